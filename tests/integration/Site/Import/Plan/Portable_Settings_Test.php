<?php

declare( strict_types=1 );

use Templately\Site\Import\Plan\Portable_Settings;

/**
 * The settings that a pack may bring, and no others.
 *
 * @group S9
 */
final class Portable_Settings_Test extends Test_Case {

	public function test_texts_pages_and_media_are_set(): void {
		$front = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Front', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$posts = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'News', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$logo  = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), wp_upload_dir()['path'] . '/logo.png' );
		$icon  = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), wp_upload_dir()['path'] . '/icon.png' );
		Portable_Settings::set(
			array(
				'title'          => 'Vesper <b>&</b> Quince',
				'tagline'        => 'A table \\ for two',
				'logo'           => $logo,
				'icon'           => $icon,
				'front_page'     => $front,
				'posts_page'     => $posts,
				'posts_per_page' => 7,
				'comments'       => 'closed',
				'pings'          => 'closed',
			)
		);
		$this->assertSame( 'Vesper &amp; Quince', get_option( 'blogname' ) );
		$this->assertSame( 'A table \\ for two', get_option( 'blogdescription' ) );
		$this->assertSame( array( $logo, $icon ), array( (int) get_option( 'site_logo' ), (int) get_option( 'site_icon' ) ) );
		$this->assertSame( array( 'page', $front, $posts ), array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ) );
		$this->assertSame( array( 7, 'closed', 'closed' ), array( (int) get_option( 'posts_per_page' ), get_option( 'default_comment_status' ), get_option( 'default_ping_status' ) ) );
		$this->assertSame( $posts, (int) Portable_Settings::get( 'posts_page' ) );
		$this->assertSame( 7, (int) Portable_Settings::get( 'posts_per_page' ) );
		update_option( 'show_on_front', 'posts' );
		$this->assertSame( 0, Portable_Settings::get( 'front_page' ) );
	}

	public function test_menu_locations_of_the_theme_are_set(): void {
		register_nav_menus( array( 'top' => 'Top', 'side' => 'Side', 'end' => 'End' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		set_theme_mod( 'nav_menu_locations', array( 'top' => 3, 'side' => 4 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		Portable_Settings::set( array( 'menu_locations' => array( 'top' => 5, 'end' => 0, 'none' => 6 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( array( 'top' => 5, 'side' => 4 ), get_nav_menu_locations() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		array_map( 'unregister_nav_menu', array( 'top', 'side', 'end' ) );
	}

	public function test_unknown_or_invalid_settings_change_nothing(): void {
		$options = array( 'siteurl', 'home', 'admin_email', 'default_role', 'users_can_register', 'active_plugins', 'template', 'cron', 'wp_user_roles', 'blogname', 'blogdescription', 'site_logo', 'site_icon', 'page_on_front', 'show_on_front', 'posts_per_page', 'default_comment_status', 'permalink_structure', 'sidebars_widgets', 'widget_block', 'theme_mods_' . get_stylesheet() );
		$read    = static function () use ( $options ): array {
			return array_combine( $options, array_map( 'get_option', $options ) );
		};
		$post    = wp_insert_post( array( 'post_title' => 'No page', 'post_status' => 'publish' ) );
		$before  = $read();
		$bad     = array(
			'title'          => array( 'x' ),
			'tagline'        => '',
			'logo'           => $post,
			'icon'           => -1,
			'front_page'     => $post,
			'posts_per_page' => 0,
			'comments'       => 'maybe',
			'theme_mods'     => array(
				'custom_logo'      => $post,
				'background_color' => 'red;}',
				'custom_css'       => 'x',
				'link_color'       => '#123456',
			),
			'menu_locations' => array( 'no-such-place' => 3 ),
			'sidebars'       => array( 'no-such-sidebar' => array( '<p>x</p>' ) ),
		);
		Portable_Settings::set( $bad + array_fill_keys( $options, 'taken over' ) );
		Portable_Settings::set_permalinks( '/%postname%/"><script>' );
		$this->assertSame( $before, $read() );
	}

	/** What is written after the addresses were set has them. */
	public function test_addresses_are_set(): void {
		Portable_Settings::set_permalinks( '/%year%/%postname%/' );
		$this->assertSame( '/%year%/%postname%/', Portable_Settings::get( 'permalinks' ) );
		$post = get_post( wp_insert_post( array( 'post_title' => 'Pear', 'post_status' => 'publish', 'post_date' => '2024-05-06 07:08:09' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame( home_url( '/2024/pear/' ), get_permalink( $post ) );
	}

	/** Widgets that were there are inactive then, and nothing of another sidebar changes. */
	public function test_widgets_take_the_place_of_those_in_their_sidebar(): void {
		foreach ( array( 'one', 'two' ) as $id ) {
			register_sidebar( array( 'id' => $id ) );
		}
		update_option( 'widget_block', array( 4 => array( 'content' => '<p>old</p>' ), 9 => array( 'content' => '<p>other</p>' ), '_multiwidget' => 1 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'one' => array( 'block-4' ), 'two' => array( 'block-9' ), 'array_version' => 3 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		Portable_Settings::set( array( 'sidebars' => array( 'one' => array( '<p>first</p>', '<p>second</p>' ) ) ) );
		$this->assertSame( array( 'wp_inactive_widgets' => array( 'block-4' ), 'one' => array( 'block-10', 'block-11' ), 'two' => array( 'block-9' ), 'array_version' => 3 ), get_option( 'sidebars_widgets' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$widgets = get_option( 'widget_block' );
		$this->assertSame( array( '<p>old</p>', '<p>first</p>', '<p>second</p>' ), array( $widgets[4]['content'], $widgets[10]['content'], $widgets[11]['content'] ) );
	}
}
