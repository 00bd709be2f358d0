<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use RuntimeException;
use Templately\Shared\Secret_Box;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode, WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- keys as text.

/** The hub's Ed25519 key. Its fingerprint is the hub's id, so the hub can move to another address. The private part is stored encrypted. */
final class Signing_Key {

	private const OPTION = 'templately_hub_key';

	/** Name under which Secret_Box encrypts the private part. */
	private const PLACE = 'hub';

	private Secret_Box $sealed;

	public function __construct() {
		$this->sealed = new Secret_Box( 'templately signing key' );
	}

	/** Creates the key unless it exists. The caller holds the installation's lock. */
	public function ensure(): void {
		if ( '' === $this->public_key() ) {
			$this->keep( sodium_crypto_sign_keypair() );
		}
	}

	/** Returns the public part in base64, or ''. */
	public function public_key(): string {
		return $this->stored( 'public' );
	}

	/** Returns the hub's name (64 hexadecimal digits), or ''. */
	public function fingerprint(): string {
		return '' === $this->public_key() ? '' : hash( 'sha256', (string) base64_decode( $this->public_key(), true ) );
	}

	/** Whether the private part can be decrypted. Not after the site's salts have changed. */
	public function can_sign(): bool {
		return '' !== $this->pair();
	}

	/** Returns the signature of a text in base64. */
	public function sign( string $text ): string {
		return base64_encode( sodium_crypto_sign_detached( $text, sodium_crypto_sign_secretkey( $this->required_pair() ) ) );
	}

	/** Returns the whole key as text for import(). */
	public function export(): string {
		return base64_encode( $this->required_pair() );
	}

	/** @throws RuntimeException For an invalid text. */
	public function import( string $exported ): void {
		$pair = (string) base64_decode( trim( $exported ), true );
		if ( SODIUM_CRYPTO_SIGN_KEYPAIRBYTES !== strlen( $pair ) || sodium_crypto_sign_publickey_from_secretkey( sodium_crypto_sign_secretkey( $pair ) ) !== sodium_crypto_sign_publickey( $pair ) ) {
			throw new RuntimeException( 'This is not a valid library key.' );
		}
		$this->keep( $pair );
	}

	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return non-empty-string Both parts. */
	private function required_pair(): string {
		$pair = $this->pair();
		if ( '' === $pair ) {
			throw new RuntimeException( "The private part of the library's key cannot be decrypted. Restore the salts in wp-config.php, or import the exported key." );
		}
		return $pair;
	}

	/** Returns both parts, or '' if they cannot be decrypted. */
	private function pair(): string {
		return $this->sealed->decrypt( $this->stored( 'pair' ), self::PLACE );
	}

	/** @param non-empty-string $pair Both parts. */
	private function keep( string $pair ): void {
		$key = array(
			'public' => base64_encode( sodium_crypto_sign_publickey( $pair ) ),
			'pair'   => $this->sealed->encrypt( $pair, self::PLACE ),
		);
		update_option( self::OPTION, $key, false );
	}

	/** @param string $part 'public' or 'pair'. */
	private function stored( string $part ): string {
		$key = get_option( self::OPTION );
		return is_array( $key ) && is_string( $key[ $part ] ?? null ) ? $key[ $part ] : '';
	}
}
