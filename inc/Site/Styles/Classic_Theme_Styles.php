<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Editable_Block;
use WP_Block_Editor_Context;
use WP_Block_Type_Registry;

/** Fixes the display of inserted designs in classic themes, whose CSS does not support rows, grids and link colours of blocks. */
final class Classic_Theme_Styles {

	/** Marks blocks that came with a design; also the handle of the style sheet. */
	private const CLASS_NAME = 'templately-design';

	/** Removes the clearfix pseudo-elements of classic themes, which take up a cell in rows and grids. */
	private const ROWS = '.M:is(L):is(D)::before,.M:is(L):is(D)::after,.M :is(L):is(D)::before,.M :is(L):is(D)::after{content:none}';

	/** Links of blocks with a link colour, except inside other such blocks. Focused links keep the theme's style, which may include a background. */
	private const LINKS = '.M.has-link-color.E a:where(:not(.wp-element-button,.E .has-link-color a)):not(:focus)';

	public static function is_needed(): bool {
		return ! wp_is_block_theme();
	}

	/**
	 * Adds the class to top-level blocks with inner blocks, and to blocks inside them that set a link colour.
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
			wp_add_inline_style( self::CLASS_NAME, self::rows() );
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
	 * Adds the styles of rows and grids to the editor. Filter: block_editor_settings_all.
	 * @param array<string, mixed>    $settings
	 * @param WP_Block_Editor_Context $context
	 * @return array<string, mixed>
	 */
	public function add_editor_style( $settings, $context ) {
		if ( isset( $context->post ) ) {
			$settings['styles'][] = array( 'css' => self::rows() );
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

	private static function rows(): string {
		return strtr(
			self::ROWS,
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
			if ( ( ( $is_outermost && $holds_others ) || isset( $piece->attributes->style->elements->link ) ) && self::can_have_class( $piece->name ) && $piece->add_class( self::CLASS_NAME ) ) {
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
