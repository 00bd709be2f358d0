<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Plans;
use Templately\Hub\Files\Blob_Folders;

/** Converts rows of items to API responses, with a fixed number of queries. */
final class Item_Presenter {

	private Item_Store $items;

	private Term_Store $terms;

	public function __construct( Item_Store $items, Term_Store $terms ) {
		$this->items = $items;
		$this->terms = $terms;
	}

	/**
	 * @param list<array<string, string>> $rows
	 * @return list<array<string, mixed>> Items as lists show them.
	 */
	public function summaries( array $rows, Actor $actor ): array {
		$terms = $this->terms->find_by_items( self::ids( $rows ), array( Term_Store::DEPENDENCY, Term_Store::TEMPLATE_TYPE ) );
		return array_map(
			static function ( array $summary, array $row ): array {
				return $summary + array( 'pack' => self::pack_of( $row ) );
			},
			$this->bare( $rows, $terms, $actor ),
			$rows
		);
	}

	/**
	 * @param array<string, string> $row Row with details.
	 * @return array<string, mixed> Item with the fields of its own screen.
	 */
	public function details( array $row, Actor $actor ): array {
		$is_pack = 'packs' === Catalogue_Section::type( (int) $row['shelf'] );
		$pack_id = $is_pack ? (int) $row['id'] : (int) $row['pack_id'];
		$rows    = array( $row );
		if ( 0 !== $pack_id ) {
			$rows = array_merge( $rows, $is_pack ? array( $row ) : $this->items->find_in_order( array( $pack_id ), $actor->account_id() ), $this->items->find_by_pack( $pack_id, $actor->account_id() ) );
		}
		$terms   = $this->terms->find_by_items( self::ids( $rows ), array( Term_Store::DEPENDENCY, Term_Store::TEMPLATE_TYPE, Term_Store::TAG, Term_Store::CATEGORY ) );
		$bare    = $this->bare( $rows, $terms, $actor );
		$item    = (array) array_shift( $bare );
		$pack    = array_shift( $bare );
		$own     = $terms[ (int) $row['id'] ] ?? array();
		$details = (array) json_decode( $row['details'], true );
		$within  = array_map(
			static function ( array $child, array $row ): array {
				return $child + array( 'pack' => self::pack_of( $row ) );
			},
			$bare,
			array_slice( $rows, 2 )
		);
		return $item + array(
			'pack'        => $is_pack || null === $pack ? null : $pack + array( 'items' => $within ),
			'banner'      => Blob_Folders::url( $details['banner'] ?? '' ),
			'live_url'    => $details['live_url'] ?? '',
			'screenshots' => array_map(
				static function ( array $screenshot ): array {
					return array_filter( array( 'thumbnail' => Blob_Folders::url( $screenshot['thumbnail'] ?? '' ) ) ) + array(
						'url'    => Blob_Folders::url( $screenshot['file'] ),
						'width'  => $screenshot['width'],
						'height' => $screenshot['height'],
						'alt'    => $screenshot['alt'],
					);
				},
				$details['screenshots'] ?? array()
			),
			'description' => $details['description'] ?? '',
			'tags'        => $own[ Term_Store::TAG ] ?? array(),
			'categories'  => $own[ Term_Store::CATEGORY ] ?? array(),
			'items'       => $is_pack ? $within : array(),
			'variations'  => $this->items->variations( (int) $row['shelf'], $row['slug'], $details['variations'] ?? array() ),
		);
	}

	/**
	 * @param list<array<string, string>> $rows
	 * @param array<int, array<string, list<array<string, mixed>>>> $terms
	 * @return list<array<string, mixed>> Fields that lists and details share, in the order of the rows.
	 */
	private function bare( array $rows, array $terms, Actor $actor ): array {
		$level = $actor->level();
		return array_map(
			static function ( array $row ) use ( $terms, $level ): array {
				$id    = (int) $row['id'];
				$shelf = (int) $row['shelf'];
				$offer = Item_Entitlement::from_item( $row );
				return array(
					'id'              => $id,
					'name'            => $row['name'],
					'slug'            => $row['slug'],
					'type'            => Catalogue_Section::type( $shelf ),
					'platform'        => Catalogue_Section::platform( $shelf ),
					'price'           => (int) $row['price'] / 100,
					'plan'            => Plans::name( (int) $row['level'] ),
					'rating'          => self::rating( $row ),
					'downloads'       => (int) $row['downloads'],
					'favourite_count' => (int) $row['favourite_count'],
					'thumbnail'       => Blob_Folders::url( $row['thumbnail'] ),
					'thumbnail2'      => Blob_Folders::url( $row['thumbnail2'] ),
					'thumbnail3'      => Blob_Folders::url( $row['thumbnail3'] ),
					'fullsite_import' => '1' === $row['fullsite_import'],
					'has_settings'    => '1' === $row['has_settings'],
					'starred'         => '1' === $row['is_starred'],
					'isPurchased'     => $offer->is_purchased(),
					'isSubscribed'    => $offer->is_covered_by( $level ),
					'params'          => array( 'type' => Catalogue_Section::type( $shelf ) ),
					'dependencies'    => $terms[ $id ][ Term_Store::DEPENDENCY ] ?? array(),
					'template_type'   => $terms[ $id ][ Term_Store::TEMPLATE_TYPE ][0] ?? null,
					'block_types'     => '' === $row['block_types'] ? array() : explode( ' ', $row['block_types'] ),
				);
			},
			$rows
		);
	}

	/**
	 * @param array<string, string> $row rating, rating_sum and rating_count.
	 * @return float Average rating by accounts, or the published rating if there is none yet. 0 to 5, in tenths.
	 */
	public static function rating( array $row ): float {
		$count = (int) $row['rating_count'];
		return round( 0 === $count ? (int) $row['rating'] / 10 : (int) $row['rating_sum'] / $count, 1 );
	}

	/**
	 * @param list<array<string, string>> $rows
	 * @return list<int>
	 */
	private static function ids( array $rows ): array {
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * @param array<string, string> $row
	 * @return array{id: int, name: string, slug: string}|null
	 */
	private static function pack_of( array $row ): ?array {
		return '' === (string) $row['pack_name'] ? null : array(
			'id'   => (int) $row['pack_id'],
			'name' => $row['pack_name'],
			'slug' => $row['pack_slug'],
		);
	}
}
