<?php
/**
 * Removes tables, options, sign-ins and private files, on every site of a network. Posts, pages and images made from designs stay.
 * @package Templately
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

define( 'TEMPLATELY_FILE', __DIR__ . '/plugin.php' );
define( 'TEMPLATELY_VERSION', '' );
require __DIR__ . '/inc/autoload.php';

$templately_uninstall_site = static function (): void {
	global $wpdb;
	( new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Templately\Shared\Clock() ) )->uninstall();
	( new Templately\Shared\Database\Schema_Migrator( new Templately\Shared\Database\Table_Builder( $wpdb ) ) )->drop();
	foreach ( array( Templately\Plugin::LOCK, Templately\Site\Dependencies\Dependencies_Module::LOCK ) as $templately_lock ) {
		( new Templately\Shared\Database\Option_Lock( $wpdb, new Templately\Shared\Clock(), $templately_lock ) )->remove();
	}
	foreach ( Templately\Plugin::UNINSTALL as $templately_remove ) {
		$templately_remove();
	}
	( new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ) )->uninstall();
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
