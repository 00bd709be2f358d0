<?php
/**
 * Prints, as JSON, what browsers need to be each of the users that set-up.php made for tests.
 *
 * @package Templately
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST'] = 'localhost';
require getenv( 'TEMPLATELY_WORDPRESS' ) . '/wp-load.php';

$templately_sessions = array();
$templately_expires  = time() + DAY_IN_SECONDS;
foreach ( get_users() as $templately_user ) {
	$templately_cookies = array();
	$templately_schemes = array(
		AUTH_COOKIE      => array( 'auth', array( ADMIN_COOKIE_PATH, PLUGINS_COOKIE_PATH ) ),
		LOGGED_IN_COOKIE => array( 'logged_in', array( COOKIEPATH ) ),
	);
	foreach ( $templately_schemes as $templately_name => list( $templately_scheme, $templately_paths ) ) {
		$templately_value            = wp_generate_auth_cookie( $templately_user->ID, $templately_expires, $templately_scheme, 'sandbox' );
		$_COOKIE[ $templately_name ] = $templately_value;
		foreach ( $templately_paths as $templately_path ) {
			$templately_cookies[] = array(
				'name'     => $templately_name,
				'value'    => rawurlencode( $templately_value ),
				'domain'   => 'localhost',
				'path'     => $templately_path,
				'expires'  => $templately_expires,
				'httpOnly' => true,
				'secure'   => false,
				'sameSite' => 'Lax',
			);
		}
	}
	wp_set_current_user( $templately_user->ID );
	$templately_sessions[ $templately_user->roles[0] ] = array(
		'cookies' => $templately_cookies,
		'nonce'   => wp_create_nonce( 'wp_rest' ),
	);
}
echo wp_json_encode( $templately_sessions );
