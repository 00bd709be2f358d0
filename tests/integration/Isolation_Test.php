<?php

declare( strict_types=1 );

/** A test leaves nothing to the next one. */
final class Isolation_Test extends Test_Case {

	public function test_a_test_may_change_the_permalinks(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/blog/%year%/%postname%/' );
		$this->assertSame( '/blog/%year%/%postname%/', get_option( 'permalink_structure' ) );
	}

	/** @depends test_a_test_may_change_the_permalinks */
	public function test_the_next_test_has_the_rules_of_the_permalinks_of_the_site(): void {
		$this->assertSame( get_option( 'permalink_structure' ), $GLOBALS['wp_rewrite']->permalink_structure );
	}
}
