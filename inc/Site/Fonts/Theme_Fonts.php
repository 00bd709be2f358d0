<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use WP_Theme;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/**
 * The families that people see in a theme besides its own: they stand in its user's global styles.
 */
final class Theme_Fonts {

	/** Returns the post with the global styles of this theme, in which its fonts stand; 0 for none. */
	public static function styles_id(): int {
		return (int) ( WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() )['ID'] ?? 0 );
	}

	/**
	 * Returns the families that were added to a theme.
	 *
	 * @return list<array<string, mixed>> As global styles have them.
	 */
	public static function font_families( WP_Theme $theme ): array {
		return self::custom( self::styles( $theme ) );
	}

	/**
	 * Shows families in a theme, besides those that it shows already.
	 *
	 * @param list<array<string, mixed>> $families As global styles have them: each takes the place of one with its slug.
	 * @return bool Whether its styles could be written.
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
		// Who has no right to name the theme, as a switch on the command line, has it named too.
		wp_set_object_terms( $written, $theme->get_stylesheet(), 'wp_theme' );
		wp_clean_theme_json_cache();
		return true;
	}

	/** @return array<string, mixed> Its user's global styles. */
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
	 * @return list<array<string, mixed>> The families that were added to them.
	 */
	private static function custom( array $styles ): array {
		$custom = $styles['settings']['typography']['fontFamilies']['custom'] ?? array();
		return is_array( $custom ) ? array_values( array_filter( $custom, 'is_array' ) ) : array();
	}
}
