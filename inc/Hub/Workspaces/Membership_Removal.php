<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Cloud\Cloud_Files;
use Templately\Hub\Cloud\Workspace_Files;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Removes members from workspaces, and deletes workspaces. Files go back to their owners. */
final class Membership_Removal {

	private Database $database;

	private Workspace_For_Update $locked;

	private Member_Store $members;

	private Invitations $invitations;

	private Activity_Log $activity;

	private Workspace_Presenter $view;

	private Workspace_Files $files;

	public function __construct( Database $database, Workspace_For_Update $locked, Member_Store $members, Invitations $invitations, Activity_Log $activity, Workspace_Presenter $view, Workspace_Files $files ) {
		$this->database    = $database;
		$this->locked      = $locked;
		$this->members     = $members;
		$this->invitations = $invitations;
		$this->activity    = $activity;
		$this->view        = $view;
		$this->files       = $files;
	}

	/** Leaves a workspace. The actor's files leave with them, without copies. */
	public function leave( int $id, Actor $actor ): void {
		$this->locked->for_writing(
			Workspace_Permissions::LEAVE,
			$id,
			$actor,
			function () use ( $id, $actor ): void {
				$this->part( $id, $actor->account_id() );
				$this->activity->record( $id, 0, $actor->account_id(), 'left' );
			}
		);
	}

	/**
	 * Removes a member. Their files leave with them.
	 * @return array<string, mixed>
	 */
	public function remove( int $id, int $account_id, bool $keep_copies, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::PEOPLE,
			$id,
			$actor,
			function () use ( $id, $account_id, $keep_copies, $actor ): array {
				$this->locked->require_member( $id, $account_id );
				if ( $keep_copies ) {
					$this->files->copy_for_owner( $id, $account_id, Cloud_Files::require_account( $actor ) );
				}
				$this->part( $id, $account_id );
				$this->activity->record( $id, 0, $actor->account_id(), 'removed', (string) $account_id );
				return $this->view->get( $id, $actor );
			},
			$keep_copies ? $this->owner_of( $id ) : null
		);
	}

	/** @param list<string> $emails Addresses. Unknown ones are ignored. */
	public function remove_by_email( int $id, array $emails, Actor $actor ): void {
		if ( array() === $emails ) {
			return;
		}
		$members = array();
		foreach ( $this->members->find_by_workspaces( array( $id ) )[ $id ] ?? array() as $member ) {
			$members[ $member['account']->email() ] = $member['account']->id();
		}
		foreach ( $emails as $email ) {
			if ( '' === $email ) {
				continue;
			}
			$this->invitations->withdraw_by_email( $id, $email );
			if ( isset( $members[ $email ] ) ) {
				$this->part( $id, $members[ $email ] );
				$this->activity->record( $id, 0, $actor->account_id(), 'removed', (string) $members[ $email ] );
			}
		}
	}

	/** Deletes a workspace. Files go back to their owners' My Clouds or trash. */
	public function delete( int $id, bool $delete_files, Actor $actor ): void {
		$this->locked->for_writing(
			Workspace_Permissions::DELETE,
			$id,
			$actor,
			function () use ( $id, $delete_files ): void {
				$this->delete_workspace( $id, $delete_files );
			},
			! $delete_files ? null : function ( string $lock ) use ( $id ): array {
				return $this->files->owners( $id, $lock );
			}
		);
	}

	/** Removes an account from all workspaces and deletes its own, before the account is removed. */
	public function remove_account( int $account_id ): void {
		foreach ( $this->database->get_integers( 'SELECT id FROM {workspaces} WHERE owner_id = %d ORDER BY id', $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					if ( Workspace_Permissions::OWNER === $this->members->role( $id, $account_id, Member_Store::EXCLUSIVE ) ) {
						$this->delete_workspace( $id, false );
					}
				}
			);
		}
		foreach ( $this->members->find_workspaces( $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					$this->members->role( $id, $account_id, Member_Store::EXCLUSIVE );
					$this->members->remove( $id, $account_id );
				}
			);
		}
		$this->activity->anonymize( $account_id );
	}

	/** @return callable( string ): list<int> Reads the owner, whose usage the copies change. */
	private function owner_of( int $id ): callable {
		return function ( string $lock ) use ( $id ): array {
			return $this->database->get_integers( "SELECT owner_id FROM {workspaces} WHERE id = %d $lock", $id );
		};
	}

	private function part( int $id, int $account_id ): void {
		$this->files->move_to_owners( $id, $account_id, false );
		$this->members->remove( $id, $account_id );
	}

	private function delete_workspace( int $id, bool $delete_files ): void {
		$this->files->move_to_owners( $id, 0, $delete_files );
		$this->members->remove( $id, 0 );
		$this->invitations->withdraw_by_email( $id, '' );
		$this->activity->remove( $id );
		$this->database->query( 'DELETE FROM {workspaces} WHERE id = %d', $id );
	}
}
