<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Hub\Catalogue\Catalogue_Writer;
use Templately\Hub\Catalogue\Item_Search;
use Templately\Hub\Files\Blob_Store;
use Templately\Hub\Files\Missing_File;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Database\Database;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;

/**
 * Publishes designs, for activation, the command line, tests and benchmarks.
 * @phpstan-import-type Design from Catalogue_Writer
 */
final class Publisher {

	private const DESIGNS_PER_TRANSACTION = 500;

	/** How often a bundle is read again after one of its files was deleted in the meantime. */
	private const MAX_ATTEMPTS = 5;

	/** Maximum bytes of a medium, which is sent in one response. */
	private const MAX_MEDIUM_BYTES  = 20 * 1024 * 1024;
	private const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

	private Database $database;

	private Catalogue_Writer $writer;

	private Blob_Store $blobs;

	private Item_Search $listing;

	public function __construct( Database $database, Catalogue_Writer $writer, Blob_Store $blobs, Item_Search $listing ) {
		$this->database = $database;
		$this->writer   = $writer;
		$this->blobs    = $blobs;
		$this->listing  = $listing;
	}

	/**
	 * Publishes a bundle, or nothing if it is invalid. An update keeps ids, and removes items that the bundle no longer contains.
	 * @param string $thumbnails Folder with thumbnails that are not in the bundle, or ''.
	 * @return list<int> Ids of the pack and its items.
	 */
	public function publish( Bundle $bundle, string $thumbnails = '' ): array {
		$bundle->verify_all_entries();
		for ( $times = 1; ; $times++ ) {
			$reader  = new Bundle_Reader( $bundle, $thumbnails, $this );
			$checked = new Design_Validator();
			$designs = array_map( array( $checked, 'validate' ), $reader->designs() );
			try {
				return $this->with_cache_flush(
					function () use ( $designs ): array {
						return $this->database->transaction(
							function () use ( $designs ): array {
								return $this->replace_pack( $designs );
							}
						);
					}
				);
			} catch ( Missing_File $gone ) {
				// A day has passed between reading and writing, or the clock was changed. Reading again stores the files again.
				if ( self::MAX_ATTEMPTS === $times ) {
					throw $gone;
				}
			}
		}
	}

	/**
	 * Publishes any number of designs without a bundle.
	 * @param iterable<array<string, mixed>> $given Arguments of Design_Validator::validate().
	 * @return list<int> Ids.
	 * @throws Invalid_Bundle For an invalid design. Earlier batches stay published.
	 */
	public function publish_designs( iterable $given ): array {
		return $this->with_cache_flush(
			function () use ( $given ): array {
				$checked = new Design_Validator();
				$pending = array();
				$ids     = array();
				foreach ( $given as $one ) {
					$pending[] = $checked->validate( $one );
					if ( count( $pending ) === self::DESIGNS_PER_TRANSACTION ) {
						$ids     = array_merge( $ids, $this->writer->write( $pending ) );
						$pending = array();
					}
				}
				return array_merge( $ids, $this->writer->write( $pending ) );
			}
		);
	}

	/** @return bool Whether it existed. */
	public function unpublish( string $platform, string $type, string $slug ): bool {
		return array() !== $this->with_cache_flush(
			function () use ( $platform, $type, $slug ): array {
				return $this->database->transaction(
					function () use ( $platform, $type, $slug ): array {
						$this->writer->lock();
						$ids = $this->database->get_integers( 'SELECT id FROM {items} WHERE shelf = %d AND slug = %s', Catalogue_Section::number( $platform, $type ), $slug );
						if ( array() !== $ids ) {
							$this->writer->remove( array_merge( $ids, $this->ids_in_pack( $ids[0] ) ) );
						}
						return $ids;
					}
				);
			}
		);
	}

	/**
	 * @return array{sha256: string, file: string, mime: string, size: int, width: int, height: int}
	 * @throws Invalid_Bundle For anything but a raster image.
	 */
	public function store_image( string $bytes, string $name, bool $is_public ): array {
		$image = self::medium( $bytes, $name );
		if ( ! $image->is_image() ) {
			throw new Invalid_Bundle( "$name is not an AVIF, GIF, JPEG, PNG or WebP image." );
		}
		return $this->keep( $image, $is_public );
	}

	/**
	 * Stores a medium of a design: an image, a video, an audio file or a PDF.
	 * @return array{sha256: string, file: string, mime: string, size: int, width: int, height: int} Width and height are 0 for anything but an image.
	 * @throws Invalid_Bundle For another type, a type that this site does not allow, or a file that is too large.
	 */
	public function store_media( string $bytes, string $name ): array {
		$medium = self::medium( $bytes, $name );
		if ( strlen( $medium->bytes() ) > ( $medium->is_image() ? self::MAX_PICTURE_BYTES : self::MAX_MEDIUM_BYTES ) || $medium->pixels() > Design_Validator::MAX_PIXELS ) {
			throw new Invalid_Bundle( "$name is too large: the limit is 10 megabytes and 40 million pixels for an image, and 20 megabytes for other media." );
		}
		if ( false === wp_check_filetype( 'medium.' . Media_File::ENDINGS[ $medium->mime() ] )['type'] ) {
			throw new Invalid_Bundle( "$name is {$medium->mime()}, which the upload rules of this site do not allow." );
		}
		return $this->keep( $medium, false );
	}

	/**
	 * Stores a bundle for full-site imports, and its manifest separately, because sites read it first.
	 * @return array{bundle: array{sha256: string, size: int}, manifest: array{sha256: string, size: int}}
	 */
	public function store_bundle( Bundle $bundle ): array {
		$manifest = $bundle->manifest_json();
		$this->blobs->store( $manifest, 'application/json', false );
		return array(
			'bundle'   => $this->blobs->store_copy( $bundle->path(), 'application/zip' ),
			'manifest' => array(
				'sha256' => hash( 'sha256', $manifest ),
				'size'   => strlen( $manifest ),
			),
		);
	}

	/**
	 * @return array{sha256: string, size: int}
	 * @throws Invalid_Bundle For anything but a WOFF2 font, or a file that is too large.
	 */
	public function store_font( string $bytes, string $name ): array {
		if ( ! Media_File::is_woff2( $bytes ) ) {
			throw new Invalid_Bundle( "$name is not a WOFF2 font." );
		}
		if ( strlen( $bytes ) > Style_Schema::MAX_FONT_BYTES ) {
			throw new Invalid_Bundle( "$name is too large: the limit for a font is 2 megabytes." );
		}
		$this->blobs->store( $bytes, 'font/woff2', false );
		return array(
			'sha256' => hash( 'sha256', $bytes ),
			'size'   => strlen( $bytes ),
		);
	}

	private static function medium( string $bytes, string $name ): Media_File {
		try {
			return new Media_File( $bytes );
		} catch ( Invalid_Media $unfit ) {
			throw new Invalid_Bundle( "$name {$unfit->getMessage()}" );
		}
	}

	/** @return array{sha256: string, file: string, mime: string, size: int, width: int, height: int} */
	private function keep( Media_File $medium, bool $is_public ): array {
		return array(
			'sha256' => hash( 'sha256', $medium->bytes() ),
			'file'   => $this->blobs->store( $medium->bytes(), $medium->mime(), $is_public ),
			'mime'   => $medium->mime(),
			'size'   => strlen( $medium->bytes() ),
			'width'  => $medium->width(),
			'height' => $medium->height(),
		);
	}

	/**
	 * @param list<Design> $designs A pack and its items.
	 * @return list<int> Ids.
	 */
	private function replace_pack( array $designs ): array {
		$this->writer->lock();
		$this->require_own_slugs( $designs );
		if ( ! $this->blobs->lock( array_merge( ...array_column( $designs, 'blobs' ) ) ) ) {
			throw new Missing_File( 'A file was collected before it had an owner.' );
		}
		// Equal items are listed newest first, so the first item of the pack is written last.
		$ids = $this->writer->write( array_merge( array_slice( $designs, 0, 1 ), array_reverse( array_slice( $designs, 1 ) ) ) );
		$this->writer->remove( array_values( array_diff( $this->ids_in_pack( $ids[0] ), $ids ) ) );
		return array_merge( array_slice( $ids, 0, 1 ), array_reverse( array_slice( $ids, 1 ) ) );
	}

	/**
	 * @param callable(): list<int> $work
	 * @return list<int>
	 */
	private function with_cache_flush( callable $work ): array {
		$ids = $work();
		$this->listing->flush_cache();
		return $ids;
	}

	/** @return list<int> Items of the pack. */
	private function ids_in_pack( int $pack_id ): array {
		return $this->database->get_integers( 'SELECT id FROM {items} WHERE pack_id = %d', $pack_id );
	}

	/**
	 * Requires the catalogue's lock, so that the result stays true until the items are written.
	 * @param list<Design> $designs A pack and its items.
	 */
	private function require_own_slugs( array $designs ): void {
		$pack = $designs[0]['slug'];
		foreach ( array_slice( $designs, 1 ) as $design ) {
			$row = $this->database->get_row( 'SELECT p.slug FROM {items} i LEFT JOIN {items} p ON p.id = i.pack_id WHERE i.shelf = %d AND i.slug = %s', Catalogue_Section::number( $design['platform'], $design['type'] ), $design['slug'] );
			if ( null !== $row && $row['slug'] !== $pack ) {
				throw new Invalid_Bundle( "{$design['type']}/{$design['slug']} already exists outside $pack." );
			}
		}
	}
}
