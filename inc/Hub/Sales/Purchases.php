<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Hub\Accounts\Account_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Orders that the hub owner's shop reports, and the purchases of accounts that result from them.
 * An order is identified by its id. Reporting it again changes nothing, and a refund is final, in whatever order the reports arrive.
 * An order belongs to the account that has verified its address, and waits until one does.
 */
final class Purchases {

	public const GRANTED  = 'granted';
	public const WAITING  = 'waiting';
	public const REFUNDED = 'refunded';

	/** Seconds for which deliveries are remembered; longer than a delivery is valid. */
	private const RETENTION = HOUR_IN_SECONDS;

	private Database $database;

	private Clock $clock;

	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Records the order of a webhook delivery. A repeated delivery is refused; another delivery of the same order is accepted.
	 * @param list<int> $items
	 * @return string State of the order, a constant of this class.
	 * @throws Failure 409 already_received or order_differs, 422 unknown_item.
	 */
	public function receive_webhook( string $delivery, string $order, string $email, array $items, bool $is_refund ): string {
		return $this->database->transaction(
			function () use ( $delivery, $order, $email, $items, $is_refund ): string {
				$now = $this->clock->now();
				if ( 1 !== $this->database->insert_many( 'deliveries', array( 'id', 'received_at' ), array( array( hash( 'sha256', $delivery ), $now ) ), 'ignore' ) ) {
					throw new Failure( 'already_received', __( 'This delivery has already been received.', 'templately' ), 409 );
				}
				$this->database->query( 'DELETE FROM {deliveries} WHERE received_at < %d', $now - self::RETENTION );
				return $this->record( $order, $email, $items, $is_refund );
			}
		);
	}

	/**
	 * @param list<int> $items
	 * @return string State of the order, a constant of this class.
	 */
	public function record( string $order, string $email, array $items, bool $is_refund = false ): string {
		$email = Account_Store::normalize_email( $email );
		$items = array_values( array_unique( $items ) );
		sort( $items );
		return $this->database->transaction(
			function () use ( $order, $email, $items, $is_refund ): string {
				if ( count( $items ) !== count( $this->database->get_results( 'SELECT id FROM {items} WHERE id IN (' . Database::ids_list( $items ) . ') ORDER BY id FOR UPDATE' ) ) ) {
					throw new Failure( 'unknown_item', __( 'One of the items does not exist.', 'templately' ), 422 );
				}
				// The lock makes a concurrent verification of the address wait.
				$account = $this->database->get_row( 'SELECT id, verified_at FROM {accounts} WHERE email = %s FOR UPDATE', $email );
				$owner   = null === $account || '0' === $account['verified_at'] ? 0 : (int) $account['id'];
				$this->write( $order, $email, $owner, $items, $is_refund );
				return $this->update_purchases( $order );
			}
		);
	}

	/** @return bool Whether the order exists. */
	public function refund( string $order ): bool {
		return $this->database->transaction(
			function () use ( $order ): bool {
				if ( null === $this->database->get_row( 'SELECT id FROM {orders} WHERE id = %s LIMIT 1', $order ) ) {
					return false;
				}
				$this->database->query( 'UPDATE {orders} SET is_refunded = 1 WHERE id = %s', $order );
				$this->update_purchases( $order );
				return true;
			}
		);
	}

	/** Assigns orders that wait for an address, in the transaction that verifies the address. */
	public function assign_to_account( int $account_id, string $email ): void {
		$this->database->query( "UPDATE {orders} SET account_id = %d WHERE email = %s AND email <> '' AND account_id = 0", $account_id, $email );
		$rows = array();
		foreach ( $this->database->get_results( 'SELECT item_id, ordered_at FROM {orders} WHERE account_id = %d AND is_refunded = 0', $account_id ) as $row ) {
			$rows[] = array( $account_id, (int) $row['item_id'], (int) $row['ordered_at'] );
		}
		$this->database->insert_many( 'purchases', array( 'account_id', 'item_id', 'purchased_at' ), $rows, 'ignore' );
	}

	/**
	 * @param string $email Customer's address, or '' for all.
	 * @return list<array{order: string, email: string, item: string, ordered_at: string, state: string}> Orders, newest first.
	 */
	public function orders( string $email = '' ): array {
		$sql = 'SELECT o.*, i.name FROM {orders} o LEFT JOIN {items} i ON i.id = o.item_id WHERE ' . ( '' === $email ? '1 = %d' : 'o.email = %s' ) . ' ORDER BY o.ordered_at DESC, o.id, o.item_id LIMIT 1000';
		return array_map(
			static function ( array $row ): array {
				return array(
					'order'      => $row['id'],
					'email'      => $row['email'],
					'item'       => trim( "{$row['item_id']} {$row['name']}" ),
					'ordered_at' => gmdate( 'c', (int) $row['ordered_at'] ),
					'state'      => self::state( $row ),
				);
			},
			$this->database->get_results( $sql, '' === $email ? 1 : Account_Store::normalize_email( $email ) )
		);
	}

	/**
	 * Removes an address from the orders. The purchases stay.
	 * @return bool Whether an order had it.
	 */
	public function anonymize( string $email ): bool {
		$email = Account_Store::normalize_email( $email );
		return '' !== $email && 0 < $this->database->query( "UPDATE {orders} SET email = '' WHERE email = %s", $email );
	}

	/** @param list<int> $items Sorted items. */
	private function write( string $order, string $email, int $owner, array $items, bool $is_refund ): void {
		$rows = array();
		foreach ( $items as $item ) {
			$rows[] = array( $order, $item, $email, $owner, 0, $this->clock->now() );
		}
		$added = $this->database->insert_many( 'orders', array( 'id', 'item_id', 'email', 'account_id', 'is_refunded', 'ordered_at' ), $rows, 'ignore' );
		$kept  = $this->database->get_results( 'SELECT item_id, email FROM {orders} WHERE id = %s ORDER BY item_id', $order );
		// The order must be entirely new or entirely known.
		if ( ! in_array( $added, array( 0, count( $items ) ), true ) || array_map( 'intval', array_column( $kept, 'item_id' ) ) !== $items || array( $email ) !== array_values( array_unique( array_column( $kept, 'email' ) ) ) ) {
			throw new Failure( 'order_differs', __( 'Another order with this id exists, with different items or a different address.', 'templately' ), 409 );
		}
		if ( $is_refund ) {
			$this->database->query( 'UPDATE {orders} SET is_refunded = 1 WHERE id = %s', $order );
		}
	}

	private function update_purchases( string $order ): string {
		$state = self::WAITING;
		foreach ( $this->database->get_results( 'SELECT item_id, account_id, is_refunded, ordered_at FROM {orders} WHERE id = %s ORDER BY item_id', $order ) as $row ) {
			$state = self::state( $row );
			if ( self::GRANTED === $state ) {
				$this->database->insert_many( 'purchases', array( 'account_id', 'item_id', 'purchased_at' ), array( array( (int) $row['account_id'], (int) $row['item_id'], (int) $row['ordered_at'] ) ), 'ignore' );
			} elseif ( self::REFUNDED === $state ) {
				// Another order may contain the same item.
				$this->database->query( 'DELETE FROM {purchases} WHERE account_id = %d AND item_id = %d AND NOT EXISTS (SELECT 1 FROM {orders} WHERE account_id = %d AND item_id = %d AND is_refunded = 0)', (int) $row['account_id'], (int) $row['item_id'], (int) $row['account_id'], (int) $row['item_id'] );
			}
		}
		return $state;
	}

	/** @param array<string, string> $row */
	private static function state( array $row ): string {
		if ( '0' !== $row['is_refunded'] ) {
			return self::REFUNDED;
		}
		return '0' === $row['account_id'] ? self::WAITING : self::GRANTED;
	}
}
