<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Serialized_Option;

/** Deletes rows that WordPress and visitors added later to an import's posts and terms: revisions, locks, counters, spam, sticky posts. */
final class Leftovers {

	private Connection $database;

	private Change_Log $log;

	private int $run_id;

	public function __construct( Connection $database, Change_Log $log, int $run_id ) {
		$this->database = $database;
		$this->log      = $log;
		$this->run_id   = $run_id;
	}

	/** Call it in a transaction, after the import's rows are reverted. */
	public function delete(): void {
		$posts = $this->gone( 'posts', 'ID' );
		foreach ( array_chunk( $posts, 200 ) as $ids ) {
			$revisions = array_map( 'intval', array_column( $this->database->rows( "SELECT ID FROM {$this->database->core_table( 'posts' )} WHERE post_type = 'revision' AND post_parent IN ({$this->database->list( $ids )})" ), 'ID' ) );
			$comments  = array_map( 'intval', array_column( $this->database->rows( "SELECT comment_ID FROM {$this->database->core_table( 'comments' )} WHERE comment_post_ID IN ({$this->database->list( $ids )})" ), 'comment_ID' ) );
			$this->delete_rows( 'posts', 'ID', $revisions );
			$this->delete_rows( 'postmeta', 'post_id', array_merge( $ids, $revisions ) );
			$this->delete_rows( 'commentmeta', 'comment_id', $comments );
			$this->delete_rows( 'comments', 'comment_ID', $comments );
		}
		foreach ( array_chunk( $this->gone( 'terms', 'term_id' ), 200 ) as $ids ) {
			$this->delete_rows( 'termmeta', 'term_id', $ids );
		}
		$this->unstick( $posts );
	}

	public function recount_terms(): void {
		$posts = $this->ids( 'posts', Change_Log::KEPT );
		wp_cache_flush();
		foreach ( array_chunk( $posts, 200 ) as $ids ) {
			$rows = $this->database->rows( "SELECT DISTINCT tt.term_taxonomy_id, tt.taxonomy FROM {$this->database->core_table( 'term_taxonomy' )} tt INNER JOIN {$this->database->core_table( 'term_relationships' )} tr ON tr.term_taxonomy_id = tt.term_taxonomy_id WHERE tr.object_id IN ({$this->database->list( $ids )})" );
			foreach ( $rows as $row ) {
				if ( taxonomy_exists( (string) $row['taxonomy'] ) ) {
					wp_update_term_count_now( array( (int) $row['term_taxonomy_id'] ), (string) $row['taxonomy'] );
				}
			}
		}
	}

	/** @param list<int> $ids */
	private function delete_rows( string $name, string $column, array $ids ): void {
		array() === $ids || $this->database->write( "DELETE FROM {$this->database->core_table( $name )} WHERE $column IN ({$this->database->list( $ids )})" );
	}

	/** @param list<int> $posts */
	private function unstick( array $posts ): void {
		$options = $this->database->core_table( 'options' );
		$value   = $this->database->value( "SELECT option_value FROM $options WHERE option_name = 'sticky_posts'" );
		$sticky  = null === $value ? null : Serialized_Option::read( $value );
		if ( is_array( $sticky ) && array() !== array_intersect( $sticky, $posts ) ) {
			$this->database->write( "UPDATE $options SET option_value = {$this->database->quote( Serialized_Option::write( array_values( array_diff( $sticky, $posts ) ) ) )} WHERE option_name = 'sticky_posts'" );
		}
	}

	/** @return list<int> Rows that the import made and the revert removed. */
	private function gone( string $name, string $column ): array {
		$made  = $this->ids( $name, Change_Log::UNDONE );
		$there = array();
		foreach ( array_chunk( $made, 200 ) as $ids ) {
			$there[] = array_column( $this->database->rows( "SELECT $column FROM {$this->database->core_table( $name )} WHERE $column IN ({$this->database->list( $ids )})" ), $column );
		}
		return array_values( array_diff( $made, array_map( 'intval', array_merge( array(), ...$there ) ) ) );
	}

	/** @return list<int> Rows that the import made. */
	private function ids( string $name, int $state ): array {
		$ids   = array();
		$query = array(
			'kinds'  => array( 'row' ),
			'tables' => array( $this->database->core_table( $name ) ),
			'made'   => true,
			'state'  => $state,
			'images' => false,
		);
		foreach ( $this->log->all_entries( $this->run_id, $query ) as $entry ) {
			$ids[] = Change_Log::decode_id( $entry['key'] );
		}
		return $ids;
	}
}
