<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

/**
 * Reads items, and stores what accounts did with them.
 * Besides its columns a row has pack_name and pack_slug, and for the reading account is_purchased and is_starred ('1' for true).
 * @phpstan-type Row array<string, string>
 */
final class Item_Store {

	/** Every column but the details, which are long and not part of lists. */
	private const LIST_COLUMNS = 'i.id, i.shelf, i.level, i.downloads, i.popularity, i.slug, i.name, i.pack_id, i.place, i.price, i.rating, i.rating_sum, i.rating_count, i.favourite_count, i.thumbnail, i.thumbnail2, i.thumbnail3, i.fullsite_import, i.has_settings, i.content, i.block_types';

	private const ALL = 'i.*';

	private Database $database;

	private Clock $clock;

	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * @param list<int> $ids
	 * @return list<Row> Items in the order of the ids.
	 */
	public function find_in_order( array $ids, int $account_id ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array_column( $this->rows( self::LIST_COLUMNS, $account_id, 'i.id IN (' . Database::ids_list( $ids ) . ')' ), null, 'id' );
		return array_values( array_filter( array_replace( array_fill_keys( $ids, null ), $rows ) ) );
	}

	/** @return Row|null Item with its details. */
	public function by_slug( int $shelf, string $slug, int $account_id ): ?array {
		return $this->rows( self::ALL, $account_id, 'i.shelf = %d AND i.slug = %s', $shelf, $slug )[0] ?? null;
	}

	/** @return Row|null Item with its details. */
	public function by_id( int $id, int $account_id ): ?array {
		return $this->rows( self::ALL, $account_id, 'i.id = %d', $id )[0] ?? null;
	}

	/** @return list<Row> Items of a pack in order, without templates, which belong to the theme builder. */
	public function find_by_pack( int $pack_id, int $account_id ): array {
		return $this->rows( self::LIST_COLUMNS, $account_id, 'i.pack_id = %d AND i.shelf <> %d ORDER BY i.place, i.id LIMIT 200', $pack_id, Catalogue_Section::number( 'gutenberg', 'templates' ) );
	}

	/**
	 * @param int|string ...$values
	 * @return list<Row>
	 */
	private function rows( string $columns, int $account_id, string $where, ...$values ): array {
		return $this->database->get_results(
			"SELECT $columns, p.name AS pack_name, p.slug AS pack_slug, CASE WHEN b.item_id IS NULL THEN '0' ELSE '1' END AS is_purchased, CASE WHEN f.item_id IS NULL THEN '0' ELSE '1' END AS is_starred FROM {items} i
			LEFT JOIN {items} p ON p.id = i.pack_id LEFT JOIN {purchases} b ON b.account_id = %d AND b.item_id = i.id LEFT JOIN {favourites} f ON f.account_id = %d AND f.item_id = i.id WHERE $where",
			$account_id,
			$account_id,
			...$values
		);
	}

	/**
	 * @param list<array{platform: string, slug: string}> $named
	 * @return list<array{platform: string, slug: string}> The design's counterparts on other platforms: those it names, otherwise the items with its type and slug.
	 */
	public function variations( int $shelf, string $slug, array $named ): array {
		$type  = Catalogue_Section::type( $shelf );
		$named = array_column( $named, 'slug', 'platform' );
		$where = array();
		$keys  = array();
		foreach ( array_diff( Catalogue_Section::find( '', $type ), array( $shelf ) ) as $other ) {
			$where[] = '(shelf = %d AND slug = %s)';
			array_push( $keys, $other, $named[ Catalogue_Section::platform( $other ) ] ?? $slug );
		}
		// Templates exist on one platform only.
		return array() === $where ? array() : array_map(
			static function ( array $row ): array {
				return array(
					'platform' => Catalogue_Section::platform( (int) $row['shelf'] ),
					'slug'     => $row['slug'],
				);
			},
			$this->database->get_results( 'SELECT shelf, slug FROM {items} WHERE ' . implode( ' OR ', $where ), ...$keys )
		);
	}

	/**
	 * @param list<int> $shelves Numbers of sections.
	 * @return list<Row> Most popular free items.
	 */
	public function most_popular_free( array $shelves, int $limit ): array {
		$found = array();
		// One section after another, because each is a prefix of an index.
		foreach ( $shelves as $shelf ) {
			$found = array_merge( $found, $this->rows( self::LIST_COLUMNS, 0, 'i.shelf = %d AND i.level = 0 AND i.price = 0 ORDER BY i.popularity DESC, i.id DESC LIMIT %d', $shelf, $limit ) );
		}
		usort(
			$found,
			static function ( array $one, array $other ): int {
				return array( (int) $other['popularity'], (int) $other['id'] ) <=> array( (int) $one['popularity'], (int) $one['id'] );
			}
		);
		return array_slice( $found, 0, $limit );
	}

	/** @param int $by 1 or -1. */
	public function change_favourites( int $item_id, int $by ): void {
		$this->database->query( 'UPDATE {items} SET favourite_count = favourite_count + %d WHERE id = %d AND favourite_count + %d >= 0', $by, $item_id, $by );
	}

	/** @param int $count 1 or -1. */
	public function change_rating( int $item_id, int $sum, int $count ): void {
		$this->database->query( 'UPDATE {items} SET rating_sum = rating_sum + %d, rating_count = rating_count + %d WHERE id = %d AND rating_count + %d >= 0', $sum, $count, $item_id, $count );
	}

	/** Removes an account's downloads. The totals stay. */
	public function forget_downloads( int $account_id ): void {
		$this->database->query( 'DELETE FROM {downloads} WHERE account_id = %d', $account_id );
	}

	/**
	 * Records a download, once per account. Does not change the order of lists (see Popularity).
	 * @return bool Whether the item exists.
	 */
	public function count_download( int $account_id, int $item_id ): bool {
		return $this->database->transaction(
			function () use ( $account_id, $item_id ): bool {
				if ( null === $this->database->get_row( 'SELECT id FROM {items} WHERE id = %d FOR UPDATE', $item_id ) ) {
					return false;
				}
				$is_new = 1 === $this->database->insert_many( 'downloads', array( 'account_id', 'item_id', 'downloaded_at' ), array( array( $account_id, $item_id, $this->clock->now() ) ), 'ignore' );
				$this->database->query(
					$is_new ? 'UPDATE {items} SET downloads = downloads + 1 WHERE id = %d' : 'UPDATE {downloads} SET downloaded_at = %d WHERE account_id = %d AND item_id = %d',
					...( $is_new ? array( $item_id ) : array( $this->clock->now(), $account_id, $item_id ) )
				);
				return true;
			}
		);
	}
}
