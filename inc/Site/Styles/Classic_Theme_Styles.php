<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use WP_Block;
use WP_Block_Editor_Context;
use WP_HTML_Tag_Processor;

/** Fixes the display of inserted designs in classic themes, whose CSS does not support rows, grids, gaps, widths and link colours of blocks. */
final class Classic_Theme_Styles {

	/** Marks top-level blocks that came with a design; also the handle of the style sheet. */
	public const CLASS_NAME = 'templately-design';

	/** Key in the parsed blocks of a design. */
	private const IS_DESIGN = 'isTemplatelyDesign';

	/**
	 * Removes the clearfix pseudo-elements of classic themes, which take up a cell in rows and grids; widths that ignore the padding of the
	 * block around; the padding of groups that have none; and the margins and the white text of what covers contain.
	 */
	private const LAYOUT = '.M:is(L):is(D)::before,.M:is(L):is(D)::after,.M :is(L):is(D)::before,.M :is(L):is(D)::after{content:none}'
		. '.M.M [class*=inner-container]>:is(.alignwide,.alignfull){width:auto}'
		. '.M.M .is-layout-flow>:not(.alignleft,.alignright){max-width:none!important}'
		. '.M.M .is-layout-flow>.alignfull{margin-inline:0}'
		. ':is(.M.M,.M.M *).wp-block-group.has-background:not([style*=padding]){padding:0}'
		. ':is(.M.M,.M.M *).wp-block-cover>.wp-block-cover__inner-container{width:100%;margin-block:0;color:inherit}';

	/** Links of blocks with a link colour, except inside other such blocks. Focused links keep the theme's style, which may include a background. */
	private const LINKS = '.M.has-link-color.E a:where(:not(.wp-element-button,.E .has-link-color a)):not(:focus)';

	/** The container of a block's inner blocks: the block's own element, or the one that WordPress adds inside it. */
	private const CONTAINER = ':is(.M.E,.M.E>[class*=__inner-container])';

	public static function is_needed(): bool {
		return ! wp_is_block_theme();
	}

	public function register_filters(): void {
		// After core adds its class for link colours.
		add_filter( 'render_block_data', array( $this, 'enqueue_block_style' ), 20, 3 );
		add_filter( 'render_block', array( $this, 'add_layout' ), 10, 2 );
		add_filter( 'block_editor_settings_all', array( $this, 'add_editor_style' ), 10, 2 );
	}

	/**
	 * Enqueues the styles of a design's block. Filter: render_block_data.
	 * @param array<string, mixed> $block Parsed block.
	 * @param array<string, mixed> $source
	 * @param WP_Block|null        $parent
	 * @return array<string, mixed>
	 */
	public function enqueue_block_style( $block, $source, $parent ) {
		if ( ! isset( $parent->parsed_block[ self::IS_DESIGN ] ) && ! self::has_class( $block ) ) {
			return $block;
		}
		$block[ self::IS_DESIGN ] = true;
		if ( ! wp_style_is( self::CLASS_NAME ) ) {
			wp_register_style( self::CLASS_NAME, false, array(), TEMPLATELY_VERSION );
			wp_add_inline_style( self::CLASS_NAME, self::layout() );
			wp_enqueue_style( self::CLASS_NAME );
		}
		$link = $block['attrs']['style']['elements']['link'] ?? null;
		if ( is_array( $link ) && 1 === preg_match( '/\bwp-elements-[\w-]+/', $block['attrs']['className'], $class ) ) {
			$links = strtr(
				self::LINKS,
				array(
					'.M' => '.' . self::CLASS_NAME,
					'.E' => ".$class[0]",
				)
			);
			self::print( $links, $link );
			self::print( "$links:hover", $link[':hover'] ?? array() );
		}
		return $block;
	}

	/**
	 * Adds the gap and the width of a block's content, which WordPress leaves to classic themes. Filter: render_block.
	 * @param string               $content
	 * @param array<string, mixed> $block Parsed block.
	 * @return string
	 */
	public function add_layout( $content, $block ) {
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! isset( $block[ self::IS_DESIGN ] ) || ! $tags->next_tag() ) {
			return $content;
		}
		$rules = self::layout_rules( $block['attrs'] );
		$class = 'templately-' . substr( md5( (string) wp_json_encode( $rules ) ), 0, 8 );
		if ( array() !== $rules ) {
			$tags->add_class( $class );
		}
		if ( array() !== $rules || self::has_class( $block ) || isset( $block['attrs']['style']['elements']['link'] ) ) {
			$tags->add_class( self::CLASS_NAME );
		}
		$names = array(
			'.M' => '.' . self::CLASS_NAME,
			'.E' => ".$class",
		);
		foreach ( $rules as $selector => $declarations ) {
			wp_style_engine_get_stylesheet_from_css_rules(
				array(
					array(
						'selector'     => strtr( self::CONTAINER . $selector, $names ),
						'declarations' => $declarations,
						'rules_group'  => '',
					),
				),
				array( 'context' => 'block-supports' )
			);
		}
		return $tags->get_updated_html();
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, array<string, string>> CSS declarations by selector after the container's.
	 */
	private static function layout_rules( array $attributes ): array {
		$gap   = $attributes['style']['spacing']['blockGap'] ?? null;
		$gap   = is_array( $gap ) ? $gap : array_fill_keys( array( 'top', 'left' ), $gap );
		$rows  = self::length( $gap['top'] ?? null );
		$rules = array();
		if ( '' !== $rows ) {
			$rules['>*'] = array(
				'margin-block-start' => '0px',
				'margin-block-end'   => '0px',
			);

			$rules[':is(.is-layout-flow,.is-layout-constrained)>*+*'] = array( 'margin-block-start' => $rows );
			$rules[':is(.is-layout-flex,.is-layout-grid)']            = array( 'gap' => $rows . ' ' . ( self::length( $gap['left'] ?? null ) ?: $rows ) );
		}
		foreach ( array(
			'contentSize' => '>:not(.alignwide,.alignfull,.alignleft,.alignright)',
			'wideSize'    => '>.alignwide',
		) as $name => $selector ) {
			$width = self::length( $attributes['layout'][ $name ] ?? null );
			if ( '' !== $width ) {
				$rules[ ".is-layout-constrained$selector" ] = array( 'max-width' => "$width !important" );
			}
		}
		return $rules;
	}

	/** @param mixed $css Returns CSS for a length or a reference to a preset, otherwise ''. */
	private static function length( $css ): string {
		return is_string( $css ) ? (string) preg_replace( '/^var:preset\|spacing\|([\w-]+)$/', 'var(--wp--preset--spacing--$1)', $css ) : '';
	}

	/**
	 * Adds the styles of rows and grids to the editor. Filter: block_editor_settings_all.
	 * @param array<string, mixed>    $settings
	 * @param WP_Block_Editor_Context $context
	 * @return array<string, mixed>
	 */
	public function add_editor_style( $settings, $context ) {
		if ( isset( $context->post ) ) {
			$settings['styles'][] = array( 'css' => self::layout() );
		}
		return $settings;
	}

	/** @param array<string, mixed> $style */
	private static function print( string $selector, array $style ): void {
		wp_style_engine_get_styles(
			array_intersect_key( $style, array( 'color' => true ) ),
			array(
				'selector' => $selector,
				'context'  => 'block-supports',
			)
		);
	}

	private static function layout(): string {
		return strtr(
			self::LAYOUT,
			array(
				'.M' => '.' . self::CLASS_NAME,
				'L'  => '.is-layout-flex,.is-layout-grid',
				'D'  => '.wp-block-group,.wp-block-columns',
			)
		);
	}

	/** @param array<string, mixed> $block Parsed block. */
	private static function has_class( array $block ): bool {
		$class = $block['attrs']['className'] ?? '';
		return is_string( $class ) && 1 === preg_match( '/(?<!\S)(' . self::CLASS_NAME . '(?!\S)|' . Theme_Palettes::CLASS_NAME . ')/', $class );
	}
}
