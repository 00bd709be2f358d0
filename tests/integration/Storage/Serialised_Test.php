<?php

declare( strict_types=1 );

use Templately\Storage\Import\Serialised;

/**
 * Options as values, read from their rows.
 */
final class Serialised_Test extends Test_Case {

	/** What was written comes back; what only looks serialised is text, and no object is made of anything. */
	public function test_reads_what_was_written(): void {
		foreach ( array( array( 'a' => array( 1, true, null ) ), 'text', '', false, 7 ) as $value ) {
			$this->assertSame( $value, Serialised::read( Serialised::write( $value ) ) );
		}
		$this->assertSame( 'a:1:{i:0;s:9:"broken";}', Serialised::read( 'a:1:{i:0;s:9:"broken";}' ) );
		$this->assertInstanceOf( __PHP_Incomplete_Class::class, Serialised::read( serialize( new ArrayObject( array( 1 ) ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- as WordPress stores it.
		$this->assertTrue( Serialised::are_equal( (object) array( 'a' => 1 ), (object) array( 'a' => 1 ) ) );
		$this->assertFalse( Serialised::are_equal( (object) array( 'a' => 1 ), (object) array( 'a' => 2 ) ) );
	}
}
