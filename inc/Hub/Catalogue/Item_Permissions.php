<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;

/**
 * Who may take an item out of the library: the table that decides, and nothing else does. Its facts were read before; it reads none.
 */
final class Item_Permissions {

	public const GRANTED = 'granted';

	/** The account's address was not shown to be theirs. Nothing is said of items. */
	public const NOT_VERIFIED = 'not verified';

	public const NOT_THERE = 'not there';

	/** It has to be paid for, as everybody can see. */
	public const NOT_PAID = 'not paid';

	private const TAKING = array(
		Actor::NOBODY     => array(
			Item_Entitlement::NONE      => self::NOT_VERIFIED,
			Item_Entitlement::FREE      => self::NOT_VERIFIED,
			Item_Entitlement::COVERED   => self::NOT_VERIFIED,
			Item_Entitlement::PURCHASED => self::NOT_VERIFIED,
			Item_Entitlement::UNPAID    => self::NOT_VERIFIED,
		),
		Actor::UNVERIFIED => array(
			Item_Entitlement::NONE      => self::NOT_VERIFIED,
			Item_Entitlement::FREE      => self::NOT_VERIFIED,
			Item_Entitlement::COVERED   => self::NOT_VERIFIED,
			Item_Entitlement::PURCHASED => self::NOT_VERIFIED,
			Item_Entitlement::UNPAID    => self::NOT_VERIFIED,
		),
		Actor::VERIFIED   => array(
			Item_Entitlement::NONE      => self::NOT_THERE,
			Item_Entitlement::FREE      => self::GRANTED,
			Item_Entitlement::COVERED   => self::GRANTED,
			Item_Entitlement::PURCHASED => self::GRANTED,
			Item_Entitlement::UNPAID    => self::NOT_PAID,
		),
	);

	/**
	 * Decides.
	 *
	 * @param string $standing Of the actor, one of Actor's.
	 * @param string $offer    How the account stands to the item, one of Offer's.
	 * @return string One of this class's.
	 */
	public static function can_insert( string $standing, string $offer ): string {
		return self::TAKING[ $standing ][ $offer ];
	}
}
