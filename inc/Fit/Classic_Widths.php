<?php

declare( strict_types=1 );

namespace Templately\Fit;

use Templately\Blocks\Block;

/**
 * Lets what stands in a full-width band be wide under a classic theme. Such a theme gives everything in a band the width of its text,
 * whatever the design says, and columns of that would be narrower than a word.
 */
final class Classic_Widths {

	/** Blocks that can be wide and have HTML of their own. A paragraph is none of them. */
	private const CAN_BE_WIDE = array( 'core/buttons', 'core/columns', 'core/cover', 'core/gallery', 'core/group', 'core/heading', 'core/image', 'core/media-text', 'core/query', 'core/separator', 'core/table' );

	/** Pixels below which a design means a group's own width: that of a text. */
	private const TEXT = 800.0;

	/**
	 * Says whether the site's theme is such a one, and knows wide blocks.
	 */
	public static function are_needed(): bool {
		return ! wp_theme_has_theme_json() && current_theme_supports( 'align-wide' );
	}

	/**
	 * Makes wide what a band holds, where all of it can be: words that stay narrow would not begin where the others do.
	 *
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function widen( array $blocks ): array {
		return Fit::each(
			$blocks,
			static function ( Block $block ): void {
				$own    = get_object_vars( $block->attributes );
				$layout = (array) ( $own['layout'] ?? array() );
				$width  = Length::largest( (string) ( $layout['contentSize'] ?? '' ) );
				if ( ! in_array( $own['align'] ?? '', array( 'full', 'wide' ), true )
					|| ! in_array( $block->name, array( 'core/group', 'core/cover' ), true )
					|| in_array( $layout['type'] ?? '', array( 'flex', 'grid' ), true )
					|| ( $width > 0 && $width < self::TEXT ) ) {
					return;
				}
				$inner = array_filter(
					$block->content,
					static function ( $piece ): bool {
						return $piece instanceof Block;
					}
				);
				foreach ( $inner as $one ) {
					if ( ! in_array( $one->name, self::CAN_BE_WIDE, true ) ) {
						return;
					}
				}
				foreach ( $inner as $one ) {
					self::make_wide( $one );
				}
			}
		);
	}

	/**
	 * @param Block $block A block, which is changed unless it says itself how it stands.
	 */
	private static function make_wide( Block $block ): void {
		if ( isset( get_object_vars( $block->attributes )['align'] ) || ! is_string( $block->content[0] ?? null ) ) {
			return;
		}
		$html = preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*?\sclass=")/', '$1alignwide ', $block->content[0], 1, $count );
		if ( 1 === $count ) {
			$block->attributes->align = 'wide';
			$block->content[0]        = (string) $html;
		}
	}
}
