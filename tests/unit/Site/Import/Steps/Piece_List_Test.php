<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Site\Import\Steps\Piece_List;

/**
 * Pieces of a step are what they were, in their order.
 */
final class Piece_List_Test extends TestCase {

	/** Each has its kind and its place; behind the last one there is none. */
	public function test_pieces(): void {
		$pieces = new Piece_List();
		$this->assertSame( array( 0, '' ), array( count( $pieces ), $pieces->kind( 0 ) ) );
		$added = array( array( 'media', 0 ), array( 'sizes', 0 ), array( 'media', 70000 ), array( 'styles', 0 ), array( 'post', 2000000000 ), array( 'post', 3 ) );
		foreach ( $added as list( $kind, $place ) ) {
			$pieces->add( $kind, $place );
		}
		$this->assertCount( 6, $pieces );
		foreach ( $added as $number => $piece ) {
			$this->assertSame( $piece, array( $pieces->kind( $number ), $pieces->place( $number ) ) );
		}
		$this->assertSame( '', $pieces->kind( 6 ) );
		// Of one kind there may be more than a byte counts.
		for ( $number = 6; $number < 300; $number++ ) {
			$pieces->add( 'post', $number );
		}
		$this->assertSame( array( 'post', 'post', 299 ), array( $pieces->kind( 257 ), $pieces->kind( 299 ), $pieces->place( 299 ) ) );
	}
}
