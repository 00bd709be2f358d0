<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Saved_Templates\Saved_Templates;
use Templately\Site\Saved_Templates\Template_Import;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Makes_Zips;

/** Elementor is not installed: its posts are created directly, and a flag stands in for it. */
final class Saved_Templates_Test extends Test_Case {

	use Calls_Rest;
	use Makes_Zips;

	private const BLOCKS = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Ähre &amp; \\ 'x'</h2>\n<!-- /wp:heading -->\n\n<!-- wp:spacer {\"height\":\"1.0px\"} -->\n<div style=\"height:1.0px\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n<!-- /wp:spacer -->";
	private const TREE   = '[{"id":"1a2b3c4","elType":"container","settings":{},"elements":[{"id":"2b3c4d5","elType":"widget","widgetType":"heading","settings":{"title":"a < b \u00e9 C:\\\\dir","n":1.0},"elements":[]}]},{"id":"3c4d5e6","elType":"container","settings":[],"elements":[]}]';

	protected function setUp(): void {
		parent::setUp();
		foreach ( get_posts( array( 'post_type' => array( 'wp_block', 'elementor_library' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/**
	 * @group SAV-002
	 * @group SAV-003
	 * @group SAV-004
	 * @group SAV-005
	 * @group RST-055
	 * @group RST-056
	 */
	public function test_lists_templates_by_builder_page_and_search(): void {
		$this->act_as( 'administrator' );
		$this->assertSame( array( 'items' => array(), 'current_page' => 1, 'total_page' => 1 ), $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg' ) ) );
		$ids = array();
		for ( $number = 1; $number <= 13; $number++ ) {
			$ids[ $number ] = $this->pattern( "Hero $number" );
		}
		$synced = $this->pattern( 'Synced' );
		delete_post_meta( $synced, 'wp_pattern_sync_status' );
		wp_trash_post( $this->pattern( 'In the trash' ) );
		$tree = $this->tree( 'Banner & more', 'page' );
		$kit  = $this->tree( 'Kit', 'kit' );
		$this->age( $ids[13], '2031-02-03 04:05:06' );

		$first = $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg' ) );
		$this->assertSame( array( 12, 1, 2 ), array( count( $first['items'] ), $first['current_page'], $first['total_page'] ) );
		$item = $first['items'][0];
		$this->assertSame( array( $ids[13], 'Hero 13', '2031-02-03T04:05:06+00:00', 'section', 'gutenberg', false, false, 'site', true ), array( $item['id'], $item['title'], $item['date'], $item['type'], $item['platform'], $item['is_pushed'], $item['is_kit'], $item['source'], $item['can_delete'] ) );
		$second = $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg', 'page' => '2' ) );
		$this->assertSame( array( 1, 2, 2 ), array( count( $second['items'] ), $second['current_page'], $second['total_page'] ) );
		$this->assertEqualsCanonicalizing( array_values( $ids ), array_column( array_merge( $first['items'], $second['items'] ), 'id' ) );
		$this->assertSame( array( $ids[7] ), array_column( $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg', 'search' => 'hero 7' ) )['items'], 'id' ) );
		$this->assertSame( array(), $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg', 'search' => 'Ähre' ) )['items'] );

		$posts = new Template_Store();
		$posts->mark_uploaded( $tree, 77 );
		$posts->set_library_item( $kit, 5 );
		$of_elementor = array_column( $this->answer( 'GET', '/saved-templates' )['items'], null, 'id' );
		$this->assertEqualsCanonicalizing( array( $tree, $kit ), array_keys( $of_elementor ) );
		$this->assertSame( array( 'Banner & more', 'page', 'elementor', true, false, 'site' ), array( $of_elementor[ $tree ]['title'], $of_elementor[ $tree ]['type'], $of_elementor[ $tree ]['platform'], $of_elementor[ $tree ]['is_pushed'], $of_elementor[ $tree ]['is_kit'], $of_elementor[ $tree ]['source'] ) );
		$this->assertSame( array( false, true, 'templately' ), array( $of_elementor[ $kit ]['is_pushed'], $of_elementor[ $kit ]['is_kit'], $of_elementor[ $kit ]['source'] ) );
		foreach ( array( array( 'page' => '0' ), array( 'page' => 'x' ), array( 'platform' => 'divi' ) ) as $wrong ) {
			$this->assertSame( 400, $this->call( 'GET', '/templately/v1/saved-templates', $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
	}

	public function test_the_number_of_queries_does_not_grow_with_the_list(): void {
		global $wpdb;
		$this->act_as( 'administrator' );
		$count = function (): int {
			global $wpdb;
			wp_cache_flush();
			get_current_user_id();
			$before = $wpdb->num_queries;
			( new Saved_Templates( new Template_Store(), '__return_null' ) )->list( 'gutenberg', '', 1 );
			return $wpdb->num_queries - $before;
		};
		$this->pattern( 'One' );
		$one = $count();
		for ( $number = 2; $number <= 12; $number++ ) {
			$this->pattern( "Number $number" );
		}
		$this->assertSame( $one, $count() );
	}

	public function test_content_is_split_without_changes(): void {
		$this->act_as( 'administrator' );
		$id      = $this->pattern( 'Hero' );
		$content = $this->answer( 'GET', "/saved-templates/content/$id" );
		$this->assertSame( array( $id, 'Hero', 'section', 'gutenberg', self::BLOCKS ), array( $content['id'], $content['title'], $content['type'], $content['platform'], implode( "\n\n", $content['content'] ) ) );
		$this->assertCount( 2, $content['content'] );
		$content = $this->answer( 'GET', '/saved-templates/content/' . $this->tree( 'Tree', 'page' ) );
		$this->assertSame( array( self::TREE, 2 ), array( '[' . implode( ',', $content['content'] ) . ']', count( $content['content'] ) ) );
		$this->assertSame( 404, $this->call( 'GET', '/templately/v1/saved-templates/content/' . $this->page() )->get_status() );
	}

	public function test_renames_a_template_and_keeps_its_content(): void {
		$this->act_as( 'administrator' );
		$id      = $this->pattern( 'Hero' );
		$renamed = $this->answer( 'POST', '/saved-templates/rename', array( 'id' => $id, 'title' => 'Mine \\ <b>x</b>' ) );
		$this->assertSame( array( 'success', 'Mine \\ x', self::BLOCKS ), array( $renamed['status'], $renamed['item']['title'], get_post( $id )->post_content ) );
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/saved-templates/rename', array( 'id' => $this->page(), 'title' => 'Mine' ) )->get_status() );
		$this->act_as( 'contributor' );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/saved-templates/rename', array( 'id' => $id, 'title' => 'Theirs' ) )->get_status() );
		$this->assertFalse( $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg' ) )['items'][0]['can_rename'] );
	}

	public function test_saves_valid_blocks_as_an_unsynced_pattern(): void {
		$this->act_as( 'administrator' );
		$saved = $this->answer( 'POST', '/saved-templates/save', array( 'title' => 'Mine \\ <b>x</b>', 'content' => self::BLOCKS, 'type' => 'part' ) );
		$post  = get_post( $saved['item']['id'] );
		$this->assertSame( array( 'success', 'Mine \\ x', 'part', self::BLOCKS, 'wp_block', 'publish', 'unsynced' ), array( $saved['status'], $saved['item']['title'], $saved['item']['type'], $post->post_content, $post->post_type, $post->post_status, get_post_meta( $post->ID, 'wp_pattern_sync_status', true ) ) );
		foreach ( array( '<!-- wp:group --><div></div>', '<!-- wp:x {"a":} /-->', "caf\xE9" ) as $damaged ) {
			try {
				$this->service()->save( 'Damaged', $damaged, 'section' );
				$this->fail( "$damaged was saved." );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'invalid_file', 400 ), array( $failure->error_code(), $failure->status() ), $damaged );
			}
		}
		// Creating patterns requires publish_posts.
		$this->act_as( 'contributor' );
		$refused = $this->call( 'POST', '/templately/v1/saved-templates/save', array( 'title' => 'x', 'content' => self::BLOCKS ) );
		$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		$this->assertSame( 1, $this->service()->list( 'gutenberg', '', 1 )['total_page'] );
		$this->assertCount( 1, $this->service()->list( 'gutenberg', '', 1 )['items'] );
	}

	/**
	 * @group RST-057
	 * @group SAV-034
	 * @group S3
	 */
	public function test_deletes_own_templates_and_kits_only_with_force(): void {
		$owner = $this->act_as( 'author' );
		$mine  = $this->pattern( 'Mine' );
		$this->act_as( 'administrator' );
		$others = $this->pattern( 'Another\'s' );
		$kit    = $this->tree( 'Kit', 'kit' );
		$tree   = $this->tree( 'Tree', 'page' );
		$page   = $this->page();

		wp_set_current_user( $owner );
		$this->assertSame( array( true, false ), array( $this->service()->item( get_post( $mine ) )['can_delete'], $this->service()->item( get_post( $others ) )['can_delete'] ) );
		foreach ( array( $others, $tree ) as $foreign ) {
			$refused = $this->call( 'POST', '/templately/v1/saved-templates/delete', array( 'id' => $foreign ) );
			$this->assertContains( $refused->get_status(), array( 403, 404 ) );
			$this->assertSame( 'publish', get_post_status( $foreign ) );
		}
		$refused = $this->call( 'POST', '/templately/v1/saved-templates/delete', array( 'id' => $others ) );
		$this->assertSame( array( 403, 'invalid_permission', 'You are not allowed to delete this template.' ), array( $refused->get_status(), $refused->get_data()['code'], $refused->get_data()['message'] ) );
		$this->assertSame( array( 'status' => 'success', 'message' => '“Mine” was deleted.', 'is_kit' => false ), $this->answer( 'POST', '/saved-templates/delete', array( 'id' => $mine ) ) );
		$this->assertSame( 'trash', get_post_status( $mine ) );
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/saved-templates/delete', array( 'id' => $mine ) )->get_status() );

		$this->act_as( 'administrator' );
		$this->assertSame( 404, $this->call( 'POST', '/templately/v1/saved-templates/delete', array( 'id' => $page ) )->get_status() );
		$this->assertSame( 'publish', get_post_status( $page ) );
		$refused = $this->call( 'POST', '/templately/v1/saved-templates/delete', array( 'id' => $kit ) );
		$this->assertSame( array( 409, 'cant_delete_kit', $kit, 'publish' ), array( $refused->get_status(), $refused->get_data()['code'], $refused->get_data()['data']['id'], get_post_status( $kit ) ) );
		$asked = '';
		add_action(
			'wp_trash_post',
			static function () use ( &$asked ): void {
				$asked = (string) ( $_GET['force_delete_kit'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- stands in for Elementor, which looks at it.
			}
		);
		$this->assertSame( array( 'status' => 'success', 'message' => '“Kit” was deleted.', 'is_kit' => true ), $this->answer( 'POST', '/saved-templates/delete', array( 'id' => $kit, 'force' => true ) ) );
		$this->assertSame( array( 'trash', '1', false ), array( get_post_status( $kit ), $asked, isset( $_GET['force_delete_kit'] ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see above.
	}

	public function test_other_posts_are_not_templates(): void {
		$this->act_as( 'administrator' );
		$synced = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Synced', 'post_content' => self::BLOCKS ) );
		$page   = $this->page();
		update_post_meta( $page, 'wp_pattern_sync_status', 'unsynced' );
		$path = '/templately/v1/saved-templates/';
		foreach ( array( $synced, $page ) as $none ) {
			$this->assertSame( array( 404, 404 ), array( $this->call( 'GET', "{$path}content/$none" )->get_status(), $this->call( 'POST', "{$path}delete", array( 'id' => $none ) )->get_status() ) );
			$this->assertSame( 'publish', get_post_status( $none ) );
		}
		$mine = $this->pattern( 'Mine' );
		update_post_meta( $mine, '_templately_type', 'kit' );
		$tree = $this->tree( 'Tree', '<b>' );
		update_post_meta( $tree, '_elementor_data', ' ' );
		$this->assertSame( array( 'kit', false, '', 'section' ), array( $this->service()->item( get_post( $mine ) )['type'], $this->service()->item( get_post( $mine ) )['is_kit'], $this->service()->item( get_post( $tree ) )['edit_url'], $this->service()->item( get_post( $tree ) )['type'] ) );
		$this->assertSame( array(), $this->service()->content( $tree )['content'] );
		$this->assertSame( '[]', $this->service( true )->file( $tree )->content );
		add_filter( 'pre_trash_post', '__return_false' );
		$kept = $this->call( 'POST', "{$path}delete", array( 'id' => $mine ) );
		remove_filter( 'pre_trash_post', '__return_false' );
		$this->assertSame( array( 500, 'not_deleted', 'publish' ), array( $kept->get_status(), $kept->get_data()['code'], get_post_status( $mine ) ) );
		$file = array( '__file' => 'wp_block', 'title' => '<b>長</b>', 'type' => 'A type', 'content' => self::BLOCKS );
		$item = $this->imported( "\xEF\xBB\xBF" . wp_json_encode( $file ) )['items'][0];
		$this->assertSame( array( '長', 'section', 'template.json' ), array( $item['title'], $item['type'], $this->service()->file( $item['id'] )->name() ) );
		try {
			$this->service()->save( 'Damaged', str_replace( 'Ähre', "Caf\xE9", self::BLOCKS ), 'section' );
			$this->fail( 'It was saved.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'invalid_file', $failure->error_code() );
		}
	}

	public function test_elementor_previews_its_own_templates(): void {
		$this->act_as( 'administrator' );
		$tree  = $this->tree( 'Tree', 'page' );
		$to    = array();
		$leads = static function ( string $address ) use ( &$to ): string {
			$to[] = $address;
			return '';
		};
		add_filter( 'wp_redirect', $leads );
		ob_start();
		$this->service( true )->preview( $tree );
		$drawn = ob_get_clean();
		remove_filter( 'wp_redirect', $leads );
		$this->assertSame( array( array( get_permalink( $tree ) ), '' ), array( $to, $drawn ) );
	}

	public function test_an_exported_file_is_imported_unchanged(): void {
		$this->act_as( 'administrator' );
		$file = $this->service()->file( $this->pattern( 'Grüße & Co' ) );
		$said = json_decode( $file->to_json(), true );
		$this->assertSame( array( 'gruse-co.json', 'wp_block', 'Grüße & Co', self::BLOCKS, 'unsynced' ), array( $file->name(), $said['__file'], $said['title'], $said['content'], $said['syncStatus'] ) );
		$item = $this->imported( $file->to_json() )['items'][0];
		$this->assertSame( array( 'Grüße & Co', self::BLOCKS, 'unsynced' ), array( $item['title'], get_post( $item['id'] )->post_content, get_post_meta( $item['id'], 'wp_pattern_sync_status', true ) ) );

		$id = $this->tree( 'Tree', 'page' );
		update_post_meta( $id, '_elementor_page_settings', array( 'hide_title' => 'yes' ) );
		$file = $this->service( true )->file( $id );
		$this->assertStringStartsWith( '{"content":' . self::TREE . ',"page_settings":{"hide_title":"yes"},"version":"0.4","title":"Tree","type":"page"}', $file->to_json() );
		$back = $this->importing()->import( $file->to_json() )['items'][0];
		$this->assertSame( array( 'elementor', 'page', self::TREE, array( 'hide_title' => 'yes' ) ), array( $back['platform'], $back['type'], get_post_meta( $back['id'], '_elementor_data', true ), get_post_meta( $back['id'], '_elementor_page_settings', true ) ) );
		foreach ( array( 'file' => $id, 'require_for_upload' => $id, 'preview' => $id ) as $method => $argument ) {
			try {
				$this->service()->$method( $argument );
				$this->fail( "$method went without Elementor." );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 409, 'elementor_missing', 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' ), array( $failure->status(), $failure->error_code(), $failure->getMessage() ) );
			}
		}
		$this->assertSame( array( 422, 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' ), $this->refused( $file->to_json() ) );
	}

	public function test_a_zip_is_imported_except_for_faulty_files(): void {
		$this->act_as( 'administrator' );
		$file = $this->service()->file( $this->pattern( 'One' ) )->to_json();
		$zip  = $this->zip( array( 'one.json' => $file, 'hurt.json' => str_pad( $file, 3000 ), 'note.txt' => 'Hello', 'two.json' => str_replace( '"One"', '""', $file ) ) );
		$hurt = strpos( $zip, 'hurt.json' ) + 60;
		$zip  = substr_replace( $zip, chr( ord( $zip[ $hurt ] ) ^ 1 ), $hurt, 1 );
		$said = $this->imported( $zip );
		foreach ( (array) glob( get_temp_dir() . 'templately*' ) as $path ) {
			$this->assertNotSame( $zip, @file_get_contents( (string) $path ), 'No temporary file stays.' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- another process may remove its own meanwhile.
		}
		$this->assertSame( array( 'One', 'two' ), array_column( $said['items'], 'title' ) );
		$this->assertSame( array( 'hurt.json' => 'This file is damaged.', 'note.txt' => 'This file is neither a WordPress pattern nor an Elementor template.' ), array_column( $said['failed'], 'message', 'name' ) );
		// A changed character is detected even in an uncompressed entry.
		$stored = $this->zip( array( 'one.json' => $file ), ZipArchive::CM_STORE );
		$this->assertSame( array( 422, 'This file is damaged.' ), $this->refused( str_replace( '"One"', '"Ons"', $stored ) ) );
		foreach ( array( '../evil.json', 'a/b.json', 'a\\b.json', '.hidden' ) as $name ) {
			$this->assertSame( 400, $this->refused( $this->zip( array( $name => $file ) ) )[0], $name );
		}
		$many = array();
		for ( $number = 0; $number < 101; $number++ ) {
			$many[ "$number.json" ] = '{}';
		}
		$this->assertSame( array( 413, 'This zip is too large. It can contain up to 100 templates of 5 MB each and 200 media files of 10 MB each, 50 MB in total.' ), $this->refused( $this->zip( $many ) ) );
		$this->assertSame( 422, $this->refused( $this->zip( array_slice( $many, 0, 100 ) ) )[0] );
		$this->assertSame( 413, $this->refused( $this->zip( array( 'bomb.json' => str_repeat( ' ', 6000000 ) ) ) )[0] );
		$this->assertSame( 413, $this->refused( $this->zip( array_fill_keys( array( 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k' ), str_repeat( ' ', 5 * MB_IN_BYTES ) ) ) )[0] );
		$this->assertSame( array( 400, 'This file is damaged.' ), $this->refused( substr( $zip, 0, 60 ) ) );
	}

	/** @group S11 */
	public function test_only_safe_page_settings_are_imported(): void {
		$allowed = array(
			'template'              => 'elementor_canvas',
			'hide_title'            => 'yes',
			'margin_mobile'         => array( 'unit' => 'px', 'top' => '4' ),
			'padding'               => array( 'unit' => 'em', 'top' => '1' ),
			'background_background' => 'classic',
			'background_color'      => '#aabbcc',
			'background_image'      => array( 'url' => 'https://site.test/pear.png', 'id' => '' ),
			'__globals__'           => array( 'background_color' => 'globals/colors?id=primary' ),
		);
		$hostile = array(
			'post_status'             => 'publish',
			'post_title'              => 'Other',
			'comment_status'          => 'open',
			'post_featured_image'     => array( 'id' => 5 ),
			'custom_css'              => 'selector { color: red }',
			'__dynamic__'             => array( 'background_image' => 'x' ),
			'background_video_link'   => 'https://elsewhere.test/film.mp4',
			'scroll_snap'             => 'yes',
			'background_colour'       => 'red',
			'background_color_tablet' => 'red;} body{display:none',
			'background_image_mobile' => array( 'url' => "java\nscript:alert(1)" ),
			'background_position'     => '<img src=x onerror=alert(1)>',
			'padding_tablet'          => array( 'unit' => 'px;} body{display:none', 'top' => '1' ),
			'margin'                  => array( 'custom_css' => 'x' ),
			'margin_tablet'           => array_fill( 0, 2, array( array( array( array( array( array( array( array( array( array( array( array( 1 ) ) ) ) ) ) ) ) ) ) ) ) ),
			5                         => 'x',
		);
		foreach ( array( 'editor', 'administrator' ) as $role ) {
			$this->act_as( $role );
			$answer = $this->importing()->import( (string) wp_json_encode( array( 'content' => json_decode( self::TREE ), 'page_settings' => $hostile + $allowed, 'title' => 'Tree', 'type' => 'page' ) ) );
			$this->assertSame( $allowed, get_post_meta( $answer['items'][0]['id'], '_elementor_page_settings', true ), $role );
			$this->assertCount( 1, $answer['failed'] );
			$this->assertStringStartsWith( 'The template was imported without these page settings: post_status, post_title, comment_status, post_featured_image, custom_css, __dynamic__, background_video_link, scroll_snap,', $answer['failed'][0]['message'] );
		}
	}

	public function test_invalid_and_hostile_files_are_refused(): void {
		$this->act_as( 'editor' );
		$GLOBALS['current_user']->add_cap( 'unfiltered_html', false );
		$element = '{"id":"1a2b3c4","elType":"widget","widgetType":"%s","settings":%s,"elements":[]}';
		$of      = static function ( string $widget, string $settings ) use ( $element ): string {
			return '{"content":[' . sprintf( $element, $widget, $settings ) . '],"title":"x","type":"page"}';
		};
		$files   = array(
			'Hello'                                => 'This file is neither a WordPress pattern nor an Elementor template.',
			'{"a":1}'                              => 'This file is neither a WordPress pattern nor an Elementor template.',
			'{"content":[{'                        => 'This file is damaged.',
			'{"__file":"wp_block","title":"x","content":"<!-- wp:group --><div>"}' => 'Its blocks are damaged.',
			'{"__file":"wp_template","title":"x","content":[]}' => 'This file is neither a WordPress pattern nor an Elementor template.',
			'{"content":["x"],"title":"x"}'        => 'It contains an item that is not an element.',
			'{"content":[{"id":"1"}],"title":"x"}' => 'It contains an element without a type.',
			$of( 'heading', '5' )                  => 'It contains an element with invalid settings.',
			$of( 'heading', '{"n":1e400}' )        => 'It contains a number that is too large.',
			$of( 'heading', '{"title":"\ud83d"}' ) => 'This file is damaged.',
			$of( 'html', '{}' )                    => 'widget:html: It could run code or load external content.',
			$of( 'heading', '{"__dynamic__":{"title":"x"}}' ) => 'widget:heading: It could run code or load external content.',
			$of( 'heading', '{"title":"<img src=x onerror=alert(1)>"}' ) => 'widget:heading: It contains HTML that not every user may add.',
			$of( 'heading', '{"link":{"url":"java\nscript:alert(1)"}}' ) => 'widget:heading: A URL in it could run code.',
			$of( 'heading', '{"link":{"url":"java&#115;cript:alert(1)"}}' ) => 'widget:heading: A URL in it could run code.',
			$of( 'heading', '{"title_color":"red;} body{display:none"}' ) => 'widget:heading: A style in it is not a plain CSS value.',
		);
		foreach ( $files as $json => $why ) {
			try {
				$this->importing()->import( $json );
				$this->fail( "$json came." );
			} catch ( Failure $failure ) {
				$this->assertSame( $why, $failure->getMessage(), $json );
			}
		}
		$this->assertSame( array(), get_posts( array( 'post_type' => array( 'wp_block', 'elementor_library' ), 'post_status' => 'any' ) ) );
		// Users with unfiltered_html may import scripts, but not invalid trees.
		$this->act_as( 'administrator' );
		if ( current_user_can( 'unfiltered_html' ) ) {
			$this->assertCount( 1, $this->importing()->import( $of( 'html', '{}' ) )['items'] );
		}
		$this->assertSame( 413, $this->refused( str_repeat( 'x', 50 * MB_IN_BYTES + 1 ) )[0] );
		$this->act_as( 'contributor' );
		$this->assertSame( array( 403, 'You are not allowed to save templates on this site.' ), $this->refused( '{"__file":"wp_block","title":"x","content":""}' ) );
	}

	/** @group S14 */
	public function test_unreadable_templates_are_not_listed_counted_or_returned(): void {
		$people = array();
		foreach ( array( 'author', 'other author', 'editor', 'administrator' ) as $name ) {
			$people[ $name ] = $this->act_as( 'other author' === $name ? 'author' : $name );
		}
		$kinds = array( 'gutenberg' => array(), 'elementor' => array() );
		foreach ( array( 'author', 'other author', 'administrator' ) as $owner ) {
			foreach ( array( 'publish', 'private', 'draft', 'pending', 'future' ) as $status ) {
				wp_set_current_user( $people[ $owner ] );
				foreach ( array( 'gutenberg' => $this->pattern( "$owner $status" ), 'elementor' => $this->tree( "$owner $status", 'page' ) ) as $platform => $id ) {
					$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => $status ), array( 'ID' => $id ) );
					clean_post_cache( $id );
					$kinds[ $platform ][ "$owner $status" ] = $id;
				}
			}
		}
		$published = array( 'author publish', 'other author publish', 'administrator publish' );
		$expected  = array(
			'author'        => array( 'gutenberg' => array_merge( $published, array( 'author private' ) ), 'elementor' => array() ),
			'other author'  => array( 'gutenberg' => array_merge( $published, array( 'other author private' ) ), 'elementor' => array() ),
			'editor'        => array( 'gutenberg' => $published, 'elementor' => array_merge( $published, array( 'author private', 'other author private', 'administrator private' ) ) ),
			'administrator' => array( 'gutenberg' => array_merge( $published, array( 'administrator private' ) ), 'elementor' => array_merge( $published, array( 'author private', 'other author private', 'administrator private' ) ) ),
		);
		foreach ( $expected as $name => $platforms ) {
			wp_set_current_user( $people[ $name ] );
			foreach ( $platforms as $platform => $titles ) {
				$list = $this->answer( 'GET', '/saved-templates', compact( 'platform' ) );
				$this->assertEqualsCanonicalizing( $titles, array_column( $list['items'], 'title' ), "$name, $platform" );
				$this->assertSame( array(), $this->answer( 'GET', '/saved-templates', array( 'platform' => $platform, 'search' => 'draft' ) )['items'], "$name, $platform" );
				foreach ( $kinds[ $platform ] as $title => $id ) {
					$this->assertSame( in_array( $title, $titles, true ) ? 200 : 404, $this->call( 'GET', "/templately/v1/saved-templates/content/$id" )->get_status(), "$name, $platform, $title" );
				}
			}
		}
	}

	/** @group S14 */
	public function test_private_templates_of_others_do_not_affect_paging(): void {
		$owner = $this->act_as( 'administrator' );
		$ids   = array();
		for ( $number = 1; $number <= 14; $number++ ) {
			$ids[] = $this->pattern( "Private $number" );
			wp_update_post( array( 'ID' => end( $ids ), 'post_status' => 'private' ) );
		}
		$pages = function (): array {
			$list = $this->service()->list( 'gutenberg', '', 1 );
			return array( count( $list['items'] ), $list['total_page'], count( $this->service()->list( 'gutenberg', '', 2 )['items'] ) );
		};
		$this->assertSame( array( 12, 2, 2 ), $pages() );
		$this->act_as( 'editor' );
		$this->assertSame( array( 0, 1, 0 ), $pages() );
		add_filter(
			'map_meta_cap',
			static function ( array $caps, string $cap, int $user, array $args ) use ( $ids, $owner ): array {
				return 'read_post' === $cap && $user !== $owner && in_array( (int) $args[0], array_slice( $ids, 0, 13 ), true ) ? array( 'edit_posts' ) : $caps;
			},
			10,
			4
		);
		$this->assertSame( array( 12, 2, 1 ), $pages() );
	}

	/** @return array<string, mixed> The answer. */
	private function imported( string $json ): array {
		$response = $this->post( $json );
		$this->assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/** @return array{int, string} Status and message of the refusal. */
	private function refused( string $json ): array {
		$response = $this->post( $json );
		return array( $response->get_status(), (string) ( $response->get_data()['message'] ?? '' ) );
	}

	private function post( string $bytes ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/templately/v1/saved-templates/import' );
		$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
		$request->set_header( 'Content-Type', 'application/octet-stream' );
		$request->set_body( $bytes );
		return rest_get_server()->dispatch( $request );
	}

	private function service( bool $has_elementor = false ): Saved_Templates {
		return new Saved_Templates( new Template_Store(), $has_elementor ? '__return_null' : array( Elementor_Plugin::class, 'error' ) );
	}

	private function importing(): Template_Import {
		return new Template_Import( $this->service( true ), new Document_Portability( new Attachment_Index() ), new Media_Importer( new Client( Cloud_Services::embedded() ), new Attachment_Index() ) );
	}

	private function pattern( string $title ): int {
		return ( new Template_Store() )->add_pattern( $title, self::BLOCKS, 'section' );
	}

	/** Creates an Elementor template. */
	private function tree( string $title, string $type ): int {
		return ( new Template_Store() )->add_elementor_template( $title, self::TREE, $type, array() );
	}

	private function page(): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ) );
	}

	/** @param string $time When it was changed last, in GMT. */
	private function age( int $id, string $time ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => get_date_from_gmt( $time ), 'post_modified_gmt' => $time ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
