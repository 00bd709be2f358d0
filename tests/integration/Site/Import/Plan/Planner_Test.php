<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Database\Connection;
use Templately\Shared\File_Tree;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Obstacles;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runs;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * What is planned before anything is written.
 */
final class Planner_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Has_Plugin_Directory;
	use Makes_Bundles;

	/** @var bool Two tests store runs. */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		wp_set_current_user( 1 );
	}

	/**
	 * @group IMP-020
	 * @group IMP-025
	 */
	public function test_on_an_empty_site_all_objects_are_made_and_the_plan_writes_nothing(): void {
		global $wpdb;
		$writes = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				if ( 1 !== preg_match( '/^\s*(SELECT|SHOW|DESCRIBE)\b/i', $sql ) ) {
					$writes[] = $sql;
				}
				return $sql;
			}
		);
		$manifest              = self::site_manifest();
		$manifest['plugins'][] = array(
			'slug'                 => 'test-forms',
			'plugin_file'          => 'forms-by-us/plugin.php',
			'plugin_original_slug' => 'forms-by-us',
			'name'                 => 'Forms by us',
			'icon'                 => 'https://shop.example/forms.png',
			'link'                 => 'https://shop.example/forms',
			'is_pro'               => true,
			'must_have'            => false,
		);

		$plan = $this->plan( $manifest );
		$this->assertSame( array(), $writes );
		$this->assertSame( array( 'media', 'term', 'term', 'page', 'post', 'wp_template_part', 'wp_template', 'menu' ), array_column( $plan->objects(), 'kind' ) );
		$this->assertSame( array( Import_Plan::CREATE ), array_values( array_unique( array_column( $plan->objects(), 'action' ) ) ) );
		$this->assertSame( array( false, false, false, false, true, false, false, false ), array_column( $plan->objects(), 'sample' ) );
		$this->assertSame( array( 2000000020 ), $plan->object_by_number( 2000000021 )['needs'] );
		$this->assertSame(
			array( array( 'slug' => 'twentytwentyfour', 'name' => 'Twenty Twenty-Four', 'must_have' => true, 'state' => wp_get_theme( 'twentytwentyfour' )->exists() ? ( get_stylesheet() === 'twentytwentyfour' ? Import_Plan::ACTIVE : Import_Plan::INSTALLED ) : Import_Plan::MISSING ) ),
			array( $plan->theme() )
		);
		$this->assertEquals(
			array(
				'name'                 => 'Test shop',
				'slug'                 => 'test-shop',
				'plugin_file'          => 'test-shop/shop.php',
				'plugin_original_slug' => 'test-shop',
				'icon'                 => '',
				'link'                 => '',
				'is_pro'               => false,
				'installed'            => false,
				'active'               => false,
				'mustHave'             => true,
			),
			$plan->plugins()[0]
		);
		$this->assertEquals(
			array(
				'name'                 => 'Forms by us',
				'slug'                 => 'test-forms',
				'plugin_file'          => 'forms-by-us/plugin.php',
				'plugin_original_slug' => 'forms-by-us',
				'icon'                 => 'https://shop.example/forms.png',
				'link'                 => 'https://shop.example/forms',
				'is_pro'               => true,
				'installed'            => false,
				'active'               => false,
				'mustHave'             => false,
			),
			$plan->plugins()[1]
		);
		$this->assertGreaterThan( 20 * MB_IN_BYTES, $plan->disk_bytes(), 'A plugin is installed.' );
		$this->assertGreaterThan( 12, $plan->to_array()['seconds'] );
		$this->assertSame( array( 'gutenberg', array( 'id' => 5, 'slug' => 'test-pack', 'name' => 'Test pack' ) ), array( $plan->platform(), $plan->pack() ) );
	}

	/** What is there already is named: a slug that is taken, a template, a term, a menu, a medium; the pack itself. */
	public function test_collisions(): void {
		foreach ( array( 'test-welcome', 'test-welcome-2' ) as $slug ) {
			wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Mine', 'post_name' => $slug ) );
		}
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'No post', 'post_name' => 'test-first' ) );
		$template = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_name' => 'page' ) );
		wp_set_object_terms( $template, 'twentytwentyfour', 'wp_theme' );
		$other = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_title' => 'Of another theme', 'post_name' => 'header' ) );
		wp_set_object_terms( $other, 'twentytwentyfive', 'wp_theme' );
		$term = wp_insert_term( 'Neues', 'category', array( 'slug' => 'test-news' ) )['term_id'];
		wp_insert_term( 'A tag', 'post_tag', array( 'slug' => 'test-local' ) );
		wp_create_nav_menu( 'Test menu' );
		$upload     = wp_upload_bits( 'pear.png', null, self::entries()['media/pear.png'] );
		$attachment = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'pear', 'post_status' => 'inherit' ), $upload['file'] );
		add_post_meta( $attachment, '_templately_sha256', hash( 'sha256', self::entries()['media/pear.png'] ) );

		$plan = $this->plan( self::site_manifest() );
		$is   = static function ( int $number ) use ( $plan ): array {
			$object = $plan->object_by_number( $number );
			return array( $object['action'], $object['target'], $object['slug'] );
		};
		$this->assertSame( array( Import_Plan::CREATE, 0, 'test-welcome' ), $is( 2000000011 ) );
		$this->assertSame( '“test-welcome” is taken on your site: the address can get a number.', $plan->object_by_number( 2000000011 )['note'] );
		$this->assertSame( array( Import_Plan::CREATE, 0, 'test-first' ), $is( 2000000012 ), 'A post and a page may have one slug.' );
		$this->assertSame( '', $plan->object_by_number( 2000000012 )['note'] );
		$this->assertSame( array( Import_Plan::REPLACE, $template, 'page' ), $is( 2000000014 ) );
		$this->assertSame( array( Import_Plan::CREATE, 0, 'header' ), $is( 2000000013 ) );
		$this->assertSame( array( Import_Plan::REUSE, $term, 'test-news' ), $is( 2000000020 ) );
		$this->assertSame( array( Import_Plan::CREATE, 0, 'test-local' ), $is( 2000000021 ) );
		$this->assertSame( array( Import_Plan::REUSE, $attachment, 'pear.png' ), $is( 2000000001 ) );
		$tagged            = self::site_manifest();
		$tagged['terms'][] = array( 'id' => 2000000022, 'taxonomy' => 'post_tag', 'slug' => 'test-news', 'name' => 'A tag' );
		$this->assertSame( Import_Plan::CREATE, $this->plan( $tagged )->object_by_number( 2000000022 )['action'], 'A category is no tag.' );
		$this->assertSame( 'Test menu 2', $plan->object_by_number( 2000000030 )['title'] );
		$this->assertSame( 'Your site already has a menu “Test menu”. This one is named “Test menu 2”.', $plan->object_by_number( 2000000030 )['note'] );

		$this->assertNotContains( 'same_pack', array_column( $plan->to_array()['notes'], 'code' ) );
		$runs = $this->runs();
		$run  = $runs->create( array(), $plan, array(), 1 );
		$this->assertNotContains( 'same_pack', array_column( $this->plan( self::site_manifest() )->to_array()['notes'], 'code' ), 'It is not done.' );
		$runs->set_status( $run, Run::DONE, array( Run::RUNNING ) );
		$this->assertContains( 'same_pack', array_column( $this->plan( self::site_manifest() )->to_array()['notes'], 'code' ) );
	}

	/** The plan says for which. */
	public function test_unticked_objects_only_come_where_others_need_them(): void {
		$numbers = function ( array $form ): array {
			return array_column( $this->plan( self::site_manifest(), $form )->objects(), 'number' );
		};
		$all     = array( 2000000001, 2000000020, 2000000021, 2000000011, 2000000012, 2000000013, 2000000014, 2000000030 );
		$this->assertSame( $all, $numbers( array() ) );
		$this->assertSame( array_values( array_diff( $all, array( 2000000012, 2000000021, 2000000020 ) ) ), $numbers( array( 'import_demo_content' => false ) ), 'The post goes with its term, and with that its parent.' );
		$this->assertSame( array_values( array_diff( $all, array( 2000000012, 2000000021, 2000000020 ) ) ), $numbers( array( 'objects' => array( 2000000012 ) ) ) );
		$this->assertSame( array_values( array_diff( $all, array( 2000000011 ) ) ), $numbers( array( 'objects' => array( 2000000011 ) ) ), 'The picture stays: the site\'s logo is it.' );
		$this->assertSame( $all, $numbers( array( 'objects' => array( 2000000013 ) ) ) );
		$this->assertStringStartsWith( 'Included because “Page” needs it.', $this->plan( self::site_manifest(), array( 'objects' => array( 2000000013 ) ) )->object_by_number( 2000000013 )['note'] );
		$this->assertSame( array_values( array_diff( $all, array( 2000000013, 2000000014 ) ) ), $numbers( array( 'objects' => array( 2000000013, 2000000014 ) ) ) );

		$without                     = self::site_manifest();
		$without['settings']['logo'] = 0;
		$this->assertNull( $this->plan( $without, array( 'objects' => array( 2000000011 ) ) )->object_by_number( 2000000001 ), 'Nothing else has it.' );
	}

	/**
	 * Only administrators see either.
	 *
	 * @group IMP-020
	 * @group RST-041
	 * @group RST-042
	 */
	public function test_the_plan_knows_the_same_plugins_and_themes_as_the_routes_of_wordpress(): void {
		$theme = get_theme_root() . '/tly-theme';
		$this->put_plugin( 'tly-active', '1.0' );
		$this->put_plugin( 'tly-asleep', '1.0' );
		update_option( 'active_plugins', array( 'tly-active/tly-active.php' ) );
		mkdir( $theme );
		file_put_contents( "$theme/style.css", "/*\nTheme Name: Tly\n*/" );
		file_put_contents( "$theme/index.php", '' );
		// A folder that has no theme in it.
		mkdir( "$theme-hollow" );
		wp_clean_themes_cache();
		try {
			$manifest = self::site_manifest();
			foreach ( array( 'tly-active', 'tly-asleep', 'tly-absent' ) as $slug ) {
				$manifest['plugins'][] = array( 'slug' => $slug, 'plugin_file' => "$slug/$slug.php", 'name' => $slug, 'must_have' => true );
			}
			$told    = array_column( $this->call( 'GET', '/wp/v2/plugins' )->get_data(), 'status', 'plugin' );
			$planned = array();
			foreach ( $this->plan( $manifest )->plugins() as $plugin ) {
				$name = substr( $plugin['plugin_file'], 0, -strlen( '.php' ) );
				$this->assertSame( array( isset( $told[ $name ] ), 'active' === ( $told[ $name ] ?? '' ) ), array( $plugin['installed'], $plugin['active'] ), $name );
				$planned[ $plugin['slug'] ] = array( $plugin['installed'], $plugin['active'] );
			}
			$this->assertSame(
				array(
					'test-shop'  => array( false, false ),
					'tly-active' => array( true, true ),
					'tly-asleep' => array( true, false ),
					'tly-absent' => array( false, false ),
				),
				$planned
			);

			$told   = array_column( $this->call( 'GET', '/wp/v2/themes' )->get_data(), 'status', 'stylesheet' );
			$states = array();
			foreach ( array( get_stylesheet(), 'tly-theme', 'tly-absent', 'tly-theme-hollow' ) as $slug ) {
				$manifest['theme']['slug'] = $slug;
				$states[]                  = $this->plan( $manifest )->theme()['state'];
				$this->assertSame( array( 'active' => Import_Plan::ACTIVE, 'inactive' => Import_Plan::INSTALLED )[ $told[ $slug ] ?? '' ] ?? Import_Plan::MISSING, end( $states ), $slug );
			}
			$this->assertSame( array( Import_Plan::ACTIVE, Import_Plan::INSTALLED, Import_Plan::MISSING, Import_Plan::MISSING ), $states );

			$this->act_as( 'subscriber' );
			foreach ( array( 'plugins', 'themes' ) as $list ) {
				$this->assertSame( 403, $this->call( 'GET', "/wp/v2/$list" )->get_status(), $list );
			}
		} finally {
			$this->stop_directory();
			File_Tree::remove( $theme );
			rmdir( "$theme-hollow" );
			wp_clean_themes_cache();
		}
	}

	/**
	 * Settings that would become others, old and new; of what does not come, none. What somebody typed goes before what the pack has.
	 *
	 * @group IMP-007
	 * @group IMP-008
	 */
	public function test_settings(): void {
		update_option( 'blogname', 'Mine &amp; yours' );
		update_option( 'posts_per_page', 7 );
		update_option( 'show_on_front', 'posts' );
		$settings = array_column( $this->plan( self::site_manifest() )->settings(), null, 'name' );
		$this->assertSame( array( 'title', 'tagline', 'logo', 'front_page', 'menu_locations' ), array_keys( $settings ), 'As many posts a page as the pack wants.' );
		$this->assertSame( array( 'Mine & yours', 'The test', 'The test' ), array( $settings['title']['before'], $settings['title']['after'], $settings['title']['value'] ) );
		$this->assertSame( array( 'Latest posts', 'Test-welcome', 2000000011 ), array( $settings['front_page']['before'], $settings['front_page']['after'], $settings['front_page']['value'] ) );
		$this->assertSame( array( 'primary' => 2000000030 ), $settings['menu_locations']['value'] );

		$settings = array_column( $this->plan( self::site_manifest(), array( 'title' => ' Typed ', 'slogan' => '', 'objects' => array( 2000000011, 2000000030 ) ) )->settings(), null, 'name' );
		$this->assertSame( array( 'title', 'tagline', 'logo' ), array_keys( $settings ) );
		$this->assertSame( array( 'Typed', 'Of a site' ), array( $settings['title']['value'], $settings['tagline']['value'] ) );
		$settings = array_column( $this->plan( self::site_manifest(), array( 'title' => ' ', 'slogan' => ' Open late ' ) )->settings(), 'value', 'name' );
		$this->assertSame( array( 'The test', 'Open late' ), array( $settings['title'], $settings['tagline'] ) );

		$logo     = wp_insert_attachment( array( 'post_title' => 'My & logo', 'post_mime_type' => 'image/png' ), 'logo.png' );
		$settings = array_column( $this->plan( self::site_manifest(), array( 'logo' => array( 'id' => $logo ) ) )->settings(), 'after', 'name' );
		$this->assertSame( 'My & logo', $settings['logo'], 'The chosen one replaces that of the pack.' );
	}

	/**
	 * Plugins to buy and missing rights are obstacles.
	 *
	 * @group IMP-021
	 * @group IMP-022
	 * @group IMP-023
	 */
	public function test_required_plugins_are_planned_and_optional_ones_where_they_were_ticked(): void {
		$manifest              = self::site_manifest();
		$manifest['plugins'][] = array( 'slug' => 'test-forms', 'plugin_file' => 'test-forms/forms.php', 'name' => 'Forms', 'must_have' => false );
		$slugs                 = function ( array $form ) use ( &$manifest ): array {
			return array_column( $this->plan( $manifest, $form )->plugins(), 'slug' );
		};
		$this->assertSame( array( 'test-shop', 'test-forms' ), $slugs( array() ) );
		$this->assertSame( array( 'test-shop' ), $slugs( array( 'plugins' => array() ) ) );
		$this->assertSame( array( 'test-shop', 'test-forms' ), $slugs( array( 'plugins' => array( 'test-forms' ) ) ) );
		$this->assertSame( 'twentytwentyfour', $this->plan( $manifest, array( 'theme' => '' ) )->theme()['slug'] ?? '' );
		$manifest['theme']['must_have'] = false;
		$this->assertNull( $this->plan( $manifest, array( 'theme' => '' ) )->theme() );
		$this->assertSame( 'twentytwentyfour', $this->plan( $manifest )->theme()['slug'] ?? '' );

		$codes = function ( array $form = array() ) use ( &$manifest ): array {
			return array_column( $this->plan( $manifest, $form )->blockers(), 'code' );
		};
		$this->assertSame( array(), $codes() );
		$manifest['plugins'][0]['is_pro'] = true;
		$this->assertSame( array( 'plugin_not_free' ), $codes() );
		$manifest['plugins'][0]['is_pro'] = false;
		$everything                       = array( 'objects' => array( 2000000001, 2000000011, 2000000012, 2000000013, 2000000014, 2000000030 ) );
		$this->assertSame( array( 'nothing_chosen' ), $codes( $everything ) );

		add_filter( 'file_mod_allowed', '__return_false' );
		$this->assertSame( array( 'fs_unavailable' ), $codes() );
		$this->assertSame( array( 'plugin_not_installable' ), array_column( $this->plan( $manifest )->to_array()['notes'], 'code' ) );
		$manifest['plugins'][0]['must_have'] = false;
		$this->assertSame( array(), $codes(), 'Nothing has to be installed.' );
		remove_filter( 'file_mod_allowed', '__return_false' );
		$manifest['plugins'][0]['must_have'] = true;

		$editor = wp_insert_user( array( 'user_login' => 'plan-editor', 'user_pass' => 'x', 'role' => 'editor' ) );
		wp_set_current_user( $editor );
		$this->assertSame( array( 'invalid_permission' ), array_values( array_unique( $codes() ) ) );
		$this->assertContains( 'This pack needs plugins, and you may not install plugins.', array_column( $this->plan( $manifest )->blockers(), 'message' ) );
	}

	/** What a theme has from its parent is the theme's too, where a pack brings a template of that name. */
	public function test_a_template_of_the_parent_theme(): void {
		$folder = get_theme_root() . '/tly-theme';
		mkdir( $folder );
		file_put_contents( "$folder/style.css", "/*\nTheme Name: Tly\nTemplate: twentytwentyfive\n*/" );
		wp_clean_themes_cache();
		try {
			foreach ( array( 'page' => 'Shown instead of your theme’s. A revert restores your theme’s.', 'nobody-has' => '' ) as $slug => $note ) {
				$manifest                  = self::site_manifest();
				$manifest['theme']['slug'] = 'tly-theme';
				foreach ( $manifest['content'] as $place => $one ) {
					$manifest['content'][ $place ]['slug'] = 'wp_template' === $one['type'] ? $slug : $one['slug'];
				}
				$notes = array_column( $this->plan( $manifest )->objects(), 'note', 'kind' );
				$this->assertSame( $note, $notes['wp_template'], $slug );
			}
		} finally {
			unlink( "$folder/style.css" );
			rmdir( $folder );
			wp_clean_themes_cache();
		}
	}

	public function test_a_full_disk_is_an_obstacle(): void {
		$manifest = self::site_manifest();
		$entries  = array( 'media/pear.png' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => PHP_INT_MAX >> 4 ) );
		$this->assertSame( array( 'disk_full' ), array_column( $this->plan( $manifest, array(), $entries )->blockers(), 'code' ) );
		wp_set_current_user( 1 );
		$small = $this->plan( $manifest )->disk_bytes();
		$large = $this->plan( $manifest, array(), array( 'media/pear.png' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1000000 ) ) )->disk_bytes();
		$this->assertGreaterThanOrEqual( 1990000, $large - $small, 'In the bundle, and in the library.' );
	}

	/** The starter catalogue's pack is planned whole: fonts, navigation, posts and all. */
	public function test_a_pack_of_the_starter_catalogue(): void {
		$file = dirname( TEMPLATELY_FILE ) . '/build/catalogue/vesper-quince.zip';
		$plan = $this->planner()->plan_manifest( Bundle::from_zip( $file )->manifest(), array( 'id' => 1 ) );
		$this->assertSame( array( 'media' => 9, 'font' => 2, 'term' => 2, 'wp_navigation' => 1, 'wp_template_part' => 2, 'wp_template' => 7, 'page' => 6, 'post' => 4 ), array_count_values( array_column( $plan->objects(), 'kind' ) ) );
		$this->assertSame( array(), $plan->blockers() );
		$numbers = array_column( $plan->objects(), 'number' );
		$this->assertSame( $numbers, array_values( array_unique( $numbers ) ) );
		$without = $this->planner()->plan_manifest( Bundle::from_zip( $file )->manifest(), array( 'id' => 1, 'import_demo_content' => false ) );
		$this->assertSame( array( 9, 0 ), array( count( $without->objects( 'media' ) ), count( $without->objects( 'term', 'post' ) ) ) );
	}

	/** Each setting that a pack may bring is told. */
	public function test_settings_of_each_kind(): void {
		$manifest              = self::site_manifest();
		$manifest['settings'] += array(
			'icon'       => 2000000001,
			'posts_page' => 2000000011,
			'permalinks' => '/%year%/%postname%/',
			'comments'   => 'closed',
			'pings'      => 'closed',
			'colours'    => array( array( 'id' => 'bark', 'name' => 'Bark', 'value' => '#3b2f2a' ), array( 'id' => 'leaf', 'name' => 'Leaf', 'value' => '#2f5d3a' ) ),
			'theme_mods' => array( 'background_color' => 'ffffff' ),
			'sidebars'   => array( 'sidebar-1' => array( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ) ),
		);
		register_nav_menu( 'primary', 'Top of the page' );
		register_sidebar( array( 'id' => 'sidebar-1', 'name' => 'Beside the posts' ) );
		$settings = array_column( $this->plan( $manifest )->settings(), 'after', 'name' );
		unregister_nav_menu( 'primary' );
		unregister_sidebar( 'sidebar-1' );
		$this->assertSame( array( 'title', 'tagline', 'logo', 'icon', 'front_page', 'posts_page', 'posts_per_page', 'permalinks', 'comments', 'pings', 'colours', 'theme_mods', 'menu_locations', 'sidebars' ), array_keys( $settings ) );
		$this->assertSame( array( '7', '/%year%/%postname%/', 'Not allowed', 'Not allowed', 'Bark, Leaf', 'Background color', 'Top of the page', 'Beside the posts' ), array_slice( array_values( $settings ), 6 ) );
	}

	public function test_an_installed_theme_and_plugins_cost_no_room_and_time(): void {
		switch_theme( 'twentytwentyfive' );
		$manifest = self::site_manifest();
		$theme    = function ( string $slug, array $form = array() ) use ( &$manifest ): Import_Plan {
			$manifest['theme']['slug'] = $slug;
			return $this->plan( $manifest, $form );
		};
		$active   = $theme( 'twentytwentyfive' );
		$missing  = $theme( 'no-such-theme' );
		$this->assertSame( array( Import_Plan::ACTIVE, Import_Plan::INSTALLED, Import_Plan::MISSING ), array( $active->theme()['state'], $theme( 'twentytwentyfour' )->theme()['state'], $missing->theme()['state'] ) );
		$this->assertSame( array( 20 * MB_IN_BYTES, 12 ), array( $missing->disk_bytes() - $active->disk_bytes(), $missing->to_array()['seconds'] - $active->to_array()['seconds'] ) );
		$manifest['theme']['must_have'] = false;
		$this->assertSame( 'twentytwentyfour', $theme( 'twentytwentyfour', array( 'theme' => 'twentytwentyfour' ) )->theme()['slug'] ?? '' );
		$this->assertNull( $theme( 'twentytwentyfour', array( 'theme' => 'twentytwentyfive' ) )->theme() );

		$manifest['plugins'][] = array( 'slug' => 'test-forms', 'plugin_file' => 'test-forms/forms.php', 'name' => 'Forms', 'must_have' => false );
		$forms                 = function () use ( &$manifest ): array {
			$plugins = array_column( $this->plan( $manifest, array( 'plugins' => array() ) )->plugins(), null, 'slug' );
			return isset( $plugins['test-forms'] ) ? array( $plugins['test-forms']['installed'], $plugins['test-forms']['active'] ) : array();
		};
		$this->assertSame( array(), $forms() );
		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'test-forms/forms.php' ) ) );
		$this->assertSame( array( false, true ), $forms(), 'What is active comes, ticked or not.' );
		mkdir( WP_PLUGIN_DIR . '/test-forms' );
		touch( WP_PLUGIN_DIR . '/test-forms/forms.php' );
		try {
			$this->assertSame( array( true, true ), $forms() );
		} finally {
			unlink( WP_PLUGIN_DIR . '/test-forms/forms.php' );
			rmdir( WP_PLUGIN_DIR . '/test-forms' );
		}
	}

	public function test_each_missing_right_is_an_obstacle_where_it_is_needed(): void {
		switch_theme( 'twentytwentyfive' );
		$manifest                  = self::site_manifest();
		$manifest['theme']['slug'] = 'twentytwentyfive';
		$said                      = function ( string $lacking ) use ( &$manifest ): array {
			wp_get_current_user()->add_cap( $lacking, false );
			$said = array_column( $this->plan( $manifest )->blockers(), 'message' );
			wp_get_current_user()->remove_cap( $lacking );
			return $said;
		};
		foreach ( array( 'manage_options', 'upload_files', 'edit_theme_options' ) as $right ) {
			$this->assertSame( array( 'Your role can’t import packs on this site.' ), $said( $right ), $right );
		}
		$this->assertSame( array( array(), array() ), array( $said( 'switch_themes' ), $said( 'install_themes' ) ) );
		$this->assertSame( array( 'This pack needs plugins, and you may not install plugins.' ), $said( 'install_plugins' ) );
		$this->assertSame( array( 'This pack needs plugins, and you may not activate plugins.' ), $said( 'activate_plugins' ) );
		$manifest['theme']['slug'] = 'twentytwentyfour';
		$this->assertSame( array( array( 'This pack needs another theme, and you may not change the theme.' ), array() ), array( $said( 'switch_themes' ), $said( 'install_themes' ) ) );
		$manifest['theme']['slug'] = 'no-such-theme';
		$this->assertSame( array( array(), array( 'This pack needs a theme, and you may not install themes.' ) ), array( $said( 'switch_themes' ), $said( 'install_themes' ) ) );

		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'test-shop/shop.php' ) ) );
		$this->assertSame( array(), $said( 'activate_plugins' ), 'What has to be active is.' );
		update_option( 'active_plugins', array() );
		$manifest['plugins'][0]['must_have'] = false;
		$this->assertSame( array( array(), array() ), array( $said( 'activate_plugins' ), $said( 'install_plugins' ) ) );
		add_filter( 'file_mod_allowed', '__return_false' );
		$this->assertSame( array( 'fs_unavailable' ), array_column( $this->plan( $manifest )->blockers(), 'code' ), 'A theme has to be installed.' );
	}

	/** What is good to know is said where it is so. */
	public function test_notes(): void {
		$manifest                            = self::site_manifest();
		$manifest['theme']['must_have']      = false;
		$manifest['plugins'][0]['must_have'] = false;
		$codes                               = function ( array $form = array() ) use ( &$manifest ): array {
			return array_column( $this->plan( $manifest, $form )->to_array()['notes'], 'code' );
		};
		$this->assertSame( array(), $codes( array( 'theme' => '' ) ) );
		wp_get_current_user()->add_cap( 'install_plugins', false );
		$this->assertSame( array( 'plugin_not_installable' ), $codes() );
		wp_get_current_user()->remove_cap( 'install_plugins' );
		$password = static function (): string {
			return 'ftpext';
		};
		add_filter( 'filesystem_method', $password );
		$this->assertSame( array( 'plugin_not_installable' ), $codes() );
		remove_filter( 'filesystem_method', $password );
		$manifest['plugins'][0]['is_pro'] = true;
		$this->assertSame( array( 'plugin_not_installable' ), $codes() );
		$manifest['plugins'][0]['must_have'] = true;
		$this->assertSame( array(), $codes() );
		// It is here, so nobody has to buy it.
		$here                                  = plugin_basename( (string) current( glob( WP_PLUGIN_DIR . '/*/*.php' ) ) );
		$manifest['plugins'][0]['plugin_file'] = $here;
		$this->assertSame( array(), $this->plan( $manifest )->blockers() );
		$manifest['plugins'][0]['must_have'] = false;
		$this->assertSame( array(), $codes() );

		foreach ( array( 'stylesheet', 'template' ) as $filter ) {
			add_filter(
				$filter,
				static function (): string {
					return 'classic';
				}
			);
		}
		$this->assertSame( array( array(), array( 'no_block_theme' ) ), array( $codes(), $codes( array( 'theme' => '' ) ) ) );
		array_pop( $manifest['content'] );
		$this->assertSame( array(), $codes( array( 'theme' => '' ) ) );
	}

	/** The site's settings name media too. */
	public function test_patterns_and_navigations_only_come_with_content_that_names_them(): void {
		$manifest              = self::site_manifest();
		$manifest['media'][]   = array( 'id' => 2000000002 ) + $manifest['media'][0];
		$manifest['terms'][]   = array( 'id' => 2000000022, 'taxonomy' => 'post_tag', 'slug' => 'alone', 'name' => 'Alone' );
		$manifest['content'][] = array( 'id' => 2000000015, 'type' => 'wp_block', 'slug' => 'named', 'title' => 'Named', 'entry' => 'styles.json', 'needs' => array() );
		$manifest['content'][] = array( 'id' => 2000000016, 'type' => 'wp_block', 'slug' => 'alone', 'title' => 'Alone', 'entry' => 'styles.json', 'needs' => array() );

		$manifest['content'][0]['needs'] = array( 2000000001, 2000000015 );
		$without                         = function () use ( &$manifest ): array {
			$numbers = array_column( $this->plan( $manifest, array( 'objects' => array( 2000000011 ) ) )->objects(), 'number' );
			return array_values( array_intersect( array( 2000000001, 2000000002, 2000000015, 2000000016, 2000000022 ), $numbers ) );
		};
		$this->assertSame( array( 2000000001, 2000000002, 2000000016, 2000000022 ), $without() );
		$manifest['settings']['logo'] = 0;
		$this->assertSame( array( 2000000002, 2000000016, 2000000022 ), $without() );
		foreach ( array( 'icon' => 2000000001, 'theme_mods' => array( 'custom_logo' => 2000000001 ) ) as $name => $value ) {
			$manifest['settings'][ $name ] = $value;
			$this->assertContains( 2000000001, $without(), $name );
			unset( $manifest['settings'][ $name ] );
		}
	}

	/** A template in front of the theme's has a note. */
	public function test_names_of_menus_are_free_on_the_site_and_in_the_pack(): void {
		switch_theme( 'twentytwentyfive' );
		wp_create_nav_menu( 'TEST MENU' );
		$manifest            = self::site_manifest();
		$manifest['theme']   = null;
		$manifest['menus'][] = array( 'id' => 2000000040, 'name' => 'Other', 'items' => array() );
		$manifest['menus'][] = array( 'id' => 2000000041, 'name' => 'other', 'items' => array() );
		$template            = static function ( int $number, string $slug ): array {
			return array( 'id' => $number, 'type' => 'wp_template', 'slug' => $slug, 'title' => 'x', 'entry' => 'styles.json', 'needs' => array() );
		};
		array_push( $manifest['content'], $template( 2000000015, 'no-such' ), $template( 2000000016, 'header' ), $template( 2000000017, '../parts/header' ) );
		$manifest['media'][0]['title'] = 'A pear';
		$manifest['media'][]           = array( 'id' => 2000000002, 'title' => '', 'name' => 'p.png' ) + $manifest['media'][0];
		$family                        = array( 'slug' => 'serif', 'name' => 'Serif', 'stack' => 'serif', 'role' => 'heading', 'licence' => null, 'faces' => array() );
		$manifest['look']              = array( 'page' => array( 'background' => '#ffffff' ), 'presets' => array( 'font-family' => array( $family ) ) );
		$plan                          = $this->plan( $manifest );
		$titles                        = array_column( $plan->objects(), 'title', 'number' );
		$notes                         = array_column( $plan->objects(), 'note', 'number' );
		$this->assertSame( array( 'Test menu 2', 'Other', 'other 2' ), array( $titles[2000000030], $titles[2000000040], $titles[2000000041] ) );
		$this->assertSame( array( 'A pear', 'p.png' ), array( $titles[2000000001], $titles[2000000002] ) );
		$this->assertSame( array(), $plan->objects( 'font' ) );
		$instead = 'Shown instead of your theme’s. A revert restores your theme’s.';
		$this->assertSame( array( $instead, $instead, '', '', '' ), array( $notes[2000000013], $notes[2000000014], $notes[2000000015], $notes[2000000016], $notes[2000000017] ) );
	}

	public function test_a_pack_is_the_same_by_name_and_builder(): void {
		$plan = $this->plan( self::site_manifest() )->to_array();
		foreach ( array( array( 'platform' => 'elementor' ), array( 'pack' => array( 'slug' => 'other' ) + $plan['pack'] ) ) as $change ) {
			$this->runs()->set_status( $this->runs()->create( array(), Import_Plan::from_array( $change + $plan ), array(), 1 ), Run::DONE, array( Run::RUNNING ) );
			$this->assertSame( array(), $this->plan( self::site_manifest() )->to_array()['notes'] );
		}
	}

	public function test_omissions_of_the_pack_are_listed(): void {
		$manifest = self::site_manifest() + array( 'left_out' => array( array( 'what' => 'Comments', 'where' => 'comments', 'why' => 'not_exported' ) ) );
		$this->assertSame( $manifest['left_out'], $this->plan( $manifest )->to_array()['left_out'] );
	}

	public function test_sizes_and_fonts_need_room_and_existing_pictures_do_not(): void {
		$sha        = hash( 'sha256', 'large' );
		$entries    = array( 'media/pear.png' => array( 'sha256' => $sha, 'size' => 1000000 ) );
		$manifest   = self::site_manifest();
		$with_sizes = $this->plan( $manifest, array(), $entries )->disk_bytes();
		$upload     = wp_upload_bits( 'large.png', null, 'large' );
		$attachment = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'large', 'post_status' => 'inherit' ), $upload['file'] );
		add_post_meta( $attachment, '_templately_sha256', $sha );
		$this->assertSame( $with_sizes - 2000000, $this->plan( $manifest, array(), $entries )->disk_bytes() );
		$family           = array( 'slug' => 'serif', 'name' => 'Serif', 'stack' => 'serif', 'role' => 'heading', 'licence' => null, 'faces' => array( array( 'file' => 'fonts/serif.woff2', 'weight' => '400', 'style' => 'normal' ) ) );
		$manifest['look'] = array( 'page' => array( 'background' => '#ffffff' ), 'presets' => array( 'font-family' => array( $family ) ) );
		$this->assertSame( $with_sizes - 1000000, $this->plan( $manifest, array(), $entries + array( 'fonts/serif.woff2' => array( 'sha256' => $sha, 'size' => 500000 ) ) )->disk_bytes(), 'In the bundle, and in the library.' );
	}

	/** 2,001 objects are planned with a few queries, and the plan says that they are too many. */
	public function test_a_large_pack(): void {
		global $wpdb;
		$manifest             = self::site_manifest();
		$manifest['menus']    = array();
		$manifest['content']  = array();
		$manifest['terms']    = array();
		$manifest['settings'] = array( 'title' => 'x', 'tagline' => 'x' );
		unset( $manifest['items'][0]['object'] );
		for ( $number = 0; $number < 100; $number++ ) {
			$manifest['terms'][] = array( 'id' => 2000020000 + $number, 'taxonomy' => 'category', 'slug' => "large-$number", 'name' => "Large $number" );
		}
		for ( $number = 0; $number < 1900; $number++ ) {
			$manifest['content'][] = array( 'id' => 2000030000 + $number, 'type' => 0 === $number % 3 ? 'page' : 'post', 'slug' => "large-$number", 'title' => "Large $number", 'entry' => 'styles.json', 'needs' => array( 2000020000 + $number % 100 ) );
		}
		for ( $number = 0; $number < 200; $number++ ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 0 === $number % 3 ? 'page' : 'post', 'post_status' => 'publish', 'post_name' => "large-$number", 'post_title' => 'x', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
		}
		$checked = self::checked( $manifest );
		$planner = $this->planner();
		$queries = $wpdb->num_queries;
		$begin   = microtime( true );
		$plan    = $planner->plan_manifest( $checked, array( 'id' => 5 ) );
		$time    = microtime( true ) - $begin;
		$this->assertSame( 2001, $plan->count() );
		$this->assertContains( array( 'code' => 'too_many_objects', 'message' => 'This pack has more than 2,000 objects. Publish it as several packs.' ), $plan->blockers() );
		$this->assertLessThanOrEqual( 20, $wpdb->num_queries - $queries );
		$this->assertNotSame( '', $plan->object_by_number( 2000030199 )['note'] );
		fwrite( STDERR, sprintf( "\n2,001 objects planned: %d ms, %d queries\n", (int) ( 1000 * $time ), $wpdb->num_queries - $queries ) );
	}

	/**
	 * @param array<string, mixed>                              $manifest What manifest.json says.
	 * @param array<string, mixed>                              $form     What was chosen.
	 * @param array<string, array{sha256: string, size: int}> $entries  Entries that are others.
	 */
	private function plan( array $manifest, array $form = array(), array $entries = array() ): Import_Plan {
		return $this->planner()->plan_manifest( self::checked( $manifest, $entries ), $form + array( 'id' => 5 ) );
	}

	/**
	 * @param array<string, mixed>                              $manifest What manifest.json says.
	 * @param array<string, array{sha256: string, size: int}> $entries  Entries that are others.
	 */
	private static function checked( array $manifest, array $entries = array() ): Manifest {
		foreach ( self::site_entries() as $name => $bytes ) {
			$entries += array( $name => array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) ) );
		}
		return Manifest::from_array( $manifest + array( 'entries' => $entries ) );
	}

	/** Returns the table of runs. */
	private function runs(): Runs {
		global $wpdb;
		return new Runs( new Connection( $wpdb ) );
	}

	/** Returns what plans. */
	private function planner(): Planner {
		$settings = new Settings();
		$state    = new Site_State( $settings );
		$client   = new Client( $this->transport );
		$packs    = new Packs( $client, new Profile( $client, new Access_Tokens( '' ), $settings, $state, new Local_Users( $settings, $state ) ), $settings );
		return new Planner( $packs, new Obstacles( new Connection( $GLOBALS['wpdb'] ) ), array( $this->runs(), 'imported_at' ) );
	}
}
