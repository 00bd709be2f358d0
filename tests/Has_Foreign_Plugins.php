<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Brings real plugins of others to the site of the tests, from folders of this machine. This process does not load them: all is asked for
 * over HTTP. For tests that commit, and that have an administrator in $admin.
 */
trait Has_Foreign_Plugins {

	/** @var list<string> Plugins that are taken away afterwards. */
	private $foreign = array();

	/**
	 * Turns a plugin on, as an administrator does.
	 *
	 * @param string $slug   Its slug, which is the name of its main file too.
	 * @param string $folder Where it is.
	 */
	protected function bring_foreign_plugin( string $slug, string $folder ): void {
		symlink( $folder, WP_PLUGIN_DIR . "/$slug" );
		$this->foreign[] = $slug;
		wp_clean_plugins_cache();
		$this->switch_foreign_plugin( $slug, true );
	}

	/**
	 * Turns a plugin on or off.
	 *
	 * @param string $slug Its slug.
	 * @param bool   $on   Whether it is to be on.
	 */
	protected function switch_foreign_plugin( string $slug, bool $on ): void {
		$answer = $this->http( 'PUT', "/wp-json/wp/v2/plugins/$slug/$slug", array( 'status' => $on ? 'active' : 'inactive' ), $this->admin );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		wp_cache_flush();
	}

	/** Takes them away again. */
	protected function remove_foreign_plugins(): void {
		foreach ( $this->foreign as $slug ) {
			unlink( WP_PLUGIN_DIR . "/$slug" );
		}
		$this->foreign = array();
		wp_clean_plugins_cache();
	}
}
