<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Catalogue\Item_Presenter;
use Templately\Hub\Catalogue\Item_Store;
use Templately\Shared\Contract\Collection_Schema as Contract;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;

/** Favourites, ratings, downloads and purchases of accounts. */
final class Collection {

	private Favourites $favourites;

	private Ratings $ratings;

	private Collection_Store $collected;

	private Item_Store $items;

	private Item_Presenter $view;

	public function __construct( Favourites $favourites, Ratings $ratings, Collection_Store $collected, Item_Store $items, Item_Presenter $view ) {
		$this->favourites = $favourites;
		$this->ratings    = $ratings;
		$this->collected  = $collected;
		$this->items      = $items;
		$this->view       = $view;
	}

	/** @return array{reviews: array{pack: array<int, array{mine: int, average: float}>}, starred: list<int>, purchasedItems: list<int>, downloads: int, favourites: int} */
	public function profile_fields( int $account_id ): array {
		$starred = $this->collected->ids( Collection_Store::FAVOURITES, $account_id, Contract::MAX_FAVOURITES );
		return array(
			'reviews'        => array( 'pack' => $this->ratings->find_by_account( $account_id ) ),
			'starred'        => $starred,
			'purchasedItems' => $this->collected->ids( Collection_Store::PURCHASES, $account_id, Contract::MAX ),
			'downloads'      => $this->collected->count( Collection_Store::DOWNLOADS, $account_id ),
			'favourites'     => count( $starred ),
		);
	}

	/** @return array{id: int, starred: bool, favourite_count: int} */
	public function set_favourite( int $id, string $type, bool $starred, Actor $actor ): array {
		$this->require_right( $actor );
		return $this->favourites->set( $actor->account_id(), $id, $type, $starred );
	}

	/**
	 * @param int $rating 1 to 5.
	 * @return array{pack: array<int, array{mine: int, average: float}>}
	 * @throws Failure 400 for anything but a pack, 404.
	 */
	public function rate( int $id, string $type, int $rating, Actor $actor ): array {
		$this->require_right( $actor );
		return array( 'pack' => $this->ratings->rate( $actor->account_id(), $id, $type, $rating ) );
	}

	public function favourites( Collection_Query $query, Actor $actor ): Result_Page {
		$this->require_right( $actor );
		$found = $this->collected->page( Collection_Store::FAVOURITES, $actor->account_id(), $query );
		$items = $this->items->find_in_order( array_column( $found['records'], 'item_id' ), $actor->account_id() );
		return new Result_Page( $this->view->summaries( $items, $actor ), $found['total'], $query->page, $query->per_page );
	}

	/** @param string $what Collection_Store::DOWNLOADS or Collection_Store::PURCHASES. */
	public function records( string $what, Collection_Query $query, Actor $actor ): Result_Page {
		$this->require_right( $actor );
		$found = $this->collected->page( $what, $actor->account_id(), $query );
		return new Result_Page( $found['records'], $found['total'], $query->page, $query->per_page );
	}

	/**
	 * Returns an account's collection for the export of personal data.
	 * @return array{favourites: list<array<string, mixed>>, ratings: list<array{name: string, rating: int, at: int}>, downloads: list<array<string, mixed>>, purchases: list<array<string, mixed>>}
	 */
	public function export( int $account_id ): array {
		$all = new Collection_Query(
			array(
				'platform' => '',
				'types'    => array(),
				'plan'     => 'all',
				'page'     => 1,
				'per_page' => Contract::MAX,
			)
		);
		return array(
			'favourites' => $this->collected->page( Collection_Store::FAVOURITES, $account_id, $all )['records'],
			'ratings'    => $this->ratings->export( $account_id ),
			'downloads'  => $this->collected->page( Collection_Store::DOWNLOADS, $account_id, $all )['records'],
			'purchases'  => $this->collected->page( Collection_Store::PURCHASES, $account_id, $all )['records'],
		);
	}

	/** Removes an account's favourites and ratings. Account_Store handles downloads and purchases. */
	public function delete_all_of_account( int $account_id ): void {
		$this->favourites->delete_all_of_account( $account_id );
		$this->ratings->delete_all_of_account( $account_id );
	}

	private function require_right( Actor $actor ): void {
		if ( ! Collection_Permissions::check( $actor->standing() ) ) {
			throw Failure::signed_out( 'invalid_permission', 403 );
		}
	}
}
