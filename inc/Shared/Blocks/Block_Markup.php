<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/**
 * Serialised blocks, as both halves look at them: what PHP can see of their soundness, and what KSES makes of them.
 */
final class Block_Markup {

	/** A block's delimiter, as WordPress's own parser finds it; besides, it is one comment to a browser. */
	private const DELIMITER = '#^<!--\s++(?<closer>/)?wp:(?<name>[a-z][a-z0-9_-]*+(?:/[a-z][a-z0-9_-]*+)?)\s++(?<attributes>\{.*\}\s+)?(?<void>/)?-->$#sD';

	/** Names of attributes of WordPress's own blocks that are addresses. */
	private const ADDRESS = '/(?:ur[il]|href|src|link|poster)$/i';

	/** How often markup that was changed is looked at again: nothing of it may be a tag only now. */
	private const ROUNDS = 3;

	/**
	 * Says what keeps some markup from being exactly one whole block.
	 *
	 * @param string $markup Serialised blocks.
	 * @return string The rest of a sentence, such as 'has a broken block delimiter', or '' where nothing does.
	 */
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
	 * Each stretch of HTML between two delimiters stands for itself: it may not end inside a tag, or a block could swallow the next.
	 *
	 * @param string    $markup Serialised blocks.
	 * @param Kses|null $kses   What has asked WordPress already what is allowed, for who cleans many; null to ask.
	 * @return string The same bytes where nothing but spelling would change, else cleaned markup, which this leaves as it is.
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

	/**
	 * Spells attributes in HTML as clean() does, and changes nothing else: the editor of an older WordPress leaves < in them.
	 *
	 * @param string $markup Serialised blocks.
	 * @return string Markup that editors and browsers read as the same.
	 */
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

	/**
	 * Says what clean() takes out of some markup, for whoever wrote it.
	 *
	 * @param string $markup Serialised blocks.
	 * @return string Such as '<script>, onclick of <p>'.
	 */
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
	 * Splits a document into its blocks. Text between them, or without any, becomes a classic block as in the editor, with the
	 * paragraphs that WordPress gives it.
	 *
	 * @param string $markup Serialised blocks, classic text, or both.
	 * @return list<string> One serialised top-level block each; what is no sound block stays as it is, for fault() to say.
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

	/**
	 * @param string $markup Serialised blocks.
	 * @return string What is wrong where a block is not closed, closed twice, or its attributes are no JSON object; else ''.
	 */
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

	/**
	 * Splits markup at its delimiters, looking at each byte a fixed number of times whatever they say.
	 *
	 * @param string $markup Serialised blocks.
	 * @return list<string|array<string>> HTML as it stands, and delimiters as DELIMITER finds them.
	 */
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

	/** @return stdClass|null Null for what is no object, or could not be written again: a number without end. */
	private static function attributes( string $json ): ?stdClass {
		$attributes = json_decode( $json );
		return $attributes instanceof stdClass && false !== wp_json_encode( $attributes ) ? $attributes : null;
	}

	/** @param array<string> $delimiter A delimiter. */
	private static function clean_delimiter( array $delimiter, Kses $kses ): string {
		$name    = false === strpos( $delimiter['name'], '/' ) ? "core/{$delimiter['name']}" : $delimiter['name'];
		$is_core = 0 === strpos( $name, 'core/' );
		if ( '' !== ( $delimiter['attributes'] ?? '' ) && null === self::attributes( $delimiter['attributes'] ) ) {
			// What is no JSON here can be some to another parser.
			return "<!-- {$delimiter['closer']}wp:{$delimiter['name']} " . ( $delimiter['void'] ?? '' ) . '-->';
		}
		return self::change_delimiter(
			$delimiter,
			static function ( string $text, string $member ) use ( $kses, $is_core, $name ): string {
				$text = $kses->clean_text( $text, $is_core );
				// Which texts of another's block are addresses, nobody knows.
				$text = ! $is_core || 1 === preg_match( self::ADDRESS, $member ) ? Kses::clean_url( $text ) : $text;
				return 'core/template-part' === $name ? (string) filter_block_core_template_part_attributes( $text, $member, 'post' ) : $text;
			}
		);
	}

	/**
	 * @param mixed                              $value  Decoded JSON.
	 * @param callable( string, string ): string $change Takes a text, and the name of the member that it is in; returns the text anew. Names are texts without one.
	 * @param string                             $name   Name of the member that the value is in.
	 * @return mixed The same, its texts and names changed.
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
	 * @param array<string>                      $delimiter A delimiter.
	 * @param callable( string, string ): string $change    Changes a text in its attributes, as changed() takes it. They are decoded to objects so that {} stays {}.
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
