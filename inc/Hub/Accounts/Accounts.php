<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Actor;
use Templately\Hub\Mail\Mails;
use Templately\Hub\Mail\Outbox;
use Templately\Hub\Plans;
use Templately\Messages;
use Templately\Rest\Failure;
use Templately\Storage\Clock;

/**
 * Accounts: making one, signing in and out, and what mails and their pages do.
 *
 * Whether an address is known shows in no answer but sign-up's (decision F03), neither in its text nor in its time.
 *
 * @phpstan-type Session array{token: string, account: array<string, mixed>}
 */
final class Accounts {

	/** @var Account_Store */
	private $store;

	/** @var Tokens */
	private $tokens;

	/** @var Throttle */
	private $throttle;

	/** @var Mails */
	private $mails;

	/** @var Outbox */
	private $outbox;

	/** @var Clock */
	private $clock;

	/**
	 * @param Account_Store $store    Rows.
	 * @param Tokens        $tokens   Tokens.
	 * @param Throttle      $throttle Counts tries.
	 * @param Mails         $mails    Writes mails.
	 * @param Outbox        $outbox   Sends them after the answer.
	 * @param Clock         $clock    The time.
	 */
	public function __construct( Account_Store $store, Tokens $tokens, Throttle $throttle, Mails $mails, Outbox $outbox, Clock $clock ) {
		$this->store    = $store;
		$this->tokens   = $tokens;
		$this->throttle = $throttle;
		$this->mails    = $mails;
		$this->outbox   = $outbox;
		$this->clock    = $clock;
	}

	/**
	 * Makes an account and signs in to it.
	 *
	 * @param array<string, mixed> $form   first_name, last_name, email, password, privacy_consent, terms_consent.
	 * @param string               $client Calling site.
	 * @return Session
	 *
	 * @throws Failure signup_failed with fields, or 429.
	 */
	public function sign_up( array $form, string $client ): array {
		$errors = Sign_Up_Form::errors( $form );
		if ( array() !== $errors ) {
			throw new Failure( 'signup_failed', (string) reset( $errors ), 400, $errors );
		}
		$this->throttle->count_address( 'new-account' );
		// Of a calling site only addresses that are taken are counted; who has found too many waits with every other one too.
		$this->throttle->refuse_waiting( 'sign-up', '', $client );
		$account = $this->store->create(
			array(
				'email'        => $form['email'],
				'password'     => Passwords::hash( $form['password'] ),
				'first_name'   => trim( $form['first_name'] ),
				'last_name'    => trim( $form['last_name'] ),
				'consented_at' => $this->clock->now(),
			)
		);
		if ( null === $account ) {
			$this->throttle->count( 'sign-up', '', $client );
			throw new Failure( 'signup_failed', Messages::taken_address(), 400, array( 'email' => Messages::taken_address() ) );
		}
		$this->outbox->add(
			function () use ( $account ): void {
				$this->mails->verify( $account, $this->tokens->issue( $account->id(), Tokens::VERIFY ) );
			}
		);
		return $this->session( $account );
	}

	/**
	 * Signs in with e-mail and password.
	 *
	 * @param string $email    E-mail address.
	 * @param string $password Password.
	 * @param string $client   Calling site.
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
	 * @param string $key    The key.
	 * @param string $client Calling site.
	 * @return Session
	 *
	 * @throws Failure 401 login_error with fields, or 429.
	 */
	public function log_in_with_key( string $key, string $client ): array {
		$this->throttle->count( 'api-key', '', $client );
		$row     = $this->tokens->find( trim( $key ), Tokens::API_KEY );
		$account = null === $row ? null : $this->store->find( (int) $row['account_id'] );
		if ( null === $row || null === $account ) {
			throw new Failure( 'login_error', Messages::wrong_api_key(), 401, array( 'api_key' => Messages::wrong_api_key() ) );
		}
		$this->throttle->forget( 'api-key', '', $client );
		return $this->session( $account, (int) $row['id'] );
	}

	/**
	 * Signs a WordPress user of this site in without a password, making their account on the first time (decision E01).
	 * Only the site itself can ask for it, in its own process.
	 *
	 * @param array<string, string> $user subject, email, name, first_name, last_name, plan.
	 * @return Session
	 *
	 * @throws Failure 409 account_exists when the address belongs to an account that is not linked.
	 */
	public function log_in_local( array $user ): array {
		$account = $this->store->by_subject( $user['subject'] );
		if ( null !== $account ) {
			return $this->session( $this->with_plan( $account, $user['plan'] ) );
		}
		$names   = explode( ' ', trim( $user['name'] ), 2 ) + array( '', '' );
		$is_bare = '' === $user['first_name'] . $user['last_name'];
		$account = $this->store->create(
			array(
				'email'       => $user['email'],
				'subject'     => $user['subject'],
				'is_local'    => 1,
				'first_name'  => $is_bare ? $names[0] : $user['first_name'],
				'last_name'   => $is_bare ? $names[1] : $user['last_name'],
				'plan'        => $user['plan'],
				'verified_at' => $this->clock->now(),
			)
		);
		if ( null === $account ) {
			throw new Failure( 'account_exists', Messages::taken_address(), 409 );
		}
		return $this->session( $account );
	}

	/**
	 * Links a WordPress user with the account of their address: at once with its password, else by a link that is mailed.
	 *
	 * @param array<string, string> $user   subject, email, plan.
	 * @param string                $client Calling site.
	 * @return Session|null Null when a mail is on its way.
	 *
	 * @throws Failure 401 login_error with fields, or 429.
	 */
	public function link_local( array $user, string $client ): ?array {
		if ( '' === $user['password'] ) {
			$this->throttle->count( 'link', Account_Store::normal( $user['email'] ), $client );
			$this->outbox->add(
				function () use ( $user ): void {
					$account = $this->store->by_email( $user['email'] );
					if ( null !== $account ) {
						$this->mails->link( $account, $this->tokens->issue( $account->id(), Tokens::LINK, 0, $user['subject'] ) );
					}
				}
			);
			return null;
		}
		$account = $this->authenticated( $user['email'], $user['password'], $client );
		$this->store->change( $account->id(), array( 'subject' => $user['subject'] ) );
		return $this->session( $this->with_plan( $account, $user['plan'] ) );
	}

	/**
	 * Signs out.
	 *
	 * @param Actor $actor Whose token ends.
	 */
	public function log_out( Actor $actor ): void {
		$this->tokens->revoke( $actor->token_id() );
	}

	/**
	 * Returns the account of an actor.
	 *
	 * @param Actor $actor Who asks.
	 *
	 * @throws Failure 401 when it is gone.
	 */
	public function of( Actor $actor ): Account {
		$account = $this->store->find( $actor->account_id() );
		if ( null === $account ) {
			throw new Failure( 'is_signed_failed', Messages::signed_out(), 401 );
		}
		return $account;
	}

	/**
	 * Makes a new API key; the old one ends, with every session that came from it.
	 *
	 * @param Actor $actor Whose key.
	 * @return string The key, which nobody can read again.
	 */
	public function renew_api_key( Actor $actor ): string {
		$this->tokens->revoke_all( $actor->account_id(), Tokens::API_KEY );
		return $this->tokens->issue( $actor->account_id(), Tokens::API_KEY );
	}

	/**
	 * Sends the verification mail again, if there is something to verify.
	 *
	 * @param string $email  An address.
	 * @param string $client Calling site.
	 *
	 * @throws Failure 429.
	 */
	public function request_verification( string $email, string $client ): void {
		$this->throttle->count( 'verify', Account_Store::normal( $email ), $client );
		$this->outbox->add(
			function () use ( $email ): void {
				$account = $this->store->by_email( $email );
				if ( null !== $account && ! $account->is_verified() ) {
					$this->mails->verify( $account, $this->tokens->issue( $account->id(), Tokens::VERIFY ) );
				}
			}
		);
	}

	/**
	 * Sends the mail with which a new password can be set.
	 *
	 * @param string $email  An address.
	 * @param string $client Calling site.
	 *
	 * @throws Failure 429.
	 */
	public function request_reset( string $email, string $client ): void {
		$this->throttle->count( 'reset', Account_Store::normal( $email ), $client );
		$this->outbox->add(
			function () use ( $email ): void {
				$account = $this->store->by_email( $email );
				if ( null !== $account ) {
					$this->mails->reset( $account, $this->tokens->issue( $account->id(), Tokens::RESET ) );
				}
			}
		);
	}

	/**
	 * Says whether a mailed link can still be used, without using it.
	 *
	 * @param string $token Its token.
	 * @param string $kind  One of Tokens.
	 */
	public function is_usable( string $token, string $kind ): bool {
		return null !== $this->tokens->find( $token, $kind );
	}

	/**
	 * Verifies an address.
	 *
	 * @param string $token Token of a mailed link.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function verify( string $token ): void {
		$row = $this->consumed( $token, Tokens::VERIFY );
		$this->store->verify( (int) $row['account_id'] );
		$this->tokens->revoke_all( (int) $row['account_id'], Tokens::VERIFY );
	}

	/**
	 * Sets a new password. Whoever was signed in, by whatever means, is signed out; the address is verified by the way.
	 *
	 * @param string $token    Token of a mailed link.
	 * @param string $password The new password, checked.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function set_password( string $token, string $password ): void {
		$row = $this->consumed( $token, Tokens::RESET );
		$id  = (int) $row['account_id'];
		$this->store->change( $id, array( 'password' => Passwords::hash( $password ) ) );
		$this->store->verify( $id );
		$this->tokens->revoke_all( $id );
	}

	/**
	 * Links an account with a WordPress user. Where nobody had shown yet that the address is theirs, whoever signed up with
	 * it loses password and sessions: they may have been somebody else, waiting for this.
	 *
	 * @param string $token Token of a mailed link.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function link( string $token ): void {
		$row     = $this->consumed( $token, Tokens::LINK );
		$id      = (int) $row['account_id'];
		$account = $this->store->find( $id );
		if ( null !== $account && ! $account->is_verified() ) {
			$this->store->change( $id, array( 'password' => '' ) );
			$this->tokens->revoke_all( $id );
		}
		$this->store->change( $id, array( 'subject' => $row['subject'] ) );
		$this->store->verify( $id );
		$this->tokens->revoke_all( $id, Tokens::LINK );
	}

	/**
	 * @param string $email    E-mail address.
	 * @param string $password Password.
	 * @param string $client   Calling site.
	 *
	 * @throws Failure 401 login_error with fields, or 429.
	 */
	private function authenticated( string $email, string $password, string $client ): Account {
		$whom = Account_Store::normal( $email );
		$this->throttle->count( 'log-in', $whom, $client );
		$account  = $this->store->by_email( $email );
		$is_right = Passwords::is_right( $password, null === $account ? '' : $account->password() );
		if ( null === $account || ! $is_right ) {
			throw new Failure( 'login_error', Messages::wrong_password(), 401, array( 'email' => Messages::wrong_password() ) );
		}
		$this->throttle->forget( 'log-in', $whom, $client );
		if ( Passwords::is_outdated( $account->password() ) ) {
			$this->store->change( $account->id(), array( 'password' => Passwords::hash( $password ) ) );
		}
		return $account;
	}

	/**
	 * Gives an account the plan that its site says: always, where the site made it; else only a better one.
	 *
	 * @param Account $account The account.
	 * @param string  $plan    Plan of the WordPress user.
	 */
	private function with_plan( Account $account, string $plan ): Account {
		if ( $plan === $account->plan() || ( ! $account->is_local() && Plans::level( $plan ) <= $account->level() ) ) {
			return $account;
		}
		$this->store->change( $account->id(), array( 'plan' => $plan ) );
		return $this->store->find( $account->id() ) ?? $account;
	}

	/**
	 * @param string $token Token of a mailed link.
	 * @param string $kind  Kind it must be of.
	 * @return array<string, string> Its row.
	 *
	 * @throws Failure 400.
	 */
	private function consumed( string $token, string $kind ): array {
		$row = $this->tokens->consume( $token, $kind );
		if ( null === $row ) {
			throw new Failure( 'invalid_link', Messages::link_not_valid(), 400 );
		}
		return $row;
	}

	/**
	 * @param Account $account   Who signs in.
	 * @param int     $parent_id API key it was done with; 0 for none.
	 * @return Session
	 */
	private function session( Account $account, int $parent_id = 0 ): array {
		return array(
			'token'   => $this->tokens->issue( $account->id(), Tokens::SESSION, $parent_id ),
			'account' => $account->record(),
		);
	}
}
