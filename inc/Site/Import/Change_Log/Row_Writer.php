<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * Makes a row what it was.
 */
final class Row_Writer {

	private Import_Database $database;

	private Table_Keys $shapes;

	/**
	 * @param Import_Database     $database The import's statements.
	 * @param Table_Keys $shapes   What rows are told apart by.
	 */
	public function __construct( Import_Database $database, Table_Keys $shapes ) {
		$this->database = $database;
		$this->shapes   = $shapes;
	}

	/**
	 * Returns a row as it is; null where it is not there.
	 *
	 * @param string $table Its table.
	 * @param string $key   Its key.
	 * @return array<string, string|null>|null
	 *
	 * @throws Unsupported_Statement When the table is gone.
	 */
	public function current( string $table, string $key ): ?array {
		return $this->shapes->rows( $table, array( $key ) )[ $key ];
	}

	/**
	 * Returns rows as they are. Inside a transaction: until its end nobody else changes them.
	 *
	 * @param string   $table Their table.
	 * @param string[] $keys  Their keys.
	 * @return array<string, array<string, string|null>|null> By key; null for those that are not there.
	 *
	 * @throws Unsupported_Statement When the table is gone.
	 */
	public function current_for_update( string $table, array $keys ): array {
		return $this->shapes->rows( $table, $keys, true );
	}

	/**
	 * Removes rows.
	 *
	 * @param string   $table Their table.
	 * @param string[] $keys  Their keys, one at least.
	 *
	 * @throws Unsupported_Statement When the table is gone.
	 */
	public function remove( string $table, array $keys ): void {
		$this->database->write( "DELETE FROM `$table` WHERE {$this->shapes->conditions( $table, $keys )}" );
	}

	/**
	 * Writes a row, or removes it.
	 *
	 * @param string                    $table Its table.
	 * @param string                    $key   Its key.
	 * @param array<string, mixed>|null $row   As it has to be; null where it must not be there.
	 *
	 * @throws Unsupported_Statement When the table is gone.
	 */
	public function restore( string $table, string $key, ?array $row ): void {
		if ( null === $row ) {
			$this->remove( $table, array( $key ) );
			return;
		}
		// A column that is gone since cannot be written.
		$row = array_intersect_key( $row, array_flip( $this->shapes->get( $table )['columns'] ) );
		$now = $this->current( $table, $key );
		if ( $this->database->core_table( 'options' ) === $table ) {
			// An option that was deleted and made again has another number.
			unset( $row['option_id'] );
		}
		if ( null === $now ) {
			$this->database->write( "INSERT INTO `$table` (`" . implode( '`, `', array_keys( $row ) ) . '`) VALUES (' . $this->database->list( array_values( $row ) ) . ')' );
			return;
		}
		$set = array();
		foreach ( $row as $column => $value ) {
			if ( $now[ $column ] !== $value ) {
				$set[] = "`$column` = " . $this->database->quote( $value );
			}
		}
		if ( array() !== $set ) {
			$this->database->write( "UPDATE `$table` SET " . implode( ', ', $set ) . ' WHERE ' . $this->shapes->condition( $table, $key ) );
		}
	}
}
