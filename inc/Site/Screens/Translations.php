<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

/**
 * Serves the app's translations, of all chunks in one cacheable file.
 * WordPress only loads translations of registered handles, so those of lazy chunks would be missing. Printing them with
 * the entry would add kilobytes to every editor. Instead, the app fetches them from a URL in its page data.
 */
final class Translations {

	private const QUERY = 'templately-translations';

	/** Returns the folder of Domain Path in the plugin's header. */
	public static function folder(): string {
		return dirname( TEMPLATELY_FILE ) . '/build/languages';
	}

	/** Returns the URL of a locale's translations. null if there are none. */
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
	 * Loads translations of the plugin's scripts only from its own folder.
	 * @param string|false $file
	 * @return string|false
	 */
	public static function filter_script_translation_file( $file ) {
		return is_string( $file ) && dirname( $file ) !== self::folder() ? false : $file;
	}

	/** Ajax callback. The browser may cache the response, because its URL contains the plugin's version. */
	public static function send(): void {
		// No nonce: nothing changes and nothing private is read.
		$file = self::file( sanitize_locale_name( (string) wp_unslash( $_GET['locale'] ?? '' ) ) ); // phpcs:ignore WordPress.Security -- see above.
		if ( null === $file ) {
			wp_die( '', '', array( 'response' => 404 ) );
		}
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Cache-Control: private, max-age=' . WEEK_IN_SECONDS );
		header_remove( 'Expires' );
		readfile( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		exit;
	}

	private static function file( string $locale ): ?string {
		$file = self::folder() . "/templately-$locale-app.json";
		return is_readable( $file ) ? $file : null;
	}
}
