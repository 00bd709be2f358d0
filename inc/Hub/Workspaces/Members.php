<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Database;
use Templately\Storage\Clock;

/**
 * Who is in which workspace, as what. The owner stands in the workspace's own row alone; the others have a row each.
 *
 * What is written because of a role reads it with a lock, in the transaction that writes: whoever takes the role away waits for
 * that, and what comes later finds it gone.
 */
final class Members {

	/** Locks of role(): held by many, who write because of it; held alone, by who changes it. */
	public const SHARED = 'LOCK IN SHARE MODE';
	public const ALONE  = 'FOR UPDATE';

	/** Roles as the table has them. */
	private const NUMBERS = array(
		Workspace_Access::VIEWER => 1,
		Workspace_Access::EDITOR => 2,
	);

	/** @var Database */
	private $database;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database $database The hub's tables.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( Database $database, Clock $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Returns what an account is in a workspace. Locks the workspace's row, then the member's.
	 *
	 * @param int    $workspace_id The workspace.
	 * @param int    $account_id   The account.
	 * @param string $lock         SHARED or ALONE; '' for none, which only a read may have.
	 * @return string One of Workspace_Access's roles; NONE where there is no such workspace, too.
	 */
	public function role( int $workspace_id, int $account_id, string $lock = '' ): string {
		$workspace = $this->database->row( "SELECT owner_id FROM {workspaces} WHERE id = %d $lock", $workspace_id );
		if ( null === $workspace ) {
			return Workspace_Access::NONE;
		}
		if ( (int) $workspace['owner_id'] === $account_id ) {
			return Workspace_Access::OWNER;
		}
		$member = $this->database->row( "SELECT role FROM {members} WHERE workspace_id = %d AND account_id = %d $lock", $workspace_id, $account_id );
		return null === $member ? Workspace_Access::NONE : self::name( (int) $member['role'] );
	}

	/**
	 * Adds a member.
	 *
	 * @param int    $workspace_id The workspace, whose row this transaction has alone.
	 * @param int    $account_id   The account.
	 * @param string $role         VIEWER or EDITOR.
	 * @return bool False where they are one already, as whatever they are.
	 */
	public function add( int $workspace_id, int $account_id, string $role ): bool {
		return 1 === $this->database->insert_many( 'members', array( 'workspace_id', 'account_id', 'role', 'joined_at' ), array( array( $workspace_id, $account_id, self::number( $role ), $this->clock->now() ) ), 'ignore' );
	}

	/**
	 * Returns a role as it is called.
	 *
	 * @param int $number As the table has it.
	 * @return string VIEWER or EDITOR.
	 */
	public static function name( int $number ): string {
		return (string) array_search( $number, self::NUMBERS, true );
	}

	/**
	 * Returns a role as the table has it.
	 *
	 * @param string $role VIEWER or EDITOR.
	 */
	public static function number( string $role ): int {
		return self::NUMBERS[ $role ];
	}
}
