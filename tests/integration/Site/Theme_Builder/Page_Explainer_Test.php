<?php

declare( strict_types=1 );

use Templately\Site\Theme_Builder\Conditions_Command;
use Templately\Site\Theme_Builder\Rendering\Template_Part_Finder;
use Templately\Tests\Shows_Templates;

final class Page_Explainer_Test extends Test_Case {

	use Shows_Templates {
		setUp as private set_up_site;
	}

	protected function setUp(): void {
		$this->set_up_site();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
	}

	public function test_the_home_page_is_recognised_during_rest_requests(): void {
		$front = $this->marked( 'front-page', 'include/singular/front_page' );
		$wide  = $this->marked( 'archive', 'include/archive/post_archive' );
		$page  = $this->page( 'Start' );
		$blog  = $this->page( 'Blog' );
		foreach ( array( array( 'posts', 0, array() ), array( 'page', $page, array( get_permalink( $blog ) => $wide ) ) ) as list( $shows, $id, $more ) ) {
			update_option( 'show_on_front', $shows );
			update_option( 'page_on_front', $id );
			update_option( 'page_for_posts', 0 === $id ? 0 : $blog );
			foreach ( array( home_url( '/' ) => $front ) + $more as $address => $template ) {
				$answer = $this->http( 'GET', '/wp-json/wp-abilities/v1/abilities/templately/explain-template/run?' . http_build_query( array( 'input' => array( 'url' => $address ) ) ), null, $this->admin );
				$this->assertSame( 200, $answer['status'], $answer['body'] );
				$this->assertSame( $template, array_column( json_decode( $answer['body'], true ), 'winner', 'location' )['body']['template_id'] ?? 0, "$shows $address" );
				$this->assertSame( array( $template ), self::marks( $this->fetch( $address ) ), "$shows $address" );
			}
			$answer = $this->http( 'POST', '/wp-json/templately/v1/conditions/preview', self::body( $front, 'include/singular/front_page' ), $this->admin );
			$this->assertSame( array( array( 'title' => 'Front page', 'url' => home_url( '/' ), 'wins' => true ) ), json_decode( $answer['body'], true )['pages'] ?? $answer['body'], $shows );
		}
	}

	public function test_rest_cli_and_ability_give_the_same_explanation(): void {
		$post   = $this->post( 'A post' );
		$page   = $this->page( 'Chosen' );
		$header = $this->marked( 'header', 'include/general' );
		$one    = $this->template( 'single', 'One & <b>only</b>' );
		$older  = $this->template( 'single', 'Older' );
		$newer  = $this->template( 'single', 'Newer' );
		$out    = $this->template( 'single', 'Out' );
		$empty  = $this->template( 'single', 'Empty' );
		wp_update_post( array( 'ID' => $empty, 'post_content' => '' ) );
		$this->show( $older, 'include/singular/post' );
		$this->show( $newer, 'include/singular/post', 'include/archive' );
		$this->show( $one, "include/singular/post/$post" );
		$this->show( $out, "include/singular/post/$post", 'exclude/singular' );
		$this->show( $empty, 'include/singular' );

		$said = $this->explain( (string) get_permalink( $post ) );
		$this->assertSame( array( 'header', 'footer', 'body' ), array_column( $said, 'location' ) );
		$this->assertSame( array( $header, 'Header', 'Entire site', 0, 'It is shown because of its condition “Entire site”.' ), array_values( array_intersect_key( $said[0]['winner'], array_flip( array( 'template_id', 'title', 'condition', 'rank', 'reason' ) ) ) ) );
		$this->assertSame( array( null, 'The theme’s own is shown because no template matches this page.', array() ), array( $said[1]['winner'], $said[1]['reason'], $said[1]['others'] ) );
		$this->assertSame( array( 'template_id' => $one, 'title' => 'One & only', 'edit_link' => get_edit_post_link( $one, 'raw' ), 'condition' => 'Single entries / Posts / A post', 'rank' => 40, 'why' => '', 'reason' => 'It is shown because of its condition “Single entries / Posts / A post”.' ), $said[2]['winner'] );
		$this->assertSame(
			array(
				array( $newer, 20, 'outranked', 'Its condition “Single entries / Posts” is less specific.' ),
				array( $older, 20, 'outranked', 'Its condition “Single entries / Posts” is less specific.' ),
				array( $out, 10, 'excluded', 'Its condition “All single entries” excludes this page.' ),
				array( $empty, 10, 'empty', 'It is empty, so it is not shown anywhere yet.' ),
			),
			array_map(
				static function ( array $other ): array {
					return array( $other['template_id'], $other['rank'], $other['why'], $other['reason'] );
				},
				$said[2]['others']
			)
		);
		wp_delete_post( $one, true );
		$said = $this->explain( '/a-post/' );
		$this->assertSame( array( $newer, $older, 'Its condition “Single entries / Posts” is equally specific, but it is older.' ), array( $said[2]['winner']['template_id'], $said[2]['others'][0]['template_id'], $said[2]['others'][0]['reason'] ) );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$this->show( $older, 'include/singular/page' );
		$said = $this->explain( (string) get_permalink( $page ) );
		$this->assertSame( array( null, 'The template “page-no-title” is shown because it was chosen for this page.', 'Its condition “Single entries / Pages” is less specific than the template chosen for this page.' ), array( $said[2]['winner'], $said[2]['reason'], $said[2]['others'][0]['reason'] ) );

		if ( function_exists( 'wp_get_ability' ) ) {
			$ability = wp_get_ability( 'templately/explain-template' );
			$this->assertNotNull( $ability );
			$this->assertSame( $said, $ability->execute( array( 'url' => get_permalink( $page ) ) ) );
			$this->assertSame( array( true, false ), array( $ability->get_meta()['annotations']['readonly'], $ability->get_meta()['annotations']['destructive'] ) );
			$this->assertSame( 'not_a_page', $ability->execute( array( 'url' => 'https://example.org/' ) )->get_error_code() );
			$this->act_as( 'editor' );
			$this->assertInstanceOf( WP_Error::class, $ability->execute( array( 'url' => home_url( '/' ) ) ) );
			wp_set_current_user( $this->admin );
		}
	}

	public function test_the_admin_bar_explains_to_administrators_only(): void {
		$post = (string) get_permalink( $this->post( 'A post' ) );
		$path = '/a-post/';
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'] );
		$wide = $this->template( 'single', 'Wide <i>one</i>' );
		$this->show( $wide, 'include/general' );
		$mine = $this->marked( 'single', 'include/singular/post' );
		$html = $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'];
		foreach ( array( 'Templates of this page', 'Template: Single post', 'Header: the theme’s own', 'It is shown because of its condition “Single entries / Posts”.', 'Not “Wide one”: Its condition “Entire site” is less specific.', esc_url( (string) get_edit_post_link( $mine, 'raw' ) ) ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		$editor = $this->act_as( 'editor' );
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $this->http( 'GET', $path, null, $editor, array( 'Accept: text/html' ) )['body'] );
		$list = $this->http( 'GET', '/wp-admin/edit.php', null, $this->admin, array( 'Accept: text/html' ) )['body'];
		$this->assertStringContainsString( 'wp-admin-bar-site-name', $list );
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $list );
		$visitor = $this->fetch( $post );
		$this->assertStringContainsString( "mark-$mine.", $visitor );
		$this->assertStringNotContainsStringIgnoringCase( 'templately', $visitor );
	}

	public function test_empty_templates_are_explained(): void {
		$this->bring_plugin( "register_block_type( 'tly/blank', array( 'render_callback' => '__return_empty_string' ) ); register_block_type( 'tly/asks', array( 'render_callback' => function () { ob_start(); block_template_part( 'header' ); return ob_get_clean(); } ) );" );
		$header = $this->template( 'header', 'Head' );
		$slug   = get_post( $header )->post_name;
		$this->show( $header, 'include/general' );
		$empty  = 'It is empty, so it is not shown anywhere yet.';
		$itself = 'It contains only itself, so the theme’s own is shown.';
		foreach (
			array(
				'<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' => $empty,
				"<!-- wp:html -->\n \n<!-- /wp:html -->\n\n<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->" => $empty,
				"<!-- wp:template-part {\"slug\":\"$slug\"} /-->" => $itself,
				"<!-- wp:template-part {\"slug\":\"$slug\",\"theme\":\"twentytwentyfive\",\"area\":\"header\",\"tagName\":\"header\"} /-->\n<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->" => $itself,
			) as $content => $reason
		) {
			wp_update_post( array( 'ID' => $header, 'post_content' => wp_slash( $content ) ) );
			$said = $this->explain( '/' )[0];
			$this->assertSame( array( null, 'The theme’s own is shown because no template matches this page.', array( $reason ) ), array( $said['winner'], $said['reason'], array_column( $said['others'], 'reason' ) ) );
			$this->assertSame( array( $reason ), array_column( $this->answer( 'GET', '/templates/theme' )['items'], 'note' ) );
			$this->assertSame( array(), get_option( 'templately_tb' ), 'No page asks for it.' );
		}
		foreach ( array( '<!-- wp:paragraph --><p>.</p><!-- /wp:paragraph -->', '<!-- wp:template-part {"slug":"header"} /-->', '<!-- wp:tly/blank /-->' ) as $content ) {
			wp_update_post( array( 'ID' => $header, 'post_content' => $content ) );
			$this->assertSame( $header, $this->explain( '/' )[0]['winner']['template_id'], $content );
			$this->assertSame( array( '' ), array_column( $this->answer( 'GET', '/templates/theme' )['items'], 'note' ), $content );
		}
		$said = 'The theme’s own is shown instead of “Head”. It has no content on this page.';
		foreach ( array( 'twentytwentyfive', '' ) as $theme ) {
			if ( '' === $theme ) {
				$this->bring_classic_theme();
			}
			$html = $this->http( 'GET', '/', null, $this->admin, array( 'Accept: text/html' ) )['body'];
			$this->assertStringContainsString( $said, $html, $theme );
			$this->assertStringContainsString( 'Header: the theme’s own', $html );
		}
		$this->assertStringContainsString( 'theme-header', $html );
		$body = $this->template( 'archive', 'Body', '<!-- wp:tly/blank /-->' );
		$this->show( $body, 'include/general' );
		$html = $this->http( 'GET', '/', null, $this->admin, array( 'Accept: text/html' ) )['body'];
		$this->assertStringContainsString( 'The theme’s own is shown instead of “Body”.', $html );
		$this->assertStringContainsString( 'theme-body', $html );
		wp_update_post( array( 'ID' => $header, 'post_content' => '<!-- wp:paragraph --><p>.</p><!-- /wp:paragraph --><!-- wp:tly/asks /-->' ) );
		$this->assertStringNotContainsString( 'instead of “Head”', $this->http( 'GET', '/', null, $this->admin, array( 'Accept: text/html' ) )['body'] );
	}

	public function test_missing_header_parts_of_block_themes_are_explained(): void {
		$part   = static function ( string $slug ): string {
			return "<!-- wp:template-part {\"slug\":\"$slug\"} /-->";
		};
		$footer = $part( 'footer' );
		$words  = '<!-- wp:paragraph --><p>theme-body</p><!-- /wp:paragraph -->';
		$this->bring_block_theme( array( 'index' => "$words$footer", 'single' => "<!-- wp:group --><div class=\"wp-block-group\">{$part( 'top' )}</div><!-- /wp:group -->$words$footer", 'blank' => $words, 'search' => $words ), 'tly-some' );
		$header = $this->marked( 'header', 'include/general' );
		$bottom = $this->marked( 'footer', 'include/general' );
		$post   = $this->post( 'A post' );
		$notes  = function () use ( $header, $bottom ): array {
			$listed = array_column( $this->answer( 'GET', '/templates/theme' )['items'], 'note', 'id' );
			foreach ( array( $header, $bottom ) as $id ) {
				$this->assertSame( $listed[ $id ], $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template']['note'] );
			}
			return array( $listed[ $header ], $listed[ $bottom ] );
		};
		$where  = 'It does not show on pages whose template has no such part: ';
		$this->assertSame( array( "{$where}Index, Search Results.", "{$where}Search Results." ), $notes() );
		$shows = 'It is shown because of its condition “Entire site”.';
		$this->assertSame( "$shows {$where}Index, Search Results.", $this->explain( '/' )[0]['reason'] );
		$seen = function ( string $path ): array {
			$html = $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'];
			preg_match_all( '/mark-(\d+)\./', $html, $found );
			preg_match_all( '#>\s*(The theme’s own is shown instead of “[^<]+)<#', $html, $said );
			return array( array_map( 'intval', $found[1] ), array_values( array_unique( array_map( 'trim', $said[1] ) ) ) );
		};
		$none = 'The template of this page has no such part to replace.';
		$this->assertSame( array( array( $bottom ), array( "The theme’s own is shown instead of “Header”. $none" ) ), $seen( '/' ) );
		$this->assertSame( array( array( $header, $bottom ), array() ), $seen( '/a-post/' ) );
		$this->assertSame( array( array(), array( "The theme’s own is shown instead of “Header”. $none", "The theme’s own is shown instead of “Footer”. $none" ) ), $seen( '/?s=A' ) );
		$body = $this->template( 'archive', '', $words . $footer );
		$this->show( $body, 'include/general' );
		$this->assertSame( array( array( $bottom ), array( "The theme’s own is shown instead of “Header”. $none" ) ), $seen( '/a-post/' ) );
		$said = $this->explain( (string) get_permalink( $post ) );
		$this->assertSame( array( null, 'no_part', $none, $bottom, $shows ), array( $said[0]['winner'], $said[0]['others'][0]['why'], $said[0]['others'][0]['reason'], $said[1]['winner']['template_id'], $said[1]['reason'] ) );
		wp_update_post( array( 'ID' => $body, 'post_content' => $part( 'top' ) . $words . $footer ) );
		$this->assertSame( array( array( $header, $bottom ), array() ), $seen( '/' ) );
		$this->assertSame( $shows, $this->explain( '/' )[0]['reason'] );
		wp_delete_post( $body, true );
		$changed = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'index', 'post_status' => 'draft', 'post_content' => $part( 'top' ) . $words . $footer ) );
		wp_set_object_terms( $changed, 'tly-some', 'wp_theme' );
		wp_publish_post( $changed );
		$this->assertSame( array( "{$where}Search Results.", "{$where}Search Results." ), $notes() );
		$this->assertSame( array( array( $header, $bottom ), array() ), $seen( '/' ) );
		wp_delete_post( $changed, true );
		$this->assertSame( "{$where}Index, Search Results.", $notes()[0] );
		$this->bring_block_theme( array( 'index' => "$words$footer", 'single' => "$words$footer" ), 'tly-none' );
		$this->assertSame( array( "{$where}Index, Single Posts.", '' ), $notes() );
		$this->assertSame( "$shows {$where}Index, Single Posts.", $this->explain( '/' )[0]['reason'] );
		$this->assertSame( array( array( $bottom ), array( "The theme’s own is shown instead of “Header”. $none" ) ), $seen( '/' ) );
		$body = $this->template( 'archive', '', $part( 'top' ) . $words . $footer );
		$this->show( $body, 'include/archive' );
		$this->assertSame( array( array( $header, $bottom ), array() ), $seen( '/' ) );
		$this->assertSame( $shows, $this->explain( '/' )[0]['reason'] );
		$this->bring_classic_theme( array( 'index.php' => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); wp_footer(); ?></body></html>' ), 'tly-no-call' );
		$this->assertSame( array( '', '' ), $notes() );
		$this->assertSame( $shows, $this->explain( '/' )[0]['reason'] );
	}

	public function test_the_current_post_does_not_affect_the_explanation(): void {
		$part = '<!-- wp:template-part {"slug":"header"} /-->';
		$this->bring_block_theme( array( 'index' => $part, 'single' => $part ), 'tly-looked-at' );
		$header = $this->marked( 'header', 'include/general' );
		$before = $GLOBALS['post'] ?? null;
		try {
			foreach ( array( '', $part ) as $more ) {
				$GLOBALS['post'] = get_post( $this->template( 'archive', "Looked at $more", "<!-- wp:paragraph --><p>.</p><!-- /wp:paragraph -->$more" ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a screen that shows it has it.
				$this->assertSame( array( 'wp_template', $header ), array( get_post()->post_type, $this->explain( '/' )[0]['winner']['template_id'] ?? null ), $more );
			}
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- see above.
		}
	}

	public function test_the_remark_on_missing_parts_is_current_and_translated(): void {
		$this->bring_block_theme( array( 'index' => '<!-- wp:template-part {"slug":"tly-bar"} /-->', 'search' => '<!-- wp:paragraph --><p>.</p><!-- /wp:paragraph -->' ), 'tly-kept-blocks' );
		$bar  = (int) wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'tly-bar', 'post_title' => 'Bar', 'post_status' => 'publish', 'post_content' => '.', 'tax_input' => array( 'wp_theme' => array( 'tly-kept-blocks' ), 'wp_template_part_area' => array( 'footer' ) ) ) );
		$note = static function (): string {
			return Template_Part_Finder::warning( 'header' );
		};
		$here = 'It does not show on pages whose template has no such part: ';
		$this->assertSame( "{$here}Index, Search Results.", $note() );
		wp_update_post( array( 'ID' => $bar, 'tax_input' => array( 'wp_template_part_area' => array( 'header' ) ) ) );
		$this->assertSame( "{$here}Search Results.", $note() );
		$german = static function ( array $types ): array {
			$types['search']['title'] = 'Suchergebnisse';
			return $types;
		};
		add_filter( 'default_template_types', $german );
		$this->assertSame( "{$here}Suchergebnisse.", $note() );
		remove_filter( 'default_template_types', $german );
		$this->assertSame( "{$here}Search Results.", $note() );
	}

	public function test_the_command_prints_lines_or_json(): void {
		$wide          = $this->marked( 'single', 'include/general' );
		WP_CLI::$lines = array();
		$command       = new Conditions_Command(
			function ( string $address ): ?array {
				return $this->explain( $address );
			}
		);
		$command->explain( array( '/' ), array() );
		$this->assertSame( array( 'Header: The theme’s own is shown because no template matches this page.', 'Footer: The theme’s own is shown because no template matches this page.', "Template: Single post ($wide). It is shown because of its condition “Entire site”." ), WP_CLI::$lines );
		WP_CLI::$lines = array();
		$command->explain( array( home_url( '/' ) ), array( 'format' => 'json' ) );
		$this->assertSame( $this->explain( '/' ), json_decode( WP_CLI::$lines[0], true ) );
		foreach ( array( 'https://example.org/' => array(), '' => array( 'format' => 'json' ) ) as $address => $options ) {
			WP_CLI::$lines = array();
			try {
				$command->explain( array( (string) $address ), $options );
				$this->fail( 'It goes on.' );
			} catch ( DomainException $end ) {
				$this->assertSame( '1', $end->getMessage() );
			}
			$this->assertSame( array( array() === $options ? 'Error: This is not a page of this site.' : '{"error":"This is not a page of this site."}' ), WP_CLI::$lines );
		}
	}

	/** @return list<array<string, mixed>>|null What is said of it. */
	private function explain( string $address ): ?array {
		$config = new Templately\Site\Theme_Builder\Conditions\Condition_Types();
		$store  = new Templately\Site\Theme_Builder\Conditions\Condition_Store( $GLOBALS['wpdb'], new Templately\Shared\Database\Transaction( $GLOBALS['wpdb'] ) );
		return ( new Templately\Site\Theme_Builder\Page_Explainer( $store, $config, new Templately\Site\Theme_Builder\Conditions\Condition_Targets( $config ), new Templately\Site\Theme_Builder\Conditions\Request_Simulation() ) )->explain_url( $address );
	}
}
