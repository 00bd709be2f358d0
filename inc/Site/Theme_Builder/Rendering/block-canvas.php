<?php
/**
 * Page of a block theme with an Elementor body: renders WordPress's canvas and inserts the body afterwards, so that
 * WordPress does not process it as block content.
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
