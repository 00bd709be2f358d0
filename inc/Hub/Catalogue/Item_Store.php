<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

/**
 * Rows of items and of what accounts did with them.
 *
 * A row that is read has, besides its columns, pack_name and pack_slug of the pack it is in, and is_purchased, '1' where the
 * account that it is read for has bought it, and is_starred, '1' where it is among that account's favourites: all that a list needs
 * to know of items, in one query.
 *
 * @phpstan-type Row array<string, string>
 */
final class Item_Store {

	/** All but the details, which lists do not show and which are long. */
	private const OF_LISTS = 'i.id, i.shelf, i.level, i.downloads, i.popularity, i.slug, i.name, i.pack_id, i.place, i.price, i.rating, i.rating_sum, i.rating_count, i.favourite_count, i.thumbnail, i.thumbnail2, i.thumbnail3, i.fullsite_import, i.has_settings, i.content, i.block_types';

	private const ALL = 'i.*';

	private Database $database;

	private Clock $clock;

	/** @param Database $database The hub's tables. */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Returns items in the order of their ids' list.
	 *
	 * @param list<int> $ids        Ids.
	 * @param int       $account_id Who reads; 0 for nobody.
	 * @return list<Row>
	 */
	public function find_in_order( array $ids, int $account_id ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array_column( $this->rows( self::OF_LISTS, $account_id, 'i.id IN (' . Database::ids_list( $ids ) . ')' ), null, 'id' );
		return array_values( array_filter( array_replace( array_fill_keys( $ids, null ), $rows ) ) );
	}

	/**
	 * Returns an item with its details.
	 *
	 * @param string $slug       Its slug.
	 * @param int    $account_id Who reads; 0 for nobody.
	 * @return Row|null
	 */
	public function by_slug( int $shelf, string $slug, int $account_id ): ?array {
		return $this->rows( self::ALL, $account_id, 'i.shelf = %d AND i.slug = %s', $shelf, $slug )[0] ?? null;
	}

	/**
	 * Returns an item with its details.
	 *
	 * @param int $account_id Who reads; 0 for nobody.
	 * @return Row|null
	 */
	public function by_id( int $id, int $account_id ): ?array {
		return $this->rows( self::ALL, $account_id, 'i.id = %d', $id )[0] ?? null;
	}

	/**
	 * Returns what is in a pack, in its order; its templates are for the theme builder, and nothing to insert.
	 *
	 * @param int $account_id Who reads; 0 for nobody.
	 * @return list<Row>
	 */
	public function find_by_pack( int $pack_id, int $account_id ): array {
		return $this->rows( self::OF_LISTS, $account_id, 'i.pack_id = %d AND i.shelf <> %d ORDER BY i.place, i.id LIMIT 200', $pack_id, Catalogue_Section::number( 'gutenberg', 'templates' ) );
	}

	/**
	 * @param int        $account_id Who reads; 0 for nobody.
	 * @param string     $where      What follows WHERE.
	 * @param int|string ...$values  For its placeholders.
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
	 * Returns the same design for other platforms: what it names there, else what has its type and slug.
	 *
	 * @param string                                      $slug  Its slug.
	 * @param list<array{platform: string, slug: string}> $named What it names.
	 * @return list<array{platform: string, slug: string}>
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
		// What only one platform has, templates, has no other form.
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
	 * Returns the most popular free items of some shelves.
	 *
	 * @param list<int> $shelves Numbers of shelves.
	 * @return list<Row>
	 */
	public function most_popular_free( array $shelves, int $limit ): array {
		$found = array();
		// Shelf by shelf: each is the beginning of an index.
		foreach ( $shelves as $shelf ) {
			$found = array_merge( $found, $this->rows( self::OF_LISTS, 0, 'i.shelf = %d AND i.level = 0 AND i.price = 0 ORDER BY i.popularity DESC, i.id DESC LIMIT %d', $shelf, $limit ) );
		}
		usort(
			$found,
			static function ( array $one, array $other ): int {
				return array( (int) $other['popularity'], (int) $other['id'] ) <=> array( (int) $one['popularity'], (int) $one['id'] );
			}
		);
		return array_slice( $found, 0, $limit );
	}

	/**
	 * Changes the number of accounts that marked an item as favourite.
	 *
	 * @param int $by      1 or -1.
	 */
	public function change_favourites( int $item_id, int $by ): void {
		$this->database->query( 'UPDATE {items} SET favourite_count = favourite_count + %d WHERE id = %d AND favourite_count + %d >= 0', $by, $item_id, $by );
	}

	/**
	 * Changes the sum and the number of an item's ratings.
	 *
	 * @param int $count   1 or -1.
	 */
	public function change_rating( int $item_id, int $sum, int $count ): void {
		$this->database->query( 'UPDATE {items} SET rating_sum = rating_sum + %d, rating_count = rating_count + %d WHERE id = %d AND rating_count + %d >= 0', $sum, $count, $item_id, $count );
	}

	/** Removes an account's downloads. The items' counts stay. */
	public function forget_downloads( int $account_id ): void {
		$this->database->query( 'DELETE FROM {downloads} WHERE account_id = %d', $account_id );
	}

	/**
	 * Remembers that an account took an item. An item's downloads are the accounts that took it, so a call that is repeated
	 * counts once. Where it stands in listings is not changed here (Popularity).
	 *
	 * @return bool Whether there is such an item.
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
