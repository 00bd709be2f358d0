<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Makes_Site_Bundles;

// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.

/**
 * What becomes of themes and plugins that are here already, or were made active meanwhile.
 */
final class Dependency_Steps_Test extends Test_Case {

	use Has_Plugin_Directory;
	use Makes_Site_Bundles;

	/** @var bool Themes and plugins are here for real. */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->open_site_of_an_administrator();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->stop_directory();
		parent::tearDown();
	}

	/** A plugin that is here is made active, be it bought or not, and nothing is fetched; a revert leaves it here. One that was made active meanwhile is let be. */
	public function test_plugins_that_are_here(): void {
		foreach ( array( 'tly-free', 'tly-bought', 'tly-mine' ) as $slug ) {
			$this->put_plugin( $slug, '1.0' );
		}
		// It turns itself off.
		$this->put_plugin( 'tly-shy', '1.0' );
		file_put_contents( WP_PLUGIN_DIR . '/tly-shy/tly-shy.php', "add_action( 'activated_plugin', static function ( \$plugin ) { 'tly-shy/tly-shy.php' === \$plugin && deactivate_plugins( \$plugin ); } );", FILE_APPEND );
		$plan = self::plan( null, array( self::planned_plugin( 'tly-free', false ), array( 'is_pro' => true ) + self::planned_plugin( 'tly-bought', false ), array( 'is_pro' => true ) + self::planned_plugin( 'tly-pro', false ), self::planned_plugin( 'tly-mine', false ), self::planned_plugin( 'tly-shy', false ) ) );
		activate_plugin( 'tly-mine/tly-mine.php' );
		$run = self::import_site( $plan );
		$this->assertSame( array( 'tly-pro' => 'It is not available from wordpress.org.', 'tly-shy' => 'It is not active.' ), array_column( $run->results['dependency_data']['plugins']['failed'], 'why', 'slug' ) );
		$this->assertSame( array(), $this->asked_directory() );
		$this->assertSame( array( true, true, true ), array_map( 'is_plugin_active', array( 'tly-free/tly-free.php', 'tly-bought/tly-bought.php', 'tly-mine/tly-mine.php' ) ) );
		self::revert_site( $run );
		$this->assertSame( array( false, false, true ), array_map( 'is_plugin_active', array( 'tly-free/tly-free.php', 'tly-bought/tly-bought.php', 'tly-mine/tly-mine.php' ) ) );
		$this->assertSame( array( 'tly-bought', 'tly-free', 'tly-mine', 'tly-shy' ), $this->folders() );
	}

	/** One that has stopped WordPress twice is not tried again, and the next one is. */
	public function test_a_plugin_that_stops_wordpress(): void {
		global $wpdb;
		$run = self::begin_site( self::plan( null, array( self::planned_plugin( 'tly-one', false ), self::planned_plugin( 'tly-two', false ) ) ) );
		copy( self::pack( self::site_manifest(), self::site_entries() ), Working_Folder::ensure( $run ) . '/' . Step_Context::BUNDLE );
		$this->put_plugin( 'tly-two', '1.0' );
		$wpdb->update( "{$wpdb->prefix}templately_run_items", array( 'state' => 'started', 'attempts' => 2 ), array( 'run_id' => $run->id, 'kind' => 'plugin', 'number' => 0 ) );
		$run = self::run_to_end( self::import_module()->runs()->get( $run->uuid ) );
		$this->assertSame( array( Run::DONE, array( 'tly-one' => 'It stopped WordPress twice while it was activated.' ) ), array( $run->status, array_column( $run->results['dependency_data']['plugins']['failed'], 'why', 'slug' ) ) );
		$this->assertSame( array( array( 'tly-two' ), true ), array( $this->folders(), is_plugin_active( 'tly-two/tly-two.php' ) ) );
	}

	/** A theme that is here is switched to, and one that is active by now is not switched to again. */
	public function test_a_theme_that_is_here(): void {
		$switched = 0;
		add_action(
			'switch_theme',
			static function () use ( &$switched ): void {
				++$switched;
			}
		);
		foreach ( array( 1, 1 ) as $times ) {
			$run = self::import_site( self::plan( self::planned_theme( 'twentytwentyfour', Import_Plan::INSTALLED ), array() ) );
			$this->assertSame( array( Run::DONE, true, 'twentytwentyfour', $times ), array( $run->status, $run->results['dependency_data']['theme']['success'], get_stylesheet(), $switched ) );
		}
	}

	public function test_the_upgrade_folder_goes_with_the_revert_unless_it_was_there_before(): void {
		$folder = WP_CONTENT_DIR . '/upgrade';
		foreach ( array( 'tly-one' => self::plan( null, array( self::planned_plugin( 'tly-one', false ), self::planned_plugin( 'tly-unknown', false ) ) ), '' => self::plan( self::planned_theme( 'tly-theme', Import_Plan::MISSING ), array() ) ) as $fetched => $plan ) {
			File_Tree::remove( $folder );
			$run = self::import_site( $plan );
			$this->assertSame( array_filter( array( $fetched ) ), $this->folders() );
			$this->assertDirectoryExists( $folder );
			self::revert_site( $run );
			$this->assertDirectoryDoesNotExist( $folder );
		}
	}

	public function test_errors_of_a_theme_have_no_markup_and_a_theme_for_a_newer_php_is_not_fetched(): void {
		foreach ( array(
			'No such theme.' => new WP_Error( 'no', '<b>No</b> such theme.' ),
			'This theme requires a newer version of WordPress or PHP.' => (object) array( 'slug' => 'tly-new', 'download_link' => 'https://downloads.wordpress.org/theme/tly-new.zip', 'requires_php' => '99.0' ),
		) as $said => $answer ) {
			$answers = static function () use ( $answer ) {
				return $answer;
			};
			add_filter( 'themes_api', $answers );
			try {
				( new Theme_Installer() )->install( 'tly-new' );
				$this->fail( $said );
			} catch ( Failure $failure ) {
				$this->assertSame( $said, $failure->getMessage() );
			}
			remove_filter( 'themes_api', $answers );
		}
	}

	/**
	 * @param array<string, mixed>|null  $theme   Its theme.
	 * @param list<array<string, mixed>> $plugins Its plugins.
	 */
	private static function plan( ?array $theme, array $plugins ): Import_Plan {
		return Import_Plan::from_array( array( 'theme' => $theme, 'plugins' => $plugins ) + self::plan_of( self::site_manifest() )->to_array() );
	}
}
