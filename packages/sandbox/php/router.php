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
	$templately_types = array(
		'css'   => 'text/css; charset=UTF-8',
		'gif'   => 'image/gif',
		'jpg'   => 'image/jpeg',
		'js'    => 'text/javascript; charset=UTF-8',
		'png'   => 'image/png',
		'svg'   => 'image/svg+xml',
		'webp'  => 'image/webp',
		'woff2' => 'font/woff2',
	);
	$templately_type  = $templately_types[ pathinfo( $templately_file, PATHINFO_EXTENSION ) ] ?? null;
	if ( null === $templately_type || 'GET' !== $_SERVER['REQUEST_METHOD'] ) {
		return false;
	}
	// PHP's own server would say nothing of how long a file is good, and browsers would fetch and compile all of it with every page.
	$templately_mark = sprintf( '"%x-%x"', filemtime( $templately_file ), filesize( $templately_file ) );
	header( 'Cache-Control: ' . ( isset( $_GET['ver'] ) ? 'max-age=3600' : 'no-cache' ) );
	header( "ETag: $templately_mark" );
	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $templately_mark ) {
		http_response_code( 304 );
		return true;
	}
	header( "Content-Type: $templately_type" );
	header( 'Content-Length: ' . filesize( $templately_file ) );
	readfile( $templately_file );
	return true;
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
