<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

/** Presets of this site, from its theme and global styles. */
final class Site_Presets {

	/** Slugs that themes use for the page's background and text colour. */
	private const PAGE = array( 'base', 'background', 'white', 'theme-base' );
	private const TEXT = array( 'contrast', 'foreground' );

	private const ENDS = 7.0;

	/** @var array<string, string> Opaque colours by slug; not empty. */
	public array $colours;

	/** @var array{string, string} Slugs of the dark and the light end. */
	public array $ends;

	public string $background;

	public string $text;

	/** @var array<string, string> CSS value by slug. */
	public array $sizes;

	/** @var array<string, string> CSS value by slug. */
	public array $spaces;

	/** @var list<string> Slugs of font families. */
	public array $families;

	/** Slug of the spacing at the window's edge, or ''. */
	public string $edge;

	/** @var array<string, mixed> "styles" of theme.json. */
	private array $styles;

	/**
	 * @param array<string, string> $colours  CSS value by slug.
	 * @param array<string, string> $sizes    CSS value by slug.
	 * @param array<string, string> $spaces   CSS value by slug.
	 * @param list<string>          $families Slugs.
	 * @param array<string, mixed>  $styles   "styles" of theme.json.
	 */
	public function __construct( array $colours, array $sizes, array $spaces, array $families, array $styles ) {
		// Contrast cannot be calculated for transparent colours.
		$opaque           = array_filter( array_map( array( Color::class, 'hex' ), $colours ) );
		$this->colours    = array() === $opaque ? array(
			'black' => Color::BLACK,
			'white' => Color::WHITE,
		) : $opaque;
		$this->sizes      = $sizes;
		$this->spaces     = $spaces;
		$this->families   = $families;
		$this->styles     = $styles;
		$this->ends       = $this->find_ends();
		$this->background = $this->colour( $styles['color']['background'] ?? '' ) ?: $this->colours[ $this->first( self::PAGE ) ] ?? Color::WHITE;
		$this->text       = $this->colour( $styles['color']['text'] ?? '' ) ?: $this->readable_end();
		$edge             = self::slug( $styles['spacing']['padding']['left'] ?? '', 'spacing' );
		$this->edge       = isset( $spaces[ $edge ] ) ? $edge : '';
	}

	public static function from_site(): self {
		$styles = wp_get_global_styles();
		$mod    = wp_is_block_theme() ? '' : (string) get_background_color();
		if ( '' !== $mod ) {
			$styles['color']['background'] = "#$mod";
		}
		return new self(
			self::presets( array( 'color', 'palette' ), 'color' ),
			array_map( 'strval', array_column( array_map( array( self::class, 'size' ), self::entries( array( 'typography', 'fontSizes' ) ) ), 1, 0 ) ),
			self::presets( array( 'spacing', 'spacingSizes' ), 'size' ),
			array_map( 'strval', array_keys( self::presets( array( 'typography', 'fontFamilies' ), 'fontFamily' ) ) ),
			$styles
		);
	}

	public function background_of( string $block ): string {
		$style = $this->styles['blocks'][ $block ]['color']['background'] ?? ( 'core/button' === $block ? $this->styles['elements']['button']['color']['background'] ?? '' : '' );
		return $this->colour( $style );
	}

	public function text_color_of( string $block ): string {
		$style = $this->styles['blocks'][ $block ]['color']['text'] ?? ( 'core/button' === $block ? $this->styles['elements']['button']['color']['text'] ?? '' : '' );
		return $this->colour( $style );
	}

	/** @param mixed $css Reference to a preset, or a CSS value. */
	private function colour( $css ): string {
		return $this->colours[ self::slug( $css, 'color' ) ] ?? Color::hex( $css );
	}

	/** @return array{string, string} */
	private function find_ends(): array {
		$page     = self::slug( $this->styles['color']['background'] ?? '', 'color' );
		$text     = self::slug( $this->styles['color']['text'] ?? '', 'color' );
		$by_light = array_map( array( Color::class, 'luminance' ), $this->colours );
		asort( $by_light );
		$darkest  = (string) array_key_first( $by_light );
		$lightest = (string) array_key_last( $by_light );
		$page     = isset( $this->colours[ $page ] ) ? $page : $this->first( self::PAGE );
		$best     = array( $darkest, $lightest );
		$contrast = 0.0;
		foreach ( array_merge( array( $text ), self::TEXT, array( $darkest, $lightest ) ) as $words ) {
			if ( ! isset( $this->colours[ $page ], $this->colours[ $words ] ) ) {
				continue;
			}
			$between = Color::contrast( $this->colours[ $page ], $this->colours[ $words ] );
			if ( $between > $contrast ) {
				$contrast = $between;
				$best     = array( $page, $words );
			}
			if ( $between >= self::ENDS ) {
				break;
			}
		}
		if ( $contrast < self::ENDS && Color::contrast( $this->colours[ $darkest ], $this->colours[ $lightest ] ) > $contrast ) {
			return array( $darkest, $lightest );
		}
		return $by_light[ $best[0] ] <= $by_light[ $best[1] ] ? $best : array( $best[1], $best[0] );
	}

	/** @param string[] $names Returns the first existing slug, or ''. */
	private function first( array $names ): string {
		foreach ( $names as $name ) {
			if ( isset( $this->colours[ $name ] ) ) {
				return $name;
			}
		}
		return '';
	}

	/** Returns the end of the palette that is more readable on the page. */
	private function readable_end(): string {
		list( $dark, $light ) = array( $this->colours[ $this->ends[0] ], $this->colours[ $this->ends[1] ] );
		return Color::contrast( $dark, $this->background ) >= Color::contrast( $light, $this->background ) ? $dark : $light;
	}

	/** @param mixed $css Returns the slug if it is a preset reference, else ''. */
	private static function slug( $css, string $kind ): string {
		return is_string( $css ) && 1 === preg_match( "/^(?:var:preset\|$kind\||var\(--wp--preset--$kind--)([A-Za-z0-9_-]+)\)?$/", $css, $found ) ? $found[1] : '';
	}

	/**
	 * @param array{string, string} $path Path in the settings.
	 * @return array<string, string> Value by slug.
	 */
	private static function presets( array $path, string $value ): array {
		$presets = array();
		foreach ( self::entries( $path ) as $entry ) {
			$presets[ (string) $entry['slug'] ] = (string) ( $entry[ $value ] ?? '' );
		}
		return $presets;
	}

	/**
	 * @param array{string, string} $path Path in the settings.
	 * @return list<array<string, mixed>> Theme's and the user's presets, or else core's defaults.
	 */
	private static function entries( array $path ): array {
		$origins = wp_get_global_settings( $path );
		$origins = is_array( $origins ) ? $origins : array();
		$own     = array_merge( $origins['theme'] ?? array(), $origins['custom'] ?? array() );
		$entries = array() === $own ? $origins['default'] ?? array() : $own;
		return array_values(
			array_filter(
				$entries,
				static function ( $entry ): bool {
					return is_array( $entry ) && isset( $entry['slug'] );
				}
			)
		);
	}

	/**
	 * @param array<string, mixed> $entry
	 * @return array{string, string} Slug and CSS value of a font size; clamp() for fluid sizes.
	 */
	private static function size( array $entry ): array {
		return array( (string) $entry['slug'], (string) wp_get_typography_font_size_value( $entry ) );
	}
}
