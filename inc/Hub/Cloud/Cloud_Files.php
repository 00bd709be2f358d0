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

/**
 * Files of the cloud: where they are, and where somebody brings them. What is in them is Pushes'.
 */
final class Cloud_Files {

	/** Type of what holds a site's settings of Elementor. */
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

	/**
	 * @param Database     $database The hub's tables.
	 * @param Files_For_Update $locked   Who may do what with them.
	 * @param File_Deletion $removal  Removes files for good.
	 */
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

	/**
	 * Returns a page of files.
	 *
	 * @return array{files: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 *
	 * @throws Failure 404 for a workspace that is not there for them.
	 */
	public function page( File_Query $query, Actor $actor ): array {
		if ( Contract::WORKSPACE === $query->place && Workspace_Permissions::NONE === $this->members->role( $query->workspace_id, $actor->account_id() ) ) {
			throw Failure::not_found();
		}
		// As the names of files are stored.
		$query->name = '' === trim( $query->name ) ? '' : self::sanitize_name( $query->name );

		$found = $this->store->page( $query, $actor->account_id() );
		return array(
			'files'        => $this->store->to_response( $found['rows'] ),
			'current_page' => $query->page,
			'total_page'   => max( 1, (int) ceil( $found['total'] / $query->per_page ) ),
			'total'        => $found['total'],
		);
	}

	/**
	 * Returns how full the actor's cloud is.
	 *
	 * @return array{limit: int, files: int, bytes: int, most_bytes: int}
	 */
	public function usage( Actor $actor ): array {
		return $this->usage->for_account( self::account( $actor ) );
	}

	/**
	 * Returns a file.
	 *
	 * @return array<string, mixed>
	 *
	 * @throws Failure 404.
	 */
	public function find( int $id, Actor $actor ): array {
		return $this->store->to_response( array( $this->locked->for_reading( $id, $actor ) ) )[0];
	}

	/**
	 * Gives a file another name.
	 *
	 * @return array<string, mixed> The file.
	 *
	 * @throws Failure 400 for a name of nothing but spaces, 403, 404.
	 */
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
	 * Copies files, each with its newest version: the copies are the actor's own.
	 *
	 * @param list<int> $ids          The files.
	 * @param int       $workspace_id Where to; 0 for My Clouds.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 *
	 * @throws Failure 403, 404, 422 quota_exceeded.
	 */
	public function copy( array $ids, int $workspace_id, Actor $actor ): array {
		$copies = $this->locked->for_writing(
			File_Permissions::COPY,
			$ids,
			$actor,
			function ( array $rows ) use ( $workspace_id, $actor ): array {
				return $this->copies->copy( $rows, $workspace_id, self::account( $actor ) );
			},
			$workspace_id
		);
		return $this->brought( $copies, $workspace_id );
	}

	/**
	 * Brings files to another place.
	 *
	 * @param list<int> $ids          The files.
	 * @param int       $workspace_id Where to; 0 for My Clouds.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 *
	 * @throws Failure 403, 404.
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
		return $this->brought( $moved, $workspace_id );
	}

	/**
	 * Puts files into their owners' trash. They count no longer, but for their bytes.
	 *
	 * @param list<int> $ids   The files.
	 * @param bool      $force Whether a kit may be among them.
	 * @return list<array<string, mixed>> The files.
	 *
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
						throw new Failure( 'cant_delete_kit', __( 'This file holds the Site Settings of Elementor: its colours, fonts and layout.', 'templately' ), 409, array(), array( 'id' => $id ) );
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
	 * Takes files out of the trash: to where they lay if their owner may still add there, else to My Clouds.
	 *
	 * @param list<int> $ids   The files.
	 * @return list<array<string, mixed>> The files.
	 *
	 * @throws Failure 404, 422 quota_exceeded.
	 */
	public function restore( array $ids, Actor $actor ): array {
		$rows = $this->locked->for_writing(
			File_Permissions::RESTORE,
			$ids,
			$actor,
			function ( array $rows, array $roles ) use ( $actor ): array {
				$this->usage->reserve( self::account( $actor ), count( $rows ), 0 );
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
	 * Removes files from the trash for good.
	 *
	 * @param list<int> $ids   The files.
	 * @return list<int> Their ids.
	 *
	 * @throws Failure 404.
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

	/**
	 * Removes what is in somebody's trash for good, as far as they can wait for it: who wants it empty asks until there was nothing.
	 *
	 * @throws Failure 401.
	 */
	public function empty_trash_of( Actor $actor ): int {
		return $this->removal->empty_trash_of( self::account( $actor )->id(), $this->clock->now() );
	}

	/**
	 * Returns an account's files, for its owner to read.
	 *
	 * @return list<array{name: string, platform: string, type: string, changed_at: string}>
	 */
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
	 * Returns a name as it is stored: without signs that nobody sees, and spaces round it.
	 *
	 * @throws Failure 400 where nothing is left.
	 */
	public static function sanitize_name( string $name ): string {
		$name = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', $name ) );
		if ( '' === $name ) {
			throw new Failure( 'rest_invalid_param', self::name_empty(), 400, array( 'name' => self::name_empty() ) );
		}
		return $name;
	}

	/**
	 * Returns the account of an actor, who has one: routes of the cloud let nobody else in.
	 *
	 * @throws Failure 401.
	 */
	public static function account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw Failure::signed_out( 'invalid_token' );
		}
		return $account;
	}

	/**
	 * @param array<array<string, string>> $rows         Rows of files.
	 * @param int                          $workspace_id Where they were brought.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	private function brought( array $rows, int $workspace_id ): array {
		return array(
			'files'     => $this->store->to_response( $rows ),
			'workspace' => $this->members->workspace( $workspace_id ),
		);
	}

	/** @param array<string, string> $row   Row of a file. */
	private function note( array $row, Actor $actor, string $verb ): void {
		$this->activity->record( (int) $row['workspace_id'], (int) $row['id'], $actor->account_id(), $verb, $row['name'] );
	}

	/** Says that a name is empty. */
	private static function name_empty(): string {
		return __( 'Please enter a name.', 'templately' );
	}
}
