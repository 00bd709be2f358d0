<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;

/**
 * The table of changes. No other class reads or writes it.
 * @phpstan-import-type Row from Table_Keys
 * @phpstan-type Entry array{seq: int, kind: string, target: string, key: string, before: Row|null, after: Row|null, after_hash: string, state: int}
 */
final class Change_Store {

	public const ROW    = 'row';
	public const TABLE  = 'table';
	public const SHAPE  = 'shape';
	public const UNREAD = 'unread';

	public const RECORDED = 0;
	public const UNDONE   = 1;
	public const KEPT     = 2;

	/** Another row still has the unique value. Tried again after all others. */
	public const WAITING = 3;

	/** Seconds by which a stored write extends the lease. */
	private const LEASE = 30;

	private const AT_ONCE = 200;

	/** Bytes of images that are read at once; a single entry can have more. */
	private const MOST_BYTES = 4000000;

	private Connection $connection;

	private string $table;

	public function __construct( Connection $connection ) {
		$this->connection = $connection;
		$this->table      = $connection->table( 'changes' );
	}

	/** Extends the lease. In a transaction this decides whether it is committed. */
	public function extend_lease( int $run_id, int $fence ): void {
		if ( 1 !== $this->connection->write( "UPDATE {$this->connection->table( 'runs' )} SET lease_until = UNIX_TIMESTAMP() + " . self::LEASE . ", beat = beat + 1 WHERE id = $run_id AND fence = $fence" ) ) {
			throw new Lease_Lost();
		}
	}

	/**
	 * @param string   $target Full name of a table, or a path.
	 * @param string   $key    Key of a row, or columns and keys that are added to a table.
	 * @param Row|null $before
	 * @param Row|null $after
	 */
	public function add( int $run_id, string $kind, string $target, string $key = '', ?array $before = null, string $after_hash = '', ?array $after = null ): void {
		$state  = self::UNREAD === $kind ? self::KEPT : self::RECORDED;
		$values = array( $run_id, $kind, $target, $key, Row_Image::encode( $before ), $after_hash, Row_Image::encode( $after ), $state );
		$this->connection->write( "INSERT INTO $this->table (run_id, kind, target, row_key, before_image, after_hash, after_image, state) VALUES ({$this->connection->list( $values )})" );
	}

	/** Returns 0 for none. */
	public function newest( int $run_id ): int {
		return (int) $this->connection->value( "SELECT MAX(seq) FROM $this->table WHERE run_id = $run_id" );
	}

	/** @return array<int, string> Targets of a kind of entries by the number of the first entry, ascending. */
	public function targets( int $run_id, string $kind ): array {
		/** @var array<int, string> $targets */
		$targets = array_column( $this->connection->rows( "SELECT MIN(seq) AS seq, target FROM $this->table WHERE run_id = $run_id AND kind = {$this->connection->quote( $kind )} GROUP BY target ORDER BY seq" ), 'target', 'seq' );
		return $targets;
	}

	/** @return list<Entry> Entries to undo next, newest first: rows, or one entry of another kind. After $since and before $below. */
	public function last( int $run_id, int $state, int $since, int $below, int $limit ): array {
		$seqs  = array();
		$kind  = self::ROW;
		$bytes = 0;
		foreach ( $this->connection->rows( "SELECT seq, kind, COALESCE(LENGTH(before_image), 0) + COALESCE(LENGTH(after_image), 0) AS bytes FROM $this->table WHERE run_id = $run_id AND state = $state AND seq > $since AND seq < $below ORDER BY seq DESC LIMIT $limit" ) as $row ) {
			$bytes += (int) $row['bytes'];
			if ( array() !== $seqs && ( self::ROW !== $kind || self::ROW !== $row['kind'] || $bytes > self::MOST_BYTES ) ) {
				break;
			}
			$kind   = $row['kind'];
			$seqs[] = (int) $row['seq'];
		}
		return $this->read( "seq IN ({$this->connection->list( $seqs )}) ORDER BY seq DESC" );
	}

	/**
	 * @param array{kinds?: list<string>, tables?: list<string>, keys?: list<string>, made?: bool, state?: int, after?: int, limit?: int, images?: bool} $query Made: rows that the import made, or did not make. After: a number. Limit: 200 by default.
	 * @return list<Entry> Ascending.
	 */
	public function entries( int $run_id, array $query ): array {
		$where = array( "run_id = $run_id", 'seq > ' . ( $query['after'] ?? 0 ) );
		foreach ( array(
			'kinds'  => 'kind',
			'tables' => 'target',
			'keys'   => 'row_key',
		) as $name => $column ) {
			if ( isset( $query[ $name ] ) ) {
				$where[] = "$column IN ({$this->connection->list( $query[ $name ] )})";
			}
		}
		if ( isset( $query['made'] ) ) {
			$where[] = 'before_image IS ' . ( $query['made'] ? 'NULL' : 'NOT NULL' );
		}
		if ( isset( $query['state'] ) ) {
			$where[] = "state = {$query['state']}";
		}
		return $this->read( implode( ' AND ', $where ) . ' ORDER BY seq LIMIT ' . ( $query['limit'] ?? self::AT_ONCE ), $query['images'] ?? true );
	}

	/** @param int[] $seqs */
	public function set_state( array $seqs, int $state ): void {
		if ( array() !== $seqs ) {
			$this->connection->write( "UPDATE $this->table SET state = $state WHERE seq IN ({$this->connection->list( $seqs )})" );
		}
	}

	/** @param int[] $seqs */
	public function keep( int $run_id, int $fence, array $seqs ): void {
		$this->connection->transaction(
			function () use ( $run_id, $fence, $seqs ): void {
				$this->set_state( $seqs, self::KEPT );
				$this->extend_lease( $run_id, $fence );
			}
		);
	}

	/** @param int[] $seqs */
	public function remove( array $seqs ): void {
		if ( array() !== $seqs ) {
			$this->connection->write( "DELETE FROM $this->table WHERE seq IN ({$this->connection->list( $seqs )})" );
		}
	}

	/** @return array<int, array{change: string, tables: string}> See Change_Log::unrecorded(). */
	public function unread( int $run_id ): array {
		$unread = array();
		foreach ( $this->connection->rows( "SELECT MIN(seq) AS seq, target, row_key FROM $this->table WHERE run_id = $run_id AND kind = {$this->connection->quote( self::UNREAD )} GROUP BY target, row_key ORDER BY seq" ) as $row ) {
			$unread[ (int) $row['seq'] ] = array(
				'change' => (string) $row['target'],
				'tables' => (string) $row['row_key'],
			);
		}
		return $unread;
	}

	/** Deletes the names of unreadable statements after a mark: their item is done again. */
	public function remove_unread( int $run_id, int $since ): void {
		$this->connection->write( "DELETE FROM $this->table WHERE run_id = $run_id AND seq > $since AND kind = {$this->connection->quote( self::UNREAD )}" );
	}

	/** Deletes the next entries of a run. Returns how many. */
	public function delete( int $run_id ): int {
		$seqs = array_column( $this->connection->rows( "SELECT seq FROM $this->table WHERE run_id = $run_id ORDER BY state, seq LIMIT " . self::AT_ONCE ), 'seq' );
		$this->remove( array_map( 'intval', $seqs ) );
		return count( $seqs );
	}

	public function count( int $run_id, int $state ): int {
		return (int) $this->connection->value( "SELECT COUNT(*) FROM $this->table WHERE run_id = $run_id AND state = $state" );
	}

	/**
	 * Merges the entries of each row into one with the first image and the last hash, so that an undo writes each row once.
	 * @return bool Whether each row has one entry.
	 */
	public function compact( int $run_id, int $fence, int $since ): bool {
		$of   = "run_id = $run_id AND kind = {$this->connection->quote( self::ROW )} AND state = " . self::RECORDED . " AND seq > $since";
		$rows = $this->connection->rows( "SELECT target, row_key FROM $this->table WHERE $of GROUP BY target, row_key HAVING COUNT(*) > 1 LIMIT " . 10 * self::AT_ONCE );
		foreach ( array_chunk( $rows, self::AT_ONCE ) as $some ) {
			$this->connection->transaction(
				function () use ( $some, $of, $run_id, $fence ): void {
					foreach ( $some as $row ) {
						$this->join( $this->read( "$of AND target = {$this->connection->quote( $row['target'] )} AND row_key = {$this->connection->quote( $row['row_key'] )} ORDER BY seq" ) );
					}
					$this->extend_lease( $run_id, $fence );
				}
			);
		}
		return count( $rows ) < 10 * self::AT_ONCE;
	}

	/** @param list<Entry> $entries All of one row, ascending. */
	private function join( array $entries ): void {
		if ( count( $entries ) < 2 ) {
			return;
		}
		$first  = array_shift( $entries );
		$table  = $this->connection->core_name( $first['target'] );
		$before = $first['before'];
		$last   = $first;
		$seqs   = array();
		$hash   = '';
		foreach ( $entries as $entry ) {
			if ( ! Row_Image::has_hash( $table, $entry['before'], $last['after_hash'] ) ) {
				// Others wrote in between. Their part of an option counts as older than the import.
				if ( null !== $last['after'] && null !== $entry['before'] && Row_Image::is_merged( $table, $entry['before'] ) ) {
					$before = Three_Way_Merge::rows( $table, $before, $last['after'], $entry['before'] );
				} else {
					$hash = Row_Image::SHARED;
				}
			}
			$seqs[] = $last['seq'];
			$last   = $entry;
		}
		$this->connection->write( "UPDATE $this->table SET before_image = {$this->connection->quote( Row_Image::encode( $before ) )}, after_hash = {$this->connection->quote( '' === $hash ? $last['after_hash'] : $hash )} WHERE seq = {$last['seq']}" );
		$this->remove( $seqs );
	}

	/** @return list<Entry> */
	private function read( string $where, bool $has_images = true ): array {
		$entries = array();
		foreach ( $this->connection->rows( 'SELECT seq, kind, target, row_key, after_hash, state' . ( $has_images ? ', before_image, after_image' : '' ) . " FROM $this->table WHERE $where" ) as $row ) {
			$entries[] = array(
				'seq'        => (int) $row['seq'],
				'kind'       => (string) $row['kind'],
				'target'     => (string) $row['target'],
				'key'        => (string) $row['row_key'],
				'before'     => Row_Image::decode( $row['before_image'] ?? null ),
				'after'      => Row_Image::decode( $row['after_image'] ?? null ),
				'after_hash' => (string) $row['after_hash'],
				'state'      => (int) $row['state'],
			);
		}
		return $entries;
	}
}
