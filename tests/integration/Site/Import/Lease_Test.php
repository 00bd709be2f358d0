<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedClasses, WordPress.DB.RestrictedFunctions -- a second connection, and names and numbers of this file.

/**
 * Who takes an import over from another process: what that one holds is let go, and what it has left in a cache is known to be old.
 */
final class Lease_Test extends Test_Case {

	use Imports;

	/** @var bool Two connections. */
	protected $commits = true;

	public function test_a_lease_lasts_half_a_minute_and_is_then_taken_over(): void {
		global $wpdb;
		$run   = self::begin();
		$first = new Lease( new Connection( $wpdb ) );
		$this->assertSame( array( true, false ), array( $first->acquire( $run->id ), $first->is_taken_over() ) );
		$this->set( $run, 'lease_until = UNIX_TIMESTAMP()' );
		$first->renew();
		$this->assertGreaterThan( 20, (int) $wpdb->get_var( "SELECT lease_until - UNIX_TIMESTAMP() FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" ) );
		$this->set( $run, 'lease_until = UNIX_TIMESTAMP() - 1' );
		$next = new Lease( new Connection( $wpdb ) );
		$this->assertSame( array( true, true ), array( $next->acquire( $run->id ), $next->is_taken_over() ) );
	}

	public function test_only_the_free_lease_of_an_active_run_is_acquired(): void {
		global $wpdb;
		$run   = self::begin();
		$taken = array();
		foreach ( array( Run::RUNNING, Run::REVERTING, Run::PAUSED, Run::DONE, Run::FAILED, Run::REVERTED, Run::REVERT_FAILED ) as $status ) {
			$this->set( $run, "status = '$status', lease_until = 0" );
			$taken[ $status ] = array( ( new Lease( new Connection( $wpdb ) ) )->acquire( $run->id ), ( new Lease( new Connection( $wpdb ) ) )->acquire( $run->id ) );
		}
		$this->assertSame( array( Run::RUNNING => array( true, false ), Run::REVERTING => array( true, false ) ), array_filter( $taken, static function ( array $one ): bool { return array( false, false ) !== $one; } ) ); // phpcs:ignore -- one question.
		$this->assertFalse( ( new Lease( new Connection( $wpdb ) ) )->acquire( $run->id + 1 ), 'There is no such import.' );
		$this->set( $run, "status = 'running', lease_until = 0" );
		$changes = function ( string $sql ) use ( $run ): void {
			if ( false !== strpos( $sql, 'SET fence = fence + 1' ) ) {
				$this->set( $run, "status = 'reverting'" );
			}
		};
		add_action( 'templately_import_boundary', $changes );
		$this->assertFalse( ( new Lease( new Connection( $wpdb ) ) )->acquire( $run->id ), 'It has become a revert meanwhile.' );
		remove_action( 'templately_import_boundary', $changes );
	}

	public function test_a_process_without_the_lease_writes_and_releases_nothing(): void {
		global $wpdb;
		$run   = self::begin();
		$lease = new Lease( new Connection( $wpdb ) );
		$keeps = static function () use ( &$lease ): bool {
			try {
				$lease->renew();
				return true;
			} catch ( Lease_Lost $lost ) {
				return false;
			}
		};
		$this->assertFalse( $keeps(), 'It never had it.' );
		$lease->acquire( $run->id );
		$this->assertTrue( $keeps() );
		$this->assertSame( '0', $this->get( $run, 'lease_until < UNIX_TIMESTAMP() + 20' ) );
		$this->set( $run, "status = 'reverting'" );
		$this->assertFalse( $keeps(), 'It goes back.' );
		$this->set( $run, "status = 'running', fence = fence + 1, conn_id = 7" );
		$this->assertFalse( $keeps(), 'Another one took it over.' );
		$lease->release();
		$this->assertSame( array( '7', '0' ), array( $this->get( $run, 'conn_id' ), $this->get( $run, 'lease_until = 0' ) ) );

		$this->set( $run, 'lease_until = 0' );
		$lease->acquire( $run->id );
		$lease->release();
		$this->assertSame( array( '0', '0', 0 ), array( $this->get( $run, 'conn_id' ), $this->get( $run, 'lease_until' ), $lease->run_id() ) );
		$this->assertFalse( $keeps(), 'It was given back.' );
	}

	/** A connection that is gone, or that is its own, is none to end. */
	public function test_no_connection_to_end(): void {
		global $wpdb;
		$run = self::begin();
		$own = ( new Connection( $wpdb ) )->id();
		foreach ( array( 4294967294, $own ) as $number ) {
			$this->set( $run, "conn_id = $number, lease_until = 0" );
			$this->assertTrue( ( new Lease( new Connection( $wpdb ) ) )->acquire( $run->id ) );
			$this->assertSame( $own, ( new Connection( $wpdb ) )->id() );
			$this->assertSame( (string) $own, $this->get( $run, 'conn_id' ) );
		}
	}

	/** A connection that sleeps with rows in its hands is ended, so that the next process waits for none of them. */
	public function test_the_connection_of_who_was_taken_over_is_ended(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has no connections that could be lost. On MariaDB this test holds it.' );
		}
		$run                     = self::begin();
		list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
		$other                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket );
		$other->query( 'START TRANSACTION' );
		$other->query( "UPDATE $wpdb->options SET option_value = 'Of who sleeps' WHERE option_name = 'blogname'" );
		$this->set( $run, "fence = 1, conn_id = $other->thread_id, lease_until = UNIX_TIMESTAMP() - 1" );

		$lease = new Lease( new Connection( $wpdb ) );
		$this->assertTrue( $lease->acquire( $run->id ) );
		$this->assertSame( 1, $wpdb->query( "UPDATE $wpdb->options SET option_value = 'Of who took over' WHERE option_name = 'blogname'" ) );
		mysqli_report( MYSQLI_REPORT_OFF );
		$this->assertFalse( @$other->query( 'COMMIT' ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- PHP says aloud that it is gone.
	}

	/**
	 * A takeover also ends the connections of the import's requests to this site, and waits until they are gone.
	 *
	 * @group R12
	 */
	public function test_connections_of_own_requests_are_gone(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has no connections that could be lost. On MariaDB this test holds it.' );
		}
		$run                     = self::begin();
		list( $host, , $socket ) = $wpdb->parse_db_host( DB_HOST );
		$visit                   = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, (string) $socket );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_visits (conn_id, run_id, item_id, started) VALUES ($visit->thread_id, $run->id, 0, 0)" );
		// Once killed, the connection takes back its rows before it is gone.
		$visit->query( 'CREATE TEMPORARY TABLE slow ENGINE=InnoDB AS SELECT 1 AS a' );
		$visit->query( 'START TRANSACTION' );
		$visit->query( 'INSERT INTO slow SELECT seq FROM seq_1_to_400000' );
		$this->set( $run, 'lease_until = UNIX_TIMESTAMP() - 1' );
		$lease = new Lease( new Connection( $wpdb ) );
		$this->assertTrue( $lease->acquire( $run->id ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID = $visit->thread_id" ), 'The connection is gone.' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_visits" ), 'It is forgotten.' );
	}

	/**
	 * @group R12
	 */
	public function test_an_item_waits_for_its_requests_and_ends_slow_ones(): void {
		global $wpdb;
		$run   = self::begin();
		$lease = new Lease( new Connection( $wpdb ), 1 );
		$lease->acquire( $run->id );
		$before = array( $lease->fence(), $lease->secret() );
		$this->assertTrue( $lease->wait_for_visits() );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_visits (conn_id, run_id, item_id, started) VALUES (0, $run->id, 0, 0)" );
		$this->assertFalse( $lease->wait_for_visits() );
		$this->assertSame( array( $before[0] + 1, (string) ( $before[0] + 1 ), $lease->secret() ), array( $lease->fence(), $this->get( $run, 'fence' ), $this->get( $run, 'secret' ) ) );
		$this->assertNotSame( $before[1], $lease->secret() );
		$this->assertTrue( $lease->wait_for_visits(), 'It is forgotten.' );
	}

	/**
	 * @param Run    $run  A run.
	 * @param string $what What becomes of its row, in SQL.
	 */
	private function set( Run $run, string $what ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET $what WHERE id = $run->id" );
	}

	/**
	 * @param Run    $run  A run.
	 * @param string $what What to read of its row, in SQL.
	 */
	private function get( Run $run, string $what ): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT $what FROM {$wpdb->prefix}templately_runs WHERE id = $run->id" );
	}
}
