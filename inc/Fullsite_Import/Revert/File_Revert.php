<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Revert;

use Templately\Fullsite_Import\Files;
use Templately\Fullsite_Import\Working_Folder;
use Templately\Storage\Import\Boundary;
use Templately\Storage\Import\Database;
use Templately\Storage\Import\Lease;

/**
 * Removes the files that a run made, with the sizes that WordPress made of pictures, plugins' and themes' whole folders, and then
 * the folders that are empty.
 */
final class File_Revert {

	/** Files of one go. */
	private const FILES = 50;

	/** @var Database */
	private $database;

	/** @var Lease */
	private $lease;

	/**
	 * @param Database $database The import's statements.
	 * @param Lease    $lease    The right to write.
	 */
	public function __construct( Database $database, Lease $lease ) {
		$this->database = $database;
		$this->lease    = $lease;
	}

	/**
	 * Removes the next files: first files and whole folders, then folders, the deepest first.
	 *
	 * @param int   $run_id Id of the run.
	 * @param Newer $newer  Imports that came after it.
	 * @return bool Whether something was left to do.
	 */
	public function some( int $run_id, Newer $newer ): bool {
		$files = $this->database->table( 'files' );
		$rows  = $this->database->rows( "SELECT id, kind, path FROM $files WHERE run_id = $run_id AND state <> 'gone' AND state <> 'kept' ORDER BY CASE WHEN kind = 'dir' THEN 1 ELSE 0 END, LENGTH(path) DESC, id LIMIT " . self::FILES );
		if ( array() === $rows ) {
			return false;
		}
		$this->lease->keep();
		foreach ( $rows as $row ) {
			$path  = Files::absolute( (string) $row['path'] );
			$stays = $this->is_used( $path, (string) $row['kind'] );
			if ( ! $stays ) {
				Boundary::reached( "remove $path" );
				$this->remove( $path, (string) $row['kind'] );
				$stays = file_exists( $path );
			}
			$this->database->write( "UPDATE $files SET state = '" . ( $stays ? 'kept' : 'gone' ) . "' WHERE id = {$row['id']}" );
			if ( $stays && $newer->is_there() ) {
				$newer->receives_file( (int) $row['id'] );
			}
		}
		return true;
	}

	/**
	 * Says whether a picture or another upload still belongs to something.
	 *
	 * @param string $path Its path.
	 * @param string $kind Its kind.
	 */
	private function is_used( string $path, string $kind ): bool {
		$uploads = trailingslashit( wp_normalize_path( wp_get_upload_dir()['basedir'] ) );
		if ( Files::FILE !== $kind || 0 !== strpos( $path, $uploads ) ) {
			return false;
		}
		$name = substr( $path, strlen( $uploads ) );
		return array() !== $this->database->rows( "SELECT meta_id FROM {$this->database->core( 'postmeta' )} WHERE meta_key = '_wp_attached_file' AND meta_value IN ({$this->database->list( array( $name, (string) preg_replace( '/(\.\w+)$/', '-scaled$1', $name ), (string) preg_replace( '/(\.\w+)$/', '-rotated$1', $name ) ) )}) LIMIT 1" );
	}

	/**
	 * @param string $path Its path.
	 * @param string $kind Its kind.
	 */
	private function remove( string $path, string $kind ): void {
		if ( Files::TREE === $kind ) {
			Working_Folder::remove_tree( $path );
			return;
		}
		if ( Files::FOLDER === $kind ) {
			if ( is_dir( $path ) && array() === array_diff( scandir( $path ) ?: array(), array( '.', '..' ) ) ) {
				rmdir( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- it is empty, and the import made it.
			}
			return;
		}
		$folder = dirname( $path );
		$stem   = preg_quote( pathinfo( $path, PATHINFO_FILENAME ), '/' );
		$names  = is_dir( $folder ) ? (array) scandir( $folder ) : array();
		foreach ( $names as $name ) {
			$is_size = 1 === preg_match( "/^$stem(-\\d+x\\d+|-scaled|-rotated)+\\.\\w+$/", (string) $name ) && ! $this->is_used( "$folder/$name", Files::FILE );
			// The texts of scripts, whose names nobody knew before they came.
			$is_script = '.po' === substr( $path, -3 ) && 1 === preg_match( "/^$stem-[0-9a-f]{32}\\.json$/", (string) $name );
			if ( $is_size || $is_script || basename( $path ) === $name || basename( $path ) . Files::UNFINISHED === $name ) {
				wp_delete_file( "$folder/$name" );
			}
		}
	}
}
