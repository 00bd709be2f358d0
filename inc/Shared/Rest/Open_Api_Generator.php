<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** Generates the OpenAPI 3.1 document of a namespace. Needs no WordPress. */
final class Open_Api_Generator {

	/** Matches a named group of a route's path: name and pattern. */
	private const PATH_ARGUMENT = '/\(\?P<(\w+)>(.*?)\)(?=\/|$)/';

	/**
	 * @param string                         $route_namespace Such as 'templately/v1'.
	 * @param list<class-string<Controller>> $controllers
	 * @param bool                           $by_token        Whether clients authenticate by bearer token, else by cookie and nonce.
	 * @return array<string, mixed>
	 */
	public static function document( string $title, string $route_namespace, string $version, array $controllers, bool $by_token ): array {
		$paths = array();
		foreach ( $controllers as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				if ( $route['in_process_only'] ?? false ) {
					continue;
				}
				$path = (string) preg_replace( self::PATH_ARGUMENT, '{$1}', $route['path'] );

				$paths[ $path ][ strtolower( $route['method'] ) ] = self::operation( $operation, $route, $by_token );
			}
		}
		ksort( $paths );
		return array(
			'openapi'    => '3.1.0',
			'info'       => array(
				'title'   => $title,
				'version' => $version,
			),
			'servers'    => array( array( 'url' => "/wp-json/$route_namespace" ) ),
			'paths'      => $paths,
			'components' => array(
				'schemas'         => array(
					'Failure' => self::failure(),
				),
				'securitySchemes' => array(
					'caller' => $by_token ? array(
						'type'   => 'http',
						'scheme' => 'bearer',
					) : array(
						'type' => 'apiKey',
						'in'   => 'header',
						'name' => 'X-WP-Nonce',
					),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $route
	 * @return array<string, mixed>
	 */
	private static function operation( string $operation, array $route, bool $by_token ): array {
		preg_match_all( self::PATH_ARGUMENT, $route['path'], $found );
		$patterns   = array_combine( $found[1], $found[2] );
		$reads      = in_array( $route['method'], array( 'GET', 'DELETE' ), true );
		$parameters = array();
		$body       = array();
		$content    = array();
		foreach ( $route['args'] ?? array() as $name => $schema ) {
			$in_path = isset( $patterns[ $name ] );
			if ( Schema::is_bytes( $schema ) ) {
				$content = self::content( $schema );
				continue;
			}
			if ( ! $in_path && ! $reads && 'query' !== ( $schema['in'] ?? 'body' ) ) {
				$body[ $name ] = $schema;
				continue;
			}
			$parameter = array(
				'name'     => $name,
				'in'       => $in_path ? 'path' : 'query',
				'required' => $in_path || true === ( $schema['required'] ?? false ),
				'schema'   => self::schema( $schema ),
			);
			// Two routes may differ only in the pattern of a path argument.
			if ( $in_path && 'string' === $schema['type'] && ! isset( $schema['enum'] ) ) {
				$parameter['schema']['pattern'] = "^(?:{$patterns[ $name ]})$";
			}
			// PHP keeps only the last of repeated query arguments.
			if ( ! $in_path && 'array' === $schema['type'] ) {
				$parameter['style']   = 'form';
				$parameter['explode'] = false;
			}
			$parameters[] = $parameter;
		}
		if ( $route['keeps_answer'] ?? false ) {
			$parameters[] = array(
				'name'        => Idempotency_Key::HEADER,
				'in'          => 'header',
				'description' => 'Unique key of this write. A repeated request with the same key and content changes nothing and returns the first response.',
				'schema'      => array( 'type' => 'string' ),
			);
		}
		$documented = array(
			'operationId' => $operation,
			'summary'     => $route['summary'],
			// An open route still accepts a token, which can change the response.
			'security'    => array_merge( $by_token && ( $route['open'] ?? false ) ? array( new \stdClass() ) : array(), array( array( 'caller' => array() ) ) ),
			'responses'   => array(
				(string) ( $route['status'] ?? 200 ) => array(
					'description' => 'Success.',
					'content'     => self::content( $route['response'] ),
				),
			) + array_fill_keys(
				array( '4XX', 'default' ),
				array(
					'description' => 'Error.',
					'content'     => array( 'application/json' => array( 'schema' => array( '$ref' => '#/components/schemas/Failure' ) ) ),
				)
			),
		);
		if ( array() !== $parameters ) {
			$documented['parameters'] = $parameters;
		}
		if ( array() !== $body ) {
			$content = self::content(
				array(
					'type'                 => 'object',
					'properties'           => $body,
					'additionalProperties' => false,
				)
			);
		}
		if ( array() !== $content ) {
			$documented['requestBody'] = array(
				'required' => true,
				'content'  => $content,
			);
		}
		return $documented;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, array<string, mixed>> Media type object of a body by content type.
	 */
	private static function content( array $schema ): array {
		if ( Schema::is_bytes( $schema ) ) {
			return array( 'application/octet-stream' => array( 'schema' => array_diff( self::schema( $schema ), array( PHP_INT_MAX ) ) ) );
		}
		if ( isset( $schema['data'] ) ) {
			return array( 'text/event-stream' => array( 'schema' => array( 'type' => 'string' ) ) );
		}
		return array( 'application/json' => array( 'schema' => self::schema( $schema ) ) );
	}

	/**
	 * Turns WordPress's `required` flags of members into JSON Schema's list of required names.
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function schema( array $schema ): array {
		if ( is_bool( $schema['required'] ?? null ) ) {
			unset( $schema['required'] );
		}
		unset( $schema['in'] );
		if ( $schema['rawJson'] ?? false ) {
			return array( 'type' => $schema['type'] );
		}
		if ( isset( $schema['items'] ) ) {
			$schema['items'] = self::schema( $schema['items'] );
		}
		if ( is_array( $schema['additionalProperties'] ?? null ) ) {
			$schema['additionalProperties'] = self::schema( $schema['additionalProperties'] );
		}
		foreach ( $schema['properties'] ?? array() as $name => $member ) {
			if ( true === ( $member['required'] ?? null ) ) {
				$schema['required'][] = $name;
			}
			$schema['properties'][ $name ] = self::schema( $member );
		}
		return $schema;
	}

	/** @return array<string, mixed> Schema of WordPress's error responses. */
	private static function failure(): array {
		return array(
			'type'       => 'object',
			'required'   => array( 'code', 'message', 'data' ),
			'properties' => array(
				'code'    => array( 'type' => 'string' ),
				'message' => array( 'type' => 'string' ),
				'data'    => array(
					'type'       => 'object',
					'required'   => array( 'status' ),
					'properties' => array(
						'status'   => array( 'type' => 'integer' ),
						'redirect' => array( 'type' => 'string' ),
						'fields'   => array(
							'type'                 => 'object',
							'additionalProperties' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}
}
