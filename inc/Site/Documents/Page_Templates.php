<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * The theme's templates for pages.
 */
final class Page_Templates {

	/**
	 * Returns the template that a page of a design takes: the one that the design names, where the theme has it, else one that
	 * shows the page's content without its title, which a design brings itself.
	 *
	 * @param string $named Slug of the template that the design names; '' for none.
	 * @return string Its slug; '' where the theme has none.
	 */
	public static function choose( string $named ): string {
		$there = array_map( 'strval', array_keys( wp_get_theme()->get_page_templates( null, 'page' ) ) );
		if ( in_array( $named, $there, true ) ) {
			return $named;
		}
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

	/**
	 * @param string $content Serialised blocks of a template.
	 */
	private static function is_without_title( string $content ): bool {
		$whole = serialize_blocks( resolve_pattern_blocks( parse_blocks( $content ) ) );
		return has_block( 'core/post-content', $whole ) && ! has_block( 'core/post-title', $whole );
	}
}
