<?php
/**
 * Plugin Name: Test support
 * Description: What the end-to-end tests ask of a site. Loaded by the tests' sites only; no part of the product.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Who was asked already is asked no more: tests that are about the question say so.
add_filter(
	'get_user_option_templately_look',
	static function ( $look ) {
		return false === $look && ! get_option( 'templately_support_asks' ) ? 'design' : $look;
	}
);
