<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;
use stdClass;

/** Validates arguments against the route's schemas. Unlike WordPress it rejects unknown keys, wrong types, and arguments that contradict the path. */
final class Argument_Validator {

	/** Size limit of a request body: the largest file that any route accepts. */
	public const MAX_BODY_BYTES = 50 * MB_IN_BYTES;

	/** Placeholder for a binary body that is not read yet. A client that sends this very text gets the same result. */
	public const UNREAD = 'templately: unread';

	/** Query arguments that WordPress and its clients add. */
	private const WORDPRESS_ARGUMENTS = array( '_locale', '_fields', '_embed', 'context', 'wp_theme_preview', 'rest_route', '_wpnonce' );

	/**
	 * @param array<string, mixed> $route
	 * @return array<string, mixed>
	 * @throws Failure 400 with the invalid fields.
	 */
	public static function from_request( array $route, WP_REST_Request $request ): array {
		$schemas = $route['args'] ?? array();
		$path    = $request->get_url_params();
		$query   = $request->get_query_params();
		$bytes   = self::binary_argument( $schemas );
		$body    = '' === $bytes ? self::read_json( $request ) : array( $bytes => self::read_binary( $request, $bytes, $schemas[ $bytes ] ) );
		if ( isset( $query['_method'] ) ) {
			throw self::invalid_params( array( '_method' => __( 'The method cannot be given in the URL.', 'templately' ) ) );
		}
		$query = array_diff_key( $query, array_flip( self::WORDPRESS_ARGUMENTS ) );

		$reads  = in_array( $request->get_method(), array( 'GET', 'HEAD', 'DELETE' ), true );
		$fields = array();
		foreach ( array_keys( $query + $body ) as $name ) {
			$name = (string) $name;
			if ( isset( $path[ $name ], $schemas[ $name ], $body[ $name ] ) && is_scalar( $body[ $name ] ) && (string) $body[ $name ] === $path[ $name ] && ! isset( $query[ $name ] ) ) {
				continue;
			}
			if ( ! isset( $schemas[ $name ] ) || isset( $path[ $name ] ) || ( self::is_in_query( $schemas[ $name ], $reads ) ? isset( $body[ $name ] ) : isset( $query[ $name ] ) ) ) {
				/* translators: %s: name of a field. */
				$fields[ $name ] = sprintf( __( '%s is not a parameter of this request.', 'templately' ), $name );
			}
		}
		$given = $path + $query + $body;
		$known = array();
		foreach ( $schemas as $name => $schema ) {
			if ( isset( $fields[ $name ] ) ) {
				continue;
			}
			if ( ! array_key_exists( $name, $given ) ) {
				if ( true === ( $schema['required'] ?? false ) ) {
					/* translators: %s: name of a field. */
					$fields[ $name ] = sprintf( __( '%s is missing.', 'templately' ), $name );
				} elseif ( array_key_exists( 'default', $schema ) ) {
					$known[ $name ] = $schema['default'];
				}
				continue;
			}
			$value = $given[ $name ];
			if ( $name === $bytes ) {
				$known[ $name ] = $value;
				continue;
			}
			if ( $schema['rawJson'] ?? false ) {
				$text = Raw_Json::member( (string) $request->get_body(), $name );
				if ( ! in_array( $text[0] ?? '', self::openings( $schema ), true ) ) {
					/* translators: 1: name of a field, 2: name of a type, such as integer. */
					$fields[ $name ] = sprintf( __( '%1$s is not of type %2$s.', 'templately' ), $name, implode( ', ', (array) $schema['type'] ) );
				} elseif ( strlen( $text ) > $schema['maxLength'] ) {
					/* translators: 1: name of a field, 2: number of bytes. */
					$fields[ $name ] = sprintf( __( '%1$s is larger than %2$d bytes.', 'templately' ), $name, $schema['maxLength'] );
				} else {
					$known[ $name ] = $text;
				}
				continue;
			}
			if ( ! self::is_in_query( $schema, $reads ) && ! isset( $path[ $name ] ) && ! self::is_of_type( $value, $schema ) ) {
				/* translators: 1: name of a field, 2: name of a type, such as integer. */
				$fields[ $name ] = sprintf( __( '%1$s is not of type %2$s.', 'templately' ), $name, implode( ', ', (array) $schema['type'] ) );
				continue;
			}
			$valid = rest_validate_value_from_schema( $value, $schema, $name );
			if ( is_wp_error( $valid ) ) {
				$fields[ $name ] = $valid->get_error_message();
				continue;
			}
			$known[ $name ] = rest_sanitize_value_from_schema( $value, $schema, $name );
		}
		if ( array() !== $fields ) {
			throw self::invalid_params( $fields );
		}
		return $known;
	}

	/**
	 * @param array<string, array<string, mixed>> $schemas By name.
	 * @param array<string, mixed>                $given
	 * @return array<string, mixed> Validated fields of a form, whose values are text.
	 * @throws Failure 400 with the invalid fields.
	 */
	public static function from_form( array $schemas, array $given ): array {
		$request = new WP_REST_Request();
		$request->set_method( 'GET' );
		$request->set_query_params( $given );
		return self::from_request( array( 'args' => $schemas ), $request );
	}

	/** @param array<string, mixed> $arguments Compared when two requests have the same Idempotency-Key. */
	public static function fingerprint( array $arguments ): string {
		$hashes = array_map(
			static function ( $value ): string {
				return hash( 'sha256', is_string( $value ) ? "\"$value" : (string) wp_json_encode( $value ) );
			},
			$arguments
		);
		return (string) wp_json_encode( $hashes );
	}

	/** Limits the body by the memory as well, because the body and its decoded copies are in memory together. */
	public static function max_body_bytes(): int {
		$memory = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $memory > 0 ? min( self::MAX_BODY_BYTES, intdiv( $memory, 3 ) ) : self::MAX_BODY_BYTES;
	}

	/** Checks the size of a body. If PHP rejected it or it was not read, only its Content-Length is known. */
	private static function require_size( WP_REST_Request $request, int $size, int $most ): void {
		$most = min( $most, self::max_body_bytes() );
		$php  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		if ( 0 === $size && $php > 0 ) {
			$most = min( $most, $php );
		}
		if ( max( $size, (int) $request->get_header( 'Content-Length' ) ) > $most ) {
			/* translators: %s: size, such as 10 MB. */
			throw new Failure( 'too_large', sprintf( __( 'This file is larger than %s.', 'templately' ), (string) size_format( $most ) ), 413 );
		}
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param bool                 $reads Whether all arguments of the request are in the query.
	 */
	private static function is_in_query( array $schema, bool $reads ): bool {
		return $reads || 'query' === ( $schema['in'] ?? 'body' );
	}

	/** @param array<string, array<string, mixed>> $schemas One may be binary: it is the whole body. */
	private static function binary_argument( array $schemas ): string {
		return (string) ( array_keys( array_filter( $schemas, array( Schema::class, 'is_bytes' ) ) )[0] ?? '' );
	}

	/** @param array<string, mixed> $schema */
	private static function read_binary( WP_REST_Request $request, string $name, array $schema ): string {
		$body = (string) $request->get_body();
		if ( self::UNREAD === $body ) {
			self::require_size( $request, 0, $schema['maxLength'] );
			$body = (string) file_get_contents( 'php://input', false, null, 0, max( 0, (int) min( $schema['maxLength'], self::max_body_bytes() ) + 1 ) );
		}
		self::require_size( $request, strlen( $body ), $schema['maxLength'] );
		$type = $request->get_content_type();
		if ( '' === $body || 'application/octet-stream' !== ( $type['value'] ?? '' ) ) {
			/* translators: %s: name of a field. */
			throw self::invalid_params( array( $name => sprintf( __( 'Send %s as the body, with the content type application/octet-stream.', 'templately' ), $name ) ) );
		}
		return $body;
	}

	/** @return array<string, mixed> */
	private static function read_json( WP_REST_Request $request ): array {
		$body = (string) $request->get_body();
		if ( '' === $body ) {
			self::require_size( $request, 0, self::MAX_BODY_BYTES );
		}
		if ( '' === trim( $body ) && array() === $request->get_body_params() ) {
			return array();
		}
		if ( ! $request->is_json_content_type() || ! json_decode( $body ) instanceof stdClass ) {
			throw new Failure( 'rest_invalid_json', __( 'The body must be a JSON object.', 'templately' ), 400, array( 'body' => __( 'The body must be a JSON object.', 'templately' ) ) );
		}
		return (array) json_decode( $body, true );
	}

	/**
	 * Checks JSON types strictly: "5" is no integer. Strings are accepted in queries only.
	 * @param mixed                $value Decoded JSON.
	 * @param array<string, mixed> $schema
	 */
	public static function is_of_type( $value, array $schema ): bool {
		foreach ( (array) $schema['type'] as $type ) {
			switch ( $type ) {
				case 'string':
					$fits = is_string( $value );
					break;
				case 'integer':
					$fits = is_int( $value );
					break;
				case 'number':
					$fits = is_int( $value ) || is_float( $value );
					break;
				case 'boolean':
					$fits = is_bool( $value );
					break;
				case 'null':
					$fits = null === $value;
					break;
				case 'array':
					$fits = is_array( $value ) && self::is_list( $value );
					foreach ( $fits ? $value : array() as $item ) {
						$fits = $fits && self::is_of_type( $item, $schema['items'] );
					}
					break;
				default:
					$fits = is_array( $value ) && ( array() === $value || ! self::is_list( $value ) );
					foreach ( $fits ? $value : array() as $member => $item ) {
						$of   = $schema['properties'][ $member ] ?? ( is_array( $schema['additionalProperties'] ?? null ) ? $schema['additionalProperties'] : null );
						$fits = $fits && ( null === $of || self::is_of_type( $item, $of ) );
					}
			}
			if ( $fits ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<int|string, mixed> $value Objects can have numeric keys, for example ids. */
	private static function is_list( array $value ): bool {
		return array_keys( $value ) === array_keys( array_keys( $value ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string> Characters that the raw JSON may start with.
	 */
	private static function openings( array $schema ): array {
		$openings = array(
			'array'  => '[',
			'object' => '{',
		);
		return array_values( array_intersect_key( $openings, array_flip( (array) $schema['type'] ) ) );
	}

	/** @param non-empty-array<string, string> $fields Field name to message. */
	private static function invalid_params( array $fields ): Failure {
		return new Failure( 'rest_invalid_param', (string) reset( $fields ), 400, $fields );
	}
}
