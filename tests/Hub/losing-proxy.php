<?php
/**
 * A line to a hub on which answers get lost: it passes requests on, waits for the answer, and hangs up without it so many times.
 *
 * Arguments: the port to listen on, host:port of the hub, how many answers get lost, a file that gets each request, and
 * what stands in a request whose answer may get lost.
 *
 * @package Templately
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- no part of WordPress, and no part of the product.
list( , $port, $hub, $lost, $log, $of ) = $argv;
$server                                 = stream_socket_server( "tcp://127.0.0.1:$port" );
while ( $client = stream_socket_accept( $server, 600 ) ) {
	$request = '';
	do {
		$request .= fread( $client, 65536 );
		preg_match( '/\r\ncontent-length: *(\d+)/i', $request, $length );
		$whole = false !== strpos( $request, "\r\n\r\n" ) && strlen( $request ) >= strpos( $request, "\r\n\r\n" ) + 4 + (int) ( $length[1] ?? 0 );
	} while ( ! $whole && ! feof( $client ) );
	if ( '' === $request ) {
		fclose( $client );
		continue;
	}
	file_put_contents( $log, json_encode( $request ) . "\n", FILE_APPEND );
	$line = stream_socket_client( "tcp://$hub" );
	fwrite( $line, preg_replace( array( '/^host:.*$/mi', '/^connection:.*\r\n/mi' ), array( "Host: $hub", '' ), (string) preg_replace( '/\r\n\r\n/', "\r\nConnection: close\r\n\r\n", $request, 1 ) ) );
	$answer = stream_get_contents( $line );
	// Sends half of the response.
	$is_lost = $lost > 0 && ( '' === $of || false !== strpos( rawurldecode( $request ), $of ) );
	$lost   -= (int) $is_lost;
	fwrite( $client, $is_lost ? substr( $answer, 0, intdiv( strlen( $answer ), 2 ) ) : $answer );
	fclose( $client );
}
