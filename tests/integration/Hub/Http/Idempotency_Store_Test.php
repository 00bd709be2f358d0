<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\In_Process_Transport;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Things_Controller;

/** @group S15 */
final class Idempotency_Store_Test extends Test_Case {

	use Asks_Hub;

	/** @var string */
	private $token = '';

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->token     = $this->verified_token();
		$this->transport = new In_Process_Transport(
			function (): array {
				return array( array_merge( $this->hub->controllers(), array( new Things_Controller() ) ), $this->hub->policy() );
			}
		);
	}

	public function test_a_repeated_write_returns_its_first_response(): void {
		$first = $this->make( 'here', array( 'name' => 'a' ), 'key-1' );
		$this->assertSame( array( 201, array( 'number' => 1, 'size' => 0.5, 'more' => array() ) ), array( $first->status, $first->body ) );
		$this->assertEquals( $first, $this->make( 'here', array( 'name' => 'a' ), 'key-1' ) );
		$this->assertSame( 1, Things_Controller::all() );
		$this->assertSame( 2, $this->make( 'here', array( 'name' => 'a' ), 'key-2' )->body['number'] );
		$this->assertSame( 3, $this->make( 'here', array( 'name' => 'a' ), '' )->body['number'], 'Without a key of its own.' );
		// An empty map stays an object in the repeated response.
		$again = new WP_REST_Request( 'POST', '/templately-hub/v1/things/here' );
		$again->set_headers( array( 'Authorization' => "Bearer $this->token", 'Idempotency-Key' => 'key-1', 'Content-Type' => 'application/json' ) );
		$again->set_body( '{"size": 1, "name": "a"}' );
		$server = new WP_REST_Server();
		( new Templately\Shared\Rest\Route_Registrar( 'templately-hub/v1', $this->hub->policy() ) )->register( $server, array( new Things_Controller() ) );
		$this->assertSame( '{"number":1,"size":0.5,"more":{}}', wp_json_encode( $server->dispatch( $again )->get_data() ), 'What a default says anyway is no other content, nor is the order of members.' );
		$this->assertSame( 3, Things_Controller::all() );
	}

	public function test_refuses_a_key_with_other_content(): void {
		$this->make( 'here', array( 'name' => 'a' ), 'key-1' );
		$answer = $this->make( 'here', array( 'name' => 'b' ), 'key-1' );
		$this->assertSame( array( 422, 'idempotency_key_reused', 'This request has already been sent with different content. Nothing has been changed. Reload the page and try again.' ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		$this->assertSame( 1, Things_Controller::all() );
	}

	public function test_a_key_belongs_to_an_account_and_a_route(): void {
		$this->make( 'here', array(), 'key-1' );
		$this->assertSame( 2, $this->make( 'there', array(), 'key-1' )->body['number'], 'Another route.' );
		$this->assertSame( 3, $this->make( 'here', array(), 'key-1', $this->verified_token() )->body['number'], 'Another account.' );
		$this->assertSame( 401, $this->make( 'here', array(), 'key-1', 'tly_s_guessed' )->status );
		$this->assertSame( 3, Things_Controller::all() );
	}

	public function test_errors_are_not_stored_unless_they_report_stored_work(): void {
		$this->assertSame( array( 409, 'refused' ), self::said( $this->make( 'here', array( 'name' => 'refused' ), 'key-1' ) ) );
		$this->assertSame( array( 404, 'not_found' ), self::said( $this->make( 'elsewhere', array(), 'key-1' ) ) );
		$this->assertSame( array( 0, 0 ), array( Things_Controller::all(), $this->count_stored() ) );
		$this->assertSame( 201, $this->make( 'here', array( 'name' => 'a' ), 'key-1' )->status, 'The key is free.' );

		$late = $this->make( 'here', array( 'name' => 'late' ), 'key-2' );
		$this->assertSame( array( 409, 'version_conflict', 'Somebody was quicker.' ), array( $late->status, $late->body['code'], $late->body['message'] ) );
		$this->assertSame( array( 'status' => 409, 'newest' => 7, 'fields' => array( 'name' => 'Late.' ) ), $late->body['data'] );
		$this->assertSame( 2, Things_Controller::all(), 'What came too late is there.' );
		$this->assertEquals( $late, $this->make( 'here', array( 'name' => 'late' ), 'key-2' ) );
		$this->assertSame( 2, Things_Controller::all() );
	}

	public function test_refuses_an_invalid_key(): void {
		foreach ( array( 'with space', str_repeat( 'k', 201 ), "k\xC3\xA4se", "line\nbreak" ) as $key ) {
			$this->assertSame( array( 400, 'invalid_idempotency_key' ), self::said( $this->make( 'here', array(), $key ) ), $key );
		}
		$this->assertSame( 201, $this->make( 'here', array(), str_repeat( 'k', 200 ) )->status );
		$this->assertSame( 1, Things_Controller::all() );
	}

	public function test_deletes_responses_after_a_day_and_with_their_account(): void {
		$this->make( 'here', array(), 'key-1' );
		$this->make( 'here', array(), 'key-1', $this->sign_up()['token'] );
		$this->assertSame( 2, $this->count_stored() );
		$this->hub->privacy_tools()->erase( self::form()['email'] );
		$this->assertSame( 1, $this->count_stored() );
		$this->clock->now += DAY_IN_SECONDS - 1;
		$this->hub->upkeep();
		$this->assertSame( 1, $this->make( 'here', array(), 'key-1' )->body['number'] );
		++$this->clock->now;
		$this->hub->upkeep();
		$this->assertSame( 0, $this->count_stored() );
		$this->assertSame( 3, $this->make( 'here', array(), 'key-1' )->body['number'] );
	}

	public function test_stores_responses_of_authenticated_writes_only(): void {
		$keeps = array( 'method' => 'POST', 'keeps_answer' => true );
		$this->assertTrue( $this->hub->policy()->supports( $keeps + array( 'scope' => 'account' ) ) );
		$this->assertFalse( $this->hub->policy()->supports( $keeps + array( 'open' => true ) ) );
		$this->assertFalse( $this->hub->policy()->supports( array( 'method' => 'GET', 'scope' => 'account' ) + $keeps ) );
		$not_kept = array();
		foreach ( array_keys( $this->hub->controllers() ) as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				if ( 'GET' !== $route['method'] && isset( $route['scope'] ) && true !== ( $route['keeps_answer'] ?? false ) ) {
					$not_kept[] = $operation;
				}
			}
		}
		// Each step of emptying the trash is stored, so a repeated request finds nothing.
		$this->assertSame( array( 'log_out', 'hide_notice', 'renew_api_key', 'empty_trash', 'list_missing_media' ), $not_kept, 'Every other write of an account is done once for each key.' );
		$without = new Templately\Hub\Http\Hub_Policy( array( Templately\Hub\Accounts\Actor::class, 'anonymous' ) );
		$this->assertFalse( $without->supports( $keeps + array( 'scope' => 'account' ) ) );
	}

	public function test_a_download_reported_twice_counts_once(): void {
		global $wpdb;
		$id     = $this->a_page( 'taken' )->published();
		$counts = array();
		foreach ( array( 'key-1', 'key-1', 'key-2' ) as $key ) {
			$answer = $this->ask( 'POST', "/items/$id/downloads", array(), $this->token, $key );
			$this->assertSame( array( 200, true ), array( $answer->status, $answer->body ) );
			$counts[] = (int) $wpdb->get_var( "SELECT downloads FROM {$wpdb->prefix}templately_items WHERE id = $id" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_downloads" );
		}
		$this->assertSame( array( 1, 1, 2 ), $counts );
	}

	/**
	 * @param array<string, mixed> $data
	 * @param string|null $token Null for the token of this test.
	 */
	private function make( string $place, array $data, string $key, ?string $token = null ): Hub_Response {
		return $this->ask( 'POST', "/things/$place", $data, $token ?? $this->token, $key );
	}

	/** @return array{int, string} */
	private static function said( Hub_Response $response ): array {
		return array( $response->status, $response->body['code'] ?? '' );
	}

	/** Number of stored responses. */
	private function count_stored(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_answers" );
	}
}
