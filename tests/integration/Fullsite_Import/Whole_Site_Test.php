<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Run;
use Templately\Fullsite_Import\Work;
use Templately\Fullsite_Import\Working_Folder;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Makes_Site_Bundles;

/**
 * A pack with a theme, plugins, media, fonts, style, templates, menus and settings is imported into a site that has content of its
 * own, and reverted: the database with its tables, and all files, are what they were.
 */
final class Whole_Site_Test extends Test_Case {

	use Has_Plugin_Directory;
	use Makes_Site_Bundles;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		$this->start_directory();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->stop_directory();
		Working_Folder::remove_tree( get_theme_root() . '/tly-theme' );
		wp_clean_themes_cache();
		parent::tearDown();
	}

	/**
	 * @group RVT-001
	 */
	public function test_a_real_pack_leaves_nothing_behind(): void {
		$this->make_own_site();
		$before = self::dump();
		$run    = $this->import();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array( 3, 3 ), array( $run->results['dependency_data']['plugins']['total'], $run->results['dependency_data']['plugins']['succeed'] ) );
		$this->assertSame( 'tly-theme', get_stylesheet() );
		$this->assertSame( 'The pear tree', get_option( 'blogname' ) );
		$this->assertSame( array(), $run->results['uncaptured'] ?? array() );
		$this->assertGreaterThan( count( $before ) + 50, count( self::dump() ) );

		$run = self::import_module()->engine()->revert()->begin( $run );
		for ( $ticks = 0; $ticks < 60 && $run->is_active(); $ticks++ ) {
			$run = self::import_module()->runner()->tick( $run, time() + 20 );
		}
		wp_cache_flush();
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		$after = self::dump();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $after ) ), array_values( array_diff( $after, $before ) ) ), 'what is missing, and what is left' );
		$this->assertSame( $before, $after );
	}

	/**
	 * @return list<string> The site, less what the server on loopback writes down.
	 */
	private static function dump(): array {
		return array_values( (array) preg_grep( '#^/directory\.log #', Site_Dump::take(), PREG_GREP_INVERT ) );
	}

	/** Gives the site what an import could spoil: an own style, an own header, posts, a menu, widgets and a front page. */
	private function make_own_site(): void {
		wp_update_post(
			array(
				'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"settings":{},"styles":{"color":{"text":"#111111"}}}' ),
			)
		);
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Home', 'post_name' => 'home', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		update_option( 'blogname', 'Mine' );
		$part = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_status' => 'publish', 'post_content' => '<!-- wp:site-title /-->' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		wp_set_object_terms( $part, 'twentytwentyfive', 'wp_theme' );
		wp_insert_term( 'Orchard', 'category', array( 'slug' => 'orchard' ) );
		$menu = wp_create_nav_menu( 'Orchard menu' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Home', 'menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		stick_post( wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'publish' ) ) );
	}

	private function import(): Run {
		$plan = self::plan_of( self::site_manifest() )->to_array();
		$need = static function ( string $slug ): array {
			return array(
				'name'                 => $slug,
				'slug'                 => $slug,
				'plugin_file'          => "$slug/$slug.php",
				'plugin_original_slug' => $slug,
				'icon'                 => '',
				'link'                 => '',
				'is_pro'               => false,
				'installed'            => false,
				'active'               => false,
				'mustHave'             => true,
			);
		};

		$plan['theme']   = array( 'slug' => 'tly-theme', 'name' => 'Theme', 'must_have' => true, 'state' => Plan::MISSING ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$plan['plugins'] = array_map( $need, array( 'tly-callout', 'tly-tables', 'tly-welcome' ) );
		$run             = self::import_module()->runs()->create( array( 'logo_size' => 99 ), Plan::from_array( $plan ), 1 );
		$bundle          = self::pack( self::site_manifest(), self::site_entries() );
		copy( $bundle, Working_Folder::make( $run ) . '/' . Work::BUNDLE );
		unlink( $bundle );
		for ( $ticks = 0; $ticks < 60 && $run->is_active(); $ticks++ ) {
			$run = self::import_module()->runner()->tick( $run, time() + 20 );
		}
		return $run;
	}
}
