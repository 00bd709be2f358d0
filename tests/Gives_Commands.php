<?php

declare( strict_types=1 );

namespace Templately\Tests;

use DomainException;
use Templately\Plugin;
use Templately\Shared\Module;
use WP_CLI;

/** Runs WP-CLI commands and captures their output. */
trait Gives_Commands {

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 * @return array{array<mixed>, int} Output and exit code.
	 */
	private function give( object $command, string $name, array $arguments, array $options = array() ): array {
		WP_CLI::$lines = array();
		$code          = 0;
		try {
			$command->$name( $arguments, $options );
		} catch ( DomainException $ended ) {
			$code = (int) $ended->getMessage();
		}
		$this->assertCount( 1, WP_CLI::$lines );
		return array( json_decode( WP_CLI::$lines[0], true ), $code );
	}

	/**
	 * Returns a module of the plugin.
	 * @template T of Module
	 * @param class-string<T> $name
	 * @return T
	 */
	private static function module( string $name ): object {
		return ( new Plugin() )->module( $name );
	}
}
