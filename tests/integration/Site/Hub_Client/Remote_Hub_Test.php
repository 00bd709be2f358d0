<?php

declare( strict_types=1 );

use Templately\Hub\Open_Api_Controller;
use Templately\Shared\Rest\Schema;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Publishes_Designs;

/** Runs the contract of the hub on both transports: in process, and over HTTP to another WordPress. Compares status, structure and schema. */
final class Remote_Hub_Test extends Test_Case {

	use Asks_Hub;
	use Publishes_Designs;

	private const PASSWORD = 'Quince-and-fire-7';

	/** @var array<string, Hub_Transport> */
	private $ways = array();

	/** @var array<string, string> Account token by transport. */
	private $tokens = array( 'in process' => '', 'over HTTP' => '' );

	/** @var string */
	private $email = '';

	protected function setUp(): void {
		parent::setUp();
		$this->hub       = $this->hub_services();
		$this->transport = new Templately\Site\Hub_Client\In_Process_Transport(
			function (): array {
				return array( $this->hub->controllers(), $this->hub->policy() );
			}
		);
		$this->ways      = array(
			'in process' => $this->transport,
			'over HTTP'  => new Http_Transport( (string) getenv( 'TEMPLATELY_HUB_URL' ), self::response_validator() ),
		);
		// The other site has no rollback.
		$this->email = 'ada-' . wp_rand() . '@example.org';
	}

	public function test_account_routes(): void {
		$this->both( 'sign_up', 201, array( 'privacy_consent' => false ) + $this->form_of_ada(), null, 400 );
		$this->both( 'sign_up', 201, array( 'email' => 'nowhere', 'password' => 'x' ) + $this->form_of_ada(), null, 400 );
		$this->take_tokens( $this->both( 'sign_up', 201, $this->form_of_ada() ) );
		$taken = $this->both( 'sign_up', 201, $this->form_of_ada(), null, 400 );
		$this->assertSame( array( 'email' => 'An account with this email address already exists.' ), $taken['over HTTP']->body['data']['fields'] );

		$account = $this->both( 'get_account', 200 );
		$this->assertSame( array( $this->email, false ), array( $account['over HTTP']->body['email'], $account['over HTTP']->body['is_verified'] ) );
		$this->both( 'renew_api_key', 403, array() );
		$this->verify_both();
		$this->both( 'resend_verification', 200, array( 'email' => $this->email ) );
		$this->both( 'request_reset', 200, array( 'email' => $this->email ) );
		$this->both( 'request_reset', 200, array( 'email' => 'nobody@example.org' ) );
		$keys = $this->both( 'renew_api_key', 200, array() );

		$this->both( 'log_out', 200 );
		$this->both( 'get_account', 200, null, null, 401 );
		$this->both( 'log_out', 200, null, null, 401 );

		$login = array(
			'email'    => $this->email,
			'password' => self::PASSWORD,
			'client'   => 'contract',
		);
		$this->both( 'log_in', 200, array( 'password' => 'Wrong-1-password' ) + $login, null, 401 );
		$this->both( 'log_in', 200, array( 'email' => 'nobody@example.org' ) + $login, null, 401 );
		$this->both( 'log_in', 200, array( 'email' => '' ) + $login, null, 400 );
		$this->both( 'log_in', 200, array( 'api_key' => 'not-a-key' ), null, 401 );
		$this->take_tokens( $this->both( 'log_in', 200, $login ) );
		$this->both( 'get_account', 200 );
		$this->both( 'log_out', 200 );
		foreach ( $this->ways as $way => $transport ) {
			$answer = $transport->send( new Hub_Request( 'POST', '/sessions', array(), array( 'api_key' => $keys[ $way ]->body['api_key'] ) ) );
			$this->assertSame( 200, $answer->status, $way );
			$this->tokens[ $way ] = $answer->body['token'];
		}
		$this->both( 'get_account', 200 );
	}

	public function test_library_routes(): void {
		$pages = $this->both( 'list_items', 200, array( 'platform' => 'gutenberg', 'type' => 'packs' ) );
		$this->assertSame( $this->slugs( $pages['in process'] ), $this->slugs( $pages['over HTTP'] ) );
		$this->assertNotSame( array(), $this->slugs( $pages['over HTTP'] ) );
		foreach ( array( 'list_tags', 'list_categories', 'list_template_types', 'list_dependencies' ) as $operation ) {
			$this->both( $operation, 200, array( 'platform' => 'gutenberg' ) );
		}
		$this->both( 'list_template_types', 200, array( 'platform' => 'gutenberg', 'itemType' => 'pages' ) );
		$this->both( 'get_counts', 200 );
		$this->both( 'list_featured_items', 200, array( 'platform' => 'gutenberg' ) );
		$this->both( 'list_patterns', 200 );
		$this->both( 'open_api', 200 );
		$of_both = array(
			array( 'plan' => 'pro' ),
			array( 'plan' => 'starter' ),
			array( 'activeFilter' => 'free' ),
			array( 'page' => 2, 'per_page' => 2 ),
			array( 'page' => 500 ),
			array( 'search' => 'menu' ),
			array( 'search' => 'größe & <b>"\'' ),
			array( 'category_id' => $this->id_of( '/categories' ) ),
			array( 'template_type_id' => 1, 'tags' => array( 1, 2 ), 'include' => array( 3 ), 'exclude' => array( 4 ) ),
			array( 'type' => 'pages' ),
			array( 'type' => 'templates', 'platform' => 'elementor' ),
		);
		foreach ( $of_both as $filter ) {
			$pages = $this->both( 'list_items', 200, $filter + array( 'platform' => 'gutenberg', 'type' => 'sections' ) );
			$this->assertSame( $this->slugs( $pages['in process'] ), $this->slugs( $pages['over HTTP'] ), (string) wp_json_encode( $filter ) );
		}
		$pack = array( 'type' => 'packs', 'slug' => $this->slugs( $this->both( 'list_items', 200, array( 'platform' => 'gutenberg' ) )['over HTTP'] )[0] );
		$item = $this->both( 'get_item', 200, array( 'platform' => 'gutenberg' ), $pack );
		$this->assertNotSame( array(), $item['over HTTP']->body['items'] );
		$this->both( 'get_item', 200, array( 'platform' => 'gutenberg' ), array( 'type' => 'packs', 'slug' => 'never-was' ), 404 );
		$template = array( 'type' => 'templates', 'slug' => $this->slugs( $this->both( 'list_items', 200, array( 'platform' => 'gutenberg', 'type' => 'templates' ) )['over HTTP'] )[0] );
		$this->both( 'get_item', 200, array( 'platform' => 'gutenberg' ), $template );
		$this->both( 'get_item', 200, array( 'platform' => 'elementor' ), $template, 404 );
	}

	public function test_errors(): void {
		foreach ( array( '', 'x', 'tly_s_x', str_repeat( 'a', 500 ) ) as $token ) {
			$this->tokens = array_fill_keys( array_keys( $this->ways ), $token );
			$this->both( 'get_account', 200, null, null, 401 );
			$this->both( 'renew_api_key', 200, array(), null, 401 );
			$this->both( 'get_content', 200, null, array( 'id' => 1 ), 401 );
			$this->both( 'get_media', 200, array( 'sha256' => array( str_repeat( 'a', 64 ) ) ), array( 'id' => 1 ), 401 );
		}
		$wrong = array(
			array( 'type' => 'cars' ),
			array( 'platform' => 'joomla' ),
			array( 'page' => 0 ),
			array( 'page' => 'two' ),
			array( 'per_page' => 49 ),
			array( 'search' => 'ab' ),
			array( 'search' => str_repeat( 'a', 101 ) ),
			array( 'category_id' => -1 ),
			array( 'tags' => array( 'red' ) ),
			array( 'tags' => range( 1, 51 ) ),
			array( 'activeFilter' => 'cheap' ),
			array( 'unheard_of' => 1 ),
		);
		foreach ( $wrong as $arguments ) {
			$refused = $this->both( 'list_items', 200, $arguments, null, 400 );
			$this->assertArrayHasKey( (string) key( $arguments ), $refused['over HTTP']->body['data']['fields'] ?? $refused['over HTTP']->body['data']['params'] ?? array() );
		}
		$this->both( 'sign_up', 201, array( 'first_name' => array( 'a' ) ) + $this->form_of_ada(), null, 400 );
		$this->both( 'sign_up', 201, array( 'is_admin' => true ) + $this->form_of_ada(), null, 400 );
		$this->both( 'sign_up', 201, array( 'first_name' => str_repeat( 'a', 1000000 ) ) + $this->form_of_ada(), null, 400 );
		$this->both( 'request_reset', 200, array(), null, 400 );
		$this->both( 'resend_verification', 200, array( 'email' => 5 ), null, 400 );
	}

	public function test_content_and_media_routes(): void {
		$this->take_tokens( $this->both( 'sign_up', 201, $this->form_of_ada() ) );
		$ids = array();
		foreach ( $this->ways as $way => $transport ) {
			foreach ( $transport->send( new Hub_Request( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages', 'activeFilter' => 'free' ) ) )->body['items'] as $item ) {
				$ids[ $item['slug'] ][ $way ] = array( 'id' => $item['id'] );
			}
		}
		$item = (array) reset( $ids );

		$refused = $this->both_of( 'get_content', 200, null, $item, 403 );
		$this->assertSame( array( 'invalid_data', 'Sorry your account is not verified. Please verify your account to start inserting items.' ), array( $refused['over HTTP']->body['code'], $refused['over HTTP']->body['message'] ) );

		$this->verify_both();
		$this->assertTrue( $this->both( 'get_account', 200 )['over HTTP']->body['is_verified'] );
		$documents = $this->both_of( 'get_content', 200, null, $item );
		$this->assertSame( $documents['in process']->body, $documents['over HTTP']->body );
		$media = $documents['over HTTP']->body['media'];
		$this->assertNotSame( array(), $media );
		$hashes = array_column( $media, 'sha256' );
		$files  = $this->both_of( 'get_media', 200, array( 'sha256' => $hashes ), $item );
		$this->assertSame( $files['in process']->body, $files['over HTTP']->body );
		$this->assertGreaterThan( 1, count( $media ) );
		$begin = 0;
		foreach ( $media as $medium ) {
			$this->assertSame( $medium['sha256'], hash( 'sha256', substr( $files['over HTTP']->body, $begin, $medium['size'] ) ) );
			$begin += $medium['size'];
		}
		$this->assertSame( $begin, strlen( $files['over HTTP']->body ) );

		$this->both( 'get_content', 200, null, array( 'id' => 99999999 ), 404 );
		$this->both( 'get_media', 200, array( 'sha256' => array( $hashes[0] ) ), array( 'id' => 99999999 ), 404 );
		$this->both_of( 'get_media', 200, array( 'sha256' => array( $hashes[0], str_repeat( '0', 64 ) ) ), $item, 404 );
		$this->both_of( 'get_media', 200, array( 'sha256' => array( 'no hash' ) ), $item, 400 );
	}

	/** @group S17 */
	public function test_the_local_log_in_is_not_on_http(): void {
		$user = array(
			'subject' => str_repeat( 'a', 64 ),
			'email'   => $this->email,
		);
		$this->assertSame( 200, $this->ways['in process']->send( new Hub_Request( 'POST', '/sessions/local', array(), $user ) )->status );
		foreach ( array( '/sessions/local', '/sessions/local/link' ) as $path ) {
			foreach ( array( 'POST', 'GET', 'PUT', 'OPTIONS' ) as $method ) {
				$answer = wp_remote_request(
					getenv( 'TEMPLATELY_HUB_URL' ) . '/wp-json/templately-hub/v1' . $path . '?_method=POST',
					array(
						'method'  => $method,
						'headers' => array(
							'Content-Type'           => 'application/json',
							'X-HTTP-Method-Override' => 'POST',
						),
						'body'    => 'GET' === $method ? null : (string) wp_json_encode( $user ),
					)
				);
				$this->assertFalse( is_wp_error( $answer ) );
				$this->assertSame( array( 404, 'rest_no_route' ), array( wp_remote_retrieve_response_code( $answer ), json_decode( wp_remote_retrieve_body( $answer ), true )['code'] ), "$method $path" );
			}
		}
	}

	/**
	 * Sends a request over both transports.
	 * @param array<string, mixed>|null      $data     Query of a GET, otherwise the JSON body.
	 * @param array<string, int|string>|null $path     Path arguments.
	 * @param int                            $expected Expected status; 0 for success.
	 * @return array<string, Hub_Response>
	 */
	private function both( string $operation, int $success, ?array $data = null, ?array $path = null, int $expected = 0 ): array {
		return $this->both_of( $operation, $success, $data, array_fill_keys( array_keys( $this->ways ), (array) $path ), $expected );
	}

	/**
	 * Like both(), with different path arguments.
	 * @param array<string, mixed>|null                $data     Query of a GET, otherwise the JSON body.
	 * @param array<string, array<string, int|string>> $paths    Path arguments by transport.
	 * @param int                                      $expected Expected status; 0 for success.
	 * @return array<string, Hub_Response>
	 */
	private function both_of( string $operation, int $success, ?array $data, array $paths, int $expected = 0 ): array {
		$route   = self::routes()[ $operation ];
		$answers = array();
		foreach ( $this->ways as $way => $transport ) {
			$path  = (string) preg_replace_callback(
				'/\(\?P<(\w+)>.*?\)(?=\/|$)/',
				static function ( array $found ) use ( $paths, $way ): string {
					return (string) $paths[ $way ][ $found[1] ];
				},
				$route['path']
			);
			$reads = in_array( $route['method'], array( 'GET', 'DELETE' ), true );
			$place = "$operation, $way, " . substr( (string) wp_json_encode( $data ), 0, 200 );

			$request         = new Hub_Request( $route['method'], $path, $reads ? (array) $data : array(), $reads ? null : (array) $data, $this->tokens[ $way ], 'en_US' );
			$answers[ $way ] = Schema::is_bytes( $route['response'] ) ? self::request_bytes( $transport, $request ) : $transport->send( $request );
			$success         = Schema::is_bytes( $route['response'] ) ? 206 : $success;
			$this->assertSame( 0 === $expected ? $success : $expected, $answers[ $way ]->status, $place . ': ' . substr( (string) wp_json_encode( $answers[ $way ]->body ), 0, 300 ) );
			if ( $answers[ $way ]->is_success() ) {
				$this->assertTrue( rest_validate_value_from_schema( $answers[ $way ]->body, $route['response'], $operation ), $place );
			} else {
				$this->assertSame( array( 'code', 'message', 'data' ), array_keys( $answers[ $way ]->body ), $place );
				$this->assertSame( $answers[ $way ]->status, $answers[ $way ]->body['data']['status'], $place );
			}
		}
		$this->assertSame( self::form_of( $answers['in process']->body ), self::form_of( $answers['over HTTP']->body ), "$operation answers in two forms." );
		if ( ! $answers['over HTTP']->is_success() ) {
			$this->assertSame( $answers['in process']->body, $answers['over HTTP']->body, $operation );
		}
		return $answers;
	}

	/**
	 * Reduces a body to its members and their types.
	 * @param mixed $value
	 * @return mixed
	 */
	private static function form_of( $value ) {
		if ( ! is_array( $value ) ) {
			// Both 4 and 4.5 are numbers.
			return is_float( $value ) ? 'integer' : gettype( $value );
		}
		return array_map( array( self::class, 'form_of' ), $value );
	}

	/** @param array<string, Hub_Response> $sessions */
	private function take_tokens( array $sessions ): void {
		foreach ( $sessions as $way => $session ) {
			$this->tokens[ $way ] = $session->body['token'];
		}
	}

	/** Opens the verification links in both hubs' mails. */
	private function verify_both(): void {
		$this->send_mails();
		$form = array( 'first_name' => 'Ada', 'last_name' => 'Moss', 'password' => self::PASSWORD, 'confirm_password' => self::PASSWORD );
		$here = $this->hub->email_link_pages()->page( 'verify', '', '', array( 'token' => $this->token_mailed_to( (string) constant( 'TEMPLATELY_SANDBOX_MAILS' ) ) ) + $form );
		$this->assertStringContainsString( 'Your address is confirmed', $here->html() );
		$token  = $this->token_mailed_to( (string) getenv( 'TEMPLATELY_HUB_MAILS' ) );
		$answer = wp_remote_post( getenv( 'TEMPLATELY_HUB_URL' ) . '/?templately-hub=verify', array( 'body' => array( 'token' => $token ) + $form ) );
		$this->assertStringContainsString( 'Your address is confirmed', wp_remote_retrieve_body( $answer ) );
	}

	/**
	 * Waits for the mail to this test's address.
	 * @param string $folder Mail folder of a site.
	 */
	private function token_mailed_to( string $folder ): string {
		$until = time() + self::PATIENCE;
		do {
			foreach ( (array) glob( "$folder/*.txt" ) as $file ) {
				$mail = (string) file_get_contents( (string) $file );
				if ( false !== strpos( $mail, "To: {$this->email}" ) && 1 === preg_match( '/templately-hub=verify&(?:amp;)?token=([\w-]+)/', $mail, $found ) ) {
					return $found[1];
				}
			}
			usleep( 50000 );
		} while ( time() < $until );
		$this->fail( "No mail to {$this->email} in $folder." );
	}

	/** @return list<string> */
	private function slugs( Hub_Response $page ): array {
		return array_column( $page->body['items'], 'slug' );
	}

	/**
	 * Returns the id of the first term, or 1.
	 * @param string $path Path of a list of terms.
	 */
	private function id_of( string $path ): int {
		return (int) ( $this->ways['over HTTP']->send( new Hub_Request( 'GET', $path ) )->body[0]['id'] ?? 1 );
	}

	/** @return array<string, mixed> */
	private function form_of_ada(): array {
		return array( 'email' => $this->email, 'password' => self::PASSWORD, 'client' => 'contract-' . $this->email ) + self::form();
	}

	/** @return array<string, array<string, mixed>> */
	private static function routes(): array {
		$routes = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			$routes += $controller::routes();
		}
		return $routes;
	}
}
