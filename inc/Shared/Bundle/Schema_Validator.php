<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/**
 * Validates decoded JSON with pack.schema.json. WordPress's own validation lacks $ref, const and propertyNames, accepts "12" for 12 and
 * "a,b" for a list, and allows a line break at the end of a pattern.
 */
final class Schema_Validator {

	/** @var array<string, mixed>|null */
	private static ?array $schema = null;

	/**
	 * @param mixed  $value      Decoded JSON, objects as arrays.
	 * @param string $definition Definition of the schema; '' for a manifest.
	 * @return string A sentence; '' for a valid value.
	 */
	public static function validation_error( $value, string $definition, string $name ): string {
		$schema = self::schema();
		return self::compare( $value, '' === $definition ? $schema : $schema['$defs'][ $definition ], $name );
	}

	/**
	 * @param mixed                $value
	 * @param array<string, mixed> $schema
	 */
	private static function compare( $value, array $schema, string $place ): string {
		if ( isset( $schema['$ref'] ) ) {
			return self::compare( $value, self::schema()['$defs'][ substr( $schema['$ref'], strlen( '#/$defs/' ) ) ], $place );
		}
		if ( isset( $schema['oneOf'] ) ) {
			$faults = array();
			foreach ( $schema['oneOf'] as $one ) {
				$fault = self::compare( $value, $one, $place );
				if ( '' === $fault ) {
					return '';
				}
				$faults[] = $fault;
			}
			// The last schema is not null's.
			return (string) end( $faults );
		}
		if ( array_key_exists( 'const', $schema ) ) {
			return $value === $schema['const'] ? '' : "$place is not " . wp_json_encode( $schema['const'] ) . '.';
		}
		if ( isset( $schema['enum'] ) ) {
			return in_array( $value, $schema['enum'], true ) ? '' : "$place is not one of " . implode( ', ', array_map( 'strval', $schema['enum'] ) ) . '.';
		}
		$types = (array) ( $schema['type'] ?? array() );
		if ( array() !== $types && array() === array_filter(
			$types,
			static function ( string $type ) use ( $value ): bool {
				return self::is( $value, $type );
			}
		) ) {
			return "$place is not of type " . implode( ' or ', $types ) . '.';
		}
		if ( is_string( $value ) ) {
			return self::compare_text( $value, $schema, $place );
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return $value < ( $schema['minimum'] ?? $value ) || $value > ( $schema['maximum'] ?? $value ) ? "$place is too small or too big." : '';
		}
		if ( is_array( $value ) ) {
			return in_array( 'array', $types, true ) && self::is( $value, 'array' ) ? self::compare_list( $value, $schema, $place ) : self::compare_members( $value, $schema, $place );
		}
		return '';
	}

	/** @param array<string, mixed> $schema */
	private static function compare_text( string $value, array $schema, string $place ): string {
		$most = $schema['maxLength'] ?? PHP_INT_MAX;
		if ( strlen( $value ) < ( $schema['minLength'] ?? 0 ) || ( strlen( $value ) > $most && mb_strlen( $value ) > $most ) ) {
			return "$place is too short or too long.";
		}
		if ( isset( $schema['pattern'] ) && 1 !== preg_match( '~' . $schema['pattern'] . '~Du', $value ) ) {
			return "$place does not match the pattern {$schema['pattern']}.";
		}
		return '';
	}

	/**
	 * @param array<mixed>         $value
	 * @param array<string, mixed> $schema
	 */
	private static function compare_list( array $value, array $schema, string $place ): string {
		if ( count( $value ) > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
			return "$place has more than {$schema['maxItems']} members.";
		}
		if ( isset( $schema['items'] ) ) {
			foreach ( $value as $number => $one ) {
				$fault = self::compare( $one, $schema['items'], "{$place}[$number]" );
				if ( '' !== $fault ) {
					return $fault;
				}
			}
		}
		return '';
	}

	/**
	 * @param array<mixed>         $value
	 * @param array<string, mixed> $schema
	 */
	private static function compare_members( array $value, array $schema, string $place ): string {
		if ( count( $value ) > ( $schema['maxProperties'] ?? PHP_INT_MAX ) ) {
			return "$place has more than {$schema['maxProperties']} members.";
		}
		foreach ( $schema['required'] ?? array() as $name ) {
			if ( ! array_key_exists( $name, $value ) ) {
				return "$place.$name is missing.";
			}
		}
		foreach ( $value as $name => $one ) {
			$name  = (string) $name;
			$fault = isset( $schema['propertyNames'] ) ? self::compare_text( $name, $schema['propertyNames'], "The name of $place.$name" ) : '';
			$of    = $schema['properties'][ $name ] ?? $schema['additionalProperties'] ?? true;
			if ( false === $of ) {
				$fault = "$place.$name is nothing that a bundle has.";
			}
			$fault = '' === $fault && is_array( $of ) ? self::compare( $one, $of, "$place.$name" ) : $fault;
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}

	/**
	 * @param mixed  $value
	 * @param string $type A type of JSON. Empty objects look like empty lists.
	 */
	private static function is( $value, string $type ): bool {
		switch ( $type ) {
			case 'string':
				return is_string( $value );
			case 'integer':
				return is_int( $value );
			case 'number':
				return is_int( $value ) || is_float( $value );
			case 'boolean':
				return is_bool( $value );
			case 'null':
				return null === $value;
			case 'array':
				return is_array( $value ) && array_values( $value ) === $value;
			default:
				return is_array( $value ) && ( array() === $value || array_values( $value ) !== $value );
		}
	}

	/** @return array<string, mixed> */
	private static function schema(): array {
		if ( null === self::$schema ) {
			self::$schema = (array) json_decode( (string) file_get_contents( __DIR__ . '/pack.schema.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		}
		return self::$schema;
	}
}
