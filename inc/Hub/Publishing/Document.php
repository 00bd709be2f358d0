<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Block_Source;
use Templately\Shared\Blocks\Preset_References;
use Templately\Shared\Bundle\Invalid_Bundle;

/** A block document, validated for publishing: complete blocks only, without HTML that requires unfiltered_html. */
final class Document {

	/** Blocks with media, and their attribute with the id. */
	private const MEDIA = array(
		'core/audio'      => 'id',
		'core/cover'      => 'id',
		'core/file'       => 'id',
		'core/image'      => 'id',
		'core/media-text' => 'mediaId',
		'core/video'      => 'id',
	);

	/** @var list<string> */
	private array $blocks = array();

	/**
	 * @param list<string> $content Serialised blocks, classic text, or both, in any number of pieces.
	 * @param array<string, mixed>|null $look Values of presets, or null.
	 * @throws Invalid_Bundle With the reason.
	 */
	public function __construct( array $content, string $name, ?array $look = null ) {
		foreach ( $content as $markup ) {
			array_push( $this->blocks, ...array_map( array( Block_Markup::class, 'encode_attribute_brackets' ), Block_Markup::split( $markup ) ) );
		}
		if ( array() === $this->blocks ) {
			throw new Invalid_Bundle( "$name is empty: it has no blocks and no text." );
		}
		foreach ( $this->blocks as $number => $markup ) {
			$place = "$name, block " . ( $number + 1 );
			$fault = Block_Markup::validation_error( $markup );
			if ( '' !== $fault ) {
				throw new Invalid_Bundle( "$place $fault." );
			}
			$blocks = parse_blocks( $markup );
			$place .= " ({$blocks[0]['blockName']})";
			if ( Block_Markup::sanitize( $markup ) !== $markup ) {
				throw new Invalid_Bundle( "$place has what WordPress takes out for users without unfiltered_html: " . Block_Markup::list_removals( $markup ) . '.' );
			}
			self::require_media( $blocks, $place );
			if ( null !== $look ) {
				self::require_worth( Block_Source::parse( $markup ), $look['presets'], $place );
			}
		}
	}

	/** @return list<string> Serialised top-level blocks. */
	public function blocks(): array {
		return $this->blocks;
	}

	/** @return list<string> Sorted names of all blocks. */
	public function types(): array {
		return Block_Markup::block_types( implode( '', $this->blocks ) );
	}

	/**
	 * @param list<string|Block_Source> $pieces HTML and blocks.
	 * @param array<string, list<array{slug: string, ...}>> $presets By kind.
	 */
	private static function require_worth( array $pieces, array $presets, string $place ): void {
		foreach ( $pieces as $piece ) {
			if ( is_string( $piece ) ) {
				continue;
			}
			foreach ( Preset_References::list_presets( $piece ) as $kind => $slugs ) {
				$missing = array_diff( $slugs, array_column( $presets[ $kind ] ?? array(), 'slug' ) );
				if ( array() !== $missing ) {
					throw new Invalid_Bundle( "$place: the look has no $kind " . reset( $missing ) . ", which {$piece->name} names." );
				}
			}
			self::require_worth( $piece->content, $presets, $place );
		}
	}

	/** @param array<int|string, array<string, mixed>> $blocks Parsed blocks. */
	private static function require_media( array $blocks, string $place ): void {
		foreach ( $blocks as $block ) {
			$id = $block['attrs'][ self::MEDIA[ $block['blockName'] ] ?? '' ] ?? null;
			if ( is_int( $id ) && $id > 0 && ! self::has_address( $block ) ) {
				throw new Invalid_Bundle( "$place: the medium $id of {$block['blockName']} was not found, it has no address." );
			}
			self::require_media( $block['innerBlocks'], $place );
		}
	}

	/** @param array<string, mixed> $block */
	private static function has_address( array $block ): bool {
		foreach ( array( 'url', 'src', 'href', 'mediaUrl' ) as $name ) {
			if ( isset( $block['attrs'][ $name ] ) ) {
				return '' !== $block['attrs'][ $name ];
			}
		}
		return ! empty( $block['attrs']['useFeaturedImage'] ) || 1 === preg_match( '/\s(?:src|href|data)=["\'][^"\']|url\(/', $block['innerHTML'] );
	}
}
