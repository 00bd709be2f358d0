<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Tests\Calls_Rest;

final class Site_Health_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Site Health's page asks in another process. */
	protected $commits = true;

	public function test_salts_in_the_database_are_reported(): void {
		$salt = '';
		add_filter(
			'salt',
			static function ( string $of_wordpress, string $scheme ) use ( &$salt ): string {
				return 'auth' === $scheme ? $salt : $of_wordpress;
			},
			10,
			2
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's.
		defined( 'AUTH_KEY' ) || define( 'AUTH_KEY', 'of a file' );
		defined( 'AUTH_SALT' ) || define( 'AUTH_SALT', 'of a file too' );
		// phpcs:enable
		$salt = constant( 'AUTH_KEY' ) . constant( 'AUTH_SALT' );
		$this->assertFinding( 'salts', 'good', 'keys outside the database' );
		$this->assertTrue( $this->facts()['salts']['debug'] );
		$salt = 'made up';
		$this->assertFinding( 'salts', 'recommended', 'keys in the database' );
		$this->assertFalse( $this->facts()['salts']['debug'] );
	}

	public function test_failing_mail_is_reported_until_one_succeeds(): void {
		$this->assertFinding( 'mails', 'good', 'can send email' );
		$fails = true;
		add_filter(
			'pre_wp_mail',
			static function () use ( &$fails ): bool {
				return ! $fails;
			}
		);
		$from = time();
		( new Templately\Hub\Mail\Emails() )->send_verification( 'ada@example.org', 'a-token', 'Ada Moss', false );
		$since = ( new Hub_State() )->mails_failing_since();
		$this->assertContains( $since, range( $from, time() ) );
		$finding = $this->assertFinding( 'mails', 'recommended', 'cannot send email' );
		$this->assertStringContainsString( wp_date( 'Y-m-d H:i', $since ), $finding['description'] );
		$this->assertSame( $since, $this->facts()['mails']['debug'] );
		$fails = false;
		( new Templately\Hub\Mail\Emails() )->send_verification( 'ada@example.org', 'a-token', 'Ada Moss', false );
		$this->assertFinding( 'mails', 'good', 'can send email' );
		$this->assertSame( 0, $this->facts()['mails']['debug'] );
	}

	public function test_unsent_mails_are_counted(): void {
		global $wpdb;
		$this->assertSame( 0, $this->facts()['unsent']['value'] );
		$mail = array( 'kind' => 'verify', 'email' => 'ada@example.org', 'account_id' => 0, 'subject' => '', 'locale' => 'en_US', 'due_at' => time() + DAY_IN_SECONDS );
		$wpdb->insert( $wpdb->prefix . 'templately_mails', array( 'tries' => 0 ) + $mail );
		$this->assertFinding( 'mails', 'good', 'can send email' );
		$wpdb->insert( $wpdb->prefix . 'templately_mails', array( 'tries' => 4 ) + $mail );
		$this->assertStringContainsString( '1 email could not be sent', $this->assertFinding( 'mails', 'recommended', 'Some emails of the library could not be sent' )['description'] );
		$wpdb->insert( $wpdb->prefix . 'templately_mails', array( 'tries' => 1 ) + $mail );
		$this->assertStringContainsString( '2 emails could not be sent', $this->assertFinding( 'mails', 'recommended', 'Some emails of the library could not be sent' )['description'] );
		$this->assertSame( 2, $this->facts()['unsent']['value'] );
	}

	public function test_overdue_tasks_of_the_plugin_are_reported(): void {
		// Ignore tasks of the test site.
		_set_cron_array( array() );
		wp_schedule_single_event( time() - DAY_IN_SECONDS, 'of_another_plugin' );
		wp_schedule_single_event( time() - MINUTE_IN_SECONDS, Site_State::FETCH_PATTERNS );
		$this->assertFinding( 'cron', 'good', 'tasks run' );
		wp_unschedule_hook( Site_State::FETCH_PATTERNS );
		$due = time() - 2 * HOUR_IN_SECONDS;
		wp_schedule_single_event( $due, Site_State::FETCH_PATTERNS );
		$this->assertFinding( 'cron', 'recommended', 'tasks do not run' );
		$this->assertSame( $due, $this->facts()['cron']['debug'] );
	}

	public function test_only_remote_hubs_are_checked(): void {
		$administrator = $this->act_as( 'administrator' );
		$this->assertArrayNotHasKey( 'templately_hub', WP_Site_Health::get_tests()['async'] );
		$this->assertSame( 'this site', $this->facts()['hub']['value'] );

		$address = (string) getenv( 'TEMPLATELY_HUB_URL' );
		( new Settings() )->change( array( 'hub_address' => $address ) );
		$this->assertArrayNotHasKey( 'templately_hub', WP_Site_Health::get_tests()['direct'] );
		$this->assertSame( 'templately_hub', WP_Site_Health::get_tests()['async']['templately_hub']['test'] );
		$this->assertSame( $address, $this->facts()['hub']['value'] );
		// After three failures, the circuit breaker opens.
		for ( $tries = 0, $answer = null; $tries < 20 && 'good' !== ( $answer['data']['status'] ?? '' ); $tries++ ) {
			Response_Cache::delete_all();
			$answer = $this->asked( $administrator );
		}
		$this->assertSame( array( true, 'good', 'The library’s hub responds' ), array( $answer['success'], $answer['data']['status'], $answer['data']['label'] ) );
		$this->assertStringContainsString( $address, $answer['data']['description'] );

		( new Settings() )->change( array( 'hub_address' => 'http://localhost:1' ) );
		// Cached responses do not count.
		( new Response_Cache( 'http://localhost:1' ) )->set( new Hub_Request( 'GET', '/counts', array(), null, '', 'en_US' ), new Hub_Response( 200, array() ), time() );
		$answer = $this->asked( $administrator );
		$this->assertSame( array( true, 'recommended', 'The library’s hub does not respond' ), array( $answer['success'], $answer['data']['status'], $answer['data']['label'] ) );

		$this->assertSame( array( 'success' => false ), $this->asked( $this->act_as( 'editor' ) ) );
		$this->assertSame( -1, $this->asked( $administrator, 'wrong' ) );
	}

	/**
	 * Runs a direct test as Site Health does.
	 * @return array<string, mixed>
	 */
	private function assertFinding( string $name, string $status, string $label ): array {
		$finding = call_user_func( WP_Site_Health::get_tests()['direct'][ "templately_$name" ]['test'] );
		$this->assertSame( array( $status, "templately_$name", 'Templately' ), array( $finding['status'], $finding['test'], $finding['badge']['label'] ) );
		$this->assertStringContainsString( $label, $finding['label'] );
		return $finding;
	}

	/**
	 * @return array<string, array{label: string, value: string, debug?: mixed}> What Site Health's second page says of the plugin.
	 */
	private function facts(): array {
		require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
		require_once ABSPATH . 'wp-admin/includes/update.php';
		return apply_filters( 'debug_information', array() )['templately']['fields'];
	}

	/**
	 * Asks over HTTP as Site Health's page does.
	 * @return mixed The answer.
	 */
	private function asked( int $user, string $nonce = '' ) {
		$expires = time() + HOUR_IN_SECONDS;
		$token   = WP_Session_Tokens::get_instance( $user )->create( $expires );
		$cookies = array(
			(string) constant( 'LOGGED_IN_COOKIE' ) => wp_generate_auth_cookie( $user, $expires, 'logged_in', $token ),
			(string) constant( 'AUTH_COOKIE' )      => wp_generate_auth_cookie( $user, $expires, 'auth', $token ),
		);
		wp_set_current_user( $user );
		$_COOKIE = $cookies;
		$answer  = wp_remote_post(
			admin_url( 'admin-ajax.php' ),
			array(
				'cookies' => $cookies,
				'body'    => array(
					'action'   => 'health-check-templately-hub',
					'_wpnonce' => '' === $nonce ? wp_create_nonce( 'health-check-site-status' ) : $nonce,
				),
			)
		);
		$this->assertFalse( is_wp_error( $answer ) );
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}
}
