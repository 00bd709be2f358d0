<?php

declare( strict_types=1 );

namespace Templately\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** The uploads folder at one moment, optionally with the content of files and the database. */
final class Snapshot {

	/** @var array<string, string|null> Content by path; null for folders. */
	private $files = array();

	/** @var bool Whether files' content and tables are included. */
	private bool $is_whole = false;

	/** @param bool $whole Whether to include files' content and tables; otherwise restoring only removes new files. */
	public static function take( bool $whole ): self {
		$self           = new self();
		$self->is_whole = $whole;
		foreach ( self::uploads() as $path ) {
			$self->files[ $path ] = $whole && is_file( $path ) ? (string) file_get_contents( $path ) : null;
		}
		if ( $whole ) {
			Database_Copy::make();
		}
		return $self;
	}

	/** Restores the files, and the tables to the first full snapshot of this process. */
	public function restore(): void {
		foreach ( self::uploads() as $path ) {
			if ( array_key_exists( $path, $this->files ) ) {
				continue;
			}
			if ( is_link( $path ) || ! is_dir( $path ) ) {
				unlink( $path );
			} elseif ( false !== strpos( $path, '/templately/' ) ) {
				// Other folders stay, because WordPress makes those of a month once per process. Another process may write here.
				@rmdir( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above.
			}
		}
		if ( ! $this->is_whole ) {
			return;
		}
		foreach ( $this->files as $path => $bytes ) {
			if ( null !== $bytes && ( ! is_file( $path ) || file_get_contents( $path ) !== $bytes ) ) {
				wp_mkdir_p( dirname( $path ) );
				file_put_contents( $path, $bytes );
			}
		}
		Database_Copy::restore();
	}

	/** @return list<string> All files and folders in the uploads folder, each folder after its content. */
	private static function uploads(): array {
		$folder = wp_upload_dir( null, false )['basedir'];
		if ( ! is_dir( $folder ) ) {
			return array();
		}
		$paths = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			assert( $file instanceof SplFileInfo );
			$paths[] = $file->getPathname();
		}
		return $paths;
	}
}
