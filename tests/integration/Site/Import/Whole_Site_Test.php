<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Site_State;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Fullsite_Import\Own_Site;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Makes_Site_Bundles;

/**
 * A pack with a theme, plugins, media, fonts, style, templates, menus and settings is imported into a site that has content of its
 * own, and reverted: the database with its tables, and all files, are what they were.
 */
final class Whole_Site_Test extends Test_Case {

	use Has_Plugin_Directory;
	use Makes_Site_Bundles;
	use Own_Site;
	use Calls_Rest;
	use Builds_Themes;
	use Fetches_Pages;

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
		self::make_own_site();
		$before = self::dump_site();
		$run    = $this->import();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array( 3, 3 ), array( $run->results['dependency_data']['plugins']['total'], $run->results['dependency_data']['plugins']['succeed'] ) );
		$this->assertSame( 'tly-theme', get_stylesheet() );
		$this->assertSame( 'The pear tree', get_option( 'blogname' ) );
		$this->assertSame( array(), $run->results['uncaptured'] ?? array() );
		$this->assertGreaterThan( count( $before ) + 50, count( self::dump_site() ) );

		$run = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		self::assert_site_is( $before );
	}

	/**
	 * The results link the imported pages, and before a revert those are listed that were edited since.
	 */
	public function test_pages_are_linked_and_edited_ones_listed_before_the_revert(): void {
		self::make_own_site();
		$run   = $this->import();
		$told  = $this->answer( 'GET', "/fullsite-import/runs/$run->uuid" );
		$pages = $told['results']['pages'];
		$this->assertSame( array(), $told['kept'] );
		$this->assertNotSame( array(), $pages );
		foreach ( $pages as $page ) {
			$id = url_to_postid( $page['visit'] );
			$this->assertSame( array( $page['title'], admin_url( "post.php?post=$id&action=edit" ) ), array( get_post( $id )->post_title, $page['edit'] ) );
		}
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Mine' ) );
		$kept = $this->answer( 'GET', "/fullsite-import/runs/$run->uuid" )['kept'];
		$this->assertContains( array( 'page', (string) $id, 'edited', $page['edit'] ), array_map( static fn( array $one ): array => array( $one['type'], $one['id'], $one['why'], $one['edit'] ), $kept ) );
		$ended = self::revert_site( $run )->results['kept'];
		$this->assertSame( array_column( $kept, 'id' ), array_column( array_slice( $ended, 0, count( $kept ) ), 'id' ) );
	}

	/**
	 * Templates of the theme builder go along to the theme that an import brings, and back with the revert; those of the Site Editor rest
	 * meanwhile. Where they show is what it was.
	 *
	 * @group RVT-001
	 */
	public function test_templates_and_where_they_show_come_back(): void {
		global $wpdb;
		self::make_own_site();
		$ours = $this->marked( 'footer', 'include/general' );
		$body = $this->marked( 'page', 'include/singular/front_page' );
		$part = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts WHERE post_type = 'wp_template_part' AND post_name = 'header'" );
		wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
		wp_update_post( array( 'ID' => $part, 'post_content' => "<!-- wp:paragraph --><p>mark-$part.</p><!-- /wp:paragraph -->" ) );
		$this->show( $part, 'include/general' );
		wp_update_post( array( 'ID' => $body, 'post_content' => '<!-- wp:template-part {"slug":"header"} /-->' . get_post( $body )->post_content . '<!-- wp:template-part {"slug":"footer"} /-->' ) );
		$marks  = function (): array {
			preg_match_all( '/mark-(\d+)\./', $this->fetch( home_url( '/' ) ), $found );
			return array_map( 'intval', $found[1] );
		};
		$themes = static function () use ( $ours, $body, $part ): array {
			return array_map(
				static function ( int $id ): string {
					clean_object_term_cache( $id, get_post_type( $id ) );
					return implode( wp_get_object_terms( $id, 'wp_theme', array( 'fields' => 'names' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
				},
				array( $ours, $body, $part )
			);
		};
		$rows   = static function () use ( $wpdb ): array {
			return array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_conditions ORDER BY id", ARRAY_A ), $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'templately_tb'" ) );
		};
		$this->assertSame( array( $part, $body, $ours ), $marks() );
		$before = self::dump_site();
		$where  = $rows();
		$run    = $this->import( array() );
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, $run->results['uncaptured'] ?? array() ) );
		$this->assertSame( array( 'tly-theme', 'tly-theme', 'twentytwentyfive' ), $themes() );
		$this->assertNotContains( $part, $marks() );

		$run = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		self::assert_site_is( $before );
		$this->assertSame( array( 'twentytwentyfive', 'twentytwentyfive', 'twentytwentyfive' ), $themes() );
		// The first page notices that the theme is another one again.
		$this->assertSame( array( $part, $body, $ours ), $marks() );
		$this->assertSame( $where, $rows() );
	}

	/**
	 * A plugin and a theme that two imports use go with the first one, which is reverted last.
	 *
	 * @group RVT-001
	 */
	public function test_shared_plugins_and_theme_go_with_the_first_import(): void {
		self::make_own_site();
		$before = self::dump_site();
		$older  = $this->import( array( 'tly-callout', 'tly-ledger' ) );
		$newer  = $this->import( array( 'tly-ledger' ), true );
		$this->assertSame( array( Run::DONE, Run::DONE ), array( $older->status, $newer->status ) );

		$this->assertSame( Run::REVERTED, self::revert_site( $newer )->status );
		$this->assertSame( 'tly-theme', get_stylesheet() );
		$this->assertArrayHasKey( 'tly-ledger', Site_State::active_plugins() );

		$this->assertSame( Run::REVERTED, self::revert_site( $older )->status );
		self::assert_site_is( $before );
	}

	/**
	 * @param list<string> $plugins Plugins that the pack needs.
	 * @param bool         $is_here Whether they and the theme are here and active.
	 */
	private function import( array $plugins = array( 'tly-callout', 'tly-tables', 'tly-welcome' ), bool $is_here = false ): Run {
		$plan            = self::plan_of( self::site_manifest() )->to_array();
		$plan['theme']   = self::planned_theme( 'tly-theme', $is_here ? Import_Plan::ACTIVE : Import_Plan::MISSING );
		$plan['plugins'] = array();
		foreach ( $plugins as $slug ) {
			$plan['plugins'][] = self::planned_plugin( $slug, $is_here );
		}
		return self::import_site( Import_Plan::from_array( $plan ), array( 'logo_size' => 99 ) );
	}
}
