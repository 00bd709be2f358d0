<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

/** CSS lengths in pixels. */
final class Css_Length {

	private const WINDOW    = 1440;
	private const MAX_DEPTH = 4;

	private const PIXELS = array(
		'px'  => 1,
		'rem' => 16,
		'em'  => 16,
		'vw'  => self::WINDOW / 100,
	);

	/** @param mixed $css Returns its pixels in a wide window; the maximum of a clamp(). */
	public static function largest( $css ): float {
		return self::pixels( is_scalar( $css ) ? (string) $css : '', 2, 0 );
	}

	/** @param mixed $css Returns its pixels in a narrow window; the minimum of a clamp(). */
	public static function smallest( $css ): float {
		return self::pixels( is_scalar( $css ) ? (string) $css : '', 0, 0 );
	}

	public static function scale( string $css, float $scale ): string {
		return 1.0 === $scale ? $css : (string) preg_replace_callback(
			'/(\d*\.?\d+)(px|rem|em|vw)\b/',
			static function ( array $found ) use ( $scale ): string {
				return round( (float) $found[1] * $scale, 2 ) . $found[2];
			},
			$css
		);
	}

	/** @param int $of Which argument of a clamp() to use. */
	private static function pixels( string $css, int $of, int $depth ): float {
		$css = trim( $css );
		if ( $depth < self::MAX_DEPTH && 1 === preg_match( '/^(clamp|min|max)\((.*)\)$/s', $css, $found ) ) {
			$lengths = array();
			foreach ( preg_split( '/,(?![^(]*\))/', $found[2] ) ?: array() as $part ) {
				$lengths[] = self::pixels( $part, $of, $depth + 1 );
			}
			if ( 'clamp' === $found[1] ) {
				return $lengths[ $of ] ?? 0.0;
			}
			return 'min' === $found[1] ? min( array_merge( $lengths, array( INF ) ) ) : max( array_merge( $lengths, array( 0.0 ) ) );
		}
		return 1 === preg_match( '/(-?\d*\.?\d+)\s*(px|rem|em|vw)?/', $css, $found ) ? (float) $found[1] * self::PIXELS[ $found[2] ?? 'px' ] : 0.0;
	}
}
