<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Countable;

/**
 * The pieces of a step, by their numbers: a kind each, and an object of the plan. Ten thousand of them are some kilobytes.
 */
final class Piece_List implements Countable {

	/** Bytes of a piece. */
	private const BYTES = 5;

	/** @var list<string> Kinds that there are. */
	private array $kinds = array();

	/** Kind and place of each. */
	private string $pieces = '';

	/**
	 * Adds a piece.
	 *
	 * @param string $kind  Its kind.
	 * @param int    $place Place of its object in the plan; anything where it has none.
	 */
	public function add( string $kind, int $place = 0 ): void {
		$number = array_search( $kind, $this->kinds, true );
		if ( false === $number ) {
			$number        = count( $this->kinds );
			$this->kinds[] = $kind;
		}
		$this->pieces .= pack( 'CN', $number, $place );
	}

	/** Returns how many there are. */
	public function count(): int {
		return max( 0, intdiv( strlen( $this->pieces ), self::BYTES ) );
	}

	/**
	 * Returns the kind of a piece.
	 *
	 * @param int $number Its number.
	 * @return string '' behind the last one.
	 */
	public function kind( int $number ): string {
		return $number < count( $this ) ? $this->kinds[ ord( $this->pieces[ self::BYTES * $number ] ) ] : '';
	}

	/**
	 * Returns the place of its object in the plan.
	 *
	 * @param int $number Number of a piece that has one.
	 */
	public function place( int $number ): int {
		return (int) ( (array) unpack( 'N', $this->pieces, self::BYTES * $number + 1 ) )[1];
	}
}
