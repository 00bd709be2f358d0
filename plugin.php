<?php
/**
 * Plugin Name:       Templately
 * Description:       Ready-made designs for WordPress: packs, pages and blocks in the block editor, the Site Editor and wp-admin, from a library that is part of the plugin.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            The Templately maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       templately
 * Domain Path:       /build/languages
 * Update URI:        false
 *
 * @package Templately
 */

declare( strict_types=1 );

namespace Templately;

defined( 'ABSPATH' ) || exit;

// Another plugin may use the same namespace.
if ( defined( 'TEMPLATELY_FILE' ) || class_exists( __NAMESPACE__ . '\Plugin', false ) ) {
	add_action(
		'admin_notices',
		static function (): void {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'Another plugin named Templately is active, so this one did not start. Deactivate one of the two.', 'templately' ) );
		}
	);
	return;
}

define( 'TEMPLATELY_FILE', __FILE__ );
define( 'TEMPLATELY_VERSION', '0.1.0' );

require __DIR__ . '/inc/autoload.php';

$templately = new Plugin();
$templately->register();

// A request that an import sent to its own site records what it changes, and alone includes the plugin that the import tries out.
// WordPress includes plugins in global scope, so this file does.
if ( isset( $_SERVER['HTTP_X_TEMPLATELY_IMPORT'] ) ) {
	foreach ( $templately->module( Site\Import\Import_Module::class )->receive_own_request() as $templately_file ) {
		wp_register_plugin_realpath( $templately_file );
		include_once $templately_file;
		do_action( 'plugin_loaded', $templately_file ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
	}
}
