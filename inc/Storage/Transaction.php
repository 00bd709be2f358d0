<?php

declare( strict_types=1 );

namespace Templately\Storage;

use RuntimeException;
use Throwable;
use wpdb;

/**
 * Does several writes or none. Nests by SAVEPOINT; the only place that says START TRANSACTION.
 */
final class Transaction {

	/** @var wpdb */
	private $wpdb;

	/** @var int */
	private $depth = 0;

	/**
	 * @param wpdb $wpdb The connection.
	 */
	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/**
	 * Runs some work inside a transaction.
	 *
	 * @template T
	 * @param callable(): T $work What writes.
	 * @return T What the work returns.
	 *
	 * @throws Throwable What the work throws, after everything was taken back.
	 * @throws RuntimeException When a statement failed, or wpdb reconnected and so lost the transaction silently.
	 */
	public function run( callable $work ) {
		$connection = $this->connection_id();
		$outermost  = 0 === $this->depth;
		$point      = 'templately_' . $this->depth;
		$this->statement( $outermost ? 'START TRANSACTION' : "SAVEPOINT $point" );
		++$this->depth;
		try {
			$this->wpdb->last_error = '';
			$answer                 = $work();
			$this->require_no_error( $this->wpdb->last_error );
			if ( $connection !== $this->connection_id() ) {
				throw new RuntimeException( 'The connection to the database was lost.' );
			}
			$this->statement( $outermost ? 'COMMIT' : "RELEASE SAVEPOINT $point" );
			return $answer;
		} catch ( Throwable $thrown ) {
			$undo = $outermost ? 'ROLLBACK' : "ROLLBACK TO SAVEPOINT $point";
			$this->wpdb->query( $undo ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal of this class.
			throw $thrown;
		} finally {
			--$this->depth;
		}
	}

	/**
	 * @param string $sql A statement without values.
	 *
	 * @throws RuntimeException When it failed.
	 */
	private function statement( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal of this class.
			throw new RuntimeException( "The database refused: $sql" );
		}
	}

	/**
	 * @param string $error What wpdb says of its last statement.
	 *
	 * @throws RuntimeException When it says anything.
	 */
	private function require_no_error( string $error ): void {
		if ( '' !== $error ) {
			throw new RuntimeException( "A statement failed: $error" );
		}
	}

	/** Returns the number of the connection; 0 on SQLite, which has no connection to lose. */
	private function connection_id(): int {
		$handle = $this->wpdb->__get( 'dbh' );
		return $handle instanceof \mysqli ? (int) mysqli_thread_id( $handle ) : 0; // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_thread_id -- wpdb does not say when it reconnected.
	}
}
