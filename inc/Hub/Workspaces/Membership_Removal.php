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

/**
 * Who goes out of workspaces, and workspaces that go. Each file goes home to whose it is: somebody's files with them, everybody's from
 * a workspace that is deleted.
 */
final class Membership_Removal {

	private Database $database;

	private Workspace_For_Update $locked;

	private Member_Store $members;

	private Invitations $invitations;

	private Activity_Log $activity;

	private Workspace_Presenter $view;

	private Workspace_Files $files;

	/**
	 * @param Database          $database    The hub's tables.
	 * @param Workspace_For_Update $locked      Who may do what with them.
	 */
	public function __construct( Database $database, Workspace_For_Update $locked, Member_Store $members, Invitations $invitations, Activity_Log $activity, Workspace_Presenter $view, Workspace_Files $files ) {
		$this->database    = $database;
		$this->locked      = $locked;
		$this->members     = $members;
		$this->invitations = $invitations;
		$this->activity    = $activity;
		$this->view        = $view;
		$this->files       = $files;
	}

	/**
	 * Leaves a workspace, with one's files. No copies stay: they would be somebody else's, who did not ask for them.
	 *
	 * @throws Failure 403, 404.
	 */
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
	 * Takes a member out of a workspace; their files go home with them.
	 *
	 * @param bool  $keep_copies Whether copies of the files stay, which are the actor's then.
	 * @param Actor $actor       Who asks: the workspace's owner.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 403, 404, 422 quota_exceeded.
	 */
	public function remove( int $id, int $account_id, bool $keep_copies, Actor $actor ): array {
		return $this->locked->for_writing(
			Workspace_Permissions::PEOPLE,
			$id,
			$actor,
			function () use ( $id, $account_id, $keep_copies, $actor ): array {
				$this->locked->require_member( $id, $account_id );
				if ( $keep_copies ) {
					$this->files->copy_for_owner( $id, $account_id, Cloud_Files::account( $actor ) );
				}
				$this->part( $id, $account_id );
				$this->activity->record( $id, 0, $actor->account_id(), 'removed', (string) $account_id );
				return $this->view->get( $id, $actor );
			},
			$keep_copies ? $this->owner_of( $id ) : null
		);
	}

	/**
	 * Takes people out of a workspace, and invitations back.
	 *
	 * @param list<string> $emails Addresses of members, or of people who are invited. Others change nothing.
	 */
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

	/**
	 * Deletes a workspace. Each file goes home to whose it is: into their My Clouds, or into their trash.
	 *
	 * @param bool  $delete_files Whether into the trash.
	 *
	 * @throws Failure 403, 404.
	 */
	public function delete( int $id, bool $delete_files, Actor $actor ): void {
		$this->locked->for_writing(
			Workspace_Permissions::DELETE,
			$id,
			$actor,
			function () use ( $id, $delete_files ): void {
				$this->dissolve( $id, $delete_files );
			},
			! $delete_files ? null : function ( string $lock ) use ( $id ): array {
				return $this->files->owners( $id, $lock );
			}
		);
	}

	/** Takes an account out of everything, before it is removed: its workspaces are deleted, and everybody's files go home. */
	public function remove_account( int $account_id ): void {
		foreach ( $this->database->get_integers( 'SELECT id FROM {workspaces} WHERE owner_id = %d ORDER BY id', $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					if ( Workspace_Permissions::OWNER === $this->members->role( $id, $account_id, Member_Store::ALONE ) ) {
						$this->dissolve( $id, false );
					}
				}
			);
		}
		foreach ( $this->members->find_workspaces( $account_id ) as $id ) {
			$this->database->transaction(
				function () use ( $id, $account_id ): void {
					$this->members->role( $id, $account_id, Member_Store::ALONE );
					$this->members->remove( $id, $account_id );
				}
			);
		}
		$this->activity->anonymize( $account_id );
	}

	/** @return callable( string ): list<int> Reads its owner, whose usage copies change. */
	private function owner_of( int $id ): callable {
		return function ( string $lock ) use ( $id ): array {
			return $this->database->get_integers( "SELECT owner_id FROM {workspaces} WHERE id = %d $lock", $id );
		};
	}

	private function part( int $id, int $account_id ): void {
		$this->files->move_to_owners( $id, $account_id, false );
		$this->members->remove( $id, $account_id );
	}

	/** @param bool $delete_files Whether its files go into trashes. */
	private function dissolve( int $id, bool $delete_files ): void {
		$this->files->move_to_owners( $id, 0, $delete_files );
		$this->members->remove( $id, 0 );
		$this->invitations->withdraw_by_email( $id, '' );
		$this->activity->remove( $id );
		$this->database->query( 'DELETE FROM {workspaces} WHERE id = %d', $id );
	}
}
