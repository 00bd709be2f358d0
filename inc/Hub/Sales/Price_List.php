<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Shared\Contract\Pricing_Schema as Pricing_Contract;

/**
 * Prices of the plans, set by the hub's owner. Without prices nothing is for sale.
 * @phpstan-type Price array{plan: string, type: string, price: float, discounted_price: float}
 */
final class Price_List {

	/** Not autoloaded: only the purchase screen needs it. */
	private const OPTION = 'templately_pricing';

	private const HIGHEST = 1000000.0;

	/** @return list<Price> Prices: starter before pro, a year before a lifetime. In dollars. The discounted price is what a customer pays. */
	public function all(): array {
		$stored = get_option( self::OPTION, array() );
		/**
		 * Filters the prices of the plans.
		 * @param list<array{plan: string, type: string, price: float, discounted_price: float}> $prices In dollars.
		 */
		$prices = (array) apply_filters( 'templately_pricing', array_values( is_array( $stored ) ? $stored : array() ) );
		$sorted = array();
		foreach ( Pricing_Contract::PLANS as $plan ) {
			foreach ( Pricing_Contract::TYPES as $type ) {
				foreach ( $prices as $price ) {
					if ( is_array( $price ) && array( $plan, $type ) === array( $price['plan'] ?? '', $price['type'] ?? '' ) && '' === self::validation_error( $plan, $type, (float) ( $price['price'] ?? -1 ), (float) ( $price['discounted_price'] ?? -1 ) ) ) {
						// The last price of a plan wins.
						$sorted[ "$plan $type" ] = array(
							'plan'             => $plan,
							'type'             => $type,
							'price'            => (float) $price['price'],
							'discounted_price' => (float) $price['discounted_price'],
						);
					}
				}
			}
		}
		return array_values( $sorted );
	}

	public static function validation_error( string $plan, string $type, float $price, float $discounted ): string {
		if ( ! in_array( $plan, Pricing_Contract::PLANS, true ) ) {
			return "$plan is not a paid plan. Specify one of: " . implode( ', ', Pricing_Contract::PLANS ) . '.';
		}
		if ( ! in_array( $type, Pricing_Contract::TYPES, true ) ) {
			return "$type is not a type of payment. Specify one of: " . implode( ', ', Pricing_Contract::TYPES ) . '.';
		}
		if ( ! ( $price > 0 && $price <= self::HIGHEST ) ) {
			return 'A price must be more than 0 and at most 1000000 dollars.';
		}
		return $discounted > 0 && $discounted <= $price ? '' : 'A discounted price must be more than 0 and at most the price.';
	}

	/** @param float $price Dollars, accepted by validation_error(). */
	public function set( string $plan, string $type, float $price, float $discounted ): void {
		$this->store(
			$plan,
			$type,
			array(
				'plan'             => $plan,
				'type'             => $type,
				'price'            => $price,
				'discounted_price' => $discounted,
			)
		);
	}

	public function delete( string $plan, string $type ): void {
		$this->store( $plan, $type, null );
	}

	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @param Price|null $price Price, or null to remove it. */
	private function store( string $plan, string $type, ?array $price ): void {
		$stored                  = get_option( self::OPTION, array() );
		$stored                  = is_array( $stored ) ? $stored : array();
		$stored[ "$plan $type" ] = $price;
		update_option( self::OPTION, array_filter( $stored ), false );
	}
}
