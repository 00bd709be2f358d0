<?php
/**
 * Removes what the plugin keeps: tables, options, sign-ins and private files, on every site of a network. What people made of
 * designs, pages and images, is theirs and stays.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

define( 'TEMPLATELY_FILE', __DIR__ . '/plugin.php' );
define( 'TEMPLATELY_VERSION', '' );
require __DIR__ . '/inc/autoload.php';

/** Removes what one site keeps. */
$templately_uninstall_site = static function (): void {
	global $wpdb;
	( new Templately\Hub\Marketplace( $wpdb, new Templately\Storage\Transaction( $wpdb ), new Templately\Storage\Clock() ) )->uninstall();
	( new Templately\Storage\Tables( new Templately\Storage\Table_Changes( $wpdb ) ) )->drop();
	foreach ( array( Templately\Plugin::LOCK, Templately\Dependencies\Dependencies_Module::LOCK ) as $templately_lock ) {
		( new Templately\Storage\Lock( $wpdb, new Templately\Storage\Clock(), $templately_lock ) )->remove();
	}
	( new Templately\Fullsite_Import\Traces( new Templately\Storage\Import\Database( $wpdb ) ) )->remove();
	foreach ( Templately\Plugin::UNINSTALL as $templately_remove ) {
		$templately_remove();
	}
	( new Templately\Storage\Site_State( new Templately\Storage\Settings() ) )->remove();
};

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $templately_site ) {
		switch_to_blog( $templately_site );
		$templately_uninstall_site();
		restore_current_blog();
	}
} else {
	$templately_uninstall_site();
}
