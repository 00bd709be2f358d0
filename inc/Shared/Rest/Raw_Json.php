<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** Extracts a member of a JSON object as its original text. Decoding and encoding would change {} to [], 1.0, 1e3, large numbers and escapes. */
final class Raw_Json {

	/**
	 * @param string $name If the object has it twice, the last one counts, as in json_decode().
	 * @return string JSON text; '' if missing.
	 */
	public static function member( string $json, string $name ): string {
		$found = '';
		$at    = self::after_space( $json, 1 + (int) strpos( $json, '{' ) );
		while ( '"' === ( $json[ $at ] ?? '' ) ) {
			$end   = self::after_string( $json, $at );
			$key   = json_decode( substr( $json, $at, $end - $at ) );
			$start = self::after_space( $json, 1 + self::after_space( $json, $end ) );
			$end   = self::after_value( $json, $start );
			if ( $key === $name ) {
				$found = substr( $json, $start, $end - $start );
			}
			// Skips the comma. At the end of the object no quote follows.
			$at = self::after_space( $json, 1 + self::after_space( $json, $end ) );
		}
		return $found;
	}

	/** Returns the offset behind the value at an offset. */
	private static function after_value( string $json, int $at ): int {
		if ( '"' === $json[ $at ] ) {
			return self::after_string( $json, $at );
		}
		if ( '{' !== $json[ $at ] && '[' !== $json[ $at ] ) {
			return $at + strcspn( $json, ",}] \t\r\n", $at );
		}
		$depth  = 0;
		$length = strlen( $json );
		while ( $at < $length ) {
			$at  += strcspn( $json, '"{}[]', $at );
			$sign = $json[ $at ] ?? '';
			if ( '"' === $sign ) {
				$at = self::after_string( $json, $at );
				continue;
			}
			$depth += '{' === $sign || '[' === $sign ? 1 : -1;
			++$at;
			if ( 0 === $depth ) {
				break;
			}
		}
		return $at;
	}

	/** Returns the offset behind the string whose opening quote is at an offset. */
	private static function after_string( string $json, int $at ): int {
		$length = strlen( $json );
		for ( ++$at; $at < $length; $at += 2 ) {
			$at += strcspn( $json, '"\\', $at );
			if ( '"' === ( $json[ $at ] ?? '"' ) ) {
				return $at + 1;
			}
		}
		return $at;
	}

	private static function after_space( string $json, int $at ): int {
		return $at + strspn( $json, " \t\r\n", min( $at, strlen( $json ) ) );
	}
}
