<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

// phpcs:disable WordPress.WP.AlternativeFunctions -- lines that break.

/**
 * A line to the hub of this site that breaks.
 */
trait Loses_Answers {

	/**
	 * Begins a line to this hub on which answers get lost.
	 *
	 * @param int    $lost How many.
	 * @param string $of   What stands in the requests whose answers get lost.
	 * @return array{string, callable(): list<string>, callable(): void} Its address, what tells the requests that went over it, what ends it.
	 */
	protected function lose_answers( int $lost, string $of = '' ): array {
		$log   = wp_tempnam( 'requests' );
		$probe = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertNotFalse( $probe );
		$port = (string) preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $probe, false ) );
		fclose( $probe );
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/losing-proxy.php', $port, (string) preg_replace( '#^https?://#', '', home_url() ), (string) $lost, $log, $of ), array( 1 => array( 'file', '/dev/null', 'a' ), 2 => array( 'file', '/dev/null', 'a' ) ), $pipes );
		$this->assertIsResource( $process );
		for ( $until = time() + 30; time() < $until; usleep( 20000 ) ) {
			$socket = @stream_socket_client( "tcp://127.0.0.1:$port" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- not there yet.
			if ( false !== $socket ) {
				fclose( $socket );
				break;
			}
		}
		return array(
			"http://localhost:$port",
			static function () use ( $log ): array {
				return array_map( 'json_decode', (array) file( $log ) );
			},
			static function () use ( $process, $log ): void {
				proc_terminate( $process );
				proc_close( $process );
				unlink( $log );
			},
		);
	}
}
