<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/** Plans of items (free, starter, pro) and of accounts (free, or a paid one for a year or a lifetime), and their order. */
final class Plans {

	public const FREE    = 0;
	public const STARTER = 1;
	public const PRO     = 2;

	private const NAMES = array(
		self::FREE    => 'free',
		self::STARTER => 'starter',
		self::PRO     => 'pro',
	);

	/** Returns the level of a plan. A plan belongs to the level whose name it contains: pro_yearly is pro. */
	public static function level( string $plan ): int {
		if ( false !== strpos( $plan, 'pro' ) ) {
			return self::PRO;
		}
		return false !== strpos( $plan, 'starter' ) ? self::STARTER : self::FREE;
	}

	public static function name( int $level ): string {
		return self::NAMES[ $level ] ?? 'pro';
	}
}
