<?php

declare( strict_types=1 );

namespace Templately\Site\Profile;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;

/** The current user's account on the hub: sign-up, login, logout, profile, and requests with its access token. */
final class Profile {

	private Client $hub;

	private Access_Tokens $tokens;

	private Settings $settings;

	private Site_State $state;

	private Local_Users $users;

	public function __construct( Client $hub, Access_Tokens $tokens, Settings $settings, Site_State $state, Local_Users $users ) {
		$this->hub      = $hub;
		$this->tokens   = $tokens;
		$this->settings = $settings;
		$this->state    = $state;
		$this->users    = $users;
	}

	/**
	 * @return array<string, mixed>|null Current user's profile, or null if not signed in.
	 * @throws Failure 401 is_signed_failed when the session has ended, 503 hub_unreachable.
	 */
	public function current( bool $fresh = false ): ?array {
		$token = $this->tokens->token( get_current_user_id() );
		if ( '' === $token ) {
			return null;
		}
		try {
			return $this->profile( $this->hub->get( '/account', array(), $token, $fresh )->body );
		} catch ( Failure $failure ) {
			throw $this->session_expired( $failure );
		}
	}

	/**
	 * Signs in with email and password, or with an API key.
	 * @param array<string, mixed> $credentials Arguments of POST /login.
	 * @return array<string, mixed> The profile.
	 * @throws Failure login_error with fields, 429 too_many_tries, 403 for a shared sign-in without permission.
	 */
	public function log_in( array $credentials ): array {
		$shared = (bool) ( $credentials['global_signin'] ?? false );
		if ( $shared && ! current_user_can( 'manage_options' ) ) {
			throw new Failure( 'invalid_permission', __( 'Only an administrator can sign in for all users of this site.', 'templately' ), 403 );
		}
		$client = array( 'client' => $this->client() );
		if ( $credentials['viaAPI'] ?? false ) {
			return $this->signed_in( $this->hub->send( 'POST', '/sessions', array( 'api_key' => $credentials['api_key'] ?? '' ) + $client )->body, $shared );
		}
		$email    = $credentials['email'] ?? '';
		$password = array( 'password' => $credentials['password'] ?? '' );
		// Only on request, because linking removes the password.
		if ( ( $credentials['link'] ?? false ) && ! $shared && $this->is_embedded() && '' !== $password['password'] && 0 === strcasecmp( trim( $email ), wp_get_current_user()->user_email ) ) {
			return $this->signed_in( $this->hub->send( 'POST', '/sessions/local/link', $this->link_of( $this->local_user() ) + $password + $client )->body, false );
		}
		return $this->signed_in( $this->hub->send( 'POST', '/sessions', compact( 'email' ) + $password + $client )->body, $shared );
	}

	/**
	 * Signs the WordPress user in to the embedded hub; creates the account if needed.
	 * @return array<string, mixed> The profile.
	 * @throws Failure 404 for a remote hub, 409 account_exists when the email belongs to an account that is not linked.
	 */
	public function log_in_local(): array {
		$this->require_embedded();
		return $this->signed_in( $this->hub->send( 'POST', '/sessions/local', $this->local_user() )->body, false );
	}

	/** Emails a link that connects the account with the user's email address to the WordPress user. */
	public function mail_local_link(): void {
		$this->require_embedded();
		$this->hub->send( 'POST', '/sessions/local/link', $this->link_of( $this->local_user() ) + array( 'client' => $this->client() ) );
	}

	/**
	 * @param array<string, mixed> $form Arguments of POST /signup.
	 * @return array<string, mixed> The profile.
	 * @throws Failure signup_failed with fields; other errors of the hub.
	 */
	public function sign_up( array $form ): array {
		if ( ( $form['confirm_password'] ?? '' ) !== ( $form['password'] ?? '' ) ) {
			throw new Failure( 'signup_failed', __( 'Password not matched!', 'templately' ), 400, array( 'confirm_password' => __( 'Password not matched!', 'templately' ) ) );
		}
		unset( $form['confirm_password'] );
		return $this->signed_in( $this->hub->send( 'POST', '/accounts', $form + array( 'client' => $this->client() ) )->body, false );
	}

	/**
	 * Signs out of the user's own or the shared account.
	 * @return array<string, mixed>|null Profile of the shared account if the user falls back to it.
	 * @throws Failure 403 for the shared account without permission.
	 */
	public function log_out( bool $shared ): ?array {
		if ( $shared && ! current_user_can( 'manage_options' ) ) {
			throw new Failure( 'invalid_permission', __( 'Only an administrator can sign out all users of this site.', 'templately' ), 403 );
		}
		$token = $shared ? $this->tokens->get_shared() : $this->tokens->get_own( get_current_user_id() );
		if ( '' !== $token ) {
			try {
				$this->hub->send( 'DELETE', '/sessions/current', array(), $token );
			} catch ( Failure $failure ) {
				// Sign out here even if the hub is unreachable or has forgotten the session.
				unset( $failure );
			}
		}
		if ( $shared ) {
			$this->tokens->delete_shared();
		} else {
			$this->tokens->delete( get_current_user_id() );
		}
		return $shared ? null : $this->current();
	}

	/** @throws Failure 401 when not signed in, 403 for the shared account without permission. */
	public function renew_api_key(): string {
		$this->require_own_account( __( 'Only an administrator can renew the key of an account that all users share.', 'templately' ) );
		return $this->send( 'POST', '/account/api-key' )['api_key'];
	}

	/**
	 * Hides the hub's notice about the free plan.
	 * @return array<string, mixed> The profile.
	 * @throws Failure 401 when not signed in, 403 for the shared account without permission.
	 */
	public function hide_notice(): array {
		$this->require_own_account( __( 'Only an administrator can hide the notice of an account that all users share.', 'templately' ) );
		return $this->profile( $this->send( 'POST', '/account/hide-notice' ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws Failure 503 hub_unreachable.
	 */
	public function pricing(): array {
		return $this->hub->get( '/pricing' )->body;
	}

	/** @throws Failure 401 when not signed in. */
	public function require_token(): string {
		$token = $this->tokens->token( get_current_user_id() );
		if ( '' === $token ) {
			throw new Failure( 'not_signed_in', __( 'Please sign in first.', 'templately' ), 401 );
		}
		return $token;
	}

	/**
	 * Calls the hub with the user's access token.
	 * @template T
	 * @param callable( string ): T $ask Receives the token.
	 * @return T
	 * @throws Failure 401 when not signed in or the session has ended; the hub's error.
	 */
	public function request( callable $ask ) {
		$token = $this->require_token();
		try {
			return $ask( $token );
		} catch ( Failure $failure ) {
			throw $this->session_expired( $failure );
		}
	}

	/**
	 * Reads from the hub, without the cache: lists must be current, and removed members lose access at once.
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function get( string $path, array $query = array() ): array {
		return $this->request(
			function ( string $token ) use ( $path, $query ): array {
				return $this->hub->get( $path, $query, $token, true )->body;
			}
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	public function send( string $method, string $path, array $body = array() ): array {
		return $this->request(
			function ( string $token ) use ( $method, $path, $body ): array {
				return $this->hub->send( $method, $path, $body, $token )->body;
			}
		);
	}

	/** Tells whether the user may change the account: an own account, or the shared one as an administrator. */
	public function can_change_account(): bool {
		return '' !== $this->tokens->get_own( get_current_user_id() ) || current_user_can( 'manage_options' );
	}

	/** @return Failure Deletes a token that the hub has rejected. Other errors keep it. The same, or is_signed_failed. */
	public function session_expired( Failure $failure ): Failure {
		if ( 401 !== $failure->status() || 'invalid_token' !== $failure->error_code() ) {
			return $failure;
		}
		// The user's own token takes precedence; the shared one stays.
		if ( '' !== $this->tokens->get_own( get_current_user_id() ) ) {
			$this->tokens->delete( get_current_user_id() );
		} elseif ( current_user_can( 'manage_options' ) ) {
			$this->tokens->delete_shared();
		}
		return Failure::signed_out( 'is_signed_failed', 401, array_intersect_key( $failure->data(), array( 'redirect' => '' ) ) );
	}

	/**
	 * @param array{token: string, account: array<string, mixed>} $session
	 * @return array<string, mixed> The profile.
	 */
	private function signed_in( array $session, bool $shared ): array {
		if ( $shared ) {
			// From now on all users share it; users can link their own account again.
			$this->tokens->delete_all_of_hub();
			$this->tokens->save_shared( $session['token'] );
		} else {
			$this->tokens->save( get_current_user_id(), $session['token'] );
		}
		return $this->profile( $session['account'] );
	}

	/**
	 * Adds how this site is linked to the account.
	 * @param array<string, mixed> $account
	 * @return array<string, mixed>
	 */
	private function profile( array $account ): array {
		$own       = '' !== $this->tokens->get_own( get_current_user_id() );
		$is_shared = $this->tokens->is_shared();
		return $account + array(
			'link_account'       => $is_shared && ! $own,
			'unlink_account'     => $is_shared && $own,
			'is_globally_signed' => $is_shared,
			'signed_as_global'   => $is_shared && ! $own,
		);
	}

	/** @throws Failure 401 when not signed in, 403 with the message unless the user may change the account. */
	public function require_own_account( string $message ): void {
		$this->require_token();
		if ( ! $this->can_change_account() ) {
			throw new Failure( 'invalid_permission', $message, 403 );
		}
	}

	private function is_embedded(): bool {
		return '' === $this->settings->hub_address();
	}

	/** @throws Failure 404 for a remote hub, which does not know this site's users. */
	private function require_embedded(): void {
		if ( ! $this->is_embedded() ) {
			throw Failure::not_found( 'rest_no_route' );
		}
	}

	/** @return array<string, int|string> Current WordPress user for the embedded hub. */
	private function local_user(): array {
		$user = wp_get_current_user();
		return array(
			'subject'    => $this->users->user_hash( $user ),
			'user_id'    => $user->ID,
			'email'      => $user->user_email,
			'name'       => $user->display_name,
			'first_name' => $user->first_name,
			'last_name'  => $user->last_name,
		);
	}

	/**
	 * @param array<string, int|string> $user From local_user().
	 * @return array<string, int|string>
	 */
	private function link_of( array $user ): array {
		return array_intersect_key( $user, array_flip( array( 'subject', 'user_id', 'email' ) ) );
	}

	private function client(): string {
		return hash( 'sha256', 'client|' . $this->state->uuid() );
	}
}
