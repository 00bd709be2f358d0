<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * A change log that records a run, without the runner, and two tables of a made-up plugin. For tests that commit.
 */
trait Has_Change_Log {

	private Change_Log $log;

	private Connection $connection;

	private int $run_id = 0;

	/** Makes the plugin's tables and begins to record. */
	private function begin_log(): void {
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}fruit (id bigint unsigned NOT NULL AUTO_INCREMENT, kind varchar(50) NOT NULL, shelf bigint unsigned NOT NULL DEFAULT 0, n int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY kind (shelf,kind))" );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}notes (id bigint unsigned NOT NULL AUTO_INCREMENT, text longtext NOT NULL, PRIMARY KEY (id))" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}fruit (kind, n) VALUES ('apple', 1), ('pear', 2), ('plum', 3)" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}notes (text) VALUES ('first')" );
		$this->run_id     = self::add_run();
		$this->connection = new Connection( $wpdb );
		$this->log        = new Change_Log( $this->connection );
		$this->log->begin( $this->run_id, 1 );
	}

	/** Stops recording and drops the plugin's tables, before the database is restored. */
	private function end_log(): void {
		global $wpdb;
		$this->log->end();
		foreach ( array( 'query', 'all', 'pre_http_request', 'incompatible_sql_modes' ) as $hook ) {
			remove_all_filters( $hook );
		}
		if ( $wpdb->dbh instanceof \mysqli ) {
			$wpdb->dbh->query( 'ROLLBACK' );
			$wpdb->dbh->query( 'SET SESSION TRANSACTION READ WRITE' );
		}
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}fruit, {$wpdb->prefix}notes, {$wpdb->prefix}made" );
	}

	/** Adds a run that this process holds. */
	private static function add_run( int $fence = 1 ): int {
		global $wpdb;
		$row = array();
		foreach ( $wpdb->get_results( "SHOW COLUMNS FROM {$wpdb->prefix}templately_runs" ) as $column ) {
			if ( 'NO' === $column->Null && 'id' !== $column->Field ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the database's names.
				$row[ $column->Field ] = 1 === preg_match( '/int/', $column->Type ) ? 0 : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
			}
		}
		$wpdb->insert(
			$wpdb->prefix . 'templately_runs',
			array(
				'fence'       => $fence,
				'status'      => 'running',
				'uuid'        => wp_generate_uuid4(),
				'lease_until' => time() + 30,
			) + $row
		);
		return (int) $wpdb->insert_id;
	}

	/** Sends a statement with the plugin's and WordPress's tables in place of {fruit}. */
	private function send( string $sql ) {
		global $wpdb;
		return $wpdb->query( preg_replace( '/\{(\w+)\}/', $wpdb->prefix . '$1', $sql ) );
	}

	/** Returns the entries of the run, as another process finds them: 'row fruit ["1"] changed'. */
	private function recorded(): array {
		global $wpdb;
		$lines = array();
		foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_changes WHERE run_id = $this->run_id ORDER BY seq", ARRAY_A ) as $entry ) {
			$what    = 'row' === $entry['kind'] ? ( null === $entry['before_image'] ? ' made' : ( '-' === $entry['after_hash'] ? ' deleted' : ' changed' ) ) : '';
			$lines[] = trim( $entry['kind'] . ' ' . str_replace( $wpdb->prefix, '', $entry['target'] ) . ' ' . $entry['row_key'] ) . $what;
		}
		return $lines;
	}

	/** Stops recording and takes the run back. Returns what stays, as 'fruit ["1"] edited'. */
	private function revert_log(): array {
		global $wpdb;
		$this->log->end();
		while ( ! $this->log->compact( $this->run_id ) ) {
			continue;
		}
		$left   = array();
		$slices = 0;
		while ( $slices++ < 1000 && ! $this->log->is_reverted( $this->run_id ) ) {
			foreach ( $this->log->revert( $this->run_id, 50 ) as $stays ) {
				$left[] = trim( str_replace( $wpdb->prefix, '', $stays['target'] ) . ' ' . $stays['key'] ) . ' ' . $stays['why'];
			}
		}
		return $left;
	}
}
