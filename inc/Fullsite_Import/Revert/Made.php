<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Revert;

use Templately\Storage\Import\Database;
use Templately\Storage\Import\Row_Image;
use Templately\Storage\Import\Table_Shapes;

/**
 * What a run's journal says of posts, terms and what belongs to them, and what stands there now.
 *
 * @phpstan-type Entry array{seq: int, is_new: bool, hash: string, after: array<string, mixed>|null}
 */
final class Made {

	private const TABLES = array( 'posts', 'postmeta', 'term_relationships', 'terms', 'term_taxonomy', 'termmeta', 'comments' );

	/** @var Database */
	private $database;

	/** @var Table_Shapes */
	private $shapes;

	/** @var Row_Image */
	private $images;

	/** @var array<string, array<string|int, Entry>> Table without prefix, to key, to entry. */
	private $entries;

	/**
	 * @param Database     $database The import's statements.
	 * @param Table_Shapes $shapes   What rows are told apart by.
	 * @param Row_Image    $images   How rows are kept.
	 * @param int          $run_id   Id of the run.
	 */
	public function __construct( Database $database, Table_Shapes $shapes, Row_Image $images, int $run_id ) {
		$this->database = $database;
		$this->shapes   = $shapes;
		$this->images   = $images;
		$this->entries  = array_fill_keys( self::TABLES, array() );
		$names          = array();
		foreach ( self::TABLES as $name ) {
			$names[ $database->core( $name ) ] = $name;
		}
		foreach ( $database->rows( "SELECT seq, tbl, pk, after_hash, after_image, CASE WHEN before_image IS NULL THEN 1 ELSE 0 END is_new FROM {$database->table( 'rows' )} WHERE run_id = $run_id AND kind = 'row' AND state = 1 AND tbl IN ({$database->list( array_keys( $names ) )})" ) as $row ) {
			$this->entries[ $names[ (string) $row['tbl'] ] ][ (string) $row['pk'] ] = array(
				'seq'    => (int) $row['seq'],
				'is_new' => '1' === (string) $row['is_new'],
				'hash'   => (string) $row['after_hash'],
				'after'  => Row_Image::decode( $row['after_image'] ),
			);
		}
	}

	/**
	 * Returns the entry of a row.
	 *
	 * @param string     $name Table without prefix.
	 * @param string|int $key  The row's key.
	 * @return Entry|null
	 */
	public function entry( string $name, $key ): ?array {
		return $this->entries[ $name ][ $key ] ?? null;
	}

	/**
	 * Returns all entries of a table.
	 *
	 * @param string $name Table without prefix.
	 * @return array<string|int, Entry> By key.
	 */
	public function entries( string $name ): array {
		return $this->entries[ $name ];
	}

	/**
	 * Returns the ids of what the run made.
	 *
	 * @param string $name 'posts', 'terms' or 'term_taxonomy'.
	 * @return list<int>
	 */
	public function ids( string $name ): array {
		$ids = array();
		foreach ( $this->entries[ $name ] as $key => $entry ) {
			if ( $entry['is_new'] ) {
				$ids[] = (int) $key;
			}
		}
		return $ids;
	}

	/**
	 * Says whether a row is another than the run left it.
	 *
	 * @param string               $name Table without prefix.
	 * @param string               $key  Its key.
	 * @param array<string, mixed> $row  As it is.
	 */
	public function is_changed( string $name, string $key, array $row ): bool {
		$entry = $this->entry( $name, $key );
		return null !== $entry && '' !== $entry['hash'] && $this->images->hash( $this->database->core( $name ), $row ) !== $entry['hash'];
	}

	/**
	 * Says whether a row will be what it was: the run changed it, and nobody after it.
	 *
	 * @param string               $name Table without prefix.
	 * @param string               $key  Its key.
	 * @param array<string, mixed> $row  As it is.
	 */
	public function goes_back( string $name, string $key, array $row ): bool {
		return null !== $this->entry( $name, $key ) && ! $this->is_changed( $name, $key, $row );
	}

	/**
	 * Reads rows as they are.
	 *
	 * @param string $name   Table without prefix.
	 * @param string $column Column by which they are found.
	 * @param int[]  $ids    Values of it.
	 * @return array<string|int, array<string, string|null>> By key.
	 */
	public function rows( string $name, string $column, array $ids ): array {
		$rows  = array();
		$table = $this->database->core( $name );
		foreach ( array_chunk( $ids, 200 ) as $some ) {
			foreach ( $this->database->rows( "SELECT * FROM $table WHERE $column IN ({$this->database->list( $some )})" ) as $row ) {
				$rows[ $this->shapes->key( $table, $row ) ] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Returns posts that the run did not make and that were saved since a moment.
	 *
	 * @param int $since Seconds since 1970.
	 * @return array<string|int, array<string, string|null>> By id.
	 */
	public function saved_since( int $since ): array {
		$rows = array();
		foreach ( $this->database->rows( "SELECT * FROM {$this->database->core( 'posts' )} WHERE post_modified_gmt >= '" . gmdate( 'Y-m-d H:i:s', $since ) . "' AND post_type NOT IN ('revision')" ) as $row ) {
			$entry = $this->entry( 'posts', (string) $row['ID'] );
			if ( null === $entry || ! $entry['is_new'] ) {
				$rows[ (string) $row['ID'] ] = $row;
			}
		}
		return $rows;
	}
}
