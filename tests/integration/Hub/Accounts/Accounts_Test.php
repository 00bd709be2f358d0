<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Password_Hasher;
use Templately\Hub\Accounts\Sign_Up_Validator;
use Templately\Hub\Accounts\Token_Store;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Hub\Asks_Hub;

final class Accounts_Test extends Test_Case {

	use Asks_Hub;

	/**
	 * @group ACC-075
	 * @group ACC-001
	 */
	public function test_sign_up_creates_an_unverified_signed_in_account(): void {
		$this->open_hub();
		$session = $this->sign_up( array( 'first_name' => ' Ömer-José ', 'email' => 'Ada@Example.org' ) );
		$this->assertSame(
			array(
				'id'             => $session['account']['id'],
				'name'           => 'Ömer-José Lovelace',
				'first_name'     => 'Ömer-José',
				'last_name'      => 'Lovelace',
				'email'          => 'ada@example.org',
				'joined'         => '2027-01-15T08:00:00+00:00',
				'is_verified'    => false,
				'profile_photo'  => '',
				'plan'           => 'free',
				'show_notice'    => true,
				'reviews'        => array( 'pack' => array() ),
				'starred'        => array(),
				'purchasedItems' => array(),
				'downloads'      => 0,
				'favourites'     => 0,
				'cloud_activity' => array(),
			),
			$session['account']
		);
		$this->assertSame( $session['account'], $this->get_from_hub( 'GET', '/account', null, $session['token'] ) );
		$this->assertSame( 201, $this->ask( 'POST', '/accounts', array( 'email' => 'bob@example.org' ) + self::form() )->status );
		$this->assertSame( array(), get_users( array( 'search' => 'ada@example.org' ) ), 'An account of the library is no WordPress user.' );
	}

	/**
	 * @group ACC-040
	 * @group ACC-042
	 */
	public function test_accepts_names_in_any_script(): void {
		$this->open_hub();
		foreach ( array( 'मीरा', "Zoe\u{308}-Ann Lee", 'Łukasz', '美咲' ) as $number => $name ) {
			$account = $this->sign_up( array( 'first_name' => $name, 'last_name' => "$name-$name", 'email' => "person-$number@example.org" ) )['account'];
			$this->assertSame( array( $name, "$name-$name" ), array( $account['first_name'], $account['last_name'] ) );
		}
	}

	/**
	 * Counts characters, not bytes.
	 * @group ACC-045
	 */
	public function test_accepts_eight_characters_with_upper_lower_and_digit(): void {
		foreach ( array( 'Passwor1', 'pASSWOR1', 'Ñandúes1', 'ÑÄÖÜÉÈÊ1ß' ) as $password ) {
			$this->assertSame( '', Sign_Up_Validator::password_error( $password ), $password );
		}
		foreach ( array( 'Passwo1', 'Ñandúe1' ) as $password ) {
			$this->assertSame( 'Password must contain at least 8 characters, uppercase, lowercase and numbers.', Sign_Up_Validator::password_error( $password ), $password );
		}
	}

	/**
	 * @dataProvider invalid_forms
	 * @group ACC-037
	 * @group ACC-039
	 * @group ACC-040
	 * @group ACC-041
	 * @group ACC-042
	 * @group ACC-043
	 * @group ACC-044
	 * @group ACC-045
	 * @group ACC-046
	 * @param array<string, mixed> $form Changed fields.
	 * @param array<string, string> $fields Messages.
	 */
	public function test_refuses_an_invalid_form( array $form, array $fields ): void {
		$this->open_hub();
		$response = $this->ask( 'POST', '/accounts', $form + self::form() );
		$this->assertSame( array( 400, 'signup_failed' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( $fields, $response->body['data']['fields'] );
		$this->assertSame( 0, $this->rows_of_hub()['accounts'] );
	}

	/** @return array<string, array{array<string, mixed>, array<string, string>}> */
	public function invalid_forms(): array {
		$weak  = array( 'password' => 'Password must contain at least 8 characters, uppercase, lowercase and numbers.' );
		$both  = array( 'first_name' => 'First name and Last name cannot be empty.' );
		$email = array( 'email' => 'Please enter a valid email address.' );
		return array(
			'no e-mail'          => array( array( 'email' => '' ), $email ),
			'no real e-mail'     => array( array( 'email' => 'ada@example' ), $email ),
			'a long e-mail'      => array( array( 'email' => str_repeat( 'a', 190 ) . '@example.org' ), $email ),
			'no first name'      => array( array( 'first_name' => ' ' ), array( 'first_name' => 'First name cannot be empty.' ) ),
			'first name, digits' => array( array( 'first_name' => 'Ada2' ), array( 'first_name' => 'The First Name may only contain letters, dashes and spaces.' ) ),
			'a line feed'        => array( array( 'first_name' => "Ada\n" ), array( 'first_name' => 'The First Name may only contain letters, dashes and spaces.' ) ),
			'apostrophe'         => array( array( 'first_name' => "D'Arcy" ), array( 'first_name' => 'The First Name may only contain letters, dashes and spaces.' ) ),
			'no last name'       => array( array( 'last_name' => '' ), array( 'last_name' => 'Last name cannot be empty.' ) ),
			'last name, signs'   => array( array( 'last_name' => 'L<b>' ), array( 'last_name' => 'The Last Name may only contain letters, dashes and spaces.' ) ),
			'no names'           => array( array( 'first_name' => '', 'last_name' => '' ), $both ),
			'one bad, one none'  => array( array( 'first_name' => '', 'last_name' => '2' ), $both ),
			'bad names'          => array( array( 'first_name' => '1', 'last_name' => '2' ), $both ),
			'no password'        => array( array( 'password' => '' ), array( 'password' => 'Password cannot be empty.' ) ),
			'short password'     => array( array( 'password' => 'Passw0r' ), $weak ),
			'no uppercase'       => array( array( 'password' => 'passw0rd' ), $weak ),
			'no lowercase'       => array( array( 'password' => 'PASSW0RD' ), $weak ),
			'no digit'           => array( array( 'password' => 'Password' ), $weak ),
			'double quote'       => array( array( 'password' => 'Passw0rd"' ), $weak ),
			'double quote first' => array( array( 'password' => '"Passw0rd' ), $weak ),
			'backslash first'    => array( array( 'password' => '\\Passw0rd' ), $weak ),
			'backslash'          => array( array( 'password' => 'Passw0rd\\' ), $weak ),
			'no privacy'         => array( array( 'privacy_consent' => false ), array( 'privacy_consent' => 'Please accept the privacy policy.' ) ),
			'no terms'           => array( array( 'terms_consent' => false ), array( 'terms_consent' => 'Please accept the terms.' ) ),
		);
	}

	/** Decision F03. */
	public function test_reports_a_taken_address_and_limits_searches(): void {
		$this->open_hub();
		$this->sign_up();
		for ( $try = 0; $try < 5; $try++ ) {
			$response = $this->ask( 'POST', '/accounts', array( 'email' => 'ADA@example.ORG ' ) + self::form() );
			$this->assertSame( array( 'email' => 'An account with this email address already exists.' ), $response->body['data']['fields'] );
		}
		$this->assertSame( 429, $this->ask( 'POST', '/accounts', self::form() )->status );
		$this->assertSame( 429, $this->ask( 'POST', '/accounts', array( 'email' => 'free@example.org' ) + self::form() )->status );
		$this->assertSame( 201, $this->ask( 'POST', '/accounts', array( 'email' => 'free@example.org', 'client' => 'site-2' ) + self::form() )->status );
	}

	/**
	 * @group ACC-001
	 * @group ACC-005
	 */
	public function test_logs_in_by_email_and_out(): void {
		$this->open_hub();
		$this->sign_up();
		$session = $this->log_in();
		$this->assertSame( 'ada@example.org', $session['account']['email'] );
		$this->assertSame( 'ada@example.org', $this->get_from_hub( 'GET', '/account', null, $session['token'] )['email'] );
		$this->assertTrue( $this->get_from_hub( 'DELETE', '/sessions/current', null, $session['token'] ) );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $session['token'] )->status );
		$this->assertSame( 401, $this->ask( 'DELETE', '/sessions/current', null, $session['token'] )->status );
		foreach ( array( array( array( 'email' => '', 'password' => 'x' ), 'email' ), array( array( 'email' => 'ada@example.org', 'password' => '' ), 'password' ), array( array( 'api_key' => ' ' ), 'api_key' ) ) as list( $body, $field ) ) {
			$this->assertSame( array( $field ), array_keys( $this->ask( 'POST', '/sessions', $body )->body['data']['fields'] ) );
		}
		$this->assertSame( array( 'api_key' => 'Please provide a valid API Key.' ), $this->ask( 'POST', '/sessions', array( 'api_key' => '' ) )->body['data']['fields'] );
		// With an e-mail address the API key is ignored.
		$both = array( 'email' => 'ada@example.org', 'password' => self::form()['password'], 'api_key' => 'no-key' );
		$this->assertSame( 'ada@example.org', $this->get_from_hub( 'POST', '/sessions', $both )['account']['email'] );
	}

	/**
	 * Hashes a digest, because bcrypt reads only the first 72 bytes.
	 * @group S13
	 */
	public function test_rehashes_old_passwords_on_login(): void {
		global $wpdb;
		$this->open_hub();
		$id   = $this->sign_up()['account']['id'];
		$hash = static function () use ( $wpdb, $id ): string {
			return (string) $wpdb->get_var( $wpdb->prepare( "SELECT password FROM {$wpdb->prefix}templately_accounts WHERE id = %d", $id ) );
		};
		$old  = (string) password_hash( base64_encode( hash( 'sha384', 'Passw0rd!', true ) ), PASSWORD_BCRYPT, array( 'cost' => 4 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as the hub does.
		$this->assertFalse( password_verify( 'Passw0rd!', $hash() ) );
		$this->assertSame( defined( 'PASSWORD_ARGON2ID' ) ? 'argon2id' : 'bcrypt', password_get_info( $hash() )['algoName'] );
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'password' => $old ), array( 'id' => $id ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => 'Passw0rd' ) )->status );
		$this->assertSame( $old, $hash() );
		$this->log_in();
		$this->assertNotSame( $old, $hash() );
		$this->assertFalse( Password_Hasher::needs_rehash( $hash() ) );
		$this->log_in();
	}

	/** @group S13 */
	public function test_a_token_is_used_once_and_as_its_own_kind(): void {
		global $wpdb;
		$this->open_hub();
		$id       = $this->sign_up()['account']['id'];
		$database = new Database( $wpdb, new Transaction( $wpdb ) );
		$tokens   = new Token_Store( $database, $this->clock, new Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' ) );
		$link     = $tokens->create( $id, Token_Store::LINK, 0, 'a user' );
		$this->assertNull( $tokens->consume( $link, Token_Store::RESET ) );
		$this->assertSame( 'a user', $tokens->consume( $link, Token_Store::LINK )['subject'] ?? '' );
		$this->assertNull( $tokens->consume( $link, Token_Store::LINK ) );
		$session = $tokens->create( $id, Token_Store::SESSION );
		$this->assertSame( $id, $tokens->actor( $session )->account_id() );
		$wpdb->update( $wpdb->prefix . 'templately_tokens', array( 'kind' => Token_Store::RESET ), array( 'hash' => hash( 'sha256', $session ) ) );
		$this->assertSame( 0, $tokens->actor( $session )->account_id() );
	}

	/**
	 * The beginning has ten characters, four of them secret, so that users can tell tokens apart.
	 * @group S13
	 */
	public function test_stores_hash_and_beginning_of_a_token(): void {
		global $wpdb;
		$this->open_hub();
		$id       = $this->sign_up()['account']['id'];
		$database = new Database( $wpdb, new Transaction( $wpdb ) );
		$tokens   = new Token_Store( $database, $this->clock, new Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' ) );
		foreach ( array( Token_Store::SESSION => 's', Token_Store::API_KEY => 'k', Token_Store::VERIFY => 'v', Token_Store::RESET => 'r', Token_Store::LINK => 'l' ) as $kind => $letter ) {
			$token = $tokens->create( $id, $kind );
			$this->assertMatchesRegularExpression( "/^tly_{$letter}_[A-Za-z0-9_-]{43}$/D", $token );
			$row = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}templately_tokens ORDER BY id DESC LIMIT 1", ARRAY_A );
			$this->assertSame( array( $kind, hash( 'sha256', $token ), substr( $token, 0, 10 ) ), array( $row['kind'], $row['hash'], $row['prefix'] ) );
			$this->assertStringNotContainsString( substr( $token, 10, 4 ), implode( ' ', array_diff_key( $row, array( 'hash' => '' ) ) ), $kind );
		}
	}

	/**
	 * @group ACC-006
	 * @group S13
	 */
	public function test_api_keys_are_shown_once_and_end_their_sessions_when_renewed(): void {
		$this->open_hub();
		$token = $this->sign_up_and_verify()['token'];
		$key   = $this->get_from_hub( 'POST', '/account/api-key', array(), $token )['api_key'];
		$by    = $this->get_from_hub( 'POST', '/sessions', array( 'api_key' => $key ) )['token'];
		$this->assertSame( 'ada@example.org', $this->get_from_hub( 'GET', '/account', null, $by )['email'] );
		$this->assertSame( 'ada@example.org', $this->get_from_hub( 'GET', '/account', null, $key )['email'], 'A program uses the key itself.' );
		$new = $this->get_from_hub( 'POST', '/account/api-key', array(), $token )['api_key'];
		$this->assertNotSame( $key, $new );
		$this->assertSame( array( 401, 401, 200, 200 ), array( $this->ask( 'GET', '/account', null, $by )->status, $this->ask( 'GET', '/account', null, $key )->status, $this->ask( 'GET', '/account', null, $new )->status, $this->ask( 'GET', '/account', null, $token )->status ) );
		$refused = $this->ask( 'POST', '/sessions', array( 'api_key' => $key ) );
		$this->assertSame( array( 401, 'login_error', array( 'api_key' => 'This API key is not valid.' ) ), array( $refused->status, $refused->body['code'], $refused->body['data']['fields'] ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'api_key' => $token ) )->status, 'A session is no key.' );
	}

	public function test_each_route_requires_its_scope(): void {
		global $wpdb;
		$this->open_hub();
		$token = $this->sign_up_and_verify()['token'];
		$id    = $this->a_block( 'scoped' )->published();
		$calls = array( array( 'GET', '/account' ), array( 'POST', '/account/api-key' ), array( 'GET', "/items/$id/content" ), array( 'DELETE', '/sessions/current' ) );
		foreach ( array( '', 'accounts', 'items account2' ) as $scopes ) {
			$wpdb->update( $wpdb->prefix . 'templately_tokens', array( 'scopes' => $scopes ), array( 'kind' => 'session' ) );
			foreach ( $calls as list( $method, $path ) ) {
				$refused = $this->ask( $method, $path, null, $token );
				$this->assertSame( array( 403, 'insufficient_scope' ), array( $refused->status, $refused->body['code'] ), "$method $path: $scopes" );
			}
		}
		$wpdb->update( $wpdb->prefix . 'templately_tokens', array( 'scopes' => 'items account' ), array( 'kind' => 'session' ) );
		foreach ( $calls as list( $method, $path ) ) {
			$this->get_from_hub( $method, $path, null, $token );
		}
	}

	/**
	 * Tokens have 256 bits.
	 * @group S13
	 * @group S5
	 */
	public function test_stores_no_token_or_password_in_clear(): void {
		global $wpdb;
		$this->open_hub();
		$token = $this->sign_up_and_verify()['token'];
		$key   = $this->get_from_hub( 'POST', '/account/api-key', array(), $token )['api_key'];
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$mailed = $this->mailed_token();
		$stored = '';
		foreach ( array( 'accounts', 'tokens', 'tries' ) as $table ) {
			$stored .= wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_$table" ) ); // phpcs:ignore WordPress.DB -- names of this list.
		}
		foreach ( array( $token, $key, $mailed ) as $secret ) {
			$this->assertGreaterThanOrEqual( 43, strlen( preg_replace( '/^tly_\w_/', '', $secret ) ) );
			$this->assertStringNotContainsString( substr( $secret, 10 ), $stored );
			$this->assertStringContainsString( hash( 'sha256', $secret ), $stored );
			$this->assertStringContainsString( substr( $secret, 0, 10 ), $stored );
		}
		$this->assertStringNotContainsString( self::form()['password'], $stored );
		$this->assertMatchesRegularExpression( '/^\$(argon2id|2y)\$/', (string) $wpdb->get_var( "SELECT password FROM {$wpdb->prefix}templately_accounts" ) );
	}

	public function test_a_session_ends_after_a_year(): void {
		$this->open_hub();
		$token             = $this->sign_up()['token'];
		$this->clock->now += 365 * DAY_IN_SECONDS - 1;
		$this->assertSame( 200, $this->ask( 'GET', '/account', null, $token )->status );
		++$this->clock->now;
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $token )->status );
	}

	/** @group ACC-084 */
	public function test_the_emailed_link_verifies_once_within_seven_days(): void {
		$this->open_hub();
		$token = $this->sign_up()['token'];
		$this->assertSame( array(), $this->mails, 'No mail before the answer.' );
		$mailed = $this->mailed_token();
		$this->assertSame( 'ada@example.org', $this->mails[0]['to'] );
		$pages = $this->hub->email_link_pages();
		$this->assertStringContainsString( 'Confirm my address', $pages->page( 'verify', $mailed, '', null )->html() );
		$this->assertFalse( $this->get_from_hub( 'GET', '/account', null, $token )['is_verified'], 'Opening the link changes nothing.' );
		$this->assert_no_old_link( $this->verify( $mailed ) );
		$this->assertTrue( $this->get_from_hub( 'GET', '/account', null, $token )['is_verified'] );
		$used = $this->verify( $mailed );
		$this->assertStringContainsString( 'This link is no longer valid. Request a new one.', $used->html() );
		$this->assertStringContainsString( 'templately-hub=send-again', $used->html() );

		$this->sign_up( array( 'email' => 'late@example.org' ) );
		$mailed            = $this->mailed_token();
		$this->clock->now += 7 * DAY_IN_SECONDS;
		$this->assert_old_link( $this->verify( $mailed ) );
	}

	/**
	 * @group S13
	 * @group ACC-085
	 */
	public function test_mail_requests_get_the_same_response_for_every_address(): void {
		$this->open_hub();
		$this->sign_up();
		$this->send_mails();
		foreach ( array( '/verifications' => 1, '/password-resets' => 1 ) as $path => $count ) {
			$this->mails = array();
			$known       = $this->ask( 'POST', $path, array( 'email' => 'ADA@example.org' ) );
			$unknown     = $this->ask( 'POST', $path, array( 'email' => 'nobody@example.org' ) );
			$this->assertEquals( $known, $unknown );
			$this->assertSame( array( 200, array( 'sent' => true ) ), array( $known->status, $known->body ) );
			$this->assertSame( array(), $this->mails );
			$this->send_mails();
			$this->assertCount( $count, $this->mails, $path );
		}
		foreach ( array( 'send-again', 'ask-reset' ) as $page ) {
			$known   = $this->hub->email_link_pages()->page( $page, '', '', array( 'email' => 'ada@example.org' ) );
			$unknown = $this->hub->email_link_pages()->page( $page, '', '', array( 'email' => 'nobody@example.org' ) );
			$this->assertSame( $known->html(), $unknown->html() );
			$this->assertStringContainsString( 'Please enter a valid email address.', $this->hub->email_link_pages()->page( $page, '', '', array( 'email' => 'nobody' ) )->html() );
			$this->assertStringContainsString( 'value="a+b@example.org"', $this->hub->email_link_pages()->page( $page, '', 'a+b@example.org', null )->html() );
		}
	}

	public function test_a_password_reset_ends_sessions_and_works_once_within_an_hour(): void {
		$this->open_hub();
		$token = $this->sign_up_and_verify()['token'];
		$key   = $this->get_from_hub( 'POST', '/account/api-key', array(), $token )['api_key'];
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$mailed = $this->mailed_token();
		$pages  = $this->hub->email_link_pages();
		$this->assertStringContainsString( 'New password', $pages->page( 'set-password', $mailed, '', null )->html() );
		$weak = $pages->page( 'set-password', '', '', array( 'token' => $mailed, 'password' => 'weak', 'confirm_password' => 'other' ) );
		$this->assertStringContainsString( 'Password must contain at least 8 characters, uppercase, lowercase and numbers.', $weak->html() );
		$this->assertStringContainsString( 'Password not matched!', $weak->html() );
		$this->assertStringNotContainsString( 'weak', $weak->html() );
		$new = array( 'token' => $mailed, 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' );
		$this->assert_no_old_link( $pages->page( 'set-password', '', '', $new ) );
		$this->assert_old_link( $pages->page( 'set-password', '', '', $new ) );
		$this->assertSame( array( 401, 401, 401 ), array( $this->ask( 'GET', '/account', null, $token )->status, $this->ask( 'GET', '/account', null, $key )->status, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => self::form()['password'] ) )->status ) );
		$this->assertTrue( $this->log_in( 'N3wpassword' )['account']['is_verified'] );
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$mailed            = $this->mailed_token();
		$this->clock->now += HOUR_IN_SECONDS;
		$this->assert_old_link( $pages->page( 'set-password', $mailed, '', null ) );
	}

	/**
	 * Decision E01. The address stays unverified.
	 * @group S18
	 */
	public function test_a_local_login_creates_the_account_once(): void {
		$this->open_hub();
		$user  = self::user();
		$first = $this->get_from_hub( 'POST', '/sessions/local', $user );
		$this->assertSame( array( 'Grace', 'Hopper', true, 'free', 'grace@example.org' ), array( $first['account']['first_name'], $first['account']['last_name'], $first['account']['is_verified'], $first['account']['plan'], $first['account']['email'] ) );
		$second = $this->get_from_hub( 'POST', '/sessions/local', array( 'email' => 'new@example.org' ) + $user );
		$this->assertSame( array( $first['account']['id'], 'new@example.org' ), array( $second['account']['id'], $second['account']['email'] ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => $user['email'], 'password' => str_repeat( 'x', 9 ) ) )->status );
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
		$other = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'b', 64 ), 'email' => 'other@example.org', 'first_name' => '', 'last_name' => '' ) + $user );
		$this->assertSame( array( 'Grace', 'H.' ), array( $other['account']['first_name'], $other['account']['last_name'] ) );
	}

	public function test_a_given_plan_ends_when_the_site_withdraws_it(): void {
		$this->open_hub();
		$user  = self::user();
		$token = $this->get_from_hub( 'POST', '/sessions/local', $user )['token'];
		$plan  = function () use ( $token ): string {
			return $this->get_from_hub( 'GET', '/account', null, $token )['plan'];
		};
		$this->assertSame( 'free', $plan() );
		$this->users->plans[ '7 ' . $user['subject'] ] = 'pro';
		$this->assertSame( 'pro', $plan() );
		$id = $this->a_block( 'paid' )->for_plan( 'pro' )->sold_for( 100 )->published();
		$this->assertSame( 200, $this->ask( 'GET', "/items/$id/content", null, $token )->status );
		$this->users->plans = array( '8 ' . $user['subject'] => 'pro' );
		$this->assertSame( 'free', $plan() );
		$this->assertSame( 'required_pro_templately', $this->ask( 'GET', "/items/$id/content", null, $token )->body['code'] );
	}

	/** @group S18 */
	public function test_an_unverified_address_does_not_block_its_owner(): void {
		$this->open_hub();
		$mallory = array( 'email' => 'ada@example.org' ) + self::user();
		$local   = $this->get_from_hub( 'POST', '/sessions/local', $mallory );
		$refused = $this->ask( 'POST', '/account/api-key', array(), $local['token'] );
		$this->assertSame( array( 403, 'unproven_address', 'Please confirm your address ada@example.org first. We have sent you a link.' ), array( $refused->status, $refused->body['code'] ?? '', $refused->body['message'] ?? '' ) );
		$proof = $this->mailed_token();
		$this->assertSame( 'ada@example.org', end( $this->mails )['to'] );

		// Ada owns the mailbox.
		$ada = $this->sign_up_and_verify();
		$this->assertNotSame( $local['account']['id'], $ada['account']['id'] );
		$this->assertTrue( $this->get_from_hub( 'GET', '/account', null, $ada['token'] )['is_verified'] );
		$this->users->here = $mallory['subject'];
		$this->assert_old_link( $this->verify( $proof ) );
		$this->assertSame( 403, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
		$this->assertSame( $local['account']['id'], $this->get_from_hub( 'POST', '/sessions/local', $mallory )['account']['id'], 'It goes on, for its WordPress user.' );
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$this->hub->email_link_pages()->page( 'set-password', '', '', array( 'token' => $this->mailed_token(), 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' ) );
		$this->assertSame( $ada['account']['id'], $this->log_in( 'N3wpassword' )['account']['id'] );
		$this->assertSame( $local['account']['id'], $this->get_from_hub( 'POST', '/sessions/local', $mallory )['account']['id'] );

		// Another user with the same address gets neither this account nor a second one.
		$this->assertSame( 409, $this->ask( 'POST', '/sessions/local', array( 'subject' => str_repeat( 'd', 64 ) ) + $mallory )->status );
	}

	/** @group S18 */
	public function test_the_first_to_verify_an_address_gets_it(): void {
		$this->open_hub();
		$user              = array( 'email' => 'ada@example.org' ) + self::user();
		$local             = $this->get_from_hub( 'POST', '/sessions/local', $user );
		$squatter          = $this->sign_up();
		$this->users->here = $user['subject'];
		$this->ask( 'POST', '/account/api-key', array(), $local['token'] );
		$this->send_mails();
		$token = '';
		foreach ( $this->mails as $mail ) {
			preg_match( '/[?&;]token=([\w-]+)/', $mail['message'], $found );
			if ( false !== strpos( $mail['message'], 'The WordPress user “user-aaaa”' ) ) {
				$token = $found[1];
			}
		}
		$this->assert_no_old_link( $this->verify( $token ) );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $squatter['token'] )->status );
		$this->assertSame( array( null, '' ), $GLOBALS['wpdb']->get_row( $GLOBALS['wpdb']->prepare( "SELECT email, password FROM {$GLOBALS['wpdb']->prefix}templately_accounts WHERE id = %d", $squatter['account']['id'] ), ARRAY_N ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => self::form()['password'] ) )->status );
		$this->assertSame( 200, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
	}

	/** @group S18 */
	public function test_a_password_set_by_mail_ends_all_other_ways_to_sign_in(): void {
		$this->open_hub();
		$user              = array( 'email' => 'ada@example.org' ) + self::user();
		$local             = $this->get_from_hub( 'POST', '/sessions/local', $user );
		$this->users->here = $user['subject'];
		$this->ask( 'POST', '/account/api-key', array(), $local['token'] );
		$this->assert_no_old_link( $this->verify( $this->mailed_token() ) );
		$key = $this->get_from_hub( 'POST', '/account/api-key', array(), $local['token'] )['api_key'];
		$this->users->plans[ '7 ' . $user['subject'] ] = 'pro';
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$this->hub->email_link_pages()->page( 'set-password', '', '', array( 'token' => $this->mailed_token(), 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' ) );
		foreach ( array( $local['token'], $key ) as $token ) {
			$this->assertSame( 401, $this->ask( 'GET', '/account', null, $token )->status );
		}
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'api_key' => $key ) )->status );
		$this->assertSame( array( 409, 'account_exists' ), array( $this->ask( 'POST', '/sessions/local', $user )->status, $this->ask( 'POST', '/sessions/local', $user )->body['code'] ) );
		$account = $this->log_in( 'N3wpassword' )['account'];
		$this->assertSame( array( $local['account']['id'], 'free' ), array( $account['id'], $account['plan'] ) );
	}

	public function test_a_link_verifies_only_the_address_it_was_sent_to(): void {
		$this->open_hub();
		$user  = self::user();
		$local = $this->get_from_hub( 'POST', '/sessions/local', $user );
		$this->ask( 'POST', '/account/api-key', array(), $local['token'] );
		$own = $this->mailed_token();
		$this->get_from_hub( 'POST', '/sessions/local', array( 'email' => 'victim@example.org' ) + $user );
		$this->assert_old_link( $this->verify( $own ) );
		$this->assertSame( 403, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
	}

	/**
	 * All other ways to sign in end.
	 * @group S18
	 */
	public function test_linking_requires_the_password_or_an_emailed_link(): void {
		$this->open_hub();
		$session  = $this->sign_up_and_verify();
		$key      = $this->get_from_hub( 'POST', '/account/api-key', array(), $session['token'] )['api_key'];
		$user     = array( 'email' => 'ada@example.org' ) + self::user();
		$link     = self::link_of( $user );
		$response = $this->ask( 'POST', '/sessions/local', $user );
		$this->assertSame( array( 409, 'account_exists' ), array( $response->status, $response->body['code'] ) );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions/local/link', array( 'password' => 'wrong' ) + $link )->status );
		$this->assertSame( 409, $this->ask( 'POST', '/sessions/local', $user )->status );
		$this->users->plans[ '7 ' . $user['subject'] ] = 'pro';
		$linked                                        = $this->get_from_hub( 'POST', '/sessions/local/link', array( 'password' => self::form()['password'] ) + $link );
		$this->assertSame( array( false, 'pro' ), array( $linked['sent'], $linked['account']['plan'] ) );
		$this->assertSame( $linked['account']['id'], $this->get_from_hub( 'POST', '/sessions/local', $user )['account']['id'] );
		foreach ( array( $session['token'], $key ) as $token ) {
			$this->assertSame( 401, $this->ask( 'GET', '/account', null, $token )->status );
		}
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => self::form()['password'] ) )->status );
	}

	/** @group S18 */
	public function test_linking_by_password_does_not_verify_the_address(): void {
		$this->open_hub();
		$this->sign_up();
		$user   = array( 'email' => 'ada@example.org' ) + self::user();
		$linked = $this->get_from_hub( 'POST', '/sessions/local/link', array( 'password' => self::form()['password'] ) + self::link_of( $user ) );
		$again  = $this->get_from_hub( 'POST', '/sessions/local', $user );
		$this->assertSame( array( $linked['account']['id'], false, false ), array( $again['account']['id'], $linked['account']['is_verified'], $again['account']['is_verified'] ) );
		$this->assertSame( 403, $this->ask( 'POST', '/account/api-key', array(), $again['token'] )->status );
	}

	/**
	 * @dataProvider squatters
	 * @group S18
	 */
	public function test_linking_by_mail_ends_all_other_ways_to_sign_in( string $sign_up ): void {
		$this->open_hub();
		$squatter          = $this->$sign_up()['token'];
		$user              = array( 'email' => 'ada@example.org' ) + self::user();
		$this->users->here = $user['subject'];
		$this->send_mails();
		$sent = $this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( $user ) );
		$this->assertSame( array( true, '', null ), array( $sent['sent'], $sent['token'], $sent['account'] ) );
		$mailed = $this->mailed_token();
		$this->assert_no_old_link( $this->hub->email_link_pages()->page( 'link', $mailed, '', null ) );
		$this->assertSame( 409, $this->ask( 'POST', '/sessions/local', $user )->status, 'Opening the link changes nothing.' );
		$this->assert_no_old_link( $this->hub->email_link_pages()->page( 'link', '', '', array( 'token' => $mailed ) ) );
		$this->assertTrue( $this->get_from_hub( 'POST', '/sessions/local', $user )['account']['is_verified'] );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $squatter )->status );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => self::form()['password'] ) )->status );
	}

	/** @group S18 */
	public function test_a_linking_mail_expires_after_an_hour(): void {
		$this->open_hub();
		$this->sign_up_and_verify();
		$user              = array( 'email' => 'ada@example.org' ) + self::user();
		$this->users->here = $user['subject'];
		foreach ( array( HOUR_IN_SECONDS => 'assert_old_link', HOUR_IN_SECONDS - 1 => 'assert_no_old_link' ) as $later => $expected ) {
			$this->get_from_hub( 'POST', '/sessions/local/link', self::link_of( $user ) );
			$mailed            = $this->mailed_token();
			$this->clock->now += $later;
			$this->$expected( $this->hub->email_link_pages()->page( 'link', $mailed, '', null ) );
			$this->$expected( $this->hub->email_link_pages()->page( 'link', '', '', array( 'token' => $mailed ) ) );
		}
	}

	/** @return array<string, array{string}> Ways to have had the account before. */
	public function squatters(): array {
		return array(
			'unverified' => array( 'sign_up' ),
			'verified'   => array( 'sign_up_and_verify' ),
		);
	}

	/** @group S18 */
	public function test_compares_addresses_byte_by_byte(): void {
		global $wpdb;
		$this->open_hub();
		$this->sign_up();
		foreach ( array( 'ädä@example.org', 'ádá@example.org', 'ＡＤＡ@example.org', 'ａｄａ@example.org', "ada@example.org\u{200B}", 'ada@exämple.org' ) as $other ) {
			$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => $other, 'password' => self::form()['password'] ) )->status, $other );
			$this->assertSame( array(), $this->hub->privacy_tools()->export( $other )['data'], $other );
			$this->assertFalse( $this->hub->privacy_tools()->erase( $other )['items_removed'], $other );
			// WordPress allows such addresses.
			$this->assertSame( 200, $this->ask( 'POST', '/sessions/local', array( 'subject' => hash( 'sha256', $other ), 'email' => $other ) + self::user() )->status, $other );
		}
		$this->assertSame( 200, $this->ask( 'POST', '/sessions', array( 'email' => ' ADA@Example.org ', 'password' => self::form()['password'] ) )->status );
		$this->assertSame( 7, $this->rows_of_hub()['accounts'] );
		$this->assertTrue( $this->hub->privacy_tools()->erase( 'ädä@example.org' )['items_removed'] );
		$this->assertSame( 6, $this->rows_of_hub()['accounts'] );
		$this->assertSame( 200, $this->ask( 'POST', '/sessions', array( 'email' => 'ada@example.org', 'password' => self::form()['password'] ) )->status );
	}

	public function test_a_token_works_as_its_own_kind_only(): void {
		$this->open_hub();
		$session = $this->sign_up()['token'];
		$verify  = $this->mailed_token();
		$this->ask( 'POST', '/password-resets', array( 'email' => 'ada@example.org' ) );
		$reset = $this->mailed_token();
		$this->assertSame( array( 401, 401 ), array( $this->ask( 'GET', '/account', null, $verify )->status, $this->ask( 'GET', '/account', null, $reset )->status ) );
		foreach ( array( 'verify' => array( $session, $reset ), 'set-password' => array( $session, $verify ), 'link' => array( $session, $verify, $reset ) ) as $page => $tokens ) {
			foreach ( array_merge( $tokens, array( '', 'x', "' OR 1=1 -- " ) ) as $token ) {
				$this->assert_old_link( $this->hub->email_link_pages()->page( $page, $token, '', null ) );
				$this->assert_old_link( $this->hub->email_link_pages()->page( $page, '', '', array( 'token' => $token, 'password' => 'N3wpassword', 'confirm_password' => 'N3wpassword' ) ) );
			}
		}
	}

	public function test_pages_run_no_scripts(): void {
		$this->open_hub();
		$page = $this->hub->email_link_pages()->page( 'send-again', '', '"><script>alert(1)</script>@example.org', null );
		$this->assertStringNotContainsString( '<script', $page->html() );
		$headers = $page->headers();
		$this->assertStringContainsString( "default-src 'none'", $headers['Content-Security-Policy'] );
		$this->assertSame( array( 'no-referrer', 'noindex, nofollow', 'no-store' ), array( $headers['Referrer-Policy'], $headers['X-Robots-Tag'], $headers['Cache-Control'] ) );
		preg_match( '#<style>(.*)</style>#s', $page->html(), $style );
		$this->assertStringContainsString( base64_encode( hash( 'sha256', $style[1], true ) ), $headers['Content-Security-Policy'] );
		$this->assertSame( 404, $this->hub->email_link_pages()->page( 'nowhere', '', '', null )->status() );
		$this->assertSame( 404, $this->hub->email_link_pages()->page( '', '', '', array() )->status() );
	}

	private function assert_old_link( Templately\Hub\Pages\Html_Page $page ): void {
		$this->assertStringContainsString( 'This link is no longer valid. Request a new one.', $page->html() );
	}

	private function assert_no_old_link( Templately\Hub\Pages\Html_Page $page ): void {
		$this->assertSame( 200, $page->status() );
		$this->assertStringNotContainsString( 'role="alert"', $page->html() );
	}

	/**
	 * @param string $password '' for that of form().
	 * @return array{token: string, account: array<string, mixed>}
	 */
	private function log_in( string $password = '' ): array {
		return $this->get_from_hub( 'POST', '/sessions', array( 'email' => ' ADA@example.org', 'password' => '' === $password ? self::form()['password'] : $password ) );
	}

	/**
	 * @param array<string, mixed> $user See user().
	 * @return array<string, mixed> Arguments that link the user.
	 */
	private static function link_of( array $user ): array {
		return array_intersect_key( $user, array_flip( array( 'subject', 'user_id', 'email' ) ) );
	}

	/** @return array<string, int|string> WordPress user as the site describes it. */
	private static function user(): array {
		return array(
			'subject'    => str_repeat( 'a', 64 ),
			'email'      => 'grace@example.org',
			'name'       => 'Grace H.',
			'first_name' => 'Grace',
			'last_name'  => 'Hopper',
			'user_id'    => 7,
		);
	}
}
