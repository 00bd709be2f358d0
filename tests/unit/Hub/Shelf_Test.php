<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Contract\Items;
use Templately\Hub\Catalogue\Shelf;

/**
 * Shelves.
 */
final class Shelf_Test extends TestCase {

	/**
	 * The numbers are in the tables of every hub: each stays what it is, and is read back as what it was written from.
	 *
	 * @group LIB-001
	 * @group LIB-002
	 * @group LIB-004
	 */
	public function test_numbers_stay(): void {
		$numbers = array(
			'gutenberg' => array( 'packs' => 1, 'pages' => 2, 'sections' => 3, 'templates' => 4 ),
			'elementor' => array( 'packs' => 11, 'pages' => 12, 'sections' => 13, 'templates' => 14 ),
		);
		$this->assertEqualsCanonicalizing( array_keys( $numbers ), Items::PLATFORMS, 'There are two.' );
		foreach ( $numbers as $platform => $types ) {
			$this->assertEqualsCanonicalizing( array_keys( $types ), Items::TYPES, 'There are four.' );
			foreach ( $types as $type => $number ) {
				$this->assertSame( $number, Shelf::number( $platform, $type ) );
				$this->assertSame( array( $platform, $type ), array( Shelf::platform( $number ), Shelf::type( $number ) ) );
			}
			$this->assertSame( array_values( $types ), Shelf::numbers( $platform ) );
		}
		$this->assertSame( array( 0, 0, 0 ), array( Shelf::number( 'gutenberg', 'rooms' ), Shelf::number( 'elementor', 'rooms' ), Shelf::number( 'joomla', 'packs' ) ) );
		$this->assertSame( array( 2, 12 ), Shelf::numbers( '', 'pages' ) );
	}
}
