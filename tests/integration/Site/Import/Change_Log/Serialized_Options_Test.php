<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Serialized_Options;

/**
 * Options as values, read from their rows.
 */
final class Serialized_Options_Test extends Test_Case {

	/** What was written comes back; what only looks serialised is text, and no object is made of anything. */
	public function test_reads_what_was_written(): void {
		foreach ( array( array( 'a' => array( 1, true, null ) ), 'text', '', false, 7 ) as $value ) {
			$this->assertSame( $value, Serialized_Options::read( Serialized_Options::write( $value ) ) );
		}
		$this->assertSame( 'a:1:{i:0;s:9:"broken";}', Serialized_Options::read( 'a:1:{i:0;s:9:"broken";}' ) );
		$this->assertInstanceOf( __PHP_Incomplete_Class::class, Serialized_Options::read( serialize( new ArrayObject( array( 1 ) ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- as WordPress stores it.
		$this->assertTrue( Serialized_Options::are_equal( (object) array( 'a' => 1 ), (object) array( 'a' => 1 ) ) );
		$this->assertFalse( Serialized_Options::are_equal( (object) array( 'a' => 1 ), (object) array( 'a' => 2 ) ) );
	}
}
