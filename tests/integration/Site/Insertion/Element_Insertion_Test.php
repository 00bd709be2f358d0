<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Starter_Catalogue;
use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Sample_Content;
use Templately\Tests\Uses_Elementor;

final class Element_Insertion_Test extends Test_Case {

	use Uses_Elementor;

	private const IMAGE = array( 'url' => 'https://media.templately.invalid/7/pear.png', 'id' => 7 );

	/** @param array<string, mixed> $more */
	private function design( array $more = array() ): int {
		return $this->publish( $more + array( 'platform' => 'elementor', 'type' => 'pages', 'slug' => 'tly-page', 'name' => 'A page' ) );
	}

	/** @return array<string, mixed> */
	private function pear_medium(): array {
		$canvas = imagecreatetruecolor( 40, 30 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, wp_rand( 0, 255 ), wp_rand( 0, 255 ), wp_rand( 0, 255 ) ) );
		ob_start();
		imagepng( $canvas );
		return self::pear( 7, $this->hub_services()->publisher()->store_image( (string) ob_get_clean(), 'pear.png', false ) );
	}

	/** @return array<string, mixed> */
	private static function atomic_image( int $number = 7 ): array {
		return array( 'id' => 'a7a7a7a', 'elType' => 'widget', 'widgetType' => 'e-image', 'settings' => array( 'image' => array( '$$type' => 'image', 'value' => array( 'src' => array( '$$type' => 'image-src', 'value' => array( 'id' => array( '$$type' => 'image-attachment-id', 'value' => $number ), 'url' => null ) ), 'size' => array( '$$type' => 'string', 'value' => 'full' ) ) ) ), 'elements' => array() );
	}

	/**
	 * @group INS-010
	 * @group RST-048
	 */
	public function test_elements_and_page_settings_are_inserted_with_local_media(): void {
		$image  = array( 'widgetType' => 'image', 'settings' => array( 'image' => self::IMAGE ) ) + Sample_Content::HEADING;
		$id     = $this->design( array( 'media' => array( $this->pear_medium() ), 'content' => array( Sample_Content::container( array( Sample_Content::HEADING, $image ) ), Sample_Content::container( array( Sample_Content::HEADING ) ) ), 'page_settings' => array( 'template' => 'elementor_canvas', 'background_background' => 'classic', 'background_image' => self::IMAGE ) ) );
		$answer = $this->ask( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->elementor_page(), 'platform' => 'elementor' ) );
		$this->assertCount( 2, $answer['content'] );
		$first  = json_decode( $answer['content'][0], true );
		$medium = $first['elements'][1]['settings']['image'];
		$this->assertSame( array( $medium['id'], wp_get_attachment_url( $medium['id'] ) ), array( $answer['attachments'][0], $medium['url'] ) );
		$this->assertSame( array( 'template' => 'elementor_canvas', 'settings' => array( 'background_background' => 'classic', 'background_image' => array( 'url' => $medium['url'], 'id' => $medium['id'] ) ) ), $answer['page_settings'] );
		$this->assertSame( 'elementor_canvas', $answer['page_template'] );
		$ids = array( $first['id'], $first['elements'][0]['id'], $first['elements'][1]['id'], json_decode( $answer['content'][1], true )['id'] );
		$this->assertCount( 4, array_unique( $ids ) );
		$this->assertSame( $ids, preg_grep( '/^[0-9a-f]{7}$/D', $ids ) );
	}

	public function test_missing_widgets_are_named_before_anything_is_imported(): void {
		$lacks  = $this->design( array( 'slug' => 'tly-lacks', 'media' => array( $this->pear_medium() ), 'content' => array( Sample_Content::container( array( array( 'widgetType' => 'image', 'settings' => array( 'image' => self::IMAGE ) ) + Sample_Content::HEADING, array( 'widgetType' => 'tly-form' ) + Sample_Content::HEADING ) ) ) ) );
		$before = wp_count_attachments( 'image/png' );
		$pages  = wp_count_posts( 'page' );
		$this->assertSame( array( 422, 'missing_widgets', 'This design needs widgets that are not available on this site: tly-form. Activate the plugin that provides them.' ), $this->refused( '/insert', array( 'id' => $lacks, 'postId' => 1, 'platform' => 'elementor' ) ) );
		$this->assertSame( 422, $this->refused( '/import/page', array( 'id' => $lacks, 'title' => 'Lacks', 'platform' => 'elementor' ) )[0] );
		$this->assertSame( 422, $this->refused( '/import', array( 'id' => $lacks, 'platform' => 'elementor' ) )[0] );
		wp_cache_flush();
		$this->assertEquals( array( $before, $pages ), array( wp_count_attachments( 'image/png' ), wp_count_posts( 'page' ) ) );
	}

	public function test_missing_widgets_of_a_cloud_file_are_named(): void {
		$file = $this->push( array( Sample_Content::container( array( array( 'widgetType' => 'tly-form' ) + Sample_Content::HEADING ) ) ) );
		$this->assertSame( array( 422, 'missing_widgets', 'This design needs widgets that are not available on this site: tly-form. Activate the plugin that provides them.' ), $this->refused( '/insert', array( 'id' => $file, 'postId' => 1, 'platform' => 'elementor', 'origin' => 'cloud' ) ) );
	}

	public function test_designs_of_the_starter_catalogue_lose_no_widget(): void {
		$types  = static function ( array $elements ) use ( &$types ): array {
			$found = array();
			foreach ( $elements as $element ) {
				$found = array_merge( $found, array( $element['widgetType'] ?? $element['elType'] ), $types( $element['elements'] ) );
			}
			return $found;
		};
		$folder = dirname( TEMPLATELY_FILE ) . '/build/catalogue';
		$state  = new Hub_State();
		// The site has one pack of it.
		$state->set_starter_hash( '' );
		( new Starter_Catalogue( $this->hub_services()->publisher(), $state, $folder ) )->publish_changes( '__return_true' );
		foreach ( (array) glob( "$folder/*-elementor.zip" ) as $file ) {
			$zip = new ZipArchive();
			$zip->open( (string) $file );
			$manifest = json_decode( (string) $zip->getFromName( 'manifest.json' ), true );
			$pack     = $manifest['pack']['slug'];
			$ids      = array_column( $this->ask( 'GET', "/items/$pack", array( 'platform' => 'elementor', 'type' => 'packs' ) )['items'], 'id', 'slug' );
			foreach ( wp_list_filter( $manifest['items'], array( 'plan' => 'free' ) ) as $item ) {
				if ( 'pages' === $item['type'] || 'plain-blocks' === $pack ) {
					$made = $this->ask( 'POST', '/import/page', array( 'id' => $ids[ $item['slug'] ], 'title' => $item['slug'], 'platform' => 'elementor' ) );
					wp_cache_flush();
					$expected = $types( json_decode( (string) $zip->getFromName( $item['document'] ), true )['elements'] );
					$this->assertSame( $expected, $types( json_decode( (string) get_post_meta( $made['id'], '_elementor_data', true ), true ) ), $item['slug'] );
				}
			}
		}
	}

	/**
	 * @group INS-037
	 * @group RST-046
	 */
	public function test_pages_are_created_as_elementor_documents(): void {
		$id   = $this->design( array( 'page_settings' => array( 'template' => 'elementor_canvas', 'hide_title' => 'yes' ) ) );
		$made = $this->ask( 'POST', '/import/page', array( 'id' => $id, 'title' => 'Back\\slash "Ü"', 'platform' => 'elementor' ) );
		wp_cache_flush();
		$page = get_post( $made['id'] );
		$this->assertSame( array( 'draft', 'Back\\slash "Ü"', 'elementor_canvas' ), array( $page->post_status, $page->post_title, get_page_template_slug( $page ) ) );
		$this->assertSame( admin_url( "post.php?post={$made['id']}&action=elementor" ), $made['elementor_edit_link'] );
		$this->assertStringContainsString( 'preview=true', $made['visit'] );
		$tree = json_decode( (string) get_post_meta( $made['id'], '_elementor_data', true ), true );
		$this->assertSame( array( 'Made for a test', 'wp-page' ), array( $tree[0]['elements'][0]['settings']['title'], get_post_meta( $made['id'], '_elementor_template_type', true ) ) );
		$this->assertSame( 'yes', get_post_meta( $made['id'], '_elementor_page_settings', true )['hide_title'] );
		$plain = $this->ask( 'POST', '/import/page', array( 'id' => $this->design( array( 'slug' => 'tly-plain' ) ), 'title' => 'Plain', 'platform' => 'elementor' ) );
		wp_cache_flush();
		$this->assertSame( 'elementor_header_footer', get_page_template_slug( $plain['id'] ) );
	}

	/**
	 * @group RST-043
	 * @group RST-044
	 */
	public function test_designs_are_imported_into_saved_templates(): void {
		$id   = $this->design( array( 'type' => 'sections', 'slug' => 'tly-section' ) );
		$made = $this->ask( 'POST', '/import', array( 'id' => $id, 'platform' => 'elementor' ) );
		wp_cache_flush();
		$post = get_post( $made['id'] );
		$this->assertSame( array( 'elementor_library', 'publish', 'A page', 'container' ), array( $post->post_type, $post->post_status, $post->post_title, get_post_meta( $post->ID, '_elementor_template_type', true ) ) );
		$this->assertSame( admin_url( "post.php?post={$post->ID}&action=elementor" ), $made['edit_link'] );
		$this->assertNotSame( '', $made['visit'] );
		$listed = $this->ask( 'GET', '/saved-templates', array( 'platform' => 'elementor' ) )['items'];
		$this->assertSame( array( $post->ID, 'container', 'templately' ), array( $listed[0]['id'], $listed[0]['type'], $listed[0]['source'] ) );
		$page = $this->ask( 'POST', '/import', array( 'id' => $this->design( array( 'slug' => 'tly-two', 'content' => array( Sample_Content::container( array( Sample_Content::HEADING ) ), Sample_Content::container( array( Sample_Content::HEADING ) ) ) ) ), 'platform' => 'elementor' ) );
		$this->assertSame( 'page', get_post_meta( $page['id'], '_elementor_template_type', true ) );
		$this->assertSame( array( 400, 'rest_invalid_param' ), array_slice( $this->refused( '/import', array( 'id' => $id, 'platform' => 'gutenberg' ) ), 0, 2 ) );
	}

	public function test_users_who_may_not_create_pages_create_none(): void {
		$id          = $this->design();
		$contributor = $this->act_as( 'contributor' );
		$this->sign_in();
		$pages = wp_count_posts( 'page' );
		$this->assertSame( 403, $this->refused( '/import/page', array( 'id' => $id, 'title' => 'Mine', 'platform' => 'elementor' ), $contributor )[0] );
		$answer = $this->http( 'POST', '/wp-json/templately/v1/import', array( 'id' => $id, 'platform' => 'elementor' ), $contributor );
		wp_cache_flush();
		$this->assertEquals( $pages, wp_count_posts( 'page' ) );
		$this->assertSame( array( 200, 'pending' ), array( $answer['status'], get_post_status( json_decode( $answer['body'], true )['id'] ?? 0 ) ), $answer['body'] );
	}

	/** @group S3 */
	public function test_a_hidden_library_refuses_its_elements(): void {
		$id     = $this->design();
		$editor = $this->act_as( 'editor' );
		$this->sign_in();
		( new Settings() )->change( array( 'hidden_from' => array( 'editor' ) ) );
		foreach ( array( '/insert' => array( 'postId' => 1 ), '/import/page' => array( 'title' => 'Mine' ), '/import' => array() ) as $path => $more ) {
			$this->assertSame( array( 403, 'marketplace_hidden' ), array_slice( $this->refused( $path, array( 'id' => $id, 'platform' => 'elementor' ) + $more, $editor ), 0, 2 ), $path );
		}
	}

	public function test_atomic_elements_are_checked_by_elementor(): void {
		$this->require_atomic_elements();
		$this->http( 'GET', '/wp-admin/index.php', null, $this->admin );
		update_option( 'elementor_experiment-e_atomic_elements', 'active' );
		$box    = static function ( array $elements ): array {
			return array( array( 'elType' => 'e-flexbox', 'styles' => array(), 'settings' => array() ) + Sample_Content::container( $elements ) );
		};
		$good   = $this->design( array( 'slug' => 'tly-atomic', 'media' => array( $this->pear_medium() ), 'content' => $box( array( self::atomic_image() ) ) ) );
		$answer = $this->ask( 'POST', '/insert', array( 'id' => $good, 'postId' => 1, 'platform' => 'elementor' ) );
		$source = json_decode( $answer['content'][0], true )['elements'][0]['settings']['image']['value']['src']['value'];
		$this->assertSame( array( 'id' => array( '$$type' => 'image-attachment-id', 'value' => $answer['attachments'][0] ), 'url' => null ), $source );
		$page = $this->ask( 'POST', '/import/page', array( 'id' => $good, 'title' => 'Atomic', 'platform' => 'elementor' ) )['id'];
		wp_cache_flush();
		$this->assertSame( 'e-flexbox', json_decode( (string) get_post_meta( $page, '_elementor_data', true ), true )[0]['elType'] );

		$bad    = array( 'settings' => array( 'title' => array( '$$type' => 'number', 'value' => 'three' ) ), 'widgetType' => 'e-heading' ) + Sample_Content::HEADING;
		$item   = $this->design( array( 'slug' => 'tly-bad', 'content' => $box( array( $bad ) ) ) );
		$before = wp_count_posts( 'page' );
		foreach ( array( '/insert' => array( 'postId' => 1 ), '/import/page' => array( 'title' => 'Bad' ), '/import' => array() ) as $path => $more ) {
			$this->assertSame( array( 422, 'not_for_this_site', 'This design cannot be used on this site because Elementor does not accept the settings of its widget “e-heading”.' ), $this->refused( $path, array( 'id' => $item, 'platform' => 'elementor' ) + $more ), $path );
		}
		wp_cache_flush();
		$this->assertEquals( $before, wp_count_posts( 'page' ) );
		update_option( 'elementor_experiment-e_atomic_elements', 'inactive' );
		$this->assertSame( array( 422, 'missing_widgets', 'This design needs Elementor’s atomic editor, which is turned off or too old on this site: e-flexbox, e-image.' ), $this->refused( '/insert', array( 'id' => $good, 'postId' => 1, 'platform' => 'elementor' ) ) );
	}

	/** @return list<array<string, mixed>> A container with a heading in a global color and font, and a text in the site's default color. */
	private static function globals_in_use(): array {
		$heading = array( 'settings' => array( 'title' => 'Made for a test', '__globals__' => array( 'title_color' => 'globals/colors?id=primary', 'typography_typography' => 'globals/typography?id=abc1234' ) ) ) + Sample_Content::HEADING;
		$default = array( 'id' => '7a7a7a7', 'widgetType' => 'divider', 'settings' => array() ) + Sample_Content::HEADING;
		return array( Sample_Content::container( array( $heading, $default ) ) );
	}

	public function test_global_values_are_written_out_or_left_to_the_site(): void {
		$kit                              = array(
			'colors'     => array( array( '_id' => 'primary', 'title' => 'Primary', 'color' => '#112233' ), array( '_id' => 'secondary', 'title' => 'Secondary', 'color' => '#445566' ) ),
			'typography' => array( array( '_id' => 'abc1234', 'title' => 'Poster', 'typography_typography' => 'custom', 'typography_font_family' => 'Lora', 'typography_font_weight' => '700' ) ),
		);
		$id                               = $this->design( array( 'slug' => 'tly-kit', 'kit' => $kit, 'content' => self::globals_in_use() ) );
		$look                             = function ( string $look ) use ( $id ): array {
			$answer = $this->ask( 'POST', '/insert', array( 'id' => $id, 'postId' => 1, 'platform' => 'elementor', 'look' => $look ) );
			$inner  = json_decode( $answer['content'][0], true )['elements'];
			return array( $answer['look'], $inner[0]['settings'], $inner[1]['settings'] );
		};
		$font                             = array( 'title' => 'Made for a test', 'typography_typography' => 'custom', 'typography_font_family' => 'Lora', 'typography_font_weight' => '700' );
		list( $name, $heading, $divider ) = $look( 'design' );
		$this->assertEquals( array( 'design', array( 'title_color' => '#112233' ) + $font ), array( $name, $heading ) );
		$this->assertSame( '#445566', $divider['color'], 'The divider has the secondary color by default.' );
		list( $name, $heading, $divider ) = $look( 'site' );
		$this->assertEquals( array( 'site', array( '__globals__' => array( 'title_color' => 'globals/colors?id=primary' ) ) + $font, array() ), array( $name, $heading, $divider ) );
		$this->assertSame( 'design', $look( 'fonts' )[0] );
		$this->assertNull( $this->ask( 'POST', '/insert', array( 'id' => $this->design( array( 'slug' => 'tly-none' ) ), 'postId' => 1, 'platform' => 'elementor' ) )['look'] );
	}

	/** @group SAV-021 */
	public function test_pushed_templates_take_their_type_page_settings_media_and_global_values_along(): void {
		update_option( 'elementor_experiment-e_atomic_elements', 'active' );
		$page                  = $this->elementor_page();
		$tree                  = self::globals_in_use();
		$image                 = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'pear', 'post_status' => 'inherit' ), $this->stored_png() );
		$tree[0]['elements'][] = $this->has_atomic_elements() ? array( 'id' => '8a8a8a8' ) + self::atomic_image( $image ) : array( 'widgetType' => 'image', 'settings' => array( 'image' => array( 'url' => wp_get_attachment_url( $image ), 'id' => $image ) ) ) + Sample_Content::HEADING;
		$settings              = array( 'hide_title' => 'yes', 'custom_css' => 'a{}', 'background_image' => array( 'url' => wp_get_attachment_url( $image ), 'id' => $image ) );
		$args                  = array( 'platform' => 'elementor', 'file_content' => $tree, 'type' => 'container', 'source' => $page, 'page_settings' => $settings, 'name' => 'Pushed' );
		$author                = $this->act_as( 'author' );
		$this->assertSame( array( 403, 'invalid_permission' ), array_slice( $this->refused( '/clouds/upload', $args, $author ), 0, 2 ) );
		$file = $this->ask( 'POST', '/clouds/upload', $args )['data'];
		$this->assertSame( array( 'container', 'elementor' ), array( $file['type'], $file['platform'] ) );
		$here = $this->ask( 'POST', '/insert', array( 'id' => $file['id'], 'postId' => $page, 'platform' => 'elementor', 'origin' => 'cloud' ) );
		$this->assertNull( $here['look'], 'The site has the values of its own documents.' );
		$this->assertEquals( array( 'hide_title' => 'yes', 'background_image' => array( 'url' => wp_get_attachment_url( $image ), 'id' => $image ) ), $here['page_settings']['settings'] );
		$inner = json_decode( $here['content'][0], true )['elements'];
		$this->assertSame( $image, $this->has_atomic_elements() ? $inner[2]['settings']['image']['value']['src']['value']['id']['value'] : $inner[2]['settings']['image']['id'] );
		$this->assertSame( $tree[0]['elements'][0]['settings'], $inner[0]['settings'] );

		global $wpdb;
		$stored = json_decode( (string) $wpdb->get_var( "SELECT look FROM {$wpdb->prefix}templately_file_versions WHERE file_id = " . (int) $file['id'] ), true );
		$kit    = $stored['kit'];
		$this->assertEqualsCanonicalizing( array( 'hide_title', 'background_image' ), array_keys( $stored['page_settings'] ) );
		$this->assertContains( 'primary', array_column( $kit['colors'], '_id' ) );
		$this->assertContains( 'secondary', array_column( $kit['colors'], '_id' ), 'Default globals count as used.' );
	}

	/** @return string Path of a new image in the uploads folder. */
	private function stored_png(): string {
		$canvas = imagecreatetruecolor( 40, 30 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, wp_rand( 0, 255 ), wp_rand( 0, 255 ), wp_rand( 0, 255 ) ) );
		$path = wp_upload_dir()['path'] . '/pear-' . wp_rand() . '.png';
		imagepng( $canvas, $path );
		return $path;
	}

	/** @param list<array<string, mixed>> $tree */
	private function push( array $tree, array $more = array() ): int {
		return $this->ask( 'POST', '/clouds/upload', $more + array( 'platform' => 'elementor', 'file_content' => $tree, 'type' => 'container', 'name' => 'Pushed' ) )['data']['id'];
	}

	/** Makes a file one that another site pushed. */
	private static function move_to_another_site( int $file ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}templately_cloud_files", array( 'origin' => 'elsewhere' ), array( 'id' => $file ) );
		$wpdb->update( "{$wpdb->prefix}templately_file_versions", array( 'signature' => '' ), array( 'file_id' => $file ) );
	}

	public function test_files_of_another_site_are_adapted(): void {
		$file = $this->push( self::globals_in_use() );
		self::move_to_another_site( $file );
		$args   = array( 'id' => $file, 'postId' => 1, 'platform' => 'elementor', 'origin' => 'cloud' );
		$answer = $this->ask( 'POST', '/insert', array( 'look' => 'design' ) + $args );
		$inner  = json_decode( $answer['content'][0], true )['elements'];
		$this->assertSame( array( 'design', '#6EC1E4' ), array( $answer['look'], $inner[0]['settings']['title_color'] ) );
		$this->assertSame( '#54595F', $inner[1]['settings']['color'] );
		$answer = $this->ask( 'POST', '/insert', array( 'look' => 'site' ) + $args );
		$this->assertSame( array( 'site', 'globals/colors?id=primary' ), array( $answer['look'], json_decode( $answer['content'][0], true )['elements'][0]['settings']['__globals__']['title_color'] ) );
	}

	public function test_designs_and_pushed_files_of_a_remote_hub_are_inserted(): void {
		$image  = array( 'widgetType' => 'image', 'settings' => array( 'image' => self::IMAGE ) ) + Sample_Content::HEADING;
		$design = $this->design( array( 'media' => array( $this->pear_medium() ), 'content' => array( Sample_Content::container( array( $image ) ) ), 'page_settings' => array( 'template' => 'elementor_canvas', 'hide_title' => 'yes' ) ) );
		$token  = ( new Access_Tokens() )->token( $this->admin );
		( new Settings() )->change( array( 'serves' => true, 'hub_address' => home_url() ) );
		( new Access_Tokens( home_url() ) )->save( $this->admin, $token );
		$answer = $this->ask( 'POST', '/insert', array( 'id' => $design, 'postId' => 1, 'platform' => 'elementor' ) );
		$medium = json_decode( $answer['content'][0], true )['elements'][0]['settings']['image'];
		wp_cache_flush();
		$this->assertSame( array( $answer['attachments'][0], wp_get_attachment_url( $medium['id'] ) ), array( $medium['id'], $medium['url'] ) );
		$this->assertSame( array( 'template' => 'elementor_canvas', 'settings' => array( 'hide_title' => 'yes' ) ), $answer['page_settings'] );
		$file   = $this->push( self::globals_in_use() );
		$answer = $this->ask( 'POST', '/insert', array( 'id' => $file, 'postId' => 1, 'platform' => 'elementor', 'origin' => 'cloud' ) );
		$this->assertSame( self::globals_in_use()[0]['elements'][0]['settings'], json_decode( $answer['content'][0], true )['elements'][0]['settings'] );
	}

	public function test_html_widgets_come_back_only_to_their_own_site(): void {
		$html = array( 'widgetType' => 'html', 'settings' => array( 'html' => '<script>mine()</script>' ) ) + Sample_Content::HEADING;
		$file = $this->push( array( Sample_Content::container( array( $html ) ) ) );
		$args = array( 'id' => $file, 'postId' => 1, 'platform' => 'elementor', 'origin' => 'cloud' );
		$this->assertSame( $html['settings'], json_decode( $this->ask( 'POST', '/insert', $args )['content'][0], true )['elements'][0]['settings'] );
		self::move_to_another_site( $file );
		$this->assertSame( array( 403, 'widget_not_allowed', 'This design cannot be used on this site because of its widget “html”. It could run code or load external content.' ), $this->refused( '/insert', $args ) );
		$this->assertSame( 403, $this->refused( '/import', array( 'id' => $file, 'platform' => 'elementor', 'origin' => 'cloud' ) )[0] );
	}

	public function test_a_tree_of_every_free_widget_survives_push_and_insert(): void {
		$page = $this->elementor_page();
		update_post_meta( $page, '_elementor_edit_mode', 'builder' );
		$names  = array_keys( $this->ask_elementor( $page, 'get_widgets_config', array( 'exclude' => array( 'nothing' => true ) ) ) );
		$names  = array_diff( $names, array( 'common', 'common-base', 'common-optimized', 'inner-section', 'global', 'e-component' ) );
		$places = static function ( string $name ): array {
			return array( 'elType' => 'widget', 'widgetType' => $name, 'settings' => array() );
		};
		$this->assertGreaterThan( 30, count( $names ) );
		$this->save_elements( $page, array( self::within( ...array_map( $places, array_values( $names ) ) ) ) );
		$tree   = json_decode( (string) get_post_meta( $page, '_elementor_data', true ), true );
		$file   = $this->push( $tree, array( 'source' => $page ) );
		$answer = $this->ask( 'POST', '/insert', array( 'id' => $file, 'postId' => $page, 'platform' => 'elementor', 'origin' => 'cloud' ) );
		$masked = static function ( array $elements ) use ( &$masked ): array {
			foreach ( $elements as $place => $element ) {
				$elements[ $place ] = array( 'id' => '', 'elements' => $masked( $element['elements'] ) ) + $element;
			}
			return $elements;
		};
		$own    = array_map(
			static function ( string $json ): array {
				return json_decode( $json, true );
			},
			$answer['content']
		);
		$this->assertSame( count( $names ), count( $own[0]['elements'] ) );
		$this->assertEquals( $masked( $tree ), $masked( $own ) );
	}

	public function test_global_classes_are_written_out_or_created(): void {
		$this->require_atomic_elements();
		update_option( 'elementor_experiment-e_atomic_elements', 'active' );
		$kit  = array( 'classes' => array( 'items' => array( 'g-soft1' => array( 'id' => 'g-soft1', 'label' => 'soft', 'type' => 'class', 'variants' => array( array( 'meta' => array( 'breakpoint' => 'desktop', 'state' => null ), 'props' => array( 'color' => array( '$$type' => 'color', 'value' => '#0000AA' ) ), 'custom_css' => null ) ) ) ), 'order' => array( 'g-soft1' ) ) );
		$box  = array( 'elType' => 'e-flexbox', 'styles' => array(), 'settings' => array( 'classes' => array( '$$type' => 'classes', 'value' => array( 'g-soft1' ) ) ) ) + Sample_Content::container( array() );
		$id   = $this->design( array( 'slug' => 'tly-classes', 'kit' => $kit, 'content' => array( $box ) ) );
		$args = array( 'id' => $id, 'postId' => 1, 'platform' => 'elementor' );
		update_option( 'elementor_experiment-e_classes', 'inactive' );
		$this->assertSame( array( 422, 'not_for_this_site', 'This design needs Elementor’s global classes, which are turned off or too old on this site.' ), $this->refused( '/insert', $args ) );
		if ( ! $this->has_global_classes() ) {
			return;
		}
		update_option( 'elementor_experiment-e_classes', 'active' );
		$one = json_decode( $this->ask( 'POST', '/insert', array( 'look' => 'design' ) + $args )['content'][0], true );
		$this->assertStringContainsString( '#0000AA', (string) wp_json_encode( $one['styles'] ) );
		$this->assertNotContains( 'g-soft1', $one['settings']['classes']['value'] );
		$one = json_decode( $this->ask( 'POST', '/insert', array( 'look' => 'site' ) + $args )['content'][0], true );
		$this->assertSame( array(), $one['styles'] );
		$this->assertCount( 1, $one['settings']['classes']['value'] );
		$this->assertStringStartsWith( 'g-', $one['settings']['classes']['value'][0] );
		$editor = $this->act_as( 'editor' );
		$this->sign_in();
		$answer = $this->http( 'POST', '/wp-json/templately/v1/insert', array( 'look' => 'site', 'postId' => $this->elementor_page() ) + $args, $editor );
		$this->assertStringContainsString( '#0000AA', $answer['body'], 'Only administrators create classes.' );
		$this->assertStringNotContainsString( '"g-', json_decode( $answer['body'], true )['content'][0] );
	}

	public function test_documents_of_a_hostile_hub_are_refused_before_anything_is_written(): void {
		$id     = $this->design( array( 'slug' => 'tly-hostile', 'media' => array( $this->pear_medium() ), 'content' => array( Sample_Content::container( array( array( 'widgetType' => 'image', 'settings' => array( 'image' => self::IMAGE ) ) + Sample_Content::HEADING ) ) ) ) );
		$before = wp_count_attachments( 'image/png' );
		$hub    = WPMU_PLUGIN_DIR . '/templately-hostile-hub.php';
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		$hostile = array(
			'kit'           => array( array( 'colors' => array( array( '_id' => 'primary', 'title' => 'x', 'color' => 'red;} body{display:none' ) ) ), 502 ),
			'content'       => array( array( Sample_Content::container( array( array( 'widgetType' => 'html', 'settings' => array( 'html' => '<script>x()</script>' ) ) + Sample_Content::HEADING ) ) ), 403 ),
			'page_settings' => array( array( 'template' => '', 'settings' => array( 'background_image' => array( 'url' => 'https://evil.example/a.png', 'id' => 7 ) ) ), 422 ),
		);
		try {
			foreach ( $hostile as $member => list( $value, $status ) ) {
				file_put_contents( $hub, '<?php add_filter( "rest_request_after_callbacks", function ( $response, $handler, $request ) { if ( $response instanceof WP_REST_Response && preg_match( "#/items/\\d+/content$#", $request->get_route() ) ) { $response->set_data( array( ' . var_export( $member, true ) . ' => json_decode( ' . var_export( (string) wp_json_encode( $value ), true ) . ', true ) ) + $response->get_data() ); } return $response; }, 10, 3 );' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a plugin of the test.
				foreach ( array( '/insert' => array( 'postId' => 1 ), '/import/page' => array( 'title' => 'Hostile' ), '/import' => array() ) as $path => $more ) {
					$this->assertSame( $status, $this->refused( $path, array( 'id' => $id, 'platform' => 'elementor' ) + $more )[0], "$member $path" );
				}
			}
		} finally {
			unlink( $hub );
		}
		wp_cache_flush();
		$this->assertEquals( $before, wp_count_attachments( 'image/png' ) );
	}
}
