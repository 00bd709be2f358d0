<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Throwable;
use mysqli;
use mysqli_result;
use wpdb;

// phpcs:disable WordPress.DB.RestrictedFunctions, WordPress.DB.RestrictedClasses -- these statements go past wpdb, so that nothing of its state moves under who uses it.

/**
 * The import's own statements, on wpdb's connection but past wpdb: they stand between a foreign statement and what its sender
 * then asks wpdb for (the new id, the number of rows, the error), and they are not captured.
 *
 * Values are written by quote(), names of tables by table() and core().
 */
final class Import_Database {

	private wpdb $wpdb;

	/** The site's prefix when this was made: an import stays on its site. */
	private string $prefix;

	/** @var callable(): void|null Called before each statement. */
	private $before = null;

	/** How far apart the numbers are that the database gives to rows; null where it was not asked yet. */
	private ?int $step = null;

	/**
	 * @param wpdb $wpdb The connection.
	 */
	public function __construct( wpdb $wpdb ) {
		$this->wpdb   = $wpdb;
		$this->prefix = $wpdb->prefix;
	}

	/**
	 * Reads rows.
	 *
	 * @param string $sql A SELECT or SHOW, with its values.
	 * @return list<array<string, string|null>>
	 *
	 * @throws Database_Error When it was refused.
	 */
	public function rows( string $sql ): array {
		$result = $this->send( $sql );
		if ( $result instanceof mysqli_result ) {
			$rows = $result->fetch_all( MYSQLI_ASSOC );
			$result->free();
			return $rows;
		}
		return $result instanceof \PDOStatement ? array_values( $result->fetchAll( \PDO::FETCH_ASSOC ) ?: array() ) : array();
	}

	/**
	 * Reads one value.
	 *
	 * @param string $sql A SELECT of one column, with its values.
	 */
	public function value( string $sql ): ?string {
		$row = $this->rows( $sql )[0] ?? array();
		return array() === $row ? null : reset( $row );
	}

	/**
	 * Changes rows or tables.
	 *
	 * @param string $sql A statement, with its values.
	 * @return int How many rows were changed.
	 *
	 * @throws Database_Error When it was refused.
	 */
	public function write( string $sql ): int {
		$result = $this->send( $sql );
		$handle = $this->handle();
		if ( $handle instanceof mysqli ) {
			return (int) $handle->affected_rows;
		}
		return $result instanceof \PDOStatement ? $result->rowCount() : 0;
	}

	/**
	 * Lets somebody look at what the connection says of the statement before, ahead of each of ours.
	 *
	 * @param callable(): void|null $before What looks; null for nobody.
	 */
	public function on_before_query( ?callable $before ): void {
		$this->before = $before;
	}

	/** Returns the id that the connection's last INSERT made, whoever sent it; of several rows the first. */
	public function inserted_id(): int {
		$handle = $this->handle();
		return (int) ( $handle instanceof mysqli ? $handle->insert_id : $handle->lastInsertId() );
	}

	/**
	 * Returns the numbers that the database gave to the rows of one INSERT. Where several servers write, each leaves out those of the others.
	 *
	 * @param int $said  What inserted_id() said of it, or wpdb: of many rows MariaDB tells the first, and SQLite the last.
	 * @param int $count How many rows.
	 * @return list<int> Ascending.
	 */
	public function inserted_ids( int $said, int $count ): array {
		if ( $count < 2 || ! $this->is_mysql() ) {
			return $count < 1 ? array() : range( $said - $count + 1, $said );
		}
		$this->step = $this->step ?? max( 1, (int) $this->value( 'SELECT @@auto_increment_increment' ) );
		return range( $said, $said + ( $count - 1 ) * $this->step, $this->step );
	}

	/** Returns how many rows the connection's last statement changed; only where is_mysql(). */
	public function affected_rows(): int {
		$handle = $this->handle();
		return $handle instanceof mysqli ? (int) $handle->affected_rows : (int) $this->wpdb->rows_affected;
	}

	/** Says whether this is MySQL or MariaDB; else it is the SQLite drop-in. */
	public function is_mysql(): bool {
		return $this->handle() instanceof mysqli;
	}

	/** Returns the end of a SELECT in a transaction that keeps others from changing its rows before we do. SQLite lets one write at a time. */
	public function for_update(): string {
		return $this->is_mysql() ? ' FOR UPDATE' : '';
	}

	/** Returns the connection's number; 0 where connections have none. */
	public function connection_id(): int {
		$handle = $this->handle();
		return $handle instanceof mysqli ? (int) $handle->thread_id : 0;
	}

	/**
	 * Says what became of a statement that wpdb was given last.
	 *
	 * @param string $sql The statement.
	 * @return bool|null Whether it succeeded; null where it was not sent yet.
	 */
	public function last_statement_succeeded( string $sql ): ?bool {
		return $this->wpdb->last_query === $sql ? '' === $this->wpdb->last_error : null;
	}

	/**
	 * Writes a value.
	 *
	 * @param string|int|null $value The value.
	 */
	public function quote( $value ): string {
		if ( null === $value ) {
			return 'NULL';
		}
		if ( is_int( $value ) ) {
			return (string) $value;
		}
		// What is no text must not be taken for one of the connection's character set.
		return 1 !== preg_match( '//u', $value ) ? "x'" . bin2hex( $value ) . "'" : "'" . $this->wpdb->remove_placeholder_escape( $this->wpdb->_real_escape( $value ) ) . "'";
	}

	/**
	 * Writes values for an IN ( … ), or for a row.
	 *
	 * @param array<string|int|null> $values Values.
	 */
	public function list( array $values ): string {
		return array() === $values ? 'NULL' : implode( ',', array_map( array( $this, 'quote' ), $values ) );
	}

	/**
	 * Returns the name of one of our tables.
	 *
	 * @param string $name Without prefixes, such as 'runs'.
	 */
	public function table( string $name ): string {
		return $this->prefix . 'templately_' . $name;
	}

	/**
	 * Returns the name of one of WordPress's tables.
	 *
	 * @param string $name Without prefix, such as 'posts'.
	 */
	public function core_table( string $name ): string {
		return (string) $this->wpdb->$name;
	}

	/** Returns the database's name. */
	public function database_name(): string {
		return (string) $this->wpdb->__get( 'dbname' );
	}

	/** Returns the site's prefix. */
	public function prefix(): string {
		return $this->prefix;
	}

	/**
	 * Says whether there is a table.
	 *
	 * @param string $table Its whole name.
	 */
	public function has_table( string $table ): bool {
		return array() !== $this->rows( 'SHOW TABLES LIKE ' . $this->quote( addcslashes( $table, '_%\\' ) ) );
	}

	/**
	 * Returns those of some tables that keep what was written by half, such as MyISAM's: no transaction takes it back there.
	 *
	 * @param string[] $tables Their whole names.
	 * @return list<string> Their whole names, ascending.
	 */
	public function non_transactional_tables( array $tables ): array {
		if ( ! $this->is_mysql() ) {
			return array();
		}
		return array_map( 'strval', array_column( $this->rows( "SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t LEFT JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_NAME IN ({$this->list( $tables )}) AND COALESCE(e.TRANSACTIONS, 'NO') <> 'YES' ORDER BY t.TABLE_NAME" ), 'name' ) );
	}

	/**
	 * @param string $sql A statement.
	 * @return mixed What the connection answers.
	 *
	 * @throws Database_Error When it was refused, or the open transaction is at an end already.
	 */
	private function send( string $sql ) {
		Transaction::require_intact();
		if ( null !== $this->before ) {
			( $this->before )();
		}
		Interruption_Points::reach( $sql );
		$handle = $this->handle();
		if ( $handle instanceof mysqli ) {
			$result = $handle->query( $sql );
			if ( false !== $result ) {
				return $result;
			}
			$failure = Database_Error::from_mysql( $handle->errno, 'The database refused: ' . substr( $sql, 0, 120 ) . ": $handle->error" );
		} else {
			try {
				return $handle->query( $sql );
			} catch ( Throwable $thrown ) {
				$failure = Database_Error::from_sqlite( $thrown->getMessage(), 'The database refused: ' . substr( $sql, 0, 120 ) . ': ' . $thrown->getMessage() );
			}
		}
		Transaction::record_error( $failure );
		throw $failure;
	}

	/**
	 * @return mysqli|\PDO
	 */
	private function handle() {
		/** @var mysqli|\PDO $handle The drop-in's driver is a PDO. */
		$handle = $this->wpdb->__get( 'dbh' );
		return $handle;
	}
}
