<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Failure;

/** Validates responses of a remote hub: limits their size, checks the route's schema, removes unknown members. An invalid response counts as unreachable. */
final class Response_Validator {

	public const MAX_BYTES = 5 * MB_IN_BYTES;

	/** Maximum JSON depth: an Elementor element takes two levels. */
	private const DEPTH = 128;

	/** Maximum number of values in a response, because small values take the most memory when decoded. */
	private const MAX_VALUES = 100000;

	/** Integers that an error may contain: cloud usage and versions of a file. */
	private const NUMBERS = array( 'limit', 'files', 'room', 'newest', 'yours', 'id' );

	/** @var callable(): array<string, array<string, mixed>> */
	private $make_routes;

	/** @var array<string, array<string, mixed>>|null Routes by pattern of method and path. */
	private ?array $routes = null;

	/** @param callable(): array<string, array<string, mixed>> $routes Returns the hub's routes by pattern of method and path. */
	public function __construct( callable $routes ) {
		$this->make_routes = $routes;
	}

	/** Tells whether the response may be cached: only public reads. */
	public function is_cacheable( Hub_Request $request ): bool {
		return 'GET' === $request->method && true === ( $this->route( $request )['open'] ?? false );
	}

	/** Tells whether the request may be repeated without a response: reads, and writes with an Idempotency-Key. */
	public function is_idempotent( Hub_Request $request ): bool {
		return 'GET' === $request->method || true === ( $this->route( $request )['keeps_answer'] ?? false );
	}

	/**
	 * @return Hub_Response With the members of the route's schema, or of an error its code, message and known data.
	 * @throws Failure 503 hub_unreachable for anything else.
	 */
	public function validate( Hub_Request $request, int $status, string $text ): Hub_Response {
		if ( self::nodes( $text ) > self::MAX_VALUES ) {
			throw self::unreachable();
		}
		$body = json_decode( $text, true, self::DEPTH );
		if ( $status >= 400 && $status < 500 ) {
			return new Hub_Response( $status, self::refusal( $status, $body ) );
		}
		$schema = $this->route( $request )['response'] ?? array();
		$body   = self::known( $body, $schema );
		// An infinite number matches every schema but cannot be encoded.
		if ( $status < 200 || $status >= 300 || array() === $schema || ! Argument_Validator::is_of_type( $body, $schema ) || true !== rest_validate_value_from_schema( $body, $schema, 'answer' ) || false === wp_json_encode( $body ) ) {
			throw self::unreachable();
		}
		return new Hub_Response( $status, $body );
	}

	/** The reason is not shown to the browser. */
	public static function unreachable(): Failure {
		return new Failure( 'hub_unreachable', __( 'The library cannot be reached right now. Your site is not affected. Try again in a moment.', 'templately' ), 503 );
	}

	/** Counts the values in JSON by brackets and commas outside of strings. */
	private static function nodes( string $text ): int {
		$marks = preg_replace( '/"(?:[^"\\\\]++|\\\\.)*+"|[^"\[{,]++/s', '', $text );
		// The expression fails on too much input.
		return null === $marks ? PHP_INT_MAX : strlen( $marks );
	}

	/**
	 * Removes members that the schema does not have.
	 * @param mixed                $value Decoded JSON.
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private static function known( $value, array $schema ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( isset( $schema['items'] ) && wp_is_numeric_array( $value ) ) {
			foreach ( $value as $key => $item ) {
				$value[ $key ] = self::known( $item, $schema['items'] );
			}
			return $value;
		}
		if ( isset( $schema['properties'] ) ) {
			// Maps have arbitrary member names.
			$others = is_array( $schema['additionalProperties'] ?? null ) ? $schema['additionalProperties'] : null;
			if ( null === $others && wp_is_numeric_array( $value ) ) {
				// Without its members, a list would pass as an empty object.
				return $value;
			}
			$value = null === $others ? array_intersect_key( $value, $schema['properties'] ) : $value;
			foreach ( $value as $name => $member ) {
				$value[ $name ] = self::known( $member, $schema['properties'][ $name ] ?? $others );
			}
		}
		return $value;
	}

	/**
	 * Reduces an error to what the site half uses.
	 * @param mixed $body Decoded JSON.
	 * @return array{code: string, message: string, data: array<string, mixed>}
	 */
	private static function refusal( int $status, $body ): array {
		$code    = is_array( $body ) ? ( $body['code'] ?? null ) : null;
		$message = is_array( $body ) ? ( $body['message'] ?? null ) : null;
		if ( ! is_string( $code ) || ! is_string( $message ) || 'rest_no_route' === $code ) {
			throw self::unreachable();
		}
		$data   = is_array( $body['data'] ?? null ) ? $body['data'] : array();
		$fields = array_slice( array_filter( is_array( $data['fields'] ?? null ) ? $data['fields'] : array(), 'is_string' ), 0, 50, true );
		$known  = array(
			'status'      => $status,
			'retry_after' => is_int( $data['retry_after'] ?? null ) ? $data['retry_after'] : null,
			// Validated where it is used.
			'redirect'    => is_string( $data['redirect'] ?? null ) ? mb_substr( $data['redirect'], 0, 2000 ) : null,
			'missing'     => array_slice( array_filter( is_array( $data['missing'] ?? null ) ? $data['missing'] : array(), 'is_string' ), 0, 200 ),
			'fields'      => array_map( array( self::class, 'sentence' ), $fields ),
		);
		return array(
			'code'    => substr( $code, 0, 100 ),
			'message' => self::sentence( $message ),
			'data'    => array_filter( $known ) + array_filter( array_intersect_key( $data, array_flip( self::NUMBERS ) ), 'is_int' ),
		);
	}

	private static function sentence( string $text ): string {
		return mb_substr( $text, 0, 2000 );
	}

	/** @return array<string, mixed> Matching hub route, or an empty array. */
	private function route( Hub_Request $request ): array {
		if ( null === $this->routes ) {
			$this->routes = ( $this->make_routes )();
		}
		foreach ( $this->routes as $pattern => $route ) {
			if ( 1 === preg_match( "#^$pattern$#D", $request->method . ' ' . $request->path ) ) {
				return $route;
			}
		}
		return array();
	}
}
