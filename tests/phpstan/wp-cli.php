<?php
/**
 * What static analysis has to know of WP-CLI. Never loaded.
 *
 * @package Templately
 */

// phpcs:disable -- declarations of other software, read by static analysis only.

namespace WP_CLI\Utils {
	/**
	 * @param array<array<string, mixed>> $items
	 * @param list<string>                $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}

namespace {
class WP_CLI {
	/**
	 * @param object|class-string|callable $command
	 * @param array<string, mixed>         $options
	 */
	public static function add_command( string $name, $command, array $options = array() ): bool {}
	public static function line( string $message = '' ): void {}
	public static function success( string $message ): void {}
	public static function warning( string $message ): void {}
	/** @return never */
	public static function halt( int $code ) {}
	/** @return never */
	public static function error( string $message ) {}
	public static function log( string $message ): void {}
}
}
