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
 * Lets somebody at a workspace: asks Workspace_Permissions with facts that cannot change before the work with it is done.
 *
 * Whoever changes a workspace, or who is in it, has its row alone until the end; whoever writes a file there holds it with others. So
 * somebody's files go home in the very transaction in which they go, and none comes after.
 */
final class Workspace_For_Update {

	private Database $database;

	private Member_Store $members;

	private Storage_Quota $usage;

	/** @param Database $database The hub's tables. */
	public function __construct( Database $database, Member_Store $members, Storage_Quota $usage ) {
		$this->database = $database;
		$this->members  = $members;
		$this->usage    = $usage;
	}

	/**
	 * Does some work with a workspace that somebody may do it with, and whose row they have alone until it is done.
	 *
	 * @template T
	 * @param string   $verb  What is to be done, one of Workspace_Permissions's.
	 * @param callable( array<string, string> ): T $work Takes its row.
	 * @param (callable( string ): list<int>)|null $whose Returns the accounts whose usage the work changes, read with a lock of Members or, for '', without; null for
	 *                                                    none. Usage is locked before workspaces (Hub\Database says the order).
	 * @return T What the work returns.
	 *
	 * @throws Failure 403, 404.
	 */
	public function for_writing( string $verb, int $id, Actor $actor, callable $work, ?callable $whose = null ) {
		return $this->database->transaction(
			function () use ( $verb, $id, $actor, $work, $whose ) {
				$held = array();
				if ( null !== $whose ) {
					// Whoever may not do it holds up nobody's account.
					self::require_permission( $verb, $this->members->role( $id, $actor->account_id() ), $actor );
					$held = $whose( '' );
					$this->usage->lock( $held );
				}
				self::require_permission( $verb, $this->members->role( $id, $actor->account_id(), Member_Store::ALONE ), $actor );
				$row = $this->database->get_row( 'SELECT * FROM {workspaces} WHERE id = %d FOR UPDATE', $id );
				assert( null !== $row );
				if ( null !== $whose && array() !== array_diff( $whose( Member_Store::ALONE ), $held ) ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'Somebody else\'s usage changes with the workspace by now.' );
				}
				return $work( $row );
			}
		);
	}

	/**
	 * Counts the workspaces of somebody who may get one more within this transaction: whoever else counts them waits for its end.
	 *
	 * @param int $account_id Whose; of a workspace that is locked already their usage has to be held before.
	 */
	public function count_owned( int $account_id ): int {
		$this->usage->lock( array( $account_id ) );
		// Without a lock it would count what was there when the transaction began to read.
		return $this->database->get_integers( 'SELECT COUNT(*) FROM {workspaces} WHERE owner_id = %d LOCK IN SHARE MODE', $account_id )[0];
	}

	/**
	 * Returns what a member is.
	 *
	 * @return string VIEWER or EDITOR.
	 *
	 * @throws Failure 404 for who is no member, and for the owner, who is more than that.
	 */
	public function require_member( int $id, int $account_id ): string {
		$role = $this->members->role( $id, $account_id, Member_Store::ALONE );
		if ( ! in_array( $role, array( Workspace_Permissions::VIEWER, Workspace_Permissions::EDITOR ), true ) ) {
			throw self::not_found();
		}
		return $role;
	}

	/**
	 * Refuses an actor that may not do something.
	 *
	 * @param string $verb  One of Workspace_Permissions's.
	 * @param string $role  The actor's.
	 *
	 * @throws Failure 403 invalid_data or invalid_permission, 404.
	 */
	public static function require_permission( string $verb, string $role, Actor $actor ): void {
		switch ( Workspace_Permissions::check( $verb, $role, $actor->standing() ) ) {
			case Workspace_Permissions::GRANTED:
				return;
			case Workspace_Permissions::NOT_VERIFIED:
				throw self::not_verified();
			case Workspace_Permissions::NOT_ALLOWED:
				$message = Workspace_Permissions::LEAVE === $verb ? __( 'This WorkSpace is yours. Hand it over to an editor first, or delete it.', 'templately' ) : ( Workspace_Permissions::ACTIVITY === $verb ? __( 'You can read in this WorkSpace. Its owner can make you an editor.', 'templately' ) : __( 'Only the owner of this WorkSpace can do that.', 'templately' ) );
				throw new Failure( 'invalid_permission', $message, 403 );
			default:
				throw self::not_found();
		}
	}

	/**
	 * Returns the account of an actor.
	 *
	 * @throws Failure 401 where there is no account.
	 */
	public static function account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out();
		}
		return $account;
	}

	/** Says that the account is not verified. */
	public static function not_verified(): Failure {
		return new Failure( 'invalid_data', __( 'Sorry your account is not verified. Please verify your account to use WorkSpaces.', 'templately' ), 403 );
	}

	/** Says that there is no such workspace, or not for this account. */
	public static function not_found(): Failure {
		return Failure::not_found();
	}
}
