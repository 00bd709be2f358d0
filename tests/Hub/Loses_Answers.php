<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Tests\Runs_Servers;

// phpcs:disable WordPress.WP.AlternativeFunctions -- lines that break.

/** Proxies requests to this site's hub and drops responses. */
trait Loses_Answers {

	use Runs_Servers;

	/**
	 * @param string $of Part of the requests whose responses are dropped.
	 * @return array{string, callable(): list<string>, callable(): void} URL, a function that returns the requests, a function that stops it.
	 */
	protected function drop_responses( int $lost, string $of = '' ): array {
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
