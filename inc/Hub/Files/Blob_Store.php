<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use RuntimeException;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Media\Media_File;

/**
 * The hub's files, addressed by the hash of their bytes. Public files (thumbnails) have a URL. Private files (originals in designs)
 * are in a folder with an unguessable name, and only the API delivers them. The bytes determine a file's type; its name is the hash
 * with our own extension for the type.
 * **A file's row is its lock.** A writer inserts the row first, and checks the disk while it holds the row. The deletion holds the row
 * until the file is gone. So a visible row always has its file. delete_unused() removes files that have had no owner for a day;
 * delete_orphans() removes files without a row, left behind when their writer was interrupted or rolled back.
 * Owners are rows of other tables that refer to a file by its hash.
 */
final class Blob_Store {

	private const ENDINGS = array(
		'font/woff2'       => 'woff2',
		'application/json' => 'json',
		'application/zip'  => 'zip',
	) + Media_File::ENDINGS;

	/** Seconds until a file without an owner is deleted. */
	private const GRACE_PERIOD = DAY_IN_SECONDS;

	private const FILES_PER_QUERY      = 200;
	private const ROWS_PER_TRANSACTION = 500;

	private Database $database;

	private Blob_Folders $folders;

	private Clock $clock;

	private string $table;

	/** @var list<string> */
	private array $owners;

	private bool $are_private;

	/**
	 * @param list<string> $owners Tables of owners, with the columns sha256 and is_public.
	 * @param bool $are_private Whether all files are private, and owners have no column is_public.
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
	 * Stores a file for at least a day.
	 * @return string Name: hash and extension.
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
	 * Stores a private copy of a file for at least a day, without loading it into memory.
	 * @return array{sha256: string, size: int}
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
	 * Prevents the deletion of files until the transaction ends, so that they can get owners.
	 * @param list<array{string, int}> $blobs Hash, and 1 for a public file.
	 * @return bool False if one is missing, because it was deleted a day after it was stored.
	 */
	public function lock( array $blobs ): bool {
		$hashes = array_unique( array_column( $blobs, 0 ) );
		sort( $hashes );
		$held = array();
		foreach ( array_chunk( $hashes, self::ROWS_PER_TRANSACTION ) as $some ) {
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
	 * @param list<string> $hashes
	 * @return list<string> Paths of private files. One path per hash, or an empty list if a file is missing.
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

	/** Returns the path of a public file, or '' if it does not exist. */
	public function public_path( string $name ): string {
		$path = '' === $name ? '' : $this->folders->path( $name, true );
		return is_file( $path ) ? $path : '';
	}

	/** Deletes files without owners a day after they were last stored. */
	public function delete_unused(): int {
		$before    = $this->clock->now() - self::GRACE_PERIOD;
		$collected = 0;
		do {
			$rows = $this->database->get_results( "SELECT sha256, is_public FROM {{$this->table}} b WHERE kept_at <= %d AND {$this->is_free()} ORDER BY sha256 LIMIT %d", $before, self::FILES_PER_QUERY );
			$more = count( $rows ) === self::FILES_PER_QUERY;
			$gone = 0;
			foreach ( $rows as $row ) {
				$gone += (int) $this->remove( $row['sha256'], (int) $row['is_public'], $before );
			}
			$collected += $gone;
		} while ( $more && $gone > 0 );
		return $collected;
	}

	/** Deletes files without a row, left behind when their writer was interrupted or rolled back. */
	public function delete_orphans(): int {
		$collected = 0;
		// The file system's clock, not ours.
		$before = time() - self::GRACE_PERIOD;
		foreach ( $this->are_private ? array( 0 ) : array( 0, 1 ) as $is_public ) {
			foreach ( $this->folders->files_older_than( 1 === $is_public, $before ) as $names ) {
				foreach ( array_chunk( $names, self::ROWS_PER_TRANSACTION ) as $some ) {
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
	 * @param string $name File without a row.
	 * @return bool False if another process has stored it in the meantime.
	 */
	private function remove_lost( string $name, int $is_public ): bool {
		if ( substr_count( $name, '.' ) > 1 ) {
			// Still incomplete after a day.
			$this->folders->remove( $name, 1 === $is_public );
			return true;
		}
		return $this->database->transaction(
			function () use ( $name, $is_public ): bool {
				$hash = substr( $name, 0, 64 );
				// A temporary row: processes that store this file wait for it, as for any row.
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
	 * @param int $before Timestamp of the latest allowed use.
	 * @return bool False if another process has stored it or given it an owner in the meantime.
	 */
	private function remove( string $hash, int $is_public, int $before ): bool {
		return $this->database->transaction(
			function () use ( $hash, $is_public, $before ): bool {
				$row = $this->database->get_row( "SELECT name FROM {{$this->table}} WHERE sha256 = %s AND is_public = %d AND kept_at <= %d FOR UPDATE", $hash, $is_public, $before );
				if ( null === $row ) {
					return false;
				}
				// Waits for uncommitted owners of other transactions.
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

	/** @param callable( string ): void $write Writes the file by its name. */
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

	/** SQL condition that the row b has no owner. */
	private function is_free(): string {
		$conditions = array();
		foreach ( $this->owners as $owner ) {
			$conditions[] = "NOT EXISTS (SELECT 1 FROM {{$owner}} o WHERE o.sha256 = b.sha256" . ( $this->are_private ? ')' : ' AND o.is_public = b.is_public)' );
		}
		return implode( ' AND ', $conditions );
	}
}
