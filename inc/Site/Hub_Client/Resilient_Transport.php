<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;

/** Shields users from failures of a remote hub: caches responses, retries reads, opens a circuit breaker, and falls back to cached responses. */
final class Resilient_Transport implements Hub_Transport {

	private const FRESH_SECONDS      = 300;
	private const FAILURES_TO_OPEN   = 3;
	private const OPEN_SECONDS       = 30;
	private const RETRIES            = 2;
	private const PAUSE_IN_MICROSECS = 150000;

	private const QUICK_TIMEOUT = 1.0;

	private Hub_Transport $inner;

	private Response_Cache $cache;

	private Clock $clock;

	private Response_Validator $answers;

	public function __construct( Hub_Transport $inner, Response_Cache $cache, Clock $clock, Response_Validator $answers ) {
		$this->inner   = $inner;
		$this->cache   = $cache;
		$this->clock   = $clock;
		$this->answers = $answers;
	}

	public function send( Hub_Request $request ): Hub_Response {
		if ( 'GET' !== $request->method ) {
			$response = $this->guarded( $request, $this->answers->is_idempotent( $request ) ? self::RETRIES : 0 );
			$this->cache->delete_by_account( $request->token );
			return $response;
		}
		if ( ! $this->answers->is_cacheable( $request ) ) {
			$response = $this->guarded( $request->fresh ? $request : self::quick( $request ), self::RETRIES );
			if ( '/account' === $request->path && is_array( $response->body ) && $response->is_success() ) {
				if ( $request->fresh ) {
					// The user asks for changes, for example purchases, which are not part of the account.
					$this->cache->delete_by_account( $request->token );
				}
				$this->cache->on_account_change( $request->token, $response->body );
			}
			return $response;
		}
		$kept = $this->cache->get( $request );
		if ( null !== $kept && ( $request->cached_only || ( ! $request->fresh && $this->clock->now() - $kept['at'] < self::FRESH_SECONDS ) ) ) {
			return new Hub_Response( 200, $kept['body'] );
		}
		if ( $request->cached_only ) {
			throw Response_Validator::unreachable();
		}
		try {
			// With a cached response, neither wait nor retry.
			$response = null === $kept ? $this->guarded( $request, self::RETRIES ) : $this->guarded( self::quick( $request, $kept['etag'] ), 0 );
		} catch ( Failure $failure ) {
			if ( null === $kept || 'hub_unreachable' !== $failure->error_code() ) {
				throw $failure;
			}
			return new Hub_Response( 200, $kept['body'], true );
		}
		if ( 304 === $response->status && null !== $kept ) {
			$etag           = $response->etag;
			$response       = new Hub_Response( 200, $kept['body'] );
			$response->etag = '' === $etag ? $kept['etag'] : $etag;
		}
		if ( 200 === $response->status ) {
			$this->cache->set( $request, $response, $this->clock->now() );
		}
		return $response;
	}

	public function etag( Hub_Request $request ): string {
		return $this->cache->etag( $request );
	}

	private static function quick( Hub_Request $request, string $etag = '' ): Hub_Request {
		$quick          = clone $request;
		$quick->etag    = $etag;
		$quick->seconds = $request->fresh ? $request->seconds : min( $request->seconds, self::QUICK_TIMEOUT );
		return $quick;
	}

	/** Sends a request unless the circuit breaker is open. All retries share one time limit and count as one failure. */
	private function guarded( Hub_Request $request, int $retries ): Hub_Response {
		$state = $this->cache->get_circuit_breaker();
		if ( $state['failures'] >= self::FAILURES_TO_OPEN && $this->clock->now() - $state['at'] < self::OPEN_SECONDS ) {
			throw Response_Validator::unreachable();
		}
		$until = $this->clock->microtime() + $request->seconds;
		$left  = clone $request;
		for ( $try = 0; ; $try++ ) {
			try {
				$response = $this->inner->send( $left );
				if ( $state['failures'] > 0 ) {
					$this->cache->set_circuit_breaker( 0, 0 );
				}
				return $response;
			} catch ( Failure $failure ) {
				$pause         = self::PAUSE_IN_MICROSECS * ( $try + 1 ) + random_int( 0, self::PAUSE_IN_MICROSECS );
				$left->seconds = $until - $this->clock->microtime() - $pause / 1000000;
				if ( $try >= $retries || $left->seconds <= 0 ) {
					// Other requests may have failed in the meantime.
					$this->cache->set_circuit_breaker( $this->cache->get_circuit_breaker()['failures'] + 1, $this->clock->now() );
					throw $failure;
				}
				usleep( $pause );
			}
		}
	}
}
