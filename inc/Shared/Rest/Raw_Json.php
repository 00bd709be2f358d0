<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Finds a member of a JSON object as the text that it is. json_decode and json_encode would change it: {} and [], 1.0 and
 * 1e3, numbers beyond a double, escapes.
 */
final class Raw_Json {

	/**
	 * Returns the text of a member.
	 *
	 * @param string $json A JSON object, known to be valid.
	 * @param string $name Name of the member; of several with this name the last counts, as for json_decode.
	 * @return string '' where there is none.
	 */
	public static function member( string $json, string $name ): string {
		$found = '';
		$at    = 1 + (int) strpos( $json, '{' );
		while ( '"' === ( $json[ $at = self::after_space( $json, $at ) ] ?? '' ) ) {
			$end   = self::after_string( $json, $at );
			$key   = json_decode( substr( $json, $at, $end - $at ) );
			$start = self::after_space( $json, 1 + self::after_space( $json, $end ) );
			$end   = self::after_value( $json, $start );
			if ( $key === $name ) {
				$found = substr( $json, $start, $end - $start );
			}
			// The comma; or what ends the object, which is no quote.
			$at = 1 + self::after_space( $json, $end );
		}
		return $found;
	}

	/**
	 * @param string $json JSON.
	 * @param int    $at   Where a value begins.
	 */
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

	/**
	 * @param string $json JSON.
	 * @param int    $at   Where a string's first quote stands.
	 */
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

	/**
	 * @param string $json JSON.
	 * @param int    $at   Where white space may begin.
	 */
	private static function after_space( string $json, int $at ): int {
		return $at + strspn( $json, " \t\r\n", min( $at, strlen( $json ) ) );
	}
}
