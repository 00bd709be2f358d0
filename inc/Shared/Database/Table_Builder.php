<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use wpdb;

/**
 * Makes tables and changes them, on MariaDB and SQLite alike. What makes or adds looks at what is there, and may be called again.
 */
final class Table_Builder {

	private wpdb $wpdb;

	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/**
	 * Makes tables, or adds columns and keys to them and widens columns. For all else there are steps.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	public function define( string ...$names ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = '' === (string) $this->wpdb->charset ? 'utf8mb4' : $this->wpdb->charset;
		foreach ( $names as $name ) {
			$lines = implode( "\n", array_map( 'trim', explode( "\n", Table_Definitions::ALL[ $name ] ) ) );
			// dbDelta says nothing of what failed; wpdb keeps a list.
			$errors = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
			dbDelta( "CREATE TABLE {$this->table( $name )} (\n$lines\n) ENGINE=InnoDB DEFAULT CHARACTER SET $charset COLLATE {$charset}_bin;" );
			foreach ( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), $errors ) as $error ) {
				// It asks for tables that are not there yet.
				if ( 0 !== stripos( ltrim( (string) $error['query'] ), 'DESCRIBE' ) ) {
					throw new RuntimeException( "The database refused a change of the table $name: " . $error['error_str'] );
				}
			}
		}
	}

	/**
	 * Sends a statement that answers nothing.
	 *
	 * @param string $sql A statement without values.
	 *
	 * @throws RuntimeException When the database refuses it.
	 */
	public function alter( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- names of Table_Definitions.
			throw new RuntimeException( "The database refused: $sql: " . $this->wpdb->last_error );
		}
	}

	/**
	 * Returns what a table is called in the database.
	 *
	 * @param string $name Name without prefixes.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'templately_' . $name;
	}
}
