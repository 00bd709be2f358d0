<?php
/**
 * Plugin Name: Test support
 * Description: State for the end-to-end tests, and faults on demand. Loaded by the tests' sites only; no part of the product.
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

add_action(
	'rest_api_init',
	static function (): void {
		$administrators = static function (): bool {
			return current_user_can( 'manage_options' );
		};
		// Publishes designs on the embedded hub, through the same service as activation.
		register_rest_route(
			'templately-support/v1',
			'/designs',
			array(
				'methods'             => 'POST',
				'permission_callback' => $administrators,
				'callback'            => static function ( WP_REST_Request $request ): array {
					global $wpdb;
					$hub = new Templately\Hub\Hub( $wpdb, new Templately\Storage\Clock() );
					return $hub->publisher()->publish_designs( (array) $request->get_json_params()['designs'] );
				},
			)
		);
		register_rest_route(
			'templately-support/v1',
			'/settings',
			array(
				'methods'             => 'POST',
				'permission_callback' => $administrators,
				'callback'            => static function ( WP_REST_Request $request ): bool {
					( new Templately\Storage\Settings() )->change( (array) $request->get_json_params() );
					return true;
				},
			)
		);
		// Faults until the site is put back: 'mail' (nothing can be sent), 'disk' (nothing can be uploaded).
		register_rest_route(
			'templately-support/v1',
			'/faults',
			array(
				'methods'             => 'POST',
				'permission_callback' => $administrators,
				'callback'            => static function ( WP_REST_Request $request ): bool {
					return update_option( 'templately_support_faults', (array) $request->get_json_params()['faults'] );
				},
			)
		);
	}
);

add_filter(
	'pre_wp_mail',
	static function ( $sent ) {
		return templately_support_has_fault( 'mail' ) ? false : $sent;
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
