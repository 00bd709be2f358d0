<?php

declare( strict_types=1 );

namespace Templately\Shared;

use SodiumException;

/**
 * Secrets as the database keeps them: encrypted with a key made from the site's salts for one purpose, and bound to where they
 * belong. Whatever does not open is as good as not there.
 */
final class Secret_Box {

	private string $purpose;

	/**
	 * @param string $purpose What the secrets are for: what is sealed for one purpose does not open for another.
	 */
	public function __construct( string $purpose ) {
		$this->purpose = $purpose;
	}

	/**
	 * Seals a secret.
	 *
	 * @param string $bound_to Where it belongs; moved to another place it does not open.
	 * @return string Base64 of nonce and ciphertext.
	 */
	public function encrypt( string $secret, string $bound_to ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		return base64_encode( $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $secret, $bound_to, $nonce, $this->key() ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes in a text column.
	}

	/**
	 * Opens what was sealed.
	 *
	 * @param string $sealed   What seal() returned.
	 * @param string $bound_to Where it belongs.
	 * @return string The secret, or '' for anything else.
	 */
	public function decrypt( string $sealed, string $bound_to ): string {
		$bytes = '' === $sealed ? false : base64_decode( $sealed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- bytes in a text column.
		$size  = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
		// Base64 has several forms of the same bytes; only ours counts.
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

	/** Returns 32 bytes that depend on the site's salts and the purpose alone. */
	private function key(): string {
		return hash_hmac( 'sha256', $this->purpose, wp_salt( 'auth' ), true );
	}
}
