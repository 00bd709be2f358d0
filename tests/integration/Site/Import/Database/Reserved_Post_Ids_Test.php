<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Reserved_Post_Ids;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * Ids of posts that nobody else gets.
 */
final class Reserved_Post_Ids_Test extends Test_Case {

	use Imports;

	/** @var bool A connection ends in the middle. */
	protected $commits = true;

	/** Wherever the process ends that reserves some, no row stays; and nobody is given a reserved one afterwards. */
	public function test_no_row_stays(): void {
		global $wpdb;
		$ids  = array();
		$take = static function () use ( $wpdb, &$ids ): void {
			$ids = ( new Reserved_Post_Ids( new Import_Database( $wpdb ), new Transaction( $wpdb ) ) )->reserve( 3 );
		};
		$rows = $wpdb->get_col( "SELECT ID FROM $wpdb->posts ORDER BY ID" );
		$all  = $this->killed_at( 0, $take );
		$this->assertGreaterThanOrEqual( 4, $all );
		for ( $at = 1; $at <= $all; $at++ ) {
			$this->assertSame( $at, $this->killed_at( $at, $take ) );
			$this->assertSame( $rows, $wpdb->get_col( "SELECT ID FROM $wpdb->posts ORDER BY ID" ), "ended at $at of $all" );
		}
		$take();
		$this->assertSame( array( $ids[0], $ids[0] + 1, $ids[0] + 2 ), $ids );
		$this->assertSame( $rows, $wpdb->get_col( "SELECT ID FROM $wpdb->posts ORDER BY ID" ) );
		$this->assertGreaterThan( $ids[2], wp_insert_post( array( 'post_title' => 'Somebody else' ) ) );
	}

	/** Who makes a post in between keeps its id: it is not one of those, which are as many as were wanted. */
	public function test_what_others_got_is_left_out(): void {
		global $wpdb;
		$other = 0;
		$write = static function ( string $sql ) use ( $wpdb, &$other ): void {
			if ( 0 === $other && 0 === strpos( $sql, "INSERT INTO $wpdb->posts (ID, " ) ) {
				$other = wp_insert_post( array( 'post_title' => 'Somebody else' ) );
			}
		};
		add_action( 'templately_import_boundary', $write );
		$ids = ( new Reserved_Post_Ids( new Import_Database( $wpdb ), new Transaction( $wpdb ) ) )->reserve( 3 );
		remove_action( 'templately_import_boundary', $write );
		$this->assertSame( array( $other + 1, $other + 2 ), array_slice( $ids, 0, 2 ) );
		$this->assertCount( 3, array_unique( $ids ) );
		$this->assertGreaterThan( $ids[1], $ids[2] );
		$this->assertSame( 'Somebody else', get_post( $other )->post_title );
		wp_delete_post( $other, true );
	}
}
