<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/** Schemas of plans and prices. */
final class Pricing_Schema {

	public const PLANS = array( 'starter', 'pro' );

	/** Billing: yearly or lifetime. */
	public const TYPES = array( 'year', 'one_time' );

	public static function plans(): array {
		$dollars = array(
			'type'    => 'number',
			'minimum' => 0,
		);
		return Schema::list_of(
			Schema::record(
				array(
					'plan'             => Schema::enum( self::PLANS ),
					'type'             => Schema::enum( self::TYPES ),
					'price'            => $dollars,
					'discounted_price' => $dollars,
				)
			),
			count( self::PLANS ) * count( self::TYPES )
		);
	}
}
