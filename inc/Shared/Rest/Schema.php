<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Builds JSON schemas as plain arrays, bounded as Routes demands. What is put on the wire with them stands in Contract.
 *
 * Needs no WordPress: the OpenAPI documents and the browser's types are made from it on any machine.
 *
 * @phpstan-type Json_Schema array<string, mixed>
 */
final class Schema {

	/**
	 * Returns the schema of a string.
	 *
	 * @param array<string, mixed> $more       More keywords.
	 * @return array<string, mixed>
	 */
	public static function text( int $max_length = 200, array $more = array() ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $max_length,
		) + $more;
	}

	/**
	 * Returns the schema of one string of a few.
	 *
	 * @param string[]    $values   What it may be.
	 * @param string|null $fallback Default, or null for none.
	 * @return array<string, mixed>
	 */
	public static function enum( array $values, ?string $fallback = null ): array {
		$schema = array(
			'type' => 'string',
			'enum' => $values,
		);
		return null === $fallback ? $schema : $schema + array( 'default' => $fallback );
	}

	/**
	 * Returns the schema of a whole number.
	 *
	 * @param array<string, mixed> $more    More keywords.
	 * @return array<string, mixed>
	 */
	public static function integer( int $minimum = 0, array $more = array() ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $minimum,
			'maximum' => $more['maximum'] ?? 9007199254740991,
		) + $more;
	}

	/**
	 * Returns the schema of a yes or no.
	 *
	 * @param bool|null $fallback Default, or null for none.
	 * @return array<string, mixed>
	 */
	public static function boolean( ?bool $fallback = null ): array {
		return null === $fallback ? array( 'type' => 'boolean' ) : array(
			'type'    => 'boolean',
			'default' => $fallback,
		);
	}

	/**
	 * Returns the schema of a list.
	 *
	 * @param array<string, mixed> $of        Schema of a member.
	 * @return array<string, mixed>
	 */
	public static function list_of( array $of, int $max_items = 500 ): array {
		return array(
			'type'     => 'array',
			'items'    => $of,
			'maxItems' => $max_items,
		);
	}

	/**
	 * Returns the schema of a record that has all of its members.
	 *
	 * @param array<string, array<string, mixed>> $properties Name to schema.
	 * @param string[]                            $optional   Members that may be missing.
	 * @return array<string, mixed>
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
	 * Returns the schema of an object whose members have names that nobody knows before, such as a builder's settings.
	 *
	 * @param array<string, mixed> $of          Schema of a member.
	 * @return array<string, mixed>
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
	 * Returns the schema of a JSON value that reaches the controller as the text it came in, to the byte: decoded to arrays
	 * each {} of it would become []. Arguments of a call with a body only.
	 *
	 * @param int    $max_length Bytes at the most.
	 * @param string ...$types   'object', 'array' or both; 'object' where nothing is said.
	 * @return array<string, mixed>
	 */
	public static function raw_json( int $max_length, string ...$types ): array {
		return array(
			'type'      => count( $types ) > 1 ? $types : $types[0] ?? 'object',
			'maxLength' => $max_length,
			'rawJson'   => true,
		);
	}

	/**
	 * Returns the schema of bytes: as the response of a route, files of a File_Download; as an argument, the body of the call, which
	 * is no JSON then. All other arguments of it stand in its path.
	 *
	 * @param int $max_length Bytes at the most.
	 * @return array<string, mixed>
	 */
	public static function bytes( int $max_length = PHP_INT_MAX ): array {
		return array(
			'type'      => 'string',
			'format'    => 'binary',
			'maxLength' => $max_length,
		);
	}

	/** Says whether a schema is that of bytes.
	 *
	 * @param array<string, mixed> $schema A schema.
	 */
	public static function is_bytes( array $schema ): bool {
		return 'binary' === ( $schema['format'] ?? '' );
	}

	/**
	 * Returns the response of a route that answers Events.
	 *
	 * @param array<string, mixed> $data Schema of what each tells.
	 * @return array<string, mixed>
	 */
	public static function events( array $data ): array {
		return array(
			'type'   => 'string',
			'format' => 'events',
			'data'   => $data,
		);
	}

	/**
	 * Returns the schema of something that may be missing.
	 *
	 * @param array<string, mixed> $schema Schema with one type.
	 * @return array<string, mixed>
	 */
	public static function nullable( array $schema ): array {
		$schema['type'] = array( $schema['type'], 'null' );
		if ( isset( $schema['enum'] ) ) {
			$schema['enum'][] = null;
		}
		return $schema;
	}

	/**
	 * Returns the schema of an argument that stands in the address, of a call whose others stand in its body.
	 *
	 * @param array<string, mixed> $schema Its schema.
	 * @return array<string, mixed>
	 */
	public static function in_query( array $schema ): array {
		$schema['in'] = 'query';
		return $schema;
	}

	/**
	 * Returns the schema of an argument that has to be given.
	 *
	 * @param array<string, mixed> $schema Its schema.
	 * @return array<string, mixed>
	 */
	public static function required( array $schema ): array {
		$schema['required'] = true;
		return $schema;
	}
}
