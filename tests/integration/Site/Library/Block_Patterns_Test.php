<?php

declare( strict_types=1 );

use Templately\Hub\Hub_Module;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Library\Block_Patterns;
use Templately\Site\Library\Pattern_Cache;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Style_Preference;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Settable_Users;
use Templately\Tests\Publishes_Designs;

final class Block_Patterns_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** @var array<string, array<string, mixed>> Patterns as they were shown last. */
	private $shown = array();

	/**
	 * Returns our patterns as the editor gets them.
	 * @return array<string, array<string, mixed>> Name to pattern.
	 */
	private function patterns(): array {
		// Every request registers them again.
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( 0 === strpos( $pattern['name'], 'templately/' ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
		$all = array_column( $this->call( 'GET', '/wp/v2/block-patterns/patterns' )->get_data(), null, 'name' );
		return array_filter(
			$all,
			static function ( string $name ): bool {
				return 0 === strpos( $name, 'templately/' );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	public function test_registers_free_blocks_and_pages(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'free-block', 'name' => 'Free block', 'downloads' => 900000 ) );
		$this->publish( array( 'slug' => 'free-page', 'name' => 'Free page', 'type' => 'pages', 'downloads' => 900000 ) );
		$this->publish( array( 'slug' => 'pro-block', 'name' => 'Pro block', 'plan' => 'pro', 'price' => 9, 'downloads' => 900000 ) );
		$patterns = $this->patterns();
		$this->assertSame( array( 'templately' ), $patterns['templately/free-block']['categories'] );
		$this->assertStringContainsString( 'Made for a test', $patterns['templately/free-block']['content'] );
		$this->assertSame( array( 'core/post-content' ), $patterns['templately/free-page']['block_types'] );
		$this->assertSame( array( 'page' ), $patterns['templately/free-page']['post_types'] );
		$this->assertArrayNotHasKey( 'templately/pro-block', $patterns );
		$this->assertLessThanOrEqual( 60, count( $patterns ) );
		$categories = array_column( $this->call( 'GET', '/wp/v2/block-patterns/categories' )->get_data(), 'label', 'name' );
		$this->assertSame( 'Templately', $categories['templately'] );
	}

	public function test_the_title_of_a_page_names_its_pack(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'orchard', 'name' => 'Orchard', 'type' => 'packs' ) );
		$this->publish( array( 'slug' => 'orchard-prices', 'name' => 'Prices', 'type' => 'pages', 'pack' => 'orchard', 'downloads' => 900000 ) );
		$this->publish( array( 'slug' => 'orchard-prices-block', 'name' => 'Three prices', 'pack' => 'orchard', 'downloads' => 900000 ) );
		$titles = array_column( $this->patterns(), 'title', 'name' );
		$this->assertSame( array( 'Prices (Orchard)', 'Three prices' ), array( $titles['templately/orchard-prices'], $titles['templately/orchard-prices-block'] ) );
	}

	/** Each style has its own cache. */
	public function test_patterns_have_the_style_that_the_user_last_chose(): void {
		$this->act_as( 'editor' );
		$this->publish(
			array(
				'slug'      => 'dressed',
				'downloads' => 900000,
				'content'   => array( '<!-- wp:paragraph {"backgroundColor":"made-up","textColor":"made-up-text"} --><p class="has-made-up-text-color has-made-up-background-color has-text-color has-background">Made for a test.</p><!-- /wp:paragraph -->' ),
				'look'      => array(
					'page'    => array( 'background' => '#ffffff', 'text' => '#111111' ),
					'presets' => array( 'color' => array( array( 'slug' => 'made-up', 'name' => 'Made up', 'value' => '#123456' ), array( 'slug' => 'made-up-text', 'name' => 'Text', 'value' => '#fefefe' ) ) ),
				),
			)
		);
		$content = function (): string {
			return $this->patterns()['templately/dressed']['content'];
		};
		$this->assertStringContainsString( '#123456', $content() );
		( new Style_Preference() )->set( get_current_user_id(), Style_Schema::SITE );
		$this->assertStringNotContainsString( '#123456', $content() );
		( new Style_Preference() )->set( get_current_user_id(), Style_Schema::DESIGN );
		$this->assertStringContainsString( '#123456', $content() );
	}

	public function test_checking_the_cache_does_not_load_the_hub(): void {
		global $wpdb;
		$module = new Hub_Module( $wpdb, new Transaction( $wpdb ), new Clock(), new Settings(), new Settable_Users(), static function (): void {} );
		$mark   = $module->catalogue_version();
		$made   = new ReflectionProperty( Hub_Module::class, 'services' );
		$made->setAccessible( true );
		$this->assertNull( $made->getValue( $module ) );
		$this->assertNotSame( '', $mark );
		$this->assertSame( $mark, $module->catalogue_version() );
		$this->publish( array( 'slug' => 'one-more', 'name' => 'One more' ) );
		$this->assertNotSame( $mark, $module->catalogue_version() );
	}

	public function test_designs_need_all_their_images_in_the_media_library(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$this->assertArrayNotHasKey( 'templately/with-image', $this->patterns() );
		$post   = (int) wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$answer = $this->answer( 'POST', '/insert', array( 'id' => $design['id'], 'postId' => $post, 'platform' => 'gutenberg' ) );
		$shown  = $this->patterns()['templately/with-image']['content'];
		$this->assertStringContainsString( (string) wp_get_attachment_url( $answer['attachments'][0] ), $shown );
		$this->assertStringNotContainsString( '.invalid', $shown );
	}

	public function test_hidden_from_users_who_edit_nothing_and_by_setting(): void {
		$this->act_as( 'subscriber' );
		$this->assertSame( 403, $this->call( 'GET', '/wp/v2/block-patterns/patterns' )->get_status() );
		$this->act_as( 'editor' );
		$this->assertNotSame( array(), $this->patterns() );
		( new Settings() )->change( array( 'patterns' => false ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( array(), $this->patterns() );
	}

	public function test_each_design_is_converted_once_until_something_changes(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$post   = (int) wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$image  = $this->answer( 'POST', '/insert', array( 'id' => $design['id'], 'postId' => $post, 'platform' => 'gutenberg' ) )['attachments'][0];
		$looks  = 0;
		add_filter(
			'pre_kses',
			static function ( string $text ) use ( &$looks ): string {
				$looks += false === strpos( $text, 'A pear' ) ? 0 : 1;
				return $text;
			}
		);
		$looked = function () use ( &$looks ): bool {
			$looks       = 0;
			$this->shown = $this->patterns();
			return $looks > 0;
		};
		$this->assertTrue( $looked() );
		$first = $this->shown;
		$this->assertArrayHasKey( 'templately/with-image', $first );
		$this->assertFalse( $looked() );
		$this->assertSame( $first, $this->shown );

		// Cropping gives the image another file.
		$file = (string) get_attached_file( $image );
		$crop = dirname( $file ) . '/cropped-' . basename( $file );
		copy( $file, $crop );
		update_attached_file( $image, $crop );
		$this->assertTrue( $looked() );
		$this->assertStringContainsString( '/cropped-', $this->shown['templately/with-image']['content'] );
		$this->assertFalse( $looked() );

		// Plugins may filter the content.
		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'another/another.php' ) ) );
		$this->assertTrue( $looked() );
		$this->assertFalse( $looked() );

		wp_delete_attachment( $image, true );
		$this->assertFalse( $looked() && isset( $this->shown['templately/with-image'] ) );
		$this->assertArrayNotHasKey( 'templately/with-image', $this->shown );
		$this->assertFalse( $looked() );
	}

	/** @group P1 */
	public function test_an_unchanged_catalogue_is_not_read(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'first', 'downloads' => 900000 ) );
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				if ( 1 === preg_match( '/FROM \S*templately_(\w+)/', $sql, $found ) ) {
					$asked[] = $found[1];
				}
				return $sql;
			}
		);
		$read = function () use ( &$asked ): array {
			$asked       = array();
			$this->shown = $this->patterns();
			return $asked;
		};
		$this->assertContains( 'contents', $read() );
		$first = $this->shown;
		$this->assertArrayHasKey( 'templately/first', $first );
		$this->assertSame( array( 'counts' ), $read() );
		$this->assertSame( $first, $this->shown );

		$this->publish( array( 'slug' => 'second', 'name' => 'Second', 'downloads' => 900000 ) );
		$this->assertContains( 'contents', $read() );
		$this->assertSame( 'Second', $this->shown['templately/second']['title'] );
		$this->assertSame( array( 'counts' ), $read() );

		$this->publish( array( 'slug' => 'second', 'name' => 'Renamed' ) );
		$read();
		$this->assertSame( 'Renamed', $this->shown['templately/second']['title'] );
		$this->assertSame( array( 'counts' ), $read() );

		$this->hub_services()->publisher()->unpublish( 'gutenberg', 'sections', 'second' );
		$this->assertContains( 'items', $read() );
		$this->assertArrayNotHasKey( 'templately/second', $this->shown );
		$this->assertArrayHasKey( 'templately/first', $this->shown );
		$this->assertSame( array( 'counts' ), $read() );

		// Popularity changes the order.
		global $wpdb;
		for ( $number = 0; $number < 60; $number++ ) {
			$this->publish( array( 'slug' => "other-$number", 'downloads' => 800000 ) );
		}
		$read();
		$this->assertArrayHasKey( 'templately/first', $this->shown );
		$wpdb->update( $wpdb->prefix . 'templately_items', array( 'downloads' => 1 ), array( 'slug' => 'first' ) );
		$this->hub_services()->upkeep();
		$read();
		$this->assertArrayNotHasKey( 'templately/first', $this->shown );

		// Patterns are rebuilt when the rules change.
		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'another/another.php' ) ) );
		$this->assertContains( 'contents', $read() );
		$this->assertSame( array( 'counts' ), $read() );
	}

	public function test_the_total_size_is_limited(): void {
		$this->act_as( 'editor' );
		$block = "<!-- wp:paragraph -->\n<p>" . str_repeat( 'long ', 30000 ) . "</p>\n<!-- /wp:paragraph -->";
		for ( $number = 0; $number < 20; $number++ ) {
			$this->publish( array( 'slug' => "long-$number", 'downloads' => 900000, 'content' => array( str_replace( '<p>', "<p>$number ", $block ) ) ) );
		}
		$patterns = $this->patterns();
		$size     = strlen( implode( '', array_column( $patterns, 'content' ) ) );
		$this->assertGreaterThan( 1900000, $size );
		$this->assertLessThan( 2100000, $size );
		// A smaller design may still fit.
		$this->assertArrayHasKey( 'templately/vesper-quince-statement', $patterns );
		$rows = $this->kept_rows();
		$this->assertCount( 1, $rows );
		$this->assertNotContains( $rows[0]['autoload'], wp_autoload_values_to_autoload() );
		$this->assertLessThan( 2300000, strlen( $rows[0]['option_value'] ) );
	}

	public function test_at_most_sixty_patterns_are_registered(): void {
		$this->act_as( 'editor' );
		$designs = array();
		for ( $number = 1; $number <= 62; $number++ ) {
			$designs[] = self::offered( "many-$number", array( "<!-- wp:paragraph -->\n<p>Number $number</p>\n<!-- /wp:paragraph -->" ) );
		}
		$this->offer( $designs );
		$this->assertSame( preg_filter( '/^/', 'templately/many-', range( 1, 60 ) ), array_keys( $this->patterns() ) );
	}

	public function test_an_invalid_design_does_not_affect_others(): void {
		$this->act_as( 'editor' );
		$this->offer(
			array(
				self::offered( 'sound', array( "<!-- wp:paragraph -->\n<p>Sound</p>\n<!-- /wp:paragraph -->" ) ),
				self::offered( 'unclosed', array( "<!-- wp:group -->\n<div class=\"wp-block-group\">" ) ),
				self::offered( 'of-elementor', array( array( 'elType' => 'container' ) ) ),
				self::offered( 'without-its-image', array( "<!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"https://media.templately.invalid/7/a.png\" alt=\"\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->" ) ),
				self::offered( 'evil', array( "<!-- wp:html -->\n<p>Fine</p><script>alert( 1 )</script>\n<!-- /wp:html -->" ) ),
				self::offered( 'leaves-out', array( "<!-- wp:paragraph -->\n<p>Fine</p>\n<!-- /wp:paragraph -->", '<!-- wp:rss {"feedURL":"/feed"} /-->' ) ),
				self::offered( 'sound-too', array( "<!-- wp:paragraph -->\n<p>Sound too</p>\n<!-- /wp:paragraph -->" ) ),
			)
		);
		$patterns = $this->patterns();
		$this->assertSame( array(), array_diff( array( 'templately/sound', 'templately/sound-too' ), array_keys( $patterns ) ) );
		$this->assertSame( array(), array_intersect( array( 'templately/unclosed', 'templately/of-elementor', 'templately/without-its-image', 'templately/leaves-out' ), array_keys( $patterns ) ) );
		$this->assertStringNotContainsString( '<script', (string) wp_json_encode( array_values( $patterns ), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_errors_do_not_affect_core_patterns(): void {
		$this->act_as( 'editor' );
		$core = count( WP_Block_Patterns_Registry::get_instance()->get_all_registered() );
		$this->assertGreaterThan( 0, $core );
		ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- what is said there is right.
		foreach ( array( array( 'items' => 'x' ), array( 'items' => array( 'x' ) ), array( 'items' => array( array() ) ), 'x', null ) as $body ) {
			$this->offer( $body );
			foreach ( array( 'patterns', 'categories' ) as $route ) {
				$answer = $this->call( 'GET', "/wp/v2/block-patterns/$route" );
				$this->assertSame( 200, $answer->get_status() );
				$this->assertNotEmpty( $answer->get_data() );
			}
			$this->assertSame( array(), $this->patterns() );
		}
	}

	/**
	 * Lets the patterns come from a hub that offers something, whatever it is, as if it came through its checks.
	 * @param mixed $designs Designs, or a whole body where it is no list of them.
	 */
	private function offer( $designs ): void {
		$body                      = is_array( $designs ) && isset( $designs[0] ) ? array( 'items' => $designs ) : $designs;
		$line                      = new class( $body ) implements Hub_Transport {
			/** @var mixed */
			private $body;

			/**
			 * @param mixed $body What it answers.
			 */
			public function __construct( $body ) {
				$this->body = $body;
			}

			public function send( Hub_Request $request ): Hub_Response {
				return new Hub_Response( 200, $this->body );
			}

			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
		$GLOBALS['wp_rest_server'] = null;
		remove_all_filters( 'rest_pre_dispatch' );
		rest_get_server();
		remove_all_filters( 'rest_pre_dispatch' );
		add_filter( 'rest_pre_dispatch', array( new Block_Patterns( new Client( $line ), new Block_Importer( new Settings() ), new Style_Adapter(), new Attachment_Index(), new Settings(), new Pattern_Cache() ), 'register_on_request' ), 10, 3 );
	}

	/**
	 * @param list<mixed> $content Blocks.
	 * @return array<string, mixed> A design as a hub offers it.
	 */
	private static function offered( string $slug, array $content ): array {
		return array(
			'id'      => 1,
			'name'    => ucfirst( $slug ),
			'slug'    => $slug,
			'type'    => 'sections',
			'content' => $content,
			'media'   => array( array( 'id' => 7, 'sha256' => str_repeat( 'a', 64 ) ) ),
		);
	}

	/** @return list<array{option_value: string, autoload: string}> What the options table holds of what became of designs. */
	private function kept_rows(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT option_value, autoload FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_templately\\_patterns%'", ARRAY_A );
	}
}
