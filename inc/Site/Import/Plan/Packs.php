<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use RuntimeException;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Profile\Profile;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- keys as text.

/**
 * Fetches packs of the hub: manifest and bundle, each signed by the hub that this site knows.
 * @phpstan-type Signed array{size: int, sha256: string, signature: string}
 */
final class Packs {

	private const LARGEST_PICTURE = MB_IN_BYTES;

	private Client $hub;

	private Profile $profile;

	private Settings $settings;

	/** @var array<int, Manifest> By pack. */
	private array $manifests = array();

	/** @var array<int, string> By pack. */
	private array $hashes = array();

	public function __construct( Client $hub, Profile $profile, Settings $settings ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->settings = $settings;
	}

	/** @throws Failure 401 not_signed_in, 404, 403, 502 invalid_bundle without a valid signature, 503 hub_unreachable. */
	public function manifest( int $id ): Manifest {
		if ( ! isset( $this->manifests[ $id ] ) ) {
			$token = $this->profile->require_token();
			try {
				$file = $this->files( $id, $token )['manifest'];
				if ( $file['size'] > Manifest::MAX_BYTES ) {
					throw self::invalid_bundle();
				}
				$json = '';
				$this->hub->download_files(
					"/items/$id/manifest",
					array(),
					$token,
					array( $file ),
					static function ( string $path ) use ( &$json ): void {
						$json = (string) file_get_contents( $path, false, null, 0, Manifest::MAX_BYTES + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a temporary file.
					}
				);
				$this->hashes[ $id ]    = $file['sha256'];
				$this->manifests[ $id ] = Manifest::from_json( $json );
			} catch ( Invalid_Bundle $refusal ) {
				throw self::invalid_bundle();
			} catch ( Failure $failure ) {
				throw $this->profile->session_expired( $failure );
			}
		}
		return $this->manifests[ $id ];
	}

	/** @throws Failure As manifest(). */
	public function manifest_hash( int $id ): string {
		$this->manifest( $id );
		return $this->hashes[ $id ];
	}

	/**
	 * @return Signed With a valid signature.
	 * @throws Failure As manifest().
	 */
	public function bundle_info( int $id ): array {
		try {
			return $this->files( $id, $this->profile->require_token() )['bundle'];
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
	}

	/**
	 * Fetches the next part of a bundle, at most 8 MB. Parts stay after an interruption.
	 * @param Signed $file From bundle_info().
	 * @return bool Whether it is complete and has the right sha256.
	 * @throws Failure As manifest(), or 502 damaged_file, which deletes the file.
	 * @throws RuntimeException When it cannot be written.
	 */
	public function download_next_part( int $id, array $file, string $path ): bool {
		clearstatcache( true, $path );
		$here = is_file( $path ) ? (int) filesize( $path ) : 0;
		try {
			if ( $here < $file['size'] ) {
				$here = $this->hub->download_next_part( "/items/$id/bundle", $this->profile->require_token(), $path, $file['size'] );
			}
			if ( $here < $file['size'] ) {
				return false;
			}
			if ( $here > $file['size'] || ! hash_equals( $file['sha256'], (string) hash_file( 'sha256', $path ) ) ) {
				throw new Failure( 'damaged_file', __( 'The pack was not received completely. Please try again.', 'templately' ), 502 );
			}
			return true;
		} catch ( Failure $failure ) {
			if ( 'damaged_file' === $failure->error_code() ) {
				wp_delete_file( $path );
			}
			throw $this->profile->session_expired( $failure );
		}
	}

	/**
	 * Returns unverified bytes.
	 * @throws Failure 401 not_signed_in, 404, 403, 502 too_large, 503 hub_unreachable.
	 * @throws RuntimeException When the temporary folder cannot be written.
	 */
	public function thumbnail( int $id ): string {
		try {
			// One more byte tells whether it is too large.
			$bytes = $this->hub->download( "/items/$id/picture", $this->profile->require_token(), self::LARGEST_PICTURE + 1 );
		} catch ( Failure $failure ) {
			throw $this->profile->session_expired( $failure );
		}
		if ( strlen( $bytes ) > self::LARGEST_PICTURE ) {
			throw new Failure( 'too_large', '', 502 );
		}
		return $bytes;
	}

	/** @return array{bundle: Signed, manifest: Signed} */
	private function files( int $id, string $token ): array {
		$files = $this->hub->get( "/items/$id/files", array(), $token, true )->body;
		$key   = base64_decode( $this->hub_key(), true );
		foreach ( array( 'bundle', 'manifest' ) as $name ) {
			$signature = base64_decode( (string) $files[ $name ]['signature'], true );
			$is_signed = is_string( $key ) && SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES === strlen( $key )
				&& is_string( $signature ) && SODIUM_CRYPTO_SIGN_BYTES === strlen( $signature )
				&& sodium_crypto_sign_verify_detached( $signature, (string) $files[ $name ]['sha256'], $key );
			if ( ! $is_signed ) {
				throw self::invalid_bundle();
			}
		}
		return $files;
	}

	/** Returns the public key that a remote hub had when this site first met it, or the embedded hub's. */
	private function hub_key(): string {
		$known = $this->settings->hub_key();
		if ( '' !== $known && '' !== $this->settings->hub_address() ) {
			return $known;
		}
		$key = (string) $this->hub->get( '/hub', array(), '', true )->body['key'];
		if ( '' !== $this->settings->hub_address() ) {
			$this->settings->change( array( 'hub_key' => $key ) );
		}
		return $key;
	}

	public static function invalid_bundle(): Failure {
		return new Failure( 'invalid_bundle', __( 'This pack is damaged, or not from the library that this site knows. Nothing was imported.', 'templately' ), 502 );
	}
}
