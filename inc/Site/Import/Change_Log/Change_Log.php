<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Generator;
use RuntimeException;
use Templately\Shared\Database\Connection;

/**
 * Records what an import changes and reverts it exactly. The only class of this folder that other folders use; see README.md. Methods that
 * write throw Lease_Lost when another process has taken the run over.
 * @phpstan-import-type Entry from Change_Store
 * @phpstan-import-type Row from Table_Keys
 */
final class Change_Log {

	public const RECORDED = Change_Store::RECORDED;
	public const UNDONE   = Change_Store::UNDONE;
	public const KEPT     = Change_Store::KEPT;
	public const WAITING  = Change_Store::WAITING;

	// Reasons why a change stays.
	public const EDITED    = 'edited';
	public const DELETED   = 'deleted';
	public const SHARED    = 'shared';
	public const TAKEN     = 'taken';
	public const MERGED    = 'merged';
	public const NOT_EMPTY = 'not_empty';
	public const REFUSED   = 'refused';

	private const AT_ONCE = 200;

	/** Rows in memory at once: each can be large. */
	private const PAGE = 100;

	private Connection $connection;

	private Table_Keys $keys;

	private Change_Store $store;

	/** Null where this process records nothing. */
	private ?Query_Listener $listener = null;

	private Undo $undo;

	private int $run_id = 0;

	private int $fence = 0;

	public function __construct( Connection $connection ) {
		$this->connection = $connection;
		$this->keys       = new Table_Keys( $connection );
		$this->store      = new Change_Store( $connection );
		$this->undo       = new Undo( $connection, $this->keys, $this->store );
	}

	/** Sets the fence that later writes check. */
	public function hold( int $run_id, int $fence ): void {
		$this->run_id = $run_id;
		$this->fence  = $fence;
	}

	/** Records what this request changes from now on. */
	public function begin( int $run_id, int $fence ): void {
		$this->hold( $run_id, $fence );
		$this->listener()->begin( $run_id, $fence );
	}

	/** Stores the open write and stops recording. */
	public function end(): void {
		if ( null !== $this->listener ) {
			$this->listener->end();
		}
	}

	/** Stores the open write. Call it before slow work: others wait for its locks. */
	public function settle(): void {
		if ( null !== $this->listener ) {
			$this->listener->settle();
		}
	}

	/** Returns the number of the newest entry: later entries belong to the item that begins now. */
	public function mark(): int {
		$this->settle();
		return $this->store->newest( $this->run_id );
	}

	/**
	 * Records a file, a folder, or a tree (the folder of a plugin or theme) before it is made.
	 * @param string $kind 'file', 'folder' or 'tree'.
	 */
	public function record( string $kind, string $path ): void {
		$path = wp_normalize_path( $path );
		$kept = $path;
		foreach ( self::roots() as $name => $root ) {
			if ( 0 === strpos( $path, $root ) ) {
				$kept = $name . ':' . substr( $path, strlen( $root ) );
			}
		}
		$this->listener()->record( $kind, $kept );
	}

	/**
	 * Returns the statements of the run that could not be recorded.
	 * @return array<int, array{change: string, tables: string}> Verb with reason, and the older tables that it changed, such as 'wp_orders'; ''
	 *         for another reason. By the number of an entry, ascending: above the mark of the item that sent the statement.
	 */
	public function unrecorded(): array {
		$this->settle();
		return $this->store->unread( $this->run_id );
	}

	/** Undoes all changes after a mark, so that their item can be done again. Rows that others have changed since stay recorded. */
	public function undo( int $run_id, int $since ): void {
		while ( ! $this->store->compact( $run_id, $this->fence, $since ) ) {
			continue;
		}
		$waiting = array();
		$below   = PHP_INT_MAX;
		$entries = $this->store->last( $run_id, self::RECORDED, $since, $below, self::AT_ONCE );
		while ( array() !== $entries ) {
			$below = min( array_column( $entries, 'seq' ) );
			$stays = $this->undo_again( $entries );
			foreach ( $entries as $entry ) {
				if ( self::TAKEN === ( $stays[ $entry['seq'] ] ?? '' ) ) {
					$waiting[] = $entry;
				}
			}
			$entries = $this->store->last( $run_id, self::RECORDED, $since, $below, self::AT_ONCE );
		}
		foreach ( $waiting as $entry ) {
			$this->undo_again( array( $entry ) );
		}
		$this->store->remove_unread( $run_id, $since );
		wp_cache_flush();
	}

	/**
	 * Merges the entries of each row into one, in slices.
	 * @return bool Whether each row has one entry.
	 */
	public function compact( int $run_id ): bool {
		return $this->store->compact( $run_id, $this->fence, 0 );
	}

	/**
	 * @param array{kinds?: list<string>, tables?: list<string>, keys?: list<string>, made?: bool, state?: int, after?: int, limit?: int, images?: bool} $query See Change_Store::entries().
	 * @return list<Entry> Ascending. Targets of files are absolute paths.
	 */
	public function entries( int $run_id, array $query ): array {
		$this->settle();
		return array_map( array( self::class, 'with_path' ), $this->store->entries( $run_id, $query ) );
	}

	/**
	 * @param array{kinds?: list<string>, tables?: list<string>, made?: bool, state?: int, images?: bool} $query
	 * @return Generator<int, Entry> As entries(), without a limit.
	 */
	public function all_entries( int $run_id, array $query ): Generator {
		$entries = $this->entries( $run_id, $query );
		while ( array() !== $entries ) {
			yield from $entries;
			$entries = $this->entries( $run_id, array( 'after' => max( array_column( $entries, 'seq' ) ) ) + $query );
		}
	}

	/**
	 * Marks entries that a revert leaves.
	 * @param int[] $seqs
	 */
	public function keep( int $run_id, array $seqs ): void {
		$this->store->keep( $run_id, $this->fence, $seqs );
	}

	/**
	 * Undoes the next entries of a run, newest first: rows in one transaction, or one entry of another kind. Call it until is_reverted().
	 * @return list<array{seq: int, kind: string, target: string, key: string, why: string}> Changes that stay, wholly or in part (MERGED).
	 */
	public function revert( int $run_id, int $limit ): array {
		$limit   = min( $limit, self::AT_ONCE );
		$entries = $this->store->last( $run_id, self::RECORDED, 0, PHP_INT_MAX, $limit );
		$is_last = array() === $entries;
		$entries = $is_last ? $this->store->last( $run_id, self::WAITING, 0, PHP_INT_MAX, $limit ) : $entries;
		$stays   = $this->undo->undo(
			$run_id,
			$this->fence,
			$entries,
			function ( array $results ) use ( $is_last ): void {
				$states = array();
				foreach ( $results as $seq => $why ) {
					$states[ '' === $why || self::MERGED === $why ? self::UNDONE : ( self::TAKEN === $why && ! $is_last ? self::WAITING : self::KEPT ) ][] = $seq;
				}
				foreach ( $states as $state => $seqs ) {
					$this->store->set_state( $seqs, $state );
				}
			}
		);
		wp_cache_flush();
		$left = array();
		foreach ( $entries as $entry ) {
			$why = $stays[ $entry['seq'] ] ?? '';
			if ( '' !== $why && ( $is_last || self::TAKEN !== $why ) ) {
				$left[] = array( 'why' => $why ) + self::with_path( $entry );
			}
		}
		return $left;
	}

	public function is_reverted( int $run_id ): bool {
		return 0 === $this->store->count( $run_id, self::RECORDED ) + $this->store->count( $run_id, self::WAITING );
	}

	public function delete( int $run_id ): void {
		while ( $this->store->delete( $run_id ) > 0 ) {
			$this->store->extend_lease( $run_id, $this->fence );
		}
	}

	public function count( int $run_id, int $state ): int {
		return $this->store->count( $run_id, $state );
	}

	/**
	 * Reads rows of a table with what the log knows of each. Call it after compact().
	 * @param int[] $ids
	 * @return Generator<string, array{row: Row, seq: int, is_as_left: bool}> By key. `seq` is 0 where the import has no entry for the row.
	 */
	public function rows( int $run_id, string $table, string $column, array $ids ): Generator {
		foreach ( array_chunk( $ids, self::PAGE ) as $some ) {
			$after = '';
			do {
				$rows    = $this->keys->next( $table, "$column IN (" . implode( ',', array_map( 'intval', $some ) ) . ')', $after, self::PAGE );
				$query   = array(
					'tables' => array( $table ),
					'keys'   => array_keys( $rows ),
					'images' => false,
				);
				$entries = array() === $rows ? array() : array_column( $this->store->entries( $run_id, $query ), null, 'key' );
				foreach ( $rows as $key => $row ) {
					$entry = $entries[ $key ] ?? null;
					yield $key => array(
						'row'        => $row,
						'seq'        => $entry['seq'] ?? 0,
						'is_as_left' => null !== $entry && Row_Image::has_hash( $this->connection->core_name( $table ), $row, $entry['after_hash'] ),
					);
				}
				$after = (string) array_key_last( $rows );
			} while ( '' !== $after );
		}
	}

	/** @return Generator<int, string> Keys of rows that the import left and that are gone. */
	public function deleted( int $run_id, string $table ): Generator {
		$query = array(
			'tables' => array( $table ),
			'state'  => self::RECORDED,
			'images' => false,
		);
		$left  = array();
		foreach ( $this->all_entries( $run_id, $query ) as $entry ) {
			// The newest entry of a row counts.
			unset( $left[ $entry['key'] ] );
			if ( Row_Image::ABSENT !== $entry['after_hash'] ) {
				$left[ $entry['key'] ] = $entry['key'];
			}
		}
		foreach ( array_chunk( $left, self::PAGE ) as $keys ) {
			foreach ( array_keys( $this->keys->rows( $table, $keys ), null, true ) as $key ) {
				yield (string) $key;
			}
		}
	}

	/** Returns the key of a row as entries have it. */
	public static function encode_key( string ...$values ): string {
		return (string) wp_json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** Returns the first value of a key, such as the id of a post. */
	public static function decode_id( string $key ): int {
		return (int) ( (array) json_decode( $key, true ) )[0];
	}

	/**
	 * Returns the present path of a recorded one.
	 * @throws RuntimeException When record() does not write such a path.
	 */
	public static function path( string $recorded ): string {
		list( $name, $rest ) = explode( ':', $recorded, 2 ) + array( '', '' );
		$path                = isset( self::roots()[ $name ] ) ? self::roots()[ $name ] . $rest : $recorded;
		if ( 1 === preg_match( '#(^|[/\\\\])\.{0,2}([/\\\\]|$)#', (string) preg_replace( '#^(\w+:)?/{0,2}#', '', $path ) ) ) {
			throw new RuntimeException( "The log names a path outside: $recorded" );
		}
		return $path;
	}

	private function listener(): Query_Listener {
		$this->listener = $this->listener ?? new Query_Listener( $this->connection, $this->keys, $this->store, new Row_Recorder( $this->connection, $this->keys, $this->store ), new Table_Definition( $this->connection, $this->keys ) );
		return $this->listener;
	}

	/**
	 * @param list<Entry> $entries
	 * @return array<int, string> Reason by number of each entry that stays.
	 */
	private function undo_again( array $entries ): array {
		return $this->undo->undo(
			$this->run_id,
			$this->fence,
			$entries,
			function ( array $results ): void {
				$this->store->remove( array_keys( array_intersect( $results, array( '', self::MERGED ) ) ) );
			}
		);
	}

	/**
	 * @param Entry $entry
	 * @return Entry The target of a file is its path.
	 */
	private static function with_path( array $entry ): array {
		$is_file         = in_array( $entry['kind'], array( 'file', 'folder', 'tree' ), true );
		$entry['target'] = $is_file ? self::path( $entry['target'] ) : $entry['target'];
		return $entry;
	}

	/** @return array<string, string> Folder by name, since a site can move. The last match counts. */
	private static function roots(): array {
		return array(
			'site'    => trailingslashit( wp_normalize_path( ABSPATH ) ),
			'content' => trailingslashit( wp_normalize_path( WP_CONTENT_DIR ) ),
		);
	}
}
