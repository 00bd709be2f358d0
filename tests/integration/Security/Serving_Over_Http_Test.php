<?php

declare( strict_types=1 );

use Templately\Hub\Open_Api_Controller;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Sample;

/**
 * A hub that does not serve is not detectable over HTTP. Serving is off by default.
 * @group S17
 */
final class Serving_Over_Http_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Another process answers, which a transaction would keep waiting on SQLite. */
	protected $commits = true;

	/**
	 * `npm test` requests 40 of them.
	 * @group faults
	 */
	public function test_every_route_looks_like_a_missing_plugin(): void {
		$calls = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $route ) {
				$path = (string) preg_replace( array( '/\(\?P<id>.*?\)/', '/\(\?P<sha256>.*?\)/', '/\(\?P<type>.*?\)/', '/\(\?P<slug>.*?\)/' ), array( '1', str_repeat( 'a', 64 ), 'packs', 'vesper-quince' ), $route['path'] );
				foreach ( array( $route['method'], 'OPTIONS' ) as $method ) {
					$calls[ "$method $path" ] = array( $method, $path );
				}
			}
		}
		foreach ( Sample::of( $calls, 40 ) as $call => list( $method, $path ) ) {
			$answer = $this->request( $method, "/wp-json/templately-hub/v1$path" );
			$this->assertSame( $this->request( $method, "/wp-json/never-was/v1$path" ), $answer, $call );
			$this->assertSame( 'OPTIONS' === $method ? 200 : 404, $answer[0], $call );
		}
	}

	public function test_no_header_parameter_spelling_or_login_opens_a_route(): void {
		$queries = array( '_method=POST', '_embed=1', '_envelope=1', 'context=edit', 'serves=1', 'templately_serve=1', 'in_process=1', 'rest_route=/templately-hub/v1/counts', '_jsonp=x', 'preview=true' );
		$headers = array(
			array( 'X-HTTP-Method-Override' => 'GET' ),
			array( 'Authorization' => 'Bearer tly_s_x' ),
			array( 'Authorization' => 'Basic ' . base64_encode( 'admin:password' ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as HTTP wants it.
			array( 'X-Forwarded-For' => '127.0.0.1' ),
			array( 'X-Original-URL' => '/wp-json/templately-hub/v1/counts' ),
			array( 'X-Rewrite-URL' => '/wp-json/templately-hub/v1/counts' ),
			array( 'X-Templately' => '1' ),
			array( 'Idempotency-Key' => wp_generate_uuid4() ),
		);
		foreach ( array( '/wp-json/templately-hub/v1/counts', '/?rest_route=/templately-hub/v1/counts', '/index.php?rest_route=%2Ftemplately-hub%2Fv1%2Fcounts', '/wp-json//templately-hub/v1/counts', '/wp-json/templately-hub/v1/counts/', '/wp-json/templately-hub/v1', '/wp-json/TEMPLATELY-HUB/v1/counts' ) as $path ) {
			foreach ( $queries as $query ) {
				if ( false === strpos( $path, 'rest_route' ) || false === strpos( $query, 'rest_route' ) ) {
					$this->assertIsShut( 'GET', $path . ( false === strpos( $path, '?' ) ? '?' : '&' ) . $query );
				}
			}
			foreach ( $headers as $more ) {
				$this->assertIsShut( 'GET', $path, $more );
			}
		}
		$this->assertIsShut( 'POST', '/wp-json/templately-hub/v1/sessions/local', array( 'X-HTTP-Method-Override' => 'POST' ) );
	}

	public function test_the_index_does_not_mention_the_hub(): void {
		foreach ( array( '/wp-json/', '/?rest_route=/', '/wp-json/?_fields=namespaces,routes' ) as $path ) {
			$index = json_decode( $this->request( 'GET', $path )[1], true );
			$this->assertContains( 'wp/v2', $index['namespaces'] );
			$this->assertNotContains( 'templately-hub/v1', $index['namespaces'] );
			$this->assertStringNotContainsString( 'templately-hub', (string) wp_json_encode( $index ) );
		}
	}

	/** WordPress dispatches them internally. */
	public function test_embedded_links_do_not_reach_the_hub(): void {
		$this->act_as( 'administrator' );
		$post = wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish' ) );
		add_filter(
			'rest_prepare_post',
			static function ( WP_REST_Response $response ): WP_REST_Response {
				foreach ( array( '/counts', '/items', '/account' ) as $path ) {
					$response->add_link( 'https://example.org/hub', rest_url( "templately-hub/v1$path" ), array( 'embeddable' => true ) );
				}
				return $response;
			}
		);
		$response = $this->call( 'GET', "/wp/v2/posts/$post" );
		$data     = rest_get_server()->response_to_data( $response, true );
		$embedded = $data['_embedded']['https://example.org/hub'] ?? array();
		$this->assertCount( 3, $embedded );
		foreach ( $embedded as $answer ) {
			$this->assertSame( 'rest_no_route', $answer['code'] );
		}
	}

	/** @param array<string, string> $headers */
	private function assertIsShut( string $method, string $path, array $headers = array() ): void {
		$answer = $this->request( $method, $path, $headers );
		$this->assertTrue( 404 === $answer[0] || false !== strpos( $answer[1], '"status":404' ), "$method $path: {$answer[0]} " . substr( $answer[1], 0, 200 ) );
		$this->assertStringNotContainsString( '"gutenberg"', $answer[1], "$method $path" );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string} Status and body.
	 */
	private function request( string $method, string $path, array $headers = array() ): array {
		$answer = wp_remote_request(
			home_url( $path ),
			array(
				'method'      => $method,
				'headers'     => $headers + array( 'Content-Type' => 'application/json' ),
				'body'        => in_array( $method, array( 'GET', 'OPTIONS', 'DELETE' ), true ) ? null : '{}',
				'redirection' => 3,
			)
		);
		$this->assertFalse( is_wp_error( $answer ) );
		return array( (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) );
	}
}
