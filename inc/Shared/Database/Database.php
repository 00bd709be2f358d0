<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use wpdb;

/**
 * Queries on the plugin's tables. Unlike wpdb, throws a Database_Error on failure and retries a statement after a deadlock or a lock
 * timeout.
 * Table names are written as {items}; values are placeholders of wpdb::prepare().
 * Lock order, to avoid deadlocks: (1) the lock row of counts, which allows one writer of items at a time (terms, item_terms, search_terms,
 * counts, contents and an item's place in listings change under it only); (2) blobs, by hash; (3) items, by id; (4) item_blobs, downloads,
 * favourites, ratings; (5) tokens, accounts; (6) orders, purchases.
 * The cloud's tables are separate and have their own order: answers; cloud_usage, by account; workspaces, by id, then their members;
 * cloud_files, by id, each in its own statement; file_contents, then media, by hash; file_versions; activity. A push reserves space first,
 * so that two pushes never take the same. The owner of the usage row is read without a lock and checked again under it (Files_For_Update,
 * Workspace_For_Update).
 */
final class Database {

	/** Size limit of an INSERT: well below any max_allowed_packet in use. */
	private const MAX_STATEMENT_BYTES = 100000;

	private wpdb $wpdb;

	private Transaction $transaction;

	public function __construct( wpdb $wpdb, Transaction $transaction ) {
		$this->wpdb        = $wpdb;
		$this->transaction = $transaction;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function transaction( callable $work ) {
		return $this->transaction->run( $work );
	}

	/** Sends the reads of this request to the primary database, which has the latest writes. */
	public function read_from_primary(): void {
		$this->transaction->read_from_primary();
	}

	/** @param string $name Without prefixes, such as 'items'. */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'templately_' . $name;
	}

	/**
	 * @param int|string ...$values
	 * @return list<array<string, string>>
	 */
	public function get_results( string $sql, ...$values ): array {
		$prepared = $this->statement( $sql, $values );
		return $this->transaction->retry(
			function () use ( $prepared, $sql ): array {
				$rows = $this->wpdb->get_results( $prepared, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared by statement().
				$this->require_success( $sql );
				return is_array( $rows ) ? $rows : array();
			}
		);
	}

	/**
	 * @param int|string ...$values
	 * @return array<string, string>|null
	 */
	public function get_row( string $sql, ...$values ): ?array {
		return $this->get_results( $sql, ...$values )[0] ?? null;
	}

	/**
	 * @param int|string ...$values
	 * @return list<int> First column as integers.
	 */
	public function get_integers( string $sql, ...$values ): array {
		return array_map(
			static function ( array $row ): int {
				return (int) reset( $row );
			},
			$this->get_results( $sql, ...$values )
		);
	}

	/**
	 * @param int|string ...$values
	 * @return int Number of changed rows.
	 */
	public function query( string $sql, ...$values ): int {
		return $this->send( $this->statement( $sql, $values ), $sql );
	}

	/**
	 * @param array<string, int|string> $row
	 * @return int Insert id.
	 */
	public function insert( string $table, array $row ): int {
		$this->insert_many( $table, array_keys( $row ), array( array_values( $row ) ) );
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * Inserts rows with as few statements as possible.
	 * @param list<string>                            $columns
	 * @param iterable<list<int|string|Binary_Value>> $rows     Values in the order of the columns.
	 * @param string                                  $conflict On a duplicate key: '' fails, 'ignore' keeps the old row, anything else follows ON DUPLICATE KEY UPDATE.
	 * @return int Number of changed rows.
	 */
	public function insert_many( string $table, array $columns, iterable $rows, string $conflict = '' ): int {
		$head    = ( 'ignore' === $conflict ? 'INSERT IGNORE' : 'INSERT' ) . ' INTO ' . $this->table( $table ) . ' (' . implode( ', ', $columns ) . ') VALUES ';
		$tail    = '' === $conflict || 'ignore' === $conflict ? '' : ' ON DUPLICATE KEY UPDATE ' . $conflict;
		$changed = 0;
		$pending = '';
		foreach ( $rows as $row ) {
			$pending .= ( '' === $pending ? '' : ',' ) . $this->values( $row );
			if ( strlen( $pending ) > self::MAX_STATEMENT_BYTES ) {
				$changed += $this->send( $head . $pending . $tail, $head );
				$pending  = '';
			}
		}
		return '' === $pending ? $changed : $changed + $this->send( $head . $pending . $tail, $head );
	}

	/** @param string $said Statement without values, for error messages. */
	private function send( string $sql, string $said ): int {
		$this->transaction->read_from_primary();
		return $this->transaction->retry(
			function () use ( $sql, $said ): int {
				$changed = $this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared by the callers.
				$this->require_success( $said );
				return (int) $changed;
			}
		);
	}

	/** @param int[] $ids For IN (…). An empty list becomes 0, which matches no row. */
	public static function ids_list( array $ids ): string {
		return array() === $ids ? '0' : implode( ',', array_map( 'intval', $ids ) );
	}

	/** @param string[] $texts For IN (…). */
	public function strings_list( array $texts ): string {
		return array() === $texts ? 'NULL' : trim( $this->values( array_values( $texts ) ), '()' );
	}

	/** @param list<int|string|Binary_Value> $row */
	private function values( array $row ): string {
		$sql = array();
		foreach ( $row as $value ) {
			if ( $value instanceof Binary_Value ) {
				$sql[] = $value->to_sql();
				continue;
			}
			$sql[] = is_int( $value ) ? (string) $value : "'" . $this->wpdb->_real_escape( $value ) . "'";
		}
		return '(' . implode( ',', $sql ) . ')';
	}

	/** @param array<int|string> $values */
	private function statement( string $sql, array $values ): string {
		/** @var literal-string $sql Table names are no input. */
		$sql = (string) preg_replace( '/\{([a-z_]+)\}/', $this->wpdb->prefix . 'templately_$1', $sql );
		return array() === $values ? $sql : (string) $this->wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}

	/** @throws Database_Error When the last statement failed. */
	private function require_success( string $sql ): void {
		if ( '' !== $this->wpdb->last_error ) {
			throw Database_Error::from_wpdb( $this->wpdb, 'The database refused: ' . substr( $sql, 0, 120 ) );
		}
	}
}
