<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use FilesystemIterator;
use Generator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;
use Templately\Shared\Settings\Hub_State;

// phpcs:disable WordPress.WP.AlternativeFunctions -- uploads are written directly, as core does.

/**
 * Where the hub's files lie under uploads: public and private ones apart, and in 256 folders each, by the first letters of their
 * names, because a folder with a hundred thousand files is slow.
 */
final class Blob_Folders {

	/** Letters of a name that name its folder. */
	private const SHARD = 2;

	private Hub_State $state;

	private string $part;

	/**
	 * @param Hub_State  $state Remembers the private folder's name.
	 * @param string $part  Folder of its own within the private one, for files that another table has the rows of; '' for none.
	 */
	public function __construct( Hub_State $state, string $part = '' ) {
		$this->state = $state;
		$this->part  = '' === $part ? '' : "/$part";
	}

	/**
	 * Returns the address of a public file.
	 *
	 * @param string $name Its name; '' for none.
	 */
	public static function url( string $name ): string {
		return '' === $name ? '' : wp_get_upload_dir()['baseurl'] . '/templately/public/' . self::place( $name );
	}

	/**
	 * Makes sure that a file is there, whole.
	 *
	 * @param bool   $is_public Whether anybody may open it.
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
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

	/**
	 * Makes sure that a copy of a file is there, whole. It is never in memory.
	 *
	 * @param string $from      Path of the file.
	 * @param bool   $is_public Whether anybody may open it.
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
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
	 * Returns files that were written before a moment, folder by folder.
	 *
	 * @param bool $is_public Whether they are public.
	 * @param int  $before    The moment, as seconds since 1970.
	 * @return Generator<int, list<string>> Their names; also of those that nobody finished writing.
	 */
	public function files_older_than( bool $is_public, int $before ): Generator {
		$root = $this->folder( $is_public );
		foreach ( is_dir( $root ) ? (array) scandir( $root ) : array() as $shard ) {
			$names = array();
			foreach ( 1 === preg_match( '/^[0-9a-f]{2}$/D', (string) $shard ) ? (array) scandir( "$root/$shard" ) : array() as $name ) {
				// Another process may remove it at any moment.
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

	/**
	 * Removes a file.
	 *
	 * @param bool   $is_public Whether it is public.
	 */
	public function remove( string $name, bool $is_public ): void {
		wp_delete_file( $this->path( $name, $is_public ) );
	}

	/** Puts files that lie beside each other, as they did once, to where they are looked for. It may be stopped anywhere. */
	public function sort(): void {
		foreach ( array( true, false ) as $is_public ) {
			foreach ( glob( $this->folder( $is_public ) . '/*' ) ?: array() as $path ) {
				if ( is_file( $path ) && 1 === preg_match( '/^[0-9a-f]{64}\.[a-z0-9]+$/', basename( $path ) ) ) {
					$this->make_folder( dirname( $this->path( basename( $path ), $is_public ) ), $is_public );
					rename( $path, $this->path( basename( $path ), $is_public ) );
				}
			}
		}
	}

	/** Removes every file with the folders. */
	public function remove_all(): void {
		foreach ( array( true, false ) as $is_public ) {
			$folder = $this->folder( $is_public );
			if ( ! is_dir( $folder ) ) {
				continue;
			}
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
				if ( $file instanceof SplFileInfo ) {
					$file->isDir() ? rmdir( $file->getPathname() ) : wp_delete_file( $file->getPathname() );
				}
			}
			rmdir( $folder );
		}
		$parent = dirname( $this->folder( true ) );
		if ( is_dir( $parent ) && array() === array_diff( scandir( $parent ) ?: array(), array( '.', '..', 'index.html' ) ) ) {
			wp_delete_file( $parent . '/index.html' );
			rmdir( $parent );
		}
	}

	/**
	 * Returns where a file lies, if it is there.
	 *
	 * @param bool   $is_public Whether it is public.
	 */
	public function path( string $name, bool $is_public ): string {
		return $this->folder( $is_public ) . '/' . self::place( $name );
	}

	/**
	 * @param int                      $size      Its bytes.
	 * @param bool                     $is_public Whether anybody may open it.
	 * @param callable( string ): bool $fill      Writes them to a path; says whether it could.
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
	private function put( string $name, int $size, bool $is_public, callable $fill ): void {
		$path = $this->path( $name, $is_public );
		// PHP remembers that a file was there, also when another process has removed it.
		clearstatcache( true, $path );
		if ( is_file( $path ) && filesize( $path ) === $size ) {
			return;
		}
		$this->make_folder( dirname( $path ), $is_public );
		$temporary = $path . '.' . bin2hex( random_bytes( 4 ) );
		if ( ! $fill( $temporary ) || filesize( $temporary ) !== $size || ! rename( $temporary, $path ) ) {
			wp_delete_file( $temporary );
			throw new RuntimeException( 'A file could not be written below ' . basename( $this->folder( $is_public ) ) );
		}
	}

	private static function place( string $name ): string {
		return substr( $name, 0, self::SHARD ) . '/' . $name;
	}

	/**
	 * @param bool $is_public Whether of public files.
	 */
	private function folder( bool $is_public ): string {
		return wp_get_upload_dir()['basedir'] . '/templately/' . ( $is_public ? 'public' : $this->state->private_folder() . $this->part );
	}

	/**
	 * Makes a folder with those above it, and tells web servers to list none and to serve nothing of the private one.
	 *
	 * @param bool   $is_public Whether of public ones.
	 */
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
