<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Rest\Failure;
use Throwable;

/** Sends a proper REST response even if third-party code exits, fails fatally or prints output. */
final class Fatal_Response_Guard {

	/**
	 * Runs work and discards its output.
	 * @param callable $work     (): mixed.
	 * @param callable $at_death Returns the response body if the work has ended the process. May throw a Failure.
	 * @return mixed Result of the work.
	 */
	public static function run( callable $work, callable $at_death ) {
		$state = (object) array( 'is_over' => false );
		$depth = ob_get_level();
		// Also discards what WordPress flushes at shutdown.
		ob_start(
			static function (): string {
				return '';
			}
		);
		register_shutdown_function(
			static function () use ( $state, $at_death ): void {
				if ( ! $state->is_over ) {
					self::respond( $at_death );
				}
			}
		);
		try {
			return $work();
		} finally {
			$state->is_over = true;
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
		}
	}

	private static function respond( callable $at_death ): void {
		$status = 200;
		try {
			$body = $at_death();
		} catch ( Failure $failure ) {
			$status = $failure->status();
			$body   = array(
				'code'    => $failure->error_code(),
				'message' => $failure->getMessage(),
				'data'    => $failure->data(),
			);
		} catch ( Throwable $thrown ) {
			$status = 500;
			$body   = array(
				'code'    => 'internal_error',
				'message' => Failure::unknown_error(),
				'data'    => array( 'status' => 500 ),
			);
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		if ( ! headers_sent() ) {
			header_remove( 'Location' );
			status_header( $status );
			header( 'Content-Type: application/json; charset=UTF-8' );
		}
		echo wp_json_encode( $body );
	}
}
