<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Files in a workspace that somebody leaves, or that is deleted: whoever has the workspace's row for themselves brings them home here.
 */
final class Workspace_Files {

	private Database $database;

	private File_Store $store;

	private File_Copier $copies;

	private Storage_Quota $usage;

	private Clock $clock;

	/** @param Database    $database The hub's tables. */
	public function __construct( Database $database, File_Store $store, File_Copier $copies, Storage_Quota $usage, Clock $clock ) {
		$this->database = $database;
		$this->store    = $store;
		$this->copies   = $copies;
		$this->usage    = $usage;
		$this->clock    = $clock;
	}

	/**
	 * Returns who has files in a workspace that are not in the trash: whose usage becomes another when they go there.
	 *
	 * @param string $lock         How the files are locked: one of Members' locks; '' for not at all.
	 * @return list<int> Accounts.
	 */
	public function owners( int $workspace_id, string $lock ): array {
		return $this->database->get_integers( "SELECT DISTINCT owner_id FROM {cloud_files} WHERE workspace_id = %d AND trashed_at = 0 $lock", $workspace_id );
	}

	/**
	 * Takes files out of a workspace, those in the trash too: they are in their owners' My Clouds then. Within the transaction that
	 * has the workspace's row for itself.
	 *
	 * @param int  $account_id   Whose files; 0 for everybody's.
	 * @param bool $to_trash     Whether they go to their owners' trash, whose usage this transaction holds then.
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
	 * Copies somebody's files in a workspace for its owner, who keeps them there. Within the transaction that has the workspace's row
	 * for itself, and before it sends the files home.
	 *
	 * @param Account $owner        Who owns and counts the copies, and whose usage this transaction holds.
	 *
	 * @throws Failure 422 quota_exceeded: none is copied.
	 */
	public function copy_for_owner( int $workspace_id, int $account_id, Account $owner ): void {
		$this->usage->require_unchanged( $owner->id() );
		$ids = $this->database->get_integers( 'SELECT id FROM {cloud_files} WHERE workspace_id = %d AND owner_id = %d AND trashed_at = 0 ORDER BY id FOR UPDATE', $workspace_id, $account_id );
		$this->copies->copy( $this->store->lock( $ids ), $workspace_id, $owner );
	}
}
