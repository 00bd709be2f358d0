<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Meets_Hostile_Hub;

/**
 * No hub and no browser makes the server contact any other host. A canary socket detects connections to this machine; a filter detects external requests.
 * @group S6
 */
final class Foreign_Requests_Test extends Test_Case {

	use Calls_Rest;
	use Meets_Hostile_Hub;

	/** @var resource|null */
	private $canary = null;

	/** @var int */
	private $port = 0;

	/** @var list<string> Addresses that WordPress was about to ask, or to be led to. */
	private $asked = array();

	/** Starts the canary. */
	protected function setUp(): void {
		parent::setUp();
		$canary = @stream_socket_server( 'tcp://[::]:0', $code, $message ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a machine without IPv6.
		if ( false === $canary ) {
			$canary = stream_socket_server( 'tcp://0.0.0.0:0' );
		}
		$this->assertNotFalse( $canary );
		$this->canary = $canary;
		$this->port   = (int) preg_replace( '/^.*:/', '', (string) stream_socket_get_name( $canary, false ) );
		add_filter(
			'pre_http_request',
			function ( $answer, array $arguments, string $url ) {
				$this->asked[] = $url;
				// Disables WordPress's own protection, to test ours.
				$this->assertSame( array( 0, true, true ), array( $arguments['redirection'], $arguments['reject_unsafe_urls'], $arguments['sslverify'] ), $url );
				return $answer;
			},
			10,
			3
		);
		add_action(
			'requests-requests.before_redirect',
			function ( string $url ): void {
				$this->asked[] = $url;
			}
		);
		$this->start_hostile_hub();
	}

	/** Stops the canary. */
	protected function tearDown(): void {
		$this->stop_hostile_hub();
		if ( null !== $this->canary ) {
			fclose( $this->canary ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a socket.
		}
		parent::tearDown();
	}

	public function test_the_canary_detects_a_connection(): void {
		$socket = stream_socket_client( "tcp://127.0.0.1:{$this->port}" );
		$this->assertNotFalse( $socket );
		$this->assertTrue( $this->was_visited() );
	}

	/** Plain http only on loopback of a local site. */
	public function test_accepts_https_hubs_and_local_http_hubs_only(): void {
		foreach ( $this->spellings() as $address ) {
			$this->assertFalse( Http_Transport::is_valid_hub_url( $address ), $address );
			try {
				( new Http_Transport( $address, self::response_validator() ) )->send( new Hub_Request( 'GET', '/items' ) );
				$this->fail( "$address answered." );
			} catch ( Failure $failure ) {
				$this->assertSame( 'hub_unreachable', $failure->error_code() );
			}
		}
		$this->assertSame( array(), $this->asked );
		$this->assertFalse( $this->was_visited() );
		foreach ( array( 'https://hub.example.org', 'http://localhost:8881', 'http://127.0.0.1:8881', 'https://hub.example.org:8443/wordpress' ) as $address ) {
			$this->assertTrue( Http_Transport::is_valid_hub_url( $address ), $address );
		}
	}

	/** Even on loopback. */
	public function test_refuses_plain_http_on_production_sites(): void {
		$said = array();
		foreach ( array( 'local', 'production', 'staging' ) as $kind ) {
			$code          = sprintf(
				'error_reporting( 0 ); define( "WP_ENVIRONMENT_TYPE", %s ); $_SERVER["HTTP_HOST"] = "localhost"; require %s; foreach ( array( "http://localhost:8881", "http://127.0.0.1:8881", "https://hub.example.org" ) as $address ) { echo Templately\Site\Hub_Client\Http_Transport::is_valid_hub_url( $address ) ? "+" : "-"; }',
				var_export( $kind, true ), // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- code for another process.
				var_export( ABSPATH . 'wp-load.php', true ) // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- likewise.
			);
			$said[ $kind ] = (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -d display_errors=0 -r ' . escapeshellarg( $code ) . ' 2>/dev/null' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WordPress reads its kind once in a process.
		}
		$this->assertSame( array( 'local' => '+++', 'production' => '--+', 'staging' => '--+' ), $said );
	}

	public function test_allows_local_requests_only_to_the_hub_and_during_its_requests(): void {
		$ours   = '';
		$others = array( 'http://127.0.0.1:8899/', 'http://127.0.0.1:8899/?rest_route=/templately-hub/v1/items', 'http://127.0.0.1:8898/?rest_route=%2Ftemplately-hub%2Fv1%2Ftags', 'http://127.0.0.1/', 'http://10.0.0.1/', 'http://169.254.169.254/' );
		$during = array();
		$ports  = array();
		add_filter(
			'pre_http_request',
			static function ( $answer, array $arguments, string $url ) use ( &$ours, &$during, &$ports, $others ) {
				$ours   = $url;
				$during = array_map( 'wp_http_validate_url', array_merge( array( $url ), $others ) );
				$ports  = apply_filters( 'http_allowed_safe_ports', array( 80, 443, 8080 ), '127.0.0.1', $url );
				return new WP_Error( 'enough', 'Enough was seen.' );
			},
			20,
			3
		);
		try {
			( new Http_Transport( 'http://127.0.0.1:8899', self::response_validator() ) )->send( new Hub_Request( 'GET', '/tags' ) );
			$this->fail( 'Somebody answered.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'hub_unreachable', $failure->error_code() );
		}
		$this->assertStringStartsWith( 'http://127.0.0.1:8899/?rest_route=', $ours );
		$this->assertSame( array_merge( array( $ours ), array_fill( 0, count( $others ), false ) ), $during );
		$this->assertSame( array( 80, 443, 8080, 8899 ), $ports );
		$this->assertFalse( wp_http_validate_url( $ours ) );
	}

	public function test_follows_no_redirect_of_a_hub(): void {
		$this->set_responses( array( array( '#.#', 200, array(), '[]' ) ) );
		$this->assertSame( array(), $this->hostile_client()->get( '/tags' )->body );
		foreach ( array_merge( $this->spellings(), array( "http://127.0.0.1:{$this->port}/", "http://localhost:{$this->port}/", "https://127.0.0.1:{$this->port}/" ) ) as $number => $address ) {
			$this->set_responses( array( array( '#.#', array( 301, 302, 303, 307, 308 )[ $number % 5 ], array( 'Location: ' . preg_replace( '/[\r\n]/', '', $address ), "Refresh: 0; url=$address" ), '[]' ) ) );
			try {
				$this->hostile_client()->get( '/tags' );
				$this->fail( "$address was an answer." );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 'hub_unreachable', 503 ), array( $failure->error_code(), $failure->status() ), $address );
			}
		}
		$this->assertOnlyHubWasAsked();
	}

	public function test_requests_no_url_in_any_field_of_a_hub(): void {
		$user = $this->act_as( 'administrator' );
		( new Access_Tokens() )->save( $user, 'a-token' );
		$image = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- an image.
		foreach ( $this->spellings() as $address ) {
			$this->set_responses( self::hostile_responses( $address, $image ) );
			$library = $this->hostile_library();
			$library->items( array( 'platform' => 'gutenberg' ) );
			$library->item( 'gutenberg', 'sections', 'a-block' );
			$library->dependencies();
			$library->featured( 'gutenberg' );
			foreach ( array( 'tags', 'categories', 'template-types' ) as $route ) {
				$library->terms( $route );
			}
			try {
				$this->hostile_client()->get( '/account', array(), 'a-token' );
			} catch ( Failure $failure ) {
				$this->assertSame( 400, $failure->status() );
			}
			$inserted = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->assertNotSame( array(), $inserted['content'], $address );
			$this->hostile_insertion()->create_page( 1, 'gutenberg', $address );
		}
		$this->assertOnlyHubWasAsked();
	}

	public function test_requests_no_url_in_any_field_of_a_browser(): void {
		$this->act_as( 'administrator' );
		foreach ( array_slice( $this->spellings(), 0, 20 ) as $address ) {
			$this->call( 'GET', '/templately/v1/items', array( 'search' => substr( $address, 0, 100 ), 'platform' => 'gutenberg' ) );
			$this->call( 'GET', '/templately/v1/items/a-block', array( 'url' => $address ) );
			$this->call( 'POST', '/templately/v1/insert', array( 'id' => $address, 'postId' => $address, 'platform' => 'gutenberg' ) );
			$this->call( 'POST', '/templately/v1/insert', array( 'id' => 1, 'postId' => 1, 'origin' => $address, 'platform' => 'gutenberg' ) );
			$this->call( 'POST', '/templately/v1/import/page', array( 'id' => 1, 'title' => $address, 'platform' => 'gutenberg', 'url' => $address ) );
			$this->call( 'POST', '/templately/v1/login', array( 'email' => $address, 'password' => $address ) );
			$this->call( 'POST', '/templately/v1/login', array( 'api_key' => substr( $address, 0, 200 ), 'viaAPI' => true ) );
		}
		$this->assertSame( array(), $this->asked );
		$this->assertFalse( $this->was_visited() );
	}

	/** Fails if another host than the hostile hub was contacted. */
	private function assertOnlyHubWasAsked(): void {
		$this->assertNotSame( array(), $this->asked );
		foreach ( $this->asked as $url ) {
			$this->assertStringStartsWith( $this->hostile . '/?rest_route=', $url );
		}
		$this->assertFalse( $this->was_visited() );
	}

	/** Whether the canary detected a connection. */
	private function was_visited(): bool {
		$visitor = @stream_socket_accept( $this->canary, 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- nobody came.
		return false !== $visitor;
	}

	/** @return list<string> Spellings of loopback, private and metadata addresses, and of other targets. */
	private function spellings(): array {
		$port = $this->port;
		// phpcs:ignore PHPCompatibility.Miscellaneous.ValidIntegers -- spellings, not numbers.
		$hosts = array( '127.1', '127.0.1', '127.0.0.2', '127.255.255.254', '0', '0.0.0.0', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '0177.0.0.1', '0177.1', '017700000001', '2130706433', '127.0.0.1.', '127.0.0.01', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[::1%25lo]', 'localhost.', 'LOCALHOST', 'LocalHost', 'localhost.localdomain', 'ip6-localhost', 'ip6-loopback', '①②⑦.⓪.⓪.①', '127。0。0。1', 'ｌocalhost', '%6c%6fcalhost', '127.0.0.1%00.example.org', '127.0.0.1%2e' );
		$all   = array();
		foreach ( $hosts as $host ) {
			$all[] = "http://$host:$port";
		}
		return array_merge(
			$all,
			array(
				"http://user@127.0.0.1:$port",
				"http://user:password@localhost:$port",
				"https://user@hub.example.org@127.0.0.1:$port",
				'https://user@hub.example.org',
				'https://:password@hub.example.org',
				'https://@hub.example.org',
				"http://hub.example.org@127.0.0.1:$port",
				"http://hub.example.org#@127.0.0.1:$port/",
				"http://127.0.0.1:$port?hub.example.org",
				"http://127.0.0.1:$port#hub.example.org",
				"//127.0.0.1:$port",
				"127.0.0.1:$port",
				"http:127.0.0.1:$port",
				"http:/127.0.0.1:$port",
				"http:\\\\127.0.0.1:$port",
				"HTTP://127.0.0.1:$port",
				" http://127.0.0.1:$port",
				"\thttp://localhost:$port",
				"ftp://127.0.0.1:$port/a.png",
				"gopher://127.0.0.1:$port/_GET",
				"dict://127.0.0.1:$port/info",
				"ldap://127.0.0.1:$port",
				"tftp://127.0.0.1:$port/a",
				"ssh2.sftp://127.0.0.1:$port/a",
				'file:///etc/passwd',
				'php://filter/resource=/etc/passwd',
				'phar:///tmp/a.phar/a',
				'data:text/plain,hello',
				'expect://id',
				'http://10.0.0.1',
				'http://172.16.0.1',
				'http://192.168.0.1',
				'http://169.254.169.254/latest/meta-data',
				'http://[fd00:ec2::254]/latest/meta-data',
				'http://metadata.google.internal/computeMetadata/v1',
				'http://100.100.100.200/latest/meta-data',
				'http://0xa9fea9fe',
				'http://2852039166',
				'http://hub.example.org',
			)
		);
	}
}
