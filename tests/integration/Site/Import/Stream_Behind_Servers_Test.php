<?php

declare( strict_types=1 );

use Templately\Site\Http\Capabilities;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Runs_Web_Servers;

/**
 * Progress comes through web servers that stand in front of PHP: as a stream where they let one through, and by the poll where they
 * keep an answer back until its end.
 *
 * @group RST-041
 */
final class Stream_Behind_Servers_Test extends Test_Case {

	use Imports;
	use Runs_Web_Servers;

	/** Seconds after which the browser polls, where a stream has said nothing. */
	private const SILENCE = 5;

	/** What a stream says at its end. */
	private const END = '"action":"continue"';

	/** What people do who know nothing of streams: nginx as it is, and compressing them. */
	private const NGINX = 'gzip on;gzip_min_length 0;gzip_types text/event-stream;gzip_proxied any;';

	/** @var bool */
	protected $commits = true;

	/** @var array<string, string> Headers of who is logged in. */
	private $headers = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->folder = self::server_folder();
		wp_mkdir_p( $this->folder );
		$expires = time() + HOUR_IN_SECONDS;
		$token   = WP_Session_Tokens::get_instance( 1 )->create( $expires );
		$cookie  = wp_generate_auth_cookie( 1, $expires, 'logged_in', $token );

		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;

		$this->headers = array(
			'Host'   => (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ),
			'Cookie' => LOGGED_IN_COOKIE . '=' . rawurlencode( $cookie ) . '; ' . AUTH_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( 1, $expires, 'auth', $token ) ),
		);
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->end_server();
		parent::tearDown();
	}

	/** Nginx lets a stream through that says so, uncompressed, though it buffers and compresses all else. */
	public function test_nginx_lets_it_through(): void {
		$this->serve_nginx( "location / { proxy_pass {$this->php()}; proxy_set_header Host {$this->headers['Host']}; }", self::NGINX );
		$this->assert_stream_speaks( self::wait_for_another() );
	}

	/** Where a server keeps it back, nothing comes as long as the browser has patience; the poll tells the same, and drives. */
	public function test_nginx_that_keeps_it_back(): void {
		$this->serve_nginx( "location / { proxy_pass {$this->php()}; proxy_set_header Host {$this->headers['Host']}; proxy_ignore_headers X-Accel-Buffering; proxy_buffers 8 64k; proxy_buffer_size 64k; }", self::NGINX );
		$this->assert_poll_takes_over( self::wait_for_another() );
	}

	/** Apache in front of another server: the same poll, whichever way the stream goes. */
	public function test_apache(): void {
		$this->serve_apache( array( 'proxy', 'proxy_http', 'filter', 'deflate' ), "ProxyPreserveHost On\nProxyPass / {$this->php()}/\nAddOutputFilterByType DEFLATE text/event-stream text/html application/json" );
		$this->assert_poll_takes_over( self::wait_for_another(), false );
	}

	/** Returns the address of PHP's own server. */
	private function php(): string {
		return 'http://' . $this->headers['Host'];
	}

	/**
	 * Begins a run that another process works on: a stream has nothing to do but to tell.
	 */
	private static function wait_for_another(): Run {
		global $wpdb;
		$run = self::begin( array( 'writing_permission_check' => new Made_Up_Step( array( '__return_null' ) ) ) );
		self::services()->runs()->add_log_entry( $run->id, array( 'action' => 'updateLog', 'type' => 'plugin', 'title' => 'Plugins', 'message' => 'Installing', 'progress' => 7, 'status' => 'processing', 'position' => 1 ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = UNIX_TIMESTAMP() + 86400 WHERE uuid = %s", $run->uuid ) );
		return $run;
	}

	/**
	 * @param Run $run A run that another process works on.
	 */
	private function assert_stream_speaks( Run $run ): void {
		// A reader that connects late gets the end as well, so it tries again: a buffered stream never passes.
		$tries = 0;
		do {
			$said     = $this->listen( $run, 'Installing', self::PATIENCE );
			$finished = false !== strpos( $said, self::END );
		} while ( $finished && ++$tries < 5 );
		$this->assertStringContainsString( 'event: beat', $said );
		$this->assertStringContainsString( '"message":"Installing"', $said );
		$this->assertMatchesRegularExpression( '#^content-type: text/event-stream#im', $said );
		$this->assertDoesNotMatchRegularExpression( '#^content-encoding: gzip#im', $said );
		$this->assertStringNotContainsString( self::END, $said, 'It came while the stream was open.' );
	}

	/**
	 * @param Run  $run     A run that another process works on.
	 * @param bool $is_kept Whether the server keeps the stream back.
	 */
	private function assert_poll_takes_over( Run $run, bool $is_kept = true ): void {
		global $wpdb;
		$said = $this->listen( $run, 'Installing', self::SILENCE );
		if ( $is_kept && false === strpos( $said, self::END ) ) {
			$this->assertStringNotContainsString( 'Installing', $said );
		}
		$polled = $this->poll( $run );
		$this->assertSame( array( Run::RUNNING, 'Installing' ), array( $polled['status'], end( $polled['entries'] )['message'] ) );

		// Who worked on it is gone: the poll does the work.
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = 0" );
		for ( $polls = 0; $polls < 60 && ! isset( $polled['entries'][1] ); $polls++ ) {
			$polled = $this->poll( $run );
		}
		$this->assertSame( 'writing_permission_check', $polled['entries'][1]['type'] );
	}

	/**
	 * @param Run $run The run.
	 * @return array<string, mixed> What the poll answers.
	 */
	private function poll( Run $run ): array {
		$context = stream_context_create( array( 'http' => array( 'method' => 'POST', 'header' => $this->header_lines() . 'Content-Type: application/x-www-form-urlencoded', 'content' => http_build_query( $this->arguments( $run, 'templately_pack_import_status' ) ), 'ignore_errors' => true, 'timeout' => self::PATIENCE ) ) );
		$body    = (string) file_get_contents( "{$this->address}/wp-admin/admin-ajax.php", false, $context );
		$answer  = json_decode( $body, true );
		$this->assertTrue( $answer['success'] ?? false, $body );
		return $answer['data'];
	}

	/**
	 * Listens to the stream.
	 *
	 * @param Run    $run     The run.
	 * @param string $until   Until this comes.
	 * @param int    $seconds Or so long.
	 * @return string What came, headers in front.
	 */
	private function listen( Run $run, string $until, int $seconds ): string {
		$socket = stream_socket_client( str_replace( 'http://', 'tcp://', $this->address ) );
		$this->assertIsResource( $socket );
		fwrite( $socket, 'GET /wp-admin/admin-ajax.php?' . http_build_query( $this->arguments( $run, 'templately_pack_import' ) ) . " HTTP/1.1\r\n" . $this->header_lines() . "Accept: text/event-stream\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n" );
		stream_set_blocking( $socket, false );
		$said  = '';
		$start = microtime( true );
		while ( microtime( true ) - $start < $seconds && ! feof( $socket ) && false === strpos( $said, $until ) ) {
			$piece = (string) fread( $socket, 8192 );
			$said .= $piece;
			'' === $piece && usleep( 20000 );
		}
		fclose( $socket );
		return $said;
	}

	/**
	 * @param Run    $run    The run.
	 * @param string $action Of admin-ajax.
	 * @return array<string, string>
	 */
	private function arguments( Run $run, string $action ): array {
		return array( 'action' => $action, 'run' => $run->uuid, 'nonce' => wp_create_nonce( Capabilities::IMPORT_NONCE ) );
	}

	/** Returns the headers of who is logged in. */
	private function header_lines(): string {
		$lines = '';
		foreach ( $this->headers as $name => $value ) {
			$lines .= "$name: $value\r\n";
		}
		return $lines;
	}
}
