<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\File_Tree;
use Templately\Shared\Rest\Failure;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written directly, as core's uploads are.

/** The private folder of a run: in uploads, with a random name, closed to the web server. */
final class Working_Folder {

	private const ROOT = 'templately-imports';

	/** @throws Failure 507 file_not_written. */
	public static function ensure( Run $run ): string {
		$folder = self::path( $run );
		if ( is_dir( $folder ) ) {
			return $folder;
		}
		if ( ! wp_mkdir_p( $folder ) || false === file_put_contents( dirname( $folder ) . '/.htaccess', "Require all denied\n" ) || false === file_put_contents( dirname( $folder ) . '/index.html', '' ) ) {
			throw Files::not_written();
		}
		return $folder;
	}

	/** Removes the folder of a run, and the last one also the parent folder. */
	public static function remove( Run $run ): void {
		File_Tree::remove( self::path( $run ) );
		$root = dirname( self::path( $run ) );
		if ( array() === array_diff( File_Tree::names( $root ), array( '.htaccess', 'index.html' ) ) ) {
			File_Tree::remove( $root );
		}
	}

	public static function remove_all(): void {
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/' . self::ROOT );
	}

	private static function path( Run $run ): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::ROOT . '/' . $run->uuid;
	}
}
