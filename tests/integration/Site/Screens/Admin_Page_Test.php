<?php

declare( strict_types=1 );

/** Runs in its own process. */
final class Admin_Page_Test extends Test_Case {

	public function test_the_media_library_is_enqueued_on_request_only(): void {
		$given = array(
			'the page'                 => array( 'administrator', '', array( false, false, false ) ),
			'the page that is fetched' => array( 'administrator', '$_GET["media"] = "1";', array( true, true, true ) ),
			'of who may import none'   => array( 'editor', '$_GET["media"] = "1";', array( false, false, false ) ),
		);
		foreach ( $given as $name => list( $role, $before, $expected ) ) {
			$this->assertSame( $expected, $this->made( $role, $before ), $name );
		}
	}

	/** @return array{bool, bool, bool} Whether the media library's scripts and its templates come, and each file alone. */
	private function made( string $role, string $before ): array {
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes );
		$this->assertIsResource( $process );
		$user = 'administrator' === $role ? '1' : "get_user_by( 'login', '$role' )->ID";
		fwrite( $pipes[0], '<?php $_SERVER["HTTP_HOST"] = "localhost"; define( "WP_ADMIN", true ); ' . $before . ' require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; require_once ABSPATH . "wp-admin/includes/admin.php"; wp_set_current_user( ' . $user . ' ); set_current_screen( "toplevel_page_templately" ); do_action( "admin_menu", "" ); do_action( "load-toplevel_page_templately" ); do_action( "admin_enqueue_scripts", "toplevel_page_templately" ); echo "\nMADE", wp_json_encode( array( wp_script_is( "media-editor" ), false !== has_action( "admin_footer", "wp_print_media_templates" ), false === ( $GLOBALS["concatenate_scripts"] ?? null ) ) );' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DevelopmentFunctions -- to another process.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$printed = (string) stream_get_contents( $pipes[1] );
		$this->assertSame( 0, proc_close( $process ), $printed );
		$this->assertSame( 1, preg_match( '/MADE(\[.*\])/', $printed, $found ), $printed );
		return json_decode( $found[1], true );
	}
}
