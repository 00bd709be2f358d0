<?php

declare( strict_types=1 );

namespace Templately\Hub\Purchases;

use Templately\Messages as Shared_Messages;

/**
 * What is said to a shop.
 */
final class Messages extends Shared_Messages {

	/** Says that the very same delivery came before. */
	public static function already_received(): string {
		return __( 'This delivery was received before.', 'templately' );
	}

	/** Says that an order's id is that of another order. */
	public static function order_differs(): string {
		return __( 'There is another order with this id: of other items, or of another address.', 'templately' );
	}

	/** Says that something was bought that there is not. */
	public static function unknown_item(): string {
		return __( 'One of the items does not exist.', 'templately' );
	}

	/** Says that a delivery is not known to come from the shop. */
	public static function not_signed(): string {
		return __( 'The signature is missing or wrong, or too old.', 'templately' );
	}
}
