<?php
/**
 * What a web server's rewrite rules do for WordPress, for PHP's own server: files as they are, everything else through index.php.
 *
 * @package Templately
 */

declare( strict_types=1 );

$templately_path = rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$templately_file = $_SERVER['DOCUMENT_ROOT'] . $templately_path;

// Nobody reads the database, nor anything else that begins with a dot.
if ( preg_match( '#/\.#', $templately_path ) ) {
	http_response_code( 403 );
	return true;
}
if ( is_dir( $templately_file ) && '/' !== substr( $templately_path, -1 ) ) {
	header( 'Location: ' . $templately_path . '/', true, 301 );
	return true;
}
if ( is_dir( $templately_file ) && is_file( $templately_file . 'index.php' ) ) {
	$templately_file .= 'index.php';
}
if ( is_file( $templately_file ) && '.php' !== substr( $templately_file, -4 ) ) {
	return false;
}
if ( ! is_file( $templately_file ) ) {
	$templately_file = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
}
$_SERVER['SCRIPT_FILENAME'] = $templately_file;
$_SERVER['SCRIPT_NAME']     = substr( $templately_file, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
chdir( dirname( $templately_file ) );
require $templately_file;
return true;
