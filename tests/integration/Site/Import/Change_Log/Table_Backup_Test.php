<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Schema_Statement;
use Templately\Site\Import\Change_Log\Table_Backup;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- tables of this file.

/**
 * What is kept of a table before somebody changes it, and that it can be put back, also where that was stopped in the middle.
 */
final class Table_Backup_Test extends Test_Case {

	private const RUN = 900002;

	/** @var bool Tables are changed. */
	protected $commits = true;

	/** @var Import_Database */
	private $database;

	/** @var Table_Keys */
	private $shapes;

	/** @var Change_Store */
	private $journal;

	/** @var Table_Backup */
	private $definitions;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->database    = new Import_Database( $wpdb );
		$this->shapes      = new Table_Keys( $this->database );
		$this->journal     = new Change_Store( $this->database, $this->shapes, new Row_Image( $this->database ) );
		$this->definitions = new Table_Backup( $this->database, $this->shapes, $this->journal );
		$this->journal->open( self::RUN );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}shaped (id int NOT NULL, word varchar(20) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY word (word), KEY part (part))" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}shaped (id, word) VALUES (1, 'one'), (2, 'two')" );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		foreach ( array_merge( array( 'shaped', 'newer', 'templately_of_test' ), array_map( static fn( string $name ): string => substr( $name, strlen( $wpdb->prefix ) ), $this->copies() ) ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows WHERE run_id = " . self::RUN );
		parent::tearDown();
	}

	/** What a statement will do is noted of tables that were there, and of those that it makes: not of ours, and of none that only this connection sees. */
	public function test_what_is_kept(): void {
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}templately_of_test (id int NOT NULL, PRIMARY KEY (id))" );
		foreach ( array(
			'CREATE TABLE {p}newer (id int)'             => array( 'newer table' ),
			'CREATE TABLE {p}shaped (id int)'            => array(),
			'CREATE OR REPLACE TABLE {p}shaped (id int)' => array( 'shaped copy' ),
			'CREATE OR REPLACE TABLE {p}newer (id int)'  => array( 'newer table' ),
			'CREATE TABLE {p}templately_newer (id int)'  => array(),
			'ALTER IGNORE TABLE {p}shaped ADD UNIQUE KEY part (part)' => array( 'shaped copy' ),
			'ALTER TABLE {p}shaped ADD COLUMN more int'  => array( 'shaped schema' ),
			'ALTER TABLE {p}gone ADD COLUMN more int'    => array(),
			'TRUNCATE {p}shaped'                         => array( 'shaped copy' ),
			'DROP TABLE IF EXISTS {p}gone, {p}shaped'    => array( 'shaped copy' ),
			'RENAME TABLE {p}shaped TO {p}newer'         => array( 'shaped copy', 'newer table' ),
			'TRUNCATE {p}templately_of_test'             => array(),
			'ALTER TABLE {p}templately_of_test ADD KEY (b)' => array(),
		) as $sql => $expected ) {
			$this->keep( $sql );
			$this->assertSame( $expected, $this->noted(), $sql );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows WHERE run_id = " . self::RUN );
			$this->journal->forget();
		}
	}

	/** A table that the run itself made needs nothing more: it is dropped. */
	public function test_what_the_run_made(): void {
		$this->send( 'CREATE TABLE {p}newer (id int NOT NULL, PRIMARY KEY (id))' );
		$this->send( 'ALTER TABLE {p}newer ADD COLUMN more int' );
		$this->send( 'TRUNCATE {p}newer' );
		$this->assertSame( array( 'newer table' ), $this->noted() );
		$this->assertSame( array(), $this->copies() );
	}

	/** A table that only this connection sees hides one of that name, until it goes. */
	public function test_what_only_this_connection_sees(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'shaped';
		foreach ( array( 'DROP TEMPORARY TABLE {p}shaped', 'DROP TABLE {p}shaped' ) as $drop ) {
			$this->send( 'CREATE TEMPORARY TABLE {p}shaped (id int)' );
			$this->assertTrue( $this->definitions->is_temporary( $table ) );
			$this->send( 'TRUNCATE {p}shaped' );
			$this->send( 'ALTER TABLE {p}shaped ADD COLUMN more int' );
			$this->assertSame( array(), $this->noted() );
			$this->send( $drop );
			$this->assertFalse( $this->definitions->is_temporary( $table ), $drop );
		}
		$this->keep( 'CREATE TEMPORARY TABLE {p}shaped (id int)' );
		$this->assertFalse( $this->definitions->is_temporary( $table ), 'It was refused.' );
		$this->keep( 'TRUNCATE {p}shaped' );
		$this->assertSame( array( 'shaped copy' ), $this->noted() );
	}

	/** There is nothing to do only for who makes a table where there is none, and there is one; what would be refused is. */
	public function test_what_has_nothing_to_do(): void {
		global $wpdb;
		foreach ( array(
			'CREATE TABLE IF NOT EXISTS {p}shaped (id int)' => true,
			'CREATE TABLE IF NOT EXISTS {p}newer (id int)' => false,
			'CREATE TABLE {p}shaped (id int)'              => false,
		) as $sql => $is_idle ) {
			$this->assertSame( $is_idle, $this->definitions->is_idle( new Schema_Statement( str_replace( '{p}', $wpdb->prefix, $sql ) ) ), $sql );
		}
	}

	/** A table's columns and keys are looked at again after a change. */
	public function test_a_shape_is_read_again(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'shaped';
		$this->assertSame( array( 'id', 'word', 'part' ), $this->shapes->get( $table )['columns'] );
		$this->send( 'ALTER TABLE {p}shaped ADD COLUMN more int' );
		$this->assertSame( array( 'id', 'word', 'part', 'more' ), $this->shapes->get( $table )['columns'] );
		$this->definitions->restore_structure( $table, $this->image( 'schema' ) );
		$this->assertSame( array( 'id', 'word', 'part' ), $this->shapes->get( $table )['columns'] );
	}

	/** A column that was added goes, with the keys that need it, and a key that was taken off comes back; nothing is done to a table that is gone. */
	public function test_a_shape_comes_back(): void {
		global $wpdb;
		$table  = $wpdb->prefix . 'shaped';
		$before = $this->definition();
		$this->send( 'ALTER TABLE {p}shaped ADD COLUMN more int NOT NULL DEFAULT 0, ADD UNIQUE KEY both_of (id, more), ADD INDEX more (more)' );
		$this->send( 'ALTER TABLE {p}shaped DROP INDEX part' );
		$this->assertNotSame( $before, $this->definition() );
		$this->definitions->restore_structure( $table, $this->image( 'schema' ) );
		$this->assertSame( $before, $this->definition() );
		$this->assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
		$wpdb->query( "DROP TABLE $table" );
		$this->definitions->restore_structure( $table, $this->image( 'schema' ) );
		$this->assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}shaped'" ) );
	}

	/** A copy is of the first time: what is emptied again keeps it; one that was not finished is made anew. */
	public function test_a_copy_is_made_once(): void {
		global $wpdb;
		$this->keep( 'TRUNCATE {p}shaped' );
		$this->journal->forget();
		$wpdb->query( "UPDATE {$wpdb->prefix}shaped SET word = 'uno' WHERE id = 1" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows WHERE run_id = " . self::RUN );
		$before = $this->definition();
		$this->send( 'TRUNCATE {p}shaped' );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}shaped (id, word) VALUES (3, 'three')" );
		$this->send( 'DROP TABLE {p}shaped' );
		$this->assertCount( 1, $this->copies() );
		$this->definitions->restore( "{$wpdb->prefix}shaped", $this->image( 'copy' ) );
		$this->assertSame( array( 'uno', 'two' ), $wpdb->get_col( "SELECT word FROM {$wpdb->prefix}shaped ORDER BY id" ) );
		$this->assertSame( $before, $this->definition() );
		$this->assertSame( array(), $this->copies() );
		// It was put back, and whoever did so ended before that was noted.
		$this->definitions->restore( "{$wpdb->prefix}shaped", $this->image( 'copy' ) );
		$this->assertSame( array( 'uno', 'two' ), $wpdb->get_col( "SELECT word FROM {$wpdb->prefix}shaped ORDER BY id" ) );
	}

	/**
	 * @param string $sql What is going to be sent.
	 */
	private function keep( string $sql ): void {
		global $wpdb;
		$statement = new Schema_Statement( str_replace( '{p}', $wpdb->prefix, $sql ) );
		$this->definitions->back_up( $statement );
		$this->journal->save_with_hashes();
		$this->definitions->forget_table( $statement );
	}

	/**
	 * @param string $sql What is kept, and sent.
	 */
	private function send( string $sql ): void {
		global $wpdb;
		$this->keep( $sql );
		$this->assertNotFalse( $wpdb->query( str_replace( '{p}', $wpdb->prefix, $sql ) ), $wpdb->last_error );
	}

	/**
	 * @return list<string> Tables that are noted, without prefix, and how.
	 */
	private function noted(): array {
		global $wpdb;
		return array_map(
			static fn( string $noted ): string => substr( $noted, strlen( $wpdb->prefix ) ),
			$wpdb->get_col( "SELECT CONCAT(tbl, ' ', kind) FROM {$wpdb->prefix}templately_rows WHERE run_id = " . self::RUN . ' ORDER BY seq' )
		);
	}

	/**
	 * @param string $kind How.
	 * @return array<string, mixed> What was noted of the table.
	 */
	private function image( string $kind ): array {
		global $wpdb;
		return (array) Row_Image::decode( $wpdb->get_var( "SELECT before_image FROM {$wpdb->prefix}templately_rows WHERE tbl = '{$wpdb->prefix}shaped' AND kind = '$kind' AND run_id = " . self::RUN ) );
	}

	/** Returns what makes the table. */
	private function definition(): string {
		global $wpdb;
		return $wpdb->get_row( "SHOW CREATE TABLE {$wpdb->prefix}shaped", ARRAY_N )[1];
	}

	/**
	 * @return list<string> Copies of tables.
	 */
	private function copies(): array {
		global $wpdb;
		return $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}templately\\_copy\\_%'" );
	}
}
