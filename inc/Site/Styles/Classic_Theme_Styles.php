<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use WP_Block_Editor_Context;

/**
 * What blocks of designs need where a classic theme shows them; a page without any gets nothing. The theme's own styles are older
 * than rows, grids and colours of links that blocks have by themselves.
 */
final class Classic_Theme_Styles {

	/** Such themes end floats by an empty thing before and after what a group holds, which takes the place of one in a row or a grid. */
	private const ROWS = '.M:is(L):is(D)::before,.M:is(L):is(D)::after,.M :is(L):is(D)::before,.M :is(L):is(D)::after{content:none}';

	/** Links of a block that says their colour, less those in another one that does. Who follows them by keyboard has what the theme has for that, which may bring a background. */
	private const LINKS = '.M.has-link-color.E a:where(:not(.wp-element-button,.E .has-link-color a)):not(:focus)';

	/** Hooks it in. For a classic theme. */
	public function register_filters(): void {
		// After WordPress has given the block its class for links.
		add_filter( 'render_block_data', array( $this, 'enqueue_block_style' ), 20 );
		add_filter( 'block_editor_settings_all', array( $this, 'add_editor_style' ), 10, 2 );
	}

	/**
	 * Has the page print what a block needs.
	 *
	 * @param array<string, mixed> $block A parsed block that is about to be drawn.
	 * @return array<string, mixed> The same.
	 */
	public function enqueue_block_style( $block ) {
		if ( ! Classic_Mark::is_on( $block ) ) {
			return $block;
		}
		if ( ! wp_style_is( Classic_Mark::NAME ) ) {
			wp_register_style( Classic_Mark::NAME, false, array(), TEMPLATELY_VERSION );
			wp_add_inline_style( Classic_Mark::NAME, self::rows() );
			wp_enqueue_style( Classic_Mark::NAME );
		}
		$link = $block['attrs']['style']['elements']['link'] ?? null;
		if ( is_array( $link ) && 1 === preg_match( '/\bwp-elements-[\w-]+/', $block['attrs']['className'], $class ) ) {
			$links = strtr(
				self::LINKS,
				array(
					'.M' => '.' . Classic_Mark::NAME,
					'.E' => ".$class[0]",
				)
			);
			self::print( $links, $link );
			self::print( "$links:hover", $link[':hover'] ?? array() );
		}
		return $block;
	}

	/**
	 * Has rows and grids stand in the editor as they do on the page.
	 *
	 * @param array<string, mixed>    $settings The editor's.
	 * @param WP_Block_Editor_Context $context  Which editor.
	 * @return array<string, mixed>
	 */
	public function add_editor_style( $settings, $context ) {
		if ( isset( $context->post ) ) {
			$settings['styles'][] = array( 'css' => self::rows() );
		}
		return $settings;
	}

	/** @param array<string, mixed> $style    What the block says of them. */
	private static function print( string $selector, array $style ): void {
		wp_style_engine_get_styles(
			array_intersect_key( $style, array( 'color' => true ) ),
			array(
				'selector' => $selector,
				'context'  => 'block-supports',
			)
		);
	}

	/** Returns the styles of rows and grids. */
	private static function rows(): string {
		return strtr(
			self::ROWS,
			array(
				'.M' => '.' . Classic_Mark::NAME,
				'L'  => '.is-layout-flex,.is-layout-grid',
				'D'  => '.wp-block-group,.wp-block-columns',
			)
		);
	}
}
