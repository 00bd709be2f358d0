<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/** Validates and sanitises serialised blocks, for both halves. */
final class Block_Markup {

	/** Block delimiter, as in core's parser. It is also exactly one HTML comment. */
	private const DELIMITER = '#^<!--\s++(?<closer>/)?wp:(?<name>[a-z][a-z0-9_-]*+(?:/[a-z][a-z0-9_-]*+)?)\s++(?<attributes>\{.*\}\s+)?(?<void>/)?-->$#sD';

	private const ADDRESS = '/(?:ur[il]|href|src|link|poster)$/i';

	/** Sanitising repeats until nothing changes, because removing markup can create a new tag. */
	private const ROUNDS = 3;

	/** @return string What keeps the markup from being exactly one valid block, such as 'has a broken block delimiter'; '' if nothing does. */
	public static function validation_error( string $markup ): string {
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
		$saved = serialize_blocks( $blocks );
		return $saved === $markup || parse_blocks( $saved ) === $blocks ? '' : 'is another one once it was saved';
	}

	/** @return list<string> Names of all block types in the markup, sorted. */
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
	 * Removes what users without unfiltered_html may not write. Each piece of HTML between two delimiters must be complete, because an open
	 * tag could swallow the next block.
	 * @param Kses|null $kses To reuse an instance.
	 * @return string Unchanged bytes if only the notation would change.
	 */
	public static function sanitize( string $markup, ?Kses $kses = null ): string {
		$kses = $kses ?? new Kses();
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$cleaned = '';
			foreach ( self::tokenize( $markup ) as $piece ) {
				$cleaned .= is_string( $piece ) ? $kses->clean_html( $piece ) : self::clean_delimiter( $piece, $kses );
			}
			if ( $cleaned === $markup ) {
				return $markup;
			}
			$markup = $cleaned;
		}
		return '';
	}

	/** Encodes < and > in attributes of HTML tags as sanitize() does, and changes nothing else. Editors of older WordPress versions do not encode <. */
	public static function encode_attribute_brackets( string $markup ): string {
		$spelled = '';
		foreach ( self::tokenize( $markup ) as $piece ) {
			$spelled .= is_string( $piece ) ? Kses::encode_attribute_brackets( $piece ) : self::change_delimiter(
				$piece,
				static function ( string $text ): string {
					return Kses::encode_attribute_brackets( $text );
				}
			);
		}
		return $spelled;
	}

	/** @return string What sanitize() removes, such as '<script>, onclick of <p>'. */
	public static function list_removals( string $markup ): string {
		$kses = new Kses();
		$all  = array();
		foreach ( self::tokenize( $markup ) as $piece ) {
			if ( is_string( $piece ) ) {
				$all = array_merge( $all, $kses->clean_html( $piece ) === $piece ? array() : $kses->list_removals( $piece ) );
				continue;
			}
			if ( self::clean_delimiter( $piece, $kses ) === $piece[0] ) {
				continue;
			}
			$texts      = array();
			$attributes = (array) json_decode( $piece['attributes'] ?? '', true );
			array_walk_recursive(
				$attributes,
				static function ( $text, $name ) use ( &$texts, $kses ): void {
					$texts = array_merge( $texts, $kses->list_removals( (string) $name ), is_string( $text ) ? $kses->list_removals( $text ) : array() );
					if ( is_string( $text ) && Kses::clean_url( $text ) !== $text ) {
						$texts[] = "an address that runs ($name)";
					}
				}
			);
			$all[] = ( array() === $texts ? 'markup' : implode( ', ', $texts ) ) . " in the attributes of {$piece['name']}";
		}
		return array() === $all ? 'HTML that is written in another way than WordPress writes it' : implode( ', ', array_unique( $all ) );
	}

	/**
	 * Splits a document into top-level blocks. Text outside of blocks becomes a classic block with paragraphs, as in the editor.
	 * @return list<string> Invalid blocks are returned unchanged; validation_error() reports them.
	 */
	public static function split( string $markup ): array {
		$blocks = array();
		$block  = '';
		$depth  = 0;
		foreach ( self::tokenize( $markup ) as $piece ) {
			if ( is_string( $piece ) ) {
				if ( $depth > 0 ) {
					$block .= $piece;
				} elseif ( '' !== trim( $piece ) ) {
					$blocks[] = 1 === preg_match( '/<!--' . Kses::BLOCK . '/', $piece ) ? trim( $piece ) : "<!-- wp:freeform -->\n" . trim( wpautop( $piece ) ) . "\n<!-- /wp:freeform -->";
				}
				continue;
			}
			$block .= $piece[0];
			$depth += '/' === $piece['closer'] ? -1 : ( '/' === ( $piece['void'] ?? '' ) ? 0 : 1 );
			if ( $depth <= 0 ) {
				$blocks[] = $block;
				$block    = '';
				$depth    = 0;
			}
		}
		return '' === $block ? $blocks : array_merge( $blocks, array( $block ) );
	}

	/** Returns the error of an unclosed block, a wrong closer or invalid attributes; '' if there is none. */
	private static function imbalance( string $markup ): string {
		$open = array();
		foreach ( self::tokenize( $markup ) as $piece ) {
			if ( is_string( $piece ) ) {
				if ( 1 === preg_match( '/<!--' . Kses::BLOCK . '/', $piece ) ) {
					return 'has a broken block delimiter';
				}
				continue;
			}
			$attributes = trim( $piece['attributes'] ?? '' );
			if ( '' !== $attributes && null === self::attributes( $attributes ) ) {
				return "has attributes that are no JSON: {$piece['name']}";
			}
			if ( '/' === $piece['closer'] ) {
				if ( array_pop( $open ) !== $piece['name'] ) {
					return "closes {$piece['name']}, which is not open";
				}
			} elseif ( '/' !== ( $piece['void'] ?? '' ) ) {
				$open[] = $piece['name'];
			}
		}
		return array() === $open ? '' : 'does not close ' . implode( ', ', $open );
	}

	/** @return list<string|array<string>> HTML as strings, delimiters as matches of DELIMITER. Runs in linear time. */
	public static function tokenize( string $markup ): array {
		$pieces = array();
		$done   = 0;
		$end    = -1;
		$start  = strpos( $markup, '<!--' );
		while ( false !== $start ) {
			$next = strpos( $markup, '<!--', $start + 4 );
			$end  = $end < $start ? strpos( $markup, '-->', $start + 4 ) : $end;
			if ( false === $end ) {
				break;
			}
			if ( ( false === $next || $next > $end ) && 1 === preg_match( self::DELIMITER, (string) substr( $markup, $start, $end + 3 - $start ), $found ) ) {
				$pieces[] = (string) substr( $markup, $done, $start - $done );
				$pieces[] = $found;
				$done     = $end + 3;
			}
			$start = $next;
		}
		$pieces[] = (string) substr( $markup, $done );
		return $pieces;
	}

	/** Returns null for anything but an object that can be encoded again; infinite numbers cannot. */
	private static function attributes( string $json ): ?stdClass {
		$attributes = json_decode( $json );
		return $attributes instanceof stdClass && false !== wp_json_encode( $attributes ) ? $attributes : null;
	}

	/** @param array<string> $delimiter */
	private static function clean_delimiter( array $delimiter, Kses $kses ): string {
		$name    = false === strpos( $delimiter['name'], '/' ) ? "core/{$delimiter['name']}" : $delimiter['name'];
		$is_core = 0 === strpos( $name, 'core/' );
		if ( '' !== ( $delimiter['attributes'] ?? '' ) && null === self::attributes( $delimiter['attributes'] ) ) {
			// Another parser may accept attributes that PHP rejects.
			return "<!-- {$delimiter['closer']}wp:{$delimiter['name']} " . ( $delimiter['void'] ?? '' ) . '-->';
		}
		return self::change_delimiter(
			$delimiter,
			static function ( string $text, string $member ) use ( $kses, $is_core, $name ): string {
				$text = $kses->clean_text( $text, $is_core );
				// In blocks of other plugins any string can be a URL.
				$text = ! $is_core || 1 === preg_match( self::ADDRESS, $member ) ? Kses::clean_url( $text ) : $text;
				return 'core/template-part' === $name ? (string) filter_block_core_template_part_attributes( $text, $member, 'post' ) : $text;
			}
		);
	}

	/**
	 * Maps all strings and keys of decoded JSON.
	 * @param mixed                              $value
	 * @param callable( string, string ): string $change Takes a string and the name of its member; '' for a key.
	 * @return mixed
	 */
	private static function changed( $value, callable $change, string $name = '' ) {
		if ( is_string( $value ) ) {
			return $change( $value, $name );
		}
		if ( ! is_array( $value ) && ! $value instanceof stdClass ) {
			return $value;
		}
		$changed = array();
		foreach ( (array) $value as $key => $member ) {
			$changed[ is_string( $key ) ? $change( $key, '' ) : $key ] = self::changed( $member, $change, is_string( $key ) ? $key : $name );
		}
		return is_array( $value ) ? $changed : (object) $changed;
	}

	/**
	 * Maps the strings of a delimiter's attributes.
	 * @param array<string>                      $delimiter
	 * @param callable( string, string ): string $change
	 */
	private static function change_delimiter( array $delimiter, callable $change ): string {
		$attributes = self::attributes( $delimiter['attributes'] ?? '' );
		if ( null === $attributes ) {
			// Core's parser sees no attributes either.
			return $delimiter[0];
		}
		$changed = self::changed( $attributes, $change );
		if ( wp_json_encode( $changed ) === wp_json_encode( $attributes ) ) {
			return $delimiter[0];
		}
		return "<!-- {$delimiter['closer']}wp:{$delimiter['name']} " . serialize_block_attributes( (array) $changed ) . ' ' . ( $delimiter['void'] ?? '' ) . '-->';
	}
}
