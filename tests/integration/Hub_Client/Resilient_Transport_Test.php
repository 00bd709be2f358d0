<?php

declare( strict_types=1 );

use Templately\Hub_Client\Hub_Request;
use Templately\Hub_Client\Hub_Response;
use Templately\Hub_Client\Hub_Transport;
use Templately\Hub_Client\Resilient_Transport;
use Templately\Rest\Failure;
use Templately\Storage\Clock;
use Templately\Storage\Hub_Cache;

/**
 * A remote hub's faults stay away from people.
 *
 * @group R15
 */
final class Resilient_Transport_Test extends Test_Case {

	/** @var Hub_Transport&object{calls: int, answers: list<Hub_Response|Failure>} A line with two ends: what comes out is what the test put in. */
	private $line;

	/** @var Clock&object{at: int} */
	private $clock;

	/** Makes a line and a clock. */
	protected function setUp(): void {
		parent::setUp();
		$this->line  = new class() implements Hub_Transport {
			/** @var int */
			public $calls = 0;
			/** @var list<Hub_Response|Failure> */
			public $answers = array();

			/** {@inheritDoc} */
			public function send( Hub_Request $request ): Hub_Response {
				++$this->calls;
				$answer = array_shift( $this->answers ) ?? new Failure( 'hub_unreachable', 'away', 503 );
				if ( $answer instanceof Failure ) {
					throw $answer;
				}
				return $answer;
			}
		};
		$this->clock = new class() extends Clock {
			/** @var int */
			public $at = 1000000;

			/** {@inheritDoc} */
			public function now(): int {
				return $this->at;
			}
		};
	}

	/** Returns the transport, anew as in another request. */
	private function transport(): Resilient_Transport {
		return new Resilient_Transport( $this->line, new Hub_Cache( 'https://hub.example.org' ), $this->clock );
	}

	/**
	 * @param string $token Bearer token.
	 */
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
}
