<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Mail\Mails;
use Templately\Hub\Mail\Outbox;
use Templately\Rest\Failure;

/**
 * Links that are mailed, and what they do. Asking for one is answered alike for every address: whether there is an account is
 * found out when the mail is written.
 *
 * A link proves one address: the token of one that verifies or sets a password carries its hash, and is worth nothing when the
 * account's address is another one by then.
 */
final class Mailed_Links {

	/** Mails of one kind to one address in an hour. More help nobody: the links in the first ones work. */
	private const MAILS_AN_HOUR = 5;

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

	/**
	 * @param Account_Store                     $store       Rows.
	 * @param Tokens                            $tokens      Tokens.
	 * @param Throttle                          $throttle    Counts tries.
	 * @param Mails                             $mails       Writes mails.
	 * @param callable( callable ): Outbox      $make_outbox Makes what sends them, from what delivers one.
	 */
	public function __construct( Account_Store $store, Tokens $tokens, Throttle $throttle, Mails $mails, callable $make_outbox ) {
		$this->store    = $store;
		$this->tokens   = $tokens;
		$this->throttle = $throttle;
		$this->mails    = $mails;
		$this->outbox   = $make_outbox( array( $this, 'deliver' ) );
	}

	/** Returns what sends the mails. */
	public function outbox(): Outbox {
		return $this->outbox;
	}

	/**
	 * Sends the verification mail again, if there is something to verify.
	 *
	 * @param string      $email  An address.
	 * @param string|null $client Calling site; null for the page on which people ask: nobody can use their tries up.
	 *
	 * @throws Failure 429.
	 */
	public function request_verification( string $email, ?string $client ): void {
		$this->count( Tokens::VERIFY, $email, $client );
		$this->outbox->add( Tokens::VERIFY, Account_Store::normal( $email ) );
	}

	/**
	 * Sends the verification mail of a new account.
	 *
	 * @param Account $account The account.
	 */
	public function mail_verification( Account $account ): void {
		$this->outbox->add( Tokens::VERIFY, $account->email(), $account->id() );
	}

	/**
	 * Sends the mail with which whoever is signed in to an account shows that its address is theirs.
	 *
	 * @param Account $account The account.
	 *
	 * @throws Failure 429.
	 */
	public function request_proof( Account $account ): void {
		$this->throttle->count( 'proof', (string) $account->id(), '' );
		$this->mail_verification( $account );
	}

	/**
	 * Sends the mail with which a new password can be set.
	 *
	 * @param string      $email  An address.
	 * @param string|null $client Calling site; null for the page on which people ask.
	 *
	 * @throws Failure 429.
	 */
	public function request_reset( string $email, ?string $client ): void {
		$this->count( Tokens::RESET, $email, $client );
		$this->outbox->add( Tokens::RESET, Account_Store::normal( $email ) );
	}

	/**
	 * Sends the mail with which a WordPress user can be linked with the account that their address leads to.
	 *
	 * @param string $email   An address.
	 * @param string $subject The WordPress user.
	 * @param string $client  Calling site.
	 *
	 * @throws Failure 429.
	 */
	public function request_link( string $email, string $subject, string $client ): void {
		$this->count( Tokens::LINK, $email, $client );
		$this->outbox->add( Tokens::LINK, Account_Store::normal( $email ), 0, $subject );
	}

	/**
	 * Writes a mail, if there is something to write.
	 *
	 * @param array<string, string> $mail kind, email, account_id, subject.
	 * @return bool False where the site's mailer did not take it.
	 */
	public function deliver( array $mail ): bool {
		$by_id   = (int) $mail['account_id'];
		$account = $by_id > 0 ? $this->store->find( $by_id ) : $this->store->to_mail( $mail['email'] );
		if ( null === $account || $account->email() !== $mail['email'] || ( Tokens::VERIFY === $mail['kind'] && $account->is_proven() ) || ( Tokens::LINK === $mail['kind'] && ! $account->holds_address() ) ) {
			return true;
		}
		if ( '0' === $mail['tries'] && ! $this->throttle->may( 'mail ' . $mail['kind'], $mail['email'], self::MAILS_AN_HOUR, HOUR_IN_SECONDS ) ) {
			return true;
		}
		switch ( $mail['kind'] ) {
			case Tokens::VERIFY:
				return $this->mails->verify( $account, $this->tokens->issue( $account->id(), Tokens::VERIFY, 0, self::mark( $account ) ) );
			case Tokens::RESET:
				return $this->mails->reset( $account, $this->tokens->issue( $account->id(), Tokens::RESET, 0, self::mark( $account ) ) );
			default:
				return $this->mails->link( $account, $this->tokens->issue( $account->id(), Tokens::LINK, 0, $mail['subject'] ) );
		}
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
		$account = $this->proven( $token, Tokens::VERIFY );
		$this->tokens->revoke_all( $account->id(), Tokens::VERIFY );
	}

	/**
	 * Sets a new password. It is the only way in from then on; the address is verified by the way.
	 *
	 * @param string $token    Token of a mailed link.
	 * @param string $password The new password, checked.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function set_password( string $token, string $password ): void {
		$account = $this->proven( $token, Tokens::RESET );
		$this->store->leave_one_way_in( $account->id(), Passwords::hash( $password ), '' );
		$this->throttle->forget_anybody( 'log-in', $account->email() );
	}

	/**
	 * Links an account with a WordPress user, who is the only way in from then on: whoever had others may have been somebody else.
	 *
	 * @param string $token Token of a mailed link.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function link( string $token ): void {
		$row     = $this->consumed( $token, Tokens::LINK );
		$account = $this->store->find( (int) $row['account_id'] );
		if ( null === $account || ! $account->holds_address() || ! $this->store->prove( $account ) ) {
			throw self::not_valid();
		}
		$this->store->leave_one_way_in( $account->id(), '', $row['subject'] );
	}

	/**
	 * Uses a link up that proves the address of an account.
	 *
	 * @param string $token Token of a mailed link.
	 * @param string $kind  Kind it must be of.
	 *
	 * @throws Failure 400 where it is not valid, the account has another address by now, or the address is somebody else's.
	 */
	private function proven( string $token, string $kind ): Account {
		$row     = $this->consumed( $token, $kind );
		$account = $this->store->find( (int) $row['account_id'] );
		if ( null === $account || ! hash_equals( self::mark( $account ), $row['subject'] ) || ! $this->store->prove( $account ) ) {
			throw self::not_valid();
		}
		return $account;
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
			throw self::not_valid();
		}
		return $row;
	}

	/**
	 * @param string      $kind   Kind of the mail.
	 * @param string      $email  An address.
	 * @param string|null $client Calling site; null for a page.
	 *
	 * @throws Failure 429.
	 */
	private function count( string $kind, string $email, ?string $client ): void {
		if ( null === $client ) {
			$this->throttle->count_address( $kind );
		} else {
			$this->throttle->count( $kind, Account_Store::normal( $email ), $client );
		}
	}

	/**
	 * @param Account $account An account.
	 * @return string What its links are bound to.
	 */
	private static function mark( Account $account ): string {
		return hash( 'sha256', $account->email() );
	}

	/** Says that a link can no longer be used. */
	private static function not_valid(): Failure {
		return new Failure( 'invalid_link', Messages::link_not_valid(), 400 );
	}
}
