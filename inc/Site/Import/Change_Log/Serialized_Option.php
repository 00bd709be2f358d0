<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/** Values of this site's options. The only class that unserializes; it makes no objects. */
final class Serialized_Option {

	/** @return mixed */
	public static function read( string $stored ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize, WordPress.PHP.NoSilencedErrors.Discouraged -- a row of this site's options, and no classes.
		$value = is_serialized( $stored ) ? @unserialize( $stored, array( 'allowed_classes' => false ) ) : $stored;
		return false === $value && 'b:0;' !== $stored ? $stored : $value;
	}

	/** @param mixed $value */
	public static function write( $value ): string {
		return is_string( $value ) ? $value : serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- as WordPress stores it.
	}

	/**
	 * Compares objects by their contents.
	 * @param mixed $one
	 * @param mixed $other
	 */
	public static function are_equal( $one, $other ): bool {
		return $one === $other || self::write( $one ) === self::write( $other );
	}
}
