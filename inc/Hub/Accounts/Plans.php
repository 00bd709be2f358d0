<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/**
 * Plans of items (free, starter, pro) and of accounts (free, or a paid one in a yearly or lifetime variant), and their order.
 */
final class Plans {

	public const FREE    = 0;
	public const STARTER = 1;
	public const PRO     = 2;

	/** Plans an account can have; starter and pro alone are for those that nobody pays for. */
	public const OF_ACCOUNTS = array( 'free', 'starter', 'starter_yearly', 'starter_lifetime', 'pro', 'pro_yearly', 'pro_lifetime' );

	private const NAMES = array(
		self::FREE    => 'free',
		self::STARTER => 'starter',
		self::PRO     => 'pro',
	);

	/** Returns the level of a plan. What a plan's name contains decides, not what it equals: pro_yearly is a pro. */
	public static function level( string $plan ): int {
		if ( false !== strpos( $plan, 'pro' ) ) {
			return self::PRO;
		}
		return false !== strpos( $plan, 'starter' ) ? self::STARTER : self::FREE;
	}

	/** Returns the plan of an item. */
	public static function name( int $level ): string {
		return self::NAMES[ $level ] ?? 'pro';
	}
}
