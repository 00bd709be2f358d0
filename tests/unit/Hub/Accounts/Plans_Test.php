<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Accounts\Plans;

final class Plans_Test extends TestCase {

	/**
	 * @group ACC-002
	 * @group ACC-003
	 */
	public function test_the_level_is_the_one_in_the_name(): void {
		$levels = array(
			''                 => Plans::FREE,
			'free'             => Plans::FREE,
			'starter'          => Plans::STARTER,
			'starter_yearly'   => Plans::STARTER,
			'starter_lifetime' => Plans::STARTER,
			'pro'              => Plans::PRO,
			'pro_yearly'       => Plans::PRO,
			'pro_lifetime'     => Plans::PRO,
			'agency_pro_2026'  => Plans::PRO,
			'agencypro'        => Plans::PRO,
			'starterplus'      => Plans::STARTER,
		);
		foreach ( $levels as $plan => $level ) {
			$this->assertSame( $level, Plans::level( $plan ), $plan );
		}
	}

	public function test_names_each_level(): void {
		foreach ( array( 'free', 'starter', 'pro' ) as $plan ) {
			$this->assertSame( $plan, Plans::name( Plans::level( $plan ) ) );
		}
	}
}
