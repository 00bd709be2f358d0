<?php
/**
 * One of the processes of Runs_At_Once: file, class, method, number, arguments, gate.
 * @package Templately
 */

declare( strict_types=1 );

list( , $templately_file, $templately_class, $templately_method, $templately_number, $templately_arguments, $templately_gate ) = $argv;

ini_set( 'display_errors', 'stderr' ); // phpcs:ignore WordPress.PHP.IniSet -- standard output is the result.
require_once __DIR__ . '/../vendor/autoload.php';
require_once __DIR__ . '/bootstrap.php';
require_once $templately_file;

touch( "$templately_gate.ready.$templately_number" );
while ( ! file_exists( $templately_gate ) ) {
	usleep( 500 );
	clearstatcache();
}
try {
	echo wp_json_encode( array( 'answer' => $templately_class::$templately_method( (int) $templately_number, json_decode( $templately_arguments, true ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON on standard output.
} catch ( Throwable $templately_thrown ) {
	// WordPress would replace the message of an uncaught error by an error page.
	fwrite( STDERR, sprintf( "%s: %s at %s:%d\n", get_class( $templately_thrown ), $templately_thrown->getMessage(), $templately_thrown->getFile(), $templately_thrown->getLine() ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
	exit( 1 );
}
