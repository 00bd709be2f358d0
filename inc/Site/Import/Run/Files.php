<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Change_Log;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/** Makes the files and folders of an import. Records each before it is made, so that a resumed import and a revert remove it. */
final class Files {

	public const FILE   = 'file';
	public const FOLDER = 'folder';
	public const TREE   = 'tree';

	private Change_Log $log;

	private Lease $lease;

	private Run $run;

	public function __construct( Change_Log $log, Lease $lease, Run $run ) {
		$this->log   = $log;
		$this->lease = $lease;
		$this->run   = $run;
	}

	/**
	 * Writes a complete file or none.
	 * @param string                 $folder Made if it is missing.
	 * @param string                 $name   Gets a number if it is taken.
	 * @param callable(string): void $fill   Writes the file to a path.
	 * @return string Path of the file.
	 * @throws Failure 507 when the file has another hash, as on a full disk.
	 */
	public function write( string $folder, string $name, string $sha256, callable $fill ): string {
		$this->ensure_folder( $folder );
		$this->lease->renew();
		$path       = $folder . '/' . wp_unique_filename( $folder, $name );
		$unfinished = Working_Folder::ensure( $this->run ) . '/unfinished';
		$fill( $unfinished );
		clearstatcache( true, $unfinished );
		// On a full disk PHP makes files of 0 bytes without an error.
		if ( ! is_file( $unfinished ) || ! hash_equals( $sha256, (string) hash_file( 'sha256', $unfinished ) ) ) {
			wp_delete_file( $unfinished );
			throw self::not_written();
		}
		chmod( $unfinished, ( fileperms( $folder ) ?: 0755 ) & 0666 );
		$this->expect( self::FILE, $path );
		if ( ! rename( $unfinished, $path ) ) {
			throw self::not_written();
		}
		return $path;
	}

	/** @throws Failure 507 */
	public function ensure_folder( string $folder ): void {
		foreach ( self::missing_folders( $folder ) as $one ) {
			$this->expect( self::FOLDER, $one );
			if ( ! wp_mkdir_p( $one ) ) {
				throw self::not_written();
			}
		}
	}

	/**
	 * Records a path that WordPress is about to make, such as a plugin's folder.
	 * @param string $kind One of this class's.
	 * @return bool False where the path exists: a revert leaves it.
	 */
	public function expect( string $kind, string $path ): bool {
		if ( file_exists( $path ) ) {
			return false;
		}
		$this->log->record( $kind, untrailingslashit( wp_normalize_path( $path ) ) );
		return true;
	}

	/**
	 * Runs code that makes files, and records those that were not announced.
	 * @template T
	 * @param callable(): T $make
	 * @return T
	 */
	public function during( callable $make ) {
		$this->log->settle();
		$this->lease->renew();
		$uploads = wp_upload_dir( null, false );
		// WordPress makes the month's folder when code asks for its path.
		foreach ( self::missing_folders( $uploads['path'] ) as $folder ) {
			$this->expect( self::FOLDER, $folder );
		}
		$paths  = new New_Paths();
		$answer = $make();
		$this->log->settle();
		$this->lease->renew();
		foreach ( $paths->find() as $path ) {
			$this->log->record( is_dir( $path ) ? self::TREE : self::FILE, $path );
		}
		return $answer;
	}

	public static function not_written(): Failure {
		return new Failure( 'file_not_written', __( 'A file could not be written. Is there room on the disk?', 'templately' ), 507 );
	}

	/** @return list<string> Missing folders, parents first. */
	private static function missing_folders( string $folder ): array {
		$missing = array();
		for ( $one = untrailingslashit( $folder ); ! is_dir( $one ) && dirname( $one ) !== $one; $one = dirname( $one ) ) { // phpcs:ignore Generic.CodeAnalysis.ForLoopWithTestFunctionCall.NotAllowed -- few.
			array_unshift( $missing, $one );
		}
		return $missing;
	}
}
