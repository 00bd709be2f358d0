<?php

declare( strict_types=1 );

namespace Templately\Hub\Cloud;

use Templately\Contract\Cloud as Contract;
use Templately\Hub\Accounts\Account;
use Templately\Hub\Actor;
use Templately\Hub\Database;
use Templately\Hub\Workspaces\Activity;
use Templately\Hub\Workspaces\Members;
use Templately\Hub\Workspaces\Workspace_Access;
use Templately\Rest\Failure;
use Templately\Storage\Clock;

/**
 * Files of the cloud: where they are, and where they go. What is in them is Pushes'.
 */
final class Files {

	/** Type of what holds a site's settings of Elementor. */
	private const KIT = 'kit';

	/** Files that are removed in one transaction where nobody waits for it. */
	private const REMOVED_AT_ONCE = 50;

	/** @var Database */
	private $database;

	/** @var File_Store */
	private $store;

	/** @var Locked_Files */
	private $locked;

	/** @var Versions */
	private $versions;

	/** @var Usage */
	private $usage;

	/** @var Members */
	private $members;

	/** @var Activity */
	private $activity;

	/** @var Clock */
	private $clock;

	/**
	 * @param Database     $database The hub's tables.
	 * @param File_Store   $store    Rows of files.
	 * @param Locked_Files $locked   Who may do what with them.
	 * @param Versions     $versions What is in them.
	 * @param Usage        $usage    How full clouds are.
	 * @param Members      $members  Who is what in workspaces.
	 * @param Activity     $activity What happens there.
	 * @param Clock        $clock    The time.
	 */
	public function __construct( Database $database, File_Store $store, Locked_Files $locked, Versions $versions, Usage $usage, Members $members, Activity $activity, Clock $clock ) {
		$this->database = $database;
		$this->store    = $store;
		$this->locked   = $locked;
		$this->versions = $versions;
		$this->usage    = $usage;
		$this->members  = $members;
		$this->activity = $activity;
		$this->clock    = $clock;
	}

	/**
	 * Returns a page of files.
	 *
	 * @param File_Query $query Which.
	 * @param Actor      $actor Who asks.
	 * @return array{files: list<array<string, mixed>>, current_page: int, total_page: int, total: int}
	 *
	 * @throws Failure 404 for a workspace that is not there for them.
	 */
	public function page( File_Query $query, Actor $actor ): array {
		if ( Contract::WORKSPACE === $query->place && Workspace_Access::NONE === $this->members->role( $query->workspace_id, $actor->account_id() ) ) {
			throw new Failure( 'not_found', Messages::not_found(), 404 );
		}
		$found = $this->store->page( $query, $actor->account_id() );
		return array(
			'files'        => $this->store->records( $found['rows'] ),
			'current_page' => $query->page,
			'total_page'   => max( 1, (int) ceil( $found['total'] / $query->per_page ) ),
			'total'        => $found['total'],
		);
	}

	/**
	 * Returns how full the actor's cloud is.
	 *
	 * @param Actor $actor Who asks.
	 * @return array{limit: int, files: int, bytes: int, most_bytes: int}
	 */
	public function usage( Actor $actor ): array {
		return $this->usage->of( self::account( $actor ) );
	}

	/**
	 * Returns a file.
	 *
	 * @param int   $id    The file.
	 * @param Actor $actor Who asks.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 404.
	 */
	public function find( int $id, Actor $actor ): array {
		return $this->store->records( array( $this->locked->read( $id, $actor ) ) )[0];
	}

	/**
	 * Gives a file another name.
	 *
	 * @param int    $id    The file.
	 * @param string $name  Its name.
	 * @param Actor  $actor Who.
	 * @return array<string, mixed> The file.
	 *
	 * @throws Failure 400 for a name of nothing but spaces, 403, 404.
	 */
	public function rename( int $id, string $name, Actor $actor ): array {
		$name = self::name( $name );
		$row  = $this->locked->write(
			File_Access::RENAME,
			array( $id ),
			$actor,
			function ( array $rows ) use ( $id, $name, $actor ): array {
				$row = $this->store->change(
					$rows[ $id ],
					array(
						'name'       => $name,
						'changed_at' => $this->clock->now(),
						'changed_by' => $actor->account_id(),
					)
				);
				$this->note( $row, $actor, 'retitled' );
				return $row;
			}
		);
		return $this->store->records( array( $row ) )[0];
	}

	/**
	 * Copies files, each with its newest version: the copies are the actor's own.
	 *
	 * @param list<int> $ids          The files.
	 * @param int       $workspace_id Where to; 0 for My Clouds.
	 * @param Actor     $actor        Who.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 *
	 * @throws Failure 403, 404, 422 quota_exceeded.
	 */
	public function copy( array $ids, int $workspace_id, Actor $actor ): array {
		$copies = $this->locked->write(
			File_Access::COPY,
			$ids,
			$actor,
			function ( array $rows ) use ( $workspace_id, $actor ): array {
				return $this->copies( $rows, $workspace_id, self::account( $actor ), $actor->account_id() );
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
	 * @param Actor     $actor        Who.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 *
	 * @throws Failure 403, 404.
	 */
	public function move( array $ids, int $workspace_id, Actor $actor ): array {
		$moved = $this->locked->write(
			File_Access::MOVE,
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
	 * @param Actor     $actor Who.
	 * @param bool      $force Whether a kit may be among them.
	 * @return list<array<string, mixed>> The files.
	 *
	 * @throws Failure 403, 404, 409 cant_delete_kit with its id.
	 */
	public function trash( array $ids, Actor $actor, bool $force = false ): array {
		$rows = $this->locked->write(
			File_Access::TRASH,
			$ids,
			$actor,
			function ( array $rows ) use ( $actor, $force ): array {
				foreach ( $force ? array() : $rows as $id => $row ) {
					if ( self::KIT === $row['type'] ) {
						throw new Failure( 'cant_delete_kit', Messages::cannot_delete_kit(), 409, array(), array( 'id' => $id ) );
					}
				}
				foreach ( array_count_values( array_column( $rows, 'owner_id' ) ) as $owner_id => $files ) {
					$this->usage->give_back( (int) $owner_id, $files, 0 );
				}
				foreach ( $rows as $id => $row ) {
					$rows[ $id ] = $this->trashed( $row, $actor->account_id() );
					$this->note( $row, $actor, 'trashed' );
				}
				return $rows;
			}
		);
		return $this->store->records( $rows );
	}

	/**
	 * Takes files out of the trash: to where they lay if their owner may still add there, else to My Clouds.
	 *
	 * @param list<int> $ids   The files.
	 * @param Actor     $actor Who.
	 * @return list<array<string, mixed>> The files.
	 *
	 * @throws Failure 404, 422 quota_exceeded.
	 */
	public function restore( array $ids, Actor $actor ): array {
		$rows = $this->locked->write(
			File_Access::RESTORE,
			$ids,
			$actor,
			function ( array $rows, array $roles ) use ( $actor ): array {
				$this->usage->take( self::account( $actor ), count( $rows ), 0 );
				foreach ( $rows as $id => $row ) {
					$place       = (int) $row['workspace_id'];
					$rows[ $id ] = $this->store->change(
						$row,
						array(
							'workspace_id' => File_Access::GRANTED === File_Access::adding( $roles[ $place ] ) ? $place : 0,
							'trashed_at'   => 0,
							'trashed_by'   => 0,
						)
					);
					$this->note( $rows[ $id ], $actor, 'restored' );
				}
				return $rows;
			}
		);
		return $this->store->records( $rows );
	}

	/**
	 * Removes files from the trash for good.
	 *
	 * @param list<int> $ids   The files.
	 * @param Actor     $actor Who.
	 * @return list<int> Their ids.
	 *
	 * @throws Failure 404.
	 */
	public function purge( array $ids, Actor $actor ): array {
		return $this->locked->write(
			File_Access::PURGE,
			$ids,
			$actor,
			function ( array $rows ) use ( $actor ): array {
				$this->remove( $rows, $actor->account_id() );
				return array_keys( $rows );
			}
		);
	}

	/**
	 * Takes files out of a workspace, those in the trash too: they are in their owners' My Clouds then. Within the transaction that
	 * has the workspace's row for itself.
	 *
	 * @param int  $workspace_id The workspace.
	 * @param int  $account_id   Whose files; 0 for everybody's.
	 * @param bool $to_trash     Whether they go to their owners' trash.
	 * @param int  $by           Who does that.
	 */
	public function send_home( int $workspace_id, int $account_id, bool $to_trash, int $by = 0 ): void {
		$whose  = 0 === $account_id ? '' : " AND owner_id = $account_id";
		$trash  = '';
		$values = array();
		if ( $to_trash ) {
			foreach ( $this->database->rows( "SELECT owner_id, COUNT(*) AS files FROM {cloud_files} WHERE workspace_id = %d AND trashed_at = 0$whose GROUP BY owner_id ORDER BY owner_id FOR UPDATE", $workspace_id ) as $row ) {
				$this->usage->give_back( (int) $row['owner_id'], (int) $row['files'], 0 );
			}
			// The moment last: SQLite reads the row as it was, MariaDB what stands before.
			$trash  = ', trashed_by = CASE WHEN trashed_at = 0 THEN %d ELSE trashed_by END, trashed_at = CASE WHEN trashed_at = 0 THEN %d ELSE trashed_at END';
			$values = array( $by, $this->clock->now() );
		}
		$this->database->write( "UPDATE {cloud_files} SET workspace_id = 0$trash WHERE workspace_id = %d$whose", ...array_merge( $values, array( $workspace_id ) ) );
	}

	/**
	 * Copies somebody's files in a workspace for its owner, who keeps them there. Within the transaction that has the workspace's row
	 * for itself, and before it sends the files home.
	 *
	 * @param int     $workspace_id The workspace.
	 * @param int     $account_id   Whose files.
	 * @param Account $owner        Who owns and counts the copies.
	 *
	 * @throws Failure 422 quota_exceeded: none is copied.
	 */
	public function copy_for_owner( int $workspace_id, int $account_id, Account $owner ): void {
		$this->usage->hold( array( $owner->id() ) );
		$ids = $this->database->numbers( 'SELECT id FROM {cloud_files} WHERE workspace_id = %d AND owner_id = %d AND trashed_at = 0 ORDER BY id FOR UPDATE', $workspace_id, $account_id );
		$this->copies( $this->store->lock( $ids ), $workspace_id, $owner, $owner->id() );
	}

	/**
	 * Returns an account's files, for its owner to read.
	 *
	 * @param int $account_id The account.
	 * @return list<array{name: string, platform: string, type: string, changed_at: string}>
	 */
	public function export( int $account_id ): array {
		$files = array();
		foreach ( $this->database->rows( 'SELECT * FROM {cloud_files} WHERE owner_id = %d ORDER BY id', $account_id ) as $row ) {
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
	 * Removes files of an account, wherever they lie. It may be stopped anywhere.
	 *
	 * @param int $account_id The account.
	 * @param int $most       How many at the most, where nobody waits for more.
	 * @return bool Whether there are none any more.
	 */
	public function forget( int $account_id, int $most = PHP_INT_MAX ): bool {
		return $this->remove_some( $account_id, 'owner_id = %d', array( $account_id ), $most );
	}

	/** Removes what has lain in the trash for its time. It may be stopped anywhere. */
	public function empty_trash(): void {
		$before = $this->store->oldest_in_trash();
		do {
			$owner_id = $this->database->numbers( 'SELECT owner_id FROM {cloud_files} WHERE trashed_at > 0 AND trashed_at <= %d ORDER BY trashed_at LIMIT 1', $before )[0] ?? 0;
			if ( $owner_id > 0 ) {
				$this->remove_some( $owner_id, 'owner_id = %d AND trashed_at > 0 AND trashed_at <= %d', array( $owner_id, $before ) );
			}
		} while ( $owner_id > 0 );
	}

	/**
	 * Returns a name as it is stored: without signs that nobody sees, and spaces round it.
	 *
	 * @param string $name What somebody typed.
	 *
	 * @throws Failure 400 where nothing is left.
	 */
	public static function name( string $name ): string {
		$name = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', $name ) );
		if ( '' === $name ) {
			throw new Failure( 'rest_invalid_param', Messages::name_empty(), 400, array( 'name' => Messages::name_empty() ) );
		}
		return $name;
	}

	/**
	 * Returns the account of an actor, who has one: routes of the cloud let nobody else in.
	 *
	 * @param Actor $actor Who.
	 *
	 * @throws Failure 401.
	 */
	public static function account( Actor $actor ): Account {
		$account = $actor->account();
		if ( null === $account ) {
			throw new Failure( 'invalid_token', Messages::signed_out(), 401 );
		}
		return $account;
	}

	/**
	 * @param int       $owner_id Whose files.
	 * @param string    $where    Which of them.
	 * @param list<int> $values   For its placeholders.
	 * @param int       $most     How many at the most.
	 * @return bool Whether there are none any more.
	 */
	private function remove_some( int $owner_id, string $where, array $values, int $most = PHP_INT_MAX ): bool {
		do {
			$removed = $this->database->transaction(
				function () use ( $owner_id, $where, $values ): int {
					$this->usage->hold( array( $owner_id ) );
					$ids  = $this->database->numbers( "SELECT id FROM {cloud_files} WHERE $where ORDER BY id LIMIT %d", ...array_merge( $values, array( self::REMOVED_AT_ONCE ) ) );
					$rows = array();
					foreach ( $ids as $id ) {
						$row = $this->database->row( "SELECT * FROM {cloud_files} WHERE id = %d AND $where FOR UPDATE", ...array_merge( array( $id ), $values ) );
						if ( null !== $row ) {
							$rows[ $id ] = $row;
						}
					}
					$this->remove( $rows, $owner_id );
					return count( $ids );
				}
			);
			$most   -= $removed;
		} while ( $removed > 0 && $most > 0 );
		return 0 === $removed;
	}

	/**
	 * @param array<int, array<string, string>> $rows     Rows that this transaction has, of files of one owner, whose usage it holds.
	 * @param int                               $owner_id Who.
	 */
	private function remove( array $rows, int $owner_id ): void {
		$living = 0;
		foreach ( $rows as $row ) {
			$living += (int) ( '0' === $row['trashed_at'] );
		}
		$bytes = $this->versions->remove_all( array_keys( $rows ), $owner_id );
		foreach ( array_keys( $rows ) as $id ) {
			$this->database->write( 'DELETE FROM {cloud_files} WHERE id = %d', $id );
		}
		$this->usage->give_back( $owner_id, $living, $bytes );
	}

	/**
	 * @param array<string, string> $row Row of a living file.
	 * @param int                   $by  Who trashes it.
	 * @return array<string, string> The row as it is now.
	 */
	private function trashed( array $row, int $by ): array {
		return $this->store->change(
			$row,
			array(
				'trashed_at' => $this->clock->now(),
				'trashed_by' => $by,
			)
		);
	}

	/**
	 * @param array<int, array<string, string>> $rows         Rows that this transaction has.
	 * @param int                               $workspace_id Where to.
	 * @param Account                           $owner        Who owns the copies, and whose usage it holds.
	 * @param int                               $by           Who copies.
	 * @return list<array<string, string>> Rows of the copies.
	 *
	 * @throws Failure 422 quota_exceeded.
	 */
	private function copies( array $rows, int $workspace_id, Account $owner, int $by ): array {
		$this->usage->take( $owner, count( $rows ), (int) array_sum( array_map( 'intval', array_column( $rows, 'size' ) ) ) );
		$copies = array();
		$bytes  = 0;
		foreach ( $rows as $id => $row ) {
			$version = $this->versions->find( $id, (int) $row['version'] );
			if ( null === $version ) {
				throw new Failure( 'not_found', Messages::not_found(), 404 );
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
			$this->activity->note( $workspace_id, (int) $copy['id'], $by, 'copied', $copy['name'] );
			$copies[] = $copy;
		}
		$this->usage->take( $owner, 0, $bytes );
		return $copies;
	}

	/**
	 * @param array<array<string, string>> $rows         Rows of files.
	 * @param int                          $workspace_id Where they were brought.
	 * @return array{files: list<array<string, mixed>>, workspace: array<string, mixed>|null}
	 */
	private function brought( array $rows, int $workspace_id ): array {
		$workspace = 0 === $workspace_id ? null : $this->database->row( 'SELECT id, title, slug FROM {workspaces} WHERE id = %d', $workspace_id );
		return array(
			'files'     => $this->store->records( $rows ),
			'workspace' => null === $workspace ? null : array( 'id' => (int) $workspace['id'] ) + $workspace,
		);
	}

	/**
	 * @param array<string, string> $row   Row of a file.
	 * @param Actor                 $actor Who did something with it.
	 * @param string                $verb  What.
	 */
	private function note( array $row, Actor $actor, string $verb ): void {
		$this->activity->note( (int) $row['workspace_id'], (int) $row['id'], $actor->account_id(), $verb, $row['name'] );
	}
}
