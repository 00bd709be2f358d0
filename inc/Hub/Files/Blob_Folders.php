<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use Generator;
use RuntimeException;
use Templately\Shared\File_Tree;
use Templately\Shared\Settings\Hub_State;

// phpcs:disable WordPress.WP.AlternativeFunctions -- uploads are written directly, as core does.

/** The public and the private folder of the hub's files, each with 256 subfolders, because a folder with a hundred thousand files is slow. */
final class Blob_Folders {

	/** Letters of a file name that name its subfolder. */
	private const SHARD = 2;

	private Hub_State $state;

	private string $part;

	/** @param string $part Subfolder of the private folder for the files of another table; '' for none. */
	public function __construct( Hub_State $state, string $part = '' ) {
		$this->state = $state;
		$this->part  = '' === $part ? '' : "/$part";
	}

	public static function url( string $name ): string {
		return '' === $name ? '' : wp_get_upload_dir()['baseurl'] . '/templately/public/' . self::place( $name );
	}

	/** Writes a file, unless it exists in full. */
	public function write( string $name, string $bytes, bool $is_public ): void {
		$this->put(
			$name,
			strlen( $bytes ),
			$is_public,
			static function ( string $path ) use ( $bytes ): bool {
				return false !== file_put_contents( $path, $bytes );
			}
		);
	}

	/** Copies a file without loading it into memory, unless it exists in full. */
	public function copy( string $name, string $from, bool $is_public ): void {
		$this->put(
			$name,
			(int) filesize( $from ),
			$is_public,
			static function ( string $path ) use ( $from ): bool {
				return copy( $from, $path );
			}
		);
	}

	/**
	 * @param int $before Timestamp.
	 * @return Generator<int, list<string>> Old files (incomplete ones as well), folder by folder. File names.
	 */
	public function files_older_than( bool $is_public, int $before ): Generator {
		$root = $this->folder( $is_public );
		foreach ( is_dir( $root ) ? (array) scandir( $root ) : array() as $shard ) {
			$names = array();
			foreach ( 1 === preg_match( '/^[0-9a-f]{2}$/D', (string) $shard ) ? (array) scandir( "$root/$shard" ) : array() as $name ) {
				// Another process may remove it at any time.
				$written = @filemtime( "$root/$shard/$name" ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above.
				if ( false !== $written && $written <= $before && 1 === preg_match( '/^[0-9a-f]{64}\.[a-z0-9.]+$/D', (string) $name ) ) {
					$names[] = (string) $name;
				}
			}
			if ( array() !== $names ) {
				yield $names;
			}
		}
	}

	public function remove( string $name, bool $is_public ): void {
		wp_delete_file( $this->path( $name, $is_public ) );
	}

	/** Moves files from the root folder to their subfolders. It can be interrupted at any time. */
	public function move_into_subfolders(): void {
		foreach ( array( true, false ) as $is_public ) {
			foreach ( glob( $this->folder( $is_public ) . '/*' ) ?: array() as $path ) {
				if ( is_file( $path ) && 1 === preg_match( '/^[0-9a-f]{64}\.[a-z0-9]+$/', basename( $path ) ) ) {
					$this->make_folder( dirname( $this->path( basename( $path ), $is_public ) ), $is_public );
					rename( $path, $this->path( basename( $path ), $is_public ) );
				}
			}
		}
	}

	public function remove_all(): void {
		foreach ( array( true, false ) as $is_public ) {
			File_Tree::remove( $this->folder( $is_public ) );
		}
		$parent = dirname( $this->folder( true ) );
		if ( is_dir( $parent ) && array() === array_diff( File_Tree::names( $parent ), array( 'index.html' ) ) ) {
			wp_delete_file( $parent . '/index.html' );
			rmdir( $parent );
		}
	}

	/** Returns the path of a file, or '' if it does not exist. */
	public function path( string $name, bool $is_public ): string {
		return $this->folder( $is_public ) . '/' . self::place( $name );
	}

	/** @param callable( string ): bool $fill Writes the file to a path; returns false on failure. */
	private function put( string $name, int $size, bool $is_public, callable $fill ): void {
		$path = $this->path( $name, $is_public );
		// PHP caches that a file exists, even after another process has removed it.
		clearstatcache( true, $path );
		if ( is_file( $path ) && filesize( $path ) === $size ) {
			return;
		}
		$this->make_folder( dirname( $path ), $is_public );
		$temporary = $path . '.' . bin2hex( random_bytes( 4 ) );
		if ( ! $fill( $temporary ) || filesize( $temporary ) !== $size || ! rename( $temporary, $path ) ) {
			wp_delete_file( $temporary );
			throw new RuntimeException( 'A file could not be written in ' . basename( $this->folder( $is_public ) ) );
		}
	}

	private static function place( string $name ): string {
		return substr( $name, 0, self::SHARD ) . '/' . $name;
	}

	private function folder( bool $is_public ): string {
		return wp_get_upload_dir()['basedir'] . '/templately/' . ( $is_public ? 'public' : $this->state->private_folder() . $this->part );
	}

	/** Creates a folder with its parents. Web servers must not list any folder, and must not serve private ones. */
	private function make_folder( string $folder, bool $is_public ): void {
		if ( is_file( $folder . '/index.html' ) ) {
			return;
		}
		wp_mkdir_p( $folder );
		foreach ( array( dirname( $folder, 2 ), dirname( $folder ), $folder ) as $one ) {
			if ( ! is_file( $one . '/index.html' ) ) {
				file_put_contents( $one . '/index.html', '' );
			}
		}
		if ( ! $is_public && ! is_file( dirname( $folder ) . '/.htaccess' ) ) {
			file_put_contents( dirname( $folder ) . '/.htaccess', "Require all denied\n" );
		}
	}
}
