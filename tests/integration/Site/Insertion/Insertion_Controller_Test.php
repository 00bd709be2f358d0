<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Page_Templates;
use Templately\Site\Insertion\Insertion_Controller;
use Templately\Site\Styles\Style_Preference;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Insertion_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** Returns a new draft of the current user. */
	private function draft(): int {
		return (int) wp_insert_post(
			array(
				'post_title'  => 'Draft',
				'post_status' => 'draft',
				'post_author' => get_current_user_id(),
			)
		);
	}

	/** @group INS-010 */
	public function test_inserts_count_once_per_account(): void {
		global $wpdb;
		$id        = $this->publish( array( 'slug' => 'counted' ) );
		$downloads = static function () use ( $wpdb, $id ): int {
			return (int) $wpdb->get_var( "SELECT downloads FROM {$wpdb->prefix}templately_items WHERE id = $id" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a number.
		};
		foreach ( array( 1, 2 ) as $account ) {
			$this->act_as( 'author' );
			$this->sign_in();
			$query = array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' );
			for ( $times = 0; $times < 2; $times++ ) {
				$before = $downloads();
				$this->answer( 'POST', '/insert', $query );
				$this->assertSame( $before, $downloads(), 'It is counted after the response.' );
				foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[20] as $callback ) {
					if ( $callback['function'] instanceof Closure ) {
						$callback['function']();
					}
				}
				$this->assertSame( $account, $downloads() );
			}
		}
	}

	public function test_the_chosen_style_is_applied_and_remembered_per_user(): void {
		$look   = array(
			'page'    => array( 'edge' => 'edge' ),
			'presets' => array(
				'color'       => array(
					array( 'slug' => 'soot', 'name' => 'Soot', 'value' => '#14110e' ),
					array( 'slug' => 'bone', 'name' => 'Bone', 'value' => '#efe7d8' ),
				),
				'font-size'   => array( array( 'slug' => 'title', 'name' => 'Title', 'value' => '100px' ) ),
				'font-family' => array( array( 'slug' => 'serif', 'name' => 'Serif', 'stack' => 'Cormorant, serif', 'role' => 'heading', 'licence' => null, 'faces' => array() ) ),
			),
		);
		$markup = '<!-- wp:heading {"backgroundColor":"soot","textColor":"bone","fontSize":"title","fontFamily":"serif"} --><h2 class="wp-block-heading has-bone-color has-soot-background-color has-text-color has-background has-serif-font-family has-title-font-size">x</h2><!-- /wp:heading -->';
		$id     = $this->publish( array( 'slug' => 'dressed', 'content' => array( $markup ), 'look' => $look ) );
		$first  = $this->act_as( 'editor' );
		$this->sign_in();
		$insert                   = function ( array $wish = array() ) use ( $id ): array {
			$answer = $this->answer( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) + $wish );
			$this->assertStringNotContainsString( 'soot', $answer['content'][0] );
			return array( $answer['look'], $answer['content'][0] );
		};
		list( $chosen, $content ) = $insert();
		$this->assertSame( 'design', $chosen );
		$this->assertStringContainsString( 'font-size:100px;font-family:Cormorant, serif', $content );
		$this->assertSame( '', ( new Style_Preference() )->get( $first ), 'No style was chosen.' );
		list( $chosen, $content ) = $insert( array( 'look' => 'fonts', 'scale' => 0.7 ) );
		$this->assertSame( 'fonts', $chosen );
		$this->assertStringContainsString( 'color:#efe7d8', $content );
		$this->assertStringContainsString( 'font-size:70px', $content );
		$this->assertStringNotContainsString( 'Cormorant', $content );
		$this->assertSame( 'fonts', $insert()[0] );
		list( $chosen, $content ) = $insert( array( 'look' => 'site' ) );
		$this->assertMatchesRegularExpression( '/has-[a-z0-9-]+-color has-[a-z0-9-]+-background-color/', $content );
		$this->assertSame( 'site', $this->insertion_look() );
		$page = get_post( $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Page', 'platform' => 'gutenberg' ) )['id'] );
		$this->assertSame( $content, $page->post_content );
		$page = get_post( $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Page', 'platform' => 'gutenberg', 'look' => 'design' ) )['id'] );
		$this->assertStringContainsString( 'font-family:Cormorant, serif', $page->post_content );

		$this->act_as( 'author' );
		$this->sign_in();
		( new Settings() )->change( array( 'look' => 'site' ) );
		$this->assertSame( 'site', $insert()[0], 'The site’s own, for who has chosen nothing.' );
		foreach ( array( array( 'look' => 'mine' ), array( 'scale' => 0.4 ), array( 'scale' => 1.6 ) ) as $wrong ) {
			$this->assertSame( 'rest_invalid_param', $this->call( 'POST', '/templately/v1/insert', array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) + $wrong )->get_data()['code'] );
		}
	}

	public function test_style_previews_take_one_hub_call_and_write_nothing(): void {
		global $wpdb;
		$look  = array(
			'page'    => array(),
			'presets' => array(
				'color'       => array(
					array(
						'slug'  => 'soot',
						'name'  => 'Soot',
						'value' => '#14110e',
					),
				),
				'font-family' => array(
					array(
						'slug'    => 'serif',
						'name'    => 'Serif',
						'stack'   => 'Cormorant, serif',
						'role'    => 'heading',
						'licence' => null,
						'faces'   => array(),
					),
				),
			),
		);
		$words = '<!-- wp:paragraph {"textColor":"soot","fontFamily":"serif"} --><p class="has-soot-color has-text-color has-serif-font-family">x</p><!-- /wp:paragraph -->';
		$image = '<!-- wp:image {"id":1} --><figure class="wp-block-image"><img src="https://media.templately.invalid/1/pear.png" alt="" class="wp-image-1"/></figure><!-- /wp:image -->';
		ob_start();
		imagepng( imagecreatetruecolor( 40, 30 ) );
		$kept  = $this->hub_services()->publisher()->store_image( (string) ob_get_clean(), 'pear.png', false );
		$id    = $this->publish(
			array(
				'slug'    => 'looked-at',
				'content' => array( $words, $image ),
				'look'    => $look,
				'media'   => array( self::pear( 1, $kept ) ),
			)
		);
		$plain = $this->publish( array( 'slug' => 'plain' ) );
		$user  = $this->act_as( 'author' );
		$this->sign_in();
		$answer = $this->answer( 'GET', '/fit', array( 'id' => $plain, 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 'design', null, array() ), array( $answer['look'], $answer['looks'], $answer['fonts'] ) );
		$this->assertNull( $this->answer( 'POST', '/insert', array( 'id' => $plain, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) )['look'], 'There is nothing to change.' );
		$query = array(
			'id'       => $id,
			'platform' => 'gutenberg',
		);
		$posts = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
		$looks = $this->answer( 'GET', '/fit', $query )['looks'];
		$this->assertSame( array( 'design', 'fonts', 'site' ), array_keys( $looks ) );
		$this->assertCount( 3, array_unique( array_column( $looks, 'page' ) ) );
		foreach ( $looks as $name => $of_look ) {
			$this->assertStringContainsString( "id=$id&origin=remote&look=$name&", $of_look['page'] );
		}
		$this->assertSame( $posts, $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ) );
		$this->assertSame( '', ( new Style_Preference() )->get( $user ) );
		// The default is the site's style, later the user's.
		( new Settings() )->change( array( 'look' => 'site' ) );
		$this->assertSame( 'site', $this->answer( 'GET', '/fit', $query )['look'] );
		( new Style_Preference() )->set( $user, 'fonts' );
		$this->assertSame( 'fonts', $this->answer( 'GET', '/fit', $query )['look'] );
		$elementor = $this->answer( 'GET', '/fit', array( 'platform' => 'elementor' ) + $query );
		$this->assertSame( array( '', null ), array( $elementor['page'], $elementor['looks'] ), 'Elementor has no preview of unsaved designs.' );
	}

	/** @param string $block A serialised block. */
	private static function name_of( string $block ): string {
		return (string) parse_blocks( $block )[0]['blockName'];
	}

	/** Returns the look that the current user chose last. */
	private function insertion_look(): string {
		return ( new Style_Preference() )->get( get_current_user_id() );
	}

	/**
	 * @group RST-047
	 * @group RST-048
	 * @group INS-010
	 * @group INS-011
	 */
	public function test_insert_imports_images_and_localises_links(): void {
		$this->act_as( 'author' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$query  = array(
			'id'       => $design['id'],
			'postId'   => $this->draft(),
			'platform' => 'gutenberg',
		);
		$answer = $this->answer( 'POST', '/insert', $query );
		$this->assertSame( array( 'core/image', 'core/cover' ), array_map( array( self::class, 'name_of' ), $answer['content'] ), 'In their order.' );
		$this->assertSame( array( 'template' => '' ), $answer['page_settings'] );
		$this->assertFalse( $answer['cleaned'] );
		$this->assertCount( 1, $answer['attachments'] );

		$attachment = $answer['attachments'][0];
		$url        = wp_get_attachment_url( $attachment );
		$this->assertSame( $design['bytes'], file_get_contents( (string) get_attached_file( $attachment ) ) );
		$this->assertSame( 'A pear', get_post_meta( $attachment, '_wp_attachment_image_alt', true ) );
		$content = implode( "\n\n", $answer['content'] );
		$this->assertStringNotContainsString( '.invalid', $content );
		$this->assertSame( 3, substr_count( $content, (string) $url ) );
		$this->assertSame( 2, substr_count( $content, "wp-image-$attachment" ) );
		$this->assertSame( array( $attachment, $attachment ), array( parse_blocks( $content )[0]['attrs']['id'], parse_blocks( $content )[2]['attrs']['id'] ) );
		$this->assertStringContainsString( '<a href="#">Menus</a>', $content );

		$again = $this->answer( 'POST', '/insert', array( 'origin' => 'remote' ) + $query );
		$args  = Insertion_Controller::routes()['insert']['args'];
		$this->assertSame( array( 'remote', array( 'remote', 'cloud' ) ), array( $args['origin']['default'], $args['origin']['enum'] ), 'What is not said, and all that can be said.' );
		$this->assertSame( array(), $again['attachments'] );
		$this->assertSame( $answer['content'], $again['content'] );
		$this->assertSame( 400, $this->call( 'POST', '/templately/v1/insert', array( 'origin' => 'elsewhere' ) + $query )->get_status() );

		$wide = $this->publish( array( 'slug' => 'wide', 'page_settings' => array( 'template' => 'wide' ) ) );
		$this->assertSame( array( 'template' => 'wide' ), $this->answer( 'POST', '/insert', array( 'id' => $wide ) + $query )['page_settings'] );
	}

	/**
	 * @group RST-045
	 * @group RST-046
	 * @group INS-037
	 */
	public function test_import_page_creates_a_draft(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$answer = $this->answer(
			'POST',
			'/import/page',
			array(
				'id'       => $design['id'],
				'title'    => 'Supper & "more" \\o/',
				'platform' => 'gutenberg',
			)
		);
		$page   = get_post( $answer['id'] );
		$this->assertSame( array( 'page', 'draft', 'Supper & "more" \\o/' ), array( $page->post_type, $page->post_status, $page->post_title ) );
		$this->assertEqualsCanonicalizing( array( 'id', 'edit_link', 'elementor_edit_link', 'visit', 'attachments', 'left_out' ), array_keys( $answer ) );
		$this->assertSame( admin_url( "post.php?post={$answer['id']}&action=edit" ), $answer['edit_link'] );
		$this->assertSame( '', $answer['elementor_edit_link'] );
		$this->assertSame( home_url( "/?page_id={$answer['id']}&preview=true" ), $answer['visit'] );
		$this->assertStringNotContainsString( '.invalid', $page->post_content );
		$this->assertCount( 2, array_filter( array_column( parse_blocks( $page->post_content ), 'blockName' ) ) );
	}

	/** @group S11 */
	public function test_omissions_are_reported_for_inserts_and_pages(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$id     = $this->publish(
			array(
				'content' => array(
					"<!-- wp:paragraph -->\n<p>Stays, with <a href=\"https://example.com/\">a link</a></p>\n<!-- /wp:paragraph -->",
					"<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"https://evil.example/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->",
					'<!-- wp:rss {"feedURL":"https://evil.example/feed"} /-->',
					'<!-- wp:rss {"feedURL":"https://evil.example/other"} /-->',
				),
			)
		);
		$said   = array(
			array( 'what' => 'Image', 'why' => 'It would be loaded from evil.example.' ),
			array( 'what' => 'RSS', 'why' => 'It could run code or load external content.' ),
		);
		$answer = $this->answer( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) );
		$this->assertCount( 1, $answer['content'] );
		$this->assertStringContainsString( '<a href="https://example.com/">a link</a>', $answer['content'][0] );
		$this->assertSame( $said, $answer['left_out'] );
		$page = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Page', 'platform' => 'gutenberg' ) );
		$this->assertSame( $said, $page['left_out'] );
		$this->assertSame( $answer['content'][0], get_post( $page['id'] )->post_content );

		$nothing  = $this->publish( array( 'slug' => 'nothing', 'content' => array( '<!-- wp:rss {"feedURL":"https://evil.example/feed"} /-->' ) ) );
		$response = $this->call( 'POST', '/templately/v1/insert', array( 'id' => $nothing, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 422, 'nothing_left' ), array( $response->get_status(), $response->get_data()['code'] ) );
	}

	public function test_a_page_gets_the_named_template_or_one_without_a_title(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$templates = array();
		foreach ( array( 'twentytwentyfive', 'twentytwentyfour' ) as $theme ) {
			switch_theme( $theme );
			foreach ( array( '', 'page-with-sidebar', 'none-such' ) as $named ) {
				$id          = $this->publish( array( 'slug' => "page-$named", 'type' => 'pages', 'page_settings' => array( 'template' => $named ) ) );
				$answer      = $this->answer( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' ) );
				$page        = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Page', 'platform' => 'gutenberg' ) );
				$templates[] = "$theme $named: {$answer['page_template']} " . get_page_template_slug( $page['id'] );
			}
		}
		$this->assertSame(
			array(
				'twentytwentyfive : page-no-title page-no-title',
				'twentytwentyfive page-with-sidebar: page-no-title page-no-title',
				'twentytwentyfive none-such: page-no-title page-no-title',
				'twentytwentyfour : page-no-title page-no-title',
				'twentytwentyfour page-with-sidebar: page-with-sidebar page-with-sidebar',
				'twentytwentyfour none-such: page-no-title page-no-title',
			),
			$templates
		);
		// A template may show the title in a pattern.
		$titled = static function ( array $found ): array {
			foreach ( $found as $template ) {
				$template->content = '<!-- wp:post-content /--><!-- wp:pattern {"slug":"tly/with-title"} /-->';
			}
			return $found;
		};
		register_block_pattern( 'tly/with-title', array( 'title' => 'Title', 'content' => '<!-- wp:post-title /-->' ) );
		add_filter( 'get_block_templates', $titled );
		$this->assertSame( '', Page_Templates::choose( '' ) );
		remove_filter( 'get_block_templates', $titled );
		unregister_block_pattern( 'tly/with-title' );
		add_filter( 'stylesheet', '__return_empty_string' );
		$this->assertSame( '', Page_Templates::choose( 'page-no-title' ), 'A theme of files alone.' );
	}

	public function test_pages_of_a_pack_link_to_each_other(): void {
		$this->act_as( 'editor' );
		$this->sign_in();
		$link  = static function ( string ...$slugs ): array {
			return array_map(
				static function ( string $slug ): string {
					return "<!-- wp:paragraph -->\n<p><a href=\"https://pages.templately.invalid/$slug/\">$slug</a></p>\n<!-- /wp:paragraph -->";
				},
				$slugs
			);
		};
		$pages = array();
		foreach ( array( 'home' => $link( 'menus', 'room' ), 'menus' => $link( 'home' ), 'alone' => $link( 'home' ) ) as $slug => $content ) {
			$id = $this->publish( array( 'slug' => $slug, 'type' => 'pages', 'content' => $content ) );

			$pages[ $slug ] = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => "$slug \\o/", 'platform' => 'gutenberg', 'keep_links' => 'alone' !== $slug ) )['id'];
			$this->assertStringNotContainsString( '.invalid', get_post( $pages[ $slug ] )->post_content );
		}
		$hrefs = static function ( int $id ): array {
			preg_match_all( '/href="([^"]*)"/', get_post( $id )->post_content, $found );
			return $found[1];
		};
		$this->assertSame( array( '#' ), $hrefs( $pages['alone'] ), 'Links are not kept by default.' );
		$asked = array( array( 'id' => $pages['home'], 'slug' => 'home' ), array( 'id' => $pages['menus'], 'slug' => 'menus' ) );
		$this->assertSame( array( 'linked' => 2 ), $this->answer( 'POST', '/import/links', array( 'pages' => $asked ) ) );
		$this->assertSame( array( home_url( "/?page_id={$pages['menus']}" ), '#templately-page-room' ), $hrefs( $pages['home'] ) );
		$this->assertSame( array( home_url( "/?page_id={$pages['home']}" ) ), $hrefs( $pages['menus'] ) );
		$this->assertSame( array( 'linked' => 0 ), $this->answer( 'POST', '/import/links', array( 'pages' => $asked ) ) );

		$asked[] = array( 'id' => $pages['alone'], 'slug' => 'room' );
		$this->assertSame( array( 'linked' => 1 ), $this->answer( 'POST', '/import/links', array( 'pages' => $asked ) ) );
		$this->assertSame( home_url( "/?page_id={$pages['alone']}" ), $hrefs( $pages['home'] )[1] );

		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/import/links', array( 'pages' => array( $asked[0], array( 'id' => $this->draft(), 'slug' => 'post' ) ) ) )->get_status(), 'A post is no page.' );
		$without = static function ( array $needed, string $right, int $user, array $about ) use ( $pages ): array {
			return 'edit_post' === $right && (int) $about[0] === $pages['menus'] ? array( 'do_not_allow' ) : $needed;
		};
		add_filter( 'map_meta_cap', $without, 10, 4 );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/import/links', array( 'pages' => $asked ) )->get_status() );
		remove_filter( 'map_meta_cap', $without, 10 );
	}

	public function test_titles_are_plain_text(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$page = $this->answer( 'POST', '/import/page', array( 'id' => $this->publish(), 'title' => 'A <img src=x onerror="alert(1)"><b>plain</b> page', 'platform' => 'gutenberg' ) );
		$this->assertSame( 'A plain page', get_post( $page['id'] )->post_title );
	}

	public function test_inserting_requires_permission_to_edit_the_post(): void {
		$this->act_as( 'author' );
		$foreign = $this->draft();
		$this->act_as( 'author' );
		$this->sign_in();
		$id = $this->publish();
		foreach ( array( $foreign, 999999, 'twentytwentyfive//home' ) as $post ) {
			$response = $this->call( 'POST', '/templately/v1/insert', array( 'id' => $id, 'postId' => $post, 'platform' => 'gutenberg' ) );
			$this->assertSame( array( 403, 'rest_forbidden' ), array( $response->get_status(), $response->get_data()['code'] ) );
		}
		$this->act_as( 'administrator' );
		$this->sign_in();
		foreach ( array( $foreign, 'twentytwentyfive//home' ) as $post ) {
			$this->assertSame( 200, $this->call( 'POST', '/templately/v1/insert', array( 'id' => $id, 'postId' => $post, 'platform' => 'gutenberg' ) )->get_status() );
		}
	}

	/**
	 * @group INS-004
	 * @group INS-006
	 * @group INS-041
	 */
	public function test_inserting_requires_a_verified_account_with_a_matching_plan(): void {
		$this->act_as( 'author' );
		$free  = $this->publish();
		$pro   = $this->publish(
			array(
				'slug'  => 'pro-block',
				'plan'  => 'pro',
				'price' => 9,
			)
		);
		$query = array(
			'id'       => $free,
			'postId'   => $this->draft(),
			'platform' => 'gutenberg',
		);
		$this->assertSame( 401, $this->call( 'POST', '/templately/v1/insert', $query )->get_status() );

		$this->answer(
			'POST',
			'/signup',
			array(
				'first_name'       => 'Ada',
				'last_name'        => 'Moss',
				'email'            => 'ada.moss@example.org',
				'password'         => 'Quince-and-fire-7',
				'confirm_password' => 'Quince-and-fire-7',
				'privacy_consent'  => true,
				'terms_consent'    => true,
			)
		);
		$response = $this->call( 'POST', '/templately/v1/insert', $query );
		$this->assertSame( array( 403, 'invalid_data' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( 'Sorry your account is not verified. Please verify your account to start inserting items.', $response->get_data()['message'] );
		$this->answer( 'POST', '/logout' );

		$this->sign_in();
		$this->assertSame( 200, $this->call( 'POST', '/templately/v1/insert', $query )->get_status() );
		$response = $this->call( 'POST', '/templately/v1/insert', array( 'id' => $pro ) + $query );
		$this->assertSame( array( 403, 'required_pro_templately' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$this->assertSame( 200, $this->call( 'POST', '/templately/v1/insert', array( 'id' => $pro ) + $query )->get_status() );
	}

	public function test_missing_images_require_upload_files(): void {
		$this->act_as( 'contributor' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$query  = array(
			'id'       => $design['id'],
			'postId'   => $this->draft(),
			'platform' => 'gutenberg',
		);
		$before = wp_count_attachments();
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/insert', $query )->get_status() );
		$this->assertEquals( $before, wp_count_attachments() );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$this->answer( 'POST', '/insert', array( 'postId' => $this->draft() ) + $query );
		$this->act_as( 'contributor' );
		$this->sign_in();
		$this->answer( 'POST', '/insert', array( 'postId' => $this->draft() ) + $query );
	}

	public function test_elementor_items_are_refused_without_elementor(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$response = $this->call( 'POST', '/templately/v1/insert', array( 'id' => 1, 'postId' => $this->draft(), 'platform' => 'elementor' ) );
		$this->assertSame( array( 409, 'elementor_missing', 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
	}
}
