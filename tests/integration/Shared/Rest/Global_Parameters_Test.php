<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Site_Policy;
use Templately\Tests\Calls_Rest;

require_once __DIR__ . '/Route_As_Given.php';

/**
 * Features of WordPress that apply to every route: _fields, _embed, _envelope, and case-insensitive paths.
 * @group S1
 */
final class Global_Parameters_Test extends Test_Case {

	use Calls_Rest;

	public function test_fields_and_embed_apply_to_objects(): void {
		$this->act_as( 'administrator' );
		$whole = $this->respond( '/templately/v1/items', array() );
		$this->assertSame( array( 'items', 'total' ), array_keys( array_intersect_key( $whole, array_flip( array( 'items', 'total' ) ) ) ) );
		$this->assertSame( array( 'total' => $whole['total'] ), $this->respond( '/templately/v1/items', array( '_fields' => 'total' ) ) );
		$this->assertSame( $whole, $this->respond( '/templately/v1/items', array( '_embed' => '1' ) ) );
	}

	public function test_fields_do_not_change_a_scalar(): void {
		$this->act_as( 'administrator' );
		// Adds WordPress's own filters.
		rest_get_server();
		$server = new WP_REST_Server();
		( new Route_Registrar( 'templately/v1', new Site_Policy() ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'capability' => 'edit_posts' ) ) ) );
		$request = new WP_REST_Request( 'GET', '/templately/v1/things/1' );
		$request->set_query_params( array( '_fields' => 'total' ) );
		$response = apply_filters( 'rest_post_dispatch', $server->dispatch( $request ), $server, $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
		$this->assertSame( array( 200, true ), array( $response->get_status(), $response->get_data() ) );
	}

	public function test_maps_stay_objects(): void {
		$cast_maps = new ReflectionMethod( Route_Registrar::class, 'cast_maps' );
		$cast_maps->setAccessible( true );
		$map    = Schema::map_of( Schema::integer( 0 ), 9 );
		$schema = Schema::record( array( 'map' => $map, 'list' => Schema::list_of( $map, 9 ) ) );
		foreach ( array( array( array(), '{}' ), array( array( 0 => 5, 1 => 6 ), '{"0":5,"1":6}' ), array( array( 7 => 5 ), '{"7":5}' ) ) as list( $given, $json ) ) {
			$answer = $cast_maps->invoke( null, array( 'map' => $given, 'list' => array( $given ) ), $schema );
			$this->assertIsArray( $answer );
			$this->assertSame( '{"map":' . $json . ',"list":[' . $json . ']}', wp_json_encode( $answer ) );
		}
		$this->assertSame( '{"map":{},"list":[]}', wp_json_encode( $cast_maps->invoke( null, array( 'map' => array(), 'list' => array() ), $schema ) ) );
	}

	public function test_paths_in_another_case_have_the_same_cache_headers(): void {
		foreach ( array( 'templately-hub', 'Templately-hub', 'TEMPLATELY-HUB' ) as $namespace ) {
			$answer = $this->ask_hub( 'GET', "/$namespace/v1/account", array( 'Authorization' => 'Bearer tly_s_x' ) );
			$this->assertSame( 'no-store, private', wp_remote_retrieve_header( $answer, 'cache-control' ), $namespace );
			$this->assertStringContainsString( 'Authorization', implode( ', ', (array) wp_remote_retrieve_header( $answer, 'vary' ) ), $namespace );
		}
	}

	public function test_permissions_come_before_a_broken_body_in_any_case(): void {
		rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/templately/v1/is-signed' ) );
		foreach ( array( 'templately', 'Templately' ) as $namespace ) {
			$request = new WP_REST_Request( 'POST', "/$namespace/v1/login" );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( '{"broken":' );
			$this->assertContains( rest_get_server()->dispatch( $request )->get_status(), array( 401, 404 ), $namespace );
		}
	}

	/** An envelope would hide the headers from caches. */
	public function test_hub_refuses_envelopes(): void {
		$answer = $this->ask_hub( 'GET', '/templately-hub/v1/counts?_envelope=1' );
		$this->assertSame( array( 400, 'rest_invalid_param', array( '_envelope' ) ), array( wp_remote_retrieve_response_code( $answer ), self::body( $answer )['code'], array_keys( self::body( $answer )['data']['fields'] ) ) );
		foreach ( array( array( 'GET', 401, 'account' ), array( 'POST', 400, 'sessions' ) ) as list( $method, $status, $path ) ) {
			$answer = $this->ask_hub( $method, "/templately-hub/v1/$path?_envelope=1", array( 'Authorization' => 'Bearer tly_s_x' ) );
			$this->assertSame( array( $status, 'no-store, private' ), array( wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_header( $answer, 'cache-control' ) ), $path );
		}
	}

	/**
	 * Answers a GET as over HTTP.
	 * @param array<string, string> $query
	 * @return array<string, mixed> The body.
	 * @param string                $path  Path of a route.
	 * @param array<string, string> $query Its query.
	 * @return array<string, mixed> The body.
	 */
	private function respond( string $path, array $query ): array {
		$server  = rest_get_server();
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		$response = apply_filters( 'rest_post_dispatch', $server->dispatch( $request ), $server, $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
		$this->assertSame( 200, $response->get_status() );
		return json_decode( (string) wp_json_encode( $server->response_to_data( $response, isset( $query['_embed'] ) ) ), true );
	}

	/**
	 * Calls the hub as another site does.
	 * @param array<string, string> $headers
	 * @return array<string, mixed>
	 */
	private function ask_hub( string $method, string $path, array $headers = array() ): array {
		$answer = wp_remote_request( getenv( 'TEMPLATELY_HUB_URL' ) . "/wp-json$path", compact( 'method', 'headers' ) );
		$this->assertIsArray( $answer );
		return $answer;
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<string, mixed>
	 */
	private static function body( array $answer ): array {
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}
}
