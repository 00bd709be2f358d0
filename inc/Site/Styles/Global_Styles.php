<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use RuntimeException;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/** The user's global styles of the active theme. */
final class Global_Styles {

	/** @return array<string, mixed> "settings" and "styles" of theme.json. */
	public function read(): array {
		$post    = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$content = json_decode( (string) ( $post['post_content'] ?? '' ), true );
		return is_array( $content ) ? array_intersect_key( $content, array_flip( array( 'settings', 'styles' ) ) ) : array();
	}

	/**
	 * @param array<string, mixed> $theme_json Sanitised settings and styles.
	 * @throws RuntimeException When WordPress cannot save them.
	 */
	public function save( array $theme_json ): void {
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true );
		$json = array(
			'settings'                    => (object) ( $theme_json['settings'] ?? array() ),
			'styles'                      => (object) ( $theme_json['styles'] ?? array() ),
			'isGlobalStylesUserThemeJSON' => true,
			'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
		);
		$id   = wp_update_post(
			array(
				'ID'           => (int) ( $post['ID'] ?? 0 ),
				'post_content' => wp_slash( (string) wp_json_encode( $json, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		// Core skips the term for users without the capability to assign it.
		wp_set_object_terms( (int) $id, get_stylesheet(), 'wp_theme' );
		wp_clean_theme_json_cache();
	}
}
