<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * Imports that came after the one that is reverted, and stand: what they changed too is theirs to put back, and what they use
 * becomes theirs.
 */
final class Newer {

	private Import_Database $database;

	private int $run_id;

	/** @var list<int> Their ids, the oldest first. */
	private array $ids;

	/**
	 * @param Import_Database $database The import's statements.
	 * @param int      $run_id   The run that is reverted.
	 */
	public function __construct( Import_Database $database, int $run_id ) {
		$this->database = $database;
		$this->run_id   = $run_id;
		$this->ids      = array_map( 'intval', array_column( $database->rows( "SELECT id FROM {$database->table( 'runs' )} WHERE id > $run_id AND status <> 'reverted' ORDER BY id" ), 'id' ) );
	}

	/**
	 * Returns them.
	 *
	 * @return list<int> Their ids, the oldest first.
	 */
	public function ids(): array {
		return $this->ids;
	}

	/** Says whether there is one. */
	public function is_there(): bool {
		return array() !== $this->ids;
	}

	/**
	 * Gives a row's first image to the next import that changed the same row, if there is one: the site stays as it is.
	 *
	 * @param array<string, string|null> $entry Entry of the journal.
	 * @return bool Whether there is one.
	 */
	public function takes_over( array $entry ): bool {
		if ( ! $this->is_there() ) {
			return false;
		}
		$next = $this->database->value( "SELECT seq FROM {$this->rows()} WHERE run_id IN ({$this->database->list( $this->ids )}) AND tbl = {$this->database->quote( $entry['tbl'] )} AND pk = {$this->database->quote( $entry['pk'] )} AND state IN (1, 3) ORDER BY run_id LIMIT 1" );
		if ( null === $next ) {
			return false;
		}
		$this->database->write( "UPDATE {$this->rows()} SET before_image = {$this->database->quote( $entry['before_image'] )} WHERE seq = $next" );
		return true;
	}

	/**
	 * Gives an entry to the next import, which will put the row back.
	 *
	 * @param int $seq Number of the entry.
	 */
	public function receives( int $seq ): void {
		$this->database->write( "UPDATE {$this->rows()} SET run_id = {$this->ids[0]}, state = 1 WHERE seq = $seq" );
	}

	/**
	 * Gives it a file or folder.
	 *
	 * @param int $id Number of the file's row.
	 */
	public function receives_file( int $id ): void {
		$files = $this->database->table( 'files' );
		$path  = (string) $this->database->value( "SELECT path FROM $files WHERE id = $id" );
		if ( array() === $this->database->rows( "SELECT id FROM $files WHERE run_id = {$this->ids[0]} AND path = {$this->database->quote( $path )}" ) ) {
			$this->database->write( "UPDATE $files SET run_id = {$this->ids[0]}, state = 'done' WHERE id = $id" );
		}
	}

	/**
	 * Returns the ids of posts, or of terms, that they changed or use, of those that the older one made.
	 *
	 * @param string $table 'posts' or 'terms'.
	 * @return list<int>
	 */
	public function uses( string $table ): array {
		if ( ! $this->is_there() ) {
			return array();
		}
		$ids     = $this->database->list( $this->ids );
		$name    = $this->database->quote( $this->database->core_table( $table ) );
		$made    = "SELECT pk FROM {$this->rows()} WHERE run_id = $this->run_id AND tbl = $name AND before_image IS NULL";
		$changed = array_column( $this->database->rows( "SELECT pk FROM {$this->rows()} WHERE run_id IN ($ids) AND tbl = $name AND state IN (1, 3) AND pk IN ($made)" ), 'pk' );
		$is_post = 'posts' === $table;
		$reused  = array();
		foreach ( $this->database->rows( "SELECT obj_type, obj_id FROM {$this->database->table( 'objects' )} WHERE run_id IN ($ids) AND state = 4 AND obj_id > 0" ) as $row ) {
			$is_term = 'term' === $row['obj_type'] || taxonomy_exists( (string) $row['obj_type'] );
			if ( $is_post xor $is_term ) {
				$reused[] = $row['obj_id'];
			}
		}
		return array_values( array_unique( array_map( 'intval', array_merge( $changed, $reused ) ) ) );
	}

	/** Returns the table's name. */
	private function rows(): string {
		return $this->database->table( 'rows' );
	}
}
