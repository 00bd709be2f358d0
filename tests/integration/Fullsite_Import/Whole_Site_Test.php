<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Run;
use Templately\Storage\Site_State;
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
		$this->open_site_of_an_administrator();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->stop_directory();
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

		$run = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		$after = self::dump();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $after ) ), array_values( array_diff( $after, $before ) ) ), 'what is missing, and what is left' );
		$this->assertSame( $before, $after );
	}

	/**
	 * A plugin and a theme that an older import brought and a newer one uses stay, with their table, options and tasks, when the older one
	 * is taken back, and are listed; another plugin of the older one goes. They go with the newer one.
	 *
	 * @group RVT-001
	 */
	public function test_what_a_newer_import_uses_stays_until_it_goes(): void {
		global $wpdb;
		$this->make_own_site();
		$before = self::dump();
		$older  = $this->import( array( 'tly-callout', 'tly-ledger' ) );
		$newer  = $this->import( array( 'tly-ledger' ), true );
		$this->assertSame( array( Run::DONE, Run::DONE ), array( $older->status, $newer->status ) );

		$older  = self::revert_site( $older );
		$kept   = array_column( $older->results['kept'], null, 'id' );
		$active = Site_State::active_plugins();
		$this->assertSame( Run::REVERTED, $older->status );
		$this->assertSame( array( 'type' => 'plugin', 'id' => 'tly-ledger', 'title' => 'Tly-ledger', 'why' => 'import' ), $kept['tly-ledger'] );
		$this->assertSame( array( 'type' => 'theme', 'id' => 'tly-theme', 'title' => 'Tly-theme', 'why' => 'import' ), $kept['tly-theme'] );
		$this->assertArrayNotHasKey( 'tly-callout', $kept );
		$this->assertSame( array( 'tly-theme', true, '2' ), array( get_stylesheet(), isset( $active['tly-ledger'] ), get_option( 'tly_ledger_version' ) ) );
		$this->assertSame( array( true, true, false ), array( is_file( WP_PLUGIN_DIR . '/tly-ledger/tly-ledger.php' ), wp_get_theme( 'tly-theme' )->exists(), is_dir( WP_PLUGIN_DIR . '/tly-callout' ) ) );
		$this->assertSame( array( "{$wpdb->prefix}tly_lines" ), $wpdb->get_col( "SHOW TABLES LIKE '%tly\\_lines'" ) );

		$this->assertSame( Run::REVERTED, self::revert_site( $newer )->status );
		$after = self::dump();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $after ) ), array_values( array_diff( $after, $before ) ) ), 'what is missing, and what is left' );
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

	/**
	 * @param list<string> $plugins Plugins that the pack needs.
	 * @param bool         $is_here Whether they and the theme are here and active.
	 */
	private function import( array $plugins = array( 'tly-callout', 'tly-tables', 'tly-welcome' ), bool $is_here = false ): Run {
		$plan            = self::plan_of( self::site_manifest() )->to_array();
		$plan['theme']   = self::planned_theme( 'tly-theme', $is_here ? Plan::ACTIVE : Plan::MISSING );
		$plan['plugins'] = array();
		foreach ( $plugins as $slug ) {
			$plan['plugins'][] = self::planned_plugin( $slug, $is_here );
		}
		return self::import_site( Plan::from_array( $plan ), array( 'logo_size' => 99 ) );
	}
}
