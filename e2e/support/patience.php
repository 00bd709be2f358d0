<?php
/**
 * Plugin Name: Patience
 * Description: Gives every hub a minute to answer. Loaded by the tests' sites only; no part of the product.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The plugin gives a hub a second where it has something else to show. A hub on a machine that has much to do is late, and not away.
add_filter(
	'http_request_args',
	static function ( array $args ): array {
		$args['timeout'] = 60;
		remove_all_filters( 'requests-request.progress' );
		return $args;
	}
);
add_action(
	'http_api_curl',
	static function ( $handle ): void {
		curl_setopt( $handle, CURLOPT_TIMEOUT_MS, 60000 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own handle.
	},
	PHP_INT_MAX
);
