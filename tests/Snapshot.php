<?php

declare( strict_types=1 );

namespace Templately\Tests;

// phpcs:disable WordPress.DB.PreparedSQL -- the names of tables come from the database itself.

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * What a site holds at one moment: its uploads, and, if asked, every row and the bytes of every file.
 */
final class Snapshot {

	/** @var array<string, string|null> Path to bytes. */
	private $files = array();

	/** @var array<string, array{definition: string, rows: list<array<string, mixed>>}>|null */
	private $tables = null;

	/**
	 * Looks at the site.
	 *
	 * @param bool $whole Whether rows and bytes are kept too; else restoring only removes new files.
	 */
	public static function take( bool $whole ): self {
		global $wpdb;
		$self = new self();
		foreach ( self::uploads() as $path ) {
			$self->files[ $path ] = $whole ? (string) file_get_contents( $path ) : null;
		}
		if ( $whole ) {
			$self->tables = array();
			foreach ( self::table_names() as $table ) {
				$self->tables[ $table ] = array(
					'definition' => self::definition( $table ),
					'rows'       => $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ),
				);
			}
		}
		return $self;
	}

	/** Makes the site what it was. */
	public function restore(): void {
		foreach ( self::uploads() as $path ) {
			if ( ! array_key_exists( $path, $this->files ) ) {
				unlink( $path );
			}
		}
		if ( null === $this->tables ) {
			return;
		}
		foreach ( $this->files as $path => $bytes ) {
			if ( ! is_file( $path ) || file_get_contents( $path ) !== $bytes ) {
				wp_mkdir_p( dirname( $path ) );
				file_put_contents( $path, $bytes );
			}
		}
		$this->restore_tables( $this->tables );
	}

	/**
	 * Puts tables and rows back.
	 *
	 * @param array<string, array{definition: string, rows: list<array<string, mixed>>}> $tables By name.
	 */
	private function restore_tables( array $tables ): void {
		global $wpdb;
		$now = self::table_names();
		foreach ( array_diff( $now, array_keys( $tables ) ) as $table ) {
			$wpdb->query( "DROP TABLE `$table`" );
		}
		foreach ( $tables as $table => $kept ) {
			$is_there = in_array( $table, $now, true );
			if ( ! $is_there || self::definition( $table ) !== $kept['definition'] ) {
				$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
				$wpdb->query( $kept['definition'] );
			} elseif ( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ) === $kept['rows'] ) {
				continue;
			}
			$wpdb->query( "DELETE FROM `$table`" );
			foreach ( $kept['rows'] as $row ) {
				$wpdb->insert( $table, $row );
			}
		}
	}

	/**
	 * Returns the statement that makes a table as it is, less its counter.
	 *
	 * @param string $table Name.
	 */
	private static function definition( string $table ): string {
		global $wpdb;
		return (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] );
	}

	/**
	 * Returns the names of all tables.
	 *
	 * @return list<string>
	 */
	private static function table_names(): array {
		global $wpdb;
		return $wpdb->get_col( 'SHOW TABLES' );
	}

	/**
	 * Returns every file under uploads.
	 *
	 * @return list<string>
	 */
	private static function uploads(): array {
		$folder = wp_upload_dir( null, false )['basedir'];
		if ( ! is_dir( $folder ) ) {
			return array();
		}
		$paths = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			assert( $file instanceof SplFileInfo );
			$paths[] = $file->getPathname();
		}
		return $paths;
	}
}
