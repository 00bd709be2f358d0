<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Tests\Fullsite_Import\Has_Change_Log;
use Templately\Tests\Runs_At_Once;

// phpcs:disable WordPress.DB -- statements as plugins send them, and as other connections do.

/**
 * A write and its entry are stored together, or neither is, whatever happens between filter and database.
 *
 * @group IMP-029
 * @group oldest
 */
final class Recording_Test extends Test_Case {

	use Has_Change_Log;
	use Runs_At_Once;

	private const PEAR = "UPDATE {fruit} SET n = 7 WHERE kind = 'pear'";
	private const PLUM = "UPDATE {fruit} SET n = 7 WHERE kind = 'plum'";

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

	public function test_a_write_without_the_lease_is_not_stored(): void {
		$this->take_over();

		$thrown = self::thrown(
			function (): void {
				$this->send( self::PEAR );
				$this->log->settle();
			}
		);

		$this->assertSame( array( Lease_Lost::class, 2, array() ), array( $thrown, $this->amount( 'pear' ), $this->recorded() ) );
	}

	public function test_a_process_without_the_lease_writes_nothing_more(): void {
		$this->take_over();
		self::thrown(
			function (): void {
				$this->send( self::PEAR );
				$this->log->settle();
			}
		);

		$this->assertSame( array( false, false ), array( $this->send( self::PLUM ), $this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int' ) ) );

		$this->assertSame( 3, $this->amount( 'plum' ) );
		$this->assertCount( 4, $GLOBALS['wpdb']->get_results( "SHOW COLUMNS FROM {$GLOBALS['wpdb']->prefix}fruit" ) );
	}

	public function test_a_definition_without_the_lease_is_not_sent(): void {
		$this->take_over();

		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int' ) ) );

		$this->assertCount( 4, $GLOBALS['wpdb']->get_results( "SHOW COLUMNS FROM {$GLOBALS['wpdb']->prefix}fruit" ) );
	}

	public function test_a_definition_that_needs_no_entry_is_not_sent_without_the_lease(): void {
		$this->send( 'CREATE TABLE {made} (id int NOT NULL, PRIMARY KEY (id))' );
		$this->log->settle();
		$this->take_over();

		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( 'DROP TABLE {made}' ) ) );

		$this->assertTrue( $this->connection->has_table( $GLOBALS['wpdb']->prefix . 'made' ) );
	}

	public function test_a_plugins_transaction_without_the_lease_is_not_stored(): void {
		if ( null === $this->other() ) {
			$this->markTestSkipped( 'On SQLite nobody can take the lease while a transaction is open. On MariaDB this test holds it.' );
		}
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		$this->take_over();

		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( 'COMMIT' ) ) );

		$this->assertSame( array( 2, array() ), array( $this->amount( 'pear' ), $this->recorded() ) );
	}

	public function test_a_takeover_in_the_middle_of_a_write_takes_it_back(): void {
		if ( null === $this->other() ) {
			$this->markTestSkipped( 'On SQLite nobody can take the lease while a transaction is open. On MariaDB this test holds it.' );
		}
		$this->send( self::PEAR );
		$this->take_over();

		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( self::PLUM ) ) );

		$this->assertSame( array( 2, 3, array() ), array( $this->amount( 'pear' ), $this->amount( 'plum' ), $this->recorded() ) );
	}

	/** A kill is a rollback of what is open. */
	public function test_a_kill_before_the_entry_is_stored_takes_the_write_back(): void {
		$this->send( self::PEAR );
		$this->kill();

		$this->assertSame( array( 2, array() ), array( $this->amount( 'pear' ), $this->recorded() ) );
	}

	public function test_a_definition_in_a_plugins_transaction_ends_it(): void {
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		$this->send( 'CREATE TABLE {made} (id int NOT NULL, PRIMARY KEY (id))' );
		$this->send( self::PLUM );
		$this->kill();

		$is_mysql = null !== $this->other();
		$this->assertSame( array( $is_mysql ? 7 : 2, 3 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ) ) );
		$this->assertSame( $is_mysql ? array( 'row fruit ["2"] changed', 'table made' ) : array(), $this->recorded() );
	}

	public function test_a_temporary_table_leaves_a_plugins_transaction_open(): void {
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		$this->send( 'CREATE TEMPORARY TABLE {passing} (id int NOT NULL, PRIMARY KEY (id))' );
		$this->send( 'INSERT INTO {passing} VALUES (1)' );
		$this->kill();
		$this->send( 'DROP TEMPORARY TABLE IF EXISTS {passing}' );

		$this->assertSame( array( 2, array(), array() ), array( $this->amount( 'pear' ), $this->recorded(), array_column( $this->log->unrecorded(), 'change' ) ) );
	}

	public function test_a_sent_write_is_stored_on_the_next_hook_after_a_while(): void {
		$this->send( self::PEAR );
		usleep( 60000 );
		do_action( 'made_up_hook' );
		$this->kill();

		$this->assertSame( array( 7, array( 'row fruit ["2"] changed' ) ), array( $this->amount( 'pear' ), $this->recorded() ) );
	}

	public function test_a_sent_write_stays_open_for_a_moment(): void {
		$this->send( self::PEAR );
		do_action( 'made_up_hook' );
		$this->kill();

		$this->assertSame( 2, $this->amount( 'pear' ) );
	}

	public function test_a_write_is_stored_before_a_request_is_sent(): void {
		$this->send( self::PEAR );
		apply_filters( 'pre_http_request', false );
		$this->kill();

		$this->assertSame( array( 7, array( 'row fruit ["2"] changed' ) ), array( $this->amount( 'pear' ), $this->recorded() ) );
	}

	public function test_statements_of_ours_do_not_change_what_wpdb_and_the_connection_tell(): void {
		global $wpdb;
		$this->send( "INSERT INTO {notes} (text) VALUES ('a')" );
		$this->connection->rows( 'SELECT 1' );
		$this->send( self::PEAR );
		$this->log->settle();

		$this->assertSame( array( 2, 1 ), array( $wpdb->insert_id, $wpdb->rows_affected ) );
		if ( null !== $this->other() ) {
			$this->assertSame( '2', $wpdb->get_var( 'SELECT LAST_INSERT_ID()' ) );
		}
		$this->assertSame( array( 'row notes ["2"] made', 'row fruit ["2"] changed' ), $this->recorded() );
	}

	/** Before a text that is not ASCII wpdb asks for the table's character sets, once: between its filter and the write. */
	public function test_a_write_is_recorded_though_wpdb_asks_for_character_sets_before_it(): void {
		$this->log->end();
		$this->send( 'CREATE TABLE {made} (id int NOT NULL AUTO_INCREMENT, text longtext NOT NULL, PRIMARY KEY (id))' );
		$this->log->begin( $this->run_id, 1 );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += 0 === strpos( $sql, 'SHOW FULL COLUMNS' ) ? 1 : 0;
				return $sql;
			}
		);
		$this->send( "INSERT INTO {made} (text) VALUES ('für')" );
		$this->log->settle();

		$this->assertSame( array( 1, array( 'row made ["1"] made' ) ), array( $asked, $this->recorded() ) );
	}

	public function test_a_write_that_wpdb_refuses_is_not_recorded(): void {
		global $wpdb;
		$wpdb->suppress_errors();
		$this->send( "INSERT INTO {notes} (text) VALUES ('\xff\xfe')" );
		$this->send( "INSERT INTO {notes} (text) VALUES ('good')" );
		$this->log->settle();

		$notes = $wpdb->get_col( "SELECT CONCAT('row notes [\"', id, '\"] made') FROM {$wpdb->prefix}notes WHERE text <> 'first'" );
		$this->assertSame( $notes, $this->recorded() );
	}

	public function test_a_deadlock_of_ours_is_repeated(): void {
		$times = 0;
		add_action(
			'templately_import_boundary',
			static function ( string $sql ) use ( &$times ): void {
				if ( 0 === strpos( $sql, 'SELECT * FROM' ) && false !== strpos( $sql, 'fruit' ) && $times < 2 ) {
					++$times;
					throw new Database_Error( Database_Error::DEADLOCK, 'made up' );
				}
			}
		);
		$this->assertSame( 1, $this->send( self::PEAR ) );
		$this->log->settle();

		$this->assertSame( array( 2, array( 'row fruit ["2"] changed' ) ), array( $times, $this->recorded() ) );
	}

	public function test_a_deadlock_of_ours_in_a_plugins_transaction_is_told_to_the_plugin(): void {
		global $wpdb;
		if ( null === $this->other() ) {
			$this->markTestSkipped( 'SQLite has no deadlocks. On MariaDB this test holds it.' );
		}
		$wpdb->suppress_errors();
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		$fails = static function ( string $sql ): void {
			if ( 0 === strpos( $sql, 'SELECT * FROM' ) && false !== strpos( $sql, "'plum'" ) ) {
				throw new Database_Error( Database_Error::DEADLOCK, 'made up' );
			}
		};
		add_action( 'templately_import_boundary', $fails );

		$this->assertFalse( $this->send( self::PLUM ) );

		$this->assertStringContainsString( 'made up', $wpdb->last_error );
		remove_action( 'templately_import_boundary', $fails );
		$this->send( 'ROLLBACK' );
	}

	public function test_a_statement_that_is_wrong_fails_as_it_does_without_the_log(): void {
		$GLOBALS['wpdb']->suppress_errors();

		$this->assertFalse( $this->send( 'UPDATE {fruit} SET n = 1 WHERE made_up = 1' ) );
		$this->send( self::PEAR );
		$this->log->settle();

		$this->assertSame( array( 'UPDATE: its rows cannot be read' ), array_column( $this->log->unrecorded(), 'change' ) );
		$this->assertSame( array( 'unread UPDATE: its rows cannot be read', 'row fruit ["2"] changed' ), $this->recorded() );
	}

	public function test_a_write_whose_entry_cannot_be_stored_is_taken_back(): void {
		$fails = static function ( string $sql ): void {
			if ( 1 === preg_match( '/^INSERT INTO \w+templately_changes/', $sql ) ) {
				throw new Database_Error( Database_Error::DEADLOCK, 'made up' );
			}
		};
		add_action( 'templately_import_boundary', $fails );
		$this->send( self::PEAR );
		$thrown = self::thrown( fn() => $this->log->settle() );
		remove_action( 'templately_import_boundary', $fails );
		$this->send( self::PLUM );
		$this->log->settle();

		$this->assertSame( array( Database_Error::class, 2, 7, array( 'row fruit ["3"] changed' ) ), array( $thrown, $this->amount( 'pear' ), $this->amount( 'plum' ), $this->recorded() ) );
	}

	public function test_after_a_deadlock_in_a_plugins_transaction_writes_are_recorded_by_themselves(): void {
		global $wpdb;
		if ( null === $this->other() ) {
			$this->markTestSkipped( 'SQLite has no deadlocks. On MariaDB this test holds it.' );
		}
		$wpdb->suppress_errors();
		$fails = static function ( string $sql ) use ( $wpdb ): string {
			$wpdb->dbh->query( 'ROLLBACK' );
			return "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'";
		};
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		add_filter( 'query', $fails, PHP_INT_MAX );
		$this->send( self::PLUM );
		remove_filter( 'query', $fails, PHP_INT_MAX );

		$this->send( "UPDATE {fruit} SET n = 9 WHERE kind = 'apple'" );
		$this->kill();

		$this->assertSame( array( 2, 3, 1 ), array( $this->amount( 'pear' ), $this->amount( 'plum' ), $this->amount( 'apple' ) ) );
		$this->assertSame( array(), $this->recorded() );
	}

	/** A failed statement ends the transaction on SQLite: the next write needs one of ours. */
	public function test_a_write_after_a_failed_one_in_a_plugins_transaction_is_not_stored_without_its_entry(): void {
		$GLOBALS['wpdb']->suppress_errors();
		$this->send( 'START TRANSACTION' );
		$this->send( self::PEAR );
		$this->send( "INSERT INTO {fruit} (id, kind) VALUES (1, 'fig')" );
		$this->send( self::PLUM );
		$this->kill();

		$this->assertSame( array( 2, 3, array() ), array( $this->amount( 'pear' ), $this->amount( 'plum' ), $this->recorded() ) );
	}

	public function test_nothing_is_stored_over_a_connection_that_replaces_a_lost_one(): void {
		global $wpdb;
		$other = $this->other();
		if ( null === $other ) {
			$this->markTestSkipped( 'SQLite has no connection that can be lost. On MariaDB this test holds it.' );
		}
		$wpdb->suppress_errors();
		$this->send( self::PEAR );
		$other->query( "KILL {$wpdb->dbh->thread_id}" );
		usleep( 100000 );

		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( self::PLUM ) ) );
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int' );
		$this->send( self::PLUM );

		$this->assertSame( array( array( '2' ), array( '3' ) ), $other->query( "SELECT n FROM {$wpdb->prefix}fruit WHERE kind IN ('pear', 'plum') ORDER BY n" )->fetch_all() );
		$this->assertCount( 4, $other->query( "SHOW COLUMNS FROM {$wpdb->prefix}fruit" )->fetch_all() );
	}

	/** wpdb reconnects and sends the statement again: without the guard the definition would be stored. */
	public function test_a_definition_that_wpdb_sends_again_is_refused(): void {
		global $wpdb;
		$other = $this->other();
		if ( null === $other ) {
			$this->markTestSkipped( 'SQLite has no connection that can be lost. On MariaDB this test holds it.' );
		}
		$wpdb->suppress_errors();
		$kill = static function ( string $sql ) use ( $wpdb, $other ): string {
			$other->query( "KILL {$wpdb->dbh->thread_id}" );
			usleep( 100000 );
			return $sql;
		};
		add_filter( 'query', $kill, PHP_INT_MAX );
		$this->send( 'ALTER TABLE {fruit} ADD COLUMN sort int' );
		remove_filter( 'query', $kill, PHP_INT_MAX );

		$this->assertCount( 4, $other->query( "SHOW COLUMNS FROM {$wpdb->prefix}fruit" )->fetch_all() );
		$this->assertSame( Lease_Lost::class, self::thrown( fn() => $this->send( self::PLUM ) ) );
	}

	public function test_autocommit_is_not_turned_off(): void {
		$this->send( 'SET autocommit = 0' );
		$this->send( self::PEAR );
		$this->log->settle();
		$this->kill();

		$this->assertSame( array( array( 'SET: it was left out' ), 7 ), array( array_column( $this->log->unrecorded(), 'change' ), $this->amount( 'pear' ) ) );
	}

	/** Else the log would store a value that is no longer there, and a revert would put it back. */
	public function test_nobody_changes_a_row_between_our_look_and_the_statement(): void {
		global $wpdb;
		$other = $this->other();
		if ( null === $other ) {
			$this->markTestSkipped( 'On SQLite nobody can write in between. On MariaDB this test holds it.' );
		}
		$other->query( 'SET innodb_lock_wait_timeout = 1' );
		$written = null;
		$write   = static function ( string $sql ) use ( $wpdb, $other, &$written ): string {
			$written = $other->query( "UPDATE {$wpdb->prefix}fruit SET n = 5 WHERE kind = 'pear'" );
			return $sql;
		};
		add_filter( 'query', $write, PHP_INT_MAX );
		$this->send( self::PEAR );
		remove_filter( 'query', $write, PHP_INT_MAX );

		$this->assertSame( array( false, array(), 2 ), array( $written, $this->revert_log(), $this->amount( 'pear' ) ) );
	}

	/** Else it would take the open write for its own, and its writes would be stored one by one. */
	public function test_a_transaction_of_ours_does_not_begin_within_an_open_write(): void {
		$this->send( self::PEAR );

		$thrown = self::thrown(
			function (): void {
				$this->connection->transaction(
					function (): void {
						$this->connection->write( "INSERT INTO {$GLOBALS['wpdb']->prefix}notes (text) VALUES ('ours')" );
						throw new DomainException();
					}
				);
			}
		);

		$this->assertSame( array( DomainException::class, '1', array( 'row fruit ["2"] changed' ) ), array( $thrown, $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}notes" ), $this->recorded() ) );
	}

	/**
	 * @testWith ["REPLACE INTO {fruit} (shelf, kind, n) VALUES (0, 'fig', 1)"]
	 *           ["INSERT INTO {fruit} (shelf, kind, n) VALUES (0, 'fig', 1) ON DUPLICATE KEY UPDATE n = n + 1"]
	 */
	public function test_a_row_that_others_make_at_the_same_time_is_named( string $sql ): void {
		global $wpdb;
		$this->send_while_others( "INSERT INTO {$wpdb->prefix}fruit (shelf, kind, n) VALUES (0, 'fig', 5)", $sql );
		$this->log->settle();

		$this->assertSame( array( "others wrote {$wpdb->prefix}fruit at the same time" ), array_column( $this->log->unrecorded(), 'change' ) );
	}

	/** What a visitor writes just before an INSERT that meets the row is there again after the revert. */
	public function test_a_row_that_others_change_before_an_insert_meets_it_keeps_their_change(): void {
		global $wpdb;
		$other = $this->other();
		if ( null === $other ) {
			$this->markTestSkipped( 'On SQLite nobody can write in between. On MariaDB this test holds it.' );
		}
		$has_read = false;
		$change   = static function ( string $sql ) use ( $wpdb, $other, &$has_read ): void {
			if ( $has_read ) {
				$other->query( 'SET innodb_lock_wait_timeout = 1' );
				$other->query( "UPDATE {$wpdb->prefix}fruit SET n = n + 1 WHERE id = 2 AND n < 3" );
			}
			$has_read = $has_read || 0 === strpos( $sql, "SELECT * FROM `{$wpdb->prefix}fruit`" );
		};
		add_action( 'templately_import_boundary', $change );
		$this->send( "INSERT INTO {fruit} (shelf, kind, n) VALUES (0, 'pear', 1) ON DUPLICATE KEY UPDATE n = n + 10" );
		$this->log->settle();
		remove_action( 'templately_import_boundary', $change );

		$this->assertSame( 13, $this->amount( 'pear' ) );
		$this->assertSame( array( array(), 3 ), array( $this->revert_log(), $this->amount( 'pear' ) ) );
	}

	/** Sends a statement while others send one between the look at it and the statement itself. */
	private function send_while_others( string $theirs, string $sql ): void {
		$other = $this->other();
		if ( null === $other ) {
			$this->markTestSkipped( 'On SQLite nobody can write in between. On MariaDB this test holds it.' );
		}
		$add = static function ( string $sql ) use ( $other, $theirs ): string {
			$other->query( $theirs );
			return $sql;
		};
		add_filter( 'query', $add, PHP_INT_MAX );
		$this->send( $sql );
		remove_filter( 'query', $add, PHP_INT_MAX );
	}

	/**
	 * Statements that cannot be recorded, with what is said of them.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function unreadable_statements(): array {
		return array(
			'old table dropped'    => array( 'DROP TABLE {notes}', 'DROP: {notes} was there before' ),
			'old table emptied'    => array( 'TRUNCATE TABLE {notes}', 'TRUNCATE: {notes} was there before' ),
			'old column changed'   => array( 'ALTER TABLE {notes} MODIFY text longtext NULL', 'ALTER: {notes} was there before' ),
			'keys by expression'   => array( 'UPDATE {notes} SET id = id + 1', 'UPDATE: keys of {notes}' ),
			'no unique key'        => array( 'INSERT INTO {plain} VALUES (1)', 'INSERT: {plain} has no unique key' ),
			'too many rows'        => array( 'UPDATE {many} SET n = 1', 'UPDATE: more than 5,000 rows of {many}' ),
			'too many new rows'    => array( 'INSERT INTO {many} (n) VALUES ' . implode( ', ', array_fill( 0, 5001, '(1)' ) ), 'INSERT: more than 5,000 rows of {many}' ),
			'row without its key'  => array( "INSERT INTO {fruit} (id, kind) VALUES (90, 'fig'), (NULL, 'kiwi')", 'INSERT: rows of {fruit} without a key' ),
			'key by an expression' => array( "INSERT INTO {fruit} (shelf, kind) VALUES (0, CONCAT('p', 'ear')) ON DUPLICATE KEY UPDATE n = 9", 'INSERT: an expression for kind of {fruit}' ),
		);
	}

	/** @dataProvider unreadable_statements */
	public function test_a_statement_that_cannot_be_recorded_is_sent_and_named( string $sql, string $named ): void {
		global $wpdb;
		$this->log->end();
		$this->send( 'CREATE TABLE {plain} (n int NOT NULL)' );
		$this->send( 'CREATE TABLE {many} (id int NOT NULL AUTO_INCREMENT, n int NOT NULL, PRIMARY KEY (id))' );
		$this->send( 'INSERT INTO {many} (n) VALUES ' . implode( ', ', array_fill( 0, false !== strpos( $sql, 'many' ) ? 5001 : 1, '(0)' ) ) );
		$this->log->begin( $this->run_id, 1 );

		$result = $this->send( $sql );
		$this->log->end();
		$unrecorded = array_column( $this->log->unrecorded(), 'change' );
		$this->send( 'DROP TABLE {plain}, {many}' );

		$this->assertNotFalse( $result );
		$this->assertSame( array( preg_replace( '/\{(\w+)\}/', $wpdb->prefix . '$1', $named ) ), $unrecorded );
	}

	/** @return array<string, array{string}> */
	public function statements_that_can_change_anything(): array {
		return array(
			'of a file'         => array( "LOAD DATA LOCAL INFILE '/nowhere' INTO TABLE {fruit}" ),
			'of a procedure'    => array( 'CALL nothing()' ),
			'prepared'          => array( 'EXECUTE nothing' ),
			'with a named part' => array( 'WITH few AS (SELECT 1) DELETE FROM {fruit} WHERE n = 99' ),
		);
	}

	/** @dataProvider statements_that_can_change_anything */
	public function test_a_statement_that_can_change_anything_is_named( string $sql ): void {
		global $wpdb;
		// The database refuses most of them.
		$before = $wpdb->suppress_errors();
		$this->send( $sql );
		$wpdb->suppress_errors( $before );
		$this->log->end();
		$this->assertSame( array( strtok( $sql, ' ' ) . ': it can change anything' ), array_column( $this->log->unrecorded(), 'change' ) );
	}

	public function test_tables_are_not_locked(): void {
		$this->send( 'LOCK TABLES {fruit} WRITE' );
		$this->assertSame( 'SELECT 0', $GLOBALS['wpdb']->last_query );
		$this->send( self::PEAR );
		$this->log->settle();

		$this->assertSame( array( array( 'LOCK: it was left out' ), 7 ), array( array_column( $this->log->unrecorded(), 'change' ), $this->amount( 'pear' ) ) );
	}

	/** A request can end at any point: what is open is stored after the last shutdown function. */
	public function test_what_a_request_writes_at_its_end_is_recorded(): void {
		$this->at_once( 'write_and_end', 1, array( $this->run_id ) );

		$this->assertSame( array( 'row fruit ["2"] changed', 'row fruit ["3"] changed' ), $this->recorded() );
	}

	/** Runs in a process of its own, without end(). */
	public static function write_and_end( int $number, array $arguments ): int {
		global $wpdb;
		$log = new Templately\Site\Import\Change_Log\Change_Log( new Templately\Shared\Database\Connection( $wpdb ) );
		$log->begin( $arguments[0], 1 );
		$wpdb->query( "UPDATE {$wpdb->prefix}fruit SET n = 7 WHERE kind = 'pear'" );
		register_shutdown_function(
			static function () use ( $wpdb ): void {
				$wpdb->query( "UPDATE {$wpdb->prefix}fruit SET n = 7 WHERE kind = 'plum'" );
			}
		);
		return $number;
	}

	/** A visitor's request does not record, however long an import is open. */
	public function test_what_others_write_is_not_recorded(): void {
		$this->send( self::PEAR );
		$this->log->settle();
		$this->at_once( 'visit', 1 );
		$this->send( self::PLUM );
		$this->log->settle();

		$this->assertSame( array( 'row fruit ["2"] changed', 'row fruit ["3"] changed' ), $this->recorded() );
	}

	/** Runs in a process of its own. */
	public static function visit( int $number ): int {
		return $GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->prefix . 'notes', array( 'text' => "order $number" ) );
	}

	private function amount( string $kind ): int {
		return (int) $GLOBALS['wpdb']->get_var( "SELECT n FROM {$GLOBALS['wpdb']->prefix}fruit WHERE kind = '$kind'" );
	}

	/** Another process takes the run over. */
	private function take_over(): void {
		global $wpdb;
		( $this->other() ?? $wpdb->dbh )->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = 2 WHERE id = $this->run_id" );
	}

	/** What is open is gone, as if the process had been killed. */
	private function kill(): void {
		global $wpdb;
		remove_all_filters( 'query' );
		remove_all_actions( 'all' );
		if ( $wpdb->dbh instanceof mysqli || $wpdb->dbh->inTransaction() ) {
			$wpdb->dbh->query( 'ROLLBACK' );
		}
	}

	/** Another connection; null on SQLite, where one is enough for what these tests do. */
	private function other(): ?mysqli {
		if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			return null;
		}
		list( $host, $socket ) = explode( ':', DB_HOST, 2 ) + array( 1 => '' );
		return new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, $socket );
	}

	/** Returns the class of what is thrown; '' for nothing. */
	private static function thrown( callable $work ): string {
		try {
			$work();
		} catch ( Throwable $thrown ) {
			return get_class( $thrown );
		}
		return '';
	}
}
