<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Test_Case;

// phpcs:disable WordPress.WP.AlternativeFunctions -- sockets.

/** Runs servers of a test on local ports. */
trait Runs_Servers {

	/**
	 * Starts a server and waits for it. Tries another port if this one is taken in the meantime.
	 * @param callable( int ): list<string> $command Command line for a port.
	 * @param array<string, string>         $environment
	 * @param string|null                   $folder  Working folder.
	 * @return array{resource, int} Process and port.
	 */
	private function start_server( callable $command, string $said = '/dev/null', array $environment = array(), ?string $folder = null ): array {
		for ( $tries = 0; $tries < 10; $tries++ ) {
			$probe = stream_socket_server( 'tcp://127.0.0.1:0' );
			$this->assertNotFalse( $probe );
			$port = (int) preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $probe, false ) );
			fclose( $probe );
			$pipes   = array();
			$process = proc_open( $command( $port ), array( 1 => array( 'file', $said, 'a' ), 2 => array( 'file', $said, 'a' ) ), $pipes, $folder, $environment + getenv() );
			$this->assertIsResource( $process );
			$until = time() + Test_Case::PATIENCE;
			while ( proc_get_status( $process )['running'] && time() < $until ) {
				foreach ( array( '127.0.0.1', '[::1]' ) as $host ) {
					$socket = @stream_socket_client( "tcp://$host:$port", $code, $message, 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- the server may not listen yet.
					if ( false !== $socket ) {
						fclose( $socket );
						return array( $process, $port );
					}
				}
				usleep( 20000 );
			}
			proc_terminate( $process, 9 );
			proc_close( $process );
		}
		$this->fail( 'The server did not start: ' . ( is_file( $said ) ? file_get_contents( $said ) : '' ) );
	}
}
