<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * How much of a long loop a test runs: a sample in `npm test`, all of it in `npm run test:faults`. A test that uses this class
 * belongs to the group faults, which that command runs.
 *
 * Every run takes the same sample, so that a failure is that of the last change and can be repeated. TEMPLATELY_SEED takes another.
 */
final class Sample {

	/** Tells whether loops run whole. */
	public static function is_whole(): bool {
		return '' !== (string) getenv( 'TEMPLATELY_ROUNDS' );
	}

	/**
	 * Returns how often a loop runs.
	 *
	 * @param int      $sample In `npm test`.
	 * @param int|null $whole  In `npm run test:faults`; null for as often as that command says.
	 */
	public static function size( int $sample, ?int $whole = null ): int {
		return self::is_whole() ? $whole ?? (int) getenv( 'TEMPLATELY_ROUNDS' ) : $sample;
	}

	/**
	 * Returns some of many cases, with their keys and in their order; all of them in `npm run test:faults`.
	 *
	 * @template Key of array-key
	 * @template Value
	 * @param array<Key, Value> $cases All cases.
	 * @param int               $size  How many of them `npm test` runs.
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
