<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

use RuntimeException;
use Templately\Hub\Database;
use Templately\Hub\State;
use Templately\Media\Media_File;

/**
 * Files of the hub, addressed by the hash of their bytes. Public ones (thumbnails) have an address that anybody can open;
 * private ones (the originals in designs) lie in a folder with an unguessable name and are handed out by the API alone.
 *
 * A file's type is what its bytes say, its name is the hash and our own ending for that type.
 */
final class Blobs {

	private const ENDINGS = array( 'font/woff2' => 'woff2' ) + Media_File::ENDINGS;

	/** @var Database */
	private $database;

	/** @var State */
	private $state;

	/**
	 * @param Database $database The hub's tables.
	 * @param State    $state    Remembers the private folder's name.
	 */
	public function __construct( Database $database, State $state ) {
		$this->database = $database;
		$this->state    = $state;
	}

	/**
	 * Keeps a file.
	 *
	 * @param string $bytes     What is in it.
	 * @param string $mime      Its type, as its bytes say.
	 * @param bool   $is_public Whether anybody may open it.
	 * @return string Its name: hash, point, ending.
	 *
	 * @throws RuntimeException When it cannot be written.
	 */
	public function keep( string $bytes, string $mime, bool $is_public ): string {
		$hash = hash( 'sha256', $bytes );
		$name = $hash . '.' . self::ENDINGS[ $mime ];
		$path = $this->path( $name, $is_public );
		if ( ! is_file( $path ) || filesize( $path ) !== strlen( $bytes ) ) {
			$this->make_folder( $is_public );
			$temporary = $path . '.' . bin2hex( random_bytes( 4 ) );
			if ( strlen( $bytes ) !== file_put_contents( $temporary, $bytes ) || ! rename( $temporary, $path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- uploads are written directly, as core does.
				throw new RuntimeException( 'A file could not be written below ' . basename( dirname( $path ) ) );
			}
		}
		$this->database->insert_many( 'blobs', array( 'sha256', 'name', 'mime', 'size', 'is_public' ), array( array( $hash, $name, $mime, strlen( $bytes ), (int) $is_public ) ), 'ignore' );
		return $name;
	}

	/**
	 * Returns what is in a private file.
	 *
	 * @param string $hash Its hash.
	 * @return array{mime: string, size: int, bytes: string}|null Null where there is none.
	 */
	public function read( string $hash ): ?array {
		$row   = $this->database->row( 'SELECT name, mime, size FROM {blobs} WHERE sha256 = %s AND is_public = 0', $hash );
		$path  = null === $row ? '' : $this->path( $row['name'], false );
		$bytes = is_file( $path ) ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of our own.
		if ( null === $row || false === $bytes ) {
			return null;
		}
		return array(
			'mime'  => $row['mime'],
			'size'  => strlen( $bytes ),
			'bytes' => $bytes,
		);
	}

	/**
	 * Returns the address of a public file.
	 *
	 * @param string $name Its name; '' for none.
	 */
	public static function url( string $name ): string {
		return '' === $name ? '' : wp_get_upload_dir()['baseurl'] . '/templately/public/' . $name;
	}

	/**
	 * Removes files that no item has any more.
	 *
	 * @param list<array{string, int}> $blobs Hash, and 1 for a public one.
	 */
	public function remove_unused( array $blobs ): void {
		foreach ( $blobs as list( $hash, $is_public ) ) {
			$row = $this->database->row( 'SELECT name FROM {blobs} WHERE sha256 = %s AND is_public = %d', $hash, $is_public );
			if ( null !== $row && null === $this->database->row( 'SELECT item_id FROM {item_blobs} WHERE sha256 = %s AND is_public = %d LIMIT 1', $hash, $is_public ) ) {
				$this->database->write( 'DELETE FROM {blobs} WHERE sha256 = %s AND is_public = %d', $hash, $is_public );
				wp_delete_file( $this->path( $row['name'], (bool) $is_public ) );
			}
		}
	}

	/** Removes every file of the hub with its folders. */
	public function remove_all(): void {
		foreach ( array( true, false ) as $is_public ) {
			$folder = $this->folder( $is_public );
			if ( ! is_dir( $folder ) ) {
				continue;
			}
			foreach ( array_diff( scandir( $folder ) ?: array(), array( '.', '..' ) ) as $file ) {
				wp_delete_file( $folder . '/' . $file );
			}
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of our own.
		}
		$parent = dirname( $this->folder( true ) );
		if ( is_dir( $parent ) && array( '.', '..' ) === scandir( $parent ) ) {
			rmdir( $parent ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of our own.
		}
	}

	/**
	 * @param string $name      Name of a file.
	 * @param bool   $is_public Whether it is public.
	 */
	private function path( string $name, bool $is_public ): string {
		return $this->folder( $is_public ) . '/' . $name;
	}

	/**
	 * @param bool $is_public Whether of public files.
	 */
	private function folder( bool $is_public ): string {
		return wp_get_upload_dir()['basedir'] . '/templately/' . ( $is_public ? 'public' : $this->state->private_folder() );
	}

	/**
	 * Makes a folder, and tells web servers to list neither and to serve nothing of the private one.
	 *
	 * @param bool $is_public Whether of public files.
	 */
	private function make_folder( bool $is_public ): void {
		$folder = $this->folder( $is_public );
		if ( is_dir( $folder ) && is_file( $folder . '/index.html' ) ) {
			return;
		}
		wp_mkdir_p( $folder );
		file_put_contents( $folder . '/index.html', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
		if ( ! $is_public ) {
			file_put_contents( $folder . '/.htaccess', "Require all denied\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
		}
	}
}
