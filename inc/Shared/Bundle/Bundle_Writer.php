<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use RuntimeException;
use ZipArchive;

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of the caller.

/** Writes a bundle and verifies it. Until then an earlier file of the same name stays. */
final class Bundle_Writer {

	private const UNFINISHED = '.part';

	private string $file;

	private ZipArchive $zip;

	/** @var array<string, array{sha256: string, size: int}> */
	private array $entries = array();

	/** @throws RuntimeException When the file cannot be written. */
	public function __construct( string $file ) {
		$this->file = $file;
		$this->zip  = new ZipArchive();
		$folder     = dirname( $file );
		if ( ! is_dir( $folder ) || ! is_writable( $folder ) || true !== $this->zip->open( $file . self::UNFINISHED, ZipArchive::CREATE | ZipArchive::OVERWRITE ) ) {
			throw new RuntimeException( "$file cannot be written." );
		}
	}

	public function add( string $name, string $bytes ): void {
		$this->zip->addFromString( $name, $bytes );
		$this->entries[ $name ] = array(
			'sha256' => hash( 'sha256', $bytes ),
			'size'   => strlen( $bytes ),
		);
	}

	public function add_file( string $name, string $path ): void {
		$this->zip->addFile( $path, $name );
		$this->zip->setCompressionName( $name, ZipArchive::CM_STORE );
		$this->entries[ $name ] = array(
			'sha256' => (string) hash_file( 'sha256', $path ),
			'size'   => (int) filesize( $path ),
		);
	}

	/**
	 * @param array<string, mixed> $manifest Without entries.
	 * @throws RuntimeException When the file cannot be written.
	 * @throws Invalid_Bundle
	 */
	public function finish( array $manifest ): void {
		$manifest['entries'] = (object) $this->entries;
		$this->zip->addFromString( 'manifest.json', (string) wp_json_encode( $manifest, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT ) );
		$unfinished = $this->file . self::UNFINISHED;
		try {
			if ( ! @$this->zip->close() ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- said by what is thrown.
				throw new RuntimeException( "$this->file cannot be written. Is the disk full?" );
			}
			$bundle = Bundle::from_zip( $unfinished );
			$bundle->verify_all_entries();
			$bundle->check_objects( static function (): void {} );
			if ( ! rename( $unfinished, $this->file ) ) {
				throw new RuntimeException( "$this->file cannot be written." );
			}
		} finally {
			if ( is_file( $unfinished ) ) {
				unlink( $unfinished );
			}
		}
	}
}
