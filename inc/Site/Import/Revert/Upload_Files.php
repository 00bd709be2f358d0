<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;

/** Finds files of the import that attachments or fonts still use, and sizes of pictures that were made later. */
final class Upload_Files {

	/** What WordPress adds to the names of sizes and edited copies. */
	private const SUFFIXES = '/(?:-\d+x\d+|-scaled|-rotated)+(\.\w+)$/';

	private Connection $database;

	private Change_Log $log;

	/** With a trailing slash. */
	private string $uploads;

	/** @var array<int, int> Posts that the revert removes, as keys. */
	private array $gone;

	/** @param list<int> $gone Posts that the revert removes. */
	public function __construct( Connection $database, Change_Log $log, array $gone ) {
		$this->database = $database;
		$this->log      = $log;
		$this->uploads  = trailingslashit( wp_normalize_path( wp_get_upload_dir()['basedir'] ) );
		$this->gone     = array_flip( $gone );
	}

	/** @return list<int> Entries of files that an attachment or a font uses. */
	public function entries_in_use( int $run_id ): array {
		$seqs  = array();
		$query = array(
			'kinds' => array( 'file' ),
			'state' => Change_Log::RECORDED,
		);
		foreach ( array_chunk( array_column( iterator_to_array( $this->log->all_entries( $run_id, $query ), false ), 'target', 'seq' ), 200, true ) as $paths ) {
			array_push( $seqs, ...array_keys( array_intersect( $paths, array_keys( $this->used( array_values( $paths ) ) ) ) ) );
		}
		return $seqs;
	}

	/**
	 * Deletes sizes of removed pictures that were made after the import.
	 * @param int $started_at Unix time. Older files stay.
	 */
	public function delete_later_sizes( int $started_at ): void {
		foreach ( $this->folders_of_gone_attachments() as $folder => $stems ) {
			$found = array();
			foreach ( is_dir( $folder ) ? ( scandir( $folder ) ?: array() ) : array() as $name ) {
				if ( isset( $stems[ self::original( $name ) ] ) && filemtime( "$folder/$name" ) >= $started_at ) {
					$found[] = "$folder/$name";
				}
			}
			foreach ( array_chunk( $found, 100 ) as $paths ) {
				array_map( 'wp_delete_file', array_keys( array_diff_key( array_flip( $paths ), $this->used( $paths ) ) ) );
			}
		}
	}

	/** @return array<string, array<string, true>> Names of original files by folder. */
	private function folders_of_gone_attachments(): array {
		$folders = array();
		foreach ( array_chunk( array_keys( $this->gone ), 200 ) as $ids ) {
			$rows = $this->database->rows( "SELECT meta_value FROM {$this->database->core_table( 'postmeta' )} WHERE meta_key = '_wp_attached_file' AND post_id IN ({$this->database->list( $ids )})" );
			foreach ( array_column( $rows, 'meta_value' ) as $file ) {
				if ( false === strpos( (string) $file, '..' ) ) {
					$folders[ dirname( $this->uploads . $file ) ][ self::original( basename( (string) $file ) ) ] = true;
				}
			}
		}
		return $folders;
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, true> Those that attachments or fonts use which stay.
	 */
	private function used( array $paths ): array {
		return $this->used_by_attachments( $paths ) + $this->used_by_fonts( $paths );
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, true>
	 */
	private function used_by_fonts( array $paths ): array {
		$folder  = trailingslashit( wp_normalize_path( wp_get_font_dir()['path'] ) );
		$by_name = array();
		foreach ( $paths as $path ) {
			if ( 0 === strpos( $path, $folder ) ) {
				$by_name[ substr( $path, strlen( $folder ) ) ] = $path;
			}
		}
		$used = array();
		$rows = array() === $by_name ? array() : $this->database->rows( "SELECT post_id, meta_value FROM {$this->database->core_table( 'postmeta' )} WHERE meta_key = '_wp_font_face_file' AND meta_value IN ({$this->database->list( array_map( 'strval', array_keys( $by_name ) ) )})" );
		foreach ( $rows as $row ) {
			if ( ! isset( $this->gone[ (int) $row['post_id'] ] ) && isset( $by_name[ (string) $row['meta_value'] ] ) ) {
				$used[ $by_name[ (string) $row['meta_value'] ] ] = true;
			}
		}
		return $used;
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, true>
	 */
	private function used_by_attachments( array $paths ): array {
		$by_name = array();
		foreach ( $paths as $path ) {
			if ( 0 === strpos( $path, $this->uploads ) ) {
				$name = substr( $path, strlen( $this->uploads ) );
				foreach ( array( $name, self::original( $name ) ) as $file ) {
					foreach ( array( '', '-scaled', '-rotated' ) as $suffix ) {
						// Some file systems and most databases ignore case. SQLite lowers ASCII letters only.
						$suffixed = (string) preg_replace( '/(\.\w+)$/', "$suffix\$1", $file );

						$by_name[ strtolower( $suffixed ) ][]    = $path;
						$by_name[ mb_strtolower( $suffixed ) ][] = $path;
					}
				}
			}
		}
		$used = array();
		if ( array() !== $by_name ) {
			$rows = $this->database->rows( "SELECT post_id, meta_value FROM {$this->database->core_table( 'postmeta' )} WHERE meta_key = '_wp_attached_file' AND LOWER(meta_value) IN ({$this->database->list( array_map( 'strval', array_keys( $by_name ) ) )})" );
			foreach ( $rows as $row ) {
				if ( ! isset( $this->gone[ (int) $row['post_id'] ] ) ) {
					$used += array_fill_keys( $by_name[ mb_strtolower( (string) $row['meta_value'] ) ] ?? array(), true );
				}
			}
		}
		return $used;
	}

	/** Returns the name of the file that a size or an edited copy was made of. */
	private static function original( string $name ): string {
		return (string) preg_replace( self::SUFFIXES, '$1', $name );
	}
}
