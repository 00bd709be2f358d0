<?php

declare( strict_types=1 );

namespace Templately\Shared;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Folders of this site's file system.
 */
final class File_Tree {

	/** Removes a folder with all that is in it. A link is removed, not its target; a link in the place of the folder stays. */
	public static function remove( string $folder ): void {
		if ( is_link( $folder ) || ! is_dir( $folder ) ) {
			return;
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- files are removed directly, as core's uploads are.
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
		}
		rmdir( $folder );
		// phpcs:enable
	}

	/**
	 * Returns the names in a folder; none where there is no such folder.
	 * @return list<string>
	 */
	public static function names( string $folder ): array {
		return is_dir( $folder ) ? array_values( array_diff( scandir( $folder ) ?: array(), array( '.', '..' ) ) ) : array();
	}
}
