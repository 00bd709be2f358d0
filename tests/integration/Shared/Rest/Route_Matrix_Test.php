<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Http\Hub_Policy;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Settings;
use Templately\Site\Http\Site_Policy;
use Templately\Tests\Calls_Rest;

require_once __DIR__ . '/Route_As_Given.php';

/**
 * Compares the permissions of every route and role with route-matrix.json.
 * @group S1
 * @group RST-002
 */
final class Route_Matrix_Test extends Test_Case {

	use Calls_Rest;

	private const ROLES = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

	/** @return list<array{string, string}> Method and route. */
	private static function registered(): array {
		$registered = array();
		foreach ( rest_get_server()->get_routes( 'templately/v1' ) as $route => $handlers ) {
			foreach ( '/templately/v1' === $route ? array() : $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$registered[] = array( $method, $route );
				}
			}
		}
		return $registered;
	}

	/** A route without a row fails. */
	public function test_permissions_match_the_matrix(): void {
		$found = array();
		$users = array( '' => 0 );
		foreach ( array_filter( self::ROLES ) as $role ) {
			$users[ $role ] = $this->act_as( $role );
		}
		foreach ( self::registered() as list( $method, $route ) ) {
			$path = self::path( $route );
			foreach ( array_merge( self::ROLES, array( 'administrator without file mods' ) ) as $role ) {
				$without = 'administrator without file mods' === $role;
				wp_set_current_user( $users[ $without ? 'administrator' : $role ] );
				add_filter( 'file_mod_allowed', $without ? '__return_false' : '__return_true' );
				$status = $this->call( $method, $path, array() )->get_status();
				remove_all_filters( 'file_mod_allowed' );
				$found[ "$method $route" ][ '' === $role ? 'stranger' : $role ] = in_array( $status, array( 401, 403 ), true ) && 'not_signed_in' !== $this->code( $method, $path ) ? $status : 'may call';
			}
		}
		ksort( $found );
		$file = __DIR__ . '/route-matrix.json';
		if ( '' !== (string) getenv( 'TEMPLATELY_WRITE_MATRIX' ) ) {
			file_put_contents( $file, wp_json_encode( $found, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) . "\n" );
		}
		$this->assertSame( json_decode( (string) file_get_contents( $file ), true ), $found );
	}

	/** Returns a path that a route matches. */
	private static function path( string $route ): string {
		// A number for ids, a word for anything else.
		return (string) preg_replace( array( '/\(\?P<\w+>\\\\d[^)]*\)(?=\/|$)/', '/\(\?P<\w+>.*?\)(?=\/|$)/' ), array( '1', 'some-slug' ), $route );
	}

	private function code( string $method, string $path ): string {
		return (string) ( ( (array) $this->call( $method, $path, array() )->get_data() )['code'] ?? '' );
	}

	/** @group S2 */
	public function test_writes_need_the_nonce_header(): void {
		$this->act_as( 'administrator' );
		$foreign = wp_create_nonce( 'wp_rest' );
		$this->act_as( 'administrator' );
		$writes = 0;
		foreach ( self::registered() as list( $method, $route ) ) {
			$handler = rest_get_server()->get_routes( 'templately/v1' )[ $route ];
			if ( 'GET' === $method && 1 === count( $handler[0]['methods'] ) ) {
				continue;
			}
			++$writes;
			$path = self::path( $route );
			foreach ( array( null, 'stale', $foreign ) as $nonce ) {
				$response = $this->call( $method, $path, array(), array( 'X-WP-Nonce' => $nonce ) );
				$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( $response->get_status(), $response->get_data()['code'] ), "$method $route" );
			}
			$request = new WP_REST_Request( $method, $path );
			$request->set_query_params( array( '_wpnonce' => wp_create_nonce( 'wp_rest' ) ) );
			$this->assertSame( 403, rest_get_server()->dispatch( $request )->get_status(), "$method $route" );
			// An application password does not replace it.
			$GLOBALS['wp_rest_application_password_uuid'] = 'a-uuid';
			$response                                     = $this->call( $method, $path, array() );
			unset( $GLOBALS['wp_rest_application_password_uuid'] );
			$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( $response->get_status(), $response->get_data()['code'] ), "$method $route" );
		}
		$this->assertGreaterThan( 5, $writes );
	}

	/** @group S2 */
	public function test_application_passwords_can_only_read(): void {
		$this->act_as( 'administrator' );
		$before                                       = $GLOBALS['wp_rest_application_password_uuid'] ?? null;
		$GLOBALS['wp_rest_application_password_uuid'] = wp_generate_uuid4(); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's global after such a login.
		$writing                                      = $this->call( 'POST', '/templately/v1/logout', array() );
		$reading                                      = $this->call( 'GET', '/templately/v1/is-signed' );
		$GLOBALS['wp_rest_application_password_uuid'] = $before; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- see above.
		$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( $writing->get_status(), $writing->get_data()['code'] ?? '' ) );
		$this->assertSame( 200, $reading->get_status() );
		$this->assertSame( 200, $this->call( 'POST', '/templately/v1/logout', array() )->get_status() );
	}

	/** @group S13 */
	public function test_a_token_has_its_scopes_only_and_only_in_its_header(): void {
		$account  = new Account( array( 'id' => '7' ), '__return_empty_string' );
		$statuses = array();
		foreach ( array( array( 'account', 'Bearer' ), array( 'reading account', 'Bearer' ), array( 'account', 'bearer' ), array( 'accounts', 'Bearer' ), array( '', 'Bearer' ), array( 'account', 'Basic' ), array( 'account', 'Basic x Bearer' ) ) as list( $scopes, $scheme ) ) {
			$policy = new Hub_Policy(
				static function () use ( $account, $scopes ): Actor {
					return new Actor( $account, explode( ' ', $scopes ), 1 );
				}
			);
			$server = new WP_REST_Server();
			( new Route_Registrar( 'templately-hub/v1', $policy ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'scope' => 'account' ) ) ) );
			$request = new WP_REST_Request( 'GET', '/templately-hub/v1/things/1' );
			$request->set_header( 'Authorization', "$scheme tly_s_token" );
			$answer     = $server->dispatch( $request );
			$statuses[] = $answer->get_status() . ' ' . ( $answer->get_data()['code'] ?? '' );
		}
		$this->assertSame( array( '200 ', '200 ', '401 invalid_token', '403 insufficient_scope', '403 insufficient_scope', '401 invalid_token', '401 invalid_token' ), $statuses );
	}

	public function test_an_invalid_token_causes_no_lookup(): void {
		$asked  = array();
		$policy = new Hub_Policy(
			static function ( string $token ) use ( &$asked ): Actor {
				$asked[] = strlen( $token );
				return Actor::anonymous();
			}
		);
		$server = new WP_REST_Server();
		( new Route_Registrar( 'templately-hub/v1', $policy ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'scope' => 'account' ) ) ) );
		foreach ( array( str_repeat( 'x', 256 ), str_repeat( 'x', 257 ), '', 'tly s x', "tly_s_x\n", 'tly_s_ä' ) as $token ) {
			$request = new WP_REST_Request( 'GET', '/templately-hub/v1/things/1' );
			$request->set_header( 'Authorization', "Bearer $token" );
			$this->assertSame( 401, $server->dispatch( $request )->get_status() );
		}
		$this->assertSame( array( 256 ), $asked );
	}

	public function test_accepts_locale_names_only_as_a_language(): void {
		$asked    = array();
		$switcher = $GLOBALS['wp_locale_switcher'];
		$policy   = new Hub_Policy( array( Actor::class, 'anonymous' ) );
		$server   = new WP_REST_Server();
		( new Route_Registrar( 'templately-hub/v1', $policy ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'open' => true ) ) ) );
		$GLOBALS['wp_locale_switcher'] = new class( $asked ) { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored below.

			/** @var list<string> */
			private $asked;

			/** @param list<string> $asked Receives the requested locales. */
			public function __construct( array &$asked ) {
				$this->asked = &$asked;
			}

			public function switch_to_locale( string $locale ): bool {
				$this->asked[] = $locale;
				return false;
			}
		};
		foreach ( array( 'de_DE,en;q=0.5', '../../../de_DE', "fr_FR\0.php", 'http://x/pt_PT' ) as $language ) {
			$request = new WP_REST_Request( 'GET', '/templately-hub/v1/things/1' );
			$request->set_header( 'Accept-Language', $language );
			$server->dispatch( $request );
		}
		$GLOBALS['wp_locale_switcher'] = $switcher; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restores it.
		$this->assertSame( array( 'de_DE', 'de_DE', 'fr_FRphp', 'httpxpt_PT' ), $asked );
	}

	/**
	 * The response has no details; the log has the message but no arguments.
	 *
	 * @group S5
	 */
	public function test_hides_internal_errors_and_logs_them(): void {
		$this->act_as( 'administrator' );
		$log    = wp_tempnam( 'log' );
		$before = ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restored below.
		$server = new WP_REST_Server();
		( new Route_Registrar( 'templately/v1', new Site_Policy() ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'capability' => 'edit_posts' ) ) ) );
		$answer = $server->dispatch( new WP_REST_Request( 'GET', '/templately/v1/things/666' ) );
		ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restores it.
		$said = (string) file_get_contents( $log );
		wp_delete_file( $log );
		$this->assertSame( array( 500, 'internal_error', 'Something went wrong.' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['message'] ) );
		$this->assertStringContainsString( 'Templately: RuntimeException: The thing 666 is broken.', $said );
		$this->assertStringNotContainsString( '#0', $said );
	}

	public function test_the_index_lists_none_of_our_routes(): void {
		foreach ( array_keys( rest_do_request( new WP_REST_Request( 'GET', '/' ) )->get_data()['routes'] ) as $route ) {
			$this->assertSame( 0, preg_match( '#^/templately(?:-hub)?/v1/#', (string) $route ), (string) $route );
		}
	}

	public function test_permission_comes_before_arguments(): void {
		foreach ( array( '' => 401, 'subscriber' => 403 ) as $role => $status ) {
			$this->act_as( $role );
			foreach ( self::registered() as list( $method, $route ) ) {
				$request = new WP_REST_Request( $method, self::path( $route ) );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
				$request->set_body( '{"broken":' );
				$this->assertSame( $status, rest_get_server()->dispatch( $request )->get_status(), "$method $route as $role" );
			}
		}
	}

	public function test_a_route_without_a_policy_is_refused(): void {
		$site = new Site_Policy();
		$hub  = new Hub_Policy( array( Templately\Hub\Accounts\Actor::class, 'anonymous' ) );
		$this->assertTrue( $site->supports( array( 'capability' => 'edit_posts' ) ) );
		$this->assertTrue( $hub->supports( array( 'open' => true ) ) );
		$this->assertTrue( $hub->supports( array( 'scope' => 'account' ) ) );
		foreach ( array( array(), array( 'capability' => '' ), array( 'open' => true, 'capability' => 'edit_posts' ), array( 'scope' => 'account' ) ) as $route ) {
			$this->assertFalse( $site->supports( $route ) );
		}
		foreach ( array( array(), array( 'open' => false ), array( 'open' => true, 'scope' => 'account' ), array( 'capability' => 'edit_posts' ) ) as $route ) {
			$this->assertFalse( $hub->supports( $route ) );
		}
		$this->assertSame( 'The route get_thing has no policy.', $this->refusal_of( array( 'object' => false ), $site ) );
	}

	public function test_a_route_without_an_object_check_is_refused(): void {
		$hub    = new Hub_Policy( array( Templately\Hub\Accounts\Actor::class, 'anonymous' ) );
		$silent = 'The route get_thing does not say which can_… of its controller checks its object, or that there is none.';
		foreach ( array( array(), array( 'object' => true ), array( 'object' => null ), array( 'object' => '' ), array( 'object' => 'can_fly' ), array( 'object' => 'get_thing' ) ) as $route ) {
			$this->assertSame( $silent, $this->refusal_of( $route + array( 'capability' => 'edit_posts' ), new Site_Policy() ) );
			$this->assertSame( $silent, $this->refusal_of( $route + array( 'open' => true ), $hub ) );
		}
		foreach ( array( false, 'can_see_thing' ) as $check ) {
			$this->assertSame( '', $this->refusal_of( array( 'object' => $check, 'capability' => 'edit_posts' ), new Site_Policy() ) );
			$this->assertSame( '', $this->refusal_of( array( 'object' => $check, 'open' => true ), $hub ) );
		}
	}

	/**
	 * Status 403 on the site, 404 on the hub.
	 *
	 * @group S14
	 */
	public function test_an_object_check_decides(): void {
		$this->act_as( 'administrator' );
		$hub = new Hub_Policy( array( Templately\Hub\Accounts\Actor::class, 'anonymous' ) );
		foreach ( array( 'templately/v1' => new Site_Policy(), 'templately-hub/v1' => $hub ) as $namespace => $policy ) {
			$server = new WP_REST_Server();
			( new Route_Registrar( $namespace, $policy ) )->register( $server, array( new Route_As_Given( array( 'object' => 'can_see_thing' ) + ( $policy === $hub ? array( 'open' => true ) : array( 'capability' => 'edit_posts' ) ) ) ) );
			$statuses = array();
			foreach ( array( 1, 2 ) as $id ) {
				$statuses[] = $server->dispatch( new WP_REST_Request( 'GET', "/$namespace/things/$id" ) )->get_status();
			}
			$this->assertSame( $policy === $hub ? array( 200, 404 ) : array( 200, 403 ), $statuses );
		}
	}

	public function test_a_page_of_another_hub_is_refused(): void {
		( new Settings() )->change( array( 'hub_id' => 'one' ) );
		$GLOBALS['wp_rest_server'] = null;
		$answers                   = array();
		foreach ( array( 'administrator', '' ) as $role ) {
			'' === $role ? wp_set_current_user( 0 ) : $this->act_as( $role );
			foreach ( array( 'one', 'other', '' ) as $hub ) {
				foreach ( array( 'GET' => '/templately/v1/items', 'POST' => '/templately/v1/insert' ) as $method => $route ) {
					$request = new WP_REST_Request( $method, $route );
					$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
					$request->set_header( 'X-Templately-Hub', $hub );
					$answer    = rest_do_request( $request );
					$answers[] = $answer->get_status() . ( 409 === $answer->get_status() ? " {$answer->get_data()['code']}: {$answer->get_data()['message']}" : '' );
				}
			}
		}
		$refusal = '409 another_hub: This site uses another library now. Save your work, then reload the page.';
		$this->assertSame( array( '200', '400', $refusal, $refusal, '200', '400', '401', '401', '401', '401', '401', '401' ), $answers );
		( new Settings() )->change( array( 'hub_id' => '' ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->act_as( 'administrator' );
		$request = new WP_REST_Request( 'GET', '/templately/v1/items' );
		$request->set_header( 'X-Templately-Hub', 'other' );
		$this->assertSame( 200, rest_do_request( $request )->get_status(), 'What is not known is no other one.' );
	}

	public function test_a_route_can_have_several_methods(): void {
		$this->act_as( 'administrator' );
		$server = new WP_REST_Server();
		( new Route_Registrar( 'templately/v1', new Site_Policy() ) )->register( $server, array( new Route_As_Given( array( 'method' => 'DELETE', 'also' => array( 'POST', 'GET' ), 'object' => 'can_see_thing', 'capability' => 'edit_posts' ) ) ) );
		foreach ( array( 'DELETE', 'POST', 'GET' ) as $method ) {
			$statuses = array();
			foreach ( array( array( 1, true ), array( 1, false ), array( 2, true ) ) as list( $id, $has_nonce ) ) {
				$request = new WP_REST_Request( $method, "/templately/v1/things/$id" );
				if ( $has_nonce ) {
					$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
				}
				$statuses[] = $server->dispatch( $request )->get_status();
			}
			$this->assertSame( array( 200, 403, 403 ), $statuses, $method );
		}
		$this->assertSame( 404, $server->dispatch( new WP_REST_Request( 'PUT', '/templately/v1/things/1' ) )->get_status() );
	}

	/**
	 * @param array<string, mixed>                 $route Changes to a minimal route.
	 * @param \Templately\Shared\Rest\Route_Policy $policy
	 * @return string Error of Route_Registrar; '' if registered.
	 */
	private function refusal_of( array $route, Templately\Shared\Rest\Route_Policy $policy ): string {
		try {
			( new Route_Registrar( 'templately/v1', $policy ) )->register( new WP_REST_Server(), array( new Route_As_Given( $route ) ) );
			return '';
		} catch ( LogicException $exception ) {
			return $exception->getMessage();
		}
	}

	public function test_open_hub_routes_match_the_list(): void {
		$open = array();
		foreach ( Templately\Hub\Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				if ( $route['open'] ?? false ) {
					$open[] = $operation . ( ( $route['in_process_only'] ?? false ) ? ' (in process)' : '' );
				}
			}
		}
		sort( $open );
		$this->assertSame( json_decode( (string) file_get_contents( __DIR__ . '/open-routes.json' ), true ), $open );
	}
}
