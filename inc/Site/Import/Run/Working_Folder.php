<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Templately\Shared\Rest\Failure;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/**
 * The private folder of a run: below uploads, with a random name, closed to the web server.
 */
final class Working_Folder {

	private const ROOT = 'templately-imports';

	/**
	 * Returns the folder, and makes it where it is missing.
	 *
	 * @throws Failure 507 file_not_written.
	 */
	public static function ensure( Run $run ): string {
		$folder = self::path( $run );
		if ( is_dir( $folder ) ) {
			return $folder;
		}
		if ( ! wp_mkdir_p( $folder ) || false === file_put_contents( dirname( $folder ) . '/.htaccess', "Require all denied\n" ) || false === file_put_contents( dirname( $folder ) . '/index.html', '' ) ) {
			throw new Failure( 'file_not_written', Files::not_written_message(), 507 );
		}
		return $folder;
	}

	/** Removes the folder of a run, and the folder of all when it was the last. */
	public static function remove( Run $run ): void {
		self::remove_tree( self::path( $run ) );
		$root = dirname( self::path( $run ) );
		if ( is_dir( $root ) && array() === array_diff( scandir( $root ) ?: array(), array( '.', '..', '.htaccess', 'index.html' ) ) ) {
			self::remove_tree( $root );
		}
	}

	/** Removes the working folders of all runs. */
	public static function remove_all(): void {
		self::remove_tree( wp_get_upload_dir()['basedir'] . '/' . self::ROOT );
	}

	/** Removes a folder with all that is in it. A link is removed, not its target. */
	public static function remove_tree( string $folder ): void {
		if ( is_link( $folder ) || ! is_dir( $folder ) ) {
			return;
		}
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
		}
		rmdir( $folder );
	}

	private static function path( Run $run ): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::ROOT . '/' . $run->uuid;
	}
}
