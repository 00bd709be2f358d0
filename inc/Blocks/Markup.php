<?php

declare( strict_types=1 );

namespace Templately\Blocks;

/**
 * Serialised blocks, as both halves have to look at them: what PHP can see of their soundness, and what KSES makes of them.
 */
final class Markup {

	/**
	 * Says whether a document is blocks from end to end, each closed, so that reading and writing it changes no byte.
	 *
	 * @param string $content Serialised blocks.
	 */
	public static function is_sound( string $content ): bool {
		$blocks = parse_blocks( $content );
		if ( serialize_blocks( $blocks ) !== $content ) {
			return false;
		}
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] && '' !== trim( $block['innerHTML'] ) ) {
				return false;
			}
		}
		// A delimiter that the parser took for text was never closed, or closes nothing.
		return 0 === preg_match( '/<!--\s+\/?wp:/', self::text_of( $blocks ) );
	}

	/**
	 * Returns the name of each type of block in a document, once.
	 *
	 * @param string $content Serialised blocks.
	 * @return list<string>
	 */
	public static function block_types( string $content ): array {
		$names = array();
		self::each(
			parse_blocks( $content ),
			static function ( array $block ) use ( &$names ): array {
				if ( null !== $block['blockName'] ) {
					$names[ $block['blockName'] ] = true;
				}
				return $block;
			}
		);
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
	 * Changes every block of a document, from the outside in.
	 *
	 * @param string                                                      $content Serialised blocks.
	 * @param callable( array<string, mixed> ): array<string, mixed>      $change  Takes and returns a parsed block.
	 */
	public static function map( string $content, callable $change ): string {
		return serialize_blocks( self::each( parse_blocks( $content ), $change ) );
	}

	/**
	 * @param array<int|string, array<string, mixed>>                $blocks Parsed blocks.
	 * @param callable( array<string, mixed> ): array<string, mixed> $change Takes and returns a parsed block.
	 * @return array<int|string, array<string, mixed>>
	 */
	private static function each( array $blocks, callable $change ): array {
		foreach ( $blocks as $index => $block ) {
			$block                = $change( $block );
			$block['innerBlocks'] = self::each( $block['innerBlocks'], $change );
			$blocks[ $index ]     = $block;
		}
		return $blocks;
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
