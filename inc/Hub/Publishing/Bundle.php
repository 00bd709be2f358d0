<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use ZipArchive;

/**
 * A bundle: a zip that is listed, checked and read entry by entry. It is never extracted, and nothing in it names a path on
 * this machine.
 */
final class Bundle {

	private const MANIFEST          = 'manifest.json';
	private const MOST_ENTRIES      = 2000;
	private const DEEPEST           = 4;
	private const BIGGEST_ENTRY     = 20 * 1024 * 1024;
	private const BIGGEST_TOTAL     = 200 * 1024 * 1024;
	private const BIGGEST_RATIO     = 100;
	private const RATIO_COUNTS_FROM = 1024 * 1024;

	/** @var ZipArchive */
	private $zip;

	/** @var array<string, int> Name of an entry to its size. */
	private $sizes = array();

	/** @var array<string, mixed> */
	private $manifest;

	/**
	 * @param ZipArchive $zip An open archive.
	 */
	private function __construct( ZipArchive $zip ) {
		$this->zip = $zip;
		$this->list_entries();
		if ( ! isset( $this->sizes[ self::MANIFEST ] ) ) {
			throw new Refusal( 'The bundle has no manifest.json.' );
		}
		$manifest = json_decode( $this->stream( self::MANIFEST ), true, 32 );
		if ( ! is_array( $manifest ) || ! is_array( $manifest['entries'] ?? null ) ) {
			throw new Refusal( 'manifest.json is no JSON object with a list of entries.' );
		}
		$this->manifest = $manifest;
		$listed         = array_map( 'strval', array_keys( $manifest['entries'] ) );
		$present        = array_diff( array_keys( $this->sizes ), array( self::MANIFEST ) );
		$strays         = array_merge( array_diff( $present, $listed ), array_diff( $listed, $present ) );
		if ( array() !== $strays ) {
			throw new Refusal( 'The archive and its manifest list different entries: ' . (string) reset( $strays ) . '.' );
		}
	}

	/**
	 * Opens a bundle.
	 *
	 * @param string $file Path of a zip file.
	 *
	 * @throws Refusal When it is no bundle, or one that asks for trouble.
	 */
	public static function from_zip( string $file ): self {
		$zip = new ZipArchive();
		clearstatcache( true, $file );
		if ( ! is_file( $file ) || 0 === filesize( $file ) || true !== $zip->open( $file, ZipArchive::CHECKCONS ) ) {
			throw new Refusal( 'The bundle is no whole zip file.' );
		}
		return new self( $zip );
	}

	/**
	 * Returns what manifest.json says.
	 *
	 * @return array<string, mixed>
	 */
	public function manifest(): array {
		return $this->manifest;
	}

	/**
	 * Says whether there is an entry of that name.
	 *
	 * @param string $name Name of an entry.
	 */
	public function has( string $name ): bool {
		return isset( $this->sizes[ $name ] );
	}

	/**
	 * Returns what is in an entry, which is what the manifest promised.
	 *
	 * @param string $name Name of an entry.
	 *
	 * @throws Refusal When there is no such entry, or it is not what the manifest says.
	 */
	public function entry( string $name ): string {
		$promised = $this->manifest['entries'][ $name ] ?? null;
		if ( ! is_array( $promised ) || ! $this->has( $name ) ) {
			throw new Refusal( "The bundle has no entry $name." );
		}
		$bytes = $this->stream( $name );
		if ( strlen( $bytes ) !== ( $promised['size'] ?? null ) || hash( 'sha256', $bytes ) !== ( $promised['sha256'] ?? null ) ) {
			throw new Refusal( "$name is not what the manifest says (size or sha256)." );
		}
		return $bytes;
	}

	/**
	 * Reads every entry once, so that nothing is written before all of them are known to be right.
	 *
	 * @throws Refusal When one is not what the manifest says.
	 */
	public function verify(): void {
		foreach ( array_keys( $this->manifest['entries'] ) as $name ) {
			$this->entry( (string) $name );
		}
	}

	/**
	 * Lists the entries.
	 *
	 * @throws Refusal When a name, a kind or a size is not that of an honest bundle.
	 */
	private function list_entries(): void {
		if ( $this->zip->numFiles > self::MOST_ENTRIES ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			throw new Refusal( 'The bundle has too many entries.' );
		}
		$total = 0;
		$seen  = array();
		for ( $index = 0; $index < $this->zip->numFiles; $index++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			$stat = $this->zip->statIndex( $index, ZipArchive::FL_ENC_RAW );
			if ( false === $stat ) {
				throw new Refusal( 'The bundle cannot be listed.' );
			}
			$name = $stat['name'];
			// Letters, digits and a few signs, so that no name leads elsewhere or can be read in two ways.
			if ( 1 !== preg_match( '#^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$#D', $name ) || strlen( $name ) > 200 || substr_count( $name, '/' ) >= self::DEEPEST ) {
				throw new Refusal( 'An entry has a name that is not allowed.' );
			}
			if ( isset( $seen[ strtolower( $name ) ] ) ) {
				throw new Refusal( "$name is in the bundle twice." );
			}
			$seen[ strtolower( $name ) ] = true;
			$this->require_plain_file( $index, $name );
			if ( ! in_array( $stat['comp_method'], array( ZipArchive::CM_STORE, ZipArchive::CM_DEFLATE ), true ) || 0 !== ( $stat['encryption_method'] ?? 0 ) ) {
				throw new Refusal( "$name is packed in a way that is not allowed." );
			}
			$is_bomb = $stat['size'] > self::RATIO_COUNTS_FROM && $stat['size'] > self::BIGGEST_RATIO * max( 1, $stat['comp_size'] );
			$total  += $stat['size'];
			if ( $stat['size'] > self::BIGGEST_ENTRY || $total > self::BIGGEST_TOTAL || $is_bomb ) {
				throw new Refusal( "$name is too big." );
			}
			$this->sizes[ $name ] = $stat['size'];
		}
	}

	/**
	 * @param int    $index Number of the entry.
	 * @param string $name  Its name.
	 *
	 * @throws Refusal When it is a link or a device.
	 */
	private function require_plain_file( int $index, string $name ): void {
		$system     = 0;
		$attributes = 0;
		$this->zip->getExternalAttributesIndex( $index, $system, $attributes );
		$kind = ( $attributes >> 16 ) & 0170000;
		if ( ZipArchive::OPSYS_UNIX === $system && 0 !== $kind && 0100000 !== $kind ) {
			throw new Refusal( "$name is no plain file." );
		}
	}

	/**
	 * Reads an entry, and not one byte more than its header says.
	 *
	 * @param string $name Name of an entry.
	 *
	 * @throws Refusal When it cannot be read, or its length is another one.
	 */
	private function stream( string $name ): string {
		$stream = $this->zip->getStream( $name );
		$bytes  = false === $stream ? false : @stream_get_contents( $stream, $this->sizes[ $name ] + 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- what is damaged is refused below.
		if ( false !== $stream ) {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream within the archive.
		}
		if ( false === $bytes || strlen( $bytes ) !== $this->sizes[ $name ] ) {
			throw new Refusal( "$name cannot be read." );
		}
		return $bytes;
	}
}
