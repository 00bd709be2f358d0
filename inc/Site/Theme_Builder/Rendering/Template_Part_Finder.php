<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;

/** Finds the templates of a block theme that have no header or footer part to replace. Ignores custom page templates. */
final class Template_Part_Finder {

	private const LOCATIONS = array( 'header', 'footer' );

	/** @param string $location 'header' or 'footer'. */
	public static function has_part( string $content, string $location ): bool {
		if ( false === strpos( $content, '<!-- wp:template-part' ) && false === strpos( $content, '<!-- wp:pattern' ) ) {
			return false;
		}
		return self::is_in( resolve_pattern_blocks( parse_blocks( $content ) ), $location );
	}

	/** Returns a message about templates in which a header or footer does not show. '' if there are none. Reads every template of the theme. */
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
		return sprintf( /* translators: %s: names of templates, such as 404, Search Results. */ __( 'It does not show on pages whose template has no such part: %s.', 'templately' ), implode( ', ', array_slice( $names, 0, 10 ) ) );
	}

	/** @return list<string> Slugs of the active theme's templates without such a part. */
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
		// Only templates of the template hierarchy.
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

	/** @param array<array<string, mixed>> $blocks */
	private static function is_in( array $blocks, string $location ): bool {
		foreach ( $blocks as $block ) {
			// A part for another area may contain a header or footer.
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
