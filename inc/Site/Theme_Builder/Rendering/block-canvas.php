<?php
/**
 * A page of a block theme whose body is made with Elementor: WordPress's own page, with that in its place. It goes past what WordPress
 * does to the text of blocks.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start();
require_once ABSPATH . WPINC . '/template-canvas.php';
$templately_page = explode( Templately\Site\Theme_Builder\Rendering\Block_Theme_Renderer::MARK, (string) ob_get_clean(), 2 );
echo $templately_page[0]; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's page.
/** Prints the body. */
do_action( 'templately_body' );
echo $templately_page[1] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's page.
