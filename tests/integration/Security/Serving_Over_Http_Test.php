<?php

declare( strict_types=1 );

use Templately\Hub\Open_Api_Controller;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Sample;

/**
 * A hub that does not serve is not there over HTTP, however one knocks. Serving is off where nobody turned it on.
 *
 * @group S17
 */
final class Serving_Over_Http_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Another process answers, which a transaction would keep waiting on SQLite. */
	protected $commits = true;

	/**
	 * Each route, by each method, looks like a route of a plugin that does not exist. `npm test` asks for 40 of them.
	 *
	 * @group faults
	 */
	public function test_no_route_is_there(): void {
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
			$answer = $this->knock( $method, "/wp-json/templately-hub/v1$path" );
			$this->assertSame( $this->knock( $method, "/wp-json/never-was/v1$path" ), $answer, $call );
			$this->assertSame( 'OPTIONS' === $method ? 200 : 404, $answer[0], $call );
		}
	}

	/** No header, parameter, spelling or log-in opens one. */
	public function test_nothing_opens_it(): void {
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

	/** Nobody who reads the site's index learns that there is a hub. */
	public function test_the_index_does_not_know_it(): void {
		foreach ( array( '/wp-json/', '/?rest_route=/', '/wp-json/?_fields=namespaces,routes' ) as $path ) {
			$index = json_decode( $this->knock( 'GET', $path )[1], true );
			$this->assertContains( 'wp/v2', $index['namespaces'] );
			$this->assertNotContains( 'templately-hub/v1', $index['namespaces'] );
			$this->assertStringNotContainsString( 'templately-hub', (string) wp_json_encode( $index ) );
		}
	}

	/** A link that an answer of WordPress's embeds does not lead there either: WordPress dispatches it from within. */
	public function test_embedding_does_not_lead_there(): void {
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

	/**
	 * @param string                $path    Path of the site.
	 * @param array<string, string> $headers Headers.
	 */
	private function assertIsShut( string $method, string $path, array $headers = array() ): void {
		$answer = $this->knock( $method, $path, $headers );
		$this->assertTrue( 404 === $answer[0] || false !== strpos( $answer[1], '"status":404' ), "$method $path: {$answer[0]} " . substr( $answer[1], 0, 200 ) );
		$this->assertStringNotContainsString( '"gutenberg"', $answer[1], "$method $path" );
	}

	/**
	 * @param string                $path    Path of the site.
	 * @param array<string, string> $headers Headers.
	 * @return array{int, string} Status and body.
	 */
	private function knock( string $method, string $path, array $headers = array() ): array {
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
