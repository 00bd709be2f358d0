<?php
/**
 * A hub that means no good, for PHP's own server: whatever it is asked, it answers what the file in HOSTILE_ANSWERS says.
 *
 * The file is JSON: a list of `[ pattern of the path, status, headers, body ]`; the first that fits is sent. A body `{ "@file": … }` is
 * what stands in that file, one `{ "@bytes": … }` what that is in base64, one `{ "@slowly": seconds }` an empty list that takes so
 * long, without ever being silent.
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
		// header() with Location would change the status.
		http_response_code( $status );
		if ( isset( $body['@file'] ) ) {
			readfile( $body['@file'] );
		} elseif ( isset( $body['@slowly'] ) ) {
			// No output buffering.
			while ( ob_get_level() > 0 ) {
				ob_end_flush();
			}
			echo '[';
			for ( $until = microtime( true ) + $body['@slowly']; microtime( true ) < $until; usleep( 50000 ) ) {
				echo ' ';
				flush();
			}
			echo ']';
		} elseif ( isset( $body['@bytes'] ) ) {
			$bytes = base64_decode( $body['@bytes'] );
			$parts = 1 === preg_match( '/^bytes=(\d+)-(\d+)$/', $_SERVER['HTTP_RANGE'] ?? '', $range );
			if ( $parts && $range[1] > 0 && $range[1] >= strlen( $bytes ) ) {
				http_response_code( 416 );
				$bytes = '{"code":"range_not_satisfiable","message":"","data":{"status":416}}';
			} elseif ( $parts && '' !== $bytes ) {
				$part = substr( $bytes, (int) $range[1], 1 + (int) $range[2] - (int) $range[1] );
				http_response_code( 206 );
				header( sprintf( 'Content-Range: bytes %d-%d/%d', $range[1], $range[1] + strlen( $part ) - 1, strlen( $bytes ) ) );
				$bytes = $part;
			}
			echo $bytes;
		} else {
			echo is_string( $body ) ? $body : json_encode( $body );
		}
		return true;
	}
}
http_response_code( 404 );
echo '{}';
