<?php
/**
 * A page of a classic theme whose body is one of ours.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
/** Prints the body. */
do_action( 'templately_body' );
get_footer();
