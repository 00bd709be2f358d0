<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- keys and signatures.

/** Identity of a hub. Its id is the fingerprint of its public key and survives a move. It signs its URL, so that no other hub can claim it. */
final class Hub_Identity {

	/** @return array<string, mixed> */
	public static function schema(): array {
		return Schema::record(
			array(
				'id'        => Schema::text( 64 ),
				// Base64 of an Ed25519 public key and signature.
				'key'       => Schema::text( 44 ),
				'address'   => Schema::text( 2000 ),
				'signature' => Schema::text( 88 ),
			)
		);
	}

	/** @param string $address URL without a trailing slash. */
	public static function signed_text( string $address ): string {
		return "templately hub at $address";
	}

	/**
	 * @param array<string, mixed> $said    Response of the hub.
	 * @param string               $address Requested URL without a trailing slash.
	 * @return string Id of the hub, 64 hexadecimal digits; '' if the signature is invalid.
	 */
	public static function verified_id( array $said, string $address ): string {
		$key       = (string) base64_decode( $said['key'], true );
		$signature = (string) base64_decode( $said['signature'], true );
		$is_proven = hash( 'sha256', $key ) === $said['id']
			&& SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES === strlen( $key )
			&& SODIUM_CRYPTO_SIGN_BYTES === strlen( $signature )
			&& sodium_crypto_sign_verify_detached( $signature, self::signed_text( $address ), $key );
		return $is_proven ? $said['id'] : '';
	}
}
