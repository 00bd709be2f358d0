<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use SplObjectStorage;
use Templately\Shared\Blocks\Block_Source;

/**
 * Lets what stands in a full-width band be wide under a classic theme. Such a theme gives everything in a band the width of its text,
 * in the middle, whatever the design says: columns of that would be narrower than a word, and a headline would stand in the middle of
 * its picture.
 */
final class Classic_Theme_Widths {

	/** Blocks that can be wide and have HTML of their own. A paragraph is none of them. */
	private const CAN_BE_WIDE = array( 'core/buttons', 'core/columns', 'core/cover', 'core/gallery', 'core/group', 'core/heading', 'core/image', 'core/media-text', 'core/query', 'core/separator', 'core/table' );

	/** Pixels below which a design means a group's own width: that of a text. */
	private const TEXT = 800.0;

	/** A wide stack, with something in the place of what it is to hold. */
	private const STACK = '<!-- wp:group {"align":"wide","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} --><div class="wp-block-group alignwide"><!-- wp:spacer /--></div><!-- /wp:group -->';

	/**
	 * Says whether the site's theme is such a one, and knows wide blocks.
	 */
	public static function is_classic_theme(): bool {
		return ! wp_theme_has_theme_json() && current_theme_supports( 'align-wide' );
	}

	/**
	 * Makes wide what a band holds: each block where all of them can be, else a stack around them. Words that stay narrow would not begin
	 * where the others do.
	 *
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function widen_blocks( array $blocks ): array {
		/** @var SplObjectStorage<Block_Source, null> $in_stacks Blocks in a stack: what a group of them holds is kept narrow like what a band holds. */
		$in_stacks = new SplObjectStorage();
		return Style_Adapter::walk_blocks(
			$blocks,
			static function ( Block_Source $block ) use ( $in_stacks ): void {
				$own = get_object_vars( $block->attributes );
				if ( ! in_array( $block->name, array( 'core/group', 'core/cover' ), true )
					|| ! ( in_array( $own['align'] ?? '', array( 'full', 'wide' ), true ) || $in_stacks->contains( $block ) )
					|| self::is_narrow( $own ) ) {
					return;
				}
				$inner = self::inner( $block );
				if ( self::can_all_be_wide( $inner ) ) {
					array_walk( $inner, array( self::class, 'make_wide' ) );
				} elseif ( self::fills_its_band( $own ) && self::says_none_how_it_stands( $inner ) ) {
					self::put_in_a_stack( $block );
					foreach ( $inner as $one ) {
						$in_stacks->attach( $one );
					}
				}
			}
		);
	}

	/**
	 * @param array<string, mixed> $own A block's attributes.
	 * @return bool Whether what it holds is to be as narrow as a text, or is kept narrow by nothing.
	 */
	private static function is_narrow( array $own ): bool {
		$layout = (array) ( $own['layout'] ?? array() );
		$width  = Css_Length::largest( (string) ( $layout['contentSize'] ?? '' ) );
		return in_array( $layout['type'] ?? '', array( 'flex', 'grid' ), true ) || ( $width > 0 && $width < self::TEXT );
	}

	/**
	 * @param array<string, mixed> $own A block's attributes.
	 * @return bool Whether the design says that a text in it is as wide as the block, or wider than texts are.
	 */
	private static function fills_its_band( array $own ): bool {
		$layout = (array) ( $own['layout'] ?? array() );
		return 'constrained' !== ( $layout['type'] ?? '' ) || isset( $layout['contentSize'] );
	}

	/** @return list<Block_Source> The blocks in it. */
	private static function inner( Block_Source $block ): array {
		return array_values(
			array_filter(
				$block->content,
				static function ( $piece ): bool {
					return $piece instanceof Block_Source;
				}
			)
		);
	}

	/**
	 * @param list<Block_Source> $blocks Blocks.
	 */
	private static function can_all_be_wide( array $blocks ): bool {
		return array() === array_diff( array_column( $blocks, 'name' ), self::CAN_BE_WIDE );
	}

	/**
	 * @param list<Block_Source> $blocks Blocks.
	 */
	private static function says_none_how_it_stands( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( isset( get_object_vars( $block->attributes )['align'] ) ) {
				return false;
			}
		}
		return true;
	}

	/** Puts what a block holds in a wide stack. Nothing is kept narrow in one: it has no element of its own around what it holds. */
	private static function put_in_a_stack( Block_Source $band ): void {
		list( , $stack ) = Block_Source::parse( self::STACK );
		if ( $stack instanceof Block_Source ) {
			// HTML comes first and last, and between any two blocks.
			array_splice( $stack->content, 1, -1, array_slice( $band->content, 1, -1 ) );
			array_splice( $band->content, 1, -1, array( $stack ) );
		}
	}

	/**
	 * @param Block_Source $block A block, which is changed unless it says itself how it stands.
	 */
	private static function make_wide( Block_Source $block ): void {
		if ( ! isset( get_object_vars( $block->attributes )['align'] ) && $block->add_class( 'alignwide' ) ) {
			$block->attributes->align = 'wide';
		}
	}
}
