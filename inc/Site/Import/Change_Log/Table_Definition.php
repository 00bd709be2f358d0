<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Connection;

/**
 * Columns and keys of tables that were there before the import: those that it adds, and their removal.
 */
final class Table_Definition {

	private Connection $connection;

	public function __construct( Connection $connection ) {
		$this->connection = $connection;
	}

	/**
	 * Returns those columns and keys that a table does not have.
	 *
	 * @param list<string> $parts As ALTER TABLE … DROP names them, such as 'KEY `slug`'.
	 * @return list<string>
	 */
	public function missing( string $table, array $parts ): array {
		return array_values( array_udiff( $parts, $this->parts( $table ), 'strcasecmp' ) );
	}

	/**
	 * Removes columns and keys from a table, where it has them: the keys first, since they can contain the columns.
	 *
	 * @param list<string> $parts
	 */
	public function drop( string $table, array $parts ): void {
		rsort( $parts );
		foreach ( $parts as $part ) {
			if ( array() === $this->missing( $table, array( $part ) ) ) {
				$this->connection->write( "ALTER TABLE `$table` DROP $part" );
			}
		}
	}

	/** @return list<string> */
	private function parts( string $table ): array {
		$parts = array();
		foreach ( $this->connection->rows( "SHOW COLUMNS FROM `$table`" ) as $column ) {
			$parts[] = "COLUMN `{$column['Field']}`";
		}
		foreach ( $this->connection->rows( "SHOW INDEX FROM `$table`" ) as $index ) {
			$parts[] = "KEY `{$index['Key_name']}`";
		}
		return $parts;
	}
}
