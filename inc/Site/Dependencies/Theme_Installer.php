<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Templately\Shared\Rest\Failure;
use Theme_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/** Installs themes from wordpress.org with core's upgrader. */
final class Theme_Installer {

	private const DOWNLOADS = 'https://downloads.wordpress.org/theme/';

	public static function is_installed( string $slug ): bool {
		return false === wp_get_theme( $slug )->errors();
	}

	/** Tells whether a theme is installed, or wordpress.org has a compatible version. */
	public static function is_available( string $slug ): bool {
		try {
			return self::is_installed( $slug ) || '' !== self::download_url( $slug );
		} catch ( Failure $failure ) {
			return false;
		}
	}

	/**
	 * Installs a theme. A parent theme must be installed already.
	 * @throws Failure 409 invalid_requirements, 502 for other errors of wordpress.org or the upgrader.
	 */
	public function install( string $slug ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$address    = self::download_url( $slug );
		$working    = '';
		$own_folder = static function ( $source, $folder ) use ( $slug, &$working ) {
			$working = (string) $folder;
			return is_wp_error( $source ) || basename( (string) $source ) === $slug ? $source : new WP_Error( 'not_this_theme', __( 'The download is a different theme.', 'templately' ) );
		};
		$skin       = new WP_Ajax_Upgrader_Skin();
		add_filter( 'upgrader_source_selection', $own_folder, PHP_INT_MAX, 2 );
		try {
			$result = ( new Theme_Upgrader( $skin ) )->install( $address );
		} finally {
			remove_filter( 'upgrader_source_selection', $own_folder, PHP_INT_MAX );
			// The upgrader leaves it behind when the theme is refused.
			if ( '' !== $working && $GLOBALS['wp_filesystem'] instanceof \WP_Filesystem_Base ) {
				$GLOBALS['wp_filesystem']->delete( $working, true );
			}
		}
		$error = is_wp_error( $result ) ? $result : $skin->get_errors();
		if ( $error->has_errors() || true !== $result || ! self::is_installed( $slug ) ) {
			throw self::to_failure( $error );
		}
	}

	private static function download_url( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/theme.php';
		$found = themes_api(
			'theme_information',
			array(
				'slug'   => $slug,
				'fields' => array( 'sections' => false ),
			)
		);
		if ( is_wp_error( $found ) ) {
			throw self::to_failure( $found );
		}
		$found   = (array) $found;
		$address = (string) ( $found['download_link'] ?? '' );
		// Other plugins can filter the response of wordpress.org.
		if ( ( $found['slug'] ?? '' ) !== $slug || 0 !== strpos( $address, self::DOWNLOADS ) ) {
			throw new Failure( 'not_this_theme', __( 'wordpress.org does not have this theme.', 'templately' ), 502 );
		}
		if ( ! is_wp_version_compatible( (string) ( $found['requires'] ?? '' ) ) || ! is_php_version_compatible( (string) ( $found['requires_php'] ?? '' ) ) ) {
			throw new Failure( 'invalid_requirements', __( 'This theme requires a newer version of WordPress or PHP.', 'templately' ), 409 );
		}
		return $address;
	}

	private static function to_failure( WP_Error $error ): Failure {
		$said = wp_html_excerpt( trim( html_entity_decode( (string) $error->get_error_message(), ENT_QUOTES, 'UTF-8' ) ), 300, '…' );
		return new Failure( 'theme_not_installed', '' === $said ? __( 'The theme could not be installed.', 'templately' ) : $said, 502 );
	}
}
