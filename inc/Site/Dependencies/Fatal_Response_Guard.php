<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Rest\Failure;
use Throwable;

/**
 * Lets code of others run that may end the process with exit() or an error that nobody can catch, and print what it likes: the
 * caller gets an answer of the API all the same.
 */
final class Fatal_Response_Guard {

	/**
	 * Does some work, and throws away what it prints.
	 *
	 * @param callable $work     The work: (): mixed.
	 * @param callable $at_death What is answered, and done, where the work ended the process: (): array<string, mixed>. May throw a
	 *                           Failure.
	 * @return mixed What the work returned.
	 */
	public static function run( callable $work, callable $at_death ) {
		$state = (object) array( 'is_over' => false );
		$depth = ob_get_level();
		// What WordPress flushes at the end, before this has its word, is thrown away as well.
		ob_start(
			static function (): string {
				return '';
			}
		);
		register_shutdown_function(
			static function () use ( $state, $at_death ): void {
				if ( ! $state->is_over ) {
					self::say( $at_death );
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

	private static function say( callable $at_death ): void {
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
