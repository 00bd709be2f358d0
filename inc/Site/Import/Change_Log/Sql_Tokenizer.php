<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * Reads SQL as far as capture needs it: words that stand outside of quotes, comments and brackets, and lists of values. Pure.
 */
final class Sql_Tokenizer {

	private const TOKEN = '~\'[^\'\\\\]*+(?:(?:\\\\.|\'\')[^\'\\\\]*+)*+\'|"[^"\\\\]*+(?:(?:\\\\.|"")[^"\\\\]*+)*+"|`[^`]*+`|/\*.*?\*/|--[ \t][^\n]*|#[^\n]*|[(),]|[A-Za-z_][A-Za-z_0-9]*~s';

	private const VALUE = '~\'([^\'\\\\]*+(?:(?:\\\\.|\'\')[^\'\\\\]*+)*+)\'|"([^"\\\\]*+(?:(?:\\\\.|"")[^"\\\\]*+)*+)"|[(),]|[^\s\'"(),]+~s';

	private const ESCAPES = array(
		'n' => "\n",
		'r' => "\r",
		't' => "\t",
		'0' => "\0",
		'Z' => "\x1a",
		'b' => "\x08",
	);

	/**
	 * Returns a statement without the blanks and comments in front of it. What stands in one for some versions of the database is no comment.
	 *
	 * @param string $sql A statement.
	 */
	public static function trim( string $sql ): string {
		return (string) preg_replace( '~^(?:\s+|/\*(?!M?!).*?\*/|--[ \t][^\n]*(?:\n|$)|#[^\n]*(?:\n|$))+~s', '', $sql );
	}

	/**
	 * Returns a statement without any comments. What stands in one for some versions of the database is taken for a part of it.
	 *
	 * @param string $sql A statement.
	 */
	public static function strip_comments( string $sql ): string {
		return (string) preg_replace_callback(
			self::TOKEN,
			static function ( array $token ): string {
				if ( 1 === preg_match( '~^/\*M?!\d*(.*)\*/$~s', $token[0], $found ) ) {
					return " $found[1] ";
				}
				return 1 === preg_match( '~^(?:/\*|--|#)~', $token[0] ) ? ' ' : $token[0];
			},
			$sql
		);
	}

	/**
	 * Divides a list at its commas, other than those in quotes and brackets.
	 *
	 * @param string $list SQL without comments.
	 * @return list<string> Without blanks around each.
	 */
	public static function split_list( string $list ): array {
		$parts = array();
		$from  = 0;
		$depth = 0;
		preg_match_all( self::TOKEN, $list, $tokens, PREG_OFFSET_CAPTURE );
		foreach ( $tokens[0] as list( $token, $at ) ) {
			if ( '(' === $token ) {
				++$depth;
			} elseif ( ')' === $token ) {
				--$depth;
			} elseif ( ',' === $token && 0 === $depth ) {
				$parts[] = trim( substr( $list, $from, $at - $from ) );
				$from    = $at + 1;
			}
		}
		$parts[] = trim( substr( $list, $from ) );
		return $parts;
	}

	/**
	 * Returns the words outside of quotes, comments and brackets.
	 *
	 * @param string $sql SQL.
	 * @return list<array{string, int}> Word in capitals, and where it begins.
	 */
	public static function keywords( string $sql ): array {
		$words = array();
		$depth = 0;
		preg_match_all( self::TOKEN, $sql, $tokens, PREG_OFFSET_CAPTURE );
		foreach ( $tokens[0] as list( $token, $at ) ) {
			if ( '(' === $token ) {
				++$depth;
			} elseif ( ')' === $token ) {
				--$depth;
			} elseif ( 0 === $depth && ( ctype_alpha( $token[0] ) || '_' === $token[0] ) ) {
				$words[] = array( strtoupper( $token ), $at );
			}
		}
		return $words;
	}

	/**
	 * Says where the first of some words begins.
	 *
	 * @param list<array{string, int}> $words  What words() returned.
	 * @param string[]                 $wanted Words in capitals.
	 * @param int                      $after  Where to begin to look.
	 */
	public static function find( array $words, array $wanted, int $after = 0 ): ?int {
		foreach ( $words as list( $word, $at ) ) {
			if ( $at >= $after && in_array( $word, $wanted, true ) ) {
				return $at;
			}
		}
		return null;
	}

	/**
	 * Reads the tuples that follow VALUES.
	 *
	 * @param string $sql What follows VALUES.
	 * @return list<list<string|null|false>> False stands for an expression, whose value is not known.
	 */
	public static function tuples( string $sql ): array {
		$rows  = array();
		$row   = array();
		$value = null;
		$depth = 0;
		preg_match_all( self::VALUE, $sql, $tokens, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
		foreach ( $tokens as $token ) {
			$text = (string) $token[0];
			if ( '(' === $text ) {
				++$depth;
				$row   = 1 === $depth ? array() : $row;
				$value = 1 === $depth ? null : false;
			} elseif ( ')' === $text ) {
				--$depth;
				if ( 0 === $depth ) {
					$row[]  = $value;
					$rows[] = $row;
				}
			} elseif ( 0 === $depth ) {
				if ( ',' !== $text ) {
					break;
				}
			} elseif ( $depth > 1 ) {
				$value = false;
			} elseif ( ',' === $text ) {
				$row[] = $value;
				$value = null;
			} else {
				$value = null === $value ? self::value( $text, $token[1] ?? $token[2] ?? null ) : false;
			}
		}
		return $rows;
	}

	/**
	 * Takes the quotes off a name.
	 *
	 * @param string $name A name, as it stands in SQL.
	 */
	public static function unquote( string $name ): string {
		return trim( $name, " `\t\r\n" );
	}

	/**
	 * @param string      $text   A token.
	 * @param string|null $quoted What stands between its quotes; null where it has none.
	 * @return string|null|false
	 */
	private static function value( string $text, ?string $quoted ) {
		if ( null !== $quoted ) {
			$mark = $text[0];
			return (string) preg_replace_callback(
				"/\\\\(.)|$mark$mark/s",
				static function ( array $found ): string {
					return isset( $found[1] ) ? self::ESCAPES[ $found[1] ] ?? $found[1] : $found[0][0];
				},
				$quoted
			);
		}
		if ( 0 === strcasecmp( $text, 'NULL' ) ) {
			return null;
		}
		return is_numeric( $text ) ? $text : false;
	}
}
