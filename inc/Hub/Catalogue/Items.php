<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Database;
use Templately\Storage\Clock;

/**
 * Rows of items and of what accounts did with them.
 *
 * @phpstan-type Row array<string, string>
 */
final class Items {

	/** All but the details, which lists do not show and which are long. */
	private const OF_LISTS = 'id, shelf, level, downloads, slug, name, pack_id, place, price, rating, favourite_count, thumbnail, thumbnail2, thumbnail3, fullsite_import, has_settings, content';

	/** @var Database */
	private $database;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database $database The hub's tables.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Returns items in the order of their ids' list.
	 *
	 * @param list<int> $ids Ids.
	 * @return list<Row>
	 */
	public function in_order( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array_column( $this->database->rows( 'SELECT ' . self::OF_LISTS . ' FROM {items} WHERE id IN (' . Database::ids( $ids ) . ')' ), null, 'id' );
		return array_values( array_filter( array_replace( array_fill_keys( $ids, null ), $rows ) ) );
	}

	/**
	 * Returns an item with its details.
	 *
	 * @param int    $shelf Number of a shelf.
	 * @param string $slug  Its slug.
	 * @return Row|null
	 */
	public function by_slug( int $shelf, string $slug ): ?array {
		return $this->database->row( 'SELECT * FROM {items} WHERE shelf = %d AND slug = %s', $shelf, $slug );
	}

	/**
	 * Returns an item with its details.
	 *
	 * @param int $id Its id.
	 * @return Row|null
	 */
	public function by_id( int $id ): ?array {
		return $this->database->row( 'SELECT * FROM {items} WHERE id = %d', $id );
	}

	/**
	 * Returns what is in a pack, in its order.
	 *
	 * @param int $pack_id The pack.
	 * @return list<Row>
	 */
	public function in_pack( int $pack_id ): array {
		return $this->database->rows( 'SELECT ' . self::OF_LISTS . ' FROM {items} WHERE pack_id = %d ORDER BY place, id LIMIT 200', $pack_id );
	}

	/**
	 * Returns the same design for other platforms: what has the same type and slug.
	 *
	 * @param int    $shelf Its shelf.
	 * @param string $slug  Its slug.
	 * @return list<array{platform: string, slug: string}>
	 */
	public function variations( int $shelf, string $slug ): array {
		$others = array_values( array_diff( Shelf::numbers( '', Shelf::type( $shelf ) ), array( $shelf ) ) );
		return array_map(
			static function ( array $row ): array {
				return array(
					'platform' => Shelf::platform( (int) $row['shelf'] ),
					'slug'     => $row['slug'],
				);
			},
			$this->database->rows( 'SELECT shelf, slug FROM {items} WHERE shelf IN (' . Database::ids( $others ) . ') AND slug = %s', $slug )
		);
	}

	/**
	 * Returns the names of packs.
	 *
	 * @param list<int> $ids Ids of packs.
	 * @return array<int, array{id: int, name: string, slug: string}>
	 */
	public function pack_names( array $ids ): array {
		$names = array();
		foreach ( array() === $ids ? array() : $this->database->rows( 'SELECT id, name, slug FROM {items} WHERE id IN (' . Database::ids( $ids ) . ')' ) as $row ) {
			$names[ (int) $row['id'] ] = array(
				'id'   => (int) $row['id'],
				'name' => $row['name'],
				'slug' => $row['slug'],
			);
		}
		return $names;
	}

	/**
	 * Returns the most downloaded free items of some shelves.
	 *
	 * @param list<int> $shelves Numbers of shelves.
	 * @param int       $limit   How many.
	 * @return list<Row>
	 */
	public function most_popular_free( array $shelves, int $limit ): array {
		$found = array();
		// Shelf by shelf: each is the beginning of an index.
		foreach ( $shelves as $shelf ) {
			$found = array_merge( $found, $this->database->rows( 'SELECT ' . self::OF_LISTS . ' FROM {items} WHERE shelf = %d AND level = 0 AND price = 0 ORDER BY downloads DESC, id DESC LIMIT %d', $shelf, $limit ) );
		}
		usort(
			$found,
			static function ( array $one, array $other ): int {
				return array( (int) $other['downloads'], (int) $other['id'] ) <=> array( (int) $one['downloads'], (int) $one['id'] );
			}
		);
		return array_slice( $found, 0, $limit );
	}

	/**
	 * Returns which of some items an account has bought.
	 *
	 * @param int       $account_id Account; 0 for nobody.
	 * @param list<int> $item_ids   Items.
	 * @return list<int>
	 */
	public function purchased( int $account_id, array $item_ids ): array {
		if ( 0 === $account_id || array() === $item_ids ) {
			return array();
		}
		return $this->database->numbers( 'SELECT item_id FROM {purchases} WHERE account_id = %d AND item_id IN (' . Database::ids( $item_ids ) . ')', $account_id );
	}

	/**
	 * Remembers that an account took an item. An item's downloads are the accounts that took it, so a call that is repeated
	 * counts once.
	 *
	 * @param int $account_id Account.
	 * @param int $item_id    Item.
	 */
	public function count_download( int $account_id, int $item_id ): void {
		$this->database->transaction(
			function () use ( $account_id, $item_id ): void {
				$is_new = 1 === $this->database->insert_many( 'downloads', array( 'account_id', 'item_id', 'downloaded_at' ), array( array( $account_id, $item_id, $this->clock->now() ) ), 'ignore' );
				if ( ! $is_new ) {
					$this->database->write( 'UPDATE {downloads} SET downloaded_at = %d WHERE account_id = %d AND item_id = %d', $this->clock->now(), $account_id, $item_id );
					return;
				}
				// The two tables that answer listings repeat the number, because it is their order.
				$this->database->write( 'UPDATE {items} SET downloads = downloads + 1 WHERE id = %d', $item_id );
				$this->database->write( 'UPDATE {item_terms} SET downloads = downloads + 1 WHERE item_id = %d', $item_id );
				$this->database->write( 'UPDATE {search_terms} SET downloads = downloads + 1 WHERE item_id = %d', $item_id );
			}
		);
	}
}
