<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use RuntimeException;
use ZipArchive;

/**
 * A bundle: a zip that is listed, checked and read entry by entry. It is never extracted, and no entry names a path on this machine.
 * @phpstan-type Document array{id: int, type: string, slug: string, title: string, status: string, content: string, elements: list<mixed>, excerpt: string, date: string, parent: int, order: int, comments: string, template: string, area: string, sticky: bool, format: string, author: string, thumbnail: int, terms: list<int>, meta: array<string, mixed>, page_settings: array<string, mixed>}
 */
final class Bundle {

	/** Including manifest.json. */
	public const MOST_ENTRIES = 12000;

	private const MANIFEST          = 'manifest.json';
	private const DEEPEST           = 4;
	private const BIGGEST_ENTRY     = 20 * 1024 * 1024;
	private const BIGGEST_TOTAL     = 1024 * 1024 * 1024;
	private const BIGGEST_RATIO     = 100;
	private const RATIO_COUNTS_FROM = 1024 * 1024;

	/** Bytes in memory at once. */
	private const PIECE = 256 * 1024;

	/** Members that a document may lack. */
	private const DOCUMENT = array(
		'content'       => '',
		'elements'      => array(),
		'excerpt'       => '',
		'date'          => '',
		'parent'        => 0,
		'order'         => 0,
		'comments'      => '',
		'template'      => '',
		'area'          => '',
		'sticky'        => false,
		'format'        => '',
		'author'        => '',
		'thumbnail'     => 0,
		'terms'         => array(),
		'meta'          => array(),
		'page_settings' => array(),
	);

	private ZipArchive $zip;

	private string $path;

	private Manifest $manifest;

	private function __construct( ZipArchive $zip, string $path ) {
		$this->zip  = $zip;
		$this->path = $path;
		$this->check_entries();
		$size = $this->size( self::MANIFEST );
		if ( null === $size || $size > Manifest::MAX_BYTES ) {
			throw new Invalid_Bundle( 'The bundle has no manifest.json of at most 4 MB.' );
		}
		$this->manifest = Manifest::from_json( $this->read( self::MANIFEST ) );
		$this->require_same_entries();
	}

	/** @throws Invalid_Bundle When it is not a valid bundle. */
	public static function from_zip( string $file ): self {
		$zip = new ZipArchive();
		clearstatcache( true, $file );
		if ( ! is_file( $file ) || 0 === filesize( $file ) || true !== $zip->open( $file, ZipArchive::CHECKCONS ) ) {
			throw new Invalid_Bundle( 'The bundle is no whole zip file.' );
		}
		return new self( $zip, $file );
	}

	public function path(): string {
		return $this->path;
	}

	public function manifest(): Manifest {
		return $this->manifest;
	}

	/** @throws Invalid_Bundle */
	public function manifest_json(): string {
		return $this->read( self::MANIFEST );
	}

	public function has( string $name ): bool {
		return null !== $this->size( $name );
	}

	/**
	 * Returns an entry that matches the manifest.
	 * @throws Invalid_Bundle
	 */
	public function entry( string $name ): string {
		$bytes = '';
		$this->read_pieces(
			$name,
			static function ( string $piece ) use ( &$bytes ): void {
				$bytes .= $piece;
			}
		);
		return $bytes;
	}

	/**
	 * @return Document Numbers of other objects in place of ids.
	 * @throws Invalid_Bundle
	 */
	public function document( string $name ): array {
		$document = $this->json( $name );
		$fault    = Schema_Validator::validation_error( $document, 'document', $name );
		if ( '' !== $fault ) {
			throw new Invalid_Bundle( $fault );
		}
		/** @var Document $whole */
		$whole = $document + self::DOCUMENT;
		return $whole;
	}

	/**
	 * @param callable( Document, string ): void $look Takes each document and the name of its entry.
	 * @throws Invalid_Bundle
	 */
	public function check_objects( callable $look ): void {
		if ( $this->manifest->object_count() > Manifest::MAX_OBJECTS ) {
			throw new Invalid_Bundle( 'The pack has more than 2,000 objects. Publish it as several packs.' );
		}
		foreach ( $this->manifest->content() as $one ) {
			$document = $this->document( $one['entry'] );
			foreach ( array( 'id', 'type', 'slug', 'title' ) as $member ) {
				if ( $document[ $member ] !== $one[ $member ] ) {
					throw new Invalid_Bundle( "{$one['entry']} has another $member than the manifest says." );
				}
			}
			$look( $document, $one['entry'] );
		}
		$styles = $this->manifest->styles();
		if ( '' !== $styles && 3 !== ( $this->json( $styles )['version'] ?? 0 ) ) {
			throw new Invalid_Bundle( "$styles is no theme.json of version 3." );
		}
	}

	/**
	 * @return array<mixed>
	 * @throws Invalid_Bundle
	 */
	public function json( string $name ): array {
		$value = json_decode( $this->entry( $name ), true, 128 );
		if ( ! is_array( $value ) ) {
			throw new Invalid_Bundle( "$name is no JSON." );
		}
		return $value;
	}

	/**
	 * Writes an entry into an open file in pieces, and compares it with the manifest.
	 * @param resource $file Keeps what was written before an error.
	 * @throws Invalid_Bundle
	 * @throws RuntimeException When the file cannot be written.
	 */
	public function extract_entry( string $name, $file ): void {
		$this->read_pieces(
			$name,
			static function ( string $piece ) use ( $file ): void {
				if ( strlen( $piece ) !== fwrite( $file, $piece ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- piece by piece, into a file of the caller.
					throw new RuntimeException( 'A file cannot be written.' );
				}
			}
		);
	}

	/**
	 * Reads all entries, so that nothing is written before all are verified.
	 * @throws Invalid_Bundle
	 */
	public function verify_all_entries(): void {
		foreach ( array_keys( $this->manifest->entries() ) as $name ) {
			$this->read_pieces( (string) $name, static function (): void {} );
		}
	}

	private function check_entries(): void {
		if ( $this->zip->numFiles > self::MOST_ENTRIES ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			throw new Invalid_Bundle( 'The bundle has too many entries.' );
		}
		$total = 0;
		$seen  = array();
		for ( $index = 0; $index < $this->zip->numFiles; $index++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			$stat = $this->zip->statIndex( $index, ZipArchive::FL_ENC_RAW );
			if ( false === $stat ) {
				throw new Invalid_Bundle( 'The bundle cannot be listed.' );
			}
			$name = $stat['name'];
			// With these characters no name leads elsewhere or has two readings.
			if ( 1 !== preg_match( '#^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$#D', $name ) || strlen( $name ) > 200 || substr_count( $name, '/' ) >= self::DEEPEST ) {
				throw new Invalid_Bundle( 'An entry has a name that is not allowed.' );
			}
			if ( isset( $seen[ strtolower( $name ) ] ) ) {
				throw new Invalid_Bundle( "$name is in the bundle twice." );
			}
			$seen[ strtolower( $name ) ] = true;
			$this->require_plain_file( $index, $name );
			if ( ! in_array( $stat['comp_method'], array( ZipArchive::CM_STORE, ZipArchive::CM_DEFLATE ), true ) || 0 !== ( $stat['encryption_method'] ?? 0 ) ) {
				throw new Invalid_Bundle( "$name is packed in a way that is not allowed." );
			}
			$is_bomb = $stat['size'] > self::RATIO_COUNTS_FROM && $stat['size'] > self::BIGGEST_RATIO * max( 1, $stat['comp_size'] );
			$total  += $stat['size'];
			if ( $stat['size'] > self::BIGGEST_ENTRY || $total > self::BIGGEST_TOTAL || $is_bomb ) {
				throw new Invalid_Bundle( "$name is too big." );
			}
		}
	}

	private function require_same_entries(): void {
		$listed = $this->manifest->entries();
		for ( $index = 0; $index < $this->zip->numFiles; $index++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- ZipArchive's.
			$name = (string) $this->zip->getNameIndex( $index );
			if ( isset( $listed[ $name ] ) === ( self::MANIFEST === $name ) ) {
				throw new Invalid_Bundle( "The archive and its manifest list different entries: $name." );
			}
			unset( $listed[ $name ] );
		}
		if ( array() !== $listed ) {
			throw new Invalid_Bundle( 'The archive and its manifest list different entries: ' . key( $listed ) . '.' );
		}
	}

	/** @return int|null Size that the archive states; null for no entry. */
	private function size( string $name ): ?int {
		$stat = $this->zip->statName( $name );
		return false === $stat ? null : $stat['size'];
	}

	private function require_plain_file( int $index, string $name ): void {
		$system     = 0;
		$attributes = 0;
		$this->zip->getExternalAttributesIndex( $index, $system, $attributes );
		// Not only Unix writes these bits; other systems leave them empty.
		$kind = ( $attributes >> 16 ) & 0170000;
		if ( 0 !== $kind && 0100000 !== $kind ) {
			throw new Invalid_Bundle( "$name is no plain file." );
		}
	}

	/**
	 * Reads an entry in pieces, at most as many bytes as its header states.
	 * @param callable( string ): void $take
	 */
	private function read_pieces( string $name, callable $take ): void {
		$promised = $this->manifest->entry( $name );
		$size     = $this->size( $name );
		$stream   = $this->zip->getStream( $name );
		$hash     = hash_init( 'sha256' );
		$bytes    = 0;
		while ( false !== $stream && $bytes <= $size ) {
			$piece = @fread( $stream, self::PIECE ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions -- a stream within the archive; what is damaged is refused below.
			if ( false === $piece || '' === $piece ) {
				break;
			}
			hash_update( $hash, $piece );
			$bytes += strlen( $piece );
			$take( $piece );
		}
		if ( false !== $stream ) {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream within the archive.
		}
		if ( false === $stream || $bytes !== $promised['size'] || hash_final( $hash ) !== $promised['sha256'] ) {
			throw new Invalid_Bundle( "$name is not what the manifest says (size or sha256)." );
		}
	}

	/** Reads at most as many bytes as the header states. */
	private function read( string $name ): string {
		$size   = $this->size( $name );
		$stream = $this->zip->getStream( $name );
		$bytes  = false === $stream || null === $size ? false : @stream_get_contents( $stream, $size + 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- what is damaged is refused below.
		if ( false !== $stream ) {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream within the archive.
		}
		if ( false === $bytes || strlen( $bytes ) !== $size ) {
			throw new Invalid_Bundle( "$name cannot be read." );
		}
		return $bytes;
	}
}
