<?php
/**
 * Plugin Name: The plugin directory of tests
 * Description: Asks the server of tests whatever WordPress would ask api.wordpress.org and downloads.wordpress.org. Its address is in the option templately_wordpress_org.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		$server = (string) get_option( 'templately_wordpress_org', '' );
		$parts  = (array) wp_parse_url( $url );
		if ( '' === $server || ! in_array( $parts['host'] ?? '', array( 'api.wordpress.org', 'downloads.wordpress.org' ), true ) ) {
			return $answer;
		}
		return wp_remote_request( $server . ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' ), array( 'reject_unsafe_urls' => false ) + $arguments );
	},
	10,
	3
);
