<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * Puts rows back, the last one first. As the import left it: what it was before. As it was before: nothing. Otherwise somebody
 * has changed it since: merged where parts can be told apart, else it stays and is listed.
 *
 * @phpstan-import-type Left from Kept_Change
 * @phpstan-import-type Why from Kept_Change
 */
final class Row_Undo {

	/** Rows of one transaction. */
	public const ROWS = 200;

	/** Rows that are read at once: those of posts may be long. */
	private const READ_AT_ONCE = 100;

	private Import_Database $database;

	private Row_Writer $writer;

	private Row_Image $images;

	/** @var list<string> Keys of rows of one table that are to be removed. */
	private array $gone = array();

	/** @var array<string, array<string, int>> Tables that got columns or keys, and the columns that they had. */
	private array $columns = array();

	/**
	 * @param Import_Database   $database The import's statements.
	 * @param Row_Writer $writer   Puts rows back.
	 * @param Row_Image  $images   How rows are kept.
	 */
	public function __construct( Import_Database $database, Row_Writer $writer, Row_Image $images ) {
		$this->database = $database;
		$this->writer   = $writer;
		$this->images   = $images;
	}

	/**
	 * Puts the next rows back. Inside a transaction.
	 *
	 * @param int $run_id Id of the run.
	 * @return list<Left>|null What stays; null where nothing was left to do.
	 */
	public function undo_batch( int $run_id ): ?array {
		$journal = $this->database->table( 'rows' );
		$entries = $this->database->rows( "SELECT * FROM $journal WHERE run_id = $run_id AND kind = 'row' AND state = 1 ORDER BY seq DESC LIMIT " . self::ROWS );
		if ( array() === $entries ) {
			return null;
		}
		// Of the tables that these are in, by the key: the journal may be long.
		$tables = array_values( array_unique( array_map( 'strval', array_column( $entries, 'tbl' ) ) ) );
		$doomed = array();

		$this->columns = array();
		foreach ( $this->database->rows( "SELECT tbl, kind, before_image FROM $journal WHERE run_id = $run_id AND tbl IN ({$this->database->list( $tables )}) AND pk IN ('#table', '#copy', '#schema') AND kind <> 'row'" ) as $of_table ) {
			if ( Change_Store::SHAPE === $of_table['kind'] ) {
				$this->columns[ (string) $of_table['tbl'] ] = array_flip( Table_Backup::columns( (array) Row_Image::decode( $of_table['before_image'] ) ) );
			} else {
				$doomed[ (string) $of_table['tbl'] ] = true;
			}
		}
		$due = array();
		foreach ( $entries as $entry ) {
			if ( ! isset( $doomed[ $entry['tbl'] ] ) ) {
				$due[] = $entry;
			}
		}
		$stays = array();
		foreach ( self::stretches( $due ) as $stretch ) {
			try {
				$stays += $this->put_back( (string) $stretch[0]['tbl'], $stretch );
			} catch ( Unsupported_Statement $unreadable ) {
				// Their table is gone.
				unset( $unreadable );
			}
		}
		$kept   = array();
		$states = array(
			Change_Store::REVERTED => array(),
			Change_Store::KEPT     => array(),
		);
		foreach ( $entries as $entry ) {
			$why = $stays[ (int) $entry['seq'] ] ?? null;
			if ( null !== $why ) {
				$is_option = $this->database->core_table( 'options' ) === $entry['tbl'];
				$kept[]    = array(
					'type'  => $is_option ? 'option' : 'row',
					'id'    => (string) $entry['pk'],
					'title' => $is_option ? (string) $entry['pk'] : "{$entry['tbl']} {$entry['pk']}",
					'why'   => $why,
				);
			}
			$states[ null === $why || Kept_Change::MERGED === $why ? Change_Store::REVERTED : Change_Store::KEPT ][] = (int) $entry['seq'];
		}
		foreach ( array_filter( $states ) as $state => $numbers ) {
			$this->database->write( "UPDATE $journal SET state = $state WHERE seq IN ({$this->database->list( $numbers )})" );
		}
		return $kept;
	}

	/**
	 * @param list<array<string, string|null>> $entries Entries of the journal.
	 * @return list<non-empty-list<array<string, string|null>>> Those of one table that follow each other. Their order stays: a row may need one of another table that was made before.
	 */
	private static function stretches( array $entries ): array {
		$stretches = array();
		$last      = -1;
		foreach ( $entries as $entry ) {
			if ( $last >= 0 && $stretches[ $last ][0]['tbl'] === $entry['tbl'] && count( $stretches[ $last ] ) < self::READ_AT_ONCE ) {
				$stretches[ $last ][] = $entry;
			} else {
				$stretches[] = array( $entry );
				++$last;
			}
		}
		return $stretches;
	}

	/**
	 * @param string                           $table   A table.
	 * @param list<array<string, string|null>> $entries Entries of the journal for rows of it.
	 * @return array<int, Why> Number of an entry to why its row stays, or MERGED where part of it does; without those that are as they were.
	 *
	 * @throws Unsupported_Statement When the table is gone.
	 */
	private function put_back( string $table, array $entries ): array {
		$this->gone = array();
		$now        = $this->writer->current_for_update( $table, array_map( 'strval', array_column( $entries, 'pk' ) ) );
		$stays      = array();
		foreach ( $entries as $entry ) {
			$stays[ (int) $entry['seq'] ] = $this->one( $entry, $now[ (string) $entry['pk'] ] );
		}
		$this->remove( $table );
		return array_filter( $stays, 'is_string' );
	}

	/**
	 * @param string                          $table Its table.
	 * @param string                          $key   Its key.
	 * @param array<string, mixed>|null       $row   As it has to be; null where it must not be there.
	 * @param array<string, string|null>|null $now   As it is.
	 */
	private function put( string $table, string $key, ?array $row, ?array $now ): void {
		if ( null !== $row ) {
			// What was made later goes first: it may have taken this one's unique value, or be what this one names now.
			$this->remove( $table );
			$this->writer->restore( $table, $key, $row );
		} elseif ( null !== $now ) {
			$this->gone[] = $key;
		}
	}

	/**
	 * Removes what is to be removed.
	 *
	 * @param string $table Its table.
	 */
	private function remove( string $table ): void {
		if ( array() !== $this->gone ) {
			$this->writer->remove( $table, $this->gone );
			$this->gone = array();
		}
	}

	/**
	 * @param array<string, string|null>      $entry Entry of the journal.
	 * @param array<string, string|null>|null $now   The row as it is.
	 * @return Why|null Why it stays, or MERGED where part of it does; null where it is as it was.
	 */
	private function one( array $entry, ?array $now ): ?string {
		$table  = (string) $entry['tbl'];
		$key    = (string) $entry['pk'];
		$before = Row_Image::decode( $entry['before_image'] );
		if ( $this->images->is_transient( $table, $key, $now ) ) {
			return null;
		}
		$hashes = array( $this->images->hash( $table, $now ) );
		if ( null !== $now && isset( $this->columns[ $table ] ) ) {
			// Its table got columns after it was written. They go.
			$hashes[] = $this->images->hash( $table, array_intersect_key( $now, $this->columns[ $table ] ) );
		}
		if ( '' === $entry['after_hash'] || in_array( $entry['after_hash'], $hashes, true ) ) {
			$this->put( $table, $key, $before, $now );
			return null;
		}
		if ( in_array( $this->images->hash( $table, $before ), $hashes, true ) ) {
			return null;
		}
		if ( null === $now ) {
			return Kept_Change::DELETED;
		}
		$after = Row_Image::decode( $entry['after_image'] );
		if ( null === $after || ! $this->images->is_merged( $table, $key, $now ) ) {
			return Kept_Change::EDITED;
		}
		return $this->merge( $table, $key, $before, $after, $now );
	}

	/**
	 * @param string                     $table  Its table.
	 * @param string                     $key    Its key.
	 * @param array<string, mixed>|null  $before Before the import.
	 * @param array<string, mixed>       $after  As the import left it.
	 * @param array<string, string|null> $now    As it is.
	 * @return Why|null As one().
	 */
	private function merge( string $table, string $key, ?array $before, array $after, array $now ): ?string {
		$is_option = $this->database->core_table( 'options' ) === $table;
		$column    = $is_option ? 'option_value' : 'post_content';
		$values    = array();
		foreach ( array( $before, $after, $now ) as $row ) {
			$text     = null === $row ? null : (string) $row[ $column ];
			$values[] = null === $text ? null : ( $is_option ? Serialized_Options::read( $text ) : json_decode( $text, true ) );
		}
		$merged = $is_option && 'cron' === $key ? Option_Merge::merge_cron( ...$values ) : Option_Merge::merge( ...$values );
		if ( null === $before && ( null === $merged || array() === $merged ) ) {
			$this->put( $table, $key, null, $now );
			return null;
		}
		$text = $is_option ? Serialized_Options::write( $merged ) : (string) wp_json_encode( $merged );
		if ( null !== $before && Serialized_Options::are_equal( $merged, $values[0] ) ) {
			$this->put( $table, $key, $before, $now );
			return null;
		}
		$row            = $before ?? $now;
		$row[ $column ] = $text;
		$this->put( $table, $key, $row, $now );
		return 'cron' === $key ? null : Kept_Change::MERGED;
	}
}
