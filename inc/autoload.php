<?php
/**
 * Loads Templately\Some\Thing from inc/Some/Thing.php.
 * @package Templately
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( strncmp( $class_name, 'Templately\\', 11 ) !== 0 ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);
