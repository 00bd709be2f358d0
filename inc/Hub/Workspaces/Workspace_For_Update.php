<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Cloud\Storage_Quota;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;

/**
 * Locks a workspace for an operation, and asks Workspace_Permissions with facts that cannot change until the operation ends.
 * Changes to a workspace or its members lock its row exclusively; writers of files there share the lock. So a removed member's files
 * leave in the same transaction, and none is added later.
 */
final class Workspace_For_Update {

	private Database $database;

	private Member_Store $members;

	private Storage_Quota $usage;

	public function __construct( Database $database, Member_Store $members, Storage_Quota $usage ) {
		$this->database = $database;
		$this->members  = $members;
		$this->usage    = $usage;
	}

	/**
	 * Runs a callback with a locked workspace, if the actor may perform the action.
	 * @template T
	 * @param callable( array<string, string> ): T $work Receives the workspace's row.
	 * @param (callable( string ): list<int>)|null $whose Returns the accounts whose usage changes, read with a lock of
	 *        Member_Store ('' for none). Usage is locked before workspaces (see Database).
	 * @return T Result of the callback.
	 */
	public function for_writing( string $verb, int $id, Actor $actor, callable $work, ?callable $whose = null ) {
		return $this->database->transaction(
			function () use ( $verb, $id, $actor, $work, $whose ) {
				$held = array();
				if ( null !== $whose ) {
					// Checked before any lock, so that an unauthorized actor cannot block another account.
					self::require_permission( $verb, $this->members->role( $id, $actor->account_id() ), $actor );
					$held = $whose( '' );
					$this->usage->lock( $held );
				}
				self::require_permission( $verb, $this->members->role( $id, $actor->account_id(), Member_Store::EXCLUSIVE ), $actor );
				$row = $this->database->get_row( 'SELECT * FROM {workspaces} WHERE id = %d FOR UPDATE', $id );
				assert( null !== $row );
				if ( null !== $whose && array() !== array_diff( $whose( Member_Store::EXCLUSIVE ), $held ) ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'Other accounts are affected by the workspace now.' );
				}
				return $work( $row );
			}
		);
	}

	/**
	 * Counts an account's workspaces before it gets another one. Concurrent counts wait until the transaction ends.
	 * @param int $account_id Account. If a workspace is locked already, the caller must hold the account's usage.
	 */
	public function count_owned( int $account_id ): int {
		$this->usage->lock( array( $account_id ) );
		// Without a lock MariaDB would count the state at the transaction's first read.
		return $this->database->get_integers( 'SELECT COUNT(*) FROM {workspaces} WHERE owner_id = %d LOCK IN SHARE MODE', $account_id )[0];
	}

	/**
	 * @return string VIEWER or EDITOR.
	 * @throws Failure 404 for the owner, and for accounts that are not members.
	 */
	public function require_member( int $id, int $account_id ): string {
		$role = $this->members->role( $id, $account_id, Member_Store::EXCLUSIVE );
		if ( ! in_array( $role, array( Workspace_Permissions::VIEWER, Workspace_Permissions::EDITOR ), true ) ) {
			throw self::not_found();
		}
		return $role;
	}

	/** @throws Failure 403 invalid_data or invalid_permission, 404. */
	public static function require_permission( string $verb, string $role, Actor $actor ): void {
		switch ( Workspace_Permissions::check( $verb, $role, $actor->standing() ) ) {
			case Workspace_Permissions::GRANTED:
				return;
			case Workspace_Permissions::NOT_VERIFIED:
				throw self::not_verified();
			case Workspace_Permissions::NOT_ALLOWED:
				$message = Workspace_Permissions::LEAVE === $verb ? __( 'You own this WorkSpace. Transfer it to an editor first, or delete it.', 'templately' ) : ( Workspace_Permissions::ACTIVITY === $verb ? __( 'You can only view this WorkSpace. Its owner can make you an editor.', 'templately' ) : __( 'Only the owner of this WorkSpace can do that.', 'templately' ) );
				throw new Failure( 'invalid_permission', $message, 403 );
			default:
				throw self::not_found();
		}
	}

	/** @throws Failure 401 without an account. */
	public static function account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out();
		}
		return $account;
	}

	public static function not_verified(): Failure {
		return new Failure( 'invalid_data', __( 'Sorry your account is not verified. Please verify your account to use WorkSpaces.', 'templately' ), 403 );
	}

	/** The same for workspaces that do not exist and those that the account may not see. */
	public static function not_found(): Failure {
		return Failure::not_found();
	}
}
