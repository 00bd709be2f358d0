<?php

declare( strict_types=1 );

use Templately\Tests\Publishes_Designs;
use Templately\Tests\Sample_Content;
use Templately\Tests\Shows_Elementor_Templates;

final class Elementor_Test extends Test_Case {

	use Publishes_Designs;
	use Shows_Elementor_Templates;

	/** Looks at a page as the administrator does. */
	private function bar( string $path ): string {
		$html = $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'];
		$this->assertSame( 1, preg_match( '#<li[^>]+wp-admin-bar-templately\b.*?(?=<li[^>]+id=.wp-admin-bar-(?!templately))#s', $html, $found ), substr( $html, 0, 2000 ) );
		return html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $found[0] ) ), ENT_QUOTES );
	}

	public function test_templates_are_created_listed_and_edited(): void {
		$types = $this->ask( 'GET', '/templates/types', array( 'platform' => 'elementor' ) );
		$this->assertSame( $this->ask( 'GET', '/templates/types' ), $types );
		$this->assertSame( array( 'header', 'footer', 'front-page', 'single', 'page', '404', 'archive', 'category', 'tag', 'author', 'date', 'search' ), array_column( $types, 'type' ) );
		$this->assertSame( array(), $this->ask( 'GET', '/templates/designs', array( 'platform' => 'elementor', 'type' => 'header' ) ) );
		$made = $this->ask( 'POST', '/create-template', array( 'platform' => 'elementor', 'type' => 'header', 'title' => 'Kopf\\zeile "Ü"' ) );
		$id   = $made['template_id'];
		$this->assertSame( array( 'status' => 'success', 'template_id' => $id, 'redirect' => admin_url( "post.php?post=$id&action=elementor" ), 'condition' => array( 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => 0 ) ), $made );
		$this->assertSame( array( 'templately_elementor', 'publish', 'Kopf\\zeile "Ü"' ), array( get_post( $id )->post_type, get_post( $id )->post_status, get_post( $id )->post_title ) );
		$editor = $this->http( 'GET', "/wp-admin/post.php?post=$id&action=elementor", null, $this->admin );
		$this->assertSame( 200, $editor['status'] );
		foreach ( array( '"type":"templately"', '"templately-page-part"', 'path=elementor\/theme-builder' ) as $part ) {
			$this->assertStringContainsString( $part, $editor['body'] );
		}
		$part = $this->ask_elementor( $id, 'get_widgets_config', array( 'exclude' => array( 'nothing' => true ) ) )['templately-page-part']['controls']['part'];
		$this->assertSame( array( 'select', 'What to show', 'title', 17 ), array( $part['type'], $part['label'], $part['default'], count( $part['options'] ) ) );
		$listed = function ( string $platform ): array {
			$short = array();
			foreach ( $this->ask( 'GET', '/templates/theme', array( 'platform' => $platform ) )['items'] as $item ) {
				$short[ $item['id'] ] = implode( ' | ', array( $item['platform'], $item['type'], $item['location'], $item['edit_link'], implode( ', ', array_column( $item['conditions'], 'label' ) ), $item['note'] ) );
			}
			return $short;
		};
		$blocks = $this->template( 'header' );
		$edit   = admin_url( "post.php?post=$id&action=elementor" );
		$this->assertSame( array( $id => "elementor | header | header | $edit |  | It is empty, so it is not shown anywhere yet." ), $listed( 'elementor' ) );
		$this->assertSame( array( $blocks ), array_keys( $listed( 'gutenberg' ) ) );
		$this->show( $id, 'include/general', 'exclude/singular/front_page' );
		$this->assertSame( 'elementor', $this->ask( 'GET', '/conditions', array( 'template_id' => $id ) )['template']['platform'] );
		$this->assertSame( array(), get_option( 'templately_tb' ), 'Empty, it shows nowhere.' );
		$this->save_elements( $id, array( self::heading( 'Words' ) ) );
		$this->assertSame(
			array( 'header' => 2 ),
			array_map(
				static function ( int $count ): int {
					return $count + 1;
				},
				get_option( 'templately_tb' )['loc']
			)
		);
		$this->assertSame( array( $id => "elementor | header | header | $edit | Entire site, Single entries / Front page | " ), $listed( 'elementor' ) );
		$this->save_elements( $id, array() );
		$this->assertSame( array(), get_option( 'templately_tb' ) );
		$answer = $this->http( 'POST', '/wp-json/templately/v1/create-template', array( 'type' => 'popup', 'platform' => 'elementor' ), $this->admin );
		$this->assertSame( array( 400, 'invalid_type' ), array( $answer['status'], json_decode( $answer['body'], true )['code'] ) );
		$this->assertCount( 1, $listed( 'elementor' ) );
		$page = "/?post_type=templately_elementor&p=$id";
		$this->save_elements( $id, array( self::heading( 'Words of it' ), self::page_part( 'title' ) ) );
		$author = self::factory_user( 'author' );
		$this->assertSame( array( 200, 404, 404 ), array( $this->http( 'GET', $page, null, $this->admin )['status'], $this->http( 'GET', $page )['status'], $this->http( 'GET', $page, null, $author )['status'] ) );
		$frame = $this->http( 'GET', "$page&elementor-preview=$id", null, $this->admin )['body'];
		$this->assertStringContainsString( 'data-elementor-type="templately"', $frame );
		$this->assertMatchesRegularExpression( '/id=.wp-block-navigation(-inline)?-css/', $frame, 'What a widget may show that is put in later.' );
		$this->assertStringNotContainsString( '<div class="wp-site-blocks">', $frame );
		$this->assertSame( 404, $this->http( 'GET', "/wp-json/wp/v2/templately_elementor/$id" )['status'] );
		$this->assertSame( 403, $this->http( 'POST', '/wp-json/templately/v1/create-template', array( 'platform' => 'elementor', 'type' => 'header' ), $author )['status'] );
	}

	public function test_templates_start_from_a_design(): void {
		$this->sign_in();
		$canvas = imagecreatetruecolor( 40, 30 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, wp_rand( 0, 255 ), wp_rand( 0, 255 ), wp_rand( 0, 255 ) ) );
		ob_start();
		imagepng( $canvas );
		$kept  = $this->hub_services()->publisher()->store_image( (string) ob_get_clean(), 'pear.png', false );
		$of    = array( 'platform' => 'elementor', 'type' => 'templates' );
		$image = array( 'id' => '7a7a7a7', 'elType' => 'widget', 'widgetType' => 'image', 'settings' => array( 'image' => array( 'url' => 'https://media.templately.invalid/7/pear.png', 'id' => 7 ) ), 'elements' => array() );
		$made  = $this->publish( $of + array( 'slug' => 'tly-head', 'name' => 'Head', 'template_type' => array( 'slug' => 'header', 'name' => 'Header' ), 'media' => array( self::pear( 7, $kept ) ), 'content' => array( Sample_Content::container( array( Sample_Content::HEADING, $image ) ) ) ) );
		$lacks = $this->publish( $of + array( 'slug' => 'tly-lacks', 'name' => 'Lacks', 'template_type' => array( 'slug' => 'footer', 'name' => 'Footer' ), 'content' => array( Sample_Content::container( array( Sample_Content::HEADING, array( 'widgetType' => 'tly-slides' ) + Sample_Content::HEADING, array( 'widgetType' => 'tly-form' ) + Sample_Content::HEADING ) ) ) ) );
		$names = function ( string $type ): array {
			return array_column( $this->ask( 'GET', '/templates/designs', array( 'platform' => 'elementor', 'type' => $type ) ), 'id', 'name' );
		};
		$this->assertSame( array( array( 'Head' => $made ), array( 'Lacks' => $lacks ), array() ), array( $names( 'header' ), $names( 'footer' ), $names( 'single' ) ) );

		$id    = $this->ask( 'POST', '/create-template', array( 'platform' => 'elementor', 'type' => 'header', 'item_id' => $made ) )['template_id'];
		$tree  = json_decode( (string) get_post_meta( $id, '_elementor_data', true ), true );
		$inner = $tree[0]['elements'];
		$this->assertSame( array( 'heading', 'image', 'Made for a test' ), array( $inner[0]['widgetType'], $inner[1]['widgetType'], $inner[0]['settings']['title'] ) );
		$this->assertSame( array(), array_intersect( array( '1a2b3c4', '5d6e7f8', '7a7a7a7' ), array( $tree[0]['id'], $inner[0]['id'], $inner[1]['id'] ) ) );
		$file = $inner[1]['settings']['image'];
		$this->assertSame( array( wp_get_attachment_url( $file['id'] ), 'image/png' ), array( $file['url'], get_post_mime_type( $file['id'] ) ) );
		$this->assertSame( 200, $this->http( 'GET', "/wp-admin/post.php?post=$id&action=elementor", null, $this->admin )['status'] );
		$this->show( $id, 'include/general' );
		$html = $this->fetch( home_url( '/' ) );
		$this->assertStringContainsString( 'Made for a test', $html );
		$this->assertStringContainsString( basename( $file['url'], '.png' ), $html );
		$other = json_decode( (string) get_post_meta( $this->ask( 'POST', '/create-template', array( 'platform' => 'elementor', 'type' => 'header', 'item_id' => $made ) )['template_id'], '_elementor_data', true ), true );
		$this->assertNotSame( $tree[0]['id'], $other[0]['id'] );
		$this->assertSame( $file, $other[0]['elements'][1]['settings']['image'] );

		$count  = $this->ask( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['total'];
		$answer = $this->http( 'POST', '/wp-json/templately/v1/create-template', array( 'platform' => 'elementor', 'type' => 'footer', 'item_id' => $lacks ), $this->admin );
		$said   = json_decode( $answer['body'], true );
		$this->assertSame( array( 422, 'missing_widgets', 'This design needs widgets that are not available on this site: tly-form, tly-slides. Activate the plugin that provides them.' ), array( $answer['status'], $said['code'], $said['message'] ) );
		$blocks = $this->publish( array( 'type' => 'templates', 'slug' => 'tly-blocks' ) );
		$this->assertSame( 502, $this->http( 'POST', '/wp-json/templately/v1/create-template', array( 'platform' => 'elementor', 'type' => 'footer', 'item_id' => $blocks ), $this->admin )['status'] );
		$this->assertSame( $count, $this->ask( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['total'] );
	}

	private static function factory_user( string $role ): int {
		return (int) get_users( array( 'role' => $role ) )[0]->ID;
	}

	public function test_templates_show_under_all_kinds_of_themes(): void {
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$header = $this->document( 'header' );
		$body   = $this->document( 'single', array( self::heading( 'mark-1.', '#aabbcc' ), self::page_part( 'title' ), self::page_part( 'content' ) ) );
		$footer = $this->document( 'footer' );
		$this->show( $header, 'include/general' );
		$this->show( $body, 'include/singular/post' );
		$this->show( $footer, 'include/general' );
		$plain  = array( 'index.php' => '<!DOCTYPE html><html><head><title>x</title><?php wp_head(); ?></head><body><?php wp_body_open(); block_template_part( "header" ); ?><main>theme-body</main><?php block_footer_area(); wp_footer(); ?></body></html>' );
		$themes = array(
			'twentytwentyfive' => null,
			'twentytwentyfour' => null,
			'tly-classic'      => array(),
			'tly-hybrid'       => $plain,
			'tly-offers'       => array(
				'functions.php' => "<?php add_action( 'after_setup_theme', function () { add_theme_support( 'templately-header-footer' ); add_theme_support( 'title-tag' ); } );",
				'header.php'    => '<!DOCTYPE html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); do_action( "templately_header" ); ?>',
				'footer.php'    => '<?php do_action( "templately_footer" ); wp_footer(); ?></body></html>',
			),
		);
		foreach ( $themes as $theme => $files ) {
			null === $files ? switch_theme( $theme ) : $this->bring_classic_theme( $files, $theme );
			$times = 'twentytwentyfive' === $theme ? 2 : 1;
			for ( $time = 0; $time < $times; $time++ ) {
				$html = $this->fetch( $post );
				$this->assertSame( array( $header, 1, $footer ), self::marks( $html ), $theme );
				$head = (string) strstr( $html, '</head>', true );
				foreach ( array( $header, $body, $footer ) as $id ) {
					$this->assertSame( array( 1, 1 ), array( substr_count( $html, "id='elementor-post-$id-css'" ), substr_count( $head, "id='elementor-post-$id-css'" ) ), "$theme: $id" );
				}
				foreach ( array( 'elementor-frontend-css', 'widget-heading-css', 'elementor-post-' . get_option( 'elementor_active_kit' ) . '-css' ) as $handle ) {
					$this->assertSame( array( 1, 1 ), array( substr_count( $html, "id='$handle'" ), substr_count( $head, "id='$handle'" ) ), "$theme: $handle $time" );
				}
				foreach ( array( 'doctype', 'body', 'title' ) as $once ) {
					$this->assertSame( 1, preg_match_all( "/<!?$once\b/i", $html ), "$theme: one $once" );
				}
				foreach ( array( 'Words of A post.', '>A post</h1>' ) as $once ) {
					$this->assertSame( 1, substr_count( $html, $once ), "$theme: $once" );
				}
				foreach ( array( 'theme-header', 'theme-footer', 'theme-body', 'wp-block-site-title' ) as $gone ) {
					$this->assertStringNotContainsString( $gone, $html, $theme );
				}
			}
			if ( 'tly-hybrid' === $theme ) {
				$this->assertSame( array( $header, $footer ), self::marks( $this->fetch( home_url( '/' ) ) ) );
			}
		}
		// Elementor's cached assets of the header are complete.
		switch_theme( 'twentytwentyfive' );
		$html = $this->fetch( home_url( '/nothing-here/' ) );
		$this->assertSame( array( $header, $footer ), self::marks( $html ) );
		wp_delete_post( $header, true );
		$html = $this->fetch( home_url( '/nothing-here/' ) );
		$this->assertSame( array( $footer ), self::marks( $html ) );
		$this->assertStringContainsString( "id='widget-heading-css'", $html );
		$this->assertStringContainsString( 'wp-block-site-title', $html, 'The theme’s own header is back.' );
		$blocks = $this->marked( 'header', 'include/general' );
		$this->assertSame( array( $blocks, 1, $footer ), self::marks( $this->fetch( $post ) ) );
	}

	public function test_page_parts_show_the_current_page(): void {
		$news = $this->term( 'News' );
		wp_update_term( $news, 'category', array( 'description' => 'All that is new.' ) );
		$post = $this->post( 'A post', $news, array( 'post_author' => $this->admin, 'post_date' => '2021-03-04 05:06:07', 'tags_input' => array( 'Rivers' ), 'comment_status' => 'open' ) );
		wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'What a post.', 'comment_approved' => 1 ) );
		$parts  = array( 'title' => '>A post</h1>', 'content' => 'Words of A post.', 'date' => 'March 4, 2021', 'author' => get_the_author_meta( 'display_name', $this->admin ), 'categories' => '>News</a>', 'tags' => '>Rivers</a>', 'comments' => 'What a post.', 'site' => '>Tests</a>', 'search' => 'type="search"', 'menu' => 'wp-block-navigation' );
		$single = $this->document( 'single', array_map( array( self::class, 'page_part' ), array_keys( $parts ) ) );
		$this->show( $single, 'include/singular/post' );
		$html = $this->fetch( (string) get_permalink( $post ) );
		foreach ( $parts as $part => $words ) {
			$this->assertStringContainsString( $words, $html, $part );
		}
		$archive = $this->document( 'archive', array_map( array( self::class, 'page_part' ), array( 'heading', 'results', 'description', 'entries' ) ) );
		$this->show( $archive, 'include/archive' );
		$this->post( 'Another post' );
		$html = $this->fetch( (string) get_term_link( $news ) );
		foreach ( array( 'Category: <span>News</span>' => 1, '<div class="wp-block-term-description">' => 1, '>A post</a></h2>' => 1, '>Another post</a>' => 0 ) as $words => $times ) {
			$this->assertSame( $times, substr_count( $html, $words ), $words );
		}
		$this->assertStringContainsString( 'Nothing was found.', $this->fetch( home_url( '/?s=qqqq' ) ) );
		$this->assertStringContainsString( 'Search results for: “qqqq”', html_entity_decode( $this->fetch( home_url( '/?s=qqqq' ) ), ENT_QUOTES ) );
		$page = $this->http( 'GET', "/?post_type=templately_elementor&p=$archive", null, $this->admin, array( 'Accept: text/html' ) )['body'];
		foreach ( array( 'Title of the archive', 'List of entries' ) as $label ) {
			$this->assertStringContainsString( "<p class=\"templately-page-part\">$label</p>", $page );
		}
	}

	public function test_the_theme_shows_if_rendering_fails(): void {
		$this->bring_plugin( "add_shortcode( 'tly-document', function ( \$given ) { return \\Elementor\\Plugin::\$instance->frontend->get_builder_content_for_display( (int) \$given['id'] ); } ); add_shortcode( 'tly-throws', function () { ob_start(); ob_start(); echo 'half-done'; throw new \\Error( 'tly' ); } );" );
		$path   = '/a-post/';
		$post   = (string) get_permalink( $this->post( 'A post' ) );
		$code   = static function ( string $code ): array {
			return self::within( array( 'elType' => 'widget', 'widgetType' => 'shortcode', 'settings' => array( 'shortcode' => $code ) ) );
		};
		$header = $this->document( 'header' );
		$body   = $this->document( 'single', array( self::heading( 'mark-1.' ) ) );
		$this->show( $header, 'include/general' );
		$this->show( $body, 'include/singular/post' );
		$this->assertSame( array( $header, 1 ), self::marks( $this->fetch( $post ) ) );
		$this->assertStringContainsString( 'Header: Header', $this->bar( $path ) );
		$this->save_elements( $header, array( self::heading( "mark-$header." ), $code( "[tly-document id=\"$header\"]" ) ) );
		foreach ( array( 'twentytwentyfive', 'tly-classic' ) as $theme ) {
			'tly-classic' === $theme ? $this->bring_classic_theme() : switch_theme( $theme );
			$own = array( 'twentytwentyfive' => 'wp-block-site-title', 'tly-classic' => 'theme-header' )[ $theme ];
			$this->save_elements( $body, array( self::heading( 'mark-1.' ), $code( "[tly-document id=\"$body\"]" ), $code( "[tly-document id=\"$header\"]" ) ) );
			$this->assertSame( array( $header, 1, $header ), self::marks( $this->fetch( $post ) ), $theme );
			$this->save_elements( $body, array( self::heading( 'mark-1.' ) ) );
			$good   = get_post_meta( $header, '_elementor_data', true );
			$faults = array(
				array( $good, '{"not":"a list"', 'Elementor cannot show it because its data is damaged.' ),
				array( $good, (string) wp_json_encode( array( $code( '[tly-throws]' ) ) ), 'Elementor cannot show it because its data is damaged.' ),
				array( $good, (string) wp_json_encode( array( self::within( array( 'elType' => 'widget', 'widgetType' => 'tly-gone', 'settings' => array() ) ) ) ), 'It has no content on this page.' ),
				array( $good, (string) wp_json_encode( array( $code( "[tly-document id=\"$header\"]" ) ) ), 'It has no content on this page.' ),
			);
			foreach ( $faults as list( , $stored, $reason ) ) {
				update_post_meta( $header, '_elementor_data', wp_slash( $stored ) );
				delete_post_meta( $header, '_elementor_element_cache' );
				$html = $this->fetch( $post );
				$this->assertSame( array( 1 ), self::marks( $html ), "$theme: $stored" );
				$this->assertStringContainsString( $own, $html, "$theme: $stored" );
				$this->assertStringNotContainsString( 'half-done', $html );
				$this->assertSame( 1, preg_match_all( '/<body\b/', $html ) );
				$this->assertStringContainsString( "The theme’s own is shown instead of “Header”. $reason", $this->bar( $path ), $stored );
			}
			update_post_meta( $header, '_elementor_data', wp_slash( $good ) );
			delete_post_meta( $header, '_elementor_element_cache' );
			$kept = get_post_meta( $body, '_elementor_data', true );
			update_post_meta( $body, '_elementor_data', wp_slash( (string) wp_json_encode( array( $code( '[tly-throws]' ) ) ) ) );
			delete_post_meta( $body, '_elementor_element_cache' );
			$html = $this->fetch( $post );
			$this->assertSame( array( $header ), self::marks( $html ), $theme );
			$this->assertStringContainsString( 'tly-classic' === $theme ? 'theme-body' : 'Words of A post.', $html );
			$this->assertStringContainsString( 'The theme’s own is shown instead of “Single post”. Elementor cannot show it', $this->bar( $path ) );
			update_post_meta( $body, '_elementor_data', wp_slash( $kept ) );
			delete_post_meta( $body, '_elementor_element_cache' );
			$this->switch_foreign_plugin( 'elementor', false );
			$html = $this->fetch( $post );
			$this->assertSame( array(), self::marks( $html ) );
			$this->assertStringContainsString( $own, $html );
			foreach ( array( 'Header', 'Single post' ) as $title ) {
				$this->assertStringContainsString( "The theme’s own is shown instead of “{$title}”. It is made with Elementor, which is not active.", $this->bar( $path ) );
			}
			$this->assertSame(
				array( array( '', 'It is made with Elementor, which is not active.' ), array( '', 'It is made with Elementor, which is not active.' ) ),
				array_map(
					static function ( array $item ): array {
						return array( $item['edit_link'], $item['note'] );
					},
					$this->ask( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['items']
				)
			);
			$this->switch_foreign_plugin( 'elementor', true );
			$this->assertSame( array( $header, 1 ), self::marks( $this->fetch( $post ) ), $theme );
		}
		$this->assertSame(
			array( 'no_elementor', 'no_elementor' ),
			array_map(
				static function ( array $explanation ): string {
					return $explanation['others'][0]['why'] ?? '';
				},
				array_values(
					array_filter(
						$this->explain( $post ),
						static function ( array $explanation ): bool {
							return 'footer' !== $explanation['location'];
						}
					)
				)
			)
		);
		update_post_meta( $body, '_elementor_data', '[{"' );
		$this->assertSame( 'Elementor cannot show it because its data is damaged.', array_column( $this->ask( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['items'], 'note', 'id' )[ $body ] );
	}

	/** @return list<array<string, mixed>> Why it looks as it does. */
	private function explain( string $address ): array {
		return wp_get_ability( 'templately/explain-template' )->execute( array( 'url' => $address ) );
	}

	public function test_trash_drafts_and_page_templates_work_as_with_blocks(): void {
		$post  = (string) get_permalink( $this->post( 'A post' ) );
		$older = $this->marked( 'single', 'include/singular/post' );
		$body  = $this->document( 'single' );
		$this->show( $body, 'include/singular/post' );
		$this->assertSame( array( $body ), self::marks( $this->fetch( $post ) ) );
		wp_trash_post( $body );
		$this->assertSame( array( $older ), self::marks( $this->fetch( $post ) ) );
		wp_untrash_post( $body );
		wp_publish_post( $body );
		$this->assertSame( array( $body ), self::marks( $this->fetch( $post ) ) );
		wp_update_post( array( 'ID' => $body, 'post_status' => 'draft' ) );
		$this->assertSame( array( $older ), self::marks( $this->fetch( $post ) ) );
		wp_update_post( array( 'ID' => $body, 'post_status' => 'publish' ) );
		$copy = (int) wp_insert_post( array( 'post_type' => 'templately_elementor', 'post_status' => 'publish', 'post_title' => 'A copy' ) );
		foreach ( (array) get_post_meta( $body ) as $key => $values ) {
			add_post_meta( $copy, (string) $key, wp_slash( maybe_unserialize( $values[0] ) ) );
		}
		$this->assertSame( array( $body ), self::marks( $this->fetch( $post ) ) );
		$this->assertSame( array( 'single', array() ), array( array_column( $this->ask( 'GET', '/templates/theme', array( 'platform' => 'elementor' ) )['items'], 'type', 'id' )[ $copy ], $this->ask( 'GET', '/conditions', array( 'template_id' => $copy ) )['template_conditions'] ) );
		wp_delete_post( $body, true );
		$this->assertSame( array( $older ), self::marks( $this->fetch( $post ) ) );
		$page = $this->page( 'A page' );
		$url  = (string) get_permalink( $page );
		update_post_meta( $page, '_elementor_edit_mode', 'builder' );
		update_post_meta( $page, '_elementor_data', wp_slash( (string) wp_json_encode( array( self::heading( 'canvas-words' ) ) ) ) );
		$blocks   = $this->marked( 'page', 'include/singular/page' );
		$document = $this->document( 'page' );
		foreach ( array( 'twentytwentyfive', 'tly-classic' ) as $theme ) {
			'tly-classic' === $theme ? $this->bring_classic_theme() : switch_theme( $theme );
			foreach ( array( $blocks, $document ) as $winner ) {
				$this->show( $blocks, ...( $winner === $blocks ? array( 'include/singular/page' ) : array() ) );
				$this->show( $document, ...( $winner === $blocks ? array() : array( 'include/singular/page' ) ) );
				update_post_meta( $page, '_wp_page_template', 'elementor_canvas' );
				$html = $this->fetch( $url );
				$this->assertSame( array( array(), 1 ), array( self::marks( $html ), substr_count( $html, 'canvas-words' ) ), "$theme $winner" );
				update_post_meta( $page, '_wp_page_template', 'gone.php' );
				$this->assertSame( array( $winner ), self::marks( $this->fetch( $url ) ), "$theme $winner" );
			}
		}
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( array(), self::marks( $this->fetch( "{$post}embed/" ) ) );
	}
}
