<?php

declare( strict_types=1 );

use Templately\Site\Screens\Page_Data_Schema;

/** Each test runs in its own process, because constants stand in for other plugins. */
final class Page_Data_Test extends Test_Case {

	/** @group LIB-062 */
	public function test_detects_elementor_and_elementor_pro(): void {
		$given = array(
			array( false, false, '' ),
			array( true, false, 'define( "ELEMENTOR_VERSION", "3.30.0" ); $wp_actions = array( "elementor/loaded" => 1 );' ),
			array( false, true, 'define( "ELEMENTOR_PRO_VERSION", "3.30.0" );' ),
		);
		foreach ( $given as list( $has_elementor, $has_pro, $code ) ) {
			$data = $this->page_data( $code );
			$this->assertSame( array( $has_elementor, $has_pro ), array( $data['hasElementor'], $data['hasElementorPro'] ), $code );
		}
	}

	/** @group INS-008 */
	public function test_tells_why_elementor_cannot_be_used(): void {
		$given = array(
			array( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.', '' ),
			array( 'Templately needs Elementor 3.25 or newer. Please update Elementor before proceeding.', 'define( "ELEMENTOR_VERSION", "3.24.9" ); $wp_actions = array( "elementor/loaded" => 1 );' ),
			array( '', 'define( "ELEMENTOR_VERSION", "3.25.0" ); $wp_actions = array( "elementor/loaded" => 1 );' ),
		);
		foreach ( $given as list( $error, $code ) ) {
			$data = $this->page_data( $code );
			$this->assertSame( array( '' === $error, $error ), array( $data['hasElementor'], $data['elementorError'] ), $code );
		}
	}

	/** @group SHL-027 */
	public function test_can_read_requires_templately_read(): void {
		foreach ( array( 'true', 'false' ) as $reads ) {
			$code = sprintf( 'add_filter( "user_has_cap", static function ( $all ) { return array( "templately_read" => %1$s, "edit_pages" => ! %1$s, "edit_posts" => true ); }, 99 );', $reads );
			$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', $code ), $found ) );
			$this->assertSame( $reads, wp_json_encode( json_decode( $found[1], true )['can']['read'] ) );
		}
	}

	public function test_running_imports_are_only_shown_to_importers(): void {
		$next  = 'add_filter( "pre_get_scheduled_event", static function ( $event, $hook ) { return "templately_import_tick" === $hook ? %s : $event; }, 10, 2 );';
		$given = array(
			'false' => sprintf( $next, 'false' ),
			'true'  => sprintf( $next, '(object) array( "timestamp" => 7 )' ),
			'null'  => 'wp_set_current_user( 0 );',
		);
		foreach ( $given as $expected => $code ) {
			$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', $code ), $found ) );
			$this->assertSame( $expected, wp_json_encode( json_decode( $found[1], true )['fullsiteImport']['isRunning'] ?? null ) );
		}
	}

	public function test_page_data_matches_its_schema(): void {
		$all  = 'add_filter( "templately_links", function ( $links ) { return array_fill_keys( array_keys( $links ), "https://example.org/" ); } );';
		$none = 'add_filter( "templately_links", "__return_empty_array" );';
		foreach ( array( array( $all, 'null', Page_Data_Schema::LINKS ), array( $none, '"gutenberg"', array() ) ) as list( $code, $platform, $links ) ) {
			$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', $code, $platform ), $found ) );
			$data = json_decode( $found[1] );
			$this->assertTrue( rest_validate_value_from_schema( json_decode( $found[1], true ), Page_Data_Schema::schema(), 'page' ) );
			$this->assertIsObject( $data->links );
			$this->assertEqualsCanonicalizing( $links, array_keys( (array) $data->links ) );
			$this->assertSame( json_decode( $platform ), $data->platform );
		}
	}

	/** @group S11 */
	public function test_display_names_cannot_break_out_of_the_script(): void {
		$printed = $this->printed( '', 'wp_get_current_user()->display_name = "Ada</script><!--<script>&amp;";' );
		$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $printed, $found ) );
		$this->assertDoesNotMatchRegularExpression( '/[<>&]/', $found[1] );
		$this->assertSame( 'Ada</script><!--<script>&amp;', json_decode( $found[1], true )['user']['displayName'] );
	}

	public function test_names_the_hub(): void {
		$remote = 'add_filter( "option_templately_settings", function ( $settings ) { return array( "hub_address" => "https://hub.example.org:8443/shop" ) + (array) $settings; } );';
		foreach ( array( '' => array( true, untrailingslashit( home_url() ), get_bloginfo( 'name' ) ), $remote => array( false, 'https://hub.example.org:8443/shop', 'hub.example.org' ) ) as $code => $expected ) {
			$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', $code ), $found ) );
			$hub = json_decode( $found[1], true )['hub'];
			$this->assertSame( $expected, array( $hub['embedded'], $hub['url'], $hub['name'] ) );
		}
	}

	public function test_capabilities_by_role(): void {
		$may = array(
			'administrator' => array( true, true, true, true ),
			'editor'        => array( true, true, false, true ),
			'author'        => array( false, false, false, true ),
			'contributor'   => array( false, false, false, false ),
		);
		foreach ( $may as $role => $expected ) {
			$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', "wp_set_current_user( get_user_by( 'login', '$role' )->ID ?? 1 );" ), $found ) );
			$can = json_decode( $found[1], true )['can'];
			$this->assertSame( $expected, array( $can['read'], $can['insertPages'], $can['manage'], $can['upload'] ), $role );
		}
	}

	public function test_the_library_is_hidden_by_role(): void {
		$links  = 'add_filter( "templately_links", function () { return array( "checkout" => "https://example.org/buy", "support" => "https://example.org/ask" ); } );';
		$hidden = 'add_filter( "option_templately_settings", function ( $settings ) { return array( "hidden_from" => "author\ncontributor" ) + (array) $settings; } );';
		$seen   = array( true, array( 'checkout' => 'https://example.org/buy', 'support' => 'https://example.org/ask' ) );
		$unseen = array( false, array( 'support' => 'https://example.org/ask' ) );
		foreach ( array( 'author' => array( $seen, $unseen ), 'editor' => array( $seen, $seen ) ) as $role => $expected ) {
			$found = array();
			foreach ( array( '', $hidden ) as $code ) {
				$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( '', "$links $code wp_set_current_user( get_user_by( 'login', '$role' )->ID );" ), $printed ) );
				$data = json_decode( $printed[1], true );
				ksort( $data['links'] );
				$found[] = array( $data['can']['browse'], $data['links'] );
			}
			$this->assertSame( $expected, $found, $role );
		}
	}

	/** @return array<string, mixed> What our script finds. */
	private function page_data( string $code ): array {
		$this->assertSame( 1, preg_match( '/window\.templately=(\{.*\});/', $this->printed( $code ), $found ) );
		return json_decode( $found[1], true );
	}

	/**
	 * Returns the scripts of the plugin's own page, as an administrator gets them.
	 * @param string $platform The host's platform, in PHP.
	 */
	private function printed( string $before, string $after = '', string $platform = 'null' ): string {
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes );
		$this->assertIsResource( $process );
		fwrite( $pipes[0], '<?php $_SERVER["HTTP_HOST"] = "localhost"; ' . $before . ' require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; wp_set_current_user( 1 ); ' . $after . ' ( new Templately\Site\Screens\Assets( new Templately\Shared\Settings\Settings(), new Templately\Site\Screens\External_Links( new Templately\Shared\Settings\Settings() ) ) )->enqueue( "admin", "admin", ' . $platform . ' ); wp_scripts()->do_items();' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DevelopmentFunctions -- to another process.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$printed = (string) stream_get_contents( $pipes[1] );
		$this->assertSame( 0, proc_close( $process ), $printed );
		return $printed;
	}
}
