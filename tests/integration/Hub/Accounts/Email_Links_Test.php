<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Hub\Accounts\Token_Store;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Hub\Asks_Hub;

/** @group S18 */
final class Email_Links_Test extends Test_Case {

	use Asks_Hub;

	/** @var array<string, int|string> What the site says of a WordPress user. */
	private const USER = array(
		'subject'    => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
		'email'      => 'ada@example.org',
		'name'       => 'Ada L.',
		'first_name' => 'Ada',
		'last_name'  => 'Lovelace',
		'user_id'    => 7,
	);

	/** Recipients since the last call. */
	private function sent(): array {
		$this->mails = array();
		$this->send_mails();
		return array_column( $this->mails, 'to' );
	}

	/**
	 * @param array<string, int|string> $user WordPress user.
	 * @return array<string, mixed> Arguments that link the user.
	 */
	private static function link_of( array $user ): array {
		return array_intersect_key( $user, array_flip( array( 'subject', 'user_id', 'email' ) ) );
	}

	/** @param array<string, string> $sent Form data. */
	private function is_valid_link( string $page, array $sent ): bool {
		$sent += array( 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'password' => 'Passw0rd!', 'confirm_password' => 'Passw0rd!' );
		$html  = $this->hub->email_link_pages()->page( $page, '', '', $sent )->html();
		return false === strpos( $html, 'This link is no longer valid.' );
	}

	/** A used link invalidates the others of its kind. */
	public function test_a_verified_address_gets_no_further_links(): void {
		$this->open_hub();
		$this->sign_up();
		$first = $this->mailed_token();
		$this->ask( 'POST', '/verifications', array( 'email' => 'ada@example.org' ) );
		$second = $this->mailed_token();
		$this->assertNotSame( $first, $second );
		$this->assertTrue( $this->is_valid_link( 'verify', array( 'token' => $first ) ) );
		$this->assertFalse( $this->is_valid_link( 'verify', array( 'token' => $second ) ) );
		$this->ask( 'POST', '/verifications', array( 'email' => 'ada@example.org' ) );
		$this->assertSame( array(), $this->sent() );
		global $wpdb;
		$verified          = $wpdb->get_var( "SELECT verified_at FROM {$wpdb->prefix}templately_accounts" );
		$this->clock->now += 100;
		$this->users->here = self::USER['subject'];
		$this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( self::USER ) );
		$this->assertTrue( $this->is_valid_link( 'link', array( 'token' => $this->mailed_token() ) ) );
		$this->assertSame( $verified, $wpdb->get_var( "SELECT verified_at FROM {$wpdb->prefix}templately_accounts" ), 'Since the first proof.' );
	}

	public function test_sends_nothing_after_the_address_changed(): void {
		$this->open_hub();
		$local = $this->get_from_hub( 'POST', '/sessions/local', self::USER );
		$this->assertSame( 403, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
		$this->get_from_hub( 'POST', '/sessions/local', array( 'email' => 'new@example.org' ) + self::USER );
		$this->assertSame( array(), $this->sent() );
		$this->assertSame( 403, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
		$this->assertSame( array( 'new@example.org' ), $this->sent() );
	}

	/** Ignores case. */
	public function test_asks_only_the_account_of_the_address_to_link(): void {
		$this->open_hub();
		$this->get_from_hub( 'POST', '/sessions/local', self::USER );
		$other = array( 'subject' => str_repeat( 'b', 64 ), 'email' => 'ADA@Example.org' ) + self::USER;
		$this->assertTrue( $this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( $other ) )['sent'] );
		$this->assertSame( array(), $this->sent() );
		$this->sign_up();
		$this->sent();
		$this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( $other ) );
		$this->assertSame( array( 'ada@example.org' ), $this->sent() );
	}

	public function test_writes_to_the_newest_local_account_of_an_unverified_address(): void {
		global $wpdb;
		$this->open_hub();
		$first  = $this->get_from_hub( 'POST', '/sessions/local', self::USER )['account']['id'];
		$second = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'b', 64 ) ) + self::USER )['account']['id'];
		$third  = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'c', 64 ) ) + self::USER )['account']['id'];
		// The newest account has verified another address.
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'email' => 'third@example.org' ), array( 'id' => $third ) );
		$this->assertSame( array( $first, $second ), $this->accounts_about( 'ada@example.org' ) );
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ADA@example.org' ) );
		$set = array( 'token' => $this->mailed_token(), 'first_name' => 'Ada', 'last_name' => 'Lovelace', 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' );
		$this->assertSame( 'ada@example.org', end( $this->mails )['to'] );
		$this->assertTrue( $this->is_valid_link( 'set-password', $set ) );
		$this->assertSame( $second, $this->get_from_hub( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => 'N3wpassword' ) )['account']['id'] );
		// An account without a WordPress user that lost its address gets no mails.
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET email = NULL, is_local = 0 WHERE id IN ($first, $second)" ); // phpcs:ignore WordPress.DB -- numbers.
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_accounts WHERE id = $third" ); // phpcs:ignore WordPress.DB -- a number.
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org', 'client' => 'another' ) );
		$this->assertSame( array(), $this->sent() );
	}

	/** @return list<int> Ids of the accounts that the privacy tools find. */
	private function accounts_about( string $email ): array {
		return array_map(
			static function ( array $group ): int {
				return (int) substr( $group['item_id'], strlen( 'templately-account-' ) );
			},
			$this->hub->privacy_tools()->export( $email )['data']
		);
	}

	public function test_a_retry_is_not_a_new_mail(): void {
		$this->open_hub();
		$this->sign_up_and_verify();
		$works = false;
		add_filter(
			'pre_wp_mail',
			function () use ( &$works ): bool {
				return $works;
			},
			20
		);
		for ( $number = 0; $number < 3; $number++ ) {
			$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org', 'client' => "site-$number" ) );
		}
		$this->assertCount( 3, $this->sent() );
		$this->clock->now += 60;
		$this->assertCount( 3, $this->sent() );
		$works             = true;
		$this->clock->now += 300;
		$this->assertCount( 3, $this->sent() );
		$this->assertSame( 0, $this->hub->outbox()->count_failures() );
	}

	public function test_links_expire_with_their_account_or_its_address(): void {
		global $wpdb;
		$this->open_hub();
		$this->sign_up();
		$accounts = $wpdb->prefix . 'templately_accounts';
		$verify   = $this->mailed_token();
		$this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( self::USER ) );
		$link = $this->mailed_token();
		$wpdb->query( "UPDATE $accounts SET email = NULL" ); // phpcs:ignore WordPress.DB -- a name.
		$this->assertFalse( $this->is_valid_link( 'link', array( 'token' => $link ) ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT verified_at FROM $accounts" ) ); // phpcs:ignore WordPress.DB -- a name.
		$key = $this->tokens()->create( (int) $wpdb->get_var( "SELECT id FROM $accounts" ), Token_Store::API_KEY ); // phpcs:ignore WordPress.DB -- a name.
		$wpdb->query( "DELETE FROM $accounts" ); // phpcs:ignore WordPress.DB -- a name.
		$this->assertFalse( $this->is_valid_link( 'verify', array( 'token' => $verify ) ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'api_key' => $key ) )->status );
	}

	public function test_limits_mail_requests_by_ip_or_account(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$counted = new Rate_Limiter( new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $this->clock, bin2hex( (string) inet_pton( '192.0.2.7' ) ) );
		for ( $asked = 0; $asked < 199; $asked++ ) {
			$counted->require_ip_attempt( Token_Store::RESET );
		}
		foreach ( array( array( '192.0.2.7', 200 ), array( '192.0.2.7', 429 ), array( '192.0.2.8', 200 ) ) as list( $from, $status ) ) {
			$this->make_hub( $from );
			$this->assertSame( $status, $this->hub->email_link_pages()->page( 'ask-reset', '', '', array( 'email' => 'ada@example.org' ) )->status(), $from );
		}
		// Case does not matter.
		foreach ( array( 'bob@example.org', 'BOB@example.org', ' bob@Example.org', 'Bob@example.org', 'bOb@example.org' ) as $email ) {
			$this->assertSame( 200, $this->ask( 'POST', '/password-resets', array( 'email' => $email, 'client' => 'site-1' ) )->status );
		}
		$this->assertSame( 429, $this->ask( 'POST', '/password-resets', array( 'email' => 'boB@example.org', 'client' => 'site-1' ) )->status );
		$token = $this->get_from_hub( 'POST', '/sessions/local', self::USER )['token'];
		foreach ( array( 403, 403, 403, 403, 403, 429 ) as $status ) {
			$this->assertSame( $status, $this->ask( 'POST', '/account/api-key', array(), $token )->status );
		}
	}

	public function test_limits_guesses_of_api_keys(): void {
		$this->open_hub();
		$this->make_hub( '192.0.2.7' );
		$key  = $this->get_from_hub( 'POST', '/account/api-key', array(), $this->verified_token() )['api_key'];
		$said = function ( string $of ): int {
			return $this->ask( 'POST', '/sessions', array( 'api_key' => $of, 'client' => 'site-1' ) )->status;
		};
		for ( $round = 0; $round < 2; $round++ ) {
			$this->assertSame( array( 401, 401, 401, 401, 200 ), array_map( $said, array( 'a', 'b', 'c', 'd', $key ) ) );
		}
		$this->assertSame( array( 401, 401, 401, 401, 401, 429 ), array_map( $said, array( 'a', 'b', 'c', 'd', 'e', $key ) ) );
	}

	private function tokens(): Token_Store {
		$database = new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		return new Token_Store( $database, $this->clock, new Templately\Hub\Accounts\Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' ) );
	}
}
