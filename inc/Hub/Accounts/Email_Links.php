<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Mail\Emails;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Site_Users;
use Templately\Shared\Rest\Failure;

/**
 * Creates and redeems the links in the hub's e-mails. Every address gets the same response: whether it has an account is looked up
 * when the e-mail is written.
 * A link verifies one address. The tokens for verification and password reset contain its hash, and expire when the address changes.
 * Signing up with an address does not prove ownership. So an account that was never verified gets a new password when its link is
 * opened, and all earlier sessions, tokens and keys end, unless the visitor knows the current password. An account of a WordPress user
 * is verified and linked only in a session of that user.
 */
final class Email_Links {

	/** E-mails of one kind to one address per hour. */
	private const MAILS_PER_HOUR = 5;

	private Account_Store $store;

	private Token_Store $tokens;

	private Rate_Limiter $throttle;

	private Emails $mails;

	private ?Site_Users $users = null;

	private Clock $clock;

	private Mail_Queue $outbox;

	/**
	 * @param Site_Users|null $users WordPress users of the hub's site; null if they have no accounts here.
	 * @param callable( callable ): Mail_Queue $make_outbox Creates the mail queue with a callback that delivers one e-mail.
	 */
	public function __construct( Account_Store $store, Token_Store $tokens, Rate_Limiter $throttle, Emails $mails, ?Site_Users $users, Clock $clock, callable $make_outbox ) {
		$this->store    = $store;
		$this->tokens   = $tokens;
		$this->throttle = $throttle;
		$this->mails    = $mails;
		$this->users    = $users;
		$this->clock    = $clock;
		$this->outbox   = $make_outbox( array( $this, 'send' ) );
	}

	public function outbox(): Mail_Queue {
		return $this->outbox;
	}

	/**
	 * Queues the verification e-mail, if the address is not verified yet.
	 * @param string|null $client Calling site; null for the public page, so that other sites cannot use up its limit.
	 */
	public function request_verification( string $email, ?string $client ): void {
		$this->count( Token_Store::VERIFY, $email, $client );
		$this->outbox->add( Token_Store::VERIFY, Account_Store::normalize_email( $email ) );
	}

	public function mail_verification( Account $account ): void {
		$this->outbox->add( Token_Store::VERIFY, $account->email(), $account->id() );
	}

	/** Sends a signed-in user the link that verifies their address. */
	public function request_email_verification( Account $account ): void {
		$this->throttle->require_attempt( 'proof', (string) $account->id(), '' );
		$this->mail_verification( $account );
	}

	/** @param string|null $client Calling site; null for the public page. */
	public function request_reset( string $email, ?string $client ): void {
		$this->count( Token_Store::RESET, $email, $client );
		$this->outbox->add( Token_Store::RESET, Account_Store::normalize_email( $email ) );
	}

	/** Queues the e-mail that links a WordPress user with the account of their address. */
	public function request_link( string $email, string $subject, string $client ): void {
		$this->count( Token_Store::LINK, $email, $client );
		$this->outbox->add( Token_Store::LINK, Account_Store::normalize_email( $email ), 0, $subject );
	}

	/**
	 * Writes and sends an e-mail, if its reason still exists.
	 * @param array<string, string> $mail kind, email, account_id, subject.
	 * @return bool False if the site's mailer failed.
	 */
	public function send( array $mail ): bool {
		$by_id   = (int) $mail['account_id'];
		$account = $by_id > 0 ? $this->store->find( $by_id ) : $this->store->find_by_email_for_mail( $mail['email'] );
		if ( null === $account || $account->email() !== $mail['email'] || ( Token_Store::VERIFY === $mail['kind'] && $account->is_email_verified() ) || ( Token_Store::LINK === $mail['kind'] && ! $account->has_verified_email() ) ) {
			return true;
		}
		$subject = Token_Store::LINK === $mail['kind'] ? $mail['subject'] : $account->local_user_hash();
		$login   = '' === $subject ? '' : $this->login( $account, $subject );
		if ( Token_Store::LINK === $mail['kind'] && '' === $login ) {
			// The user has changed their address since.
			return true;
		}
		if ( '0' === $mail['tries'] && ! $this->throttle->try_attempt( 'mail ' . $mail['kind'], $mail['email'], self::MAILS_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return true;
		}
		// A stranger may have chosen the name of an unverified account.
		$first_name = $account->is_email_verified() ? $account->to_array()['first_name'] : '';
		switch ( $mail['kind'] ) {
			case Token_Store::VERIFY:
				return $this->mails->send_verification( $account->email(), $this->tokens->create( $account->id(), Token_Store::VERIFY, 0, self::mark( $account ) ), '' === $login ? $account->name() : $login, '' !== $account->local_user_hash() );
			case Token_Store::RESET:
				return $this->mails->send_password_reset( $account->email(), $this->tokens->create( $account->id(), Token_Store::RESET, 0, self::mark( $account ) ), $first_name );
			default:
				return $this->mails->send_account_link( $account->email(), $this->tokens->create( $account->id(), Token_Store::LINK, 0, $mail['subject'] ), $first_name, $login );
		}
	}

	/**
	 * Reads a link without redeeming it.
	 * @return array{account: Account, subject: string} The subject is the WordPress user whose session is required, or ''.
	 */
	public function read( string $token, string $kind ): array {
		$row     = $this->tokens->find( $token, $kind );
		$account = null === $row ? null : $this->store->find( (int) $row['account_id'] );
		if ( null === $row || null === $account || ( Token_Store::LINK === $kind ? ! $account->has_verified_email() : ! hash_equals( self::mark( $account ), $row['subject'] ) ) ) {
			throw self::not_valid();
		}
		$subjects = array(
			Token_Store::LINK   => $row['subject'],
			Token_Store::VERIFY => $account->local_user_hash(),
		);
		return array(
			'account' => $account,
			'subject' => $subjects[ $kind ] ?? '',
		);
	}

	/** Whether this request belongs to a session of the WordPress user. */
	public function is_current_user( string $subject ): bool {
		return null !== $this->users && '' !== $subject && hash_equals( $subject, $this->users->current_subject() );
	}

	/** Returns the login name of the account's WordPress user, or '' if no such user has this address. */
	public function login( Account $account, string $subject ): string {
		return null === $this->users ? '' : $this->users->login( $account->email(), $subject );
	}

	/** Returns the account of the current WordPress user, if this is their unverified address. */
	public function account_of_current_user( string $email ): ?Account {
		$account = null === $this->users ? null : $this->store->by_subject( $this->users->current_subject() );
		return null !== $account && ! $account->is_email_verified() && $account->email() === Account_Store::normalize_email( $email ) ? $account : null;
	}

	/** Whether a WordPress user of this site has an account with this unverified address. */
	public function has_local_account( string $email ): bool {
		foreach ( $this->store->find_all_by_email( $email ) as $account ) {
			if ( ! $account->is_email_verified() && '' !== $account->local_user_hash() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Verifies an account's address. An account without a WordPress user gets the given names and password.
	 * @param array<string, string> $names Valid first_name and last_name; empty for an account of a WordPress user.
	 * @param string $password Valid password; '' for an account of a WordPress user.
	 * @return bool False if the account's earlier sessions have ended.
	 * @throws Failure 400 for an expired link, 403 outside the WordPress user's session.
	 */
	public function verify( string $token, array $names = array(), string $password = '' ): bool {
		$link    = $this->redeem( $token, Token_Store::VERIFY );
		$account = $link['account'];
		if ( '' === $link['subject'] ) {
			$is_same = $this->claim_account( $account, $names, $password );
		} elseif ( $this->store->mark_email_verified( $account ) ) {
			$is_same = true;
		} else {
			throw self::not_valid();
		}
		$this->tokens->revoke_all( $account->id(), Token_Store::VERIFY );
		return $is_same;
	}

	/**
	 * Returns the account of the person who receives e-mails for an address. Creates it, or hands over one that was never verified.
	 * @param array<string, string> $names Valid first_name and last_name.
	 * @throws Failure 400 if the address was verified in the meantime.
	 */
	public function account_of_reader( string $email, array $names, string $password ): Account {
		$columns = $names + array( 'consented_at' => $this->clock->now() );
		$account = $this->store->by_email( $email ) ?? $this->store->create( $email, array( 'password' => Password_Hasher::hash( $password ) ) );
		if ( null === $account || $account->is_email_verified() ) {
			throw self::not_valid();
		}
		$this->claim_account( $account, $columns, $password );
		return $this->store->find( $account->id() ) ?? $account;
	}

	/**
	 * Sets a new password, which becomes the only way to sign in, and verifies the address.
	 * @param array<string, string> $names Valid first_name and last_name, for an account that was never verified.
	 */
	public function set_password( string $token, string $password, array $names = array() ): void {
		$account = $this->redeem( $token, Token_Store::RESET )['account'];
		if ( ! $this->store->hand_over( $account, Password_Hasher::hash( $password ), '', $names ) ) {
			throw self::not_valid();
		}
		$this->throttle->reset_account( 'log-in', $account->email() );
	}

	/**
	 * Links an account with a WordPress user. All other ways to sign in end, because they may belong to another person.
	 * @throws Failure 400 for an expired link, 403 outside the WordPress user's session.
	 */
	public function link( string $token ): void {
		$link = $this->redeem( $token, Token_Store::LINK );
		if ( ! $this->store->hand_over( $link['account'], '', $link['subject'] ) ) {
			throw self::not_valid();
		}
	}

	/**
	 * Verifies an account for the person who receives its e-mails. With the account's password they count as its creator; otherwise all
	 * earlier ways to sign in end.
	 * @param array<string, int|string> $columns Columns to change as well, such as names.
	 * @return bool Whether the password was the account's.
	 */
	private function claim_account( Account $account, array $columns, string $password ): bool {
		$is_same = Password_Hasher::verify( $password, $account->password() );
		$is_done = $is_same ? $this->store->mark_email_verified( $account, $columns ) : $this->store->hand_over( $account, Password_Hasher::hash( $password ), '', $columns );
		if ( ! $is_done ) {
			throw self::not_valid();
		}
		if ( ! $is_same ) {
			$this->throttle->reset_account( 'log-in', $account->email() );
		}
		return $is_same;
	}

	/** @return array{account: Account, subject: string} */
	private function redeem( string $token, string $kind ): array {
		$link = $this->read( $token, $kind );
		if ( '' !== $link['subject'] && ! $this->is_current_user( $link['subject'] ) ) {
			throw new Failure( 'invalid_permission', self::log_in_first_message(), 403 );
		}
		if ( null === $this->tokens->consume( $token, $kind ) ) {
			throw self::not_valid();
		}
		return $link;
	}

	/** @param string|null $client Calling site; null for a page. */
	private function count( string $kind, string $email, ?string $client ): void {
		if ( null === $client ) {
			$this->throttle->require_ip_attempt( $kind );
		} else {
			$this->throttle->require_attempt( $kind, Account_Store::normalize_email( $email ), $client );
		}
	}

	private static function mark( Account $account ): string {
		return hash( 'sha256', $account->email() );
	}

	private static function not_valid(): Failure {
		return new Failure( 'invalid_link', __( 'This link is no longer valid. Request a new one.', 'templately' ), 400 );
	}

	public static function log_in_first_message(): string {
		return __( 'Log in to this site as the WordPress user named in the email, then open the link again.', 'templately' );
	}
}
