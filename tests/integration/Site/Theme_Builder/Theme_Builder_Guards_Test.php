<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Admin_Bar;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Elementor\Elementor_Templates;
use Templately\Site\Theme_Builder\Page_Explainer;
use Templately\Site\Theme_Builder\Post_Types;
use Templately\Site\Theme_Builder\Rendering\Block_Theme_Renderer;
use Templately\Site\Theme_Builder\Rendering\Elementor_Renderer;
use Templately\Site\Theme_Builder\Rendering\Resolved_Templates;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Tests_Every_Kind_Of_Page;

final class Theme_Builder_Guards_Test extends Test_Case {

	use Tests_Every_Kind_Of_Page;

	public function test_the_ability_accepts_one_url(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			$this->markTestSkipped( 'This WordPress knows no abilities.' );
		}
		$ability = wp_get_ability( 'templately/explain-template' );
		$this->assertNotNull( $ability );
		$long = home_url( '/' ) . '?a=';
		$long = $long . str_repeat( 'a', 2000 - strlen( $long ) );
		$this->assertCount( 3, $ability->execute( array( 'url' => $long ) ) );
		foreach ( array( array( 'url' => "{$long}a" ), array(), array( 'url' => home_url( '/' ), 'more' => 1 ), array( 'url' => 5 ) ) as $input ) {
			$refusal = $ability->execute( $input );
			$this->assertSame( 'ability_invalid_input', is_wp_error( $refusal ) ? $refusal->get_error_code() : '', (string) wp_json_encode( $input ) );
		}
	}

	public function test_the_admin_bar_is_limited_and_escaped(): void {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		$of     = static function ( int $id, string $link ): array {
			return array( 'template_id' => $id, 'title' => "<b>Template $id</b>", 'edit_link' => $link, 'reason' => '<i>Because</i>' );
		};
		$others = array();
		for ( $id = 2; $id <= 14; $id++ ) {
			$others[] = $of( $id, 'javascript:alert(1)' );
		}
		$bar = new WP_Admin_Bar();
		Admin_Bar::add_nodes( $bar, array( array( 'location' => 'body', 'winner' => $of( 1, 'https://site.test/?a=1&b=2' ), 'reason' => '<i>Because</i>', 'others' => $others ) ) );
		$nodes = $bar->get_nodes();
		$this->assertCount( 13, $nodes );
		$this->assertArrayHasKey( 'templately-body-11', $nodes );
		$this->assertArrayNotHasKey( 'templately-body-12', $nodes );
		$this->assertSame( array( 'Template: &lt;b&gt;Template 1&lt;/b&gt;', '&lt;i&gt;Because&lt;/i&gt;', 'Not “&lt;b&gt;Template 2&lt;/b&gt;”: &lt;i&gt;Because&lt;/i&gt;' ), array( $nodes['templately-body']->title, $nodes['templately-body-why']->title, $nodes['templately-body-2']->title ) );
		$this->assertSame( array( 'https://site.test/?a=1&#038;b=2', '' ), array( $nodes['templately-body']->href, $nodes['templately-body-2']->href ) );
	}

	public function test_feeds_are_not_explained(): void {
		$explainer = $this->explainer();
		$this->assertNull( $explainer->explain_url( home_url( '/feed/' ) ) );
		$plain = (string) get_permalink( $this->made['plain'] );
		$body  = $this->template( 'single' );
		$this->show( $body, 'include/singular' );
		$empty = $this->template( 'single', 'Empty' );
		wp_update_post( array( 'ID' => $empty, 'post_content' => '' ) );
		$this->show( $empty, 'include/archive', 'exclude/singular' );
		$said = (array) $explainer->explain_url( $plain );
		$this->assertSame( array( $body, array() ), array( $said[2]['winner']['template_id'], $said[2]['others'] ) );
		$this->show( $empty, 'include/singular' );
		$this->assertSame( array( $empty ), array_column( ( (array) $explainer->explain_url( $plain ) )[2]['others'], 'template_id' ) );
	}

	public function test_a_header_does_not_show_in_a_body_without_parts(): void {
		$header = $this->template( 'header' );
		$this->show( $header, 'include/general' );
		$plain = (string) get_permalink( $this->made['plain'] );
		$said  = function () use ( $plain ): array {
			$header = ( (array) $this->explainer()->explain_url( $plain ) )[0];
			return array( $header['winner']['template_id'] ?? 0, $header['others'][0]['why'] ?? '' );
		};
		$this->assertSame( array( $header, '' ), $said() );
		$words = '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->';
		$part  = '<!-- wp:template-part {"slug":"header","area":"header"} /-->';
		foreach ( array( false, true ) as $is_own ) {
			foreach ( array( $words => array( 0, Resolution::NO_PART ), "$part$words" => array( $header, '' ) ) as $content => $expected ) {
				$body = ( new Theme_Template_Store() )->create( 'single', '', 'Body', (string) $content, $is_own );
				$this->assertSame( $is_own ? Theme_Template_Store::OWN_TYPE : 'wp_template', get_post_type( $body ) );
				$this->show( $body, 'include/singular' );
				$this->assertSame( $expected, $said(), ( $is_own ? 'own' : 'block' ) . " $content" );
				wp_delete_post( $body, true );
			}
		}
		$document = ( new Theme_Template_Store() )->create_document( 'single', 'Document' );
		update_post_meta( $document, Theme_Template_Store::ELEMENTS, '[{"elType":"container"}]' );
		$this->show( $document, 'include/singular' );
		$this->assertSame( array( $header, '' ), $said() );
		wp_delete_post( $document, true );
		$body = $this->template( 'single', 'Body', $words );
		$this->show( $body, 'include/singular' );
		$facts = ( new Request_Simulation() )->simulate( $plain );
		$this->assertNotNull( $facts );
		$this->assertSame( Resolution::GAVE_WAY, $this->explainer()->explain_query( $facts, array( 'header' => Resolution::GAVE_WAY ) )[0]['others'][0]['why'] );
	}

	public function test_saving_other_posts_needs_no_queries(): void {
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += (int) ( false !== strpos( $sql, 'templately_conditions' ) );
				return $sql;
			}
		);
		$post = $this->post( 'A post' );
		wp_update_post( array( 'ID' => $post, 'post_content' => 'More.' ) );
		wp_delete_post( $post, true );
		$draft = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'draft', 'post_name' => 'tly-draft', 'post_content' => 'x' ) );
		wp_update_post( array( 'ID' => $draft, 'post_content' => 'More.' ) );
		$this->assertSame( 0, $asked );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'publish' ) );
		$this->assertSame( 1, $asked, 'It has no conditions.' );
	}

	public function test_nothing_is_hooked_in_outside_of_pages(): void {
		add_filter( 'wp_using_themes', '__return_true' );
		$this->show( $this->template( 'single' ), 'include/general' );
		$main = static function ( array $query ): void {
			// phpcs:disable WordPress.WP.GlobalVariablesOverride -- each test has its own.
			$GLOBALS['wp_query']     = new WP_Query( $query );
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
			// phpcs:enable
		};
		$main( array( 'feed' => 'rss2' ) );
		$winners = new Resolved_Templates( $this->storage() );
		$queries = $GLOBALS['wpdb']->num_queries;
		$this->assertSame( array( null, 0 ), array( $winners->template_for( 'body' ), $GLOBALS['wpdb']->num_queries - $queries ) );
		$main( array( 'p' => $this->made['plain'] ) );
		$this->assertFalse( has_filter( 'single_template_hierarchy' ) );
		set_current_screen( 'edit-post' );
		try {
			do_action( 'wp', $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			$this->assertFalse( has_filter( 'single_template_hierarchy' ) );
		} finally {
			$GLOBALS['current_screen'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		}
		do_action( 'wp', $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->assertTrue( has_filter( 'single_template_hierarchy' ) );
	}

	public function test_elementor_templates_have_no_public_page(): void {
		$kept      = get_post_type_object( Theme_Template_Store::ELEMENTOR_TYPE );
		$templates = new Elementor_Templates();
		$id        = ( new Theme_Template_Store() )->create_document( 'header', 'Head' );
		$page      = $this->page( 'A page' );
		$this->assertSame( '', get_edit_post_link( $id, 'raw' ) );
		$this->assertStringContainsString( "post=$page", (string) get_edit_post_link( $page, 'raw' ) );
		$own = static function ( $type ): bool {
			$_GET['post_type'] = $type;
			Post_Types::register();
			return (bool) get_post_type_object( Theme_Template_Store::ELEMENTOR_TYPE )->publicly_queryable;
		};
		try {
			$this->assertFalse( $own( Theme_Template_Store::ELEMENTOR_TYPE ), 'Elementor is not here.' );
			do_action( 'elementor/loaded' ); // phpcs:ignore WordPress.NamingConventions -- Elementor's.
			$this->assertTrue( $own( Theme_Template_Store::ELEMENTOR_TYPE ) );
			$this->assertFalse( $own( 'page' ) );
			$this->assertFalse( $own( array( Theme_Template_Store::ELEMENTOR_TYPE ) ) );
			set_current_screen( 'edit-post' );
			$this->assertFalse( $own( Theme_Template_Store::ELEMENTOR_TYPE ) );
			$GLOBALS['current_screen'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
			$this->act_as( 'editor' );
			$this->assertFalse( $own( Theme_Template_Store::ELEMENTOR_TYPE ) );
			$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $page ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- each test has its own.
			$this->assertSame( '/theme/page.php', $templates->use_editor_canvas( '/theme/page.php' ) );
			// Without Elementor's canvas file, the theme's file is used.
			define( 'ELEMENTOR_PATH', '/tly/nowhere/' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Elementor's.
			$GLOBALS['wp_query'] = new WP_Query( array( 'post_type' => Theme_Template_Store::ELEMENTOR_TYPE, 'p' => $id ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- each test has its own.
			$this->assertTrue( is_singular( Theme_Template_Store::ELEMENTOR_TYPE ) );
			$this->assertSame( '/theme/page.php', $templates->use_editor_canvas( '/theme/page.php' ) );
		} finally {
			$GLOBALS['current_screen']                                        = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
			$GLOBALS['wp_post_types'][ Theme_Template_Store::ELEMENTOR_TYPE ] = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		}
	}

	public function test_parts_of_other_areas_are_kept(): void {
		$header = $this->template( 'header' );
		$this->show( $header, 'include/general' );
		$this->show( $this->template( 'archive' ), 'include/general' );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- each test has its own.
		$GLOBALS['wp_query']     = new WP_Query( array( 'p' => $this->made['plain'] ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		// phpcs:enable
		$winners = new Resolved_Templates( $this->storage() );
		$blocks  = new Block_Theme_Renderer( $winners, new Elementor_Renderer( $winners ) );
		$part    = static function ( string $area ): array {
			return array( 'blockName' => 'core/template-part', 'attrs' => array( 'slug' => 'tly-none', 'area' => $area, 'theme' => get_stylesheet() ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		};
		$this->assertNotNull( $winners->template_for( 'body' ) );
		$this->assertSame( $part( 'body' ), $blocks->replace_part( $part( 'body' ) ) );
		$this->assertSame( 'theirs', $blocks->fall_back_to_theme_part( 'theirs' ) );
		$this->assertSame( get_post( $header )->post_name, $blocks->replace_part( $part( 'header' ) )['attrs']['slug'] );
		$this->assertSame( 'ours', $blocks->fall_back_to_theme_part( 'ours' ) );
		$this->assertSame( array(), $winners->locations_not_shown() );
		$blocks->register( array( 'header' => 1 ) );
		$blocks->replace_part( $part( 'header' ) );
		do_action( 'render_block_core_template_part_none', '', array(), '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->assertStringNotContainsString( 'unavailable', $blocks->fall_back_to_theme_part( 'Template part is unavailable' ) );
		$this->assertSame( array( 'header' => Resolution::GAVE_WAY ), $winners->locations_not_shown() );
	}

	public function test_condition_targets_are_labelled_with_few_queries(): void {
		global $wpdb;
		$chosen = new Condition_Targets( new Condition_Types() );
		$label  = static function ( string $text ) use ( $chosen ): string {
			return $chosen->label( Condition::parse( "include/$text" ) );
		};
		$bold   = $this->post( 'A <b>bold</b> &amp; plain post' );
		$none   = $this->post( '' );
		$news   = $this->term( 'News', 'category', $this->made['world'] );
		$this->assertSame( array( 'A bold & plain post', "#$none", 'World / News' ), array( $label( "singular/post/$bold" ), $label( "singular/post/$none" ), $label( "archive/category/$news" ) ) );
		$wpdb->update( $wpdb->term_taxonomy, array( 'parent' => 99999999 ), array( 'term_id' => $news ) );
		clean_term_cache( $news, 'category' );
		$this->assertSame( 'News', $label( "archive/category/$news" ) );
		$this->assertSame( array( '', 'The user of this condition does not exist.' ), array( $label( 'archive/author/99999999' ), $chosen->validation_error( Condition::parse( 'include/archive/author/99999999' ) ) ) );

		$body = $this->template( 'category' );
		$rows = array();
		for ( $count = 0; $count < 30; $count++ ) {
			$rows[] = 'include/archive/category/' . $this->term( "Many $count" );
		}
		$cost = function ( string ...$some ) use ( $body ): int {
			$this->show( $body, ...$some );
			wp_cache_flush();
			$queries = $GLOBALS['wpdb']->num_queries;
			$this->answer( 'GET', '/conditions', array( 'template_id' => $body ) );
			return $GLOBALS['wpdb']->num_queries - $queries;
		};
		$this->assertSame( $cost( $rows[0] ), $cost( ...$rows ) );
		register_taxonomy( 'tly_secret', 'post', array( 'public' => false ) );
		$subs  = ( new Condition_Types() )->all();
		$types = array_column( $this->answer( 'GET', '/templates/types' ), 'type' );
		unregister_taxonomy( 'tly_secret' );
		$this->assertContains( 'taxonomy-genre', $types );
		$this->assertNotContains( 'taxonomy-tly_secret', $types );
		$this->assertArrayNotHasKey( 'tly_secret', $subs['archive']['sub_conditions'] );
		$this->assertArrayNotHasKey( 'in_tly_secret', $subs['singular']['sub_conditions'] );
		$this->assertArrayHasKey( 'in_category', $subs['singular']['sub_conditions'] );
	}

	private function storage(): Condition_Store {
		return new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
	}

	private function explainer(): Page_Explainer {
		$config = new Condition_Types();
		return new Page_Explainer( $this->storage(), $config, new Condition_Targets( $config ), new Request_Simulation() );
	}
}
