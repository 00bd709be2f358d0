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

/**
 * A remote hub's faults stay away from people.
 *
 * @group R15
 */
final class Resilient_Transport_Test extends Test_Case {

	/** @var Hub_Transport&object{calls: int, answers: list<Hub_Response|Failure>, asked: list<Hub_Request>, takes: float, clock: Clock|null, inner: Hub_Transport|null} A line with two ends: what comes out is what the test put in. */
	private $line;

	/** @var Clock&object{at: int, part: float} */
	private $clock;

	/** Makes a line and a clock. */
	protected function setUp(): void {
		parent::setUp();
		$this->line  = new class() implements Hub_Transport {
			/** @var int */
			public $calls = 0;
			/** @var list<Hub_Response|Failure> */
			public $answers = array();
			/** @var list<Hub_Request> What was asked. */
			public $asked = array();
			/** @var float Seconds that each answer takes. */
			public $takes = 0.0;
			/** @var (Clock&object{at: int, part: float})|null On which they go by. */
			public $clock;
			/** @var Hub_Transport|null Who answers in its place. */
			public $inner;

			/** {@inheritDoc} */
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

			/** {@inheritDoc} */
			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$this->clock = new class() extends Clock {
			/** @var int */
			public $at = 1000000;
			/** @var float What has gone by since. */
			public $part = 0.0;

			/** {@inheritDoc} */
			public function now(): int {
				return $this->at + (int) $this->part;
			}

			/** {@inheritDoc} */
			public function microtime(): float {
				return $this->at + $this->part;
			}
		};

		$this->line->clock = $this->clock;
	}

	/** Returns the transport, anew as in another request. */
	private function transport(): Resilient_Transport {
		return new Resilient_Transport( $this->line, new Response_Cache( 'https://hub.example.org' ), $this->clock, self::response_validator() );
	}

	private function read( string $token = '' ): Hub_Response {
		return $this->transport()->send( new Hub_Request( 'GET', '/items', array( 'type' => 'packs' ), null, $token ) );
	}

	/** An answer is kept for a while, and each query, token and language has its own. */
	public function test_answers_are_kept(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ), new Hub_Response( 200, array( 2 ) ), new Hub_Response( 200, array( 3 ) ) );
		$this->assertSame( array( 1 ), $this->read()->body );
		$this->assertSame( array( 1 ), $this->read()->body );
		$this->assertSame( array( 2 ), $this->read( 'token' )->body );
		$this->clock->at += 301;
		$this->assertSame( array( 3 ), $this->read()->body );
		$this->assertSame( 3, $this->line->calls );
	}

	/** What one hub said to somebody in a language is no answer of another hub, to somebody else, to another question or in another language. */
	public function test_whose_an_answer_is(): void {
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
		// Nobody's answer is the same question: the hub alone differs.
		$cache->set( new Hub_Request( 'GET', '/tags' ), new Hub_Response( 200, array( 2 ) ), 1 );
		$this->assertNull( $elsewhere->get( new Hub_Request( 'GET', '/tags' ) ) );
		$elsewhere->delete_by_account( 'token' );
		$this->assertSame( array( 1 ), $cache->get( new Hub_Request( ...$asked ) )['body'] ?? null, 'The same token at another hub is another account.' );
		$cache->set_circuit_breaker( 3, 100 );
		$this->assertSame( array( 3, 0 ), array( $cache->get_circuit_breaker()['failures'], $elsewhere->get_circuit_breaker()['failures'] ) );
	}

	/** One hub that is away closes its own door alone: two of them are each left alone, and what is kept of one takes no room from another. */
	public function test_each_hub_has_its_own_breaker(): void {
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

	/** With the hub away, what was seen before is shown, marked, after one try. */
	public function test_an_earlier_answer_is_shown(): void {
		$this->line->answers = array( new Hub_Response( 200, array( 1 ) ) );
		$this->read();
		$this->clock->at += 86400;
		$response         = $this->read();
		$this->assertSame( array( array( 1 ), true ), array( $response->body, $response->stale ) );
		$this->assertSame( 2, $this->line->calls );
	}

	/** With nothing to show, it is tried three times, then said. */
	public function test_a_failure_is_said(): void {
		try {
			$this->read();
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 503, 'hub_unreachable' ), array( $failure->status(), $failure->error_code() ) );
		}
		$this->assertSame( 3, $this->line->calls );
	}

	/** After three failures in a row the hub is left alone for half a minute. */
	public function test_the_breaker(): void {
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

	/** A write is never sent twice, and makes what was kept for its account old. */
	public function test_writes(): void {
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

	/** The inserter's patterns never wait for the network. */
	public function test_only_what_is_kept(): void {
		$request              = new Hub_Request( 'GET', '/patterns' );
		$request->cached_only = true;
		try {
			$this->transport()->send( $request );
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 0, $this->line->calls );
		}
	}

	/** Nobody waits longer than a second where there is something to show, or for what they did not ask for; else ten, tries included. */
	public function test_the_time_of_a_call(): void {
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
		// What one try took, the next does not have, nor the pause before it; without time there is no other.
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

	/** A hub that takes every call and answers none costs a second, in one try, and soon nothing. */
	public function test_a_hub_that_never_answers(): void {
		remove_action( 'http_api_curl', array( $this, 'wait_for_answers' ), PHP_INT_MAX );
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertNotFalse( $silent );
		// WordPress takes this name for its own machine even where it may ask nobody else.
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
		// The breaker is open: nothing waits any more, not even what somebody asks for on purpose.
		$this->assertIsAway( $account, $transport );
		$this->assertIsAway( new Hub_Request( 'POST', '/sessions', array(), array() ), $transport );
		$this->assertSame( 3, $this->line->calls );
		fclose( $silent );
	}

	/** What is left of a second is no second: WordPress would round it up. */
	public function test_less_than_a_second(): void {
		remove_action( 'http_api_curl', array( $this, 'wait_for_answers' ), PHP_INT_MAX );
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertNotFalse( $silent );
		$transport        = new Http_Transport( 'http://localhost:' . preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $silent, false ) ), self::response_validator() );
		$request          = new Hub_Request( 'GET', '/items' );
		$request->seconds = 0.1;
		$took             = array();
		// The machine may be busy: once in time is enough, rounded up it never is.
		for ( $try = 0; $try < 60 && min( array_merge( $took, array( INF ) ) ) >= 1; $try++ ) {
			$begun = microtime( true );
			try {
				$transport->send( $request );
				$this->fail( 'Somebody answered.' );
			} catch ( Failure $failure ) {
				$took[] = microtime( true ) - $begun;
			}
		}
		fclose( $silent );
		$this->assertLessThan( 1, min( $took ) );
	}

	/** A hub that says nothing changed is there, and what was kept is new again. */
	public function test_nothing_changed(): void {
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

	/** What belongs to an account alone is asked anew each time; what it sees in lists is forgotten once its plan is another. */
	public function test_private_answers(): void {
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

	/** @param Resilient_Transport|null $transport The way there; null for the line. */
	private function assertIsAway( Hub_Request $request, ?Resilient_Transport $transport = null ): void {
		try {
			( $transport ?? $this->transport() )->send( $request );
			$this->fail( 'Something was answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 503, 'hub_unreachable' ), array( $failure->status(), $failure->error_code() ) );
		}
	}
}
