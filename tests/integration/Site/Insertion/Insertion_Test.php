<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Meets_Hostile_Hub;

final class Insertion_Test extends Test_Case {

	use Calls_Rest;
	use Meets_Hostile_Hub;

	protected function setUp(): void {
		parent::setUp();
		$this->start_hostile_hub();
		( new Access_Tokens() )->save( $this->act_as( 'administrator' ), 'a-token' );
	}

	protected function tearDown(): void {
		$this->stop_hostile_hub();
		parent::tearDown();
	}

	/** Makes the hub serve a document. */
	private function serve( string ...$blocks ): void {
		$this->serve_with_look( null, ...$blocks );
	}

	/**
	 * Has the hub serve a document in presets.
	 * @param array<string, mixed>|null $look      What they are worth.
	 */
	private function serve_with_look( ?array $look, string ...$blocks ): void {
		$document = array(
			'look'          => $look,
			'title'         => 'Hostile',
			'content'       => $blocks,
			'media'         => array(),
			'block_types'   => array(),
			'page_settings' => array( 'template' => 'no-such-template.php' ),
		);
		$this->set_responses( array( array( '#/content$#', 200, array(), $document ) ) );
	}

	/** @group S11 */
	public function test_content_is_sanitized_for_all_users(): void {
		$this->assertTrue( current_user_can( 'unfiltered_html' ) || is_multisite() );
		$this->serve(
			"<!-- wp:html -->\n<p onclick=\"hack()\">One</p><script>hack()</script><iframe src=\"https://evil.example/\"></iframe>\n<!-- /wp:html -->",
			"<!-- wp:paragraph -->\n<p><a href=\"javascript:hack()\">Two</a></p>\n<!-- /wp:paragraph -->"
		);
		$answer = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
		$page   = get_post( $this->hostile_insertion()->create_page( 1, 'gutenberg', 'Page' )['id'] );
		$this->assertTrue( $answer['cleaned'] );
		foreach ( array( implode( "\n\n", $answer['content'] ), $page->post_content ) as $content ) {
			$this->assertStringContainsString( 'One', $content );
			$this->assertStringContainsString( 'Two', $content );
			$this->assertSame( 0, preg_match( '/onclick|<script|<iframe|javascript:|evil/i', $content ), $content );
		}
		// The theme does not have the named template.
		$this->assertSame( 'page-no-title', get_page_template_slug( $page ) );
	}

	public function test_invalid_preset_values_are_refused(): void {
		$markup = '<!-- wp:paragraph {"textColor":"soot"} --><p class="has-soot-color has-text-color">x</p><!-- /wp:paragraph -->';
		$worth  = static function ( string $value ): array {
			return array(
				'page'    => array(),
				'presets' => array(
					'color' => array(
						array(
							'slug'  => 'soot',
							'name'  => 'Soot',
							'value' => $value,
						),
					),
				),
			);
		};
		$this->serve_with_look( $worth( '#123456' ), $markup );
		$this->assertStringContainsString( 'style="color:#123456"', $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['content'][0] );
		foreach ( array( 'url(https://evil.example/)', 'red;background:blue', 'red" onclick="hack()', '</style>', 'red}' ) as $value ) {
			$this->serve_with_look( $worth( $value ), $markup );
			try {
				$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
				$this->fail( "$value was inserted." );
			} catch ( Failure $failure ) {
				$this->assertSame( 'hub_unreachable', $failure->error_code() );
			}
		}
	}

	/** @group S11 */
	public function test_invalid_blocks_are_refused_and_nothing_is_kept(): void {
		foreach ( array( '<p>No block</p>', '<!-- wp:paragraph --><p>Open', "<!-- wp:group -->\n<div></div>\n<!-- /wp:columns -->", "<!-- wp:paragraph {\"a\":} -->\n<p>x</p>\n<!-- /wp:paragraph -->" ) as $markup ) {
			$this->serve( "<!-- wp:paragraph -->\n<p>Sound</p>\n<!-- /wp:paragraph -->", $markup );
			try {
				$this->hostile_insertion()->create_page( 1, 'gutenberg', 'Unsound' );
				$this->fail( "$markup was inserted." );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'invalid_content', 502 ), array( $failure->error_code(), $failure->status() ), $markup );
			}
		}
		$this->assertSame( array(), get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'Unsound' ) ) );
	}

	public function test_pages_keep_backslashes(): void {
		$block = '<!-- wp:acme/card {"text":"\\u003cb\\u003e","path":"C:\\\\"} -->' . "\n<p>\\o/</p>\n<!-- /wp:acme/card -->";
		$this->serve( $block );
		$this->assertSame( array( $block ), $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['content'] );
		$this->assertSame( $block, get_post( $this->hostile_insertion()->create_page( 1, 'gutenberg', 'Page' )['id'] )->post_content );
	}

	public function test_an_expired_session_is_deleted(): void {
		$this->set_responses( array( array( '#.#', 401, array(), array( 'code' => 'invalid_token', 'message' => 'No.' ) ) ) );
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'is_signed_failed', '' ), array( $failure->error_code(), ( new Access_Tokens() )->get_own( get_current_user_id() ) ) );
		}
	}

	public function test_an_uncounted_download_does_not_fail_the_insert(): void {
		$this->serve( "<!-- wp:paragraph -->\n<p>Sound</p>\n<!-- /wp:paragraph -->" );
		$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
		$this->set_responses( array( array( '#.#', 500, array(), '' ) ) );
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function ( $answer ) use ( &$asked ) {
				++$asked;
				return $answer;
			}
		);
		$callbacks = $GLOBALS['wp_filter']['shutdown']->callbacks[20];
		end( $callbacks )['function']();
		$this->assertSame( 1, $asked );
	}

	/** @group S11 */
	public function test_hub_urls_are_removed_in_any_spelling(): void {
		foreach (
			array(
				"<!-- wp:paragraph -->\n<p>See //MEDIA.templately.invalid/7/x.png there</p>\n<!-- /wp:paragraph -->",
				'<!-- wp:acme/card {"text":"https:\/\/pages.templately\u002einvalid\/menus"} /-->',
				"<!-- wp:paragraph -->\n<p data-x=\"a https&#58;//pages.templately.invalid/menus\">Hidden</p>\n<!-- /wp:paragraph -->",
				"<!-- wp:paragraph -->\n<p data-x=\"u=https%3A%2F%2Fpages.templately.invalid%2F\">Hidden</p>\n<!-- /wp:paragraph -->",
			) as $markup
		) {
			$this->serve( "<!-- wp:paragraph -->\n<p>Sound</p>\n<!-- /wp:paragraph -->", $markup );
			$answer = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$all    = implode( '', $answer['content'] );
			$this->assertStringContainsString( 'Sound', $all );
			$this->assertNotContains( '', $answer['content'] );
			$this->assertSame( 0, preg_match( '/invalid/i', rawurldecode( html_entity_decode( (string) preg_replace( '/\\\\u002e/i', '.', $all ) ) ) ), $all );
		}
	}
}
