<?php

declare( strict_types=1 );

namespace Templately\Templates;

/**
 * Blocks as a page of this site would show them, to be looked at. Nothing in it runs.
 */
final class Drawn_Page {

	/**
	 * Prints a page, with its headers.
	 *
	 * @param string $title  Its title.
	 * @param string $blocks Serialised blocks; of somebody else's, cleaned.
	 */
	public static function send( string $title, string $blocks ): void {
		// Blocks say what they need while they are drawn.
		$drawn = do_blocks( $blocks );
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'" );
		header( 'X-Robots-Tag: noindex' );
		header( 'Cache-Control: no-store, private' );
		// In wp-admin WordPress always shows its bar, whatever show_admin_bar says.
		remove_action( 'wp_footer', 'wp_admin_bar_render', 1000 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_admin_bar_bump_styles' );
		wp_dequeue_style( 'admin-bar' );
		add_filter(
			'document_title_parts',
			static function () use ( $title ): array {
				return array( 'title' => $title );
			}
		);
		// In wp-admin WordPress leaves these to the page.
		wp_enqueue_style( 'wp-block-library' );
		ob_start();
		echo '<!DOCTYPE html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>' . esc_html( $title ) . '</title>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own attributes.
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		wp_head();
		echo '</head><body class="wp-embed-responsive"><div class="wp-site-blocks"><main class="entry-content is-layout-constrained">' . $drawn . '</main></div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks.
		wp_footer();
		echo '</body></html>';
		echo self::without_scripts( (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- what was printed above.
	}

	/** Takes scripts out: none would run, and the browser would complain of each. */
	private static function without_scripts( string $page ): string {
		return preg_replace( '#<script\b.*?</script\s*>|<link\b[^>]*\bmodulepreload\b[^>]*>#is', '', $page ) ?? $page;
	}
}
