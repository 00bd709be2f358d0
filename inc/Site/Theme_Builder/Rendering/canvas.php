<?php
/**
 * Page of a classic theme with our body.
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
/** Prints the body. */
do_action( 'templately_body' );
get_footer();
