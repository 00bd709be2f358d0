<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** Builds JSON schemas with size limits as plain arrays. Needs no WordPress, because OpenAPI documents and TypeScript types are generated from them. */
final class Schema {

	/** @param array<string, mixed> $more More keywords. */
	public static function text( int $max_length = 200, array $more = array() ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $max_length,
		) + $more;
	}

	/** @param string[] $values */
	public static function enum( array $values, ?string $fallback = null ): array {
		$schema = array(
			'type' => 'string',
			'enum' => $values,
		);
		return null === $fallback ? $schema : $schema + array( 'default' => $fallback );
	}

	/** @param array<string, mixed> $more More keywords. */
	public static function integer( int $minimum = 0, array $more = array() ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $minimum,
			'maximum' => $more['maximum'] ?? 9007199254740991,
		) + $more;
	}

	public static function boolean( ?bool $fallback = null ): array {
		return null === $fallback ? array( 'type' => 'boolean' ) : array(
			'type'    => 'boolean',
			'default' => $fallback,
		);
	}

	/** @param array<string, mixed> $of Schema of an item. */
	public static function list_of( array $of, int $max_items = 500 ): array {
		return array(
			'type'     => 'array',
			'items'    => $of,
			'maxItems' => $max_items,
		);
	}

	/**
	 * Object with fixed members.
	 * @param string[]                            $optional Members that may be missing.
	 */
	public static function record( array $properties, array $optional = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_values( array_diff( array_keys( $properties ), $optional ) ),
			'additionalProperties' => false,
		);
	}

	/**
	 * Object with arbitrary member names.
	 * @param array<string, mixed> $of Schema of a value.
	 */
	public static function map_of( array $of, int $max_members = 500 ): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(),
			'additionalProperties' => $of,
			'maxProperties'        => $max_members,
		);
	}

	/**
	 * JSON that the controller receives as its original text, because decoding turns {} into []. Only for arguments in a body.
	 * @param int    $max_length In bytes.
	 * @param string ...$types   'object' (default), 'array' or both.
	 */
	public static function raw_json( int $max_length, string ...$types ): array {
		return array(
			'type'      => count( $types ) > 1 ? $types : $types[0] ?? 'object',
			'maxLength' => $max_length,
			'rawJson'   => true,
		);
	}

	/**
	 * Binary data: as a response a File_Download, as an argument the whole body.
	 * @param int $max_length In bytes.
	 */
	public static function bytes( int $max_length = PHP_INT_MAX ): array {
		return array(
			'type'      => 'string',
			'format'    => 'binary',
			'maxLength' => $max_length,
		);
	}

	public static function is_bytes( array $schema ): bool {
		return 'binary' === ( $schema['format'] ?? '' );
	}

	/**
	 * Response of a route that returns an Event_Stream.
	 * @param array<string, mixed> $data Schema of an event's data.
	 */
	public static function events( array $data ): array {
		return array(
			'type'   => 'string',
			'format' => 'events',
			'data'   => $data,
		);
	}

	/** @param array<string, mixed> $schema Schema with one type. */
	public static function nullable( array $schema ): array {
		$schema['type'] = array( $schema['type'], 'null' );
		if ( isset( $schema['enum'] ) ) {
			$schema['enum'][] = null;
		}
		return $schema;
	}

	/** Marks an argument as part of the query in a request with a body. */
	public static function in_query( array $schema ): array {
		$schema['in'] = 'query';
		return $schema;
	}

	public static function required( array $schema ): array {
		$schema['required'] = true;
		return $schema;
	}
}
