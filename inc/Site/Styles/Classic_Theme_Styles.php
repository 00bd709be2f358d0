<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Editable_Block;
use WP_Block_Editor_Context;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/** Fixes the display of inserted designs in classic themes, whose CSS does not support rows, grids, gaps, widths and link colours of blocks. */
final class Classic_Theme_Styles {

	/** Marks blocks that came with a design; also the handle of the style sheet. */
	private const CLASS_NAME = 'templately-design';

	/**
	 * Removes the clearfix pseudo-elements of classic themes, which take up a cell in rows and grids; widths that ignore the padding of the
	 * block around; the padding of groups that
	 * have none; and the margins and the white text of what covers contain.
	 */
	private const LAYOUT = '.M:is(L):is(D)::before,.M:is(L):is(D)::after,.M :is(L):is(D)::before,.M :is(L):is(D)::after{content:none}'
		. '.M.M [class*=inner-container]>:is(.alignwide,.alignfull){width:auto}'
		. '.M.M .is-layout-flow>.alignfull{max-width:none;margin-inline:0}'
		. ':is(.M.M,.M.M *).wp-block-group.has-background:not([style*=padding]){padding:0}'
		. ':is(.M.M,.M.M *).wp-block-cover>.wp-block-cover__inner-container{width:100%;margin-block:0;color:inherit}';

	/** Links of blocks with a link colour, except inside other such blocks. Focused links keep the theme's style, which may include a background. */
	private const LINKS = '.M.has-link-color.E a:where(:not(.wp-element-button,.E .has-link-color a)):not(:focus)';

	/** The container of a block's inner blocks: the block's own element, or the one that WordPress adds inside it. */
	private const CONTAINER = ':is(.M.E,.M.E>[class*=__inner-container])';

	public static function is_needed(): bool {
		return ! wp_is_block_theme();
	}

	/**
	 * Adds the class to top-level blocks with inner blocks, and to blocks inside them that set a link colour, a gap or the width of their content.
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return list<string>
	 */
	public static function add_class( array $blocks ): array {
		return array_map(
			static function ( string $markup ): string {
				$pieces = Editable_Block::parse( $markup );
				self::mark( $pieces, true );
				return implode( '', $pieces );
			},
			$blocks
		);
	}

	public function register_filters(): void {
		// After core adds its class for link colours.
		add_filter( 'render_block_data', array( $this, 'enqueue_block_style' ), 20 );
		add_filter( 'render_block', array( $this, 'add_layout' ), 10, 2 );
		add_filter( 'block_editor_settings_all', array( $this, 'add_editor_style' ), 10, 2 );
	}

	/**
	 * Enqueues the styles of a block. Filter: render_block_data.
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	public function enqueue_block_style( $block ) {
		if ( ! self::has_class( $block ) ) {
			return $block;
		}
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
		$rules = self::has_class( $block ) ? self::layout_rules( $block['attrs'] ) : array();
		if ( array() === $rules ) {
			return $content;
		}
		$class = 'templately-' . substr( md5( (string) wp_json_encode( $rules ) ), 0, 8 );
		$tags  = new WP_HTML_Tag_Processor( $content );
		if ( $tags->next_tag() ) {
			$tags->add_class( $class );
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
			$rules['>*'] = array( 'margin-block' => '0' );

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
		return is_string( $class ) && in_array( self::CLASS_NAME, explode( ' ', $class ), true );
	}

	/** @param list<string|Editable_Block> $pieces       Changed in place. */
	private static function mark( array $pieces, bool $is_outermost ): void {
		foreach ( $pieces as $piece ) {
			if ( ! $piece instanceof Editable_Block ) {
				continue;
			}
			$holds_others = array() !== array_filter( $piece->content, 'is_object' );
			$has_style    = isset( $piece->attributes->style->elements->link ) || isset( $piece->attributes->style->spacing->blockGap ) || isset( $piece->attributes->layout->contentSize );
			if ( ( ( $is_outermost && $holds_others ) || $has_style ) && self::can_have_class( $piece->name ) && $piece->add_class( self::CLASS_NAME ) ) {
				$piece->attributes->className = ltrim( ( $piece->attributes->className ?? '' ) . ' ' . self::CLASS_NAME ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- core's attribute.
			}
			self::mark( $piece->content, false );
		}
	}

	/** The editor reports blocks as invalid whose type does not support custom classes. */
	private static function can_have_class( string $name ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return null !== $type && block_has_support( $type, array( 'customClassName' ), true );
	}
}
