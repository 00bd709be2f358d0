<?php

declare( strict_types=1 );

namespace Templately\Hub\Sales;

use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Hub_State;

/** Verifies the shop's webhook deliveries as in standardwebhooks.com: HMAC-SHA256 over `id.time.body`. A replaced key stays valid for a day. */
final class Webhook_Signature {

	/** Maximum difference of both clocks in seconds. */
	private const TOLERANCE = 300;

	private const PREFIX = 'whsec_';

	private const KEY_BYTES = 32;

	private Hub_State $state;

	private Clock $clock;

	public function __construct( Hub_State $state, Clock $clock ) {
		$this->state = $state;
		$this->clock = $clock;
	}

	/**
	 * @param string $time Timestamp of the signature.
	 * @param string $signatures One or more, separated by spaces: 'v1,' and base64.
	 */
	public function verify( string $id, string $time, string $signatures, string $body ): void {
		$is_recent = 1 === preg_match( '/^[1-9]\d{0,11}$/D', $time ) && abs( $this->clock->now() - (int) $time ) <= self::TOLERANCE;
		if ( $is_recent && 1 === preg_match( '/^[A-Za-z0-9_-]{1,100}$/D', $id ) ) {
			foreach ( $this->state->webhook_keys( $this->clock->now() ) as $key ) {
				$right = 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", self::bytes( $key ), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes in a header.
				foreach ( array_slice( explode( ' ', $signatures ), 0, 10 ) as $signature ) {
					if ( hash_equals( $right, $signature ) ) {
						return;
					}
				}
			}
		}
		throw new Failure( 'invalid_signature', __( 'The signature is missing, invalid or expired.', 'templately' ), 401 );
	}

	public function rotate_key(): string {
		$key = self::PREFIX . base64_encode( random_bytes( self::KEY_BYTES ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes that people copy.
		$this->state->set_webhook_key( $key, $this->clock->now() );
		return $key;
	}

	private static function bytes( string $key ): string {
		return (string) base64_decode( substr( $key, strlen( self::PREFIX ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- bytes that people copy.
	}
}
