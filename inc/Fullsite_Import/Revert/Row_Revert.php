<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Revert;

use Templately\Storage\Import\Database;
use Templately\Storage\Import\Journal;
use Templately\Storage\Import\Row_Image;
use Templately\Storage\Import\Row_Writer;
use Templately\Storage\Import\Serialised;
use Templately\Storage\Import\Unreadable;

/**
 * Puts rows back, the last one first. As the import left it: what it was before. As it was before: nothing. Otherwise somebody
 * has changed it since: merged where parts can be told apart, else it stays and is listed.
 */
final class Row_Revert {

	/** Rows of one transaction. */
	public const ROWS = 200;

	/** @var Database */
	private $database;

	/** @var Row_Writer */
	private $writer;

	/** @var Row_Image */
	private $images;

	/**
	 * @param Database   $database The import's statements.
	 * @param Row_Writer $writer   Puts rows back.
	 * @param Row_Image  $images   How rows are kept.
	 */
	public function __construct( Database $database, Row_Writer $writer, Row_Image $images ) {
		$this->database = $database;
		$this->writer   = $writer;
		$this->images   = $images;
	}

	/**
	 * Puts the next rows back. Inside a transaction.
	 *
	 * @param int                    $run_id  Id of the run.
	 * @param Newer                  $newer   Imports that came after it.
	 * @param callable(string): bool $is_going Says of an option, by its name, whether it goes with a plugin that goes.
	 * @return list<array{type: string, id: string, title: string, why: string}>|null What stays; null where nothing was left to do.
	 */
	public function some( int $run_id, Newer $newer, callable $is_going ): ?array {
		$journal = $this->database->table( 'rows' );
		$entries = $this->database->rows( "SELECT * FROM $journal WHERE run_id = $run_id AND kind = 'row' AND state = 1 ORDER BY seq DESC LIMIT " . self::ROWS );
		if ( array() === $entries ) {
			return null;
		}
		$doomed = array_flip( array_map( 'strval', array_column( $this->database->rows( "SELECT tbl FROM $journal WHERE run_id = $run_id AND kind IN ('table', 'copy')" ), 'tbl' ) ) );
		$kept   = array();
		$states = array(
			Journal::REVERTED => array(),
			Journal::KEPT     => array(),
		);
		foreach ( $entries as $entry ) {
			$stays = null;
			if ( ! isset( $doomed[ $entry['tbl'] ] ) && ! $newer->takes_over( $entry ) ) {
				try {
					$stays = $this->one( $entry, $is_going );
				} catch ( Unreadable $unreadable ) {
					// Its table is gone.
					unset( $unreadable );
				}
			}
			if ( null !== $stays ) {
				$kept[] = array(
					'type'  => (string) $entry['tbl'],
					'id'    => (string) $entry['pk'],
					'title' => (string) $entry['pk'],
					'why'   => $stays,
				);
			}
			$states[ null === $stays || 'merged' === $stays ? Journal::REVERTED : Journal::KEPT ][] = (int) $entry['seq'];
		}
		foreach ( array_filter( $states ) as $state => $numbers ) {
			$this->database->write( "UPDATE $journal SET state = $state WHERE seq IN ({$this->database->list( $numbers )})" );
		}
		return $kept;
	}

	/**
	 * @param array<string, string|null> $entry    Entry of the journal.
	 * @param callable(string): bool     $is_going Says of an option whether it goes with a plugin.
	 * @return string|null Why it stays, or 'merged' where part of it does; null where it is as it was.
	 *
	 * @throws Unreadable When its table is gone.
	 */
	private function one( array $entry, callable $is_going ): ?string {
		$table  = (string) $entry['tbl'];
		$key    = (string) $entry['pk'];
		$before = Row_Image::decode( $entry['before_image'] );
		$now    = $this->writer->now( $table, $key );
		if ( $this->images->is_passing( $table, $key, $now ) ) {
			return null;
		}
		$hash  = $this->images->hash( $table, $now );
		$is_as = '' === $entry['after_hash'] || $hash === $entry['after_hash'];
		if ( $is_as || ( null === $before && $this->database->core( 'options' ) === $table && $is_going( $key ) ) ) {
			$this->writer->put( $table, $key, $before );
			return null;
		}
		if ( $hash === $this->images->hash( $table, $before ) ) {
			return null;
		}
		if ( null === $now ) {
			return 'deleted';
		}
		$after = Row_Image::decode( $entry['after_image'] );
		if ( null === $after || ! $this->images->is_merged( $table, $key, $now ) ) {
			return 'changed';
		}
		return $this->merge( $table, $key, $before, $after, $now );
	}

	/**
	 * @param string                     $table  Its table.
	 * @param string                     $key    Its key.
	 * @param array<string, mixed>|null  $before Before the import.
	 * @param array<string, mixed>       $after  As the import left it.
	 * @param array<string, string|null> $now    As it is.
	 * @return string|null As one().
	 */
	private function merge( string $table, string $key, ?array $before, array $after, array $now ): ?string {
		$is_option = $this->database->core( 'options' ) === $table;
		$column    = $is_option ? 'option_value' : 'post_content';
		$values    = array();
		foreach ( array( $before, $after, $now ) as $row ) {
			$text     = null === $row ? null : (string) $row[ $column ];
			$values[] = null === $text ? null : ( $is_option ? Serialised::read( $text ) : json_decode( $text, true ) );
		}
		$merged = $is_option && 'cron' === $key ? Merge::cron( ...$values ) : Merge::values( ...$values );
		if ( null === $before && ( null === $merged || array() === $merged ) ) {
			$this->writer->put( $table, $key, null );
			return null;
		}
		$text = $is_option ? Serialised::write( $merged ) : (string) wp_json_encode( $merged );
		if ( null !== $before && Serialised::are_equal( $merged, $values[0] ) ) {
			$this->writer->put( $table, $key, $before );
			return null;
		}
		$row            = $before ?? $now;
		$row[ $column ] = $text;
		$this->writer->put( $table, $key, $row );
		return 'cron' === $key ? null : 'merged';
	}
}
