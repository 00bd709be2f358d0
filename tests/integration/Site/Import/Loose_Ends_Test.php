<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Shared\File_Tree;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Killed;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- names and numbers of this file; a connection of somebody else.

/**
 * What is left of an import that a revert has to find by itself: a file that was half written, a setting that its plugin went on writing.
 */
final class Loose_Ends_Test extends Test_Case {

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
		global $wpdb;
		foreach ( array( 'made_up', 'made_up_listener', 'made_up_other' ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- three names.
		}
		File_Tree::remove( WP_PLUGIN_DIR . '/made-up' );
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/** A file that was recorded and not yet in its place when the process ended goes with the revert, and so do its folders. */
	public function test_a_half_written_file_goes(): void {
		$before = Site_Dump::take();
		$steps  = array(
			'finalize' => new Made_Up_Step(
				array(
					static function ( Step_Context $context ): void {
						$folder = wp_get_upload_dir()['basedir'] . '/made-up/deep';
						$context->files->ensure_folder( $folder );
						$context->files->expect( Files::FILE, "$folder/pear.txt" );
						file_put_contents( "$folder/pear.txt", 'A p' );
						throw new Killed( 'Killed.' );
					},
				)
			),
		);
		$run    = self::begin( $steps );
		$this->killed_at(
			0,
			static function () use ( $steps, $run ): void {
				$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is not looked at.
				self::services( $steps )->runner()->run_batch( $run, 0 );
				ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
			}
		);
		$this->assertFileExists( wp_get_upload_dir()['basedir'] . '/made-up/deep/pear.txt' );
		self::revert( $run );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** Settings that changed since the import stay and are listed. */
	public function test_settings_that_changed_since_stay(): void {
		$run = self::import();
		$this->assertSame( array( 'colour' => 'blue' ), get_option( 'made_up_settings' ) );
		update_option( 'made_up_settings', array( 'colour' => 'red' ) );
		update_option( 'old_option', 'Of somebody' );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}made_up SET word = 'changed' WHERE word = 'one'" );
		$run  = self::revert( $run );
		$kept = array_column( $run->results['kept'], 'why', 'id' );
		wp_cache_flush();
		$this->assertSame( array( array( 'colour' => 'red' ), 'Of somebody' ), array( get_option( 'made_up_settings' ), get_option( 'old_option' ) ) );
		$this->assertEquals( array( 'made_up_settings' => 'edited', 'old_option' => 'edited' ), $kept );
	}

	/** What hung on what is gone goes too: revisions with all that is theirs, what a plugin added to a post or a term, what marks a post as sticky. What is somebody's stays. */
	public function test_what_hung_on_it_goes(): void {
		global $wpdb;
		$old = (int) wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'publish' ) );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2001-01-01 00:00:00' ), array( 'ID' => $old ) );
		$before = Site_Dump::take();
		$run    = self::import();
		$posts  = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title IN ('Made up 1', 'Made up 2') ORDER BY post_title" ) );
		$term   = get_term_by( 'name', 'Made up', 'category' );
		$ids    = array();
		foreach ( $posts as $post ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 'revision', 'post_parent' => $post, 'post_status' => 'inherit', 'post_title' => 'Made up', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$ids[] = (int) $wpdb->insert_id;
		}
		// In the list of media, something old is attached to a post without being saved.
		$wpdb->update( $wpdb->posts, array( 'post_parent' => $posts[0] ), array( 'ID' => $old ) );
		stick_post( $posts[1] );
		foreach ( array( $ids[0], $posts[0] ) as $id ) {
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => 'visits', 'meta_value' => '7' ) );
		}
		$wpdb->insert( $wpdb->termmeta, array( 'term_id' => $term->term_id, 'meta_key' => 'visits', 'meta_value' => '7' ) );
		$run = self::revert( $run );
		$this->assertSame( array( 'sticky_posts' => 'merged' ), array_intersect_key( array_column( $run->results['kept'], 'why', 'id' ), array( 'sticky_posts' => 1 ) ) );
		$this->assertSame( $posts[0], (int) $wpdb->get_var( "SELECT post_parent FROM $wpdb->posts WHERE ID = $old" ) );
		$wpdb->update( $wpdb->posts, array( 'post_parent' => 0 ), array( 'ID' => $old ) );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ) );
	}

	public function test_rows_with_foreign_keys_are_reverted(): void {
		global $wpdb;
		$trees  = "{$wpdb->prefix}made_up_trees";
		$fruits = "{$wpdb->prefix}made_up_fruits";
		$names  = ( new Connection( $wpdb ) )->is_mysql() ? ", CONSTRAINT made_up_tree FOREIGN KEY (tree) REFERENCES $trees (id)" : '';
		$wpdb->query( "CREATE TABLE $trees (id bigint(20) unsigned NOT NULL, word varchar(50) NOT NULL, PRIMARY KEY (id), UNIQUE KEY word (word))" );
		$wpdb->query( "CREATE TABLE $fruits (id bigint(20) unsigned NOT NULL, tree bigint(20) unsigned NOT NULL, PRIMARY KEY (id)$names)" );
		$wpdb->query( "INSERT INTO $trees (id, word) VALUES (1, 'pear'), (2, 'plum'), (6, 'sloe')" );
		$wpdb->query( "INSERT INTO $fruits (id, tree) VALUES (1, 1), (2, 6)" );
		$all   = static function () use ( $wpdb, $trees, $fruits ): array {
			return array( $wpdb->get_results( "SELECT * FROM $trees ORDER BY id" ), $wpdb->get_results( "SELECT * FROM $fruits ORDER BY id" ) );
		};
		$write = static function () use ( $wpdb, $trees, $fruits ): void {
			foreach ( array(
				"UPDATE $trees SET word = 'quince' WHERE id = 1",
				"INSERT INTO $trees (id, word) VALUES (3, 'pear')",
				"INSERT INTO $fruits (id, tree) VALUES (7, 3)",
				"INSERT INTO $trees (id, word) VALUES (4, 'fig')",
				"INSERT INTO $fruits (id, tree) VALUES (8, 4)",
				"UPDATE $fruits SET tree = 4 WHERE id = 1",
				"DELETE FROM $fruits WHERE id = 2",
				"DELETE FROM $trees WHERE id IN (2, 6)",
				"INSERT INTO $trees (id, word) VALUES (9, 'plum'), (10, 'sloe')",
			) as $sql ) {
				$wpdb->query( $sql );
			}
		};
		try {
			$before = $all();
			$run    = self::import( array( 'templates' => new Made_Up_Step( array( $write ) ) ) );
			$this->assertSame( array( '1', '3', '4', '9', '10' ), array_column( $all()[0], 'id' ) );
			$run = self::revert( $run );
			$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
			$this->assertEquals( $before, $all() );
		} finally {
			$wpdb->query( "DROP TABLE IF EXISTS $fruits" );
			$wpdb->query( "DROP TABLE IF EXISTS $trees" );
		}
	}

	public function test_a_row_that_is_saved_during_the_revert_is_not_lost(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time: a second connection waits for the whole file. On MariaDB this test holds it.' );
		}
		$ids                     = array();
		$write                   = static function () use ( &$ids ): void {
			foreach ( array( 'Pear', 'Plum' ) as $title ) {
				$ids[] = wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish' ) );
			}
		};
		$run                     = self::import( array( 'templates' => new Made_Up_Step( array( $write ) ) ) );
		list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
		$other                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket );
		mysqli_report( MYSQLI_REPORT_OFF );
		$other->query( 'SET innodb_lock_wait_timeout = 1' );
		$seen = array();
		$save = static function ( string $boundary ) use ( $wpdb, $other, $ids, &$seen ): void {
			if ( ! isset( $seen['before'] ) && 1 === preg_match( "/^SELECT \* FROM `$wpdb->posts`.* FOR UPDATE$/s", $boundary ) ) {
				$seen['before'] = $other->query( "UPDATE $wpdb->posts SET post_title = 'Mine' WHERE ID = $ids[0]" );
			} elseif ( ! isset( $seen['between'] ) && 0 === strpos( $boundary, "DELETE FROM `$wpdb->posts`" ) ) {
				$seen['between'] = $other->query( "UPDATE $wpdb->posts SET post_title = 'Mine' WHERE ID = $ids[1]" ) ? 0 : $other->errno;
			}
		};
		add_action( 'templately_import_boundary', $save );
		$run = self::revert( $run );
		$this->assertSame( array( 'before' => true, 'between' => 1205 ), $seen );
		$this->assertSame( array( 'Mine', null ), array( get_post( $ids[0] )->post_title ?? null, get_post( $ids[1] ) ) );
		$this->assertSame( array( array( (string) $ids[0], 'edited' ) ), array_map( static fn( array $kept ): array => array( $kept['id'], $kept['why'] ), $run->results['kept'] ) );
		$other->close();
	}

	/** A setting that was there before its plugin stays where it was edited, and so does a row of another table by its name. Rows go back the last one first, since no two of them may have the same word. */
	public function test_what_looks_alike(): void {
		global $wpdb;
		$words = "{$wpdb->prefix}made_up_other";
		$names = "{$wpdb->prefix}made_up_listener";
		$wpdb->query( "CREATE TABLE $words (id int NOT NULL AUTO_INCREMENT, word varchar(50) NOT NULL, PRIMARY KEY (id), UNIQUE KEY word (word))" );
		$wpdb->query( "CREATE TABLE $names (name varchar(50) NOT NULL, value varchar(50) NOT NULL, PRIMARY KEY (name))" );
		$wpdb->query( "INSERT INTO $words (word) VALUES ('one')" );
		$wpdb->query( "INSERT INTO $names VALUES ('old', 'old')" );
		add_option( 'made_up_settings', 'Before' );
		$write = static function () use ( $wpdb, $words, $names ): void {
			$wpdb->query( "DELETE FROM $words WHERE word = 'one'" );
			$wpdb->query( "INSERT INTO $words (word) VALUES ('one')" );
			$wpdb->query( "INSERT INTO $names VALUES ('made_up_settings', 'new')" );
		};
		$run   = self::import(
			array(
				'plugin'    => new Made_Up_Step( array( array( self::class, 'install' ) ) ),
				'templates' => new Made_Up_Step( array( $write ) ),
			)
		);
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, self::unrecorded( $run ) ) );
		update_option( 'made_up_settings', array( 'colour' => 'red' ) );
		$wpdb->update( $names, array( 'value' => 'Mine' ), array( 'name' => 'made_up_settings' ) );
		$run = self::revert( $run );
		wp_cache_flush();
		$this->assertSame( array( Run::REVERTED, array( 'row' => "$names made_up_settings", 'option' => 'made_up_settings' ), array( 'edited' ) ), array( $run->status, array_column( $run->results['kept'], 'title', 'type' ), array_values( array_unique( array_column( $run->results['kept'], 'why' ) ) ) ) );
		$this->assertSame( array( 'colour' => 'red' ), get_option( 'made_up_settings' ) );
		$this->assertSame( array( array( '1', 'one' ) ), $wpdb->get_results( "SELECT id, word FROM $words", ARRAY_N ) );
		$this->assertSame( array( array( 'made_up_settings', 'Mine' ), array( 'old', 'old' ) ), $wpdb->get_results( "SELECT name, value FROM $names ORDER BY name", ARRAY_N ) );
	}

	/** A revert ends where a kept post is in a kind of terms that is gone, and where what says which posts are sticky says nothing; the terms that are there are counted. */
	public function test_what_is_broken_is_left(): void {
		global $wpdb;
		$run   = self::import();
		$posts = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title IN ('Made up 1', 'Made up 2') ORDER BY post_title" );
		$term  = get_term_by( 'name', 'Made up', 'category' );
		wp_update_post( array( 'ID' => $posts[0], 'post_title' => 'Mine' ) );
		$wpdb->insert( $wpdb->term_taxonomy, array( 'term_id' => $term->term_id, 'taxonomy' => 'made_up_gone', 'description' => '', 'count' => 7 ) );
		$gone = $wpdb->insert_id;
		$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $posts[0], 'term_taxonomy_id' => $gone ) );
		update_option( 'sticky_posts', 'Nothing' );
		$run = self::revert( $run );
		wp_cache_flush();
		$this->assertSame( array( Run::REVERTED, 'Nothing', null ), array( $run->status, get_option( 'sticky_posts' ), get_post( (int) $posts[1] ) ) );
		$this->assertSame( array( '7', 1 ), array( $wpdb->get_var( "SELECT count FROM $wpdb->term_taxonomy WHERE term_taxonomy_id = $gone" ), get_term( $term->term_id, 'category' )->count ) );
	}

	/** What somebody took away stays away; tasks of the import go whenever they are due; what is merged is in the row as it was, or as it is where there was none, and a row with nothing left goes. */
	public function test_what_was_changed_in_part(): void {
		global $wpdb;
		$mods     = 'theme_mods_' . get_option( 'stylesheet' );
		$autoload = static function ( string $name ) use ( $wpdb ): string {
			return (string) $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = '$name'" );
		};
		foreach ( array( array( 'mine' => 'kept' ), array() ) as $left ) {
			delete_option( $mods );
			$old    = (int) get_option( 'old_post' );
			$before = $autoload( 'sticky_posts' );
			$run    = self::import();
			$mine   = (int) wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'publish' ) );
			delete_post_meta( $old, 'old_meta' );
			wp_clear_scheduled_hook( 'made_up_daily' );
			wp_schedule_event( time() + 7777, 'daily', 'made_up_daily' );
			wp_schedule_single_event( time() + 500, 'my_event' );
			stick_post( $mine );
			update_option( $mods, $left );
			$wpdb->query( "UPDATE $wpdb->options SET autoload = 'off' WHERE option_name IN ('sticky_posts', '$mods')" );
			$kept = array_column( self::revert( $run )->results['kept'], 'why', 'id' );
			wp_cache_flush();
			$this->assertSame( array( '', array( $old, $mine ), array() === $left ? false : $left ), array( get_post_meta( $old, 'old_meta', true ), array_map( 'intval', get_option( 'sticky_posts' ) ), get_option( $mods ) ) );
			$this->assertSame( array( $before, array() === $left ? '' : 'off' ), array( $autoload( 'sticky_posts' ), $autoload( $mods ) ) );
			$this->assertSame( array( false, true ), array( wp_next_scheduled( 'made_up_daily' ), false !== wp_next_scheduled( 'my_event' ) ) );
			$this->assertSame( array( 'deleted', 'merged' ), array( array_values( array_intersect( $kept, array( 'deleted' ) ) )[0] ?? '', $kept['sticky_posts'] ) );
			$this->assertArrayNotHasKey( 'cron', $kept );
			wp_clear_scheduled_hook( 'my_event' );
			wp_delete_post( $mine, true );
			update_post_meta( $old, 'old_meta', 'old' );
		}
	}

	/** A revert first turns off the plugins that came, and only those, and another process goes on without them; at its end nothing of it is left to do, and addresses are made anew. What was put back before it lets alone. */
	public function test_how_a_revert_goes(): void {
		global $wpdb;
		$run = self::import();
		$old = array_values( array_diff( (array) get_option( 'active_plugins' ), array( 'made-up/made-up.php' ) ) );
		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'mine/mine.php' ) ) );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$folder = Working_Folder::ensure( $run );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_other (id int NOT NULL, PRIMARY KEY (id))" );
		$wpdb->insert( "{$wpdb->prefix}templately_changes", array( 'run_id' => $run->id, 'kind' => 'table', 'target' => "{$wpdb->prefix}made_up_other", 'row_key' => '', 'after_hash' => '', 'state' => Change_Log::UNDONE ) );

		$run = self::services()->runner()->run_batch( self::services()->revert()->start( $run ), PHP_INT_MAX );
		wp_cache_flush();
		$this->assertSame( array( Run::REVERTING, array_merge( $old, array( 'mine/mine.php' ) ), 'Made up' ), array( $run->status, get_option( 'active_plugins' ), get_option( 'blogname' ) ) );
		$run = self::finish( $run );
		wp_cache_flush();
		$this->assertSame( array( Run::REVERTED, array_merge( $old, array( 'mine/mine.php' ) ), false ), array( $run->status, get_option( 'active_plugins' ), get_option( 'rewrite_rules' ) ) );
		$this->assertFileDoesNotExist( $folder );
		$this->assertSame( array( "{$wpdb->prefix}made_up_other" ), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}made\\_up%'" ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes WHERE run_id = $run->id AND state = " . Change_Log::RECORDED ) );
	}

	public function test_a_revert_ignores_a_table_that_is_gone(): void {
		global $wpdb;
		$run = self::import();
		$wpdb->insert( "{$wpdb->prefix}templately_changes", array( 'run_id' => $run->id, 'kind' => 'row', 'target' => "{$wpdb->prefix}made_up_gone", 'row_key' => Change_Log::encode_key( '1' ), 'before_image' => '{"id":"1"}', 'after_hash' => 'x', 'state' => Change_Log::RECORDED ) );
		$run = self::revert( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
	}
}
