<?php

declare( strict_types=1 );

use Templately\Tests\Uses_Elementor;

final class Elementor_Editor_Test extends Test_Case {

	use Uses_Elementor;

	public function test_the_entry_is_loaded_once_in_elementors_editor(): void {
		$this->require_built_entry();
		$id   = $this->elementor_page();
		$page = $this->http( 'GET', "/wp-admin/post.php?post=$id&action=elementor", null, $this->admin )['body'];
		$this->assertSame( 1, substr_count( $page, '/build/elementor.js' ) );
		$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $page, $found ) );
		$data = json_decode( $found[1], true );
		$this->assertSame( array( 'elementor', 'elementor', true, '' ), array( $data['platform'], $data['screen'], $data['hasElementor'], $data['elementorError'] ) );
		$this->assertStringNotContainsString( 'wp-includes/js/dist/components', $page );

		$path = substr( $data['assets'], strlen( untrailingslashit( site_url() ) ) );
		$tags = $this->http( 'GET', $path, null, $this->admin );
		$this->assertSame( 200, $tags['status'] );
		foreach ( array( 'wp-components-js', 'wp-element-js', 'wp-components-css' ) as $handle ) {
			$this->assertSame( 1, substr_count( $tags['body'], "id=\"$handle\"" ) + substr_count( $tags['body'], "id='$handle'" ), $handle );
		}
		$this->assertStringNotContainsString( 'load-scripts.php', $tags['body'] );
		$this->assertSame( 403, $this->http( 'GET', $path, null, $this->act_as( 'subscriber' ) )['status'] );
		$this->assertStringNotContainsString( '<script', $this->http( 'GET', $path )['body'] );
	}

	private function require_built_entry(): void {
		if ( ! is_readable( dirname( TEMPLATELY_FILE ) . '/build/elementor.asset.php' ) ) {
			$this->markTestSkipped( 'build/elementor.js is not built.' );
		}
	}
}
