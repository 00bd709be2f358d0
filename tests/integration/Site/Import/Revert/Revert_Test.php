<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- names and numbers of this file.

/**
 * How a revert goes through its phases: in which order, under whose lease, and what others read meanwhile.
 */
final class Revert_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		self::make_old();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		Working_Folder::remove_tree( WP_PLUGIN_DIR . '/made-up' );
		Working_Folder::remove_tree( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/** Rows that were written before their table was given a column are known as what the import left, and those that somebody edited stay. */
	public function test_rows_from_before_their_table_was_given_a_column(): void {
		global $wpdb;
		$words = "{$wpdb->prefix}words";
		$wpdb->query( "CREATE TABLE $words (id int NOT NULL, word varchar(20) NOT NULL, PRIMARY KEY (id))" );
		$wpdb->query( "INSERT INTO $words (id, word) VALUES (1, 'one'), (2, 'two'), (3, 'three'), (5, 'five')" );
		$pieces = array();
		foreach ( array(
			array( "UPDATE $words SET word = 'its' WHERE id < 4", "INSERT INTO $words (id, word) VALUES (4, 'its')", "UPDATE $words SET word = 'its' WHERE id = 5" ),
			array( "ALTER TABLE $words ADD COLUMN more int NOT NULL DEFAULT 3", "UPDATE $words SET more = 4 WHERE id = 2" ),
		) as $statements ) {
			$pieces[] = static function () use ( $wpdb, $statements ): void {
				array_map( array( $wpdb, 'query' ), $statements );
			};
		}
		$run = self::import( array( 'plugin' => new Made_Up_Step( $pieces ) ) );
		$wpdb->query( "UPDATE $words SET word = 'mine' WHERE id = 3" );
		$wpdb->query( "UPDATE $words SET word = 'five' WHERE id = 5" );
		$run  = self::revert( $run );
		$rows = $wpdb->get_results( "SELECT * FROM $words ORDER BY id", ARRAY_A );
		$wpdb->query( "DROP TABLE $words" );
		$this->assertEquals( array( array( 'id' => 1, 'word' => 'one' ), array( 'id' => 2, 'word' => 'two' ), array( 'id' => 3, 'word' => 'mine' ), array( 'id' => 5, 'word' => 'five' ) ), $rows );
		$this->assertSame( array( "$words 3" ), array_column( $run->results['kept'], 'title' ) );
	}

	/** What stays is listed once, also where the database took back the transaction that said so. */
	public function test_what_stays_is_listed_once(): void {
		global $wpdb;
		$run = self::import();
		update_option( 'blogname', 'Mine' );
		$run   = self::services()->revert()->start( $run );
		$times = 0;
		$dead  = static function ( string $name ) use ( $wpdb, &$times ): void {
			if ( 0 === $times && 0 === strpos( $name, "UPDATE {$wpdb->prefix}templately_changes SET state = " . Change_Log::KEPT ) ) {
				++$times;
			} elseif ( 1 === $times && 0 === strpos( $name, "UPDATE {$wpdb->prefix}templately_runs SET results" ) ) {
				++$times;
				throw Database_Error::from_mysql( 1213, 'Deadlock found when trying to get lock' );
			}
		};
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		add_action( 'templately_import_boundary', $dead );
		$run = self::finish( $run );
		remove_action( 'templately_import_boundary', $dead );
		$this->assertSame( array( Run::REVERTED, 2, array( 'blogname' ) ), array( $run->status, $times, array_column( $run->results['kept'], 'title' ) ) );
	}

	/** An option of which only the order is another is put back as it was, and nothing of it is said to stay. */
	public function test_what_comes_to_the_same_is_put_back(): void {
		global $wpdb;
		$before = get_option( 'sticky_posts' );
		$run    = self::import();
		$all    = get_option( 'sticky_posts' );
		$this->assertCount( 2, $all );
		update_option( 'sticky_posts', array_reverse( $all ) );
		$run = self::revert( $run );
		$this->assertSame( array( serialize( $before ), array() ), array( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'sticky_posts'" ), $run->results['kept'] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress keeps it.
	}

	/** Whoever reads something while it is put back reads it anew after that: which plugins are active, and all else at the end. */
	public function test_nothing_old_is_read_afterwards(): void {
		global $wpdb;
		$run  = self::services()->revert()->start( self::import() );
		$read = static function ( string $name ) use ( $wpdb ): void {
			if ( 1 === preg_match( "/^(UPDATE|DELETE FROM) `?$wpdb->options`? /", $name ) ) {
				get_option( 'active_plugins' );
				wp_cache_set( 'seen', 'old', 'made-up' );
			}
		};
		add_action( 'templately_import_boundary', $read );
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		$seen = array( in_array( 'made-up/made-up.php', get_option( 'active_plugins' ), true ), wp_cache_get( 'seen', 'made-up' ) );
		$run  = self::finish( $run );
		remove_action( 'templately_import_boundary', $read );
		$this->assertSame( array( Run::REVERTED, array( false, false ), false ), array( $run->status, $seen, wp_cache_get( 'seen', 'made-up' ) ) );
	}
}
