<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

/**
 * What a site looks like, as its theme and who edits its styles have said: its presets and what of them its page has.
 */
final class Site_Presets {

	/** Names that themes give their page's colour, and its text's. */
	private const PAGE = array( 'base', 'background', 'white', 'theme-base' );
	private const TEXT = array( 'contrast', 'foreground' );

	/** Contrast from which two colours are the ends of a palette. */
	private const ENDS = 7.0;

	/** @var array<string, string> Slug to opaque colour; never empty. */
	public array $colours;

	/** @var array{string, string} Slugs of its dark and its light end. */
	public array $ends;

	/** Colour of the page. */
	public string $background;

	/** Colour of its text. */
	public string $text;

	/** @var array<string, string> Slug to CSS value. */
	public array $sizes;

	/** @var array<string, string> Slug to CSS value. */
	public array $spaces;

	/** @var list<string> Slugs of families. */
	public array $families;

	/** Slug of the space at the window's edge; '' for none. */
	public string $edge;

	/** @var array<string, mixed> Its styles, as theme.json has them. */
	private array $styles;

	/**
	 * @param array<string, string> $colours  Slug to CSS value.
	 * @param array<string, string> $sizes    Slug to CSS value.
	 * @param array<string, string> $spaces   Slug to CSS value.
	 * @param list<string>          $families Slugs.
	 * @param array<string, mixed>  $styles   As theme.json has them.
	 */
	public function __construct( array $colours, array $sizes, array $spaces, array $families, array $styles ) {
		// Colours that let something through cannot be reckoned with.
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
		$this->text       = $this->colour( $styles['color']['text'] ?? '' ) ?: $this->darker_or_lighter();
		$edge             = self::slug( $styles['spacing']['padding']['left'] ?? '', 'spacing' );
		$this->edge       = isset( $spaces[ $edge ] ) ? $edge : '';
	}

	/** Reads the look of this site. */
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

	/** Returns the colour that the theme gives a block of its own accord; '' for none. */
	public function background_of( string $block ): string {
		$style = $this->styles['blocks'][ $block ]['color']['background'] ?? ( 'core/button' === $block ? $this->styles['elements']['button']['color']['background'] ?? '' : '' );
		return $this->colour( $style );
	}

	/** Returns the colour that the theme gives the words of a block of its own accord; '' for none. */
	public function text_color_of( string $block ): string {
		$style = $this->styles['blocks'][ $block ]['color']['text'] ?? ( 'core/button' === $block ? $this->styles['elements']['button']['color']['text'] ?? '' : '' );
		return $this->colour( $style );
	}

	/**
	 * @param mixed $css Reference to a preset, or a CSS value.
	 * @return string '' for none that can be reckoned with.
	 */
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

	/**
	 * @param string[] $names Slugs.
	 * @return string The first of them that there is; '' for none.
	 */
	private function first( array $names ): string {
		foreach ( $names as $name ) {
			if ( isset( $this->colours[ $name ] ) ) {
				return $name;
			}
		}
		return '';
	}

	/** Returns the end that is read better on the page. */
	private function darker_or_lighter(): string {
		list( $dark, $light ) = array( $this->colours[ $this->ends[0] ], $this->colours[ $this->ends[1] ] );
		return Color::contrast( $dark, $this->background ) >= Color::contrast( $light, $this->background ) ? $dark : $light;
	}

	/**
	 * @param mixed  $css  Reference to a preset, in one of its two spellings.
	 * @return string Its slug; '' for anything else.
	 */
	private static function slug( $css, string $kind ): string {
		return is_string( $css ) && 1 === preg_match( "/^(?:var:preset\|$kind\||var\(--wp--preset--$kind--)([A-Za-z0-9_-]+)\)?$/", $css, $found ) ? $found[1] : '';
	}

	/**
	 * @param array{string, string} $path  Where in the settings.
	 * @return array<string, string> Slug to value.
	 */
	private static function presets( array $path, string $value ): array {
		$presets = array();
		foreach ( self::entries( $path ) as $entry ) {
			$presets[ (string) $entry['slug'] ] = (string) ( $entry[ $value ] ?? '' );
		}
		return $presets;
	}

	/**
	 * @param array{string, string} $path Where in the settings.
	 * @return list<array<string, mixed>> Theme's and user's, else WordPress's own.
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
	 * @param array<string, mixed> $entry A type size.
	 * @return array{string, string} Slug, and CSS as the site's sheet has it: fluid sizes as clamp().
	 */
	private static function size( array $entry ): array {
		return array( (string) $entry['slug'], (string) wp_get_typography_font_size_value( $entry ) );
	}
}
