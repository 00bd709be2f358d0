<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Hub\Access;
use Templately\Hub\Accounts\Account;
use Templately\Hub\Actor;

/**
 * Who may do what on the hub.
 *
 * @group S14
 */
final class Access_Test extends TestCase {

	/** What nobody has thought of is denied, to everybody. */
	public function test_deny_by_default(): void {
		$row   = array( 'verified_at' => '1', 'is_local' => '0', 'plan' => 'pro_lifetime', 'subject' => '' );
		$actor = new Actor(
			new Account(
				$row,
				static function (): string {
					return 'pro';
				}
			),
			array( 'account' ),
			1
		);
		$item  = array( 'is_purchased' => '1', 'level' => '0', 'price' => '0' );
		$this->assertSame( array( true, true ), array( Access::can( $actor, Access::INSERT ), Access::can( $actor, Access::TAKE, $item ) ) );
		foreach ( array( 'unheard-of', '', 'INSERT', 'take ' ) as $verb ) {
			$this->assertFalse( Access::can( $actor, $verb, $item ), $verb );
			$this->assertFalse( Access::can( $actor, $verb ), $verb );
		}
		$this->assertFalse( Access::can( $actor, Access::TAKE ), 'Nothing is nobody’s to take.' );
		$this->assertFalse( Access::can( Actor::nobody(), Access::INSERT ) );
	}
}
