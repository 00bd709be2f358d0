<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use WP_Screen;

final class Editors {

	private Assets $assets;

	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/** Enqueues the entry in the post and site editors only. The action also fires for widgets and in the Customizer. */
	public function enqueue(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! $screen instanceof WP_Screen || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		if ( 'post' === $screen->base ) {
			$this->assets->enqueue( 'gutenberg', 'post-editor', 'gutenberg' );
		} elseif ( 'site-editor' === $screen->base ) {
			$this->assets->enqueue( 'gutenberg', 'site-editor', 'gutenberg' );
		}
	}
}
