<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Contract\Workspace_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Converts workspaces to API responses, in five queries for any number of workspaces. */
final class Workspace_Presenter {

	private Database $database;

	private Member_Store $members;

	private Invitations $invitations;

	private Activity_Log $activity;

	private Account_Store $accounts;

	public function __construct( Database $database, Member_Store $members, Invitations $invitations, Activity_Log $activity, Account_Store $accounts ) {
		$this->database    = $database;
		$this->members     = $members;
		$this->invitations = $invitations;
		$this->activity    = $activity;
		$this->accounts    = $accounts;
	}

	/** @return array{workspaces: list<array<string, mixed>>, current_page: int, total_page: int, total: int} */
	public function page( bool $shared, int $page, int $per_page, Actor $actor ): array {
		$from  = $shared ? '{members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d' : '{workspaces} w WHERE w.owner_id = %d';
		$order = $shared ? 'm.joined_at DESC, w.id DESC' : 'w.created_at DESC, w.id DESC';
		$total = $this->database->get_integers( "SELECT COUNT(*) FROM $from", $actor->account_id() )[0];
		$rows  = $this->database->get_results( "SELECT w.* FROM $from ORDER BY $order LIMIT %d OFFSET %d", $actor->account_id(), $per_page, ( $page - 1 ) * $per_page );
		return array(
			'workspaces'   => $this->records( $rows, $actor->account_id() ),
			'current_page' => $page,
			'total_page'   => max( 1, (int) ceil( $total / $per_page ) ),
			'total'        => $total,
		);
	}

	/** @return array{own: list<array<string, mixed>>, shared: list<array<string, mixed>>} All workspaces for a drop-down, by title. */
	public function options( Actor $actor ): array {
		$choice = static function ( array $row ): array {
			return array(
				'id'    => (int) $row['id'],
				'slug'  => $row['slug'],
				'title' => $row['title'],
			) + ( isset( $row['role'] ) ? array( 'role' => Member_Store::role_name( (int) $row['role'] ) ) : array() );
		};
		return array(
			'own'    => array_map( $choice, $this->database->get_results( 'SELECT id, slug, title FROM {workspaces} WHERE owner_id = %d ORDER BY title, id LIMIT %d', $actor->account_id(), Contract::MAX ) ),
			'shared' => array_map( $choice, $this->database->get_results( 'SELECT w.id, w.slug, w.title, m.role FROM {members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d ORDER BY w.title, w.id LIMIT %d', $actor->account_id(), Contract::MAX ) ),
		);
	}

	/** @return array<string, mixed> */
	public function get_by_slug( string $slug, Actor $actor ): array {
		$row  = $this->database->get_row( 'SELECT * FROM {workspaces} WHERE slug = %s', $slug );
		$role = null === $row ? Workspace_Permissions::NONE : $this->members->role( (int) $row['id'], $actor->account_id() );
		Workspace_For_Update::require_permission( Workspace_Permissions::SEE, $role, $actor );
		assert( null !== $row );
		return $this->record( $row, $actor );
	}

	/** @return array<string, mixed> Workspace that the actor is a member of. */
	public function get( int $id, Actor $actor ): array {
		$row = $this->database->get_row( 'SELECT * FROM {workspaces} WHERE id = %d', $id );
		if ( null === $row ) {
			throw Workspace_For_Update::not_found();
		}
		return $this->record( $row, $actor );
	}

	/** @return array{activity: list<array<string, mixed>>, current_page: int, total_page: int} */
	public function activity( int $id, int $page, Actor $actor ): array {
		Workspace_For_Update::require_permission( Workspace_Permissions::ACTIVITY, $this->members->role( $id, $actor->account_id() ), $actor );
		return $this->activity->page( $id, $page );
	}

	/**
	 * Returns an account's workspaces and activity for the export of personal data.
	 * @return array{workspaces: list<array{title: string, role: string, at: int}>, activity: list<array{title: string, verb: string, at: int}>}
	 */
	public function export( int $account_id ): array {
		$rows = array_merge(
			$this->database->get_results( 'SELECT title, created_at AS at, 0 AS role FROM {workspaces} WHERE owner_id = %d ORDER BY id', $account_id ),
			$this->database->get_results( 'SELECT w.title, m.joined_at AS at, m.role FROM {members} m JOIN {workspaces} w ON w.id = m.workspace_id WHERE m.account_id = %d ORDER BY w.id', $account_id )
		);
		return array(
			'workspaces' => array_map(
				static function ( array $row ): array {
					return array(
						'title' => $row['title'],
						'role'  => '0' === $row['role'] ? Workspace_Permissions::OWNER : Member_Store::role_name( (int) $row['role'] ),
						'at'    => (int) $row['at'],
					);
				},
				$rows
			),
			'activity'   => $this->activity->export( $account_id ),
		);
	}

	/**
	 * @param array<string, string> $row Workspace that the actor is a member of.
	 * @return array<string, mixed>
	 */
	private function record( array $row, Actor $actor ): array {
		$records = $this->records( array( $row ), $actor->account_id() );
		if ( array() === $records ) {
			throw Workspace_For_Update::not_found();
		}
		return $records[0];
	}

	/**
	 * Leaves out workspaces whose owner is being removed.
	 * @param list<array<string, string>> $rows Workspaces that the account is a member of.
	 * @return list<array<string, mixed>>
	 */
	private function records( array $rows, int $account_id ): array {
		$ids         = array_map( 'intval', array_column( $rows, 'id' ) );
		$members     = $this->members->find_by_workspaces( $ids );
		$invitations = $this->invitations->find_by_workspaces(
			array_map(
				'intval',
				array_column(
					array_filter(
						$rows,
						static function ( array $row ) use ( $account_id ): bool {
							return (int) $row['owner_id'] === $account_id;
						}
					),
					'id'
				)
			)
		);
		$owners      = $this->accounts->find_all( array_map( 'intval', array_column( $rows, 'owner_id' ) ) );
		$files       = array_column( $this->database->get_results( 'SELECT workspace_id, COUNT(*) AS files FROM {cloud_files} WHERE workspace_id IN (' . Database::ids_list( $ids ) . ') AND trashed_at = 0 GROUP BY workspace_id' ), 'files', 'workspace_id' );
		$pictures    = $this->pictures( $ids );
		$records     = array();
		foreach ( $rows as $row ) {
			$id       = (int) $row['id'];
			$owner_id = (int) $row['owner_id'];
			if ( ! isset( $owners[ $owner_id ] ) ) {
				continue;
			}
			$is_own = $owner_id === $account_id;
			$people = array();
			$role   = Workspace_Permissions::OWNER;
			foreach ( $members[ $id ] ?? array() as $member ) {
				$people[] = self::person( $member['account'], $member['role'], $is_own );
				if ( $member['account']->id() === $account_id ) {
					$role = $member['role'];
				}
			}
			$records[] = array(
				'id'          => $id,
				'slug'        => $row['slug'],
				'title'       => $row['title'],
				'shared'      => ! $is_own,
				'role'        => $role,
				'version'     => (int) $row['version'],
				'owner'       => self::person( $owners[ $owner_id ], Workspace_Permissions::OWNER, $is_own ),
				'people'      => $people,
				'invitations' => $invitations[ $id ] ?? array(),
				'files'       => (int) ( $files[ $id ] ?? 0 ),
				'pictures'    => $pictures[ $id ] ?? array(),
				'created_at'  => gmdate( 'c', (int) $row['created_at'] ),
			);
		}
		return $records;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<array{id: int, version: int}>> The files with a thumbnail that changed last, by workspace.
	 */
	private function pictures( array $ids ): array {
		$pictures = array();
		$newest   = array();
		foreach ( $ids as $id ) {
			$newest[] = sprintf( "SELECT * FROM ( SELECT workspace_id, id, version FROM {cloud_files} WHERE workspace_id = %1\$d AND trashed_at = 0 AND picture <> '' ORDER BY changed_at DESC, id DESC LIMIT %2\$d ) of_%1\$d", $id, Contract::PICTURES );
		}
		foreach ( array() === $ids ? array() : $this->database->get_results( implode( ' UNION ALL ', $newest ) ) as $row ) {
			$pictures[ (int) $row['workspace_id'] ][] = array(
				'id'      => (int) $row['id'],
				'version' => (int) $row['version'],
			);
		}
		return $pictures;
	}

	/**
	 * @param bool $with_email Whether the reader may see the address: only the owner.
	 * @return array{id: int, name: string, profile_photo: string, email: string, role: string}
	 */
	private static function person( Account $account, string $role, bool $with_email ): array {
		return $account->to_public_array() + array(
			'email' => $with_email ? $account->email() : '',
			'role'  => $role,
		);
	}
}
