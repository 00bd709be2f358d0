<?php

declare( strict_types=1 );

use Templately\Hub\Open_Api_Controller;
use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Resilient_Transport;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Site\Hub_Client\Response_Validator;
use Templately\Tests\Hub\Meets_Hostile_Hub;
use Templately\Tests\Sample;
use WpOrg\Requests\Transport\Fsockopen;

/** @group S19 */
final class Hostile_Answers_Test extends Test_Case {

	use Meets_Hostile_Hub;

	protected function setUp(): void {
		parent::setUp();
		$this->start_hostile_hub();
	}

	protected function tearDown(): void {
		$this->stop_hostile_hub();
		parent::tearDown();
	}

	/**
	 * `npm test` sends each valid response and 200 of the invalid ones.
	 * @group faults
	 */
	public function test_accepts_valid_responses_of_every_route_only(): void {
		$cases = array();
		foreach ( self::routes() as $operation => list( $request, $route ) ) {
			$schema = $route['response'];
			$right  = self::sample( $schema );
			$this->assertSame( $right, $this->answered( $request, self::with_strangers( $right, $schema ) )->body, $operation );
			$wrong = array_merge(
				array( null, 5, 1.5, 'x', '', '"x', 'null', '<html></html>', array( 1 ), array( array() ), array( 'items' => 'x' ), array( 'data' => 'x' ), array( 'code' => 'x' ) ),
				self::damaged( $right, $schema )
			);
			foreach ( $wrong as $body ) {
				$cases[] = array( $request, 200, $body, $operation );
			}
			// Errors have a format as well.
			foreach ( array( null, 5, 'x', array(), array( 1 ), array( 'code' => 'x' ), array( 'code' => array(), 'message' => 'x' ), array( 'code' => 'x', 'message' => array( 'x' ) ), array( 'code' => 'rest_no_route', 'message' => 'x' ) ) as $body ) {
				$cases[] = array( $request, 404, $body, $operation );
			}
		}
		$this->assertGreaterThan( 400, count( $cases ) );
		foreach ( Sample::of( $cases, 200 ) as $case ) {
			$this->assertIsNoHub( ...$case );
		}
	}

	public function test_keeps_known_members_of_errors_only(): void {
		$names = preg_filter( '/^/', 'field_', range( 1, 60 ) );
		$body  = array(
			'code'    => 'too many TRIES' . str_repeat( 'x', 5000 ),
			'message' => '<b onclick="x()">No</b><script>x()</script>' . str_repeat( 'n', 5000 ),
			'data'    => array(
				'status'      => 429,
				'retry_after' => 60,
				'redirect'    => '/sign-in?' . str_repeat( 'r', 5000 ),
				'fields'      => array( 'email' => array( 'x' ) ) + array_fill_keys( $names, '<i>No</i>' ),
				'trace'       => str_repeat( 'x', 5000 ),
			),
		);
		$this->set_responses( array( array( '#.#', 429, array(), $body ) ) );
		try {
			$this->hostile_client()->get( '/items' );
			$this->fail( 'It was no refusal.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'toomanytries' . str_repeat( 'x', 86 ), $failure->error_code() );
			$this->assertStringStartsWith( '<b>No</b>x()nnn', $failure->getMessage() );
			$this->assertLessThanOrEqual( 2000, strlen( $failure->getMessage() ) );
			$this->assertSame( array_fill_keys( array_slice( $names, 0, 50 ), 'No' ), $failure->fields() );
			$this->assertSame( array( 'fields', 'redirect', 'retry_after', 'status' ), self::sorted_keys( $failure->data() ) );
			$this->assertSame( 60, $failure->data()['retry_after'] );
			$this->assertSame( '/sign-in?' . str_repeat( 'r', 1991 ), $failure->data()['redirect'] );
		}
	}

	/** @group S11 */
	public function test_sanitises_descriptions(): void {
		$item = array( 'description' => '<h2 onclick="x()">Title</h2><script>x()</script><iframe src="https://evil.example"></iframe><a href="javascript:x()">a</a>' ) + self::hostile_item( 'text' );
		$this->set_responses( array( array( '#.#', 200, array(), $item ) ) );
		$this->assertSame( '<h2>Title</h2>x()<a href="x()">a</a>', $this->hostile_library()->item( 'gutenberg', 'sections', 'a-block' )['description'] );
	}

	/** It could decompress to a gigabyte. */
	public function test_refuses_compressed_responses(): void {
		$inner = self::a_gigabyte_packed();
		$file  = wp_tempnam( 'packed' );
		$this->assertLessThan( 20000, strlen( (string) gzencode( $inner, 9 ) ) );
		$before = memory_get_peak_usage();
		foreach ( array( array( 'gzip', (string) gzencode( $inner, 9 ) ), array( 'gzip, deflate', (string) gzencode( $inner, 9 ) ), array( 'deflate', $inner ), array( 'gzip', (string) gzencode( '[]' ) ), array( 'br', '[]' ), array( 'x-unheard-of', '[]' ) ) as list( $encoding, $bytes ) ) {
			file_put_contents( $file, $bytes );
			$this->assertIsNoHub( new Hub_Request( 'GET', '/tags' ), 200, array( '@file' => $file ), $encoding, array( "Content-Encoding: $encoding" ) );
		}
		$this->assertLessThan( 64 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		// cURL has not decompressed it either.
		$came   = '';
		$packed = (string) gzencode( str_repeat( '[]', 1000 ) );
		add_filter(
			'requests-requests.before_parse',
			static function ( string $response ) use ( &$came ): void {
				$came = $response;
			},
			1
		);
		file_put_contents( $file, $packed );
		$this->assertIsNoHub( new Hub_Request( 'GET', '/tags' ), 200, array( '@file' => $file ), 'packed', array( 'Content-Encoding: gzip' ) );
		$this->assertSame( $packed, substr( (string) strstr( $came, "\r\n\r\n" ), 4 ) );
		wp_delete_file( $file );
		$this->assertSame( array(), $this->answered( new Hub_Request( 'GET', '/tags' ), '[]', array( 'Content-Encoding: identity' ) )->body );
	}

	/** Without cURL, WordPress only limits the time between two packets. */
	public function test_limits_the_total_time(): void {
		$this->set_responses( array( array( '#.#', 200, array(), array( '@slowly' => 2 ) ) ) );
		add_action(
			'requests-requests.before_request',
			static function ( $url, $headers, $data, $type, array &$options ): void {
				$options['transport'] = Fsockopen::class;
			},
			10,
			5
		);
		$request          = new Hub_Request( 'GET', '/tags' );
		$request->seconds = 0.5;
		$this->expectException( Failure::class );
		( new Http_Transport( $this->hostile, self::response_validator() ) )->send( $request );
	}

	public function test_refuses_other_content_types(): void {
		foreach ( array( 'text/html; charset=utf-8', 'text/plain', 'application/octet-stream' ) as $type ) {
			$this->assertIsNoHub( new Hub_Request( 'GET', '/tags' ), 200, '[]', $type, array( "Content-Type: $type" ) );
		}
		$this->assertSame( array(), $this->answered( new Hub_Request( 'GET', '/tags' ), '[]', array( 'Content-Type: application/json; charset=utf-8' ) )->body );
	}

	public function test_refuses_responses_of_unknown_routes(): void {
		foreach ( array( '[]', '{}', 'null', '"text"' ) as $body ) {
			$this->assertIsNoHub( new Hub_Request( 'GET', '/unheard-of' ), 200, $body, $body );
		}
	}

	public function test_only_invalid_token_ends_a_session(): void {
		wp_set_current_user( 1 );
		$tokens = new Access_Tokens( $this->hostile );
		$tokens->save( 1, 'a-token' );
		foreach ( array( array( 401, 'login_error', 'login_error', 'a-token' ), array( 403, 'invalid_token', 'invalid_token', 'a-token' ), array( 401, 'rest_not_logged_in', 'rest_not_logged_in', 'a-token' ), array( 401, 'invalid_token', 'is_signed_failed', '' ) ) as list( $status, $code, $said, $left ) ) {
			$this->set_responses( array( array( '#.#', $status, array(), array( 'code' => $code, 'message' => 'No.' ) ) ) );
			try {
				$this->hostile_profile()->current();
				$this->fail( "$status $code" );
			} catch ( Failure $failure ) {
				$this->assertSame( array( $said, $left ), array( $failure->error_code(), $tokens->get_own( 1 ) ), "$status $code" );
			}
		}
	}

	public function test_sends_wordpress_users_to_no_remote_hub(): void {
		wp_set_current_user( 1 );
		$asked = 0;
		add_filter(
			'http_request_args',
			static function ( array $arguments ) use ( &$asked ): array {
				++$asked;
				return $arguments;
			}
		);
		$this->set_responses( array( array( '#.#', 200, array(), array( 'sent' => true, 'token' => 'tly_s_x', 'account' => array() ) ) ) );
		foreach ( array( 'log_in_local', 'mail_local_link' ) as $call ) {
			try {
				$this->hostile_profile()->$call();
				$this->fail( $call );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 404, 'rest_no_route', 0 ), array( $failure->status(), $failure->error_code(), $asked ), $call );
			}
		}
	}

	public function test_identifies_the_site_by_an_opaque_id(): void {
		$said = array();
		add_filter(
			'http_request_args',
			static function ( array $arguments ) use ( &$said ): array {
				$said[] = (string) $arguments['body'];
				return $arguments;
			}
		);
		$this->set_responses( array( array( '#.#', 401, array(), array( 'code' => 'login_error', 'message' => 'No.' ) ) ) );
		foreach ( array( array( 'email' => 'ada@example.org', 'password' => 'x' ), array( 'viaAPI' => true, 'api_key' => 'x' ) ) as $credentials ) {
			try {
				$this->hostile_profile()->log_in( $credentials );
				$this->fail( 'Signed in.' );
			} catch ( Failure $failure ) {
				$this->assertSame( 'login_error', $failure->error_code() );
			}
		}
		$names = array_unique( array_column( array_map( 'json_decode', $said ), 'client' ) );
		$this->assertCount( 2, $said );
		$this->assertCount( 1, $names );
		$this->assertSame( 1, preg_match( '/^[0-9a-f]{64}$/', $names[0] ) );
		$this->assertStringNotContainsString( (string) wp_parse_url( home_url(), PHP_URL_HOST ), implode( '', $said ) );
		$this->assertStringNotContainsString( (string) get_option( 'templately_site_uuid' ), implode( '', $said ) );
	}

	public function test_refuses_responses_that_the_regular_expression_cannot_process(): void {
		$text   = '[' . implode( ',', array_fill( 0, 5000, '"x\\"y"' ) ) . ']';
		$before = array( ini_get( 'pcre.backtrack_limit' ), ini_get( 'pcre.jit' ) );
		ini_set( 'pcre.jit', '0' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restored below.
		ini_set( 'pcre.backtrack_limit', '2' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restored below.
		$count = new ReflectionMethod( Response_Validator::class, 'nodes' );
		$count->setAccessible( true );
		$found = $count->invoke( null, $text );
		ini_set( 'pcre.backtrack_limit', (string) $before[0] ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restores it.
		ini_set( 'pcre.jit', (string) $before[1] ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restores it.
		$this->assertSame( PHP_INT_MAX, $found );
		$this->assertSame( 5000, $count->invoke( null, $text ) );
	}

	public function test_requests_uncompressed_responses(): void {
		$asked = array();
		add_filter(
			'http_request_args',
			static function ( array $arguments ) use ( &$asked ): array {
				$asked = $arguments;
				return $arguments;
			}
		);
		$this->answered( new Hub_Request( 'GET', '/tags' ), '[]' );
		$this->assertSame( 'identity', $asked['headers']['Accept-Encoding'] );
		$this->assertSame( 5 * MB_IN_BYTES, $asked['limit_response_size'] );
	}

	public function test_accepts_not_modified_for_a_sent_etag_only(): void {
		$request = new Hub_Request( 'GET', '/tags' );
		$this->assertSame( '"one"', $this->answered( $request, '[]', array( 'ETag: "one"' ) )->etag );
		$this->assertSame( '', $this->answered( $request, '[]', array( 'ETag: "' . str_repeat( 'x', 300 ) . '"' ) )->etag );
		$this->assertIsNoHub( $request, 304, '', 'not modified' );
		$request->etag = '"one"';
		$this->assertSame( 304, ( new Http_Transport( $this->hostile, self::response_validator() ) )->send( $request )->status );
		$this->assertSame( '"one"', $request->headers()['If-None-Match'] );
	}

	/** Strings may contain any number of brackets. */
	public function test_limits_bytes_depth_and_number_of_values(): void {
		$content = new Hub_Request( 'GET', '/items/1/content' );
		$right   = self::sample( self::routes()['get_content'][1]['response'] );
		$deep    = static function ( int $depth ) use ( $right ): array {
			$element = array( 'a' => 1 );
			for ( $i = 0; $i < $depth; $i++ ) {
				$element = array( 'a' => $element );
			}
			return array( 'content' => array( $element ) ) + $right;
		};
		$this->assertIsArray( $this->answered( $content, $deep( 100 ) )->body );
		$this->assertIsNoHub( $content, 200, $deep( 200 ), 'deep' );
		$this->assertIsNoHub( $content, 200, array( 'content' => array( array( 'a' => array_fill( 0, 100000, 0 ) ) ) ) + $right, 'many values' );
		$this->assertIsNoHub( $content, 200, array( 'content' => array( array( 'a' => array_fill( 0, 100000, array() ) ) ) ) + $right, 'many lists' );
		// PHP reads it as infinity, which cannot be encoded.
		$item    = self::sample( self::routes()['get_item'][1]['response'] );
		$endless = static function ( array $body ): array {
			return self::bytes( str_replace( '12345.5', '1e400', (string) wp_json_encode( $body ) ) );
		};
		$this->assertIsArray( $this->answered( self::routes()['get_item'][0], array( 'rating' => 12345.5 ) + $item )->body );
		$this->assertIsNoHub( self::routes()['get_item'][0], 200, $endless( array( 'rating' => 12345.5 ) + $item ), 'a rating without end' );
		$this->assertIsNoHub( $content, 200, $endless( array( 'content' => array( array( 'a' => -12345.5 ) ) ) + $right ), 'a number without end in an element' );
		$this->assertIsArray( $this->answered( $content, array( 'content' => array( array( 'a' => 1e300 ) ) ) + $right )->body );
		$brackets = array( 'content' => array( str_repeat( '[{,\\",', 200000 ) ) ) + $right;
		$this->assertSame( $brackets, $this->answered( $content, $brackets )->body );
		$this->assertIsNoHub( $content, 200, array( 'content' => array( str_repeat( 'x', 5 * MB_IN_BYTES ) ) ) + $right, 'many bytes' );
	}

	public function test_cache_is_limited_and_has_no_account_data(): void {
		$cache         = new Response_Cache( $this->hostile );
		$transport     = new Resilient_Transport( new Http_Transport( $this->hostile, self::response_validator() ), $cache, new Clock(), self::response_validator() );
		$secret        = 'only-the-account-knows';
		$account       = array( 'first_name' => $secret ) + self::sample( self::routes()['get_account'][1]['response'] );
		$document      = array( 'title' => $secret ) + self::sample( self::routes()['get_content'][1]['response'] );
		$page          = self::sample( self::routes()['list_items'][1]['response'] );
		$page['items'] = array_fill( 0, 24, array( 'name' => str_repeat( 'n', 200 ), 'thumbnail' => str_repeat( 't', 1500 ) ) + $page['items'][0] );
		$this->set_responses( array( array( '#/content#', 200, array(), $document ), array( '#/account#', 200, array(), $account ), array( '#/items#', 200, array(), $page ) ) );
		foreach ( array( '/account', '/items/1/content' ) as $path ) {
			$this->assertSame( 200, $transport->send( new Hub_Request( 'GET', $path, array(), null, 'a-token' ) )->status );
		}
		for ( $number = 1; $number <= 100; $number++ ) {
			$transport->send( new Hub_Request( 'GET', '/items', array( 'page' => $number ), null, 0 === $number % 2 ? "token-$number" : '' ) );
		}
		$kept = self::kept();
		$this->assertLessThanOrEqual( 6, count( $kept ) );
		$this->assertLessThan( 600000, array_sum( array_map( 'strlen', $kept ) ) );
		$this->assertStringNotContainsString( $secret, implode( '', $kept ) );
		$this->assertSame(
			array(),
			array_filter(
				array_column( self::kept_rows(), 'autoload' ),
				static function ( string $autoload ): bool {
					return in_array( $autoload, wp_autoload_values_to_autoload(), true );
				}
			)
		);
		// The newest are cached, the oldest were dropped.
		$this->assertNotNull( $cache->get( new Hub_Request( 'GET', '/items', array( 'page' => 99 ) ) ) );
		$this->assertNull( $cache->get( new Hub_Request( 'GET', '/items', array( 'page' => 1 ) ) ) );

		// Small responses are limited by their number.
		for ( $number = 1; $number <= 60; $number++ ) {
			$cache->set( new Hub_Request( 'GET', '/tags', array( 'page' => $number ) ), new Hub_Response( 200, array() ), 1 );
		}
		$this->assertNull( $cache->get( new Hub_Request( 'GET', '/tags', array( 'page' => 20 ) ) ) );
		$this->assertNotNull( $cache->get( new Hub_Request( 'GET', '/tags', array( 'page' => 21 ) ) ) );

		// A response that is too large is not cached.
		$page['items'] = array_fill( 0, 48, array( 'dependencies' => array_fill( 0, 10, array( 'link' => str_repeat( 'l', 300 ) ) + $page['items'][0]['dependencies'][0] ) ) + $page['items'][0] );
		$this->set_responses( array( array( '#/items#', 200, array(), $page ) ) );
		$request = new Hub_Request( 'GET', '/items', array( 'page' => 500 ) );
		$this->assertCount( 48, $transport->send( $request )->body['items'] );
		$this->assertNull( $cache->get( $request ) );
	}

	/**
	 * Sends a request that the hub answers with this body.
	 * @param mixed        $body
	 * @param list<string> $headers
	 */
	private function answered( Hub_Request $request, $body, array $headers = array() ): Hub_Response {
		$this->set_responses( array( array( '#.#', 200, $headers, $body ) ) );
		return ( new Http_Transport( $this->hostile, self::response_validator() ) )->send( $request );
	}

	/**
	 * @param mixed        $body
	 * @param list<string> $headers
	 */
	private function assertIsNoHub( Hub_Request $request, int $status, $body, string $what, array $headers = array() ): void {
		$this->set_responses( array( array( '#.#', $status, $headers, $body ) ) );
		try {
			$answer = ( new Http_Transport( $this->hostile, self::response_validator() ) )->send( $request );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'hub_unreachable', 503 ), array( $failure->error_code(), $failure->status() ) );
			return;
		}
		$this->fail( "$what: " . substr( (string) wp_json_encode( array( $body, $answer->body ) ), 0, 500 ) );
	}

	/**
	 * Returns a request and the definition of each route that the site uses over HTTP.
	 * @return array<string, array{Hub_Request, array<string, mixed>}>
	 */
	private static function routes(): array {
		$routes = array();
		foreach ( Open_Api_Controller::CONTROLLERS as $controller ) {
			foreach ( $controller::routes() as $operation => $route ) {
				if ( ! ( $route['in_process_only'] ?? false ) && 'open_api' !== $operation && ! Schema::is_bytes( $route['response'] ) ) {
					$path = strtr( (string) preg_replace( '/\(\?P<(\w+)>.*?\)(?=\/|$)/', '{$1}', $route['path'] ), array( '{id}' => '1', '{type}' => 'packs', '{slug}' => 'a-slug-0123abcd', '{number}' => '2', '{account}' => '3', '{invitation}' => '4', '{sha256}' => str_repeat( 'a', 64 ) ) );
					// Two controllers can use the same operation name.
					$name            = isset( $routes[ $operation ] ) ? "$controller $operation" : $operation;
					$routes[ $name ] = array( new Hub_Request( $route['method'], $path, array(), 'GET' === $route['method'] ? null : array() ), $route );
				}
			}
		}
		return $routes;
	}

	/**
	 * Returns a valid value.
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private static function sample( array $schema ) {
		if ( isset( $schema['enum'] ) ) {
			return $schema['enum'][0];
		}
		switch ( ( (array) $schema['type'] )[0] ) {
			case 'string':
				foreach ( array( 'text', '0', '#fff', str_repeat( 'a', 64 ) ) as $text ) {
					if ( true === rest_validate_value_from_schema( $text, $schema ) ) {
						return $text;
					}
				}
				return '';
			case 'integer':
				return max( 3, $schema['minimum'] ?? 0 );
			case 'number':
				return min( 4.5, ( $schema['maximum'] ?? 5 ) - 0.5 );
			case 'boolean':
				return true;
			case 'array':
				return array( self::sample( $schema['items'] ) );
			default:
				return array_map( array( self::class, 'sample' ), ( $schema['properties'] ?? array() ) + self::named( $schema ) );
		}
	}

	/**
	 * Returns a member of a map.
	 * @param array<string, mixed> $schema
	 * @return array<int, array<string, mixed>> Empty if it is no map.
	 */
	private static function named( array $schema ): array {
		return is_array( $schema['additionalProperties'] ?? null ) ? array( 7 => $schema['additionalProperties'] ) : array();
	}

	/**
	 * Adds unknown members to every object whose members are known.
	 * @param mixed                $value
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private static function with_strangers( $value, array $schema ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		foreach ( $value as $name => $member ) {
			$value[ $name ] = self::with_strangers( $member, $schema['items'] ?? ( ( $schema['properties'] ?? array() ) + self::named( $schema ) )[ $name ] );
		}
		return ! isset( $schema['properties'] ) || array() !== self::named( $schema ) ? $value : array( 'stranger' => array( 'evil' => true ) ) + $value + array( 'url' => 'http://127.0.0.1' );
	}

	/**
	 * Returns values with one error each: wrong type, too long, too many, missing.
	 * @param mixed                $value Valid value.
	 * @param array<string, mixed> $schema
	 * @return list<mixed>
	 */
	private static function damaged( $value, array $schema ): array {
		$types = (array) $schema['type'];
		$wrong = array();
		foreach ( array( 'string' => 'another', 'integer' => 7, 'number' => 7.5, 'boolean' => false, 'array' => array( array( 'x' ) ), 'object' => array( 'x' => 'y' ), 'null' => null ) as $type => $other ) {
			// An integer is a valid number.
			if ( ! in_array( $type, $types, true ) && ! ( 'integer' === $type && in_array( 'number', $types, true ) ) ) {
				$wrong[] = $other;
			}
		}
		if ( isset( $schema['maxLength'] ) && $schema['maxLength'] < 100000 ) {
			$wrong[] = str_repeat( 'x', $schema['maxLength'] + 1 );
		}
		if ( isset( $schema['enum'] ) ) {
			$wrong[] = 'unheard-of';
		}
		if ( isset( $schema['minimum'] ) ) {
			$wrong[] = $schema['minimum'] - 1;
		}
		foreach ( is_array( $value ) ? $value : array() as $name => $member ) {
			foreach ( self::damaged( $member, $schema['items'] ?? ( ( $schema['properties'] ?? array() ) + self::named( $schema ) )[ $name ] ) as $one ) {
				$wrong[] = array( $name => $one ) + $value;
			}
			if ( in_array( $name, $schema['required'] ?? array(), true ) ) {
				$wrong[] = array_diff_key( $value, array( $name => true ) );
			}
		}
		if ( isset( $schema['items'] ) && $schema['maxItems'] <= 60 ) {
			$wrong[] = array_fill( 0, $schema['maxItems'] + 1, $value[0] );
		}
		return $wrong;
	}

	/** Returns a gigabyte of zeros, compressed: a repeated block and the checksum. */
	private static function a_gigabyte_packed(): string {
		$context = deflate_init( ZLIB_ENCODING_RAW );
		assert( false !== $context );
		$piece = (string) deflate_add( $context, str_repeat( "\0", MB_IN_BYTES ), ZLIB_FULL_FLUSH );
		$again = (string) deflate_add( $context, str_repeat( "\0", MB_IN_BYTES ), ZLIB_FULL_FLUSH );
		$sum   = ( ( 1024 * MB_IN_BYTES ) % 65521 ) << 16 | 1;
		return "\x78\x01" . $piece . str_repeat( $again, 1023 ) . deflate_add( $context, '', ZLIB_FINISH ) . pack( 'N', $sum );
	}

	/** @return list<string> Option names of hub data. */
	private static function kept(): array {
		return array_column( self::kept_rows(), 'option_value' );
	}

	/** @return list<array{option_value: string, autoload: string}> */
	private static function kept_rows(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT option_value, autoload FROM {$wpdb->options} WHERE option_name LIKE '%templately\\_hub\\_%'", ARRAY_A );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return list<string>
	 */
	private static function sorted_keys( array $data ): array {
		$keys = array_keys( $data );
		sort( $keys );
		return $keys;
	}
}
