<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Hub\Catalogue\Catalogue_Writer;
use Templately\Hub\Catalogue\Term_Store;
use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Elements\Invalid_Elements;
use Templately\Shared\Elements\Kit;
use Templately\Shared\Elements\Page_Settings;

/**
 * Validates a design with its document, and converts it for Catalogue_Writer.
 * @phpstan-import-type Design from Catalogue_Writer
 */
final class Design_Validator {

	/** URL of a medium in a document. */
	public const MEDIA = '#https://media\.templately\.invalid/(\d+)/[A-Za-z0-9._-]*#';

	/** Blocks with media, and their attribute with the id. */
	private const MEDIA_IDS = array(
		'core/audio'      => 'id',
		'core/cover'      => 'id',
		'core/file'       => 'id',
		'core/image'      => 'id',
		'core/media-text' => 'mediaId',
		'core/video'      => 'id',
	);

	/** Maximum pixels of all images of an item, because a site has to decode them in one insert. */
	public const MAX_PIXELS = 40000000;

	private const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

	/** @var array<string, list<string>> Valid blocks by hash of the content, so that equal documents are validated once. */
	private array $valid_blocks = array();

	/**
	 * @param array<string, mixed> $given Required: platform, type, slug, name. Optional: plan, price (dollars), rating, downloads, place,
	 *        pack (slug), description, live_url, categories and template_type (slug, name), tags (names), dependencies, thumbnail,
	 *        thumbnail2, thumbnail3, banner and screenshots (names of public files), variations (platform, slug), fullsite_import,
	 *        has_settings, content (serialised blocks, or Elementor's elements), look (values of presets), kit (see Kit), fonts (file, sha256, size),
	 *        media, page_settings, files (sha256 and size of a pack's private bundle and manifest).
	 * @return Design
	 * @throws Invalid_Bundle
	 */
	public function validate( array $given ): array {
		$name = "{$given['type']}/{$given['slug']}";
		if ( 0 === Catalogue_Section::number( $given['platform'], $given['type'] ) ) {
			throw new Invalid_Bundle( "$name: {$given['platform']} has no {$given['type']}." );
		}
		$blobs = array();
		foreach ( array( 'thumbnail', 'thumbnail2', 'thumbnail3', 'banner' ) as $picture ) {
			$blobs[] = $given[ $picture ] ?? '';
		}
		foreach ( array( 'file', 'thumbnail' ) as $picture ) {
			array_push( $blobs, ...array_column( $given['screenshots'] ?? array(), $picture ) );
		}
		$blobs = array_map( array( self::class, 'public_blob' ), array_filter( $blobs ) );
		foreach ( array_merge( $given['media'] ?? array(), $given['fonts'] ?? array(), array_values( $given['files'] ?? array() ) ) as $file ) {
			$blobs[] = array( $file['sha256'], 0 );
		}
		$types = array();
		if ( 'packs' !== $given['type'] ) {
			self::require_look( $given['look'] ?? null, $name );
			self::require_media( $given, $name );
			if ( 'elementor' === $given['platform'] ) {
				// Valid elements are stored unchanged.
				$types = self::element_types( $given['content'] ?? array(), $name );
			} else {
				$given['content'] = $this->validate_blocks( $given['content'] ?? array(), $name, $given['look'] ?? null );
				$types            = Block_Markup::block_types( implode( '', $given['content'] ) );
			}
			self::require_few_types( $types, $name );
		}
		$body = $this->body( $given, $types );
		return array(
			'platform'        => $given['platform'],
			'type'            => $given['type'],
			'slug'            => $given['slug'],
			'name'            => $given['name'],
			'plan'            => $given['plan'] ?? 'free',
			'pack'            => $given['pack'] ?? '',
			'place'           => $given['place'] ?? 0,
			'price'           => (int) round( 100 * ( $given['price'] ?? 0 ) ),
			'rating'          => (int) round( 10 * ( $given['rating'] ?? 0 ) ),
			'downloads'       => $given['downloads'] ?? 0,
			'thumbnail'       => $given['thumbnail'] ?? '',
			'thumbnail2'      => $given['thumbnail2'] ?? '',
			'thumbnail3'      => $given['thumbnail3'] ?? '',
			'fullsite_import' => $given['fullsite_import'] ?? false,
			'has_settings'    => $given['has_settings'] ?? false,
			'content'         => '' === $body ? '' : hash( 'sha256', $body ),
			'body'            => $body,
			'details'         => array(
				'description' => wp_kses_post( $given['description'] ?? '' ),
				'live_url'    => $given['live_url'] ?? '',
				'banner'      => $given['banner'] ?? '',
				'screenshots' => $given['screenshots'] ?? array(),
				'variations'  => $given['variations'] ?? array(),
				'files'       => $given['files'] ?? null,
			),
			'block_types'     => $types,
			'terms'           => self::terms( $given ),
			'blobs'           => array_values( $blobs ),
		);
	}

	/**
	 * Returns a document as one text with unescaped URLs.
	 * @param list<mixed> $content Serialised blocks, or Elementor's elements.
	 */
	public static function searchable_text( array $content ): string {
		return array_filter( $content, 'is_string' ) === $content ? implode( '', $content ) : (string) wp_json_encode( $content, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Validates Elementor's elements: a valid tree, without HTML that requires unfiltered_html.
	 * @param list<mixed> $content
	 * @return list<string> Sorted types: 'container', 'widget:heading'.
	 * @throws Invalid_Bundle With the reason and place.
	 */
	public static function element_types( array $content, string $name ): array {
		try {
			$tree = new Element_Tree( (string) wp_json_encode( $content ) );
		} catch ( Invalid_Elements $unfit ) {
			throw new Invalid_Bundle( implode( ', ', array_filter( array( $name, $unfit->location() ) ) ) . ": {$unfit->getMessage()}" );
		}
		if ( 0 === $tree->count() ) {
			throw new Invalid_Bundle( "$name is empty: it has no elements." );
		}
		foreach ( $tree->list_removals() as $objection ) {
			throw new Invalid_Bundle( "$name, {$objection['what']}: {$objection['why']}" );
		}
		return $tree->types();
	}

	/**
	 * @param array<mixed> $kit
	 * @return array<string, mixed>|null See Kit::validate().
	 * @throws Invalid_Bundle
	 */
	public static function kit( array $kit, string $name ): ?array {
		try {
			return Kit::validate( $kit );
		} catch ( Invalid_Elements $unfit ) {
			throw new Invalid_Bundle( "$name: {$unfit->getMessage()}" );
		}
	}

	/**
	 * @param array<mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function page_settings( array $settings, string $name ): array {
		unset( $settings['template'] );
		$checked = new Page_Settings( $settings );
		if ( array() !== $checked->dropped ) {
			throw new Invalid_Bundle( "$name has page settings that are not allowed: " . implode( ', ', $checked->dropped ) . '.' );
		}
		return $checked->kept;
	}

	/** @param array<string, mixed> $given */
	private static function require_media( array $given, string $name ): void {
		$settings = 'elementor' === $given['platform'] ? array( $given['page_settings'] ?? array() ) : array();
		preg_match_all( self::MEDIA, self::searchable_text( $given['content'] ?? array() ) . self::searchable_text( $settings ), $found );
		$numbered = array() === $settings ? array() : Element_Tree::numbered_media( self::searchable_text( $given['content'] ?? array() ) );
		$unknown  = array_diff( array_merge( array_map( 'intval', $found[1] ), $numbered ), array_column( $given['media'] ?? array(), 'id' ) );
		if ( array() !== $unknown ) {
			throw new Invalid_Bundle( "$name uses a medium that is missing from the bundle: " . ( $found[0][ key( $unknown ) ] ?? reset( $unknown ) ) . '.' );
		}
		$pixels = 0;
		foreach ( $given['media'] ?? array() as $medium ) {
			$pixels += ( $medium['width'] ?? 0 ) * ( $medium['height'] ?? 0 );
		}
		if ( $pixels > self::MAX_PIXELS ) {
			throw new Invalid_Bundle( sprintf( '%s has images with %d million pixels in total; the maximum for one insert is 40 million.', $name, (int) ceil( $pixels / 1000000 ) ) );
		}
	}

	/** @param mixed $look Values of presets, or null. */
	private static function require_look( $look, string $name ): void {
		if ( null === $look ) {
			return;
		}
		$valid = rest_validate_value_from_schema( $look, Style_Schema::schema(), 'look' );
		if ( is_wp_error( $valid ) ) {
			throw new Invalid_Bundle( "$name: " . $valid->get_error_message() );
		}
		Manifest::validate_style( $look );
	}

	/** @param list<string> $types Names of blocks. */
	private static function require_few_types( array $types, string $name ): void {
		if ( count( $types ) > Item_Schema::MAX_BLOCK_TYPES || max( array_map( 'strlen', $types ) + array( 0 ) ) > Item_Schema::MAX_BLOCK_TYPE_LENGTH ) {
			throw new Invalid_Bundle( sprintf( '%s has more than %d types of blocks, or one with a name of more than %d characters.', $name, Item_Schema::MAX_BLOCK_TYPES, Item_Schema::MAX_BLOCK_TYPE_LENGTH ) );
		}
	}

	/**
	 * Validates a block document: complete blocks only, without HTML that requires unfiltered_html.
	 * @param list<string> $content Serialised blocks, classic text, or both, in any number of pieces.
	 * @param array<string, mixed>|null $look Values of presets, or null.
	 * @return list<string> Serialised top-level blocks.
	 * @throws Invalid_Bundle With the reason.
	 */
	public function validate_blocks( array $content, string $name, ?array $look = null ): array {
		$hash = hash( 'sha256', (string) wp_json_encode( array( $content, $look ) ) );
		if ( isset( $this->valid_blocks[ $hash ] ) ) {
			return $this->valid_blocks[ $hash ];
		}
		$blocks = array();
		foreach ( $content as $markup ) {
			array_push( $blocks, ...array_map( array( Block_Markup::class, 'encode_attribute_brackets' ), Block_Markup::split( $markup ) ) );
		}
		if ( array() === $blocks ) {
			throw new Invalid_Bundle( "$name is empty: it has no blocks and no text." );
		}
		foreach ( $blocks as $number => $markup ) {
			$place = "$name, block " . ( $number + 1 );
			$fault = Block_Markup::validation_error( $markup );
			if ( '' !== $fault ) {
				throw new Invalid_Bundle( "$place $fault." );
			}
			$parsed = parse_blocks( $markup );
			$place .= " ({$parsed[0]['blockName']})";
			if ( Block_Markup::sanitize( $markup ) !== $markup ) {
				throw new Invalid_Bundle( "$place has HTML that WordPress removes for users without unfiltered_html: " . Block_Markup::list_removals( $markup ) . '.' );
			}
			self::require_media_urls( $parsed, $place );
			if ( null !== $look ) {
				self::require_preset_values( Editable_Block::parse( $markup ), $look['presets'], $place );
			}
		}
		$this->valid_blocks[ $hash ] = $blocks;
		return $blocks;
	}

	/**
	 * @param list<string|Editable_Block> $pieces HTML and blocks.
	 * @param array<string, list<array{slug: string, ...}>> $presets By kind.
	 */
	private static function require_preset_values( array $pieces, array $presets, string $place ): void {
		foreach ( $pieces as $piece ) {
			if ( is_string( $piece ) ) {
				continue;
			}
			foreach ( Preset_References::list_presets( $piece ) as $kind => $slugs ) {
				$missing = array_diff( $slugs, array_column( $presets[ $kind ] ?? array(), 'slug' ) );
				if ( array() !== $missing ) {
					throw new Invalid_Bundle( "$place: the style has no $kind " . reset( $missing ) . ", which {$piece->name} uses." );
				}
			}
			self::require_preset_values( $piece->content, $presets, $place );
		}
	}

	/** @param array<int|string, array<string, mixed>> $blocks Parsed blocks. */
	private static function require_media_urls( array $blocks, string $place ): void {
		foreach ( $blocks as $block ) {
			$id = $block['attrs'][ self::MEDIA_IDS[ $block['blockName'] ] ?? '' ] ?? null;
			if ( is_int( $id ) && $id > 0 && ! self::has_media_url( $block ) ) {
				throw new Invalid_Bundle( "$place: the medium $id of {$block['blockName']} has no URL." );
			}
			self::require_media_urls( $block['innerBlocks'], $place );
		}
	}

	/** @param array<string, mixed> $block */
	private static function has_media_url( array $block ): bool {
		foreach ( array( 'url', 'src', 'href', 'mediaUrl' ) as $name ) {
			if ( isset( $block['attrs'][ $name ] ) ) {
				return '' !== $block['attrs'][ $name ];
			}
		}
		return ! empty( $block['attrs']['useFeaturedImage'] ) || 1 === preg_match( '/\s(?:src|href|data)=["\'][^"\']|url\(/', $block['innerHTML'] );
	}

	/**
	 * @param array<string, mixed> $given
	 * @param list<string> $types Names of blocks.
	 * @return string JSON, or ''.
	 */
	private function body( array $given, array $types ): string {
		if ( array() === ( $given['content'] ?? array() ) ) {
			return '';
		}
		$body = wp_json_encode(
			array(
				'title'         => $given['name'],
				'content'       => $given['content'],
				'look'          => $given['look'] ?? null,
				'fonts'         => $given['fonts'] ?? array(),
				'media'         => $given['media'] ?? array(),
				'block_types'   => $types,
				'page_settings' => array( 'template' => (string) ( $given['page_settings']['template'] ?? '' ) ) + ( 'elementor' === $given['platform'] ? array( 'settings' => (object) self::page_settings( $given['page_settings'] ?? array(), $given['slug'] ) ) : array() ),
			) + ( 'elementor' === $given['platform'] ? array( 'kit' => self::kit( $given['kit'] ?? array(), $given['slug'] ) ) : array() ),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		if ( false === $body || strlen( $body ) > self::MAX_DOCUMENT_BYTES ) {
			throw new Invalid_Bundle( "{$given['slug']} has a document that is too long or cannot be encoded." );
		}
		return $body;
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, list<array{slug: string, name: string, details: array<string, mixed>}>>
	 */
	private static function terms( array $given ): array {
		$terms = array(
			Term_Store::CATEGORY      => $given['categories'] ?? array(),
			Term_Store::TEMPLATE_TYPE => array_filter( array( $given['template_type'] ?? null ) ),
			Term_Store::DEPENDENCY    => $given['dependencies'] ?? array(),
			Term_Store::TAG           => array(),
		);
		foreach ( $given['tags'] ?? array() as $tag ) {
			$terms[ Term_Store::TAG ][] = array(
				'slug' => substr( sanitize_title( $tag ), 0, 190 ),
				'name' => $tag,
			);
		}
		return array_map(
			static function ( array $of_taxonomy ): array {
				return array_values(
					array_map(
						static function ( array $term ): array {
							return array(
								'slug'    => $term['slug'],
								'name'    => $term['name'],
								'details' => array_diff_key( $term, array_flip( array( 'slug', 'name' ) ) ),
							);
						},
						$of_taxonomy
					)
				);
			},
			$terms
		);
	}

	/** @return array{string, int} */
	private static function public_blob( string $name ): array {
		return array( substr( $name, 0, 64 ), 1 );
	}
}
