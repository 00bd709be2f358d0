<?php

declare( strict_types=1 );

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
		return self::pear( 7, $this->marketplace()->publisher()->store_image( (string) ob_get_clean(), 'pear.png', false ) );
	}

	/** @return array<string, mixed> */
	private static function atomic_image(): array {
		return array( 'id' => 'a7a7a7a', 'elType' => 'widget', 'widgetType' => 'e-image', 'settings' => array( 'image' => array( '$$type' => 'image', 'value' => array( 'src' => array( '$$type' => 'image-src', 'value' => array( 'id' => array( '$$type' => 'image-attachment-id', 'value' => 7 ), 'url' => null ) ), 'size' => array( '$$type' => 'string', 'value' => 'full' ) ) ) ), 'elements' => array() );
	}

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

	/** @group INS-037 */
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
		$this->assertSame( array( 200, 'pending' ), array( $answer['status'], get_post_status( json_decode( $answer['body'], true )['id'] ) ) );
	}

	public function test_atomic_elements_are_checked_by_elementor(): void {
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
}
