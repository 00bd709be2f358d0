<?php

declare( strict_types=1 );

use Templately\Shared\Clock;
use Templately\Shared\Database\Option_Lock;
use Templately\Site\Dependencies\Dependencies_Module;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Publishes_Designs;

/** Installs plugins from a local server with WordPress's own upgrader. */
final class Dependencies_Test extends Test_Case {

	use Calls_Rest;
	use Has_Plugin_Directory;
	use Publishes_Designs;

	/** @var bool Another process installs as well. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->start_directory();
		$needs = static function ( string ...$slugs ): array {
			return array_map(
				static function ( string $slug ): array {
					return array( 'slug' => $slug, 'name' => ucfirst( $slug ), 'link' => "https://shop.example/$slug", 'is_pro' => 'tly-pro' === $slug );
				},
				$slugs
			);
		};
		$this->publish( array( 'slug' => 'needy', 'dependencies' => $needs( 'tly-callout', 'tly-welcome', 'tly-echo', 'tly-die', 'tly-exit', 'tly-throw', 'tly-fatal', 'tly-moody', 'tly-broken', 'tly-folder', 'tly-no-plugin', 'tly-future', 'tly-php', 'tly-sly', 'tly-needs', 'tly-elsewhere', 'tly-other', 'tly-one', 'tly-two', 'tly-pro', 'tly-unknown' ) ) );
		$this->publish( array( 'slug' => 'of-elementor', 'platform' => 'elementor', 'dependencies' => $needs( 'tly-of-elementor', 'tly-two' ) ) );
		$this->admin = $this->act_as( 'administrator' );
	}

	protected function tearDown(): void {
		$this->stop_directory();
		parent::tearDown();
	}

	/**
	 * Installs in this process.
	 * @return array{int, string, string} Status, and code and message, or slug and redirect.
	 */
	private function install( string $slug ): array {
		$answer = $this->call( 'POST', '/templately/v1/dependencies/install', array( 'requirement' => $slug ) );
		$body   = (array) $answer->get_data();
		return array( $answer->get_status(), $body['code'] ?? $body['slug'], $body['message'] ?? $body['redirect'] );
	}

	/**
	 * Installs over HTTP.
	 * @return array{int, string, string} As install().
	 */
	private function install_over_http( string $slug, string $query = '?disable_redirect=1' ): array {
		$answer = $this->http( 'POST', "/wp-json/templately/v1/dependencies/install$query", array( 'requirement' => $slug ), $this->admin );
		$body   = json_decode( $answer['body'], true );
		$this->assertIsArray( $body, "$slug: " . $answer['body'] );
		$this->assertStringStartsWith( 'application/json', $answer['headers']['content-type'] );
		$this->assertArrayNotHasKey( 'location', $answer['headers'] );
		wp_cache_flush();
		wp_clean_plugins_cache();
		return array( $answer['status'], $body['code'] ?? $body['slug'], $body['message'] ?? $body['redirect'] );
	}

	/**
	 * Asserts that no folder, active plugin, working folder or lock remains.
	 * @param string[] $there Folders that may remain.
	 */
	private function assert_nothing_came( array $there = array() ): void {
		$this->assertSame( $there, $this->folders() );
		$this->assertSame( array( 'templately/plugin.php' ), array_values( (array) get_option( 'active_plugins' ) ) );
		$this->assertSame( array(), array_values( array_diff( is_dir( WP_CONTENT_DIR . '/upgrade' ) ? (array) scandir( WP_CONTENT_DIR . '/upgrade' ) : array(), array( '.', '..', 'index.php' ) ) ) );
		$this->assertFalse( get_option( Dependencies_Module::LOCK ) );
	}

	/** @group RST-049 */
	public function test_installs_and_activates_a_plugin_once(): void {
		$this->assertSame( array( 200, 'tly-one', '' ), $this->install( 'tly-one' ) );
		$this->assertSame( array( 'tly-one' ), $this->folders() );
		$this->assertTrue( is_plugin_active( 'tly-one/tly-one.php' ) );
		$this->assertSame( array( '/plugins/info/1.2/', '/plugin/tly-one.2.0.zip' ), preg_replace( '/\?.*/', '', $this->asked_directory() ) );
		$this->assertFalse( get_option( Dependencies_Module::LOCK ) );
		$this->assertSame( array( 200, 'tly-one', '' ), $this->install( 'tly-one' ) );
		$this->assertSame( array(), $this->asked_directory() );
	}

	public function test_activates_an_installed_plugin_without_updating_it(): void {
		$this->put_plugin( 'tly-two', '0.3' );
		$this->assertSame( array( 200, 'tly-two', '' ), $this->install( 'tly-two' ) );
		$this->assertTrue( is_plugin_active( 'tly-two/tly-two.php' ) );
		$this->assertSame( '0.3', get_plugin_data( WP_PLUGIN_DIR . '/tly-two/tly-two.php' )['Version'] );
		$this->assertSame( array(), $this->asked_directory() );
	}

	/** @group RST-049 */
	public function test_takes_the_plugin_from_the_body_and_the_flag_from_the_query(): void {
		foreach ( array( array( '?requirement=tly-one', array() ), array( '', array( 'requirement' => 'tly-one', 'disable_redirect' => true ) ), array( '?disable_redirect=maybe', array( 'requirement' => 'tly-one' ) ), array( '', array() ), array( '', array( 'requirement' => '../tly-one' ) ), array( '', array( 'requirement' => 'https://evil.example/x.zip' ) ), array( '', array( 'requirement' => 'tly-one', 'link' => 'https://evil.example/x.zip' ) ), array( '', array( 'requirement' => array( 'slug' => 'tly-one' ) ) ) ) as list( $query, $body ) ) {
			$answer = $this->http( 'POST', "/wp-json/templately/v1/dependencies/install$query", $body, $this->admin );
			$this->assertSame( array( 400, 'rest_invalid_param' ), array( $answer['status'], json_decode( $answer['body'], true )['code'] ), $query . wp_json_encode( $body ) );
		}
		$this->assert_nothing_came();
		$this->assertSame( array(), $this->asked_directory() );
	}

	/** @group RST-049 */
	public function test_returns_or_ignores_the_redirect_of_a_plugin(): void {
		$this->assertSame( array( 200, 'tly-welcome', admin_url( 'plugins.php?welcome=1' ) ), $this->install_over_http( 'tly-welcome', '' ) );
		$this->assertTrue( is_plugin_active( 'tly-welcome/tly-welcome.php' ) );
		$this->assertSame( '1', get_option( 'tly_welcome_ran' ) );
		deactivate_plugins( 'tly-welcome/tly-welcome.php' );
		delete_option( 'tly_welcome_ran' );
		$this->assertSame( array( 200, 'tly-welcome', '' ), $this->install_over_http( 'tly-welcome' ) );
		$this->assertTrue( is_plugin_active( 'tly-welcome/tly-welcome.php' ) );
		$this->assertSame( '1', get_option( 'tly_welcome_ran' ) );
	}

	public function test_discards_the_output_of_a_plugin(): void {
		$this->assertSame( array( 200, 'tly-echo', '' ), $this->install_over_http( 'tly-echo' ) );
		$this->assertTrue( is_plugin_active( 'tly-echo/tly-echo.php' ) );
	}

	/** @group R9 */
	public function test_answers_and_cleans_up_if_a_plugin_ends_the_request(): void {
		foreach (
			array(
				'tly-die'   => 'The plugin could not be activated: No licence & no fun',
				'tly-throw' => 'The plugin could not be activated: Out of tea',
				'tly-exit'  => 'The plugin stopped the request during activation. It was not installed.',
				'tly-fatal' => 'The plugin stopped the request during activation. It was not installed.',
			) as $slug => $message
		) {
			$this->assertSame( array( 500, 'plugin_failed', $message ), $this->install_over_http( $slug ) );
			$this->assert_nothing_came();
		}
		$this->assertSame( 200, $this->http( 'GET', '/' )['status'] );
		// An installed plugin stays unchanged.
		$this->put_plugin( 'tly-two', '0.3' );
		file_put_contents( WP_PLUGIN_DIR . '/tly-two/tly-two.php', "exit;\n", FILE_APPEND );
		$this->assertSame( 500, $this->install_over_http( 'tly-two' )[0] );
		$this->assert_nothing_came( array( 'tly-two' ) );
	}

	/** @group ERR-048 */
	public function test_reports_unmet_requirements_before_installing(): void {
		$wordpress = get_bloginfo( 'version' );
		$this->assertSame( array( 409, 'invalid_requirements', "The plugin needs WordPress 99.0. This site has $wordpress." ), $this->install( 'tly-future' ) );
		$this->assertSame( array( 409, 'invalid_requirements', 'The plugin needs PHP 99.1. This site has ' . PHP_VERSION . '.' ), $this->install( 'tly-php' ) );
		$this->assertSame( array( 409, 'invalid_requirements', 'The plugin requires other plugins that are not active here: tly-echo. Install them first.' ), $this->install( 'tly-needs' ) );
		$this->assertSame( array(), preg_grep( '/zip/', $this->asked_directory() ) );
		$this->assertSame( array( 409, 'invalid_requirements', "Your WordPress version is $wordpress, however the uploaded plugin requires 98.0." ), $this->install( 'tly-sly' ) );
		$this->assert_nothing_came();
	}

	/** @group ERR-049 */
	public function test_refuses_anything_but_the_requested_plugin(): void {
		$this->assertSame( array( 502, 'plugin_not_installed' ), array_slice( $this->install( 'tly-broken' ), 0, 2 ) );
		$this->assertSame( array( 502, 'plugin_not_installed' ), array_slice( $this->install( 'tly-no-plugin' ), 0, 2 ) );
		$this->assertSame( array( 404, 'plugin_not_found', 'wordpress.org does not have this plugin.' ), $this->install( 'tly-unknown' ) );
		foreach ( array( 'tly-folder', 'tly-elsewhere', 'tly-other' ) as $slug ) {
			$this->assertSame( array( 502, 'not_this_plugin' ), array_slice( $this->install( $slug ), 0, 2 ), $slug );
		}
		$this->assert_nothing_came();
	}

	public function test_keeps_an_existing_folder_without_a_plugin(): void {
		mkdir( WP_PLUGIN_DIR . '/tly-one' );
		file_put_contents( WP_PLUGIN_DIR . '/tly-one/notes.txt', 'Mine.' );
		$this->assertSame( array( 502, 'plugin_not_installed' ), array_slice( $this->install( 'tly-one' ), 0, 2 ) );
		$this->assertSame( 'Mine.', file_get_contents( WP_PLUGIN_DIR . '/tly-one/notes.txt' ) );
		$this->assert_nothing_came( array( 'tly-one' ) );
	}

	/** @group INS-043 */
	public function test_installs_plugins_that_designs_need_only(): void {
		$this->assertSame( array( 400, 'unknown_plugin', 'No design needs this plugin.' ), $this->install( 'hello-dolly' ) );
		$this->assertSame( array( 400, 'pro_plugin', 'This plugin is not in the wordpress.org plugin directory. Install it manually.' ), $this->install( 'tly-pro' ) );
		$this->assertSame( array(), $this->asked_directory() );
		$this->assert_nothing_came();
	}

	/** The lock of a dead process expires. */
	public function test_installs_one_plugin_at_a_time(): void {
		global $wpdb;
		$lock = new Option_Lock( $wpdb, new Clock(), Dependencies_Module::LOCK, Dependencies_Module::LOCK_LIFETIME );
		$this->assertTrue( $lock->acquire() );
		$this->assertSame( array( 409, 'install_running', 'Another plugin is being installed. Try again in a moment.' ), $this->install_over_http( 'tly-one' ) );
		$this->assertSame( array(), $this->asked_directory() );
		$lock->release();
		$this->assertSame( 200, $this->install_over_http( 'tly-one' )[0] );
	}

	public function test_reports_why_the_site_cannot_install_plugins(): void {
		add_filter( 'file_mod_allowed', '__return_false' );
		$this->assertSame( array( 403, 'rest_forbidden' ), array_slice( $this->install( 'tly-one' ), 0, 2 ) );
		$this->assertSame( 'This site does not allow installing plugins from the dashboard.', $this->obstacle() );
		remove_filter( 'file_mod_allowed', '__return_false' );

		// Core's capabilities use their own context.
		$ours = static function ( bool $is_allowed, string $context ): bool {
			return $is_allowed && 'templately_install_plugin' !== $context;
		};
		add_filter( 'file_mod_allowed', $ours, 10, 2 );
		$this->assertSame( array( 403, 'rest_forbidden' ), array_slice( $this->install( 'tly-one' ), 0, 2 ) );
		remove_filter( 'file_mod_allowed', $ours, 10 );

		$ftp = static function (): string {
			return 'ftpext';
		};
		add_filter( 'filesystem_method', $ftp );
		$why = 'WordPress needs a password to write to the plugins folder. Install the plugin on the Plugins screen.';
		$this->assertSame( array( 500, 'fs_unavailable', $why ), $this->install( 'tly-one' ) );
		$this->assertSame( $why, $this->obstacle() );
		remove_filter( 'filesystem_method', $ftp );
		$this->assertSame( '', $this->obstacle() );
		$this->assertSame( array(), $this->asked_directory() );
		$this->assert_nothing_came();
	}

	public function test_requires_the_capabilities_to_install_and_activate(): void {
		foreach ( array( 'install_plugins', 'activate_plugins' ) as $right ) {
			$without = static function ( array $all ) use ( $right ): array {
				return array( $right => false ) + $all;
			};
			add_filter( 'user_has_cap', $without );
			$this->assertSame( array( 403, 'rest_forbidden' ), array_slice( $this->install( 'tly-one' ), 0, 2 ), $right );
			$this->assertSame( 'Your role cannot install plugins. Please ask an administrator of this site.', $this->obstacle(), $right );
			remove_filter( 'user_has_cap', $without );
		}
		$this->assert_nothing_came();
	}

	private function obstacle(): string {
		return $this->answer( 'POST', '/dependencies/check', array( 'dependencies' => array(), 'platform' => 'gutenberg' ) )['obstacle'];
	}

	/**
	 * @group RST-050
	 * @group INS-030
	 */
	public function test_check_returns_known_plugins_in_the_given_order(): void {
		$this->put_plugin( 'tly-two', '0.3' );
		$this->put_plugin( 'tly-one', '0.3' );
		activate_plugin( 'tly-one/tly-one.php' );
		// Similar names are other plugins.
		foreach ( array( 'tly', 'tly-two-more', 'my-tly-two', 'tly-pro-more' ) as $alike ) {
			$this->put_plugin( $alike, '0.3' );
			activate_plugin( "$alike/$alike.php" );
		}
		$this->act_as( 'author' );
		$plugins = $this->answer( 'POST', '/dependencies/check', array( 'dependencies' => array( 'tly-two', 'tly-pro', 'nothing', 'tly-one', 'tly-two', 'tly-echo' ), 'platform' => 'gutenberg' ) )['plugins'];
		$common  = static function ( string $slug ): array {
			return array( 'slug' => $slug, 'name' => ucfirst( $slug ), 'icon' => '', 'link' => "https://shop.example/$slug", 'is_pro' => false, 'is_builder' => false, 'is_active' => false, 'is_installed' => false );
		};
		$this->assertSame(
			array(
				array_merge( $common( 'tly-two' ), array( 'is_installed' => true ) ),
				array_merge( $common( 'tly-pro' ), array( 'is_pro' => true ) ),
				array_merge( $common( 'tly-one' ), array( 'is_active' => true, 'is_installed' => true ) ),
				$common( 'tly-echo' ),
			),
			$plugins
		);
	}

	/**
	 * @group LIB-071
	 * @group INS-030
	 */
	public function test_lists_plugins_by_platform(): void {
		add_filter(
			'templately_dependencies',
			static function ( array $plugins ): array {
				$plugins[] = array( 'slug' => 'tly-anywhere', 'name' => 'Anywhere' );
				$plugins[] = array( 'slug' => 'tly-strange', 'name' => 'Strange', 'platform' => 'divi' );
				$plugins[] = array( 'slug' => 'tly-of-blocks', 'name' => 'Of blocks', 'platform' => 'gutenberg' );
				return $plugins;
			}
		);
		$listed = function ( string $platform ): array {
			$slugs = array( 'elementor', 'gutenberg', 'tly-anywhere', 'tly-strange', 'tly-of-blocks', 'tly-of-elementor', 'tly-two', 'tly-one' );
			return array_map(
				static function ( array $plugin ): string {
					return $plugin['slug'] . ( $plugin['is_builder'] ? ' (builder)' : '' );
				},
				$this->answer( 'POST', '/dependencies/check', array( 'dependencies' => $slugs, 'platform' => $platform ) )['plugins']
			);
		};
		$this->assertSame( array( 'tly-anywhere', 'tly-strange', 'tly-of-blocks', 'tly-two', 'tly-one' ), $listed( 'gutenberg' ) );
		$this->assertSame( array( 'elementor (builder)', 'tly-anywhere', 'tly-strange', 'tly-of-elementor', 'tly-two' ), $listed( 'elementor' ) );
		$this->publish( array( 'slug' => 'of-the-editor', 'dependencies' => array( array( 'slug' => 'gutenberg', 'name' => 'Gutenberg' ) ) ) );
		$editor = $this->answer( 'POST', '/dependencies/check', array( 'dependencies' => array( 'gutenberg' ), 'platform' => 'gutenberg' ) )['plugins'][0];
		$this->assertSame( array( true, true ), array( $editor['is_builder'], $editor['is_active'] ), 'WordPress has it.' );
	}
}
