<?php

declare( strict_types=1 );

namespace Templately\Tests;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Calls this site's REST API in this process, as somebody of a role, with the nonce header that the browser's client sends.
 */
trait Calls_Rest {

	/**
	 * Becomes a new user of a role.
	 *
	 * @param string $role Role; '' for a stranger.
	 * @return int The user's id; 0 for a stranger.
	 */
	protected function act_as( string $role ): int {
		static $count = 0;
		if ( '' === $role ) {
			wp_set_current_user( 0 );
			return 0;
		}
		++$count;
		$id = wp_insert_user(
			array(
				'user_login'   => "$role-$count-" . wp_rand(),
				'user_pass'    => wp_generate_password(),
				'user_email'   => "$role-$count-" . wp_rand() . '@example.org',
				'display_name' => ucfirst( $role ) . " $count",
				'first_name'   => ucfirst( $role ),
				'last_name'    => 'Tester',
				'role'         => $role,
			)
		);
		wp_set_current_user( (int) $id );
		return (int) $id;
	}

	/**
	 * Calls a route.
	 *
	 * @param string                     $path    Path from the namespace on, such as /templately/v1/items.
	 * @param array<string, mixed>|null  $data    Query arguments of a GET, else the JSON body; null for none.
	 * @param array<string, string|null> $headers More headers; null takes the nonce away.
	 */
	protected function call( string $method, string $path, ?array $data = null, array $headers = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		$headers = array_filter( $headers + array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		if ( null !== $data && 'GET' === $method ) {
			$request->set_query_params( $data );
		} elseif ( null !== $data ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $data ) );
		}
		return rest_get_server()->dispatch( $request );
	}

	/**
	 * Calls a route that has to succeed.
	 *
	 * @param string                    $path   Path below templately/v1.
	 * @param array<string, mixed>|null $data   Query arguments or JSON body.
	 * @return mixed The body, objects as arrays.
	 */
	protected function answer( string $method, string $path, ?array $data = null ) {
		$response = $this->call( $method, "/templately/v1$path", $data );
		$body     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		$this->assertContains( $response->get_status(), array( 200, 201 ), "$method $path: " . wp_json_encode( $body ) );
		return $body;
	}

	/**
	 * Signs the current user in to the embedded hub.
	 *
	 * @return array<string, mixed> The profile.
	 */
	protected function sign_in(): array {
		$answer = $this->answer( 'POST', '/login/local' );
		$this->assertSame( 'success', $answer['status'], (string) wp_json_encode( $answer ) );
		return $answer['user'];
	}
}
