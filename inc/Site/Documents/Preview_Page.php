<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use WP_Post;
use WP_Query;

/** Previews blocks as a page of this site. No scripts run. */
final class Preview_Page {

	public static function send( string $title, string $blocks ): void {
		// Render first: blocks enqueue their assets while rendering.
		$drawn = do_blocks( $blocks );
		self::send_headers( '' );
		// In wp-admin, WordPress prints the admin bar regardless of show_admin_bar.
		remove_action( 'wp_footer', 'wp_admin_bar_render', 1000 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_admin_bar_bump_styles' );
		wp_dequeue_style( 'admin-bar' );
		add_filter(
			'document_title_parts',
			static function () use ( $title ): array {
				return array( 'title' => $title );
			}
		);
		// In wp-admin, WordPress does not enqueue this.
		wp_enqueue_style( 'wp-block-library' );
		self::make_focusable();
		ob_start();
		echo '<!DOCTYPE html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>' . esc_html( $title ) . '</title>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own attributes.
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		wp_head();
		echo '</head><body class="wp-embed-responsive"><div class="wp-site-blocks"><main class="entry-content is-layout-constrained">' . $drawn . '</main></div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks.
		wp_footer();
		echo '</body></html>';
		echo self::strip_scripts( (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed above.
	}

	/**
	 * Makes WordPress render blocks in the theme's template instead of the requested page. Nothing is saved, including what
	 * rendering would otherwise save.
	 * @param string $css Trusted CSS without a closing style tag.
	 */
	public static function render_in_theme( string $title, string $blocks, string $template, string $css ): void {
		$page = self::build_post( $title );
		self::replace_main_query( $page );
		self::prevent_writes();
		$own = implode( ' ', array_unique( array_map( array( self::class, 'origin' ), array( home_url(), site_url(), content_url(), wp_upload_dir( null, false )['baseurl'] ) ) ) );
		// The theme may load styles and fonts from elsewhere. Images must be local.
		self::send_headers( "; sandbox allow-same-origin; default-src 'none'; img-src 'self' data: $own; media-src 'self' data: $own; style-src 'self' 'unsafe-inline' https: $own; font-src 'self' data: https: $own" );
		// Render first: blocks enqueue their assets for the head.
		$drawn = wptexturize( do_blocks( $blocks ) );
		// Run last, so that no other filter (shortcodes, embeds) changes the design.
		add_filter(
			'the_content',
			static function ( $content ) use ( $page, $drawn ) {
				return get_post() === $page ? $drawn : $content;
			},
			PHP_INT_MAX
		);
		add_filter(
			'page_template_hierarchy',
			static function ( array $templates ) use ( $template ): array {
				// With the extension, because a folder may have the same name.
				return '' === $template ? $templates : array_merge( array( preg_replace( '/\.php$/', '', $template ) . '.php' ), $templates );
			}
		);
		add_action(
			'wp_head',
			static function () use ( $css ): void {
				// The sandbox blocks new windows, so links in the preview do nothing.
				echo '<base target="_blank"><style>' . $css . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- trusted by contract.
			},
			PHP_INT_MAX
		);
		self::make_focusable();
		ob_start( array( self::class, 'strip_scripts' ) );
	}

	/** Makes the page focusable and shows its focus ring, so that keyboards can scroll the preview's iframe. */
	private static function make_focusable(): void {
		add_filter(
			'language_attributes',
			static function ( string $attributes ): string {
				return "$attributes tabindex=\"0\"";
			}
		);
		add_action(
			'wp_head',
			static function (): void {
				// Two colors, so that one contrasts with any background.
				echo '<style>html:focus{outline:0}html:focus-visible::after{content:"";position:fixed;inset:0;z-index:99999;pointer-events:none;box-shadow:inset 0 0 0 4px #3858e9,inset 0 0 0 6px #fff}</style>';
			},
			PHP_INT_MAX
		);
	}

	private static function build_post( string $title ): WP_Post {
		$now = current_time( 'mysql' );
		return new WP_Post(
			(object) array(
				'ID'                => 0,
				'post_type'         => 'page',
				'post_status'       => 'publish',
				'post_title'        => $title,
				'post_name'         => 'templately-preview',
				'post_author'       => (string) get_current_user_id(),
				'post_date'         => $now,
				'post_date_gmt'     => get_gmt_from_date( $now ),
				'post_modified'     => $now,
				'post_modified_gmt' => get_gmt_from_date( $now ),
				'comment_status'    => 'closed',
				'ping_status'       => 'closed',
				'filter'            => 'raw',
			)
		);
	}

	private static function replace_main_query( WP_Post $page ): void {
		$query                    = new WP_Query();
		$query->query_vars        = $query->fill_query_vars( array( 'fields' => 'all' ) );
		$query->posts             = array( $page );
		$query->post              = $page;
		$query->post_count        = 1;
		$query->found_posts       = 1;
		$query->max_num_pages     = 1;
		$query->is_page           = true;
		$query->is_singular       = true;
		$query->queried_object    = $page;
		$query->queried_object_id = 0;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- how WordPress knows what it shows.
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['post']         = $page;
		// phpcs:enable
		status_header( 200 );
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
	}

	/** Prevents fallback menus from being created and the page from being cached. */
	private static function prevent_writes(): void {
		add_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- read by page caches.
		}
	}

	/** @param string $policy Further directives of the Content-Security-Policy. */
	private static function send_headers( string $policy ): void {
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$policy" );
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'Cache-Control: no-store, private' );
		header_remove( 'Expires' );
	}

	private static function origin( string $address ): string {
		return (string) preg_replace( '#^([a-z]+://[^/]+).*$#i', '$1', $address );
	}

	/** Removes scripts: the policy would block them, but the browser would log each one. */
	public static function strip_scripts( string $page ): string {
		return preg_replace( '#<script\b.*?</script\s*>|<link\b[^>]*\bmodulepreload\b[^>]*>#is', '', $page ) ?? $page;
	}
}
