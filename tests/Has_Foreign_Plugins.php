<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Installs real third-party plugins from local folders. They are only used over HTTP, not in this process, so tests must
 * commit and have an administrator in $admin.
 */
trait Has_Foreign_Plugins {

	/** @var list<string> Slugs of plugins to remove after the test. */
	private $foreign = array();

	/**
	 * @param string $slug   Also the name of the main file.
	 * @param string $folder Source folder.
	 */
	protected function bring_foreign_plugin( string $slug, string $folder ): void {
		symlink( $folder, WP_PLUGIN_DIR . "/$slug" );
		$this->foreign[] = $slug;
		wp_clean_plugins_cache();
		$this->switch_foreign_plugin( $slug, true );
	}

	/** Activates or deactivates a plugin. */
	protected function switch_foreign_plugin( string $slug, bool $on ): void {
		$answer = $this->http( 'PUT', "/wp-json/wp/v2/plugins/$slug/$slug", array( 'status' => $on ? 'active' : 'inactive' ), $this->admin );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		wp_cache_flush();
	}

	protected function remove_foreign_plugins(): void {
		foreach ( $this->foreign as $slug ) {
			unlink( WP_PLUGIN_DIR . "/$slug" );
		}
		$this->foreign = array();
		wp_clean_plugins_cache();
	}
}
