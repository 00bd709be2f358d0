<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

use WP_HTML_Processor;

/**
 * Checks a block document as far as PHP can: that it is blocks and nothing else, whole, and free of what a user without
 * unfiltered_html could not save.
 */
final class Document {

	private const DELIMITER = '#<!--\s+(?P<closer>/)?wp:(?P<name>[a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?)\s+(?P<attributes>\{(?:(?!\}\s+/?-->).)*+\}\s+)?(?P<void>/)?-->#s';

	/**
	 * Checks a document.
	 *
	 * @param list<string> $content One serialised top-level block each.
	 * @param string       $name    Name for messages.
	 * @return list<string> Names of all blocks in it, sorted.
	 *
	 * @throws Refusal With what is wrong.
	 */
	public static function check( array $content, string $name ): array {
		if ( array() === $content ) {
			throw new Refusal( "$name has no blocks." );
		}
		$types = array();
		foreach ( $content as $number => $markup ) {
			$place = "$name, block " . ( $number + 1 );
			if ( ! wp_check_invalid_utf8( $markup ) ) {
				throw new Refusal( "$place is no UTF-8 text." );
			}
			self::require_balance( $markup, $place );
			$blocks = parse_blocks( $markup );
			if ( 1 !== count( $blocks ) || null === $blocks[0]['blockName'] ) {
				throw new Refusal( "$place is not exactly one block." );
			}
			if ( parse_blocks( serialize_blocks( $blocks ) ) !== $blocks ) {
				throw new Refusal( "$place is another one once it was saved." );
			}
			if ( self::meaning( parse_blocks( wp_kses( $markup, 'post' ) ) ) !== self::meaning( $blocks ) ) {
				throw new Refusal( "$place has markup that WordPress takes out for users without unfiltered_html." );
			}
			$types = array_merge( $types, self::types( $blocks ) );
		}
		$types = array_values( array_unique( $types ) );
		sort( $types );
		return $types;
	}

	/**
	 * @param string $markup Serialised blocks.
	 * @param string $place  For messages.
	 *
	 * @throws Refusal When a block is not closed, closed twice, or its attributes are no JSON object.
	 */
	private static function require_balance( string $markup, string $place ): void {
		preg_match_all( self::DELIMITER, $markup, $found, PREG_SET_ORDER );
		if ( count( $found ) !== preg_match_all( '#<!--\s*/?wp:#', $markup ) ) {
			throw new Refusal( "$place has a broken block delimiter." );
		}
		$open = array();
		foreach ( $found as $delimiter ) {
			$attributes = trim( $delimiter['attributes'] ?? '' );
			if ( '' !== $attributes && ! json_decode( $attributes ) instanceof \stdClass ) {
				throw new Refusal( "$place has attributes that are no JSON: {$delimiter['name']}." );
			}
			if ( '/' === ( $delimiter['closer'] ?? '' ) ) {
				if ( array_pop( $open ) !== $delimiter['name'] ) {
					throw new Refusal( "$place closes {$delimiter['name']}, which is not open." );
				}
			} elseif ( '/' !== ( $delimiter['void'] ?? '' ) ) {
				$open[] = $delimiter['name'];
			}
		}
		if ( array() !== $open ) {
			throw new Refusal( "$place does not close " . implode( ', ', $open ) . '.' );
		}
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

	/**
	 * @param array<int|string, array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function types( array $blocks ): array {
		$types = array();
		foreach ( $blocks as $block ) {
			if ( null !== $block['blockName'] ) {
				$types[] = $block['blockName'];
			}
			$types = array_merge( $types, self::types( $block['innerBlocks'] ) );
		}
		return $types;
	}
}
