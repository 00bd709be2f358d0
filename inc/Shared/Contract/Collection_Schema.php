<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/**
 * What an account has collected: favourites, ratings, downloads and purchases.
 */
final class Collection_Schema {

	/** Favourites that an account can have. */
	public const MOST_FAVOURITES = 2000;

	/** Purchases that are told of at once, and packs that are rated. */
	public const MOST = 5000;

	/**
	 * Returns the arguments that narrow and page such a list. What is left out narrows nothing.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function query(): array {
		return array(
			'platform' => Schema::enum( Item_Schema::PLATFORMS ),
			'itemType' => Schema::enum( array_merge( array( 'all' ), Item_Schema::TYPES ), 'all' ),
			'plan'     => Schema::enum( Item_Schema::PLANS, 'all' ),
		) + self::page_argument();
	}

	/**
	 * Returns the argument that chooses a page.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function page_argument(): array {
		return array(
			'page' => Schema::integer(
				1,
				array(
					'maximum' => 1000000,
					'default' => 1,
				)
			),
		);
	}

	/**
	 * Returns the schema of an item that was taken or bought.
	 *
	 * @param string $when Name of the member that says when: 'downloaded_at' or 'purchased_at'.
	 * @return array<string, mixed>
	 */
	public static function record( string $when ): array {
		return Schema::record(
			array(
				'item_id'   => Schema::integer( 1 ),
				'name'      => Schema::text(),
				'type'      => Schema::enum( Item_Schema::TYPES ),
				'platform'  => Schema::enum( Item_Schema::PLATFORMS ),
				'slug'      => Schema::text(),
				'thumbnail' => Schema::text( 2000 ),
				$when       => Schema::text( 40 ),
			)
		);
	}

	/**
	 * Returns the schema of what people think of packs: pack to mine and average, 1 to 5.
	 *
	 * @return array<string, mixed>
	 */
	public static function reviews(): array {
		$review = Schema::record(
			array(
				'mine'    => Schema::integer( 1, array( 'maximum' => 5 ) ),
				'average' => array( 'type' => 'number' ),
			)
		);
		return Schema::record( array( 'pack' => Schema::map_of( $review, self::MOST ) ) );
	}

	/**
	 * Returns what an account's profile says of its collection.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function profile_fields(): array {
		return array(
			'reviews'        => self::reviews(),
			'starred'        => Schema::list_of( Schema::integer( 1 ), self::MOST_FAVOURITES ),
			'purchasedItems' => Schema::list_of( Schema::integer( 1 ), self::MOST ),
			'downloads'      => Schema::integer(),
			'favourites'     => Schema::integer(),
		);
	}

	/**
	 * Returns the schema of what a favourite's change has made of an item.
	 *
	 * @return array<string, mixed>
	 */
	public static function favourite(): array {
		return Schema::record(
			array(
				'id'              => Schema::integer( 1 ),
				'starred'         => Schema::boolean(),
				'favourite_count' => Schema::integer(),
			)
		);
	}
}
