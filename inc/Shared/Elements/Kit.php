<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

/**
 * The values of Elementor's site settings ("kit") that a design uses: rows of global colors and fonts as Elementor stores them, and
 * Elementor's snapshots of global classes and variables.
 * @phpstan-type Kit_Values array{colors: list<array<string, mixed>>, typography: list<array<string, mixed>>, classes: array<string, mixed>|null, variables: array<string, mixed>|null}
 */
final class Kit {

	public const MAX_BYTES = 500000;

	private const MAX_ROWS = 100;

	/**
	 * @param array<mixed> $kit
	 * @return Kit_Values|null Kit with its known members only. null if it has no values.
	 * @throws Invalid_Elements
	 */
	public static function validate( array $kit ): ?array {
		$valid = array(
			'colors'     => self::rows( $kit['colors'] ?? array(), '/^(?:_id|title|color)$/D' ),
			'typography' => self::rows( $kit['typography'] ?? array(), '/^(?:_id|title|typography_[a-z_]{1,60})$/D' ),
			'classes'    => self::snapshot( $kit['classes'] ?? null ),
			'variables'  => self::snapshot( $kit['variables'] ?? null ),
		);
		if ( strlen( (string) wp_json_encode( $valid ) ) > self::MAX_BYTES ) {
			throw self::invalid();
		}
		return array() === array_filter( $valid ) ? null : $valid;
	}

	/**
	 * @param mixed $rows
	 * @param string $names Pattern of their members.
	 * @return list<array<string, mixed>>
	 */
	private static function rows( $rows, string $names ): array {
		if ( ! is_array( $rows ) || count( $rows ) > self::MAX_ROWS ) {
			throw self::invalid();
		}
		$valid = array();
		foreach ( $rows as $row ) {
			if ( ! is_array( $row ) || ! is_string( $row['_id'] ?? null ) || 1 !== preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $row['_id'] ) ) {
				throw self::invalid();
			}
			$row = array_intersect_key( $row, array_flip( (array) preg_grep( $names, array_keys( $row ) ) ) );
			self::require_css( array_diff_key( $row, array( 'title' => true ) ) );
			$valid[] = array( 'title' => sanitize_text_field( (string) ( $row['title'] ?? '' ) ) ) + $row;
		}
		return $valid;
	}

	/**
	 * @param mixed $snapshot
	 * @return array<string, mixed>|null
	 */
	private static function snapshot( $snapshot ): ?array {
		if ( null === $snapshot || array() === $snapshot ) {
			return null;
		}
		if ( ! is_array( $snapshot ) ) {
			throw self::invalid();
		}
		// Classes lie under items, variables under data.
		foreach ( array( 'items', 'data' ) as $list ) {
			foreach ( is_array( $snapshot[ $list ] ?? null ) ? $snapshot[ $list ] : array() as $one ) {
				foreach ( array_merge( array( array_diff_key( (array) $one, array( 'variants' => true ) ) ), (array) ( $one['variants'] ?? array() ) ) as $part ) {
					self::require_css( (array) $part );
				}
			}
		}
		self::require_plain( $snapshot, 0 );
		return $snapshot;
	}

	/** @param array<mixed> $settings */
	private static function require_css( array $settings ): void {
		self::require_plain( $settings, 0 );
		$element = array(
			'id'       => 'kit',
			'elType'   => 'kit',
			'settings' => $settings,
			'elements' => array(),
		);
		if ( array() !== ( new Element_Tree( (string) wp_json_encode( array( $element ) ) ) )->list_removals() ) {
			throw self::invalid();
		}
	}

	/**
	 * Requires strings that stay inside a CSS declaration.
	 * @param array<mixed> $values
	 */
	private static function require_plain( array $values, int $depth ): void {
		if ( $depth > 20 ) {
			throw self::invalid();
		}
		foreach ( $values as $key => $value ) {
			if ( is_array( $value ) ) {
				self::require_plain( $value, $depth + 1 );
			} elseif ( is_string( $value ) && 1 === preg_match( Element_Tree::ENDS_CSS, $value ) ) {
				throw self::invalid();
			}
			if ( 1 === preg_match( Element_Tree::ENDS_CSS, (string) $key ) ) {
				throw self::invalid();
			}
		}
	}

	private static function invalid(): Invalid_Elements {
		return new Invalid_Elements( __( 'Its global colors, fonts or classes are invalid.', 'templately' ), 'kit' );
	}
}
