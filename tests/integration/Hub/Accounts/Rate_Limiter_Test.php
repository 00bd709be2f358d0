<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Password_Cost;
use Templately\Tests\Sample;

/**
 * Guessing passwords.
 * @group S13
 */
final class Rate_Limiter_Test extends Test_Case {

	use Asks_Hub;

	protected function tearDown(): void {
		Password_Cost::lower();
		parent::tearDown();
	}

	/** Decision F02. */
	public function test_delays_after_five_attempts_and_doubles_the_delay(): void {
		$this->open_hub();
		$this->sign_up();
		foreach ( array( 15, 30, 60, 120 ) as $minutes ) {
			for ( $try = 0; $try < 5; $try++ ) {
				$wrong = $this->guess();
				$this->assertSame( array( 401, 'login_error', array( 'email' => 'The email address or password is incorrect.' ) ), array( $wrong->status, $wrong->body['code'] ?? '', $wrong->body['data']['fields'] ?? array() ) );
			}
			$stopped = $this->guess( 'Passw0rd!' );
			$this->assertSame( array( 429, 'too_many_tries', "Too many attempts. Please wait $minutes minutes." ), array( $stopped->status, $stopped->body['code'] ?? '', $stopped->body['message'] ?? '' ), 'The right password too.' );
			$this->clock->now += $minutes * MINUTE_IN_SECONDS - 1;
			$this->assertSame( 'Too many attempts. Please wait 1 minutes.', $this->guess()->body['message'] );
			++$this->clock->now;
		}
		$this->assertSame( 200, $this->guess( 'Passw0rd!' )->status );
	}

	/**
	 * `npm test` makes 500 guesses.
	 * @group faults
	 */
	public function test_checks_five_of_ten_thousand_guesses(): void {
		$this->open_hub();
		$this->sign_up();
		$judged  = 0;
		$guesses = Sample::size( 500, 10000 );
		for ( $guess = 0; $guess < $guesses; $guess++ ) {
			$judged += 429 === $this->guess( "guess-$guess" )->status ? 0 : 1;
		}
		$this->assertSame( 5, $judged );
	}

	public function test_counts_by_account_and_site_until_success_or_time(): void {
		$this->open_hub();
		$this->sign_up();
		for ( $try = 0; $try < 6; $try++ ) {
			$this->guess();
		}
		$this->assertSame( 429, $this->guess()->status );
		$this->assertSame( 429, $this->guess( 'x', 'ADA@example.org ' )->status, 'One account in other letters.' );
		$this->assertSame( 401, $this->guess( 'x', 'bob@example.org' )->status );
		$this->assertSame( 200, $this->guess( 'Passw0rd!', 'ada@example.org', 'site-2' )->status );
		for ( $round = 0; $round < 3; $round++ ) {
			for ( $try = 0; $try < 4; $try++ ) {
				$this->assertSame( 401, $this->guess( 'x', 'ada@example.org', 'site-3' )->status );
			}
			$this->assertSame( 200, $this->guess( 'Passw0rd!', 'ada@example.org', 'site-3' )->status );
		}
		for ( $try = 0; $try < 10; $try++ ) {
			$this->assertSame( 401, $this->guess( 'x', 'ada@example.org', 'site-4' )->status );
			$this->clock->now += 4 * MINUTE_IN_SECONDS;
		}
	}

	public function test_limits_an_ip_that_invents_sites(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$judged = 0;
		for ( $guess = 0; $guess < 230; $guess++ ) {
			$judged += 429 === $this->ask( 'POST', '/sessions', array( 'api_key' => 'tly_k_x', 'client' => "invented-$guess" ) )->status ? 0 : 1;
		}
		$this->assertSame( 200, $judged );
	}

	/** The two hundredth succeeds, the next one does not. */
	public function test_limits_sign_ups_of_an_ip(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$counted = new Rate_Limiter( new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $this->clock, bin2hex( (string) inet_pton( '192.0.2.7' ) ) );
		for ( $made = 0; $made < 199; $made++ ) {
			$counted->require_ip_attempt( 'new-account' );
		}
		$this->sign_up( array( 'email' => 'last@example.org' ) );
		$statuses = array();
		foreach ( array( '192.0.2.7', '192.0.2.8' ) as $from ) {
			$this->make_hub( $from );
			$statuses[] = $this->ask( 'POST', '/accounts', array( 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'email' => 'one-more@example.org', 'password' => 'Passw0rd!', 'privacy_consent' => true, 'terms_consent' => true, 'client' => 'another' ) )->status;
		}
		$this->assertSame( array( 429, 201 ), $statuses );
	}

	/** After the limit, taken and free addresses get the same response. */
	public function test_limits_the_search_for_registered_addresses_under_many_site_names(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$this->sign_up();
		$try   = function ( string $email, string $client ): int {
			return $this->ask( 'POST', '/accounts', compact( 'email', 'client' ) + self::form() )->status;
		};
		$found = 0;
		for ( $guess = 0; $guess < 40; $guess++ ) {
			$found += 400 === $try( 'ada@example.org', "invented-$guess" ) ? 1 : 0;
		}
		$this->assertSame( 30, $found );
		$this->assertSame( array( 429, 429 ), array( $try( 'ada@example.org', 'another' ), $try( 'free@example.org', 'one-more' ) ) );
		$this->make_hub( '192.0.2.8' );
		$this->assertSame( array( 400, 201 ), array( $try( 'ada@example.org', 'another' ), $try( 'free@example.org', 'one-more' ) ), 'At another network address.' );
		$this->make_hub( '192.0.2.7' );
		$this->clock->now += 15 * MINUTE_IN_SECONDS;
		$this->assertSame( 201, $try( 'late@example.org', 'one-more' ) );
	}

	public function test_counts_each_taken_address_for_the_ip(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$this->sign_up();
		$told = 0;
		for ( $guess = 0; $guess < 60; $guess++ ) {
			$said  = $this->ask( 'POST', '/accounts', array( 'client' => 'invented-' . intdiv( $guess, 6 ) ) + self::form() )->status;
			$told += 400 === $said ? 1 : 0;
		}
		$this->assertSame( 25, $told, 'Five of each of five names, with the sixth try of each.' );
	}

	/** Forty IPs exceed the limit of an account. */
	public function test_counts_forty_site_names_of_one_ip_as_one_caller(): void {
		$this->open_hub();
		$this->sign_up();
		foreach ( array( '10' => '198.51.100.7', '30' => '' ) as $most => $from ) {
			$judged = 0;
			for ( $guess = 0; $guess < 40; $guess++ ) {
				$this->make_hub( '' === $from ? "203.0.113.$guess" : $from );
				$judged += 429 === $this->guess( 'wrong', 'ada@example.org', "invented-$guess" )->status ? 0 : 1;
			}
			$this->assertSame( (int) $most, $judged );
			$this->clock->now += 2 * DAY_IN_SECONDS;
		}
	}

	/** A trusted IP still signs in; another one uses an e-mailed link. */
	public function test_attempts_of_others_do_not_lock_a_user_out(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.1' );
		$this->sign_up();
		$this->assertSame( 200, $this->guess( 'Passw0rd!' )->status );
		for ( $guess = 0; $guess < 40; $guess++ ) {
			$this->make_hub( "203.0.113.$guess" );
			$this->guess( 'wrong', 'ada@example.org', '' );
		}
		$this->assertSame( 429, $this->guess( 'wrong', 'ada@example.org', 'another' )->status );
		$this->make_hub( '192.0.2.1' );
		$this->assertSame( 200, $this->guess( 'Passw0rd!' )->status, 'At their own address.' );
		$this->make_hub( '192.0.2.2' );
		$this->assertSame( 429, $this->guess( 'Passw0rd!' )->status, 'At another one.' );
		for ( $ask = 0; $ask < 6; $ask++ ) {
			foreach ( array( '', 'pages', 'site-1' ) as $client ) {
				$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org', 'client' => $client ) );
			}
		}
		$page = $this->hub->email_link_pages()->page( 'ask-reset', '', '', array( 'email' => 'ada@example.org' ) );
		$this->assertStringContainsString( 'Check your inbox', $page->html() );
		$set = array( 'token' => $this->mailed_token(), 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' );
		$this->assertSame( 200, $this->hub->email_link_pages()->page( 'set-password', '', '', $set )->status() );
		$this->assertSame( 200, $this->guess( 'N3wpassword' )->status );
	}

	/** The response stays the same. */
	public function test_sends_five_mails_of_a_kind_per_hour(): void {
		$this->open_hub();
		$this->sign_up_and_verify();
		$this->mails = array();
		$pages       = array();
		for ( $ask = 0; $ask < 30; $ask++ ) {
			$this->make_hub( "203.0.113.$ask" );
			$this->assertSame( 200, $this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org', 'client' => "invented-$ask" ) )->status );
			$pages[ $this->hub->email_link_pages()->page( 'ask-reset', '', '', array( 'email' => 'ada@example.org' ) )->html() ] = true;
			$this->send_mails();
		}
		$this->assertCount( 5, $this->mails );
		$this->assertCount( 1, $pages );
		$this->clock->now += HOUR_IN_SECONDS;
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$this->send_mails();
		$this->assertCount( 6, $this->mails );
	}

	public function test_counts_mail_requests_alike_for_known_and_unknown_addresses(): void {
		$this->open_hub();
		$this->sign_up();
		foreach ( array( '/verifications', '/password-resets' ) as $path ) {
			foreach ( array( 'ada@example.org', 'nobody@example.org' ) as $email ) {
				for ( $try = 0; $try < 5; $try++ ) {
					$this->assertSame( 200, $this->ask( 'POST', $path, array( 'email' => $email, 'client' => 'site-1' ) )->status );
				}
				$this->assertSame( 429, $this->ask( 'POST', $path, array( 'email' => $email, 'client' => 'site-1' ) )->status );
			}
		}
		// A sign-up with a foreign address is limited as well.
		foreach ( array( 'ada@example.org', 'nobody@example.org' ) as $email ) {
			$link = array( 'subject' => str_repeat( 'a', 64 ), 'email' => $email, 'client' => 'site-1' );
			foreach ( array( 200, 200, 200, 200, 200, 429 ) as $status ) {
				$this->assertSame( $status, $this->ask( 'POST', '/sessions/local/link', $link )->status );
			}
		}
	}

	public function test_a_wrong_password_and_an_unknown_address_get_the_same_response(): void {
		$this->open_hub();
		$this->sign_up();
		$this->assertEquals( $this->guess( 'wrong', 'ada@example.org' ), $this->guess( 'wrong', 'nobody@example.org' ) );
	}

	/** Compares processor time, because wall time depends on the load of the machine. */
	public function test_timing_does_not_reveal_whether_an_account_exists(): void {
		Password_Cost::restore();
		$this->open_hub();
		$this->sign_up();
		if ( defined( 'PASSWORD_ARGON2ID' ) ) {
			$hash = (string) $GLOBALS['wpdb']->get_var( "SELECT password FROM {$GLOBALS['wpdb']->prefix}templately_accounts" );
			$this->assertSame( array( 'memory_cost' => 19456, 'time_cost' => 2, 'threads' => 1 ), password_get_info( $hash )['options'], 'Hashing costs here what it does on every site.' );
		}
		$this->get_from_hub(
			'POST',
			'/sessions/local',
			array(
				'subject' => str_repeat( 'a', 64 ),
				'email'   => 'local@example.org',
				'name'    => 'Local',
			)
		);
		$times = array();
		for ( $round = 0; $round < 25; $round++ ) {
			// A delayed attempt is not checked, so it is fast for every address.
			$this->make_hub( "203.0.113.$round" );
			foreach ( array( 'ada@example.org', 'nobody@example.org', 'local@example.org' ) as $email ) {
				$start  = self::processor_time();
				$status = $this->guess( 'wrong', $email, "site-$round" )->status;

				$times[ $email ][] = self::processor_time() - $start;
				$this->assertSame( 401, $status );
			}
		}
		$times = array_map( 'min', $times );
		$this->assertLessThan( 1.5, max( $times ) / min( $times ), (string) wp_json_encode( $times ) );
	}

	/** Processor seconds of this process. */
	private static function processor_time(): float {
		$usage = getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}

	private function guess( string $password = 'wrong', string $email = 'ada@example.org', string $client = 'site-1' ): Templately\Site\Hub_Client\Hub_Response {
		return $this->ask( 'POST', '/sessions', compact( 'email', 'password', 'client' ) );
	}
}
