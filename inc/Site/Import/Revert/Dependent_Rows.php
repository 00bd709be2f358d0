<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Serialized_Options;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\Run;

/**
 * What came to posts and terms of an import after it and goes with them: locks, revisions, counters of visits, a place among the
 * sticky posts.
 */
final class Dependent_Rows {

	private Import_Database $database;

	private Row_Writer $writer;

	/**
	 * @param Import_Database   $database The import's statements.
	 * @param Row_Writer $writer   Puts rows back.
	 */
	public function __construct( Import_Database $database, Row_Writer $writer ) {
		$this->database = $database;
		$this->writer   = $writer;
	}

	/**
	 * Removes it. Inside a transaction, after the rows.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function remove( int $run_id ): void {
		$posts = $this->gone( $run_id, 'posts', 'ID' );
		foreach ( array_chunk( $posts, 200 ) as $ids ) {
			$in        = implode( ',', $ids );
			$revisions = array_map( 'intval', array_column( $this->database->rows( "SELECT ID FROM {$this->database->core_table( 'posts' )} WHERE post_parent IN ($in) AND post_type = 'revision'" ), 'ID' ) );
			$all       = implode( ',', array_merge( $ids, $revisions ) );
			$this->database->write( "DELETE FROM {$this->database->core_table( 'postmeta' )} WHERE post_id IN ($all)" );
			$this->database->write( "DELETE FROM {$this->database->core_table( 'term_relationships' )} WHERE object_id IN ($all) AND object_id NOT IN (SELECT link_id FROM {$this->database->core_table( 'links' )})" );
			if ( array() !== $revisions ) {
				$this->database->write( "DELETE FROM {$this->database->core_table( 'posts' )} WHERE ID IN ({$this->database->list( $revisions )})" );
			}
		}
		foreach ( array_chunk( $this->gone( $run_id, 'terms', 'term_id' ), 200 ) as $ids ) {
			$this->database->write( "DELETE FROM {$this->database->core_table( 'termmeta' )} WHERE term_id IN (" . implode( ',', $ids ) . ')' );
		}
		$this->unstick( $posts );
	}

	/**
	 * Counts the posts of terms anew, where something stays.
	 *
	 * @param Run $run The run.
	 */
	public function recount_terms( Run $run ): void {
		if ( array() === ( $run->results['kept'] ?? array() ) ) {
			return;
		}
		wp_cache_flush();
		$rows = $this->database->rows(
			"SELECT term_taxonomy_id, taxonomy FROM {$this->database->core_table( 'term_taxonomy' )} WHERE term_taxonomy_id IN
			( SELECT tr.term_taxonomy_id FROM {$this->database->core_table( 'term_relationships' )} tr INNER JOIN {$this->database->table( 'rows' )} r ON r.pk = tr.object_id WHERE r.run_id = $run->id AND r.tbl = {$this->database->quote( $this->database->core_table( 'posts' ) )} AND r.state = 3 )"
		);
		foreach ( $rows as $row ) {
			if ( taxonomy_exists( (string) $row['taxonomy'] ) ) {
				wp_update_term_count_now( array( (int) $row['term_taxonomy_id'] ), (string) $row['taxonomy'] );
			}
		}
	}

	/**
	 * @param int    $run_id Id of the run.
	 * @param string $name   'posts' or 'terms'.
	 * @param string $column Its key.
	 * @return list<int> What the run made and is gone.
	 */
	private function gone( int $run_id, string $name, string $column ): array {
		$table = $this->database->core_table( $name );
		$made  = array_map( 'intval', array_column( $this->database->rows( "SELECT pk FROM {$this->database->table( 'rows' )} WHERE run_id = $run_id AND tbl = {$this->database->quote( $table )} AND before_image IS NULL AND state = 2" ), 'pk' ) );
		$there = array();
		foreach ( array_chunk( $made, 200 ) as $ids ) {
			$there = array_merge( $there, array_map( 'intval', array_column( $this->database->rows( "SELECT $column FROM $table WHERE $column IN (" . implode( ',', $ids ) . ')' ), $column ) ) );
		}
		return array_values( array_diff( $made, $there ) );
	}

	/**
	 * @param int[] $gone Ids of posts that are gone.
	 */
	private function unstick( array $gone ): void {
		$options = $this->database->core_table( 'options' );
		$row     = $this->writer->current( $options, 'sticky_posts' );
		$sticky  = null === $row ? array() : Serialized_Options::read( (string) $row['option_value'] );
		if ( null === $row || ! is_array( $sticky ) ) {
			return;
		}
		$left = array_values( array_diff( $sticky, $gone ) );
		if ( count( $left ) < count( $sticky ) ) {
			$this->writer->restore( $options, 'sticky_posts', array( 'option_value' => Serialized_Options::write( $left ) ) + $row );
		}
	}
}
