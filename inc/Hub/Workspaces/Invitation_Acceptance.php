<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Accounts\Email_Links;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Lists the invitations for an account, and accepts or declines them: signed in, or through the e-mailed link. */
final class Invitation_Acceptance {

	private Database $database;

	private Member_Store $members;

	private Activity_Log $activity;

	private Workspace_Presenter $view;

	private Account_Store $accounts;

	private Email_Links $links;

	private Clock $clock;

	public function __construct( Database $database, Member_Store $members, Activity_Log $activity, Workspace_Presenter $view, Account_Store $accounts, Email_Links $links, Clock $clock ) {
		$this->database = $database;
		$this->members  = $members;
		$this->activity = $activity;
		$this->view     = $view;
		$this->accounts = $accounts;
		$this->links    = $links;
		$this->clock    = $clock;
	}

	/** @return array{invitations: list<array<string, mixed>>, proven: bool} Invitations for an account. An account with an unverified address has none. */
	public function pending( Actor $actor ): array {
		$account = Workspace_For_Update::account( $actor );
		$proven  = $account->is_email_verified();
		$rows    = ! $proven ? array() : $this->database->get_results(
			'SELECT i.id, i.role, i.expires_at, w.title, a.first_name, a.last_name FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id LEFT JOIN {accounts} a ON a.id = i.invited_by
			WHERE i.email = %s AND i.expires_at > %d ORDER BY i.id DESC LIMIT %d',
			$account->email(),
			$this->clock->now(),
			Contract::MAX_PEOPLE
		);
		return array(
			'invitations' => array_map(
				static function ( array $row ): array {
					return array(
						'id'         => (int) $row['id'],
						'workspace'  => array( 'title' => $row['title'] ),
						'invited_by' => array( 'name' => trim( $row['first_name'] . ' ' . $row['last_name'] ) ),
						'role'       => Member_Store::role_name( (int) $row['role'] ),
						'expires_at' => gmdate( 'c', (int) $row['expires_at'] ),
					);
				},
				$rows
			),
			'proven'      => $proven,
		);
	}

	/** @return array<string, mixed> The workspace. */
	public function accept( int $invitation_id, Actor $actor ): array {
		$workspace_id = $this->with_verified_account(
			$actor,
			function ( Account $account ) use ( $invitation_id ): int {
				return $this->join( $invitation_id, $account );
			}
		);
		return $this->view->get( $workspace_id, $actor );
	}

	public function decline( int $invitation_id, Actor $actor ): void {
		$this->with_verified_account(
			$actor,
			function ( Account $account ) use ( $invitation_id ): void {
				$this->refuse( $invitation_id, $account );
			}
		);
	}

	public function join( int $id, Account $account ): int {
		return $this->database->transaction(
			function () use ( $id, $account ): int {
				$workspace_id = $this->require_own( $id, $account );
				$role         = $this->members->role( $workspace_id, $account->id(), Member_Store::EXCLUSIVE );
				$row          = $this->database->get_row( 'SELECT role FROM {invitations} WHERE id = %d FOR UPDATE', $id );
				if ( null === $row ) {
					// Used or withdrawn in the meantime.
					throw Workspace_For_Update::not_found();
				}
				$this->database->query( 'DELETE FROM {invitations} WHERE id = %d', $id );
				if ( Workspace_Permissions::NONE === $role && $this->members->add( $workspace_id, $account->id(), Member_Store::role_name( (int) $row['role'] ) ) ) {
					$this->activity->record_accepted( $workspace_id, $id, $account->id() );
					$this->activity->record( $workspace_id, 0, $account->id(), 'joined' );
				}
				return $workspace_id;
			}
		);
	}

	/**
	 * Reads an e-mailed invitation without using it.
	 * @return array{id: int, email: string, title: string, invited_by: string, role: string, account: Account|null}|null Null for an expired link.
	 *         The account may accept the invitation: it has verified the address, or belongs to the current WordPress user.
	 */
	public function find_by_link( string $token ): ?array {
		if ( 0 !== strpos( $token, Invitations::TOKEN ) ) {
			return null;
		}
		$this->database->read_from_primary();
		$row = $this->database->get_row(
			'SELECT i.id, i.email, i.role, i.invited_by, w.title FROM {invitations} i JOIN {workspaces} w ON w.id = i.workspace_id WHERE ( i.token_hash = %s OR i.next_hash = %s ) AND i.expires_at > %d',
			Invitations::hash_token( $token ),
			Invitations::hash_token( $token ),
			$this->clock->now()
		);
		if ( null === $row ) {
			return null;
		}
		$account = $this->accounts->by_email( $row['email'] );
		return array(
			'id'         => (int) $row['id'],
			'email'      => $row['email'],
			'title'      => $row['title'],
			'invited_by' => $this->accounts->find_public( array( (int) $row['invited_by'] ) )[ (int) $row['invited_by'] ]['name'] ?? '',
			'role'       => Member_Store::role_name( (int) $row['role'] ),
			'account'    => null !== $account && $account->is_email_verified() ? $account : $this->links->account_of_current_user( $row['email'] ),
		);
	}

	/**
	 * Accepts an e-mailed invitation. The link proves the address. If no account has verified the address, one is created or handed
	 * over with the given names and password.
	 * @param array<string, string> $names Valid first_name and last_name; empty if an account can accept.
	 * @param string $password Valid password; '' if an account can accept.
	 * @throws Failure 404 or 400 if the invitation was used or withdrawn, or the address verified, in the meantime.
	 */
	public function accept_by_link( string $token, array $names = array(), string $password = '' ): void {
		$this->database->transaction(
			function () use ( $token, $names, $password ): void {
				$invitation = $this->find_by_link( $token );
				if ( null === $invitation || ( null === $invitation['account'] && array() === $names ) ) {
					throw Workspace_For_Update::not_found();
				}
				$account = $invitation['account'] ?? $this->links->account_of_reader( $invitation['email'], $names, $password );
				if ( ! $account->is_email_verified() && ! $this->accounts->mark_email_verified( $account ) ) {
					throw Workspace_For_Update::not_found();
				}
				$this->join( $invitation['id'], $this->accounts->find( $account->id() ) ?? $account );
			}
		);
	}

	/**
	 * Declines an e-mailed invitation. Anybody with the link may do so.
	 * @return bool False for an expired link.
	 */
	public function decline_by_link( string $token ): bool {
		$invitation = $this->find_by_link( $token );
		return null !== $invitation && 1 === $this->database->query( 'DELETE FROM {invitations} WHERE id = %d', $invitation['id'] );
	}

	/**
	 * @template Result
	 * @param callable( Account ): Result $answer
	 * @return Result
	 */
	private function with_verified_account( Actor $actor, callable $answer ) {
		$account = Workspace_For_Update::account( $actor );
		try {
			return $answer( $account );
		} catch ( Failure $failure ) {
			if ( 'unproven_address' !== $failure->error_code() ) {
				throw $failure;
			}
			$this->links->request_email_verification( $account );
			throw $failure->with_stored_work();
		}
	}

	private function refuse( int $id, Account $account ): void {
		$this->database->transaction(
			function () use ( $id, $account ): void {
				$this->require_own( $id, $account );
				if ( 1 !== $this->database->query( 'DELETE FROM {invitations} WHERE id = %d', $id ) ) {
					throw Workspace_For_Update::not_found();
				}
			}
		);
	}

	private function require_own( int $id, Account $account ): int {
		$row    = $this->database->get_row( 'SELECT workspace_id, email FROM {invitations} WHERE id = %d AND expires_at > %d', $id, $this->clock->now() );
		$answer = Workspace_Permissions::check_answer( null !== $row && $row['email'] === $account->email(), $account->is_email_verified() );
		if ( Workspace_Permissions::NOT_VERIFIED === $answer ) {
			throw new Failure( 'unproven_address', __( 'Please confirm your email address first. We have sent you a link.', 'templately' ), 403 );
		}
		if ( null === $row || Workspace_Permissions::GRANTED !== $answer ) {
			throw Workspace_For_Update::not_found();
		}
		return (int) $row['workspace_id'];
	}
}
