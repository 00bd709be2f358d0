<?php
/**
 * Stands for WP-CLI, which is not there when tests run: keeps what a command said.
 *
 * @package Templately
 */

declare( strict_types=1 );

// phpcs:disable Squiz.Commenting, Generic.Commenting -- the names are WP-CLI's.

final class WP_CLI {

	/** @var list<string> */
	public static $lines = array();

	/** @var array<string, array{mixed, array<string, mixed>}> Name to the command and its options. */
	public static $commands = array();

	/** @param mixed $command A command. */
	public static function add_command( string $name, $command, array $options = array() ): void {
		self::$commands[ $name ] = array( $command, $options );
	}

	public static function line( string $message = '' ): void {
		self::$lines[] = $message;
	}

	public static function success( string $message ): void {
		self::$lines[] = "Success: $message";
	}

	/** @return never */
	public static function halt( int $code ) {
		throw new DomainException( (string) $code );
	}

	/** @return never */
	public static function error( string $message ) {
		throw new DomainException( $message );
	}
}
