<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use RuntimeException;
use Templately\Shared\Secret_Box;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode, WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- keys as text.

/**
 * Who this hub is: an Ed25519 key that is made once and never changes by itself. Its fingerprint is the hub's name wherever one is
 * stored; a hub that moves to another address keeps it. The private part is encrypted, and leaves the site by export alone.
 */
final class Signing_Key {

	private const OPTION = 'templately_hub_key';

	/** Where the private part belongs. It moves with the hub. */
	private const PLACE = 'hub';

	private Secret_Box $sealed;

	/** Needs nothing. */
	public function __construct() {
		$this->sealed = new Secret_Box( 'templately signing key' );
	}

	/** Makes the key where there is none. Only one process at a time may do so. */
	public function ensure(): void {
		if ( '' === $this->public_key() ) {
			$this->keep( sodium_crypto_sign_keypair() );
		}
	}

	/** Returns the public part in base64; '' where no key was made yet. */
	public function public_key(): string {
		return $this->stored( 'public' );
	}

	/** Returns the hub's name: 64 hexadecimal digits; '' where no key was made yet. */
	public function fingerprint(): string {
		return '' === $this->public_key() ? '' : hash( 'sha256', (string) base64_decode( $this->public_key(), true ) );
	}

	/** Says whether the private part can be read: it cannot once the site's salts are others. */
	public function can_sign(): bool {
		return '' !== $this->pair();
	}

	/**
	 * Signs a text.
	 *
	 * @return string The signature in base64.
	 *
	 * @throws RuntimeException When the private part cannot be read.
	 */
	public function sign( string $text ): string {
		return base64_encode( sodium_crypto_sign_detached( $text, sodium_crypto_sign_secretkey( $this->required_pair() ) ) );
	}

	/**
	 * Returns the whole key as text, from which import() makes it again.
	 *
	 * @throws RuntimeException When the private part cannot be read.
	 */
	public function export(): string {
		return base64_encode( $this->required_pair() );
	}

	/**
	 * Takes a key that was exported in place of the one that is there.
	 *
	 * @param string $exported What export() returned.
	 *
	 * @throws RuntimeException When it is anything else.
	 */
	public function import( string $exported ): void {
		$pair = (string) base64_decode( trim( $exported ), true );
		if ( SODIUM_CRYPTO_SIGN_KEYPAIRBYTES !== strlen( $pair ) || sodium_crypto_sign_publickey_from_secretkey( sodium_crypto_sign_secretkey( $pair ) ) !== sodium_crypto_sign_publickey( $pair ) ) {
			throw new RuntimeException( 'That is no key of a library.' );
		}
		$this->keep( $pair );
	}

	/** Forgets the key. */
	public function remove(): void {
		delete_option( self::OPTION );
	}

	/**
	 * @return non-empty-string Both parts.
	 *
	 * @throws RuntimeException When the private part cannot be read.
	 */
	private function required_pair(): string {
		$pair = $this->pair();
		if ( '' === $pair ) {
			throw new RuntimeException( "The private part of the library's key cannot be read. Put the salts in wp-config.php back, or import the key that you have exported." );
		}
		return $pair;
	}

	/** Returns both parts; '' where they cannot be read. */
	private function pair(): string {
		return $this->sealed->decrypt( $this->stored( 'pair' ), self::PLACE );
	}

	/**
	 * @param non-empty-string $pair Both parts.
	 */
	private function keep( string $pair ): void {
		$key = array(
			'public' => base64_encode( sodium_crypto_sign_publickey( $pair ) ),
			'pair'   => $this->sealed->encrypt( $pair, self::PLACE ),
		);
		update_option( self::OPTION, $key, false );
	}

	/**
	 * @param string $part 'public' or 'pair'.
	 */
	private function stored( string $part ): string {
		$key = get_option( self::OPTION );
		return is_array( $key ) && is_string( $key[ $part ] ?? null ) ? $key[ $part ] : '';
	}
}
