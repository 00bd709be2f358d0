<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Token_Store;
use Templately\Hub\Pages\Html_Page;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Settings\Settings;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Has_Workspaces;

// phpcs:disable WordPress.DB.PreparedSQL -- names of tables.

/**
 * Accounts that Mallory creates with Bob's address before Bob follows an e-mailed link.
 * @group S21
 */
final class Proven_Addresses_Test extends Test_Case {

	use Asks_Hub;
	use Has_Workspaces;

	private const SUBJECT = 'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm';

	/** What Bob sets on the page of a mailed link. */
	private const BOB = array(
		'first_name'       => ' Bob ',
		'last_name'        => 'Okri',
		'password'         => 'B0bs-password',
		'confirm_password' => 'B0bs-password',
		'privacy_consent'  => '1',
		'terms_consent'    => '1',
	);

	/** @var array{token: string, id: int, email: string} */
	private $ada;

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ada = $this->person( 'Ada' );
		$this->send_mails();
		$this->mails = array();
	}

	/** @return array<string, array{string}> E-mailed links to the account that Mallory created with Bob's address. */
	public function links(): array {
		return array(
			'an invitation'    => array( 'invitation' ),
			'a verification'   => array( 'verify' ),
			'a password reset' => array( 'set-password' ),
		);
	}

	/**
	 * Opening the link changes nothing; Bob's new password works.
	 * @dataProvider links
	 */
	public function test_a_followed_link_ends_all_earlier_ways_to_sign_in( string $page ): void {
		global $wpdb;
		$mallory = $this->sign_up( array( 'first_name' => 'Mallory', 'last_name' => 'Mean', 'email' => 'bob@example.org' ) );
		$key     = $this->tokens()->create( $mallory['account']['id'], Token_Store::API_KEY );
		$by_key  = $this->get_from_hub( 'POST', '/sessions', array( 'api_key' => $key ) )['token'];
		$by_word = $this->get_from_hub( 'POST', '/sessions', array( 'email' => 'bob@example.org', 'password' => self::form()['password'] ) )['token'];
		$team    = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		if ( 'set-password' === $page ) {
			$this->ask( 'POST', '/password-resets', array( 'email' => 'bob@example.org' ) );
		}
		$links             = $this->links_to_bob();
		$this->clock->now += 100;

		$before = $this->rows();
		$opened = $this->hub->email_link_pages()->page( $page, $links[ $page ], '', null );
		foreach ( array( array( 'first_name' => '' ), array( 'password' => 'weak', 'confirm_password' => 'weak' ), array( 'confirm_password' => 'An0ther-password' ) ) as $wrong ) {
			$refused = $this->send_form( $page, $links[ $page ], $wrong );
			$this->assertStringContainsString( 'aria-invalid="true"', $refused->html() );
			$this->assertStringNotContainsString( 'B0bs-password', $refused->html() );
		}
		$this->assertSame( $before, $this->rows(), 'To open a link, or to send a form that is wrong, changes nothing.' );
		$this->assertSame( 200, $this->ask( 'GET', '/account', null, $mallory['token'] )->status );
		$this->assertSame( 'invitation' === $page ? 0 : 1, substr_count( $opened->html(), 'Mallory' ) );

		$this->assertStringNotContainsString( '<form', $this->send_form( $page, $links[ $page ] )->html() );
		foreach ( array( $mallory['token'], $key, $by_key, $by_word ) as $number => $token ) {
			$this->assertSame( 401, $this->ask( 'GET', '/account', null, $token )->status, "$number" );
		}
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'api_key' => $key ) )->status );
		$this->assertSame( 401, $this->ask( 'POST', '/sessions', array( 'email' => 'bob@example.org', 'password' => self::form()['password'] ) )->status );
		foreach ( array_diff_key( $links, array( 'invitation' => '' ) ) as $name => $token ) {
			$this->assertStringContainsString( 'This link is no longer valid.', $this->send_form( $name, $token )->html(), $name );
		}
		$bob = $this->get_from_hub( 'POST', '/sessions', array( 'email' => 'bob@example.org', 'password' => self::BOB['password'] ) );
		$this->assertSame( array( 'Bob', 'Okri', true ), array( $bob['account']['first_name'], $bob['account']['last_name'], $bob['account']['is_verified'] ) );
		$this->assertSame( 200, $this->ask( 'POST', '/account/api-key', array(), $bob['token'] )->status );
		$this->assertSame( 'invitation' === $page ? array( 'Bob Okri' ) : array(), array_column( $this->workspace_as( $team, $this->ada )['people'], 'name' ) );
		$this->assertSame( 'invitation' === $page ? '1800000100' : '1800000000', $wpdb->get_var( "SELECT consented_at FROM {$wpdb->prefix}templately_accounts WHERE id = {$mallory['account']['id']}" ) );
	}

	public function test_a_followed_link_ends_the_login_of_a_linked_wordpress_user(): void {
		$this->sign_up( array( 'email' => 'bob@example.org' ) );
		$user  = array( 'subject' => self::SUBJECT, 'user_id' => 7, 'email' => 'bob@example.org' );
		$there = $this->get_from_hub( 'POST', '/sessions/local/link', $user + array( 'password' => self::form()['password'] ) );
		$this->assertSame( $there['account']['id'], $this->get_from_hub( 'POST', '/sessions/local', $user )['account']['id'] );
		$this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$this->assertStringContainsString( 'Welcome', $this->send_form( 'invitation', $this->links_to_bob()['invitation'] )->html() );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $there['token'] )->status );
		$this->assertSame( array( 409, 'account_exists' ), array( $this->ask( 'POST', '/sessions/local', $user )->status, $this->ask( 'POST', '/sessions/local', $user )->body['code'] ) );
		$this->assertSame( 200, $this->ask( 'POST', '/sessions', array( 'email' => 'bob@example.org', 'password' => self::BOB['password'] ) )->status );
	}

	/** @group ACC-086 */
	public function test_the_creator_stays_signed_in_with_their_password(): void {
		$bob    = $this->sign_up( array( 'email' => 'bob@example.org' ) );
		$token  = $this->links_to_bob()['verify'];
		$opened = $this->hub->email_link_pages()->page( 'verify', $token, '', null )->html();
		$this->assertStringContainsString( 'Confirm that bob@example.org is your address.', $opened );
		$this->assertSame( 'Ada', $this->value( $opened, 'first_name' ) );
		$this->assertStringContainsString( 'I&#039;ve verified &amp; Close', $this->verify( $token )->html() );
		$account = $this->get_from_hub( 'GET', '/account', null, $bob['token'] );
		$this->assertSame( array( $bob['account']['id'], true ), array( $account['id'], $account['is_verified'] ) );
	}

	public function test_verification_and_end_of_sessions_are_one_transaction(): void {
		$this->sign_up( array( 'email' => 'bob@example.org' ) );
		$token  = $this->links_to_bob()['verify'];
		$before = $this->rows();
		$break  = static function ( string $sql ): string {
			if ( 1 === preg_match( '/^DELETE FROM `?\w+templately_tokens`? WHERE account_id/', $sql ) ) {
				throw new RuntimeException( 'The process ends here.' );
			}
			return $sql;
		};
		add_filter( 'query', $break );
		try {
			$this->send_form( 'verify', $token );
			$this->fail( 'Nothing was ended.' );
		} catch ( RuntimeException $exception ) {
			remove_filter( 'query', $break );
		}
		$this->assertSame( $before['accounts'], $this->rows()['accounts'] );
	}

	public function test_an_invitation_creates_an_account_with_a_verified_address(): void {
		update_option( 'blogname', 'Pears' );
		$item = $this->a_block( 'sold' )->sold_for( 9 )->published();
		$this->hub->purchases()->record( 'A-1', 'bob@example.org', array( $item ) );
		$team  = $this->workspace( $this->ada, 'Team', array( 'Bob@example.org' ) );
		$token = $this->links_to_bob()['invitation'];
		$page  = $this->hub->email_link_pages()->page( 'invitation', $token, '', null )->html();
		$this->assertStringContainsString( 'Create account and join', $page );
		$this->assertStringNotContainsString( '_consent', $page, 'A text that is linked nowhere needs no consent.' );
		( new Settings() )->set_link( 'privacy', 'https://pears.example/privacy' );
		( new Settings() )->set_link( 'terms', 'https://pears.example/terms' );
		foreach ( array( 'privacy_consent', 'terms_consent' ) as $consent ) {
			$this->assertStringContainsString( "aria-describedby=\"$consent-error\"", $this->send_form( 'invitation', $token, array( $consent => '' ) )->html() );
		}
		$this->assertSame( 'Bob', trim( (string) $this->value( $this->send_form( 'invitation', $token, array( 'password' => 'x' ) )->html(), 'first_name' ) ) );
		$this->assertSame( array( 'Ada' ), array_column( $this->people(), 'first_name' ) );
		$joined = $this->send_form( 'invitation', $token )->html();
		$this->assertStringContainsString( 'You have joined the WorkSpace “Team”.', $joined );
		$this->assertStringContainsString( 'sign in to the library with bob@example.org', $joined );
		$this->assertStringContainsString( '<a href="' . esc_url( home_url( '/' ) ) . '">Go to Pears</a>', $joined );
		$this->mails = array();
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
		$bob = $this->get_from_hub( 'POST', '/sessions', array( 'email' => 'bob@example.org', 'password' => self::BOB['password'] ) );
		$this->assertSame( array( 'Bob Okri', true, array( $item ) ), array( $bob['account']['name'], $bob['account']['is_verified'], $bob['account']['purchasedItems'] ) );
		$this->assertSame( 'editor', $this->workspace_as( $team, $bob )['role'] );
		$this->assertSame( 200, $this->ask( 'POST', '/account/api-key', array(), $bob['token'] )->status );
		$this->assertStringContainsString( 'This invitation is no longer valid', $this->send_form( 'invitation', $token )->html() );
		$this->assertCount( 2, $this->people() );
	}

	public function test_an_invitation_withdrawn_meanwhile_creates_no_account(): void {
		global $wpdb;
		foreach ( array( false, true ) as $has_account ) {
			if ( $has_account ) {
				$this->sign_up( array( 'email' => 'bob@example.org' ) );
			}
			$this->clock->now += DAY_IN_SECONDS;
			$this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
			$token    = $this->links_to_bob()['invitation'];
			$before   = array_intersect_key( $this->rows(), array( 'accounts' => '', 'tokens' => '' ) );
			$withdraw = static function ( string $sql ) use ( $wpdb, &$withdraw ): string {
				if ( 1 === preg_match( '/^SELECT role FROM `?\w+templately_invitations/', $sql ) ) {
					remove_filter( 'query', $withdraw );
					return "SELECT role FROM {$wpdb->prefix}templately_invitations WHERE id = 0";
				}
				return $sql;
			};
			add_filter( 'query', $withdraw );
			$this->assertSame( 404, $this->send_form( 'invitation', $token )->status() );
			$this->assertSame( $before, array_intersect_key( $this->rows(), $before ) );
		}
	}

	/**
	 * Other visitors verify nothing, link nothing, and do not use the link up.
	 * @group S18
	 */
	public function test_links_of_a_wordpress_user_work_in_their_session_only(): void {
		$user  = array( 'subject' => self::SUBJECT, 'user_id' => 7, 'email' => 'bob@example.org' );
		$local = $this->get_from_hub( 'POST', '/sessions/local', $user + array( 'name' => 'Mallory Mean' ) );
		$this->ask( 'POST', '/account/api-key', array(), $local['token'] );
		$verify = $this->links_to_bob()['verify'];
		$text   = wp_strip_all_tags( end( $this->mails )['message'] );
		$this->assertStringContainsString( 'The WordPress user “user-mmmm” of ' . get_bloginfo( 'name' ) . ' (' . wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ) . ') uses this email address.', $text );
		$this->assertStringContainsString( 'Hello,', $text );
		$this->assert_only_in_session( 'verify', $verify, 'Confirm my address' );
		$this->assertSame( 200, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status, 'In their own session they stay signed in.' );

		$cy    = $this->sign_up( array( 'email' => 'cy@example.org', 'first_name' => 'Cy' ) );
		$other = array( 'subject' => str_repeat( 'n', 64 ), 'user_id' => 8, 'email' => 'cy@example.org' );
		$this->send_mails();
		$this->get_from_hub( 'POST', '/sessions/local/link', $other );
		$link = $this->mailed_token();
		$this->assertStringContainsString( 'The WordPress user “user-nnnn” of ', wp_strip_all_tags( end( $this->mails )['message'] ) );
		$this->users->here = '';
		$this->assert_only_in_session( 'link', $link, 'Link my account', $other['subject'] );
		$this->assertSame( $cy['account']['id'], $this->get_from_hub( 'POST', '/sessions/local', $other )['account']['id'] );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $cy['token'] )->status );

		// The user has changed their address since.
		$this->clock->now                       += HOUR_IN_SECONDS;
		$this->users->subjects['cy@example.org'] = self::SUBJECT;
		$this->mails                             = array();
		$this->get_from_hub( 'POST', '/sessions/local/link', $other );
		$this->send_mails();
		$this->assertSame( array(), $this->mails );
	}

	public function test_a_wordpress_user_accepts_an_invitation_in_their_session(): void {
		$squatter = $this->sign_up( array( 'email' => 'bob@example.org' ) );
		$user     = array( 'subject' => self::SUBJECT, 'user_id' => 7, 'email' => 'bob@example.org' );
		$local    = $this->get_from_hub( 'POST', '/sessions/local', array( 'email' => 'before@example.org' ) + $user + array( 'name' => 'Bob Okri' ) );
		$this->get_from_hub( 'POST', '/sessions/local', $user );
		$team  = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$token = $this->links_to_bob()['invitation'];
		foreach ( array( '', str_repeat( 'n', 64 ) ) as $here ) {
			$this->users->here = $here;
			$page              = $this->hub->email_link_pages()->page( 'invitation', $token, '', null )->html();
			$this->assertStringContainsString( 'Create account and join', $page );
			$this->assertStringContainsString( 'Are you a WordPress user of this site with that address?', $page );
		}
		$this->users->here = self::SUBJECT;
		$this->workspace( $this->ada, 'Of Dora', array( 'dora@example.org' ) );
		$this->assertStringContainsString( 'Create account and join', $this->hub->email_link_pages()->page( 'invitation', $this->mailed_token(), '', null )->html(), 'The invitation of another address.' );
		$this->assertStringContainsString( 'Accept the invitation', $this->hub->email_link_pages()->page( 'invitation', $token, '', null )->html() );
		$this->assertStringContainsString( 'Welcome', $this->hub->email_link_pages()->page( 'invitation', '', '', array( 'token' => $token, 'answer' => 'accept' ) )->html() );
		$this->assertSame( 'editor', $this->workspace_as( $team, $local )['role'] );
		$this->assertSame( 200, $this->ask( 'POST', '/account/api-key', array(), $local['token'] )->status );
		$this->assertSame( 401, $this->ask( 'GET', '/account', null, $squatter['token'] )->status );
		$this->assertSame( array( 'Bob Okri' ), array_column( $this->workspace_as( $team, $this->ada )['people'], 'name' ) );
	}

	/** Not a WordPress user with the same unverified address. */
	public function test_the_verified_account_accepts_the_invitation(): void {
		$bob   = $this->person( 'Bob' );
		$local = $this->get_from_hub( 'POST', '/sessions/local', array( 'subject' => self::SUBJECT, 'user_id' => 7, 'email' => 'before@example.org', 'name' => 'Mallory' ) );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->prefix . 'templately_accounts', array( 'told_email' => 'bob@example.org' ), array( 'id' => $local['account']['id'] ) );
		$this->users->here = self::SUBJECT;
		$team              = $this->workspace( $this->ada, 'Team', array( 'bob@example.org' ) );
		$token             = $this->links_to_bob()['invitation'];
		$this->assertStringContainsString( 'Welcome', $this->hub->email_link_pages()->page( 'invitation', '', '', array( 'token' => $token, 'answer' => 'accept' ) )->html() );
		$this->assertSame( array( $bob['id'] ), array_column( $this->workspace_as( $team, $this->ada )['people'], 'id' ) );
	}

	/** @group S18 */
	public function test_mails_and_pages_shorten_names_and_remove_urls(): void {
		global $wpdb;
		update_option( 'blogname', 'Pears' );
		$id = $this->sign_up( array( 'email' => 'bob@example.org', 'first_name' => 'Your site was hacked', 'last_name' => 'Call us now' ) )['account']['id'];
		$this->send_mails();
		$text = wp_strip_all_tags( end( $this->mails )['message'] );
		$this->assertStringContainsString( 'Hello,', $text );
		$this->assertStringContainsString( 'Someone signed up at Pears (' . wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ) . ') with this email address and the name “Your site was hacked Call us now”.', $text );
		$evil = array( 'https://evil.example/x', 'www.evil.example', 'evil。example', 'me@evil.example', '192.0.2.66', "\u{202E}drows evil.example" );
		foreach ( array( 0, 1 ) as $verified_at ) {
			foreach ( $evil as $number => $name ) {
				$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'first_name' => "See $name", 'last_name' => str_repeat( 'ä', 70 ), 'verified_at' => $verified_at ), array( 'id' => $id ) );
				$this->mails = array();
				$this->ask( 'POST', '/password-resets', array( 'email' => 'bob@example.org', 'client' => "r$verified_at$number" ) );
				$this->ask( 'POST', '/verifications', array( 'email' => 'bob@example.org', 'client' => "v$verified_at$number" ) );
				$this->get_from_hub( 'POST', '/sessions/local/link', array( 'subject' => hash( 'sha256', "$verified_at$number" ), 'user_id' => 9, 'email' => 'bob@example.org', 'client' => "l$verified_at$number" ) );
				$this->send_mails();
				$this->assertCount( 0 === $verified_at ? 3 : 2, $this->mails );
				foreach ( $this->mails as $mail ) {
					$text = $mail['subject'] . wp_strip_all_tags( $mail['message'] );
					$this->assertStringNotContainsString( 'evil', $text );
					$this->assertStringNotContainsString( '192.0', $text );
					$this->assertStringNotContainsString( "\u{202E}", $text );
					$this->assertStringNotContainsString( str_repeat( 'ä', 61 ), $text );
					$this->assertSame( $verified_at, substr_count( $text, 'Hello See ' ) );
				}
				$this->clock->now += HOUR_IN_SECONDS;
			}
		}
		$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'first_name' => 'See', 'last_name' => 'https://evil.example/x' ), array( 'id' => $this->ada['id'] ) );
		$this->workspace( $this->ada, 'Win www.evil.example', array( 'cy@example.org' ) );
		$token = $this->mailed_token();
		foreach ( array( $this->hub->email_link_pages()->page( 'invitation', $token, '', null ), $this->send_form( 'invitation', $token ) ) as $page ) {
			$this->assertStringNotContainsString( 'evil', $page->html() );
			$this->assertStringContainsString( 'Win …', $page->html() );
		}
	}

	/** Asserts that a link works only in the session of its WordPress user, and uses it. */
	private function assert_only_in_session( string $page, string $token, string $button, string $user = self::SUBJECT ): void {
		foreach ( array( '', str_repeat( 'x', 64 ) ) as $here ) {
			$this->users->here = $here;
			$before            = $this->rows();
			foreach ( array( $this->hub->email_link_pages()->page( $page, $token, '', null ), $this->send_form( $page, $token ) ) as $answer ) {
				$this->assertStringContainsString( 'Log in first', $answer->html() );
				$this->assertStringNotContainsString( $button, $answer->html() );
			}
			try {
				'link' === $page ? $this->hub->email_links()->link( $token ) : $this->hub->email_links()->verify( $token );
				$this->fail( "It works elsewhere: $page." );
			} catch ( Templately\Shared\Rest\Failure $failure ) {
				$this->assertSame( 403, $failure->status() );
			}
			$this->assertSame( $before, $this->rows() );
		}
		$this->users->here = $user;
		$this->assertStringContainsString( $button, $this->hub->email_link_pages()->page( $page, $token, '', null )->html() );
		$this->assertStringNotContainsString( 'Log in first', $this->hub->email_link_pages()->page( $page, '', '', array( 'token' => $token ) )->html() );
	}

	/**
	 * Sends a form as Bob.
	 * @param array<string, string> $more Changed fields.
	 */
	private function send_form( string $page, string $token, array $more = array() ): Html_Page {
		return $this->hub->email_link_pages()->page( $page, '', '', wp_slash( $more + compact( 'token' ) + array( 'answer' => 'accept' ) + self::BOB ) );
	}

	/** @return array<string, string> Page to token of the e-mails to Bob. */
	private function links_to_bob(): array {
		$this->send_mails();
		$links = array();
		foreach ( $this->mails as $mail ) {
			if ( 'bob@example.org' === $mail['to'] ) {
				$this->assertSame( 1, preg_match( '/templately-hub=([\w-]+)&[^"]*?token=([\w-]+)/', $mail['message'], $found ) );
				$links[ $found[1] ] = $found[2];
			}
		}
		return $links;
	}

	/** @return array<string, string> Table to its rows. */
	private function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( array( 'accounts', 'tokens', 'members', 'invitations', 'mails' ) as $table ) {
			$rows[ $table ] = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_$table" ) );
		}
		return $rows;
	}

	/** @return list<array<string, string>> Rows of accounts. */
	private function people(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_accounts ORDER BY id", ARRAY_A );
	}

	private function value( string $html, string $name ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'input' ) ) {
			if ( $name === $tags->get_attribute( 'name' ) ) {
				return (string) $tags->get_attribute( 'value' );
			}
		}
		return null;
	}

	private function tokens(): Token_Store {
		$database = new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		return new Token_Store( $database, $this->clock, new Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' ) );
	}
}
