<?php

declare( strict_types=1 );

namespace Templately\Tests;

// phpcs:disable WordPress.DB.PreparedSQL -- table names from the database.

use PDO;

/**
 * A copy of the site's tables, made once per process. Tests that commit restore changed tables, indexes and rows from
 * it, but not the auto-increment values.
 */
final class Database_Copy {

	/** @var array<string, string>|null Definitions by table. */
	private static ?array $definitions = null;

	/** @var array<string, string> Checksums by table, on MariaDB. */
	private static array $checksums = array();

	/** Copies the tables on the first call. */
	public static function make(): void {
		global $wpdb;
		if ( null !== self::$definitions ) {
			return;
		}
		if ( defined( 'DB_FILE' ) ) {
			wp_delete_file( self::name() );
			self::send( "VACUUM INTO '" . self::name() . "'" );
			self::$definitions = self::definitions_of_sqlite();
			return;
		}
		self::$definitions = self::definitions();
		self::$checksums   = self::checksums();
		$copy              = self::name();
		$wpdb->query( "DROP DATABASE IF EXISTS `$copy`" );
		$wpdb->query( "CREATE DATABASE `$copy`" );
		foreach ( array_keys( self::$definitions ) as $table ) {
			$wpdb->query( "CREATE TABLE `$copy`.`$table` LIKE `$table`" );
			$wpdb->query( "INSERT INTO `$copy`.`$table` SELECT * FROM `$table`" );
		}
	}

	public static function restore(): void {
		defined( 'DB_FILE' ) ? self::restore_sqlite() : self::restore_mariadb();
	}

	/** Writes only to tables that differ. */
	private static function restore_mariadb(): void {
		global $wpdb;
		$copy = self::name();
		$now  = self::definitions();
		foreach ( array_keys( array_diff_key( $now, (array) self::$definitions ) ) as $table ) {
			$wpdb->query( "DROP TABLE `$table`" );
		}
		foreach ( array_keys( array_diff_assoc( (array) self::$definitions, $now ) ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
			$wpdb->query( "CREATE TABLE `$table` LIKE `$copy`.`$table`" );
		}
		foreach ( array_keys( array_diff_assoc( self::$checksums, self::checksums() ) ) as $table ) {
			$wpdb->query( "DELETE FROM `$table`" );
			$wpdb->query( "INSERT INTO `$table` SELECT * FROM `$copy`.`$table`" );
		}
	}

	/** Copies all tables, including the drop-in's emulation of MySQL's information schema. */
	private static function restore_sqlite(): void {
		self::send( "ATTACH '" . self::name() . "' AS copy" );
		$now = self::definitions_of_sqlite();
		foreach ( array_keys( array_diff_key( $now, (array) self::$definitions ) ) as $table ) {
			self::send( "DROP TABLE main.`$table`" );
		}
		foreach ( array_keys( array_diff_assoc( (array) self::$definitions, $now ) ) as $table ) {
			// Without "main", SQLite would drop the table of the copy if the site has none.
			self::send( "DROP TABLE IF EXISTS main.`$table`" );
			foreach ( self::send( "SELECT sql FROM copy.sqlite_master WHERE tbl_name = '$table' AND sql IS NOT NULL ORDER BY type = 'table' DESC" ) as list( $sql ) ) {
				self::send( $sql );
			}
		}
		self::send( 'BEGIN IMMEDIATE' );
		foreach ( array_keys( (array) self::$definitions ) as $table ) {
			self::send( "DELETE FROM main.`$table`" );
			self::send( "INSERT INTO main.`$table` SELECT * FROM copy.`$table`" );
		}
		self::send( 'COMMIT' );
		self::send( 'DETACH copy' );
	}

	/** A database beside the site's, or a file beside its file. */
	private static function name(): string {
		return defined( 'DB_FILE' ) ? constant( 'DB_DIR' ) . '/.ht.copy.sqlite' : constant( 'DB_NAME' ) . '_copy';
	}

	/**
	 * CREATE statements without auto-increment values.
	 * @return array<string, string> By table.
	 */
	private static function definitions(): array {
		global $wpdb;
		$definitions = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$definitions[ $table ] = (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] );
		}
		return $definitions;
	}

	/**
	 * CREATE statements with indexes and triggers.
	 * @return array<string, string> By table.
	 */
	private static function definitions_of_sqlite(): array {
		$definitions = array();
		foreach ( self::send( "SELECT tbl_name, sql FROM main.sqlite_master WHERE tbl_name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name" ) as list( $table, $sql ) ) {
			$definitions[ $table ] = ( $definitions[ $table ] ?? '' ) . "$sql;";
		}
		return $definitions;
	}

	/**
	 * Checksums of the rows.
	 * @return array<string, string> By table.
	 */
	private static function checksums(): array {
		global $wpdb;
		$checksums = array();
		foreach ( $wpdb->get_results( 'CHECKSUM TABLE `' . implode( '`, `', array_keys( (array) self::$definitions ) ) . '`', ARRAY_N ) as list( $name, $checksum ) ) {
			$checksums[ substr( $name, strlen( constant( 'DB_NAME' ) ) + 1 ) ] = $checksum;
		}
		return $checksums;
	}

	/**
	 * Sends a statement to SQLite directly.
	 * @return list<list<mixed>>
	 */
	private static function send( string $sql ): array {
		global $wpdb;
		$statement = $wpdb->__get( 'dbh' )->execute_sqlite_query( $sql );
		return 0 === $statement->columnCount() ? array() : $statement->fetchAll( PDO::FETCH_NUM );
	}
}
