<?php

declare( strict_types=1 );

namespace Templately\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * The uploads of a site at one moment, and, if asked, the bytes of every file and a copy of the database.
 */
final class Snapshot {

	/** @var array<string, string|null> Path to bytes. */
	private $files = array();

	/** @var bool Whether bytes and tables are kept too. */
	private bool $is_whole = false;

	/**
	 * Looks at the site.
	 *
	 * @param bool $whole Whether tables and bytes are kept too; else restoring only removes new files.
	 */
	public static function take( bool $whole ): self {
		$self           = new self();
		$self->is_whole = $whole;
		foreach ( self::uploads() as $path ) {
			$self->files[ $path ] = $whole ? (string) file_get_contents( $path ) : null;
		}
		if ( $whole ) {
			Database_Copy::make();
		}
		return $self;
	}

	/** Makes the files what they were, and the tables what they were when the process first took a whole snapshot. */
	public function restore(): void {
		foreach ( self::uploads() as $path ) {
			if ( ! array_key_exists( $path, $this->files ) ) {
				unlink( $path );
			}
		}
		if ( ! $this->is_whole ) {
			return;
		}
		foreach ( $this->files as $path => $bytes ) {
			if ( ! is_file( $path ) || file_get_contents( $path ) !== $bytes ) {
				wp_mkdir_p( dirname( $path ) );
				file_put_contents( $path, $bytes );
			}
		}
		Database_Copy::restore();
	}

	/**
	 * Returns every file under uploads.
	 *
	 * @return list<string>
	 */
	private static function uploads(): array {
		$folder = wp_upload_dir( null, false )['basedir'];
		if ( ! is_dir( $folder ) ) {
			return array();
		}
		$paths = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			assert( $file instanceof SplFileInfo );
			$paths[] = $file->getPathname();
		}
		return $paths;
	}
}
