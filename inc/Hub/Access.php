<?php

declare( strict_types=1 );

namespace Templately\Hub;

/**
 * Who may do what on the hub: the one place that decides. What it does not know is denied.
 */
final class Access {

	/** Take any design out of the library; no object. */
	public const INSERT = 'insert';

	/** Take this design out of the library; the object is the item's row, as it was loaded for the actor. */
	public const TAKE = 'take';

	/**
	 * Decides.
	 *
	 * @param Actor                      $actor  Who.
	 * @param string                     $verb   One of this class's.
	 * @param array<string, string>|null $object On what, as it was loaded.
	 */
	public static function can( Actor $actor, string $verb, ?array $object = null ): bool {
		$account = $actor->account();
		if ( null === $account || ! $account->is_verified() ) {
			return false;
		}
		switch ( $verb ) {
			case self::INSERT:
				return true;
			case self::TAKE:
				return null !== $object && ( self::is_free( $object ) || self::is_covered( $object, $account->level() ) || self::is_purchased( $object ) );
			default:
				return false;
		}
	}

	/**
	 * Says whether whom a row was loaded for has bought the item.
	 *
	 * @param array<string, string> $item Its row.
	 */
	public static function is_purchased( array $item ): bool {
		return '1' === $item['is_purchased'];
	}

	/**
	 * Says whether an item is for everybody who has an account.
	 *
	 * @param array<string, string> $item Its row.
	 */
	public static function is_free( array $item ): bool {
		return Plans::FREE === (int) $item['level'] && 0 === (int) $item['price'];
	}

	/**
	 * Says whether a plan covers a paid item. What is sold one by one, without a plan, is covered by none.
	 *
	 * @param array<string, string> $item  Its row.
	 * @param int                   $level Level of an account's plan.
	 */
	public static function is_covered( array $item, int $level ): bool {
		return (int) $item['level'] > Plans::FREE && $level >= (int) $item['level'];
	}
}
