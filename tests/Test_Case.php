<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;

/**
 * A test inside the sandbox's WordPress, on MariaDB and SQLite. Everything it writes is removed afterwards.
 * Each test runs in a transaction; transactions of the plugin become savepoints in it. A test that changes tables, or that another
 * process must see (requests over HTTP), sets `$commits` and is restored from a copy.
 */
abstract class Test_Case extends TestCase {

	/** Seconds to wait for other processes, on a busy machine. */
	public const PATIENCE = 1800;

	/** @var bool Whether tests of this class commit. Untyped, because tests redeclare it. */
	protected $commits = false;

	/** @var array<string, mixed> */
	private array $globals = array();

	private int $depth = 0;

	private ?\Templately\Tests\Snapshot $snapshot = null;

	public static function response_validator(): Templately\Site\Hub_Client\Response_Validator {
		return new Templately\Site\Hub_Client\Response_Validator( array( Templately\Hub\Hub_Services::class, 'routes' ) );
	}

	protected function setUp(): void {
		parent::setUp();
		global $wpdb, $wp_filter;
		$hooks = array();
		foreach ( $wp_filter as $name => $hook ) {
			$hooks[ $name ] = clone $hook;
		}
		$this->globals = array(
			'wp_filter'  => $hooks,
			'wp_actions' => $GLOBALS['wp_actions'],
			'_GET'       => $_GET, // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- saved, not used.
			'_POST'      => $_POST, // phpcs:ignore WordPress.Security.NonceVerification.Missing -- likewise.
			'_REQUEST'   => $_REQUEST, // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- likewise.
			'_COOKIE'    => $_COOKIE,
			'_SERVER'    => $_SERVER,
		);
		$this->reset_wordpress();
		$wpdb->suppress_errors( false );
		add_action( 'http_api_curl', array( $this, 'extend_timeouts' ), PHP_INT_MAX );
		// After a theme switch each new process would move menus and widgets, and wait for locks.
		delete_option( 'theme_switched' );
		$this->snapshot = \Templately\Tests\Snapshot::take( $this->commits );
		if ( ! $this->commits ) {
			$wpdb->query( 'START TRANSACTION' );
			$this->depth = 0;
			add_filter( 'query', array( $this, 'nest_transaction' ) );
		}
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_filter( 'query', array( $this, 'nest_transaction' ) );
		if ( ! $this->commits ) {
			$wpdb->query( 'ROLLBACK' );
		}
		foreach ( $this->globals as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$this->reset_wordpress();
		if ( null !== $this->snapshot ) {
			$this->snapshot->restore();
		}
		self::empty_temporary_folder();
		wp_cache_flush();
		// WordPress keeps the permalink structure in memory, and makes rewrite rules from it.
		$GLOBALS['wp_rewrite']->init();
		// PHPUnit keeps test objects until the end; free their copies.
		$this->globals  = array();
		$this->snapshot = null;
		parent::tearDown();
	}

	/**
	 * Extends WordPress's timeouts, because a busy machine may be slow. A test of timeouts removes this action.
	 * @param resource|\CurlHandle $handle
	 */
	public function extend_timeouts( $handle ): void {
		// Only the time for the response is extended, not the time to connect.
		curl_setopt( $handle, CURLOPT_TIMEOUT_MS, 1000 * self::PATIENCE ); // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress's own handle.
		remove_all_actions( 'requests-request.progress' );
	}

	/** Turns a transaction inside the test's own into a savepoint. */
	public function nest_transaction( string $sql ): string {
		switch ( strtoupper( trim( $sql, " \t\n;" ) ) ) {
			case 'START TRANSACTION':
			case 'BEGIN':
				++$this->depth;
				return "SAVEPOINT test_{$this->depth}";
			case 'COMMIT':
				return 'RELEASE SAVEPOINT test_' . $this->depth--;
			case 'ROLLBACK':
				return 'ROLLBACK TO SAVEPOINT test_' . $this->depth--;
		}
		return $sql;
	}

	/**
	 * Sends an HTTP request to this site as a browser of the user: with cookie and nonce. Needs `$commits`.
	 * @param string $path Such as /wp-json/templately/v1/items.
	 * @param array<string, mixed>|string|null $data JSON body, or its bytes; null for none.
	 * @param int $user User id; 0 for a visitor.
	 * @param list<string> $more Further headers.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	protected function http( string $method, string $path, $data = null, int $user = 0, array $more = array() ): array {
		$this->assertTrue( $this->commits, 'Set $commits, so that another process sees what this test writes.' );
		$accepts = array() === preg_grep( '/^Accept:/', $more ) ? array( 'Accept: application/json' ) : array();
		$headers = array_merge( $accepts, $more );
		if ( $user > 0 ) {
			$expires = time() + HOUR_IN_SECONDS;
			$token   = WP_Session_Tokens::get_instance( $user )->create( $expires );
			$cookie  = wp_generate_auth_cookie( $user, $expires, 'logged_in', $token );

			// A nonce belongs to a user and a session.
			$before = array( get_current_user_id(), $_COOKIE );
			wp_set_current_user( $user );
			$name             = (string) constant( 'LOGGED_IN_COOKIE' );
			$_COOKIE[ $name ] = $cookie;
			$headers[]        = 'X-WP-Nonce: ' . wp_create_nonce( 'wp_rest' );
			$_COOKIE          = $before[1];
			wp_set_current_user( $before[0] );
			// wp-admin requires its own cookie.
			$headers[] = "Cookie: $name=" . rawurlencode( $cookie ) . '; ' . constant( 'AUTH_COOKIE' ) . '=' . rawurlencode( wp_generate_auth_cookie( $user, $expires, 'auth', $token ) );
		}
		if ( null !== $data ) {
			$headers[] = 'Content-Type: application/json';
		}
		$context = stream_context_create(
			array(
				'http' => array(
					'method'          => $method,
					'header'          => implode( "\r\n", $headers ),
					'content'         => is_array( $data ) ? (string) wp_json_encode( (object) $data ) : (string) $data,
					'ignore_errors'   => true,
					'follow_location' => 0,
					'timeout'         => self::PATIENCE,
				),
			)
		);
		$body    = (string) file_get_contents( home_url( $path ), false, $context );
		$answer  = array(
			'status'  => 0,
			'headers' => array(),
			'body'    => $body,
		);
		foreach ( $http_response_header as $line ) {
			$parts = explode( ':', $line, 2 );
			if ( isset( $parts[1] ) ) {
				$answer['headers'][ strtolower( $parts[0] ) ] = trim( $parts[1] );
			} else {
				$answer['status'] = (int) explode( ' ', $line )[1];
			}
		}
		return $answer;
	}

	/** Empties the temporary folder. The sites of each database have their own. */
	private static function empty_temporary_folder(): void {
		$all = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( (string) constant( 'WP_TEMP_DIR' ), FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST, RecursiveIteratorIterator::CATCH_GET_CHILD );
		foreach ( $all as $file ) {
			$path = $file->getPathname();
			// Another process may have removed the file.
			$file->isDir() ? @rmdir( $path ) : @unlink( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above.
		}
	}

	/** Resets WordPress's state between two requests. */
	private function reset_wordpress(): void {
		wp_set_current_user( 0 );
		wp_cache_flush();
		foreach ( array( 'wp_rest_server', 'wp_scripts', 'wp_styles', 'current_screen', 'post', 'wp_settings_errors' ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		if ( is_locale_switched() ) {
			restore_current_locale();
		}
	}
}
