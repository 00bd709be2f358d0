<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;

/** Decides who may insert an item. The only place that decides; the caller supplies the facts. */
final class Item_Permissions {

	public const GRANTED = 'granted';

	/** The account's address is not verified. The response does not reveal whether the item exists. */
	public const NOT_VERIFIED = 'not verified';

	public const NOT_THERE = 'not there';

	/** The item requires a plan or a purchase. */
	public const NOT_PAID = 'not paid';

	private const TAKING = array(
		Actor::ANONYMOUS  => array(
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

	/** @return string One of this class's constants. */
	public static function can_insert( string $standing, string $offer ): string {
		return self::TAKING[ $standing ][ $offer ];
	}
}
