<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

final class Page_Templates {

	/** Returns the slug of the named page template if the theme has it, otherwise of one without the title, which designs have themselves; '' for none. */
	public static function choose( string $named ): string {
		if ( '' !== self::existing( $named ) ) {
			return $named;
		}
		$there = array_map( 'strval', array_keys( wp_get_theme()->get_page_templates( null, 'page' ) ) );
		if ( ! wp_is_block_theme() ) {
			return '';
		}
		foreach ( get_block_templates( array( 'post_type' => 'page' ) ) as $template ) {
			if ( in_array( $template->slug, $there, true ) && self::is_without_title( (string) $template->content ) ) {
				return $template->slug;
			}
		}
		return '';
	}

	/** Returns a page template if the site has it, otherwise ''. */
	public static function existing( string $named ): string {
		return isset( wp_get_theme()->get_page_templates( null, 'page' )[ $named ] ) ? $named : '';
	}

	private static function is_without_title( string $content ): bool {
		$whole = serialize_blocks( resolve_pattern_blocks( parse_blocks( $content ) ) );
		return has_block( 'core/post-content', $whole ) && ! has_block( 'core/post-title', $whole );
	}

	/** Returns the template part area if this site has it, otherwise 'uncategorized'. WordPress's own function also logs a warning. */
	public static function part_area( string $slug ): string {
		return in_array( $slug, array_column( get_allowed_block_template_part_areas(), 'area' ), true ) ? $slug : 'uncategorized';
	}
}
