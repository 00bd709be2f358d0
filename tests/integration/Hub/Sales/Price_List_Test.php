<?php

declare( strict_types=1 );

use Templately\Hub\Sales\Price_List;
use Templately\Tests\Hub\Asks_Hub;

final class Price_List_Test extends Test_Case {

	use Asks_Hub;

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
	}

	/**
	 * Without prices nothing is for sale.
	 * @group ACC-094
	 */
	public function test_lists_prices_in_a_fixed_order(): void {
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/pricing' ) );
		$pricing = new Price_List();
		$pricing->set( 'pro', 'one_time', 299, 199.5 );
		$pricing->set( 'pro', 'year', 120, 99 );
		$pricing->set( 'starter', 'one_time', 149, 149 );
		$this->assertSame(
			array(
				self::price( 'starter', 'one_time', 149, 149 ),
				self::price( 'pro', 'year', 120, 99 ),
				self::price( 'pro', 'one_time', 299, 199.5 ),
			),
			$this->get_from_hub( 'GET', '/pricing' )
		);
		$pricing->set( 'pro', 'year', 110, 90 );
		$pricing->delete( 'starter', 'one_time' );
		$this->assertSame( array( self::price( 'pro', 'year', 110, 90 ), self::price( 'pro', 'one_time', 299, 199.5 ) ), $this->get_from_hub( 'GET', '/pricing' ) );
		$this->assertArrayNotHasKey( 'templately_pricing', wp_load_alloptions( true ), 'It is loaded with no page.' );
		$pricing->remove();
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/pricing' ) );
	}

	/** Invalid prices are left out. */
	public function test_a_filter_sets_prices(): void {
		( new Price_List() )->set( 'starter', 'year', 60, 50 );
		add_filter(
			'templately_pricing',
			static function ( array $prices ): array {
				return array_merge( $prices, array( self::price( 'pro', 'year', 10, 10 ), self::price( 'pro', 'year', 120, 99 ), self::price( 'gold', 'year', 1, 1 ), self::price( 'pro', 'month', 1, 1 ), self::price( 'pro', 'one_time', 10, 20 ), self::price( 'starter', 'one_time', -1, -1 ), array( 'plan' => 'pro' ), 'nonsense' ) );
			}
		);
		$this->assertSame( array( self::price( 'starter', 'year', 60, 50 ), self::price( 'pro', 'year', 120, 99 ) ), $this->get_from_hub( 'GET', '/pricing' ) );
	}

	public function test_reports_invalid_prices(): void {
		$this->assertSame( '', Price_List::validation_error( 'pro', 'year', 10, 10 ) );
		$this->assertSame( '', Price_List::validation_error( 'starter', 'one_time', 1000000, 0.01 ) );
		$this->assertStringContainsString( 'free is not a paid plan', Price_List::validation_error( 'free', 'year', 10, 10 ) );
		$this->assertStringContainsString( 'lifetime is not a type of payment', Price_List::validation_error( 'pro', 'lifetime', 10, 10 ) );
		foreach ( array( 0, -1, 1000001, NAN, INF ) as $price ) {
			$this->assertStringContainsString( 'A price must be', Price_List::validation_error( 'pro', 'year', $price, 1 ), (string) $price );
		}
		foreach ( array( 0, -1, 11, NAN ) as $paid ) {
			$this->assertStringContainsString( 'A discounted price', Price_List::validation_error( 'pro', 'year', 10, $paid ), (string) $paid );
		}
	}

	/**
	 * @param float|int $price      Dollars.
	 * @param float|int $discounted Dollars.
	 * @return array<string, mixed> As the API has it.
	 */
	private static function price( string $plan, string $type, $price, $discounted ): array {
		return array(
			'plan'             => $plan,
			'type'             => $type,
			'price'            => $price,
			'discounted_price' => $discounted,
		);
	}
}
