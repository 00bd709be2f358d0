<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

/**
 * Decides from the bytes whether a file is a raster image, and of which kind.
 */
final class Images {

	private const WIDEST = 12000;

	/**
	 * What no honest image has in it, and what a server or a browser could be tricked into running. Three bytes such as <?= come
	 * about by chance in one image of a few hundred; with an expression behind them they do not.
	 */
	private const CODE = '/<\?php|<\?=\s*[$\w("\']{4}|<script|<!doctype|<html|<svg/i';

	/**
	 * Returns the type of an image.
	 *
	 * @param string $bytes What is in the file.
	 * @param string $name  Its name, for the message.
	 * @return string Its MIME type.
	 *
	 * @throws Refusal When it is anything but one raster image.
	 */
	public static function type( string $bytes, string $name ): string {
		$mime = self::type_of_bytes( $bytes );
		if ( '' === $mime ) {
			throw new Refusal( "$name is no AVIF, GIF, JPEG, PNG or WebP image." );
		}
		if ( 1 === preg_match( self::CODE, $bytes ) ) {
			throw new Refusal( "$name has code in it." );
		}
		// PHP before 8.1 does not know AVIF.
		$size = 'image/avif' === $mime && PHP_VERSION_ID < 80100 ? array( 1, 1 ) : @getimagesizefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a broken image is refused below.
		if ( false === $size || $size[0] < 1 || $size[1] < 1 || $size[0] > self::WIDEST || $size[1] > self::WIDEST || ( $size['mime'] ?? $mime ) !== $mime ) {
			throw new Refusal( "$name is no whole image." );
		}
		return $mime;
	}

	/**
	 * @param string $bytes What is in the file.
	 * @return string MIME type, or ''.
	 */
	private static function type_of_bytes( string $bytes ): string {
		if ( "\xFF\xD8\xFF" === substr( $bytes, 0, 3 ) ) {
			return 'image/jpeg';
		}
		if ( "\x89PNG\r\n\x1A\n" === substr( $bytes, 0, 8 ) ) {
			return 'image/png';
		}
		if ( in_array( substr( $bytes, 0, 6 ), array( 'GIF87a', 'GIF89a' ), true ) ) {
			return 'image/gif';
		}
		if ( 'RIFF' === substr( $bytes, 0, 4 ) && 'WEBP' === substr( $bytes, 8, 4 ) ) {
			return 'image/webp';
		}
		return in_array( substr( $bytes, 4, 8 ), array( 'ftypavif', 'ftypavis' ), true ) ? 'image/avif' : '';
	}
}
