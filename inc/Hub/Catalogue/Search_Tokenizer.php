<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

/**
 * Splits text into normalized words, each found by its prefixes. Only the first letters of a long word count: a row for each further
 * letter would double the hub's largest table.
 * Normalizes in PHP, because the two databases compare letters differently. A prefix is stored as a 64-bit hash, so that keys are
 * small and do not depend on a collation.
 */
final class Search_Tokenizer {

	/** Minimum letters of a prefix. A shorter word counts as a whole. */
	private const MIN_LENGTH = 3;

	/** Maximum letters of a prefix. */
	private const MAX_LENGTH = 6;

	private const MAX_SEARCH_WORDS = 6;

	/**
	 * @param list<string> $words Normalized words.
	 * @return list<int> Keys to store for words.
	 */
	public static function index_keys( array $words ): array {
		$keys = array();
		foreach ( $words as $word ) {
			$length = mb_strlen( $word );
			for ( $letters = min( $length, self::MIN_LENGTH ); $letters <= $length; $letters++ ) {
				$keys[ self::key( mb_substr( $word, 0, $letters ) ) ] = true;
			}
		}
		return array_keys( $keys );
	}

	/** @return list<int> Keys that an item must have to match a search. Longer (rarer) words first; empty if the search contains no word. */
	public static function search_keys( string $search ): array {
		$words = array_slice( self::words( $search ), 0, self::MAX_SEARCH_WORDS );
		usort(
			$words,
			static function ( string $one, string $other ): int {
				return mb_strlen( $other ) <=> mb_strlen( $one );
			}
		);
		return array_map( array( self::class, 'key' ), $words );
	}

	/** @return list<string> Distinct normalized words of a text, cut to the longest prefix. */
	public static function words( string $text ): array {
		$cut = array();
		foreach ( self::whole_words( $text ) as $word ) {
			$cut[ 'w' . mb_substr( $word, 0, self::MAX_LENGTH ) ] = mb_substr( $word, 0, self::MAX_LENGTH );
		}
		return array_values( $cut );
	}

	/** @return list<string> All normalized words of a text in full length, with repetitions. */
	public static function whole_words( string $text ): array {
		// One locale for all sites, because remove_accents() converts ä differently in German. Convert ß first,
		// because remove_accents() writes it as one s.
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
