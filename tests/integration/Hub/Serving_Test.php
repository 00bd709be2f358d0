<?php

declare( strict_types=1 );

use Templately\Hub\Hub_Services;
use Templately\Hub\Open_Api_Controller;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Settings\Settings;

/**
 * The hub's routes on WordPress's own REST server: registered only if the owner turned serving on.
 * @group S17
 */
final class Serving_Test extends Test_Case {

	/** Without a server. */
	public function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, made anew.
		parent::tearDown();
	}

	public function test_has_no_routes_when_serving_is_off(): void {
		$server = $this->server( false );
		foreach ( $this->routes() as $route ) {
			foreach ( array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD' ) as $method ) {
				$answer = $this->call_with_every_credential( $method, '/templately-hub/v1' . $route['path'] );
				// WordPress answers OPTIONS of a missing route with an empty 200.
				$this->assertSame( $this->call_with_every_credential( $method, '/never-was/v1' . $route['path'] ), $answer, "$method {$route['path']}" );
				$this->assertSame( 'OPTIONS' === $method ? 200 : 404, $answer[0] );
			}
		}
		$this->assertNotContains( 'templately-hub/v1', $server->get_namespaces() );
		$this->assertStringNotContainsString( 'templately-hub', (string) wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/' ) )->get_data() ) );
	}

	/** Routes that only the site itself may call are not registered. */
	public function test_has_public_routes_when_serving_is_on(): void {
		$this->server( true );
		$this->assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/templately-hub/v1/counts' ) )->get_status() );
		$this->assertSame( 401, rest_do_request( new WP_REST_Request( 'GET', '/templately-hub/v1/account' ) )->get_status() );
		$body = array(
			'subject' => str_repeat( 'a', 64 ),
			'email'   => 'ada@example.org',
			'name'    => 'Ada',
		);
		$only = 0;
		foreach ( $this->routes() as $route ) {
			if ( $route['in_process_only'] ?? false ) {
				++$only;
				$request = new WP_REST_Request( $route['method'], '/templately-hub/v1' . $route['path'] );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( (string) wp_json_encode( $body ) );
				$this->assertSame( 404, rest_do_request( $request )->get_status(), $route['path'] );
			}
		}
		$this->assertSame( 2, $only );
	}

	/** Decision E03. */
	public function test_a_wordpress_administrator_is_anonymous_without_a_token(): void {
		$this->server( true );
		wp_set_current_user( 1 );
		foreach ( $this->routes() as $route ) {
			if ( isset( $route['scope'] ) ) {
				$path = (string) preg_replace( array( '/\(\?P<sha256>.*?\)(?=\/|$)/', '/\(\?P<slug>.*?\)(?=\/|$)/', '/\(\?P<\w+>.*?\)(?=\/|$)/' ), array( str_repeat( 'a', 64 ), 'a-team-0123abcd', '1' ), $route['path'] );
				foreach ( array( '', 'Bearer x', 'Bearer tly_s_x', 'Basic YWRtaW46cGFzc3dvcmQ=' ) as $header ) {
					$request = new WP_REST_Request( $route['method'], '/templately-hub/v1' . $path );
					$request->set_header( 'Authorization', $header );
					$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
					$this->assertSame( 401, rest_do_request( $request )->get_status(), $path );
				}
			}
		}
	}

	public function test_openapi_describes_exactly_the_public_routes(): void {
		$this->server( true );
		$document = json_decode( (string) wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/templately-hub/v1/openapi.json' ) )->get_data() ), true );
		$this->assertSame( '3.1.0', $document['openapi'] );
		$described = array();
		foreach ( $document['paths'] as $path => $methods ) {
			foreach ( $methods as $method => $operation ) {
				$described[] = strtoupper( $method ) . ' ' . $path;
				$this->assertNotSame( '', $operation['summary'], $path );
				$this->assertArrayHasKey( 'responses', $operation, $path );
			}
		}
		$routes = array();
		foreach ( $this->routes() as $route ) {
			if ( ! ( $route['in_process_only'] ?? false ) ) {
				$routes[] = $route['method'] . ' ' . preg_replace( '/\(\?P<(\w+)>.*?\)(?=\/|$)/', '{$1}', $route['path'] );
			}
		}
		sort( $described );
		sort( $routes );
		$this->assertSame( $routes, $described );
		$hub = new Hub_Services( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ), new Clock() );
		$this->assertSame( array_keys( $hub->controllers() ), Open_Api_Controller::CONTROLLERS );
	}

	public function test_openapi_describes_arguments_as_the_hub_reads_them(): void {
		$this->server( true );
		$paths = json_decode( (string) wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/templately-hub/v1/openapi.json' ) )->get_data() ), true )['paths'];
		$tags  = array_column( $paths['/items']['get']['parameters'], null, 'name' )['tags'];
		$this->assertSame( array( 'form', false ), array( $tags['style'], $tags['explode'] ) );
		// An open route accepts a token as well; a route with a scope requires one.
		$this->assertSame( array( array(), array( 'caller' => array() ) ), $paths['/items']['get']['security'] );
		$this->assertSame( array( array( 'caller' => array() ) ), $paths['/account']['get']['security'] );
		$details = array_column( $paths['/items/{type}/{slug}']['get']['parameters'], null, 'name' );
		$this->assertSame( '^(?:[a-z0-9-]+)$', $details['slug']['schema']['pattern'] );
		$this->assertArrayNotHasKey( 'pattern', $details['platform']['schema'] );
		// In JSON Schema, `required` is a list of names; a flag is invalid.
		$this->assertSame( array( 'type', 'format', 'maxLength' ), array_keys( $paths['/media/{sha256}']['post']['requestBody']['content']['application/octet-stream']['schema'] ) );
		foreach ( $paths as $path => $methods ) {
			foreach ( $methods as $operation ) {
				$this->assertSame( array( '4XX', 'default' ), array_slice( array_keys( $operation['responses'] ), 1 ), $path );
			}
		}
	}

	/**
	 * Calls a route with everything that could grant access.
	 * @return array{int, mixed, array<string, string>} Status, body, headers.
	 */
	private function call_with_every_credential( string $method, string $path ): array {
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'Authorization', 'Bearer tly_s_x' );
		$request->set_query_params(
			array(
				'_embed'  => '1',
				'_method' => 'POST',
				'serves'  => '1',
			)
		);
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data(), $response->get_headers() );
	}

	/** Starts WordPress's REST server as a request does. */
	private function server( bool $serves ): WP_REST_Server {
		( new Settings() )->change( array( 'serves' => $serves ) );
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, made anew.
		return rest_get_server();
	}

	/** @return array<string, array<string, mixed>> Routes of the hub. */
	private function routes(): array {
		$routes = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			$this->assertSame( array(), array_intersect_key( $routes, $controller::routes() ), 'Each operation has a name of its own.' );
			$routes += $controller::routes();
		}
		return $routes;
	}

	public function test_private_responses_are_not_cacheable(): void {
		$hub = getenv( 'TEMPLATELY_HUB_URL' ) . '/wp-json/templately-hub/v1';
		foreach ( array(
			array( 'POST', '/sessions', array(), 'no-store, private' ),
			array( 'GET', '/account', array( 'Authorization' => 'Bearer tly_s_x' ), 'no-store, private' ),
			array( 'GET', '/items?platform=gutenberg&type=packs', array( 'Authorization' => 'Bearer tly_s_x' ), 'no-store, private' ),
			array( 'GET', '/items?platform=gutenberg&type=packs', array(), '' ),
		) as list( $method, $path, $headers, $expected ) ) {
			$answer = wp_remote_request( $hub . $path, compact( 'method', 'headers' ) );
			$this->assertSame( $expected, wp_remote_retrieve_header( $answer, 'cache-control' ), "$method $path" );
			$this->assertStringContainsString( 'Authorization', implode( ', ', (array) wp_remote_retrieve_header( $answer, 'vary' ) ), "$method $path" );
		}
	}
}
