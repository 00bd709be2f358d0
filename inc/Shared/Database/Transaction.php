<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use Throwable;
use mysqli;
use wpdb;

/**
 * Runs database writes in a transaction. Nested calls use savepoints.
 * The state is static because a connection has only one transaction, which both halves of the plugin share. While it is open, the "query"
 * filter watches every statement, including those of other plugins. After a deadlock, a lock timeout or a lost connection no more statements
 * are sent, because they would be committed on their own. On SQLite any failed statement has this effect, because its drop-in rolls back the
 * whole transaction.
 */
final class Transaction {

	private const MAX_RETRIES = 5;

	/** Longest first pause in milliseconds; it doubles with each retry. */
	private const PAUSE = 20;

	private static int $depth = 0;

	/** @var object|null Connection of the open transaction. */
	private static $handle = null;

	/** Error that ended the open transaction early. */
	private static ?Database_Error $ended = null;

	/** @var list<string> Kinds of errors that the running work handles itself. */
	private static array $answered = array();

	private wpdb $wpdb;

	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/**
	 * Runs work in a transaction and rolls back if it throws. The outermost call retries up to five times after a conflict, so the work must
	 * be repeatable.
	 * A failed statement that throws (Database) aborts the work unless the work catches it. Other failed statements, such as those of a hook's
	 * listeners, abort it only if the database may have ended the transaction.
	 * @template T
	 * @param callable(): T $work
	 * @param list<string>  $answered Kinds of Database_Error that the work handles itself. Only TIMEOUT makes a difference.
	 * @return T
	 * @throws Throwable What the work throws.
	 * @throws Database_Error When the database aborted the transaction. GONE during COMMIT: the result is unknown.
	 */
	public function run( callable $work, array $answered = array() ) {
		if ( self::$depth > 0 ) {
			return $this->nested( $work, $answered );
		}
		return $this->retry(
			function () use ( $work, $answered ) {
				return $this->outermost( $work, $answered );
			}
		);
	}

	/**
	 * Runs work and retries it after a conflict. Inside a transaction only the outermost call can retry.
	 * @template T
	 * @param callable(): T $work One statement or a whole transaction.
	 * @return T
	 * @throws Database_Error After the last retry.
	 */
	public function retry( callable $work ) {
		for ( $times = 0; ; $times++ ) {
			try {
				return $work();
			} catch ( Database_Error $failure ) {
				if ( self::$depth > 0 || self::MAX_RETRIES === $times || ! $failure->is_retryable() ) {
					throw $failure;
				}
				// Random, so that two processes do not collide again.
				usleep( 1000 * random_int( 1, self::PAUSE * 2 ** $times ) );
			}
		}
	}

	/** @throws Database_Error When the transaction has ended early. */
	private function require_open(): void {
		$this->check_previous_statement();
		if ( null !== self::$ended ) {
			throw self::$ended;
		}
	}

	/** Sends all reads to the primary database, if a replacement of wpdb supports replicas. */
	public function read_from_primary(): void {
		self::send_reads_to_primary( $this->wpdb );
	}

	/** Returns whether wpdb is a replacement that supports replicas (LudicrousDB, HyperDB), whose reads then go to the primary database. */
	public static function send_reads_to_primary( wpdb $wpdb ): bool {
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
				return true;
			}
		}
		return false;
	}

	/** Filter: query. Suppresses statements once the transaction has ended early, by ''; wpdb reports them as failed. */
	public function filter_query( string $sql ): string {
		$this->check_previous_statement();
		if ( null === self::$ended ) {
			return $sql;
		}
		$this->wpdb->flush();
		$this->wpdb->last_error = self::$ended->getMessage();
		return '';
	}

	/**
	 * Makes a new connection read-only when wpdb reconnects inside a transaction, so that the statement it repeats is refused. A new
	 * transaction would not hold back ALTER TABLE, which commits implicitly. Filter: incompatible_sql_modes, applied on each connection.
	 * @param string[] $modes
	 * @return string[]
	 */
	public function on_reconnect( array $modes ): array {
		$handle = $this->connection();
		if ( $handle instanceof mysqli && $handle !== self::$handle ) {
			$handle->query( 'SET SESSION TRANSACTION READ ONLY' );
		}
		return $modes;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @param list<string>  $answered
	 * @return T
	 */
	private function outermost( callable $work, array $answered ) {
		$this->read_from_primary();
		$this->send( 'START TRANSACTION' );
		self::$depth    = 1;
		self::$handle   = $this->connection();
		self::$ended    = null;
		self::$answered = $answered;
		add_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
		add_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
		try {
			$answer = $work();
			$this->require_open();
			$this->send( 'COMMIT' );
			// If the connection was lost, wpdb repeated COMMIT on a new one, where it succeeds without committing anything.
			$this->require_connection();
			return $answer;
		} catch ( Throwable $thrown ) {
			$this->check_previous_statement();
			$cause = self::$ended ?? $thrown;
			remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
			$this->query( 'ROLLBACK' );
			throw $cause;
		} finally {
			remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
			remove_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
			$handle = $this->connection();
			if ( $handle instanceof mysqli && $handle !== self::$handle ) {
				$handle->query( 'SET SESSION TRANSACTION READ WRITE' );
			}
			self::$depth    = 0;
			self::$handle   = null;
			self::$ended    = null;
			self::$answered = array();
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @param list<string>  $answered
	 * @return T
	 */
	private function nested( callable $work, array $answered ) {
		$point = 'templately_' . self::$depth;
		$outer = self::$answered;
		$this->send( "SAVEPOINT $point" );
		++self::$depth;
		self::$answered = $answered;
		try {
			$answer = $work();
			$this->require_open();
			$this->send( "RELEASE SAVEPOINT $point" );
			return $answer;
		} catch ( Throwable $thrown ) {
			$this->query( "ROLLBACK TO SAVEPOINT $point" );
			throw self::$ended ?? $thrown;
		} finally {
			self::$answered = $outer;
			--self::$depth;
		}
	}

	/** Compares the connection objects: a restarted server can reuse connection ids. */
	private function require_connection(): void {
		if ( $this->connection() !== self::$handle ) {
			throw new Database_Error( Database_Error::GONE, 'The connection to the database was lost.' );
		}
	}

	private function check_previous_statement(): void {
		if ( null !== self::$ended ) {
			return;
		}
		try {
			$this->require_connection();
		} catch ( Database_Error $failure ) {
			self::$ended = $failure;
			return;
		}
		if ( '' !== $this->wpdb->last_error ) {
			$failure = Database_Error::from_wpdb( $this->wpdb, 'The database took a transaction back.' );
			if ( ! $this->is_open() || ( $failure->ends_transaction() && ! in_array( $failure->kind(), self::$answered, true ) ) ) {
				self::$ended = $failure;
			}
		}
	}

	/** Asks SQLite whether the transaction is still open. For MariaDB the error code tells it. */
	private function is_open(): bool {
		return null === self::$handle || ! method_exists( self::$handle, 'inTransaction' ) || self::$handle->inTransaction();
	}

	private function send( string $sql ): void {
		if ( false === $this->query( $sql ) ) {
			throw Database_Error::from_wpdb( $this->wpdb, "The database refused: $sql" );
		}
	}

	/** @return int|bool */
	private function query( string $sql ) {
		return $this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal of this class.
	}

	private function connection(): ?object {
		$handle = $this->wpdb->__get( 'dbh' );
		return is_object( $handle ) ? $handle : null;
	}
}
