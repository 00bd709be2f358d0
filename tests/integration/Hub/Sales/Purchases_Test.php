<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/** Purchases from the shop of the hub's owner: by WP-CLI, and by signed webhooks. */
final class Purchases_Test extends Test_Case {

	use Asks_Hub;

	/** @var array<string, int> Slug to id. */
	private $ids = array();

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ids = array(
			'sold'      => $this->a_block( 'sold' )->sold_for( 9 )->for_plan( 'pro' )->published(),
			'sold-pack' => $this->a_pack( 'sold-pack' )->sold_for( 49 )->published(),
		);
	}

	/**
	 * @group LIB-005
	 * @group ACC-062
	 * @group ACC-103
	 */
	public function test_a_purchased_item_can_be_inserted_until_it_is_refunded(): void {
		$session = $this->sign_up_and_verify();
		$token   = $session['token'];
		$other   = $this->verified_token();
		$take    = function ( string $who ): int {
			return $this->ask( 'GET', "/items/{$this->ids['sold']}/content", null, $who )->status;
		};
		$this->assertSame( array( 403, 403 ), array( $take( $token ), $take( $other ) ) );
		$this->assertSame( 'granted', $this->hub->purchases()->record( 'A-1', ' ADA@example.org ', array( $this->ids['sold'] ) ) );
		$this->assertSame( array( 200, 403 ), array( $take( $token ), $take( $other ) ) );
		$item = $this->get_from_hub( 'GET', '/items/sections/sold', null, $token );
		$this->assertSame( array( true, false ), array( $item['isPurchased'], $item['isSubscribed'] ) );
		$page = $this->get_from_hub( 'GET', '/account/purchases', null, $token );
		$this->assertSame(
			array(
				array(
					'item_id'      => $this->ids['sold'],
					'name'         => 'Sold',
					'type'         => 'sections',
					'platform'     => 'gutenberg',
					'slug'         => 'sold',
					'thumbnail'    => '',
					'purchased_at' => gmdate( 'c', 1800000000 ),
				),
			),
			$page['items']
		);
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account/purchases', null, $other )['items'] );
		// Two orders contain the item, one is refunded.
		$this->hub->purchases()->record( 'A-2', 'ada@example.org', array( $this->ids['sold'], $this->ids['sold-pack'] ) );
		$this->assertTrue( $this->hub->purchases()->refund( 'A-1' ) );
		$this->assertSame( 200, $take( $token ) );
		$this->assertTrue( $this->hub->purchases()->refund( 'A-2' ) );
		$this->assertSame( 403, $take( $token ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account', null, $token )['purchasedItems'] );
		$this->assertFalse( $this->hub->purchases()->refund( 'A-3' ) );
	}

	/** An order with the same id and other content is refused; a refunded one stays refunded. */
	public function test_an_order_id_is_recorded_once(): void {
		$token  = $this->sign_up_and_verify()['token'];
		$bought = function () use ( $token ): array {
			return $this->get_from_hub( 'GET', '/account', null, $token )['purchasedItems'];
		};
		for ( $times = 0; $times < 3; $times++ ) {
			$this->assertSame( 'granted', $this->hub->purchases()->record( 'A-1', 'ada@example.org', array( $this->ids['sold'] ) ) );
		}
		$this->assertSame( 1, $this->rows( 'orders' ) );
		foreach ( array( array( 'ada@example.org', array( $this->ids['sold-pack'] ) ), array( 'ada@example.org', array_values( $this->ids ) ), array( 'grace@example.org', array( $this->ids['sold'] ) ) ) as list( $email, $items ) ) {
			$this->assertRefused( 'order_differs', 'A-1', $email, $items );
		}
		$this->assertRefused( 'unknown_item', 'A-9', 'ada@example.org', array( $this->ids['sold'], 999999 ) );
		$this->assertSame( array( 1, array( $this->ids['sold'] ) ), array( $this->rows( 'orders' ), $bought() ) );
		$this->assertSame( 'refunded', $this->hub->purchases()->record( 'A-1', 'ada@example.org', array( $this->ids['sold'] ), true ) );
		$this->assertSame( 'refunded', $this->hub->purchases()->record( 'A-1', 'ada@example.org', array( $this->ids['sold'] ) ) );
		$this->assertSame( array(), $bought() );
		// The refund may be reported first.
		$this->assertSame( 'refunded', $this->hub->purchases()->record( 'A-5', 'ada@example.org', array( $this->ids['sold'] ), true ) );
		$this->assertSame( 'refunded', $this->hub->purchases()->record( 'A-5', 'ada@example.org', array( $this->ids['sold'] ) ) );
		$this->assertSame( array(), $bought() );
	}

	/** @group S18 */
	public function test_an_order_waits_until_an_account_verifies_its_address(): void {
		$this->assertSame( 'waiting', $this->hub->purchases()->record( 'A-1', 'ada@example.org', array( $this->ids['sold'] ) ) );
		$session = $this->sign_up();
		$this->assertSame( 'waiting', $this->hub->purchases()->record( 'A-2', 'ada@example.org', array( $this->ids['sold-pack'] ) ), 'Signed up, and nothing shown.' );
		$this->hub->purchases()->record( 'A-3', 'ada@example.org', array( $this->ids['sold-pack'] ), true );
		$this->hub->purchases()->record( 'B-1', 'grace@example.org', array( $this->ids['sold-pack'] ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account', null, $session['token'] )['purchasedItems'] );
		$this->assertSame( 200, $this->verify( $this->mailed_token() )->status() );
		$this->assertEqualsCanonicalizing( array_values( $this->ids ), $this->get_from_hub( 'GET', '/account', null, $session['token'] )['purchasedItems'] );
		$this->assertSame( array( 'A-1' => 'granted', 'A-2' => 'granted', 'A-3' => 'refunded' ), array_column( $this->hub->purchases()->orders( 'ada@example.org' ), 'state', 'order' ) );
		$this->assertSame( 'waiting', array_column( $this->hub->purchases()->orders(), 'state', 'order' )['B-1'] );
	}

	public function test_erasing_an_account_keeps_its_purchases_without_the_address(): void {
		$this->hub->purchases()->record( 'A-1', 'ada@example.org', array( $this->ids['sold'] ) );
		$groups = $this->hub->privacy_tools()->exporter()['callback']( 'Ada@example.org' )['data'];
		$this->assertSame( array( 'templately-orders', 'A-1, ' . $this->ids['sold'] . ' Sold, ' . gmdate( 'c', 1800000000 ) ), array( $groups[0]['group_id'], $groups[0]['data'][0]['value'] ) );
		$this->assertTrue( $this->hub->privacy_tools()->eraser()['callback']( 'Ada@example.org' )['items_removed'] );
		$this->assertSame( array( '' ), array_column( $this->hub->purchases()->orders(), 'email' ) );
		$this->assertFalse( $this->hub->privacy_tools()->eraser()['callback']( 'ada@example.org' )['items_removed'] );
		// A later account with the address does not own the purchase.
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account', null, $this->sign_up_and_verify()['token'] )['purchasedItems'] );
	}

	/**
	 * Refuses deliveries that are changed (each flipped bit; `npm test` flips 40), old, repeated, or unsigned, before it reads their content.
	 * @group faults
	 * @group S15
	 */
	public function test_accepts_each_signed_delivery_once(): void {
		$key     = $this->hub->webhook_signature()->rotate_key();
		$token   = $this->sign_up_and_verify()['token'];
		$body    = (string) wp_json_encode( array( 'type' => 'purchased', 'order' => 'A-1', 'email' => 'ada@example.org', 'items' => array( $this->ids['sold'] ) ) );
		$sign    = static function ( string $body, string $id = 'msg_1', int $time = 1800000000 ) use ( $key ): array {
			return array(
				'webhook-id'        => $id,
				'webhook-timestamp' => (string) $time,
				'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", (string) base64_decode( substr( $key, 6 ) ), true ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes.
			);
		};
		$refused = array( 401, 'invalid_signature' );
		foreach ( array( array(), array( 'webhook-signature' => 'v1,' ) + $sign( $body ), array( 'webhook-id' => '' ) + $sign( $body ), array( 'webhook-id' => 'msg_2' ) + $sign( $body ), array( 'webhook-timestamp' => '1800000001' ) + $sign( $body ), array( 'webhook-timestamp' => '1800000000.0' ) + $sign( $body ), $sign( $body, 'msg_1', 1799999699 ), $sign( $body, 'msg_1', 1800000301 ) ) as $number => $headers ) {
			$this->assertSame( $refused, $this->deliver( $body, $headers ), "$number" );
		}
		$this->assertSame( $refused, $this->deliver( str_replace( ',', ', ', $body ), $sign( $body ) ), 'Written anew.' );
		$this->assertSame( $refused, $this->deliver( 'no JSON', $sign( $body ) ) );
		$bits = 8 * strlen( $body );
		foreach ( Sample::of( range( 0, $bits - 1 ), 40 ) as $bit ) {
			$flipped                      = $body;
			$flipped[ intdiv( $bit, 8 ) ] = chr( ord( $body[ intdiv( $bit, 8 ) ] ) ^ ( 1 << $bit % 8 ) );
			$this->assertSame( $refused, $this->deliver( $flipped, $sign( $body ) ), "Bit $bit." );
		}
		$this->assertSame( 0, $this->rows( 'orders' ) );
		// One of several signatures is valid.
		$headers = array( 'webhook-signature' => 'v1,' . base64_encode( str_repeat( 'x', 32 ) ) . ' ' . $sign( $body )['webhook-signature'] ) + $sign( $body ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes.
		$this->assertSame( array( 200, 'granted' ), $this->deliver( $body, $headers ) );
		$this->assertSame( array( 409, 'already_received' ), $this->deliver( $body, $sign( $body ) ) );
		$this->assertSame( array( 200, 'granted' ), $this->deliver( $body, $sign( $body, 'msg_1', 1800000009 ) ), 'The shop tries again.' );
		$this->assertSame( array( 1, array( $this->ids['sold'] ) ), array( $this->rows( 'orders' ), $this->get_from_hub( 'GET', '/account', null, $token )['purchasedItems'] ) );
		$refund = str_replace( 'purchased', 'refunded', $body );
		$this->assertSame( array( 200, 'refunded' ), $this->deliver( $refund, $sign( $refund, 'msg_2' ) ) );
		$this->assertSame( array(), $this->get_from_hub( 'GET', '/account', null, $token )['purchasedItems'] );
		// A signed request with invalid content.
		$wrong = str_replace( 'A-1', '', $body );
		$this->assertSame( 400, $this->deliver( $wrong, $sign( $wrong, 'msg_3' ) )[0] );
		// The old key expires a day after the new one.
		$this->hub->webhook_signature()->rotate_key();
		$this->assertSame( array( 200, 'refunded' ), $this->deliver( $body, $sign( $body, 'msg_4' ) ) );
		$this->clock->now += DAY_IN_SECONDS + 1;
		$this->assertSame( $refused, $this->deliver( $body, $sign( $body, 'msg_5', $this->clock->now ) ) );
	}

	public function test_accepts_no_delivery_without_a_key_or_serving(): void {
		$body    = '{}';
		$headers = array(
			'webhook-id'        => 'msg_1',
			'webhook-timestamp' => '1800000000',
			'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "msg_1.1800000000.$body", '', true ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes.
		);
		$this->assertSame( array( 401, 'invalid_signature' ), $this->deliver( $body, $headers ) );
		( new Settings() )->change( array( 'serves' => false ) );
		$this->assertSame( 404, rest_get_server()->dispatch( new WP_REST_Request( 'POST', '/templately-hub/v1/purchases' ) )->get_status() );
	}

	/**
	 * Sends a delivery as a shop does.
	 * @param array<string, string> $headers
	 * @return array{int, string} Status, and the state or the error code.
	 */
	private function deliver( string $body, array $headers ): array {
		$server  = new WP_REST_Server();
		$request = new WP_REST_Request( 'POST', '/templately-hub/v1/purchases' );
		( new Templately\Shared\Rest\Route_Registrar( 'templately-hub/v1', $this->hub->policy() ) )->register( $server, $this->hub->controllers() );
		$request->set_headers( $headers + array( 'Content-Type' => 'application/json' ) );
		$request->set_body( $body );
		$response = rest_ensure_response( $server->dispatch( $request ) );
		$said     = json_decode( (string) wp_json_encode( $server->response_to_data( $response, false ) ), true );
		return array( $response->get_status(), $said['state'] ?? $said['code'] ?? '' );
	}

	/** @param list<int> $items Items. */
	private function assertRefused( string $code, string $order, string $email, array $items ): void {
		try {
			$this->hub->purchases()->record( $order, $email, $items );
		} catch ( Failure $failure ) {
			$this->assertSame( $code, $failure->error_code() );
			return;
		}
		$this->fail( "$order was taken." );
	}

	private function rows( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_$table" );
	}
}
