<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;

/**
 * Records what each statement of wpdb changes: reads the rows in the filter query, and stores write, entries and lease in one transaction
 * before the next statement, in settle() or at the end of the request. In a plugin's transaction they belong to that one.
 * @phpstan-import-type Touched from Row_Recorder
 */
final class Query_Listener {

	/** Seconds for which a sent write stays open on hooks: others wait for its locks. */
	private const LONGEST_OPEN = 0.05;

	private const REPEATS = 5;

	private const WRITES = array( 'INSERT', 'REPLACE', 'UPDATE', 'DELETE' );

	private const DEFINITIONS = array( 'CREATE', 'ALTER', 'DROP', 'TRUNCATE', 'RENAME', 'ANALYZE', 'CHECK', 'FLUSH', 'OPTIMIZE', 'REPAIR', 'GRANT', 'REVOKE' );

	/** What a process can still send after it lost the lease. */
	private const READS = array( '', 'SELECT', 'SHOW', 'DESC', 'DESCRIBE', 'EXPLAIN', 'SET', 'ROLLBACK' );

	private Connection $connection;

	private Table_Keys $keys;

	private Change_Store $store;

	private Row_Recorder $rows;

	private Table_Definition $definitions;

	private int $run_id = 0;

	private int $fence = 0;

	private bool $is_recording = false;

	private bool $is_registered = false;

	/** Whether the lease or the connection was lost. */
	private bool $is_lost = false;

	private bool $has_thrown = false;

	/** Whether statements are this class's own. */
	private bool $is_busy = false;

	/** Whether a transaction of ours is open. */
	private bool $has_own = false;

	/** Whether a plugin's transaction is open. */
	private bool $has_foreign = false;

	private ?object $handle = null;

	/** @var array{number: int, tables: array<string, Touched>}|null The write on its way, and how many statements were sent before it. */
	private ?array $pending = null;

	private float $since = 0.0;

	/** The last id of a plugin's INSERT. */
	private int $last_id = 0;

	public function __construct( Connection $connection, Table_Keys $keys, Change_Store $store, Row_Recorder $rows, Table_Definition $definitions ) {
		$this->connection  = $connection;
		$this->keys        = $keys;
		$this->store       = $store;
		$this->rows        = $rows;
		$this->definitions = $definitions;
	}

	public function begin( int $run_id, int $fence ): void {
		$this->settle();
		$this->run_id = $run_id;
		$this->fence  = $fence;
		$this->keys->add_made( $this->store->targets( $run_id, Change_Store::TABLE ) );
		if ( $this->is_recording ) {
			return;
		}
		$this->is_recording = true;
		$this->handle       = $this->connection->current();
		$this->connection->on_before_query( array( $this, 'settle' ) );
		add_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( $this, 'filter_http_request' ), PHP_INT_MIN );
		add_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
		add_action( 'all', array( $this, 'settle_soon' ) );
		if ( ! $this->is_registered ) {
			$this->is_registered = true;
			register_shutdown_function(
				function (): void {
					// Runs after the shutdown functions that plugins have registered by then.
					register_shutdown_function( array( $this, 'shut_down' ) );
				}
			);
		}
	}

	/** Stores the open write and stops. After a lost lease it continues to refuse writes. */
	public function end(): void {
		if ( ! $this->is_recording || $this->is_lost ) {
			return;
		}
		$this->settle();
		$this->is_recording = false;
		$this->has_foreign  = false;
		$this->connection->on_before_query( null );
		remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MAX );
		remove_filter( 'pre_http_request', array( $this, 'filter_http_request' ), PHP_INT_MIN );
		remove_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
		remove_action( 'all', array( $this, 'settle_soon' ) );
	}

	public function settle(): void {
		if ( ! $this->is_busy && ! $this->is_lost && $this->is_recording ) {
			$this->alone( array( $this, 'store_write' ) );
		}
	}

	/** Stores a sent write on the next hook after a moment. Action: all. */
	public function settle_soon(): void {
		if ( $this->has_own && null !== $this->pending && $this->is_sent() && microtime( true ) - $this->since > self::LONGEST_OPEN ) {
			$this->settle();
		}
	}

	/**
	 * Filter: pre_http_request, since a request can be slow.
	 * @param mixed $answer
	 * @return mixed
	 */
	public function filter_http_request( $answer ) {
		$this->settle();
		return $answer;
	}

	/**
	 * wpdb has reconnected and sends its statement again. The new connection must not store it: the open transaction is gone. Filter:
	 * incompatible_sql_modes.
	 * @param string[] $modes
	 * @return string[]
	 */
	public function on_reconnect( array $modes ): array {
		if ( $this->connection->current() !== $this->handle ) {
			$this->is_lost = true;
			$this->connection->forbid_writes();
		}
		return $modes;
	}

	public function shut_down(): void {
		try {
			$this->end();
		} catch ( Lease_Lost | Database_Error $lost ) {
			unset( $lost );
		}
	}

	/** Records something other than a row before it is made. */
	public function record( string $kind, string $target, string $key = '' ): void {
		$this->settle();
		$this->alone(
			function () use ( $kind, $target, $key ): void {
				$this->store_entry( $kind, $target, $key );
			}
		);
	}

	/** Filter: query. */
	public function filter_query( string $sql ): string {
		return $this->is_busy ? $sql : $this->alone( fn(): string => $this->look( $sql ) );
	}

	/**
	 * Runs work whose statements are not recorded.
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function alone( callable $work ) {
		$this->is_busy = true;
		try {
			return $work();
		} catch ( Lease_Lost $lost ) {
			$this->lose();
			throw $lost;
		} catch ( Database_Error $error ) {
			if ( Database_Error::GONE === $error->kind() ) {
				$this->lose();
				throw new Lease_Lost();
			}
			// A write is not stored without its entry.
			$this->roll_back_own();
			throw $error;
		} finally {
			$this->is_busy = false;
		}
	}

	private function lose(): void {
		$this->is_lost     = true;
		$this->has_thrown  = true;
		$this->has_own     = false;
		$this->has_foreign = false;
		$this->pending     = null;
		$this->connection->roll_back();
	}

	private function look( string $sql ): string {
		$statement = new Statement( $sql );
		if ( $this->is_lost ) {
			return $this->after_loss( $statement, $sql );
		}
		if ( null !== $this->pending && ! $this->is_sent() && in_array( $statement->verb, array( 'SELECT', 'SHOW' ), true ) ) {
			// wpdb asks for character sets between its filter and the write.
			++$this->pending['number'];
			return $sql;
		}
		$this->store_write();
		if ( $this->last_id > 0 && false !== stripos( $sql, 'LAST_INSERT_ID()' ) ) {
			$this->connection->restore_last_id( $this->last_id );
		}
		for ( $times = 0; ; $times++ ) {
			try {
				return $this->prepare( $statement, $sql );
			} catch ( Unreadable_Statement $reason ) {
				return $this->leave_unread( $statement, $sql, $reason );
			} catch ( Database_Error $error ) {
				if ( Database_Error::GONE === $error->kind() ) {
					throw $error;
				}
				$this->pending = null;
				if ( $this->has_foreign && $error->is_retryable() ) {
					// The deadlock may have ended the plugin's transaction.
					$this->has_foreign = $this->connection->is_open();
					return $this->connection->refuse( $error->getMessage() );
				}
				$this->roll_back_own();
				if ( ! $error->is_retryable() ) {
					// Most likely the statement is wrong, and the plugin gets its error.
					$this->has_foreign = $this->has_foreign && $this->connection->is_open();
					return $this->leave_unread( $statement, $sql, new Unreadable_Statement( 'its rows cannot be read' ) );
				}
				if ( self::REPEATS === $times ) {
					throw $error;
				}
				Connection::pause( $times );
			}
		}
	}

	/** Records the name of a statement that cannot be recorded. Returns what to send. */
	private function leave_unread( Statement $statement, string $sql, Unreadable_Statement $reason ): string {
		$this->pending = null;
		$this->last_id = 0;
		$this->store_entry( Change_Store::UNREAD, mb_substr( "$statement->verb: {$reason->getMessage()}", 0, 300 ), mb_substr( $reason->tables(), 0, 300 ) );
		return in_array( $statement->verb, array( 'LOCK', 'SET' ), true ) ? 'SELECT 0' : $sql;
	}

	private function roll_back_own(): void {
		if ( $this->has_own ) {
			$this->has_own = false;
			$this->connection->roll_back();
		}
	}

	private function after_loss( Statement $statement, string $sql ): string {
		if ( in_array( $statement->verb, self::READS, true ) ) {
			return $sql;
		}
		if ( ! $this->has_thrown ) {
			throw new Lease_Lost();
		}
		return $this->connection->refuse( 'Another process goes on with this import.' );
	}

	private function is_sent(): bool {
		return null !== $this->pending && $this->connection->sent_queries() > $this->pending['number'];
	}

	private function prepare( Statement $statement, string $sql ): string {
		$verb = $statement->verb;
		if ( in_array( $verb, self::WRITES, true ) ) {
			$this->begin_write();
			$this->pending = array(
				'number' => $this->connection->sent_queries(),
				'tables' => $this->rows->rows_before( $statement ),
			);
		} elseif ( 'START' === $verb || 'BEGIN' === $verb || 'COMMIT' === $verb ) {
			$this->end_foreign();
			$this->has_foreign = 'COMMIT' !== $verb;
		} elseif ( 'ROLLBACK' === $verb ) {
			$this->has_foreign = $this->has_foreign && $statement->has_word( 'TO' );
		} elseif ( 'SET' === $verb && 1 === preg_match( '/\bautocommit\b/i', $sql ) ) {
			throw new Unreadable_Statement( 'it was left out' );
		} elseif ( in_array( $verb, self::DEFINITIONS, true ) && ! $statement->is_temporary() ) {
			$this->record_definition( $statement );
		} elseif ( 'LOCK' === $verb || 'LOAD' === $verb || 'CALL' === $verb || 'EXECUTE' === $verb || ( 'WITH' === $verb && $statement->has_word( 'UPDATE', 'DELETE' ) ) ) {
			throw new Unreadable_Statement( 'LOCK' === $verb ? 'it was left out' : 'it can change anything' );
		}
		return $sql;
	}

	private function begin_write(): void {
		if ( ! $this->has_foreign && ! $this->has_own ) {
			$this->connection->begin();
			$this->has_own = true;
			$this->since   = microtime( true );
		}
	}

	/** Checks the lease before a plugin's transaction is stored. */
	private function end_foreign(): void {
		if ( $this->has_foreign ) {
			$this->store->extend_lease( $this->run_id, $this->fence );
		}
	}

	private function store_write(): void {
		$is_sent       = $this->is_sent();
		$tables        = $is_sent && null !== $this->pending ? $this->pending['tables'] : array();
		$this->pending = null;
		$count         = $is_sent ? $this->connection->changed_rows() : 0;
		$id            = $count > 0 ? $this->connection->last_id() : 0;
		$this->last_id = $id > 0 ? $id : $this->last_id;
		// A failed statement can have ended the transaction.
		$is_open           = ! ( $this->has_own || $this->has_foreign ) || $this->connection->is_open();
		$this->has_own     = $this->has_own && $is_open;
		$this->has_foreign = $this->has_foreign && $is_open;
		if ( ! $is_open ) {
			$this->connection->roll_back();
			return;
		}
		if ( $count > 0 ) {
			$this->rows->record( $this->run_id, $tables, $count, $id );
		}
		if ( $this->has_own ) {
			$this->store->extend_lease( $this->run_id, $this->fence );
			$this->has_own = false;
			$this->connection->commit();
		}
	}

	/** On MySQL the entry is stored first, since a definition commits all transactions; on SQLite both are one transaction. */
	private function record_definition( Statement $statement ): void {
		$this->store->extend_lease( $this->run_id, $this->fence );
		if ( $this->connection->is_mysql() ) {
			$this->has_foreign = false;
		} else {
			$this->begin_write();
		}
		$this->definitions->record( $statement, array( $this, 'store_entry' ) );
	}

	/** Stores an entry in the open transaction, or in one of its own that checks the lease. */
	public function store_entry( string $kind, string $target, string $key ): void {
		if ( $this->has_own || $this->has_foreign ) {
			$this->store->add( $this->run_id, $kind, $target, $key );
			return;
		}
		$this->connection->transaction(
			function () use ( $kind, $target, $key ): void {
				$this->store->add( $this->run_id, $kind, $target, $key );
				$this->store->extend_lease( $this->run_id, $this->fence );
			}
		);
	}
}
