<?php

declare( strict_types=1 );

use Templately\Shared\Clock;
use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Loopback_Requests;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Imports;

/**
 * How the site is visited for a plugin to settle: signed in only to wp-admin and only for that while, never elsewhere, and never for long.
 */
final class Loopback_Requests_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var list<array{string, list<string>, int, float, string}> What was asked: address, names of cookies, redirections, time-out, and the lock of cron. */
	private $asked = array();

	/** @var Run */
	private $run;

	/** @var Lease */
	private $lease;

	/** @var int Seconds that each visit takes. */
	private $takes = 0;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		WP_Session_Tokens::get_instance( 1 )->destroy_all();
		$this->run   = self::begin();
		$this->lease = new Lease( new Connection( $GLOBALS['wpdb'] ) );
		$this->lease->acquire( $this->run->id );
	}

	/** The session of the visitor ends. */
	public function test_the_front_page_and_wp_admin_are_visited_twice_and_cron_once(): void {
		$this->visit( array( 'response' => array( 'code' => 302 ), 'headers' => array( 'location' => 'https://elsewhere.example/' ) ) );
		$this->assertSame( array( home_url( '/' ), admin_url(), home_url( '/' ), admin_url(), site_url( 'wp-cron.php?doing_wp_cron=' . $this->asked[4][4] ) ), array_column( $this->asked, 0 ) );
		$cookies = array( AUTH_COOKIE, LOGGED_IN_COOKIE );
		$this->assertSame( array( array(), $cookies, array(), $cookies, array() ), array_column( $this->asked, 1 ) );
		$this->assertSame( array( 0 ), array_values( array_unique( array_column( $this->asked, 2 ) ) ) );
		$this->assertLessThanOrEqual( 20, max( array_column( $this->asked, 3 ) ) );
		$this->assertSame( 1, count( array_unique( array_column( $this->asked, 4 ) ) ) );
		$this->assertGreaterThan( time() - MINUTE_IN_SECONDS, (float) $this->asked[0][4] );
		$this->assertSame( array( array(), false ), array( WP_Session_Tokens::get_instance( 1 )->get_all(), get_transient( 'doing_cron' ) ) );
	}

	/** Where the site does not answer itself, it is not asked again. */
	public function test_a_site_that_does_not_answer(): void {
		$this->visit( new WP_Error( 'http_request_failed', 'Timed out.' ) );
		$this->assertSame( array( home_url( '/' ) ), array_column( $this->asked, 0 ) );
		$this->assertSame( array( array(), false ), array( WP_Session_Tokens::get_instance( 1 )->get_all(), get_transient( 'doing_cron' ) ) );
	}

	public function test_visits_of_a_slow_site_end_in_time(): void {
		$this->takes = 16;
		$this->visit( array( 'response' => array( 'code' => 200 ) ) );
		$this->assertSame( array( 20, 20, 8 ), array_column( $this->asked, 3 ) );
		$this->assertSame( array( array(), false ), array( WP_Session_Tokens::get_instance( 1 )->get_all(), get_transient( 'doing_cron' ) ) );
	}

	public function test_a_process_that_was_taken_over_visits_nothing(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		try {
			$this->visit( array( 'response' => array( 'code' => 200 ) ) );
			$this->fail( 'It went on.' );
		} catch ( Lease_Lost $lost ) {
			$this->assertSame( array(), $this->asked );
		}
	}

	public function test_a_session_of_a_visit_expires_soon(): void {
		$expires = 0;
		add_filter(
			'pre_http_request',
			static function ( $answer ) use ( &$expires ) {
				$expires = max( array( $expires, ...array_column( WP_Session_Tokens::get_instance( 1 )->get_all(), 'expiration' ) ) );
				return $answer;
			},
			1
		);
		$this->visit( array( 'response' => array( 'code' => 200 ) ) );
		$this->assertGreaterThan( 0, $expires );
		$this->assertLessThanOrEqual( time() + MINUTE_IN_SECONDS, $expires );
	}

	/**
	 * Visits.
	 *
	 * @param array<string, mixed>|WP_Error $answer What the site answers.
	 */
	private function visit( $answer ): void {
		$clock = new class() extends Clock {

			/** @var int It stands still. */
			public $now = 0;

			public function now(): int {
				return $this->now;
			}
		};

		$clock->now = time();
		add_filter(
			'pre_http_request',
			function ( $unused, array $options, string $address ) use ( $answer, $clock ) {
				$clock->now   += $this->takes;
				$this->asked[] = array( $address, array_keys( $options['cookies'] ), $options['redirection'], $options['timeout'], (string) get_transient( 'doing_cron' ) );
				return $answer;
			},
			10,
			3
		);
		( new Loopback_Requests( $this->lease, new Change_Log( new Connection( $GLOBALS['wpdb'] ) ), $clock ) )->visit( 1 );
	}
}
