<?php

declare( strict_types=1 );

namespace Templately\Site\Profile;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;

/**
 * Who somebody is on the hub: signing up, in and out, and the account's profile.
 */
final class Profile {

	private Client $hub;

	private Access_Tokens $tokens;

	private Settings $settings;

	private Site_State $state;

	private Local_Users $users;

	/**
	 * @param Access_Tokens $tokens   The hub's tokens of this site.
	 * @param Settings       $settings The plugin's settings.
	 */
	public function __construct( Client $hub, Access_Tokens $tokens, Settings $settings, Site_State $state, Local_Users $users ) {
		$this->hub      = $hub;
		$this->tokens   = $tokens;
		$this->settings = $settings;
		$this->state    = $state;
		$this->users    = $users;
	}

	/**
	 * Returns the profile of whoever is asking, or null when not signed in.
	 *
	 * @param bool $fresh Whether an answer kept from before will not do.
	 * @return array<string, mixed>|null
	 *
	 * @throws Failure 401 is_signed_failed when the hub no longer knows the sign-in, or 503 hub_unreachable.
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
	 * Signs in with e-mail and password, or with an API key.
	 *
	 * @param array<string, mixed> $credentials Checked arguments of POST /login.
	 * @return array<string, mixed> The profile.
	 *
	 * @throws Failure What the hub refused: login_error with fields, 429 too_many_tries; 403 for a shared sign-in by somebody who may not.
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
		// Asked for, because the password ends with it.
		if ( ( $credentials['link'] ?? false ) && ! $shared && $this->is_embedded() && '' !== $password['password'] && 0 === strcasecmp( trim( $email ), wp_get_current_user()->user_email ) ) {
			return $this->signed_in( $this->hub->send( 'POST', '/sessions/local/link', $this->link_of( $this->local_user() ) + $password + $client )->body, false );
		}
		return $this->signed_in( $this->hub->send( 'POST', '/sessions', compact( 'email' ) + $password + $client )->body, $shared );
	}

	/**
	 * Signs the WordPress user in to the embedded hub, making their account on the first time.
	 *
	 * @return array<string, mixed> The profile.
	 *
	 * @throws Failure 404 for a remote hub, 409 account_exists when the e-mail belongs to an account that is not linked.
	 */
	public function log_in_local(): array {
		$this->require_embedded();
		return $this->signed_in( $this->hub->send( 'POST', '/sessions/local', $this->local_user() )->body, false );
	}

	/**
	 * Mails a link with which the account of the WordPress user's address becomes theirs here.
	 *
	 * @throws Failure 404 for a remote hub, 429 too_many_tries.
	 */
	public function mail_local_link(): void {
		$this->require_embedded();
		$this->hub->send( 'POST', '/sessions/local/link', $this->link_of( $this->local_user() ) + array( 'client' => $this->client() ) );
	}

	/**
	 * Makes an account and signs in to it.
	 *
	 * @param array<string, mixed> $form Checked arguments of POST /signup.
	 * @return array<string, mixed> The profile.
	 *
	 * @throws Failure signup_failed with fields, or what else the hub refused.
	 */
	public function sign_up( array $form ): array {
		if ( ( $form['confirm_password'] ?? '' ) !== ( $form['password'] ?? '' ) ) {
			throw new Failure( 'signup_failed', __( 'Password not matched!', 'templately' ), 400, array( 'confirm_password' => __( 'Password not matched!', 'templately' ) ) );
		}
		unset( $form['confirm_password'] );
		return $this->signed_in( $this->hub->send( 'POST', '/accounts', $form + array( 'client' => $this->client() ) )->body, false );
	}

	/**
	 * Signs out: from the account that all share, for everybody, or from one's own.
	 *
	 * @param bool $shared Whether the account that all share is meant.
	 * @return array<string, mixed>|null The profile of the shared account where one goes on, else null.
	 *
	 * @throws Failure 403 when the shared account is meant by somebody who may not.
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
				// A hub that is away, or that forgot the session already, keeps nobody signed in here.
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

	/**
	 * Renews the account's API key.
	 *
	 * @throws Failure 401 when not signed in, 403 when the account is everybody's and the caller is no administrator.
	 */
	public function renew_api_key(): string {
		$token = $this->require_own_account( __( 'Only an administrator can renew the key of an account that all users share.', 'templately' ) );
		try {
			return $this->hub->send( 'POST', '/account/api-key', array(), $token )->body['api_key'];
		} catch ( Failure $failure ) {
			throw $this->session_expired( $failure );
		}
	}

	/**
	 * Has the hub show its notice about the free plan to this account no more.
	 *
	 * @return array<string, mixed> The profile.
	 *
	 * @throws Failure 401 when not signed in, 403 when the account is everybody's and the caller is no administrator.
	 */
	public function hide_notice(): array {
		$token = $this->require_own_account( __( 'Only an administrator can hide the notice of an account that all users share.', 'templately' ) );
		try {
			return $this->profile( $this->hub->send( 'POST', '/account/hide-notice', array(), $token )->body );
		} catch ( Failure $failure ) {
			throw $this->session_expired( $failure );
		}
	}

	/**
	 * Returns what the plans cost.
	 *
	 * @return list<array<string, mixed>>
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	public function pricing(): array {
		return $this->hub->get( '/pricing' )->body;
	}

	/**
	 * Returns the token of whoever is asking.
	 *
	 * @throws Failure 401 when not signed in.
	 */
	public function require_token(): string {
		$token = $this->tokens->token( get_current_user_id() );
		if ( '' === $token ) {
			throw new Failure( 'not_signed_in', __( 'Please sign in first.', 'templately' ), 401 );
		}
		return $token;
	}

	/** Says whether the account of whoever is asking is theirs to change: their own, or everybody's and they are an administrator. */
	public function can_change_account(): bool {
		return '' !== $this->tokens->get_own( get_current_user_id() ) || current_user_can( 'manage_options' );
	}

	/**
	 * Forgets a sign-in that the hub no longer knows, and says so. Only the hub's own word does that, never a fault on the way.
	 *
	 * @return Failure The same, or is_signed_failed.
	 */
	public function session_expired( Failure $failure ): Failure {
		if ( 401 !== $failure->status() || 'invalid_token' !== $failure->error_code() ) {
			return $failure;
		}
		// It was their own that was asked with, where they have one; what all share lives on.
		if ( '' !== $this->tokens->get_own( get_current_user_id() ) ) {
			$this->tokens->delete( get_current_user_id() );
		} elseif ( current_user_can( 'manage_options' ) ) {
			$this->tokens->delete_shared();
		}
		return Failure::signed_out( 'is_signed_failed', 401, array_intersect_key( $failure->data(), array( 'redirect' => '' ) ) );
	}

	/**
	 * Keeps a session and returns its profile.
	 *
	 * @param array{token: string, account: array<string, mixed>} $session What the hub answered.
	 * @param bool                                                $shared  Whether all users share it.
	 * @return array<string, mixed>
	 */
	private function signed_in( array $session, bool $shared ): array {
		if ( $shared ) {
			// All users share it from now on; who wants another account links it anew.
			$this->tokens->delete_all_of_hub();
			$this->tokens->save_shared( $session['token'] );
		} else {
			$this->tokens->save( get_current_user_id(), $session['token'] );
		}
		return $this->profile( $session['account'] );
	}

	/**
	 * Returns the profile of an account: what the hub says, with how this site is linked to it.
	 *
	 * @param array<string, mixed> $account The hub's account.
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

	/**
	 * Returns the token of whoever is asking, if the account is theirs to change.
	 *
	 * @param string $refusal What is said where it is everybody's, and they are no administrator.
	 *
	 * @throws Failure 401 when not signed in, 403.
	 */
	public function require_own_account( string $refusal ): string {
		$token = $this->require_token();
		if ( ! $this->can_change_account() ) {
			throw new Failure( 'invalid_permission', $refusal, 403 );
		}
		return $token;
	}

	/** Says whether the hub is the one in this plugin. */
	private function is_embedded(): bool {
		return '' === $this->settings->hub_address();
	}

	/**
	 * @throws Failure 404 for a remote hub: what WordPress users this site has means nothing to it.
	 */
	private function require_embedded(): void {
		if ( ! $this->is_embedded() ) {
			throw Failure::not_found( 'rest_no_route' );
		}
	}

	/**
	 * Returns the WordPress user as the embedded hub takes them.
	 *
	 * @return array<string, int|string>
	 */
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
	 * @param array<string, int|string> $user What local_user() returned.
	 * @return array<string, int|string> What is needed to link them.
	 */
	private function link_of( array $user ): array {
		return array_intersect_key( $user, array_flip( array( 'subject', 'user_id', 'email' ) ) );
	}

	/** Returns what this site is to the hub's throttle: nobody else's tries count as its own. */
	private function client(): string {
		return hash( 'sha256', 'client|' . $this->state->uuid() );
	}
}
