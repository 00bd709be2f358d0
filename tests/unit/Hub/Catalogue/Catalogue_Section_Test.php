<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Shared\Contract\Item_Schema;

final class Catalogue_Section_Test extends TestCase {

	/**
	 * @group LIB-001
	 * @group LIB-002
	 * @group LIB-004
	 */
	public function test_stored_numbers_never_change(): void {
		$numbers = array(
			'gutenberg' => array( 'packs' => 1, 'pages' => 2, 'sections' => 3, 'templates' => 4 ),
			'elementor' => array( 'packs' => 11, 'pages' => 12, 'sections' => 13, 'templates' => 14 ),
		);
		$this->assertEqualsCanonicalizing( array_keys( $numbers ), Item_Schema::PLATFORMS, 'There are two.' );
		foreach ( $numbers as $platform => $types ) {
			$this->assertEqualsCanonicalizing( array_keys( $types ), Item_Schema::TYPES, 'There are four.' );
			foreach ( $types as $type => $number ) {
				$this->assertSame( $number, Catalogue_Section::number( $platform, $type ) );
				$this->assertSame( array( $platform, $type ), array( Catalogue_Section::platform( $number ), Catalogue_Section::type( $number ) ) );
			}
			$this->assertSame( array_values( $types ), Catalogue_Section::find( $platform ) );
		}
		$this->assertSame( array( 0, 0, 0 ), array( Catalogue_Section::number( 'gutenberg', 'rooms' ), Catalogue_Section::number( 'elementor', 'rooms' ), Catalogue_Section::number( 'joomla', 'packs' ) ) );
		$this->assertSame( array( 2, 12 ), Catalogue_Section::find( '', 'pages' ) );
	}
}
