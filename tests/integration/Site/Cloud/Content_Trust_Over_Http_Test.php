<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

/** @group S20 */
final class Content_Trust_Over_Http_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Uses_Cloud;

	private const RAW = "<!-- wp:paragraph {\"textColor\":\"sea\"} -->\n<p class=\"has-sea-color has-text-color\" onclick=\"mine()\">Ahoy</p>\n<!-- /wp:paragraph -->";

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	private string $token = '';

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->open_cloud();
		if ( is_multisite() ) {
			grant_super_admin( get_current_user_id() );
		}
	}

	public function test_a_remote_hub_cannot_make_content_trusted(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		$http = new Http_Transport( home_url(), self::response_validator() );
		$id   = Cloud_Services::push( false, $http )->upload( array( 'platform' => 'gutenberg', 'saveTemplate' => 0, 'file_content' => (string) wp_json_encode( array( 'type' => 'page', 'title' => 'x', 'content' => self::RAW ) ), 'workspace' => '', 'workspace_id' => 0, 'name' => '', 'picture' => '', 'file_id' => 0, 'base' => 1 ) )['file']['id'];
		// Without a trusted signature, the style would be adapted.
		$look     = array( 'page' => array( 'background' => '#ffffff' ), 'presets' => array( 'color' => array( array( 'slug' => 'sea', 'name' => 'Sea', 'value' => '#123456' ) ) ) );
		$settings = new Settings();
		$settings->change( array( 'hub_address' => home_url() ) );
		$inserted = function ( int $id, array $lies = array() ) use ( $http ): array {
			$answer = Cloud_Services::insertion( new Client( self::lying( $http, $lies ) ) )->insert( $id, 'gutenberg', 0, array( 'origin' => 'cloud' ) );
			return array( implode( "\n\n", $answer['content'] ), $answer['cleaned'] );
		};
		foreach ( array( array(), compact( 'look' ), array( 'file' => array( 'origin' => 'elsewhere', 'owner' => array( 'id' => 99, 'name' => '', 'profile_photo' => '' ) ) ) ) as $lies ) {
			$this->assertSame( array( self::RAW, false ), $inserted( $id, $lies ) );
		}
		$hostile = array( 'content' => str_replace( 'mine()', 'hack()', self::RAW ) );
		foreach ( array( $hostile, array( 'signature' => '' ), array( 'signature' => str_repeat( '0', 64 ) ), $hostile + array( 'signature' => hash( 'sha256', $hostile['content'] ) ) ) as $lies ) {
			$this->assertSame( array( str_replace( ' onclick="mine()"', '', self::RAW ), true ), $inserted( $id, $lies ) );
		}
		$signature = $this->get_from_hub( 'GET', "/files/$id/content", null, $this->token )['signature'];
		$workspace = $this->make_workspace( $this->token, array( ( $stranger = $this->verified_token() ) => 2 ) ); // phpcs:ignore Squiz.PHP.DisallowMultipleAssignments -- the member is in it.
		$pushed    = $http->send( new Hub_Request( 'POST', '/files', array(), self::push_arguments( array( 'content' => $hostile['content'], 'signature' => $signature, 'workspace_id' => $workspace ) ), $stranger, get_locale() ) );
		$dressed   = $inserted( $pushed->body['file']['id'] );
		$this->assertTrue( $dressed[1] );
		$this->assertStringNotContainsString( 'onclick', $dressed[0] );
		$this->assertStringContainsString( 'Ahoy', $dressed[0] );
	}

	public function test_previews_show_what_an_insert_would_give(): void {
		$id    = $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'A title', 'content' => self::RAW ) ) )['data']['id'];
		$admin = get_current_user_id();
		$shown = function ( int $file ): array {
			$addresses = array(
				$this->answer( 'GET', '/fit', array( 'id' => (string) $file, 'platform' => 'gutenberg', 'origin' => 'cloud' ) )['page'],
				$this->answer( 'GET', "/clouds/preview/$file" )['url'],
			);
			$found     = array();
			foreach ( $addresses as $address ) {
				$page = $this->http( 'GET', 0 === strpos( $address, '/' ) ? $address : substr( $address, strlen( home_url() ) ), null, get_current_user_id() );
				$this->assertSame( 200, $page['status'], $page['body'] );
				$this->assertStringContainsString( "script-src 'none'", $page['headers']['content-security-policy'] );
				$this->assertSame( 1, preg_match( '#<p ([^>]*)>Ahoy</p>#', $page['body'], $tag ), $page['body'] );
				$found[] = false !== strpos( $tag[1], 'onclick="mine()"' );
			}
			$post    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_author' => get_current_user_id() ) );
			$found[] = ! $this->answer( 'POST', '/insert', array( 'id' => $file, 'postId' => $post, 'platform' => 'gutenberg', 'origin' => 'cloud' ) )['cleaned'];
			return $found;
		};
		$this->assertSame( array( true, true, true ), $shown( $id ) );
		$unsigned = $this->push( $this->token, array( 'content' => self::RAW ) )['id'];
		$this->assertSame( array( false, false, false ), $shown( $unsigned ) );
		$this->act_as( 'administrator' );
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		$this->assertSame( array( false, false, false ), $shown( $id ) );
		wp_set_current_user( $admin );
		get_userdata( $admin )->add_cap( 'unfiltered_html', false );
		wp_set_current_user( 0 );
		wp_set_current_user( $admin );
		$this->assertSame( is_multisite(), current_user_can( 'unfiltered_html' ) );
		$this->assertSame( array_fill( 0, 3, is_multisite() ), $shown( $id ) );
	}

	/**
	 * Returns a way to a hub that says other things about documents than it knows.
	 * @param array<string, mixed> $lies  Members of GET /files/{id}/content.
	 */
	private static function lying( Hub_Transport $inner, array $lies ): Hub_Transport {
		return new class( $inner, $lies ) implements Hub_Transport {

			private Hub_Transport $inner;

			/** @var array<string, mixed> */
			private array $lies;

			/** @param array<string, mixed> $lies  Members of GET /files/{id}/content. */
			public function __construct( Hub_Transport $inner, array $lies ) {
				$this->inner = $inner;
				$this->lies  = $lies;
			}

			public function send( Hub_Request $request ): Hub_Response {
				$response = $this->inner->send( $request );
				if ( 1 === preg_match( '#^/files/\d+/content$#', $request->path ) ) {
					$response->body = array_replace_recursive( $response->body, $this->lies );
				}
				return $response;
			}

			public function etag( Hub_Request $request ): string {
				return $this->inner->etag( $request );
			}
		};
	}
}
