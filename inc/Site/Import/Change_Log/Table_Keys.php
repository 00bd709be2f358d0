<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * By which columns the rows of a table are told apart.
 *
 * @phpstan-type Shape array{key: list<string>, unique: list<list<string>>, counter: string, columns: list<string>, outlives: bool}
 * @phpstan-type Row array<string, string|null>
 */
final class Table_Keys {

	private Import_Database $database;

	/** @var array<string, Shape> By table. */
	private array $shapes = array();

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Returns a table's shape: the columns of its primary key, or of another unique one; all unique keys; the column that counts
	 * by itself; all columns; whether what is written there outlives a transaction that is taken back. The options are told apart by their names, since an option that is deleted and made again is the same.
	 *
	 * @param string $table Its whole name.
	 * @return Shape
	 *
	 * @throws Unsupported_Statement When there is no such table, or no unique key.
	 */
	public function get( string $table ): array {
		if ( isset( $this->shapes[ $table ] ) ) {
			return $this->shapes[ $table ];
		}
		if ( ! $this->database->has_table( $table ) ) {
			throw new Unsupported_Statement( "no table $table" );
		}
		$unique = array();
		foreach ( $this->database->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
			if ( '0' === (string) $index['Non_unique'] && null === ( $index['Sub_part'] ?? null ) ) {
				$unique[ (string) $index['Key_name'] ][] = (string) $index['Column_name'];
			}
		}
		$shape = array(
			'key'      => $this->database->core_table( 'options' ) === $table ? array( 'option_name' ) : $unique['PRIMARY'] ?? ( reset( $unique ) ?: array() ),
			'unique'   => array_values( $unique ),
			'counter'  => '',
			'columns'  => array(),
			'outlives' => array() !== $this->database->non_transactional_tables( array( $table ) ),
		);
		if ( array() === $shape['key'] ) {
			throw new Unsupported_Statement( "no unique key in $table" );
		}
		foreach ( $this->database->rows( "SHOW FULL COLUMNS FROM `$table`" ) as $column ) {
			$shape['columns'][] = (string) $column['Field'];
			if ( false !== stripos( (string) $column['Extra'], 'auto_increment' ) ) {
				$shape['counter'] = (string) $column['Field'];
			}
		}
		$this->shapes[ $table ] = $shape;
		return $shape;
	}

	/**
	 * Forgets a table that is about to change.
	 *
	 * @param string $table Its whole name.
	 */
	public function forget( string $table ): void {
		unset( $this->shapes[ $table ] );
	}

	/**
	 * Returns the key of a row, as text.
	 *
	 * @param string $table Its table.
	 * @param Row    $row   The row.
	 */
	public function key( string $table, array $row ): string {
		$values = array();
		foreach ( $this->get( $table )['key'] as $column ) {
			$values[] = (string) $row[ $column ];
		}
		return 1 === count( $values ) ? $values[0] : (string) wp_json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Returns the condition that finds a row.
	 *
	 * @param string $table Its table.
	 * @param string $key   What key() returned.
	 */
	public function condition( string $table, string $key ): string {
		$columns = $this->get( $table )['key'];
		$values  = 1 === count( $columns ) ? array( $key ) : array_map( 'strval', (array) json_decode( $key, true ) );
		$and     = array();
		foreach ( $columns as $place => $column ) {
			$and[] = "`$column` = " . $this->database->quote( $values[ $place ] );
		}
		return '(' . implode( ' AND ', $and ) . ')';
	}

	/**
	 * Returns the condition that finds several rows.
	 *
	 * @param string   $table Their table.
	 * @param string[] $keys  What key() returned; one at least.
	 */
	public function conditions( string $table, array $keys ): string {
		$columns = $this->get( $table )['key'];
		if ( 1 === count( $columns ) ) {
			return "`$columns[0]` IN ({$this->database->list( array_map( 'strval', $keys ) )})";
		}
		// Rows of one object, such as its terms, are asked for together: a long list of alternatives is slow to plan.
		$last = array();
		foreach ( $keys as $key ) {
			$values = array_map( 'strval', (array) json_decode( (string) $key, true ) );
			$end    = array_pop( $values );

			$last[ (string) wp_json_encode( $values ) ][0]   = $values;
			$last[ (string) wp_json_encode( $values ) ][1][] = $end;
		}
		$conditions = array();
		foreach ( $last as list( $values, $ends ) ) {
			$and = array();
			foreach ( $values as $place => $value ) {
				$and[] = "`$columns[$place]` = {$this->database->quote( $value )}";
			}
			$and[]        = '`' . $columns[ count( $values ) ] . "` IN ({$this->database->list( $ends )})";
			$conditions[] = '(' . implode( ' AND ', $and ) . ')';
		}
		return implode( ' OR ', $conditions );
	}

	/**
	 * Reads rows as they are.
	 *
	 * @param string   $table  Their table.
	 * @param string[] $keys   What key() returned.
	 * @param bool     $locked Whether nobody else may change them until the transaction ends.
	 * @return array<string, Row|null> By key; null for those that are not there.
	 */
	public function rows( string $table, array $keys, bool $locked = false ): array {
		$rows = array_fill_keys( $keys, null );
		foreach ( array_chunk( $keys, 500 ) as $some ) {
			foreach ( $this->database->rows( "SELECT * FROM `$table` WHERE " . $this->conditions( $table, $some ) . ( $locked ? $this->database->for_update() : '' ) ) as $row ) {
				$key = $this->key( $table, $row );
				// A database may find what differs in case only.
				if ( array_key_exists( $key, $rows ) ) {
					$rows[ $key ] = $row;
				}
			}
		}
		return $rows;
	}
}
