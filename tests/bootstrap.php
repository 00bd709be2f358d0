<?php
/**
 * Before the PHP tests. The unit suite needs the plugin's classes only; for the integration suite the sandbox names a WordPress of
 * its own in TEMPLATELY_WORDPRESS, with the plugin active.
 *
 * @package Templately
 */

declare( strict_types=1 );

require_once dirname( __DIR__ ) . '/inc/autoload.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . str_replace( '\\', '/', (string) preg_replace( '/^Templately\\\\Tests\\\\/', '', $name ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);

$templately_wordpress = (string) getenv( 'TEMPLATELY_WORDPRESS' );
if ( '' !== $templately_wordpress ) {
	$_SERVER['HTTP_HOST']       = (string) parse_url( (string) getenv( 'TEMPLATELY_URL' ), PHP_URL_HOST );
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
	require_once $templately_wordpress . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	Templately\Tests\Password_Cost::lower();
}
