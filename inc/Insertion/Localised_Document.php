<?php

declare( strict_types=1 );

namespace Templately\Insertion;

use stdClass;
use Templately\Blocks\Block;
use Templately\Rest\Failure;
use Templately\Storage\Settings;

/**
 * Makes a hub's document one of this site: what belongs elsewhere is left out, and the addresses by which it names its media
 * and pages, which exist nowhere, become this site's.
 */
final class Localised_Document {

	private const MEDIA = '#https://media\.templately\.invalid/(\d+)/[^"\'\s)\\\\<>]*#';
	private const PAGES = '#https://pages\.templately\.invalid/[^"\'\s)\\\\<>]*#';

	/** A quiet square, where a medium is not on this site. */
	private const PLACEHOLDER = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#8d867c" d="M0 0h800v600H0z"/></svg>';

	/** @var Settings */
	private $settings;

	/**
	 * @param Settings $settings Know the address of a remote hub.
	 */
	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Leaves out what would run, be fetched by itself, or mean something of another site.
	 *
	 * @param string[]                   $content  One serialised top-level block each.
	 * @param list<array<string, mixed>> $media    All media of the item.
	 * @param Left_Out                   $left_out Notes what was left out.
	 * @return list<string> The blocks that are left; a block that has nothing of it keeps its bytes.
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
	 */
	public function without_foreign_parts( array $content, array $media, Left_Out $left_out ): array {
		$parts = new Foreign_Parts( $this->addresses( $media ), $left_out );
		return array_values( array_diff( array_map( array( $parts, 'without' ), $content ), array( '' ) ) );
	}

	/**
	 * Returns the media that a document uses, by id.
	 *
	 * @param string                     $content Serialised blocks.
	 * @param list<array<string, mixed>> $media   All media of the item.
	 * @return array<int, array<string, mixed>>
	 *
	 * @throws Failure 502 when a block uses what the item does not have.
	 */
	public function media_in( string $content, array $media ): array {
		$by_id = array_column( $media, null, 'id' );
		$used  = array();
		preg_match_all( self::MEDIA, $content, $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			if ( ! isset( $by_id[ (int) $id ] ) ) {
				throw new Failure( 'invalid_content', Messages::damaged(), 502 );
			}
			$used[ (int) $id ] = $by_id[ (int) $id ];
		}
		return $used;
	}

	/**
	 * Puts this site's media in, and takes links to pages out that this site does not have.
	 *
	 * @param string          $content  Serialised blocks, without foreign parts.
	 * @param array<int, int> $ids      Id of a medium in the document to attachment.
	 * @param Left_Out        $left_out Notes what was left out.
	 * @return string '' where an address of the hub would have stayed in it, or WordPress has none for one of its media.
	 */
	public function localise( string $content, array $ids, Left_Out $left_out ): string {
		$localised = '';
		$first     = 'core/freeform';
		foreach ( Block::parse( $content ) as $piece ) {
			if ( $piece instanceof Block ) {
				$first = $piece->name;
			}
			$localised .= is_string( $piece ) ? $this->html( $piece, $ids ) : $this->block( $piece, $ids );
		}
		if ( $this->lacks_address( $content, $ids ) || $this->addresses( array() )->is_in( $localised ) ) {
			$left_out->from_elsewhere( $first, '' );
			return '';
		}
		return $localised;
	}

	/**
	 * Says whether WordPress has no address for a medium that a document shows: its row or its file is gone since it was found.
	 *
	 * @param string          $content Serialised blocks.
	 * @param array<int, int> $ids     Id of a medium in the document to attachment.
	 */
	private function lacks_address( string $content, array $ids ): bool {
		preg_match_all( self::MEDIA, $content, $found );
		foreach ( array_unique( $found[1] ) as $id ) {
			if ( ! wp_get_attachment_url( $ids[ (int) $id ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Makes a block something to look at before it is inserted: media that are not here yet are quiet squares.
	 *
	 * @param string          $content Serialised blocks, without foreign parts.
	 * @param array<int, int> $ids     Id of a medium in the document to attachment, of those that are here.
	 * @return string '' where an address of the hub would have stayed in it.
	 */
	public function preview( string $content, array $ids ): string {
		$content = (string) preg_replace_callback(
			self::MEDIA,
			static function ( array $found ) use ( $ids ): string {
				return isset( $ids[ (int) $found[1] ] ) ? $found[0] : 'data:image/svg+xml;base64,' . base64_encode( self::PLACEHOLDER ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- an image in an address.
			},
			$content
		);
		return $this->localise( $content, $ids, new Left_Out() );
	}

	/**
	 * @param Block           $block A block, which is changed.
	 * @param array<int, int> $ids   Id of a medium in the document to attachment.
	 */
	private function block( Block $block, array $ids ): Block {
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
				$is_id = Block_Rules::MEDIUM_ID === Block_Rules::of( $block->name, $path ) || ( $shows && 1 === preg_match( '/(?:^|\.)id$/', $path ) );
				if ( ! $is_id || ! is_numeric( $value ) || ! isset( $ids[ (int) $value ] ) ) {
					return $value;
				}
				return is_string( $value ) ? (string) $ids[ (int) $value ] : $ids[ (int) $value ];
			}
		);
		return $block;
	}

	/**
	 * @param string          $html HTML of a block.
	 * @param array<int, int> $ids  Id of a medium in the document to attachment.
	 */
	private function html( string $html, array $ids ): string {
		return (string) preg_replace_callback(
			'/\b(wp-image-|data-id=")(\d+)\b/',
			static function ( array $found ) use ( $ids ): string {
				return $found[1] . ( $ids[ (int) $found[2] ] ?? $found[2] );
			},
			$this->text( $html, $ids )
		);
	}

	/**
	 * @param string          $text Text with addresses.
	 * @param array<int, int> $ids  Id of a medium in the document to attachment.
	 */
	private function text( string $text, array $ids ): string {
		$text = (string) preg_replace_callback(
			self::MEDIA,
			static function ( array $found ) use ( $ids ): string {
				return (string) wp_get_attachment_url( $ids[ (int) $found[1] ] );
			},
			$text
		);
		return (string) preg_replace( self::PAGES, '#', $text );
	}

	/**
	 * @param list<array<string, mixed>> $media Media of an item.
	 */
	private function addresses( array $media ): Addresses {
		return new Addresses( array_map( 'intval', array_column( $media, 'id' ) ), $this->settings->hub_address() );
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
