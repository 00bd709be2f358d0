<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Generator;
use Templately\Shared\Contract\Cloud_Schema;
use Templately\Shared\Rest\Failure;
use ZipArchive;

/** Reads template files and their media from a zip, entry by entry, without extracting it. */
final class Template_Archive {

	private const MAX_TEMPLATES      = 100;
	private const MAX_TEMPLATE_BYTES = 5 * MB_IN_BYTES;
	private const MAX_TOTAL_BYTES    = 50 * MB_IN_BYTES;

	private const SIGNATURE = '/\APK(?:\x03\x04|\x05\x06)/';

	/** Name of a media file: its number in the document. */
	private const MEDIUM = '/^([1-9]\d{9})\.(?!json$)[a-z0-9]{2,5}$/D';

	private string $path;

	private ZipArchive $zip;

	/** @var array<int, array{name: string, size: int, crc: int}> Possible templates by index. */
	private array $templates = array();

	/** @var array<int, array{index: int, name: string, size: int, crc: int}> Media by number. */
	private array $media = array();

	/**
	 * Opens a zip. Callers must close() it.
	 * @throws Failure 400 invalid_file or 413 too_large.
	 */
	public function __construct( string $bytes ) {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$this->path = wp_tempnam( 'templately' );
		$this->zip  = new ZipArchive();
		try {
			if ( strlen( $bytes ) !== file_put_contents( $this->path, $bytes ) || true !== $this->zip->open( $this->path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
				throw self::damaged();
			}
			$this->list_entries();
		} catch ( Failure $failure ) {
			wp_delete_file( $this->path );
			throw $failure;
		}
	}

	public static function is_zip( string $bytes ): bool {
		return 1 === preg_match( self::SIGNATURE, $bytes );
	}

	/** @return Generator<string, string|null> Name to bytes. null for a damaged entry. */
	public function templates(): Generator {
		foreach ( $this->templates as $index => $entry ) {
			yield $entry['name'] => $this->entry( $index, $entry );
		}
	}

	/** Returns the bytes of a media file. null if it is missing or damaged. */
	public function medium( int $number ): ?string {
		return isset( $this->media[ $number ] ) ? $this->entry( $this->media[ $number ]['index'], $this->media[ $number ] ) : null;
	}

	/** @return array<int, string> Number to name. */
	public function media(): array {
		return array_column( $this->media, 'name', 'number' );
	}

	public function close(): void {
		$this->zip->close();
		wp_delete_file( $this->path );
	}

	/** Checks names, sizes and counts before anything is read. */
	private function list_entries(): void {
		$total = 0;
		for ( $index = 0; $index < $this->zip->numFiles; $index++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			$stat = $this->zip->statIndex( $index );
			if ( false === $stat ) {
				throw self::damaged();
			}
			$entry  = array(
				'name' => $stat['name'],
				'size' => (int) $stat['size'],
				'crc'  => (int) $stat['crc'],
			);
			$total += $entry['size'];
			if ( 1 === preg_match( '#[/\\\\\x00]|^\.#', $entry['name'] ) ) {
				throw new Failure( 'invalid_file', __( 'This zip contains folders. Zip only the files themselves.', 'templately' ), 400 );
			}
			$is_medium = 1 === preg_match( self::MEDIUM, $entry['name'], $found );
			if ( $is_medium && isset( $this->media[ (int) $found[1] ] ) ) {
				throw self::damaged();
			}
			if ( $is_medium ) {
				$this->media[ (int) $found[1] ] = compact( 'index' ) + array( 'number' => (int) $found[1] ) + $entry;
			} else {
				$this->templates[ $index ] = $entry;
			}
			if ( $entry['size'] > ( $is_medium ? Cloud_Schema::MAX_MEDIA_BYTES : self::MAX_TEMPLATE_BYTES ) || $total > self::MAX_TOTAL_BYTES || count( $this->templates ) > self::MAX_TEMPLATES || count( $this->media ) > Cloud_Schema::MAX_MEDIA ) {
				throw new Failure( 'too_large', __( 'This zip is too large. It can contain up to 100 templates of 5 MB each and 200 media files of 10 MB each, 50 MB in total.', 'templately' ), 413 );
			}
		}
	}

	/**
	 * Reads an entry. Length and checksum detect damage.
	 * @param array{name: string, size: int, crc: int} $entry
	 */
	private function entry( int $index, array $entry ): ?string {
		$bytes = @$this->zip->getFromIndex( $index, $entry['size'] + 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- the checksum reveals damage.
		return false !== $bytes && strlen( $bytes ) === $entry['size'] && crc32( $bytes ) === $entry['crc'] ? $bytes : null;
	}

	private static function damaged(): Failure {
		return new Failure( 'invalid_file', Template_File::damaged_message(), 400 );
	}
}
