<?php

declare( strict_types=1 );

use Templately\Tests\Fullsite_Import\Has_Capture;
use Templately\Tests\Fullsite_Import\Imports;

// phpcs:disable WordPress.DB -- statements as plugins send them.

/**
 * In which transaction a statement of others is while an import looks, and what of the journal is stored with it: by the order in
 * which all is sent.
 */
final class Captured_Transactions_Test extends Test_Case {

	use Has_Capture;
	use Imports;

	private const BEGIN  = 'START TRANSACTION';
	private const ONE    = "UPDATE {o} SET option_value = CONCAT(option_value, '!') WHERE option_name = 'made_up_one'";
	private const TWO    = "UPDATE {o} SET option_value = CONCAT(option_value, '!') WHERE option_name = 'made_up_two'";
	private const THREE  = "INSERT INTO {o} (option_name, option_value) VALUES ('made_up_three', 'new')";
	private const READ   = 'SELECT 1';
	private const MAKE   = 'CREATE TABLE {p}made_up (id int NOT NULL, PRIMARY KEY (id))';
	private const CLEAR  = 'TRUNCATE {p}made_up_words';
	private const HIDDEN = 'CREATE TEMPORARY TABLE {p}made_up (id int NOT NULL, PRIMARY KEY (id))';
	private const OLD    = "UPDATE {p}made_up_old SET part = part + 1 WHERE word = 'one'";
	private const ADD    = "INSERT IGNORE INTO {p}made_up_old (word) VALUES ('two')";
	private const POINT  = 'SAVEPOINT templately_foreign_0';

	/** Statements of the import itself, by their beginnings, and what they are called here. */
	private const OURS = array(
		'INSERT INTO {p}templately_rows'                => 'journal',
		'UPDATE {p}templately_rows SET state = 0 WHERE' => 'half',
		'UPDATE {p}templately_rows SET state = 1 WHERE run_id' => 'whole',
		'CREATE TABLE `{p}templately_copy_'             => 'copy',
	);

	/** @var bool */
	protected $commits = true;

	/** @var list<string> What was sent. */
	private $sent = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		add_option( 'made_up_one', 'old', '', false );
		add_option( 'made_up_two', 'old', '', false );
		$GLOBALS['wpdb']->query( self::named( 'CREATE TABLE {p}made_up_words (id int NOT NULL, PRIMARY KEY (id))' ) );
		$this->begin_capture();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->capture->stop();
		$GLOBALS['wpdb']->query( self::named( 'DROP TABLE IF EXISTS {p}made_up, {p}made_up_old, {p}made_up_words' ) );
		parent::tearDown();
	}

	/** A write in no transaction gets one, which ends before anything else; what is in one of others is stored or taken back with it. */
	public function test_outside_of_chunks(): void {
		foreach ( array(
			'one write'               => array( array( self::ONE, self::READ ), array( self::BEGIN, 'one', 'journal', 'COMMIT', 'read' ) ),
			'two writes'              => array( array( self::ONE, self::TWO, self::ONE, self::READ ), array( self::BEGIN, 'one', 'two', 'one', 'journal', 'COMMIT', 'read' ) ),
			'stored by others'        => array( array( 'BEGIN', self::ONE, self::READ, self::TWO, 'COMMIT', self::ONE, self::READ ), array( 'BEGIN', 'one', 'read', 'two', 'journal', 'COMMIT', self::BEGIN, 'one', 'journal', 'COMMIT', 'read' ) ),
			'taken back by others'    => array( array( self::BEGIN, self::ONE, 'ROLLBACK', self::READ ), array( self::BEGIN, 'one', 'ROLLBACK', 'read' ) ),
			'before one of others'    => array( array( self::ONE, self::BEGIN, self::TWO, 'COMMIT' ), array( self::BEGIN, 'one', 'journal', 'COMMIT', self::BEGIN, 'two', 'journal', 'COMMIT' ) ),
			'back at a point'         => array( array( self::BEGIN, self::THREE, 'SAVEPOINT a', self::TWO, 'ROLLBACK TO SAVEPOINT a', 'RELEASE SAVEPOINT a', 'COMMIT' ), array( self::BEGIN, 'three', 'journal', 'SAVEPOINT a', 'two', 'ROLLBACK TO SAVEPOINT a', 'RELEASE SAVEPOINT a', 'journal', 'COMMIT' ) ),
			'nothing before a point'  => array( array( self::BEGIN, 'SAVEPOINT a', self::ONE, 'ROLLBACK TO a', 'COMMIT' ), array( self::BEGIN, 'SAVEPOINT a', 'one', 'ROLLBACK TO a', 'COMMIT' ) ),
			'a table'                 => array( array( self::ONE, self::MAKE, self::TWO, self::READ ), array( self::BEGIN, 'one', 'journal', 'COMMIT', 'journal', 'make', self::BEGIN, 'two', 'journal', 'COMMIT', 'read' ) ),
			'a table in one'          => array( array( self::BEGIN, self::ONE, self::MAKE, self::TWO, self::READ ), array( self::BEGIN, 'one', 'journal', 'COMMIT', 'make', self::BEGIN, 'two', 'journal', 'COMMIT', 'read' ) ),
			'a table of its own'      => array( array( self::BEGIN, self::ONE, self::HIDDEN, 'COMMIT' ), array( self::BEGIN, 'one', 'hidden', 'journal', 'COMMIT' ) ),
			'a table that is there'   => array( array( self::BEGIN, self::ONE, str_replace( '{p}made_up (', 'IF NOT EXISTS {o} (', self::MAKE ), 'COMMIT' ), array( self::BEGIN, 'one', 'SELECT 0', 'journal', 'COMMIT' ) ),
			'tables that were locked' => array( array( self::ONE, 'LOCK TABLES {o} WRITE', self::READ ), array( self::BEGIN, 'one', 'SELECT 0', 'journal', 'COMMIT', 'read' ) ),
		) as $name => list( $statements, $expected ) ) {
			$this->assertSame( $expected, $this->send( $statements, false ), $name );
		}
	}

	/** Transactions of others are points in a chunk's; before a table changes, or is copied, its first part is stored, as half. */
	public function test_inside_of_a_chunk(): void {
		foreach ( array(
			'one write'            => array( array( self::ONE, self::READ ), array( 'one', 'read', 'journal' ) ),
			'stored by others'     => array( array( self::BEGIN, self::ONE, 'COMMIT', 'COMMIT' ), array( self::POINT, 'one', 'RELEASE ' . self::POINT, 'SELECT 0', 'journal' ) ),
			'taken back by others' => array( array( 'BEGIN', self::ONE, 'ROLLBACK', 'ROLLBACK' ), array( self::POINT, 'one', 'ROLLBACK TO ' . self::POINT, 'SELECT 0' ) ),
			'written before'       => array( array( self::ONE, self::BEGIN, self::TWO, 'ROLLBACK' ), array( 'one', 'journal', self::POINT, 'two', 'ROLLBACK TO ' . self::POINT, 'journal' ) ),
			'one in another'       => array( array( self::BEGIN, self::ONE, self::BEGIN, self::TWO, 'ROLLBACK', 'COMMIT' ), array( self::POINT, 'one', 'journal', 'SAVEPOINT templately_foreign_1', 'two', 'ROLLBACK TO SAVEPOINT templately_foreign_1', 'RELEASE ' . self::POINT, 'journal' ) ),
			'a table'              => array( array( self::ONE, self::MAKE, self::TWO ), array( 'one', 'journal', 'half', 'COMMIT', 'make', self::BEGIN, 'two', 'journal', 'whole' ) ),
			'a table at the end'   => array( array( self::ONE, self::MAKE ), array( 'one', 'journal', 'half', 'COMMIT', 'make', self::BEGIN, 'whole' ) ),
			'a table in another'   => array( array( self::BEGIN, self::ONE, self::MAKE, 'COMMIT', self::TWO ), array( self::POINT, 'one', 'journal', 'half', 'COMMIT', 'make', self::BEGIN, 'SELECT 0', 'two', 'journal', 'whole' ) ),
			'a table of its own'   => array( array( self::ONE, self::HIDDEN ), array( 'one', 'hidden', 'journal' ) ),
			'a table that goes'    => array( array( self::ONE, self::CLEAR, self::TWO ), array( 'one', 'journal', 'half', 'COMMIT', self::BEGIN, 'copy', 'journal', 'half', 'COMMIT', 'clear', self::BEGIN, 'two', 'journal', 'whole' ) ),
		) as $name => list( $statements, $expected ) ) {
			$this->assertSame( array_merge( array( self::BEGIN ), $expected, array( 'COMMIT' ) ), $this->send( $statements, true ), $name );
		}
	}

	/** A request that goes out stores what stands by itself, and nothing of a transaction of others or of a chunk. */
	public function test_before_a_request(): void {
		$ask = function (): void {
			$this->sent[] = 'ask';
			apply_filters( 'pre_http_request', false );
		};
		$this->assertSame( array( self::BEGIN, 'one', 'ask', 'journal', 'COMMIT' ), $this->send( array( self::ONE, $ask ), false ) );
		$this->assertSame( array( self::BEGIN, 'one', 'ask', 'two', 'journal', 'COMMIT' ), $this->send( array( self::BEGIN, self::ONE, $ask, self::TWO, 'COMMIT' ), false ) );
		$this->assertSame( array( self::BEGIN, 'one', 'ask', 'journal', 'COMMIT' ), $this->send( array( self::ONE, $ask ), true ) );
	}

	/** Beside a write that no transaction takes back, what is noted is stored before it, and what it added after it. */
	public function test_tables_without_transactions(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has one kind of tables. On MariaDB this test holds it.' );
		}
		$wpdb->query( self::named( 'CREATE TABLE {p}made_up_old (id int NOT NULL AUTO_INCREMENT, word varchar(20) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY word (word)) ENGINE=MyISAM' ) );
		$wpdb->query( self::named( "INSERT INTO {p}made_up_old (word) VALUES ('one')" ) );
		$this->capture->flush();
		$this->assertSame( array( self::BEGIN, 'one', 'journal', 'COMMIT', self::BEGIN, 'old', 'journal', 'COMMIT', 'read' ), $this->send( array( self::ONE, self::OLD, self::READ ), false ) );
		$this->assertSame( array( self::BEGIN, 'one', 'journal', 'half', 'COMMIT', self::BEGIN, 'old', 'read', 'journal', 'whole', 'COMMIT' ), $this->send( array( self::ONE, self::OLD, self::READ ), true ) );
		// Which number a row got is known after it only.
		$this->assertSame( array( self::BEGIN, 'half', 'COMMIT', self::BEGIN, 'add', 'journal', 'half', 'COMMIT', self::BEGIN, 'read', 'journal', 'whole', 'COMMIT' ), $this->send( array( self::ADD, self::READ ), true ) );
		// In one of others that cannot be.
		$this->assertSame( array( self::BEGIN, self::POINT, 'old', 'RELEASE ' . self::POINT, 'journal', 'COMMIT' ), $this->send( array( self::BEGIN, self::OLD, 'COMMIT' ), true ) );
		$this->assertSame( array( self::BEGIN, 'old', 'journal', 'COMMIT' ), $this->send( array( self::BEGIN, self::OLD, 'COMMIT' ), false ) );
		$this->assertSame( array_fill( 0, 2, 'no transaction takes it back: ' . self::named( self::OLD ) ), $this->capture->stop() );
	}

	/** Where the database takes a write back instead of storing it, it is noted as it was when it is sent again. */
	public function test_a_write_that_is_not_stored(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'What SQLite takes back it says at once. On MariaDB this test holds it.' );
		}
		$wpdb->suppress_errors();
		$fails = static function ( string $sql ) use ( $wpdb ): string {
			if ( 'COMMIT' !== $sql ) {
				return $sql;
			}
			mysqli_query( $wpdb->dbh, 'ROLLBACK' );
			return 'COMMIT NOTHING';
		};
		add_filter( 'query', $fails, PHP_INT_MAX );
		$this->send( array( self::ONE, self::READ ), false );
		remove_filter( 'query', $fails, PHP_INT_MAX );
		$this->assertSame( array(), $this->noted() );
		$this->send( array( self::ONE, self::READ ), false );
		$this->assertSame( array( 'made_up_one' ), $this->noted() );
		$this->assertStringContainsString( '"option_value":"old"', (string) $wpdb->get_var( "SELECT before_image FROM {$wpdb->prefix}templately_rows WHERE run_id = $this->run_id" ) );
	}

	/**
	 * Sends statements.
	 *
	 * @param list<string|callable(): void> $statements Statements, or what else to do.
	 * @param bool                          $is_inside  Whether that is a chunk.
	 * @return list<string> What is sent then, by its name here.
	 */
	private function send( array $statements, bool $is_inside ): array {
		global $wpdb;
		$names      = array_flip( array_map( array( self::class, 'named' ), array( 'one' => self::ONE, 'two' => self::TWO, 'three' => self::THREE, 'read' => self::READ, 'make' => self::MAKE, 'clear' => self::CLEAR, 'hidden' => self::HIDDEN, 'old' => self::OLD, 'add' => self::ADD ) ) );
		$theirs     = function ( string $sql ) use ( $names ): string {
			$this->sent[] = $names[ $sql ] ?? $sql;
			return $sql;
		};
		$ours       = function ( string $sql ): void {
			foreach ( self::OURS as $beginning => $name ) {
				if ( 0 === strpos( $sql, self::named( $beginning ) ) ) {
					$this->sent[] = $name;
				}
			}
		};
		$send       = static function () use ( $wpdb, $statements ): void {
			foreach ( $statements as $statement ) {
				is_string( $statement ) ? $wpdb->query( self::named( $statement ) ) : $statement();
			}
		};
		$this->sent = array();
		// After the one that keeps what is touched.
		add_filter( 'query', $theirs, PHP_INT_MAX );
		add_action( 'templately_import_boundary', $ours );
		$is_inside ? $this->chunk->run( $send ) : $send();
		$sent = $this->sent;
		remove_filter( 'query', $theirs, PHP_INT_MAX );
		remove_action( 'templately_import_boundary', $ours );
		$this->capture->flush();
		$wpdb->query( self::named( 'DROP TEMPORARY TABLE IF EXISTS {p}made_up' ) );
		$wpdb->query( self::named( 'DROP TABLE IF EXISTS {p}made_up' ) );
		return $sent;
	}

	/**
	 * @param string $sql A statement, with {p} for the prefix and {o} for the options.
	 */
	private static function named( string $sql ): string {
		return str_replace( array( '{p}', '{o}' ), array( $GLOBALS['wpdb']->prefix, $GLOBALS['wpdb']->options ), $sql );
	}
}
