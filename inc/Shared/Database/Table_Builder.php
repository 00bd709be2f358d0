<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use wpdb;

/** Creates and alters tables on MariaDB, MySQL and SQLite. Safe to repeat. */
final class Table_Builder {

	private wpdb $wpdb;

	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/** Creates tables, or adds missing columns and keys and widens columns. Other changes need a migration step. */
	public function define( string ...$names ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = '' === (string) $this->wpdb->charset ? 'utf8mb4' : $this->wpdb->charset;
		foreach ( $names as $name ) {
			$lines = implode( "\n", array_map( 'trim', explode( "\n", Table_Definitions::ALL[ $name ] ) ) );
			// dbDelta() does not report errors, but wpdb collects them.
			$errors = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
			dbDelta( "CREATE TABLE {$this->table( $name )} (\n$lines\n) ENGINE=InnoDB DEFAULT CHARACTER SET $charset COLLATE {$charset}_bin;" );
			foreach ( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), $errors ) as $error ) {
				// dbDelta() runs DESCRIBE on tables that do not exist yet.
				if ( 0 !== stripos( ltrim( (string) $error['query'] ), 'DESCRIBE' ) ) {
					throw new RuntimeException( "The database refused a change of the table $name: " . $error['error_str'] );
				}
			}
		}
	}

	/** @throws RuntimeException On a database error. */
	public function alter( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- names of Table_Definitions.
			throw new RuntimeException( "The database refused: $sql: " . $this->wpdb->last_error );
		}
	}

	public function table( string $name ): string {
		return $this->wpdb->prefix . 'templately_' . $name;
	}
}
