<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Database;

/**
 * Finds the ids of a listing and their total: most popular first (Popularity), then newest.
 *
 * Every condition is a key in item_terms or search_terms. The rarest is walked in the order of the listing, which is the
 * order of its primary key; each other one is one look-up of a whole primary key for each row walked. So nothing is
 * sorted, and a page costs what is walked until it is full.
 */
final class Listing {

	/** Combinations and searches are counted up to here; the list says 'more than' this. */
	public const MOST_COUNTED = 1000;

	private const CACHE = 'templately_hub';

	/** @var Database */
	private $database;

	/** @var Counts */
	private $counts;

	/**
	 * @param Database $database The hub's tables.
	 * @param Counts   $counts   The kept totals.
	 */
	public function __construct( Database $database, Counts $counts ) {
		$this->database = $database;
		$this->counts   = $counts;
	}

	/**
	 * Returns one page of a listing.
	 *
	 * @param Item_Query $query What is asked for.
	 * @return array{ids: list<int>, total: int, is_capped: bool}
	 */
	public function find( Item_Query $query ): array {
		$nothing = array(
			'ids'       => array(),
			'total'     => 0,
			'is_capped' => false,
		);
		if ( $query->finds_nothing ) {
			return $nothing;
		}
		$offset = ( $query->page - 1 ) * $query->per_page;
		$terms  = array_merge( $query->terms, $query->excluded );
		$counts = array() === $terms && array() !== $query->words ? array() : $this->counts->of_terms( $query->shelf, $query->levels, array_merge( array( Counts::ALL ), $terms ) );
		foreach ( $query->terms as $term ) {
			if ( 0 === $counts[ $term ] ) {
				return $nothing;
			}
		}
		if ( $query->has_kept_total() ) {
			$total = array() === $query->terms ? $counts[ Counts::ALL ] - ( $counts[ $query->excluded[0] ?? -1 ] ?? 0 ) : $counts[ $query->terms[0] ];
			return array(
				'ids'       => $offset < $total ? $this->ids( $query, $counts, $offset, $query->per_page ) : array(),
				'total'     => $total,
				'is_capped' => false,
			);
		}
		$found = $this->first_ids( $query, $counts );
		$ids   = array_slice( $found, 0, self::MOST_COUNTED );
		return array(
			'ids'       => array_slice( $ids, $offset, $query->per_page ),
			'total'     => count( $ids ),
			'is_capped' => count( $found ) > self::MOST_COUNTED,
		);
	}

	/**
	 * Returns what was found, as long as nothing is published or taken away. Kept in the object cache only: nothing is written on
	 * a read.
	 *
	 * @param string              $key  Says what is looked for.
	 * @param callable(): mixed[] $find Finds it.
	 * @return mixed[]
	 */
	public function kept( string $key, callable $find ): array {
		$key  = $key . ':' . wp_cache_get_last_changed( self::CACHE );
		$kept = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $kept ) ) {
			$kept = $find();
			wp_cache_set( $key, $kept, self::CACHE, 10 * MINUTE_IN_SECONDS );
		}
		return $kept;
	}

	/** Makes every kept listing old. Called whenever something is published or taken away. */
	public function forget(): void {
		wp_cache_set( 'last_changed', microtime(), self::CACHE );
	}

	/**
	 * Returns the first ids of a combination, one more than is counted.
	 *
	 * @param Item_Query      $query  What is asked for.
	 * @param array<int, int> $counts Totals of its terms.
	 * @return list<int>
	 */
	private function first_ids( Item_Query $query, array $counts ): array {
		$ids = $this->kept(
			$query->key(),
			function () use ( $query, $counts ): array {
				return $this->ids( $query, $counts, 0, self::MOST_COUNTED + 1 );
			}
		);
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * @param Item_Query      $query  What is asked for.
	 * @param array<int, int> $counts Totals of its terms.
	 * @param int             $offset How many to skip.
	 * @param int             $limit  How many to return.
	 * @return list<int>
	 */
	private function ids( Item_Query $query, array $counts, int $offset, int $limit ): array {
		$required = $this->required( $query, $counts );
		$walked   = array_shift( $required );
		$id       = null === $walked ? 'id' : 'item_id';
		$from     = null === $walked ? '{items} i' : "{{$walked[0]}} i";
		$where    = array( "i.shelf = $query->shelf" );
		if ( null !== $walked ) {
			$where[] = "i.term = $walked[1]";
		}
		foreach ( $required as $number => list( $table, $key ) ) {
			$from   .= self::look_up( $table, "r$number", $key, $id );
			$where[] = "COALESCE(r$number.item_id, 0) > 0";
		}
		foreach ( $query->excluded as $number => $term ) {
			$from   .= self::look_up( 'item_terms', "e$number", $term, $id );
			$where[] = "e$number.item_id IS NULL";
		}
		if ( count( $query->levels ) < 3 ) {
			$where[] = 1 === count( $query->levels ) ? "i.level = {$query->levels[0]}" : 'i.level IN (' . implode( ',', $query->levels ) . ')';
		}
		return $this->database->numbers( "SELECT i.$id FROM $from WHERE " . implode( ' AND ', $where ) . " ORDER BY i.popularity DESC, i.$id DESC LIMIT $offset, $limit" );
	}

	/**
	 * Joins one whole primary key. A LEFT JOIN, whose order both databases keep (COALESCE hides from them that a row is
	 * needed): they would else start from the other end and sort.
	 *
	 * @param string $table Where the key is.
	 * @param string $alias Name of the join.
	 * @param int    $key   Term or word.
	 * @param string $id    Column that has the item's id.
	 */
	private static function look_up( string $table, string $alias, int $key, string $id ): string {
		return " LEFT JOIN {{$table}} $alias ON $alias.term = $key AND $alias.shelf = i.shelf AND $alias.popularity = i.popularity AND $alias.item_id = i.$id";
	}

	/**
	 * Returns the conditions that an item must meet, the rarest first. Nobody counts words, but they are rarer than most
	 * terms, and the longest comes first.
	 *
	 * @param Item_Query      $query  What is asked for.
	 * @param array<int, int> $counts Totals of its terms.
	 * @return list<array{string, int}> Table and key.
	 */
	private function required( Item_Query $query, array $counts ): array {
		$terms = $query->terms;
		usort(
			$terms,
			static function ( int $one, int $other ) use ( $counts ): int {
				return $counts[ $one ] <=> $counts[ $other ];
			}
		);
		$required = array();
		foreach ( $query->words as $key ) {
			$required[] = array( 'search_terms', $key );
		}
		foreach ( $terms as $term ) {
			$required[] = array( 'item_terms', $term );
		}
		return $required;
	}
}
