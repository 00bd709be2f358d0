<?php

declare( strict_types=1 );

namespace Templately\Storage;

/**
 * What was found out about places of themes: their files are many, and change seldom. One transient, so that an object cache
 * serves where there is one, and all of it is forgotten there too.
 */
final class Kept_Places {

	private const NAME            = 'templately_places';
	private const KEPT_IN_SECONDS = HOUR_IN_SECONDS;

	/** Places that are kept: those of the theme that is active, and of some that were, or are looked at. */
	private const MOST = 20;

	/**
	 * Returns what is kept of a place, or finds it out.
	 *
	 * @param string             $place What is another for each place, theme and version of it.
	 * @param callable(): string $find  Finds it out where it is not kept.
	 */
	public static function of( string $place, callable $find ): string {
		$kept = self::kept();
		if ( ! is_string( $kept[ $place ] ?? null ) ) {
			$found = $find();
			// Finding it out may have kept others.
			$kept = array( $place => $found ) + self::kept();
			set_transient( self::NAME, array_slice( $kept, 0, self::MOST, true ), self::KEPT_IN_SECONDS );
		}
		return $kept[ $place ];
	}

	/** Forgets everything. */
	public static function forget_all(): void {
		delete_transient( self::NAME );
	}

	/**
	 * @return array<string, string> By their places.
	 */
	private static function kept(): array {
		$kept = get_transient( self::NAME );
		return is_array( $kept ) ? $kept : array();
	}
}
