<?php

declare( strict_types=1 );

namespace Templately\Shared;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Folders of this site's file system. */
final class File_Tree {

	/** Files after which remove() calls $meanwhile. */
	private const AT_ONCE = 500;

	/**
	 * Removes a folder with all that is in it. A link is removed, not its target; a link in the place of the folder stays.
	 * @param (callable(): void)|null $meanwhile Called now and then.
	 */
	public static function remove( string $folder, ?callable $meanwhile = null ): void {
		if ( is_link( $folder ) || ! is_dir( $folder ) ) {
			return;
		}
		$removed = 0;
		// phpcs:disable WordPress.WP.AlternativeFunctions -- files are removed directly, as core's uploads are.
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
			++$removed;
			if ( null !== $meanwhile && 0 === $removed % self::AT_ONCE ) {
				$meanwhile();
			}
		}
		rmdir( $folder );
		// phpcs:enable
	}

	/** @return list<string> Names in a folder; none where there is no such folder. */
	public static function names( string $folder ): array {
		return is_dir( $folder ) ? array_values( array_diff( scandir( $folder ) ?: array(), array( '.', '..' ) ) ) : array();
	}
}
