<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Own_Request;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * Which requests are an import's own, and which are signed.
 *
 * @group R3
 */
final class Own_Requests_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var Run */
	private $run;

	/** @var Lease */
	private $lease;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->run   = self::begin();
		$this->lease = new Lease( new Connection( $GLOBALS['wpdb'] ) );
		$this->lease->acquire( $this->run->id );
	}

	public function test_only_a_header_signed_under_the_present_lease_is_accepted(): void {
		global $wpdb;
		$header = $this->signed( home_url( '/' ) );
		$this->assertSame( $this->run->id, $this->received( $header ) );
		list( $id, $until, $signature ) = explode( '.', $header );
		$now                            = time();
		foreach ( array(
			'none'            => '',
			'no signature'    => "$id.$until",
			'a forged one'    => "$id.$until." . hash_hmac( 'sha256', "$id.$until", '' ),
			'of the uuid'     => "$id.$until." . hash_hmac( 'sha256', "$id.$until", $this->run->uuid ),
			'longer valid'    => "$id." . ( (int) $until + 1 ) . ".$signature",
			'of another run'  => ( (int) $id + 1 ) . ".$until.$signature",
			'over since then' => "$id." . ( $now - 1 ) . '.' . hash_hmac( 'sha256', "$id." . ( $now - 1 ), $this->lease->secret() ),
			'with a line'     => "$header\n",
		) as $name => $forged ) {
			$this->assertSame( 0, $this->received( $forged ), $name );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'done'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertSame( 0, $this->received( $header ), 'It has ended.' );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET status = 'running', lease_until = 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		( new Lease( new Connection( $wpdb ) ) )->acquire( $this->run->id );
		$this->assertSame( 0, $this->received( $header ), 'Another process has taken it over.' );
	}

	/** Headers given as text stay text. */
	public function test_only_requests_to_this_site_are_signed_and_none_after_the_work(): void {
		foreach ( array( home_url(), home_url( '/?a=1' ), site_url( 'wp-cron.php' ), admin_url( 'admin-ajax.php' ) ) as $address ) {
			$this->assertMatchesRegularExpression( "/^{$this->run->id}\.\d+\.[0-9a-f]{64}$/", $this->signed( $address ), $address );
		}
		foreach ( array( 'https://elsewhere.test/', home_url() . '.elsewhere.test/', home_url() . '@elsewhere.test/', 'https://elsewhere.test/?' . home_url( '/' ) ) as $address ) {
			$this->assertSame( '', $this->signed( $address ), $address );
		}
		$own = self::own_request();
		$own->begin( $this->run->id, $this->lease->secret() );
		$signed = apply_filters( 'http_request_args', array( 'headers' => 'X-One: 1' ), home_url( '/' ) );
		$this->assertMatchesRegularExpression( "/^X-Templately-Import: {$this->run->id}\.\d+\.[0-9a-f]{64}\r\nX-One: 1$/", $signed['headers'] );
		$own->end();
		$this->assertSame( array(), apply_filters( 'http_request_args', array(), home_url( '/' ) ) );
	}

	/** An own request passes its header on, registers its connection for a takeover, and writes no more once that was ended. */
	public function test_an_own_request(): void {
		$header = $this->signed( home_url( '/' ) );
		self::process(
			function () use ( $header ): void {
				global $wpdb;
				$_SERVER['HTTP_X_TEMPLATELY_IMPORT'] = $header;
				$own                                 = self::own_request();
				$own->receive();
				$this->assertSame( $this->run->id, $own->run_id() );
				$this->assertSame( array( 'X-Templately-Import' => $header ), apply_filters( 'http_request_args', array(), site_url( 'wp-cron.php' ) )['headers'] );
				$connection = ( new Connection( $wpdb ) )->id();
				$this->assertSame( array( (string) $connection ), $wpdb->get_col( "SELECT conn_id FROM {$wpdb->prefix}templately_visits" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
				if ( 0 !== $connection ) {
					$killer = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
					$killer->query( "KILL CONNECTION $connection" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
					$wpdb->suppress_errors( true );
					try {
						$this->assertFalse( $wpdb->query( "INSERT INTO $wpdb->options (option_name, option_value) VALUES ('made_up_late', '1')" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
					} catch ( Lease_Lost $lost ) {
						$this->addToAssertionCount( 1 );
					}
				}
			}
		);
		global $wpdb;
		$wpdb->close();
		$wpdb->db_connect();
		$wpdb->suppress_errors( false );
		$this->assertFalse( get_option( 'made_up_late' ) );
	}

	/** Code that the import sends without a header, or with a forged one, cannot activate the plugin on trial. */
	public function test_only_an_own_request_activates_the_plugin_on_trial(): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}templately_runs", array( 'trial' => 'hello.php' ), array( 'id' => $this->run->id ) );
		$tokens  = WP_Session_Tokens::get_instance( 1 );
		$token   = $tokens->create( time() + 60 );
		$cookies = array( AUTH_COOKIE => wp_generate_auth_cookie( 1, time() + 60, 'auth', $token ), LOGGED_IN_COOKIE => wp_generate_auth_cookie( 1, time() + 60, 'logged_in', $token ) );
		foreach ( array( 'activate', 'deactivate' ) as $action ) {
			foreach ( array( array(), array( 'X-Templately-Import' => '1.9999999999.' . str_repeat( '0', 64 ) ) ) as $headers ) {
				$answer = wp_remote_get( admin_url( "admin-post.php?action=templately_$action&plugin=templately/plugin.php" ), compact( 'cookies', 'headers' ) );
				$this->assertSame( 403, wp_remote_retrieve_response_code( $answer ) );
			}
			// Nor does one of the import without a user.
			$answer = wp_remote_get( admin_url( "admin-post.php?action=templately_$action" ), array( 'headers' => array( 'X-Templately-Import' => $this->signed( home_url( '/' ) ) ) ) );
			$this->assertNotSame( 200, wp_remote_retrieve_response_code( $answer ) );
		}
		$this->assertSame( '0', $wpdb->get_var( "SELECT trial_state FROM {$wpdb->prefix}templately_runs WHERE id = {$this->run->id}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
	}

	private static function own_request(): Own_Request {
		$connection = new Connection( $GLOBALS['wpdb'] );
		return new Own_Request( $connection, new Change_Log( $connection ) );
	}

	/**
	 * Returns the header of a request.
	 *
	 * @param string $address Its address.
	 * @return string '' for none.
	 */
	private function signed( string $address ): string {
		$own = self::own_request();
		$own->begin( $this->run->id, $this->lease->secret() );
		$options = apply_filters( 'http_request_args', array(), $address );
		$own->end();
		return $options['headers']['X-Templately-Import'] ?? '';
	}

	/**
	 * Returns for which import a request is recorded.
	 *
	 * @param string $header Its header.
	 */
	private function received( string $header ): int {
		global $wpdb;
		$_SERVER['HTTP_X_TEMPLATELY_IMPORT'] = $header;
		$run_id                              = self::process(
			static function (): int {
				$own = self::own_request();
				$own->receive();
				return $own->run_id();
			}
		);
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_visits" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		return $run_id;
	}
}
