<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Run;
use Templately\Tests\Makes_Site_Bundles;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedFunctions -- what a deadlock does to a connection.

/**
 * A chunk that the database took back because of a deadlock is written again, whichever of its statements was the one.
 */
final class Deadlock_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		wp_clean_theme_json_cache();
		$GLOBALS['wpdb']->suppress_errors( true );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$GLOBALS['wpdb']->suppress_errors( false );
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/**
	 * Statements that write the last page of a chunk.
	 *
	 * @return array<string, array{string, string}> A table, and what stands in the statement.
	 */
	public function statements(): array {
		return array(
			'its metas' => array( 'postmeta', 'wide-3' ),
			'its row'   => array( 'posts', 'Planted in 1911' ),
		);
	}

	/**
	 * Every page has its row and its meta, and none is said to have failed.
	 *
	 * @dataProvider statements
	 *
	 * @param string $table  A table.
	 * @param string $needle What stands in the statement.
	 */
	public function test_a_chunk_is_written_again( string $table, string $needle ): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, so that no two of them can wait for each other. On MariaDB this test holds it.' );
		}
		$times    = 0;
		$deadlock = static function ( string $sql ) use ( $wpdb, $table, $needle, &$times ): string {
			if ( 0 === $times && 1 === preg_match( "/^INSERT INTO `{$wpdb->$table}`/", $sql ) && false !== strpos( $sql, $needle ) ) {
				++$times;
				// The server takes the transaction back before it says so.
				mysqli_query( $wpdb->dbh, 'ROLLBACK' );
				return "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'";
			}
			return $sql;
		};
		add_filter(
			'wp_insert_post_data',
			static function ( array $data ) use ( $deadlock ): array {
				// After what looks at all statements.
				add_filter( 'query', $deadlock, PHP_INT_MAX );
				return $data;
			}
		);
		$entries = self::site_entries();
		foreach ( array( 1, 2, 3 ) as $number ) {
			$name             = "content/200000000$number.json";
			$entries[ $name ] = (string) wp_json_encode( array( 'template' => "wide-$number" ) + json_decode( $entries[ $name ], true ) );
		}
		$bundle = self::pack( self::site_manifest(), $entries );
		$run    = self::import_site( self::plan_of( self::site_manifest() ), array(), $bundle );
		unlink( $bundle );
		wp_cache_flush();
		$pages = $wpdb->get_results( "SELECT p.post_name, m.meta_value FROM {$wpdb->prefix}templately_objects o LEFT JOIN $wpdb->posts p ON p.ID = o.obj_id LEFT JOIN $wpdb->postmeta m ON m.post_id = o.obj_id AND m.meta_key = '_wp_page_template' WHERE o.run_id = $run->id AND o.source IN ('object:2000000001', 'object:2000000002', 'object:2000000003') ORDER BY o.source", ARRAY_N );
		$this->assertSame( array( 1, Run::DONE ), array( $times, $run->status ) );
		$this->assertSame( array( array( 'home', 'wide-1' ), array( 'about', 'wide-2' ), array( 'history', 'wide-3' ) ), $pages );
		$this->assertSame( array( array(), 3 ), array( $run->results['post_types']['page']['failed'], $run->results['post_types']['page']['succeed'] ) );
	}
}
