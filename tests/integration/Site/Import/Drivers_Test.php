<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;
use Templately\Site\Import\Run\Working_Folder;
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
			Working_Folder::remove_tree( $folder );
		}
		parent::tearDown();
	}

	/** A process is killed by the system in the middle of a chunk, and of an effect; the next takes over when its lease is over. */
	public function test_a_killed_process_is_taken_over(): void {
		global $wpdb;
		$before = Site_Dump::take();
		foreach ( array( 'rename ', 'begin effect:plugin:made-up', "INSERT INTO {$wpdb->prefix}templately_objects" ) as $where ) {
			$run = self::begin();
			try {
				$this->at_once( 'import_until_killed', 1, array( $run->uuid, $where ) );
				$this->fail( "It was not killed at $where." );
			} catch ( RuntimeException $ended ) {
				$this->addToAssertionCount( 1 );
			}
			// Its lease is not over yet.
			$this->assertSame( Run::RUNNING, self::engine()->runner()->run_batch( $run, PHP_INT_MAX )->status );
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = UNIX_TIMESTAMP() - 1 WHERE lease_until > 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
			wp_cache_flush();
			$run = self::finish( $run );
			$this->assertSame( Run::DONE, $run->status, $where );
			$this->assertSame( '3', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_title LIKE 'Made up%'" ), $where );
			self::take_back( $run );
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
		return self::finish( self::engine()->runs()->get( $uuid ) )->status;
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
		$engine = self::engine(
			new Step_List(
				array(
					new Made_Up_Step(
						Step_List::TEMPLATES,
						array(
							static function () use ( $count, &$seen ): void {
								$seen = $count();
							},
						)
					),
				)
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
		self::engine()->tick_active();
		$this->assertSame( array( true, '' ), array( Import_Cron::is_scheduled(), self::engine()->runs()->get( $run->uuid )->step ) );
	}

	/** What a plugin does in wp-admin and on the site after its activation goes with it, and so do the folders that it makes. */
	public function test_a_plugin_settles(): void {
		$before = Site_Dump::take();
		$code   = '<?php /* Plugin Name: Made up */
			add_action( "admin_init", static function () { if ( ! get_option( "made_up_installed" ) ) { add_option( "made_up_installed", "by " . wp_get_current_user()->user_login ); wp_insert_post( array( "post_title" => "Shop", "post_type" => "page", "post_status" => "publish" ) ); } } );
			add_action( "shutdown", static function () { if ( ! is_admin() ) { update_option( "made_up_visits", 1 + (int) get_option( "made_up_visits" ) ); } } );';
		$run    = self::finish(
			self::begin(),
			new Step_List(
				array(
					new Made_Up_Step(
						Step_List::PLUGIN,
						array(
							static function ( Step_Context $work ) use ( $code ): void {
								$work->files()->record_expected( 'tree', WP_PLUGIN_DIR . '/made-up' );
								$work->run_once(
									'plugin:made-up',
									static function () use ( $code ): void {
										wp_mkdir_p( WP_PLUGIN_DIR . '/made-up' );
										wp_mkdir_p( WP_CONTENT_DIR . '/made-up-logs' );
										file_put_contents( WP_PLUGIN_DIR . '/made-up/made-up.php', $code );
										update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'made-up/made-up.php' ) ) );
									}
								);
							},
						)
					),
				)
			)
		);
		wp_cache_flush();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( 'by ' . get_userdata( 1 )->user_login, get_option( 'made_up_installed' ) );
		$this->assertGreaterThanOrEqual( 2, (int) get_option( 'made_up_visits' ) );
		$this->assertSame( Run::REVERTED, self::take_back( $run )->status );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ) );
	}
}
