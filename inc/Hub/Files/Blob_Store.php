<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use RuntimeException;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Media\Media_File;

/**
 * Files of the hub, addressed by the hash of their bytes. Public ones (thumbnails) have an address that anybody can open;
 * private ones (the originals in designs) lie in a folder with an unguessable name and are handed out by the API alone.
 *
 * A file's type is what its bytes say, its name is the hash and our own ending for that type.
 *
 * **A file's row is its lock.** Who keeps a file writes the row first, and looks at the disk while it holds it; who collects one
 * holds the row until the file is gone. So a row that others can see has its file. Nothing else removes a file: what loses its
 * last owner, and what was kept for something that was refused then, is collected when nobody has kept it for a day; so is what no
 * row speaks of, because whoever wrote it was stopped or rolled back.
 *
 * Owners are rows of other tables that name a file by its hash; each table that has some is given by its name.
 */
final class Blob_Store {

	private const ENDINGS = array(
		'font/woff2'       => 'woff2',
		'application/json' => 'json',
		'application/zip'  => 'zip',
	) + Media_File::ENDINGS;

	/** Seconds in which what was kept finds an owner. */
	private const GRACE = DAY_IN_SECONDS;

	/** Files that are looked for in one query. */
	private const COLLECTED_AT_ONCE = 200;
	private const HELD_AT_ONCE      = 500;

	private Database $database;

	private Blob_Folders $folders;

	private Clock $clock;

	private string $table;

	/** @var list<string> */
	private array $owners;

	private bool $are_private;

	/**
	 * @param Database     $database The hub's tables.
	 * @param Blob_Folders      $folders  Where files lie.
	 * @param string       $table    Table of the files' rows.
	 * @param list<string> $owners   Tables with the columns sha256 and is_public, whose rows each own a file.
	 * @param bool         $are_private Whether all files are private: owners have no column is_public then.
	 */
	public function __construct( Database $database, Blob_Folders $folders, Clock $clock, string $table, array $owners, bool $are_private = false ) {
		$this->database    = $database;
		$this->folders     = $folders;
		$this->clock       = $clock;
		$this->table       = $table;
		$this->owners      = $owners;
		$this->are_private = $are_private;
	}

	/**
	 * Keeps a file, for a day at least.
	 *
	 * @param string $mime      Its type, as its bytes say.
	 * @param bool   $is_public Whether anybody may open it.
	 * @return string Its name: hash, point, ending.
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
	public function store( string $bytes, string $mime, bool $is_public ): string {
		return $this->keep_as(
			hash( 'sha256', $bytes ),
			$mime,
			strlen( $bytes ),
			$is_public,
			function ( string $name ) use ( $bytes, $is_public ): void {
				$this->folders->write( $name, $bytes, $is_public );
			}
		);
	}

	/**
	 * Keeps a copy of a file that nobody may open, for a day at least. It is never in memory.
	 *
	 * @param string $path Where it lies.
	 * @param string $mime Its type, as its bytes say.
	 * @return array{sha256: string, size: int}
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
	public function store_copy( string $path, string $mime ): array {
		$hash = (string) hash_file( 'sha256', $path );
		$size = (int) filesize( $path );
		$this->keep_as(
			$hash,
			$mime,
			$size,
			false,
			function ( string $name ) use ( $path ): void {
				$this->folders->copy( $name, $path, false );
			}
		);
		return array(
			'sha256' => $hash,
			'size'   => $size,
		);
	}

	/**
	 * Lets nobody collect some files until the transaction ends, so that they can be given owners.
	 *
	 * @param list<array{string, int}> $blobs Hash, and 1 for a public one.
	 *
	 * @return bool Whether all are there. One that is not was collected: more than a day went by since it was kept.
	 */
	public function lock( array $blobs ): bool {
		$hashes = array_unique( array_column( $blobs, 0 ) );
		sort( $hashes );
		$held = array();
		foreach ( array_chunk( $hashes, self::HELD_AT_ONCE ) as $some ) {
			foreach ( $this->database->get_results( "SELECT sha256, is_public FROM {{$this->table}} WHERE sha256 IN (" . $this->database->strings_list( $some ) . ') ORDER BY sha256 LOCK IN SHARE MODE' ) as $row ) {
				$held[ $row['sha256'] . $row['is_public'] ] = true;
			}
		}
		foreach ( $blobs as list( $hash, $is_public ) ) {
			if ( ! isset( $held[ $hash . (int) $is_public ] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns where private files lie.
	 *
	 * @param list<string> $hashes Their hashes.
	 * @return list<string> A path for each; empty where one is not there.
	 */
	public function paths( array $hashes ): array {
		$names = array_column( $this->database->get_results( "SELECT sha256, name FROM {{$this->table}} WHERE sha256 IN (" . $this->database->strings_list( $hashes ) . ') AND is_public = 0' ), 'name', 'sha256' );
		$paths = array();
		foreach ( $hashes as $hash ) {
			$path = isset( $names[ $hash ] ) ? $this->folders->path( $names[ $hash ], false ) : '';
			if ( ! is_file( $path ) ) {
				return array();
			}
			$paths[] = $path;
		}
		return $paths;
	}

	/**
	 * Returns where a public file lies.
	 *
	 * @param string $name Its name; '' for none.
	 * @return string '' where it is not there.
	 */
	public function public_path( string $name ): string {
		$path = '' === $name ? '' : $this->folders->path( $name, true );
		return is_file( $path ) ? $path : '';
	}

	/** Removes files that nothing owns and nobody has kept for a day. */
	public function delete_unused(): int {
		$before    = $this->clock->now() - self::GRACE;
		$collected = 0;
		do {
			$rows = $this->database->get_results( "SELECT sha256, is_public FROM {{$this->table}} b WHERE kept_at <= %d AND {$this->is_free()} ORDER BY sha256 LIMIT %d", $before, self::COLLECTED_AT_ONCE );
			$more = count( $rows ) === self::COLLECTED_AT_ONCE;
			$gone = 0;
			foreach ( $rows as $row ) {
				$gone += (int) $this->remove( $row['sha256'], (int) $row['is_public'], $before );
			}
			$collected += $gone;
		} while ( $more && $gone > 0 );
		return $collected;
	}

	/** Removes files that no row speaks of: whoever wrote them was stopped before their row was committed, or rolled back. */
	public function delete_orphans(): int {
		$collected = 0;
		// By the time that the disk notes.
		$before = time() - self::GRACE;
		foreach ( $this->are_private ? array( 0 ) : array( 0, 1 ) as $is_public ) {
			foreach ( $this->folders->files_older_than( 1 === $is_public, $before ) as $names ) {
				foreach ( array_chunk( $names, self::HELD_AT_ONCE ) as $some ) {
					$hashes = array_map(
						static function ( string $name ): string {
							return substr( $name, 0, 64 );
						},
						$some
					);
					$known  = array_column( $this->database->get_results( "SELECT name FROM {{$this->table}} WHERE sha256 IN (" . $this->database->strings_list( $hashes ) . ") AND is_public = $is_public" ), 'name' );
					foreach ( array_diff( $some, $known ) as $name ) {
						$collected += (int) $this->remove_lost( $name, $is_public );
					}
				}
			}
		}
		return $collected;
	}

	/**
	 * @param string $name      Name of a file without a row.
	 * @param int    $is_public Whether it is a public one.
	 * @return bool Whether it was removed: somebody may keep it by now.
	 */
	private function remove_lost( string $name, int $is_public ): bool {
		if ( substr_count( $name, '.' ) > 1 ) {
			// Nobody has finished writing it in a day.
			$this->folders->remove( $name, 1 === $is_public );
			return true;
		}
		return $this->database->transaction(
			function () use ( $name, $is_public ): bool {
				$hash = substr( $name, 0, 64 );
				// A row for the moment: whoever keeps that file waits for it, as for any other.
				if ( 1 !== $this->database->insert_many( $this->table, array( 'sha256', 'name', 'mime', 'size', 'is_public', 'kept_at' ), array( array( $hash, $name, '', 0, $is_public, 0 ) ), 'ignore' ) ) {
					return false;
				}
				$this->folders->remove( $name, 1 === $is_public );
				$this->database->query( "DELETE FROM {{$this->table}} WHERE sha256 = %s AND is_public = %d", $hash, $is_public );
				return true;
			}
		);
	}

	/**
	 * @param string $hash      Hash of a file.
	 * @param int    $is_public Whether it is a public one.
	 * @param int    $before    Moment since which nobody may have kept it.
	 * @return bool Whether it was removed: somebody may have been quicker and kept it, or given it an owner.
	 */
	private function remove( string $hash, int $is_public, int $before ): bool {
		return $this->database->transaction(
			function () use ( $hash, $is_public, $before ): bool {
				$row = $this->database->get_row( "SELECT name FROM {{$this->table}} WHERE sha256 = %s AND is_public = %d AND kept_at <= %d FOR UPDATE", $hash, $is_public, $before );
				if ( null === $row ) {
					return false;
				}
				// What others have not committed yet counts too: this waits for them.
				foreach ( $this->owners as $owner ) {
					$of_kind = $this->are_private ? '' : "AND is_public = $is_public";
					if ( null !== $this->database->get_row( "SELECT sha256 FROM {{$owner}} WHERE sha256 = %s $of_kind LIMIT 1 LOCK IN SHARE MODE", $hash ) ) {
						return false;
					}
				}
				$this->database->query( "DELETE FROM {{$this->table}} WHERE sha256 = %s AND is_public = %d", $hash, $is_public );
				$this->folders->remove( $row['name'], 1 === $is_public );
				return true;
			}
		);
	}

	/**
	 * @param string                   $hash      Hash of its bytes.
	 * @param int                      $size      Bytes.
	 * @param bool                     $is_public Whether anybody may open it.
	 * @param callable( string ): void $write     Writes it by its name.
	 */
	private function keep_as( string $hash, string $mime, int $size, bool $is_public, callable $write ): string {
		$name = $hash . '.' . self::ENDINGS[ $mime ];
		$row  = array( $hash, $name, $mime, $size, (int) $is_public, $this->clock->now() );
		$this->database->transaction(
			function () use ( $name, $row, $write ): void {
				$this->database->insert_many( $this->table, array( 'sha256', 'name', 'mime', 'size', 'is_public', 'kept_at' ), array( $row ), 'kept_at = VALUES(kept_at)' );
				$write( $name );
			}
		);
		return $name;
	}

	/** Returns the condition that a row b has no owner. */
	private function is_free(): string {
		$conditions = array();
		foreach ( $this->owners as $owner ) {
			$conditions[] = "NOT EXISTS (SELECT 1 FROM {{$owner}} o WHERE o.sha256 = b.sha256" . ( $this->are_private ? ')' : ' AND o.is_public = b.is_public)' );
		}
		return implode( ' AND ', $conditions );
	}
}
