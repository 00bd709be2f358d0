<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * What the first part of a chunk left, where a change of a table, or a write that no transaction takes back, cut it in two and the
 * process ended before the second was stored.
 */
final class Partial_Batch {

	/** State of an object that the first part wrote. */
	public const OBJECT = 5;

	private Import_Database $database;

	private Row_Writer $rows;

	/**
	 * @param Import_Database   $database The import's statements.
	 * @param Row_Writer $rows     Puts rows back.
	 */
	public function __construct( Import_Database $database, Row_Writer $rows ) {
		$this->database = $database;
		$this->rows     = $rows;
	}

	/**
	 * Returns the last entries of journal and map.
	 *
	 * @return array{int, int}
	 */
	public function positions(): array {
		return array(
			(int) $this->database->value( "SELECT MAX(seq) FROM {$this->database->table( 'rows' )}" ),
			(int) $this->database->value( "SELECT MAX(id) FROM {$this->database->table( 'objects' )}" ),
		);
	}

	/**
	 * Marks what a chunk wrote so far.
	 *
	 * @param int             $run_id Id of the run.
	 * @param array{int, int} $last   What last() returned before the chunk.
	 */
	public function mark_partial( int $run_id, array $last ): void {
		$this->database->write( "UPDATE {$this->database->table( 'rows' )} SET state = 0 WHERE run_id = $run_id AND seq > $last[0] AND state = 1" );
		$this->database->write( "UPDATE {$this->database->table( 'objects' )} SET state = " . self::OBJECT . " WHERE run_id = $run_id AND id > $last[1] AND state = 1" );
	}

	/**
	 * Makes it whole, in the transaction that stores the rest.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function complete( int $run_id ): void {
		$this->database->write( "DELETE FROM {$this->database->table( 'rows' )} WHERE run_id = $run_id AND kind = '" . Change_Store::FOUND . "'" );
		$this->database->write( "UPDATE {$this->database->table( 'rows' )} SET state = 1 WHERE run_id = $run_id AND state = 0" );
		$this->database->write( "UPDATE {$this->database->table( 'objects' )} SET state = 1 WHERE run_id = $run_id AND state = " . self::OBJECT );
	}

	/**
	 * Puts back what it changed, and forgets it: a row that earlier chunks have changed becomes what they left. Tables that it made or
	 * shaped stay, and stay in the journal.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function undo( int $run_id ): void {
		$journal = $this->database->table( 'rows' );
		foreach ( $this->database->rows( "SELECT * FROM $journal WHERE run_id = $run_id AND state = 0 ORDER BY seq DESC" ) as $entry ) {
			$seq = (int) $entry['seq'];
			$key = (string) $entry['pk'];
			if ( Change_Store::FOUND === $entry['kind'] ) {
				$noted = (int) substr( $key, strlen( '#' . Change_Store::FOUND . ' ' ) );
				$key   = (string) $this->database->value( "SELECT pk FROM $journal WHERE seq = $noted" );
				$this->database->write( "UPDATE $journal SET after_hash = {$this->database->quote( $entry['after_hash'] )}, after_image = {$this->database->quote( $entry['after_image'] )} WHERE seq = $noted" );
			} elseif ( Change_Store::ROW !== $entry['kind'] ) {
				$this->database->write( "UPDATE $journal SET state = 1 WHERE seq = $seq" );
				continue;
			}
			try {
				$this->rows->restore( (string) $entry['tbl'], $key, Row_Image::decode( $entry['before_image'] ) );
			} catch ( Unsupported_Statement $unreadable ) {
				// Its table is gone.
				unset( $unreadable );
			}
			$this->database->write( "DELETE FROM $journal WHERE seq = $seq" );
		}
		$this->database->write( "DELETE FROM {$this->database->table( 'objects' )} WHERE run_id = $run_id AND state = " . self::OBJECT );
	}
}
