<?php

declare( strict_types=1 );

namespace Templately\Shared;

use SodiumException;

/** Encrypts secrets for the database with a key derived from the site's salts. What cannot be decrypted counts as missing. */
final class Secret_Box {

	private string $purpose;

	/** @param string $purpose Secrets of one purpose cannot be decrypted for another. */
	public function __construct( string $purpose ) {
		$this->purpose = $purpose;
	}

	/**
	 * @param string $bound_to Owner of the secret; needed to decrypt it.
	 * @return string Base64 of nonce and ciphertext.
	 */
	public function encrypt( string $secret, string $bound_to ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		return base64_encode( $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $secret, $bound_to, $nonce, $this->key() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes in a text column.
	}

	/** @return string The secret, or '' if it cannot be decrypted. */
	public function decrypt( string $sealed, string $bound_to ): string {
		$bytes = '' === $sealed ? false : base64_decode( $sealed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- bytes in a text column.
		$size  = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
		// Several base64 texts decode to the same bytes; accept only the canonical one.
		if ( false === $bytes || strlen( $bytes ) <= $size || base64_encode( $bytes ) !== $sealed ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- see above.
			return '';
		}
		try {
			$secret = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( substr( $bytes, $size ), $bound_to, substr( $bytes, 0, $size ), $this->key() );
		} catch ( SodiumException $exception ) {
			return '';
		}
		return is_string( $secret ) ? $secret : '';
	}

	private function key(): string {
		return hash_hmac( 'sha256', $this->purpose, wp_salt( 'auth' ), true );
	}
}
