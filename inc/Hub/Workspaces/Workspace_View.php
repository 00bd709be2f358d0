<?php

declare( strict_types=1 );

namespace Templately\Hub\Workspaces;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Database;

/**
 * What the API says about workspaces to somebody who is in them. However many they are, it asks four times.
 */
final class Workspace_View {

	/** @var Database */
	private $database;

	/** @var Members */
	private $members;

	/** @var Invitations */
	private $invitations;

	/** @var Account_Store */
	private $accounts;

	/**
	 * @param Database      $database    The hub's tables.
	 * @param Members       $members     Who is in them.
	 * @param Invitations   $invitations Who is invited.
	 * @param Account_Store $accounts    Accounts.
	 */
	public function __construct( Database $database, Members $members, Invitations $invitations, Account_Store $accounts ) {
		$this->database    = $database;
		$this->members     = $members;
		$this->invitations = $invitations;
		$this->accounts    = $accounts;
	}

	/**
	 * Returns the records of some workspaces.
	 *
	 * @param list<array<string, string>> $rows       Rows of workspaces that the account is in.
	 * @param int                         $account_id Who asks.
	 * @return list<array<string, mixed>>
	 */
	public function records( array $rows, int $account_id ): array {
		$ids         = array_map( 'intval', array_column( $rows, 'id' ) );
		$members     = $this->members->of( $ids );
		$invitations = $this->invitations->of(
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
		$files       = array_column( $this->database->rows( 'SELECT workspace_id, COUNT(*) AS files FROM {cloud_files} WHERE workspace_id IN (' . Database::ids( $ids ) . ') AND trashed_at = 0 GROUP BY workspace_id' ), 'files', 'workspace_id' );
		$records     = array();
		foreach ( $rows as $row ) {
			$id       = (int) $row['id'];
			$owner_id = (int) $row['owner_id'];
			$is_own   = $owner_id === $account_id;
			$people   = array();
			$role     = Workspace_Access::OWNER;
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
				'owner'       => self::person( $owners[ $owner_id ], Workspace_Access::OWNER, $is_own ),
				'people'      => $people,
				'invitations' => $invitations[ $id ] ?? array(),
				'files'       => (int) ( $files[ $id ] ?? 0 ),
				'created_at'  => gmdate( 'c', (int) $row['created_at'] ),
			);
		}
		return $records;
	}

	/**
	 * @param Account $account    Somebody in a workspace.
	 * @param string  $role       As what.
	 * @param bool    $with_email Whether the asker may see their address: the owner alone.
	 * @return array{id: int, name: string, profile_photo: string, email: string, role: string}
	 */
	private static function person( Account $account, string $role, bool $with_email ): array {
		return $account->person() + array(
			'email' => $with_email ? $account->email() : '',
			'role'  => $role,
		);
	}
}
