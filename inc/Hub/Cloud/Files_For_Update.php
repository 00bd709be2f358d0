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
 * Lets somebody at files: asks File_Permissions with facts that cannot change before the work with them is done.
 *
 * Whoever writes locks in the order that Hub\Database says: usage of accounts; workspaces with their members, shared; files. So
 * whoever removes a member, or a workspace, waits for those who write there, and they for nobody who waits for them.
 */
final class Files_For_Update {

	/** What changes how much the files' owners have, rather than the actor. */
	private const OF_OWNERS = array( File_Permissions::TRASH );

	private Database $database;

	private File_Store $store;

	private Member_Store $members;

	private Storage_Quota $usage;

	/** @param Database   $database The hub's tables. */
	public function __construct( Database $database, File_Store $store, Member_Store $members, Storage_Quota $usage ) {
		$this->database = $database;
		$this->store    = $store;
		$this->members  = $members;
		$this->usage    = $usage;
	}

	/**
	 * Returns a file that somebody may read.
	 *
	 * @return array<string, string> Its row.
	 *
	 * @throws Failure 404.
	 */
	public function for_reading( int $id, Actor $actor ): array {
		$rows = $this->store->find( array( $id ) );
		$this->require_right( File_Permissions::READ, array( $id ), $rows, $this->roles( $rows, $actor, '' ), $actor );
		return $rows[ $id ];
	}

	/**
	 * Does some work with files that somebody may do it with, all of them or none.
	 *
	 * @template T
	 * @param string   $verb   One of File_Permissions::VERBS.
	 * @param int[]    $ids    The files.
	 * @param callable( array<int, array<string, string>>, array<int, string> ): T $work Takes their rows by id, and the actor's role by workspace.
	 * @param int|null $target Where it brings them; null for nowhere.
	 * @return T What the work returns.
	 *
	 * @throws Failure 404, 403.
	 */
	public function for_writing( string $verb, array $ids, Actor $actor, callable $work, ?int $target = null ) {
		self::require_account( $verb, $actor );
		$ids = array_values( array_unique( $ids ) );
		return $this->database->transaction(
			function () use ( $verb, $ids, $actor, $work, $target ) {
				$of_owners = in_array( $verb, self::OF_OWNERS, true );
				if ( ! $of_owners ) {
					$this->usage->lock( array( $actor->account_id() ) );
				}
				$seen = $this->store->find( $ids );
				if ( $of_owners ) {
					// Whoever may not do it holds up nobody else's account.
					$this->require_right( $verb, $ids, $seen, $this->roles( $seen, $actor, '' ), $actor );
					$this->usage->lock( array_map( 'intval', array_column( $seen, 'owner_id' ) ) );
				}
				$roles = $this->roles( $seen, $actor, Member_Store::SHARED, $target );
				$rows  = $this->store->lock( $ids );
				if ( self::places( $seen ) !== self::places( $rows ) ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'A file was brought elsewhere meanwhile.' );
				}
				$this->require_right( $verb, $ids, $rows, $roles, $actor, $target );
				return $work( $rows, $roles );
			}
		);
	}

	/**
	 * Returns what somebody is where files can be brought to, until the transaction ends.
	 *
	 * @param int   $workspace_id A workspace; 0 for their own My Clouds.
	 *
	 * @throws Failure 404, 403.
	 */
	public function require_target( int $workspace_id, Actor $actor ): void {
		$role = $this->roles( array(), $actor, Member_Store::SHARED, $workspace_id )[ $workspace_id ];
		self::require_granted( File_Permissions::check_add( $role ), self::only_reads() );
	}

	/**
	 * Refuses an account that may not do something with any file.
	 *
	 * @throws Failure 403 invalid_data.
	 */
	public static function require_account( string $verb, Actor $actor ): void {
		if ( ! File_Permissions::check_account( $verb, $actor->standing() ) ) {
			throw new Failure( 'invalid_data', __( 'Sorry your account is not verified. Please verify your account to start using the cloud.', 'templately' ), 403 );
		}
	}

	/**
	 * @param int[]                             $ids    Files that were asked for.
	 * @param array<int, array<string, string>> $rows   Those that are there.
	 * @param array<int, string>                $roles  Roles by workspace.
	 * @param int|null                          $target Where they are brought; null for nowhere.
	 *
	 * @throws Failure 404 where one is not there for them, else 403 where one may not be touched.
	 */
	private function require_right( string $verb, array $ids, array $rows, array $roles, Actor $actor, ?int $target = null ): void {
		$worst = count( $rows ) === count( $ids ) ? File_Permissions::GRANTED : File_Permissions::NOT_THERE;
		foreach ( $rows as $row ) {
			$is_mine      = (int) $row['owner_id'] === $actor->account_id();
			$workspace_id = (int) $row['workspace_id'];
			$role         = 0 === $workspace_id ? self::role_at_home( $is_mine ) : $roles[ $workspace_id ];
			$worst        = max( $worst, File_Permissions::check( $verb, $role, $is_mine, '0' !== $row['trashed_at'], null === $target ? Workspace_Permissions::OWNER : $roles[ $target ] ) );
		}
		$is_target = File_Permissions::NOT_ALLOWED === $worst && null !== $target && File_Permissions::NOT_ALLOWED === File_Permissions::check_add( $roles[ $target ] );
		self::require_granted( $worst, $is_target ? self::only_reads() : __( 'You may not do that with this file.', 'templately' ) );
	}

	/**
	 * @param int    $answer One of File_Permissions's.
	 * @param string $why    What is said to who sees it and may not do it.
	 *
	 * @throws Failure 404, 403.
	 */
	private static function require_granted( int $answer, string $why ): void {
		if ( File_Permissions::NOT_THERE === $answer ) {
			throw Failure::not_found();
		}
		if ( File_Permissions::NOT_ALLOWED === $answer ) {
			throw new Failure( 'invalid_permission', $why, 403 );
		}
	}

	/**
	 * @param array<int, array<string, string>> $rows   Rows of files.
	 * @param string                            $lock   One of Members' locks; '' for none.
	 * @param int|null                          $target One more place; null for none.
	 * @return array<int, string> Workspace to role; 0 is the actor's own My Clouds.
	 */
	private function roles( array $rows, Actor $actor, string $lock, ?int $target = null ): array {
		$places = array_map( 'intval', array_column( $rows, 'workspace_id' ) );
		if ( null !== $target ) {
			$places[] = $target;
		}
		$places = array_unique( $places );
		sort( $places );
		$roles = array( 0 => self::role_at_home( true ) );
		foreach ( array_filter( $places ) as $place ) {
			$roles[ $place ] = $this->members->role( $place, $actor->account_id(), $lock );
		}
		return $roles;
	}

	/**
	 * @param bool $is_mine Whether a My Clouds is the actor's.
	 */
	private static function role_at_home( bool $is_mine ): string {
		return $is_mine ? Workspace_Permissions::OWNER : Workspace_Permissions::NONE;
	}

	/**
	 * @param array<int, array<string, string>> $rows Rows of files.
	 * @return array<int|string, string> Id to place.
	 */
	private static function places( array $rows ): array {
		return array_column( $rows, 'workspace_id', 'id' );
	}

	/** Says that somebody may only read in a workspace. */
	private static function only_reads(): string {
		return __( 'You may only read in this workspace.', 'templately' );
	}
}
