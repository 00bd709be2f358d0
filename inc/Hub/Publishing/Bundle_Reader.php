<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Elements\Element_Tree;

/** Reads a pack and its items from a bundle, and stores their media. */
final class Bundle_Reader {

	private Bundle $bundle;

	private string $thumbnails;

	private Publisher $publisher;

	private Design_Validator $designs;

	/** @param string $thumbnails Folder with thumbnails that are not in the bundle, or ''. */
	public function __construct( Bundle $bundle, string $thumbnails, Publisher $publisher ) {
		$this->bundle     = $bundle;
		$this->thumbnails = $thumbnails;
		$this->publisher  = $publisher;
		$this->designs    = new Design_Validator();
	}

	/** @return non-empty-list<array<string, mixed>> Arguments of Design_Validator::validate(), the pack first. */
	public function designs(): array {
		$manifest = $this->bundle->manifest();
		$said     = $manifest->to_array();
		if ( array() === $manifest->pack() ) {
			throw new Invalid_Bundle( 'Only a bundle of a pack can be published.' );
		}
		$documents = array();
		foreach ( $said['items'] ?? array() as $place => $one ) {
			if ( ! isset( $one['document'] ) ) {
				throw new Invalid_Bundle( "The item {$one['slug']} has no document." );
			}
			$documents[ $place ] = $this->document( $one['document'] );
			if ( 'gutenberg' === $manifest->platform() ) {
				$this->designs->validate_blocks( $documents[ $place ]['content'], $one['document'], $documents[ $place ]['look'] );
			} else {
				Design_Validator::element_types( $documents[ $place ]['content'], $one['document'] );
			}
		}
		$this->bundle->check_objects(
			function ( array $document, string $entry ) use ( $manifest ): void {
				if ( 'gutenberg' === $manifest->platform() && '' !== $document['content'] ) {
					$this->designs->validate_blocks( array( $document['content'] ), $entry );
				}
				if ( array() !== ( $document['elements'] ?? array() ) ) {
					Design_Validator::element_types( $document['elements'], $entry );
				}
			}
		);
		$this->check_kit();
		$media = $this->media( $said['media'] ?? array() );
		$fonts = $this->fonts( $said['look']['presets']['font-family'] ?? array() );
		$pack  = array(
			'platform'        => $manifest->platform(),
			'type'            => 'packs',
			'fullsite_import' => $manifest->has_site_objects() && ( $manifest->pack()['fullsite_import'] ?? false ),
		);
		if ( $pack['fullsite_import'] ) {
			$pack['files'] = $this->publisher->store_bundle( $this->bundle );
		}
		$items = array();
		foreach ( $said['items'] ?? array() as $place => $item ) {
			$text = Design_Validator::searchable_text( $documents[ $place ]['content'] ) . Design_Validator::searchable_text( array( $documents[ $place ]['page_settings'] ) );
			preg_match_all( Design_Validator::MEDIA, $text, $found );
			$used    = array_merge( $found[1], 'elementor' === $manifest->platform() ? Element_Tree::numbered_media( $text ) : array() );
			$items[] = $this->described( $item ) + $documents[ $place ] + array(
				'platform' => $manifest->platform(),
				'pack'     => $manifest->pack()['slug'],
				'place'    => $place,
				'fonts'    => $fonts,
				'media'    => array_values( array_intersect_key( $media, array_flip( array_map( 'intval', $used ) ) ) ),
			);
		}
		return array_merge( array( $pack + self::with_thumbnails( $this->described( $manifest->pack() ), $items ) ), $items );
	}

	/** @throws Invalid_Bundle If the pack's kit has values that could run code or load something. */
	private function check_kit(): void {
		foreach ( array_filter( $this->bundle->manifest()->kit() ) as $name => $entry ) {
			$values = $this->bundle->json( $entry );
			Design_Validator::kit(
				'settings' !== $name ? array( $name => $values ) : array(
					'colors'     => array_merge( (array) ( $values['system_colors'] ?? array() ), (array) ( $values['custom_colors'] ?? array() ) ),
					'typography' => array_merge( (array) ( $values['system_typography'] ?? array() ), (array) ( $values['custom_typography'] ?? array() ) ),
				),
				$entry
			);
		}
	}

	/**
	 * Uses the items' thumbnails for the pack's screenshots of these items, because many of them are shown small, side by side.
	 * @param array<string, mixed> $pack Pack with stored images.
	 * @param list<array<string, mixed>> $items Items with stored images.
	 * @return array<string, mixed>
	 */
	private static function with_thumbnails( array $pack, array $items ): array {
		$thumbnails = array();
		foreach ( $items as $item ) {
			foreach ( array_slice( $item['screenshots'] ?? array(), 0, 1 ) as $first ) {
				$thumbnails[ $first['file'] ] = $item['thumbnail'];
			}
		}
		foreach ( $pack['screenshots'] ?? array() as $number => $screenshot ) {
			$pack['screenshots'][ $number ]['thumbnail'] = $thumbnails[ $screenshot['file'] ] ?? '';
		}
		return $pack;
	}

	/**
	 * Stores a design's images, and describes its plugins.
	 * @param array<string, mixed> $design Pack or item of the manifest.
	 * @return array<string, mixed>
	 */
	private function described( array $design ): array {
		$plugins = array_column( $this->bundle->manifest()->plugins(), null, 'slug' );
		if ( array() !== $plugins ) {
			$design['dependencies'] = array_map(
				static function ( string $slug ) use ( $plugins ): array {
					return array_intersect_key( $plugins[ $slug ], array_flip( array( 'slug', 'name', 'link', 'icon', 'is_pro', 'plugin_file' ) ) );
				},
				$design['dependencies'] ?? array()
			);
		}
		return $this->pictures( $design );
	}

	/** @return array{content: list<mixed>, look: array<string, mixed>|null, kit: array<mixed>, page_settings: array<mixed>} Blocks or elements, and the global values that they use. */
	private function document( string $name ): array {
		$manifest = $this->bundle->manifest();
		$document = json_decode( $this->bundle->entry( $name ), true, 128 );
		$content  = $document['elements'] ?? $document['blocks'] ?? null;
		if ( ! is_array( $content ) || ! wp_is_numeric_array( $content ) || ( 'gutenberg' === $manifest->platform() && array_filter( $content, 'is_string' ) !== $content ) ) {
			throw new Invalid_Bundle( "$name is not a document." );
		}
		return array(
			'content'       => array_values( $content ),
			'look'          => $manifest->style(),
			'kit'           => (array) ( $document['kit'] ?? array() ),
			'page_settings' => (array) ( $document['page_settings'] ?? array() ),
		);
	}

	/**
	 * @param list<array<string, mixed>> $listed Entries of the manifest.
	 * @return array<int, array<string, mixed>> By id.
	 */
	private function media( array $listed ): array {
		$media = array();
		foreach ( $listed as $one ) {
			$kept = $this->publisher->store_media( $this->bundle->entry( $one['file'] ), $one['file'] );
			if ( $kept['mime'] !== $one['mime'] ) {
				throw new Invalid_Bundle( "{$one['file']} is not {$one['mime']} but {$kept['mime']}." );
			}
			$media[ $one['id'] ] = array(
				'id'     => $one['id'],
				'sha256' => $kept['sha256'],
				'mime'   => $kept['mime'],
				'size'   => $kept['size'],
				// From the bytes; 0 for anything but an image.
				'width'  => $kept['width'],
				'height' => $kept['height'],
				'name'   => $one['name'],
				'alt'    => $one['alt'],
			);
		}
		return $media;
	}

	/**
	 * @param list<array<string, mixed>> $families
	 * @return list<array{file: string, sha256: string, size: int}>
	 */
	private function fonts( array $families ): array {
		$fonts = array();
		foreach ( array_merge( ...array_column( $families, 'faces' ) ) as $face ) {
			$fonts[ $face['file'] ] = array( 'file' => $face['file'] ) + $this->publisher->store_font( $this->bundle->entry( $face['file'] ), $face['file'] );
		}
		return array_values( $fonts );
	}

	/**
	 * Stores a design's images, and replaces their names with those of the stored files.
	 * @param array<string, mixed> $design Pack or item of the manifest.
	 * @return array<string, mixed>
	 */
	private function pictures( array $design ): array {
		foreach ( array( 'thumbnail', 'thumbnail2', 'thumbnail3', 'banner' ) as $picture ) {
			$design[ $picture ] = $this->picture( $design[ $picture ] ?? '' );
		}
		foreach ( $design['screenshots'] ?? array() as $number => $screenshot ) {
			$design['screenshots'][ $number ]['file'] = $this->picture( $screenshot['file'] );
		}
		return $design;
	}

	/** @return string Name of the public file, or ''. */
	private function picture( string $name ): string {
		if ( '' === $name ) {
			return '';
		}
		if ( $this->bundle->has( $name ) ) {
			$bytes = $this->bundle->entry( $name );
		} else {
			$file  = $this->thumbnails . '/' . $name;
			$bytes = '' !== $this->thumbnails && is_file( $file ) ? file_get_contents( $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin or of who publishes.
			if ( false === $bytes ) {
				throw new Invalid_Bundle( "The image $name is missing." );
			}
		}
		return $this->publisher->store_image( $bytes, $name, true )['file'];
	}
}
