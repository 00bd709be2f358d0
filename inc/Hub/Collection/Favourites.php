<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Catalogue\Item_Store;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Favourites of accounts. One transaction changes a favourite and the item's count. */
final class Favourites {

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
	 * Adds or removes a favourite. Idempotent.
	 * @return array{id: int, starred: bool, favourite_count: int}
	 * @throws Failure 404 if no item of that type exists, 422 too_many_favourites.
	 */
	public function set( int $account_id, int $item_id, string $type, bool $starred ): array {
		return $this->items->with_item(
			$item_id,
			$type,
			function () use ( $account_id, $item_id, $starred ): array {
				if ( ! $starred ) {
					$this->take_away( $account_id, array( $item_id ) );
				} elseif ( 1 === $this->database->insert_many( 'favourites', array( 'account_id', 'item_id', 'favoured_at' ), array( array( $account_id, $item_id, $this->clock->now() ) ), 'ignore' ) ) {
					if ( $this->database->get_integers( 'SELECT COUNT(*) FROM {favourites} WHERE account_id = %d', $account_id )[0] > Contract::MAX_FAVOURITES ) {
						throw new Failure( 'too_many_favourites', sprintf( /* translators: %s: number of favourites. */ __( 'You have %s favourites, which is the maximum. Remove one first.', 'templately' ), number_format_i18n( Contract::MAX_FAVOURITES ) ), 422 );
					}
					$this->store->change_favourites( $item_id, 1 );
				}
				return array(
					'id'              => $item_id,
					'starred'         => $starred,
					'favourite_count' => $this->database->get_integers( 'SELECT favourite_count FROM {items} WHERE id = %d', $item_id )[0],
				);
			}
		);
	}

	public function delete_all_of_account( int $account_id ): void {
		$ids = $this->database->get_integers( 'SELECT item_id FROM {favourites} WHERE account_id = %d ORDER BY item_id', $account_id );
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
			if ( 1 === $this->database->query( 'DELETE FROM {favourites} WHERE account_id = %d AND item_id = %d', $account_id, $id ) ) {
				$this->store->change_favourites( $id, -1 );
			}
		}
	}
}
