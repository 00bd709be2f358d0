<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Generator;
use Templately\Site\Import\Database\Import_Database;

/**
 * What a run's journal says of posts, terms and what belongs to them, and what stands there now. Both are read some at a time: a
 * site may have more of them than memory.
 *
 * @phpstan-type Entry array{seq: int, hash: string, after: array<string, mixed>|null}
 * @phpstan-type Row array<string, string|null>
 */
final class Created_Objects {

	/** Rows that are in memory at once. */
	private const ROWS = 100;

	private Import_Database $database;

	private Table_Keys $shapes;

	private Row_Image $images;

	private int $run_id;

	/** @var array<string, array<int, int>> Table without prefix, to the id of each row that is new, to the number of its entry. */
	private array $new = array();

	/**
	 * @param Import_Database     $database The import's statements.
	 * @param Table_Keys $shapes   What rows are told apart by.
	 * @param Row_Image    $images   How rows are kept.
	 * @param int          $run_id   Id of the run.
	 */
	public function __construct( Import_Database $database, Table_Keys $shapes, Row_Image $images, int $run_id ) {
		$this->database = $database;
		$this->shapes   = $shapes;
		$this->images   = $images;
		$this->run_id   = $run_id;
	}

	/**
	 * Returns the rows that the run made.
	 *
	 * @param string $name 'posts', 'terms' or 'term_taxonomy'.
	 * @return array<int, int> Id to the number of the journal's entry.
	 */
	public function created_rows( string $name ): array {
		if ( ! isset( $this->new[ $name ] ) ) {
			$this->new[ $name ] = array();
			foreach ( $this->database->rows( "SELECT pk, seq FROM {$this->database->table( 'rows' )} WHERE {$this->of( $name )} AND before_image IS NULL ORDER BY seq" ) as $row ) {
				$this->new[ $name ][ (int) $row['pk'] ] = (int) $row['seq'];
			}
		}
		return $this->new[ $name ];
	}

	/**
	 * Returns all entries of a table.
	 *
	 * @param string $name Table without prefix.
	 * @return Generator<string|int, Entry> By key.
	 */
	public function entries( string $name ): Generator {
		$seq = 0;
		do {
			$some = $this->entries_where( "{$this->of( $name )} AND seq > $seq ORDER BY seq LIMIT " . self::ROWS );
			foreach ( $some as $key => $entry ) {
				$seq = $entry['seq'];
				yield $key => $entry;
			}
			$is_last = count( $some ) < self::ROWS;
		} while ( ! $is_last );
	}

	/**
	 * Reads rows as they are, and what the journal says of each.
	 *
	 * @param string $name   Table without prefix.
	 * @param string $column Column by which they are found.
	 * @param int[]  $ids    Values of it.
	 * @return Generator<string|int, array{Row, Entry|null}> By key.
	 */
	public function rows( string $name, string $column, array $ids ): Generator {
		$table = $this->database->core_table( $name );
		foreach ( array_chunk( $ids, self::ROWS ) as $some ) {
			$after = '';
			do {
				$rows = array();
				foreach ( $this->database->rows( "SELECT * FROM $table WHERE $column IN ({$this->database->list( $some )})$after ORDER BY " . implode( ', ', $this->shapes->get( $table )['key'] ) . ' LIMIT ' . self::ROWS ) as $row ) {
					$rows[ $this->shapes->key( $table, $row ) ] = $row;
				}
				yield from $this->with_entries( $name, $rows );
				$is_last = count( $rows ) < self::ROWS;
				$after   = $is_last ? '' : " AND ({$this->follows( $table, end( $rows ) )})";
			} while ( ! $is_last );
		}
	}

	/**
	 * Reads posts that the run did not make and that were saved since a moment.
	 *
	 * @param int $since Seconds since 1970.
	 * @return Generator<string|int, array{Row, Entry|null}> By id.
	 */
	public function posts_saved_since( int $since ): Generator {
		$id = 0;
		do {
			// Not two of them at once.
			unset( $some );
			$some = array_column( $this->database->rows( "SELECT * FROM {$this->database->core_table( 'posts' )} WHERE post_modified_gmt >= '" . gmdate( 'Y-m-d H:i:s', $since ) . "' AND post_type NOT IN ('revision') AND ID > $id ORDER BY ID LIMIT " . self::ROWS ), null, 'ID' );
			$id   = (int) array_key_last( $some );
			yield from $this->with_entries( 'posts', array_diff_key( $some, $this->created_rows( 'posts' ) ) );
			$is_last = count( $some ) < self::ROWS;
		} while ( ! $is_last );
	}

	/**
	 * Says whether a row is another than the run left it.
	 *
	 * @param string     $name  Table without prefix.
	 * @param Row        $row   As it is.
	 * @param Entry|null $entry What the journal says of it.
	 */
	public function is_changed( string $name, array $row, ?array $entry ): bool {
		return null !== $entry && '' !== $entry['hash'] && $this->images->hash( $this->database->core_table( $name ), $row ) !== $entry['hash'];
	}

	/**
	 * Says whether a row will be what it was: the run changed it, and nobody after it.
	 *
	 * @param string     $name  Table without prefix.
	 * @param Row        $row   As it is.
	 * @param Entry|null $entry What the journal says of it.
	 */
	public function will_be_restored( string $name, array $row, ?array $entry ): bool {
		return null !== $entry && ! $this->is_changed( $name, $row, $entry );
	}

	/**
	 * @param string $table A table.
	 * @param Row    $row   A row of it.
	 * @return string The condition that finds the rows whose keys come after its key.
	 */
	private function follows( string $table, array $row ): string {
		$same = '';
		$any  = array();
		foreach ( $this->shapes->get( $table )['key'] as $column ) {
			$value = $this->database->quote( $row[ $column ] );
			$any[] = "$same$column > $value";
			$same .= "$column = $value AND ";
		}
		return implode( ' OR ', $any );
	}

	/**
	 * @param string                 $name Table without prefix.
	 * @param array<string|int, Row> $rows Rows by key.
	 * @return Generator<string|int, array{Row, Entry|null}>
	 */
	private function with_entries( string $name, array $rows ): Generator {
		$entries = array() === $rows ? array() : $this->entries_where( "{$this->of( $name )} AND pk IN ({$this->database->list( array_map( 'strval', array_keys( $rows ) ) )})" );
		foreach ( $rows as $key => $row ) {
			yield $key => array( $row, $entries[ $key ] ?? null );
		}
	}

	/**
	 * @param string $condition Which entries, in SQL.
	 * @return array<string|int, Entry> By key.
	 */
	private function entries_where( string $condition ): array {
		$entries = array();
		foreach ( $this->database->rows( "SELECT seq, pk, after_hash, after_image FROM {$this->database->table( 'rows' )} WHERE $condition" ) as $row ) {
			$entries[ (string) $row['pk'] ] = array(
				'seq'   => (int) $row['seq'],
				'hash'  => (string) $row['after_hash'],
				'after' => Row_Image::decode( $row['after_image'] ),
			);
		}
		return $entries;
	}

	/**
	 * @param string $name Table without prefix.
	 * @return string The condition that finds the entries of it that are not decided yet.
	 */
	private function of( string $name ): string {
		return "run_id = $this->run_id AND kind = 'row' AND state = 1 AND tbl = {$this->database->quote( $this->database->core_table( $name ) )}";
	}
}
