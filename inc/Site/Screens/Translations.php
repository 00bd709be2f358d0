<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

/**
 * The app's texts in the reader's language, those of all chunks in one file that the browser keeps.
 *
 * WordPress loads translations of registered handles only, so those of lazy chunks would be missing; printing them with the
 * entry would put kilobytes into every editor. The entry knows an address instead, and fetches it together with the app.
 */
final class Translations {

	private const QUERY = 'templately-translations';

	/** Returns the folder of the built translations, the same as Domain Path in the plugin's header. */
	public static function folder(): string {
		return dirname( TEMPLATELY_FILE ) . '/build/languages';
	}

	/** Returns the address of a locale's texts; null where there are none, as in English. */
	public static function address( string $locale ): ?string {
		return null === self::file( $locale ) ? null : add_query_arg(
			array(
				'action' => self::QUERY,
				'locale' => $locale,
				'ver'    => TEMPLATELY_VERSION,
			),
			admin_url( 'admin-ajax.php' )
		);
	}

	/**
	 * Has WordPress take the texts of our scripts from our folder alone, as Hooks does with the server's.
	 *
	 * @param string|false $file File that WordPress is about to read.
	 * @return string|false
	 */
	public static function filter_script_translation_file( $file ) {
		return is_string( $file ) && dirname( $file ) !== self::folder() ? false : $file;
	}

	/** Answers with a locale's texts. They change with the version, which is in the address, so that the browser may keep them. */
	public static function send(): void {
		// Nothing changes and nothing private is read: no nonce.
		$file = self::file( sanitize_locale_name( (string) wp_unslash( $_GET['locale'] ?? '' ) ) ); // phpcs:ignore WordPress.Security -- see above.
		if ( null === $file ) {
			wp_die( '', '', array( 'response' => 404 ) );
		}
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Cache-Control: private, max-age=' . WEEK_IN_SECONDS );
		header_remove( 'Expires' );
		readfile( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- a local file.
		exit;
	}

	/** Returns the file of a locale's texts. */
	private static function file( string $locale ): ?string {
		$file = self::folder() . "/templately-$locale-app.json";
		return is_readable( $file ) ? $file : null;
	}
}
