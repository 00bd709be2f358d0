<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/**
 * Reads a JSON object from a stream, piece by piece: the long lists in it are handed on some members at a time, and are never in memory
 * as a whole. Here is only found where a value ends; what it is, and whether it is one, json_decode() says.
 */
final class Json_Reader {

	/** Bytes that are read at once; twice as many after each time that a value did not end in them. */
	private const PIECE = 64 * 1024;

	/** Members of a list that are handed on at once, and how deep they may be. */
	private const AT_ONCE = 100;
	private const DEEPEST = 32;

	private const SPACE = " \t\r\n";

	/** Regular expressions of a member of a list and of one of an object. A number ends with what comes behind it. */
	private const ITEM     = '(?&space)(?&value)(?&space)';
	private const MEMBER   = '(?&space)(?&text)(?&space):(?&space)(?&value)(?&space)';
	private const PATTERNS = '(?(DEFINE)(?<space>[ \t\r\n]*+)(?<text>"(?:[^"\\\\]++|\\\\.)*+")(?<value>(?&text)|[{\[](?:[^{}\[\]"]++|(?&text)|(?=[{\[])(?&value))*+[}\]]|[-+.0-9A-Za-z]++(?=[ \t\r\n,}\]])))';

	/** @var resource */
	private $stream;

	/** What was read. */
	private string $read = '';

	/** Where it goes on in that. */
	private int $at = 0;

	/** Bytes to be read next. */
	private int $piece = self::PIECE;

	/** Bytes that may still come. */
	private int $left;

	/**
	 * @param resource $stream Where it comes from.
	 * @param int      $most   Bytes at the most.
	 */
	private function __construct( $stream, int $most ) {
		$this->stream = $stream;
		$this->left   = $most;
	}

	/**
	 * Reads an object.
	 *
	 * @param resource                                      $stream Where it comes from.
	 * @param int                                           $most   Bytes at the most.
	 * @param array<string, callable( array<mixed> ): void> $lists  Names of long lists, or long objects, to what takes their members: some at a time, those of an object by their names.
	 * @return array<string, mixed>|null The other members, and empty lists in place of those; null where it is no JSON object, is longer, or has two members of one name.
	 */
	public static function read( $stream, int $most, array $lists ): ?array {
		$reader = new self( $stream, $most );
		$said   = $reader->members( $lists );
		return null !== $said && '' === $reader->next() && $reader->left >= 0 ? $said : null;
	}

	/**
	 * @param array<string, callable( array<mixed> ): void> $lists As in read().
	 * @return array<string, mixed>|null
	 */
	private function members( array $lists ): ?array {
		$said = array();
		if ( ! $this->passes( '{' ) ) {
			return null;
		}
		while ( ! $this->passes( '}' ) ) {
			$name = array() === $said || $this->passes( ',' ) ? $this->value( '(?&text)' ) : null;
			if ( ! is_string( $name ) || array_key_exists( $name, $said ) || ! $this->passes( ':' ) ) {
				return null;
			}
			$said[ $name ] = array();
			$is_list       = '[' === $this->next();
			if ( $is_list || '{' === $this->next() ) {
				$take = $lists[ $name ] ?? static function ( array $some ) use ( &$said, $name, $is_list ): void {
					// One by one: what is there is not copied each time.
					foreach ( $some as $key => $one ) {
						if ( $is_list ) {
							$said[ $name ][] = $one;
						} else {
							$said[ $name ][ $key ] = $one;
						}
					}
				};
				if ( ! $this->hand_on( $is_list, $take ) ) {
					return null;
				}
				continue;
			}
			$said[ $name ] = $this->value( '(?&value)' );
			if ( JSON_ERROR_NONE !== json_last_error() ) {
				return null;
			}
		}
		return $said;
	}

	/**
	 * Hands on what is in a list or in an object, to its end.
	 *
	 * @param callable( array<mixed> ): void $take    Takes some members.
	 * @return bool Whether it was JSON.
	 */
	private function hand_on( bool $is_list, callable $take ): bool {
		$end = $is_list ? ']' : '}';
		$one = $is_list ? self::ITEM : self::MEMBER;
		++$this->at;
		if ( $this->passes( $end ) ) {
			return true;
		}
		do {
			// The last one has no comma behind it.
			$text = $this->match( "(?:$one,){1," . self::AT_ONCE . "}+|$one\\$end" );
			// So many so large ones may be too much for PCRE.
			$text = '' === $text ? $this->match( "$one(?:,|\\$end)" ) : $text;
			$some = json_decode( ( $is_list ? '[' : '{' ) . substr( $text, 0, -1 ) . $end, true, self::DEEPEST );
			if ( '' === $text || ! is_array( $some ) ) {
				return false;
			}
			$take( $some );
		} while ( ',' === substr( $text, -1 ) );
		return true;
	}

	/** Returns the byte that comes next, behind spaces; '' at the end. */
	private function next(): string {
		do {
			$this->at += strspn( $this->read, self::SPACE, $this->at );
			$next      = (string) substr( $this->read, $this->at, 1 );
		} while ( '' === $next && $this->read_on() );
		return $next;
	}

	/**
	 * Goes on behind a sign, where that comes next.
	 *
	 * @param string $sign One byte.
	 */
	private function passes( string $sign ): bool {
		$is_next   = $this->next() === $sign;
		$this->at += (int) $is_next;
		return $is_next;
	}

	/**
	 * Reads a value.
	 *
	 * @param string $pattern What it may be.
	 * @return mixed Null also where it is none; then json_last_error() says so.
	 */
	private function value( string $pattern ) {
		$this->next();
		return json_decode( $this->match( $pattern ), true, self::DEEPEST );
	}

	/**
	 * Goes on behind a text, and reads as much as it takes.
	 *
	 * @return string '' where something else comes.
	 */
	private function match( string $pattern ): string {
		do {
			if ( 1 === preg_match( "~\\G(?:$pattern)" . self::PATTERNS . '~s', $this->read, $found, 0, $this->at ) ) {
				$this->at   += strlen( $found[0] );
				$this->piece = self::PIECE;
				return $found[0];
			}
		} while ( PREG_NO_ERROR === preg_last_error() && $this->read_on() );
		return '';
	}

	/** Reads more, and says whether there was any: what is longer than it may be ends here. */
	private function read_on(): bool {
		$more        = $this->left < 0 ? '' : (string) @stream_get_contents( $this->stream, $this->piece ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- what is damaged ends too early, or is another thing.
		$this->left -= strlen( $more );
		if ( '' === $more || $this->left < 0 ) {
			return false;
		}
		$this->read   = substr( $this->read, $this->at ) . $more;
		$this->at     = 0;
		$this->piece *= 2;
		return true;
	}
}
