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
	 * Shows by which key other sites know this site's library, or keeps it safe outside of the database.
	 *
	 * Whoever has the exported key can pretend to be this library.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : 'export' writes the key to a file that is not there yet, 'import' takes one from a file in place of the present one.
	 *
	 * [<file>]
	 * : The file.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub key
	 *     wp templately hub key export library.key
	 *
	 * @param list<string> $arguments Action and file.
	 */
	public function __invoke( array $arguments ): void {
		$key = $this->key;
		if ( array() === $arguments ) {
			$key->ensure();
			WP_CLI::line( 'Fingerprint: ' . $key->fingerprint() );
			WP_CLI::line( 'Public key: ' . $key->public_key() );
			WP_CLI::line( 'Private key: ' . ( $key->can_sign() ? 'there' : 'cannot be read, because the salts of this site have changed' ) );
			return;
		}
		if ( ! in_array( $arguments[0], array( 'export', 'import' ), true ) || ! isset( $arguments[1] ) ) {
			WP_CLI::error( "Give 'export' or 'import', and a file." );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of the one at the command line.
		try {
			if ( 'export' === $arguments[0] ) {
				$exported = $key->export();
				$file     = @fopen( $arguments[1], 'xb' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it is said below.
				if ( false === $file || ! chmod( $arguments[1], 0600 ) || strlen( $exported ) !== fwrite( $file, $exported ) ) {
					WP_CLI::error( "$arguments[1] cannot be written, or is there already." );
				}
				fclose( $file );
				WP_CLI::success( "The key is in $arguments[1]. Keep it where nobody else can read it." );
				return;
			}
			$key->import( is_readable( $arguments[1] ) ? (string) file_get_contents( $arguments[1] ) : '' );
			if ( '' === $this->settings->hub_address() ) {
				$this->settings->change( array( 'hub_id' => $key->fingerprint() ) );
			}
			WP_CLI::success( 'This library is now known as ' . $key->fingerprint() . '.' );
		} catch ( RuntimeException $exception ) {
			WP_CLI::error( $exception->getMessage() );
		}
		// phpcs:enable
	}
}
