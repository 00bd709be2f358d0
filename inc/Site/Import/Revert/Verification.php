<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Change_Log\Unsupported_Statement;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Run;

/**
 * Compares what is there with what an import left, row by row and file by file.
 */
final class Verification {

	private Import_Database $database;

	private Table_Keys $shapes;

	private Row_Image $images;

	/**
	 * @param Import_Database     $database The import's statements.
	 * @param Table_Keys $shapes   What rows are told apart by.
	 * @param Row_Image    $images   How rows are kept.
	 */
	public function __construct( Import_Database $database, Table_Keys $shapes, Row_Image $images ) {
		$this->database = $database;
		$this->shapes   = $shapes;
		$this->images   = $images;
	}

	/**
	 * Compares.
	 *
	 * @param Run $run The run.
	 * @return array{same: int, changed: list<string>, missing: list<string>} How many rows are as they were left; which are not, and which rows and files are gone.
	 */
	public function verify( Run $run ): array {
		$found  = array(
			'same'    => 0,
			'changed' => array(),
			'missing' => array(),
		);
		$hashes = array();
		foreach ( $this->database->rows( "SELECT tbl, pk, after_hash FROM {$this->database->table( 'rows' )} WHERE run_id = $run->id AND kind = 'row' AND state = " . Change_Store::DUE ) as $row ) {
			// Of cron the times move on by themselves.
			if ( '' !== $row['after_hash'] && 'cron' !== $row['pk'] ) {
				$hashes[ (string) $row['tbl'] ][ (string) $row['pk'] ] = (string) $row['after_hash'];
			}
		}
		foreach ( $hashes as $table => $of_table ) {
			try {
				$rows = $this->shapes->rows( (string) $table, array_map( 'strval', array_keys( $of_table ) ) );
			} catch ( Unsupported_Statement $unreadable ) {
				$found['missing'][] = (string) $table;
				continue;
			}
			foreach ( $rows as $key => $row ) {
				if ( $this->images->hash( (string) $table, $row ) === $of_table[ $key ] ) {
					++$found['same'];
				} else {
					$found[ null === $row ? 'missing' : 'changed' ][] = "$table $key";
				}
			}
		}
		foreach ( $this->database->rows( "SELECT path FROM {$this->database->table( 'files' )} WHERE run_id = $run->id AND state = 'done'" ) as $row ) {
			if ( ! file_exists( File_Log::to_absolute( (string) $row['path'] ) ) ) {
				$found['missing'][] = (string) $row['path'];
			}
		}
		return $found;
	}
}
