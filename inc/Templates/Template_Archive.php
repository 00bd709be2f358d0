<?php

declare( strict_types=1 );

namespace Templately\Templates;

use Templately\Rest\Failure;
use ZipArchive;

/**
 * Several template files in one zip: listed, and read entry by entry. It is never extracted; what is damaged is named, and the
 * rest comes.
 */
final class Template_Archive {

	private const MOST_ENTRIES  = 100;
	private const BIGGEST_ENTRY = 5 * MB_IN_BYTES;
	private const BIGGEST_TOTAL = 50 * MB_IN_BYTES;

	/** How a zip begins, also an empty one. */
	private const SIGNATURE = '/\APK(?:\x03\x04|\x05\x06)/';

	/**
	 * Says whether some bytes are a zip.
	 *
	 * @param string $bytes What is in a file.
	 */
	public static function is_one( string $bytes ): bool {
		return 1 === preg_match( self::SIGNATURE, $bytes );
	}

	/**
	 * Reads one.
	 *
	 * @param string                                  $bytes What is in the file.
	 * @param callable( string, string|null ): void   $take  Takes name and bytes of each entry; null for one that is damaged.
	 *
	 * @throws Failure 400 for what is no zip that may come in.
	 */
	public static function read( string $bytes, callable $take ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$path = wp_tempnam( 'templately' );
		try {
			$zip = new ZipArchive();
			if ( strlen( $bytes ) !== file_put_contents( $path, $bytes ) || true !== $zip->open( $path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
				throw new Failure( 'invalid_file', Messages::damaged(), 400 );
			}
			$entries = self::entries( $zip );
			foreach ( $entries as $index => $entry ) {
				$take( $entry['name'], self::entry( $zip, $index, $entry ) );
			}
			$zip->close();
		} finally {
			wp_delete_file( $path );
		}
	}

	/**
	 * @param ZipArchive $zip An open archive.
	 * @return array<int, array{name: string, size: int, crc: int}>
	 *
	 * @throws Failure 400 where there are too many, they are too large, or one has a name that leads elsewhere.
	 */
	private static function entries( ZipArchive $zip ): array {
		$entries = array();
		$total   = 0;
		for ( $index = 0; $index < $zip->numFiles; $index++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			$stat = $zip->statIndex( $index );
			if ( false === $stat ) {
				throw new Failure( 'invalid_file', Messages::damaged(), 400 );
			}
			$total += $stat['size'];
			if ( 1 === preg_match( '#[/\\\\\x00]|^\.#', $stat['name'] ) ) {
				throw new Failure( 'invalid_file', __( 'This zip has folders in it. Put the files themselves into a zip.', 'templately' ), 400 );
			}
			if ( $index >= self::MOST_ENTRIES || $stat['size'] > self::BIGGEST_ENTRY || $total > self::BIGGEST_TOTAL ) {
				throw new Failure( 'too_large', __( 'This zip has too much in it: at most 100 files, of 5 MB each.', 'templately' ), 413 );
			}
			$entries[ $index ] = array(
				'name' => $stat['name'],
				'size' => (int) $stat['size'],
				'crc'  => (int) $stat['crc'],
			);
		}
		return $entries;
	}

	/**
	 * Reads an entry. A damaged one ends with a warning at the most: length and checksum tell.
	 *
	 * @param ZipArchive                                  $zip   An open archive.
	 * @param int                                         $index Number of the entry.
	 * @param array{name: string, size: int, crc: int}    $entry What the archive says of it.
	 * @return string|null Null where it is damaged.
	 */
	private static function entry( ZipArchive $zip, int $index, array $entry ): ?string {
		$bytes = @$zip->getFromIndex( $index, $entry['size'] + 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- what is damaged is told by its checksum.
		return false !== $bytes && strlen( $bytes ) === $entry['size'] && crc32( $bytes ) === $entry['crc'] ? $bytes : null;
	}
}
