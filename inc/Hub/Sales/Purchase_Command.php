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
	 * Records that somebody bought items. Said again with the same order, it changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : Address of who bought. The order waits until somebody has shown that it is theirs.
	 *
	 * <item>...
	 * : Ids of the items.
	 *
	 * [--order=<id>]
	 * : Id of the order; without it, one is made up.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase add ada@example.org 12 --order=A-1017
	 *
	 * @param list<string>          $arguments Address and items.
	 * @param array<string, string> $options   Options.
	 */
	public function add( array $arguments, array $options ): void {
		$email = (string) array_shift( $arguments );
		$order = $options['order'] ?? 'cli-' . wp_generate_uuid4();
		if ( ! is_email( $email ) ) {
			WP_CLI::error( "$email is no e-mail address." );
		}
		if ( '' === $order || strlen( $order ) > 190 || array() === $arguments || array() !== preg_grep( '/^[1-9]\d*$/D', $arguments, PREG_GREP_INVERT ) ) {
			WP_CLI::error( 'Give the ids of items, and an order of 190 letters at the most.' );
		}
		try {
			$state = $this->purchases->record( $order, $email, array_map( 'intval', $arguments ) );
		} catch ( Failure $failure ) {
			WP_CLI::error( $failure->getMessage() . ' Nothing was recorded.' );
		}
		$said = array(
			Purchases::GRANTED  => 'The items can be inserted now.',
			Purchases::WAITING  => 'It waits until somebody has shown, by a mailed link, that the address is theirs.',
			Purchases::REFUNDED => 'This order was paid back before, and stays so.',
		);
		WP_CLI::success( "Order $order: {$said[ $state ]}" );
	}

	/**
	 * Lists orders, the last first.
	 *
	 * ## OPTIONS
	 *
	 * [<email>]
	 * : Address of who bought.
	 *
	 * [--format=<format>]
	 * : 'table', 'csv', 'json', 'yaml' or 'count'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase list ada@example.org
	 *
	 * @subcommand list
	 *
	 * @param list<string>          $arguments The address.
	 * @param array<string, string> $options   Options.
	 */
	public function list_orders( array $arguments, array $options ): void {
		\WP_CLI\Utils\format_items( $options['format'] ?? 'table', $this->purchases->orders( $arguments[0] ?? '' ), array( 'order', 'email', 'item', 'ordered_at', 'state' ) );
	}

	/**
	 * Takes an order back. What was bought by it alone can no longer be inserted.
	 *
	 * ## OPTIONS
	 *
	 * <order>
	 * : Id of the order.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase remove A-1017
	 *
	 * @param list<string> $arguments The order.
	 */
	public function remove( array $arguments ): void {
		if ( ! $this->purchases->refund( $arguments[0] ) ) {
			WP_CLI::error( "There is no order $arguments[0]." );
		}
		WP_CLI::success( "Order $arguments[0] was taken back." );
	}

	/**
	 * Makes a key with which a shop signs what it tells of purchases, and shows it. The one before is good for another day.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub purchase key
	 */
	public function key(): void {
		WP_CLI::line( $this->signature->rotate_key() );
	}
}
