<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * Options of this site's own database as values: WordPress stores them serialised. The one place that reads that form, and it
 * makes no objects; what comes from a hub or a bundle is JSON and never gets here.
 */
final class Serialized_Options {

	/**
	 * Reads an option's value.
	 *
	 * @param string $stored As it stands in the table.
	 * @return mixed
	 */
	public static function read( string $stored ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize, WordPress.PHP.NoSilencedErrors.Discouraged -- a row of this site's options, and no classes.
		$value = is_serialized( $stored ) ? @unserialize( $stored, array( 'allowed_classes' => false ) ) : $stored;
		return false === $value && 'b:0;' !== $stored ? $stored : $value;
	}

	/**
	 * Writes what read() returned.
	 *
	 * @param mixed $value A value.
	 */
	public static function write( $value ): string {
		return is_string( $value ) ? $value : serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- as WordPress stores it.
	}

	/**
	 * Says whether two values are the same. Objects are compared by what is in them.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another.
	 */
	public static function are_equal( $one, $other ): bool {
		return $one === $other || self::write( $one ) === self::write( $other );
	}
}
