<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/** Schemas of packs, pages and blocks, shared by both halves. */
final class Item_Schema {

	public const PLATFORMS = array( 'elementor', 'gutenberg' );
	public const TYPES     = array( 'packs', 'pages', 'sections', 'templates' );
	/** Block types per document, characters per name. */
	public const MAX_BLOCK_TYPES       = 200;
	public const MAX_BLOCK_TYPE_LENGTH = 200;

	public const PLANS = array( 'all', 'starter', 'pro' );

	private static function summary_properties(): array {
		return array(
			'id'              => Schema::integer( 1 ),
			'name'            => Schema::text(),
			'slug'            => Schema::text(),
			'type'            => Schema::enum( self::TYPES ),
			'platform'        => Schema::enum( self::PLATFORMS ),
			'price'           => array( 'type' => 'number' ),
			'plan'            => Schema::enum( array( 'free', 'starter', 'pro' ) ),
			'rating'          => array( 'type' => 'number' ),
			'downloads'       => Schema::integer(),
			'favourite_count' => Schema::integer(),
			'thumbnail'       => Schema::text( 2000 ),
			'thumbnail2'      => Schema::text( 2000 ),
			'thumbnail3'      => Schema::text( 2000 ),
			'fullsite_import' => Schema::boolean(),
			'has_settings'    => Schema::boolean(),
			'starred'         => Schema::boolean(),
			'isPurchased'     => Schema::boolean(),
			'isSubscribed'    => Schema::boolean(),
			'params'          => Schema::record( array( 'type' => Schema::enum( self::TYPES ) ) ),
			'dependencies'    => Schema::list_of( self::dependency() ),
			'template_type'   => Schema::nullable( self::term() ),
			'block_types'     => Schema::list_of( Schema::text( self::MAX_BLOCK_TYPE_LENGTH ), self::MAX_BLOCK_TYPES ),
		);
	}

	/** Page settings of a design. settings: only of Elementor pages. */
	public static function page_settings(): array {
		return Schema::record(
			array(
				'template' => Schema::text(),
				'settings' => array( 'type' => 'object' ),
			),
			array( 'settings' )
		);
	}

	public static function summary(): array {
		$pack = Schema::record(
			array(
				'id'   => Schema::integer( 1 ),
				'name' => Schema::text(),
				'slug' => Schema::text(),
			)
		);
		return Schema::record( self::summary_properties() + array( 'pack' => Schema::nullable( $pack ) ) );
	}

	public static function details(): array {
		$summaries  = Schema::list_of( self::summary() );
		$screenshot = Schema::record(
			array(
				'url'       => Schema::text( 2000 ),
				// Missing if there is no smaller image.
				'thumbnail' => Schema::text( 2000 ),
				'width'     => Schema::integer(),
				'height'    => Schema::integer(),
				'alt'       => Schema::text( 2000 ),
			),
			array( 'thumbnail' )
		);
		$pack       = Schema::record( self::summary_properties() + array( 'items' => $summaries ) );
		$variation  = Schema::record(
			array(
				'platform' => Schema::enum( self::PLATFORMS ),
				'slug'     => Schema::text(),
			)
		);
		return Schema::record(
			self::summary_properties() + array(
				'pack'        => Schema::nullable( $pack ),
				'banner'      => Schema::text( 2000 ),
				'live_url'    => Schema::text( 2000 ),
				'screenshots' => Schema::list_of( $screenshot ),
				'description' => Schema::text( 100000 ),
				'tags'        => Schema::list_of( self::tag() ),
				'categories'  => Schema::list_of( self::term() ),
				'items'       => $summaries,
				'variations'  => Schema::list_of( $variation ),
			)
		);
	}

	/** @param array<string, array<string, mixed>> $more More members. */
	public static function page( array $more = array() ): array {
		return Schema::record(
			array(
				'items'           => Schema::list_of( self::summary(), 48 ),
				'current_page'    => Schema::integer( 1 ),
				'total_page'      => Schema::integer(),
				'total'           => Schema::integer(),
				'total_is_capped' => Schema::boolean(),
				// Totals of the list with another plan, as far as known.
				'plan_totals'     => Schema::record( array_fill_keys( self::PLANS, self::total() ), self::PLANS ),
			) + $more
		);
	}

	private static function total(): array {
		return Schema::record(
			array(
				'total'           => Schema::integer(),
				'total_is_capped' => Schema::boolean(),
			)
		);
	}

	public static function counts(): array {
		$plans = Schema::record(
			array(
				'total'   => Schema::integer(),
				'starter' => Schema::integer(),
				'pro'     => Schema::integer(),
			)
		);
		$types = Schema::record( array_fill_keys( self::TYPES, $plans ) );
		return Schema::record( array_fill_keys( self::PLATFORMS, $types ) );
	}

	/** Arguments that filter and page items. */
	public static function query(): array {
		return array(
			'platform'         => Schema::enum( self::PLATFORMS, 'elementor' ),
			'type'             => Schema::enum( self::TYPES, 'packs' ),
			'plan'             => Schema::enum( self::PLANS, 'all' ),
			'page'             => Schema::integer(
				1,
				array(
					'maximum' => 1000000,
					'default' => 1,
				)
			),
			'search'           => Schema::text( 100 ),
			'category_id'      => Schema::integer( 1 ),
			'template_type_id' => Schema::integer( 1 ),
			'tags'             => Schema::list_of( Schema::integer( 1 ), 50 ),
			'include'          => Schema::list_of( Schema::integer( 1 ), 50 ),
			'exclude'          => Schema::list_of( Schema::integer( 1 ), 50 ),
			'activeFilter'     => Schema::enum( array( '', 'free', 'pro' ), '' ),
		);
	}

	public static function term(): array {
		return Schema::record(
			array(
				'id'    => Schema::integer( 1 ),
				'name'  => Schema::text(),
				'slug'  => Schema::text(),
				'count' => Schema::integer(),
			),
			array( 'count' )
		);
	}

	public static function tag(): array {
		return Schema::record(
			array(
				'id'    => Schema::integer( 1 ),
				'name'  => Schema::text(),
				'count' => Schema::integer(),
			),
			array( 'count' )
		);
	}

	/** Plugin that a design needs. The site adds is_active. */
	public static function dependency(): array {
		return Schema::record(
			array(
				'id'        => Schema::integer( 1 ),
				'name'      => Schema::text(),
				'slug'      => Schema::text(),
				'icon'      => Schema::text( 2000 ),
				'link'      => Schema::text( 2000 ),
				'is_pro'    => Schema::boolean(),
				'is_active' => Schema::boolean(),
				'count'     => Schema::integer(),
			),
			array( 'is_active', 'count' )
		);
	}
}
