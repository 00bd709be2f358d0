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
		foreach ( array_merge( $change['made'], array_keys( $change['shaped'] ), $change['changed'] ) as $table ) {
			$this->keys->forget( (string) $table );
		}
		$older = array_filter( $change['changed'], array( $this->keys, 'is_recorded' ) );
		foreach ( $change['made'] as $table ) {
			if ( ! $this->connection->has_table( $table ) && ! $this->connection->is_ours( $table ) ) {
				$this->keys->add_made( array( $table ) );
				$store( Change_Store::TABLE, $table, '' );
			}
		}
		foreach ( $change['shaped'] as $table => $parts ) {
			$parts = $this->keys->is_recorded( (string) $table ) ? $this->keys->missing_parts( (string) $table, $parts ) : array();
			if ( array() !== $parts ) {
				$store( Change_Store::SHAPE, (string) $table, (string) wp_json_encode( $parts ) );
			}
		}
		if ( array() !== $older ) {
			$tables = implode( ', ', array_unique( $older ) );
			throw new Unreadable_Statement( "$tables was there before", $tables );
		}
	}
}
