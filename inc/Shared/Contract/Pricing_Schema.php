<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

/**
 * What the plans cost.
 */
final class Pricing_Schema {

	/** Plans that are paid for. */
	public const PLANS = array( 'starter', 'pro' );

	/** How they are paid: each year, or once for a lifetime. */
	public const TYPES = array( 'year', 'one_time' );

	/**
	 * Returns the schema of the list.
	 *
	 * @return array<string, mixed>
	 */
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
