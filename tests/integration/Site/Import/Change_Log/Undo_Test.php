<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Tests\Fullsite_Import\Has_Change_Log;
use Templately\Tests\Fullsite_Import\Site_Dump;

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions -- statements as plugins and people send them, and files.

/**
 * Recorded changes are undone, except where people have changed something since.
 *
 * @group RVT-001
 */
final class Undo_Test extends Test_Case {

	use Has_Change_Log;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->begin_log();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->end_log();
		parent::tearDown();
	}

	public function test_a_row_that_was_edited_since_stays_and_is_listed(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind IN ('pear', 'plum')" );
		$this->log->end();
		$this->send( "UPDATE {fruit} SET n = 8 WHERE kind = 'pear'" );

		$this->assertSame( array( 'fruit ["2"] edited' ), $this->revert_log() );

		$this->assertSame( array( 8, 3 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ) ) );
	}

	public function test_a_row_that_was_deleted_since_stays_deleted_and_is_listed(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->log->end();
		$this->send( "DELETE FROM {fruit} WHERE kind = 'pear'" );

		$this->assertSame( array( 'fruit ["2"] deleted' ), $this->revert_log() );
	}

	public function test_a_row_that_is_as_it_was_is_not_listed(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig')" );
		$this->log->end();
		$this->send( "UPDATE {fruit} SET n = 2 WHERE kind = 'pear'" );
		$this->send( "DELETE FROM {fruit} WHERE kind = 'fig'" );

		$this->assertSame( array(), $this->revert_log() );
	}

	/** Others wrote between two writes of the import: what they wrote is neither known nor lost. */
	public function test_a_row_that_others_wrote_in_between_stays_and_is_listed(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->log->end();
		$this->send( "UPDATE {fruit} SET n = 6 WHERE kind = 'pear'" );
		$this->log->begin( $this->run_id, 1 );
		$this->send( "UPDATE {fruit} SET n = 5 WHERE kind = 'pear'" );

		$this->assertSame( array( 'fruit ["2"] shared' ), $this->revert_log() );

		$this->assertSame( 5, $this->amount( 'pear' ) );
	}

	public function test_a_shared_option_loses_what_the_import_added_and_keeps_what_others_added(): void {
		update_option( 'widget_made_up', array( 1 => 'ours' ) );
		$this->log->end();
		update_option( 'widget_made_up', array( 1 => 'ours', 2 => 'theirs' ) ); // phpcs:ignore WordPress.Arrays
		$this->log->begin( $this->run_id, 1 );
		update_option( 'widget_made_up', array( 1 => 'ours', 2 => 'theirs', 3 => 'ours too' ) ); // phpcs:ignore WordPress.Arrays
		$this->log->end();
		update_option( 'widget_made_up', array( 1 => 'ours', 2 => 'theirs', 3 => 'ours too', 4 => 'later' ) ); // phpcs:ignore WordPress.Arrays

		$this->assertSame( array( 'options ["widget_made_up"] merged' ), $this->revert_log() );

		wp_cache_flush();
		$this->assertSame( array( 2 => 'theirs', 4 => 'later' ), get_option( 'widget_made_up' ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_an_event_that_a_visitor_scheduled_during_the_import_stays(): void {
		wp_schedule_event( time() + 1000, 'hourly', 'made_up_ours' );
		$this->log->end();
		wp_schedule_event( time() + 2000, 'hourly', 'made_up_theirs' );
		$this->log->begin( $this->run_id, 1 );
		wp_schedule_event( time() + 3000, 'hourly', 'made_up_ours_too' );

		$this->assertSame( array(), $this->revert_log() );

		wp_cache_flush();
		$this->assertSame( array( false, true, false ), array( (bool) wp_next_scheduled( 'made_up_ours' ), (bool) wp_next_scheduled( 'made_up_theirs' ), (bool) wp_next_scheduled( 'made_up_ours_too' ) ) );
	}

	public function test_styles_lose_what_the_import_set_and_keep_what_others_set(): void {
		$id = wp_insert_post( array( 'post_type' => 'wp_global_styles', 'post_status' => 'publish', 'post_title' => 'Styles', 'post_content' => '{"settings":{"a":1,"b":1}}' ) ); // phpcs:ignore WordPress.Arrays
		$this->log->end();
		$this->send( 'DELETE FROM {templately_changes}' );
		$this->log->begin( $this->run_id, 1 );
		wp_update_post( array( 'ID' => $id, 'post_content' => '{"settings":{"a":2,"b":1}}' ) ); // phpcs:ignore WordPress.Arrays
		$this->log->end();
		wp_update_post( array( 'ID' => $id, 'post_content' => '{"settings":{"a":2,"b":1,"c":3}}' ) ); // phpcs:ignore WordPress.Arrays

		$this->assertContains( "posts [\"$id\"] merged", $this->revert_log() );

		$this->assertSame( '{"settings":{"a":1,"b":1,"c":3}}', get_post( $id )->post_content );
	}

	public function test_a_unique_value_that_somebody_has_taken_since_keeps_the_old_row_out(): void {
		$this->send( "DELETE FROM {fruit} WHERE kind = 'pear'" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'plum'" );
		$this->log->end();
		$this->send( "INSERT INTO {fruit} (kind, n) VALUES ('pear', 50)" );

		$this->assertSame( array( 'fruit ["2"] taken' ), $this->revert_log() );

		$this->assertSame( array( 50, 3 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ) ) );
	}

	/** The row that has the value is undone later than the one that needs it. */
	public function test_rows_that_the_import_let_change_a_unique_value_get_their_own_back(): void {
		$before = Site_Dump::take();
		$this->send( "UPDATE {fruit} SET kind = 'x' WHERE kind = 'apple'" );
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('apple')" );
		$this->send( "UPDATE {fruit} SET kind = 'y' WHERE kind = 'x'" );

		$this->assertSame( array(), $this->revert_log() );

		$this->assertSame( $before, Site_Dump::take() );
	}

	public function test_a_resume_gives_rows_their_unique_values_back_too(): void {
		$before = Site_Dump::take();
		$this->send( "UPDATE {fruit} SET kind = 'x' WHERE kind = 'apple'" );
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('apple')" );
		$this->send( "UPDATE {fruit} SET kind = 'y' WHERE kind = 'x'" );

		$this->log->undo( $this->run_id, 0 );

		$this->assertSame( array( $before, array() ), array( Site_Dump::take(), $this->recorded() ) );
	}

	public function test_a_row_that_the_database_refuses_stays_and_the_others_are_undone(): void {
		if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'The drop-in does not check foreign keys. On MariaDB this test holds it.' );
		}
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig'), ('kiwi')" );
		$this->log->end();
		$this->send( 'CREATE TABLE {made} (id bigint unsigned NOT NULL, PRIMARY KEY (id), FOREIGN KEY (id) REFERENCES {fruit} (id))' );
		$this->send( 'INSERT INTO {made} VALUES (4)' );

		$this->assertSame( array( 'fruit ["4"] refused' ), $this->revert_log() );

		$this->assertSame( '0', $this->rows_where( "kind = 'kiwi'" ) );
		$this->send( 'DROP TABLE {made}' );
	}

	public function test_rows_are_undone_after_others_added_a_column_to_their_table(): void {
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig')" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->log->end();
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0' );

		$this->assertSame( array(), $this->revert_log() );

		$this->assertSame( array( 2, '0' ), array( $this->amount( 'pear' ), $this->rows_where( "kind = 'fig'" ) ) );
	}

	/** @testWith ["FIRST"]
	 *            ["AFTER kind"]
	 *            ["AFTER kind, ADD COLUMN sorted int NOT NULL DEFAULT 0 AFTER sort"]
	 */
	public function test_rows_that_were_written_before_and_after_the_import_added_a_column_between_others_are_undone( string $place ): void {
		if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite adds columns at the end. On MariaDB this test holds it.' );
		}
		$before = Site_Dump::take();
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig')" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'plum'" );
		$this->send( "ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0 $place" );
		$this->send( "UPDATE {fruit} SET sort = 5 WHERE kind IN ('pear', 'fig')" );

		$this->assertSame( array(), $this->revert_log() );

		$this->assertSame( $before, Site_Dump::take() );
	}

	public function test_a_column_that_the_database_fills_is_not_written(): void {
		if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'The SQLite drop-in has no generated columns. On MariaDB this test holds it.' );
		}
		$this->log->end();
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN twice int GENERATED ALWAYS AS (n * 2) VIRTUAL' );
		$this->log->begin( $this->run_id, 1 );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( "DELETE FROM {fruit} WHERE kind = 'plum'" );
		$this->log->end();
		$sent = '';
		add_action(
			'templately_import_boundary',
			static function ( string $sql ) use ( &$sent ): void {
				$sent .= 1 === preg_match( '/^(INSERT INTO|UPDATE) `\w+fruit`/', $sql ) ? $sql : '';
			}
		);

		$this->assertSame( array(), $this->revert_log() );

		// MySQL refuses it, MariaDB only warns.
		$this->assertStringNotContainsString( 'twice', $sent );
		$this->assertSame( array( 2, 3 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ) ) );
	}

	public function test_a_time_that_the_database_sets_by_itself_is_put_back(): void {
		if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'On MariaDB this test holds it.' );
		}
		$this->log->end();
		$this->send( "ALTER TABLE {fruit} ADD COLUMN seen timestamp NOT NULL DEFAULT '2020-01-01 00:00:00' ON UPDATE CURRENT_TIMESTAMP" );
		$this->log->begin( $this->run_id, 1 );
		$this->send( "UPDATE {fruit} SET n = 7, seen = seen WHERE kind = 'pear'" );

		$this->assertSame( array(), $this->revert_log() );

		$this->assertSame( '1', $this->rows_where( "kind = 'pear' AND n = 2 AND seen = '2020-01-01 00:00:00'" ) );
	}

	public function test_columns_and_keys_of_others_stay(): void {
		$GLOBALS['wpdb']->suppress_errors();
		// The column cannot go before the key.
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0, ADD INDEX n (n), ADD UNIQUE INDEX sorted (sort, kind)' );
		$this->assertFalse( $this->send( 'ALTER TABLE {fruit} ADD COLUMN n int' ), 'It is there.' );
		$this->log->end();
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN theirs int NOT NULL DEFAULT 0' );

		$this->assertSame( array(), $this->revert_log() );

		global $wpdb;
		$this->assertSame( array( 'id', 'kind', 'shelf', 'n', 'theirs' ), $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}fruit" ) );
		$this->assertSame( array( 'PRIMARY', 'kind' ), array_values( array_unique( $wpdb->get_col( "SHOW INDEX FROM {$wpdb->prefix}fruit", 2 ) ) ) );
	}

	public function test_entries_of_a_table_that_is_gone_are_nothing(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int NOT NULL DEFAULT 0' );
		$this->log->end();
		$this->send( 'DROP TABLE {fruit}' );

		$this->assertSame( array(), $this->revert_log() );
	}

	/** A visitor must not meet a state between two writes of the import, such as half a theme switch. */
	public function test_a_revert_writes_each_row_once(): void {
		foreach ( array( 7, 8, 9 ) as $n ) {
			$this->send( "UPDATE {fruit} SET n = $n WHERE kind = 'pear'" );
		}
		$writes = array();
		add_action(
			'templately_import_boundary',
			static function ( string $sql ) use ( &$writes ): void {
				if ( 1 === preg_match( '/^UPDATE `\w+fruit`/', $sql ) ) {
					$writes[] = $sql;
				}
			}
		);

		$this->revert_log();

		$this->assertCount( 1, $writes );
		$this->assertSame( 2, $this->amount( 'pear' ) );
	}

	public function test_a_resume_undoes_what_came_after_the_mark_and_nothing_else(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'apple'" );
		$mark = $this->log->mark();
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( "UPDATE {fruit} SET n = 8 WHERE kind = 'apple'" );
		$this->send( 'CREATE TABLE {made} (id int NOT NULL, PRIMARY KEY (id))' );
		$this->send( 'DROP TABLE {notes}' );

		$this->log->undo( $this->run_id, $mark );

		$this->assertSame( array( 7, 2 ), array( $this->amount( 'apple' ), $this->amount( 'pear' ) ) );
		$this->assertSame( array( 'row fruit ["1"] changed' ), $this->recorded() );
		$this->assertFalse( $this->connection->has_table( $GLOBALS['wpdb']->prefix . 'made' ) );
	}

	public function test_what_a_resume_cannot_undo_stays_in_the_log(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->log->end();
		$this->send( "UPDATE {fruit} SET n = 6 WHERE kind = 'pear'" );

		$this->log->undo( $this->run_id, 0 );

		$this->assertSame( array( 'row fruit ["2"] changed' ), $this->recorded() );
		$this->assertSame( array( 'fruit ["2"] edited' ), $this->revert_log() );
	}

	/** @testWith ["CREATE TABLE {made} (id int NOT NULL, PRIMARY KEY (id))"]
	 *            ["UPDATE {fruit} SET n = 7 WHERE kind = 'plum'"]
	 */
	public function test_nothing_is_undone_without_the_lease( string $last ): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->send( $last );
		$this->log->end();
		$this->send( "UPDATE {templately_runs} SET fence = 2 WHERE id = $this->run_id" );

		foreach ( array(
			fn() => $this->log->revert( $this->run_id, 50 ),
			fn() => $this->log->undo( $this->run_id, 0 ),
			fn() => $this->log->keep( $this->run_id, array( 1 ) ),
		) as $work ) {
			try {
				$work();
				$this->fail( 'It was undone.' );
			} catch ( Lease_Lost $lost ) {
				$this->assertSame( 7, $this->amount( 'pear' ) );
			}
		}
		$this->assertSame( false !== strpos( $last, 'CREATE' ), $this->connection->has_table( $GLOBALS['wpdb']->prefix . 'made' ) );
		$this->assertFalse( $this->log->is_reverted( $this->run_id ) );
	}

	public function test_what_is_kept_stays(): void {
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind IN ('pear', 'plum')" );
		$this->log->end();

		$this->log->keep( $this->run_id, array( $this->log->entries( $this->run_id, array( 'keys' => array( Change_Log::encode_key( '2' ) ) ) )[0]['seq'] ) );
		$this->revert_log();

		$this->assertSame( array( 7, 3 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ) ) );
	}

	public function test_entries_are_found_by_kind_table_key_and_state(): void {
		global $wpdb;
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig')" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$post = wp_insert_post( array( 'post_title' => 'Made', 'meta_input' => array( 'made_up' => '1' ) ) ); // phpcs:ignore WordPress.Arrays
		$this->log->record( 'file', WP_CONTENT_DIR . '/uploads/made-up.txt' );
		$this->log->end();

		$entries = fn( array $query ): array => array_column( $this->log->entries( $this->run_id, $query ), 'key' );
		$this->assertSame( array( '["4"]' ), $entries( array( 'tables' => array( "{$wpdb->prefix}fruit" ), 'made' => true ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( array( '["2"]' ), $entries( array( 'tables' => array( "{$wpdb->prefix}fruit" ), 'made' => false ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( array( "[\"$post\"]" ), array_values( array_unique( $entries( array( 'tables' => array( $wpdb->posts ), 'keys' => array( Change_Log::encode_key( (string) $post ) ), 'state' => Change_Log::RECORDED ) ) ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( array( 'post_id' => (string) $post ), $this->log->entries( $this->run_id, array( 'tables' => array( $wpdb->postmeta ) ) )[0]['after'] );
		$this->assertSame( array( WP_CONTENT_DIR . '/uploads/made-up.txt' ), array_column( $this->log->entries( $this->run_id, array( 'kinds' => array( 'file' ) ) ), 'target' ) );
	}

	public function test_rows_are_read_with_what_the_log_has_of_them(): void {
		global $wpdb;
		$this->send( "INSERT INTO {fruit} (kind, shelf) VALUES ('fig', 5), ('kiwi', 5)" );
		$this->send( "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'" );
		$this->log->end();
		$this->send( "UPDATE {fruit} SET n = 9 WHERE kind = 'kiwi'" );
		$this->send( "INSERT INTO {fruit} (kind, shelf) VALUES ('theirs', 5)" );

		$rows = iterator_to_array( $this->log->rows( $this->run_id, "{$wpdb->prefix}fruit", 'shelf', array( 5 ) ) );

		$this->assertSame( array( 'fig', 'kiwi', 'theirs' ), array_column( array_column( $rows, 'row' ), 'kind' ) );
		$this->assertSame( array( true, true, false ), array_map( 'boolval', array_column( $rows, 'seq' ) ) );
		$this->assertSame( array( true, false, false ), array_column( $rows, 'is_as_left' ) );
	}

	public function test_more_rows_than_are_read_at_once_are_read_in_order(): void {
		global $wpdb;
		$this->send( 'INSERT INTO {fruit} (kind, shelf) VALUES ' . implode( ', ', array_map( static fn( int $n ): string => "('k$n', 5)", range( 1, 450 ) ) ) );
		$this->log->end();

		$keys = array_keys( iterator_to_array( $this->log->rows( $this->run_id, "{$wpdb->prefix}fruit", 'shelf', array( 5 ) ) ) );

		$this->assertCount( 450, $keys );
		$this->assertSame( array( 450, '["453"]' ), array( $this->log->count( $this->run_id, Change_Log::RECORDED ), end( $keys ) ) );
	}

	public function test_rows_that_the_import_left_and_that_are_gone_are_told(): void {
		global $wpdb;
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig'), ('kiwi')" );
		$this->send( "DELETE FROM {fruit} WHERE kind = 'plum'" );
		$this->log->end();
		$this->send( "DELETE FROM {fruit} WHERE kind = 'kiwi'" );

		$this->assertSame( array( '["5"]' ), iterator_to_array( $this->log->deleted( $this->run_id, "{$wpdb->prefix}fruit" ), false ) );
	}

	public function test_a_row_that_the_import_deleted_itself_is_not_told_as_gone(): void {
		global $wpdb;
		$this->send( "INSERT INTO {fruit} (kind) VALUES ('fig')" );
		$this->send( "DELETE FROM {fruit} WHERE kind = 'fig'" );
		$this->log->end();

		$this->assertSame( array(), iterator_to_array( $this->log->deleted( $this->run_id, "{$wpdb->prefix}fruit" ), false ) );
	}

	/** The removal of a large plugin can last longer than the lease. */
	public function test_the_lease_is_extended_while_a_large_tree_is_removed(): void {
		global $wpdb;
		$plugin = WP_PLUGIN_DIR . '/made-up';
		$this->log->record( 'tree', $plugin );
		mkdir( $plugin );
		foreach ( range( 1, 1000 ) as $number ) {
			touch( "$plugin/$number.php" );
		}
		$this->log->end();
		$beat  = "SELECT beat FROM {$wpdb->prefix}templately_runs WHERE id = $this->run_id";
		$beats = (int) $wpdb->get_var( $beat );

		$this->log->revert( $this->run_id, 50 );

		$this->assertSame( array( 4, false ), array( (int) $wpdb->get_var( $beat ) - $beats, is_dir( $plugin ) ) );
	}

	public function test_files_and_folders_go_unless_somebody_has_put_something_in(): void {
		$folder = WP_CONTENT_DIR . '/uploads/made-up';
		$plugin = WP_PLUGIN_DIR . '/made-up';
		$words  = WP_LANG_DIR . '/plugins/made-up';
		foreach ( array( $folder, "$folder/a", "$folder/b" ) as $path ) {
			$this->log->record( 'folder', $path );
			mkdir( $path, 0777, true );
		}
		foreach ( array( "$folder/a/one.txt", "$folder/b/two.txt" ) as $path ) {
			$this->log->record( 'file', $path );
			touch( $path );
		}
		$this->log->record( 'tree', $plugin );
		mkdir( "$plugin/inc", 0777, true );
		touch( "$plugin/inc/made-up.php" );
		wp_mkdir_p( dirname( $words ) );
		$theirs = "$words-other-de_DE.mo";
		$this->log->record( 'file', "$words-de_DE.po" );
		foreach ( array( "$words-de_DE.po", "$words-de_DE-0123456789abcdef0123456789abcdef.json", $theirs, "$folder/b/theirs.txt" ) as $path ) {
			touch( $path );
		}

		$left = array_map( static fn( string $line ): string => basename( $line ), $this->revert_log() );
		$is   = array_map( 'file_exists', array( "$folder/a", "$folder/b/two.txt", "$folder/b/theirs.txt", $plugin, "$words-de_DE.po", "$words-de_DE-0123456789abcdef0123456789abcdef.json", $theirs ) );
		File_Tree::remove( WP_LANG_DIR );
		File_Tree::remove( $folder );

		$this->assertSame( array( 'b  not_empty', 'made-up  not_empty' ), array_map( static fn( string $line ): string => str_replace( ' ', '  ', $line ), $left ) );
		$this->assertSame( array( false, false, true, false, false, false, true ), $is );
	}

	public function test_a_recorded_path_moves_with_the_site_and_does_not_lead_outside(): void {
		$this->log->record( 'file', WP_CONTENT_DIR . '/uploads/one.txt' );
		$this->log->record( 'file', ABSPATH . 'two.txt' );
		$this->assertSame( array( 'file content:uploads/one.txt', 'file site:two.txt' ), $this->recorded() );

		$this->expectException( RuntimeException::class );
		Change_Log::path( 'content:uploads/../../wp-config.php' );
	}

	public function test_slices_are_bounded(): void {
		$this->send( 'INSERT INTO {notes} (text) VALUES ' . implode( ', ', array_fill( 0, 120, "('x')" ) ) );
		$this->log->end();

		$this->log->revert( $this->run_id, 50 );
		$left = $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}notes" );

		$this->assertSame( '71', $left );
		$this->assertSame( array(), $this->revert_log() );
		$this->assertSame( '1', $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}notes" ) );
	}

	/** PHP has 64 MB on small hosts. */
	public function test_slices_of_long_rows_are_bounded_by_their_bytes(): void {
		global $wpdb;
		$this->log->end();
		for ( $n = 0; $n < 3; $n++ ) {
			$wpdb->insert( "{$wpdb->prefix}notes", array( 'text' => str_repeat( 'x', 3000000 ) ) );
		}
		$this->log->begin( $this->run_id, 1 );
		$this->send( "UPDATE {notes} SET text = 'y'" );
		$this->log->end();

		$this->log->revert( $this->run_id, 50 );

		$this->assertSame( 3, $this->log->count( $this->run_id, Change_Log::RECORDED ) );
		$this->assertSame( array(), $this->revert_log() );
	}

	private function amount( string $kind ): int {
		return (int) $GLOBALS['wpdb']->get_var( "SELECT n FROM {$GLOBALS['wpdb']->prefix}fruit WHERE kind = '$kind'" );
	}

	private function rows_where( string $where ): string {
		return (string) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}fruit WHERE $where" );
	}
}
