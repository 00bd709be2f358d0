<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use SplObjectStorage;
use Templately\Shared\Blocks\Editable_Block;

/** Widens the content of full-width blocks in classic themes, which limit it to the width of text: columns would become too narrow. */
final class Classic_Theme_Widths {

	/** Blocks that support the wide alignment and have an HTML element. Paragraphs do not. */
	private const CAN_BE_WIDE = array( 'core/buttons', 'core/columns', 'core/cover', 'core/gallery', 'core/group', 'core/heading', 'core/image', 'core/media-text', 'core/query', 'core/separator', 'core/table' );

	/** Width in pixels below which a group is meant to be as narrow as text. */
	private const TEXT = 800.0;

	/** A wide stack block with a placeholder for its content. */
	private const STACK = '<!-- wp:group {"align":"wide","layout":{"type":"flex","orientation":"vertical","justifyContent":"stretch"}} --><div class="wp-block-group alignwide"><!-- wp:spacer /--></div><!-- /wp:group -->';

	/** Also requires support for wide blocks. */
	public static function is_classic_theme(): bool {
		return ! wp_theme_has_theme_json() && current_theme_supports( 'align-wide' );
	}

	/**
	 * Widens the content of full-width blocks: each inner block if all support it, otherwise a stack around them, because blocks that stay
	 * narrow would not align with the others.
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function widen_blocks( array $blocks ): array {
		/** @var SplObjectStorage<Editable_Block, null> $in_stacks Blocks inside a stack. Groups among them limit their content's width as well. */
		$in_stacks = new SplObjectStorage();
		return Style_Adapter::walk_blocks(
			$blocks,
			static function ( Editable_Block $block ) use ( $in_stacks ): void {
				$own = get_object_vars( $block->attributes );
				if ( ! in_array( $block->name, array( 'core/group', 'core/cover' ), true )
					|| ! ( in_array( $own['align'] ?? '', array( 'full', 'wide' ), true ) || $in_stacks->contains( $block ) )
					|| self::is_narrow( $own ) ) {
					return;
				}
				$inner = $block->inner_blocks();
				if ( self::can_all_be_wide( $inner ) ) {
					array_walk( $inner, array( self::class, 'make_wide' ) );
				} elseif ( self::fills_its_container( $own ) && self::has_no_alignments( $inner ) ) {
					self::wrap_in_stack( $block );
					foreach ( $inner as $one ) {
						$in_stacks->attach( $one );
					}
				}
			}
		);
	}

	/** @param array<string, mixed> $own Attributes. Narrow content is limited to text width, or not limited at all. */
	private static function is_narrow( array $own ): bool {
		$layout = (array) ( $own['layout'] ?? array() );
		$width  = Css_Length::largest( (string) ( $layout['contentSize'] ?? '' ) );
		return in_array( $layout['type'] ?? '', array( 'flex', 'grid' ), true ) || ( $width > 0 && $width < self::TEXT );
	}

	/** @param array<string, mixed> $own Attributes. The design lets text fill the block, or gives it a width of its own. */
	private static function fills_its_container( array $own ): bool {
		$layout = (array) ( $own['layout'] ?? array() );
		return 'constrained' !== ( $layout['type'] ?? '' ) || isset( $layout['contentSize'] );
	}

	/** @param list<Editable_Block> $blocks */
	private static function can_all_be_wide( array $blocks ): bool {
		return array() === array_diff( array_column( $blocks, 'name' ), self::CAN_BE_WIDE );
	}

	/** @param list<Editable_Block> $blocks */
	private static function has_no_alignments( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( isset( get_object_vars( $block->attributes )['align'] ) ) {
				return false;
			}
		}
		return true;
	}

	/** Moves a block's content into a wide stack, which does not limit it, because it has no inner container element. */
	private static function wrap_in_stack( Editable_Block $band ): void {
		list( , $stack ) = Editable_Block::parse( self::STACK );
		if ( $stack instanceof Editable_Block ) {
			// There is HTML before, between and after blocks.
			array_splice( $stack->content, 1, -1, array_slice( $band->content, 1, -1 ) );
			array_splice( $band->content, 1, -1, array( $stack ) );
		}
	}

	private static function make_wide( Editable_Block $block ): void {
		if ( ! isset( get_object_vars( $block->attributes )['align'] ) && $block->add_class( 'alignwide' ) ) {
			$block->attributes->align = 'wide';
		}
	}
}
