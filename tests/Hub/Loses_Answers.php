<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Tests\Runs_Servers;

// phpcs:disable WordPress.WP.AlternativeFunctions -- lines that break.

/**
 * A line to the hub of this site that breaks.
 */
trait Loses_Answers {

	use Runs_Servers;

	/**
	 * Begins a line to this hub on which answers get lost.
	 *
	 * @param string $of   What stands in the requests whose answers get lost.
	 * @return array{string, callable(): list<string>, callable(): void} Its address, what tells the requests that went over it, what ends it.
	 */
	protected function lose_answers( int $lost, string $of = '' ): array {
		$log                    = wp_tempnam( 'requests' );
		list( $process, $port ) = $this->start_server(
			static function ( int $port ) use ( $lost, $log, $of ): array {
				return array( PHP_BINARY, __DIR__ . '/losing-proxy.php', (string) $port, (string) preg_replace( '#^https?://#', '', home_url() ), (string) $lost, $log, $of );
			}
		);
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
