<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use Throwable;
use mysqli;
use mysqli_result;
use wpdb;

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- these statements go past wpdb, so that its results stay as they are.

/**
 * Statements on wpdb's connection that wpdb does not see: its insert_id, rows_affected and last_error stay, and no filter runs.
 * Write values with quote() and list(), and names of tables with table() and core_table(). A refused statement throws a Database_Error.
 */
final class Connection {

	private const MAX_RETRIES = 5;

	/** Seconds to wait for the end of another connection. */
	private const END_TIMEOUT = 10;

	private wpdb $wpdb;

	/** Prefix of the site for which this object was created. */
	private string $prefix;

	/** @var (callable(): void)|null Called before each statement. */
	private $before = null;

	/** Connection with an open transaction of this object. */
	private ?object $open = null;

	/** Step between automatic ids; null until it is needed. */
	private ?int $step = null;

	public function __construct( wpdb $wpdb ) {
		$this->wpdb   = $wpdb;
		$this->prefix = $wpdb->prefix;
		if ( Transaction::send_reads_to_primary( $wpdb ) ) {
			// What wpdb has sent last tells which server it is connected to.
			$wpdb->query( 'SELECT 1' );
		}
	}

	/** @return list<array<string, string|null>> */
	public function rows( string $sql ): array {
		$result = $this->send( $sql );
		if ( $result instanceof mysqli_result ) {
			return $result->fetch_all( MYSQLI_ASSOC );
		}
		return $result instanceof \PDOStatement ? array_values( $result->fetchAll( \PDO::FETCH_ASSOC ) ?: array() ) : array();
	}

	/** @return list<list<string|null>> Rows as lists of values. */
	public function lists( string $sql ): array {
		$result = $this->send( $sql );
		if ( $result instanceof mysqli_result ) {
			return array_map( 'array_values', $result->fetch_all( MYSQLI_NUM ) );
		}
		return $result instanceof \PDOStatement ? array_map( 'array_values', array_values( $result->fetchAll( \PDO::FETCH_NUM ) ?: array() ) ) : array();
	}

	/** Returns the first value of the first row; null without a row. */
	public function value( string $sql ): ?string {
		$value = $this->lists( $sql )[0][0] ?? null;
		return null === $value ? null : (string) $value;
	}

	/** Changes rows or tables. Returns the number of changed rows. */
	public function write( string $sql ): int {
		$result = $this->send( $sql );
		$handle = $this->handle();
		if ( $handle instanceof mysqli ) {
			return (int) $handle->affected_rows;
		}
		return $result instanceof \PDOStatement ? $result->rowCount() : 0;
	}

	/**
	 * Runs writes in a transaction, and again after a deadlock. A nested call joins the outer transaction.
	 * @template T
	 * @param callable(): T $work Must be repeatable.
	 * @return T
	 */
	public function transaction( callable $work ) {
		if ( null !== $this->before ) {
			( $this->before )();
		}
		if ( null !== $this->open ) {
			return $work();
		}
		for ( $times = 0; ; $times++ ) {
			$this->begin();
			try {
				$result = $work();
				$this->commit();
				return $result;
			} catch ( Throwable $thrown ) {
				$this->roll_back();
				if ( ! $thrown instanceof Database_Error || ! $thrown->is_retryable() || self::MAX_RETRIES === $times ) {
					throw $thrown;
				}
				self::pause( $times );
			}
		}
	}

	public function begin(): void {
		$this->send( 'START TRANSACTION' );
		$this->open = $this->handle();
	}

	/** @throws Database_Error When the database refuses it, or has ended the transaction. */
	public function commit(): void {
		if ( ! $this->is_open() ) {
			$this->open = null;
			throw new Database_Error( Database_Error::OTHER, 'The database has ended a transaction.' );
		}
		$this->send( 'COMMIT' );
		$this->open = null;
	}

	/** Rolls back. After a lost connection the database has done so. */
	public function roll_back(): void {
		$handle     = $this->handle();
		$is_same    = null === $this->open || $handle === $this->open;
		$this->open = null;
		try {
			if ( $is_same && ( $handle instanceof mysqli || $handle->inTransaction() ) ) {
				$handle->query( 'ROLLBACK' );
			}
		} catch ( Throwable $gone ) {
			unset( $gone );
		}
	}

	/** Waits for a random time that grows with each retry. */
	public static function pause( int $times ): void {
		usleep( 1000 * random_int( 1, 20 * 2 ** $times ) );
	}

	/** @param (callable(): void)|null $before Runs before each statement. */
	public function on_before_query( ?callable $before ): void {
		$this->before = $before;
	}

	// What became of wpdb's last statement. To be asked before the next statement is sent.

	public function sent_queries(): int {
		return (int) $this->wpdb->num_queries;
	}

	/** Returns the number of rows that wpdb's last statement changed (on SQLite: matched); 0 or less after a failure. */
	public function changed_rows(): int {
		$handle = $this->handle();
		return (int) ( $handle instanceof mysqli ? $handle->affected_rows : $this->wpdb->rows_affected );
	}

	/** Returns the last automatic id. Of several rows MySQL returns the first one's, SQLite the last one's. */
	public function last_id(): int {
		$handle = $this->handle();
		return (int) ( $handle instanceof mysqli ? $handle->insert_id : $handle->lastInsertId() );
	}

	/**
	 * @param int $last_id Return value of last_id().
	 * @return list<int> Automatic ids of the rows of one INSERT, ascending.
	 */
	public function new_ids( int $last_id, int $count ): array {
		if ( $last_id < 1 || $count < 1 ) {
			return array();
		}
		if ( ! $this->is_mysql() ) {
			return range( $last_id - $count + 1, $last_id );
		}
		// Where several servers write (Galera), each leaves out the ids of the others.
		$this->step = $count < 2 ? $this->step : $this->step ?? max( 1, (int) $this->value( 'SELECT @@auto_increment_increment' ) );
		return range( $last_id, $last_id + ( $count - 1 ) * ( $this->step ?? 1 ), $this->step ?? 1 );
	}

	/** Whether a transaction can still be open: MySQL ends it after a deadlock, SQLite after any failure. */
	public function is_open(): bool {
		$handle = $this->handle();
		return $handle instanceof mysqli ? Database_Error::DEADLOCK !== Database_Error::from_mysql( $handle->errno, '' )->kind() : $handle->inTransaction();
	}

	/** Restores LAST_INSERT_ID() after our own statements have changed it. */
	public function restore_last_id( int $id ): void {
		if ( $this->is_mysql() && $id > 0 ) {
			$this->rows( "SELECT LAST_INSERT_ID($id)" );
		}
	}

	/** Makes wpdb report the current statement as failed, if its query filter returns this method's result. */
	public function refuse( string $message ): string {
		$this->wpdb->flush();
		$this->wpdb->last_error = $message;
		return '';
	}

	/** wpdb's connection: another object after wpdb has reconnected. */
	public function current(): object {
		return $this->handle();
	}

	/** Makes wpdb's connection read-only. A transaction would not prevent definitions such as ALTER TABLE. */
	public function forbid_writes(): void {
		$handle = $this->handle();
		if ( $handle instanceof mysqli ) {
			$handle->query( 'SET SESSION TRANSACTION READ ONLY' );
		}
	}

	/** Whether this is MySQL or MariaDB, which commit before and after a definition; otherwise it is the SQLite drop-in. */
	public function is_mysql(): bool {
		return $this->handle() instanceof mysqli;
	}

	/** Returns the clause of a SELECT that locks its rows. SQLite has one writer at a time and needs none. */
	public function for_update(): string {
		return $this->is_mysql() ? ' FOR UPDATE' : '';
	}

	/** Returns the connection's number; 0 on SQLite. */
	public function id(): int {
		$handle = $this->handle();
		return $handle instanceof mysqli ? (int) $handle->thread_id : 0;
	}

	/**
	 * Ends another connection and waits for its end, because its last statement can take effect until then. SQLite needs no wait.
	 * @param int $id Number of the connection; 0 for none.
	 * @return bool Whether it has ended.
	 */
	public function end_connection( int $id ): bool {
		if ( ! $this->is_mysql() || $id < 1 || $id === $this->id() ) {
			return true;
		}
		try {
			$this->write( "KILL $id" );
		} catch ( Database_Error $gone ) {
			unset( $gone );
		}
		$until = microtime( true ) + self::END_TIMEOUT;
		while ( null !== $this->value( "SELECT ID FROM information_schema.PROCESSLIST WHERE ID = $id" ) ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			usleep( 10000 );
		}
		return true;
	}

	/** @param string|int|float|null $value */
	public function quote( $value ): string {
		if ( null === $value ) {
			return 'NULL';
		}
		if ( ! is_string( $value ) ) {
			return (string) $value;
		}
		// Bytes that are no text must not be read in the connection's character set.
		return 1 !== preg_match( '//u', $value ) ? "x'" . bin2hex( $value ) . "'" : "'" . $this->wpdb->remove_placeholder_escape( $this->wpdb->_real_escape( $value ) ) . "'";
	}

	/** @param array<string|int|float|null> $values For IN ( … ) or for a row. */
	public function list( array $values ): string {
		return array() === $values ? 'NULL' : implode( ',', array_map( array( $this, 'quote' ), $values ) );
	}

	public function table( string $name ): string {
		return $this->prefix . 'templately_' . $name;
	}

	public function core_table( string $name ): string {
		return (string) $this->wpdb->$name;
	}

	/** Returns the name of a WordPress table without prefix, of any site of a network; '' for other tables. */
	public function core_name( string $table ): string {
		$is_core = 1 === preg_match( '/^' . preg_quote( $this->wpdb->base_prefix, '/' ) . '(?:\d+_)?(posts|postmeta|options|terms|termmeta|term_taxonomy|term_relationships|comments|commentmeta|users|usermeta|sitemeta)$/D', $table, $found );
		return $is_core ? $found[1] : '';
	}

	/** Whether a table is one of ours, of any site of a network. */
	public function is_ours( string $table ): bool {
		return 1 === preg_match( '/^' . preg_quote( $this->wpdb->base_prefix, '/' ) . '(?:\d+_)?templately_/', $table );
	}

	/** Whether a table exists. Ignores temporary tables. */
	public function has_table( string $table ): bool {
		return array() !== $this->rows( 'SHOW TABLES LIKE ' . $this->quote( addcslashes( $table, '_%\\' ) ) );
	}

	/** @return mysqli_result|\PDOStatement|bool */
	private function send( string $sql ) {
		if ( null !== $this->before ) {
			( $this->before )();
		}
		/**
		 * Fires before each statement of an import or revert. For tests, which end the process there.
		 * @param string $sql The statement.
		 */
		do_action( 'templately_import_boundary', $sql );
		$handle = $this->handle();
		if ( null !== $this->open && $handle !== $this->open ) {
			throw new Database_Error( Database_Error::GONE, 'The connection to the database was lost.' );
		}
		$said = 'The database refused: ' . substr( $sql, 0, 120 );
		if ( ! $handle instanceof mysqli ) {
			try {
				return $handle->query( $sql );
			} catch ( Throwable $thrown ) {
				throw Database_Error::from_sqlite( $thrown->getMessage(), "$said: " . $thrown->getMessage() );
			}
		}
		$result = $handle->query( $sql );
		if ( false === $result ) {
			throw Database_Error::from_mysql( $handle->errno, "$said: $handle->error" );
		}
		return $result;
	}

	/** @return mysqli|\PDO */
	private function handle() {
		/** @var mysqli|\PDO $handle The drop-in's driver is a PDO that reads MySQL. */
		$handle = $this->wpdb->__get( 'dbh' );
		return $handle;
	}
}
