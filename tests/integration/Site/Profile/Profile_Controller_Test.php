<?php

declare( strict_types=1 );

use Templately\Site\Profile\Profile_Controller;
use Templately\Tests\Calls_Rest;

final class Profile_Controller_Test extends Test_Case {

	use Calls_Rest;

	private const FORM = array(
		'first_name'       => 'Ada',
		'last_name'        => 'Moss',
		'email'            => 'ada.moss@example.org',
		'password'         => 'Quince-and-fire-7',
		'confirm_password' => 'Quince-and-fire-7',
		'privacy_consent'  => true,
		'terms_consent'    => true,
	);

	/**
	 * @group RST-008
	 * @group RST-009
	 * @group RST-005
	 * @group ACC-075
	 * @group ACC-078
	 */
	public function test_sign_up_creates_an_account_and_signs_in(): void {
		$this->act_as( 'author' );
		$this->assertSame( array( 'user' => null ), $this->answer( 'GET', '/is-signed' ) );
		$answer = $this->answer( 'POST', '/signup', self::FORM );
		$this->assertSame( array( 'success', '' ), array( $answer['status'], $answer['message'] ) );
		$this->assertSame( array( 'status', 'code', 'user', 'message', 'additional_errors' ), array_keys( Profile_Controller::routes()['sign_up']['response']['properties'] ), 'All that it may say.' );
		$expected = array( 'id', 'name', 'first_name', 'last_name', 'email', 'joined', 'is_verified', 'profile_photo', 'plan', 'show_notice', 'link_account', 'unlink_account', 'is_globally_signed', 'signed_as_global' );
		foreach ( $expected as $member ) {
			$this->assertArrayHasKey( $member, $answer['user'] );
		}
		$this->assertSame( array( 'Ada', 'Moss', 'ada.moss@example.org', false, 'free' ), array( $answer['user']['first_name'], $answer['user']['last_name'], $answer['user']['email'], $answer['user']['is_verified'], $answer['user']['plan'] ) );
		$this->assertSame( array( false, false, false, false ), array( $answer['user']['link_account'], $answer['user']['unlink_account'], $answer['user']['is_globally_signed'], $answer['user']['signed_as_global'] ) );
		$this->assertSame( $answer['user']['id'], $this->answer( 'GET', '/is-signed' )['user']['id'] );
	}

	/**
	 * @group RST-008
	 * @group RST-009
	 */
	public function test_sign_up_requires_all_fields(): void {
		$this->act_as( 'author' );
		$missing = array(
			'first_name'       => array( 'first_name_error' => 'First name cannot be empty.' ),
			'last_name'        => array( 'last_name_error' => 'Last name cannot be empty.' ),
			'email'            => array( 'email_error' => 'Please enter a valid email address.' ),
			'password'         => array( 'signup_errors' => array( 'confirm_password' => 'Password not matched!' ) ),
			'confirm_password' => array( 'signup_errors' => array( 'confirm_password' => 'Password not matched!' ) ),
			'privacy_consent'  => array( 'signup_errors' => array( 'privacy_consent' => 'Please accept the privacy policy.' ) ),
			'terms_consent'    => array( 'signup_errors' => array( 'terms_consent' => 'Please accept the terms.' ) ),
		);
		$this->assertSame( array_keys( self::FORM ), array_keys( $missing ) );
		foreach ( $missing as $member => $message ) {
			$answer = $this->answer( 'POST', '/signup', array_diff_key( self::FORM, array( $member => true ) ) );
			$this->assertSame( array( 'error', $message ), array( $answer['status'], $answer['message'] ), $member );
		}
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
	}

	/** @group RST-009 */
	public function test_sign_up_errors_have_the_specified_names(): void {
		$this->act_as( 'author' );
		$answer = $this->answer( 'POST', '/signup', array( 'first_name' => 'A1', 'email' => 'no address', 'password' => 'short', 'confirm_password' => 'short', 'privacy_consent' => false ) + self::FORM );
		$this->assertSame( array( 'error', 'signup_failed' ), array( $answer['status'], $answer['code'] ) );
		$this->assertSame( 'The First Name may only contain letters, dashes and spaces.', $answer['message']['first_name_error'] );
		$this->assertSame( 'Please enter a valid email address.', $answer['message']['email_error'] );
		$this->assertSame( array( 'password' => 'Password must contain at least 8 characters, uppercase, lowercase and numbers.', 'privacy_consent' => 'Please accept the privacy policy.' ), $answer['message']['signup_errors'] );
		foreach ( array( 'Other-7-Other', strtolower( self::FORM['password'] ), self::FORM['password'] . ' ' ) as $other ) {
			$answer = $this->answer( 'POST', '/signup', array( 'confirm_password' => $other ) + self::FORM );
			$this->assertSame( 'Password not matched!', $answer['message']['signup_errors']['confirm_password'] );
		}
		$this->answer( 'POST', '/signup', self::FORM );
		$this->act_as( 'author' );
		$answer = $this->answer( 'POST', '/signup', self::FORM );
		$this->assertSame( 'An account with this email address already exists.', $answer['message']['email_error'] );
	}

	/**
	 * @group RST-006
	 * @group RST-007
	 * @group RST-010
	 * @group RST-011
	 */
	public function test_login_with_password_or_api_key_and_logout(): void {
		$this->act_as( 'author' );
		$user = $this->answer( 'POST', '/signup', self::FORM )['user'];
		$this->assertSame( array( 403, 'unproven_address' ), array( $this->call( 'POST', '/templately/v1/profile/api-key' )->get_status(), $this->call( 'POST', '/templately/v1/profile/api-key' )->get_data()['code'] ) );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'email' => self::FORM['email'] ) );
		$key = $this->answer( 'POST', '/profile/api-key' )['api_key'];
		$this->assertSame( array( 'status' => 'success', 'global_user' => null ), $this->answer( 'POST', '/logout', array( 'isGloballySigned' => false ) ) );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );

		$login  = array(
			'email'         => self::FORM['email'],
			'password'      => self::FORM['password'],
			'api_key'       => '',
			'global_signin' => false,
			'viaAPI'        => false,
		);
		$answer = $this->answer( 'POST', '/login', $login );
		$this->assertSame( array( 'success', array( 'is_verified' => true ) + $user, '' ), array( $answer['status'], array( 'is_verified' => $answer['user']['is_verified'] ) + $answer['user'], $answer['message'] ) );
		$this->assertSame( array( 'status', 'user', 'message' ), array_keys( $answer ) );
		$this->answer( 'POST', '/logout' );
		foreach ( array( array( 'password' => 'Wrong-1-password' ), array( 'email' => 'nobody@example.org' ) ) as $wrong ) {
			$answer = $this->answer( 'POST', '/login', $wrong + $login );
			$this->assertSame( array( 'error', 'login_error' ), array( $answer['status'], $answer['code'] ) );
			$this->assertSame( array( 'email' => 'The email address or password is incorrect.' ), $answer['message'] );
		}
		$answer = $this->answer( 'POST', '/login', array( 'api_key' => 'not-a-key', 'viaAPI' => true ) + $login );
		$this->assertSame( array( 'api_key' => 'This API key is not valid.' ), $answer['message'] );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', array( 'api_key' => $key, 'viaAPI' => true ) + $login )['status'] );
		$this->answer( 'POST', '/logout' );
		// Missing flags are false.
		$answer = $this->answer( 'POST', '/login', array_intersect_key( $login, array( 'email' => 1, 'password' => 1 ) ) );
		$this->assertSame( array( 'success', false ), array( $answer['status'], $answer['user']['is_globally_signed'] ) );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', array( 'api_key' => $key, 'viaAPI' => true ) )['status'] );
	}

	/**
	 * @group RST-012
	 * @group RST-013
	 * @group S2
	 */
	public function test_sync_requires_a_post_or_the_nonce_header(): void {
		$this->act_as( 'author' );
		$this->assertSame( 401, $this->call( 'POST', '/templately/v1/profile/sync' )->get_status() );
		$this->answer( 'POST', '/signup', self::FORM );
		foreach ( array( 'GET', 'POST' ) as $method ) {
			$answer = $this->answer( $method, '/profile/sync' );
			$this->assertSame( array( 'success', 'Successfully Synced', self::FORM['email'] ), array( $answer['status'], $answer['message'], $answer['user']['email'] ) );
			$this->assertFalse( $this->answer( $method, '/profile/verified' ) );
			foreach ( array( null, 'stale' ) as $nonce ) {
				$this->assertSame( 403, $this->call( $method, '/templately/v1/profile/sync', null, array( 'X-WP-Nonce' => $nonce ) )->get_status() );
				$this->assertSame( 403, $this->call( $method, '/templately/v1/profile/verified', null, array( 'X-WP-Nonce' => $nonce ) )->get_status() );
			}
		}
	}

	/** @group RST-013 */
	public function test_is_verified_is_not_cached(): void {
		global $wpdb;
		$this->act_as( 'author' );
		$id = $this->answer( 'POST', '/signup', self::FORM )['user']['id'];
		foreach ( array( 'GET', 'POST' ) as $method ) {
			foreach ( array( false => null, true => 1800000000 ) as $is_verified => $since ) {
				$wpdb->update( $wpdb->prefix . 'templately_accounts', array( 'verified_at' => $since ), array( 'id' => $id ) );
				$this->assertSame( (bool) $is_verified, $this->call( $method, '/templately/v1/profile/verified' )->get_data(), $method );
			}
			$this->assertSame( 400, $this->call( $method, '/templately/v1/profile/verified', array( 'email' => self::FORM['email'] ) )->get_status() );
		}
	}

	/** @group RST-004 */
	public function test_writes_require_a_json_post(): void {
		$this->act_as( 'author' );
		$this->answer( 'POST', '/signup', self::FORM );
		$this->answer( 'POST', '/logout' );
		$login = array( 'email' => self::FORM['email'], 'password' => self::FORM['password'] );
		foreach ( array( 'GET', 'PUT', 'PATCH', 'DELETE' ) as $method ) {
			$this->assertSame( 404, $this->call( $method, '/templately/v1/login', $login )->get_status(), $method );
		}
		foreach ( array( 'application/x-www-form-urlencoded' => http_build_query( $login ), 'text/plain' => (string) wp_json_encode( $login ) ) as $type => $body ) {
			$request = new WP_REST_Request( 'POST', '/templately/v1/login' );
			$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
			$request->set_header( 'Content-Type', $type );
			$request->set_body( $body );
			$request->set_body_params( $login );
			rest_get_server()->dispatch( $request );
			$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'], $type );
		}
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login )['status'] );
		$this->assertSame( self::FORM['email'], $this->answer( 'GET', '/is-signed' )['user']['email'] );
	}

	public function test_wordpress_users_need_no_password_on_the_embedded_hub(): void {
		$this->act_as( 'administrator' );
		$profile = $this->sign_in();
		$this->assertTrue( $profile['is_verified'] );
		$this->assertStringContainsString( 'pro', $profile['plan'] );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( $profile['id'], $this->sign_in()['id'] );
		$this->act_as( 'author' );
		$other = $this->sign_in();
		$this->assertNotSame( $profile['id'], $other['id'] );
		$this->assertSame( 'free', $other['plan'] );
	}

	public function test_does_not_open_an_account_that_is_not_linked(): void {
		$this->act_as( 'author' );
		$this->answer( 'POST', '/signup', array( 'email' => wp_get_current_user()->user_email ) + self::FORM );
		$this->answer( 'POST', '/logout' );
		$answer = $this->answer( 'POST', '/login/local' );
		$this->assertSame( array( 'error', 'account_exists' ), array( $answer['status'], $answer['code'] ) );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
		$this->assertSame( 'sent', $this->answer( 'POST', '/login/local', array( 'mail' => true ) )['status'] );
		$this->assertSame( 'account_exists', $this->answer( 'POST', '/login/local' )['code'] );

		$login = array( 'email' => wp_get_current_user()->user_email, 'password' => 'Wrong-1-password' );
		$this->assertSame( 'login_error', $this->answer( 'POST', '/login', $login )['code'] );
		$this->assertSame( 'account_exists', $this->answer( 'POST', '/login/local' )['code'] );
		$login = array( 'password' => self::FORM['password'] ) + $login;
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login )['status'] );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( 'account_exists', $this->answer( 'POST', '/login/local' )['code'], 'To sign in is not to link.' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login + array( 'link' => true ) )['status'] );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login/local' )['status'] );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( 'login_error', $this->answer( 'POST', '/login', $login )['code'], 'The password ended.' );
	}

	/** @group S18 */
	public function test_the_administrators_plan_ends_with_the_role(): void {
		$plan = function (): string {
			return $this->answer( 'GET', '/is-signed' )['user']['plan'];
		};
		$user = new WP_User( $this->act_as( 'administrator' ) );
		$this->sign_in();
		$this->assertSame( 'pro', $plan() );
		( new Templately\Shared\Settings\Settings() )->change( array( 'administrators_plan' => 'starter' ) );
		$this->assertSame( 'starter', $plan() );
		$user->set_role( 'editor' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		$this->assertSame( 'free', $plan() );
		$user->set_role( 'administrator' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		$this->assertSame( 'starter', $plan() );

		$users   = new Templately\Site\Profile\Local_Users( new Templately\Shared\Settings\Settings(), new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ) );
		$subject = $users->user_hash( $user );
		$this->assertSame( array( 'starter', 'free' ), array( $users->plan( $user->ID, $subject ), $users->plan( $user->ID, str_repeat( 'a', 64 ) ) ) );
		wp_delete_user( $user->ID );
		$this->assertSame( 'free', $users->plan( $user->ID, $subject ) );
	}

	/**
	 * @group ACC-007
	 * @group ACC-078
	 */
	public function test_only_administrators_share_an_account(): void {
		$this->act_as( 'administrator' );
		$this->answer( 'POST', '/signup', self::FORM );
		$this->answer( 'POST', '/logout' );
		$login = array(
			'email'         => self::FORM['email'],
			'password'      => self::FORM['password'],
			'global_signin' => true,
		);
		$this->act_as( 'author' );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/login', $login )->get_status() );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
		$this->act_as( 'administrator' );
		$user = $this->answer( 'POST', '/login', $login )['user'];
		$this->assertSame( array( true, true ), array( $user['is_globally_signed'], $user['signed_as_global'] ) );
		$this->act_as( 'author' );
		$this->assertSame( self::FORM['email'], $this->answer( 'GET', '/is-signed' )['user']['email'] );
		$flags = array_flip( array( 'link_account', 'unlink_account', 'is_globally_signed', 'signed_as_global' ) );
		$this->assertEquals( array( 'link_account' => true, 'unlink_account' => false, 'is_globally_signed' => true, 'signed_as_global' => true ), array_intersect_key( $this->answer( 'GET', '/is-signed' )['user'], $flags ) );
		// Flags are booleans.
		$this->assertSame( array( true, false, true, true ), array_values( array_intersect_key( $this->answer( 'GET', '/is-signed' )['user'], $flags ) ) );
		$this->assertEquals( array( 'link_account' => false, 'unlink_account' => true, 'is_globally_signed' => true, 'signed_as_global' => false ), array_intersect_key( $this->sign_in(), $flags ) );
		$this->assertSame( self::FORM['email'], $this->answer( 'POST', '/logout' )['global_user']['email'] );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/logout', array( 'isGloballySigned' => true ) )->get_status() );
		foreach ( array( 'api-key', 'hide-notice' ) as $change ) {
			$refused = $this->call( 'POST', "/templately/v1/profile/$change" );
			$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		}
		// An own account takes precedence.
		$this->sign_in();
		$this->assertFalse( $this->answer( 'POST', '/profile/hide-notice' )['user']['show_notice'] );
		$this->assertSame( 'unproven_address', $this->call( 'POST', '/templately/v1/profile/api-key' )->get_data()['code'] );
		$this->assertTrue( $this->answer( 'POST', '/logout' )['global_user']['show_notice'] );
		$this->assertNotNull( $this->answer( 'POST', '/logout', array( 'isGloballySigned' => false ) )['global_user'] );
		$this->act_as( 'administrator' );
		$this->answer( 'POST', '/logout', array( 'isGloballySigned' => true ) );
		$this->act_as( 'author' );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
	}

	/**
	 * @group ACC-006
	 * @group ACC-007
	 */
	public function test_an_api_key_can_sign_in_all_users(): void {
		$administrator = $this->act_as( 'administrator' );
		$this->answer( 'POST', '/signup', self::FORM );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->prefix . 'templately_accounts', array( 'verified_at' => 1 ), array( 'email' => self::FORM['email'] ) );
		$login  = array( 'api_key' => $this->answer( 'POST', '/profile/api-key' )['api_key'], 'viaAPI' => true );
		$author = $this->act_as( 'author' );
		foreach ( array( null, self::FORM['email'] ) as $asked => $seen ) {
			wp_set_current_user( $administrator );
			$this->assertSame( 1 === $asked, $this->answer( 'POST', '/login', $login + array( 'global_signin' => 1 === $asked ) )['user']['is_globally_signed'] );
			wp_set_current_user( $author );
			$this->assertSame( $seen, $this->answer( 'GET', '/is-signed' )['user']['email'] ?? null );
		}
		// Other users use a key for themselves.
		wp_set_current_user( $administrator );
		$this->answer( 'POST', '/logout', array( 'isGloballySigned' => true ) );
		wp_set_current_user( $author );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
		$this->assertSame( array( self::FORM['email'], false ), array_values( array_intersect_key( $this->answer( 'POST', '/login', $login )['user'], array( 'email' => 1, 'is_globally_signed' => 1 ) ) ) );
	}

	/** Users can link their own account again. */
	public function test_a_shared_sign_in_replaces_own_accounts(): void {
		$author = $this->act_as( 'author' );
		$this->sign_in();
		$this->act_as( 'administrator' );
		$this->answer( 'POST', '/signup', self::FORM );
		$this->answer( 'POST', '/login', array( 'email' => self::FORM['email'], 'password' => self::FORM['password'], 'global_signin' => true ) );
		wp_set_current_user( $author );
		$user = $this->answer( 'GET', '/is-signed' )['user'];
		$this->assertSame( array( self::FORM['email'], true, false ), array( $user['email'], $user['signed_as_global'], $user['unlink_account'] ) );
	}

	/** With another email address, or for all users, a password only signs in and remains. */
	public function test_links_own_accounts_only(): void {
		$login = array( 'email' => self::FORM['email'], 'password' => self::FORM['password'] );
		$id    = $this->act_as( 'administrator' );
		$this->answer( 'POST', '/signup', self::FORM );
		$this->answer( 'POST', '/logout' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login + array( 'link' => true ) )['status'], 'Another address.' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login )['status'], 'The password is still one.' );
		wp_update_user( array( 'ID' => $id, 'user_email' => self::FORM['email'] ) );
		// WordPress caches the current user with the old address.
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		$this->assertTrue( $this->answer( 'POST', '/login', $login + array( 'link' => true, 'global_signin' => true ) )['user']['is_globally_signed'], 'For all.' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login )['status'], 'The password is still one.' );
		$this->assertSame( 'success', $this->answer( 'POST', '/login', $login )['status'], 'Nor is one made that was not asked for.' );
	}

	public function test_logout_ends_the_session_on_the_hub(): void {
		$id = $this->act_as( 'author' );
		$this->answer( 'POST', '/signup', self::FORM );
		$tokens = new Templately\Site\Hub_Client\Access_Tokens();
		$copy   = $tokens->get_own( $id );
		$tokens->save( $id, $copy );
		$this->assertSame( self::FORM['email'], $this->answer( 'GET', '/is-signed' )['user']['email'] );
		$this->answer( 'POST', '/logout' );
		$tokens->save( $id, $copy );
		$this->assertSame( 401, $this->call( 'GET', '/templately/v1/is-signed' )->get_status() );
	}

	/**
	 * @group RST-022
	 * @group ACC-094
	 */
	public function test_pricing_is_a_list(): void {
		$this->act_as( 'author' );
		$this->assertSame( array(), $this->answer( 'GET', '/pricing' ) );
		$pricing = new Templately\Hub\Sales\Price_List();
		$pricing->set( 'pro', 'one_time', 299, 199 );
		$pricing->set( 'pro', 'year', 120, 99.5 );
		$this->assertSame(
			array(
				array( 'plan' => 'pro', 'type' => 'year', 'price' => 120, 'discounted_price' => 99.5 ),
				array( 'plan' => 'pro', 'type' => 'one_time', 'price' => 299, 'discounted_price' => 199 ),
			),
			$this->answer( 'GET', '/pricing' )
		);
		$this->assertSame( 400, $this->call( 'GET', '/templately/v1/pricing', array( 'plan' => 'pro' ) )->get_status() );
	}

	/**
	 * @group ACC-013
	 * @group ACC-075
	 */
	public function test_hides_the_notice_of_one_account(): void {
		$this->act_as( 'author' );
		$this->assertSame( 401, $this->call( 'POST', '/templately/v1/profile/hide-notice' )->get_status() );
		$this->assertTrue( $this->answer( 'POST', '/signup', self::FORM )['user']['show_notice'] );
		$this->assertFalse( $this->answer( 'POST', '/profile/hide-notice' )['user']['show_notice'] );
		$this->assertFalse( $this->answer( 'POST', '/profile/hide-notice' )['user']['show_notice'] );
		$this->answer( 'POST', '/logout' );
		$this->assertFalse( $this->answer( 'POST', '/login', array( 'email' => self::FORM['email'], 'password' => self::FORM['password'] ) )['user']['show_notice'] );
		$this->act_as( 'author' );
		$this->assertTrue( $this->sign_in()['show_notice'] );
	}

	/** @group ACC-064 */
	public function test_photo_is_the_avatar_if_the_site_shows_avatars(): void {
		$this->act_as( 'author' );
		update_option( 'show_avatars', '1' );
		add_filter(
			'get_avatar_url',
			static function ( $url, $who, array $arguments ): string {
				return "https://pictures.example.org/$who/{$arguments['size']}";
			},
			10,
			3
		);
		$this->assertSame( 'https://pictures.example.org/ada.moss@example.org/144', $this->answer( 'POST', '/signup', self::FORM )['user']['profile_photo'] );
		update_option( 'show_avatars', '' );
		$this->assertSame( '', $this->answer( 'GET', '/is-signed' )['user']['profile_photo'] );
	}

	/** WordPress reuses ids. */
	public function test_a_new_user_with_an_old_id_is_another_account(): void {
		$user                           = new WP_User( $this->act_as( 'author' ) );
		$another                        = clone $user;
		$another->data                  = clone $user->data;
		$another->data->user_registered = '2001-01-01 00:00:00';
		$settings                       = new Templately\Shared\Settings\Settings();
		$users                          = new Templately\Site\Profile\Local_Users( $settings, new Templately\Shared\Settings\Site_State( $settings ) );
		$this->assertSame( $user->ID, $another->ID );
		$this->assertNotSame( $users->user_hash( $user ), $users->user_hash( $another ) );
	}

	public function test_a_session_that_the_hub_ended_is_reported(): void {
		$this->act_as( 'author' );
		$this->answer( 'POST', '/signup', self::FORM );
		( new Templately\Site\Hub_Client\Access_Tokens() )->save( get_current_user_id(), 'a-token-nobody-knows' );
		$response = $this->call( 'GET', '/templately/v1/is-signed' );
		$this->assertSame( array( 401, 'is_signed_failed' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertNull( $this->answer( 'GET', '/is-signed' )['user'] );
	}

	public function test_an_ended_own_session_keeps_the_shared_account(): void {
		$this->act_as( 'administrator' );
		$tokens = new Templately\Site\Hub_Client\Access_Tokens();
		$this->answer( 'POST', '/signup', self::FORM );
		$shared = $tokens->get_own( get_current_user_id() );
		$tokens->save_shared( $shared );
		$tokens->save( get_current_user_id(), 'a-token-nobody-knows' );
		$this->assertSame( 401, $this->call( 'GET', '/templately/v1/is-signed' )->get_status() );
		$this->assertSame( array( '', $shared ), array( $tokens->get_own( get_current_user_id() ), $tokens->get_shared() ) );
		$this->assertTrue( $this->answer( 'GET', '/is-signed' )['user']['signed_as_global'] );
		// An ended shared session is deleted when an administrator uses it, not before.
		$tokens->save_shared( 'a-token-nobody-knows' );
		$this->act_as( 'author' );
		$this->assertSame( 401, $this->call( 'GET', '/templately/v1/is-signed' )->get_status() );
		$this->assertSame( 'a-token-nobody-knows', $tokens->get_shared() );
		$this->act_as( 'administrator' );
		$this->assertSame( 401, $this->call( 'GET', '/templately/v1/is-signed' )->get_status() );
		$this->assertSame( '', $tokens->get_shared() );
	}
}
