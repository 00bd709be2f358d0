<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Failure;

/**
 * Judges what a remote hub answers, before anything reads it: bounded before it is decoded, of the form that the hub's own
 * routes promise, and reduced to it. What is otherwise is no answer of a hub.
 */
final class Response_Validator {

	/** Bytes of an answer. */
	public const LARGEST = 5 * MB_IN_BYTES;

	/** How deep JSON may nest: an element of Elementor in another takes two. */
	private const DEPTH = 128;

	/** Lists, objects and members in one answer; each costs memory once it is decoded, the shortest most. */
	private const NODES = 100000;

	/** Numbers that a refusal may tell: how full a cloud is, and which versions of a file there are. */
	private const NUMBERS = array( 'limit', 'files', 'room', 'newest', 'yours', 'id' );

	/** @var callable(): array<string, array<string, mixed>> */
	private $make_routes;

	/** @var array<string, array<string, mixed>>|null Pattern of method and path to route. */
	private ?array $routes = null;

	/**
	 * @param callable(): array<string, array<string, mixed>> $routes The routes of a hub's API, by pattern of method and path.
	 */
	public function __construct( callable $routes ) {
		$this->make_routes = $routes;
	}

	/**
	 * Says whether the answer to a call may be kept: what anybody may read and no document or file is. Answers to an account's own
	 * calls are never kept.
	 */
	public function is_cacheable( Hub_Request $request ): bool {
		return 'GET' === $request->method && true === ( $this->route( $request )['open'] ?? false );
	}

	/** Says whether a call may be sent again when no answer came: a read, and a write that the hub does once for its key. */
	public function is_retryable( Hub_Request $request ): bool {
		return 'GET' === $request->method || true === ( $this->route( $request )['keeps_answer'] ?? false );
	}

	/**
	 * Decodes and checks an answer. The transport saw to its size.
	 *
	 * @param string      $text    JSON.
	 * @return Hub_Response With the members that the route promises; of a refusal, code, message and the data that is known.
	 *
	 * @throws Failure 503 hub_unreachable for anything else.
	 */
	public function validate( Hub_Request $request, int $status, string $text ): Hub_Response {
		if ( self::nodes( $text ) > self::NODES ) {
			throw self::unreachable();
		}
		$body = json_decode( $text, true, self::DEPTH );
		if ( $status >= 400 && $status < 500 ) {
			return new Hub_Response( $status, self::refusal( $status, $body ) );
		}
		$schema = $this->route( $request )['response'] ?? array();
		$body   = self::known( $body, $schema );
		// A number without end fits every schema, and no answer of this site could have it.
		if ( $status < 200 || $status >= 300 || array() === $schema || ! Argument_Validator::is_of_type( $body, $schema ) || true !== rest_validate_value_from_schema( $body, $schema, 'answer' ) || false === wp_json_encode( $body ) ) {
			throw self::unreachable();
		}
		return new Hub_Response( $status, $body );
	}

	/** Says that no hub answered; why is nothing that a browser has to learn. */
	public static function unreachable(): Failure {
		return new Failure( 'hub_unreachable', __( 'The library cannot be reached right now. Your site is not affected. Try again in a moment.', 'templately' ), 503 );
	}

	/**
	 * Counts what JSON would become values of its own: one for each bracket and each comma outside of strings.
	 *
	 * @param string $text JSON.
	 */
	private static function nodes( string $text ): int {
		$marks = preg_replace( '/"(?:[^"\\\\]++|\\\\.)*+"|[^"\[{,]++/s', '', $text );
		// Where the expression gives up, there was too much.
		return null === $marks ? PHP_INT_MAX : strlen( $marks );
	}

	/**
	 * Drops the members that a schema does not know.
	 *
	 * @param mixed                $value  Decoded JSON.
	 * @param array<string, mixed> $schema Its schema.
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
			// Members of a map have names that no schema knows.
			$others = is_array( $schema['additionalProperties'] ?? null ) ? $schema['additionalProperties'] : null;
			if ( null === $others && wp_is_numeric_array( $value ) ) {
				// A list is no object: without its members it would pass for an empty one.
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
	 * Reduces what a hub refused to what the site half uses.
	 *
	 * @param mixed $body   Decoded JSON.
	 * @return array{code: string, message: string, data: array<string, mixed>}
	 *
	 * @throws Failure 503 hub_unreachable where it is no refusal of WordPress's form, or that of a server without such a route.
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
			// Where it leads is judged by who goes there.
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

	/** @return array<string, mixed> Definition of the hub's route; empty where it has none. */
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
