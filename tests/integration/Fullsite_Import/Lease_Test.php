<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Run;
use Templately\Storage\Import\Database;
use Templately\Storage\Import\Lease;
use Templately\Tests\Fullsite_Import\Imports;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedClasses, WordPress.DB.RestrictedFunctions -- a second connection, and names and numbers of this file.

/**
 * Who takes an import over from another process: what that one holds is let go, and what it has left in a cache is known to be old.
 */
final class Lease_Test extends Test_Case {

	use Imports;

	/** @var bool Two connections. */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		$wpdb->dbh instanceof mysqli && $wpdb->query( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
		parent::tearDown();
	}

	/** The first to take it takes over from nobody; each next one does. Kept, it lasts for half a minute from then. */
	public function test_it_is_taken_over_and_kept(): void {
		global $wpdb;
		$run   = self::begin();
		$first = new Lease( new Database( $wpdb ) );
		$this->assertSame( array( true, false ), array( $first->take( $run->id ), $first->is_taken_over() ) );
		$this->set( $run, 'lease_until = UNIX_TIMESTAMP()' );
		$first->keep();
		$this->assertGreaterThan( 20, (int) $wpdb->get_var( "SELECT lease_until - UNIX_TIMESTAMP() FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" ) );
		$this->set( $run, 'lease_until = UNIX_TIMESTAMP() - 1' );
		$next = new Lease( new Database( $wpdb ) );
		$this->assertSame( array( true, true ), array( $next->take( $run->id ), $next->is_taken_over() ) );
	}

	/** A connection that sleeps with rows in its hands is ended, so that who takes over waits for none of them; and for others not for long. */
	public function test_the_connection_of_who_was_taken_over_is_ended(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has no connections.' );
		}
		$run                     = self::begin();
		list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
		$other                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket );
		$other->query( 'START TRANSACTION' );
		$other->query( "UPDATE $wpdb->options SET option_value = 'Of who sleeps' WHERE option_name = 'blogname'" );
		$this->set( $run, "fence = 1, conn_id = $other->thread_id, lease_until = UNIX_TIMESTAMP() - 1" );

		$lease = new Lease( new Database( $wpdb ) );
		$this->assertTrue( $lease->take( $run->id ) );
		$this->assertSame( '3', $wpdb->get_var( 'SELECT @@SESSION.innodb_lock_wait_timeout' ) );
		$this->assertSame( 1, $wpdb->query( "UPDATE $wpdb->options SET option_value = 'Of who took over' WHERE option_name = 'blogname'" ) );
		mysqli_report( MYSQLI_REPORT_OFF );
		$this->assertFalse( @$other->query( 'COMMIT' ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- PHP says aloud that it is gone.
	}

	/**
	 * @param Run    $run  A run.
	 * @param string $what What becomes of its row, in SQL.
	 */
	private function set( Run $run, string $what ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET $what WHERE id = $run->id" );
	}
}
