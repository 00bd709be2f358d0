<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Eager_Routes;

/**
 * Lazy routes answer over HTTP as if all had been registered at once: the same status, headers and body.
 * @group P14
 * @group S1
 * @group any-database
 */
final class Lazy_Routes_Over_Http_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Another process answers. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	/** @var int A post that links to our routes. */
	private $post = 0;

	/** Lets a request header register all routes at once, allow batches, and link posts to our routes. */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = $this->act_as( 'administrator' );
		$this->sign_in();
		$this->post = (int) wp_insert_post( array( 'post_title' => 'Links', 'post_status' => 'publish' ) );
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents(
			self::mu_plugin(),
			'<?php
			add_action( "rest_api_init", function ( $server ) {
				if ( isset( $_SERVER["HTTP_X_EAGER"] ) ) {
					require_once ' . "'" . dirname( __DIR__, 3 ) . "/Eager_Routes.php'" . ';
					' . Eager_Routes::class . '::register( $server );
				}
			}, 11 );
			if ( isset( $_SERVER["HTTP_X_ALLOW_BATCH"] ) ) {
				add_filter( "rest_endpoints", function ( $endpoints ) {
					foreach ( $endpoints as $path => $endpoint ) {
						if ( "/templately/v1/is-signed" === $path || "/templately/v1/logout" === $path ) {
							$endpoints[ $path ][0]["allow_batch"] = array( "v1" => true );
						}
					}
					return $endpoints;
				} );
			}
			add_filter( "rest_prepare_post", function ( $response ) {
				$response->add_link( "https://example.org/ours", rest_url( "templately/v1/is-signed" ), array( "embeddable" => true ) );
				$response->add_link( "https://example.org/ours", rest_url( "templately/v1/items?platform=gutenberg" ), array( "embeddable" => true ) );
				$response->add_link( "https://example.org/ours", rest_url( "templately/v1/nothing" ), array( "embeddable" => true ) );
				$response->add_link( "https://example.org/ours", rest_url( "templately-hub/v1/counts" ), array( "embeddable" => true ) );
				$response->add_link( "self", rest_url( "templately/v1/items" ) );
				$response->add_link( "self", rest_url( "templately/v1/fullsite-import/runs" ) );
				return $response;
			} );'
		);
	}

	protected function tearDown(): void {
		unlink( self::mu_plugin() );
		parent::tearDown();
	}

	/**
	 * @return array<string, array{bool, list<array{0: string, 1: string, 2: int, 3?: mixed, 4?: bool, 5?: list<string>}>}> Whether the hub serves, and the requests: method, path, expected status, JSON body or raw text, whether as administrator, headers.
	 */
	public function requests(): array {
		$batch = static function ( array $requests, string $validation = 'normal' ): array {
			return compact( 'validation', 'requests' );
		};
		$login = array( 'method' => 'POST', 'path' => '/templately/v1/logout', 'body' => array() );
		return array(
			'addresses' => array(
				false,
				array(
					array( 'GET', '/wp-json/templately/v1/items?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json/templately/v1/items/?platform=gutenberg', 200 ),
					array( 'GET', '/?rest_route=/templately/v1/items&platform=gutenberg', 200 ),
					array( 'GET', '/index.php?rest_route=%2Ftemplately%2Fv1%2Fitems&platform=gutenberg', 200 ),
					array( 'GET', '/index.php/wp-json/templately/v1/items?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json//templately/v1/items?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json/templately/v1//items?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json/templately/v1/items-count', 200 ),
					array( 'GET', '/wp-json/templately/v1/items/no-such-design', 404 ),
					array( 'GET', '/wp-json/templately/v1/profile/my-favourites', 200 ),
					array( 'GET', '/wp-json/templately/v1/profile/verified', 200 ),
					array( 'GET', '/wp-json/templately/v1/dependencies?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json/templately/v1/templates/types', 200 ),
					array( 'GET', '/wp-json/templately/v1/conditions/ranks', 200 ),
					array( 'GET', '/wp-json/templately/v1/clouds', 200 ),
					array( 'GET', '/wp-json/templately/v1/clouds/versions/1', 404 ),
					array( 'GET', '/wp-json/templately/v1/workspaces', 200 ),
					array( 'GET', '/wp-json/templately/v1/workspaces/invitations', 200 ),
					array( 'GET', '/wp-json/templately/v1/saved-templates?platform=gutenberg', 200 ),
					array( 'GET', '/wp-json/templately/v1/fullsite-import/runs', 200 ),
					array( 'GET', '/wp-json/templately/v1/settings', 200 ),
					array( 'GET', '/wp-json/templately/v1/nothing', 404 ),
					array( 'GET', '/wp-json/templately/v1/item', 404 ),
					array( 'GET', '/wp-json/templately/v2/items', 404 ),
					array( 'GET', '/wp-json/templately/v1items', 404 ),
				),
			),
			'methods'   => array(
				false,
				array(
					array( 'HEAD', '/wp-json/templately/v1/items?platform=gutenberg', 200 ),
					array( 'HEAD', '/wp-json/templately/v1/is-signed', 200 ),
					array( 'HEAD', '/wp-json/templately/v1/items', 401, null, false ),
					array( 'POST', '/wp-json/templately/v1/items', 404, array() ),
					array( 'DELETE', '/wp-json/templately/v1/settings', 404 ),
					array( 'POST', '/wp-json/templately/v1/logout', 200, array() ),
					array( 'GET', '/wp-json/templately/v1/logout?_method=POST', 400 ),
					array( 'POST', '/wp-json/templately/v1/is-signed', 200, array(), true, array( 'X-HTTP-Method-Override: GET' ) ),
					array( 'POST', '/wp-json/templately/v1/items', 404, array(), true, array( 'X-HTTP-Method-Override: PATCH' ) ),
					array( 'OPTIONS', '/wp-json/templately/v1/items', 200 ),
					array( 'OPTIONS', '/wp-json/templately/v1/items/some-slug', 200 ),
					array( 'OPTIONS', '/wp-json/templately/v1/settings', 200 ),
					array( 'OPTIONS', '/wp-json/templately/v1/settings', 200, null, false ),
					array( 'OPTIONS', '/wp-json/templately/v1/clouds/delete/1', 200 ),
					array( 'OPTIONS', '/wp-json/templately/v1/nothing', 200 ),
					array( 'GET', '/wp-json/templately/v1/is-signed?_jsonp=tly', 400 ),
					array( 'GET', '/wp-json/templately/v1/nothing?_jsonp=tly', 404 ),
					array( 'GET', '/wp-json/templately/v1/items?platform=gutenberg&_fields=total', 200 ),
					array( 'GET', '/wp-json/templately/v1/items?platform=gutenberg&_embed=1', 200 ),
				),
			),
			'refusals'  => array(
				false,
				array(
					array( 'GET', '/wp-json/templately/v1/items', 401, null, false ),
					array( 'GET', '/wp-json/templately/v1/nothing', 404, null, false ),
					array( 'POST', '/wp-json/templately/v1/login', 401, '{"broken":', false ),
					array( 'POST', '/wp-json/templately/v1/login', 400, '{"broken":' ),
					array( 'POST', '/wp-json/templately/v1/settings', 401, array( 'patterns' => 'x' ), false ),
					array( 'POST', '/wp-json/templately/v1/settings', 400, array( 'patterns' => 'x' ) ),
					array( 'POST', '/wp-json/templately/v1/saved-templates/import', 401, str_repeat( ' ', 12 * MB_IN_BYTES ), false ),
					array( 'GET', '/wp-json/templately/v1/is-signed', 403, null, false, array( 'X-WP-Nonce: stale' ) ),
					array( 'GET', '/wp-json/templately/v1/items', 409, null, true, array( 'X-Templately-Hub: other' ) ),
				),
			),
			'batches'   => array(
				false,
				array(
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( $login ) ) ),
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( $login ), 'require-all-validate' ) ),
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( array( 'method' => 'POST', 'path' => '/templately/v1/nothing' ) ) ) ),
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( $login ) ), true, array( 'X-Allow-Batch: 1' ) ),
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( $login, array( 'method' => 'POST', 'path' => '/wp/v2/posts', 'body' => array() ) ) ), true, array( 'X-Allow-Batch: 1' ) ),
					array( 'POST', '/wp-json/batch/v1', 207, $batch( array( array( 'method' => 'POST', 'path' => '/templately-hub/v1/sessions' ) ) ) ),
				),
			),
			'embedding' => array(
				false,
				array(
					array( 'GET', '/wp-json/wp/v2/posts/%d', 200 ),
					array( 'GET', '/wp-json/wp/v2/posts/%d', 200, null, false ),
					array( 'GET', '/wp-json/wp/v2/posts/%d?_embed', 200 ),
					array( 'GET', '/wp-json/wp/v2/posts/%d?_embed=https://example.org/ours', 200, null, false ),
					array( 'GET', '/wp-json/wp/v2/posts?_embed&include=%d', 200 ),
				),
			),
			'the index' => array(
				false,
				array(
					array( 'GET', '/wp-json/', 200 ),
					array( 'GET', '/wp-json/', 200, null, false ),
					array( 'GET', '/wp-json/templately/v1', 200 ),
					array( 'GET', '/wp-json/templately/v1/', 200, null, false ),
					array( 'OPTIONS', '/wp-json/templately/v1', 200 ),
					array( 'GET', '/wp-json/templately-hub/v1', 404 ),
					array( 'GET', '/wp-json/templately-hub/v1/counts', 404 ),
				),
			),
			'a hub'     => array(
				true,
				array(
					array( 'GET', '/wp-json/', 200, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1', 200, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/counts', 200, null, false ),
					array( 'HEAD', '/wp-json/templately-hub/v1/counts', 200, null, false ),
					array( 'GET', '/?rest_route=/templately-hub/v1/counts', 200, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/items?platform=gutenberg&type=packs', 200, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/items/1/files', 401, null, false ),
					array( 'PUT', '/wp-json/templately-hub/v1/items/1/favourite', 401, array(), false ),
					array( 'GET', '/wp-json/templately-hub/v1/account', 401, null, false, array( 'Authorization: Bearer tly_s_x' ) ),
					array( 'GET', '/wp-json/templately-hub/v1/account/favourites', 401, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/account', 403, null, false, array( 'X-WP-Nonce: stale' ) ),
					array( 'POST', '/wp-json/templately-hub/v1/sessions', 400, array(), false ),
					array( 'POST', '/wp-json/templately-hub/v1/sessions/local', 404, array(), false ),
					array( 'OPTIONS', '/wp-json/templately-hub/v1/sessions', 200, null, false ),
					array( 'POST', '/wp-json/templately-hub/v1/purchases', 401, array(), false ),
					array( 'GET', '/wp-json/templately-hub/v1/openapi.json', 200, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/nothing', 404, null, false ),
					array( 'GET', '/wp-json/templately-hub/v1/counts?_envelope=1', 400, null, false ),
					array( 'GET', '/wp-json/wp/v2/posts/%d?_embed', 200, null, false ),
				),
			),
		);
	}

	/**
	 * @dataProvider requests
	 * @param bool $serves Whether the hub serves.
	 */
	public function test_responses_are_the_same_as_of_eager_routes( bool $serves, array $requests ): void {
		( new Settings() )->change( array( 'serves' => $serves ) );
		$statuses = array();
		$expected = array();
		foreach ( $requests as $request ) {
			list( $method, $path, $status, $body, $is_admin, $headers ) = $request + array( 3 => null, 4 => true, 5 => array() );

			$name = "$method $path " . ( $is_admin ? '' : '(stranger) ' ) . implode( ' ', $headers ) . substr( (string) wp_json_encode( $body ), 0, 80 );
			$path = str_replace( '%d', (string) $this->post, $path );
			$lazy = $this->ask( $method, $path, $body, $is_admin, $headers );
			$this->assertSame( $this->ask( $method, $path, $body, $is_admin, array_merge( $headers, array( 'X-Eager: 1' ) ) ), $lazy, $name );
			$statuses[ $name ] = $lazy['status'];
			$expected[ $name ] = $status;
		}
		$this->assertSame( $expected, $statuses );
	}

	/** WordPress alone would match it. */
	public function test_paths_in_another_case_do_not_exist(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		foreach ( array( '/Templately/v1/is-signed', '/templately/V1/is-signed', '/templately/v1/Is-signed', '/Templately-Hub/v1/counts', '/templately-hub/v1/COUNTS' ) as $path ) {
			$this->assertSame( 404, $this->ask( 'GET', "/wp-json$path", null, true, array() )['status'], $path );
			$this->assertSame( 200, $this->ask( 'GET', "/wp-json$path", null, true, array( 'X-Eager: 1' ) )['status'], $path );
		}
	}

	public function test_errors_before_dispatch_are_not_cached(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		$answer = wp_remote_get( home_url( '/wp-json/templately-hub/v1/account' ), array( 'headers' => array( 'X-WP-Nonce' => 'stale', 'Authorization' => 'Bearer tly_s_x' ) ) );
		$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( wp_remote_retrieve_response_code( $answer ), json_decode( wp_remote_retrieve_body( $answer ), true )['code'] ) );
		$this->assertStringContainsString( 'no-store', implode( ', ', (array) wp_remote_retrieve_header( $answer, 'cache-control' ) ) );
		$this->assertStringContainsString( 'Authorization', implode( ', ', (array) wp_remote_retrieve_header( $answer, 'vary' ) ) );
	}

	/** Proves that the comparison covers embedded links and target hints. */
	public function test_posts_embed_lazy_routes(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		$post     = json_decode( $this->ask( 'GET', "/wp-json/wp/v2/posts/$this->post?_embed", null, true, array() )['body'], true );
		$embedded = $post['_embedded']['https://example.org/ours'];
		$this->assertArrayHasKey( 'user', $embedded[0] );
		$this->assertArrayHasKey( 'items', $embedded[1] );
		$this->assertSame( 'rest_no_route', $embedded[2]['code'] );
		$this->assertArrayHasKey( 'gutenberg', $embedded[3] );
		foreach ( array_slice( $post['_links']['self'], 1 ) as $link ) {
			$this->assertSame( array( 'GET' ), $link['targetHints']['allow'], $link['href'] );
		}
		$this->assertCount( 3, $post['_links']['self'] );
	}

	/**
	 * @param mixed        $body     JSON as an array, or raw text; null for none.
	 * @param bool         $is_admin Whether as administrator.
	 * @param list<string> $headers
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private function ask( string $method, string $path, $body, bool $is_admin, array $headers ): array {
		$answer = $this->http( $method, $path, $body, $is_admin ? $this->admin : 0, $headers );
		unset( $answer['headers']['date'], $answer['headers']['x-wp-nonce'], $answer['headers']['expires'] );
		return $answer;
	}

	/** Path of the test's must-use plugin. */
	private static function mu_plugin(): string {
		return WPMU_PLUGIN_DIR . '/templately-lazy-test.php';
	}
}
