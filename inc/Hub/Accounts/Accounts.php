<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;

/**
 * Creates accounts, and signs people in and out. Except for sign-up, neither the text nor the timing of a response reveals whether an
 * address is registered.
 * @phpstan-type Session array{token: string, account: array<string, mixed>}
 */
final class Accounts {

	private Account_Store $store;

	private Token_Store $tokens;

	private Rate_Limiter $throttle;

	private Email_Links $links;

	/** @var callable( int ): array<string, mixed> */
	private $profile_fields_of;

	private Clock $clock;

	/** @param callable( int ): array<string, mixed> $profile_fields_of Returns the profile's fields about an account's collection and files. */
	public function __construct( Account_Store $store, Token_Store $tokens, Rate_Limiter $throttle, Email_Links $links, callable $profile_fields_of, Clock $clock ) {
		$this->store             = $store;
		$this->tokens            = $tokens;
		$this->throttle          = $throttle;
		$this->links             = $links;
		$this->profile_fields_of = $profile_fields_of;
		$this->clock             = $clock;
	}

	/**
	 * @param array<string, mixed> $form first_name, last_name, email, password, privacy_consent, terms_consent.
	 * @return Session
	 * @throws Failure signup_failed with fields, or 429.
	 */
	public function sign_up( array $form, string $client ): array {
		$errors = Sign_Up_Validator::errors( $form );
		if ( array() !== $errors ) {
			throw new Failure( 'signup_failed', (string) reset( $errors ), 400, $errors );
		}
		$this->throttle->require_ip_attempt( 'new-account' );
		// The calling site is charged only for addresses that are taken. Once it exceeds the limit, all its sign-ups wait.
		$this->throttle->refuse_sign_up( $client );
		$account = $this->store->create(
			$form['email'],
			array(
				'password'     => Password_Hasher::hash( $form['password'] ),
				'first_name'   => trim( $form['first_name'] ),
				'last_name'    => trim( $form['last_name'] ),
				'consented_at' => $this->clock->now(),
			)
		);
		if ( null === $account ) {
			$this->throttle->count_taken( $client );
			throw new Failure( 'signup_failed', self::taken_address(), 400, array( 'email' => self::taken_address() ) );
		}
		$this->links->mail_verification( $account );
		return $this->session( $account );
	}

	/** @return Session */
	public function log_in( string $email, string $password, string $client ): array {
		return $this->session( $this->authenticated( $email, $password, $client ) );
	}

	/** @return Session */
	public function log_in_with_key( string $key, string $client ): array {
		$this->throttle->require_attempt( 'api-key', '', $client );
		$row     = $this->tokens->find( trim( $key ), Token_Store::API_KEY );
		$account = null === $row ? null : $this->store->find( (int) $row['account_id'] );
		if ( null === $row || null === $account ) {
			throw new Failure( 'login_error', self::wrong_api_key(), 401, array( 'api_key' => self::wrong_api_key() ) );
		}
		$this->throttle->reset( 'api-key', '', $client );
		return $this->session( $account, (int) $row['id'] );
	}

	/**
	 * Signs in a WordPress user of this site without a password, and creates the account on first use. The address stays
	 * unverified. Only the site itself can call this, in its own process.
	 * @param array<string, mixed> $user subject, user_id, email, name, first_name, last_name.
	 * @return Session
	 * @throws Failure 409 account_exists if the address belongs to an account that is not linked.
	 */
	public function log_in_local( array $user ): array {
		$account = $this->store->by_subject( $user['subject'] );
		if ( null === $account && null !== $this->store->by_email( $user['email'] ) ) {
			throw new Failure( 'account_exists', self::taken_address(), 409 );
		}
		if ( null === $account ) {
			$names   = explode( ' ', trim( $user['name'] ), 2 ) + array( '', '' );
			$is_bare = '' === $user['first_name'] . $user['last_name'];
			$account = $this->store->create_local(
				$user['subject'],
				$user['email'],
				array(
					'user_id'    => $user['user_id'],
					'first_name' => $is_bare ? $names[0] : $user['first_name'],
					'last_name'  => $is_bare ? $names[1] : $user['last_name'],
				)
			);
		}
		$changes = array( 'user_id' => $user['user_id'] );
		if ( ! $account->has_verified_email() ) {
			$changes['told_email'] = Account_Store::normalize_email( $user['email'] );
		}
		$this->store->change( $account->id(), $changes );
		return $this->session( $this->store->find( $account->id() ) ?? $account );
	}

	/**
	 * Links a WordPress user with the account of their address: with the password at once, otherwise through an e-mail link. All other
	 * ways to sign in to that account end.
	 * @param array<string, mixed> $user subject, user_id, email, password.
	 * @return Session|null Null if an e-mail was sent.
	 */
	public function link_local( array $user, string $client ): ?array {
		if ( '' === $user['password'] ) {
			$this->links->request_link( $user['email'], $user['subject'], $client );
			return null;
		}
		$account = $this->authenticated( $user['email'], $user['password'], $client );
		if ( $account->local_user_hash() !== $user['subject'] ) {
			$this->store->reset_credentials( $account->id(), '', $user['subject'] );
		}
		$this->store->change( $account->id(), array( 'user_id' => $user['user_id'] ) );
		return $this->session( $this->store->find( $account->id() ) ?? $account );
	}

	public function log_out( Actor $actor ): void {
		$this->tokens->revoke( $actor->token_id() );
	}

	/** @throws Failure 401 if the account is gone. */
	public function account_of( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out();
		}
		return $account;
	}

	/** @throws Failure 401 if the account is gone. */
	public function hide_notice( Actor $actor ): Account {
		$account = $this->account_of( $actor );
		$this->store->change( $account->id(), array( 'show_notice' => 0 ) );
		return $this->store->find( $account->id() ) ?? $account;
	}

	/** @return array<string, mixed> */
	public function to_response( Account $account ): array {
		return $account->to_array() + ( $this->profile_fields_of )( $account->id() );
	}

	/**
	 * Creates a new API key. The old key and all its sessions end.
	 * @throws Failure 403 unproven_address if the address is not verified (a verification e-mail is sent); 429.
	 */
	public function renew_api_key( Actor $actor ): string {
		$account = $this->account_of( $actor );
		if ( ! $account->is_email_verified() ) {
			$this->links->request_email_verification( $account );
			throw new Failure( 'unproven_address', sprintf( /* translators: %s: an e-mail address. */ __( 'Please confirm your address %s first. We have sent you a link.', 'templately' ), $account->email() ), 403 );
		}
		$this->tokens->revoke_all( $actor->account_id(), Token_Store::API_KEY );
		return $this->tokens->create( $actor->account_id(), Token_Store::API_KEY );
	}

	private function authenticated( string $email, string $password, string $client ): Account {
		$whom = Account_Store::normalize_email( $email );
		$this->throttle->require_attempt( 'log-in', $whom, $client );
		$this->throttle->require_account_attempt( 'log-in', $whom );
		$account  = $this->store->by_email( $email );
		$is_right = Password_Hasher::verify( $password, null === $account ? '' : $account->password() );
		if ( null === $account || ! $is_right ) {
			throw new Failure( 'login_error', self::wrong_password(), 401, array( 'email' => self::wrong_password() ) );
		}
		$this->throttle->reset( 'log-in', $whom, $client );
		if ( Password_Hasher::needs_rehash( $account->password() ) ) {
			$this->store->change( $account->id(), array( 'password' => Password_Hasher::hash( $password ) ) );
		}
		return $account;
	}

	/** @return Session */
	private function session( Account $account, int $parent_id = 0 ): array {
		return array(
			'token'   => $this->tokens->create( $account->id(), Token_Store::SESSION, $parent_id ),
			'account' => $this->to_response( $account ),
		);
	}

	/** One message for unknown addresses and wrong passwords. */
	private static function wrong_password(): string {
		return __( 'The email address or password is incorrect.', 'templately' );
	}

	private static function wrong_api_key(): string {
		return __( 'This API key is not valid.', 'templately' );
	}

	private static function taken_address(): string {
		return __( 'An account with this email address already exists.', 'templately' );
	}
}
