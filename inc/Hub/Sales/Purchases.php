<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Hub\Accounts\Account_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * What was bought at the hub owner's shop: orders, as the shop tells of them, and the purchases of accounts that follow from them.
 *
 * An order is known by its id: told again it changes nothing, and one that was paid back stays so, in whichever order word of it
 * comes. It belongs to who has shown that its address is theirs (decision E01), and waits until somebody does.
 */
final class Purchases {

	public const GRANTED  = 'granted';
	public const WAITING  = 'waiting';
	public const REFUNDED = 'refunded';

	/** Seconds for which it is remembered that a delivery came: longer than one is valid. */
	private const REMEMBERED = HOUR_IN_SECONDS;

	private Database $database;

	private Clock $clock;

	/** @param Database $database The hub's tables. */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Records what a delivery of the shop says. The same delivery is refused a second time; the same order in another is not.
	 *
	 * @param list<int> $items     Items.
	 * @param bool      $is_refund Whether it was paid back.
	 * @return string One of this class's: what has become of the order.
	 *
	 * @throws Failure 409 already_received or order_differs, 422 unknown_item.
	 */
	public function receive_webhook( string $delivery, string $order, string $email, array $items, bool $is_refund ): string {
		return $this->database->transaction(
			function () use ( $delivery, $order, $email, $items, $is_refund ): string {
				$now = $this->clock->now();
				if ( 1 !== $this->database->insert_many( 'deliveries', array( 'id', 'received_at' ), array( array( hash( 'sha256', $delivery ), $now ) ), 'ignore' ) ) {
					throw new Failure( 'already_received', __( 'This delivery was received before.', 'templately' ), 409 );
				}
				$this->database->query( 'DELETE FROM {deliveries} WHERE received_at < %d', $now - self::REMEMBERED );
				return $this->record( $order, $email, $items, $is_refund );
			}
		);
	}

	/**
	 * Records an order of an address.
	 *
	 * @param list<int> $items     Items.
	 * @param bool      $is_refund Whether it was paid back.
	 * @return string One of this class's: what has become of it.
	 *
	 * @throws Failure 409 order_differs, 422 unknown_item.
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
				// Who shows just now that the address is theirs comes before or after, and not meanwhile.
				$account = $this->database->get_row( 'SELECT id, verified_at FROM {accounts} WHERE email = %s FOR UPDATE', $email );
				$owner   = null === $account || '0' === $account['verified_at'] ? 0 : (int) $account['id'];
				$this->write( $order, $email, $owner, $items, $is_refund );
				return $this->settle( $order );
			}
		);
	}

	/**
	 * Takes an order back, whatever it was of.
	 *
	 * @return bool Whether there is such an order.
	 */
	public function refund( string $order ): bool {
		return $this->database->transaction(
			function () use ( $order ): bool {
				if ( null === $this->database->get_row( 'SELECT id FROM {orders} WHERE id = %s LIMIT 1', $order ) ) {
					return false;
				}
				$this->database->query( 'UPDATE {orders} SET is_refunded = 1 WHERE id = %s', $order );
				$this->settle( $order );
				return true;
			}
		);
	}

	/** Gives an account the orders that wait for its address, within the transaction in which it was shown to be theirs. */
	public function assign_to_account( int $account_id, string $email ): void {
		$this->database->query( "UPDATE {orders} SET account_id = %d WHERE email = %s AND email <> '' AND account_id = 0", $account_id, $email );
		$rows = array();
		foreach ( $this->database->get_results( 'SELECT item_id, ordered_at FROM {orders} WHERE account_id = %d AND is_refunded = 0', $account_id ) as $row ) {
			$rows[] = array( $account_id, (int) $row['item_id'], (int) $row['ordered_at'] );
		}
		$this->database->insert_many( 'purchases', array( 'account_id', 'item_id', 'purchased_at' ), $rows, 'ignore' );
	}

	/**
	 * Returns orders, the last first.
	 *
	 * @param string $email Address of who bought; '' for everybody.
	 * @return list<array{order: string, email: string, item: string, ordered_at: string, state: string}>
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
	 * Takes an address out of the books. What was bought stays in them.
	 *
	 * @return bool Whether it stood there.
	 */
	public function anonymize( string $email ): bool {
		$email = Account_Store::normalize_email( $email );
		return '' !== $email && 0 < $this->database->query( "UPDATE {orders} SET email = '' WHERE email = %s", $email );
	}

	/**
	 * @param int       $owner     Their account; 0 for none yet.
	 * @param list<int> $items     Items, in order.
	 * @param bool      $is_refund Whether it was paid back.
	 *
	 * @throws Failure 409 where the order is known as another.
	 */
	private function write( string $order, string $email, int $owner, array $items, bool $is_refund ): void {
		$rows = array();
		foreach ( $items as $item ) {
			$rows[] = array( $order, $item, $email, $owner, 0, $this->clock->now() );
		}
		$added = $this->database->insert_many( 'orders', array( 'id', 'item_id', 'email', 'account_id', 'is_refunded', 'ordered_at' ), $rows, 'ignore' );
		$kept  = $this->database->get_results( 'SELECT item_id, email FROM {orders} WHERE id = %s ORDER BY item_id', $order );
		// All of it is new, or nothing.
		if ( ! in_array( $added, array( 0, count( $items ) ), true ) || array_map( 'intval', array_column( $kept, 'item_id' ) ) !== $items || array( $email ) !== array_values( array_unique( array_column( $kept, 'email' ) ) ) ) {
			throw new Failure( 'order_differs', __( 'There is another order with this id: of other items, or of another address.', 'templately' ), 409 );
		}
		if ( $is_refund ) {
			$this->database->query( 'UPDATE {orders} SET is_refunded = 1 WHERE id = %s', $order );
		}
	}

	/** Makes the purchases of an account follow from its orders. */
	private function settle( string $order ): string {
		$state = self::WAITING;
		foreach ( $this->database->get_results( 'SELECT item_id, account_id, is_refunded, ordered_at FROM {orders} WHERE id = %s ORDER BY item_id', $order ) as $row ) {
			$state = self::state( $row );
			if ( self::GRANTED === $state ) {
				$this->database->insert_many( 'purchases', array( 'account_id', 'item_id', 'purchased_at' ), array( array( (int) $row['account_id'], (int) $row['item_id'], (int) $row['ordered_at'] ) ), 'ignore' );
			} elseif ( self::REFUNDED === $state ) {
				// Bought twice, it stays bought.
				$this->database->query( 'DELETE FROM {purchases} WHERE account_id = %d AND item_id = %d AND NOT EXISTS (SELECT 1 FROM {orders} WHERE account_id = %d AND item_id = %d AND is_refunded = 0)', (int) $row['account_id'], (int) $row['item_id'], (int) $row['account_id'], (int) $row['item_id'] );
			}
		}
		return $state;
	}

	/**
	 * @param array<string, string> $row Row of an order.
	 */
	private static function state( array $row ): string {
		if ( '0' !== $row['is_refunded'] ) {
			return self::REFUNDED;
		}
		return '0' === $row['account_id'] ? self::WAITING : self::GRANTED;
	}
}
