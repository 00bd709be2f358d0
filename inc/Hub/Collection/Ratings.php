<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Catalogue\Item_Presenter;
use Templately\Hub\Catalogue\Item_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Ratings of packs. One transaction changes a rating and the item's totals.
 * @phpstan-type Reviews array<int, array{mine: int, average: float}>
 */
final class Ratings {

	private Database $database;

	private Items_For_Update $items;

	private Item_Store $store;

	private Clock $clock;

	public function __construct( Database $database, Items_For_Update $items, Item_Store $store, Clock $clock ) {
		$this->database = $database;
		$this->items    = $items;
		$this->store    = $store;
		$this->clock    = $clock;
	}

	/**
	 * Rates a pack. A later rating replaces an account's earlier one.
	 * @param int $rating 1 to 5.
	 * @return Reviews
	 * @throws Failure 404 if no item of that type exists, 400 for anything but a pack.
	 */
	public function rate( int $account_id, int $item_id, string $type, int $rating ): array {
		if ( 'packs' !== $type ) {
			throw new Failure( 'rest_invalid_param', self::packs_only(), 400, array( 'itemType' => self::packs_only() ) );
		}
		return $this->items->with_item(
			$item_id,
			$type,
			function () use ( $account_id, $item_id, $rating ): array {
				$this->take_away( $account_id, array( $item_id ) );
				$this->database->insert_many( 'ratings', array( 'account_id', 'item_id', 'rating', 'rated_at' ), array( array( $account_id, $item_id, $rating, $this->clock->now() ) ) );
				$this->store->change_rating( $item_id, $rating, 1 );
				return $this->reviews( 'r.account_id = %d AND r.item_id = %d', $account_id, $item_id );
			}
		);
	}

	/** @return Reviews Packs that the account has rated, last rated first. */
	public function find_by_account( int $account_id ): array {
		return $this->reviews( 'r.account_id = %d ORDER BY r.rated_at DESC, r.item_id DESC LIMIT %d', $account_id, Contract::MAX );
	}

	/** @return list<array{name: string, rating: int, at: int}> The account's ratings for the export of personal data. */
	public function export( int $account_id ): array {
		return array_map(
			static function ( array $row ): array {
				return array(
					'name'   => $row['name'],
					'rating' => (int) $row['rating'],
					'at'     => (int) $row['rated_at'],
				);
			},
			$this->database->get_results( 'SELECT i.name, r.rating, r.rated_at FROM {ratings} r JOIN {items} i ON i.id = r.item_id WHERE r.account_id = %d ORDER BY r.rated_at DESC, r.item_id DESC LIMIT %d', $account_id, Contract::MAX )
		);
	}

	public function delete_all_of_account( int $account_id ): void {
		$ids = $this->database->get_integers( 'SELECT item_id FROM {ratings} WHERE account_id = %d ORDER BY item_id', $account_id );
		$this->items->with_items(
			$ids,
			function () use ( $account_id, $ids ): void {
				$this->take_away( $account_id, $ids );
			}
		);
	}

	/** @param list<int> $ids Items, whose rows are locked. */
	private function take_away( int $account_id, array $ids ): void {
		foreach ( $ids as $id ) {
			$rating = $this->database->get_integers( 'SELECT rating FROM {ratings} WHERE account_id = %d AND item_id = %d', $account_id, $id )[0] ?? 0;
			if ( $rating > 0 && 1 === $this->database->query( 'DELETE FROM {ratings} WHERE account_id = %d AND item_id = %d AND rating = %d', $account_id, $id, $rating ) ) {
				$this->store->change_rating( $id, -$rating, -1 );
			}
		}
	}

	/**
	 * @param int|string ...$values
	 * @return Reviews
	 */
	private function reviews( string $where, ...$values ): array {
		$reviews = array();
		foreach ( $this->database->get_results( "SELECT r.item_id, r.rating AS mine, i.rating, i.rating_sum, i.rating_count FROM {ratings} r JOIN {items} i ON i.id = r.item_id WHERE $where", ...$values ) as $row ) {
			$reviews[ (int) $row['item_id'] ] = array(
				'mine'    => (int) $row['mine'],
				'average' => Item_Presenter::rating( $row ),
			);
		}
		return $reviews;
	}

	private static function packs_only(): string {
		return __( 'Only packs can be rated.', 'templately' );
	}
}
