<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Mail\Emails;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Site_Users;
use Templately\Shared\Rest\Failure;

/**
 * Links that are mailed, and what they do. Asking for one is answered alike for every address: whether there is an account is
 * found out when the mail is written.
 *
 * A link proves one address: the token of one that verifies or sets a password carries its hash, and is worth nothing when the
 * account's address is another one by then.
 *
 * It proves an address, never an account that existed before (S21): an account that was never proven gets a new password then and
 * there, and every session, token and key from before ends, unless the password is the one that it had. An account whose way in is a
 * WordPress user is proven and linked in a session of that user only.
 */
final class Email_Links {

	/** Mails of one kind to one address in an hour. More help nobody: the links in the first ones work. */
	private const MAILS_AN_HOUR = 5;

	private Account_Store $store;

	private Token_Store $tokens;

	private Rate_Limiter $throttle;

	private Emails $mails;

	private ?Site_Users $users = null;

	private Clock $clock;

	private Mail_Queue $outbox;

	/**
	 * @param Site_Users|null                   $users       WordPress users of the hub's own site; null where none have accounts here.
	 * @param callable( callable ): Mail_Queue      $make_outbox Makes what sends them, from what delivers one.
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

	/** Returns what sends the mails. */
	public function outbox(): Mail_Queue {
		return $this->outbox;
	}

	/**
	 * Sends the verification mail again, if there is something to verify.
	 *
	 * @param string|null $client Calling site; null for the page on which people ask: nobody can use their tries up.
	 *
	 * @throws Failure 429.
	 */
	public function request_verification( string $email, ?string $client ): void {
		$this->count( Token_Store::VERIFY, $email, $client );
		$this->outbox->add( Token_Store::VERIFY, Account_Store::normalize_email( $email ) );
	}

	/** Sends the verification mail of a new account. */
	public function mail_verification( Account $account ): void {
		$this->outbox->add( Token_Store::VERIFY, $account->email(), $account->id() );
	}

	/**
	 * Sends the mail with which whoever is signed in to an account shows that its address is theirs.
	 *
	 * @throws Failure 429.
	 */
	public function request_email_verification( Account $account ): void {
		$this->throttle->require_attempt( 'proof', (string) $account->id(), '' );
		$this->mail_verification( $account );
	}

	/**
	 * Sends the mail with which a new password can be set.
	 *
	 * @param string|null $client Calling site; null for the page on which people ask.
	 *
	 * @throws Failure 429.
	 */
	public function request_reset( string $email, ?string $client ): void {
		$this->count( Token_Store::RESET, $email, $client );
		$this->outbox->add( Token_Store::RESET, Account_Store::normalize_email( $email ) );
	}

	/**
	 * Sends the mail with which a WordPress user can be linked with the account that their address leads to.
	 *
	 * @throws Failure 429.
	 */
	public function request_link( string $email, string $subject, string $client ): void {
		$this->count( Token_Store::LINK, $email, $client );
		$this->outbox->add( Token_Store::LINK, Account_Store::normalize_email( $email ), 0, $subject );
	}

	/**
	 * Writes a mail, if there is something to write.
	 *
	 * @param array<string, string> $mail kind, email, account_id, subject.
	 * @return bool False where the site's mailer did not take it.
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
			// The user who asked has another address by now.
			return true;
		}
		if ( '0' === $mail['tries'] && ! $this->throttle->try_attempt( 'mail ' . $mail['kind'], $mail['email'], self::MAILS_AN_HOUR, HOUR_IN_SECONDS ) ) {
			return true;
		}
		// Another person may have chosen the name of an account whose address is not proven.
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
	 * Returns what a mailed link is about, without using it.
	 *
	 * @return array{account: Account, subject: string} The account, and the WordPress user in whose session alone the link works: '' where it works everywhere.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function about( string $token, string $kind ): array {
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

	/** Says whether this request is in a session of a WordPress user. */
	public function is_here( string $subject ): bool {
		return null !== $this->users && '' !== $subject && hash_equals( $subject, $this->users->current_subject() );
	}

	/**
	 * Returns how people know the WordPress user of an account.
	 *
	 * @return string The login name; '' where no such user has the account's address now.
	 */
	public function login( Account $account, string $subject ): string {
		return null === $this->users ? '' : $this->users->login( $account->email(), $subject );
	}

	/** Returns the account of the WordPress user in whose session this request is, where an address is theirs and not yet proven. */
	public function account_here( string $email ): ?Account {
		$account = null === $this->users ? null : $this->store->by_subject( $this->users->current_subject() );
		return null !== $account && ! $account->is_email_verified() && $account->email() === Account_Store::normalize_email( $email ) ? $account : null;
	}

	/** Says whether a WordPress user of the hub's site has an account with an address that is not yet proven. */
	public function has_local_account( string $email ): bool {
		foreach ( $this->store->find_all_by_email( $email ) as $account ) {
			if ( ! $account->is_email_verified() && '' !== $account->local_user_hash() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Proves the address of an account. One without a WordPress user gets the names and the password that are set with it.
	 *
	 * @param array<string, string> $names    first_name and last_name, checked; nothing for an account of a WordPress user.
	 * @param string                $password The password, checked; '' for an account of a WordPress user.
	 * @return bool Whether the account goes on as it was: false where everybody was signed out.
	 *
	 * @throws Failure 400 for a link that is no longer valid, 403 outside of the WordPress user's session.
	 */
	public function verify( string $token, array $names = array(), string $password = '' ): bool {
		$link    = $this->used( $token, Token_Store::VERIFY );
		$account = $link['account'];
		if ( '' === $link['subject'] ) {
			$is_same = $this->take( $account, $names, $password );
		} elseif ( $this->store->mark_email_verified( $account ) ) {
			$is_same = true;
		} else {
			throw self::not_valid();
		}
		$this->tokens->revoke_all( $account->id(), Token_Store::VERIFY );
		return $is_same;
	}

	/**
	 * Returns the account of whoever reads the mailbox of an address: a new one, or one that was never proven, which is theirs from now on.
	 *
	 * @param array<string, string> $names    first_name and last_name, checked.
	 *
	 * @throws Failure 400 where somebody has proven the address meanwhile.
	 */
	public function account_of_reader( string $email, array $names, string $password ): Account {
		$columns = $names + array( 'consented_at' => $this->clock->now() );
		$account = $this->store->by_email( $email ) ?? $this->store->create( $email, array( 'password' => Password_Hasher::hash( $password ) ) );
		if ( null === $account || $account->is_email_verified() ) {
			throw self::not_valid();
		}
		$this->take( $account, $columns, $password );
		return $this->store->find( $account->id() ) ?? $account;
	}

	/**
	 * Sets a new password. It is the only way in from then on; the address is verified by the way.
	 *
	 * @param array<string, string> $names    first_name and last_name, checked, for an account that was never proven.
	 *
	 * @throws Failure 400 for a link that is no longer valid.
	 */
	public function set_password( string $token, string $password, array $names = array() ): void {
		$account = $this->used( $token, Token_Store::RESET )['account'];
		if ( ! $this->store->hand_over( $account, Password_Hasher::hash( $password ), '', $names ) ) {
			throw self::not_valid();
		}
		$this->throttle->reset_account( 'log-in', $account->email() );
	}

	/**
	 * Links an account with a WordPress user, who is the only way in from then on: whoever had others may have been somebody else.
	 *
	 * @throws Failure 400 for a link that is no longer valid, 403 outside of the WordPress user's session.
	 */
	public function link( string $token ): void {
		$link = $this->used( $token, Token_Store::LINK );
		if ( ! $this->store->hand_over( $link['account'], '', $link['subject'] ) ) {
			throw self::not_valid();
		}
	}

	/**
	 * Gives an account that was never proven to whoever reads the mailbox of its address. Who knows its password made it; for anybody
	 * else every way in from before ends.
	 *
	 * @param array<string, int|string> $columns  Columns that change with it, such as names.
	 * @return bool Whether it was the account's own.
	 *
	 * @throws Failure 400 where somebody else has proven the address.
	 */
	private function take( Account $account, array $columns, string $password ): bool {
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

	/**
	 * Uses a link up.
	 *
	 * @param string $kind  Kind it must be of.
	 * @return array{account: Account, subject: string} What it is about.
	 *
	 * @throws Failure 400 where it is no longer valid, 403 outside of the WordPress user's session; then it can still be used.
	 */
	private function used( string $token, string $kind ): array {
		$link = $this->about( $token, $kind );
		if ( '' !== $link['subject'] && ! $this->is_here( $link['subject'] ) ) {
			throw new Failure( 'invalid_permission', self::log_in_first_message(), 403 );
		}
		if ( null === $this->tokens->consume( $token, $kind ) ) {
			throw self::not_valid();
		}
		return $link;
	}

	/**
	 * @param string|null $client Calling site; null for a page.
	 *
	 * @throws Failure 429.
	 */
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

	/** Says that a link can no longer be used. */
	private static function not_valid(): Failure {
		return new Failure( 'invalid_link', __( 'This link is no longer valid. Ask for a new one.', 'templately' ), 400 );
	}

	/** Says that a link works in a session of its WordPress user only. */
	public static function log_in_first_message(): string {
		return __( 'Log in to this site as the WordPress user whom the mail names, then open the link again.', 'templately' );
	}
}
