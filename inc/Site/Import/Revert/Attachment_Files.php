<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Change_Log\Serialized_Options;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Run;

/**
 * Names the files of the attachments that go: the sizes that WordPress made of a picture, and what plugins uploaded.
 */
final class Attachment_Files {

	private Import_Database $database;

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Adds them to the run's files, before the rows go that name them.
	 *
	 * @param Run $run The run.
	 */
	public function record( Run $run ): void {
		$metas = $this->database->core_table( 'postmeta' );
		$made  = array_map( 'intval', array_column( $this->database->rows( "SELECT pk FROM {$this->database->table( 'rows' )} WHERE run_id = $run->id AND tbl = {$this->database->quote( $metas )} AND before_image IS NULL AND state = 1" ), 'pk' ) );
		foreach ( array_chunk( $made, 200 ) as $ids ) {
			$files = array();
			foreach ( $this->database->rows( "SELECT meta_key, meta_value FROM $metas WHERE meta_id IN (" . implode( ',', $ids ) . ") AND meta_key IN ('_wp_attached_file', '_wp_attachment_metadata')" ) as $row ) {
				foreach ( self::names( (string) $row['meta_key'], (string) $row['meta_value'] ) as $name ) {
					$path = wp_get_upload_dir()['basedir'] . "/$name";
					// One that was there before the import is somebody's.
					if ( false === strpos( $path, '..' ) && is_file( $path ) && filemtime( $path ) >= $run->started_at ) {
						$files[] = '(' . $this->database->list( array( $run->id, '', File_Log::FILE, File_Log::to_relative( $path ), 'found', '' ) ) . ')';
					}
				}
			}
			if ( array() !== $files ) {
				$this->database->write( "INSERT INTO {$this->database->table( 'files' )} (run_id, source, kind, path, state, sha256) VALUES " . implode( ',', $files ) . ' ON DUPLICATE KEY UPDATE run_id = VALUES(run_id)' );
			}
		}
	}

	/**
	 * @param string $key   A meta's key.
	 * @param string $value Its value.
	 * @return list<string> Paths below uploads.
	 */
	private static function names( string $key, string $value ): array {
		if ( '_wp_attached_file' === $key ) {
			return array( $value );
		}
		$metadata = Serialized_Options::read( $value );
		if ( ! is_array( $metadata ) || ! is_string( $metadata['file'] ?? null ) ) {
			return array();
		}
		$folder = dirname( $metadata['file'] );
		$names  = array_merge( array( $metadata['original_image'] ?? '' ), array_column( (array) ( $metadata['sizes'] ?? array() ), 'file' ) );
		return array_map(
			static function ( string $name ) use ( $folder ): string {
				return "$folder/$name";
			},
			array_values( array_filter( $names, 'is_string' ) )
		);
	}
}
