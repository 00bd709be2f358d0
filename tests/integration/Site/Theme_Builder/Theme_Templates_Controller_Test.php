<?php

declare( strict_types=1 );

use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Theme_Templates_Controller_Test extends Test_Case {

	private const PACK = 'Vesper & Quince';

	use Calls_Rest;
	use Builds_Themes;
	use Publishes_Designs;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
	}

	protected function tearDown(): void {
		$this->unmake_books();
		parent::tearDown();
	}

	public function test_lists_the_types_of_the_site(): void {
		$this->make_books();
		$types = $this->answer( 'GET', '/templates/types', array( 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 'type', 'label', 'group', 'location', 'condition' ), array_keys( $types[0] ) );
		$short = array();
		foreach ( $types as $type ) {
			$short[ $type['type'] ] = "{$type['label']} | {$type['location']} | {$type['condition']['type']} {$type['condition']['name']} {$type['condition']['sub_name']} {$type['condition']['sub_id']}";
		}
		$this->assertSame(
			array(
				'header'         => 'Header | header | include general  0',
				'footer'         => 'Footer | footer | include general  0',
				'front-page'     => 'Front page | body | include singular front_page 0',
				'single'         => 'Single post | body | include singular post 0',
				'page'           => 'Page | body | include singular page 0',
				404              => '404 page | body | include singular not_found404 0',
				'archive'        => 'Archive | body | include archive  0',
				'category'       => 'Category | body | include archive category 0',
				'tag'            => 'Tag | body | include archive post_tag 0',
				'author'         => 'Author | body | include archive author 0',
				'date'           => 'Date | body | include archive date 0',
				'search'         => 'Search results | body | include archive search 0',
				'single-book'    => 'Single: Book | body | include singular book 0',
				'archive-book'   => 'Archive: Books | body | include archive book_archive 0',
				'taxonomy-genre' => 'Archive: Genres | body | include archive genre 0',
			),
			$short
		);
		$this->assertSame( '404', $types[5]['type'] );
		$this->assertSame( array( 'Parts of every page', 'Single pages', 'Archives' ), array_values( array_unique( array_column( $types, 'group' ) ) ) );
		$this->assertSame( $types, $this->answer( 'GET', '/templates/types' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/templates/types', array( 'platform' => 'elementor' ) ) );
		$config = $this->answer( 'GET', '/conditions', array( 'template_id' => $this->template( 'page' ) ) )['config'];
		foreach ( $types as $type ) {
			$this->assertTrue( '' === $type['condition']['sub_name'] || isset( $config[ $type['condition']['name'] ]['sub_conditions'][ $type['condition']['sub_name'] ] ), $type['type'] );
		}
		$this->unmake_books();
		$this->assertCount( 12, $this->answer( 'GET', '/templates/types' ) );
	}

	/**
	 * @group TPL-010
	 * @group RST-075
	 * @group RST-076
	 */
	public function test_creates_a_template_without_conditions(): void {
		$this->make_books();
		foreach (
			array(
				'header'      => array( 'wp_template_part', 'header', 'Our <b>header</b>', 'Our header' ),
				'footer'      => array( 'wp_template_part', 'footer', '', 'Footer' ),
				'single'      => array( 'wp_template', '', 'Kopf\\zeile "Ü"', 'Kopf\\zeile "Ü"' ),
				'404'         => array( 'wp_template', '', ' ', '404 page' ),
				'single-book' => array( 'wp_template', '', '日本', '日本' ),
			) as $type => list( $post_type, $area, $title, $saved )
		) {
			$type   = (string) $type;
			$answer = $this->answer( 'POST', '/create-template', array( 'nonce' => 'any', 'platform' => 'gutenberg', 'type' => $type, 'title' => $title ) );
			$this->assertSame( array( 'status', 'template_id', 'redirect', 'condition' ), array_keys( $answer ) );
			$this->assertSame( 'success', $answer['status'] );
			$id   = $answer['template_id'];
			$post = get_post( $id );
			$this->assertSame( array( $post_type, 'publish', $saved ), array( $post->post_type, $post->post_status, $post->post_title ) );
			$this->assertMatchesRegularExpression( "/^templately-$type-[0-9a-f]{8}$/D", $post->post_name );
			$this->assertSame( get_edit_post_link( $id, 'raw' ), $answer['redirect'] );
			$this->assertStringStartsWith( admin_url( 'site-editor.php' ), $answer['redirect'] );
			$this->assertStringContainsString( rawurlencode( get_stylesheet() . '//' . $post->post_name ), $answer['redirect'] );
			$this->assertSame( array_column( $this->answer( 'GET', '/templates/types' ), 'condition', 'type' )[ $type ], $answer['condition'] );
			$block = get_block_template( get_stylesheet() . '//' . $post->post_name, $post_type );
			$this->assertNotNull( $block );
			$this->assertSame( $id, $block->wp_id );
			$this->assertFalse( $block->is_custom, 'Pages do not offer it.' );
			if ( '' !== $area ) {
				$this->assertSame( $area, $block->area );
			}
			$this->assertSame( array(), $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template_conditions'] );
		}
	}

	public function test_a_body_starts_with_the_themes_content(): void {
		$content = function ( string $type ): string {
			return get_post( $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => $type ) )['template_id'] )->post_content;
		};
		$single  = $content( 'single' );
		$this->assertTrue( has_block( 'core/post-content', $single ) );
		$this->assertFalse( has_block( 'core/pattern', $single ) );
		$search = $content( 'search' );
		$this->assertTrue( has_block( 'core/query', $search ) );
		$this->assertFalse( has_block( 'core/pattern', $search ) );
		$this->assertNotSame( $single, $search );
		$this->assertSame( '', $content( 'header' ) );
	}

	public function test_a_template_starts_from_a_design(): void {
		$this->sign_in();
		$item = $this->publish_with_image()['id'];
		$id   = $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => 'footer', 'title' => 'Designed', 'item_id' => $item ) )['template_id'];
		$this->assertStringContainsString( '<!-- wp:image', get_post( $id )->post_content );
		$this->assertStringContainsString( wp_upload_dir()['baseurl'], get_post( $id )->post_content );
		$count    = count( $this->answer( 'GET', '/templates/theme' )['items'] );
		$response = $this->call( 'POST', '/templately/v1/create-template', array( 'platform' => 'gutenberg', 'type' => 'footer', 'item_id' => 99999999 ) );
		$this->assertSame( 404, $response->get_status() );
		$this->assertCount( $count, $this->answer( 'GET', '/templates/theme' )['items'] );
	}

	/**
	 * Returns the designs for a type, without those of other packs of the starter catalogue.
	 *
	 * @return list<array{id: int, name: string, pack: string, thumbnail: string, plan: string}>
	 */
	private function designs( string $type ): array {
		return array_values(
			array_filter(
				$this->answer( 'GET', '/templates/designs', array( 'type' => $type ) ),
				static function ( array $design ): bool {
					return in_array( $design['pack'], array( '', self::PACK ), true );
				}
			)
		);
	}

	public function test_offers_matching_designs(): void {
		$this->make_books();
		$pack = self::PACK;
		$own  = $this->publish( array( 'platform' => 'gutenberg', 'type' => 'templates', 'slug' => 'tly-category', 'name' => 'By category', 'plan' => 'pro', 'template_type' => array( 'slug' => 'category', 'name' => 'Category' ) ) );
		$this->publish( array( 'platform' => 'gutenberg', 'type' => 'sections', 'slug' => 'tly-no-template', 'name' => 'A block', 'template_type' => array( 'slug' => 'category', 'name' => 'Category' ) ) );
		$this->publish( array( 'platform' => 'elementor', 'type' => 'templates', 'slug' => 'tly-elementor', 'name' => 'Of Elementor', 'template_type' => array( 'slug' => 'single', 'name' => 'Single' ) ) );
		$names = function ( string $type ): array {
			return array_column( $this->designs( $type ), 'pack', 'name' );
		};
		$said  = $this->designs( 'category' );
		$this->assertSame( array( 'id' => $own, 'name' => 'By category', 'pack' => '', 'thumbnail' => '', 'plan' => 'pro' ), $said[0] );
		$this->assertSame( array( 'id', 'name', 'pack', 'thumbnail', 'plan' ), array_keys( $said[1] ) );
		$this->assertStringEndsWith( '.webp', $said[1]['thumbnail'] );
		$expected = array(
			'header'         => array( 'Header over the picture' => $pack ),
			'footer'         => array( 'Name across the window' => $pack ),
			'single'         => array( 'Journal entry' => $pack ),
			'single-book'    => array( 'Journal entry' => $pack ),
			'page'           => array( 'Page' => $pack ),
			'front-page'     => array( 'Page' => $pack ),
			'404'            => array( 'Nothing on this plate' => $pack ),
			'search'         => array( 'Search results' => $pack, 'Journal, one part of it' => $pack ),
			'archive'        => array( 'Journal, one part of it' => $pack ),
			'taxonomy-genre' => array( 'Journal, one part of it' => $pack ),
			'archive-book'   => array( 'Journal, one part of it' => $pack ),
			'date'           => array( 'Journal, one part of it' => $pack ),
		);
		$this->assertSame( $expected, array_combine( array_keys( $expected ), array_map( $names, array_map( 'strval', array_keys( $expected ) ) ) ) );
		$this->assertSame( array( 'By category' => '', 'Journal, one part of it' => $pack ), $names( 'category' ) );
		$this->assertSame( array( array(), array() ), array( $names( 'popup' ), $this->answer( 'GET', '/templates/designs', array( 'platform' => 'elementor', 'type' => 'single' ) ) ) );
		$in_pack = $this->answer( 'GET', '/items/vesper-quince', array( 'platform' => 'gutenberg', 'type' => 'packs' ) )['items'];
		$this->assertSame( array( 'pages', 'sections' ), array_values( array_unique( array_column( $in_pack, 'type' ) ) ) );
		$this->act_as( 'editor' );
		$this->assertSame( 403, $this->call( 'GET', '/templately/v1/templates/designs', array( 'type' => '404' ) )->get_status() );
	}

	public function test_offers_at_most_one_page_of_designs(): void {
		for ( $count = 0; $count < 24; $count++ ) {
			$this->publish( array( 'type' => 'templates', 'slug' => "tly-many-$count", 'name' => "Many $count", 'template_type' => array( 'slug' => 'category', 'name' => 'Category' ) ) );
		}
		$names = function ( string $type ): array {
			return array_column( $this->designs( $type ), 'name' );
		};
		$this->assertSame( array( 'Journal, one part of it' ), $names( 'archive' ) );
		$this->assertCount( 24, $names( 'category' ) );
		$this->assertNotContains( 'Journal, one part of it', $names( 'category' ) );
	}

	public function test_all_designs_of_the_starter_pack_become_templates(): void {
		$this->sign_in();
		foreach ( array( 'header' => 'core/navigation', 'footer' => 'core/site-title', 'single' => 'core/post-content', 'page' => 'core/post-content', '404' => 'core/image', 'search' => 'core/query', 'archive' => 'core/query-title' ) as $type => $block ) {
			$type    = (string) $type;
			$design  = $this->designs( $type )[0];
			$answer  = $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => $type, 'title' => '', 'item_id' => $design['id'] ) );
			$content = get_post( $answer['template_id'] )->post_content;
			$this->assertTrue( has_block( $block, $content ), "$type: $content" );
			$this->assertSame( array_column( $this->answer( 'GET', '/templates/types' ), 'condition', 'type' )[ $type ], $answer['condition'] );
			foreach ( array( 'this-theme', 'templately.invalid', '"ref":', 'vesper-quince-soot' ) as $foreign ) {
				$this->assertStringNotContainsString( $foreign, $content, $type );
			}
			preg_match_all( '/wp:template-part \{"slug":"([a-z-]+)"/', $content, $parts );
			$this->assertSame( in_array( $type, array( 'header', 'footer' ), true ) ? array() : array( 'header', 'footer' ), $parts[1], $type );
			$this->assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
			$this->assertStringNotContainsString( 'core/missing', $content );
		}
		$this->assertStringContainsString( wp_upload_dir()['baseurl'], get_post( $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => '404', 'item_id' => $this->designs( '404' )[0]['id'] ) )['template_id'] )->post_content );
		$this->act_as( 'administrator' );
		$count    = $this->answer( 'GET', '/templates/theme' )['total'];
		$response = $this->call( 'POST', '/templately/v1/create-template', array( 'platform' => 'gutenberg', 'type' => '404', 'item_id' => $design['id'] ) );
		$this->assertSame( 401, $response->get_status() );
		$this->assertSame( $count, $this->answer( 'GET', '/templates/theme' )['total'] );
	}

	/**
	 * @group TPL-010
	 * @group RST-076
	 */
	public function test_invalid_templates_are_refused(): void {
		$before = wp_count_posts( 'wp_template' )->publish;
		foreach (
			array(
				array( array( 'platform' => 'gutenberg', 'type' => 'popup' ), 400, 'invalid_type', 'This site has no templates of this type.' ),
				array( array( 'platform' => 'gutenberg', 'type' => 'single-book' ), 400, 'invalid_type', 'This site has no templates of this type.' ),
				array( array( 'platform' => 'elementor', 'type' => 'single' ), 422, 'platform_not_supported', 'Elementor is not active on this site.' ),
				array( array( 'platform' => 'gutenberg' ), 400, 'rest_invalid_param', 'type is missing.' ),
				array( array( 'type' => 'single' ), 400, 'rest_invalid_param', 'platform is missing.' ),
			) as list( $data, $status, $code, $message )
		) {
			$response = $this->call( 'POST', '/templately/v1/create-template', $data );
			$this->assertSame( array( $status, $code, $message ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
		}
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$response = $this->call( 'POST', '/templately/v1/create-template', array( 'platform' => 'gutenberg', 'type' => 'single' ) );
		$this->assertSame( array( 500, 'not_created', 'WordPress did not save the template. Please try again.' ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
		$this->assertSame( $before, wp_count_posts( 'wp_template' )->publish );
	}

	public function test_core_routes_require_edit_theme_options(): void {
		$id    = (int) wp_insert_post( array( 'post_type' => 'templately_template', 'post_status' => 'publish', 'post_title' => 'Of next year', 'post_content' => '<!-- wp:paragraph --><p>Secret</p><!-- /wp:paragraph -->' ) );
		$paths = array( '/wp/v2/templately_template', "/wp/v2/templately_template/$id" );
		$seen  = function () use ( $paths ): array {
			$seen = array();
			foreach ( $paths as $path ) {
				$response = $this->call( 'GET', $path );
				$seen[]   = $response->get_status();
				$seen[]   = false !== strpos( (string) wp_json_encode( $response->get_data() ), 'Secret' );
			}
			return $seen;
		};
		$this->assertSame( array( 200, true, 200, true ), $seen() );
		$this->act_as( 'author' );
		$this->assertSame( array( 403, false, 403, false ), $seen() );
		wp_set_current_user( 0 );
		$this->assertSame( array( 401, false, 401, false ), $seen() );
	}

	public function test_lists_templates_with_their_conditions(): void {
		wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'made-by-hand', 'post_status' => 'publish', 'post_content' => 'x' ) );
		$this->assertSame( array( 'items' => array(), 'current_page' => 1, 'total_page' => 0, 'total' => 0 ), $this->answer( 'GET', '/templates/theme' ) );
		$header = $this->template( 'header', 'Head' );
		$single = $this->template( 'single', 'One' );
		$empty  = $this->answer( 'POST', '/create-template', array( 'platform' => 'gutenberg', 'type' => 'footer' ) )['template_id'];
		$this->show( $header, 'include/general', 'exclude/singular/front_page' );
		$post = wp_insert_post( array( 'post_title' => 'Ninth of May', 'post_status' => 'publish' ) );
		$this->show( $single, "include/singular/post/$post" );
		$list = $this->answer( 'GET', '/templates/theme' );
		$this->assertSame( array( $empty, $single, $header ), array_column( $list['items'], 'id' ) );
		$this->assertSame( array( 1, 1, 3 ), array( $list['current_page'], $list['total_page'], $list['total'] ) );
		$shows = array( array( 'condition' => 'include/general', 'label' => 'Entire site' ), array( 'condition' => 'exclude/singular/front_page', 'label' => 'Single entries / Front page' ) );
		$this->assertSame( array( array(), array( array( 'condition' => "include/singular/post/$post", 'label' => 'Single entries / Posts / Ninth of May' ) ), $shows ), array_column( $list['items'], 'conditions' ) );
		$this->assertSame( array( 'It is empty, so it is not shown anywhere yet.', '', '' ), array_column( $list['items'], 'note' ) );
		$this->assertSame( array( 'id' => $header, 'title' => 'Head', 'platform' => 'gutenberg', 'type' => 'header', 'location' => 'header', 'status' => 'publish', 'edit_link' => get_edit_post_link( $header, 'raw' ), 'note' => '', 'can_delete' => true, 'date' => get_post( $header )->post_modified_gmt, 'place' => '', 'conditions' => $shows ), array_replace( $list['items'][2], array( 'date' => str_replace( array( 'T', 'Z' ), array( ' ', '' ), $list['items'][2]['date'] ) ) ) );
		$this->assertSame( 'Z', substr( $list['items'][2]['date'], -1 ) );
		for ( $count = 0; $count < 19; $count++ ) {
			$this->template( 'footer' );
		}
		$this->assertSame( array( 20, 1, 2, 22 ), array( count( $this->answer( 'GET', '/templates/theme' )['items'] ), $this->answer( 'GET', '/templates/theme' )['current_page'], $this->answer( 'GET', '/templates/theme' )['total_page'], $this->answer( 'GET', '/templates/theme' )['total'] ) );
		$this->assertSame( array( $single, $header ), array_column( $this->answer( 'GET', '/templates/theme', array( 'page' => 2 ) )['items'], 'id' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['items'] );
	}

	/** @return list<string> Where WordPress shows each listed template. */
	private function places(): array {
		return array_column( $this->answer( 'GET', '/templates/theme' )['items'], 'place' );
	}

	public function test_says_where_wordpress_shows_templates_of_the_site_editor(): void {
		foreach ( array( 'part' => 'header', 'single' => '', 'page-about' => '', 'page-no-title' => '', 'wide' => '' ) as $slug => $area ) {
			$id = wp_insert_post( array( 'post_type' => '' === $area ? 'wp_template' : 'wp_template_part', 'post_name' => $slug, 'post_title' => $slug, 'post_status' => 'publish', 'post_content' => 'x' ) );
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			if ( '' !== $area ) {
				wp_set_object_terms( $id, $area, 'wp_template_part_area' );
			}
		}
		$choice = 'Pages that choose it';
		$this->assertSame( array( $choice, $choice, 'WordPress uses it as the template “page-about”', 'WordPress uses it as the template “Single Posts”', 'Templates that include it' ), $this->places() );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		$this->template( 'single' );
		$this->assertSame( array( '', '', $choice ), array_slice( $this->places(), 0, 3 ) );
	}
}
