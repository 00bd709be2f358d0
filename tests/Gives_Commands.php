<?php

declare( strict_types=1 );

namespace Templately\Tests;

use DomainException;
use Templately\Plugin;
use Templately\Shared\Module;
use WP_CLI;

/**
 * Gives commands as WP-CLI does, and hears what they say.
 */
trait Gives_Commands {

	/**
	 * @param list<string>               $arguments Arguments.
	 * @param array<string, string|bool> $options   Options.
	 * @return array{array<mixed>, int} What was said, and the exit code.
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
	 *
	 * @template T of Module
	 * @param class-string<T> $name Its class.
	 * @return T
	 */
	private static function module( string $name ): object {
		return ( new Plugin() )->module( $name );
	}
}
