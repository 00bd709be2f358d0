<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Database\Import_Database;

// phpcs:disable WordPress.DB -- statements past wpdb.

/**
 * The import's own statements: what is written in them is what arrives, and what they fail with is known to the transaction.
 */
final class Import_Database_Test extends Test_Case {

	/** @var Import_Database */
	private $database;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->database = new Import_Database( $GLOBALS['wpdb'] );
	}

	/** Text, per cent signs, bytes that are no text, numbers and nothing arrive as they are; of no values none is found. */
	public function test_values(): void {
		foreach ( array( "it's \\ \"so\"", '100 % of {them}', 'Wörter', '', '7' ) as $text ) {
			$this->assertSame( $text, $this->database->value( "SELECT {$this->database->quote( $text )}" ) );
		}
		$this->assertSame( 'FF0027', strtoupper( (string) $this->database->value( "SELECT HEX({$this->database->quote( "\xff\x00'" )})" ) ) );
		$this->assertSame( array( '7', 'NULL', 'NULL', "1,'a',NULL" ), array( $this->database->quote( 7 ), $this->database->quote( null ), $this->database->list( array() ), $this->database->list( array( 1, 'a', null ) ) ) );
		$this->assertSame( array(), $this->database->rows( "SELECT ID FROM {$this->database->core_table( 'posts' )} WHERE ID IN ({$this->database->list( array() )})" ) );
	}

	/** A table is there by its whole name, of which no letter stands for another. */
	public function test_tables(): void {
		$options = $this->database->core_table( 'options' );
		$this->assertTrue( $this->database->has_table( $options ) );
		foreach ( array( str_replace( 'options', 'opt_ons', $options ), str_replace( 'options', 'opt%', $options ), "{$options}_" ) as $name ) {
			$this->assertFalse( $this->database->has_table( $name ), $name );
		}
	}

	/** Numbers of the rows of one statement, where several servers write, and where one does. */
	public function test_numbers_of_rows(): void {
		global $wpdb;
		$this->assertSame( array( array(), array( 5 ) ), array( $this->database->inserted_ids( 5, 0 ), $this->database->inserted_ids( 5, 1 ) ) );
		if ( ! $this->database->is_mysql() ) {
			$this->assertSame( array( 3, 4, 5 ), $this->database->inserted_ids( 5, 3 ) );
			return;
		}
		$this->assertSame( array( 5, 6, 7 ), $this->database->inserted_ids( 5, 3 ) );
		$wpdb->query( 'SET SESSION auto_increment_increment = 2' );
		$this->assertSame( array( 5, 7, 9 ), ( new Import_Database( $wpdb ) )->inserted_ids( 5, 3 ) );
		$wpdb->query( 'SET SESSION auto_increment_increment = DEFAULT' );
	}

	/** After a deadlock of such a statement nothing more is sent, whoever catches what it threw: the work is done again. */
	public function test_a_deadlock_ends_the_transaction(): void {
		global $wpdb;
		if ( ! $this->database->is_mysql() ) {
			$this->markTestSkipped( 'SQLite lets one transaction write at a time, so that no two of them can wait for each other. On MariaDB this test holds it.' );
		}
		$times = 0;
		$sent  = array();
		( new Transaction( $wpdb ) )->run(
			function () use ( $wpdb, &$times, &$sent ): void {
				if ( 1 === ++$times ) {
					try {
						$this->database->write( "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'" );
					} catch ( Database_Error $failure ) {
						$sent[] = $failure->kind();
					}
				}
				$sent[] = $wpdb->query( "UPDATE $wpdb->options SET autoload = 'off' WHERE option_name = 'nobody'" );
			}
		);
		$this->assertSame( array( 2, array( Database_Error::DEADLOCK, false, 0 ) ), array( $times, $sent ) );
	}
}
