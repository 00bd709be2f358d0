<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Rest\Schema;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- keys and signatures as text.

/**
 * How a hub says who it is. Its name is the fingerprint of its key, and stays when it moves; that it is at an address is proven by
 * a signature over that address, so that no other can pass for it there.
 */
final class Hub_Identity {

	/**
	 * Returns the schema of what it says.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return Schema::record(
			array(
				'id'        => Schema::text( 64 ),
				// In base64: an Ed25519 key, and what it signed.
				'key'       => Schema::text( 44 ),
				'address'   => Schema::text( 2000 ),
				'signature' => Schema::text( 88 ),
			)
		);
	}

	/**
	 * Returns what a hub signs.
	 *
	 * @param string $address Its address, without a slash at its end.
	 */
	public static function signed_text( string $address ): string {
		return "templately hub at $address";
	}

	/**
	 * Returns the name of a hub.
	 *
	 * @param array<string, mixed> $said    What it says of itself.
	 * @param string               $address Address at which it was asked, without a slash at its end.
	 * @return string 64 hexadecimal digits; '' where it has not proven that they are its own.
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
