<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Mail\Mails;
use Templately\Hub\Mail\Outbox;
use Templately\Messages;
use Templately\Rest\Failure;

/**
 * Links that are mailed, and what they do. Asking for one is answered alike for every address: whether there is an account is
 * found out after the answer.
 */
final class Mailed_Links {

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
	 * @param Account_Store $store    Rows.
	 * @param Tokens        $tokens   Tokens.
	 * @param Throttle      $throttle Counts tries.
	 * @param Mails         $mails    Writes mails.
	 * @param Outbox        $outbox   Sends them after the answer.
	 */
	public function __construct( Account_Store $store, Tokens $tokens, Throttle $throttle, Mails $mails, Outbox $outbox ) {
		$this->store    = $store;
		$this->tokens   = $tokens;
		$this->throttle = $throttle;
		$this->mails    = $mails;
		$this->outbox   = $outbox;
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
		$this->mail_verification( $email );
	}

	/**
	 * Sends the verification mail, if there is something to verify.
	 *
	 * @param string $email An address.
	 */
	public function mail_verification( string $email ): void {
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
	 * Sends the mail with which a WordPress user can be linked with the account of their address.
	 *
	 * @param string $email   An address.
	 * @param string $subject The WordPress user.
	 * @param string $client  Calling site.
	 *
	 * @throws Failure 429.
	 */
	public function request_link( string $email, string $subject, string $client ): void {
		$this->throttle->count( 'link', Account_Store::normal( $email ), $client );
		$this->outbox->add(
			function () use ( $email, $subject ): void {
				$account = $this->store->by_email( $email );
				if ( null !== $account ) {
					$this->mails->link( $account, $this->tokens->issue( $account->id(), Tokens::LINK, 0, $subject ) );
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
}
