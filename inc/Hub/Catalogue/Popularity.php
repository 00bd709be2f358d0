<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Database\Database;

/**
 * How popular items are, as one small number that rises with every twelfth of its downloads: floor( 8 × log2( 1 + downloads ) ).
 *
 * The tables that answer listings are in its order. A download changes none of them, because it seldom changes this number; where
 * it does, they are put in order later, many items at once.
 */
final class Popularity {

	/** Items that are moved in one transaction. */
	private const MOVED_AT_ONCE = 500;

	/** Items that are looked at in one query. */
	private const READ_AT_ONCE = 5000;

	/** The tables that have the number for each item, and their column with the item's id; Search_Index has it too. Their order is that of locks. */
	private const TABLES = array(
		'items'      => 'id',
		'item_terms' => 'item_id',
	);

	private Database $database;

	private Item_Counts $counts;

	private Search_Index $search;

	/**
	 * @param Database     $database The hub's tables.
	 * @param Item_Counts       $counts   Lets one writer of items in at a time.
	 */
	public function __construct( Database $database, Item_Counts $counts, Search_Index $search ) {
		$this->database = $database;
		$this->counts   = $counts;
		$this->search   = $search;
	}

	/** Returns the number of an item. */
	public static function from_downloads( int $downloads ): int {
		return min( 255, (int) floor( 8 * log( 1 + $downloads, 2 ) ) );
	}

	/** Brings every item to where its downloads put it. */
	public function refresh(): int {
		$moved = 0;
		$last  = 0;
		do {
			$rows = $this->database->get_results( 'SELECT id, downloads, popularity FROM {items} WHERE id > %d ORDER BY id LIMIT %d', $last, self::READ_AT_ONCE );
			$more = count( $rows ) === self::READ_AT_ONCE;
			$move = array();
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				$now  = self::from_downloads( (int) $row['downloads'] );
				if ( $now !== (int) $row['popularity'] ) {
					$move[ $last ] = $now;
				}
			}
			foreach ( array_chunk( $move, self::MOVED_AT_ONCE, true ) as $some ) {
				$this->move( $some );
			}
			$moved += count( $move );
		} while ( $more );
		return $moved;
	}

	/**
	 * @param array<int, int> $items Item to its new number.
	 */
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
