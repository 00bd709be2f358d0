<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use InvalidArgumentException;

/**
 * A platform and a type, which every listing has, as one small number.
 */
final class Catalogue_Section {

	/** Never renumber: the numbers are stored. Gutenberg's templates are parts of packs: the theme builder begins with them, and no list of the library has them. */
	private const NUMBERS = array(
		'gutenberg' => array(
			'packs'     => 1,
			'pages'     => 2,
			'sections'  => 3,
			'templates' => 4,
		),
		'elementor' => array(
			'packs'     => 11,
			'pages'     => 12,
			'sections'  => 13,
			'templates' => 14,
		),
	);

	/**
	 * Returns the number of a shelf.
	 *
	 * @param string $platform 'gutenberg' or 'elementor'.
	 * @param string $type     'packs', 'pages', 'sections' or 'templates'.
	 * @return int 0 where there is no such shelf.
	 */
	public static function number( string $platform, string $type ): int {
		return self::NUMBERS[ $platform ][ $type ] ?? 0;
	}

	/** Returns the platform of a shelf. */
	public static function platform( int $number ): string {
		return self::names( $number )[0];
	}

	/** Returns the type of a shelf. */
	public static function type( int $number ): string {
		return self::names( $number )[1];
	}

	/**
	 * Returns the shelves of some platform, of some type, or all.
	 *
	 * @param string $platform A platform; '' for all.
	 * @param string $type     A type; '' for all.
	 * @return list<int>
	 */
	public static function find( string $platform = '', string $type = '' ): array {
		$numbers = array();
		foreach ( self::NUMBERS as $of => $types ) {
			foreach ( $types as $name => $number ) {
				if ( in_array( $platform, array( '', $of ), true ) && in_array( $type, array( '', $name ), true ) ) {
					$numbers[] = $number;
				}
			}
		}
		return $numbers;
	}

	/**
	 * @return array{string, string} Platform and type.
	 *
	 * @throws InvalidArgumentException When there is no such shelf.
	 */
	private static function names( int $number ): array {
		foreach ( self::NUMBERS as $platform => $types ) {
			$type = array_search( $number, $types, true );
			if ( is_string( $type ) ) {
				return array( $platform, $type );
			}
		}
		throw new InvalidArgumentException( "There is no shelf $number." );
	}
}
