<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use wpdb;

/**
 * The hub's tables, behind calls that throw a Database_Error where wpdb would return false and go on. A single statement
 * that others were in the way of is sent again, as a whole transaction is.
 *
 * SQL names tables as {items}; values are placeholders of wpdb::prepare().
 *
 * Whoever locks more than one of these locks them in this order, so that nobody waits for each other:
 * 1. counts' lock row (Counts::lock()), which lets one writer of items in at a time: terms, item_terms, search_terms, counts,
 *    contents and an item's place in listings are changed under it alone;
 * 2. blobs, by hash: a row is the lock of its file (Files\Blobs);
 * 3. items, by id;
 * 4. item_blobs, downloads, favourites, ratings;
 * 5. tokens, accounts;
 * 6. orders, purchases.
 *
 * What belongs to the cloud shares no table with these, and has an order of its own: answers; cloud_usage by account; workspaces by
 * id, then their members; cloud_files by id, each in a statement; file_contents, then media, by hash; file_versions; activity.
 * Usage comes first because whoever pushes takes room before anything else, so that two who come at once never take the same. Who
 * has to read whose usage that is reads it without a lock, holds it, locks the rest and looks again: where it is somebody else's by
 * then, the transaction is done again (Files_For_Update, Workspaces\Workspace_For_Update).
 */
final class Database {

	/** Bytes after which an INSERT ends: enough to be quick, and far from the smallest max_allowed_packet in use. */
	private const BYTES_A_STATEMENT = 100000;

	private wpdb $wpdb;

	private Transaction $transaction;

	public function __construct( wpdb $wpdb, Transaction $transaction ) {
		$this->wpdb        = $wpdb;
		$this->transaction = $transaction;
	}

	/**
	 * Does several writes or none.
	 *
	 * @template T
	 * @param callable(): T $work What writes.
	 * @return T What the work returns.
	 */
	public function transaction( callable $work ) {
		return $this->transaction->run( $work );
	}

	/** Makes all reads of this request go to the primary: what was just written elsewhere must be seen. */
	public function read_from_primary(): void {
		$this->transaction->read_from_primary();
	}

	/**
	 * Returns the name of a table.
	 *
	 * @param string $name Name within the hub, such as 'items'.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'templately_' . $name;
	}

	/**
	 * Reads rows.
	 *
	 * @param int|string ...$values For its placeholders.
	 * @return list<array<string, string>>
	 */
	public function get_results( string $sql, ...$values ): array {
		$prepared = $this->statement( $sql, $values );
		return $this->transaction->retry(
			function () use ( $prepared, $sql ): array {
				$rows = $this->wpdb->get_results( $prepared, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- statement() prepares.
				$this->require_success( $sql );
				return is_array( $rows ) ? $rows : array();
			}
		);
	}

	/**
	 * Reads one row.
	 *
	 * @param int|string ...$values For its placeholders.
	 * @return array<string, string>|null Null where there is none.
	 */
	public function get_row( string $sql, ...$values ): ?array {
		return $this->get_results( $sql, ...$values )[0] ?? null;
	}

	/**
	 * Reads whole numbers, such as ids.
	 *
	 * @param int|string ...$values For its placeholders.
	 * @return list<int>
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
	 * Changes rows.
	 *
	 * @param string     $sql       An INSERT, UPDATE or DELETE.
	 * @param int|string ...$values For its placeholders.
	 */
	public function query( string $sql, ...$values ): int {
		return $this->send( $this->statement( $sql, $values ), $sql );
	}

	/**
	 * Adds a row.
	 *
	 * @param array<string, int|string>    $row   Column to value.
	 */
	public function insert( string $table, array $row ): int {
		$this->insert_many( $table, array_keys( $row ), array( array_values( $row ) ) );
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * Adds rows, many in one statement.
	 *
	 * @param list<string>                  $columns  Names of columns.
	 * @param iterable<list<int|string|Binary_Value>> $rows  Values in the order of the columns.
	 * @param string                        $conflict What to do where a unique key exists: '' to fail, 'ignore' to keep the
	 *                                                old row, or what follows ON DUPLICATE KEY UPDATE.
	 */
	public function insert_many( string $table, array $columns, iterable $rows, string $conflict = '' ): int {
		$head    = ( 'ignore' === $conflict ? 'INSERT IGNORE' : 'INSERT' ) . ' INTO ' . $this->table( $table ) . ' (' . implode( ', ', $columns ) . ') VALUES ';
		$tail    = '' === $conflict || 'ignore' === $conflict ? '' : ' ON DUPLICATE KEY UPDATE ' . $conflict;
		$changed = 0;
		$pending = '';
		foreach ( $rows as $row ) {
			$pending .= ( '' === $pending ? '' : ',' ) . $this->values( $row );
			if ( strlen( $pending ) > self::BYTES_A_STATEMENT ) {
				$changed += $this->send( $head . $pending . $tail, $head );
				$pending  = '';
			}
		}
		return '' === $pending ? $changed : $changed + $this->send( $head . $pending . $tail, $head );
	}

	/** @param string $said The same without them, for messages. */
	private function send( string $sql, string $said ): int {
		$this->transaction->read_from_primary();
		return $this->transaction->retry(
			function () use ( $sql, $said ): int {
				$changed = $this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- the callers prepare or escape.
				$this->require_success( $said );
				return (int) $changed;
			}
		);
	}

	/**
	 * Writes ids for an IN ( … ). No id is ever 0, so that an empty list finds nothing.
	 *
	 * @param int[] $ids Ids.
	 */
	public static function ids_list( array $ids ): string {
		return array() === $ids ? '0' : implode( ',', array_map( 'intval', $ids ) );
	}

	/**
	 * Writes texts for an IN ( … ).
	 *
	 * @param string[] $texts Texts.
	 */
	public function strings_list( array $texts ): string {
		return array() === $texts ? 'NULL' : trim( $this->values( array_values( $texts ) ), '()' );
	}

	/**
	 * @param list<int|string|Binary_Value> $row Values.
	 */
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

	/**
	 * @param string           $sql    SQL with {tables}.
	 * @param array<int|string> $values For its placeholders.
	 */
	private function statement( string $sql, array $values ): string {
		/** @var literal-string $sql Tables' names are no input. */
		$sql = (string) preg_replace( '/\{([a-z_]+)\}/', $this->wpdb->prefix . 'templately_$1', $sql );
		return array() === $values ? $sql : (string) $this->wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}

	/**
	 * @param string $sql For the message; without its values.
	 *
	 * @throws Database_Error When the last statement failed.
	 */
	private function require_success( string $sql ): void {
		if ( '' !== $this->wpdb->last_error ) {
			throw Database_Error::from_wpdb( $this->wpdb, 'The database refused: ' . substr( $sql, 0, 120 ) );
		}
	}
}
