<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use stdClass;

/**
 * Adapts a document to the site's colours, font sizes, spacing and fonts, and keeps all text readable.
 * A Frame describes what surrounds a block: text = slug of the design's text colour, words = text colour on this site, slug = slug of the
 * design's background colour, back = background colour on this site ('' for an image or gradient).
 * @phpstan-type Frame array{text: string, words: string, slug: string, back: string}
 */
final class Site_Styler {

	/** Large text starts at this size in pixels. */
	private const LARGE = 24;

	/** Maximum ratio between a site's and the design's font size, as a natural logarithm. */
	private const NEAR = 0.2;

	/** Allowed change of luminance for text over an image: of light text, of dark text, and the limit between the two. */
	private const AS_LIGHT = 0.04;
	private const AS_DARK  = 0.02;
	private const LIGHT    = 0.35;

	/** Contrast at which a thin line becomes visible. */
	private const SEEN = 1.3;

	/** Opacity in per cent at which an overlay hides its image. */
	private const HIDES = 90;

	private Design_Presets $design;

	private Site_Presets $site;

	private float $scale;

	private Color_Matcher $match;

	private int $kept = 0;

	/** @var array<string, string> The site's spacing slug by the design's. */
	private array $spaces = array();

	/** @param float $scale Size ratio between the site's and the design's heading font. */
	public function __construct( Design_Presets $design, Site_Presets $site, float $scale ) {
		$this->design = $design;
		$this->site   = $site;
		$this->scale  = $scale;
		foreach ( $design->values['spacing'] ?? array() as $slug => $value ) {
			$nearest = self::nearest( Css_Length::largest( $value ), $site->spaces );
			if ( '' !== $nearest ) {
				$this->spaces[ $slug ] = $nearest;
			}
		}
		if ( '' === $site->edge ) {
			// None of the site's spaces narrows with the window.
			unset( $this->spaces[ $design->edge ] );
		} elseif ( isset( $this->spaces[ $design->edge ] ) ) {
			$this->spaces[ $design->edge ] = $site->edge;
		}
	}

	/**
	 * @param list<string> $blocks Serialised top-level blocks.
	 * @return array{blocks: list<string>, kept: int} "kept" counts texts over images that keep the design's colour.
	 */
	public function adapt( array $blocks ): array {
		$parsed = array_map( array( Editable_Block::class, 'parse' ), $blocks );

		$weights = array();
		foreach ( $parsed as $pieces ) {
			self::count_text( $pieces, '', $weights );
		}
		$this->match = new Color_Matcher( $this->design->colours, $weights, $this->site->colours, $this->site->ends );
		foreach ( $parsed as $pieces ) {
			$this->adapt_pieces(
				$pieces,
				array(
					'text'  => '',
					'words' => $this->site->text,
					'slug'  => '',
					'back'  => $this->site->background,
				)
			);
		}
		return array(
			'blocks' => array_map(
				static function ( array $pieces ): string {
					return implode( '', $pieces );
				},
				$parsed
			),
			'kept'   => $this->kept,
		);
	}

	/**
	 * Counts the characters on each background colour.
	 * @param list<string|Editable_Block> $pieces
	 * @param string                    $behind  Slug of the background colour, or ''.
	 * @param array<string, int>        $weights Characters by slug; added to.
	 */
	private static function count_text( array $pieces, string $behind, array &$weights ): void {
		foreach ( $pieces as $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$own = self::background_slug( $piece );
				self::count_text( $piece->content, null === $own ? $behind : $own, $weights );
			} elseif ( '' !== $behind ) {
				$weights[ $behind ] = ( $weights[ $behind ] ?? 0 ) + strlen( trim( wp_strip_all_tags( $piece ) ) );
			}
		}
	}

	/** Returns the slug of the block's background colour; '' for an image, a gradient or a custom colour; null for none. */
	private static function background_slug( Editable_Block $block ): ?string {
		$own = get_object_vars( $block->attributes );
		if ( 'core/cover' === $block->name ) {
			$shows    = isset( $own['url'] ) || ! empty( $own['useFeaturedImage'] );
			$gradient = isset( $own['customGradient'] ) || isset( $own['gradient'] );
			$overlay  = is_string( $own['overlayColor'] ?? null ) ? $own['overlayColor'] : '';
			return $gradient || ( $shows && (int) ( $own['dimRatio'] ?? 100 ) < self::HIDES ) ? '' : $overlay;
		}
		if ( 'core/separator' === $block->name ) {
			// The background of a separator is its line.
			return null;
		}
		if ( is_string( $own['backgroundColor'] ?? null ) ) {
			return $own['backgroundColor'];
		}
		$style = $own['style'] ?? null;
		return isset( $own['gradient'] ) || isset( $style->background->backgroundImage ) || isset( $style->color->gradient ) || isset( $style->color->background ) ? '' : null;
	}

	/**
	 * @param list<string|Editable_Block> $pieces Changed in place.
	 * @param Frame                     $frame
	 */
	private function adapt_pieces( array $pieces, array $frame ): void {
		foreach ( $pieces as $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$this->adapt_block( $piece, $frame );
			}
		}
	}

	/** @param Frame $frame Around the block. */
	private function adapt_block( Editable_Block $block, array $frame ): void {
		$own    = get_object_vars( $block->attributes );
		$names  = array();
		$values = array();
		$frame  = $this->adapt_background( $block, $frame, $names, $values );
		$this->adapt_text( $block, $frame, $names, $values );
		$text = $own['textColor'] ?? null;
		if ( is_string( $text ) ) {
			$frame['text']  = $text;
			$frame['words'] = isset( $names[ $text ] ) ? $this->site->colours[ $names[ $text ] ] : ( $values[ $text ] ?? $frame['words'] );
		} elseif ( '' !== Color::hex( $own['style']->color->text ?? '' ) ) {
			$frame['words'] = Color::hex( $own['style']->color->text );
		}
		foreach ( Preset_References::list_presets( $block )['color'] ?? array() as $slug ) {
			if ( isset( $this->design->colours[ $slug ] ) && ! isset( $names[ $slug ] ) && ! isset( $values[ $slug ] ) ) {
				$this->adapt_line( $slug, $frame, $names, $values );
			}
		}
		$sizes = $this->font_sizes( $block );
		$this->use_site_font( $block );
		Style_Adapter::remove_shadow( $block );
		$kept          = array(
			'color'     => $values + ( $this->design->values['color'] ?? array() ),
			'font-size' => $sizes['values'],
		) + array_diff_key( $this->design->values, array_flip( array( 'font-family' ) ) );
		$kept['color'] = array_diff_key( $kept['color'], $names );

		$kept['spacing'] = array_diff_key( $kept['spacing'] ?? array(), $this->spaces );
		$kept['gap']     = array_diff_key( $kept['gap'] ?? array(), $this->spaces );
		Preset_References::replace_with_values( $block, $kept );
		Preset_References::rename(
			$block,
			array(
				'color'     => $names,
				'font-size' => $sizes['names'],
				'spacing'   => $this->spaces,
			)
		);
		$this->adapt_pieces( $block->content, $frame );
	}

	/**
	 * @param Frame         $frame  Around the block.
	 * @param array<string> $names  Site slug by slug; added to.
	 * @param array<string> $values Colour by slug; added to.
	 * @return Frame Inside the block.
	 */
	private function adapt_background( Editable_Block $block, array $frame, array &$names, array &$values ): array {
		$slug = self::background_slug( $block );
		if ( null === $slug ) {
			$of_theme = $this->site->background_of( $block->name );
			if ( '' !== $of_theme && false === strpos( (string) ( get_object_vars( $block->attributes )['className'] ?? '' ), 'is-style-outline' ) ) {
				$frame['slug'] = '';
				$frame['back'] = $of_theme;
			}
			return $frame;
		}
		$frame['slug'] = $slug;
		if ( ! isset( $this->design->colours[ $slug ] ) ) {
			$frame['back'] = 'core/cover' === $block->name ? '' : Color::hex( $block->attributes->style->color->background ?? '' );
			return $frame;
		}
		// Inherited text must be readable on it.
		$is_inherited = ! isset( get_object_vars( $block->attributes )['textColor'] ) && ! isset( $block->attributes->style->color->text );
		$words        = $this->site->text_color_of( $block->name ) ?: $frame['words'];
		$here         = $is_inherited ? $this->match->match_background_under( $slug, $words ) : $this->match->match_background( $slug );
		if ( '' === $here ) {
			$values[ $slug ] = Color::readable_color_on( $words );
			$frame['back']   = $values[ $slug ];
		} else {
			$names[ $slug ] = $here;
			$frame['back']  = $this->site->colours[ $here ];
		}
		return $frame;
	}

	/**
	 * @param Frame         $frame  Inside the block.
	 * @param array<string> $names  Site slug by slug; added to.
	 * @param array<string> $values Colour by slug; added to.
	 */
	private function adapt_text( Editable_Block $block, array $frame, array &$names, array &$values ): void {
		$own   = get_object_vars( $block->attributes );
		$slugs = array( $own['textColor'] ?? null );
		foreach ( (array) ( $own['style']->elements ?? array() ) as $element ) {
			foreach ( $element instanceof stdClass ? array( $element, $element->{':hover'} ?? null ) : array() as $state ) {
				$slugs[] = str_replace( 'var:preset|color|', '', is_string( $state->color->text ?? null ) ? $state->color->text : '' );
			}
		}
		foreach ( $block->content as $piece ) {
			$slugs = array_merge( $slugs, is_string( $piece ) ? Preset_References::inline_colors( $piece ) : array() );
		}
		$needs = $this->smallest_font_size( $block ) >= self::LARGE ? Color_Matcher::LARGE : Color_Matcher::WORDS;
		foreach ( array_unique( array_filter( $slugs ) ) as $slug ) {
			if ( ! isset( $this->design->colours[ $slug ] ) || $slug === $frame['slug'] ) {
				continue;
			}
			if ( '' === $frame['back'] ) {
				$this->adapt_text_over_image( $slug, $values );
				continue;
			}
			$here = $this->match->match_text( $slug, $frame['back'], $needs );
			if ( '' === $here ) {
				$values[ $slug ] = Color::readable_color_on( $frame['back'] );
			} else {
				$names[ $slug ] = $here;
			}
		}
	}

	/**
	 * Determines a text colour over an image: the site's only if it is about as light or dark as the design's. Always a value, because the
	 * image stays when the site's colours change.
	 * @param array<string> $values Colour by slug; added to.
	 */
	private function adapt_text_over_image( string $slug, array &$values ): void {
		$here  = $this->match->sort_by_distance( $slug )[0];
		$its   = Color::luminance( $this->site->colours[ $here ] );
		$light = Color::luminance( $this->design->colours[ $slug ] );
		if ( $light > self::LIGHT ? $its >= $light - self::AS_LIGHT : $its <= $light + self::AS_DARK ) {
			$values[ $slug ] = $this->site->colours[ $here ];
		} else {
			$values[ $slug ] = $this->design->colours[ $slug ];
			++$this->kept;
		}
	}

	/**
	 * Determines the colour of lines. If the site's colour would be invisible but the design's is visible, mixes the site's text and
	 * background colours.
	 * @param Frame         $frame  Inside the block.
	 * @param array<string> $names  Site slug by slug; added to.
	 * @param array<string> $values Colour by slug; added to.
	 */
	private function adapt_line( string $slug, array $frame, array &$names, array &$values ): void {
		$here   = $this->match->match_background( $slug );
		$behind = $this->design->colours[ $frame['slug'] ] ?? '';
		$needs  = '' === $behind ? self::SEEN : min( self::SEEN, Color::contrast( $this->design->colours[ $slug ], $behind ) );
		if ( '' === $frame['back'] ) {
			$values[ $slug ] = $this->site->colours[ $here ];
		} elseif ( Color::contrast( $this->site->colours[ $here ], $frame['back'] ) >= $needs ) {
			$names[ $slug ] = $here;
		} else {
			$values[ $slug ] = Color::mix_until_contrast( $frame['back'], $frame['words'], $needs );
		}
	}

	/** @return array{names: array<string>, values: array<string>} Site slug by slug, or CSS value by slug. */
	private function font_sizes( Editable_Block $block ): array {
		$names  = array();
		$values = $this->design->values['font-size'] ?? array();
		$scale  = $this->design->is_heading( get_object_vars( $block->attributes )['fontFamily'] ?? null ) ? $this->scale : 1.0;
		foreach ( Preset_References::list_presets( $block )['font-size'] ?? array() as $slug ) {
			if ( ! isset( $values[ $slug ] ) || ! is_string( $values[ $slug ] ) ) {
				continue;
			}
			$values[ $slug ] = Css_Length::scale( $values[ $slug ], $scale );
			$pixels          = Css_Length::largest( $values[ $slug ] );
			$nearest         = self::nearest( $pixels, $this->site->sizes );
			$size            = $this->site->sizes[ $nearest ] ?? '';
			if ( '' !== $nearest
				&& abs( self::ratio( $pixels, Css_Length::largest( $size ) ) ) <= self::NEAR
				// A size that is the same in narrow windows would break words of a heading there.
				&& self::ratio( Css_Length::smallest( $size ), Css_Length::smallest( $values[ $slug ] ) ) <= self::NEAR ) {
				$names[ $slug ] = $nearest;
				unset( $values[ $slug ] );
			}
		}
		/** @var array<string> $values */
		return compact( 'names', 'values' );
	}

	/** Returns the block's smallest font size in pixels; 0 if unknown. */
	private function smallest_font_size( Editable_Block $block ): float {
		$slug  = get_object_vars( $block->attributes )['fontSize'] ?? null;
		$sizes = $this->font_sizes( $block );
		if ( ! is_string( $slug ) ) {
			return Css_Length::smallest( $block->attributes->style->typography->fontSize ?? '' );
		}
		return Css_Length::smallest( isset( $sizes['names'][ $slug ] ) ? $this->site->sizes[ $sizes['names'][ $slug ] ] : ( $sizes['values'][ $slug ] ?? '' ) );
	}

	/** Replaces the font with the site's, and removes letter spacing, weight and line height that suit the design's font only. Italics stay. */
	private function use_site_font( Editable_Block $block ): void {
		$family = get_object_vars( $block->attributes )['fontFamily'] ?? null;
		if ( ! is_string( $family ) || ! isset( $this->design->families[ $family ] ) ) {
			return;
		}
		Style_Adapter::remove_font_family( $block, $this->design, $this->site->families );
		Preset_References::remove_style( $block, 'typography', 'letterSpacing', 'letter-spacing' );
		if ( $this->design->is_heading( $family ) ) {
			Preset_References::remove_style( $block, 'typography', 'fontWeight', 'font-weight' );
			Preset_References::remove_style( $block, 'typography', 'lineHeight', 'line-height' );
		}
	}

	/** @param array<string, string> $lengths CSS value by slug. Returns the slug of the proportionally closest one, or ''. */
	private static function nearest( float $pixels, array $lengths ): string {
		$best     = '';
		$distance = INF;
		foreach ( $lengths as $slug => $css ) {
			$its = abs( self::ratio( $pixels, Css_Length::largest( $css ) ) );
			if ( $its < $distance ) {
				$distance = $its;
				$best     = (string) $slug;
			}
		}
		return $best;
	}

	/** Returns the natural logarithm of the ratio of two lengths in pixels. */
	private static function ratio( float $one, float $other ): float {
		return log( max( 1, $one ) / max( 1, $other ) );
	}
}
