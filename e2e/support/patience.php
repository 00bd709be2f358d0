<?php
/**
 * Plugin Name: Patience
 * Description: Gives hubs, pictures and pages in frames the time that they take. Loaded by the tests' sites only; no part of the product.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The plugin gives a hub a second where it has something else to show. A hub on a machine that has much to do is late, and not away.
add_filter(
	'http_request_args',
	static function ( array $args ): array {
		$args['timeout'] = 600;
		remove_all_filters( 'requests-request.progress' );
		return $args;
	}
);
add_action(
	'http_api_curl',
	static function ( $handle ): void {
		curl_setopt( $handle, CURLOPT_TIMEOUT_MS, 600000 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own handle.
	},
	PHP_INT_MAX
);

// The app waits eight seconds for a picture to be drawn, and twenty for a page in a frame: a person waits no longer.
add_action(
	'admin_head',
	static function (): void {
		wp_print_inline_script_tag(
			'( ( wait ) => {
				window.setTimeout = ( task, time, ...more ) =>
					wait( task, [ 8000, 20000 ].includes( time ) ? 600000 : time, ...more );
			} )( window.setTimeout );'
		);
	},
	0
);
