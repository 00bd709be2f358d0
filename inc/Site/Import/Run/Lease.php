<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Lease_Lost;

/**
 * The right to work on a run: one process at a time has it. Acquiring it raises the run's fence, which every write of the import checks; a
 * process that was suspended for longer can store nothing. Methods that write throw Lease_Lost.
 */
final class Lease {

	/** Seconds without a write after which it is lost. */
	public const LASTS = 30;

	/** Seconds that an item waits for requests in the background. */
	private const VISITS_LAST = 20;

	private Connection $database;

	private int $run_id = 0;

	private int $fence = 0;

	private string $secret = '';

	private string $status = '';

	private int $patience;

	public function __construct( Connection $database, int $patience = self::VISITS_LAST ) {
		$this->database = $database;
		$this->patience = $patience;
	}

	/**
	 * Acquires the lease of an active run, and ends the connections of its earlier holder.
	 * @return bool Whether this process holds it.
	 */
	public function acquire( int $run_id ): bool {
		$runs = $this->database->table( 'runs' );
		$old  = $this->database->rows( "SELECT conn_id, status FROM $runs WHERE id = $run_id" )[0] ?? null;
		if ( null === $old ) {
			return false;
		}
		$secret = wp_generate_uuid4();
		$status = (string) $old['status'];
		$taken  = $this->database->write(
			"UPDATE $runs SET fence = fence + 1, secret = {$this->database->quote( $secret )}, conn_id = {$this->database->id()}, lease_until = UNIX_TIMESTAMP() + " . self::LASTS . ", beat = beat + 1
			WHERE id = $run_id AND status = {$this->database->quote( $status )} AND status IN ('running', 'reverting') AND lease_until < UNIX_TIMESTAMP()"
		);
		if ( 1 !== $taken ) {
			return false;
		}
		$this->run_id = $run_id;
		$this->status = $status;
		$this->secret = $secret;
		$this->fence  = (int) $this->database->value( "SELECT fence FROM $runs WHERE id = $run_id AND secret = {$this->database->quote( $secret )}" );
		if ( 0 !== $this->fence && $this->end_connections( array( (int) $old['conn_id'] ) ) ) {
			return true;
		}
		$this->database->write( "UPDATE $runs SET lease_until = 0, conn_id = " . (int) $old['conn_id'] . " WHERE id = $run_id AND fence = $this->fence" );
		$this->run_id = 0;
		return false;
	}

	/** Returns 0 where this process holds no lease. */
	public function run_id(): int {
		return $this->run_id;
	}

	public function fence(): int {
		return $this->fence;
	}

	/** Returns the key that signs requests to this site. Each holder has another one. */
	public function secret(): string {
		return $this->secret;
	}

	/** Says whether another process held it before. An object cache may have outdated values of that process. */
	public function is_taken_over(): bool {
		return $this->fence > 1;
	}

	public function renew(): void {
		if ( 0 === $this->run_id || 1 !== $this->database->write( "UPDATE {$this->database->table( 'runs' )} SET lease_until = UNIX_TIMESTAMP() + " . self::LASTS . ", beat = beat + 1 WHERE id = $this->run_id AND fence = $this->fence AND status = {$this->database->quote( $this->status )}" ) ) {
			throw new Lease_Lost();
		}
	}

	public function release(): void {
		if ( 0 !== $this->run_id ) {
			$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET lease_until = 0, conn_id = 0 WHERE id = $this->run_id AND fence = $this->fence" );
			$this->run_id = 0;
			$this->fence  = 0;
		}
	}

	/**
	 * Waits for requests that the import sent to this site: what they store belongs to the present item. Slow ones lose the right to write.
	 * @return bool False where the lease has another fence now.
	 */
	public function wait_for_visits(): bool {
		$until = microtime( true ) + $this->patience;
		$this->renew();
		while ( array() !== $this->visits() ) {
			if ( microtime( true ) > $until ) {
				$this->secret = wp_generate_uuid4();
				$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET fence = fence + 1, secret = {$this->database->quote( $this->secret )} WHERE id = $this->run_id AND fence = $this->fence" );
				++$this->fence;
				$this->renew();
				$this->end_connections( array() );
				return false;
			}
			$this->renew();
			usleep( 50000 );
		}
		return true;
	}

	/**
	 * @param list<int> $connections Others than those of visits; 0 for none.
	 * @return bool Whether all are gone: a statement that is under way ends only then.
	 */
	private function end_connections( array $connections ): bool {
		foreach ( array_diff( array_merge( $connections, $this->visits() ), array( 0, $this->database->id() ) ) as $connection ) {
			if ( ! $this->database->end_connection( $connection ) ) {
				return false;
			}
		}
		$this->database->write( "DELETE FROM {$this->database->table( 'visits' )} WHERE run_id = $this->run_id" );
		return true;
	}

	/** @return list<int> Connections of open requests; 0 for each on SQLite. */
	private function visits(): array {
		return array_map( 'intval', array_column( $this->database->rows( "SELECT conn_id FROM {$this->database->table( 'visits' )} WHERE run_id = $this->run_id" ), 'conn_id' ) );
	}
}
