<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;

/**
 * What a write is known by, so that it is done once however often it is sent. The browser makes one for each thing that a person
 * does; it comes in a header, and goes on to the hub with all that this request changes there.
 */
final class Idempotency_Key {

	public const HEADER = 'Idempotency-Key';

	/** Letters that it has at the most. */
	private const LONGEST = 200;

	private string $current = '';

	/**
	 * Reads the key of a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return string '' where it has none.
	 *
	 * @throws Failure 400 for what is no key.
	 */
	public static function from_request( WP_REST_Request $request ): string {
		$key = (string) $request->get_header( self::HEADER );
		if ( '' !== $key && 1 !== preg_match( '/^[\x21-\x7E]{1,' . self::LONGEST . '}$/D', $key ) ) {
			throw new Failure(
				'invalid_idempotency_key',
				sprintf(
					/* translators: %d: number of characters. */
					__( 'Idempotency-Key has at most %d characters, without spaces.', 'templately' ),
					self::LONGEST
				),
				400
			);
		}
		return $key;
	}

	/**
	 * Does the work of a request.
	 *
	 * @template T
	 * @param string        $key  The request's key; '' for none.
	 * @param callable(): T $work What the request asks for.
	 * @return T What the work returns.
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

	/** Returns the key of the request that is being answered; '' where it has none, and where there is none. */
	public function current(): string {
		return $this->current;
	}
}
