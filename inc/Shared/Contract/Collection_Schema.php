<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/** Schemas of favourites, ratings, downloads and purchases. */
final class Collection_Schema {

	public const MAX_FAVOURITES = 2000;

	/** Purchases and rated packs in one response. */
	public const MAX = 5000;

	/** Arguments that filter and page a collection. */
	public static function query(): array {
		return array(
			'platform' => Schema::enum( Item_Schema::PLATFORMS ),
			'itemType' => Schema::enum( array_merge( array( 'all' ), Item_Schema::TYPES ), 'all' ),
			'plan'     => Schema::enum( Item_Schema::PLANS, 'all' ),
		) + self::page_argument();
	}

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
	 * Downloaded or purchased item.
	 * @param string $when 'downloaded_at' or 'purchased_at'.
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

	/** Ratings by pack: the user's own and the average, 1 to 5. */
	public static function reviews(): array {
		$review = Schema::record(
			array(
				'mine'    => Schema::integer( 1, array( 'maximum' => 5 ) ),
				'average' => array( 'type' => 'number' ),
			)
		);
		return Schema::record( array( 'pack' => Schema::map_of( $review, self::MAX ) ) );
	}

	public static function profile_fields(): array {
		return array(
			'reviews'        => self::reviews(),
			'starred'        => Schema::list_of( Schema::integer( 1 ), self::MAX_FAVOURITES ),
			'purchasedItems' => Schema::list_of( Schema::integer( 1 ), self::MAX ),
			'downloads'      => Schema::integer(),
			'favourites'     => Schema::integer(),
		);
	}

	/** Item after a change of a favourite. */
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
