<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Tests\Shows_Templates;

final class Stored_Conditions_Test extends Test_Case {

	use Shows_Templates;

	public function test_a_failed_save_changes_nothing(): void {
		global $wpdb;
		$storage = new Condition_Store( $wpdb, new Transaction( $wpdb ) );
		$body    = $this->template( 'single' );
		$this->show( $body, 'include/singular/post', 'exclude/singular/page' );
		$stored = static function () use ( $wpdb ): array {
			return array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_conditions ORDER BY id", ARRAY_A ), $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'templately_tb'" ) );
		};
		$before = $stored();
		$refuse = static function ( string $sql ) use ( $wpdb ): string {
			return 0 === strpos( $sql, "INSERT INTO {$wpdb->prefix}templately_conditions" ) ? 'INSERT INTO tly_no_such_table (a) VALUES (1)' : $sql;
		};
		$shows  = $wpdb->suppress_errors( true );
		add_filter( 'query', $refuse );
		try {
			$storage->replace( $body, 'body', array( new Condition() ) );
			$this->fail( 'Nobody is told.' );
		} catch ( RuntimeException $refusal ) {
			$this->assertNotSame( '', $refusal->getMessage() );
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $shows );
		}
		$this->assertSame( $before, $stored() );

		wp_load_alloptions();
		$other = array( 'loc' => array( 'footer' => 7 ), 'need' => array(), 'theme' => get_stylesheet() );
		$wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $other ) ), array( 'option_name' => 'templately_tb' ) );
		$storage->on_template_change( $body, false );
		$this->assertSame( maybe_unserialize( $stored()[1] ), get_option( 'templately_tb' ) );
	}
}
