<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/** Reads, renames and resolves the presets (colours, font sizes, …) that a block uses. Maps are by kind and slug; unmapped presets and other bytes stay. */
final class Preset_References {

	public const KINDS = array( 'color', 'gradient', 'duotone', 'shadow', 'font-size', 'font-family', 'spacing', 'border-radius', 'dimension' );

	/** Extra kind of replace_with_values(): spacing as a block gap, where core removes brackets. */
	public const GAP = 'gap';

	/** By attribute: kind, class in the block's HTML, CSS property of the class, path of its value in "style". */
	private const ATTRIBUTES = array(
		'textColor'       => array( 'color', 'has-%s-color', 'color', array( 'color', 'text' ) ),
		'backgroundColor' => array( 'color', 'has-%s-background-color', 'background-color', array( 'color', 'background' ) ),
		'borderColor'     => array( 'color', 'has-%s-border-color', 'border-color', array( 'border', 'color' ) ),
		'gradient'        => array( 'gradient', 'has-%s-gradient-background', 'background', array( 'color', 'gradient' ) ),
		'fontSize'        => array( 'font-size', 'has-%s-font-size', 'font-size', array( 'typography', 'fontSize' ) ),
		'fontFamily'      => array( 'font-family', 'has-%s-font-family', 'font-family', array( 'typography', 'fontFamily' ) ),
	);

	/** The same for attributes whose value is in another attribute. '' if the HTML has no class. */
	private const PAIRS = array(
		'overlayColor'               => array( 'color', 'has-%s-background-color', 'background-color', 'customOverlayColor' ),
		'overlayTextColor'           => array( 'color', '', '', 'customOverlayTextColor' ),
		'overlayBackgroundColor'     => array( 'color', '', '', 'customOverlayBackgroundColor' ),
		'iconColor'                  => array( 'color', '', '', 'customIconColor' ),
		'iconBackgroundColor'        => array( 'color', '', '', 'customIconBackgroundColor' ),
		'waveformColor'              => array( 'color', '', '', 'customWaveformColor' ),
		'waveformBackgroundColor'    => array( 'color', '', '', 'customWaveformBackgroundColor' ),
		'waveformGradient'           => array( 'gradient', '', '', 'customWaveformGradient' ),
		'waveformBackgroundGradient' => array( 'gradient', '', '', 'customWaveformBackgroundGradient' ),
	);

	/** Attributes of single blocks whose value is in another attribute instead of "style". */
	private const CUSTOM = array(
		'core/cover'      => array( 'gradient' => 'customGradient' ),
		'core/navigation' => array(
			'textColor'       => 'customTextColor',
			'backgroundColor' => 'customBackgroundColor',
		),
	);

	/** @return array<string, list<string>> Presets that a block uses, without its inner blocks. Slugs by kind. */
	public static function list_presets( Editable_Block $block ): array {
		$used = array();
		$note = static function ( string $kind, string $slug ) use ( &$used ): void {
			if ( in_array( $kind, self::KINDS, true ) ) {
				$used[ $kind ][ $slug ] = true;
			}
		};
		foreach ( self::ATTRIBUTES + self::PAIRS as $attribute => list( $kind ) ) {
			$slug = $block->attributes->$attribute ?? null;
			if ( is_string( $slug ) ) {
				$note( $kind, $slug );
			}
		}
		$look       = static function ( string $text ) use ( $note ): string {
			foreach ( self::inline_colors( $text ) as $slug ) {
				$note( 'color', $slug );
			}
			return Block_Strings::replace_preset_references(
				$text,
				static function ( string $kind, string $slug ) use ( $note ): ?string {
					$note( $kind, $slug );
					return null;
				}
			);
		};
		$attributes = clone $block->attributes;
		Block_Strings::map_strings( $attributes, $look );
		array_map( $look, array_filter( $block->content, 'is_string' ) );
		return array_map(
			static function ( array $slugs ): array {
				return array_map( 'strval', array_keys( $slugs ) );
			},
			$used
		);
	}

	/** @return list<string> Colours of inline text. Slugs as in class names. */
	public static function inline_colors( string $html ): array {
		$slugs = array();
		if ( false !== strpos( $html, 'has-inline-color' ) ) {
			preg_match_all( '/\bclass=(["\'])([^"\']*\bhas-inline-color\b[^"\']*)\1/', $html, $found );
			foreach ( explode( ' ', implode( ' ', $found[2] ) ) as $class ) {
				if ( 'has-inline-color' !== $class && 1 === preg_match( '/^has-(.+)-color$/', $class, $slug ) ) {
					$slugs[ $slug[1] ] = true;
				}
			}
		}
		return array_map( 'strval', array_keys( $slugs ) );
	}

	/** @param array<string, array<string>> $map New slug by kind and slug. Inner blocks stay unchanged. */
	public static function rename( Editable_Block $block, array $map ): void {
		$css     = self::by_css_name( $map );
		$classes = array();
		foreach ( self::ATTRIBUTES + self::PAIRS as $attribute => list( $kind, $class ) ) {
			$slug = $block->attributes->$attribute ?? null;
			if ( ! is_string( $slug ) || ! isset( $map[ $kind ][ $slug ] ) ) {
				continue;
			}
			$new = $map[ $kind ][ $slug ];

			$block->attributes->$attribute = $new;
			foreach ( self::classes( $block, $attribute, $class ) as $one ) {
				$classes[ self::named( $one, $slug ) ] = self::named( $one, $new );
			}
		}
		// A spacer's height and width contain the slug as typed.
		$is_spacer = 'core/spacer' === $block->name;
		$rename    = static function ( string $text ) use ( $map, $css, $is_spacer ): string {
			return Block_Strings::replace_preset_references(
				$text,
				static function ( string $kind, string $slug, bool $in_css, bool $is_size ) use ( $map, $css, $is_spacer ): ?string {
					$new = $map[ $kind ][ $slug ] ?? ( $in_css ? $css[ $kind ][ $slug ] ?? null : null );
					if ( null === $new || ! $in_css ) {
						return null === $new ? null : "var:preset|$kind|$new";
					}
					return "var(--wp--preset--$kind--" . ( $is_spacer && $is_size ? $new : _wp_to_kebab_case( $new ) ) . ')';
				}
			);
		};
		$inline    = static function ( array $names ) use ( $css ): array {
			$new = array();
			foreach ( $names as $name ) {
				$slug  = 1 === preg_match( '/^has-(.+)-color$/', $name, $found ) ? $found[1] : '';
				$new[] = isset( $css['color'][ $slug ] ) && 'has-inline-color' !== $name ? self::named( 'has-%s-color', $css['color'][ $slug ] ) : $name;
			}
			return array( $new, array() );
		};
		$own       = static function ( array $names ) use ( $classes ): array {
			return array(
				array_map(
					static function ( string $name ) use ( $classes ): string {
						return $classes[ $name ] ?? $name;
					},
					$names
				),
				array(),
			);
		};
		Block_Strings::change( $block, $rename, array() === $classes ? null : $own, isset( $css['color'] ) ? $inline : null );
	}

	/** @param array<string, array<string|list<string>>> $values CSS value by kind and slug, without quotes and semicolons; of a duotone its colours. */
	public static function replace_with_values( Editable_Block $block, array $values ): void {
		$css        = self::by_css_name( $values );
		$attributes = $block->attributes;
		$classes    = array();
		$duotone    = $attributes->style->color->duotone ?? null;
		if ( is_string( $duotone ) && 1 === preg_match( '/^var:preset\|duotone\|(.+)$/', $duotone, $found ) && isset( $values['duotone'][ $found[1] ] ) ) {
			$attributes->style->color->duotone = $values['duotone'][ $found[1] ];
		}
		foreach ( self::ATTRIBUTES as $attribute => list( $kind, $class, $property, $path ) ) {
			$slug  = $attributes->$attribute ?? null;
			$value = is_string( $slug ) ? $values[ $kind ][ $slug ] ?? null : null;
			// A separator has no control for these and writes no value.
			if ( ! is_string( $value ) || ( 'core/separator' === $block->name && in_array( $attribute, array( 'gradient', 'textColor' ), true ) ) ) {
				continue;
			}
			unset( $attributes->$attribute );
			$custom = self::CUSTOM[ $block->name ][ $attribute ] ?? '';
			if ( '' !== $custom ) {
				$attributes->$custom = $value;
			} else {
				self::set_style( $attributes, $path, $value );
			}
			foreach ( self::classes( $block, $attribute, $class ) as $one ) {
				$classes[ self::named( $one, $slug ) ] = ( $one === $class ? $property : 'color' ) . ":$value";
			}
		}
		foreach ( self::PAIRS as $attribute => list( $kind, $class, $property, $custom ) ) {
			$slug  = $attributes->$attribute ?? null;
			$value = is_string( $slug ) ? $values[ $kind ][ $slug ] ?? null : null;
			if ( is_string( $value ) ) {
				unset( $attributes->$attribute );
				$attributes->$custom = $value;
				if ( '' !== $class ) {
					$classes[ self::named( $class, $slug ) ] = "$property:$value";
				}
			}
		}
		$write = static function ( string $text, string $key = '' ) use ( $values, $css ): string {
			return Block_Strings::replace_preset_references(
				$text,
				static function ( string $kind, string $slug, bool $in_css ) use ( $values, $css, $key ): ?string {
					$value = $in_css ? $css[ $kind ][ $slug ] ?? $values[ $kind ][ $slug ] ?? null : $values[ $kind ][ $slug ] ?? null;
					if ( 'blockGap' === $key && 'spacing' === $kind ) {
						$value = $values[ self::GAP ][ $slug ] ?? $value;
					}
					return is_string( $value ) ? $value : null;
				}
			);
		};
		$swap  = static function ( array $names, array $declarations ): array {
			return array( array_values( array_diff( $names, array_keys( $declarations ) ) ), array_values( array_intersect_key( $declarations, array_flip( $names ) ) ) );
		};
		$own   = static function ( array $names ) use ( $swap, $classes ): array {
			return $swap( $names, $classes );
		};
		$words = array();
		foreach ( $css['color'] ?? array() as $slug => $value ) {
			$words[ "has-$slug-color" ] = "color:$value";
		}
		$inline = static function ( array $names ) use ( $swap, $words ): array {
			return $swap( $names, $words );
		};
		Block_Strings::change( $block, $write, array() === $classes ? null : $own, array() === $words ? null : $inline );
	}

	/** Removes a style from the attributes and the block's own HTML. */
	public static function remove_style( Editable_Block $block, string $group, string $name, string $property ): void {
		$value = $block->attributes->style->$group->$name ?? null;
		if ( ! is_scalar( $value ) ) {
			return;
		}
		unset( $block->attributes->style->$group->$name );
		self::prune( $block->attributes, $group );
		foreach ( $block->content as $place => $piece ) {
			if ( is_string( $piece ) ) {
				$block->content[ $place ] = (string) preg_replace_callback(
					'/ style="([^"]*)"/',
					static function ( array $found ) use ( $property, $value ): string {
						$left = array();
						foreach ( explode( ';', $found[1] ) as $declaration ) {
							if ( str_replace( ' ', '', $declaration ) !== str_replace( ' ', '', "$property:$value" ) ) {
								$left[] = $declaration;
							}
						}
						return array() === $left ? '' : ' style="' . implode( ';', $left ) . '"';
					},
					$piece
				);
			}
		}
	}

	/** @param string $attribute Such as 'fontFamily'. */
	public static function remove_preset( Editable_Block $block, string $attribute ): void {
		$slug = $block->attributes->$attribute ?? null;
		if ( ! is_string( $slug ) ) {
			return;
		}
		unset( $block->attributes->$attribute );
		$gone = array();
		foreach ( self::classes( $block, $attribute, self::ATTRIBUTES[ $attribute ][1] ) as $class ) {
			$gone[] = self::named( $class, $slug );
		}
		Block_Strings::change(
			$block,
			null,
			static function ( array $names ) use ( $gone ): array {
				return array( array_values( array_diff( $names, $gone ) ), array() );
			},
			null
		);
	}

	/** @param array{string, string} $path */
	private static function set_style( stdClass $attributes, array $path, string $value ): void {
		list( $group, $name ) = $path;
		if ( ! ( $attributes->style ?? null ) instanceof stdClass ) {
			$attributes->style = new stdClass();
		}
		if ( ! ( $attributes->style->$group ?? null ) instanceof stdClass ) {
			$attributes->style->$group = new stdClass();
		}
		$attributes->style->$group->$name = $value;
	}

	/** Removes empty objects, which would be saved as lists. */
	private static function prune( stdClass $attributes, string $group ): void {
		if ( array() === (array) $attributes->style->$group ) {
			unset( $attributes->style->$group );
		}
		if ( array() === (array) $attributes->style ) {
			unset( $attributes->style );
		}
	}

	/** @return list<string> */
	private static function classes( Editable_Block $block, string $attribute, string $pattern ): array {
		if ( '' === $pattern ) {
			return array();
		}
		return 'core/separator' === $block->name && 'backgroundColor' === $attribute ? array( $pattern, 'has-%s-color' ) : array( $pattern );
	}

	private static function named( string $pattern, string $slug ): string {
		return sprintf( $pattern, _wp_to_kebab_case( $slug ) );
	}

	/**
	 * @param array<string, array<mixed>> $map By kind and slug.
	 * @return array<string, array<string, mixed>> By kind and the slug's form in CSS.
	 */
	private static function by_css_name( array $map ): array {
		$named = array();
		foreach ( $map as $kind => $of_kind ) {
			foreach ( $of_kind as $slug => $value ) {
				$named[ $kind ][ _wp_to_kebab_case( (string) $slug ) ] = $value;
			}
		}
		return $named;
	}
}
