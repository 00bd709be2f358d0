<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Shared\Database\Database;

/** Deletes files permanently. */
final class File_Deletion {

	private const FILES_PER_TRANSACTION = 50;

	/** Files per request, so that every request takes a few seconds at most. */
	private const FILES_PER_REQUEST = 200;

	private Database $database;

	private File_Store $store;

	private Version_Store $versions;

	private Storage_Quota $usage;

	public function __construct( Database $database, File_Store $store, Version_Store $versions, Storage_Quota $usage ) {
		$this->database = $database;
		$this->store    = $store;
		$this->versions = $versions;
		$this->usage    = $usage;
	}

	/**
	 * Deletes files of one owner. The transaction must hold their rows and the owner's usage.
	 * @param array<int, array<string, string>> $rows Rows by id.
	 */
	public function remove( array $rows, int $owner_id ): void {
		$living = 0;
		foreach ( $rows as $row ) {
			$living += (int) ( '0' === $row['trashed_at'] );
		}
		$bytes = $this->versions->remove_all( array_keys( $rows ), $owner_id );
		foreach ( array_keys( $rows ) as $id ) {
			$this->database->query( 'DELETE FROM {cloud_files} WHERE id = %d', $id );
		}
		$this->usage->release( $owner_id, $living, $bytes );
	}

	/**
	 * Deletes an account's files in all locations. It can be interrupted at any time.
	 * @return bool Whether all are deleted.
	 */
	public function delete_all_of_account( int $account_id, int $most = PHP_INT_MAX ): bool {
		return $this->remove_some( $account_id, 'owner_id = %d', array( $account_id ), $most ) < $most;
	}

	/**
	 * Deletes files in an account's trash. It can be interrupted at any time.
	 * @param int $until Timestamp; files trashed later stay.
	 * @return int Number of deleted files; 0 once the trash is empty.
	 */
	public function empty_trash( int $account_id, int $until, int $most = self::FILES_PER_REQUEST ): int {
		return $this->remove_some( $account_id, 'owner_id = %d AND trashed_at > 0 AND trashed_at <= %d', array( $account_id, $until ), $most );
	}

	/** Deletes files whose time in the trash is over. It can be interrupted at any time. */
	public function delete_expired(): void {
		$before = $this->store->oldest_in_trash();
		do {
			$owner_id = $this->database->get_integers( 'SELECT owner_id FROM {cloud_files} WHERE trashed_at > 0 AND trashed_at <= %d ORDER BY trashed_at LIMIT 1', $before )[0] ?? 0;
			if ( $owner_id > 0 ) {
				$this->remove_some( $owner_id, 'owner_id = %d AND trashed_at > 0 AND trashed_at <= %d', array( $owner_id, $before ) );
			}
		} while ( $owner_id > 0 );
	}

	/** @param list<int> $values Values of the placeholders. */
	private function remove_some( int $owner_id, string $where, array $values, int $most = PHP_INT_MAX ): int {
		$all = 0;
		do {
			$removed = $this->database->transaction(
				function () use ( $owner_id, $where, $values ): int {
					$this->usage->lock( array( $owner_id ) );
					$ids  = $this->database->get_integers( "SELECT id FROM {cloud_files} WHERE $where ORDER BY id LIMIT %d", ...array_merge( $values, array( self::FILES_PER_TRANSACTION ) ) );
					$rows = array();
					foreach ( $ids as $id ) {
						$row = $this->database->get_row( "SELECT * FROM {cloud_files} WHERE id = %d AND $where FOR UPDATE", ...array_merge( array( $id ), $values ) );
						if ( null !== $row ) {
							$rows[ $id ] = $row;
						}
					}
					$this->remove( $rows, $owner_id );
					return count( $ids );
				}
			);
			$all    += $removed;
		} while ( $removed > 0 && $all < $most );
		return $all;
	}
}
