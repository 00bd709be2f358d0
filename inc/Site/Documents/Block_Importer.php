<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Block_Source;
use Templately\Shared\Blocks\Kses;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use stdClass;

/**
 * What a document of blocks goes through before it is something of this site, in this order, whoever asks for it:
 *
 * - check: it is sound block markup;
 * - clean: what KSES takes out is gone, and so is what belongs elsewhere;
 * - localise: the addresses by which it names its media and pages, which exist nowhere, are this site's;
 * - save: it is a page.
 */
final class Block_Importer {

	public const MEDIA  = '#https://media\.templately\.invalid/(\d+)/(?:(\d+)x\d+/)?[^"\'\s)\\\\<>]*#';
	private const PAGES = '#https://pages\.templately\.invalid/[^"\'\s)\\\\<>]*#';

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Checks what came from elsewhere: each piece must be one top-level block in sound markup.
	 *
	 * @param array<int|string, mixed> $content One serialised top-level block each.
	 * @return list<string> The same.
	 *
	 * @throws Failure 502 when one is anything else.
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
	 * Leaves out what KSES takes out whoever asks, and what would run, be fetched by itself, or mean something of another site.
	 *
	 * @param list<string>               $blocks      Blocks that were checked.
	 * @param list<array<string, mixed>> $media       All media of the item.
	 * @param Insert_Omissions                   $left_out    Notes what belongs elsewhere.
	 * @param bool                       $keeps_links Whether links to other pages of its pack are kept for Pack_Page_Links; else they lead nowhere.
	 * @param Local_References|null            $references  What comes along and may be named; what does not, media too, is left out then. Null for an item, which comes alone.
	 * @param bool                       $is_trusted  Whether the current user pushed exactly these blocks from this site and has unfiltered_html: they stay as they are.
	 * @return array{blocks: list<string>, is_filtered: bool} The blocks that are left, and whether KSES took something out. A block that has nothing of it keeps its bytes.
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
	 */
	public function sanitize( array $blocks, array $media, Insert_Omissions $left_out, bool $keeps_links = false, ?Local_References $references = null, bool $is_trusted = false ): array {
		if ( $is_trusted ) {
			return array(
				'blocks'      => $blocks,
				'is_filtered' => false,
			);
		}
		$kses        = new Kses();
		$parts       = new Block_Sanitizer( $this->addresses( $media, null !== $references ), $left_out, $references );
		$is_filtered = false;
		$left        = array();
		foreach ( $blocks as $block ) {
			$filtered    = Block_Markup::sanitize( $block, $kses );
			$is_filtered = $is_filtered || $filtered !== $block;
			$own         = $parts->sanitize( $keeps_links ? Pack_Page_Links::to_anchors( $filtered ) : $filtered );
			if ( $own !== $filtered && Block_Markup::sanitize( $own, $kses ) !== $own ) {
				// What stood around a part that went has become one that may not be: nobody who means well writes that.
				$left_out->add_executable( 'core/freeform' );
				$is_filtered = true;
				continue;
			}
			$left[] = $own;
		}
		return array(
			'blocks'      => array_values( array_diff( $left, array( '' ) ) ),
			'is_filtered' => $is_filtered,
		);
	}

	/**
	 * Returns the media that blocks use, by id.
	 *
	 * @param list<string>               $blocks Blocks that were cleaned.
	 * @param list<array<string, mixed>> $media  All media of the item.
	 * @return array<int, array<string, mixed>>
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
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
	 * Puts this site's media in, and takes links to pages out that this site does not have.
	 *
	 * @param list<string>           $blocks   Blocks that were cleaned.
	 * @param array<int, int|string> $ids      Id of a medium in the document to attachment; for one that is only looked at, to a path of this site: an address of its host may be the hub's.
	 * @return list<string> Without those in which an address of the hub would have stayed, or for whose media WordPress has none.
	 */
	public function localise( array $blocks, array $ids, Insert_Omissions $left_out ): array {
		$localised = array();
		$addresses = $this->addresses( array() );
		foreach ( $blocks as $block ) {
			$localised[] = $this->localised( $block, $ids, $addresses, $left_out );
		}
		return array_values( array_diff( $localised, array( '' ) ) );
	}

	/**
	 * Leaves out blocks that were made this site's and have an address of the hub all the same.
	 *
	 * @param list<string> $blocks   Blocks of this site.
	 * @return list<string>
	 */
	public function remove_hub_urls( array $blocks, Insert_Omissions $left_out ): array {
		$addresses = $this->addresses( array() );
		$left      = array();
		foreach ( $blocks as $block ) {
			if ( $addresses->has_hub_url( $block ) ) {
				$left_out->add_external_resource( 'core/freeform', '' );
			} else {
				$left[] = $block;
			}
		}
		return $left;
	}

	/**
	 * Makes a draft page of blocks.
	 *
	 * @param list<string> $blocks   Blocks of this site.
	 *
	 * @throws Failure 500 when WordPress could not save it.
	 */
	public function create_page( string $title, array $blocks, string $template ): int {
		$id = wp_insert_post(
			array(
				'post_type'     => 'page',
				'post_status'   => 'draft',
				'post_title'    => wp_slash( $title ),
				'post_content'  => wp_slash( implode( "\n\n", $blocks ) ),
				// A template that this theme does not have would be refused.
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
	 * @param string          $content  Serialised blocks.
	 * @param array<int, int|string> $ids      Id of a medium in the document to attachment, or to an address.
	 * @return string '' where they cannot be of this site.
	 */
	private function localised( string $content, array $ids, Url_Classifier $addresses, Insert_Omissions $left_out ): string {
		if ( ! self::may_name( $content, $ids ) && ! $addresses->has_hub_url( $content ) ) {
			return $content;
		}
		$localised = '';
		$first     = 'core/freeform';
		foreach ( Block_Source::parse( $content ) as $piece ) {
			if ( $piece instanceof Block_Source ) {
				$first = $piece->name;
			}
			$localised .= is_string( $piece ) ? $this->html( $piece, $ids ) : $this->block( $piece, $ids );
		}
		if ( $this->lacks_address( $content, $ids ) || $addresses->has_hub_url( $localised ) ) {
			$left_out->add_external_resource( $first, '' );
			return '';
		}
		return $localised;
	}

	/**
	 * Says whether a document may name one of some media or a page, in whatever spelling: most blocks do not, and need not be read for it.
	 *
	 * @param string                 $content Serialised blocks.
	 * @param array<int, int|string> $ids     Id of a medium in the document to what it is here.
	 */
	private static function may_name( string $content, array $ids ): bool {
		// An address that JSON spells otherwise has a backslash before a slash or a letter's number; a number too, or an exponent.
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

	/**
	 * Says whether WordPress has no address for a medium that a document shows: its row or its file is gone since it was found.
	 *
	 * @param string          $content Serialised blocks.
	 * @param array<int, int|string> $ids     Id of a medium in the document to attachment, or to an address.
	 */
	private function lacks_address( string $content, array $ids ): bool {
		preg_match_all( self::MEDIA, $content, $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			$here = $ids[ (int) $id ];
			if ( is_int( $here ) && ! wp_get_attachment_url( $here ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<int, int|string> $ids   Id of a medium in the document to attachment, or to an address. */
	private function block( Block_Source $block, array $ids ): Block_Source {
		$shows = 1 === preg_match( self::MEDIA, (string) wp_json_encode( $block->attributes, JSON_UNESCAPED_SLASHES ) );
		foreach ( $block->content as $place => $piece ) {
			$block->content[ $place ] = is_string( $piece ) ? $this->html( $piece, $ids ) : $this->block( $piece, $ids );
		}
		self::walk(
			$block->attributes,
			'',
			function ( $value, string $path ) use ( $block, $ids, $shows ) {
				if ( is_string( $value ) ) {
					$value = $this->text( $value, $ids );
				}
				$is_id = Block_Rules::MEDIUM_ID === Block_Rules::rule_for( $block->name, $path ) || ( $shows && 1 === preg_match( '/(?:^|\.)id$/', $path ) );
				if ( ! $is_id || ! is_numeric( $value ) || ! isset( $ids[ (int) $value ] ) ) {
					return $value;
				}
				$id = self::attachment( $ids[ (int) $value ] );
				return is_string( $value ) ? (string) $id : $id;
			}
		);
		return $block;
	}

	/**
	 * @param string          $html HTML of a block.
	 * @param array<int, int|string> $ids  Id of a medium in the document to attachment, or to an address.
	 */
	private function html( string $html, array $ids ): string {
		$escaped = array_map(
			static function ( $here ) {
				return is_string( $here ) ? esc_url( $here ) : $here;
			},
			$ids
		);
		return (string) preg_replace_callback(
			'/\b(wp-image-|data-id=")(\d+)\b/',
			static function ( array $found ) use ( $ids ): string {
				return $found[1] . ( isset( $ids[ (int) $found[2] ] ) ? self::attachment( $ids[ (int) $found[2] ] ) : $found[2] );
			},
			$this->text( $html, $escaped )
		);
	}

	/** @param array<int, int|string> $ids  Id of a medium in the document to attachment, or to an address. */
	private function text( string $text, array $ids ): string {
		$text = (string) preg_replace_callback(
			self::MEDIA,
			static function ( array $found ) use ( $ids ): string {
				$here = $ids[ (int) $found[1] ];
				return is_string( $here ) ? $here : self::address( $here, (int) ( $found[2] ?? 0 ) );
			},
			$text
		);
		return (string) preg_replace( self::PAGES, '#', $text );
	}

	/**
	 * @param int|string $here A medium: its attachment, or its address.
	 * @return int The attachment; 0 for an address.
	 */
	private static function attachment( $here ): int {
		return is_int( $here ) ? $here : 0;
	}

	/**
	 * @param int $width      Pixels that are asked for; 0 for all that there are.
	 * @return string Its address, in that width where WordPress has made one.
	 */
	private static function address( int $attachment, int $width ): string {
		$address = (string) wp_get_attachment_url( $attachment );
		foreach ( $width > 0 ? wp_get_attachment_metadata( $attachment )['sizes'] ?? array() : array() as $size ) {
			if ( (int) $size['width'] === $width ) {
				return dirname( $address ) . '/' . $size['file'];
			}
		}
		return $address;
	}

	/**
	 * @param list<array<string, mixed>> $media    Media of an item.
	 * @param bool                       $may_lack Whether a document may name others.
	 */
	private function addresses( array $media, bool $may_lack = false ): Url_Classifier {
		return new Url_Classifier( array_map( 'intval', array_column( $media, 'id' ) ), $this->settings->hub_address(), $may_lack );
	}

	/**
	 * Changes every scalar in decoded JSON.
	 *
	 * @param stdClass|array<int, mixed>      $value  Decoded JSON; an object is changed in place.
	 * @param string                          $path   Where it is, with a point at its end.
	 * @param callable( mixed, string ): mixed $change Takes a scalar and where it is, returns its new value.
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
