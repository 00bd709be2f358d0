<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use WP_Theme_JSON_Resolver;

/**
 * A site that has content of its own, and the question whether it is still what it was. For tests that commit.
 */
trait Own_Site {

	/** Gives the site what an import could spoil: an own style, an own header, posts, a menu, widgets and a front page. */
	protected static function make_own_site(): void {
		wp_update_post(
			array(
				'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"settings":{},"styles":{"color":{"text":"#111111"}}}' ),
			)
		);
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Home', 'post_name' => 'home', 'post_status' => 'publish' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		update_option( 'blogname', 'Mine' );
		$part = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_status' => 'publish', 'post_content' => '<!-- wp:site-title /-->' ) );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_insert_term( 'Orchard', 'category', array( 'slug' => 'orchard' ) );
		$menu = wp_create_nav_menu( 'Orchard menu' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Home', 'menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ) );
		stick_post( wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'publish' ) ) );
	}

	/**
	 * Returns the site as lines, less what the server on loopback writes down.
	 *
	 * @return list<string>
	 */
	protected static function dump_site(): array {
		return array_values( (array) preg_grep( '#^/directory\.log #', Site_Dump::take(), PREG_GREP_INVERT ) );
	}

	/**
	 * Fails where the site is not what it was.
	 *
	 * @param list<string> $before Its lines.
	 */
	protected static function assert_site_is( array $before ): void {
		$after = self::dump_site();
		self::assertSame( array( array(), array() ), array( array_values( array_diff( $before, $after ) ), array_values( array_diff( $after, $before ) ) ), 'what is missing, and what is left' );
		self::assertSame( $before, $after );
	}
}
