<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use InvalidArgumentException;

/** A platform and a type as one small number. Each list of the library is one section. */
final class Catalogue_Section {

	/** The numbers are stored: never change one. Gutenberg's templates are parts of packs for the theme builder, and are in no list. */
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
	 * Returns the number of a section, or 0 if there is none.
	 * @param string $platform 'gutenberg' or 'elementor'.
	 * @param string $type 'packs', 'pages', 'sections' or 'templates'.
	 */
	public static function number( string $platform, string $type ): int {
		return self::NUMBERS[ $platform ][ $type ] ?? 0;
	}

	public static function platform( int $number ): string {
		return self::names( $number )[0];
	}

	public static function type( int $number ): string {
		return self::names( $number )[1];
	}

	/** @return list<int> Numbers of sections. */
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

	/** @return array{string, string} Platform and type. */
	private static function names( int $number ): array {
		foreach ( self::NUMBERS as $platform => $types ) {
			$type = array_search( $number, $types, true );
			if ( is_string( $type ) ) {
				return array( $platform, $type );
			}
		}
		throw new InvalidArgumentException( "There is no catalogue section $number." );
	}
}
