<?php

declare( strict_types=1 );

namespace Templately\Hub_Client;

use Templately\Messages;
use Templately\Rest\Failure;
use Templately\Storage\Clock;
use Templately\Storage\Hub_Cache;

/**
 * Keeps a remote hub's faults away from people: answers are cached, a failed read is tried again, a hub that is down is
 * left alone for a while, and what was seen before is shown meanwhile. The embedded hub needs none of it.
 */
final class Resilient_Transport implements Hub_Transport {

	private const FRESH_IN_SECONDS   = 300;
	private const FAILURES_TO_OPEN   = 3;
	private const OPEN_IN_SECONDS    = 30;
	private const RETRIES            = 2;
	private const PAUSE_IN_MICROSECS = 150000;

	/** @var Hub_Transport */
	private $inner;

	/** @var Hub_Cache */
	private $cache;

	/** @var Clock */
	private $clock;

	/**
	 * @param Hub_Transport $inner The transport that goes over the network.
	 * @param Hub_Cache     $cache Keeps answers and the breaker's state.
	 * @param Clock         $clock The time.
	 */
	public function __construct( Hub_Transport $inner, Hub_Cache $cache, Clock $clock ) {
		$this->inner = $inner;
		$this->cache = $cache;
		$this->clock = $clock;
	}

	/** {@inheritDoc} */
	public function send( Hub_Request $request ): Hub_Response {
		if ( 'GET' !== $request->method ) {
			$response = $this->guarded( $request, 0 );
			$this->cache->forget_account( $request->token );
			return $response;
		}
		$kept = $this->cache->answer( $request );
		if ( null !== $kept && ( $request->cached_only || ( ! $request->fresh && $this->clock->now() - $kept['at'] < self::FRESH_IN_SECONDS ) ) ) {
			return new Hub_Response( 200, $kept['body'] );
		}
		if ( $request->cached_only ) {
			throw new Failure( 'hub_unreachable', Messages::hub_unreachable(), 503 );
		}
		try {
			// Somebody waits: with an earlier answer at hand nothing is tried twice.
			$response = $this->guarded( $request, null === $kept ? self::RETRIES : 0 );
		} catch ( Failure $failure ) {
			if ( null === $kept || 'hub_unreachable' !== $failure->error_code() ) {
				throw $failure;
			}
			return new Hub_Response( 200, $kept['body'], true );
		}
		if ( 200 === $response->status ) {
			$this->cache->keep( $request, $response->body, $this->clock->now() );
		}
		return $response;
	}

	/**
	 * Sends unless the breaker is open; one call with its retries counts as one failure.
	 *
	 * @param Hub_Request $request The call.
	 * @param int         $retries How often to try again.
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	private function guarded( Hub_Request $request, int $retries ): Hub_Response {
		$state = $this->cache->breaker();
		if ( $state['failures'] >= self::FAILURES_TO_OPEN && $this->clock->now() - $state['at'] < self::OPEN_IN_SECONDS ) {
			throw new Failure( 'hub_unreachable', Messages::hub_unreachable(), 503 );
		}
		for ( $try = 0; ; $try++ ) {
			try {
				$response = $this->inner->send( $request );
				if ( $state['failures'] > 0 ) {
					$this->cache->set_breaker( 0, 0 );
				}
				return $response;
			} catch ( Failure $failure ) {
				if ( $try >= $retries ) {
					$this->cache->set_breaker( $state['failures'] + 1, $this->clock->now() );
					throw $failure;
				}
				usleep( self::PAUSE_IN_MICROSECS * ( $try + 1 ) + random_int( 0, self::PAUSE_IN_MICROSECS ) );
			}
		}
	}
}
