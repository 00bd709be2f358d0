<?php

declare( strict_types=1 );

use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Hub_Client\Resilient_Transport;
use Templately\Site\Hub_Client\Response_Cache;

/** @group R15 */
final class Resilient_Transport_Test extends Test_Case {

	/**
	 * @var Hub_Transport&object{calls: int, answers: list<Hub_Response|Failure>, asked: list<Hub_Request>, takes: float, clock: Clock|null, inner: Hub_Transport|null} Fake transport that returns queued responses.
	 */
	private $line;

	/** @var Clock&object{at: int, part: float} */
	private $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->line  = new class() implements Hub_Transport {
			/** @var int */
			public $calls = 0;
			/** @var list<Hub_Response|Failure> */
			public $answers = array();
			/** @var list<Hub_Request> */
			public $asked = array();
			/** @var float Seconds per response. */
			public $takes = 0.0;
			/** @var (Clock&object{at: int, part: float})|null Clock that the seconds advance. */
			public $clock;
			/** @var Hub_Transport|null Replaces the fake responses. */
			public $inner;

			public function send( Hub_Request $request ): Hub_Response {
				++$this->calls;
				$this->asked[]      = clone $request;
				$this->clock->part += $this->takes;
				if ( null !== $this->inner ) {
					return $this->inner->send( $request );
				}
				$answer = array_shift( $this->answers ) ?? new Failure( 'hub_unreachable', 'away', 503 );
				if ( $answer instanceof Failure ) {
					throw $answer;
				}
				return $answer;
			}

			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$this->clock = new class() extends Clock {
			/** @var int */
			public $at = 1000000;
			/** @var float Seconds since then. */
			public $part = 0.0;

			public function now(): int {
				return $this->at + (int) $this->part;
			}

			public function microtime(): float {
				return $this->at + $this->part;
			}
		};

		$this->line->clock = $this->clock;
	}

	/** New instance, as in another request. */
	private function transport(): Resilient_Transport {
		return new Resilient_Transport( $this->line, new Response_Cache( 'https://hub.example.org' ), $this->clock, self::response_validator() );
	}

	private function read( string $token = '' ): Hub_Response {
		return $this->transport()->send( new Hub_Request( 'GET', '/items', array( 'type' => 'packs' ), null, $token ) );
	}

	public function test_caches_responses_by_query_token_and_locale(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ), new Hub_Response( 200, array( 2 ) ), new Hub_Response( 200, array( 3 ) ) );
		$this->assertSame( array( 1 ), $this->read()->body );
		$this->assertSame( array( 1 ), $this->read()->body );
		$this->assertSame( array( 2 ), $this->read( 'token' )->body );
		$this->clock->at += 301;
		$this->assertSame( array( 3 ), $this->read()->body );
		$this->assertSame( 3, $this->line->calls );
	}

	public function test_cache_key_includes_hub_token_query_and_locale(): void {
		$cache = new Response_Cache( 'https://hub.example.org' );
		$asked = array( 'GET', '/items', array( 'type' => 'packs' ), null, 'token', 'de_DE' );
		$cache->set( new Hub_Request( ...$asked ), new Hub_Response( 200, array( 1 ) ), 1 );
		$this->assertSame( array( 1 ), $cache->get( new Hub_Request( ...$asked ) )['body'] ?? null );
		$this->assertNotSame( '', $cache->etag( new Hub_Request( ...$asked ) ) );
		foreach ( array( 1 => '/tags', 2 => array( 'type' => 'pages' ), 4 => 'another', 5 => 'fr_FR' ) as $place => $other ) {
			$this->assertNull( $cache->get( new Hub_Request( ...array_replace( $asked, array( $place => $other ) ) ) ), "$place" );
		}
		$elsewhere = new Response_Cache( 'https://other.example.org' );
		$this->assertNull( $elsewhere->get( new Hub_Request( ...$asked ) ) );
		$this->assertSame( '', $elsewhere->etag( new Hub_Request( ...$asked ) ) );
		// Anonymous, so only the hub differs.
		$cache->set( new Hub_Request( 'GET', '/tags' ), new Hub_Response( 200, array( 2 ) ), 1 );
		$this->assertNull( $elsewhere->get( new Hub_Request( 'GET', '/tags' ) ) );
		$elsewhere->delete_by_account( 'token' );
		$this->assertSame( array( 1 ), $cache->get( new Hub_Request( ...$asked ) )['body'] ?? null, 'The same token at another hub is another account.' );
		$cache->set_circuit_breaker( 3, 100 );
		$this->assertSame( array( 3, 0 ), array( $cache->get_circuit_breaker()['failures'], $elsewhere->get_circuit_breaker()['failures'] ) );
	}

	public function test_each_hub_has_its_own_cache_and_circuit_breaker(): void {
		$hubs = array();
		foreach ( array( 'https://a.example.org', 'https://b.example.org', 'https://c.example.org' ) as $address ) {
			$hubs[] = new Response_Cache( $address );
		}
		for ( $times = 1; $times <= 8; $times++ ) {
			$hubs[0]->set_circuit_breaker( $hubs[0]->get_circuit_breaker()['failures'] + 1, 100 + $times );
			$hubs[1]->set_circuit_breaker( $hubs[1]->get_circuit_breaker()['failures'] + 1, 200 + $times );
		}
		$this->assertSame( array( array( 'failures' => 8, 'at' => 108 ), array( 'failures' => 8, 'at' => 208 ), array( 'failures' => 0, 'at' => 0 ) ), array( $hubs[0]->get_circuit_breaker(), $hubs[1]->get_circuit_breaker(), $hubs[2]->get_circuit_breaker() ) );
		$hubs[0]->set( new Hub_Request( 'GET', '/tags' ), new Hub_Response( 200, array( 7 ) ), 1 );
		for ( $number = 0; $number < 60; $number++ ) {
			$hubs[1]->set( new Hub_Request( 'GET', '/tags', array( 'page' => $number ) ), new Hub_Response( 200, array() ), 1 );
		}
		$this->assertSame( array( 7 ), $hubs[0]->get( new Hub_Request( 'GET', '/tags' ) )['body'] ?? null );
		Response_Cache::delete_all();
		$this->assertNull( $hubs[0]->get( new Hub_Request( 'GET', '/tags' ) ) );
		$this->assertSame( array( 0, 0 ), array( $hubs[0]->get_circuit_breaker()['failures'], $hubs[1]->get_circuit_breaker()['failures'] ) );
	}

	public function test_returns_a_stale_response_after_one_failure(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ) );
		$this->read();
		$this->clock->at += 86400;
		$response         = $this->read();
		$this->assertSame( array( array( 1 ), true ), array( $response->body, $response->stale ) );
		$this->assertSame( 2, $this->line->calls );
	}

	public function test_fails_after_three_attempts_without_a_cached_response(): void {
		try {
			$this->read();
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 503, 'hub_unreachable' ), array( $failure->status(), $failure->error_code() ) );
		}
		$this->assertSame( 3, $this->line->calls );
	}

	public function test_circuit_breaker_opens_after_three_failures_for_30_seconds(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ) );
		$this->read();
		$this->clock->at += 86400;
		for ( $i = 0; $i < 5; $i++ ) {
			$this->assertTrue( $this->read()->stale );
		}
		$this->assertSame( 4, $this->line->calls );
		$this->clock->at    += 31;
		$this->line->answers = array( new Hub_Response( 200, array( 2 ) ) );
		$response            = $this->read();
		$this->assertSame( array( array( 2 ), false ), array( $response->body, $response->stale ) );
	}

	public function test_sends_writes_once_and_clears_the_accounts_cache(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ), new Hub_Response( 200, array() ), new Hub_Response( 200, array( 2 ) ) );
		$this->read( 'token' );
		$this->transport()->send( new Hub_Request( 'POST', '/account/api-key', array(), array(), 'token' ) );
		$this->assertSame( array( 2 ), $this->read( 'token' )->body );
		try {
			$this->transport()->send( new Hub_Request( 'POST', '/accounts', array(), array() ) );
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 4, $this->line->calls );
		}
	}

	public function test_patterns_never_wait_for_the_network(): void {
		$request              = new Hub_Request( 'GET', '/patterns' );
		$request->cached_only = true;
		try {
			$this->transport()->send( $request );
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 0, $this->line->calls );
		}
	}

	/** One second with a cached response or for background requests, otherwise ten, including retries. */
	public function test_limits_the_time_of_a_request(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ) );
		$this->read();
		$this->assertSame( 10.0, $this->line->asked[0]->seconds );
		$this->clock->at += 86400;
		$this->assertTrue( $this->read()->stale );
		$this->assertSame( 1.0, $this->line->asked[1]->seconds );

		$this->line->asked = array();
		$this->line->takes = 0.25;
		$account           = new Hub_Request( 'GET', '/account', array(), null, 'token' );
		$this->assertIsAway( $account );
		// Each attempt and pause reduces the remaining time; without time there is no retry.
		$left = array_column( $this->line->asked, 'seconds' );
		$this->assertSame( array( 3, 1.0 ), array( count( $left ), $left[0] ) );
		$this->assertEqualsWithDelta( 0.525, $left[1], 0.0751 );
		$this->assertEqualsWithDelta( 0.125, $left[2], 0.0751 );
		$this->line->asked = array();
		$this->line->takes = 0.9;
		$this->assertIsAway( $account );
		$this->assertCount( 1, $this->line->asked );

		$this->line->takes   = 0.0;
		$this->clock->at    += 31;
		$account->fresh      = true;
		$this->line->asked   = array();
		$this->line->answers = array( new Hub_Response( 200, array( 'name' => 'Ada' ) ) );
		$this->transport()->send( $account );
		$this->assertSame( 10.0, $this->line->asked[0]->seconds );
	}

	public function test_a_silent_hub_costs_one_second_at_most(): void {
		remove_action( 'http_api_curl', array( $this, 'extend_timeouts' ), PHP_INT_MAX );
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertNotFalse( $silent );
		// WordPress treats this name as local even if external requests are blocked.
		$address           = 'http://localhost:' . preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $silent, false ) );
		$cache             = new Response_Cache( $address );
		$this->line->inner = new Http_Transport( $address, self::response_validator() );
		$this->line->takes = 1.0;
		$transport         = new Resilient_Transport( $this->line, $cache, $this->clock, self::response_validator() );
		$listing           = new Hub_Request( 'GET', '/items' );
		$cache->set( $listing, new Hub_Response( 200, array( 1 ) ), $this->clock->at - 1000 );
		for ( $call = 0; $call < 2; $call++ ) {
			$begun = microtime( true );
			$this->assertTrue( $transport->send( $listing )->stale );
			$this->assertGreaterThan( 0.9, microtime( true ) - $begun );
		}
		$account = new Hub_Request( 'GET', '/account', array(), null, 'token' );
		$this->assertIsAway( $account, $transport );
		$this->assertSame( array( 1.0, 1.0, 1.0 ), array_column( $this->line->asked, 'seconds' ) );
		// The circuit breaker is open, so nothing waits, not even an explicit request.
		$this->assertIsAway( $account, $transport );
		$this->assertIsAway( new Hub_Request( 'POST', '/sessions', array(), array() ), $transport );
		$this->assertSame( 3, $this->line->calls );
		fclose( $silent );
	}

	/** WordPress would round it up to a second. */
	public function test_limits_below_one_second_are_exact(): void {
		remove_action( 'http_api_curl', array( $this, 'extend_timeouts' ), PHP_INT_MAX );
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertNotFalse( $silent );
		$transport        = new Http_Transport( 'http://localhost:' . preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $silent, false ) ), self::response_validator() );
		$request          = new Hub_Request( 'GET', '/items' );
		$request->seconds = 0.1;
		$fastest          = INF;
		// On a busy machine one fast attempt is enough; a rounded limit would never be fast.
		for ( $try = 0; $try < 60 && $fastest >= 1; $try++ ) {
			$begun = microtime( true );
			try {
				$transport->send( $request );
				$this->fail( 'Somebody answered.' );
			} catch ( Failure $failure ) {
				$fastest = min( $fastest, microtime( true ) - $begun );
			}
		}
		fclose( $silent );
		$this->assertLessThan( 1, $fastest );
	}

	public function test_not_modified_renews_the_cached_response(): void {
		$first               = new Hub_Response( 200, array( 1 ) );
		$first->etag         = '"one"';
		$this->line->answers = array( $first, new Hub_Response( 304, null ) );
		$this->read();
		$this->clock->at += 301;
		$response         = $this->read();
		$this->assertSame( array( 200, array( 1 ), false ), array( $response->status, $response->body, $response->stale ) );
		$this->assertSame( array( '', '"one"' ), array_column( $this->line->asked, 'etag' ) );
		$this->clock->at += 299;
		$this->assertFalse( $this->read()->stale );
		$this->assertSame( 2, $this->line->calls );
	}

	public function test_does_not_cache_account_data_and_clears_lists_on_a_plan_change(): void {
		$account = new Hub_Request( 'GET', '/account', array(), null, 'token' );
		$say     = function ( string $plan ) use ( $account ): void {
			$this->line->answers = array( new Hub_Response( 200, array( 'plan' => $plan ) ) );
			$this->assertSame( $plan, $this->transport()->send( $account )->body['plan'] );
		};
		$list    = function ( int $number, string $token ): int {
			$this->line->answers = array( new Hub_Response( 200, array( $number ) ) );
			return $this->read( $token )->body[0];
		};
		$say( 'free' );
		$list( 1, 'token' );
		$list( 2, 'another' );
		$say( 'free' );
		$this->assertSame( array( 1, 2 ), array( $list( 3, 'token' ), $list( 3, 'another' ) ) );
		$say( 'pro' );
		$this->assertSame( array( 4, 2 ), array( $list( 4, 'token' ), $list( 4, 'another' ) ) );
		foreach ( array( '/items/1/content', '/items/1/media' ) as $path ) {
			foreach ( array( 5, 6 ) as $number ) {
				$this->line->answers = array( new Hub_Response( 200, array( $number ) ) );
				$this->assertSame( array( $number ), $this->transport()->send( new Hub_Request( 'GET', $path, array(), null, 'token' ) )->body );
			}
		}
	}

	/** @param Resilient_Transport|null $transport Null for the fake transport. */
	private function assertIsAway( Hub_Request $request, ?Resilient_Transport $transport = null ): void {
		try {
			( $transport ?? $this->transport() )->send( $request );
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 503, 'hub_unreachable' ), array( $failure->status(), $failure->error_code() ) );
		}
	}
}
