<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Http\Hub_Policy;
use Templately\Hub\Hub_Module;
use Templately\Plugin;
use Templately\Shared\Rest\Lazy_Routes;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Settings;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Eager_Routes;

require_once __DIR__ . '/Route_As_Given.php';

/**
 * @group P14
 * @group S1
 */
final class Lazy_Routes_Test extends Test_Case {

	use Calls_Rest;

	public function test_responses_in_process_are_the_same_as_of_eager_routes(): void {
		$this->act_as( 'administrator' );
		$post = (int) wp_insert_post( array( 'post_title' => 'Links', 'post_status' => 'publish' ) );
		add_filter(
			'rest_prepare_post',
			static function ( WP_REST_Response $response ): WP_REST_Response {
				$response->add_link( 'https://example.org/ours', rest_url( 'templately/v1/is-signed' ), array( 'embeddable' => true ) );
				$response->add_link( 'self', rest_url( 'templately/v1/items' ) );
				return $response;
			}
		);
		$probes = array(
			'a call'                   => static function (): array {
				return self::plain( rest_do_request( '/templately/v1/is-signed' ) );
			},
			'one with arguments'       => static function (): array {
				$request = new WP_REST_Request( 'GET', '/templately/v1/items' );
				$request->set_query_params( array( 'platform' => 'gutenberg' ) );
				return self::plain( rest_do_request( $request ) );
			},
			'a write without a nonce'  => static function (): array {
				return self::plain( rest_do_request( new WP_REST_Request( 'POST', '/templately/v1/logout' ) ) );
			},
			'one that is not there'    => static function (): array {
				return self::plain( rest_do_request( '/templately/v1/nothing' ) );
			},
			'a second one after that'  => static function (): array {
				rest_do_request( '/templately/v1/nothing' );
				return self::plain( rest_do_request( '/templately/v1/workspaces' ) );
			},
			'OPTIONS'                  => static function (): array {
				return self::plain( rest_do_request( new WP_REST_Request( 'OPTIONS', '/templately/v1/settings' ) ) );
			},
			'preloading'               => static function (): array {
				return array_reduce( array( '/templately/v1/is-signed', array( '/templately/v1/settings', 'OPTIONS' ), '/wp/v2/types' ), 'rest_preload_api_request', array() );
			},
			'a batch'                  => static function (): array {
				$request = new WP_REST_Request( 'POST', '/batch/v1' );
				$request->set_body_params( array( 'requests' => array( array( 'method' => 'POST', 'path' => '/templately/v1/logout' ), array( 'method' => 'POST', 'path' => '/templately/v1/nothing' ) ) ) );
				return self::plain( rest_do_request( $request ) );
			},
			'embedded links and hints' => static function () use ( $post ): array {
				return rest_get_server()->response_to_data( rest_do_request( "/wp/v2/posts/$post" ), true );
			},
			'a hint after a 404'       => static function () use ( $post ): array {
				add_filter( 'rest_prepare_post', array( self::class, 'ask_for_nothing' ), 5 );
				$data = rest_get_server()->response_to_data( rest_do_request( "/wp/v2/posts/$post" ), false );
				remove_filter( 'rest_prepare_post', array( self::class, 'ask_for_nothing' ), 5 );
				return $data;
			},
			'names of all routes'      => static function (): array {
				$names = array_keys( rest_get_server()->get_routes( 'templately/v1' ) );
				sort( $names );
				return $names;
			},
			'namespaces'               => static function (): array {
				return rest_get_server()->get_namespaces();
			},
			'what a route is'          => static function (): array {
				$routes = rest_get_server()->get_routes( 'templately/v1' );
				return array_map(
					static function ( array $handler ): array {
						return array( $handler['methods'], $handler['args'], $handler['show_in_index'] );
					},
					array_merge( $routes['/templately/v1/items'], $routes['/templately/v1/fullsite-import/runs'] )
				);
			},
		);
		$lazy   = array();
		$eager  = array();
		foreach ( $probes as $name => $probe ) {
			$GLOBALS['wp_rest_server'] = null;
			rest_get_server();
			$lazy[ $name ] = $probe();
		}
		$filters = array( clone $GLOBALS['wp_filter']['rest_endpoints'], clone $GLOBALS['wp_filter']['rest_pre_dispatch'] );
		foreach ( $probes as $name => $probe ) {
			$GLOBALS['wp_rest_server'] = null;
			Eager_Routes::register( rest_get_server() );
			$eager[ $name ] = $probe();
		}
		list( $GLOBALS['wp_filter']['rest_endpoints'], $GLOBALS['wp_filter']['rest_pre_dispatch'] ) = $filters;
		$this->assertSame( $eager, $lazy );
		$this->assertSame( array( 'GET' => true ), $lazy['what a route is'][0][0] );
		$this->assertSame( array( 'GET' ), end( $lazy['a hint after a 404']['_links']['self'] )['targetHints']['allow'] );
		$this->assertGreaterThan( 70, count( $lazy['names of all routes'] ) );
		// The permission check comes before the check for batch support.
		$this->assertSame( array( 403, 404 ), array_column( $lazy['a batch'][1]['responses'], 'status' ) );
	}

	/**
	 * Requests a missing route. Filter: rest_prepare_post.
	 * @param mixed $response
	 * @return mixed
	 */
	public static function ask_for_nothing( $response ) {
		rest_do_request( '/templately/v1/nothing' );
		return $response;
	}

	public function test_loads_only_requested_endpoints(): void {
		$loaded = array();
		$lazy   = $this->lazy_routes( $loaded );
		$lazy->register();
		$server = rest_get_server();
		$server->get_routes();
		rest_do_request( '/wp/v2/types' );
		rest_do_request( '/templately-test/v1' );
		( new WP_REST_Server() )->dispatch( new WP_REST_Request( 'GET', '/templately-test/v1/things/1' ) );
		$this->assertSame( array(), $loaded );
		rest_do_request( '/templately-test/v1/things/1' );
		$this->assertSame( array( 'first', 'second' ), $loaded );
		rest_do_request( '/templately-test/v1/things/2' );
		rest_do_request( '/templately-test/v1/nothing/2' );
		$this->assertSame( array( 'first', 'second' ), $loaded, 'Once each.' );
		$this->assertArrayHasKey( '/templately-test/v1/others', $server->get_routes( 'templately-test/v1' ) );
		$this->assertSame( array( 'first', 'second', 'third' ), $loaded );
	}

	/** WordPress uses the first route that matches, and two classes can share a path. */
	public function test_order_does_not_depend_on_loading(): void {
		foreach ( array( array( '/things/1' ), array( '/others', '/things/1' ) ) as $paths ) {
			$GLOBALS['wp_rest_server'] = null;
			$loaded                    = array();
			$this->lazy_routes( $loaded )->register();
			$said = array();
			foreach ( $paths as $path ) {
				$said[] = rest_do_request( "/templately-test/v1$path" )->get_data();
			}
			$this->assertSame( 'first', end( $said ) );
			$this->assertSame( 'second', rest_do_request( new WP_REST_Request( 'POST', '/templately-test/v1/things/1' ) )->get_data() );
		}
	}

	public function test_private_servers_are_left_alone(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
		$private = new WP_REST_Server();
		( new Route_Registrar( 'templately-hub/v1', new Hub_Policy( array( Actor::class, 'anonymous' ) ) ) )->register( $private, array( new Route_As_Given( array( 'object' => false, 'open' => true ) ) ) );
		foreach ( array( false, true ) as $is_loaded ) {
			$this->assertSame( array( '/templately-hub/v1', '/templately-hub/v1/things/(?P<id>\d+)' ), array_keys( $private->get_routes( 'templately-hub/v1' ) ) );
			$this->assertSame( 404, $private->dispatch( new WP_REST_Request( 'GET', '/templately-hub/v1/counts' ) )->get_status() );
			$this->assertSame( 200, $private->dispatch( new WP_REST_Request( 'GET', '/templately-hub/v1/things/1' ) )->get_status() );
			$this->assertSame( 200, rest_do_request( '/templately-hub/v1/counts' )->get_status() );
			$this->assertSame( 404, rest_do_request( '/templately-hub/v1/things/1' )->get_status() );
		}
	}

	public function test_a_new_server_has_no_routes_of_the_old_one(): void {
		( new Settings() )->change( array( 'serves' => true ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( 200, rest_do_request( '/templately-hub/v1/counts' )->get_status() );
		( new Settings() )->change( array( 'serves' => false ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( 404, rest_do_request( '/templately-hub/v1/counts' )->get_status() );
		$this->assertSame( array(), rest_get_server()->get_routes( 'templately-hub/v1' ) );
	}

	public function test_embedded_hub_creates_requested_controllers_only(): void {
		$plugin  = new Plugin();
		$counts  = $plugin->module( Hub_Module::class )->embedded_server( 'counts' )[0];
		$account = $plugin->module( Hub_Module::class )->embedded_server( 'account' )[0];
		$this->assertSame( array( Templately\Hub\Catalogue\Catalogue_Controller::class ), array_keys( $counts ) );
		$this->assertSame( array( Templately\Hub\Accounts\Accounts_Controller::class, Templately\Hub\Collection\Collection_Controller::class ), array_keys( $account ) );
		$this->assertSame( array(), $plugin->module( Hub_Module::class )->embedded_server( 'nothing' )[0] );
		$made   = 0;
		$server = new WP_REST_Server();
		// Sets its static route.
		new Route_As_Given( array( 'object' => false, 'scope' => 'account' ) );
		( new Route_Registrar( 'templately-hub/v1', new Hub_Policy( array( Actor::class, 'anonymous' ) ) ) )->register(
			$server,
			array(
				Route_As_Given::class => static function () use ( &$made ): Route_As_Given {
					++$made;
					return new Route_As_Given( array() );
				},
			)
		);
		$this->assertSame( array( 401, 0 ), array( $server->dispatch( new WP_REST_Request( 'GET', '/templately-hub/v1/things/1' ) )->get_status(), $made ) );
	}

	/**
	 * Lazy routes of three sources, two of which share a path.
	 * @param list<string> $loaded Receives the names of loaded sources.
	 */
	private function lazy_routes( array &$loaded ): Lazy_Routes {
		$endpoint = static function ( string $path, string $name, string $methods ): array {
			return array(
				"/templately-test/v1$path" => array(
					'namespace' => 'templately-test/v1',
					array(
						'methods'             => $methods,
						'permission_callback' => '__return_true',
						'callback'            => static function () use ( $name ): string {
							return $name;
						},
					),
				),
			);
		};
		return new Lazy_Routes(
			rest_get_server(),
			'templately-test/v1',
			static function (): array {
				return array( 'things' => array( 'first', 'second' ), 'others' => array( 'second', 'third' ) );
			},
			static function ( string $name ) use ( &$loaded, $endpoint ): array {
				$loaded[] = $name;
				return 'third' === $name ? $endpoint( '/others', $name, 'GET' ) : $endpoint( '/things/(?P<id>\d+)', $name, 'first' === $name ? 'GET' : 'GET,POST' );
			}
		);
	}

	/** @return array{int, mixed, array<string, string>} Status, data and headers. */
	private static function plain( WP_REST_Response $response ): array {
		return array( $response->get_status(), json_decode( (string) wp_json_encode( $response->get_data() ), true ), $response->get_headers() );
	}
}
