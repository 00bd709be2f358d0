<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

use Countable;
use Generator;
use IteratorAggregate;
use RuntimeException;

/**
 * A list of records with the same members that may be ten thousand long, in memory as compressed text: an array is a thousand bytes
 * for each of them, and this some dozens. They are read in their order, or found by the first of their members.
 *
 * @implements IteratorAggregate<int, array<string, mixed>>
 */
final class Packed_List implements Countable, IteratorAggregate {

	/** Records that are packed, and read, at once. */
	private const AT_ONCE = 100;

	/** Bytes of the index for one record. */
	private const HASH = 4;

	/** @var list<string> */
	private array $members;

	/** @var list<string> Compressed JSON, of AT_ONCE records each. */
	private array $packed = array();

	/** @var list<list<mixed>> Values of the last records, which are too few to be packed. */
	private array $last = array();

	/** A hash of the first member of each record. */
	private string $index = '';

	/** What the hashes begin with: who makes a list of foreign texts cannot make them all the same. */
	private string $salt;

	/** Where something was found last: what is looked for next mostly comes next. */
	private int $found = 0;

	/** @var array{int, list<list<mixed>>} What was unpacked last, and its place. */
	private array $unpacked = array( -1, array() );

	/**
	 * @param list<string> $members Names of the members; by the first, which is a number or a text, a record is found.
	 * @param string       $salt    What hashes begin with; '' for something that nobody knows.
	 */
	public function __construct( array $members, string $salt = '' ) {
		$this->members = $members;
		$this->salt    = '' === $salt ? random_bytes( 8 ) : $salt;
	}

	/**
	 * Adds a record.
	 *
	 * @param array<string, mixed> $record All members, of what JSON can write.
	 */
	public function add( array $record ): void {
		$values = array();
		foreach ( $this->members as $member ) {
			$values[] = $record[ $member ];
		}
		$this->index .= $this->hash( $values[0] );
		$this->last[] = $values;
		if ( count( $this->last ) === self::AT_ONCE ) {
			$this->packed[] = self::pack( $this->last );
			$this->last     = array();
		}
	}

	/** Returns how many there are. */
	public function count(): int {
		return max( 0, intdiv( strlen( $this->index ), self::HASH ) );
	}

	/**
	 * Returns a record.
	 *
	 * @param int $place Where it stands; 0 is the first.
	 * @return array<string, mixed>
	 */
	public function at( int $place ): array {
		return self::record( $this->members, $this->values( intdiv( $place, self::AT_ONCE ) )[ $place % self::AT_ONCE ] );
	}

	/**
	 * Finds a record.
	 *
	 * @param int|string $first Its first member.
	 * @return array<string, mixed>|null The first one that has it.
	 */
	public function find( $first ): ?array {
		$place = $this->place( $first );
		return null === $place ? null : $this->at( $place );
	}

	/**
	 * Finds where a record stands.
	 *
	 * @param int|string $first Its first member.
	 * @return int|null Null where there is none.
	 */
	public function place( $first ): ?int {
		$hash = $this->hash( $first );
		foreach ( array( $this->found, 0 ) as $from ) {
			for ( $at = strpos( $this->index, $hash, self::HASH * $from ); false !== $at; $at = strpos( $this->index, $hash, $at + 1 ) ) {
				$place = intdiv( $at, self::HASH );
				if ( $this->values( intdiv( $place, self::AT_ONCE ) )[ $place % self::AT_ONCE ][0] === $first ) {
					$this->found = $place;
					return $place;
				}
			}
		}
		return null;
	}

	/**
	 * Reads all of them.
	 *
	 * @return Generator<int, array<string, mixed>> Place to record.
	 */
	public function getIterator(): Generator {
		$place = 0;
		foreach ( array_keys( $this->packed ) as $number ) {
			foreach ( self::unpack( $this->packed[ $number ] ) as $values ) {
				yield $place++ => self::record( $this->members, $values );
			}
		}
		foreach ( $this->last as $values ) {
			yield $place++ => self::record( $this->members, $values );
		}
	}

	/**
	 * Returns all of them, for who has the memory.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function to_array(): array {
		return iterator_to_array( $this, false );
	}

	/**
	 * Returns them as they can be kept in JSON.
	 *
	 * @return list<string>
	 */
	public function to_texts(): array {
		$texts = array_map( 'base64_encode', $this->packed ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- compressed bytes, in JSON.
		if ( array() !== $this->last ) {
			$texts[] = base64_encode( self::pack( $this->last ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- likewise.
		}
		return $texts;
	}

	/**
	 * Reads what to_texts() returned, some records at a time.
	 *
	 * @param list<string> $members Names of the members.
	 * @param list<string> $texts   What it returned.
	 * @return Generator<int, array<string, mixed>>
	 *
	 * @throws RuntimeException When it is anything else.
	 */
	public static function from_texts( array $members, array $texts ): Generator {
		foreach ( $texts as $text ) {
			foreach ( self::unpack( (string) base64_decode( $text, true ) ) as $values ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- likewise.
				if ( ! is_array( $values ) || count( $values ) !== count( $members ) ) {
					throw new RuntimeException( 'Packed records have other members than they should.' );
				}
				yield self::record( $members, $values );
			}
		}
	}

	/**
	 * @param list<string> $members Names of members.
	 * @param list<mixed>  $values  Their values.
	 * @return array<string, mixed>
	 */
	private static function record( array $members, array $values ): array {
		/** @var array<string, mixed> $record There are as many of both. */
		$record = array_combine( $members, $values );
		return $record;
	}

	/** @return list<list<mixed>> */
	private function values( int $number ): array {
		if ( ! isset( $this->packed[ $number ] ) ) {
			return $this->last;
		}
		if ( $this->unpacked[0] !== $number ) {
			$this->unpacked = array( $number, self::unpack( $this->packed[ $number ] ) );
		}
		return $this->unpacked[1];
	}

	/**
	 * @param list<list<mixed>> $records Values of records.
	 */
	private static function pack( array $records ): string {
		return (string) gzdeflate( (string) json_encode( $records, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE ), 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- bytes that are no text are replaced here.
	}

	/**
	 * @param string $packed What pack() returned.
	 * @return list<list<mixed>>
	 *
	 * @throws RuntimeException When it is anything else.
	 */
	private static function unpack( string $packed ): array {
		$json    = @gzinflate( $packed ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- said by what is thrown.
		$records = false === $json ? null : json_decode( $json, true );
		if ( ! is_array( $records ) ) {
			throw new RuntimeException( 'Packed records cannot be read.' );
		}
		return array_values( $records );
	}

	/**
	 * @param int|string $first First member of a record.
	 */
	private function hash( $first ): string {
		return substr( md5( $this->salt . $first, true ), 0, self::HASH );
	}
}
