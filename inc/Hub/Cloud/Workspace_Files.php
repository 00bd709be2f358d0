<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Moves files back to their owners when a member leaves a workspace or a workspace is deleted. The caller holds the workspace's row. */
final class Workspace_Files {

	private Database $database;

	private File_Store $store;

	private File_Copier $copies;

	private Storage_Quota $usage;

	private Clock $clock;

	public function __construct( Database $database, File_Store $store, File_Copier $copies, Storage_Quota $usage, Clock $clock ) {
		$this->database = $database;
		$this->store    = $store;
		$this->copies   = $copies;
		$this->usage    = $usage;
		$this->clock    = $clock;
	}

	/**
	 * @param string $lock Lock constant of Member_Store for the files, or ''.
	 * @return list<int> Owners of a workspace's files outside the trash. Their usage changes if the files are trashed.
	 */
	public function owners( int $workspace_id, string $lock ): array {
		return $this->database->get_integers( "SELECT DISTINCT owner_id FROM {cloud_files} WHERE workspace_id = %d AND trashed_at = 0 $lock", $workspace_id );
	}

	/**
	 * Moves files (trashed ones as well) from a workspace to their owners' My Clouds.
	 * @param int $account_id Owner of the files; 0 for all.
	 * @param bool $to_trash Whether to trash them. The transaction must hold the owners' usage.
	 */
	public function move_to_owners( int $workspace_id, int $account_id, bool $to_trash ): void {
		$whose  = 0 === $account_id ? '' : " AND owner_id = $account_id";
		$trash  = '';
		$values = array();
		if ( $to_trash ) {
			foreach ( $this->database->get_results( "SELECT owner_id, COUNT(*) AS files FROM {cloud_files} WHERE workspace_id = %d AND trashed_at = 0$whose GROUP BY owner_id ORDER BY owner_id FOR UPDATE", $workspace_id ) as $row ) {
				$this->usage->release( (int) $row['owner_id'], (int) $row['files'], 0 );
			}
			$trash  = ', trashed_at = CASE WHEN trashed_at = 0 THEN %d ELSE trashed_at END';
			$values = array( $this->clock->now() );
		}
		$this->database->query( "UPDATE {cloud_files} SET workspace_id = 0$trash WHERE workspace_id = %d$whose", ...array_merge( $values, array( $workspace_id ) ) );
	}

	/**
	 * Copies a member's files in a workspace for its owner. Must run before move_to_owners().
	 * @param Account $owner Owner of the copies. The transaction must hold their usage.
	 * @throws Failure 422 quota_exceeded. Nothing is copied in that case.
	 */
	public function copy_for_owner( int $workspace_id, int $account_id, Account $owner ): void {
		$this->usage->require_unchanged( $owner->id() );
		$ids = $this->database->get_integers( 'SELECT id FROM {cloud_files} WHERE workspace_id = %d AND owner_id = %d AND trashed_at = 0 ORDER BY id FOR UPDATE', $workspace_id, $account_id );
		$this->copies->copy( $this->store->lock( $ids ), $workspace_id, $owner );
	}
}
