<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Screens\Assets;
use Templately\Site\Screens\External_Links;
use Templately\Tests\Calls_Rest;

/**
 * An access token of the hub never leaves the server.
 * @group S5
 */
final class Canary_Token_Test extends Test_Case {

	use Calls_Rest;

	public function test_no_response_page_report_or_export_contains_the_token(): void {
		$tokens  = new Access_Tokens();
		$canary  = array();
		$said    = array();
		$created = array();
		foreach ( array( 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
			$created[ $role ] = $this->act_as( $role );
			$said[]           = $this->sign_in();
			$canary[]         = $tokens->token( $created[ $role ] );
		}
		$this->assertCount( 4, array_unique( array_filter( $canary ) ) );
		$created['subscriber'] = $this->act_as( 'subscriber' );
		foreach ( $created as $role => $user ) {
			wp_set_current_user( $user );
			foreach ( rest_get_server()->get_routes( 'templately/v1' ) as $route => $handlers ) {
				foreach ( '/templately/v1' === $route ? array() : array_keys( $handlers[0]['methods'] ) as $method ) {
					// These routes return a new token, or end the session.
					if ( 1 === preg_match( '#/(logout|login|login/local|signup|profile/api-key)$#', $route ) ) {
						continue;
					}
					$path   = (string) preg_replace( '/\(\?P<slug>.*?\)(?=\/|$)/', 'vesper-quince', $route );
					$said[] = $this->call( $method, $path, array() )->get_data();
				}
			}
			$said[] = rest_do_request( new WP_REST_Request( 'GET', '/' ) )->get_data();
			$said[] = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/users/me' ) )->get_data();
			wp_dequeue_script( 'templately-gutenberg' );
			wp_deregister_script( 'templately-gutenberg' );
			( new Assets( new Settings(), new External_Links( new Settings() ) ) )->enqueue( 'gutenberg', 'post-editor', 'gutenberg' );
			$said[] = wp_scripts()->get_data( 'templately-gutenberg', 'before' );
		}
		wp_set_current_user( $created['administrator'] );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
		$said[] = WP_Debug_Data::debug_data();
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) {
			$said[] = call_user_func( $exporter['callback'], wp_get_current_user()->user_email, 1 );
		}
		$said[] = array_map( 'get_user_meta', array_values( $created ) );
		$said[] = wp_load_alloptions();
		$text   = (string) wp_json_encode( $said, JSON_PARTIAL_OUTPUT_ON_ERROR );
		// PHPUnit's assertion would print the whole text.
		$this->assertNotFalse( strpos( $text, 'Contributor Tester' ) );
		foreach ( $canary as $token ) {
			$this->assertFalse( strpos( $text, $token ) );
		}
	}

	public function test_an_exception_does_not_contain_the_token(): void {
		$user  = $this->act_as( 'author' );
		$token = 'canary-' . wp_generate_password( 32, false );
		( new Access_Tokens() )->save( $user, $token );
		$answer = $this->call( 'GET', '/templately/v1/is-signed' );
		$this->assertSame( 401, $answer->get_status() );
		$this->assertStringNotContainsString( $token, (string) wp_json_encode( $answer->get_data() ) );
	}
}
