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
 * Invitations to workspaces. Any address can be invited. Nothing here looks up accounts, so that neither the response nor its timing
 * reveals whether an address is registered. An invitation is used once, within 7 days, by the account that has verified the address.
 * The number of e-mails is limited by attempts, so that withdrawing and repeating an invitation gains nothing.
 */
final class Invitations {

	public const MAIL = 'invitation';

	/** Seconds for which an invitation is valid after its last e-mail. */
	private const LIFETIME = 7 * DAY_IN_SECONDS;

	/** Minimum seconds between e-mails from a workspace to an address, and maximum number of e-mails for an invitation. */
	private const PAUSE       = 10 * MINUTE_IN_SECONDS;
	private const MAX_RESENDS = 3;

	/** E-mails per day: sent by a person, and received by an address from everybody. */
	private const MAILS_PER_SENDER    = 50;
	private const MAILS_PER_RECIPIENT = 3;

	private const ROWS_PER_TRANSACTION = 200;

	/** Prefix of a link's token. */
	public const TOKEN = 'tly_i_';

	private Database $database;

	private Member_Store $members;

	private Activity_Log $activity;

	private Account_Store $accounts;

	private Rate_Limiter $throttle;

	private Emails $mails;

	private Mail_Queue $outbox;

	private Clock $clock;

	/** @param Mail_Queue $outbox Calls send() for e-mails of the kind MAIL. */
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
	 * Invites addresses as editors. Members and invited addresses stay unchanged.
	 * @param list<string> $emails Distinct normalized addresses.
	 * @throws Failure 422 too_many_people, 429 too_many_invitations or too_many_tries. No address is invited in these cases.
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
		if ( count( $waiting ) + count( $people ) + count( $new ) > Contract::MAX_PEOPLE ) {
			throw new Failure( 'too_many_people', sprintf( /* translators: %s: number of people. */ __( 'A WorkSpace can have %s people, including pending invitations. No invitations were sent.', 'templately' ), number_format_i18n( Contract::MAX_PEOPLE ) ), 422 );
		}
		$this->count_mails( $workspace_id, $new, $owner );
		foreach ( $new as $email ) {
			$id = $this->database->insert(
				'invitations',
				array(
					'workspace_id' => $workspace_id,
					'email'        => $email,
					'role'         => Member_Store::role_number( Workspace_Permissions::EDITOR ),
					// A random placeholder until the e-mail is sent.
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
			$this->activity->record( $workspace_id, 0, $owner->id(), 'invited', Activity_Log::invitation( $id ) );
		}
	}

	/**
	 * Sends an invitation again, and renews its lifetime. The earlier link stays valid until the new one is sent. An address that has
	 * received too many invitations today gets none; the response does not reveal this.
	 * @throws Failure 404, 422 sent_often, 429 too_many_invitations or too_many_tries. The invitation stays unchanged in these cases.
	 */
	public function resend( int $workspace_id, int $id, Account $owner ): void {
		$now = $this->clock->now();
		$row = $this->database->get_row( 'SELECT email, sends, created_at FROM {invitations} WHERE id = %d AND workspace_id = %d AND expires_at > %d FOR UPDATE', $id, $workspace_id, $now );
		if ( null === $row ) {
			throw Workspace_For_Update::not_found();
		}
		if ( (int) $row['sends'] > self::MAX_RESENDS ) {
			throw new Failure( 'sent_often', __( 'This invitation has already been sent several times. People who sign in with that address also find it under WorkSpaces.', 'templately' ), 422 );
		}
		// The owner has sent these e-mails, so the error reveals nothing about others.
		if ( (int) $row['sends'] >= self::MAILS_PER_RECIPIENT && (int) $row['created_at'] > $now - DAY_IN_SECONDS ) {
			throw new Failure( 'too_many_tries', sprintf( /* translators: 1: an e-mail address, 2: number of mails. */ __( 'We have sent this invitation to %1$s %2$d times today, which is the daily limit. The link in the last email is still valid. Send it again tomorrow.', 'templately' ), $row['email'], self::MAILS_PER_RECIPIENT ), 429 );
		}
		$this->count_mails( $workspace_id, array( $row['email'] ), $owner );
		$this->database->query( 'UPDATE {invitations} SET sends = sends + 1, expires_at = %d, mail_state = %d WHERE id = %d', $now + self::LIFETIME, self::number( Contract::MAIL_WAITING ), $id );
		$this->outbox->add( self::MAIL, $row['email'], 0, (string) $id );
	}

	public function withdraw( int $workspace_id, int $id ): void {
		if ( 1 !== $this->database->query( 'DELETE FROM {invitations} WHERE id = %d AND workspace_id = %d', $id, $workspace_id ) ) {
			throw Workspace_For_Update::not_found();
		}
	}

	/** @param string $email Normalized address, or '' for all. */
	public function withdraw_by_email( int $workspace_id, string $email ): void {
		if ( '' === $email ) {
			$this->database->query( 'DELETE FROM {invitations} WHERE workspace_id = %d', $workspace_id );
		} else {
			$this->database->query( 'DELETE FROM {invitations} WHERE workspace_id = %d AND email = %s', $workspace_id, $email );
		}
	}

	/**
	 * Returns the invitations to workspaces, oldest first, in one query.
	 * @param list<int> $workspace_ids
	 * @return array<int, list<array{id: int, email: string, role: string, invited_at: string, expires_at: string, mail: string}>> By workspace. Workspaces without invitations are left out.
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
	 * Sends the e-mail of an invitation with a new link. The earlier link stays valid until then. An address that has received too
	 * many invitations today gets no e-mail. Its invitation then shows the state of the other e-mails, so that its owner cannot tell
	 * the difference.
	 * @param array<string, string> $mail email, subject (id of the invitation), tries, and after once the others were tried.
	 * @return bool|null False if the site's mailer failed; null if no e-mail was sent.
	 */
	public function send( array $mail ): ?bool {
		$id  = (int) $mail['subject'];
		$row = $this->database->get_row( 'SELECT i.invited_by, i.next_hash, w.title FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id WHERE i.id = %d AND i.email = %s AND i.expires_at > %d', $id, $mail['email'], $this->clock->now() );
		if ( null === $row ) {
			return true;
		}
		// Recorded before the attempt, in case the mailer throws or the process ends.
		$this->note_mail( $id, Mail_Queue::is_last_attempt( $mail ) ? Contract::MAIL_FAILED : Contract::MAIL_WAITING );
		if ( '0' === $mail['tries'] && ! isset( $mail['after'] ) ) {
			$row['next_hash'] = $this->throttle->try_attempt( 'invitations to', $mail['email'], self::MAILS_PER_RECIPIENT, DAY_IN_SECONDS ) ? self::hash_token( self::token() ) : '';
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
		// Stored before sending, because a recipient may open the link at once.
		$this->database->query( 'UPDATE {invitations} SET next_hash = %s WHERE id = %d', self::hash_token( $token ), $id );
		if ( ! $this->mails->send_invitation( $mail['email'], $this->accounts->find_public( array( (int) $row['invited_by'] ) )[ (int) $row['invited_by'] ]['name'] ?? '', $row['title'], $token ) ) {
			return false;
		}
		$this->database->query( "UPDATE {invitations} SET token_hash = next_hash, next_hash = '' WHERE id = %d AND next_hash = %s", $id, self::hash_token( $token ) );
		$this->note_mail( $id, Contract::MAIL_SENT );
		return true;
	}

	/** It can be interrupted at any time. */
	public function delete_expired(): void {
		do {
			$ids  = $this->database->get_integers( 'SELECT id FROM {invitations} WHERE expires_at <= %d ORDER BY expires_at LIMIT %d', $this->clock->now(), self::ROWS_PER_TRANSACTION );
			$more = count( $ids ) === self::ROWS_PER_TRANSACTION;
			// It may have been sent again in the meantime.
			$this->database->query( 'DELETE FROM {invitations} WHERE id IN (' . Database::ids_list( $ids ) . ') AND expires_at <= %d', $this->clock->now() );
		} while ( $more );
	}

	public function delete_by_email( string $email ): int {
		return $this->database->query( 'DELETE FROM {invitations} WHERE email = %s', $email );
	}

	/** @return list<array{title: string, at: int}> Invitations for an address for the export of personal data. */
	public function export( string $email ): array {
		return array_map(
			static function ( array $row ): array {
				return array(
					'title' => $row['title'],
					'at'    => (int) $row['created_at'],
				);
			},
			$this->database->get_results( 'SELECT w.title, i.created_at FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id WHERE i.email = %s AND i.expires_at > %d ORDER BY i.id LIMIT %d', $email, $this->clock->now(), Contract::MAX )
		);
	}

	public static function hash_token( string $token ): string {
		return hash( 'sha256', $token );
	}

	/** @param list<string> $emails Recipients, at least one. */
	private function count_mails( int $workspace_id, array $emails, Account $owner ): void {
		if ( ! $this->throttle->try_attempt( 'invitations of', (string) $owner->id(), self::MAILS_PER_SENDER, DAY_IN_SECONDS, count( $emails ) ) ) {
			throw new Failure( 'too_many_invitations', sprintf( /* translators: %s: number of invitations. */ __( 'You can send %s invitations a day. No invitations were sent. Try again tomorrow or with fewer people.', 'templately' ), number_format_i18n( self::MAILS_PER_SENDER ) ), 429 );
		}
		foreach ( $emails as $email ) {
			if ( ! $this->throttle->try_attempt( 'invitation', "$workspace_id|$email", 1, self::PAUSE ) ) {
				throw new Failure( 'too_many_tries', sprintf( /* translators: 1: an e-mail address, 2: number of minutes. */ __( 'An invitation for %1$s was sent a moment ago. Wait %2$d minutes before you send another one.', 'templately' ), $email, (int) ( self::PAUSE / MINUTE_IN_SECONDS ) ), 429 );
			}
		}
	}

	/** @param string $state One of Workspace_Schema::MAIL_STATES. */
	private function note_mail( int $id, string $state ): void {
		$this->database->query( 'UPDATE {invitations} SET mail_state = %d WHERE id = %d', self::number( $state ), $id );
	}

	/** @param string $state One of Workspace_Schema::MAIL_STATES. */
	private static function number( string $state ): int {
		return (int) array_search( $state, Contract::MAIL_STATES, true );
	}

	private static function token(): string {
		return self::TOKEN . bin2hex( random_bytes( 32 ) );
	}
}
