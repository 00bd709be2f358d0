<?php
/**
 * A hub that means no good, for PHP's own server: whatever it is asked, it answers what the file in HOSTILE_ANSWERS says.
 *
 * The file is JSON: a list of `[ pattern of the path, status, headers, body ]`; the first that fits is sent. A body `{ "@file": … }` is
 * what stands in that file.
 *
 * @package Templately
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- no part of WordPress, and no part of the product.
$path = (string) ( $_GET['rest_route'] ?? $_SERVER['REQUEST_URI'] );
foreach ( json_decode( (string) file_get_contents( (string) getenv( 'HOSTILE_ANSWERS' ) ), true ) as list( $pattern, $status, $headers, $body ) ) {
	if ( 1 === preg_match( $pattern, $path ) ) {
		http_response_code( $status );
		header( 'Content-Type: application/json' );
		foreach ( $headers as $header ) {
			header( $header );
		}
		// An answer that redirects keeps its status.
		http_response_code( $status );
		if ( isset( $body['@file'] ) ) {
			readfile( $body['@file'] );
		} else {
			echo is_string( $body ) ? $body : json_encode( $body );
		}
		return true;
	}
}
http_response_code( 404 );
echo '{}';
