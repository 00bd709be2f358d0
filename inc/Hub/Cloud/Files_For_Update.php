<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;

/**
 * Locks files for an operation, and asks File_Permissions with facts that cannot change until the operation ends.
 * Writers lock in the order that Database describes: usage of accounts, then workspaces and their members (shared), then files. So the
 * removal of a member or a workspace waits for current writers there, without a deadlock.
 */
final class Files_For_Update {

	/** Actions that change the usage of the files' owners, not of the actor. */
	private const OWNER_VERBS = array( File_Permissions::TRASH );

	private Database $database;

	private File_Store $store;

	private Member_Store $members;

	private Storage_Quota $usage;

	public function __construct( Database $database, File_Store $store, Member_Store $members, Storage_Quota $usage ) {
		$this->database = $database;
		$this->store    = $store;
		$this->members  = $members;
		$this->usage    = $usage;
	}

	/** @return array<string, string> Row of the file. */
	public function for_reading( int $id, Actor $actor ): array {
		$rows = $this->store->find( array( $id ) );
		$this->require_right( File_Permissions::READ, array( $id ), $rows, $this->roles( $rows, $actor, '' ), $actor );
		return $rows[ $id ];
	}

	/**
	 * Runs a callback with locked files, if the actor may perform the action on all of them.
	 * @template T
	 * @param string $verb One of File_Permissions::VERBS.
	 * @param int[] $ids
	 * @param callable( array<int, array<string, string>>, array<int, string> ): T $work Receives rows by id, and the actor's roles by workspace.
	 * @param int|null $target Destination; null for none.
	 * @return T Result of the callback.
	 */
	public function for_writing( string $verb, array $ids, Actor $actor, callable $work, ?int $target = null ) {
		self::require_account( $verb, $actor );
		$ids = array_values( array_unique( $ids ) );
		return $this->database->transaction(
			function () use ( $verb, $ids, $actor, $work, $target ) {
				$of_owners = in_array( $verb, self::OWNER_VERBS, true );
				if ( ! $of_owners ) {
					$this->usage->lock( array( $actor->account_id() ) );
				}
				$seen = $this->store->find( $ids );
				if ( $of_owners ) {
					// Checked before any lock, so that an unauthorized actor cannot block another account.
					$this->require_right( $verb, $ids, $seen, $this->roles( $seen, $actor, '' ), $actor );
					$this->usage->lock( array_map( 'intval', array_column( $seen, 'owner_id' ) ) );
				}
				$roles = $this->roles( $seen, $actor, Member_Store::SHARED, $target );
				$rows  = $this->store->lock( $ids );
				if ( self::places( $seen ) !== self::places( $rows ) ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'A file was moved in the meantime.' );
				}
				$this->require_right( $verb, $ids, $rows, $roles, $actor, $target );
				return $work( $rows, $roles );
			}
		);
	}

	/**
	 * Requires that the actor may add files to a location, and keeps that true until the transaction ends.
	 * @param int $workspace_id A workspace; 0 for the actor's My Clouds.
	 */
	public function require_target( int $workspace_id, Actor $actor ): void {
		$role = $this->roles( array(), $actor, Member_Store::SHARED, $workspace_id )[ $workspace_id ];
		self::require_granted( File_Permissions::check_add( $role ), self::only_reads() );
	}

	public static function require_account( string $verb, Actor $actor ): void {
		if ( ! File_Permissions::check_account( $verb, $actor->standing() ) ) {
			throw new Failure( 'invalid_data', __( 'Sorry your account is not verified. Please verify your account to start using the cloud.', 'templately' ), 403 );
		}
	}

	/**
	 * @param int[] $ids Requested files.
	 * @param array<int, array<string, string>> $rows Existing files.
	 * @param array<int, string> $roles Roles by workspace.
	 * @param int|null $target Destination; null for none.
	 */
	private function require_right( string $verb, array $ids, array $rows, array $roles, Actor $actor, ?int $target = null ): void {
		$worst = count( $rows ) === count( $ids ) ? File_Permissions::GRANTED : File_Permissions::NOT_THERE;
		foreach ( $rows as $row ) {
			$is_mine      = (int) $row['owner_id'] === $actor->account_id();
			$workspace_id = (int) $row['workspace_id'];
			$role         = 0 === $workspace_id ? self::my_clouds_role( $is_mine ) : $roles[ $workspace_id ];
			$worst        = max( $worst, File_Permissions::check( $verb, $role, $is_mine, '0' !== $row['trashed_at'], null === $target ? Workspace_Permissions::OWNER : $roles[ $target ] ) );
		}
		$is_target = File_Permissions::NOT_ALLOWED === $worst && null !== $target && File_Permissions::NOT_ALLOWED === File_Permissions::check_add( $roles[ $target ] );
		self::require_granted( $worst, $is_target ? self::only_reads() : __( 'You are not allowed to do that with this file.', 'templately' ) );
	}

	private static function require_granted( int $answer, string $why ): void {
		if ( File_Permissions::NOT_THERE === $answer ) {
			throw Failure::not_found();
		}
		if ( File_Permissions::NOT_ALLOWED === $answer ) {
			throw new Failure( 'invalid_permission', $why, 403 );
		}
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @param string $lock Lock constant of Member_Store, or ''.
	 * @param int|null $target Destination; null for none.
	 * @return array<int, string> Workspace to role; 0 is the actor's My Clouds.
	 */
	private function roles( array $rows, Actor $actor, string $lock, ?int $target = null ): array {
		$places = array_map( 'intval', array_column( $rows, 'workspace_id' ) );
		if ( null !== $target ) {
			$places[] = $target;
		}
		$places = array_unique( $places );
		sort( $places );
		$roles = array( 0 => self::my_clouds_role( true ) );
		foreach ( array_filter( $places ) as $place ) {
			$roles[ $place ] = $this->members->role( $place, $actor->account_id(), $lock );
		}
		return $roles;
	}

	private static function my_clouds_role( bool $is_mine ): string {
		return $is_mine ? Workspace_Permissions::OWNER : Workspace_Permissions::NONE;
	}

	/**
	 * @param array<int, array<string, string>> $rows
	 * @return array<int|string, string> File to location.
	 */
	private static function places( array $rows ): array {
		return array_column( $rows, 'workspace_id', 'id' );
	}

	private static function only_reads(): string {
		return __( 'You can only view files in this WorkSpace.', 'templately' );
	}
}
