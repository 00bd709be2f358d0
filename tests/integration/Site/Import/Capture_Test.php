<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Option_Merge;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedClasses, WordPress.DB.RestrictedFunctions -- statements as plugins send them, and a second connection.

/**
 * What plugins write while an import runs is put back, however they say it.
 */
final class Capture_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		self::make_old();
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}words (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, word varchar(50) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY word (word))" );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}pairs (a int NOT NULL, b int NOT NULL, note varchar(50) NOT NULL DEFAULT '', PRIMARY KEY (a, b))" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}words (word, part) VALUES ('one', 1), ('two', 2), ('three', 3), ('four', 4)" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}pairs (a, b) VALUES (1, 1), (1, 2), (2, 1)" );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}words, {$wpdb->prefix}pairs, {$wpdb->prefix}newer" );
		parent::tearDown();
	}

	/**
	 * Returns statements: each is sent by itself, outside of a chunk and inside of one. The database refuses those behind a '!'.
	 *
	 * @return array<string, list<string>>
	 */
	private static function statements(): array {
		return array(
			'two inserts in a row'        => array( "INSERT INTO {p}words (word) VALUES ('five')", "INSERT INTO {p}words (word) VALUES ('six'), ('seven')" ),
			'ignored'                     => array( "INSERT IGNORE INTO {p}words (word) VALUES ('one'), ('eight')" ),
			'on duplicate'                => array( "INSERT INTO {p}words (word, part) VALUES ('one', 9), ('nine', 9) ON DUPLICATE KEY UPDATE part = VALUES(part)" ),
			'replaced'                    => array( "REPLACE INTO {p}words (word, part) VALUES ('two', 20), ('ten', 10)", "REPLACE INTO {p}pairs (a, b, note) VALUES (1, 2, 'new'), (5, 5, '')" ),
			'selected'                    => array( "INSERT INTO {p}words (word) SELECT CONCAT(word, '!') FROM {p}words WHERE part < 3", 'INSERT INTO {p}pairs (a, b) SELECT id, 7 FROM {p}words' ),
			'set'                         => array( "INSERT INTO {p}words SET word = 'a, b', part = 3" ),
			'joined'                      => array( 'UPDATE {p}words w INNER JOIN {p}pairs p ON p.a = w.part SET w.part = 50 WHERE p.b = 1' ),
			'ordered'                     => array( 'UPDATE {p}words SET part = 99 ORDER BY part DESC LIMIT 2', 'DELETE FROM {p}words ORDER BY id LIMIT 1' ),
			'deleted by join'             => array( 'DELETE w FROM {p}words w INNER JOIN {p}pairs p ON p.a = w.part', 'DELETE FROM {p}pairs WHERE a = 1' ),
			'moved to other keys'         => array( 'UPDATE {p}pairs SET b = 9 WHERE a = 1 AND b = 2', "UPDATE {p}words SET part = 3, id = '70' WHERE word = 'one'", "UPDATE {p}words SET word = 'x, id = 2, y', part = 5 WHERE word = 'four'", 'UPDATE {p}words SET part = 4 WHERE id = 70', 'UPDATE {p}pairs SET b = 2 WHERE b = 9' ),
			'commented'                   => array( "/* a plugin */ UPDATE {p}words SET part = 7 -- all\n WHERE 1 = 1" ),
			'made again'                  => array( "DELETE FROM {o} WHERE option_name = 'old_option'", "INSERT INTO {o} (option_name, option_value) VALUES ('old_option', 'other')", "INSERT INTO {o} (option_name, option_value) VALUES ('words_option', 'new')" ),
			'table emptied'               => array( 'TRUNCATE TABLE {p}words', "INSERT INTO {p}words (word) VALUES ('alone')" ),
			'table dropped'               => array( 'DROP TABLE {p}pairs' ),
			'table shaped'                => array( 'ALTER TABLE {p}words ADD COLUMN more int NOT NULL DEFAULT 0, ADD INDEX part (part)', 'UPDATE {p}words SET more = part' ),
			'table changed'               => array( 'ALTER TABLE {p}words CHANGE COLUMN part share bigint NOT NULL DEFAULT 0' ),
			'table made'                  => array( 'CREATE TABLE {p}newer (id int NOT NULL, PRIMARY KEY (id))', 'INSERT INTO {p}newer (id) VALUES (1)', 'CREATE TABLE IF NOT EXISTS {p}newer (id int NOT NULL, PRIMARY KEY (id))' ),
			'own transactions'            => array( 'START TRANSACTION', 'UPDATE {p}words SET part = 1', 'COMMIT', 'BEGIN', 'DELETE FROM {p}words', 'ROLLBACK' ),
			'after what was taken back'   => array( 'START TRANSACTION', 'DELETE FROM {p}words', 'ROLLBACK', 'UPDATE {p}words SET part = 6' ),
			'behind a table of its own'   => array( 'CREATE TEMPORARY TABLE {p}words (id bigint(20) unsigned NOT NULL, word varchar(50) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id))', "INSERT INTO {p}words (id, word) VALUES (1, 'mine')", 'UPDATE {p}words SET part = 9', 'DROP TEMPORARY TABLE {p}words', "UPDATE {p}words SET part = 7 WHERE word = 'two'" ),
			'dropped without the word'    => array( 'CREATE TEMPORARY TABLE {p}words (id int NOT NULL, PRIMARY KEY (id))', 'DROP TABLE {p}words', 'UPDATE {p}words SET part = 7' ),
			'a table of its own refused'  => array( '!CREATE TEMPORARY TABLE {p}words (id nothing)', 'UPDATE {p}words SET part = 7' ),
			'written, then emptied'       => array( "INSERT INTO {p}words (word) VALUES ('five')", "UPDATE {p}words SET part = 9 WHERE word <> 'two'", "DELETE FROM {p}words WHERE word = 'three'", 'TRUNCATE {p}words' ),
			'written, then shaped'        => array( "UPDATE {p}words SET part = 9 WHERE word = 'one'", 'ALTER TABLE {p}words ADD UNIQUE KEY part (part)', "REPLACE INTO {p}words (word, part) VALUES ('nine', 4)" ),
			'options, then their table'   => array( "UPDATE {o} SET option_value = 'other' WHERE option_name = 'old_option'", "DELETE FROM {o} WHERE option_name = 'blogdescription'", "INSERT INTO {o} (option_name, option_value) VALUES ('blogdescription', 'new'), ('words_option', 'new')", 'ALTER TABLE {o} MODIFY option_value mediumtext NOT NULL' ),
			'named with its database'     => array( 'DROP /* a plugin */ TABLE `{d}`.`{p}pairs` -- all', '/*!50000 ALTER TABLE {d}.{p}words ADD COLUMN more int */' ),
			'key made anew'               => array( 'ALTER TABLE {p}words DROP INDEX word, ADD INDEX word (word, part)' ),
			'key taken off'               => array( 'ALTER TABLE {p}words DROP INDEX word', "INSERT INTO {p}words (word) VALUES ('one')" ),
			'made, filled and dropped'    => array( 'CREATE TABLE {p}newer (id int NOT NULL, PRIMARY KEY (id))', 'INSERT INTO {p}newer (id) VALUES (1)', 'DROP TABLE {p}newer', "UPDATE {p}words SET part = 7 WHERE word = 'two'" ),
			'written again after a point' => array( 'START TRANSACTION', 'SAVEPOINT a', "UPDATE {p}words SET part = 1 WHERE word = 'four'", 'SAVEPOINT b', 'ROLLBACK TO SAVEPOINT a', "UPDATE {p}words SET part = 2 WHERE word = 'four'", 'COMMIT' ),
			'rolled back to a point'      => array( 'START TRANSACTION', "UPDATE {p}words SET part = 1 WHERE word = 'one'", 'SAVEPOINT a', "INSERT INTO {p}words (word) VALUES ('gone')", 'ROLLBACK TO SAVEPOINT a', 'INSERT INTO {p}pairs (a, b) VALUES (8, 8)', 'COMMIT' ),
		);
	}

	/**
	 * Returns those that SQLite's drop-in does not take.
	 *
	 * @return array<string, list<string>>
	 */
	private static function statements_of_mysql(): array {
		global $wpdb;
		return ! $wpdb->dbh instanceof mysqli ? array() : array(
			'table replaced'         => array( 'CREATE OR REPLACE TABLE {p}words (id int NOT NULL)', 'CREATE OR REPLACE TABLE {p}newer LIKE {p}pairs' ),
			'table made of another'  => array( 'CREATE TABLE {p}newer AS SELECT * FROM {p}words' ),
			'rows lost to a key'     => array( 'ALTER IGNORE TABLE {p}pairs ADD UNIQUE KEY b (b)' ),
			'renamed with a change'  => array( 'ALTER TABLE {p}words ADD COLUMN more int, RENAME TO {p}newer' ),
			'renamed one by one'     => array( 'RENAME TABLE IF EXISTS {p}words TO {p}newer, {d}.{p}pairs TO {p}words' ),
			'its own table replaced' => array( 'CREATE OR REPLACE TEMPORARY TABLE {p}words (id int NOT NULL, PRIMARY KEY (id))', 'ALTER TABLE {p}words RENAME TO {p}newer', 'INSERT INTO {p}newer (id) VALUES (1)', 'DROP TEMPORARY TABLE {p}newer', 'UPDATE {p}words SET part = 7' ),
		);
	}

	/**
	 * What was sent has its effect, and is undone by the revert: after each, the site is what it was before all of them. `npm test`
	 * sends eight of them.
	 *
	 * @group faults
	 */
	public function test_statements(): void {
		$before = Site_Dump::take();
		foreach ( Sample::of( self::statements() + self::statements_of_mysql(), 8 ) as $name => $statements ) {
			foreach ( array( 'in a chunk' => true, 'outside' => false ) as $where => $is_inside ) {
				$this->assert_undone( $before, $statements, $is_inside, "$name, $where" );
			}
		}
	}

	/**
	 * @param list<string> $before     The site as it was.
	 * @param list<string> $statements What a plugin sends.
	 * @param bool         $is_inside  Whether it does so within a chunk.
	 * @param string       $when       For the message.
	 */
	private function assert_undone( array $before, array $statements, bool $is_inside, string $when ): void {
		global $wpdb;
		$send = static function () use ( $wpdb, $statements ): void {
			foreach ( $statements as $sql ) {
				$is_refused = '!' === $sql[0];
				$wpdb->suppress_errors( $is_refused );
				if ( ( false === $wpdb->query( str_replace( array( '{p}', '{o}', '{d}' ), array( $wpdb->prefix, $wpdb->options, $wpdb->dbname ), ltrim( $sql, '!' ) ) ) ) !== $is_refused ) {
					throw new RuntimeException( "$sql: $wpdb->last_error" );
				}
			}
		};
		$run  = self::finish(
			self::begin(),
			new Step_List(
				array(
					new Made_Up_Step(
						Step_List::TEMPLATES,
						array(
							static function ( Step_Context $work, int $next ) use ( $send, $is_inside ): void {
								$is_inside ? $work->run_batch( $next, $send ) : $work->run_once( 'sent', $send, false );
							},
						)
					),
				)
			)
		);
		$this->assertSame( Run::DONE, $run->status, $when );
		$this->assertSame( array(), $run->results['uncaptured'] ?? array(), $when );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE run_id = $run->id AND state = 0" ), "$when: nothing is half" );
		$this->assertNotSame( $before, Site_Dump::take(), $when );
		$run = self::take_back( $run );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ), $when );
		$this->assertSame( array(), $run->results['kept'], $when );
		$this->assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '%templately\\_copy\\_%'" ), $when );
	}

	/** The id of a row is asked for before the map's own INSERT makes the connection say another; what is ours stays after a revert. */
	public function test_ids_are_asked_in_time(): void {
		global $wpdb;
		$before = Site_Dump::take();
		$write  = static function ( Step_Context $work, int $next ): void {
			$work->run_batch(
				$next,
				static function () use ( $work ): void {
					global $wpdb;
					$wpdb->insert( "{$wpdb->prefix}words", array( 'word' => 'noted' ) );
					$work->map()->record( 'object:1', 'word', (int) $wpdb->insert_id );
					update_option( 'templately_made_up', 'ours' );
				}
			);
		};
		self::take_back( self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $write ) ) ) ) ) );
		wp_cache_flush();
		$this->assertSame( 'ours', get_option( 'templately_made_up' ) );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** What others commit inside a chunk is taken back with it. */
	public function test_a_foreign_commit_stores_nothing(): void {
		$before = Site_Dump::take();
		$write  = static function ( Step_Context $work, int $next ): void {
			$work->run_batch(
				$next,
				static function (): void {
					global $wpdb;
					$wpdb->query( 'START TRANSACTION' );
					$wpdb->query( "UPDATE {$wpdb->prefix}words SET part = 77" );
					$wpdb->query( 'COMMIT' );
					$wpdb->query( 'COMMIT' );
					// It is there: nothing is made, and nothing stored by it.
					$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}words (id int NOT NULL)" );
					throw new Failure( 'no_room', 'The disk is full.', 507 );
				}
			);
		};
		$this->assertSame( Run::FAILED, self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $write ) ) ) ) )->status );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** What a sender asks wpdb for after a statement is what that statement did, whatever the journal wrote in between. */
	public function test_wpdb_says_what_it_would_have_said(): void {
		global $wpdb;
		$said   = array();
		$ask    = static function () use ( $wpdb, &$said ): void {
			$wpdb->insert( "{$wpdb->prefix}words", array( 'word' => 'first' ) );
			$first = $wpdb->insert_id;
			$wpdb->insert( "{$wpdb->prefix}words", array( 'word' => 'second' ) );
			$said[] = $wpdb->insert_id - $first;
			$said[] = $wpdb->query( "UPDATE {$wpdb->prefix}words SET part = 5 WHERE word IN ('first', 'second')" );
			$said[] = $wpdb->rows_affected;
			$said[] = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}words" );
			$wpdb->hide_errors();
			// The number that the connection gave last is one of a row that was there.
			$wpdb->query( "INSERT INTO {$wpdb->prefix}pairs (a, b) VALUES (9, 9)" );
			$said[] = $wpdb->query( "INSERT INTO {$wpdb->prefix}words (word) VALUES ('first')" );
			$said[] = '' !== $wpdb->last_error;
		};
		$before = Site_Dump::take();
		$run    = self::finish(
			self::begin(),
			new Step_List(
				array(
					new Made_Up_Step(
						Step_List::TEMPLATES,
						array(
							static function ( Step_Context $work ) use ( $ask ): void {
								$work->run_once( 'asked', $ask, false );
							},
						)
					),
				)
			)
		);
		$this->assertSame( array( 1, 2, 2, '6', false, true ), $said );
		self::take_back( $run );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** What cannot be put back is said: by its statement, and why. */
	public function test_what_is_not_understood_is_said(): void {
		global $wpdb;
		$send = static function () use ( $wpdb ): void {
			$wpdb->suppress_errors();
			foreach ( array( 'UPDATE {p}words SET id = id + 100', 'LOCK TABLES {p}words WRITE', 'SET autocommit = 0', 'SET autocommit = 1', 'CALL nobody()', 'INSERT INTO {p}pairs (a, b) VALUES (1 + 1, 8)', 'CREATE VIEW {p}seen AS SELECT 1', "EXECUTE IMMEDIATE 'SELECT 1'", 'SET STATEMENT max_statement_time = 5 FOR DELETE FROM {p}words', 'DROP TABLE other.{p}words' ) as $sql ) {
				$wpdb->query( str_replace( '{p}', $wpdb->prefix, $sql ) );
			}
			$wpdb->query( "DROP VIEW IF EXISTS {$wpdb->prefix}seen" );
		};
		$run  = self::finish( self::begin(), self::one_effect( $send ) );
		$this->assertSame(
			array(
				"changes keys: UPDATE {$wpdb->prefix}words SET id = id + 100",
				"LOCK TABLES {$wpdb->prefix}words WRITE",
				'SET autocommit = 0',
				'CALL nobody()',
				"an expression for a: INSERT INTO {$wpdb->prefix}pairs (a, b) VALUES (1 + 1, 8)",
				"CREATE, ALTER or DROP: CREATE VIEW {$wpdb->prefix}seen AS SELECT 1",
				"EXECUTE IMMEDIATE 'SELECT 1'",
				"SET STATEMENT max_statement_time = 5 FOR DELETE FROM {$wpdb->prefix}words",
				"a table of another database: DROP TABLE other.{$wpdb->prefix}words",
				"CREATE, ALTER or DROP: DROP VIEW IF EXISTS {$wpdb->prefix}seen",
			),
			$run->results['uncaptured'] ?? array()
		);
	}

	/** A chunk that is done again after a table's change cut it in two begins where it began: nothing of its first part is doubled. */
	public function test_a_chunk_that_was_cut_is_done_again(): void {
		global $wpdb;
		$before = Site_Dump::take();
		$times  = 0;
		$write  = static function ( Step_Context $work, int $next ) use ( &$times ): void {
			$work->run_batch(
				$next,
				static function () use ( &$times ): void {
					global $wpdb;
					$wpdb->query( "INSERT INTO {$wpdb->prefix}words (word) VALUES ('five')" );
					$wpdb->query( "UPDATE {$wpdb->prefix}words SET part = part + 10" );
					$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}newer (id int NOT NULL, PRIMARY KEY (id))" );
					if ( 1 === ++$times ) {
						throw Database_Error::from_mysql( 1213, 'Deadlock found when trying to get lock' );
					}
				}
			);
		};
		$run    = self::finish( self::begin(), new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $write ) ) ) ) );
		$this->assertSame( array( Run::DONE, 2 ), array( $run->status, $times ) );
		$this->assertSame( array( 'one 11', 'two 12', 'three 13', 'four 14', 'five 10' ), $wpdb->get_col( "SELECT CONCAT(word, ' ', part) FROM {$wpdb->prefix}words ORDER BY id" ) );
		self::take_back( $run );
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** Between our look at rows and the statement nobody else changes them; and who answers a request finds what was written before it. */
	public function test_others_see_what_they_must_and_no_more(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time: a second connection waits for the whole file. On MariaDB this test holds it.' );
		}
		list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
		$other                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket );
		$other->query( 'SET innodb_lock_wait_timeout = 1' );
		$seen = array();
		$send = static function () use ( $wpdb, $other, &$seen ): void {
			$sql   = "UPDATE {$wpdb->prefix}words SET part = 50 WHERE word = 'one'";
			$watch = static function ( string $sent ) use ( $wpdb, $other, $sql, &$seen ): string {
				if ( $sql === $sent ) {
					mysqli_report( MYSQLI_REPORT_OFF );
					$other->query( "UPDATE {$wpdb->prefix}words SET part = 60 WHERE word = 'one'" );
					$seen[] = $other->errno;
				}
				return $sent;
			};
			// After the one that keeps what is touched.
			add_filter( 'query', $watch, PHP_INT_MAX );
			$wpdb->query( $sql );
			remove_filter( 'query', $watch, PHP_INT_MAX );
			add_filter(
				'pre_http_request',
				static function () use ( $wpdb, $other, &$seen ): array {
					$seen[] = (int) $other->query( "SELECT part FROM {$wpdb->prefix}words WHERE word = 'one'" )->fetch_row()[0];
					return array( 'response' => array( 'code' => 200 ), 'body' => '' );
				}
			);
			wp_remote_get( 'https://example.org/' );
		};
		self::take_back( self::finish( self::begin(), self::one_effect( $send ) ) );
		$this->assertSame( array( 1205, 50 ), $seen );
		$this->assertSame( '1', $wpdb->get_var( "SELECT part FROM {$wpdb->prefix}words WHERE word = 'one'" ) );
		$other->close();
	}

	/**
	 * Returns steps with one effect.
	 *
	 * @param callable(): mixed $effect What it does.
	 */
	private static function one_effect( callable $effect ): Step_List {
		$do = static function ( Step_Context $work ) use ( $effect ): void {
			$work->run_once( 'sent', $effect, false );
		};
		return new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array( $do ) ) ) );
	}

	/** Values are merged key by key, and what others did since stays. */
	public function test_merge(): void {
		foreach ( array(
			'untouched'        => array( array( 'a' ), array( 'a', 'b' ), array( 'a', 'b' ), array( 'a' ) ),
			'list'             => array( array( 'a', 'x' ), array( 'a', 'b' ), array( 'a', 'b', 'mine' ), array( 'a', 'mine', 'x' ) ),
			'map'              => array( array( 'k' => 1 ), array( 'k' => 2, 'n' => 3 ), array( 'k' => 2, 'n' => 3, 'm' => 4 ), array( 'k' => 1, 'm' => 4 ) ),
			'deep'             => array( array( 'a' => array( 'b' => 1, 'c' => 1 ) ), array( 'a' => array( 'b' => 2, 'c' => 2 ) ), array( 'a' => array( 'b' => 2, 'c' => 9 ) ), array( 'a' => array( 'b' => 1, 'c' => 9 ) ) ),
			'removed since'    => array( array(), array( 'n' => 1, 'm' => 2 ), array( 'n' => 1 ), array() ),
			'changed, removed' => array( array( 'k' => 1 ), array( 'k' => 2, 'n' => 3 ), array( 'n' => 3, 'm' => 4 ), array( 'm' => 4 ) ),
			'removed by it'    => array( array( 'old' => 1 ), array(), array( 'm' => 1 ), array( 'm' => 1, 'old' => 1 ) ),
			'untouched text'   => array( 'old', 'theirs', 'theirs', 'old' ),
			'a map before'     => array( array( 'k' => 1 ), array( 'a' ), array( 'a', 'b' ), array( 1 => 'b', 'k' => 1 ) ),
			'a map after'      => array( array( 'a' ), array( 'k' => 1 ), array( 'b', 1 ), array( 'b', 1 ) ),
			'put back since'   => array( array( 'x', 'y' ), array( 'b' ), array( 'b', 'x' ), array( 'x', 'y' ) ),
			'no list since'    => array( array( 'a' ), array( 'a', 'b' ), array( 0 => 'a', 1 => 'b', 7 => 'mine' ), array( 0 => 'a', 7 => 'mine' ) ),
			'no array since'   => array( array( 'a' ), array( 'a', 'b' ), 'mine', 'mine' ),
			'an array since'   => array( 'old', 'theirs', array( 'mine' ), array( 'mine' ) ),
			'not there before' => array( null, array( 'n' => 1 ), array( 'n' => 1, 'm' => 2 ), array( 'm' => 2 ) ),
		) as $name => list( $before, $after, $now, $expected ) ) {
			$this->assertSame( $expected, Option_Merge::merge( $before, $after, $now ), $name );
		}
		$event = array( 'schedule' => 'daily', 'args' => array(), 'interval' => 5 );
		$this->assertSame(
			array( 70 => array( 'old' => array( 'k' => $event ) ), 90 => array( 'ended' => array( 'k' => $event ) ), 95 => array( 'mine' => array( 'k' => $event ) ), 'version' => 2 ),
			Option_Merge::merge_cron(
				array( 10 => array( 'old' => array( 'k' => $event ) ), 90 => array( 'ended' => array( 'k' => $event ) ), 'version' => 2 ),
				array( 10 => array( 'old' => array( 'k' => $event ) ), 30 => array( 'theirs' => array( 'k' => $event ) ), 'version' => 2 ),
				array( 95 => array( 'mine' => array( 'k' => $event ) ), 60 => array( 'theirs' => array( 'k' => $event ) ), 70 => array( 'old' => array( 'k' => $event ) ), 'version' => 2 )
			)
		);
	}
}
