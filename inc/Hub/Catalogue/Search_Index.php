<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Database\Database;

/**
 * The search index: one row for each prefix of each word of an item.
 * An item's rows are found by its words, which are stored with the item; an index by item would be almost as large as the table.
 * Writers must hold Item_Counts::lock(), and must not change the item's words or popularity before the rows are removed.
 */
final class Search_Index {

	private Database $database;

	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/** @param list<array{id: int, shelf: int, popularity: int, level: int, words: string}> $items Items with their normalized words, separated by spaces. */
	public function add( array $items ): void {
		$rows = array();
		foreach ( $items as $item ) {
			foreach ( self::keys( $item['words'] ) as $key ) {
				$rows[] = array( $key, $item['shelf'], $item['popularity'], $item['id'], $item['level'] );
			}
		}
		// Rows are stored in the order of the primary key.
		sort( $rows );
		$this->database->insert_many( 'search_terms', array( 'term', 'shelf', 'popularity', 'item_id', 'level' ), $rows );
	}

	/** @param int[] $ids */
	public function remove( array $ids ): void {
		foreach ( $this->row_positions( $ids ) as $place ) {
			$this->database->query( "DELETE FROM {search_terms} WHERE $place" );
		}
	}

	/**
	 * @param int[] $ids
	 * @return array<int, string> SQL conditions for the rows of items. They are valid as long as the items do not change. Item to condition.
	 */
	public function row_positions( array $ids ): array {
		$places = array();
		foreach ( $this->database->get_results( 'SELECT id, shelf, popularity, words FROM {items} WHERE id IN (' . Database::ids_list( $ids ) . ') ORDER BY id' ) as $row ) {
			$keys = self::keys( $row['words'] );
			if ( array() !== $keys ) {
				$places[ (int) $row['id'] ] = 'term IN (' . implode( ',', $keys ) . ") AND shelf = {$row['shelf']} AND popularity = {$row['popularity']} AND item_id = {$row['id']}";
			}
		}
		return $places;
	}

	/** @return list<int> */
	private static function keys( string $words ): array {
		return Search_Tokenizer::index_keys( '' === $words ? array() : explode( ' ', $words ) );
	}
}
