<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;

/**
 * What an item asks of those who want it, and whether the account that it was loaded for has bought it.
 */
final class Item_Entitlement {

	/** There is no such item. */
	public const NONE = 'none';

	/** It is for everybody who has an account. */
	public const FREE = 'free';

	/** It is paid for, by the account's plan. */
	public const COVERED = 'covered';

	/** It was bought by itself. */
	public const PURCHASED = 'purchased';

	/** It is to be paid for. */
	public const UNPAID = 'unpaid';

	private int $level;

	private int $price;

	private bool $is_purchased;

	/**
	 * @param int  $price        Its price in cents; 0 where it is not sold by itself.
	 * @param bool $is_purchased Whether the account has bought it.
	 */
	public function __construct( int $level, int $price, bool $is_purchased ) {
		$this->level        = $level;
		$this->price        = $price;
		$this->is_purchased = $is_purchased;
	}

	/**
	 * Returns the offer of an item.
	 *
	 * @param array<string, string> $row Its row, as Items reads it.
	 */
	public static function from_item( array $row ): self {
		return new self( (int) $row['level'], (int) $row['price'], '1' === $row['is_purchased'] );
	}

	/** Says whether the account has bought it. */
	public function is_purchased(): bool {
		return $this->is_purchased;
	}

	/** Says whether a plan covers it. What is free needs none; what is sold one by one, without a plan, is covered by none. */
	public function is_covered_by( int $level ): bool {
		return $this->level > Plans::FREE && $level >= $this->level;
	}

	/**
	 * Returns how an account stands to it.
	 *
	 * @param int $level Level of the account's plan.
	 * @return string One of this class's.
	 */
	public function for_actor( int $level ): string {
		if ( Plans::FREE === $this->level && 0 === $this->price ) {
			return self::FREE;
		}
		if ( $this->is_covered_by( $level ) ) {
			return self::COVERED;
		}
		return $this->is_purchased ? self::PURCHASED : self::UNPAID;
	}
}
