<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Members\Activity_Log;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;

final class File_Copier {

	private File_Store $store;

	private Version_Store $versions;

	private Storage_Quota $usage;

	private Activity_Log $activity;

	public function __construct( File_Store $store, Version_Store $versions, Storage_Quota $usage, Activity_Log $activity ) {
		$this->store    = $store;
		$this->versions = $versions;
		$this->usage    = $usage;
		$this->activity = $activity;
	}

	/**
	 * Copies files with their newest version. The transaction must hold the rows of the files and the owner's usage.
	 * @param array<int, array<string, string>> $rows Rows by id.
	 * @param int $workspace_id Destination; 0 for My Clouds.
	 * @return list<array<string, string>> Rows of the copies.
	 */
	public function copy( array $rows, int $workspace_id, Account $owner ): array {
		$this->usage->reserve( $owner, count( $rows ), (int) array_sum( array_map( 'intval', array_column( $rows, 'size' ) ) ) );
		$copies = array();
		$bytes  = 0;
		foreach ( $rows as $id => $row ) {
			$version = $this->versions->find( $id, (int) $row['version'] );
			if ( null === $version ) {
				// The file's row is current, but on MariaDB other reads still see the state before the wait for its lock.
				throw new Database_Error( Database_Error::DEADLOCK, 'A file was saved in the meantime.' );
			}
			$copy   = $this->store->add(
				array(
					'owner_id'     => $owner->id(),
					'workspace_id' => $workspace_id,
					'platform'     => (int) $row['platform'],
					'type'         => $row['type'],
					'name'         => $row['name'],
					'origin'       => $row['origin'],
					'size'         => (int) $row['size'],
					'picture'      => $row['picture'],
					'has_look'     => (int) $row['has_look'],
				)
			);
			$bytes += $this->versions->add_copy( $version, (int) $copy['id'], 1, $owner->id() );
			$this->activity->record( $workspace_id, (int) $copy['id'], $owner->id(), 'copied', $copy['name'] );
			$copies[] = $copy;
		}
		$this->usage->reserve( $owner, 0, $bytes );
		return $copies;
	}
}
