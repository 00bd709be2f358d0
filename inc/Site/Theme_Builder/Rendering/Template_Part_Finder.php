<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/**
 * Says of a theme that is made of blocks where a header or footer of ours can take the place of its own: where its templates have such a
 * part. Those that people choose for one page by themselves are left out. What cannot be known is taken to be in order.
 */
final class Template_Part_Finder {

	private const LOCATIONS = array( 'header', 'footer' );

	/**
	 * Says whether something has a part that a header or footer takes the place of.
	 *
	 * @param string $location 'header' or 'footer'.
	 */
	public static function has_part( string $content, string $location ): bool {
		if ( false === strpos( $content, '<!-- wp:template-part' ) && false === strpos( $content, '<!-- wp:pattern' ) ) {
			return false;
		}
		return self::is_in( resolve_pattern_blocks( parse_blocks( $content ) ), $location );
	}

	/**
	 * Says where a header or footer does not show. Reads every template of the theme.
	 *
	 * @param string $location 'header', 'footer' or 'body'.
	 * @return string A sentence; '' where it shows everywhere, as under themes that are not made of blocks.
	 */
	public static function warning( string $location ): string {
		$without = in_array( $location, self::LOCATIONS, true ) && wp_is_block_theme() ? self::without( $location ) : array();
		if ( array() === $without ) {
			return '';
		}
		$types = get_default_block_template_types();
		$names = array();
		foreach ( $without as $slug ) {
			$names[] = (string) ( $types[ $slug ]['title'] ?? $slug );
		}
		sort( $names );
		return sprintf( /* translators: %s: names of templates, such as 404, Search Results. */ __( 'It does not show where the theme’s template has no such part: %s.', 'templately' ), implode( ', ', array_slice( $names, 0, 10 ) ) );
	}

	/**
	 * Returns the templates of the active theme that have no such part.
	 *
	 * @param string $location 'header' or 'footer'.
	 * @return list<string> Their slugs.
	 */
	private static function without( string $location ): array {
		$contents = array();
		foreach ( array_unique( array( get_template_directory(), get_stylesheet_directory() ) ) as $folder ) {
			$templates = trailingslashit( $folder ) . get_block_theme_folders( basename( $folder ) )['wp_template'];
			foreach ( (array) glob( "$templates/*.html" ) as $file ) {
				$contents[ basename( (string) $file, '.html' ) ] = (string) file_get_contents( (string) $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the theme.
			}
		}
		$contents = array_diff_key( ( new Theme_Template_Store() )->find_site_editor_templates( get_stylesheet() ) + $contents, wp_get_theme_data_custom_templates() );
		$names    = get_default_block_template_types();
		// What WordPress chooses by the kind of a page.
		$contents = array_filter(
			$contents,
			static function ( $slug ) use ( $names ): bool {
				return isset( $names[ explode( '-', (string) $slug )[0] ] );
			},
			ARRAY_FILTER_USE_KEY
		);
		$without  = array();
		foreach ( $contents as $slug => $content ) {
			if ( ! self::has_part( $content, $location ) ) {
				$without[] = (string) $slug;
			}
		}
		return $without;
	}

	/**
	 * @param array<array<string, mixed>> $blocks   Parsed blocks.
	 * @param string                      $location 'header' or 'footer'.
	 */
	private static function is_in( array $blocks, string $location ): bool {
		foreach ( $blocks as $block ) {
			// A part of neither kind may hold one.
			if ( 'core/template-part' === $block['blockName'] && ! in_array( Block_Theme_Renderer::part_area( (array) $block['attrs'] ), array_diff( self::LOCATIONS, array( $location ) ), true ) ) {
				return true;
			}
			if ( self::is_in( (array) $block['innerBlocks'], $location ) ) {
				return true;
			}
		}
		return false;
	}
}
