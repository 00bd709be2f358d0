<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Rest\Failure;

/**
 * Accounts: making one, signing in and out.
 *
 * Whether an address is known shows in no answer but sign-up's (decision F03), neither in its text nor in its time.
 *
 * @phpstan-type Session array{token: string, account: array<string, mixed>}
 */
final class Accounts {

	private Account_Store $store;

	private Token_Store $tokens;

	private Rate_Limiter $throttle;

	private Email_Links $links;

	/** @var callable( int ): array<string, mixed> */
	private $collection_of;

	private Clock $clock;

	/** @param callable( int ): array<string, mixed> $collection_of Returns what an account's profile says of its collection. */
	public function __construct( Account_Store $store, Token_Store $tokens, Rate_Limiter $throttle, Email_Links $links, callable $collection_of, Clock $clock ) {
		$this->store         = $store;
		$this->tokens        = $tokens;
		$this->throttle      = $throttle;
		$this->links         = $links;
		$this->collection_of = $collection_of;
		$this->clock         = $clock;
	}

	/**
	 * Makes an account and signs in to it.
	 *
	 * @param array<string, mixed> $form   first_name, last_name, email, password, privacy_consent, terms_consent.
	 * @return Session
	 *
	 * @throws Failure signup_failed with fields, or 429.
	 */
	public function sign_up( array $form, string $client ): array {
		$errors = Sign_Up_Validator::errors( $form );
		if ( array() !== $errors ) {
			throw new Failure( 'signup_failed', (string) reset( $errors ), 400, $errors );
		}
		$this->throttle->require_ip_attempt( 'new-account' );
		// Of a calling site only addresses that are taken are counted; who has found too many waits with every other one too.
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

	/**
	 * Signs in with e-mail and password.
	 *
	 * @return Session
	 *
	 * @throws Failure 401 login_error with fields, or 429.
	 */
	public function log_in( string $email, string $password, string $client ): array {
		return $this->session( $this->authenticated( $email, $password, $client ) );
	}

	/**
	 * Signs in with an API key. A session that came from a key ends with it.
	 *
	 * @return Session
	 *
	 * @throws Failure 401 login_error with fields, or 429.
	 */
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
	 * Signs a WordPress user of this site in without a password, making their account on the first time (decision E01). Their entry
	 * is the user; the address is what WordPress says, which proves nothing. Only the site itself can ask for it, in its own process.
	 *
	 * @param array<string, mixed> $user subject, user_id, email, name, first_name, last_name.
	 * @return Session
	 *
	 * @throws Failure 409 account_exists when the address leads to an account that is not linked.
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
	 * Links a WordPress user with the account that their address leads to: at once with its password, else by a link that is
	 * mailed. Every other way into that account ends.
	 *
	 * @param array<string, mixed> $user   subject, user_id, email, password.
	 * @return Session|null Null when a mail is on its way.
	 *
	 * @throws Failure 401 login_error with fields, or 429.
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

	/** Signs out. */
	public function log_out( Actor $actor ): void {
		$this->tokens->revoke( $actor->token_id() );
	}

	/**
	 * Returns the account of an actor.
	 *
	 * @throws Failure 401 when it is gone.
	 */
	public function account_of( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out();
		}
		return $account;
	}

	/**
	 * Remembers that somebody has read the notice of the free plan.
	 *
	 * @throws Failure 401 when the account is gone.
	 */
	public function hide_notice( Actor $actor ): Account {
		$account = $this->account_of( $actor );
		$this->store->change( $account->id(), array( 'show_notice' => 0 ) );
		return $this->store->find( $account->id() ) ?? $account;
	}

	/**
	 * Returns what the API says about an account.
	 *
	 * @return array<string, mixed>
	 */
	public function to_response( Account $account ): array {
		return $account->to_array() + ( $this->collection_of )( $account->id() );
	}

	/**
	 * Makes a new API key; the old one ends, with every session that came from it.
	 *
	 * @throws Failure 403 unproven_address before the address is shown to be theirs, with a mail on its way that does; 429.
	 */
	public function renew_api_key( Actor $actor ): string {
		$account = $this->account_of( $actor );
		if ( ! $account->is_email_verified() ) {
			$this->links->request_email_verification( $account );
			throw new Failure( 'unproven_address', sprintf( /* translators: %s: an e-mail address. */ __( 'Please confirm first that the address %s is yours: we have sent you a link.', 'templately' ), $account->email() ), 403 );
		}
		$this->tokens->revoke_all( $actor->account_id(), Token_Store::API_KEY );
		return $this->tokens->create( $actor->account_id(), Token_Store::API_KEY );
	}

	/** @throws Failure 401 login_error with fields, or 429. */
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

	/**
	 * @param int     $parent_id API key it was done with; 0 for none.
	 * @return Session
	 */
	private function session( Account $account, int $parent_id = 0 ): array {
		return array(
			'token'   => $this->tokens->create( $account->id(), Token_Store::SESSION, $parent_id ),
			'account' => $this->to_response( $account ),
		);
	}

	/** Says that e-mail and password do not go together; alike for known and unknown addresses. */
	private static function wrong_password(): string {
		return __( 'The e-mail or the password is not right.', 'templately' );
	}

	/** Says that an API key is not known. */
	private static function wrong_api_key(): string {
		return __( 'This API key is not valid.', 'templately' );
	}

	/** Says that an account with that e-mail exists. */
	private static function taken_address(): string {
		return __( 'An account with this e-mail exists already.', 'templately' );
	}
}
