<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;

/** The Idempotency-Key header: a write that is repeated with its key runs once. The client creates one key per action; requests to the hub forward it. */
final class Idempotency_Key {

	public const HEADER = 'Idempotency-Key';

	private const MAX_LENGTH = 200;

	private string $current = '';

	/**
	 * @return string '' if the request has none.
	 * @throws Failure 400 for an invalid key.
	 */
	public static function from_request( WP_REST_Request $request ): string {
		$key = (string) $request->get_header( self::HEADER );
		if ( '' !== $key && 1 !== preg_match( '/^[\x21-\x7E]{1,' . self::MAX_LENGTH . '}$/D', $key ) ) {
			throw new Failure(
				'invalid_idempotency_key',
				sprintf(
					/* translators: %d: number of characters. */
					__( 'Idempotency-Key has at most %d characters, without spaces.', 'templately' ),
					self::MAX_LENGTH
				),
				400
			);
		}
		return $key;
	}

	/**
	 * Makes a key the current one while the callback runs.
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function run_with( string $key, callable $work ) {
		$before        = $this->current;
		$this->current = $key;
		try {
			return $work();
		} finally {
			$this->current = $before;
		}
	}

	public function current(): string {
		return $this->current;
	}
}
