<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Block_Source;
use WP_Block_Type_Registry;

/**
 * Says of blocks that they came with a design into a classic theme, whose styles take away what themes of blocks leave: by that,
 * Classic_Theme_Styles gives it back to them and to no others.
 */
final class Classic_Mark {

	/** The class. */
	public const NAME = 'templately-design';

	/**
	 * Says whether the site's theme is such a one.
	 */
	public static function is_needed(): bool {
		return ! wp_is_block_theme();
	}

	/**
	 * Marks the outermost blocks that can hold others, and in them those that say which colour links have.
	 *
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function put( array $blocks ): array {
		return array_map(
			static function ( string $markup ): string {
				$pieces = Block_Source::parse( $markup );
				self::mark( $pieces, true );
				return implode( '', $pieces );
			},
			$blocks
		);
	}

	/**
	 * Says whether a block has the mark.
	 *
	 * @param array<string, mixed> $block A parsed block.
	 */
	public static function is_on( array $block ): bool {
		$class = $block['attrs']['className'] ?? '';
		return is_string( $class ) && in_array( self::NAME, explode( ' ', $class ), true );
	}

	/**
	 * @param list<string|Block_Source> $pieces       HTML and blocks, which are changed.
	 * @param bool               $is_outermost Whether they are in no other block.
	 */
	private static function mark( array $pieces, bool $is_outermost ): void {
		foreach ( $pieces as $piece ) {
			if ( ! $piece instanceof Block_Source ) {
				continue;
			}
			$holds_others = array() !== array_filter( $piece->content, 'is_object' );
			if ( ( ( $is_outermost && $holds_others ) || isset( $piece->attributes->style->elements->link ) ) && self::can_have_class( $piece->name ) && $piece->add_class( self::NAME ) ) {
				$piece->attributes->className = ltrim( ( $piece->attributes->className ?? '' ) . ' ' . self::NAME ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- WordPress's own.
			}
			self::mark( $piece->content, false );
		}
	}

	/** @return bool Whether people may give it classes: the editor would find fault with another. */
	private static function can_have_class( string $name ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return null !== $type && block_has_support( $type, array( 'customClassName' ), true );
	}
}
