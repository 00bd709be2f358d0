<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * The rows that a run touched, as they were before: the first image of each is kept, with a hash of what the run left. What is
 * noted is written with the transaction that it belongs to.
 *
 * @phpstan-import-type Row from Table_Keys
 */
final class Change_Store {

	/** Kinds of entries: a row; a table that was made, shaped or emptied. */
	public const ROW   = 'row';
	public const MADE  = 'table';
	public const SHAPE = 'schema';
	public const COPY  = 'copy';

	/** Another kind, which lives as long as a part of a chunk may be taken back alone: a row that is noted already, as that part found it. */
	public const FOUND = 'found';

	/** States: written in the first part of a chunk that was cut in two; due; put back; left. */
	public const HALF     = 0;
	public const DUE      = 1;
	public const REVERTED = 2;
	public const KEPT     = 3;

	/** Rows of one statement, and its characters. */
	private const ROWS  = 500;
	private const BYTES = 512 * KB_IN_BYTES;

	private Import_Database $database;

	private Table_Keys $shapes;

	private Row_Image $images;

	private int $run_id = 0;

	/** @var array<string, array{string, string, string, array<string, mixed>|null}> Table, key, kind and image of what is not written yet. */
	private array $pending = array();

	/** @var array<string, array{string, string}> Table and key of what was touched since the last close(). */
	private array $touched = array();

	/** @var array<string, true> What is written for good. */
	private array $known = array();

	/** @var array<string, mixed> What write_ahead() has written since the last close(), by name. */
	private array $ahead = array();

	/** @var list<array{string, array<string, array{string, string}>, array<string, true>}> Name of a savepoint, and what stood here then. */
	private array $points = array();

	/** @var list<string> What was not understood. */
	private array $unreadable = array();

	/** Number of the last entry before work that may be taken back alone; null where none may. */
	private ?int $last = null;

	/** @var array<string, array<string, mixed>|null> Images of what is noted, as that work found them, whose entries save() has written. */
	private array $saved = array();

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
	 * Begins to keep what a run touches.
	 *
	 * @param int $run_id Id of the run; 0 to end.
	 */
	public function open( int $run_id ): void {
		$this->forget();
		$this->run_id = $run_id;
	}

	/**
	 * Notes a row as it was, the first time that it is touched.
	 *
	 * @param string   $table Its table.
	 * @param string   $key   Its key.
	 * @param Row|null $row   As it was; null where it was not there.
	 */
	public function record_row( string $table, string $key, ?array $row ): void {
		if ( ! $this->images->is_transient( $table, $key, $row ) ) {
			$this->touched[ "$table $key" ] = array( $table, $key );
			$this->note( $table, $key, self::ROW, $row );
		}
	}

	/**
	 * Notes what happens to a table.
	 *
	 * @param string                    $table Its name.
	 * @param string                    $kind  MADE, SHAPE or COPY.
	 * @param array<string, mixed>|null $image What is needed to undo it.
	 */
	public function record_table( string $table, string $kind, ?array $image ): void {
		$this->note( $table, "#$kind", $kind, $image );
	}

	/**
	 * Says whether the run made a table.
	 *
	 * @param string $table Its name.
	 */
	public function has_created_table( string $table ): bool {
		return isset( $this->pending[ "$table #table" ] ) || $this->has( $table, self::MADE );
	}

	/**
	 * Says whether what happens to a table is noted already, and written.
	 *
	 * @param string $table Its name.
	 * @param string $kind  MADE, SHAPE or COPY.
	 */
	public function has( string $table, string $kind ): bool {
		return array() !== $this->database->rows( "SELECT seq FROM {$this->rows()} WHERE run_id = $this->run_id AND tbl = {$this->database->quote( $table )} AND pk = '#$kind'" );
	}

	/**
	 * Returns the rows of a table that the run touched, as they were before it.
	 *
	 * @param string $table Its name.
	 * @return array<Row|null> Key to row; null for those that were not there.
	 */
	public function original_rows( string $table ): array {
		$before = array();
		foreach ( $this->pending as list( $of, $key, $kind, $image ) ) {
			if ( $table === $of && self::ROW === $kind ) {
				$before[ $key ] = $image;
			}
		}
		foreach ( $this->database->rows( "SELECT pk, before_image FROM {$this->rows()} WHERE run_id = $this->run_id AND tbl = {$this->database->quote( $table )} AND kind = '" . self::ROW . "'" ) as $entry ) {
			$before[ (string) $entry['pk'] ] = Row_Image::decode( $entry['before_image'] );
		}
		return $before;
	}

	/**
	 * Says that what follows may be taken back alone, where a part of it is stored and the rest is not: then a row that was noted
	 * before has to become again what that part found, which is not what it was before the run.
	 *
	 * @param int|null $last Number of the last entry before it; null at its end.
	 */
	public function allow_partial( ?int $last ): void {
		$this->last  = $last;
		$this->saved = array();
		// Each row is looked at anew.
		$this->known = array();
	}

	/** Returns the id of the run; 0 for none. */
	public function run_id(): int {
		return $this->run_id;
	}

	/**
	 * Notes that a statement was not understood.
	 *
	 * @param string $why What and why.
	 */
	public function record_unsupported( string $why ): void {
		if ( count( $this->unreadable ) < 50 ) {
			$this->unreadable[] = substr( $why, 0, 300 );
		}
	}

	/**
	 * Returns what was not understood since it was asked last.
	 *
	 * @return list<string>
	 */
	public function take_unsupported(): array {
		$all              = $this->unreadable;
		$this->unreadable = array();
		return $all;
	}

	/**
	 * Writes what is noted, so that a later ROLLBACK TO leaves it.
	 *
	 * @param string $point Name of the savepoint that is made next.
	 */
	public function save( string $point ): void {
		$this->write();
		$this->points[] = array( $point, $this->touched, $this->known );
	}

	/**
	 * Forgets what was noted since a savepoint: the database has forgotten it.
	 *
	 * @param string $point Its name.
	 */
	public function roll_back_to( string $point ): void {
		foreach ( array_reverse( $this->points, true ) as $place => $kept ) {
			if ( $kept[0] === $point ) {
				list( , $this->touched, $this->known ) = $kept;
				$this->pending                         = array();
				$this->points                          = array_slice( $this->points, 0, $place + 1 );
				return;
			}
		}
	}

	/** Forgets all that was noted and is not stored: the transaction was taken back. */
	public function forget(): void {
		$this->pending = array();
		$this->touched = array();
		$this->known   = array();
		$this->ahead   = array();
		$this->points  = array();
	}

	/** Writes what is noted, with a hash of what each touched row is now. Before a transaction ends. */
	public function save_with_hashes(): void {
		$this->store( $this->pending + $this->touched, true );
		$this->touched = array();
		$this->ahead   = array();
	}

	/**
	 * Writes what is noted, without hashes: ahead of a statement that no transaction takes back. Until close() says what became of
	 * these rows, they are put back in any case.
	 */
	public function write_ahead(): void {
		$this->store( array_diff_key( $this->pending + $this->touched, $this->ahead ), false );
		$this->ahead = $this->touched;
	}

	/** Does so for what comes after the end of all transactions: it cannot be looked at any more. */
	public function write_after_commit(): void {
		$this->write_ahead();
		$this->forget();
	}

	/**
	 * Looks at rows that were written ahead or late, when the run ends: they are now as the run left them, and what others make of
	 * them later is theirs.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function complete( int $run_id ): void {
		$keys = array();
		foreach ( $this->database->rows( "SELECT seq, tbl, pk FROM {$this->rows()} WHERE run_id = $run_id AND kind = '" . self::ROW . "' AND state = " . self::DUE . " AND after_hash = ''" ) as $row ) {
			$keys[ (string) $row['tbl'] ][ (string) $row['seq'] ] = (string) $row['pk'];
		}
		foreach ( $this->after( $keys ) as $seq => list( $hash, $image ) ) {
			$this->database->write( "UPDATE {$this->rows()} SET after_hash = {$this->database->quote( $hash )}, after_image = {$this->database->quote( $image )} WHERE seq = " . (int) $seq );
		}
	}

	/**
	 * @param array<string, mixed> $noted   What is written, by name. What was noted before it was touched comes first: a revert goes backwards.
	 * @param bool                 $is_done Whether its rows are now as they are left.
	 */
	private function store( array $noted, bool $is_done ): void {
		foreach ( array_chunk( array_keys( $noted ), self::ROWS ) as $names ) {
			$found = $this->found( $names );
			$keys  = array();
			$after = array();
			foreach ( $names as $name ) {
				if ( isset( $this->touched[ $name ] ) ) {
					$keys[ $this->touched[ $name ][0] ][ $name ] = $this->touched[ $name ][1];

					$after[ $name ] = array( '', null );
				}
			}
			$values = array();
			$after  = $is_done ? $this->after( $keys ) : $after;
			foreach ( $names as $name ) {
				if ( isset( $found[ $name ] ) ) {
					$values[] = $found[ $name ];
				}
				if ( isset( $this->pending[ $name ] ) ) {
					$values[]             = $this->values( $this->pending[ $name ], $after[ $name ] ?? array( '', null ) );
					$this->known[ $name ] = true;
				} elseif ( isset( $after[ $name ] ) ) {
					$values[] = $this->values( array( $this->touched[ $name ][0], $this->touched[ $name ][1], self::ROW, null ), $after[ $name ] );
				}
			}
			$this->insert( $values, 'after_hash = VALUES(after_hash), after_image = VALUES(after_image)' );
		}
		$this->pending = array();
		$this->saved   = array();
		$this->points  = array();
	}

	/**
	 * @param list<string> $names Names of what is noted.
	 * @return array<string, string> Entries, in SQL, for those rows of them that were noted before work which may be taken back alone.
	 */
	private function found( array $names ): array {
		$images = array();
		$keys   = array();
		foreach ( null === $this->last ? array() : $names as $name ) {
			list( $table, $key, $kind, $image ) = $this->pending[ $name ] ?? array( '', '', '', null );
			if ( array_key_exists( $name, $this->saved ) ) {
				$images[ $name ]                               = $this->saved[ $name ];
				$keys[ (string) $this->touched[ $name ][0] ][] = $this->touched[ $name ][1];
			} elseif ( self::ROW === $kind ) {
				$images[ $name ]  = $image;
				$keys[ $table ][] = $key;
			}
		}
		$found = array();
		foreach ( $keys as $table => $of_table ) {
			foreach ( $this->database->rows( "SELECT seq, pk, after_hash, after_image FROM {$this->rows()} WHERE run_id = $this->run_id AND tbl = {$this->database->quote( (string) $table )} AND pk IN ({$this->database->list( $of_table )}) AND seq <= $this->last" ) as $entry ) {
				if ( array_key_exists( "$table {$entry['pk']}", $images ) ) {
					$found[ "$table {$entry['pk']}" ] = $this->values( array( (string) $table, '#' . self::FOUND . " {$entry['seq']}", self::FOUND, $images[ "$table {$entry['pk']}" ] ), array( (string) $entry['after_hash'], $entry['after_image'] ), self::HALF );
				}
			}
		}
		return $found;
	}

	/**
	 * @param string                    $table Its table.
	 * @param string                    $key   Its key.
	 * @param string                    $kind  One of this class's.
	 * @param array<string, mixed>|null $image What is kept.
	 */
	private function note( string $table, string $key, string $kind, ?array $image ): void {
		$name = "$table $key";
		if ( ! isset( $this->known[ $name ] ) && ! isset( $this->pending[ $name ] ) ) {
			$this->pending[ $name ] = array( $table, $key, $kind, $image );
		}
	}

	/** Writes what is noted. */
	private function write(): void {
		foreach ( array_chunk( $this->pending, self::ROWS, true ) as $some ) {
			$values = array();
			foreach ( $some as $name => $noted ) {
				$values[]             = $this->values( $noted, array( '', null ) );
				$this->known[ $name ] = true;
				if ( null !== $this->last ) {
					$this->saved[ $name ] = $noted[3];
				}
			}
			$this->insert( $values, 'run_id = VALUES(run_id)' );
		}
		$this->pending = array();
	}

	/**
	 * Reads rows as they are now.
	 *
	 * @param array<string, array<string, string>> $keys Table to what a row is called here to its key.
	 * @return array<string, array{string, string|null}> What it is called to its hash, and what is kept of it; without those whose table was dropped meanwhile.
	 */
	private function after( array $keys ): array {
		$after = array();
		foreach ( $keys as $table => $of_table ) {
			try {
				$rows = $this->shapes->rows( (string) $table, array_values( $of_table ) );
			} catch ( Unsupported_Statement $unreadable ) {
				continue;
			}
			foreach ( $of_table as $name => $key ) {
				$after[ $name ] = array( $this->images->hash( (string) $table, $rows[ $key ] ), Row_Image::encode( $this->images->encode_after( (string) $table, $key, $rows[ $key ] ) ) );
			}
		}
		return $after;
	}

	/**
	 * @param array{string, string, string, array<string, mixed>|null} $noted Table, key, kind and image as it was.
	 * @param array{string, string|null}                               $after Hash of what it is now, and what is kept of it.
	 * @param int                                                      $state Its state.
	 * @return string A row of the journal, in SQL.
	 */
	private function values( array $noted, array $after, int $state = self::DUE ): string {
		list( $table, $key, $kind, $image ) = $noted;
		return "($this->run_id, {$this->database->list( array( $table, $key, $kind, Row_Image::encode( $image ), $after[0], $after[1] ) )}, $state)";
	}

	/**
	 * @param list<string> $values Rows of the journal, in SQL.
	 * @param string       $change What becomes of those that are there: the first image of a row stays.
	 */
	private function insert( array $values, string $change ): void {
		$some  = array();
		$bytes = 0;
		foreach ( $values as $place => $value ) {
			$some[] = $value;
			$bytes += strlen( $value );
			if ( $bytes > self::BYTES || ! isset( $values[ $place + 1 ] ) ) {
				$this->database->write( "INSERT INTO {$this->rows()} (run_id, tbl, pk, kind, before_image, after_hash, after_image, state) VALUES " . implode( ',', $some ) . " ON DUPLICATE KEY UPDATE $change" );
				$some  = array();
				$bytes = 0;
			}
		}
	}

	/** Returns the table's name. */
	private function rows(): string {
		return $this->database->table( 'rows' );
	}
}
