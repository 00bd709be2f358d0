<?php

declare( strict_types=1 );

namespace Templately\Shared\Media;

/**
 * Fonts, which are WOFF2 by their bytes.
 */
final class Font_File {

	/** Bytes of the header. */
	private const HEADER = 48;

	/** Says whether something is a font, all of it: its header says how long it is. */
	public static function is_whole( string $bytes ): bool {
		return strlen( $bytes ) > self::HEADER && 0 === strncmp( $bytes, 'wOF2', 4 ) && array( 1 => strlen( $bytes ) ) === unpack( 'N', $bytes, 8 );
	}
}
