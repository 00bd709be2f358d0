<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Tests\Makes_Site_Bundles;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- what a deadlock does to a connection.

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

	/**
	 * The same with two connections that really wait for each other: the other one has the run's row, which the chunk's last statement
	 * changes, and waits for a post that the chunk has written. It has changed more, so that the server ends the import's.
	 */
	public function test_two_connections_wait_for_each_other(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, so that no two of them can wait for each other. On MariaDB this test holds it.' );
		}
		list( $host, $socket ) = explode( ':', DB_HOST, 2 ) + array( 1 => '' );
		$other                 = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, $socket );
		$other->query( 'SET innodb_lock_wait_timeout = ' . self::PATIENCE );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}many (id int NOT NULL AUTO_INCREMENT, n int NOT NULL, PRIMARY KEY (id))" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}many (n) VALUES " . implode( ', ', array_fill( 0, 5000, '(0)' ) ) );
		$deadlocks   = static function () use ( $other ): int {
			return (int) $other->query( "SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'" )->fetch_row()[1];
		};
		$before      = $deadlocks();
		$writes      = 0;
		$begun_again = 0;
		$count       = static function ( string $statement ) use ( $wpdb, &$writes, &$begun_again ): string {
			$writes      += 0 === strpos( $statement, "INSERT INTO `$wpdb->posts`" ) && false !== strpos( $statement, '<p>Cold.' ) ? 1 : 0;
			$begun_again += false !== strpos( $statement, 'attempts = 2' ) ? 1 : 0;
			return $statement;
		};
		$has_met     = false;
		$waits       = false;
		$meet        = static function ( string $statement ) use ( $wpdb, $other, &$has_met, &$waits ): void {
			if ( 1 !== preg_match( "/^UPDATE {$wpdb->prefix}templately_runs SET cursor_pos/", $statement ) ) {
				return;
			}
			$post = (int) ( mysqli_query( $wpdb->dbh, "SELECT ID FROM $wpdb->posts WHERE post_content LIKE '%<p>Cold.%' AND post_type = 'post'" )->fetch_row()[0] ?? 0 );
			if ( 0 === $post || $has_met ) {
				return;
			}
			$has_met = true;
			$other->query( 'START TRANSACTION' );
			$other->query( "UPDATE {$wpdb->prefix}many SET n = n + 1" );
			$other->query( "SELECT id FROM {$wpdb->prefix}templately_runs WHERE active = 1 FOR UPDATE" );
			$waits = $other->query( "UPDATE $wpdb->posts SET menu_order = 77 WHERE ID = $post", MYSQLI_ASYNC );
			// It has to wait already when the import's statement comes. The server looks anew after a tenth of a second.
			for ( $until = microtime( true ) + self::PATIENCE; microtime( true ) < $until; usleep( 150000 ) ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall.NotAllowed -- a clock.
				if ( 0 < (int) mysqli_query( $wpdb->dbh, "SELECT COUNT(*) FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id = $other->thread_id AND trx_state = 'LOCK WAIT'" )->fetch_row()[0] ) {
					return;
				}
			}
		};
		add_action( 'templately_import_boundary', $meet );
		add_action( 'templately_import_boundary', $count );
		add_filter( 'query', $count );
		$bundle = self::pack( self::site_manifest(), self::site_entries() );
		// What it waited for was taken back: it finds nothing there, and lets go.
		$let_go = static function ( string $statement ) use ( $other, &$waits ): void {
			if ( $waits && 0 === strpos( $statement, 'SELECT MAX(seq)' ) ) {
				$waits = false;
				$other->reap_async_query();
				$other->query( 'ROLLBACK' );
			}
		};
		add_action( 'templately_import_boundary', $let_go );
		try {
			$run = self::import_site( self::plan_of( self::site_manifest() ), array(), $bundle );
		} finally {
			remove_action( 'templately_import_boundary', $meet );
			remove_action( 'templately_import_boundary', $let_go );
			remove_action( 'templately_import_boundary', $count );
			remove_filter( 'query', $count );
			unlink( $bundle );
			$after = $deadlocks();
			$other->close();
			$wpdb->query( "DROP TABLE {$wpdb->prefix}many" );
		}
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, $before + 1 ), array( $run->status, $after ) );
		// The transaction is done again, and not the step.
		$this->assertSame( array( 2, 0 ), array( $writes, $begun_again ) );
		$this->assertSame( array( array( '1', '0' ) ), $wpdb->get_results( "SELECT COUNT(*), MAX(menu_order) FROM $wpdb->posts WHERE post_content LIKE '%<p>Cold.%' AND post_type = 'post'", ARRAY_N ) );
		$this->assertSame( array( array(), 1 ), array( $run->results['post_types']['post']['failed'], $run->results['post_types']['post']['succeed'] ) );
	}
}
