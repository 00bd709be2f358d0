<?php
/**
 * Plugin Name: Test support
 * Description: What the end-to-end tests ask of a site: faults on demand: update_option( 'templately_support_faults', array( 'mail', 'disk' ) ). Loaded by the tests' sites only; no part of the product.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Says whether a test asked for a fault.
 *
 * @param string $name Name of the fault.
 */
function templately_support_has_fault( string $name ): bool {
	return in_array( $name, (array) get_option( 'templately_support_faults', array() ), true );
}

// How many queries a page has cost, for the budgets.
foreach ( array( 'wp_footer', 'admin_print_footer_scripts' ) as $templately_support_hook ) {
	add_action(
		$templately_support_hook,
		static function (): void {
			printf( '<!-- %d queries -->', (int) get_num_queries() );
		},
		PHP_INT_MAX
	);
}

add_filter(
	'pre_wp_mail',
	static function ( $sent ) {
		return templately_support_has_fault( 'mail' ) ? false : $sent;
	}
);

// Who was asked already is asked no more: tests that are about the question say so.
add_filter(
	'get_user_option_templately_look',
	static function ( $look ) {
		return false === $look && ! get_option( 'templately_support_asks' ) ? 'design' : $look;
	}
);

add_filter(
	'upload_dir',
	static function ( array $folder ): array {
		if ( templately_support_has_fault( 'disk' ) ) {
			$folder['error'] = 'The disk is full.';
		}
		return $folder;
	}
);
