<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;

/**
 * Finds the rows that a write changes: before it is sent by its conditions and keys, afterwards by key.
 * @phpstan-import-type Row from Table_Keys
 * @phpstan-import-type Insertion from Statement
 * @phpstan-type Touched array{rows: array<string, Row>, keys: list<string>, where: string, new: int|null}
 */
final class Row_Recorder {

	/** Rows that one statement can change. */
	private const MOST_ROWS = 5000;

	private Connection $connection;

	private Table_Keys $keys;

	private Change_Store $store;

	public function __construct( Connection $connection, Table_Keys $keys, Change_Store $store ) {
		$this->connection = $connection;
		$this->keys       = $keys;
		$this->store      = $store;
	}

	/**
	 * @return array<string, Touched> Rows that a write can change, by table.
	 * @throws Unreadable_Statement When there are too many, or they could not be found afterwards.
	 */
	public function rows_before( Statement $statement ): array {
		return in_array( $statement->verb, array( 'UPDATE', 'DELETE' ), true ) ? $this->rows_to_change( $statement ) : $this->rows_to_insert( $statement->insertion() );
	}

	/** @param array<string, Touched> $tables What rows_before() returned. */
	public function record( int $run_id, array $tables, int $count, int $id ): void {
		foreach ( $tables as $table => $touched ) {
			$core = $this->connection->core_name( $table );
			$keys = $touched['keys'];
			if ( '' !== $touched['where'] ) {
				if ( $this->connection->is_mysql() && $count > $touched['new'] + count( $touched['rows'] ) ) {
					$this->store->add( $run_id, Change_Store::UNREAD, "others wrote $table at the same time" );
					continue;
				}
				$keys = array_merge( $keys, $this->keys->found( $table, $touched['where'] ) );
			} elseif ( null !== $touched['new'] ) {
				$keys = $this->keys->found( $table, "`{$this->keys->shape( $table )['counter']}` IN ({$this->connection->list( $this->connection->new_ids( $id, $count ) )})" );
			}
			foreach ( $this->keys->rows( $table, array_values( array_unique( $keys ) ) ) as $key => $after ) {
				$before = $touched['rows'][ $key ] ?? null;
				$row    = $after ?? $before;
				if ( $before !== $after && null !== $row && ! Row_Image::is_ignored( $core, $row ) ) {
					$this->store->add( $run_id, Change_Store::ROW, $table, (string) $key, $before, Row_Image::hash( $core, $after ), Row_Image::after( $core, $after ) );
				}
			}
		}
	}

	/** @return array<string, Touched> */
	private function rows_to_change( Statement $statement ): array {
		$tables = array();
		$limit  = $statement->has_word( 'LIMIT' ) ? '' : ' LIMIT ' . ( self::MOST_ROWS + 1 );
		foreach ( $statement->selects() as $target ) {
			$table = $target['table'];
			if ( ! $this->keys->is_recorded( $table ) ) {
				continue;
			}
			$rows = $this->keys->read( $table, $target['select'] . $limit . $this->connection->for_update() );
			if ( count( $rows ) > self::MOST_ROWS ) {
				throw new Unreadable_Statement( "more than 5,000 rows of $table" );
			}
			$keys = array_map( 'strval', array_keys( $rows ) );
			$set  = 'UPDATE' === $statement->verb ? $this->keys->of_key( $table, $statement->assignments() ) : array();
			if ( in_array( false, $set, true ) ) {
				throw new Unreadable_Statement( "keys of $table" );
			}
			foreach ( array() === $set ? array() : $rows as $row ) {
				$keys[] = $this->keys->key( $table, array_filter( $set, 'is_string' ) + $row );
			}
			$tables[ $table ] = array(
				'rows'  => ( $tables[ $table ]['rows'] ?? array() ) + $rows,
				'keys'  => array_merge( $tables[ $table ]['keys'] ?? array(), $keys ),
				'where' => '',
				'new'   => null,
			);
		}
		return $tables;
	}

	/**
	 * @param Insertion $insertion
	 * @return array<string, Touched>
	 */
	private function rows_to_insert( array $insertion ): array {
		$table = $insertion['table'];
		if ( ! $this->keys->is_recorded( $table ) ) {
			return array();
		}
		$given = $insertion['rows'] ?? $this->connection->lists( $insertion['select'] );
		if ( count( $given ) > self::MOST_ROWS ) {
			throw new Unreadable_Statement( "more than 5,000 rows of $table" );
		}
		$where = $this->condition( $insertion, $given );
		$rows  = '' === $where ? array() : $this->keys->read( $table, "SELECT * FROM `$table` WHERE $where" );
		if ( array() !== $rows && $this->connection->is_mysql() ) {
			// Locks the rows that are there. Where there are none, it would lock the gap in which visitors insert.
			$rows = $this->keys->read( $table, "SELECT * FROM `$table` WHERE $where" . $this->connection->for_update() );
		}
		return array(
			$table => array(
				'rows'  => $rows,
				'keys'  => array_map( 'strval', array_keys( $rows ) ),
				'where' => $where,
				'new'   => count( $given ),
			),
		);
	}

	/**
	 * Returns the condition that finds the rows which an INSERT adds or meets; '' where the database numbers them and they meet none.
	 * @param Insertion                     $insertion
	 * @param list<list<string|null|false>> $given Its rows.
	 */
	private function condition( array $insertion, array $given ): string {
		$table   = $insertion['table'];
		$shape   = $this->keys->shape( $table );
		$columns = array() === $insertion['columns'] ? $shape['columns'] : $this->keys->columns( $table, $insertion['columns'] );
		if ( '' !== $shape['counter'] && ! $insertion['may_meet'] && ! in_array( $shape['counter'], $columns, true ) ) {
			return '';
		}
		$conditions = array();
		$found      = array();
		foreach ( $shape['unique'] as $unique ) {
			foreach ( array() === array_diff( $unique, $columns ) ? $given : array() as $number => $row ) {
				$values = array();
				foreach ( $unique as $column ) {
					$value = $row[ (int) array_search( $column, $columns, true ) ] ?? null;
					if ( false === $value ) {
						throw new Unreadable_Statement( "an expression for $column of $table" );
					}
					if ( null !== $value && ( $column !== $shape['counter'] || 0 !== (int) $value ) ) {
						$values[ $column ] = $value;
					}
				}
				if ( count( $values ) === count( $unique ) ) {
					$conditions[]     = $this->keys->equals( $values );
					$found[ $number ] = true;
				}
			}
		}
		if ( array() === $found && '' !== $shape['counter'] ) {
			return '';
		}
		if ( count( $found ) < count( $given ) ) {
			throw new Unreadable_Statement( "rows of $table without a key" );
		}
		return implode( ' OR ', $conditions );
	}
}
