<?php

declare( strict_types=1 );

namespace Templately\Tests;

use ReflectionClass;
use RuntimeException;
use Test_Case;

/**
 * Runs static methods of a test in parallel processes with their own WordPress and database connection. They start at
 * the same moment. Tests must commit.
 */
trait Runs_At_Once {

	/**
	 * @param string       $method    Public static method of this class: ( int $number, array $arguments ): mixed, as JSON.
	 * @param array<mixed> $arguments Arguments of each process.
	 * @return list<mixed> Results in the order of their numbers.
	 * @throws RuntimeException When a process has failed.
	 */
	protected function at_once( string $method, int $processes, array $arguments = array(), ?callable $meanwhile = null ): array {
		$gate    = (string) tempnam( get_temp_dir(), 'templately-gate-' );
		$file    = (string) ( new ReflectionClass( $this ) )->getFileName();
		$running = array();
		unlink( $gate );
		try {
			for ( $number = 0; $number < $processes; $number++ ) {
				$command   = array( PHP_BINARY, '-d', 'memory_limit=512M', __DIR__ . '/at-once.php', $file, static::class, $method, (string) $number, (string) wp_json_encode( $arguments ), $gate );
				$running[] = proc_open( $command, array( 1 => array( 'file', "$gate.out.$number", 'w' ), 2 => array( 'file', "$gate.said.$number", 'w' ) ), $pipes );
			}
			self::wait_until(
				static function () use ( $gate, $running, $processes ): bool {
					return count( (array) glob( "$gate.ready.*" ) ) === $processes || array() !== array_filter( $running, array( self::class, 'has_ended' ) );
				}
			);
			touch( $gate );
			if ( null !== $meanwhile ) {
				$meanwhile();
			}
			self::wait_until(
				static function () use ( $running, $processes ): bool {
					return count( array_filter( $running, array( self::class, 'has_ended' ) ) ) === $processes;
				}
			);
			return array_map(
				static function ( int $number ) use ( $gate, $method ) {
					$out    = (string) file_get_contents( "$gate.out.$number" );
					$answer = json_decode( $out, true );
					if ( ! is_array( $answer ) || ! array_key_exists( 'answer', $answer ) ) {
						throw new RuntimeException( "Process $number of $method said: " . file_get_contents( "$gate.said.$number" ) . $out );
					}
					return $answer['answer'];
				},
				array_keys( $running )
			);
		} finally {
			// A running process could hold locks that block the next test.
			foreach ( $running as $process ) {
				proc_terminate( $process, 9 );
				proc_close( $process );
			}
			array_map( 'unlink', (array) glob( "$gate*" ) );
			wp_cache_flush();
		}
	}

	/** @param callable(): bool $is_so */
	private static function wait_until( callable $is_so ): void {
		$until = time() + Test_Case::PATIENCE;
		while ( ! $is_so() && time() < $until ) {
			usleep( 5000 );
		}
	}

	/** @param resource $process */
	private static function has_ended( $process ): bool {
		return ! proc_get_status( $process )['running'];
	}
}
