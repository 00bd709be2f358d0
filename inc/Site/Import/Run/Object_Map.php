<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Site\Import\Database\Import_Database;

/**
 * What each object of a bundle became on this site, for one run. It is what keeps a resumed import from making things twice, and
 * it is written in the transaction that writes the object.
 *
 * A source is 'object:2000000007', 'term:2000000031' or 'plugin:slug'.
 */
final class Object_Map {

	/** Made by this run. */
	public const WRITTEN = 1;

	/** It was there before and is used: never deleted. */
	public const WAS_THERE = 4;

	/** Sources that are looked up at once. */
	public const AT_ONCE = 500;

	private Import_Database $database;

	private int $run_id;

	/**
	 * @param Import_Database $database The import's statements.
	 * @param int      $run_id   Id of the run.
	 */
	public function __construct( Import_Database $database, int $run_id ) {
		$this->database = $database;
		$this->run_id   = $run_id;
	}

	/**
	 * Returns what a source became.
	 *
	 * @param string $source The source.
	 * @return int Its id on this site; 0 where it is not there yet.
	 */
	public function id( string $source ): int {
		return $this->ids( array( $source ) )[ $source ] ?? 0;
	}

	/**
	 * Returns what many sources became.
	 *
	 * @param string[] $sources Sources.
	 * @return array<string, int> Source to id, of those that are there.
	 */
	public function ids( array $sources ): array {
		$ids = array();
		foreach ( array_chunk( $sources, self::AT_ONCE ) as $some ) {
			foreach ( $this->database->rows( "SELECT source, obj_id FROM {$this->table()} WHERE run_id = $this->run_id AND source IN ({$this->database->list( $some )})" ) as $row ) {
				$ids[ (string) $row['source'] ] = (int) $row['obj_id'];
			}
		}
		return $ids;
	}

	/**
	 * Says whether a source has become something.
	 *
	 * @param string $source The source.
	 */
	public function has( string $source ): bool {
		return array() !== $this->ids( array( $source ) );
	}

	/**
	 * Notes what a source became. To be called inside the chunk that writes it.
	 *
	 * @param string $source    The source.
	 * @param string $type      Post type, taxonomy, 'plugin' or another kind.
	 * @param int    $id        Its id on this site.
	 * @param bool   $was_there Whether it was there before.
	 */
	public function record( string $source, string $type, int $id, bool $was_there = false ): void {
		$this->record_all( array( $source => array( $type, $id, $was_there ) ) );
	}

	/**
	 * Notes what many sources became. To be called inside the chunk that writes them.
	 *
	 * @param array<string, array{string, int, bool}> $all Source to type, id, and whether it was there before.
	 */
	public function record_all( array $all ): void {
		$values = array();
		foreach ( $all as $source => list( $type, $id, $was_there ) ) {
			$state    = $was_there ? self::WAS_THERE : self::WRITTEN;
			$values[] = "($this->run_id, {$this->database->quote( (string) $source )}, {$this->database->quote( $type )}, $id, $state)";
		}
		if ( array() !== $values ) {
			$this->database->write( "INSERT INTO {$this->table()} (run_id, source, obj_type, obj_id, state) VALUES " . implode( ',', $values ) . ' ON DUPLICATE KEY UPDATE obj_type = VALUES(obj_type), obj_id = VALUES(obj_id), state = VALUES(state)' );
		}
	}

	/**
	 * Returns the terms of this run, be they new or not, and those that its posts are in.
	 *
	 * @return list<int> Ids, ascending.
	 */
	public function terms(): array {
		$rows = $this->database->rows(
			"SELECT obj_id AS id FROM {$this->table()} WHERE run_id = $this->run_id AND obj_type = 'term'
			UNION SELECT tt.term_id FROM {$this->table()} o
			INNER JOIN {$this->database->core_table( 'term_relationships' )} tr ON tr.object_id = o.obj_id
			INNER JOIN {$this->database->core_table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id
			WHERE o.run_id = $this->run_id AND o.obj_type = 'post' ORDER BY id"
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** Returns the table's name. */
	private function table(): string {
		return $this->database->table( 'objects' );
	}
}
