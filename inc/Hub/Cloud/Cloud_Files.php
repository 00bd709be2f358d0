<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Hub\Accounts\Account;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Members\Activity_Log;
use Templately\Hub\Members\Member_Store;
use Templately\Hub\Members\Workspace_Permissions;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Manages the cloud's files and their locations. File_Contents manages what they contain. */
final class Cloud_Files {

	/** Type of a file with a site's Elementor settings. */
	private const KIT = 'kit';

	private Database $database;

	private File_Store $store;

	private Files_For_Update $locked;

	private File_Copier $copies;

	private File_Deletion $removal;

	private Storage_Quota $usage;

	private Member_Store $members;

	private Activity_Log $activity;

	private Clock $clock;

	public function __construct( Database $database, File_Store $store, Files_For_Update $locked, File_Copier $copies, File_Deletion $removal, Storage_Quota $usage, Member_Store $members, Activity_Log $activity, Clock $clock ) {
		$this->database = $database;
		$this->store    = $store;
		$this->locked   = $locked;
		$this->copies   = $copies;
		$this->removal  = $removal;
		$this->usage    = $usage;
		$this->members  = $members;
		$this->activity = $activity;
		$this->clock    = $clock;
	}

	/** @return array{files: list<array<string, mixed>>, current_page: int, total_page: int, total: int} */
	public function page( File_Query $query, Actor $actor ): array {
		if ( Contract::WORKSPACE === $query->place && Workspace_Permissions::NONE === $this->members->role( $query->workspace_id, $actor->account_id() ) ) {
			throw Failure::not_found();
		}
		// Names are stored sanitized.
		$query->name = '' === trim( $query->name ) ? '' : self::sanitize_name( $query->name );

		$found = $this->store->page( $query, $actor->account_id() );
		return array(
			'files'        => $this->store->to_response( $found['rows'] ),
			'current_page' => $query->page,
			'total_page'   => max( 1, (int) ceil( $found['total'] / $query->per_page ) ),
			'total'        => $found['total'],
		);
	}

	/** @return array{limit: int, files: int, bytes: int, most_bytes: int} */
	public function usage( Actor $actor ): array {
		return $this->usage->for_account( self::require_account( $actor ) );
	}

	/** @return array<string, mixed> */
	public function find( int $id, Actor $actor ): array {
		return $this->store->to_response( array( $this->locked->for_reading( $id, $actor ) ) )[0];
	}

	/** @return array<string, mixed> */
	public function rename( int $id, string $name, Actor $actor ): array {
		$name = self::sanitize_name( $name );
		$row  = $this->locked->for_writing(
			File_Permissions::RENAME,
			array( $id ),
			$actor,
			function ( array $rows ) use ( $id, $name, $actor ): array {
				$row = $this->store->change(
					$rows[ $id ],
					array(
						'name'       => $name,
						'changed_at' => $this->clock->now(),
					)
				);
				$this->note( $row, $actor, 'retitled' );
				return $row;
			}
		);
		return $this->store->to_response( array( $row ) )[0];
	}

	/**
	 * Copies files with their newest version. The actor owns the copies.
	 * @param list<int> $ids
	 * @param int $workspace_id Destination; 0 for My Clouds.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	public function copy( array $ids, int $workspace_id, Actor $actor ): array {
		$copies = $this->locked->for_writing(
			File_Permissions::COPY,
			$ids,
			$actor,
			function ( array $rows ) use ( $workspace_id, $actor ): array {
				return $this->copies->copy( $rows, $workspace_id, self::require_account( $actor ) );
			},
			$workspace_id
		);
		return $this->destination_response( $copies, $workspace_id );
	}

	/**
	 * @param list<int> $ids
	 * @param int $workspace_id Destination; 0 for My Clouds.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	public function move( array $ids, int $workspace_id, Actor $actor ): array {
		$moved = $this->locked->for_writing(
			File_Permissions::MOVE,
			$ids,
			$actor,
			function ( array $rows ) use ( $workspace_id, $actor ): array {
				foreach ( $rows as $id => $row ) {
					if ( (int) $row['workspace_id'] !== $workspace_id ) {
						$this->note( $row, $actor, 'moved_out' );
						$rows[ $id ] = $this->store->change( $row, array( 'workspace_id' => $workspace_id ) );
						$this->note( $rows[ $id ], $actor, 'moved_in' );
					}
				}
				return $rows;
			},
			$workspace_id
		);
		return $this->destination_response( $moved, $workspace_id );
	}

	/**
	 * Moves files to their owners' trash. Trashed files count for the quota with their bytes only.
	 * @param list<int> $ids
	 * @param bool $force Whether to trash kits.
	 * @return list<array<string, mixed>>
	 * @throws Failure 403, 404, 409 cant_delete_kit with its id.
	 */
	public function trash( array $ids, Actor $actor, bool $force = false ): array {
		$rows = $this->locked->for_writing(
			File_Permissions::TRASH,
			$ids,
			$actor,
			function ( array $rows ) use ( $actor, $force ): array {
				foreach ( $force ? array() : $rows as $id => $row ) {
					if ( self::KIT === $row['type'] ) {
						throw new Failure( 'cant_delete_kit', __( 'This file contains Elementor’s Site Settings: its colors, fonts and layout.', 'templately' ), 409, array(), array( 'id' => $id ) );
					}
				}
				foreach ( array_count_values( array_column( $rows, 'owner_id' ) ) as $owner_id => $files ) {
					$this->usage->release( (int) $owner_id, $files, 0 );
				}
				foreach ( $rows as $id => $row ) {
					$rows[ $id ] = $this->store->change( $row, array( 'trashed_at' => $this->clock->now() ) );
					$this->note( $row, $actor, 'trashed' );
				}
				return $rows;
			}
		);
		return $this->store->to_response( $rows );
	}

	/**
	 * Restores files from the trash to their location, or to My Clouds if the owner may no longer add files there.
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public function restore( array $ids, Actor $actor ): array {
		$rows = $this->locked->for_writing(
			File_Permissions::RESTORE,
			$ids,
			$actor,
			function ( array $rows, array $roles ) use ( $actor ): array {
				$this->usage->reserve( self::require_account( $actor ), count( $rows ), 0 );
				foreach ( $rows as $id => $row ) {
					$place       = (int) $row['workspace_id'];
					$rows[ $id ] = $this->store->change(
						$row,
						array(
							'workspace_id' => File_Permissions::GRANTED === File_Permissions::check_add( $roles[ $place ] ) ? $place : 0,
							'trashed_at'   => 0,
						)
					);
					$this->note( $rows[ $id ], $actor, 'restored' );
				}
				return $rows;
			}
		);
		return $this->store->to_response( $rows );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function purge( array $ids, Actor $actor ): array {
		return $this->locked->for_writing(
			File_Permissions::PURGE,
			$ids,
			$actor,
			function ( array $rows ) use ( $actor ): array {
				$this->removal->remove( $rows, $actor->account_id() );
				return array_keys( $rows );
			}
		);
	}

	/** Deletes files in the actor's trash permanently, up to a limit per call. The trash is empty once a call returns 0. */
	public function empty_trash( Actor $actor ): int {
		return $this->removal->empty_trash( self::require_account( $actor )->id(), $this->clock->now() );
	}

	/** @return list<array{name: string, platform: string, type: string, changed_at: string}> The account's files for the export of personal data. */
	public function export( int $account_id ): array {
		$files = array();
		foreach ( $this->database->get_results( 'SELECT * FROM {cloud_files} WHERE owner_id = %d ORDER BY id', $account_id ) as $row ) {
			$files[] = array(
				'name'       => $row['name'],
				'platform'   => File_Store::platform_name( $row ),
				'type'       => $row['type'],
				'changed_at' => gmdate( 'c', (int) $row['changed_at'] ),
			);
		}
		return $files;
	}

	/**
	 * Removes invisible characters and surrounding spaces from a name.
	 * @throws Failure 400 for an empty name.
	 */
	public static function sanitize_name( string $name ): string {
		$name = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', $name ) );
		if ( '' === $name ) {
			throw new Failure( 'rest_invalid_param', self::name_empty(), 400, array( 'name' => self::name_empty() ) );
		}
		return $name;
	}

	/** Returns the actor's account. Routes of the cloud require one. */
	public static function require_account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out( 'invalid_token' );
		}
		return $account;
	}

	/**
	 * @param array<array<string, string>> $rows
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	private function destination_response( array $rows, int $workspace_id ): array {
		return array(
			'files'     => $this->store->to_response( $rows ),
			'workspace' => $this->members->workspace( $workspace_id ),
		);
	}

	/** @param array<string, string> $row */
	private function note( array $row, Actor $actor, string $verb ): void {
		$this->activity->record( (int) $row['workspace_id'], (int) $row['id'], $actor->account_id(), $verb, $row['name'] );
	}

	private static function name_empty(): string {
		return __( 'Please enter a name.', 'templately' );
	}
}
