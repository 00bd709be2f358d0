<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

/**
 * How search reads text: folded words, each found by its beginning. Of a long word the first letters tell enough: a row for each
 * further one would double the largest table of a hub.
 *
 * Folding happens here, because the two databases fold letters differently. A beginning is stored as a 64-bit hash: every
 * key has the same small size, and no collation can say two of them are alike.
 */
final class Search_Tokenizer {

	/** A beginning has at least so many letters; a shorter word counts whole. */
	private const SHORTEST = 3;

	/** Letters beyond these do not count. */
	private const LONGEST = 6;

	/** Words of a search beyond these do not count. */
	private const WORDS_OF_A_SEARCH = 6;

	/**
	 * Returns the keys under which words are found.
	 *
	 * @param list<string> $words Folded words.
	 * @return list<int>
	 */
	public static function index_keys( array $words ): array {
		$keys = array();
		foreach ( $words as $word ) {
			$length = mb_strlen( $word );
			for ( $letters = min( $length, self::SHORTEST ); $letters <= $length; $letters++ ) {
				$keys[ self::key( mb_substr( $word, 0, $letters ) ) ] = true;
			}
		}
		return array_keys( $keys );
	}

	/**
	 * Returns the keys that an item must all have to be found.
	 *
	 * @return list<int> Longer words, which are rarer, first; empty where there is no word in it.
	 */
	public static function search_keys( string $search ): array {
		$words = array_slice( self::words( $search ), 0, self::WORDS_OF_A_SEARCH );
		usort(
			$words,
			static function ( string $one, string $other ): int {
				return mb_strlen( $other ) <=> mb_strlen( $one );
			}
		);
		return array_map( array( self::class, 'key' ), $words );
	}

	/**
	 * Returns the folded words of a text.
	 *
	 * @return list<string> Each once.
	 */
	public static function words( string $text ): array {
		$cut = array();
		foreach ( self::whole_words( $text ) as $word ) {
			$cut[ 'w' . mb_substr( $word, 0, self::LONGEST ) ] = mb_substr( $word, 0, self::LONGEST );
		}
		return array_values( $cut );
	}

	/**
	 * Returns the folded words of a text, as long and as often as they are in it.
	 *
	 * @return list<string>
	 */
	public static function whole_words( string $text ): array {
		// One locale for all: remove_accents() folds ä otherwise in German. It makes ß one s, which nobody types.
		$lower  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text ) : strtolower( $text );
		$folded = remove_accents( str_replace( 'ß', 'ss', $lower ), 'en_US' );
		$words  = preg_split( '/[^\p{L}\p{N}]+/u', $folded, -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? array() : $words;
	}

	private static function key( string $beginning ): int {
		$number = unpack( 'J', substr( hash( 'sha256', $beginning, true ), 0, 8 ) );
		return false === $number ? 0 : (int) $number[1];
	}
}
