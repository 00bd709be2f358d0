<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Makes_Site_Bundles;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL -- statements as plugins send them.

/**
 * A site with tables of an engine that knows no transactions. Where WordPress's own are such, nothing is imported: what is
 * written by half could not be taken back. What plugins write into theirs is put back, wherever a process ended.
 */
final class Old_Tables_Test extends Test_Case {

	use Imports;
	use Makes_Site_Bundles;

	/** What a plugin sends, with words into tables of three engines. */
	private const STATEMENTS = array(
		"UPDATE {p}words SET part = part + 1 WHERE word = 'one'",
		"UPDATE {p}modern SET part = 7 WHERE word = 'one'",
		'INSERT INTO {p}pairs (a, b) VALUES (3, 3)',
		"INSERT IGNORE INTO {p}pairs (a, b, note) VALUES (1, 1, 'ignored'), (4, 4, '')",
		"DELETE FROM {p}words WHERE word = 'two'",
		"UPDATE {p}words SET part = part + 1 WHERE word = 'one'",
		"REPLACE INTO {p}pairs (a, b, note) VALUES (1, 2, 'new'), (5, 5, '')",
		"INSERT INTO {p}words (id, word) VALUES (77, 'six')",
		"INSERT INTO {p}words (id, word, part) VALUES (77, 'six', 9), (1, 'seven', 9) ON DUPLICATE KEY UPDATE part = VALUES(part)",
		"INSERT INTO {p}modern (id, word) VALUES (50, 'modern')",
		"UPDATE {p}words w INNER JOIN {p}modern m ON m.word = w.word SET w.part = 50, m.part = 60 WHERE m.word = 'three'",
		'SELECT 1',
	);

	/** The one whose row nobody can name before the database has given it its number. */
	private const COUNTED = "INSERT INTO {p}words (word) VALUES ('counted')";

	/** Each table that an import writes into, without prefix. */
	private const WRITTEN = array( 'options', 'postmeta', 'posts', 'term_relationships', 'term_taxonomy', 'termmeta', 'terms' );

	/** @var bool To change a table ends a transaction. */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		if ( ! ( new Import_Database( $GLOBALS['wpdb'] ) )->is_mysql() ) {
			$this->markTestSkipped( 'SQLite has one kind of tables. On MariaDB this test holds it.' );
		}
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( self::WRITTEN as $name ) {
			self::make( $name, 'InnoDB' );
		}
		self::make( 'comments', 'InnoDB' );
		$GLOBALS['wpdb']->query( self::named( 'DROP TABLE IF EXISTS {p}words, {p}pairs, {p}modern' ) );
		parent::tearDown();
	}

	/** The plan names such tables and is not begun; with each of them as it has to be, nothing stands in its way. */
	public function test_the_plan_names_them(): void {
		global $wpdb;
		// Nothing is written there.
		self::make( 'comments', 'MyISAM' );
		$this->assertSame( array(), $this->blockers() );
		foreach ( self::WRITTEN as $name ) {
			self::make( $name, 'MyISAM' );
			$this->assertSame( array( array( 'no_transactions', "The database keeps what is written by half in these tables: {$wpdb->$name}. An import that is interrupted could not be taken back. Whoever looks after the database can convert them to InnoDB." ) ), $this->blockers(), $name );
			self::make( $name, 'InnoDB' );
		}
		self::make( 'posts', 'Aria' );
		self::make( 'options', 'MyISAM' );
		$this->assertStringContainsString( ": $wpdb->options, $wpdb->posts. An", $this->blockers()[0][1] );
	}

	/**
	 * Wherever the process ends, a revert takes back what it wrote, in a chunk or outside of any; and where it goes on, a chunk
	 * begins where it began.
	 *
	 * @group faults
	 */
	public function test_killed_anywhere(): void {
		$before = $this->make_tables();
		foreach ( array( 'in a chunk' => true, 'outside' => false ) as $where => $is_inside ) {
			$steps = self::sends( self::STATEMENTS, $is_inside );
			$all   = $this->killed_run( 0, $steps );
			$done  = Site_Dump::take();
			$this->assertSame( array(), self::engine()->runs()->all()->current()->results['uncaptured'] ?? array() );
			$this->assertNotSame( $before, $done );
			$this->assert_taken_back( $before, $where );
			$this->assertGreaterThan( 60, $all );
			$stride = Sample::size( 15, 1 );
			for ( $at = 2; $at <= $all; $at += $stride ) {
				$this->killed_run( $at, $steps );
				if ( $is_inside && 0 === $at % 3 ) {
					self::finish( self::engine()->runs()->all()->current(), $steps );
					$this->assertSame( $done, Site_Dump::take(), "$where, resumed at $at of $all" );
				}
				$this->assert_taken_back( $before, "$where, killed at $at of $all" );
			}
		}
	}

	/**
	 * What an earlier chunk has changed, a later one that is cut in two changes once, wherever the process ends; and what is left out
	 * in the end leaves it as the earlier one did. A revert knows neither.
	 *
	 * @group faults
	 */
	public function test_a_row_of_an_earlier_chunk_is_changed_once(): void {
		$before = $this->make_tables();
		$first  = self::chunks( array( "UPDATE {p}words SET part = part + 1 WHERE word = 'one'", "UPDATE {p}modern SET part = part + 1 WHERE word = 'one'", 'DELETE FROM {p}pairs WHERE a = 2', "INSERT INTO {p}modern (id, word) VALUES (60, 'sixty')" ) );
		$second = self::chunks( array( "UPDATE {p}modern SET part = part + 1 WHERE word = 'one'", 'START TRANSACTION', "UPDATE {p}modern SET part = part + 1 WHERE word = 'sixty'", 'COMMIT', "INSERT INTO {p}pairs (a, b, note) VALUES (2, 1, 'again')", "UPDATE {p}words SET part = part + 1 WHERE word = 'one'", "DELETE FROM {p}modern WHERE word = 'sixty'", 'ALTER TABLE {p}pairs ADD INDEX note (note)' ) );
		$steps  = self::step( $first, $second );
		$begun  = $this->killed_run( 0, self::step( $first ) );
		$this->assertSame( array( 'one 2', 'one 2', 'sixty 0' ), self::counts() );
		$this->assert_taken_back( $before, 'the first' );
		$all  = $this->killed_run( 0, $steps );
		$done = Site_Dump::take();
		$this->assertSame( 0, self::found() );
		$this->assertSame( array( 'one 3', 'one 3', '2 1 again' ), self::counts() );
		$this->assert_taken_back( $before, 'both' );
		$stride = Sample::size( 12, 1 );
		for ( $at = $begun; $at < $all; $at += $stride ) {
			$this->killed_run( $at, $steps );
			$run = self::engine()->runs()->all()->current();
			if ( 0 === $at % 2 ) {
				self::finish( $run, $steps );
				$this->assertSame( array( $done, 0 ), array( Site_Dump::take(), self::found() ), "resumed at $at of $all" );
			}
			$this->assert_taken_back( $before, "killed at $at of $all" );
		}

		// The second is tried alone and without a transaction before it is left out.
		$tries = 0;
		$open  = static function ( Step_Context $work, int $next ) use ( $second, &$tries ): void {
			if ( $work->should_skip_next() ) {
				$work->run_batch( $next, '__return_null' );
				return;
			}
			if ( ++$tries < 4 ) {
				throw new RuntimeException( 'It cannot be written.' );
			}
			$second( $work, $next );
		};
		$steps = self::step( $first, $open );
		$all   = $this->killed_run( 0, $steps );
		$this->assertSame( array( $done, 4, 0 ), array( Site_Dump::take(), $tries, self::found() ) );
		$this->assert_taken_back( $before, 'open' );
		for ( $at = $all - 6 * $stride; $at < $all; $at += $stride ) {
			$tries = 0;
			$this->killed_run( $at, $steps );
			$run = self::finish( self::engine()->runs()->all()->current(), $steps );
			$this->assertContains( self::counts(), array( array( 'one 2', 'one 2', 'sixty 0' ), array( 'one 3', 'one 3', '2 1 again' ) ), "open, killed at $at of $all" );
			$this->assertSame( array( Run::DONE, 0 ), array( $run->status, self::found() ) );
			$this->assert_taken_back( $before, "open, killed at $at of $all" );
		}
	}

	/**
	 * Until a process has stored it, with its next statement, nobody knows a row that the database numbered: killed just then, it
	 * stays. `npm test` runs one of the two cases.
	 *
	 * @group faults
	 */
	public function test_a_numbered_row_is_known_with_the_next_statement(): void {
		global $wpdb;
		$before = $this->make_tables();
		foreach ( Sample::of( array( 'in a chunk' => true, 'outside' => false ), 1 ) as $where => $is_inside ) {
			$some = self::sends( array_merge( array( self::COUNTED ), array_fill( 0, 12, 'SELECT 1' ) ), $is_inside );
			$all  = $this->killed_run( 0, $some );
			$this->assert_taken_back( $before, $where );
			$left = array();
			for ( $at = 1; $at <= $all; $at++ ) {
				$this->killed_run( $at, $some );
				self::take_back( self::engine()->runs()->all()->current() );
				if ( 0 < $wpdb->query( self::named( "DELETE FROM {p}words WHERE word = 'counted'" ) ) ) {
					$left[] = $at;
				}
				$this->assertSame( $before, Site_Dump::take(), "$where, killed at $at of $all" );
			}
			$this->assertSame( range( min( $left ), max( $left ) ), $left, $where );
			$this->assertLessThan( 9, count( $left ), $where );
		}
	}

	/** A chunk that is done again after a deadlock begins where it began, and one that fails leaves nothing once it is taken back. */
	public function test_a_chunk_that_is_taken_back_is_so_in_each_table(): void {
		global $wpdb;
		$before = $this->make_tables();
		foreach ( array( Run::DONE => Database_Error::from_mysql( 1213, 'Deadlock found when trying to get lock' ), Run::FAILED => new Failure( 'no_room', 'The disk is full.', 507 ) ) as $status => $thrown ) {
			$times = 0;
			$send  = static function () use ( &$times, $thrown ): void {
				global $wpdb;
				foreach ( array_merge( self::STATEMENTS, array( self::COUNTED ) ) as $sql ) {
					$wpdb->query( self::named( $sql ) );
				}
				if ( 1 === ++$times ) {
					throw $thrown;
				}
			};
			$run   = self::finish( self::begin(), self::one_chunk( $send ) );
			$this->assertSame( array( $status, Run::DONE === $status ? 2 : 1 ), array( $run->status, $times ) );
			$this->assertSame( array( 'one 9', 'six 9' ), $wpdb->get_col( self::named( "SELECT CONCAT(word, ' ', part) FROM {p}words WHERE word IN ('one', 'two', 'six') ORDER BY id" ) ) );
			$this->assert_taken_back( $before, $status );
		}
	}

	/** What is written there inside a transaction of somebody else, which is not ours to end, is named: a process that ends then leaves it. */
	public function test_what_stands_in_a_foreign_transaction_is_named(): void {
		global $wpdb;
		$before = $this->make_tables();
		$sent   = array( 'START TRANSACTION', "UPDATE {p}words SET part = 5 WHERE word = 'nobody'", "UPDATE {p}modern SET part = 5 WHERE word = 'one'", "UPDATE {p}words SET part = 5 WHERE word = 'one'", self::COUNTED, 'COMMIT', "UPDATE {p}words SET part = 6 WHERE word = 'one'" );
		foreach ( array( 'in a chunk' => true, 'outside' => false ) as $where => $is_inside ) {
			$this->killed_run( 0, self::sends( $sent, $is_inside ) );
			$run = self::engine()->runs()->all()->current();
			$this->assertSame( array( "no transaction takes it back: UPDATE {$wpdb->prefix}words SET part = 5 WHERE word = 'one'", 'no transaction takes it back: ' . self::named( self::COUNTED ) ), $run->results['uncaptured'] ?? array(), $where );
			$this->assert_taken_back( $before, $where );
		}
	}

	/**
	 * Returns what stands in the way of a pack.
	 *
	 * @return list<array{string, string}> Code and sentence.
	 */
	private function blockers(): array {
		$entries = array();
		foreach ( self::site_entries() as $name => $bytes ) {
			$entries[ $name ] = array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) );
		}
		$plan = self::import_module()->planner()->plan_manifest( Manifest::from_array( self::site_manifest() + compact( 'entries' ) ), array() );
		return array_map( 'array_values', $plan->blockers() );
	}

	/**
	 * Makes tables as plugins have them.
	 *
	 * @return list<string> The site with them.
	 */
	private function make_tables(): array {
		global $wpdb;
		foreach ( array( 'words' => 'MyISAM', 'modern' => 'InnoDB' ) as $name => $engine ) {
			$wpdb->query( self::named( "CREATE TABLE {p}$name (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, word varchar(50) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY word (word)) ENGINE=$engine" ) );
			$wpdb->query( self::named( "INSERT INTO {p}$name (word, part) VALUES ('one', 1), ('two', 2), ('three', 3)" ) );
		}
		$wpdb->query( self::named( "CREATE TABLE {p}pairs (a int NOT NULL, b int NOT NULL, note varchar(50) NOT NULL DEFAULT '', PRIMARY KEY (a, b)) ENGINE=Aria" ) );
		$wpdb->query( self::named( 'INSERT INTO {p}pairs (a, b) VALUES (1, 1), (1, 2), (2, 1)' ) );
		return Site_Dump::take();
	}

	/**
	 * Returns steps that send statements.
	 *
	 * @param list<string> $statements What a plugin sends.
	 * @param bool         $is_inside  Whether it does so within a chunk.
	 */
	private static function sends( array $statements, bool $is_inside ): Step_List {
		$send = static function () use ( $statements ): void {
			global $wpdb;
			foreach ( $statements as $sql ) {
				$wpdb->query( self::named( $sql ) );
			}
		};
		return $is_inside ? self::one_chunk( $send ) : self::step(
			static function ( Step_Context $work ) use ( $send ): void {
				$work->run_once( 'sent', $send, false );
			}
		);
	}

	/**
	 * Returns a piece of work that sends statements in a chunk.
	 *
	 * @param list<string> $statements What a plugin sends.
	 * @return callable( Step_Context, int ): void
	 */
	private static function chunks( array $statements ): callable {
		return static function ( Step_Context $work, int $next ) use ( $statements ): void {
			$work->run_batch(
				$next,
				static function () use ( $statements ): void {
					global $wpdb;
					foreach ( $statements as $sql ) {
						$wpdb->query( self::named( $sql ) );
					}
				}
			);
		};
	}

	/** Returns how many entries of the journal there are that only a half chunk needs. */
	private static function found(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE kind = 'found'" );
	}

	/**
	 * Returns the rows that two chunks change.
	 *
	 * @return list<string>
	 */
	private static function counts(): array {
		global $wpdb;
		return $wpdb->get_col( self::named( "SELECT CONCAT(word, ' ', part) FROM {p}words WHERE word = 'one' UNION ALL SELECT CONCAT(word, ' ', part) FROM {p}modern WHERE word IN ('one', 'sixty') UNION ALL SELECT CONCAT(a, ' ', b, ' ', note) FROM {p}pairs WHERE a = 2" ) );
	}

	/**
	 * Returns steps with one chunk.
	 *
	 * @param callable(): void $send What it does.
	 */
	private static function one_chunk( callable $send ): Step_List {
		return self::step(
			static function ( Step_Context $work, int $next ) use ( $send ): void {
				$work->run_batch( $next, $send );
			}
		);
	}

	/**
	 * @param callable( Step_Context, int ): void ...$pieces What the one step does, one after the other.
	 */
	private static function step( callable ...$pieces ): Step_List {
		return new Step_List( array( new Made_Up_Step( Step_List::TEMPLATES, array_values( $pieces ) ) ) );
	}

	/**
	 * Begins a run and ends it at a boundary.
	 *
	 * @param int   $at    Number of the boundary; 0 for none.
	 * @param Step_List $steps Its steps.
	 * @return int How many boundaries were seen.
	 */
	private function killed_run( int $at, Step_List $steps ): int {
		$run = self::begin();
		return $this->killed_at(
			$at,
			static function () use ( $run, $steps ): void {
				self::finish( $run, $steps );
			}
		);
	}

	/**
	 * A revert of the newest run leaves the site as it was, and keeps nothing.
	 *
	 * @param list<string> $before The site as it was.
	 * @param string       $when   For the message.
	 */
	private function assert_taken_back( array $before, string $when ): void {
		$run = self::take_back( self::engine()->runs()->all()->current() );
		$now = Site_Dump::take();
		$this->assertSame( array( Run::REVERTED, array(), array(), array() ), array( $run->status, $run->results['kept'], array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ), $when );
	}

	/**
	 * @param string $sql A statement with {p} for the prefix.
	 */
	private static function named( string $sql ): string {
		return str_replace( '{p}', $GLOBALS['wpdb']->prefix, $sql );
	}

	/**
	 * @param string $name   Table without prefix.
	 * @param string $engine Engine that it gets.
	 */
	private static function make( string $name, string $engine ): void {
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->$name} ENGINE=$engine" ); // phpcs:ignore WordPress.DB.PreparedSQL -- words of this test.
	}
}
