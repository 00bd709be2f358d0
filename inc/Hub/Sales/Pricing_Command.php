<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use WP_CLI;

final class Pricing_Command {

	private Price_List $pricing;

	public function __construct( Price_List $pricing ) {
		$this->pricing = $pricing;
	}

	/**
	 * Shows or sets the prices of the plans of this site's own library.
	 *
	 * ## OPTIONS
	 *
	 * [<plan>]
	 * : 'starter' or 'pro'.
	 *
	 * [<type>]
	 * : 'year' or 'one_time' (for a lifetime).
	 *
	 * [<price>]
	 * : Dollars, such as 99 or 99.50, or 'none' to stop selling the plan.
	 *
	 * [<discounted-price>]
	 * : Reduced price in dollars, if any.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub pricing
	 *     wp templately hub pricing pro one_time 299 199
	 *     wp templately hub pricing pro year none
	 */
	public function __invoke( array $arguments ): void {
		if ( array() === $arguments ) {
			foreach ( $this->pricing->all() as $price ) {
				WP_CLI::line( implode( ' ', $price ) );
			}
			return;
		}
		list( $plan, $type, $price ) = $arguments + array( '', '', '' );

		$is_out     = 'none' === $price;
		$discounted = $arguments[3] ?? $price;
		$fault      = $is_out ? Price_List::validation_error( $plan, $type, 1, 1 ) : Price_List::validation_error( $plan, $type, self::dollars( $price ), self::dollars( $discounted ) );
		if ( '' !== $fault ) {
			WP_CLI::error( $fault );
		}
		if ( $is_out ) {
			$this->pricing->delete( $plan, $type );
			WP_CLI::success( "The plan $plan is not for sale ($type)." );
			return;
		}
		$this->pricing->set( $plan, $type, self::dollars( $price ), self::dollars( $discounted ) );
		WP_CLI::success( "The plan $plan costs $discounted instead of $price dollars ($type)." );
	}

	/** Returns dollars, or 0 for anything but an amount with at most two decimals. */
	private static function dollars( string $text ): float {
		return 1 === preg_match( '/^\d{1,7}(\.\d{1,2})?$/D', $text ) ? (float) $text : 0.0;
	}
}
