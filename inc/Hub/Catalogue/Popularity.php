<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Database\Database;

/**
 * Popularity of an item as a small number that rises with about every twelfth of its downloads: floor( 8 × log2( 1 + downloads ) ).
 * The tables that answer lists are ordered by it. A download seldom changes the number, so it writes to none of these tables. A
 * scheduled task updates them later, many items at once.
 */
final class Popularity {

	private const ITEMS_PER_TRANSACTION = 500;

	private const ITEMS_PER_QUERY = 5000;

	/** Tables with the number, and their column with the item's id, in the order of locks. Search_Index has it too. */
	private const TABLES = array(
		'items'      => 'id',
		'item_terms' => 'item_id',
	);

	private Database $database;

	private Item_Counts $counts;

	private Search_Index $search;

	public function __construct( Database $database, Item_Counts $counts, Search_Index $search ) {
		$this->database = $database;
		$this->counts   = $counts;
		$this->search   = $search;
	}

	public static function from_downloads( int $downloads ): int {
		return min( 255, (int) floor( 8 * log( 1 + $downloads, 2 ) ) );
	}

	/** Updates the popularity of every item. */
	public function refresh(): int {
		$moved = 0;
		$last  = 0;
		do {
			$rows = $this->database->get_results( 'SELECT id, downloads, popularity FROM {items} WHERE id > %d ORDER BY id LIMIT %d', $last, self::ITEMS_PER_QUERY );
			$more = count( $rows ) === self::ITEMS_PER_QUERY;
			$move = array();
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				$now  = self::from_downloads( (int) $row['downloads'] );
				if ( $now !== (int) $row['popularity'] ) {
					$move[ $last ] = $now;
				}
			}
			foreach ( array_chunk( $move, self::ITEMS_PER_TRANSACTION, true ) as $some ) {
				$this->move( $some );
			}
			$moved += count( $move );
		} while ( $more );
		return $moved;
	}

	/** @param array<int, int> $items Item to new popularity. */
	private function move( array $items ): void {
		$this->database->transaction(
			function () use ( $items ): void {
				$this->counts->lock();
				$places = $this->search->row_positions( array_keys( $items ) );
				foreach ( self::TABLES as $table => $column ) {
					foreach ( array_unique( $items ) as $popularity ) {
						$this->database->query( "UPDATE {{$table}} SET popularity = %d WHERE $column IN (" . Database::ids_list( array_keys( $items, $popularity, true ) ) . ')', $popularity );
					}
				}
				foreach ( $places as $id => $place ) {
					$this->database->query( "UPDATE {search_terms} SET popularity = %d WHERE $place", $items[ $id ] );
				}
			}
		);
	}
}
