<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use RuntimeException;
use Templately\Shared\Settings\Settings;
use WP_CLI;

final class Key_Command {

	private Signing_Key $key;

	private Settings $settings;

	public function __construct( Signing_Key $key, Settings $settings ) {
		$this->key      = $key;
		$this->settings = $settings;
	}

	/**
	 * Shows, exports or imports the key that identifies this site's library to other sites.
	 *
	 * Anybody with the exported key can impersonate this library.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : 'export' writes the key to a new file, 'import' replaces the key with that of a file.
	 *
	 * [<file>]
	 * : Path of the file.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub key
	 *     wp templately hub key export library.key
	 */
	public function __invoke( array $arguments ): void {
		$key = $this->key;
		if ( array() === $arguments ) {
			$key->ensure();
			WP_CLI::line( 'Fingerprint: ' . $key->fingerprint() );
			WP_CLI::line( 'Public key: ' . $key->public_key() );
			WP_CLI::line( 'Private key: ' . ( $key->can_sign() ? 'available' : 'cannot be decrypted, because the salts of this site have changed' ) );
			return;
		}
		if ( ! in_array( $arguments[0], array( 'export', 'import' ), true ) || ! isset( $arguments[1] ) ) {
			WP_CLI::error( "Specify 'export' or 'import', and a file." );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of the one at the command line.
		try {
			if ( 'export' === $arguments[0] ) {
				$exported = $key->export();
				$file     = @fopen( $arguments[1], 'xb' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it is said below.
				if ( false === $file || ! chmod( $arguments[1], 0600 ) || strlen( $exported ) !== fwrite( $file, $exported ) ) {
					WP_CLI::error( "$arguments[1] cannot be written, or exists already." );
				}
				fclose( $file );
				WP_CLI::success( "The key is in $arguments[1]. Store it in a private place." );
				return;
			}
			$key->import( is_readable( $arguments[1] ) ? (string) file_get_contents( $arguments[1] ) : '' );
			if ( '' === $this->settings->hub_address() ) {
				$this->settings->change( array( 'hub_id' => $key->fingerprint() ) );
			}
			WP_CLI::success( 'The fingerprint of this library is now ' . $key->fingerprint() . '.' );
		} catch ( RuntimeException $exception ) {
			WP_CLI::error( $exception->getMessage() );
		}
		// phpcs:enable
	}
}
