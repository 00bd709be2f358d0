<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Steps\Plugin_Step;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Runs_At_Once;

/**
 * Who goes on with an import: processes that are really killed, cron after a closed tab, and the site itself where a plugin settles.
 */
final class Drivers_Test extends Test_Case {

	use Imports;
	use Runs_At_Once;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		self::make_old();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( array( WP_PLUGIN_DIR . '/made-up', wp_get_upload_dir()['basedir'] . '/made-up', WP_CONTENT_DIR . '/made-up-logs' ) as $folder ) {
			File_Tree::remove( $folder );
		}
		parent::tearDown();
	}

	/** A process is killed by the system in the middle of a chunk, and of an effect; the next takes over when its lease is over. */
	public function test_a_killed_process_is_taken_over(): void {
		global $wpdb;
		$before = Site_Dump::take();
		foreach ( array( "INSERT INTO {$wpdb->prefix}templately_changes", 'COMMIT', "UPDATE {$wpdb->prefix}templately_run_items SET state = 'done'" ) as $where ) {
			$run = self::begin();
			try {
				$this->at_once( 'import_until_killed', 1, array( $run->uuid, $where ) );
				$this->fail( "It was not killed at $where." );
			} catch ( RuntimeException $ended ) {
				$this->addToAssertionCount( 1 );
			}
			// Its lease is not over yet.
			$this->assertSame( Run::RUNNING, self::services()->runner()->run_batch( $run, PHP_INT_MAX )->status );
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = UNIX_TIMESTAMP() - 1 WHERE lease_until > 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
			wp_cache_flush();
			$run = self::finish( $run );
			$this->assertSame( Run::DONE, $run->status, $where );
			$this->assertSame( '3', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_title LIKE 'Made up%'" ), $where );
			self::revert( $run );
			$now = Site_Dump::take();
			$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ), $where );
		}
	}

	/**
	 * Imports until a boundary, where it is killed.
	 *
	 * @param int          $number    Not used.
	 * @param list<string> $arguments Run and boundary.
	 */
	public static function import_until_killed( int $number, array $arguments ): string {
		list( $uuid, $where ) = $arguments;
		add_action(
			'templately_import_boundary',
			static function ( string $name ) use ( $where ): void {
				if ( 0 === strpos( $name, $where ) ) {
					posix_kill( getmypid(), SIGKILL );
				}
			}
		);
		return self::finish( self::services()->runs()->get( $uuid ) )->status;
	}

	/** While an import runs, cron has one event for it, and goes on with it; without one, it has none. */
	public function test_cron_takes_over_a_closed_tab(): void {
		$run   = self::begin();
		$count = static function (): int {
			return count(
				array_filter(
					(array) _get_cron_array(),
					static function ( $hooks ): bool {
						return isset( $hooks[ Import_Cron::HOOK ] );
					}
				)
			);
		};
		$this->assertSame( 1, $count() );
		// Cron takes its event away before it runs it; the tick makes another.
		wp_clear_scheduled_hook( Import_Cron::HOOK );
		$seen   = null;
		$engine = self::services(
			array(
				'plugin'    => new Made_Up_Step(
					array(
						static function () use ( $count, &$seen ): void {
							$seen = $count();
						},
					)
				),
				'templates' => new Made_Up_Step( array_fill( 0, 5, '__return_null' ) ),
				'finalize'  => new Made_Up_Step( array( '__return_null' ) ),
			)
		);
		$engine->tick_active();
		$this->assertSame( array( Run::DONE, 1, 0 ), array( $engine->runs()->get( $run->uuid )->status, $seen, $count() ) );
		$engine->tick_active();
		$this->assertTrue( has_action( Import_Cron::HOOK ) );
	}

	/** Where a tab works on it, cron does nothing, and looks again: the tab may be closed before its work is over. */
	public function test_cron_looks_again_behind_a_tab(): void {
		global $wpdb;
		$run = self::begin();
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = UNIX_TIMESTAMP() + 30" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		wp_clear_scheduled_hook( Import_Cron::HOOK );
		$this->assertFalse( Import_Cron::is_scheduled() );
		self::services()->tick_active();
		$this->assertSame( array( true, 'due' ), array( Import_Cron::is_scheduled(), self::services()->runs()->items( $run )->next()['state'] ) );
	}

	/** A plugin's set-up in wp-admin and on the front page is reverted with the import, and so are the folders that it makes. */
	public function test_a_plugin_settles(): void {
		$before = Site_Dump::take();
		$run    = self::import(
			self::plugin(
				'add_action( "admin_init", static function () { if ( ! get_option( "made_up_installed" ) ) { add_option( "made_up_installed", "by " . wp_get_current_user()->user_login ); wp_insert_post( array( "post_title" => "Shop", "post_type" => "page", "post_status" => "publish" ) ); wp_mkdir_p( WP_CONTENT_DIR . "/made-up-logs" ); } } );
				add_action( "shutdown", static function () { if ( ! is_admin() ) { update_option( "made_up_visits", 1 + (int) get_option( "made_up_visits" ) ); } } );'
			)
		);
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, self::services()->runs()->items( $run )->in_state( 'left_out' ) ) );
		$this->assertContains( 'made-up/made-up.php', get_option( 'active_plugins' ) );
		$this->assertSame( 'by ' . get_userdata( 1 )->user_login, get_option( 'made_up_installed' ) );
		$this->assertGreaterThanOrEqual( 2, (int) get_option( 'made_up_visits' ) );
		$this->assertSame( Run::REVERTED, self::revert( $run )->status );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ) );
	}

	/**
	 * Plugins that stop WordPress.
	 *
	 * @return array<string, array{string, string}> Its code, and what the results say about it.
	 */
	public function broken_plugins(): array {
		return array(
			'when it is included'         => array( 'made_up_no_such_function();', 'The plugin' ),
			'when it is activated'        => array( 'register_activation_hook( __FILE__, static function () { add_option( "made_up_half", "1" ); wp_die( "Out of tea." ); } );', 'Out of tea.' ),
			'on the front page'           => array( 'add_action( "template_redirect", static function () { add_option( "made_up_half", "1" ); made_up_no_such_function(); } );', 'The plugin' ),
			'in wp-admin'                 => array( 'add_action( "admin_init", static function () { if ( get_option( "made_up_half" ) ) { made_up_no_such_function(); } add_option( "made_up_half", "1" ); } );', 'The plugin' ),
			'by turning itself off there' => array( 'add_action( "admin_init", static function () { deactivate_plugins( "made-up/made-up.php" ); } );', 'It is not active.' ),
		);
	}

	/**
	 * A plugin that stops WordPress is left out with its reason. The site never has it, and nothing of it stays.
	 *
	 * @dataProvider broken_plugins
	 */
	public function test_a_broken_plugin_is_left_out( string $code, string $why ): void {
		$before = Site_Dump::take();
		$run    = self::import( self::plugin( $code ) );
		wp_cache_flush();
		$left = self::services()->runs()->items( $run )->in_state( 'left_out' );
		$this->assertSame( array( Run::DONE, 1 ), array( $run->status, count( $left ) ) );
		$this->assertStringContainsString( $why, $left[0]['note'] );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ) );
	}

	/** Visitors never load a plugin that is tried out; the import's own requests do, and see it as active. */
	public function test_visitors_do_not_load_a_plugin_on_trial(): void {
		$visits = array();
		add_filter(
			'pre_http_request',
			static function ( $answer, array $options, string $address ) use ( &$visits ) {
				if ( home_url( '/' ) === $address && ! isset( $visits['visitor'] ) ) {
					$visits['visitor'] = (string) file_get_contents( home_url( '/?made_up' ) );
				}
				return $answer;
			},
			10,
			3
		);
		$run = self::import( self::plugin( 'add_action( "init", static function () { if ( isset( $_GET["made_up"] ) ) { exit( "loaded" ); } update_option( "made_up_active", is_plugin_active_for_test() ); } ); function is_plugin_active_for_test() { require_once ABSPATH . "wp-admin/includes/plugin.php"; return is_plugin_active( "made-up/made-up.php" ) ? "yes" : "no"; }' ) );
		remove_all_filters( 'pre_http_request' );
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, 'yes' ), array( $run->status, get_option( 'made_up_active' ) ) );
		$this->assertStringNotContainsString( 'loaded', $visits['visitor'] );
		$this->assertSame( 'loaded', file_get_contents( home_url( '/?made_up' ) ) );
		self::revert( $run );
	}

	/** An item waits for requests of the plugin that run on in the background: what they store belongs to it. */
	public function test_an_item_waits_for_requests_in_the_background(): void {
		$run = self::import(
			self::plugin(
				'add_action( "admin_init", static function () { if ( ! get_option( "made_up_asked" ) ) { add_option( "made_up_asked", "1" ); wp_schedule_single_event( time() - 1, "made_up_cron" ); } } );
				add_action( "made_up_cron", static function () { wp_remote_get( home_url( "/?made_up_slow" ), array( "blocking" => false, "timeout" => 0.1 ) ); } );
				add_action( "init", static function () { if ( isset( $_GET["made_up_slow"] ) ) { ignore_user_abort( true ); sleep( 3 ); add_option( "made_up_slow", "1" ); exit; } } );'
			)
		);
		wp_cache_flush();
		$this->assertSame( array( Run::DONE, '1' ), array( $run->status, get_option( 'made_up_slow' ) ) );
		self::revert( $run );
		wp_cache_flush();
		$this->assertFalse( get_option( 'made_up_slow' ) );
	}

	/**
	 * Returns a step that makes a plugin and turns it on.
	 *
	 * @param string $code Its code.
	 * @return array<string, Made_Up_Step>
	 */
	private static function plugin( string $code ): array {
		return array(
			'plugin' => new Made_Up_Step(
				array(
					static function ( Step_Context $context ) use ( $code ): void {
						$context->files->expect( Files::TREE, WP_PLUGIN_DIR . '/made-up' );
						$context->files->during(
							static function () use ( $context, $code ): void {
								wp_mkdir_p( WP_PLUGIN_DIR . '/made-up' );
								file_put_contents( WP_PLUGIN_DIR . '/made-up/made-up.php', "<?php /* Plugin Name: Made up */\n$code" );
								wp_clean_plugins_cache();
								( new Plugin_Step( new Plugin_Installer() ) )->turn_on( $context, 'made-up/made-up.php', 'Made up' );
							}
						);
					},
				)
			),
		);
	}
}
