<?php

declare( strict_types=1 );

namespace Templately\Shared\Media;

/** Removes metadata from images except colour profile and orientation. Decodes nothing, so the pixels stay the same. */
final class Image_Metadata {

	private const OF_PNG  = array( 'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT', 'mDCV', 'cLLI' );
	private const OF_WEBP = array( 'VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP' );

	/**
	 * @return array{kept: string, behind: string} The image, and data after its end.
	 * @throws Invalid_Media When the image is truncated.
	 */
	public static function strip( string $bytes, string $mime ): array {
		switch ( $mime ) {
			case 'image/jpeg':
				return self::jpeg( $bytes );
			case 'image/png':
				return self::png( $bytes );
			case 'image/gif':
				return self::gif( $bytes );
			case 'image/webp':
				return self::webp( $bytes );
			default:
				return self::avif( $bytes );
		}
	}

	/** @return array{kept: string, behind: string} */
	private static function jpeg( string $bytes ): array {
		$kept = substr( $bytes, 0, 2 );
		$at   = 2;
		while ( 1 === preg_match( '/\G\xFF+([^\xFF\x00])/s', $bytes, $marker, 0, $at ) ) {
			$at += strlen( $marker[0] );
			$id  = ord( $marker[1] );
			if ( 0xD9 === $id ) {
				return array(
					'kept'   => $kept . "\xFF\xD9",
					'behind' => substr( $bytes, $at ),
				);
			}
			$segment = self::slice( $bytes, $at, self::number( $bytes, $at, 'n' ) );
			$at     += strlen( $segment );
			$data    = substr( $segment, 2 );
			if ( 0xE1 === $id && 0 === strpos( $data, "Exif\0\0" ) ) {
				$exif  = self::orientation( substr( $data, 6 ) );
				$kept .= '' === $exif ? '' : "\xFF\xE1" . pack( 'n', strlen( $exif ) + 8 ) . "Exif\0\0$exif";
			} elseif ( $id < 0xE0 || 0xE0 === $id || ( 0xE2 === $id && 0 === strpos( $data, 'ICC_PROFILE' ) ) || ( 0xEE === $id && 0 === strpos( $data, 'Adobe' ) ) ) {
				$kept .= "\xFF" . $marker[1] . $segment;
			}
			if ( 0xDA === $id ) {
				// Compressed data extends to the next marker that is not part of it.
				if ( 1 !== preg_match( '/\xFF[^\x00\xD0-\xD7\xFF]/s', $bytes, $next, PREG_OFFSET_CAPTURE, $at ) ) {
					break;
				}
				$kept .= substr( $bytes, $at, $next[0][1] - $at );
				$at    = $next[0][1];
			}
		}
		throw self::unfinished();
	}

	/** @return array{kept: string, behind: string} */
	private static function png( string $bytes ): array {
		$kept = substr( $bytes, 0, 8 );
		$at   = 8;
		do {
			$chunk = self::slice( $bytes, $at, self::number( $bytes, $at, 'N' ) + 12 );
			$type  = substr( $chunk, 4, 4 );
			$at   += strlen( $chunk );
			$kept .= in_array( $type, self::OF_PNG, true ) ? $chunk : '';
		} while ( 'IEND' !== $type );
		return array(
			'kept'   => $kept,
			'behind' => substr( $bytes, $at ),
		);
	}

	/** @return array{kept: string, behind: string} */
	private static function webp( string $bytes ): array {
		$end  = self::number( $bytes, 4, 'V' ) + 8;
		$kept = '';
		$exif = '';
		$at   = 12;
		self::slice( $bytes, 0, $end );
		while ( $at < $end ) {
			$length = self::number( $bytes, $at + 4, 'V' );
			$chunk  = self::slice( $bytes, $at, $length + 8 ) . ( $length % 2 ? "\0" : '' );
			$type   = substr( $chunk, 0, 4 );
			$at    += strlen( $chunk );
			$kept  .= in_array( $type, self::OF_WEBP, true ) ? $chunk : '';
			if ( 'EXIF' === $type ) {
				$data = substr( $chunk, 8 );
				$exif = self::orientation( 0 === strpos( $data, "Exif\0\0" ) ? substr( $data, 6 ) : $data );
			}
		}
		if ( 'VP8X' === substr( $kept, 0, 4 ) ) {
			$flags   = ord( $kept[8] ) & ~0x0C;
			$kept[8] = chr( '' === $exif ? $flags : $flags | 0x08 );
			$kept   .= '' === $exif ? '' : 'EXIF' . pack( 'V', strlen( $exif ) ) . $exif;
		}
		return array(
			'kept'   => 'RIFF' . pack( 'V', strlen( $kept ) + 4 ) . "WEBP$kept",
			'behind' => (string) substr( $bytes, $at ),
		);
	}

	/** @return array{kept: string, behind: string} */
	private static function gif( string $bytes ): array {
		$head = self::slice( $bytes, 0, 13 );
		$at   = 13 + self::size_of_colours( ord( $head[10] ) );
		$kept = substr( $bytes, 0, $at );
		while ( true ) {
			$kind  = self::slice( $bytes, $at, 1 );
			$start = $at;
			$keeps = true;
			if ( ';' === $kind ) {
				return array(
					'kept'   => "$kept;",
					'behind' => (string) substr( $bytes, $at + 1 ),
				);
			}
			if ( '!' === $kind ) {
				$label = self::slice( $bytes, $at + 1, 1 );
				// Keep only the extensions for frame durations and repetition.
				$keeps = "\xF9" === $label || ( "\xFF" === $label && in_array( substr( $bytes, $at + 3, 11 ), array( 'NETSCAPE2.0', 'ANIMEXTS1.0' ), true ) );
				$at   += 2;
			} elseif ( ',' === $kind ) {
				$at += 10 + self::size_of_colours( ord( self::slice( $bytes, $at + 9, 1 ) ) ) + 1;
			} else {
				throw self::unfinished();
			}
			do {
				$length = ord( self::slice( $bytes, $at, 1 ) );
				$at    += $length + 1;
			} while ( $length > 0 );
			$kept .= $keeps ? substr( $bytes, $start, $at - $start ) : '';
		}
	}

	/** @return array{kept: string, behind: string} Overwrites the metadata, because an AVIF refers to its parts by their offsets. The orientation is stored elsewhere. */
	private static function avif( string $bytes ): array {
		$meta      = self::boxes( $bytes, 0, strlen( $bytes ) )['meta'] ?? array( 0, 0 );
		$within    = self::boxes( $bytes, $meta[0] + 4, $meta[1] );
		$described = $within['iinf'] ?? null;
		$placed    = $within['iloc'] ?? null;
		if ( null === $described || null === $placed ) {
			return array(
				'kept'   => $bytes,
				'behind' => '',
			);
		}
		$hidden = array();
		$at     = $described[0] + ( "\0" === $bytes[ $described[0] ] ? 6 : 8 );
		while ( $at + 20 <= $described[1] ) {
			$length  = max( 8, self::number( $bytes, $at, 'N' ) );
			$version = ord( $bytes[ $at + 8 ] );
			$id      = self::number( $bytes, $at + 12, $version > 2 ? 'N' : 'n' );
			$type    = substr( $bytes, $at + ( $version > 2 ? 18 : 16 ), 4 );
			if ( 'Exif' === $type || 'mime' === $type ) {
				$hidden[] = $id;
			}
			$at += $length;
		}
		foreach ( self::places( $bytes, $placed[0], $within['idat'][0] ?? 0 ) as $id => $extents ) {
			foreach ( in_array( $id, $hidden, true ) ? $extents : array() as list( $start, $length ) ) {
				$bytes = substr_replace( $bytes, str_repeat( "\0", strlen( self::slice( $bytes, $start, $length ) ) ), $start, $length );
			}
		}
		return array(
			'kept'   => $bytes,
			'behind' => '',
		);
	}

	/**
	 * @param int $at   Start of the iloc box's content.
	 * @param int $idat Start of the idat box's content; 0 for none.
	 * @return array<int, list<array{int, int}>> Offset and length of the extents by item id.
	 */
	private static function places( string $bytes, int $at, int $idat ): array {
		$version = ord( $bytes[ $at ] );
		$sizes   = self::number( $bytes, $at + 4, 'n' );
		$count   = self::number( $bytes, $at + 6, $version < 2 ? 'n' : 'N' );
		$at     += $version < 2 ? 8 : 10;
		$read    = static function ( int $size ) use ( $bytes, &$at ): int {
			$at += $size;
			return 0 === $size ? 0 : (int) hexdec( bin2hex( self::slice( $bytes, $at - $size, $size ) ) );
		};
		$places  = array();
		while ( $count-- > 0 ) {
			$id     = $read( $version < 2 ? 2 : 4 );
			$method = $version > 0 ? $read( 2 ) & 15 : 0;
			$read( 2 );
			$base    = $read( ( $sizes >> 4 ) & 15 ) + ( 1 === $method ? $idat : 0 );
			$extents = $read( 2 );
			while ( $extents-- > 0 ) {
				$read( $version > 0 ? $sizes & 15 : 0 );
				$start           = $base + $read( $sizes >> 12 );
				$places[ $id ][] = array( $start, $read( ( $sizes >> 8 ) & 15 ) );
			}
		}
		return $places;
	}

	/** @return array<string, array{int, int}> Start and end of the content by box type. */
	private static function boxes( string $bytes, int $at, int $end ): array {
		$boxes = array();
		while ( $at + 8 <= $end ) {
			$length = self::number( $bytes, $at, 'N' );
			$head   = 8;
			if ( 1 === $length ) {
				$length = self::number( $bytes, $at + 12, 'N' );
				$head   = 16;
			} elseif ( 0 === $length ) {
				$length = $end - $at;
			}
			if ( $length < $head || $at + $length > $end ) {
				throw self::unfinished();
			}
			$boxes += array( substr( $bytes, $at + 4, 4 ) => array( $at + $head, $at + $length ) );
			$at    += $length;
		}
		return $boxes;
	}

	/** @param string $exif Starts with the byte order. Returns EXIF data with nothing but the orientation, or '' for the default. */
	private static function orientation( string $exif ): string {
		$is_little = 'II' === substr( $exif, 0, 2 );
		$first     = strlen( $exif ) < 8 ? 0 : self::number( $exif, 4, $is_little ? 'V' : 'N' );
		$pattern   = $is_little ? '/\G(?:.{12})*?\x12\x01\x03\x00\x01\x00\x00\x00([\x02-\x08])/s' : '/\G(?:.{12})*?\x01\x12\x00\x03\x00\x00\x00\x01\x00([\x02-\x08])/s';
		$entries   = $first > 0 && $first + 2 <= strlen( $exif ) ? self::number( $exif, $first, $is_little ? 'v' : 'n' ) : 0;
		if ( 1 !== preg_match( $pattern, substr( $exif, $first + 2, 12 * $entries ), $found ) ) {
			return '';
		}
		return "MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0{$found[1]}\0\0\0\0\0\0";
	}

	private static function size_of_colours( int $flags ): int {
		return $flags & 0x80 ? 3 * ( 2 << ( $flags & 7 ) ) : 0;
	}

	/** Reads an integer in a format of unpack(): n, N, v or V. */
	private static function number( string $bytes, int $at, string $format ): int {
		return (int) ( unpack( $format, self::slice( $bytes, $at, in_array( $format, array( 'n', 'v' ), true ) ? 2 : 4 ) )[1] ?? 0 );
	}

	/** @throws Invalid_Media When the file is truncated. */
	private static function slice( string $bytes, int $at, int $length ): string {
		if ( $at < 0 || $length < 0 || $at + $length > strlen( $bytes ) ) {
			throw self::unfinished();
		}
		return substr( $bytes, $at, $length );
	}

	private static function unfinished(): Invalid_Media {
		return new Invalid_Media( 'is no whole image.' );
	}
}
