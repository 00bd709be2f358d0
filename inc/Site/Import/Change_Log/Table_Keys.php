<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;

/**
 * Reads rows of tables by their keys.
 * @phpstan-type Shape array{key: list<string>, unique: list<list<string>>, counter: string, columns: list<string>, written: list<string>}
 * @phpstan-type Row array<string, string|null>
 */
final class Table_Keys {

	private const AT_ONCE = 500;

	/** Longest key that the log stores. */
	private const LONGEST = 400;

	private Connection $connection;

	/** @var array<string, Shape> By table. */
	private array $shapes = array();

	/** @var array<string, true> Tables that the import made. */
	private array $made = array();

	public function __construct( Connection $connection ) {
		$this->connection = $connection;
	}

	/**
	 * Returns the columns of the key, all unique keys, the AUTO_INCREMENT column ('' for none), all columns, and those that are not
	 * generated. The key of an option is its name: one that was deleted and made again is the same.
	 * @return Shape
	 * @throws Unreadable_Statement When the table has no unique key.
	 */
	public function shape( string $table ): array {
		if ( isset( $this->shapes[ $table ] ) ) {
			return $this->shapes[ $table ];
		}
		$columns = $this->connection->rows( "SHOW COLUMNS FROM `$table`" );
		$null    = array_column( $columns, 'Null', 'Field' );
		$unique  = array();
		$partial = array();
		foreach ( $this->connection->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
			$name = (string) $index['Key_name'];
			if ( '0' === (string) $index['Non_unique'] ) {
				$unique[ $name ][] = (string) $index['Column_name'];
				$partial          += null === ( $index['Sub_part'] ?? null ) ? array() : array( $name => true );
			}
		}
		$unique = array_diff_key( $unique, $partial );
		$key    = 'options' === $this->connection->core_name( $table ) ? array( 'option_name' ) : $unique['PRIMARY'] ?? array();
		foreach ( $unique as $of_index ) {
			if ( array() === $key && ! in_array( 'YES', array_intersect_key( $null, array_flip( $of_index ) ), true ) ) {
				$key = $of_index;
			}
		}
		if ( array() === $key ) {
			throw new Unreadable_Statement( "$table has no unique key" );
		}
		$counter = '';
		$written = array();
		foreach ( $columns as $column ) {
			$counter = false !== stripos( (string) $column['Extra'], 'auto_increment' ) ? (string) $column['Field'] : $counter;
			$written = 1 === preg_match( '/\b(VIRTUAL|STORED|PERSISTENT)\b/i', (string) $column['Extra'] ) ? $written : array_merge( $written, array( (string) $column['Field'] ) );
		}
		$this->shapes[ $table ] = array(
			'key'     => $key,
			'unique'  => array_values( $unique ),
			'counter' => $counter,
			'columns' => array_map( 'strval', array_column( $columns, 'Field' ) ),
			'written' => $written,
		);
		return $this->shapes[ $table ];
	}

	/** Does not find temporary tables. */
	public function has_table( string $table ): bool {
		return isset( $this->shapes[ $table ] ) || $this->connection->has_table( $table );
	}

	/** @param string[] $tables Tables that the import makes. */
	public function add_made( array $tables ): void {
		$this->made = array_fill_keys( $tables, true ) + $this->made;
	}

	/** Ignores our tables, those that the import made, and temporary ones. */
	public function is_recorded( string $table ): bool {
		return ! isset( $this->made[ $table ] ) && ! $this->connection->is_ours( $table ) && $this->has_table( $table );
	}

	public function forget( string $table ): void {
		unset( $this->shapes[ $table ] );
	}

	/**
	 * Returns the values of the key as JSON.
	 * @param Row $row
	 * @throws Unreadable_Statement When it is too long for the log.
	 */
	public function key( string $table, array $row ): string {
		$values = array();
		foreach ( $this->shape( $table )['key'] as $column ) {
			$values[] = (string) $row[ $column ];
		}
		$key = json_encode( $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- bytes that are no text must not be changed.
		if ( false === $key || mb_strlen( $key ) > self::LONGEST ) {
			throw new Unreadable_Statement( "a key of $table" );
		}
		return $key;
	}

	/**
	 * @param string[] $names
	 * @return list<string> Columns as the table spells them.
	 */
	public function columns( string $table, array $names ): array {
		$known = array();
		foreach ( $this->shape( $table )['columns'] as $column ) {
			$known[ strtolower( $column ) ] = $column;
		}
		return array_values(
			array_map(
				static function ( string $name ) use ( $known ): string {
					return $known[ strtolower( $name ) ] ?? $name;
				},
				$names
			)
		);
	}

	/**
	 * @param array<string, string|null|false> $assignments By column.
	 * @return array<string, string|null|false> Those of key columns.
	 */
	public function of_key( string $table, array $assignments ): array {
		return array_intersect_key( array_combine( $this->columns( $table, array_map( 'strval', array_keys( $assignments ) ) ), $assignments ) ?: array(), array_flip( $this->shape( $table )['key'] ) );
	}

	public function condition( string $table, string $key ): string {
		return $this->equals( array_combine( $this->shape( $table )['key'], array_map( 'strval', (array) json_decode( $key, true ) ) ) ?: array() );
	}

	/** @param array<string, string|null> $values By column. */
	public function equals( array $values ): string {
		$and = array();
		foreach ( $values as $column => $value ) {
			$and[] = "`$column` = " . $this->connection->quote( $value );
		}
		return '(' . implode( ' AND ', $and ) . ')';
	}

	/**
	 * @param string $select A SELECT of all columns.
	 * @return array<string, Row> By key.
	 */
	public function read( string $table, string $select ): array {
		$rows = array();
		foreach ( $this->connection->rows( $select ) as $row ) {
			$rows[ $this->key( $table, $row ) ] = $row;
		}
		return $rows;
	}

	/** @return list<string> Keys of the rows that meet a condition. */
	public function found( string $table, string $condition ): array {
		return array_map( 'strval', array_keys( $this->read( $table, "SELECT * FROM `$table` WHERE $condition" ) ) );
	}

	/**
	 * @param string[] $keys
	 * @return array<string, Row|null> By key; null for rows that do not exist.
	 */
	public function rows( string $table, array $keys, bool $locked = false ): array {
		$rows = array_fill_keys( $keys, null );
		foreach ( array_chunk( $keys, self::AT_ONCE ) as $some ) {
			$found = $this->read( $table, "SELECT * FROM `$table` WHERE " . $this->conditions( $table, $some ) . ( $locked ? $this->connection->for_update() : '' ) );
			// The database can find keys that differ in case.
			$rows = array_merge( $rows, array_intersect_key( $found, $rows ) );
		}
		return $rows;
	}

	/**
	 * Reads the next rows in the order of their keys.
	 * @param string $after Key of the last row that was read; '' at first.
	 * @return array<string, Row> By key.
	 */
	public function next( string $table, string $condition, string $after, int $limit ): array {
		$columns = $this->shape( $table )['key'];
		$greater = array();
		$equal   = array();
		foreach ( '' === $after ? array() : ( array_combine( $columns, array_map( 'strval', (array) json_decode( $after, true ) ) ) ?: array() ) as $column => $value ) {
			$greater[]        = '(' . implode( ' AND ', array_merge( array_values( $equal ), array( "`$column` > " . $this->connection->quote( $value ) ) ) ) . ')';
			$equal[ $column ] = "`$column` = " . $this->connection->quote( $value );
		}
		$where = $condition . ( array() === $greater ? '' : ' AND (' . implode( ' OR ', $greater ) . ')' );
		return $this->read( $table, "SELECT * FROM `$table` WHERE $where ORDER BY `" . implode( '`, `', $columns ) . "` LIMIT $limit" );
	}

	/**
	 * @param list<string> $parts Columns and keys, as ALTER TABLE … DROP names them, such as 'KEY `slug`'.
	 * @return list<string> Those that the table does not have.
	 */
	public function missing_parts( string $table, array $parts ): array {
		$there = array();
		foreach ( $this->connection->rows( "SHOW COLUMNS FROM `$table`" ) as $column ) {
			$there[] = "COLUMN `{$column['Field']}`";
		}
		foreach ( $this->connection->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
			$there[] = "KEY `{$index['Key_name']}`";
		}
		return array_values( array_udiff( $parts, $there, 'strcasecmp' ) );
	}

	/** @param non-empty-list<string> $keys */
	private function conditions( string $table, array $keys ): string {
		$columns = $this->shape( $table )['key'];
		if ( 1 === count( $columns ) ) {
			$values = array_map(
				static function ( string $key ): string {
					return (string) ( (array) json_decode( $key, true ) )[0];
				},
				$keys
			);
			return "`$columns[0]` IN ({$this->connection->list( $values )})";
		}
		return implode(
			' OR ',
			array_map(
				function ( string $key ) use ( $table ): string {
					return $this->condition( $table, $key );
				},
				$keys
			)
		);
	}
}
