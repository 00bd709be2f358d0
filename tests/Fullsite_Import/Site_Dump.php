<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

// phpcs:disable WordPress.DB.PreparedSQL -- the names of tables come from the database itself.

/**
 * All that a site is: its tables with what makes them, row by row, and the bytes of its files. Less what changes by itself:
 * counters, transients, sessions, locks, times of cron, and what is ours.
 */
final class Site_Dump {

	/** @var array<string, string> Hashes of files, by what changes when they are written. */
	private static array $hashes = array();

	/**
	 * Returns it as lines.
	 *
	 * @return list<string>
	 */
	public static function take(): array {
		global $wpdb;
		$lines = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( 0 === strpos( $table, $wpdb->prefix . 'templately_' ) && false === strpos( $table, '_copy_' ) ) {
				continue;
			}
			$lines[] = $table . ' ' . preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] );
			// SQLite's drop-in does not say above which keys are unique.
			foreach ( $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ) as $index ) {
				$lines[] = "$table key {$index['Key_name']} {$index['Seq_in_index']} {$index['Column_name']} {$index['Non_unique']}";
			}
			foreach ( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ) as $row ) {
				$line = self::line( $table, $row );
				if ( '' !== $line ) {
					$lines[] = $line;
				}
			}
		}
		clearstatcache();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::SELF_FIRST ) as $file ) {
			$path = substr( $file->getPathname(), strlen( WP_CONTENT_DIR ) );
			if ( 1 !== preg_match( '#^/(database|plugins/templately|debug\.log|mails|uploads/templately)#', $path ) && ! $file->isLink() ) {
				$lines[] = "$path " . ( $file->isDir() ? 'folder' : self::hash( $file ) );
			}
		}
		sort( $lines );
		return $lines;
	}

	/** Reads a file again only if it was written since. */
	private static function hash( SplFileInfo $file ): string {
		$key = implode( ' ', array( $file->getPathname(), $file->getInode(), $file->getSize(), $file->getMTime(), $file->getCTime() ) );
		if ( isset( self::$hashes[ $key ] ) ) {
			return self::$hashes[ $key ];
		}
		$hash = (string) hash_file( 'sha256', $file->getPathname() );
		// A file may be written twice in a second.
		if ( $file->getCTime() < time() - 1 ) {
			self::$hashes[ $key ] = $hash;
		}
		return $hash;
	}

	/**
	 * @param string                     $table Its table.
	 * @param array<string, string|null> $row   A row.
	 * @return string A line; '' for none.
	 */
	private static function line( string $table, array $row ): string {
		global $wpdb;
		if ( in_array( $row['meta_key'] ?? '', array( 'session_tokens', '_edit_lock' ), true ) ) {
			return '';
		}
		if ( $wpdb->options === $table ) {
			$name = (string) $row['option_name'];
			if ( 1 === preg_match( '/^(_transient_|_site_transient_|templately_|rewrite_rules$|[a-z_]+_children$)/', $name ) ) {
				return '';
			}
			unset( $row['option_id'] );
			if ( 'cron' === $name ) {
				$events = array();
				foreach ( (array) maybe_unserialize( $row['option_value'] ) as $hooks ) {
					foreach ( is_array( $hooks ) ? $hooks : array() as $hook => $of_hook ) {
						foreach ( 0 === strpos( $hook, 'templately_' ) ? array() : $of_hook as $signature => $event ) {
							$events[] = "$hook $signature " . $event['schedule'];
						}
					}
				}
				sort( $events );
				$row['option_value'] = implode( ', ', $events );
			}
		}
		return $table . ' ' . wp_json_encode( $row );
	}
}
