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
 * Who may call which route: every route of the live registry, by every role, compared with route-matrix.json.
 *
 * @group S1
 * @group RST-002
 */
final class Route_Matrix_Test extends Test_Case {

	use Calls_Rest;

	private const ROLES = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

	/**
	 * Returns each method of each route of the site's API.
	 *
	 * @return list<array{string, string}> Method and route.
	 */
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

	/** Every cell is as it was agreed, and a route without a row fails. */
	public function test_every_cell(): void {
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

	/**
	 * @param string $route A route, with patterns for what stands in its path.
	 * @return string A path that it answers.
	 */
	private static function path( string $route ): string {
		// An id where the route wants one, else some word.
		return (string) preg_replace( array( '/\(\?P<\w+>\\\\d[^)]*\)(?=\/|$)/', '/\(\?P<\w+>.*?\)(?=\/|$)/' ), array( '1', 'some-slug' ), $route );
	}

	/** @param string $path   Path of a route. */
	private function code( string $method, string $path ): string {
		return (string) ( ( (array) $this->call( $method, $path, array() )->get_data() )['code'] ?? '' );
	}

	/**
	 * A write without a nonce in the header changes nothing, whatever else it brings.
	 *
	 * @group S2
	 */
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
			// Nor does a program's own password, with whatever nonce.
			$GLOBALS['wp_rest_application_password_uuid'] = 'a-uuid';
			$response                                     = $this->call( $method, $path, array() );
			unset( $GLOBALS['wp_rest_application_password_uuid'] );
			$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( $response->get_status(), $response->get_data()['code'] ), "$method $route" );
		}
		$this->assertGreaterThan( 5, $writes );
	}

	/**
	 * A program with an application password is no screen of this site: it reads, and writes nothing, whatever nonce it brings.
	 *
	 * @group S2
	 */
	public function test_application_passwords_write_nothing(): void {
		$this->act_as( 'administrator' );
		$before                                       = $GLOBALS['wp_rest_application_password_uuid'] ?? null;
		$GLOBALS['wp_rest_application_password_uuid'] = wp_generate_uuid4(); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as it is after such a log-in.
		$writing                                      = $this->call( 'POST', '/templately/v1/logout', array() );
		$reading                                      = $this->call( 'GET', '/templately/v1/is-signed' );
		$GLOBALS['wp_rest_application_password_uuid'] = $before; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- likewise.
		$this->assertSame( array( 403, 'rest_cookie_invalid_nonce' ), array( $writing->get_status(), $writing->get_data()['code'] ) );
		$this->assertSame( 200, $reading->get_status() );
		$this->assertSame( 200, $this->call( 'POST', '/templately/v1/logout', array() )->get_status() );
	}

	/**
	 * A token of the hub allows what it was made for, and counts in its own header's form alone.
	 *
	 * @group S13
	 */
	public function test_a_token_allows_what_it_was_made_for(): void {
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

	/** Nobody is looked for by what is no token: too long, empty, or of letters that none has. */
	public function test_what_is_no_token(): void {
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

	/** What a caller says of its language is a locale's name, or as much of it as could be one. */
	public function test_the_language_of_a_caller(): void {
		$asked    = array();
		$switcher = $GLOBALS['wp_locale_switcher'];
		$policy   = new Hub_Policy( array( Actor::class, 'anonymous' ) );
		$server   = new WP_REST_Server();
		( new Route_Registrar( 'templately-hub/v1', $policy ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'open' => true ) ) ) );
		$GLOBALS['wp_locale_switcher'] = new class( $asked ) { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back below.

			/** @var list<string> */
			private $asked;

			/**
			 * @param list<string> $asked What it was asked for.
			 */
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
		$GLOBALS['wp_locale_switcher'] = $switcher; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		$this->assertSame( array( 'de_DE', 'de_DE', 'fr_FRphp', 'httpxpt_PT' ), $asked );
	}

	/** What went wrong within is nobody's business but the owner's: the answer says that something did, the log what, and neither how it was called. */
	public function test_a_fault_within_is_not_told(): void {
		$this->act_as( 'administrator' );
		$log    = wp_tempnam( 'log' );
		$before = ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- the log of this test.
		$server = new WP_REST_Server();
		( new Route_Registrar( 'templately/v1', new Site_Policy() ) )->register( $server, array( new Route_As_Given( array( 'object' => false, 'capability' => 'edit_posts' ) ) ) );
		$answer = $server->dispatch( new WP_REST_Request( 'GET', '/templately/v1/things/666' ) );
		ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- as it was.
		$said = (string) file_get_contents( $log );
		wp_delete_file( $log );
		$this->assertSame( array( 500, 'internal_error', 'Something went wrong.' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['message'] ) );
		$this->assertStringContainsString( 'Templately: RuntimeException: The thing 666 is broken.', $said );
		$this->assertStringNotContainsString( '#0', $said );
	}

	/** WordPress's index lists no route of this site to strangers. */
	public function test_the_index_lists_no_route(): void {
		foreach ( array_keys( rest_do_request( new WP_REST_Request( 'GET', '/' ) )->get_data()['routes'] ) as $route ) {
			$this->assertSame( 0, preg_match( '#^/templately(?:-hub)?/v1/#', (string) $route ), (string) $route );
		}
	}

	/** A stranger learns nothing of arguments, not even that a body is broken. */
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

	/** A route without a policy, or of the other half, is a programming error. */
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

	/** A route says which check of its controller looks at what it names, or that it names nothing: silence is an error, and a check that is not there. */
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

	/** Who may not touch the object is refused: with 403 here, and on the hub as if it were not there. */
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

	/** Who opened a page before the site changed to another hub gets nothing that has the same number there; strangers learn nothing. */
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

	/** A route may answer further methods, each with the same rules. */
	public function test_further_methods(): void {
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
	 * @param array<string, mixed>   $route  Part of a definition.
	 * @param \Templately\Shared\Rest\Route_Policy $policy Who may call.
	 * @return string What Routes says against it; '' where it is registered.
	 */
	private function refusal_of( array $route, Templately\Shared\Rest\Route_Policy $policy ): string {
		try {
			( new Route_Registrar( 'templately/v1', $policy ) )->register( new WP_REST_Server(), array( new Route_As_Given( $route ) ) );
			return '';
		} catch ( LogicException $exception ) {
			return $exception->getMessage();
		}
	}

	/** The open routes of the hub are a closed list. */
	public function test_the_open_routes_of_the_hub(): void {
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
