<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/** Writes styles of a theme.json into a block, which keeps what it states itself. */
final class Block_Styles {

	/** @param array<string, mixed> $style As the style attribute of a block has it. A preset of a font or a size becomes its own attribute. */
	public static function state( Editable_Block $block, array $style ): void {
		$attributes = $block->attributes;
		foreach ( array(
			'fontSize'   => 'font-size',
			'fontFamily' => 'font-family',
		) as $attribute => $kind ) {
			$value = $style['typography'][ $attribute ] ?? '';
			if ( isset( $attributes->$attribute ) ) {
				unset( $style['typography'][ $attribute ] );
			} elseif ( ! isset( $attributes->style->typography->$attribute ) && 1 === preg_match( "/^var:preset\\|$kind\\|(.+)$/D", (string) $value, $found ) ) {
				unset( $style['typography'][ $attribute ] );
				$attributes->$attribute = $found[1];
				self::add_to_html( $block, 'class', 'has-' . _wp_to_kebab_case( $found[1] ) . "-$kind", ' ' );
			}
		}
		$own   = $attributes->style ?? new stdClass();
		$added = self::add( $own, $style );
		if ( array() === $added ) {
			return;
		}
		$attributes->style = $own;
		foreach ( array(
			'has-text-color' => $added['color']['text'] ?? null,
			'has-background' => $added['color']['background'] ?? null,
			'has-link-color' => $added['elements']['link']['color']['text'] ?? null,
		) as $class => $value ) {
			if ( null !== $value ) {
				self::add_to_html( $block, 'class', $class, ' ' );
			}
		}
		unset( $added['elements'], $added['spacing']['blockGap'] );
		$css = rtrim( wp_style_engine_get_styles( $added )['css'] ?? '', ';' );
		if ( '' !== $css ) {
			self::add_to_html( $block, 'style', $css, ';' );
		}
	}

	/**
	 * @param array<string, mixed> $style
	 * @return array<string, mixed> What the object lacked.
	 */
	private static function add( stdClass $own, array $style ): array {
		$added = array();
		foreach ( $style as $name => $value ) {
			if ( is_array( $value ) ) {
				$inner = $own->$name ?? new stdClass();
				$value = $inner instanceof stdClass ? self::add( $inner, $value ) : array();
				if ( array() !== $value ) {
					$own->$name     = $inner;
					$added[ $name ] = $value;
				}
			} elseif ( ! isset( $own->$name ) ) {
				$own->$name     = $value;
				$added[ $name ] = $value;
			}
		}
		return $added;
	}

	/** Adds to an attribute of the first HTML element. */
	public static function add_to_html( Editable_Block $block, string $name, string $value, string $separator ): void {
		$value = addcslashes( esc_attr( $value ), '\\$' );
		$html  = (string) preg_replace( "/^(\s*<[a-z0-9]+\b[^>]*?\s$name=\"[^\"]*)/", "$1$separator$value", (string) $block->content[0], 1, $count );

		$block->content[0] = 1 === $count ? $html : (string) preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*)/', "$1 $name=\"$value\"", $html, 1 );
	}
}
