<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

use Templately\Shared\Database\Database_Error;

/**
 * The right to work on a run, which one process at a time has. It is taken by one conditional UPDATE on the database's clock and
 * carries a number, the fence, that grows each time: a process that slept through its lease finds another number, and what it
 * wrote is taken back with the transaction whose last statement asked.
 */
final class Lease {

	/** Seconds that it holds without being kept. */
	public const LASTS = 30;

	/** Seconds for which a takeover waits until ended connections are gone. */
	private const GONE_WITHIN = 10;

	/** Seconds that a statement waits for a row lock: who was taken over may still hold some. */
	private const LOCK_WAIT = 3;

	private Import_Database $database;

	/** Id of the run; 0 where this process holds none. */
	private int $run_id = 0;

	private int $fence = 0;

	/** Only this process and the database know it. */
	private string $secret = '';

	/** The run's status when it was taken. */
	private string $status = '';

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Takes the lease of a run that is active and that nobody holds.
	 *
	 * @param int $run_id Id of the run.
	 * @return bool Whether this process holds it now.
	 */
	public function acquire( int $run_id ): bool {
		$runs = $this->database->table( 'runs' );
		$old  = $this->database->rows( "SELECT conn_id, status FROM $runs WHERE id = $run_id" )[0] ?? null;
		if ( null === $old ) {
			return false;
		}
		$owner  = wp_generate_uuid4();
		$status = $this->database->quote( (string) $old['status'] );
		$mine   = $this->database->connection_id();
		$taken  = $this->database->write(
			"UPDATE $runs SET fence = fence + 1, owner = {$this->database->quote( $owner )}, conn_id = $mine, lease_until = UNIX_TIMESTAMP() + " . self::LASTS . ", beat = beat + 1
			WHERE id = $run_id AND status = $status AND status IN ('running', 'reverting') AND lease_until < UNIX_TIMESTAMP()"
		);
		if ( 1 !== $taken ) {
			return false;
		}
		$this->run_id = $run_id;
		$this->status = (string) $old['status'];
		$this->fence  = (int) $this->database->value( "SELECT fence FROM $runs WHERE id = $run_id AND owner = {$this->database->quote( $owner )}" );
		$this->secret = $owner;
		if ( ! $this->end_connections( (int) $old['conn_id'], $mine ) ) {
			$this->database->write( "UPDATE $runs SET lease_until = 0, conn_id = {$old['conn_id']} WHERE id = $run_id AND fence = $this->fence" );
			$this->run_id = 0;
			$this->fence  = 0;
		}
		return $this->fence > 0;
	}

	/** Returns the id of the run that this process holds; 0 for none. */
	public function run_id(): int {
		return $this->run_id;
	}

	/** Returns the secret with which requests are signed that the holder makes of its own site. A takeover makes another. */
	public function secret(): string {
		return $this->secret;
	}

	/** Says whether somebody held it before, who may have left something in a cache. */
	public function is_taken_over(): bool {
		return $this->fence > 1;
	}

	/**
	 * Holds it for longer. As the last statement of a transaction it decides whether that is stored.
	 *
	 * @param string $set What else to change in the run's row, as SQL that ends with a comma.
	 *
	 * @throws Lease_Lost When another process holds it, or the run is no longer what it was.
	 */
	public function renew( string $set = '' ): void {
		$runs = $this->database->table( 'runs' );
		if ( 0 === $this->run_id || 1 !== $this->database->write( "UPDATE $runs SET $set lease_until = UNIX_TIMESTAMP() + " . self::LASTS . ", beat = beat + 1 WHERE id = $this->run_id AND fence = $this->fence AND status = {$this->database->quote( $this->status )}" ) ) {
			throw new Lease_Lost();
		}
	}

	/** Gives it back, where this process holds it, so that the next driver does not wait for its end. */
	public function release(): void {
		if ( 0 !== $this->run_id ) {
			$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET lease_until = 0, conn_id = 0 WHERE id = $this->run_id AND fence = $this->fence" );
			$this->run_id = 0;
			$this->fence  = 0;
		}
	}

	/**
	 * Ends the connections of who was taken over, and those of its requests to this site, and waits until they are gone: a definition
	 * that is under way ends only then, and what is not committed holds rows until then.
	 *
	 * @param int $old  Number of the old holder's; 0 where it gave the lease back.
	 * @param int $mine This connection's.
	 * @return bool Whether all of them are gone.
	 */
	private function end_connections( int $old, int $mine ): bool {
		if ( ! $this->database->is_mysql() ) {
			return true;
		}
		$this->database->write( 'SET SESSION innodb_lock_wait_timeout = ' . self::LOCK_WAIT );
		$visits = "{$this->database->table( 'objects' )} WHERE run_id = $this->run_id AND obj_type = {$this->database->quote( Own_Requests::TYPE )}";
		$others = array_diff( array_map( 'intval', array_column( $this->database->rows( "SELECT obj_id FROM $visits" ), 'obj_id' ) ), array( $mine ) );
		if ( 0 !== $old && $mine !== $old ) {
			$others[] = $old;
		}
		foreach ( $others as $other ) {
			try {
				$this->database->write( "KILL $other" );
			} catch ( Database_Error $failure ) {
				// It is gone already, as after most ends of a process.
				unset( $failure );
			}
		}
		$until = microtime( true ) + self::GONE_WITHIN;
		while ( array() !== $others && '0' !== $this->database->value( "SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID IN ({$this->database->list( array_values( $others ) )})" ) ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			usleep( 20000 );
		}
		$this->database->write( "DELETE FROM $visits" );
		return true;
	}
}
