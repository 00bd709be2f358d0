<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use WP_Theme;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/** Font families that are active in a theme in addition to its own, stored in the user's global styles. */
final class Theme_Fonts {

	/** Returns the id of the current theme's global styles post, or 0. */
	public static function styles_id(): int {
		return (int) ( WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() )['ID'] ?? 0 );
	}

	/** @return list<array<string, mixed>> In the format of global styles. */
	public static function font_families( WP_Theme $theme ): array {
		return self::custom( self::styles( $theme ) );
	}

	/**
	 * @param list<array<string, mixed>> $families In the format of global styles; each replaces the one with the same slug.
	 * @return bool False if the global styles could not be saved.
	 */
	public static function add( WP_Theme $theme, array $families ): bool {
		$post   = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $theme, true );
		$styles = self::styles( $theme );
		$custom = array_column( self::custom( $styles ), null, 'slug' );
		$custom = array_values( array_column( $families, null, 'slug' ) + $custom );

		$styles['settings']['typography']['fontFamilies']['custom'] = $custom;
		$written = isset( $post['ID'] ) ? wp_update_post(
			array(
				'ID'           => (int) $post['ID'],
				'post_content' => wp_slash( (string) wp_json_encode( $styles ) ),
			)
		) : 0;
		if ( 0 === $written ) {
			return false;
		}
		// Core skips the term for users without the capability to assign it, for example in WP-CLI.
		wp_set_object_terms( $written, $theme->get_stylesheet(), 'wp_theme' );
		wp_clean_theme_json_cache();
		return true;
	}

	/** @return array<string, mixed> */
	private static function styles( WP_Theme $theme ): array {
		$post   = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $theme );
		$styles = json_decode( (string) ( $post['post_content'] ?? '' ), true );
		return is_array( $styles ) ? $styles : array(
			'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
			'isGlobalStylesUserThemeJSON' => true,
		);
	}

	/**
	 * @param array<string, mixed> $styles Global styles.
	 * @return list<array<string, mixed>>
	 */
	private static function custom( array $styles ): array {
		$custom = $styles['settings']['typography']['fontFamilies']['custom'] ?? array();
		return is_array( $custom ) ? array_values( array_filter( $custom, 'is_array' ) ) : array();
	}
}
