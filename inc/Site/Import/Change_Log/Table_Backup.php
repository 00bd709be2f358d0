<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Database\Import_Database;

/**
 * Keeps tables as they were before somebody changes them: the lines of what is only given a column or key, the whole of what is
 * emptied, dropped or made anew.
 */
final class Table_Backup {

	private Import_Database $database;

	private Table_Keys $shapes;

	private Change_Store $journal;

	/** @var array<string, true> Tables that only this connection may see. */
	private array $temporary = array();

	/**
	 * @param Import_Database     $database The import's statements.
	 * @param Table_Keys $shapes   What rows are told apart by.
	 * @param Change_Store      $journal  Keeps what is needed to undo it.
	 */
	public function __construct( Import_Database $database, Table_Keys $shapes, Change_Store $journal ) {
		$this->database = $database;
		$this->shapes   = $shapes;
		$this->journal  = $journal;
	}

	/**
	 * Says whether a table is one that only this connection sees. Who made it may have dropped it under any name, or have been refused.
	 *
	 * @param string $table Its name.
	 *
	 * @throws Database_Error When the database refused to say in a way that ends the transaction.
	 */
	public function is_temporary( string $table ): bool {
		if ( ! isset( $this->temporary[ $table ] ) ) {
			return false;
		}
		try {
			if ( 0 === strpos( $this->definition( $table ), 'CREATE TEMPORARY' ) ) {
				return true;
			}
		} catch ( Database_Error $failure ) {
			if ( $failure->ends_transaction() ) {
				throw $failure;
			}
		}
		unset( $this->temporary[ $table ] );
		return false;
	}

	/**
	 * Says whether a statement has nothing to do: it makes a table where there is none, and there is one.
	 *
	 * @param Schema_Statement $statement The statement.
	 */
	public function is_idle( Schema_Statement $statement ): bool {
		return $statement->is_optional && $this->database->has_table( $statement->made[0] );
	}

	/**
	 * Keeps what a statement is going to change. What is noted in the journal is not written yet.
	 *
	 * @param Schema_Statement $statement The statement.
	 */
	public function back_up( Schema_Statement $statement ): void {
		if ( $statement->is_temporary ) {
			$this->temporary += array_fill_keys( $statement->made, true );
			return;
		}
		$made = $statement->made;
		foreach ( $statement->renamed as list( $old, $new ) ) {
			if ( $this->is_temporary( $old ) ) {
				$this->temporary[ $new ] = true;

				$made = array_diff( $made, array( $new ) );
			}
		}
		foreach ( $statement->emptied as $table ) {
			if ( $this->is_foreign( $table ) ) {
				$this->journal->record_table( $table, Change_Store::COPY, $this->copy( $table ) );
			}
		}
		foreach ( $statement->shaped as $table ) {
			if ( $this->is_foreign( $table ) ) {
				$this->journal->record_table( $table, Change_Store::SHAPE, self::lines( $this->definition( $table ) ) );
			}
		}
		foreach ( $made as $table ) {
			if ( ! $this->is_ours( $table ) && ! $this->database->has_table( $table ) ) {
				$this->journal->record_table( $table, Change_Store::MADE, null );
			}
		}
	}

	/**
	 * Forgets what is known of the tables that a statement changes. The last thing before it is sent: whatever is written of their
	 * rows before looks at them as they are then.
	 *
	 * @param Schema_Statement $statement The statement.
	 */
	public function forget_table( Schema_Statement $statement ): void {
		foreach ( array_merge( $statement->made, $statement->shaped, $statement->emptied ) as $table ) {
			$this->shapes->forget( $table );
		}
	}

	/**
	 * Forgets tables that a run was going to make and that are not there when it ends: who makes one of that name later made their own.
	 *
	 * @param int $run_id Id of the run.
	 */
	public function forget_missing_tables( int $run_id ): void {
		$journal = $this->database->table( 'rows' );
		foreach ( $this->database->rows( "SELECT seq, tbl FROM $journal WHERE run_id = $run_id AND kind = '" . Change_Store::MADE . "'" ) as $made ) {
			if ( ! $this->database->has_table( (string) $made['tbl'] ) ) {
				$this->database->write( "DELETE FROM $journal WHERE seq = " . (int) $made['seq'] );
			}
		}
	}

	/**
	 * Makes a table's columns and keys what they were: what was added goes, what was removed comes back.
	 *
	 * @param string                $table The table.
	 * @param array<string, mixed> $lines What keep() noted of it.
	 */
	public function restore_structure( string $table, array $lines ): void {
		if ( ! $this->database->has_table( $table ) ) {
			return;
		}
		$now = self::lines( $this->definition( $table ) );
		foreach ( array_reverse( $now ) as $name => $line ) {
			list( $kind, $one ) = explode( ' ', $name, 2 );
			// A key may have come back as another one of that name.
			if ( ! isset( $lines[ $name ] ) || ( 'KEY' === $kind && $lines[ $name ] !== $line ) ) {
				$this->database->write( "ALTER TABLE `$table` DROP $kind `$one`" );
				unset( $now[ $name ] );
			}
		}
		foreach ( array_diff_key( $lines, $now ) as $line ) {
			$this->database->write( "ALTER TABLE `$table` ADD " . (string) $line );
		}
		$this->shapes->forget( $table );
	}

	/**
	 * Puts a copy back in place of a table. It may be stopped anywhere, and be done again.
	 *
	 * @param string               $table The table.
	 * @param array<string, mixed> $kept  What keep() noted of it.
	 */
	public function restore( string $table, array $kept ): void {
		$copy = (string) $kept['copy'];
		if ( $this->database->has_table( $copy ) ) {
			$this->database->write( "DROP TABLE IF EXISTS `$table`" );
			$this->database->write( (string) $kept['definition'] );
			$this->database->write( "INSERT INTO `$table` SELECT * FROM `$copy`" );
			$this->database->write( "DROP TABLE `$copy`" );
		}
		$this->shapes->forget( $table );
	}

	/**
	 * Removes a table that the run made.
	 *
	 * @param string $table Its name.
	 */
	public function drop( string $table ): void {
		$this->database->write( "DROP TABLE IF EXISTS `$table`" );
		$this->shapes->forget( $table );
	}

	/**
	 * @param string $table Name of a table that is about to change.
	 * @return bool Whether it was there before the run, and is not ours.
	 */
	private function is_foreign( string $table ): bool {
		return ! $this->is_ours( $table ) && ! $this->is_temporary( $table ) && $this->database->has_table( $table ) && ! $this->journal->has_created_table( $table );
	}

	/**
	 * @param string $table Its name.
	 */
	private function is_ours( string $table ): bool {
		return 0 === strpos( $table, $this->database->prefix() . 'templately_' );
	}

	/**
	 * Copies a table, as it was before the run; once a run.
	 *
	 * @param string $table Its name.
	 * @return array<string, string> Name of the copy, and what makes the table.
	 */
	private function copy( string $table ): array {
		$kept = array(
			'copy'       => $this->database->table( 'copy_' . $this->journal->run_id() . '_' . substr( md5( $table ), 0, 12 ) ),
			'definition' => $this->definition( $table ),
		);
		if ( $this->journal->has( $table, Change_Store::COPY ) ) {
			return $kept;
		}
		// One that is there already was not finished.
		$this->database->write( "DROP TABLE IF EXISTS `{$kept['copy']}`" );
		$this->database->write( $this->database->is_mysql() ? "CREATE TABLE `{$kept['copy']}` LIKE `$table`" : (string) preg_replace( "/`$table`/", "`{$kept['copy']}`", $kept['definition'], 1 ) );
		$this->database->write( "INSERT INTO `{$kept['copy']}` SELECT * FROM `$table`" );
		try {
			$this->take_back( $table, $kept['copy'] );
		} catch ( Unsupported_Statement $unreadable ) {
			$this->journal->record_unsupported( "rows of $table as they were: {$unreadable->getMessage()}" );
		}
		return $kept;
	}

	/**
	 * Makes the rows of a copy that the run has changed what they were before it.
	 *
	 * @param string $table The table.
	 * @param string $copy  Its copy.
	 *
	 * @throws Unsupported_Statement When its rows cannot be told apart any more.
	 */
	private function take_back( string $table, string $copy ): void {
		$before = $this->journal->original_rows( $table );
		foreach ( array_chunk( array_map( 'strval', array_keys( $before ) ), 500 ) as $keys ) {
			$this->database->write( "DELETE FROM `$copy` WHERE {$this->shapes->conditions( $table, $keys )}" );
		}
		foreach ( array_filter( $before ) as $row ) {
			// A column that is gone since cannot be written.
			$row = array_intersect_key( $row, array_flip( $this->shapes->get( $table )['columns'] ) );
			$this->database->write( "INSERT INTO `$copy` (`" . implode( '`, `', array_keys( $row ) ) . "`) VALUES ({$this->database->list( $row )})" );
		}
	}

	/**
	 * @param string $table Its name.
	 * @return string What makes it.
	 */
	private function definition( string $table ): string {
		$row = $this->database->rows( "SHOW CREATE TABLE `$table`" )[0] ?? array();
		$sql = (string) ( array_values( $row )[1] ?? '' );
		if ( ! $this->database->is_mysql() ) {
			// SQLite's drop-in does not say there which keys are unique.
			foreach ( $this->database->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
				if ( '0' === (string) $index['Non_unique'] ) {
					$sql = (string) preg_replace( '/^(\s*)KEY `' . preg_quote( (string) $index['Key_name'], '/' ) . '`/m', '$1UNIQUE KEY `' . $index['Key_name'] . '`', $sql );
				}
			}
		}
		return $sql;
	}

	/**
	 * Returns the columns that a table had.
	 *
	 * @param array<string, mixed> $lines What was kept of a table that was only given columns or keys.
	 * @return list<string>
	 */
	public static function columns( array $lines ): array {
		return array_values( (array) preg_replace( '/^COLUMN /', '', (array) preg_grep( '/^COLUMN /', array_keys( $lines ) ) ) );
	}

	/**
	 * Returns the lines of a definition that name columns and keys.
	 *
	 * @param string $definition What makes a table.
	 * @return array<string, string> Such as 'COLUMN name' or 'KEY name', to the line.
	 */
	private static function lines( string $definition ): array {
		$lines = array();
		foreach ( explode( "\n", $definition ) as $line ) {
			$line = rtrim( trim( $line ), ',' );
			if ( 1 === preg_match( '/^`([^`]+)`/', $line, $found ) ) {
				$lines[ "COLUMN $found[1]" ] = $line;
			} elseif ( 1 === preg_match( '/^(?:UNIQUE |FULLTEXT |SPATIAL )?KEY `([^`]+)`/', $line, $found ) ) {
				$lines[ "KEY $found[1]" ] = $line;
			}
		}
		return $lines;
	}
}
