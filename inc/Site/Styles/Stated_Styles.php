<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Block_Styles;
use Templately\Shared\Blocks\Editable_Block;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** Writes what a page has from the global styles into its blocks, so that it looks the same without them. */
final class Stated_Styles {

	/** By group of styles: the block support. Others are not part of a block's attributes, or are not written into its outer element. */
	private const SUPPORTS = array(
		'border'     => '__experimentalBorder',
		'color'      => 'color',
		'spacing'    => 'spacing',
		'typography' => 'typography',
	);

	/** Elements that a block can style inside it. */
	private const ELEMENTS = array( 'button', 'link', 'heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' );

	/** Typography of pages whose theme states none: another theme may. */
	private const PLAIN = array(
		'fontStyle'     => 'normal',
		'fontWeight'    => '400',
		'letterSpacing' => 'normal',
	);

	/** @var array<string, mixed> Global styles with the values of presets; empty without any of the user's. */
	private array $styles;

	/** @var array<string, string> "contentSize" and "wideSize". */
	private array $sizes;

	public function __construct() {
		$user         = ( new Global_Styles() )->read();
		$families     = array_map( 'strval', array_column( $user['settings']['typography']['fontFamilies']['custom'] ?? array(), 'fontFamily' ) );
		$this->styles = array() === ( $user['styles'] ?? array() ) ? array() : self::values( wp_get_global_styles( array(), array( 'transforms' => array( 'resolve-variables' ) ) ), str_replace( '"', '', $families ) );
		$this->sizes  = array_intersect_key( (array) wp_get_global_settings( array( 'layout' ) ), array_flip( array( 'contentSize', 'wideSize' ) ) );
	}

	/**
	 * @param string $template Markup of the template that shows the content.
	 * @return string The blocks in a group with the styles of the page; unchanged without any styles.
	 */
	public function state( string $content, string $template ): string {
		if ( array() === $this->styles ) {
			return $content;
		}
		$page   = array_intersect_key( $this->styles, array_flip( array( 'color', 'typography', 'elements' ) ) ) + array( 'typography' => array() );
		$layout = array( 'type' => 'constrained' ) + $this->sizes;
		$gap    = array_intersect_key( $this->styles['spacing'] ?? array(), array( 'blockGap' => '' ) );
		foreach ( self::find_content( Editable_Block::parse( $template ) ) as $block ) {
			$own  = (array) json_decode( (string) wp_json_encode( $block->attributes ), true );
			$page = array_replace_recursive( $page, array_intersect_key( $own['style'] ?? array(), $page + array( 'color' => '' ) ) );
			if ( 'core/post-content' === $block->name ) {
				$layout = array_merge( $layout, array_intersect_key( $own['layout'] ?? array(), $this->sizes ) );
				$gap    = array_intersect_key( $own['style']['spacing'] ?? array(), $gap ) + $gap;
			}
		}
		$bands = '';
		$texts = '';
		$edge  = array( 'spacing' => $gap + $this->edge() );
		foreach ( array_merge( Editable_Block::parse( $content ), array( null ) ) as $piece ) {
			$is_band = $piece instanceof Editable_Block && 'full' === ( $piece->attributes->align ?? '' );
			if ( ( $is_band || null === $piece ) && '' !== trim( $texts ) ) {
				if ( '' === $bands && null === $piece ) {
					// A text alone does not touch the edges of its background.
					$edge['spacing']['padding'] = ( $edge['spacing']['padding'] ?? array() ) + array_fill_keys( array( 'top', 'bottom' ), $edge['spacing']['padding']['left'] ?? '0' );
				}
				$bands .= self::group( trim( $texts ), $layout, $edge );
				$texts  = '';
			}
			if ( $piece instanceof Editable_Block ) {
				$piece = $this->state_block( $piece );
			}
			$is_band ? $bands .= $piece : $texts .= $piece;
		}
		$page['typography'] += self::PLAIN;
		$page['elements']    = array_intersect_key( $page['elements'] ?? array(), array_flip( self::ELEMENTS ) );
		foreach ( $page['elements'] as $element => $style ) {
			// WordPress knows no other states of elements in blocks.
			$page['elements'][ $element ] = array_diff_key( $style, array_flip( array( ':focus', ':active', ':visited', ':focus-visible', 'link' === $element ? '' : ':hover' ) ) );
		}
		$page['spacing'] = $gap + ( isset( $page['color']['background'] ) ? array( 'padding' => array_fill_keys( array( 'top', 'right', 'bottom', 'left' ), '0' ) ) : array() );
		return self::group( $bands, array( 'type' => 'default' ), $page );
	}

	/**
	 * @param list<string|Editable_Block> $pieces
	 * @return list<Editable_Block> The block for a post's content, and before it the blocks around it; with the values of their presets.
	 */
	private static function find_content( array $pieces ): array {
		foreach ( $pieces as $piece ) {
			$inner = $piece instanceof Editable_Block && 'core/post-content' !== $piece->name ? self::find_content( $piece->content ) : array();
			if ( $piece instanceof Editable_Block && ( 'core/post-content' === $piece->name || array() !== $inner ) ) {
				return array_merge( array( $piece ), $inner );
			}
		}
		return array();
	}

	/**
	 * @param array<string, string> $layout
	 * @param array<string, mixed>  $style
	 */
	private static function group( string $blocks, array $layout, array $style ): string {
		list( , $group ) = Editable_Block::parse( '<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull"></div><!-- /wp:group -->' );
		if ( ! $group instanceof Editable_Block ) {
			return $blocks;
		}
		$group->attributes->layout = (object) $layout;
		Block_Styles::state( $group, $style );
		$group->content[0] = str_replace( '></div>', ">$blocks</div>", (string) $group->content[0] );
		return (string) $group;
	}

	/** @return array<string, array<string, string>> Space between the content and the edges of the window. */
	private function edge(): array {
		return array_filter( array( 'padding' => array_intersect_key( $this->styles['spacing']['padding'] ?? array(), array_flip( array( 'left', 'right' ) ) ) ) );
	}

	/** States what a block and its inner blocks have as blocks of their types. */
	private function state_block( Editable_Block $block ): string {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block->name );
		if ( null !== $type ) {
			$this->state_type( $block, $type );
		}
		$this->state_inner_text( $block );
		array_map( array( $this, 'state_block' ), $block->inner_blocks() );
		return (string) $block;
	}

	private function state_type( Editable_Block $block, WP_Block_Type $type ): void {
		$layout = (array) ( $block->attributes->layout ?? array() );
		$style  = array();
		foreach ( self::SUPPORTS as $group => $support ) {
			foreach ( wp_should_skip_block_supports_serialization( $type, $support ) ? array() : (array) ( $this->styles['blocks'][ $block->name ][ $group ] ?? array() ) as $name => $value ) {
				if ( block_has_support( $type, array( $support, $name ) ) || block_has_support( $type, array( $support, '__experimental' . ucfirst( (string) $name ) ) ) || ( 'color' === $group && block_has_support( $type, array( 'color' ) ) && false !== ( $type->supports['color'][ $name ] ?? true ) ) ) {
					$style[ $group ][ $name ] = $value;
				}
			}
		}
		if ( 'constrained' === ( $layout['type'] ?? '' ) ) {
			if ( ! isset( $layout['contentSize'] ) && ! isset( $layout['wideSize'] ) ) {
				$block->attributes->layout = (object) ( $layout + $this->sizes );
			}
			if ( 'full' === ( $block->attributes->align ?? '' ) ) {
				$style = array_replace_recursive( array( 'spacing' => $this->edge() ), $style );
			}
		}
		// A gallery has a space of its own.
		if ( isset( $this->styles['spacing']['blockGap'] ) && 'core/gallery' !== $block->name && block_has_support( $type, array( 'spacing', 'blockGap' ) ) ) {
			$style = array_replace_recursive( array( 'spacing' => array( 'blockGap' => $this->styles['spacing']['blockGap'] ) ), $style );
		}
		if ( isset( $style['typography'] ) ) {
			$style['typography'] += array( 'fontWeight' => 'inherit' );
		}
		Block_Styles::state( $block, $style );
	}

	/** States the styles of citations and captions, which no attribute has. */
	private function state_inner_text( Editable_Block $block ): void {
		foreach ( array(
			'cite'    => 'cite',
			'caption' => 'figcaption',
		) as $element => $tag ) {
			$style = array_replace_recursive( $this->styles['elements'][ $element ] ?? array(), $this->styles['blocks'][ $block->name ]['elements'][ $element ] ?? array() );
			if ( isset( $style['typography'] ) ) {
				$style['typography'] += array( 'fontWeight' => '400' );
			}
			$css = wp_style_engine_get_styles( $style )['css'] ?? '';
			if ( '' !== $css ) {
				$block->content = array_map(
					static function ( $piece ) use ( $tag, $css ) {
						return is_string( $piece ) ? (string) preg_replace( "#(<{$tag}\b[^>]*>)(.+?)(</$tag>)#s", '$1<span style="display:block;' . addcslashes( esc_attr( $css ), '\\$' ) . '">$2</span>$3', $piece ) : $piece;
					},
					$block->content
				);
			}
		}
	}

	/**
	 * @param array<string, mixed> $styles
	 * @param array<string>        $families Those that stay with the page.
	 * @return array<string, mixed> Values that no style sheet of a theme has to define.
	 */
	private static function values( array $styles, array $families ): array {
		$values = array();
		foreach ( $styles as $name => $value ) {
			$value    = is_array( $value ) ? self::values( $value, $families ) : str_replace( '"', '', (string) $value );
			$is_known = is_array( $value ) ? array() !== $value : false === strpos( $value, 'var(' ) && ( 'fontFamily' !== $name || in_array( $value, $families, true ) );
			if ( 'css' !== $name && $is_known ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}
}
