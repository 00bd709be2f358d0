<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use WP_Post;
use WP_Query;

/**
 * Blocks as a page of this site would show them, to be looked at. Nothing in it runs.
 */
final class Preview_Page {

	/**
	 * Prints a page, with its headers.
	 *
	 * @param string $blocks Serialised blocks, which may hold scripts: none of them runs.
	 */
	public static function send( string $title, string $blocks ): void {
		// Blocks say what they need while they are drawn.
		$drawn = do_blocks( $blocks );
		self::send_headers( '' );
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
		self::let_keyboards_in();
		ob_start();
		echo '<!DOCTYPE html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>' . esc_html( $title ) . '</title>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own attributes.
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		wp_head();
		echo '</head><body class="wp-embed-responsive"><div class="wp-site-blocks"><main class="entry-content is-layout-constrained">' . $drawn . '</main></div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks.
		wp_footer();
		echo '</body></html>';
		echo self::strip_scripts( (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- what was printed above.
	}

	/**
	 * Lets WordPress show blocks as a page of this site, in the theme's template, in place of what was asked for. There is no such
	 * page: nothing is written, and what would be written while it is shown is not.
	 *
	 * @param string $blocks   Serialised blocks, which may hold scripts: none of them runs.
	 * @param string $template Slug of the theme's template; '' for the usual one.
	 * @param string $css      Styles of its own, which end no style element.
	 */
	public static function render_in_theme( string $title, string $blocks, string $template, string $css ): void {
		$page = self::page( $title );
		self::show_instead( $page );
		self::write_nothing();
		$own = implode( ' ', array_unique( array_map( array( self::class, 'origin' ), array( home_url(), site_url(), content_url(), wp_upload_dir( null, false )['baseurl'] ) ) ) );
		// Styles and fonts may be the theme's own from elsewhere; pictures are this site's.
		self::send_headers( "; sandbox allow-same-origin; default-src 'none'; img-src 'self' data: $own; media-src 'self' data: $own; style-src 'self' 'unsafe-inline' https: $own; font-src 'self' data: https: $own" );
		// Blocks say what they need while they are drawn: before the head of the page.
		$drawn = wptexturize( do_blocks( $blocks ) );
		// As the last: what others do with content (shortcodes, embeds that are fetched and kept) is not done with a design.
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
				// With the ending: without, a folder of that name would be taken for it.
				return '' === $template ? $templates : array_merge( array( preg_replace( '/\.php$/', '', $template ) . '.php' ), $templates );
			}
		);
		add_action(
			'wp_head',
			static function () use ( $css ): void {
				// Links would lead to another window, which the sandbox lets nobody open: to be looked at only.
				echo '<base target="_blank"><style>' . $css . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- whoever calls sees to it.
			},
			PHP_INT_MAX
		);
		self::let_keyboards_in();
		ob_start( array( self::class, 'strip_scripts' ) );
	}

	/**
	 * Makes the page itself what the keyboard scrolls, and says where the focus is then: a frame has no ring of its own, and what is
	 * in the page may be out of reach.
	 */
	private static function let_keyboards_in(): void {
		add_filter(
			'language_attributes',
			static function ( string $attributes ): string {
				return "$attributes tabindex=\"0\"";
			}
		);
		add_action(
			'wp_head',
			static function (): void {
				// In two colours: one of them is seen on whatever the page has.
				echo '<style>html:focus{outline:0}html:focus-visible::after{content:"";position:fixed;inset:0;z-index:99999;pointer-events:none;box-shadow:inset 0 0 0 4px #3858e9,inset 0 0 0 6px #fff}</style>';
			},
			PHP_INT_MAX
		);
	}

	private static function page( string $title ): WP_Post {
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

	private static function show_instead( WP_Post $page ): void {
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

	/** Keeps WordPress from making a menu where a navigation finds none, and page caches from keeping the page. */
	private static function write_nothing(): void {
		add_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- what page caches look at.
		}
	}

	/**
	 * @param string $policy What else the browser is to keep to.
	 */
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

	/** Takes scripts out: none would run, and the browser would complain of each. */
	public static function strip_scripts( string $page ): string {
		return preg_replace( '#<script\b.*?</script\s*>|<link\b[^>]*\bmodulepreload\b[^>]*>#is', '', $page ) ?? $page;
	}
}
