<?php

declare( strict_types=1 );

namespace Templately\Hub\Members;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;

/**
 * Members of workspaces and their roles. The owner is a column of the workspace; every other member has a row.
 * A write that depends on a role reads it with a lock in its transaction. So the removal of a role waits for the write, and later
 * writes see that the role is gone.
 */
final class Member_Store {

	/** Locks of role(): SHARED for writes that depend on the role, EXCLUSIVE for those that change it. */
	public const SHARED    = 'LOCK IN SHARE MODE';
	public const EXCLUSIVE = 'FOR UPDATE';

	/** Numbers of roles in the table. */
	private const NUMBERS = array(
		Workspace_Permissions::VIEWER => 1,
		Workspace_Permissions::EDITOR => 2,
	);

	private Database $database;

	private Clock $clock;

	private Account_Store $accounts;

	public function __construct( Database $database, Account_Store $accounts, Clock $clock ) {
		$this->database = $database;
		$this->accounts = $accounts;
		$this->clock    = $clock;
	}

	/**
	 * @param string $lock SHARED or EXCLUSIVE; '' for reads only.
	 * @return string Account's role in a workspace. Locks the row of the workspace, then that of the member. A role of Workspace_Permissions; NONE as well if the workspace does not exist.
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

	/** @return array{id: int, title: string, slug: string}|null */
	public function workspace( int $id ): ?array {
		$row = $this->database->get_row( 'SELECT title, slug FROM {workspaces} WHERE id = %d', $id );
		return null === $row ? null : array(
			'id'    => $id,
			'title' => (string) $row['title'],
			'slug'  => (string) $row['slug'],
		);
	}

	/**
	 * Returns the members of workspaces without their owners, oldest membership first, in one query.
	 * @param list<int> $workspace_ids
	 * @return array<int, list<array{account: Account, role: string}>> By workspace. Workspaces without members are left out.
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

	/** @return list<int> Workspaces that an account is a member of, without those it owns. */
	public function find_workspaces( int $account_id ): array {
		return $this->database->get_integers( 'SELECT workspace_id FROM {members} WHERE account_id = %d ORDER BY workspace_id', $account_id );
	}

	/**
	 * @param string $role VIEWER or EDITOR.
	 * @return bool False if the account is a member already, in any role.
	 */
	public function add( int $workspace_id, int $account_id, string $role ): bool {
		return 1 === $this->database->insert_many( 'members', array( 'workspace_id', 'account_id', 'role', 'joined_at' ), array( array( $workspace_id, $account_id, self::role_number( $role ), $this->clock->now() ) ), 'ignore' );
	}

	/** @param string $role VIEWER or EDITOR. */
	public function change( int $workspace_id, int $account_id, string $role ): void {
		$this->database->query( 'UPDATE {members} SET role = %d WHERE workspace_id = %d AND account_id = %d', self::role_number( $role ), $workspace_id, $account_id );
	}

	/** @param int $account_id Member, or 0 for all. */
	public function remove( int $workspace_id, int $account_id ): void {
		if ( 0 === $account_id ) {
			$this->database->query( 'DELETE FROM {members} WHERE workspace_id = %d', $workspace_id );
		} else {
			$this->database->query( 'DELETE FROM {members} WHERE workspace_id = %d AND account_id = %d', $workspace_id, $account_id );
		}
	}

	/** @return string VIEWER or EDITOR. */
	public static function role_name( int $number ): string {
		return (string) array_search( $number, self::NUMBERS, true );
	}

	/** @param string $role VIEWER or EDITOR. */
	public static function role_number( string $role ): int {
		return self::NUMBERS[ $role ];
	}
}
