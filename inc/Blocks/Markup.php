<?php

declare( strict_types=1 );

namespace Templately\Blocks;

use stdClass;

/**
 * Serialised blocks, as both halves have to look at them: what PHP can see of their soundness, and what KSES makes of them.
 */
final class Markup {

	/** A block's opening delimiter, as WordPress's own parser finds it. */
	private const DELIMITER = '/<!--\s+wp:(?<name>(?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)\s+(?<attributes>{(?:(?:[^}]+|}+(?=})|(?!}\s+\/?-->).)*+)?}\s+)?(?<void>\/)?-->/s';

	/**
	 * Says whether a document is blocks from end to end, each closed, so that reading and writing it changes nothing.
	 *
	 * @param string $content Serialised blocks.
	 */
	public static function is_sound( string $content ): bool {
		$blocks = parse_blocks( $content );
		if ( parse_blocks( serialize_blocks( $blocks ) ) !== $blocks ) {
			return false;
		}
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] && '' !== trim( $block['innerHTML'] ) ) {
				return false;
			}
		}
		// The parser closes by itself what was left open, and takes a delimiter it cannot read for text.
		preg_match_all( self::DELIMITER, $content, $opened );
		$opening = count( $opened['void'] ) - count( array_filter( $opened['void'] ) );
		return preg_match_all( '/<!--\s+\/wp:/', $content ) === $opening && 0 === preg_match( '/<!--\s+\/?wp:/', self::text_of( $blocks ) );
	}

	/**
	 * Returns the name of each type of block in a document, once.
	 *
	 * @param string $content Serialised blocks.
	 * @return list<string>
	 */
	public static function block_types( string $content ): array {
		$names = array();
		$walk  = static function ( array $blocks ) use ( &$walk, &$names ): void {
			foreach ( $blocks as $block ) {
				if ( null !== $block['blockName'] ) {
					$names[ $block['blockName'] ] = true;
				}
				$walk( $block['innerBlocks'] );
			}
		};
		$walk( parse_blocks( $content ) );
		ksort( $names );
		return array_keys( $names );
	}

	/**
	 * Takes out what somebody without unfiltered_html may not write.
	 *
	 * @param string $content Serialised blocks.
	 * @return string The same bytes where nothing but spelling would change, else the cleaned document.
	 */
	public static function clean( string $content ): string {
		$cleaned = wp_kses_post( filter_block_content( $content, 'post' ) );
		return self::canonical( $cleaned ) === self::canonical( $content ) ? $content : $cleaned;
	}

	/**
	 * Changes the attributes of blocks; a block whose attributes stay the same keeps its bytes.
	 *
	 * @param string                       $content Serialised blocks.
	 * @param callable( stdClass ): void   $change  Changes one block's attributes, which are decoded to objects so that {} stays {}.
	 */
	public static function change_attributes( string $content, callable $change ): string {
		return (string) preg_replace_callback(
			self::DELIMITER,
			static function ( array $found ) use ( $change ): string {
				$attributes = json_decode( $found['attributes'] ?? '' );
				if ( ! $attributes instanceof stdClass ) {
					return $found[0];
				}
				$before = wp_json_encode( $attributes );
				$change( $attributes );
				if ( wp_json_encode( $attributes ) === $before ) {
					return $found[0];
				}
				return '<!-- wp:' . $found['name'] . ' ' . serialize_block_attributes( (array) $attributes ) . ' ' . ( $found['void'] ?? '' ) . '-->';
			},
			$content
		);
	}

	/**
	 * Returns a document in one spelling: KSES writes `<br />` for `<br>` and serialises attributes in its own escaping.
	 *
	 * @param string $content Serialised blocks.
	 */
	private static function canonical( string $content ): string {
		$spell = static function ( array $block ) use ( &$spell ): array {
			return array(
				$block['blockName'],
				$block['attrs'],
				array_map(
					static function ( $part ) {
						return is_string( $part ) ? self::spelling( $part ) : null;
					},
					$block['innerContent']
				),
				array_map( $spell, $block['innerBlocks'] ),
			);
		};
		return (string) wp_json_encode( array_map( $spell, parse_blocks( $content ) ) );
	}

	/**
	 * @param string $html A piece of HTML, perhaps with tags that close elsewhere.
	 */
	private static function spelling( string $html ): string {
		$html = (string) preg_replace( '/\s*\/?>/', '>', $html );
		// KSES leaves out the semicolon and the space at the end of a style, and spells some characters as entities.
		$html = (string) preg_replace_callback(
			'/style="([^"]*)"/',
			static function ( array $found ): string {
				return 'style="' . rtrim( (string) preg_replace( '/\s*([;:])\s*/', '$1', $found[1] ), '; ' ) . '"';
			},
			$html
		);
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * @param array<int|string, array<string, mixed>> $blocks Parsed blocks.
	 */
	private static function text_of( array $blocks ): string {
		$text = '';
		foreach ( $blocks as $block ) {
			$text .= $block['innerHTML'] . self::text_of( $block['innerBlocks'] );
		}
		return $text;
	}
}
