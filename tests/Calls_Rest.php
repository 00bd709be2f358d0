<?php

declare( strict_types=1 );

namespace Templately\Tests;

use WP_REST_Request;
use WP_REST_Response;

/** Calls the site's REST API in this process as a user with a role, with the nonce header. */
trait Calls_Rest {

	/**
	 * Logs in as a new user.
	 * @param string $role Role; '' for logged out.
	 * @return int The user's id, or 0.
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
	 * @param string                     $path    With the namespace, such as /templately/v1/items.
	 * @param array<string, mixed>|null  $data    Query of a GET, otherwise the JSON body.
	 * @param array<string, string|null> $headers Null removes the nonce.
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
	 * Calls a route and requires success.
	 * @param string                    $path Relative to templately/v1.
	 * @param array<string, mixed>|null $data Query or JSON body.
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
	 * @return array<string, mixed> The profile.
	 */
	protected function sign_in(): array {
		$answer = $this->answer( 'POST', '/login/local' );
		$this->assertSame( 'success', $answer['status'], (string) wp_json_encode( $answer ) );
		return $answer['user'];
	}
}
