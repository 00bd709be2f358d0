<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Manifest;
use Templately\Shared\File_Tree;
use Templately\Site\Import\Import_Module;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Makes_Site_Bundles;

/**
 * The steps of an import: which there are, and what becomes of theme and plugins, which WordPress's own upgraders fetch from a
 * server on loopback.
 */
final class Import_Steps_Test extends Test_Case {

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

	/**
	 * @group IMP-032
	 */
	public function test_steps_come_in_their_order(): void {
		$plan = self::plan( self::planned_theme( 'tly-theme', Import_Plan::MISSING ), array( self::planned_plugin( 'tly-one', false ) ) );
		$this->assertSame( array( 'writing_permission_check', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize' ), self::names( $plan ) );
	}

	/**
	 * @group IMP-033
	 */
	public function test_plugins_are_a_step_where_one_is_needed(): void {
		$this->assertNotContains( 'plugin', self::names( self::plan( null, array() ) ) );
		$this->assertNotContains( 'plugin', self::names( self::plan( null, array( self::planned_plugin( 'tly-one', true ) ) ) ) );
		$this->assertContains( 'plugin', self::names( self::plan( null, array( self::planned_plugin( 'tly-one', true ), self::planned_plugin( 'tly-two', false ) ) ) ) );
	}

	/**
	 * @group IMP-034
	 */
	public function test_the_theme_is_a_step_where_it_is_not_active(): void {
		$this->assertNotContains( 'theme', self::names( self::plan( null, array() ) ) );
		$this->assertNotContains( 'theme', self::names( self::plan( self::planned_theme( 'twentytwentyfive', Import_Plan::ACTIVE ), array() ) ) );
		$this->assertContains( 'theme', self::names( self::plan( self::planned_theme( 'twentytwentyfour', Import_Plan::INSTALLED ), array() ) ) );
		$this->assertContains( 'theme', self::names( self::plan( self::planned_theme( 'tly-theme', Import_Plan::MISSING ), array() ) ) );
	}

	/**
	 * Plugins are fetched and activated one by one.
	 *
	 * @group IMP-056
	 * @group IMP-057
	 */
	public function test_a_plugin_that_fails_is_named_with_its_reason_and_the_import_continues(): void {
		$plugins = array( self::planned_plugin( 'tly-one', false ), self::planned_plugin( 'tly-throw', false ), self::planned_plugin( 'tly-unknown', false ), self::planned_plugin( 'tly-echo', false ), array( 'is_pro' => true, 'link' => 'https://shop.example/pro' ) + self::planned_plugin( 'tly-pro', false ), self::planned_plugin( 'tly-welcome', false ), self::planned_plugin( 'tly-here', true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- one of six.
		$run     = self::import_site( self::plan( self::planned_theme( 'tly-theme', Import_Plan::MISSING ), $plugins ) );
		$data    = $run->results['dependency_data'];
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array( 6, 3, array( 'tly-throw', 'tly-unknown', 'tly-pro' ) ), array( $data['plugins']['total'], $data['plugins']['succeed'], array_column( $data['plugins']['failed'], 'slug' ) ) );
		$this->assertSame( array( 'Tly-throw', 'https://shop.example/pro' ), array( $data['plugins']['failed'][0]['name'], $data['plugins']['failed'][2]['link'] ) );
		$this->assertStringContainsString( 'Out of tea', $data['plugins']['failed'][0]['why'] );
		$this->assertSame( 'wordpress.org does not have this plugin.', $data['plugins']['failed'][1]['why'] );
		$this->assertTrue( $data['theme']['success'] );
		$this->assertSame( 'tly-theme', get_stylesheet() );
		$active = array_map( 'dirname', (array) get_option( 'active_plugins' ) );
		$this->assertEqualsCanonicalizing( array( 'tly-one', 'tly-echo', 'tly-welcome' ), array_values( array_diff( $active, array( 'templately' ) ) ) );
		$this->assertSame( array( 'tly-echo', 'tly-one', 'tly-welcome' ), $this->folders() );
	}

	/**
	 * Returns themes that cannot be had, and what is said of each.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function themes(): array {
		return array(
			'unknown'           => array( 'tly-theme-unknown', 'Theme not found' ),
			'no zip'            => array( 'tly-theme-broken', '' ),
			'another one'       => array( 'tly-theme-folder', 'The download is a different theme.' ),
			'a newer WordPress' => array( 'tly-theme-future', 'This theme requires a newer version of WordPress or PHP.' ),
			'from elsewhere'    => array( 'tly-theme-elsewhere', 'wordpress.org does not have this theme.' ),
		);
	}

	/**
	 * @dataProvider themes
	 * @group IMP-057
	 *
	 * @param string $slug Its slug.
	 * @param string $said What is said.
	 */
	public function test_a_theme_that_fails_leaves_the_one_that_was_active( string $slug, string $said ): void {
		$run   = self::import_site( self::plan( self::planned_theme( $slug, Import_Plan::MISSING ), array() ) );
		$theme = $run->results['dependency_data']['theme'];
		$this->assertSame( array( Run::DONE, false, $slug ), array( $run->status, $theme['success'], $theme['slug'] ) );
		$this->assertStringContainsString( $said, $theme['why'] );
		$this->assertNotSame( '', $theme['why'] );
		$this->assertSame( 'twentytwentyfive', get_stylesheet() );
		$this->assertDirectoryDoesNotExist( get_theme_root() . "/$slug" );
		$this->assertSame( array(), glob( WP_CONTENT_DIR . '/upgrade/tly-*' ) );
	}

	/** A theme that is built on another one comes with that, or is left out by its name before anything is copied. */
	public function test_a_child_theme_comes_with_its_parent(): void {
		$before   = self::site();
		$manifest = static function ( string $slug, string $parent ): array {
			return array(
				'theme' => array(
					'slug'           => $slug,
					'template'       => $parent,
					'name'           => "The $slug",
					'version'        => '2.0',
					'is_block_theme' => true,
					'must_have'      => true,
				),
			) + self::site_manifest();
		};
		$plan     = static function ( array $manifest ): Import_Plan {
			$entries = array_map(
				static function ( string $bytes ): array {
					return array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) );
				},
				self::site_entries()
			);
			return self::import_module()->planner()->plan_manifest( Manifest::from_array( $manifest + compact( 'entries' ) ), array() );
		};
		$left_out = 'The theme The tly-theme-orphan is left out: it is built on the theme tly-theme-unknown, which is neither here nor on wordpress.org.';
		$orphan   = $plan( $manifest( 'tly-theme-orphan', 'tly-theme-unknown' ) );
		$this->assertNull( $orphan->theme() );
		$this->assertContains( $left_out, array_column( $orphan->to_array()['notes'], 'message' ) );
		$this->assertSame( array(), $orphan->blockers() );

		$child = $manifest( 'tly-theme-child', 'tly-theme' );
		$this->assertSame( array( 'tly-theme-child', Import_Plan::MISSING ), array( $plan( $child )->theme()['slug'] ?? '', $plan( $child )->theme()['state'] ?? '' ) );
		$this->assertNotContains( 'theme_without_parent', array_column( $plan( $child )->to_array()['notes'], 'code' ) );
		// One that is alone is not asked after: only who is built on another one could be broken.
		$this->assertSame( 'tly-theme-unknown', $plan( $manifest( 'tly-theme-unknown', 'tly-theme-unknown' ) )->theme()['slug'] ?? '' );
		// A child of a theme that is here, active or not.
		$this->assertSame( 'tly-theme-child', $plan( $manifest( 'tly-theme-child', 'twentytwentyfour' ) )->theme()['slug'] ?? '' );

		$run = self::import_site( self::plan( self::planned_theme( 'tly-theme-child', Import_Plan::MISSING ), array() ), array(), self::pack( $child, self::site_entries() ) );
		$this->assertSame( array( Run::DONE, true, 'tly-theme-child', 'tly-theme' ), array( $run->status, $run->results['dependency_data']['theme']['success'], get_stylesheet(), get_template() ) );
		$this->assertFalse( wp_get_theme()->errors() );
		self::revert_site( $run );
		$this->assertSame( 'twentytwentyfive', get_stylesheet() );
		$this->assertSame( $before, self::site() );

		// Whatever the plan said, what is built on something that cannot be had is not copied.
		$run = self::import_site( self::plan( self::planned_theme( 'tly-theme-orphan', Import_Plan::MISSING ), array() ), array(), self::pack( $manifest( 'tly-theme-orphan', 'tly-theme-unknown' ), self::site_entries() ) );
		$this->assertSame( array( Run::DONE, false, 'twentytwentyfive', false ), array( $run->status, $run->results['dependency_data']['theme']['success'], get_stylesheet(), is_dir( get_theme_root() . '/tly-theme-orphan' ) ) );
	}

	/**
	 * Returns the site, less what the server of themes writes.
	 *
	 * @return list<string>
	 */
	private static function site(): array {
		return array_values( (array) preg_grep( '#^/directory\.log#', Site_Dump::take(), PREG_GREP_INVERT ) );
	}

	/** A folder of that name that has no theme in it is switched to by nobody, whatever the plan said. */
	public function test_a_broken_theme_is_not_switched_to(): void {
		$folder = get_theme_root() . '/tly-theme';
		mkdir( $folder );
		file_put_contents( "$folder/notes.txt", 'Mine.' );
		wp_clean_themes_cache();
		try {
			foreach ( array( Import_Plan::INSTALLED, Import_Plan::MISSING ) as $state ) {
				$run = self::import_site( self::plan( self::planned_theme( 'tly-theme', $state ), array() ) );
				$this->assertSame( array( Run::DONE, false, 'twentytwentyfive' ), array( $run->status, $run->results['dependency_data']['theme']['success'], get_stylesheet() ), $state );
				$this->assertNotSame( '', $run->results['dependency_data']['theme']['why'] );
				self::revert_site( $run );
				$this->assertSame( array( "$folder/notes.txt" ), glob( "$folder/*" ), 'It is somebody\'s.' );
			}
		} finally {
			File_Tree::remove( $folder );
			wp_clean_themes_cache();
		}
	}

	/** @testWith ["plugin", "Item 0", "Item 0 changed the table {table}, which existed before. A revert does not undo this."]
	 *            ["term", "TRUNCATE: {table} was there before", "This change could not be recorded. A revert does not undo it."]
	 */
	public function test_an_older_table_that_was_emptied_is_named_with_its_plugin( string $kind, string $what, string $why ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}made_up_old";
		$wpdb->query( "CREATE TABLE $table (id int NOT NULL, PRIMARY KEY (id))" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		$empty     = static function () use ( $wpdb, $table ): void {
			$wpdb->query( "TRUNCATE TABLE $table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		};
		$is_plugin = 'plugin' === $kind;
		$is_plugin || add_action( 'created_category', $empty );
		$steps    = $is_plugin ? array( 'plugin' => new Made_Up_Step( array( $empty ), 'plugin' ) ) : array();
		$services = self::import_module()->services( array_replace( self::import_module()->steps(), $steps ) );
		$plan     = self::plan( null, array( self::planned_plugin( 'shop', true ) ) );
		$run      = $services->runs()->create( array(), $plan, $services->runner()->items( $plan ), 1 );
		copy( self::pack( self::site_manifest(), self::site_entries() ), Working_Folder::ensure( $run ) . '/' . Step_Context::BUNDLE );

		$run = $services->runner()->run_batch( $run, PHP_INT_MAX );

		remove_action( 'created_category', $empty );
		$wpdb->query( "DROP TABLE $table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		$named = array( 'what' => $what, 'why' => $why );
		$this->assertContains( str_replace( '{table}', $table, $named ), $run->results['left_out'] );
	}

	/** What cannot be written is said before anything is: the site is as it was. */
	public function test_a_full_disk_or_a_right_that_is_gone_ends_it_before_the_first_write(): void {
		$full = self::plan( null, array() )->to_array();
		$run  = self::import_site( Import_Plan::from_array( array( 'disk' => PHP_INT_MAX ) + $full ) );
		$this->assertSame( array( Run::FAILED, 'writing_permission_check' ), array( $run->status, self::module()->imports()->step( $run ) ) );
		$this->assertMatchesRegularExpression( '/^This import needs .+ on the disk, and .+ are free\.$/', self::error( $run ) );

		add_filter( 'filesystem_method', array( $this, 'ftp' ) );
		foreach ( array( self::plan( null, array( self::planned_plugin( 'tly-one', false ) ) ), self::plan( self::planned_theme( 'tly-theme', Import_Plan::MISSING ), array() ) ) as $plan ) {
			$run = self::import_site( $plan );
			$this->assertSame( array( Run::FAILED, 'writing_permission_check' ), array( $run->status, self::module()->imports()->step( $run ) ) );
		}
		remove_filter( 'filesystem_method', array( $this, 'ftp' ) );

		foreach ( array( 'manage_options', 'upload_files', 'edit_theme_options' ) as $right ) {
			get_user_by( 'id', 1 )->add_cap( $right, false );
			wp_set_current_user( 0 );
			wp_set_current_user( 1 );
			$run = self::import_site( self::plan( null, array() ) );
			get_user_by( 'id', 1 )->remove_cap( $right );
			$this->assertSame( 'The person who started this import is no longer allowed to change this site.', self::error( $run ), $right );
		}
	}

	/** A folder that takes nothing is named, the uploads' and the import's own; the month's, which an import makes, goes with it. */
	public function test_a_folder_that_takes_nothing_ends_it(): void {
		$said    = 'Nothing can be written into %s. Is it read-only, or the disk full?';
		$uploads = static function ( array $folder ): array {
			return array( 'path' => '/proc' ) + $folder;
		};
		add_filter( 'upload_dir', $uploads );
		$run = self::import_site( self::plan( null, array() ) );
		remove_filter( 'upload_dir', $uploads );
		$this->assertSame( array( Run::FAILED, sprintf( $said, '/proc' ) ), array( $run->status, self::error( $run ) ) );

		$run    = self::begin_site( self::plan( null, array() ) );
		$folder = Working_Folder::ensure( $run );
		rmdir( $folder );
		symlink( '/proc', $folder );
		$run = self::module()->runner()->run_batch( $run, PHP_INT_MAX );
		unlink( $folder );
		Working_Folder::remove( $run );
		$this->assertSame( array( Run::FAILED, sprintf( $said, str_replace( ABSPATH, '', $folder ) ) ), array( $run->status, self::error( $run ) ) );

		$uploads = static function ( array $folder ): array {
			return array( 'path' => $folder['basedir'] . '/1911/11' ) + $folder;
		};
		add_filter( 'upload_dir', $uploads );
		add_filter( 'filesystem_method', array( $this, 'ftp' ) );
		$run = self::import_site( self::plan( null, array() ) );
		remove_filter( 'filesystem_method', array( $this, 'ftp' ) );
		$month = array( is_dir( wp_upload_dir( null, false )['path'] ), glob( wp_upload_dir( null, false )['path'] . '/.templately*' ) );
		$this->assertSame( array( Run::DONE, array( true, array() ) ), array( $run->status, $month ), 'What was tried is gone; where nothing is installed, no password is needed.' );
		self::revert_site( $run );
		remove_filter( 'upload_dir', $uploads );
		$year = wp_upload_dir( null, false )['basedir'] . '/1911';
		$left = is_dir( $year );
		File_Tree::remove( $year );
		$this->assertFalse( $left );
	}

	/** A picture that is here already serves: no other comes, nothing is made of it, and it stays when the import goes. */
	public function test_a_picture_that_is_here_serves(): void {
		$file = wp_upload_dir()['path'] . '/mine.png';
		file_put_contents( $file, self::png( 90 ) );
		$mine = wp_insert_attachment( array( 'post_title' => 'Mine', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file );
		$plan = self::plan( null, array() )->to_array();
		foreach ( $plan['objects'] as $place => $object ) {
			if ( 2000000051 === $object['number'] ) {
				$plan['objects'][ $place ] = array( 'action' => Import_Plan::REUSE, 'target' => $mine ) + $object; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			}
		}
		$run = self::import_site( Import_Plan::from_array( $plan ) );
		$this->assertStringContainsString( "class=\"wp-image-$mine\"", get_page_by_path( 'home' )->post_content );
		$this->assertSame( array( array(), false ), array( get_posts( array( 'post_type' => 'attachment', 'name' => 'pear' ) ), wp_get_attachment_metadata( $mine ) ) );
		$this->assertSame( array( 'reused' ), array_column( array_filter( self::module()->runs()->items( $run )->in_state( 'reused' ), static fn( array $item ): bool => 2000000051 === $item['number'] ), 'state' ) );
		self::revert_site( $run );
		$this->assertSame( array( 'Mine', true ), array( get_the_title( $mine ), is_file( $file ) ) );
		wp_delete_attachment( $mine, true );
	}

	/** A disk that gets full on the way ends the import, and no picture is left out for it. */
	public function test_a_disk_that_gets_full_ends_it(): void {
		Working_Folder::remove_all();
		$full = static function ( int $id ): void {
			$working = (array) glob( wp_get_upload_dir()['basedir'] . '/templately-imports/*-*' );
			is_link( "$working[0]/unfinished" ) || symlink( '/dev/full', "$working[0]/unfinished" );
		};
		add_action( 'created_category', $full );
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP tells of each write that fails.
		try {
			$run = self::import_site( self::plan( null, array() ) );
		} finally {
			restore_error_handler();
		}
		remove_action( 'created_category', $full );
		$this->assertSame( array( Run::FAILED, 'A file could not be written. Is there room on the disk?' ), array( $run->status, self::error( $run ) ) );
		$this->assertSame( array(), (array) glob( wp_upload_dir()['path'] . '/pear*' ) );
		self::revert_site( $run );
	}

	public function test_an_object_that_cannot_be_written_is_the_only_one_left_out(): void {
		$poison = static function ( int $id, WP_Post $post ): void {
			if ( 'about' === $post->post_name ) {
				throw new RuntimeException( 'Poison.' );
			}
		};
		add_action( 'save_post_page', $poison, 10, 2 );
		$run = self::import_site( self::plan( null, array() ) );
		remove_action( 'save_post_page', $poison );
		$this->assertSame(
			array( 'total' => 3, 'succeed' => 2, 'failed' => array( array( 'what' => 'About', 'why' => 'It could not be written twice, and was left out.' ) ) ),
			$run->results['post_types']['page']
		);
		$this->assertSame( 1, $run->results['post_types']['post']['succeed'] );
		$this->assertSame( array(), get_posts( array( 'post_type' => 'page', 'title' => 'About', 'post_status' => 'any' ) ) );
		self::revert_site( $run );
	}

	/** Returns the name of a way of writing files that needs a password. */
	public function ftp(): string {
		return 'ftpext';
	}

	/**
	 * @param array<string, mixed>|null  $theme   A theme.
	 * @param list<array<string, mixed>> $plugins Plugins.
	 */
	private static function plan( ?array $theme, array $plugins ): Import_Plan {
		return Import_Plan::from_array( array( 'theme' => $theme, 'plugins' => $plugins ) + self::plan_of( self::site_manifest() )->to_array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** @return list<string> */
	private static function names( Import_Plan $plan ): array {
		return array_values( array_unique( array_column( self::module()->runner()->items( $plan ), 'step' ) ) );
	}

	private static function error( Run $run ): string {
		$log = self::module()->runs()->log( $run, 0 );
		return (string) end( $log )['message'];
	}

	private static function module(): Import_Module {
		return self::import_module();
	}
}
