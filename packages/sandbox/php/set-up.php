<?php
/**
 * Turns a WordPress with an empty database into a site that people and tests can use. Run once, from the command line.
 *
 * Reads { title, forTests, preferences, packs } from the environment variable TEMPLATELY_SET_UP.
 *
 * @package Templately
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
$_SERVER['HTTP_HOST'] = 'localhost';

require getenv( 'TEMPLATELY_WORDPRESS' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

$templately_wish = json_decode( (string) getenv( 'TEMPLATELY_SET_UP' ), true );
// No mail about the new site.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( $templately_wish['title'], 'admin', 'admin@example.com', true, '', 'password' );
remove_filter( 'pre_wp_mail', '__return_true' );
wp_installing( false );

update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules( false );
if ( $templately_wish['forTests'] ) {
	// Pictures of a service that is not asked here.
	update_option( 'show_avatars', '0' );
}

foreach ( $templately_wish['forTests'] ? array( 'editor', 'author', 'contributor', 'subscriber' ) : array() as $templately_role ) {
	wp_insert_user(
		array(
			'user_login' => $templately_role,
			'user_pass'  => 'password',
			'user_email' => "$templately_role@example.com",
			'role'       => $templately_role,
		)
	);
}
// The tour of the editor covers what one came to see.
global $wpdb;
foreach ( get_users( array( 'fields' => 'ID' ) ) as $templately_user ) {
	if ( $templately_wish['forTests'] ) {
		// A session with a known token, which sessions.php makes cookies of.
		update_user_meta(
			(int) $templately_user,
			'session_tokens',
			array(
				hash( 'sha256', 'sandbox' ) => array(
					'expiration' => time() + DAY_IN_SECONDS,
					'login'      => time(),
				),
			)
		);
	}
	update_user_meta(
		(int) $templately_user,
		$wpdb->get_blog_prefix() . 'persisted_preferences',
		array(
			'core'           => $templately_wish['preferences'],
			'core/edit-post' => array( 'welcomeGuide' => false ),
			'core/edit-site' => array( 'welcomeGuide' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
}
if ( isset( $templately_wish['packs'] ) ) {
	require_once WP_PLUGIN_DIR . '/templately/inc/autoload.php';
	$templately_list = json_decode( (string) file_get_contents( WP_PLUGIN_DIR . '/templately/build/catalogue/index.json' ), true );
	foreach ( array_column( $templately_list['packs'], 'bundle' ) as $templately_bundle ) {
		if ( ! in_array( basename( $templately_bundle, '.zip' ), $templately_wish['packs'], true ) ) {
			// The activation does not publish what is noted as published.
			( new Templately\Shared\Settings\Hub_State() )->add_starter_pack( $templately_list['hash'], $templately_bundle );
		}
	}
}
