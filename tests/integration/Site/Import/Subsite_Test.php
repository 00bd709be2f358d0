<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Has_Elementor;
use Templately\Tests\Has_Network;

/**
 * An import on one site of a network, and its revert, leave the others as they are.
 *
 * @group RVT-001
 */
final class Subsite_Test extends Test_Case {

	use Calls_Rest;
	use Has_Elementor;
	use Has_Network;

	/** Makes the second site, with the plugin's tables and content of its own. */
	private const MAKE = 'wp_insert_site( array( "domain" => %1$s, "path" => "/second/", "network_id" => 1, "user_id" => 1, "title" => "Second" ) );
		switch_to_blog( 2 );
		( new Templately\Shared\Database\Schema_Migrator( new Templately\Shared\Database\Table_Builder( $GLOBALS["wpdb"] ) ) )->migrate( static function (): void {} );
		switch_theme( "twentytwentyfive" );
		echo get_current_blog_id();';

	/** Imports a small site here, and takes it back. Says what became of it, and which lines of the whole network were others after each. */
	private const THERE_AND_BACK = 'spl_autoload_register( static function ( string $name ): void {
			$file = %1$s . "/" . str_replace( "\\\\", "/", (string) preg_replace( "/^Templately.Tests./", "", $name ) ) . ".php";
			if ( is_file( $file ) ) { require_once $file; }
		} );
		require_once ABSPATH . "wp-admin/includes/admin.php";
		wp_set_current_user( 1 );
		$site = new class() {
			use Templately\Tests\Makes_Site_Bundles;
			public static function there(): Templately\Site\Import\Run\Run { return self::import_site( self::plan_of( self::site_manifest() ), array( "logo_size" => 99 ) ); }
			public static function back( Templately\Site\Import\Run\Run $run ): Templately\Site\Import\Run\Run { return self::revert_site( $run ); }
		};
		$dump = static function (): array {
			return preg_replace( "#^(\S+_blogs .*\"last_updated\":\")[^\"]*#", "$1", array_values( preg_grep( "#^/uploads/sites/2/templately|_transient_|^\S+_templately_#", Templately\Tests\Fullsite_Import\Site_Dump::take(), PREG_GREP_INVERT ) ) );
		};
		$of_others = static function ( array $lines ): array {
			return array_values( preg_grep( "#^(" . $GLOBALS["wpdb"]->prefix . "|/uploads/sites/2(/| )|/fonts|/uploads/fonts)#", $lines, PREG_GREP_INVERT ) );
		};
		$differ = static function ( array $one, array $other ): array {
			return array_merge( array_values( array_diff( $one, $other ) ), array_values( array_diff( $other, $one ) ) );
		};
		// What the plugin itself keeps there stays.
		wp_mkdir_p( wp_upload_dir( null, false )["basedir"] );
		wp_insert_post( array( "post_title" => "Own", "post_status" => "publish", "post_category" => array( wp_insert_term( "Orchard", "category", array( "slug" => "orchard" ) )["term_id"] ) ) );
		$before = $dump();
		$run    = $site::there();
		$during = $dump();
		$count  = array( $run->status, get_option( "blogname" ), count( $during ) > count( $before ) + 50, $differ( $of_others( $before ), $of_others( $during ) ) );
		$run    = $site::back( $run );
		echo wp_json_encode( array_merge( array( get_current_blog_id() ), $count, array( $run->status, $run->results["kept"], $differ( $before, $dump() ) ) ) );';

	/** Says what stands in the way of a theme that is here and of one that is not, and of more than the network gives a site room for, where it counts that and where it does not; as the second site's own plan has it. */
	private const OBSTACLES = 'require_once ABSPATH . "wp-admin/includes/admin.php";
		wp_set_current_user( 1 );
		$manifest = Templately\Shared\Bundle\Manifest::from_array( array( "schema" => 2, "platform" => "gutenberg", "made" => array( "by" => "catalogue", "version" => "1", "wordpress" => "7.1", "locale" => "en_US" ), "pack" => array( "slug" => "pear-tree", "name" => "Pear tree", "plan" => "free" ), "entries" => array() ) );
		$codes = static function ( string $slug, string $state ) use ( $manifest ): array {
			$obstacles = new Templately\Site\Import\Plan\Obstacles( new Templately\Shared\Database\Connection( $GLOBALS["wpdb"] ) );
			return array_column( $obstacles->blockers( $manifest, array( "slug" => $slug, "name" => "Theirs", "must_have" => true, "state" => $state ), array(), 0, true ), "message", "code" );
		};
		$room  = static function ( int $off ) use ( $manifest ): array {
			update_site_option( "upload_space_check_disabled", $off );
			update_site_option( "blog_upload_space", 1 );
			$obstacles = new Templately\Site\Import\Plan\Obstacles( new Templately\Shared\Database\Connection( $GLOBALS["wpdb"] ) );
			return array_column( $obstacles->blockers( $manifest, null, array(), 5 * MB_IN_BYTES, true ), "message", "code" );
		};
		echo wp_json_encode( array( $codes( "twentytwentyfour", Templately\Site\Import\Plan\Import_Plan::INSTALLED ), $codes( "no-such-theme", Templately\Site\Import\Plan\Import_Plan::MISSING ), $room( 0 ), $room( 1 ) ) );
		WP_Theme::network_enable_theme( "twentytwentyfour" );';

	/** Imports an Elementor pack with a kit here, and takes it back. Says the colors of both sites' kits before, during and after, and how the page was made. */
	private const ELEMENTOR_PACK = 'spl_autoload_register( static function ( string $name ): void {
			$file = %1$s . "/" . str_replace( "\\\\", "/", (string) preg_replace( "/^Templately.Tests./", "", $name ) ) . ".php";
			if ( is_file( $file ) ) { require_once $file; }
		} );
		require_once ABSPATH . "wp-admin/includes/admin.php";
		wp_set_current_user( 1 );
		$site = new class() {
			use Templately\Tests\Elementor_Pack, Templately\Tests\Makes_Site_Bundles {
				Templately\Tests\Makes_Site_Bundles::site_manifest insteadof Templately\Tests\Elementor_Pack;
				Templately\Tests\Makes_Site_Bundles::site_entries insteadof Templately\Tests\Elementor_Pack;
			}
			public static function there(): Templately\Site\Import\Run\Run {
				list( $manifest, $entries )  = self::elementor_pack();
				$none                       = array( "terms" => array(), "menus" => array(), "look" => array( "presets" => array( "font-family" => array() ) ) );
				return self::import_site( self::plan_of( $manifest + $none ), array( "logo_size" => 99 ), self::pack( $manifest, $entries ) );
			}
			public static function back( Templately\Site\Import\Run\Run $run ): Templately\Site\Import\Run\Run { return self::revert_site( $run ); }
		};
		$colors = static function (): array {
			$found = array();
			foreach ( array( 1, 2 ) as $id ) {
				switch_to_blog( $id );
				$found[] = array_column( (array) ( get_post_meta( (int) get_option( "elementor_active_kit" ), "_elementor_page_settings", true )["system_colors"] ?? array() ), "color", "_id" )["primary"] ?? "";
				restore_current_blog();
			}
			return $found;
		};
		$said   = array( $colors() );
		$run    = $site::there();
		$page   = get_page_by_path( "tly-pears" );
		$said[] = array( $run->status, $colors(), null === $page ? "" : get_post_meta( $page->ID, "_elementor_edit_mode", true ) );
		$run    = $site::back( $run );
		$said[] = array( $run->status, $run->results["kept"], $colors(), get_page_by_path( "tly-pears" ) );
		echo wp_json_encode( $said );';

	/** @var bool Other processes read it. */
	protected $commits = true;

	protected int $admin = 0;

	public function test_an_import_into_one_site_of_a_network_changes_no_other_site(): void {
		$this->become_network();
		update_option( 'active_plugins', array() );
		$this->assertSame( '2', $this->say( sprintf( self::MAKE, var_export( $this->domain(), true ) ), true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		foreach ( array( array( 'theme_not_allowed' => 'The theme Theirs is not enabled for this site. A network administrator can enable it.' ), array() ) as $expected ) {
			// After the first look it is enabled.
			$said  = $this->say( self::OBSTACLES, true, '/second/' );
			$quota = array( 'disk_full' => 'This import needs 5 MB on the disk, and 1 MB are free.' );
			$this->assertSame( array( $expected, array(), $quota, array() ), json_decode( $said, true ), $said );
		}
		$said = $this->say( sprintf( self::THERE_AND_BACK, var_export( dirname( __DIR__, 3 ), true ) ), true, '/second/' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		$this->assertSame( array( 2, 'done', 'The pear tree', true, array(), 'reverted', array(), array() ), json_decode( $said, true ), $said );
	}

	public function test_an_elementor_pack_changes_the_kit_of_its_own_site_only(): void {
		$this->admin = $this->act_as( 'administrator' );
		$this->bring_elementor();
		try {
			$this->become_network();
			update_option( 'active_plugins', array() );
			$this->say( 'update_site_option( "active_sitewide_plugins", array( "elementor/elementor.php" => time() ) );', true );
			$this->assertSame( '2', $this->say( sprintf( self::MAKE, var_export( $this->domain(), true ) ), true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
			$said = $this->say( sprintf( self::ELEMENTOR_PACK, var_export( dirname( __DIR__, 3 ), true ) ), true, '/second/' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
			$this->assertSame( array( array( '', '' ), array( 'done', array( '', '#AA0011' ), 'builder' ), array( 'reverted', array(), array( '', '' ), null ) ), json_decode( $said, true ), $said );
		} finally {
			$this->remove_elementor();
		}
	}
}
