<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Shared\Blocks\Block_Styles;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Contract\Style_Schema;
use stdClass;
use WP_Block_Type_Registry;

/** The look and the global styles of a pack, from the theme.json of its theme. */
final class Theme_Look {

	/** For each weight: the editor of WordPress 6.8 adds a missing style when a block is selected, and then drops its font. */
	private const STYLE = array( 'fontStyle' => 'normal' );

	/** By kind: group and member in the settings of theme.json, and the member with the value. */
	private const PLACES = array(
		'color'         => array( 'color', 'palette', 'color' ),
		'gradient'      => array( 'color', 'gradients', 'gradient' ),
		'duotone'       => array( 'color', 'duotone', 'colors' ),
		'shadow'        => array( 'shadow', 'presets', 'shadow' ),
		'font-size'     => array( 'typography', 'fontSizes', 'size' ),
		'spacing'       => array( 'spacing', 'spacingSizes', 'size' ),
		'font-family'   => array( 'typography', 'fontFamilies', 'fontFamily' ),
		'border-radius' => array( 'border', 'radiusSizes', 'size' ),
		'dimension'     => array( 'dimensions', 'dimensionSizes', 'size' ),
	);

	/** Values of presets that neither the theme nor WordPress has. */
	private const UNDEFINED = array(
		'color'         => 'currentColor',
		'gradient'      => 'none',
		'shadow'        => 'none',
		'font-size'     => '1em',
		'spacing'       => '0px',
		'font-family'   => 'inherit',
		'border-radius' => '0px',
		'dimension'     => 'auto',
	);

	private Theme_Source $source;

	/** @var array<string, array<string, array<string, mixed>>> Entries of the look by kind and slug in the theme. */
	private array $presets = array();

	/** @var array<string, string> Files by entry of the bundle. */
	private array $files = array();

	/** @var list<string> Sentences about what is left out. */
	public array $warnings = array();

	public function __construct( Theme_Source $source ) {
		$this->source = $source;
		foreach ( self::PLACES as $kind => list( $group, $member ) ) {
			foreach ( $source->theme_json['settings'][ $group ][ $member ] ?? array() as $preset ) {
				$this->add( $kind, $preset );
			}
		}
	}

	/**
	 * Makes the presets of markup known: renames slugs that packs cannot have, adds those of WordPress, and writes values of undefined ones.
	 * @return string In the pack's presets.
	 */
	public function resolve( string $markup, string $where ): string {
		return Theme_Markup::change_blocks(
			$markup,
			function ( Editable_Block $block ) use ( $where ): void {
				$this->expand_block_styles( $block );
				$this->state_inherited_colors( $block );
				$renamed = array();
				$values  = array();
				foreach ( Preset_References::list_presets( $block ) as $kind => $slugs ) {
					foreach ( $slugs as $slug ) {
						if ( ! isset( $this->presets[ $kind ][ $slug ] ) && ! $this->add_default( $kind, $slug ) ) {
							$this->warnings[]         = "$where uses the $kind $slug, which the theme does not define.";
							$values[ $kind ][ $slug ] = self::UNDEFINED[ $kind ] ?? array();
						} else {
							$renamed[ $kind ][ $slug ] = (string) $this->presets[ $kind ][ $slug ]['slug'];
						}
					}
				}
				Preset_References::replace_with_values( $block, $values );
				Preset_References::rename( $block, $renamed );
			}
		);
	}

	/**
	 * States typography that headings and texts have from the theme: in another theme they would have its own.
	 * @param string $markup Markup that resolve() has changed.
	 */
	public function state_text_styles( string $markup ): string {
		$styles   = $this->source->theme_json['styles'] ?? array();
		$elements = $styles['elements'] ?? array();
		return Theme_Markup::change_blocks(
			$markup,
			function ( Editable_Block $block, bool $is_outermost ) use ( $styles, $elements ): void {
				if ( 'core/heading' === $block->name ) {
					$level   = 'h' . ( $block->attributes->level ?? 2 );
					$heading = array_merge( $elements['heading']['typography'] ?? array(), $elements[ $level ]['typography'] ?? array() );
					Block_Styles::state( $block, array( 'typography' => $this->portable( array_merge( isset( $heading['fontWeight'] ) ? self::STYLE : array(), $heading ) ) ) );
				} elseif ( $is_outermost && isset( $styles['typography'] ) && in_array( $block->name, array( 'core/group', 'core/columns', 'core/cover', 'core/media-text' ), true ) ) {
					Block_Styles::state( $block, array( 'typography' => $this->portable( array_merge( self::STYLE, array( 'fontWeight' => '400' ), $styles['typography'] ) ) ) );
				}
			}
		);
	}

	/**
	 * @param array<string, mixed> $typography As theme.json has it.
	 * @return array<string, string> In the pack's presets, without values that only this theme defines.
	 */
	private function portable( array $typography ): array {
		$portable = array();
		foreach ( array_filter( $typography, 'is_scalar' ) as $property => $value ) {
			$value = (string) $value;
			if ( 1 === preg_match( '/^var(?::preset\||\(--wp--preset--)(font-size|font-family)(?:\||--)([a-z0-9-]+)\)?$/D', $value, $found ) ) {
				$slug  = $this->presets[ $found[1] ][ $found[2] ]['slug'] ?? '';
				$value = '' === $slug ? '' : "var:preset|$found[1]|$slug";
			}
			if ( '' !== $value && false === strpos( $value, 'var(' ) ) {
				$portable[ $property ] = $value;
			}
		}
		return $portable;
	}

	/** @return array<string, mixed> As a manifest has it. */
	public function look(): array {
		$layout  = $this->source->theme_json['settings']['layout'] ?? array();
		$styles  = $this->source->theme_json['styles'] ?? array();
		$edge    = preg_replace( '/^var(?::preset\|spacing\||\(--wp--preset--spacing--)([a-z0-9-]+)\)?$/', '$1', (string) ( $styles['spacing']['padding']['left'] ?? '' ) );
		$page    = array(
			'background'  => $this->color( $styles['color']['background'] ?? '' ),
			'text'        => $this->color( $styles['color']['text'] ?? '' ),
			'edge'        => (string) ( $this->presets['spacing'][ (string) $edge ]['slug'] ?? '' ),
			'contentSize' => (string) ( $layout['contentSize'] ?? '' ),
			'wideSize'    => (string) ( $layout['wideSize'] ?? '' ),
		);
		$schema  = Style_Schema::schema()['properties']['page']['properties'];
		$presets = array();
		foreach ( $this->presets as $kind => $entries ) {
			$presets[ $kind ] = array_values( $entries );
		}
		return array(
			'page'    => (object) array_filter(
				$page,
				static function ( string $value, string $name ) use ( $schema ): bool {
					return '' !== $value && true === rest_validate_value_from_schema( $value, $schema[ $name ], $name );
				},
				ARRAY_FILTER_USE_BOTH
			),
			'presets' => (object) $presets,
		);
	}

	/** Writes block style variations, which other sites lack, as attributes of the block. What attributes cannot say is left out. */
	private function expand_block_styles( Editable_Block $block ): void {
		foreach ( $this->source->block_styles as $style ) {
			$class   = $block->attributes->className ?? '';
			$name    = "is-style-{$style['slug']}";
			$is_text = in_array( $block->name, array( 'core/heading', 'core/paragraph' ), true );
			if ( ! is_string( $class ) || ! in_array( $name, explode( ' ', $class ), true ) || ! ( $is_text || in_array( $block->name, array( 'core/group', 'core/columns', 'core/column' ), true ) ) ) {
				continue;
			}
			$left = trim( str_replace( " $name ", ' ', " $class " ) );
			unset( $block->attributes->className );
			if ( '' !== $left ) {
				$block->attributes->className = $left;
			}
			$added  = '';
			$colors = $style['styles']['color'] ?? array();
			$own    = $block->attributes->style->color ?? new stdClass();
			foreach ( array(
				'text'       => array( 'textColor', 'has-%s-color has-text-color' ),
				'background' => array( 'backgroundColor', 'has-%s-background-color has-background' ),
				'gradient'   => array( 'gradient', 'has-%s-gradient-background has-background' ),
			) as $member => list( $attribute, $classes ) ) {
				if ( ! isset( $block->attributes->$attribute ) && ! isset( $own->$member ) && 1 === preg_match( '/^var:preset\|(?:color|gradient)\|(.+)$/D', (string) ( $colors[ $member ] ?? '' ), $found ) ) {
					$block->attributes->$attribute = $found[1];

					$added .= ' ' . sprintf( $classes, _wp_to_kebab_case( $found[1] ) );
				}
			}
			$elements = array();
			foreach ( $style['styles']['elements'] ?? array() as $element => $values ) {
				$elements[ $element ] = array_intersect_key( $values, array( 'color' => true ) );
			}
			$elements = array_filter( array_replace_recursive( $elements, (array) json_decode( (string) wp_json_encode( $block->attributes->style->elements ?? array() ), true ) ) );
			if ( array() !== $elements ) {
				$block->attributes->style           = $block->attributes->style ?? new stdClass();
				$block->attributes->style->elements = json_decode( (string) wp_json_encode( $elements ) );
				$added                             .= isset( $elements['link']['color'] ) ? ' has-link-color' : '';
			}
			foreach ( array_keys( array_diff_key( $style['styles'], array_flip( array_merge( array( 'color', 'elements' ), $is_text ? array( 'typography' ) : array() ) ) ) ) as $lost ) {
				$this->warnings[] = "The $lost of the block style {$style['slug']} are left out.";
			}
			$block->content[0] = (string) preg_replace( '/(\sclass="[^"]*?) ?\b' . preg_quote( $name, '/' ) . '(?=[ "])/', '$1', (string) $block->content[0], 1 );
			$block->content[0] = (string) preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*? class=") /', '$1', $block->content[0], 1 );
			$block->content[0] = (string) preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*?) class=""/', '$1', $block->content[0], 1 );
			if ( '' !== $added ) {
				Block_Styles::add_to_html( $block, 'class', trim( $added ), ' ' );
			}
			if ( $is_text ) {
				Block_Styles::state( $block, array( 'typography' => $style['styles']['typography'] ?? array() ) );
			}
		}
	}

	/** States the color of headings and links in a block with a text color. They inherit it in this theme, and may not in another. */
	private function state_inherited_colors( Editable_Block $block ): void {
		$color = isset( $block->attributes->textColor ) ? "var:preset|color|{$block->attributes->textColor}" : ( $block->attributes->style->color->text ?? '' );
		if ( '' === $color || ! in_array( $block->name, array( 'core/group', 'core/columns', 'core/column', 'core/cover', 'core/media-text' ), true ) ) {
			return;
		}
		$elements = $this->source->theme_json['styles']['elements'] ?? array();
		foreach ( array( 'heading', 'link' ) as $element ) {
			$own = $block->attributes->style->elements->$element ?? null;
			if ( null !== $own || ! in_array( $elements[ $element ]['color']['text'] ?? 'inherit', array( 'inherit', 'currentColor' ), true ) || ! block_has_support( WP_Block_Type_Registry::get_instance()->get_registered( $block->name ), array( 'color', $element ) ) ) {
				continue;
			}
			$block->attributes->style                     = $block->attributes->style ?? new stdClass();
			$block->attributes->style->elements           = $block->attributes->style->elements ?? new stdClass();
			$block->attributes->style->elements->$element = (object) array( 'color' => (object) array( 'text' => $color ) );
			if ( 'link' === $element ) {
				$block->add_class( 'has-link-color' );
			}
		}
	}

	/** @return array<string, string> Files of fonts and licences by entry. */
	public function files(): array {
		return $this->files;
	}

	/** @return array<string, array<string, string>> Slug on the imported site by kind and slug in the pack. */
	public function prefixed(): array {
		$prefixed = array();
		foreach ( $this->presets as $kind => $entries ) {
			foreach ( $entries as $entry ) {
				$prefixed[ $kind ][ $entry['slug'] ] = "{$this->source->slug}-{$entry['slug']}";
			}
		}
		return $prefixed;
	}

	/** @return array<string, mixed> A theme.json for the user's global styles. */
	public function global_styles(): array {
		$prefixed = $this->prefixed();
		$settings = array_filter( array( 'layout' => array_intersect_key( $this->source->theme_json['settings']['layout'] ?? array(), array_flip( array( 'contentSize', 'wideSize' ) ) ) ) );
		foreach ( self::PLACES as $kind => list( $group, $member, $value ) ) {
			foreach ( $this->source->theme_json['settings'][ $group ][ $member ] ?? array() as $preset ) {
				$entry = $this->presets[ $kind ][ $preset['slug'] ] ?? null;
				if ( null === $entry ) {
					continue;
				}
				$preset['slug']   = $prefixed[ $kind ][ $entry['slug'] ];
				$preset[ $value ] = $entry['value'] ?? $entry['stack'];
				unset( $preset['fontFace'] );
				if ( 'font-size' === $kind ) {
					$preset['fluid'] = false;
				}
				foreach ( $entry['faces'] ?? array() as $face ) {
					$preset['fontFace'][] = array(
						'fontFamily' => $entry['name'],
						'fontWeight' => $face['weight'],
						'fontStyle'  => $face['style'],
						'src'        => array( "https://media.templately.invalid/{$face['file']}" ),
					);
				}
				$settings[ $group ][ $member ]['custom'][] = $preset;
			}
		}
		$kinds  = implode( '|', array_keys( self::PLACES ) );
		$styles = (string) wp_json_encode( $this->source->theme_json['styles'] ?? new stdClass(), JSON_UNESCAPED_SLASHES );
		$styles = (string) preg_replace( "/\"var\(--wp--preset--($kinds)--([a-z0-9-]+)\)\"/", '"var:preset|$1|$2"', $styles );
		$styles = (string) preg_replace_callback(
			"/(var:preset\|($kinds)\|)([A-Za-z0-9_-]+)|(--wp--preset--($kinds)--)([A-Za-z0-9_-]+)/",
			function ( array $found ) use ( $prefixed ): string {
				list( $before, $kind, $slug ) = isset( $found[6] ) ? array( $found[4], $found[5], $found[6] ) : array( $found[1], $found[2], $found[3] );
				return $before . ( $prefixed[ $kind ][ $this->presets[ $kind ][ $slug ]['slug'] ?? '' ] ?? $slug );
			},
			$styles
		);
		return array(
			'version'  => 3,
			'settings' => $settings,
			'styles'   => json_decode( $styles, true ),
		);
	}

	/** @param array<string, mixed> $preset As theme.json has it. */
	private function add( string $kind, array $preset ): void {
		$given = (string) ( $preset['slug'] ?? '' );
		$slug  = trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( _wp_to_kebab_case( $given ) ) ), '-' );
		$slug  = in_array( $slug, array( 'text', 'background', 'link', 'border', 'inline', 'icon' ), true ) ? "$slug-1" : $slug;
		$value = $preset[ self::PLACES[ $kind ][2] ] ?? '';
		$entry = array(
			'slug' => $slug,
			'name' => (string) ( $preset['name'] ?? $given ),
		);
		if ( 'font-family' === $kind ) {
			$entry += $this->family( $given, (string) $value, (array) ( $preset['fontFace'] ?? array() ), $entry['name'] );
		} else {
			$entry['value'] = 'font-size' === $kind ? wp_get_typography_font_size_value( $preset ) : $this->without_variables( $value );
			$gap            = $this->source->pack['look']['gaps'][ $given ] ?? '';
			if ( 'spacing' === $kind && '' !== $gap ) {
				$entry['gap'] = $gap;
			}
		}
		$schema = Style_Schema::schema()['properties']['presets']['properties'][ $kind ]['items'];
		if ( true === rest_validate_value_from_schema( $entry, $schema, $kind ) ) {
			$this->presets[ $kind ][ $given ] = $entry;
		} else {
			$this->warnings[] = "The $kind $given is left out: packs have no such value.";
		}
	}

	/**
	 * Replaces the theme's colors in a gradient or shadow by their values.
	 * @param mixed $value
	 * @return mixed
	 */
	private function without_variables( $value ) {
		return ! is_string( $value ) ? $value : preg_replace_callback(
			'/var\(--wp--preset--color--([a-z0-9-]+)\)/',
			function ( array $found ): string {
				return (string) ( $this->presets['color'][ $found[1] ]['value'] ?? $found[0] );
			},
			rtrim( $value, '; ' )
		);
	}

	/** Adds a preset of WordPress, and says whether there is one. */
	private function add_default( string $kind, string $slug ): bool {
		list( $group, $member ) = self::PLACES[ $kind ] ?? array( '', '' );
		$origins                = '' === $group ? array() : wp_get_global_settings( array( $group, $member ) );
		foreach ( $origins['default'] ?? array() as $preset ) {
			if ( $slug === (string) $preset['slug'] ) {
				$this->add( $kind, $preset );
			}
		}
		return isset( $this->presets[ $kind ][ $slug ] );
	}

	/**
	 * @param array<mixed> $faces As theme.json has them.
	 * @return array<string, mixed>
	 */
	private function family( string $slug, string $stack, array $faces, string $name ): array {
		$said    = $this->source->pack['look']['fonts'][ $slug ] ?? array();
		$licence = $this->source->path( (string) ( $said['licence'] ?? '.' ) );
		$entry   = array_intersect_key( $said, array_flip( array( 'width', 'x' ) ) ) + array(
			'stack'   => (string) preg_replace( '/["\']/', '', $stack ),
			'role'    => $said['role'] ?? Style_Schema::font_role( $slug, $stack, $this->source->theme_json['styles'] ?? array() ),
			'licence' => is_file( $licence ) ? self::entry_of( $said['licence'] ) : null,
			'faces'   => array(),
		);
		if ( null === $entry['licence'] ) {
			if ( array() !== $faces ) {
				$this->warnings[] = "The files of the font $name are left out: pack.json names no licence.";
			}
			return $entry;
		}
		$this->files[ $entry['licence'] ] = $licence;
		foreach ( $faces as $face ) {
			$file = (string) preg_replace( '#^file:\./#', '', (string) ( (array) ( $face['src'] ?? '' ) )[0] );
			$path = $this->source->path( $file );
			if ( '.woff2' === substr( $path, -6 ) ) {
				$this->files[ self::entry_of( $file ) ] = $path;

				$entry['faces'][] = array(
					'file'   => self::entry_of( $file ),
					'weight' => (string) ( $face['fontWeight'] ?? '400' ),
					'style'  => (string) ( $face['fontStyle'] ?? 'normal' ),
				) + ( isset( $face['unicodeRange'] ) ? array( 'unicode_range' => $face['unicodeRange'] ) : array() );
			}
		}
		return $entry;
	}

	private static function entry_of( string $file ): string {
		$entry = (string) preg_replace( '#^assets/#', '', $file );
		return 0 === strpos( $entry, 'fonts/' ) ? $entry : 'fonts/' . basename( $entry );
	}

	/** @param mixed $css Colour or reference to a preset. */
	private function color( $css ): string {
		$slug = (string) preg_replace( '/^var(?::preset\|color\||\(--wp--preset--color--)([A-Za-z0-9_-]+)\)?$/', '$1', is_string( $css ) ? $css : '' );
		return (string) ( $this->presets['color'][ $slug ]['value'] ?? $slug );
	}
}
