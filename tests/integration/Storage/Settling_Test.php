<?php

declare( strict_types=1 );

use Templately\Storage\Import\Database;
use Templately\Storage\Import\Settling;

/**
 * Requests are told for which import they keep what they change.
 */
final class Settling_Test extends Test_Case {

	/** Though WordPress has read its options before: that it begins, for another where the one before never ended, and that it ends. */
	public function test_begins_and_ends(): void {
		$settling = new Settling( new Database( $GLOBALS['wpdb'] ) );
		$said     = array( Settling::run_id() );
		$settling->begin( 7 );
		$said[] = Settling::run_id();
		$settling->begin( 8 );
		$said[] = Settling::run_id();
		$settling->end();
		$said[] = Settling::run_id();
		$this->assertSame( array( 0, 7, 8, 0 ), $said );
	}
}
