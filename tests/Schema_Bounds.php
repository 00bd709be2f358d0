<?php

declare( strict_types=1 );

namespace Templately\Tests;

use LogicException;
use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Schema;

/** Checks that argument schemas have size limits. Schemas are constant, so tests check them instead of each request. */
final class Schema_Bounds {

	/**
	 * @param string               $name For the message.
	 * @param array<string, mixed> $schema
	 * @throws LogicException When a limit is missing.
	 */
	public static function require_bounded( string $name, array $schema ): void {
		if ( isset( $schema['sanitize_callback'] ) || isset( $schema['validate_callback'] ) ) {
			throw new LogicException( "$name brings a callback of its own, which turns type checks off." );
		}
		if ( $schema['rawJson'] ?? false ) {
			if ( ! isset( $schema['maxLength'] ) || array() !== array_diff( (array) ( $schema['type'] ?? '' ), array( 'object', 'array' ) ) ) {
				throw new LogicException( "$name is raw JSON without a maximum, or neither object nor array." );
			}
			return;
		}
		$types = (array) ( $schema['type'] ?? array() );
		if ( array() === $types ) {
			throw new LogicException( "$name has no type." );
		}
		if ( Schema::is_bytes( $schema ) && $schema['maxLength'] > Argument_Validator::MAX_BODY_BYTES ) {
			throw new LogicException( "$name is larger than any body." );
		}
		if ( in_array( 'string', $types, true ) && ! isset( $schema['maxLength'] ) && ! isset( $schema['enum'] ) ) {
			throw new LogicException( "$name is a string without a maximum." );
		}
		if ( in_array( 'array', $types, true ) ) {
			if ( ! isset( $schema['maxItems'], $schema['items'] ) ) {
				throw new LogicException( "$name is a list without a maximum." );
			}
			self::require_bounded( "{$name}[]", $schema['items'] );
		}
		if ( in_array( 'object', $types, true ) ) {
			$others = $schema['additionalProperties'] ?? null;
			if ( ! isset( $schema['properties'] ) || ( false !== $others && ( ! is_array( $others ) || ! isset( $schema['maxProperties'] ) ) ) ) {
				throw new LogicException( "$name is an object with unknown members." );
			}
			if ( is_array( $others ) ) {
				self::require_bounded( "$name.*", $others );
			}
			foreach ( $schema['properties'] as $member => $of ) {
				self::require_bounded( "$name.$member", $of );
			}
		}
	}
}
