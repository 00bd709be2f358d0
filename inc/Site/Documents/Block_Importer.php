<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Blocks\Kses;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use stdClass;

/**
 * Converts a document of blocks for this site, in four steps: validate() checks the markup, sanitize() removes what KSES
 * refuses and what depends on another site, localise() replaces placeholder URLs of media and pages, create_page() saves
 * a page.
 */
final class Block_Importer {

	public const MEDIA  = '#https://media\.templately\.invalid/(\d+)/(?:(\d+)x\d+/)?[^"\'\s)\\\\<>]*#';
	private const PAGES = '#https://pages\.templately\.invalid/[^"\'\s)\\\\<>]*#';

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Checks that each entry is one top-level block of valid markup.
	 * @param array<int|string, mixed> $content Serialized top-level blocks.
	 * @return list<string>
	 * @throws Failure 502 invalid_content.
	 */
	public function validate( array $content ): array {
		foreach ( $content as $block ) {
			if ( ! is_string( $block ) || '' !== Block_Markup::validation_error( $block ) ) {
				throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
			}
		}
		return array_values( $content );
	}

	/**
	 * Removes what KSES refuses even from administrators, what would run or load by itself, and references to another site's
	 * content.
	 * @param list<string> $blocks Validated blocks.
	 * @param list<array<string, mixed>> $media All media of the item.
	 * @param bool $keeps_links Keep links to other pages of the pack for Pack_Page_Links. Otherwise they become '#'.
	 * @param Local_References|null $references Objects imported together with the blocks, which they may refer to. null for a single item.
	 * @param bool $is_trusted The current user uploaded exactly these blocks from this site and has unfiltered_html: return them unchanged.
	 * @return array{blocks: list<string>, is_filtered: bool} is_filtered: KSES removed something. Blocks that need no change keep their bytes.
	 * @throws Failure 502 if a block uses media that the item does not have.
	 */
	public function sanitize( array $blocks, array $media, Insert_Omissions $left_out, bool $keeps_links = false, ?Local_References $references = null, bool $is_trusted = false ): array {
		if ( $is_trusted ) {
			return array(
				'blocks'      => $blocks,
				'is_filtered' => false,
			);
		}
		$kses        = new Kses();
		$sanitizer   = new Block_Sanitizer( $this->url_classifier( $media, null !== $references ), $left_out, $references );
		$is_filtered = false;
		$remaining   = array();
		foreach ( $blocks as $block ) {
			$filtered    = Block_Markup::sanitize( $block, $kses );
			$is_filtered = $is_filtered || $filtered !== $block;
			$sanitized   = $sanitizer->sanitize( $keeps_links ? Pack_Page_Links::to_anchors( $filtered ) : $filtered );
			if ( $sanitized !== $filtered && Block_Markup::sanitize( $sanitized, $kses ) !== $sanitized ) {
				// Removing a part joined its surroundings to something KSES refuses. Only an attack is written like that.
				$left_out->add_executable( 'core/freeform' );
				$is_filtered = true;
				continue;
			}
			$remaining[] = $sanitized;
		}
		return array(
			'blocks'      => array_values( array_diff( $remaining, array( '' ) ) ),
			'is_filtered' => $is_filtered,
		);
	}

	/**
	 * @param list<string> $blocks Sanitized blocks.
	 * @param list<array<string, mixed>> $media All media of the item.
	 * @return array<int, array<string, mixed>> By media id.
	 * @throws Failure 502 if a block uses media that the item does not have.
	 */
	public function find_media( array $blocks, array $media ): array {
		$by_id = array_column( $media, null, 'id' );
		$used  = array();
		preg_match_all( self::MEDIA, implode( "\n", $blocks ), $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			if ( ! isset( $by_id[ (int) $id ] ) ) {
				throw new Failure( 'invalid_content', Url_Classifier::damaged_message(), 502 );
			}
			$used[ (int) $id ] = $by_id[ (int) $id ];
		}
		return $used;
	}

	/**
	 * Inserts local media, and removes links to pages that this site does not have.
	 * @param list<string> $blocks Sanitized blocks.
	 * @param array<int, int|string> $ids Media id in the document to attachment id, or in a preview to a path: the site's host may be the hub's.
	 * @return list<string> Without blocks that would keep a hub address or whose media have no URL.
	 */
	public function localise( array $blocks, array $ids, Insert_Omissions $left_out ): array {
		$localised = array();
		$addresses = $this->url_classifier( array() );
		foreach ( $blocks as $block ) {
			$localised[] = $this->localise_block( $block, $ids, $addresses, $left_out );
		}
		return array_values( array_diff( $localised, array( '' ) ) );
	}

	/**
	 * Removes localised blocks that still contain a hub address.
	 * @param list<string> $blocks
	 * @return list<string>
	 */
	public function remove_hub_urls( array $blocks, Insert_Omissions $left_out ): array {
		$addresses = $this->url_classifier( array() );
		$remaining = array();
		foreach ( $blocks as $block ) {
			if ( $addresses->has_hub_url( $block ) ) {
				$left_out->add_external_resource( 'core/freeform', '' );
			} else {
				$remaining[] = $block;
			}
		}
		return $remaining;
	}

	/**
	 * @param list<string> $blocks
	 * @throws Failure 500 page_not_saved.
	 */
	public function create_page( string $title, array $blocks, string $template ): int {
		$id = wp_insert_post(
			array(
				'post_type'     => 'page',
				'post_status'   => 'draft',
				'post_title'    => wp_slash( $title ),
				'post_content'  => wp_slash( implode( "\n\n", $blocks ) ),
				// wp_insert_post() refuses a template that the theme does not have.
				'page_template' => Page_Templates::choose( $template ) ?: 'default',
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'page_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		return $id;
	}

	/**
	 * @param array<int, int|string> $ids Media id in the document to attachment id or URL.
	 * @return string '' if the block is left out.
	 */
	private function localise_block( string $content, array $ids, Url_Classifier $addresses, Insert_Omissions $left_out ): string {
		if ( ! self::may_contain_references( $content, $ids ) && ! $addresses->has_hub_url( $content ) ) {
			return $content;
		}
		$localised = '';
		$first     = 'core/freeform';
		foreach ( Editable_Block::parse( $content ) as $piece ) {
			if ( $piece instanceof Editable_Block ) {
				$first = $piece->name;
			}
			$localised .= is_string( $piece ) ? $this->localise_html( $piece, $ids ) : $this->localise_parsed_block( $piece, $ids );
		}
		if ( $this->has_missing_attachment( $content, $ids ) || $addresses->has_hub_url( $localised ) ) {
			$left_out->add_external_resource( $first, '' );
			return '';
		}
		return $localised;
	}

	/**
	 * Checks whether a document could refer to media or pages in any spelling. Most blocks do not and need no parsing.
	 * @param array<int, int|string> $ids Media id in the document to attachment id or URL.
	 */
	private static function may_contain_references( string $content, array $ids ): bool {
		// JSON can hide a URL by escapes other than the usual ones, and a number by an exponent.
		if ( false !== strpos( $content, 'templately.invalid' ) || 1 === preg_match( '#\\\\(?!u00(?:2[26d]|3[ce])|[nt"])|\d\.?[eE][\d+-]#', $content ) ) {
			return true;
		}
		preg_match_all( '/\d+/', $content, $numbers );
		foreach ( $numbers[0] as $number ) {
			if ( isset( $ids[ (int) $number ] ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<int, int|string> $ids Media id in the document to attachment id or URL. */
	private function has_missing_attachment( string $content, array $ids ): bool {
		preg_match_all( self::MEDIA, $content, $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			$here = $ids[ (int) $id ];
			if ( is_int( $here ) && ! wp_get_attachment_url( $here ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<int, int|string> $ids Media id in the document to attachment id or URL. */
	private function localise_parsed_block( Editable_Block $block, array $ids ): Editable_Block {
		$shows = 1 === preg_match( self::MEDIA, (string) wp_json_encode( $block->attributes, JSON_UNESCAPED_SLASHES ) );
		foreach ( $block->content as $place => $piece ) {
			$block->content[ $place ] = is_string( $piece ) ? $this->localise_html( $piece, $ids ) : $this->localise_parsed_block( $piece, $ids );
		}
		self::walk(
			$block->attributes,
			'',
			function ( $value, string $path ) use ( $block, $ids, $shows ) {
				if ( is_string( $value ) ) {
					$value = $this->localise_text( $value, $ids );
				}
				$is_id = Block_Rules::MEDIUM_ID === Block_Rules::rule_for( $block->name, $path ) || ( $shows && 1 === preg_match( '/(?:^|\.)id$/', $path ) );
				if ( ! $is_id || ! is_numeric( $value ) || ! isset( $ids[ (int) $value ] ) ) {
					return $value;
				}
				$id = self::attachment_id( $ids[ (int) $value ] );
				return is_string( $value ) ? (string) $id : $id;
			}
		);
		return $block;
	}

	/** @param array<int, int|string> $ids Media id in the document to attachment id or URL. */
	private function localise_html( string $html, array $ids ): string {
		$escaped = array_map(
			static function ( $here ) {
				return is_string( $here ) ? esc_url( $here ) : $here;
			},
			$ids
		);
		return (string) preg_replace_callback(
			'/\b(wp-image-|data-id=")(\d+)\b/',
			static function ( array $found ) use ( $ids ): string {
				return $found[1] . ( isset( $ids[ (int) $found[2] ] ) ? self::attachment_id( $ids[ (int) $found[2] ] ) : $found[2] );
			},
			$this->localise_text( $html, $escaped )
		);
	}

	/** @param array<int, int|string> $ids Media id in the document to attachment id or URL. */
	private function localise_text( string $text, array $ids ): string {
		$text = (string) preg_replace_callback(
			self::MEDIA,
			static function ( array $found ) use ( $ids ): string {
				$here = $ids[ (int) $found[1] ];
				return is_string( $here ) ? $here : self::attachment_url( $here, (int) ( $found[2] ?? 0 ) );
			},
			$text
		);
		return (string) preg_replace( self::PAGES, '#', $text );
	}

	/**
	 * Returns 0 for a URL.
	 * @param int|string $here Attachment id or URL.
	 */
	private static function attachment_id( $here ): int {
		return is_int( $here ) ? $here : 0;
	}

	/** Returns the URL of the size with this width, or of the full size. */
	private static function attachment_url( int $attachment, int $width ): string {
		$address = (string) wp_get_attachment_url( $attachment );
		foreach ( $width > 0 ? wp_get_attachment_metadata( $attachment )['sizes'] ?? array() : array() as $size ) {
			if ( (int) $size['width'] === $width ) {
				return dirname( $address ) . '/' . $size['file'];
			}
		}
		return $address;
	}

	/** @param list<array<string, mixed>> $media */
	private function url_classifier( array $media, bool $may_lack = false ): Url_Classifier {
		return new Url_Classifier( array_map( 'intval', array_column( $media, 'id' ) ), $this->settings->hub_address(), $may_lack );
	}

	/**
	 * Maps every scalar in decoded JSON. Changes objects in place.
	 * @param stdClass|array<int, mixed> $value
	 * @param string $path Dotted path with a trailing dot.
	 * @param callable( mixed, string ): mixed $change Receives a scalar and its path.
	 * @return stdClass|array<int, mixed>
	 */
	private static function walk( $value, string $path, callable $change ) {
		foreach ( (array) $value as $name => $member ) {
			$at     = is_array( $value ) ? rtrim( $path, '.' ) : $path . $name;
			$member = is_array( $member ) || $member instanceof stdClass ? self::walk( $member, "$at.", $change ) : $change( $member, $at );
			if ( $value instanceof stdClass ) {
				$value->$name = $member;
			} else {
				$value[ $name ] = $member;
			}
		}
		return $value;
	}
}
