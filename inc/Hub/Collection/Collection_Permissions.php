<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Accounts\Actor;

/**
 * Who may mark and rate items, and read what they have marked, taken and bought: the table that decides. It is always one's own.
 */
final class Collection_Permissions {

	/** An address need not be shown for it, as for whoever only looks. */
	private const COLLECTING = array(
		Actor::NOBODY     => false,
		Actor::UNVERIFIED => true,
		Actor::VERIFIED   => true,
	);

	/**
	 * Decides.
	 *
	 * @param string $standing Of the actor, one of Actor's.
	 */
	public static function check( string $standing ): bool {
		return self::COLLECTING[ $standing ];
	}
}
