<?php
/**
 * Runs the PHP of the file that the environment variable TEMPLATELY_CODE names inside WordPress, as its administrator.
 *
 * @package Templately
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST'] = 'localhost';
require getenv( 'TEMPLATELY_WORDPRESS' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

// The code comes from the sandbox's own programs, never from a request.
eval( (string) file_get_contents( (string) getenv( 'TEMPLATELY_CODE' ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions, Squiz.PHP.Eval.Discouraged, Generic.PHP.ForbiddenFunctions
