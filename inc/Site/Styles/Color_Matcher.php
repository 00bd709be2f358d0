<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

/** Maps colours of a design to colours of the site. Dark colours stay dark and light ones light, because images do not change either. */
final class Color_Matcher {

	/** Minimum contrast of text and of large text (WCAG 2.2 AA). */
	public const WORDS = 4.5;
	public const LARGE = 3.0;

	/** Chroma below which a colour counts as neutral. */
	private const NEUTRAL = 0.06;

	/** Extra costs of a tint instead of a neutral, of a pale colour instead of an accent, and of an end of the palette as an accent. */
	private const TINTED          = 4.0;
	private const TINT_IS_ALLOWED = 0.02;
	private const PALE            = 2.2;
	private const END             = 0.35;

	/** Cost below which two surfaces may share a colour. */
	private const SAME = 0.08;

	/** @var array<string, string> */
	private array $site;

	/** @var array{string, string} */
	private array $ends;

	/** @var array<string, array{float, float}> Lightness and chroma of the design's colours. */
	private array $of_design;

	/** @var array<string, array{float, float}> Lightness and chroma of the site's colours. */
	private array $of_site;

	/** @var array<string, string> */
	private array $surfaces = array();

	/** @var array{float, float} Lightness of the design's darkest and lightest colour. */
	private array $reach;

	/** @var array<string, non-empty-list<string>> */
	private array $orders = array();

	/**
	 * @param array<string, string> $design   Colour by slug.
	 * @param array<string, int>    $surfaces Amount of text on a colour, by slug.
	 * @param array<string, string> $site     Colour by slug; not empty.
	 * @param array{string, string} $ends     Slugs of the site's dark and light end.
	 */
	public function __construct( array $design, array $surfaces, array $site, array $ends ) {
		$this->site      = $site;
		$this->ends      = $ends;
		$this->of_design = array_map( array( Color::class, 'lightness_and_chroma' ), $design );
		$this->of_site   = array_map( array( Color::class, 'lightness_and_chroma' ), $site );
		$lightness       = array_column( $this->of_design, 0 ) ?: array( 0.0, 1.0 );
		$this->reach     = array( min( $lightness ), max( $lightness ) );
		arsort( $surfaces );
		foreach ( array_keys( array_intersect_key( $surfaces, $design ) ) as $slug ) {
			$this->surfaces[ $slug ] = $this->surface_for( (string) $slug );
		}
	}

	/** Returns the slug of the site's colour for a background without text. */
	public function match_background( string $slug ): string {
		return $this->surfaces[ $slug ] ?? $this->sort_by_distance( $slug )[0];
	}

	/** Returns the slug of the site's colour for a background under existing text; '' if none is readable. */
	public function match_background_under( string $slug, string $words ): string {
		foreach ( array_merge( array( $this->match_background( $slug ) ), $this->sort_by_distance( $slug ) ) as $one ) {
			if ( Color::contrast( $this->site[ $one ], $words ) >= self::WORDS ) {
				return $one;
			}
		}
		return '';
	}

	/** Returns the slug of the site's colour for text; '' if none is readable. */
	public function match_text( string $slug, string $behind, float $needs ): string {
		foreach ( $this->sort_by_distance( $slug ) as $one ) {
			if ( Color::contrast( $this->site[ $one ], $behind ) >= $needs ) {
				return $one;
			}
		}
		return '';
	}

	/** @return non-empty-list<string> Slugs of the site's colours, closest first. */
	public function sort_by_distance( string $slug ): array {
		if ( ! isset( $this->orders[ $slug ] ) ) {
			$costs = array();
			foreach ( array_keys( $this->site ) as $one ) {
				$costs[ (string) $one ] = $this->cost( $slug, (string) $one );
			}
			asort( $costs );
			/** @var non-empty-list<string> $order */
			$order = array_map( 'strval', array_keys( $costs ) );

			$this->orders[ $slug ] = $order;
		}
		return $this->orders[ $slug ];
	}

	/** Returns a site colour that some other site colour is readable on. It is not used for another surface unless it is very close. */
	private function surface_for( string $slug ): string {
		foreach ( $this->sort_by_distance( $slug ) as $one ) {
			$is_free = ! in_array( $one, $this->surfaces, true ) || $this->cost( $slug, $one ) < self::SAME;
			foreach ( $is_free ? $this->site : array() as $words ) {
				if ( Color::contrast( $words, $this->site[ $one ] ) >= self::WORDS ) {
					return $one;
				}
			}
		}
		return $this->sort_by_distance( $slug )[0];
	}

	private function cost( string $slug, string $one ): float {
		list( $lightness, $chroma ) = $this->of_design[ $slug ];
		list( $its, $its_chroma )   = $this->of_site[ $one ];
		list( $darkest, $lightest ) = $this->reach;

		$dark   = $this->of_site[ $this->ends[0] ][0];
		$light  = $this->of_site[ $this->ends[1] ][0];
		$wanted = $dark + ( $lightness - $darkest ) / max( 0.01, $lightest - $darkest ) * ( $light - $dark );
		$is_end = in_array( $one, $this->ends, true );
		if ( $chroma < self::NEUTRAL ) {
			return abs( $its - $wanted ) + ( $is_end ? 0 : self::TINTED * max( 0, $its_chroma - self::TINT_IS_ALLOWED ) );
		}
		return abs( $its - $wanted ) + self::PALE * max( 0, $chroma - $its_chroma ) + ( $is_end ? self::END : 0 );
	}
}
