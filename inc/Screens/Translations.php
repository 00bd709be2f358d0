<?php

declare( strict_types=1 );

namespace Templately\Screens;

/**
 * The app's texts in the reader's language, all chunks in one file that the browser keeps.
 *
 * WordPress loads translations of registered handles only, so those of lazy chunks would be missing; printing them with the
 * entry would put kilobytes into every editor. The entry knows an address instead, and fetches it together with the app.
 */
final class Translations {

	private const QUERY = 'templately-translations';

	/**
	 * Returns the address of a locale's texts.
	 *
	 * @param string $locale WordPress locale.
	 */
	public static function address( string $locale ): string {
		return add_query_arg(
			array(
				'action' => self::QUERY,
				'locale' => $locale,
				'ver'    => TEMPLATELY_VERSION,
			),
			admin_url( 'admin-ajax.php' )
		);
	}

	/** Hooks the answer in. For users only: the screens are theirs. */
	public function register(): void {
		add_action( 'wp_ajax_' . self::QUERY, array( $this, 'answer' ) );
	}

	/** Answers with the merged texts. */
	public function answer(): void {
		// Nothing changes and nothing private is read: no nonce.
		$locale = sanitize_locale_name( (string) wp_unslash( $_GET['locale'] ?? '' ) ); // phpcs:ignore WordPress.Security -- see above.
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Cache-Control: private, max-age=' . WEEK_IN_SECONDS );
		echo wp_json_encode( (object) $this->texts( $locale ) );
		exit;
	}

	/**
	 * Returns the texts of a locale: English to translations, as @wordpress/i18n takes them.
	 *
	 * @param string $locale WordPress locale.
	 * @return array<string, list<string>|array<string, string>>
	 */
	public function texts( string $locale ): array {
		$texts   = array();
		$folders = array( WP_LANG_DIR . '/plugins', dirname( TEMPLATELY_FILE ) . '/languages' );
		foreach ( $folders as $folder ) {
			$files = '' === $locale ? array() : glob( "$folder/templately-$locale-*.json" );
			foreach ( is_array( $files ) ? $files : array() as $file ) {
				$json   = json_decode( (string) file_get_contents( $file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
				$texts += is_array( $json['locale_data']['messages'] ?? null ) ? $json['locale_data']['messages'] : array();
			}
		}
		return $texts;
	}
}
