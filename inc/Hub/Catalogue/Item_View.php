<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Access;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Actor;
use Templately\Hub\Files\Blobs;
use Templately\Hub\Plans;

/**
 * Turns rows of items into what the API says about them, with a fixed number of queries for any number of items.
 */
final class Item_View {

	/** @var Items */
	private $items;

	/** @var Terms */
	private $terms;

	/** @var Account_Store */
	private $accounts;

	/**
	 * @param Items         $items    Items.
	 * @param Terms         $terms    Terms.
	 * @param Account_Store $accounts Knows the actor's plan.
	 */
	public function __construct( Items $items, Terms $terms, Account_Store $accounts ) {
		$this->items    = $items;
		$this->terms    = $terms;
		$this->accounts = $accounts;
	}

	/**
	 * Returns items as lists show them.
	 *
	 * @param list<array<string, string>> $rows  Rows of items.
	 * @param Actor                       $actor Who looks.
	 * @return list<array<string, mixed>>
	 */
	public function summaries( array $rows, Actor $actor ): array {
		$packs = $this->items->pack_names( array_values( array_unique( array_filter( array_map( 'intval', array_column( $rows, 'pack_id' ) ) ) ) ) );
		$terms = $this->terms->of_items( self::ids( $rows ), array( Terms::DEPENDENCY, Terms::TEMPLATE_TYPE ) );
		return array_map(
			static function ( array $summary, array $row ) use ( $packs ): array {
				return $summary + array( 'pack' => $packs[ (int) $row['pack_id'] ] ?? null );
			},
			$this->bare( $rows, $terms, $actor ),
			$rows
		);
	}

	/**
	 * Returns an item with all that its own screen shows.
	 *
	 * @param array<string, string> $row   Its row, with its details.
	 * @param Actor                 $actor Who looks.
	 * @return array<string, mixed>
	 */
	public function details( array $row, Actor $actor ): array {
		$is_pack = 'packs' === Shelf::type( (int) $row['shelf'] );
		$pack_id = $is_pack ? (int) $row['id'] : (int) $row['pack_id'];
		$rows    = array( $row );
		if ( 0 !== $pack_id ) {
			$rows = array_merge( $rows, $is_pack ? array( $row ) : $this->items->in_order( array( $pack_id ) ), $this->items->in_pack( $pack_id ) );
		}
		$terms   = $this->terms->of_items( self::ids( $rows ), array( Terms::DEPENDENCY, Terms::TEMPLATE_TYPE, Terms::TAG, Terms::CATEGORY ) );
		$bare    = $this->bare( $rows, $terms, $actor );
		$item    = (array) array_shift( $bare );
		$pack    = array_shift( $bare );
		$own     = $terms[ (int) $row['id'] ] ?? array();
		$details = (array) json_decode( $row['details'], true );
		$within  = array_map(
			static function ( array $child ) use ( $pack ): array {
				return $child + array( 'pack' => self::name( $pack ) );
			},
			$bare
		);
		return $item + array(
			'pack'        => $is_pack || null === $pack ? null : $pack + array( 'items' => $within ),
			'banner'      => Blobs::url( $details['banner'] ?? '' ),
			'live_url'    => $details['live_url'] ?? '',
			'screenshots' => array_map(
				static function ( array $screenshot ): array {
					return array(
						'url'    => Blobs::url( $screenshot['file'] ),
						'width'  => $screenshot['width'],
						'height' => $screenshot['height'],
						'alt'    => $screenshot['alt'],
					);
				},
				$details['screenshots'] ?? array()
			),
			'description' => $details['description'] ?? '',
			'tags'        => $own[ Terms::TAG ] ?? array(),
			'categories'  => $own[ Terms::CATEGORY ] ?? array(),
			'items'       => $is_pack ? $within : array(),
			'variations'  => $this->items->variations( (int) $row['shelf'], $row['slug'] ),
			'block_types' => $details['block_types'] ?? array(),
		);
	}

	/**
	 * Returns what lists and details share, in the order of the rows.
	 *
	 * @param list<array<string, string>>                                $rows  Rows of items.
	 * @param array<int, array<string, list<array<string, mixed>>>>      $terms Their terms.
	 * @param Actor                                                      $actor Who looks.
	 * @return list<array<string, mixed>>
	 */
	private function bare( array $rows, array $terms, Actor $actor ): array {
		$account   = $this->accounts->find( $actor->account_id() );
		$level     = null === $account ? Plans::FREE : $account->level();
		$purchased = $this->items->purchased( $actor->account_id(), self::ids( $rows ) );
		return array_map(
			static function ( array $row ) use ( $terms, $level, $purchased ): array {
				$id    = (int) $row['id'];
				$shelf = (int) $row['shelf'];
				return array(
					'id'              => $id,
					'name'            => $row['name'],
					'slug'            => $row['slug'],
					'type'            => Shelf::type( $shelf ),
					'platform'        => Shelf::platform( $shelf ),
					'price'           => (int) $row['price'] / 100,
					'plan'            => Plans::name( (int) $row['level'] ),
					'rating'          => (int) $row['rating'] / 10,
					'downloads'       => (int) $row['downloads'],
					'favourite_count' => (int) $row['favourite_count'],
					'thumbnail'       => Blobs::url( $row['thumbnail'] ),
					'thumbnail2'      => Blobs::url( $row['thumbnail2'] ),
					'thumbnail3'      => Blobs::url( $row['thumbnail3'] ),
					'fullsite_import' => '1' === $row['fullsite_import'],
					'has_settings'    => '1' === $row['has_settings'],
					'isPurchased'     => in_array( $id, $purchased, true ),
					'isSubscribed'    => Access::is_covered( $row, $level ),
					'params'          => array( 'type' => Shelf::type( $shelf ) ),
					'dependencies'    => $terms[ $id ][ Terms::DEPENDENCY ] ?? array(),
					'template_type'   => $terms[ $id ][ Terms::TEMPLATE_TYPE ][0] ?? null,
				);
			},
			$rows
		);
	}

	/**
	 * @param list<array<string, string>> $rows Rows of items.
	 * @return list<int>
	 */
	private static function ids( array $rows ): array {
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * @param array<string, mixed>|null $pack A pack.
	 * @return array{id: int, name: string, slug: string}|null
	 */
	private static function name( ?array $pack ): ?array {
		return null === $pack ? null : array(
			'id'   => $pack['id'],
			'name' => $pack['name'],
			'slug' => $pack['slug'],
		);
	}
}
