<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;

/** Records new tables, and columns and keys that are added to older tables. */
final class Table_Definition {

	private Connection $connection;

	private Table_Keys $keys;

	public function __construct( Connection $connection, Table_Keys $keys ) {
		$this->connection = $connection;
		$this->keys       = $keys;
	}

	/**
	 * @param callable(string, string, string): void $store Stores an entry: kind, table, added parts.
	 * @throws Unreadable_Statement When an older table loses or changes something.
	 */
	public function record( Statement $statement, callable $store ): void {
		$change = $statement->definition();
		$tables = array_merge( $change['changed'], array_map( 'strval', array_keys( $change['renamed'] ) ) );
		foreach ( array_merge( $change['made'], array_keys( $change['shaped'] ), array_values( $change['renamed'] ), $tables ) as $table ) {
			$this->keys->forget( (string) $table );
		}
		$older = array_filter( $tables, array( $this->keys, 'is_recorded' ) );
		foreach ( array_merge( $change['made'], array_values( array_diff_key( $change['renamed'], array_flip( $older ) ) ) ) as $table ) {
			if ( ! $this->connection->has_table( $table ) && ! $this->connection->is_ours( $table ) ) {
				$this->keys->add_made( array( $table ) );
				$store( Change_Store::TABLE, $table, '' );
			}
		}
		foreach ( $change['shaped'] as $table => $parts ) {
			$parts = $this->keys->is_recorded( (string) $table ) ? $this->missing( (string) $table, $parts ) : array();
			if ( array() !== $parts ) {
				$store( Change_Store::SHAPE, (string) $table, (string) wp_json_encode( $parts ) );
			}
		}
		if ( array() !== $older ) {
			throw new Unreadable_Statement( implode( ', ', array_unique( $older ) ) . ' was there before' );
		}
	}

	/**
	 * Drops columns and keys that a table has: keys first, since they can contain the columns.
	 * @param list<string> $parts As ALTER TABLE … DROP names them, such as 'KEY `slug`'.
	 */
	public function drop( string $table, array $parts ): void {
		rsort( $parts );
		foreach ( $parts as $part ) {
			if ( array() === $this->missing( $table, array( $part ) ) ) {
				$this->connection->write( "ALTER TABLE `$table` DROP $part" );
			}
		}
	}

	/**
	 * @param list<string> $parts
	 * @return list<string> Those that the table does not have.
	 */
	private function missing( string $table, array $parts ): array {
		$there = array();
		foreach ( $this->connection->rows( "SHOW COLUMNS FROM `$table`" ) as $column ) {
			$there[] = "COLUMN `{$column['Field']}`";
		}
		foreach ( $this->connection->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
			$there[] = "KEY `{$index['Key_name']}`";
		}
		return array_values( array_udiff( $parts, $there, 'strcasecmp' ) );
	}
}
