<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Limits long loops: `npm test` runs a sample, `npm run test:faults` (group faults) all cases. The sample is the same in
 * each run, so failures are reproducible. TEMPLATELY_SEED selects another one.
 */
final class Sample {

	public static function is_whole(): bool {
		return '' !== (string) getenv( 'TEMPLATELY_ROUNDS' );
	}

	/**
	 * Returns the number of iterations.
	 * @param int      $sample In `npm test`.
	 * @param int|null $whole  In `npm run test:faults`; null for the command's setting.
	 */
	public static function size( int $sample, ?int $whole = null ): int {
		return self::is_whole() ? $whole ?? (int) getenv( 'TEMPLATELY_ROUNDS' ) : $sample;
	}

	/**
	 * Returns a sample of the cases with keys and order, or all in `npm run test:faults`.
	 * @template Key of array-key
	 * @template Value
	 * @param array<Key, Value> $cases
	 * @param int               $size In `npm test`.
	 * @return array<Key, Value>
	 */
	public static function of( array $cases, int $size ): array {
		$ranks = array();
		foreach ( array_keys( $cases ) as $key ) {
			$ranks[ $key ] = md5( getenv( 'TEMPLATELY_SEED' ) . " $key" );
		}
		asort( $ranks );
		return array_intersect_key( $cases, array_slice( $ranks, 0, self::size( $size, count( $cases ) ), true ) );
	}
}
