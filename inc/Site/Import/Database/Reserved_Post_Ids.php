<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;

/**
 * Reserves ids of posts, so that what refers to each other can be written in one pass: a stub is made and one far behind it, and
 * both are deleted; the database gives nobody an id in between. What others got meanwhile is left out. All of that is one
 * transaction: a process that ends in the middle leaves no stub.
 */
final class Reserved_Post_Ids {

	private Import_Database $database;

	private Transaction $transaction;

	/**
	 * @param Import_Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 */
	public function __construct( Import_Database $database, Transaction $transaction ) {
		$this->database    = $database;
		$this->transaction = $transaction;
	}

	/**
	 * Reserves ids. Not to be called inside a chunk.
	 *
	 * @param int $count How many.
	 * @return list<int> Ids, ascending.
	 *
	 * @throws Database_Error When the database refuses one of the statements.
	 */
	public function reserve( int $count ): array {
		$ids = array();
		for ( $missing = $count; $missing > 0; $missing = $count - count( $ids ) ) {
			$more = $this->transaction->run(
				function () use ( $missing ): array {
					return $this->range( $missing );
				}
			);
			$ids  = array_merge( $ids, $more );
		}
		return $ids;
	}

	/**
	 * @param int $count How many are wanted.
	 * @return list<int> Ids, ascending; fewer where others got some meanwhile.
	 */
	private function range( int $count ): array {
		$posts = $this->database->core_table( 'posts' );
		$first = $this->stub();
		$last  = $this->stub( $first + $count + 1 );
		$taken = array_map( 'intval', array_column( $this->database->rows( "SELECT ID FROM $posts WHERE ID BETWEEN $first AND $last" ), 'ID' ) );
		$this->database->write( "DELETE FROM $posts WHERE ID IN ($first, $last)" );
		return array_values( array_diff( range( $first, $last ), $taken ) );
	}

	/**
	 * @param int $id Its id; 0 for the next one.
	 * @return int Its id.
	 */
	private function stub( int $id = 0 ): int {
		$column = 0 === $id ? '' : 'ID, ';
		$value  = 0 === $id ? '' : "$id, ";
		$this->database->write( "INSERT INTO {$this->database->core_table( 'posts' )} ({$column}post_type, post_status, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered) VALUES ({$value}'templately_stub', 'auto-draft', '', '', '', '', '', '')" );
		return 0 === $id ? $this->database->inserted_id() : $id;
	}
}
