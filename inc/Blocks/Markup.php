<?php

declare( strict_types=1 );

namespace Templately\Blocks;

use stdClass;
use WP_HTML_Processor;

/**
 * Serialised blocks, as both halves look at them: what PHP can see of their soundness, and what KSES makes of them.
 */
final class Markup {

	/** A block's delimiter, as WordPress's own parser finds it. */
	private const DELIMITER = '#<!--\s+(?<closer>/)?wp:(?<name>[a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?)\s+(?<attributes>\{(?:(?!\}\s+/?-->).)*+\}\s+)?(?<void>/)?-->#s';

	/**
	 * Says what keeps some markup from being exactly one whole block.
	 *
	 * @param string $markup Serialised blocks.
	 * @return string The rest of a sentence, such as 'has a broken block delimiter', or '' where nothing does.
	 */
	public static function fault( string $markup ): string {
		if ( '' === wp_check_invalid_utf8( $markup ) ) {
			return 'is no UTF-8 text';
		}
		$fault = self::imbalance( $markup );
		if ( '' !== $fault ) {
			return $fault;
		}
		$blocks = parse_blocks( $markup );
		if ( 1 !== count( $blocks ) || null === $blocks[0]['blockName'] ) {
			return 'is not exactly one block';
		}
		return parse_blocks( serialize_blocks( $blocks ) ) === $blocks ? '' : 'is another one once it was saved';
	}

	/**
	 * Returns the name of each type of block in some markup, once, sorted.
	 *
	 * @param string $markup Serialised blocks.
	 * @return list<string>
	 */
	public static function block_types( string $markup ): array {
		$names = array();
		$walk  = static function ( array $blocks ) use ( &$walk, &$names ): void {
			foreach ( $blocks as $block ) {
				if ( null !== $block['blockName'] ) {
					$names[ $block['blockName'] ] = true;
				}
				$walk( $block['innerBlocks'] );
			}
		};
		$walk( parse_blocks( $markup ) );
		ksort( $names );
		return array_keys( $names );
	}

	/**
	 * Takes out what somebody without unfiltered_html may not write.
	 *
	 * @param string $markup Serialised blocks.
	 * @return string The same bytes where nothing but spelling would change, else the cleaned markup.
	 */
	public static function clean( string $markup ): string {
		$cleaned = wp_kses_post( $markup );
		return self::meaning( parse_blocks( $cleaned ) ) === self::meaning( parse_blocks( $markup ) ) ? $markup : $cleaned;
	}

	/**
	 * Changes the attributes of blocks; a block whose attributes stay the same keeps its bytes.
	 *
	 * @param string                     $markup Serialised blocks.
	 * @param callable( stdClass ): void $change Changes one block's attributes, which are decoded to objects so that {} stays {}.
	 */
	public static function change_attributes( string $markup, callable $change ): string {
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
			$markup
		);
	}

	/**
	 * @param string $markup Serialised blocks.
	 * @return string What is wrong where a block is not closed, closed twice, or its attributes are no JSON object; else ''.
	 */
	private static function imbalance( string $markup ): string {
		preg_match_all( self::DELIMITER, $markup, $found, PREG_SET_ORDER );
		if ( count( $found ) !== preg_match_all( '#<!--\s*/?wp:#', $markup ) ) {
			return 'has a broken block delimiter';
		}
		$open = array();
		foreach ( $found as $delimiter ) {
			$attributes = trim( $delimiter['attributes'] ?? '' );
			if ( '' !== $attributes && ! json_decode( $attributes ) instanceof stdClass ) {
				return "has attributes that are no JSON: {$delimiter['name']}";
			}
			if ( '/' === $delimiter['closer'] ) {
				if ( array_pop( $open ) !== $delimiter['name'] ) {
					return "closes {$delimiter['name']}, which is not open";
				}
			} elseif ( '/' !== ( $delimiter['void'] ?? '' ) ) {
				$open[] = $delimiter['name'];
			}
		}
		return array() === $open ? '' : 'does not close ' . implode( ', ', $open );
	}

	/**
	 * Reduces blocks to what they mean: KSES writes the same HTML in another spelling.
	 *
	 * @param array<int|string, array<string, mixed>> $blocks Parsed blocks.
	 * @return array<int|string, array<string, mixed>>
	 */
	private static function meaning( array $blocks ): array {
		foreach ( $blocks as &$block ) {
			$pieces = array();
			foreach ( $block['innerContent'] as $piece ) {
				$pieces[] = null === $piece ? '<hr data-inner-block>' : $piece;
			}
			$block = array(
				'name'   => $block['blockName'],
				'attrs'  => $block['attrs'],
				'html'   => self::normal( implode( '', $pieces ) ),
				'blocks' => self::meaning( $block['innerBlocks'] ),
			);
		}
		return $blocks;
	}

	/**
	 * @param string $html HTML of a block, with marks for its inner blocks.
	 */
	private static function normal( string $html ): string {
		$normal = WP_HTML_Processor::normalize( $html );
		// Where the processor gives up, the markup as it stands decides.
		$normal = null === $normal ? str_replace( ' />', '>', $html ) : $normal;
		// KSES drops the semicolon at the end of a style and spaces within.
		return (string) preg_replace_callback(
			'/ style="([^"]*)"/',
			static function ( array $found ): string {
				return ' style="' . rtrim( (string) preg_replace( '/\s*([:;,])\s*/', '$1', $found[1] ), ';' ) . '"';
			},
			$normal
		);
	}
}
