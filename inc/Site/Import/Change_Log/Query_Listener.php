<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;

/**
 * Looks at each statement that wpdb sends, and records with each write what it changes: before it is sent in the filter query,
 * afterwards before the next statement, in settle() or at the end of the request. A write, its entries and the check of the
 * lease are one transaction. Within a transaction of a plugin they belong to that one.
 *
 * @phpstan-import-type Row from Table_Keys
 * @phpstan-import-type Insertion from Statement
 * @phpstan-type Touched array{rows: array<string, Row>, keys: list<string>, where: string, new: int|null}
 */
final class Query_Listener {

	/** Rows that one statement can change. */
	private const MOST_ROWS = 5000;

	/** Seconds for which a sent write stays open while its sender works: others wait for its locks. */
	private const LONGEST_OPEN = 0.05;

	/** How often a write is begun again after a deadlock. */
	private const REPEATS = 5;

	private const WRITES = array( 'INSERT', 'REPLACE', 'UPDATE', 'DELETE' );

	private const DEFINITIONS = array( 'CREATE', 'ALTER', 'DROP', 'TRUNCATE', 'RENAME', 'ANALYZE', 'CHECK', 'FLUSH', 'OPTIMIZE', 'REPAIR', 'GRANT', 'REVOKE' );

	/** What a process that has lost its lease can still send. */
	private const READS = array( '', 'SELECT', 'SHOW', 'DESC', 'DESCRIBE', 'EXPLAIN', 'SET', 'ROLLBACK' );

	private Connection $connection;

	private Table_Keys $keys;

	private Change_Store $store;

	private Table_Definition $definitions;

	private int $run_id = 0;

	private int $fence = 0;

	private bool $is_recording = false;

	/** Whether the end of the process is listened to. */
	private bool $is_registered = false;

	/** Whether another process has the lease, or the connection was lost. */
	private bool $is_lost = false;

	private bool $has_thrown = false;

	/** Whether this class itself is at work. */
	private bool $is_busy = false;

	/** Whether a transaction of this class is open. */
	private bool $has_own = false;

	/** Whether a plugin's transaction is open. */
	private bool $has_foreign = false;

	/** Whether a plugin has turned autocommit off. */
	private bool $is_manual = false;

	/** The connection on which it records. */
	private ?object $handle = null;

	/** @var array{number: int, sql: string, tables: array<string, Touched>}|null The write on its way: how many statements were sent before it, and what it touches. */
	private ?array $pending = null;

	/** When the open transaction began. */
	private float $since = 0.0;

	/** The last id of a plugin's INSERT. */
	private int $last_id = 0;

	/** @var array<string, true> Tables that the import made. */
	private array $made = array();

	public function __construct( Connection $connection, Table_Keys $keys, Change_Store $store, Table_Definition $definitions ) {
		$this->connection  = $connection;
		$this->keys        = $keys;
		$this->store       = $store;
		$this->definitions = $definitions;
	}

	public function begin( int $run_id, int $fence ): void {
		$this->settle();
		$this->run_id = $run_id;
		$this->fence  = $fence;
		$this->made   = array_fill_keys( $this->store->targets( $run_id, Change_Store::TABLE ), true );
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
					// Shutdown functions of plugins that are registered by then come first.
					register_shutdown_function( array( $this, 'shut_down' ) );
				}
			);
		}
	}

	/** Stores what is open and stops. After a lost lease it goes on refusing writes until the process ends. */
	public function end(): void {
		if ( ! $this->is_recording || $this->is_lost ) {
			return;
		}
		$this->settle();
		$this->is_recording = false;
		$this->has_foreign  = false;
		$this->is_manual    = false;
		$this->connection->on_before_query( null );
		remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MAX );
		remove_filter( 'pre_http_request', array( $this, 'filter_http_request' ), PHP_INT_MIN );
		remove_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
		remove_action( 'all', array( $this, 'settle_soon' ) );
	}

	/**
	 * Records what the last write has changed, and stores it.
	 *
	 * @throws Lease_Lost When another process has taken the run over.
	 */
	public function settle(): void {
		if ( ! $this->is_busy && ! $this->is_lost && $this->is_recording ) {
			$this->alone( array( $this, 'store_write' ) );
		}
	}

	/** On every hook: stores a write that was sent, so that others do not wait while its sender works on. */
	public function settle_soon(): void {
		if ( $this->has_own && null !== $this->pending && $this->is_sent() && microtime( true ) - $this->since > self::LONGEST_OPEN ) {
			$this->settle();
		}
	}

	/**
	 * Stores what is open before a request is sent, which can take long.
	 *
	 * @param mixed $answer Passed on.
	 * @return mixed
	 */
	public function filter_http_request( $answer ) {
		$this->settle();
		return $answer;
	}

	/**
	 * wpdb sends a statement again after it has reconnected. The new connection must not store it: what was open is gone, and another
	 * process may have taken the run over.
	 *
	 * @param string[] $modes Passed on.
	 * @return string[]
	 */
	public function on_reconnect( array $modes ): array {
		if ( $this->connection->current() !== $this->handle ) {
			$this->is_lost = true;
			$this->connection->forbid_writes();
		}
		return $modes;
	}

	/** For PHP's last shutdown function. */
	public function shut_down(): void {
		try {
			$this->end();
		} catch ( Lease_Lost | Database_Error $lost ) {
			unset( $lost );
		}
	}

	/**
	 * Records something that is not a row, before it is made.
	 *
	 * @throws Lease_Lost When another process has taken the run over.
	 */
	public function record( string $kind, string $target, string $key = '' ): void {
		$this->settle();
		$this->alone( array( $this, 'store_entry' ), $kind, $target, $key );
	}

	/**
	 * Looks at a statement on its way to the database. For the filter query.
	 *
	 * @throws Lease_Lost When another process has taken the run over.
	 */
	public function filter_query( string $sql ): string {
		return $this->is_busy ? $sql : $this->alone( array( $this, 'look' ), $sql );
	}

	/**
	 * Does something whose own statements belong to the transaction that is open.
	 *
	 * @template T
	 * @param callable(string...): T $work
	 * @return T
	 *
	 * @throws Lease_Lost When another process has taken the run over, or the connection was lost.
	 */
	private function alone( callable $work, string ...$arguments ) {
		$this->is_busy = true;
		try {
			return $work( ...$arguments );
		} catch ( Lease_Lost $lost ) {
			$this->lose();
			throw $lost;
		} catch ( Database_Error $error ) {
			if ( Database_Error::GONE === $error->kind() ) {
				$this->lose();
				throw new Lease_Lost();
			}
			// A write whose entry could not be stored is taken back.
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
				return $this->leave_unread( $statement, $sql, $reason->getMessage() );
			} catch ( Database_Error $error ) {
				if ( Database_Error::GONE === $error->kind() ) {
					throw $error;
				}
				$this->pending = null;
				if ( $this->has_foreign && $error->is_retryable() ) {
					// The plugin's transaction may have ended with it. It learns that from its statement.
					$this->has_foreign = $this->is_manual || $this->connection->is_open();
					return $this->connection->refuse( $error->getMessage() );
				}
				$this->roll_back_own();
				if ( ! $error->is_retryable() ) {
					// Most likely the statement itself is wrong, and the plugin will learn that.
					$this->has_foreign = $this->has_foreign && $this->connection->is_open();
					return $this->leave_unread( $statement, $sql, 'its rows cannot be read' );
				}
				if ( self::REPEATS === $times ) {
					throw $error;
				}
				Connection::pause( $times );
			}
		}
	}

	/** Names a statement that cannot be recorded. Returns what is sent. */
	private function leave_unread( Statement $statement, string $sql, string $reason ): string {
		$this->pending = null;
		$this->last_id = 0;
		$this->store_entry( Change_Store::UNREAD, mb_substr( "$statement->verb: $reason", 0, 300 ), '' );
		return 'LOCK' === $statement->verb ? 'SELECT 0' : $sql;
	}

	private function roll_back_own(): void {
		if ( $this->has_own ) {
			$this->has_own = false;
			$this->connection->roll_back();
		}
	}

	/** @throws Lease_Lost Once, so that the process ends. */
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

	/**
	 * @throws Unreadable_Statement When it cannot be recorded.
	 * @throws Database_Error       When others are in the way.
	 */
	private function prepare( Statement $statement, string $sql ): string {
		$verb = $statement->verb;
		if ( in_array( $verb, self::WRITES, true ) ) {
			$this->begin_write();
			$this->pending = array(
				'number' => $this->connection->sent_queries(),
				'sql'    => $sql,
				'tables' => 'UPDATE' === $verb || 'DELETE' === $verb ? $this->rows_to_change( $statement ) : $this->rows_to_insert( $statement->insertion() ),
			);
		} elseif ( 'START' === $verb || 'BEGIN' === $verb || 'COMMIT' === $verb ) {
			$this->end_foreign();
			$this->has_foreign = 'COMMIT' !== $verb || $this->is_manual;
		} elseif ( 'ROLLBACK' === $verb ) {
			$this->has_foreign = $this->is_manual || ( $this->has_foreign && $statement->has_word( 'TO' ) );
		} elseif ( 'SET' === $verb && $this->connection->is_mysql() && 1 === preg_match( '/\bautocommit\s*:?=\s*(\w+)/i', $sql, $found ) ) {
			$this->is_manual = in_array( strtoupper( $found[1] ), array( '0', 'OFF', 'FALSE' ), true );
			if ( ! $this->is_manual ) {
				$this->end_foreign();
			}
			$this->has_foreign = $this->is_manual;
		} elseif ( in_array( $verb, self::DEFINITIONS, true ) && ! $statement->is_temporary() ) {
			$this->record_definition( $statement );
		} elseif ( 'LOCK' === $verb || 'LOAD' === $verb || 'CALL' === $verb || 'EXECUTE' === $verb || ( 'WITH' === $verb && $statement->has_word( 'UPDATE', 'DELETE' ) ) ) {
			throw new Unreadable_Statement( 'LOCK' === $verb ? 'it was left out' : 'it can change anything' );
		}
		return $sql;
	}

	/** Begins a transaction, unless one is open. */
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

	/**
	 * Reads the rows that an UPDATE or DELETE is going to change.
	 *
	 * @return array<string, Touched> By table.
	 *
	 * @throws Unreadable_Statement When it changes too many rows, or keys by an expression.
	 */
	private function rows_to_change( Statement $statement ): array {
		$tables = array();
		$limit  = $statement->has_word( 'LIMIT' ) ? '' : ' LIMIT ' . ( self::MOST_ROWS + 1 );
		foreach ( $statement->selects() as $target ) {
			$table = $target['table'];
			if ( ! $this->is_recorded( $table ) ) {
				continue;
			}
			$rows = $this->keys->read( $table, $target['select'] . $limit . $this->connection->for_update() );
			if ( count( $rows ) > self::MOST_ROWS ) {
				throw new Unreadable_Statement( "more than 5,000 rows of $table" );
			}
			$keys = array_map( 'strval', array_keys( $rows ) );
			$set  = 'UPDATE' === $statement->verb ? $this->keys->of_key( $table, $statement->assignments() ) : array();
			if ( in_array( false, $set, true ) ) {
				throw new Unreadable_Statement( "keys of $table" );
			}
			foreach ( array() === $set ? array() : $rows as $row ) {
				$keys[] = $this->keys->key( $table, array_filter( $set, 'is_string' ) + $row );
			}
			$tables[ $table ] = array(
				'rows'  => ( $tables[ $table ]['rows'] ?? array() ) + $rows,
				'keys'  => array_merge( $tables[ $table ]['keys'] ?? array(), $keys ),
				'where' => '',
				'new'   => null,
			);
		}
		return $tables;
	}

	/**
	 * Reads the rows that an INSERT or REPLACE meets.
	 *
	 * @param Insertion $insertion
	 * @return array<string, Touched> By table.
	 *
	 * @throws Unreadable_Statement When its new rows could not be found afterwards.
	 */
	private function rows_to_insert( array $insertion ): array {
		$table = $insertion['table'];
		if ( ! $this->is_recorded( $table ) ) {
			return array();
		}
		$given = $insertion['rows'] ?? $this->connection->lists( $insertion['select'] );
		$where = $this->condition_of( $insertion, $given );
		$rows  = '' === $where ? array() : $this->keys->read( $table, "SELECT * FROM `$table` WHERE $where" );
		if ( array() !== $rows && $this->connection->is_mysql() ) {
			// Locks the rows that are there. Where there are none, it would lock the gap in which visitors insert.
			$rows = $this->keys->read( $table, "SELECT * FROM `$table` WHERE $where" . $this->connection->for_update() );
		}
		return array(
			$table => array(
				'rows'  => $rows,
				'keys'  => array_map( 'strval', array_keys( $rows ) ),
				'where' => $where,
				'new'   => count( $given ),
			),
		);
	}

	/**
	 * Returns the condition that finds the rows which an INSERT adds or meets; '' where the database numbers them and they meet none.
	 *
	 * @param Insertion                     $insertion
	 * @param list<list<string|null|false>> $given     Its rows.
	 *
	 * @throws Unreadable_Statement When its new rows could not be found afterwards.
	 */
	private function condition_of( array $insertion, array $given ): string {
		$table   = $insertion['table'];
		$shape   = $this->keys->shape( $table );
		$columns = array() === $insertion['columns'] ? $shape['columns'] : $this->keys->columns( $table, $insertion['columns'] );
		if ( count( $given ) > self::MOST_ROWS ) {
			throw new Unreadable_Statement( "more than 5,000 rows of $table" );
		}
		if ( '' !== $shape['counter'] && ! $insertion['may_meet'] && ! in_array( $shape['counter'], $columns, true ) ) {
			return '';
		}
		$conditions = array();
		$found      = array();
		foreach ( $shape['unique'] as $unique ) {
			foreach ( array() === array_diff( $unique, $columns ) ? $given : array() as $number => $row ) {
				$values = array();
				foreach ( $unique as $column ) {
					$value = $row[ (int) array_search( $column, $columns, true ) ] ?? null;
					if ( false === $value ) {
						throw new Unreadable_Statement( "an expression for $column of $table" );
					}
					if ( null !== $value && ( $column !== $shape['counter'] || 0 !== (int) $value ) ) {
						$values[ $column ] = $value;
					}
				}
				if ( count( $values ) === count( $unique ) ) {
					$conditions[]     = $this->keys->equals( $values );
					$found[ $number ] = true;
				}
			}
		}
		if ( array() === $found && '' !== $shape['counter'] ) {
			return '';
		}
		if ( count( $found ) < count( $given ) ) {
			throw new Unreadable_Statement( "rows of $table without a key" );
		}
		return implode( ' OR ', $conditions );
	}

	/** Records what the last write has changed, and stores it with its entries. */
	private function store_write(): void {
		$is_sent       = $this->is_sent();
		$tables        = $is_sent && null !== $this->pending ? $this->pending['tables'] : array();
		$sql           = $this->pending['sql'] ?? '';
		$this->pending = null;
		$count         = $is_sent ? $this->connection->changed_rows() : 0;
		$id            = $count > 0 ? $this->connection->last_id() : 0;
		$this->last_id = $id > 0 ? $id : $this->last_id;
		// A failed statement can have ended the transaction.
		$is_open           = ! ( $this->has_own || $this->has_foreign ) || $this->connection->is_open();
		$this->has_own     = $this->has_own && $is_open;
		$this->has_foreign = $this->has_foreign && ( $is_open || $this->is_manual );
		if ( ! $is_open ) {
			$this->connection->roll_back();
			return;
		}
		if ( $this->has_own && $this->has_updated_unseen_row( $tables, $count, $sql ) ) {
			$this->send_again( $sql );
			return;
		}
		$this->record_tables( $tables, $count, $id );
		if ( $this->has_own ) {
			$this->store->extend_lease( $this->run_id, $this->fence );
			$this->has_own = false;
			$this->connection->commit();
		}
	}

	/**
	 * Says whether an INSERT … ON DUPLICATE KEY UPDATE has updated its one row, which was not there when the statement was looked at.
	 *
	 * @param array<string, Touched> $tables
	 */
	private function has_updated_unseen_row( array $tables, int $count, string $sql ): bool {
		$touched = reset( $tables );
		return 2 === $count && is_array( $touched ) && 1 === $touched['new'] && array() === $touched['rows'] && '' !== $touched['where'] && $this->connection->is_mysql() && 0 === stripos( ltrim( $sql ), 'INSERT' );
	}

	/** Takes such a statement back and does it again, now that the row is there: the connection tells the same about it. */
	private function send_again( string $sql ): void {
		$this->roll_back_own();
		$this->connection->transaction(
			function () use ( $sql ): void {
				$tables = $this->rows_to_insert( ( new Statement( $sql ) )->insertion() );
				$count  = $this->connection->write( $sql );
				$this->record_tables( $tables, $count, $count > 0 ? $this->connection->last_id() : 0 );
				$this->store->extend_lease( $this->run_id, $this->fence );
			}
		);
	}

	/** @param array<string, Touched> $tables */
	private function record_tables( array $tables, int $count, int $id ): void {
		foreach ( $count > 0 ? $tables : array() as $table => $touched ) {
			$this->record_rows( (string) $table, $touched, $count, $id );
		}
	}

	/**
	 * @param Touched $touched
	 * @param int     $count   Number of rows that were changed.
	 * @param int     $id      The last id that the database gave.
	 */
	private function record_rows( string $table, array $touched, int $count, int $id ): void {
		$core = $this->connection->core_name( $table );
		$keys = $touched['keys'];
		if ( '' !== $touched['where'] ) {
			if ( $this->connection->is_mysql() && $count > $touched['new'] + count( $touched['rows'] ) ) {
				$this->store->add( $this->run_id, Change_Store::UNREAD, "others wrote $table at the same time" );
				return;
			}
			$keys = array_merge( $keys, array_map( 'strval', array_keys( $this->keys->read( $table, "SELECT * FROM `$table` WHERE {$touched['where']}" ) ) ) );
		} elseif ( null !== $touched['new'] ) {
			$counter = $this->keys->shape( $table )['counter'];
			$keys    = array_map( 'strval', array_keys( $this->keys->read( $table, "SELECT * FROM `$table` WHERE `$counter` IN ({$this->connection->list( $this->connection->new_ids( $id, $count ) )})" ) ) );
		}
		foreach ( $this->keys->rows( $table, array_values( array_unique( $keys ) ) ) as $key => $after ) {
			$before = $touched['rows'][ $key ] ?? null;
			$row    = $after ?? $before;
			if ( $before !== $after && null !== $row && ! Row_Image::is_ignored( $core, $row ) ) {
				$this->store->add( $this->run_id, Change_Store::ROW, $table, (string) $key, $before, Row_Image::hash( $core, $after ), Row_Image::after( $core, $after ) );
			}
		}
	}

	/**
	 * Records a change of tables. On MySQL the entry is stored first, since the database commits by itself, a plugin's transaction
	 * too; on SQLite entry and change are one transaction.
	 *
	 * @throws Unreadable_Statement When it changes a table that was there before in another way than by adding to it.
	 */
	private function record_definition( Statement $statement ): void {
		$this->store->extend_lease( $this->run_id, $this->fence );
		if ( $this->connection->is_mysql() ) {
			$this->has_foreign = $this->is_manual;
		} else {
			$this->begin_write();
		}
		$change = $statement->definition();
		$unread = array();
		foreach ( array_merge( $change['made'], array_keys( $change['shaped'] ), array_keys( $change['renamed'] ), array_values( $change['renamed'] ), $change['changed'] ) as $table ) {
			$this->keys->forget( (string) $table );
		}
		foreach ( array_merge( $change['changed'], array_keys( $change['renamed'] ) ) as $table ) {
			if ( $this->is_recorded( (string) $table ) ) {
				$unread[ $table ] = true;
			}
		}
		foreach ( array_merge( $change['made'], array_values( array_diff_key( $change['renamed'], $unread ) ) ) as $table ) {
			if ( ! $this->connection->has_table( $table ) && ! $this->connection->is_ours( $table ) ) {
				$this->made[ $table ] = true;
				$this->store_entry( Change_Store::TABLE, $table, '' );
			}
		}
		foreach ( $change['shaped'] as $table => $parts ) {
			$parts = $this->is_recorded( (string) $table ) ? $this->definitions->missing( (string) $table, $parts ) : array();
			if ( array() !== $parts ) {
				$this->store_entry( Change_Store::SHAPE, (string) $table, (string) wp_json_encode( $parts ) );
			}
		}
		if ( array() !== $unread ) {
			throw new Unreadable_Statement( implode( ', ', array_keys( $unread ) ) . ' was there before' );
		}
	}

	/** Stores an entry: with the transaction that is open, else in one of its own that checks the lease. */
	private function store_entry( string $kind, string $target, string $key ): void {
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

	/** Says whether the changes of a table are recorded: not of ours, of those that the import made, and of temporary ones. */
	private function is_recorded( string $table ): bool {
		return ! isset( $this->made[ $table ] ) && ! $this->connection->is_ours( $table ) && $this->keys->has_table( $table );
	}
}
