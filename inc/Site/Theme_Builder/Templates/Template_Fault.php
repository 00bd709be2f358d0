<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Templates;

use wpdb;

/** Reasons why a published template cannot show, as far as its database row tells. */
final class Template_Fault {

	public const EMPTY = 'empty';

	/** It contains only itself. */
	public const ITSELF = 'itself';

	/** It was made in the Site Editor under another theme. */
	public const OTHER_THEME = 'other_theme';

	/** Longer content is never empty. */
	private const MAX_LENGTH = 400;

	/** Markup that shows nothing: empty blocks, and Elementor's empty list. */
	private const NOTHING = '#<!-- /?wp:(paragraph|html|freeform) -->|<p></p>|^\[\s*\]$#';

	/** Returns the SQL columns that from_row() needs. The template's post must be aliased p. */
	public static function columns( wpdb $wpdb ): string {
		$longest = self::MAX_LENGTH;
		$meta    = Theme_Template_Store::META;
		// Elementor stores its elements in meta. The post's content is only for searching.
		$elements = "(SELECT MAX(CASE WHEN LENGTH(m.meta_value) > $longest THEN '...' ELSE m.meta_value END) FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '" . Theme_Template_Store::ELEMENTS . "')";
		return "p.post_name, CASE WHEN p.post_type = '" . Theme_Template_Store::ELEMENTOR_TYPE . "' THEN COALESCE($elements, '') WHEN LENGTH(p.post_content) > $longest THEN '...' ELSE p.post_content END AS content, (SELECT COUNT(*) FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '$meta') AS is_ours, (SELECT MIN(t.name) FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'wp_theme' JOIN $wpdb->terms t ON t.term_id = x.term_id WHERE r.object_id = p.ID) AS theme";
	}

	/**
	 * Returns one of this class's constants, or ''.
	 * @param array{post_name: string, content: string, is_ours: int|string, theme: string|null} $row
	 */
	public static function from_row( array $row, string $theme = '' ): string {
		if ( 0 === (int) $row['is_ours'] && ( '' === $theme ? get_option( 'stylesheet' ) : $theme ) !== $row['theme'] ) {
			return self::OTHER_THEME;
		}
		$left = trim( (string) preg_replace( self::NOTHING, '', $row['content'] ) );
		if ( '' === $left ) {
			return self::EMPTY;
		}
		$slug = preg_quote( (string) wp_json_encode( $row['post_name'] ), '#' );
		return '' === trim( (string) preg_replace( "#<!-- wp:template-part \\{[^}]*\"slug\":{$slug}[^}]*\\} /-->#", '', $left ) ) ? self::ITSELF : '';
	}
}
