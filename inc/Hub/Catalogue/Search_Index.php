<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Database\Database;

/**
 * The table by which items are found: a row for each beginning of each word of an item.
 *
 * An item's rows are known by its words, which stand with the item: a key by item would be nearly as large as the table itself.
 * Who changes rows holds Counts::lock(), and does so as long as the item still has the words and the popularity they were made of.
 */
final class Search_Index {

	private Database $database;

	/**
	 * @param Database $database The hub's tables.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * Makes items findable.
	 *
	 * @param list<array{id: int, shelf: int, popularity: int, level: int, words: string}> $items Items with their folded words, a space between two.
	 */
	public function add( array $items ): void {
		$rows = array();
		foreach ( $items as $item ) {
			foreach ( self::keys( $item['words'] ) as $key ) {
				$rows[] = array( $key, $item['shelf'], $item['popularity'], $item['id'], $item['level'] );
			}
		}
		// In the order of the primary key, which is how they are stored.
		sort( $rows );
		$this->database->insert_many( 'search_terms', array( 'term', 'shelf', 'popularity', 'item_id', 'level' ), $rows );
	}

	/**
	 * Makes items unfindable.
	 *
	 * @param int[] $ids Items.
	 */
	public function remove( array $ids ): void {
		foreach ( $this->row_positions( $ids ) as $place ) {
			$this->database->query( "DELETE FROM {search_terms} WHERE $place" );
		}
	}

	/**
	 * Says where the rows of items are, as long as nothing of these items is changed.
	 *
	 * @param int[] $ids Items.
	 * @return array<int, string> Item to condition.
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
