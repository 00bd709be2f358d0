<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Hub\Mail\Emails;
use Templately\Hub\Mail\Mail_Queue;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Invitations into workspaces. Every address becomes one, whether somebody has an account with it or not: nothing here looks, so
 * neither an answer nor its time tells. It is used once, by the account that has shown that the address is theirs, within 7 days.
 *
 * How many mails somebody can cause is counted in tries, so that withdrawing an invitation and making it again gains nothing.
 */
final class Invitations {

	/** Kind of the mail. */
	public const MAIL = 'invitation';

	/** Seconds for which one is valid, from its last mail on. */
	private const LIFETIME = 7 * DAY_IN_SECONDS;

	/** Seconds between two mails of one workspace to one address, and how often one is sent again. */
	private const PAUSE   = 10 * MINUTE_IN_SECONDS;
	private const RESENDS = 3;

	/** Mails in a day: that one person causes, and that one address gets, whoever invites it. */
	private const MAILS_OF_ONE = 50;
	private const MAILS_TO_ONE = 3;

	private const REMOVED_AT_ONCE = 200;

	/** What tokens of links begin with. */
	public const TOKEN = 'tly_i_';

	private Database $database;

	private Member_Store $members;

	private Activity_Log $activity;

	private Account_Store $accounts;

	private Rate_Limiter $throttle;

	private Emails $mails;

	private Mail_Queue $outbox;

	private Clock $clock;

	/**
	 * @param Database      $database The hub's tables.
	 * @param Mail_Queue        $outbox   Sends them; deliver() is called for those of this class.
	 */
	public function __construct( Database $database, Member_Store $members, Activity_Log $activity, Account_Store $accounts, Rate_Limiter $throttle, Emails $mails, Mail_Queue $outbox, Clock $clock ) {
		$this->database = $database;
		$this->members  = $members;
		$this->activity = $activity;
		$this->accounts = $accounts;
		$this->throttle = $throttle;
		$this->mails    = $mails;
		$this->outbox   = $outbox;
		$this->clock    = $clock;
	}

	/**
	 * Invites addresses as editors. Who is in the workspace or invited already stays as they are.
	 *
	 * @param list<string> $emails       Addresses, as they are stored, each once.
	 * @param Account      $owner        Who invites: the workspace's owner.
	 *
	 * @throws Failure 422 too_many_people, 429 too_many_invitations or too_many_tries; then nobody is invited.
	 */
	public function invite( int $workspace_id, array $emails, Account $owner ): void {
		$now = $this->clock->now();
		$this->database->query( 'DELETE FROM {invitations} WHERE workspace_id = %d AND expires_at <= %d', $workspace_id, $now );
		$waiting = array_column( $this->database->get_results( 'SELECT email FROM {invitations} WHERE workspace_id = %d', $workspace_id ), 'email' );
		$people  = array();
		foreach ( $this->members->find_by_workspaces( array( $workspace_id ) )[ $workspace_id ] ?? array() as $member ) {
			$people[] = $member['account']->email();
		}
		$new = array_values( array_diff( $emails, $waiting, $people, array( $owner->email() ) ) );
		if ( array() === $new ) {
			return;
		}
		if ( count( $waiting ) + count( $people ) + count( $new ) > Contract::MOST_PEOPLE ) {
			throw new Failure( 'too_many_people', sprintf( /* translators: %s: number of people. */ __( 'A WorkSpace has room for %s people, those who are invited included. Nobody was invited.', 'templately' ), number_format_i18n( Contract::MOST_PEOPLE ) ), 422 );
		}
		$this->count_mails( $workspace_id, $new, $owner );
		foreach ( $new as $email ) {
			$id = $this->database->insert(
				'invitations',
				array(
					'workspace_id' => $workspace_id,
					'email'        => $email,
					'role'         => Member_Store::role_number( Workspace_Permissions::EDITOR ),
					// Of a token that nobody has, until the mail is out.
					'token_hash'   => self::hash_token( self::token() ),
					'invited_by'   => $owner->id(),
					'created_at'   => $now,
					'expires_at'   => $now + self::LIFETIME,
					'sends'        => 1,
					'next_hash'    => '',
					'mail_state'   => self::number( Contract::MAIL_WAITING ),
				)
			);
			$this->outbox->add( self::MAIL, $email, 0, (string) $id );
			$this->activity->record( $workspace_id, 0, $owner->id(), 'invited' );
		}
	}

	/**
	 * Sends an invitation again; it is valid for as long as a new one, and the link in the mail before until the next one is out:
	 * where others have written to that address often enough today none is written, and nobody is told.
	 *
	 * @param Account $owner        The workspace's owner.
	 *
	 * @throws Failure 404, 422 sent_often, 429 too_many_invitations or too_many_tries; then the invitation stays as it is.
	 */
	public function resend( int $workspace_id, int $id, Account $owner ): void {
		$now = $this->clock->now();
		$row = $this->database->get_row( 'SELECT email, sends, created_at FROM {invitations} WHERE id = %d AND workspace_id = %d AND expires_at > %d FOR UPDATE', $id, $workspace_id, $now );
		if ( null === $row ) {
			throw Workspace_For_Update::not_found();
		}
		if ( (int) $row['sends'] > self::RESENDS ) {
			throw new Failure( 'sent_often', __( 'This invitation was sent several times already. It also waits under WorkSpaces for whoever signs in with that address.', 'templately' ), 422 );
		}
		// Of these mails the owner knows: saying so tells nothing of others.
		if ( (int) $row['sends'] >= self::MAILS_TO_ONE && (int) $row['created_at'] > $now - DAY_IN_SECONDS ) {
			throw new Failure( 'too_many_tries', sprintf( /* translators: 1: an e-mail address, 2: number of mails. */ __( 'We have sent this invitation to %1$s %2$d times today, which is as often as we write to anybody in a day. The link in the last mail is still good. Send it again tomorrow.', 'templately' ), $row['email'], self::MAILS_TO_ONE ), 429 );
		}
		$this->count_mails( $workspace_id, array( $row['email'] ), $owner );
		$this->database->query( 'UPDATE {invitations} SET sends = sends + 1, expires_at = %d, mail_state = %d WHERE id = %d', $now + self::LIFETIME, self::number( Contract::MAIL_WAITING ), $id );
		$this->outbox->add( self::MAIL, $row['email'], 0, (string) $id );
	}

	/**
	 * Withdraws an invitation.
	 *
	 * @throws Failure 404 where there is none any more.
	 */
	public function withdraw( int $workspace_id, int $id ): void {
		if ( 1 !== $this->database->query( 'DELETE FROM {invitations} WHERE id = %d AND workspace_id = %d', $id, $workspace_id ) ) {
			throw Workspace_For_Update::not_found();
		}
	}

	/**
	 * Withdraws the invitation of an address, if there is one.
	 *
	 * @param string $email        The address, as it is stored; '' for all of them.
	 */
	public function withdraw_by_email( int $workspace_id, string $email ): void {
		if ( '' === $email ) {
			$this->database->query( 'DELETE FROM {invitations} WHERE workspace_id = %d', $workspace_id );
		} else {
			$this->database->query( 'DELETE FROM {invitations} WHERE workspace_id = %d AND email = %s', $workspace_id, $email );
		}
	}

	/**
	 * Returns who is invited into some workspaces, who was first first. One query.
	 *
	 * @param list<int> $workspace_ids The workspaces.
	 * @return array<int, list<array{id: int, email: string, role: string, invited_at: string, expires_at: string, mail: string}>> Workspace to invitations; none for one without.
	 */
	public function find_by_workspaces( array $workspace_ids ): array {
		$invitations = array();
		foreach ( $this->database->get_results( 'SELECT * FROM {invitations} WHERE workspace_id IN (' . Database::ids_list( $workspace_ids ) . ') AND expires_at > %d ORDER BY workspace_id, id', $this->clock->now() ) as $row ) {
			$invitations[ (int) $row['workspace_id'] ][] = array(
				'id'         => (int) $row['id'],
				'email'      => $row['email'],
				'role'       => Member_Store::role_name( (int) $row['role'] ),
				'invited_at' => gmdate( 'c', (int) $row['created_at'] ),
				'expires_at' => gmdate( 'c', (int) $row['expires_at'] ),
				'mail'       => Contract::MAIL_STATES[ (int) $row['mail_state'] ],
			);
		}
		return $invitations;
	}

	/**
	 * Writes the mail of an invitation that is still there, with a link of its own; the link in the mail before is good until this one is
	 * out. Somebody who gets many invitations gets no more mails; they wait in the account, and who invites reads of this mail what they
	 * would read of any other: whether mails leave.
	 *
	 * @param array<string, string> $mail email, subject (the invitation's id), tries, and after where the others were tried.
	 * @return bool|null False where the site's mailer did not take it; null where none is written, which is told of by what became of the others.
	 */
	public function send( array $mail ): ?bool {
		$id  = (int) $mail['subject'];
		$row = $this->database->get_row( 'SELECT i.invited_by, i.next_hash, w.title FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id WHERE i.id = %d AND i.email = %s AND i.expires_at > %d', $id, $mail['email'], $this->clock->now() );
		if ( null === $row ) {
			return true;
		}
		// Whatever ends it before it is out: a mailer that throws, or the process.
		$this->note_mail( $id, Mail_Queue::is_last_attempt( $mail ) ? Contract::MAIL_FAILED : Contract::MAIL_WAITING );
		if ( '0' === $mail['tries'] && ! isset( $mail['after'] ) ) {
			$row['next_hash'] = $this->throttle->try_attempt( 'invitations to', $mail['email'], self::MAILS_TO_ONE, DAY_IN_SECONDS ) ? self::hash_token( self::token() ) : '';
			$this->database->query( 'UPDATE {invitations} SET next_hash = %s WHERE id = %d', $row['next_hash'], $id );
		}
		if ( '' === $row['next_hash'] ) {
			if ( ! isset( $mail['after'] ) ) {
				return null;
			}
			if ( $this->mails->is_failing() ) {
				return false;
			}
			$this->note_mail( $id, Contract::MAIL_SENT );
			return true;
		}
		$token = self::token();
		// Before it is out: it may be read before anything is written after it.
		$this->database->query( 'UPDATE {invitations} SET next_hash = %s WHERE id = %d', self::hash_token( $token ), $id );
		if ( ! $this->mails->send_invitation( $mail['email'], $this->accounts->find_public( array( (int) $row['invited_by'] ) )[ (int) $row['invited_by'] ]['name'] ?? '', $row['title'], $token ) ) {
			return false;
		}
		$this->database->query( "UPDATE {invitations} SET token_hash = next_hash, next_hash = '' WHERE id = %d AND next_hash = %s", $id, self::hash_token( $token ) );
		$this->note_mail( $id, Contract::MAIL_SENT );
		return true;
	}

	/** Removes those that nobody can take any more. It may be stopped anywhere. */
	public function delete_expired(): void {
		do {
			$ids  = $this->database->get_integers( 'SELECT id FROM {invitations} WHERE expires_at <= %d ORDER BY expires_at LIMIT %d', $this->clock->now(), self::REMOVED_AT_ONCE );
			$more = count( $ids ) === self::REMOVED_AT_ONCE;
			// One that was sent again meanwhile is valid anew.
			$this->database->query( 'DELETE FROM {invitations} WHERE id IN (' . Database::ids_list( $ids ) . ') AND expires_at <= %d', $this->clock->now() );
		} while ( $more );
	}

	/** Forgets an address. */
	public function delete_by_email( string $email ): int {
		return $this->database->query( 'DELETE FROM {invitations} WHERE email = %s', $email );
	}

	/**
	 * Returns the workspaces that an address is invited to, for its owner to read.
	 *
	 * @return list<array{title: string, at: int}>
	 */
	public function export( string $email ): array {
		return array_map(
			static function ( array $row ): array {
				return array(
					'title' => $row['title'],
					'at'    => (int) $row['created_at'],
				);
			},
			$this->database->get_results( 'SELECT w.title, i.created_at FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id WHERE i.email = %s AND i.expires_at > %d ORDER BY i.id LIMIT %d', $email, $this->clock->now(), Contract::MOST )
		);
	}

	/** Returns what is kept of a token. */
	public static function hash_token( string $token ): string {
		return hash( 'sha256', $token );
	}

	/**
	 * @param list<string> $emails       Who gets a mail; not none.
	 *
	 * @throws Failure 429.
	 */
	private function count_mails( int $workspace_id, array $emails, Account $owner ): void {
		if ( ! $this->throttle->try_attempt( 'invitations of', (string) $owner->id(), self::MAILS_OF_ONE, DAY_IN_SECONDS, count( $emails ) ) ) {
			throw new Failure( 'too_many_invitations', sprintf( /* translators: %s: number of invitations. */ __( 'You can send %s invitations a day. Nobody was invited by this: try again tomorrow, or with fewer people.', 'templately' ), number_format_i18n( self::MAILS_OF_ONE ) ), 429 );
		}
		foreach ( $emails as $email ) {
			if ( ! $this->throttle->try_attempt( 'invitation', "$workspace_id|$email", 1, self::PAUSE ) ) {
				throw new Failure( 'too_many_tries', sprintf( /* translators: 1: an e-mail address, 2: number of minutes. */ __( 'An invitation for %1$s was sent a moment ago. Wait %2$d minutes before you send another one.', 'templately' ), $email, (int) ( self::PAUSE / MINUTE_IN_SECONDS ) ), 429 );
			}
		}
	}

	/** @param string $state One of Contract::MAIL_STATES. */
	private function note_mail( int $id, string $state ): void {
		$this->database->query( 'UPDATE {invitations} SET mail_state = %d WHERE id = %d', self::number( $state ), $id );
	}

	/** @param string $state One of Contract::MAIL_STATES. */
	private static function number( string $state ): int {
		return (int) array_search( $state, Contract::MAIL_STATES, true );
	}

	/** Makes a token of 256 random bits. */
	private static function token(): string {
		return self::TOKEN . bin2hex( random_bytes( 32 ) );
	}
}
