<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Accounts\Actor;

/** Decides who may use a collection. An account always accesses its own. */
final class Collection_Permissions {

	/** An unverified address is sufficient, because the items themselves are not involved. */
	private const COLLECTING = array(
		Actor::ANONYMOUS  => false,
		Actor::UNVERIFIED => true,
		Actor::VERIFIED   => true,
	);

	public static function check( string $standing ): bool {
		return self::COLLECTING[ $standing ];
	}
}
