<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Interruption_Points;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Working_Folder;

/**
 * Removes the files that a run made, with the sizes that WordPress made of pictures, plugins' and themes' whole folders, and then
 * the folders that are empty.
 */
final class File_Undo {

	/** Files of one go. */
	private const FILES = 50;

	private Import_Database $database;

	private Lease $lease;

	/** @var array<string, list<string>> Folder to the names in it, of the files of one go: of a thousand pictures a month has one. */
	private array $names = array();

	/**
	 * @param Import_Database $database The import's statements.
	 * @param Lease    $lease    The right to write.
	 */
	public function __construct( Import_Database $database, Lease $lease ) {
		$this->database = $database;
		$this->lease    = $lease;
	}

	/**
	 * Removes the next files: first files and whole folders, then folders, the deepest first.
	 *
	 * @param int $run_id Id of the run.
	 * @return bool Whether something was left to do.
	 */
	public function undo_batch( int $run_id ): bool {
		$files = $this->database->table( 'files' );
		$rows  = $this->database->rows( "SELECT id, kind, path FROM $files WHERE run_id = $run_id AND state <> 'gone' AND state <> 'kept' ORDER BY CASE WHEN kind = 'dir' THEN 1 ELSE 0 END, LENGTH(path) DESC, id LIMIT " . self::FILES );
		if ( array() === $rows ) {
			return false;
		}
		$this->lease->renew();
		$this->names = array();
		$paths       = array_map( array( File_Log::class, 'to_absolute' ), array_map( 'strval', array_column( $rows, 'path' ) ) );
		$used        = $this->used( $paths );
		$states      = array(
			'gone' => array(),
			'kept' => array(),
		);
		foreach ( $rows as $place => $row ) {
			$path  = $paths[ $place ];
			$stays = isset( $used[ $path ] );
			if ( ! $stays ) {
				Interruption_Points::reach( "remove $path" );
				$this->remove( $path, (string) $row['kind'] );
				$stays = file_exists( $path );
			}
			$states[ $stays ? 'kept' : 'gone' ][] = (int) $row['id'];
		}
		// Whoever ends before that has them looked at once more, when there is nothing left to remove.
		foreach ( array_filter( $states ) as $state => $ids ) {
			$this->database->write( "UPDATE $files SET state = '$state' WHERE id IN ({$this->database->list( $ids )})" );
		}
		return true;
	}

	/**
	 * Finds pictures and other uploads that still belong to something.
	 *
	 * @param list<string> $paths Paths of files.
	 * @return array<string, true> Those that do.
	 */
	private function used( array $paths ): array {
		$uploads = trailingslashit( wp_normalize_path( wp_get_upload_dir()['basedir'] ) );
		$wanted  = array();
		$names   = array();
		foreach ( $paths as $path ) {
			if ( 0 === strpos( $path, $uploads ) ) {
				foreach ( array( '', '-scaled', '-rotated' ) as $end ) {
					$name = (string) preg_replace( '/(\.\w+)$/', "$end\$1", substr( $path, strlen( $uploads ) ) );
					// Some file systems do not tell letters by their case, nor do most databases.
					$wanted[ strtolower( $name ) ][] = $path;
					array_push( $names, $name, strtolower( $name ) );
				}
			}
		}
		$used = array();
		if ( array() !== $names ) {
			$names = $this->database->list( array_unique( $names ) );
			foreach ( $this->database->rows( "SELECT DISTINCT meta_value FROM {$this->database->core_table( 'postmeta' )} WHERE meta_key = '_wp_attached_file' AND (meta_value IN ($names) OR LOWER(meta_value) IN ($names))" ) as $row ) {
				$used += array_fill_keys( $wanted[ strtolower( (string) $row['meta_value'] ) ] ?? array(), true );
			}
		}
		return $used;
	}

	/**
	 * @param string $path Its path.
	 * @param string $kind Its kind.
	 */
	private function remove( string $path, string $kind ): void {
		if ( File_Log::TREE === $kind ) {
			Working_Folder::remove_tree( $path );
			return;
		}
		if ( File_Log::FOLDER === $kind ) {
			if ( is_dir( $path ) && array() === array_diff( scandir( $path ) ?: array(), array( '.', '..' ) ) ) {
				rmdir( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- it is empty, and the import made it.
			}
			return;
		}
		$folder = dirname( $path );
		$stem   = pathinfo( $path, PATHINFO_FILENAME );
		$gone   = array();
		$sizes  = array();
		foreach ( $this->names_in( $folder ) as $name ) {
			$rest = 0 === strpos( $name, $stem ) ? substr( $name, strlen( $stem ) ) : '';
			if ( 1 === preg_match( '/^(-\d+x\d+|-scaled|-rotated)+\.\w+$/', $rest ) ) {
				$sizes[] = "$folder/$name";
			} elseif ( basename( $path ) === $name || basename( $path ) . File_Log::UNFINISHED === $name ) {
				$gone[] = "$folder/$name";
			} elseif ( '.po' === substr( $path, -3 ) && 1 === preg_match( '/^-[0-9a-f]{32}\.json$/', $rest ) ) {
				// The texts of scripts, whose names nobody knew before they came.
				$gone[] = "$folder/$name";
			}
		}
		foreach ( array_merge( $gone, array_keys( array_diff_key( array_flip( $sizes ), $this->used( $sizes ) ) ) ) as $file ) {
			wp_delete_file( $file );
		}
	}

	/**
	 * @param string $folder A folder.
	 * @return list<string> Names of what was in it when the first of these files were looked for.
	 */
	private function names_in( string $folder ): array {
		if ( ! isset( $this->names[ $folder ] ) ) {
			$this->names[ $folder ] = is_dir( $folder ) ? ( scandir( $folder ) ?: array() ) : array();
		}
		return $this->names[ $folder ];
	}
}
