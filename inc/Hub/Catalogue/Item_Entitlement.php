<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;

/** What an item requires (a plan or a purchase), and whether the account that it was read for has bought it. */
final class Item_Entitlement {

	/** The item does not exist. */
	public const NONE = 'none';

	/** Every account has it. */
	public const FREE = 'free';

	/** The account's plan includes it. */
	public const COVERED = 'covered';

	/** The account bought it. */
	public const PURCHASED = 'purchased';

	/** The account has to pay for it. */
	public const UNPAID = 'unpaid';

	private int $level;

	private int $price;

	private bool $is_purchased;

	/** @param int $price Price in cents; 0 if it is not sold individually. */
	public function __construct( int $level, int $price, bool $is_purchased ) {
		$this->level        = $level;
		$this->price        = $price;
		$this->is_purchased = $is_purchased;
	}

	/** @param array<string, string> $row Row from Item_Store. */
	public static function from_item( array $row ): self {
		return new self( (int) $row['level'], (int) $row['price'], '1' === $row['is_purchased'] );
	}

	public function is_purchased(): bool {
		return $this->is_purchased;
	}

	/** Whether a plan includes it. An item that is only sold individually is in no plan. */
	public function is_covered_by( int $level ): bool {
		return $this->level > Plans::FREE && $level >= $this->level;
	}

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
