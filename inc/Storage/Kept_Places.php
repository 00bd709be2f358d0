<?php

declare( strict_types=1 );

namespace Templately\Storage;

/**
 * What was found out about places of themes: their files are many, and change seldom. Transients, so that an object cache serves
 * where there is one.
 */
final class Kept_Places {

	private const NAME            = 'templately_place_';
	private const KEPT_IN_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Returns what is kept of a place, or finds it out.
	 *
	 * @param string             $place What is another for each place, theme and version of it.
	 * @param callable(): string $find  Finds it out where it is not kept.
	 */
	public static function of( string $place, callable $find ): string {
		$name = self::NAME . md5( $place );
		$kept = get_transient( $name );
		if ( ! is_string( $kept ) ) {
			$kept = $find();
			set_transient( $name, $kept, self::KEPT_IN_SECONDS );
		}
		return $kept;
	}

	/** Forgets everything. What an object cache has of it ends by itself. */
	public static function forget_all(): void {
		global $wpdb;
		$prefix = '_transient_' . self::NAME;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that finds transients by how their names begin.
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) ) as $option ) {
			delete_transient( substr( (string) $option, strlen( '_transient_' ) ) );
		}
	}
}
