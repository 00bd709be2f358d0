<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

/** Loads the library in Elementor's editor, which replaces WordPress's script queue: scripts must be enqueued in its own hooks. */
final class Elementor_Editor {

	public const ACTION = 'templately-assets';

	/** Called by two hooks, because Elementor's older loader does not fire the first. */
	public static function enqueue( Assets $assets ): void {
		if ( ! current_user_can( 'edit_posts' ) || wp_script_is( 'templately-elementor' ) ) {
			return;
		}
		$app_bar = wp_script_is( 'elementor-v2-editor-app-bar', 'registered' ) ? array( 'elementor-v2-editor-app-bar' ) : array();
		// The asset file also lists what only the lazy app needs.
		$assets->enqueue( 'elementor', 'elementor', 'elementor', array_merge( array( 'jquery', 'wp-i18n' ), $app_bar ) );
	}

	/** URL that prints the tags of what the app needs. */
	public static function assets_url(): string {
		return add_query_arg( 'action', self::ACTION, admin_url( 'admin-ajax.php' ) );
	}

	/** Ajax callback: prints a tag for each script and style of WordPress that the app needs. The browser skips those that the editor has. */
	public static function print_assets(): void {
		// No nonce: nothing changes.
		$file = dirname( TEMPLATELY_FILE ) . '/build/elementor.asset.php';
		if ( ! current_user_can( 'edit_posts' ) || ! is_readable( $file ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		/** @var array{dependencies: list<string>} $asset */
		$asset = require $file;
		header( 'Content-Type: text/html; charset=utf-8' );
		nocache_headers();
		wp_styles()->do_items( array( 'wp-components' ) );
		wp_scripts()->do_items( $asset['dependencies'] );
		exit;
	}
}
