<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Shared\Rest\Failure;
use WP_CLI;

/** Manages purchases of individual items. */
final class Purchase_Command {

	private Purchases $purchases;

	private Webhook_Signature $signature;

	public function __construct( Purchases $purchases, Webhook_Signature $signature ) {
		$this->purchases = $purchases;
		$this->signature = $signature;
	}

	/**
	 * Records a purchase of items. Repeating it with the same order changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : E-mail address of the customer. The order waits until an account has verified it.
	 *
	 * <item>...
	 * : Ids of the items.
	 *
	 * [--order=<id>]
	 * : Id of the order. Generated if omitted.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase add ada@example.org 12 --order=A-1017
	 * @param list<string> $arguments
	 */
	public function add( array $arguments, array $options ): void {
		$email = (string) array_shift( $arguments );
		$order = $options['order'] ?? 'cli-' . wp_generate_uuid4();
		if ( ! is_email( $email ) ) {
			WP_CLI::error( "$email is not an e-mail address." );
		}
		if ( '' === $order || strlen( $order ) > 190 || array() === $arguments || array() !== preg_grep( '/^[1-9]\d*$/D', $arguments, PREG_GREP_INVERT ) ) {
			WP_CLI::error( 'Specify the ids of items, and an order id of up to 190 characters.' );
		}
		try {
			$state = $this->purchases->record( $order, $email, array_map( 'intval', $arguments ) );
		} catch ( Failure $failure ) {
			WP_CLI::error( $failure->getMessage() . ' Nothing has been recorded.' );
		}
		$said = array(
			Purchases::GRANTED  => 'The items can now be inserted.',
			Purchases::WAITING  => 'It waits until an account has verified the address.',
			Purchases::REFUNDED => 'It has already been refunded.',
		);
		WP_CLI::success( "Order $order: {$said[ $state ]}" );
	}

	/**
	 * Lists orders, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [<email>]
	 * : E-mail address of the customer.
	 *
	 * [--format=<format>]
	 * : 'table', 'csv', 'json', 'yaml' or 'count'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase list ada@example.org
	 *
	 * @subcommand list
	 */
	public function list_orders( array $arguments, array $options ): void {
		\WP_CLI\Utils\format_items( $options['format'] ?? 'table', $this->purchases->orders( $arguments[0] ?? '' ), array( 'order', 'email', 'item', 'ordered_at', 'state' ) );
	}

	/**
	 * Refunds an order. Its items can no longer be inserted, unless another order contains them.
	 *
	 * ## OPTIONS
	 *
	 * <order>
	 * : Id of the order.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase remove A-1017
	 */
	public function remove( array $arguments ): void {
		if ( ! $this->purchases->refund( $arguments[0] ) ) {
			WP_CLI::error( "Order $arguments[0] does not exist." );
		}
		WP_CLI::success( "Order $arguments[0] has been refunded." );
	}

	/**
	 * Creates and shows a new key for the shop's webhook signatures. The previous key stays valid for a day.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase key
	 */
	public function key(): void {
		WP_CLI::line( $this->signature->rotate_key() );
	}
}
