<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Plans;
use Templately\Hub\Catalogue\Item_Entitlement;
use Templately\Hub\Catalogue\Item_Permissions;

/** @group S14 */
final class Item_Permissions_Test extends TestCase {

	/** For each offer, whether a verified account of the plan free, starter, pro may have it. */
	private const VERIFIED = array(
		'free'                      => array( true, true, true ),
		'free, bought once'         => array( true, true, true ),
		'sold by itself'            => array( false, false, false ),
		'sold by itself, bought'    => array( true, true, true ),
		'starter'                   => array( false, true, true ),
		'starter, bought'           => array( true, true, true ),
		'starter, with a price'     => array( false, true, true ),
		'starter, price, bought'    => array( true, true, true ),
		'pro'                       => array( false, false, true ),
		'pro, bought'               => array( true, true, true ),
		'pro, with a price'         => array( false, false, true ),
		'pro, with a price, bought' => array( true, true, true ),
	);

	/**
	 * Unverified accounts get nothing and learn nothing; others get what is free, covered by their plan, or purchased.
	 * @group INS-003
	 */
	public function test_every_case(): void {
		$names = array_keys( self::VERIFIED );
		$case  = 0;
		foreach ( array( Plans::FREE, Plans::STARTER, Plans::PRO ) as $level ) {
			foreach ( array( 0, 900 ) as $price ) {
				foreach ( array( false, true ) as $is_purchased ) {
					$name  = $names[ $case++ ];
					$offer = new Item_Entitlement( $level, $price, $is_purchased );
					foreach ( array( Plans::FREE, Plans::STARTER, Plans::PRO ) as $plan ) {
						$this->assertSame( self::VERIFIED[ $name ][ $plan ] ? Item_Permissions::GRANTED : Item_Permissions::NOT_PAID, Item_Permissions::can_insert( Actor::VERIFIED, $offer->for_actor( $plan ) ), "$name, plan $plan" );
						foreach ( array( Actor::ANONYMOUS, Actor::UNVERIFIED ) as $standing ) {
							$this->assertSame( Item_Permissions::NOT_VERIFIED, Item_Permissions::can_insert( $standing, $offer->for_actor( $plan ) ), "$name, $standing" );
						}
					}
				}
			}
		}
		$this->assertSame( count( $names ), $case );
		$this->assertSame( Item_Permissions::NOT_THERE, Item_Permissions::can_insert( Actor::VERIFIED, Item_Entitlement::NONE ) );
		$this->assertSame( Item_Permissions::NOT_VERIFIED, Item_Permissions::can_insert( Actor::UNVERIFIED, Item_Entitlement::NONE ) );
		$this->assertSame( Item_Permissions::NOT_VERIFIED, Item_Permissions::can_insert( Actor::ANONYMOUS, Item_Entitlement::NONE ) );
	}

	public function test_a_plan_covers_neither_free_nor_individually_sold_items(): void {
		$covers = static function ( int $level, int $price ): array {
			return array_map( array( new Item_Entitlement( $level, $price, true ), 'is_covered_by' ), array( Plans::FREE, Plans::STARTER, Plans::PRO ) );
		};
		$this->assertSame( array( false, false, false ), $covers( Plans::FREE, 0 ) );
		$this->assertSame( array( false, false, false ), $covers( Plans::FREE, 900 ) );
		$this->assertSame( array( false, true, true ), $covers( Plans::STARTER, 900 ) );
		$this->assertSame( array( false, false, true ), $covers( Plans::PRO, 0 ) );
	}

	public function test_reads_the_entitlement_from_a_row(): void {
		$row = array( 'level' => '2', 'price' => '900', 'is_purchased' => '0' );
		$this->assertEquals( new Item_Entitlement( 2, 900, false ), Item_Entitlement::from_item( $row ) );
		$this->assertEquals( new Item_Entitlement( 0, 0, true ), Item_Entitlement::from_item( array( 'level' => '0', 'price' => '0', 'is_purchased' => '1' ) ) );
		$this->assertFalse( Item_Entitlement::from_item( $row )->is_purchased() );
		$this->assertTrue( Item_Entitlement::from_item( array( 'is_purchased' => '1' ) + $row )->is_purchased() );
	}

	public function test_an_anonymous_actor_has_the_free_level(): void {
		$actor = static function ( string $verified_at, string $is_local ): Actor {
			$row = array( 'id' => '7', 'verified_at' => $verified_at, 'is_local' => $is_local, 'plan' => 'pro_yearly', 'subject' => '' );
			return new Actor( new Account( $row, 'strval' ), array(), 1 );
		};
		$this->assertSame( array( Actor::ANONYMOUS, Plans::FREE ), array( Actor::anonymous()->standing(), Actor::anonymous()->level() ) );
		$this->assertSame( array( Actor::UNVERIFIED, Plans::PRO ), array( $actor( '0', '0' )->standing(), $actor( '0', '0' )->level() ) );
		$this->assertSame( Actor::VERIFIED, $actor( '1', '0' )->standing() );
		$this->assertSame( Actor::VERIFIED, $actor( '0', '1' )->standing() );
	}
}
