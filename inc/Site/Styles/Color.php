<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

/** Calculations with opaque colours. */
final class Color {

	public const BLACK = '#000000';
	public const WHITE = '#ffffff';

	/**
	 * Normalises a CSS colour.
	 * @param mixed $css
	 * @return string Such as '#14110e'; '' for anything but an opaque colour in a supported format.
	 */
	public static function hex( $css ): string {
		$css = is_string( $css ) ? strtolower( trim( $css ) ) : '';
		if ( 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])f?$/', $css, $found ) ) {
			return "#{$found[1]}{$found[1]}{$found[2]}{$found[2]}{$found[3]}{$found[3]}";
		}
		if ( 1 === preg_match( '/^#([0-9a-f]{6})(?:ff)?$/', $css, $found ) ) {
			return "#{$found[1]}";
		}
		if ( 1 === preg_match( '/^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/', $css, $found ) ) {
			return sprintf( '#%02x%02x%02x', min( 255, (int) $found[1] ), min( 255, (int) $found[2] ), min( 255, (int) $found[3] ) );
		}
		return array(
			'black' => self::BLACK,
			'white' => self::WHITE,
		)[ $css ] ?? '';
	}

	/** WCAG relative luminance of a colour from hex(), 0 to 1. */
	public static function luminance( string $hex ): float {
		list( $red, $green, $blue ) = self::linear( $hex );
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** Returns the WCAG contrast ratio, 1 to 21. */
	public static function contrast( string $one, string $another ): float {
		$one     = self::luminance( $one );
		$another = self::luminance( $another );
		return ( max( $one, $another ) + 0.05 ) / ( min( $one, $another ) + 0.05 );
	}

	/** Returns black or white, whichever is more readable: at least 4.58 : 1 on any colour. */
	public static function readable_color_on( string $hex ): string {
		return self::contrast( self::BLACK, $hex ) >= self::contrast( self::WHITE, $hex ) ? self::BLACK : self::WHITE;
	}

	/** Mixes as little of $to into $from as the contrast to $from requires. Returns $to if no mix has enough. */
	public static function mix_until_contrast( string $from, string $to, float $contrast ): string {
		for ( $per_cent = 0; $per_cent < 100; $per_cent += 2 ) {
			$mixed = array();
			foreach ( array( 1, 3, 5 ) as $place ) {
				$part    = hexdec( substr( $from, $place, 2 ) );
				$mixed[] = (int) round( $part + ( hexdec( substr( $to, $place, 2 ) ) - $part ) * $per_cent / 100 );
			}
			$colour = vsprintf( '#%02x%02x%02x', $mixed );
			if ( self::contrast( $colour, $from ) >= $contrast ) {
				return $colour;
			}
		}
		return $to;
	}

	/** @return array{float, float} Lightness and chroma in OKLab. */
	public static function lightness_and_chroma( string $hex ): array {
		list( $red, $green, $blue ) = self::linear( $hex );

		$l = ( 0.4122214708 * $red + 0.5363325363 * $green + 0.0514459929 * $blue ) ** ( 1 / 3 );
		$m = ( 0.2119034982 * $red + 0.6806995451 * $green + 0.1073969566 * $blue ) ** ( 1 / 3 );
		$s = ( 0.0883024619 * $red + 0.2817188376 * $green + 0.6299787005 * $blue ) ** ( 1 / 3 );
		$a = 1.9779984951 * $l - 2.4285922050 * $m + 0.4505937099 * $s;
		$b = 0.0259040371 * $l + 0.7827717662 * $m - 0.8086757660 * $s;
		return array( 0.2104542553 * $l + 0.7936177850 * $m - 0.0040720468 * $s, sqrt( $a * $a + $b * $b ) );
	}

	/** @return array{float, float, float} Linear red, green and blue, 0 to 1. */
	private static function linear( string $hex ): array {
		$linear = array();
		foreach ( array( 1, 3, 5 ) as $place ) {
			$part     = hexdec( substr( $hex, $place, 2 ) ) / 255;
			$linear[] = $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
		}
		return array( $linear[0], $linear[1], $linear[2] );
	}
}
