<?php

declare( strict_types=1 );

namespace Templately\Hub\Members;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

/**
 * Who is in which workspace, as what. The owner stands in the workspace's own row alone; the others have a row each.
 *
 * What is written because of a role reads it with a lock, in the transaction that writes: whoever takes the role away waits for
 * that, and what comes later finds it gone.
 */
final class Member_Store {

	/** Locks of role(): held by many, who write because of it; held alone, by who changes it. */
	public const SHARED = 'LOCK IN SHARE MODE';
	public const ALONE  = 'FOR UPDATE';

	/** Roles as the table has them. */
	private const NUMBERS = array(
		Workspace_Permissions::VIEWER => 1,
		Workspace_Permissions::EDITOR => 2,
	);

	private Database $database;

	private Clock $clock;

	private Account_Store $accounts;

	/** @param Database      $database The hub's tables. */
	public function __construct( Database $database, Account_Store $accounts, Clock $clock ) {
		$this->database = $database;
		$this->accounts = $accounts;
		$this->clock    = $clock;
	}

	/**
	 * Returns what an account is in a workspace. Locks the workspace's row, then the member's.
	 *
	 * @param string $lock         SHARED or ALONE; '' for none, which only a read may have.
	 * @return string One of Workspace_Permissions's roles; NONE where there is no such workspace, too.
	 */
	public function role( int $workspace_id, int $account_id, string $lock = '' ): string {
		$workspace = $this->database->get_row( "SELECT owner_id FROM {workspaces} WHERE id = %d $lock", $workspace_id );
		if ( null === $workspace ) {
			return Workspace_Permissions::NONE;
		}
		if ( (int) $workspace['owner_id'] === $account_id ) {
			return Workspace_Permissions::OWNER;
		}
		$member = $this->database->get_row( "SELECT role FROM {members} WHERE workspace_id = %d AND account_id = %d $lock", $workspace_id, $account_id );
		return null === $member ? Workspace_Permissions::NONE : self::role_name( (int) $member['role'] );
	}

	/**
	 * Returns a workspace.
	 *
	 * @return array{id: int, title: string, slug: string}|null
	 */
	public function workspace( int $id ): ?array {
		$row = $this->database->get_row( 'SELECT title, slug FROM {workspaces} WHERE id = %d', $id );
		return null === $row ? null : array(
			'id'    => $id,
			'title' => (string) $row['title'],
			'slug'  => (string) $row['slug'],
		);
	}

	/**
	 * Returns who is in some workspaces besides their owners, who came first first. One query.
	 *
	 * @param list<int> $workspace_ids The workspaces.
	 * @return array<int, list<array{account: Account, role: string}>> Workspace to its members; none for one without.
	 */
	public function find_by_workspaces( array $workspace_ids ): array {
		$members = array();
		foreach ( $this->database->get_results( 'SELECT m.workspace_id, m.role AS member_role, a.* FROM {members} m JOIN {accounts} a ON a.id = m.account_id WHERE m.workspace_id IN (' . Database::ids_list( $workspace_ids ) . ') ORDER BY m.workspace_id, m.joined_at, m.account_id' ) as $row ) {
			$members[ (int) $row['workspace_id'] ][] = array(
				'account' => $this->accounts->from_row( $row ),
				'role'    => self::role_name( (int) $row['member_role'] ),
			);
		}
		return $members;
	}

	/**
	 * Returns the workspaces that somebody is in without owning them.
	 *
	 * @return list<int>
	 */
	public function find_workspaces( int $account_id ): array {
		return $this->database->get_integers( 'SELECT workspace_id FROM {members} WHERE account_id = %d ORDER BY workspace_id', $account_id );
	}

	/**
	 * Adds a member.
	 *
	 * @param string $role         VIEWER or EDITOR.
	 * @return bool False where they are one already, as whatever they are.
	 */
	public function add( int $workspace_id, int $account_id, string $role ): bool {
		return 1 === $this->database->insert_many( 'members', array( 'workspace_id', 'account_id', 'role', 'joined_at' ), array( array( $workspace_id, $account_id, self::role_number( $role ), $this->clock->now() ) ), 'ignore' );
	}

	/**
	 * Gives a member a role.
	 *
	 * @param string $role         VIEWER or EDITOR.
	 */
	public function change( int $workspace_id, int $account_id, string $role ): void {
		$this->database->query( 'UPDATE {members} SET role = %d WHERE workspace_id = %d AND account_id = %d', self::role_number( $role ), $workspace_id, $account_id );
	}

	/**
	 * Takes a member out, or all of them.
	 *
	 * @param int $account_id   The member; 0 for all.
	 */
	public function remove( int $workspace_id, int $account_id ): void {
		if ( 0 === $account_id ) {
			$this->database->query( 'DELETE FROM {members} WHERE workspace_id = %d', $workspace_id );
		} else {
			$this->database->query( 'DELETE FROM {members} WHERE workspace_id = %d AND account_id = %d', $workspace_id, $account_id );
		}
	}

	/**
	 * Returns a role as it is called.
	 *
	 * @return string VIEWER or EDITOR.
	 */
	public static function role_name( int $number ): string {
		return (string) array_search( $number, self::NUMBERS, true );
	}

	/**
	 * Returns a role as the table has it.
	 *
	 * @param string $role VIEWER or EDITOR.
	 */
	public static function role_number( string $role ): int {
		return self::NUMBERS[ $role ];
	}
}
