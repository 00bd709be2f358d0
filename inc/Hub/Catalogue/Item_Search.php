<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Shared\Contract\Item_Schema as Item_Contract;
use Templately\Shared\Database\Database;

/**
 * Finds the ids and the total of a list, sorted by popularity (see Popularity), then newest first.
 * Each criterion is a key of item_terms or search_terms. The query walks the rarest one in the order of its primary key, which is the
 * order of the list, and looks up the others by whole primary keys. Nothing is sorted; a page costs the rows walked until it is full.
 */
final class Item_Search {

	/** Limit for counting combinations and searches. The list shows "more than" this number. */
	public const MAX_COUNTED = 1000;

	private const CACHE = 'templately_hub';

	private Database $database;

	private Item_Counts $counts;

	public function __construct( Database $database, Item_Counts $counts ) {
		$this->database = $database;
		$this->counts   = $counts;
	}

	/**
	 * Returns one page of a list, and the totals by plan. A plan whose total is unknown is missing.
	 * @return array{ids: list<int>, total: int, total_is_capped: bool, plan_totals: array<string, array{total: int, total_is_capped: bool}>}
	 */
	public function find( Item_Query $query ): array {
		if ( $query->finds_nothing ) {
			return self::empty_result();
		}
		$terms  = array_merge( $query->terms, $query->excluded );
		$counts = array() === $terms && array() !== $query->words ? array() : $this->counts->by_term( $query->shelf, array_merge( array( Item_Counts::ALL ), $terms ) );
		foreach ( $query->terms as $term ) {
			if ( 0 === self::sum( $counts[ $term ], $query->levels( 'all' ) ) ) {
				return self::empty_result();
			}
		}
		$offset = ( $query->page - 1 ) * $query->per_page;
		if ( $query->has_stored_total() ) {
			$totals = self::stored_totals( $query, $counts );
			$total  = $totals[ $query->plan ]['total'];
			$ids    = $offset < $total ? $this->page( $query, $query->levels( $query->plan ), $counts, $total ) : array();
		} else {
			list( $found, $totals ) = $this->search( $query, $counts );

			$ids = array_slice( $found, $offset, $query->per_page );
		}
		return array( 'ids' => $ids ) + $totals[ $query->plan ] + array( 'plan_totals' => $totals );
	}

	/** @return array{ids: list<int>, total: int, total_is_capped: bool, plan_totals: array<string, array{total: int, total_is_capped: bool}>} */
	private static function empty_result(): array {
		$none = self::total( 0, false );
		return array( 'ids' => array() ) + $none + array( 'plan_totals' => array_fill_keys( Item_Contract::PLANS, $none ) );
	}

	/** @return array{total: int, total_is_capped: bool} */
	private static function total( int $total, bool $is_capped ): array {
		return array(
			'total'           => $total,
			'total_is_capped' => $is_capped,
		);
	}

	/**
	 * @param array<int, int> $of_levels Level to total.
	 * @param list<int> $levels
	 */
	private static function sum( array $of_levels, array $levels ): int {
		return array_sum( array_intersect_key( $of_levels, array_flip( $levels ) ) );
	}

	/**
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return array<string, array{total: int, total_is_capped: bool}> By plan.
	 */
	private static function stored_totals( Item_Query $query, array $counts ): array {
		$totals = array();
		foreach ( Item_Contract::PLANS as $plan ) {
			$levels          = $query->levels( $plan );
			$total           = self::sum( $counts[ $query->terms[0] ?? Item_Counts::ALL ], $levels ) - self::sum( $counts[ $query->excluded[0] ?? -1 ] ?? array(), $levels );
			$totals[ $plan ] = self::total( $total, false );
		}
		return $totals;
	}

	/**
	 * Finds the first items of a combination, up to the counting limit. The items of all plans give the totals by plan. Only if there
	 * are more than the limit, the wanted plan is searched separately.
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return array{list<int>, array<string, array{total: int, total_is_capped: bool}>} Ids for the wanted plan, and totals by plan.
	 */
	private function search( Item_Query $query, array $counts ): array {
		$all    = $this->first( $query, $query->levels( 'all' ), $counts );
		$capped = count( $all['ids'] ) > self::MAX_COUNTED;
		$ids    = array();
		$totals = array();
		foreach ( Item_Contract::PLANS as $plan ) {
			$levels = $query->levels( $plan );
			$of     = array_keys( array_intersect( $all['levels'], $levels ) );
			if ( $plan === $query->plan ) {
				$ids = array_values( array_intersect_key( $all['ids'], array_flip( $of ) ) );
				if ( $capped && 'all' !== $plan && array() !== $levels ) {
					$ids = $this->first( $query, $levels, $counts )['ids'];
				}
				$totals[ $plan ] = self::total( min( count( $ids ), self::MAX_COUNTED ), count( $ids ) > self::MAX_COUNTED );
			} elseif ( ! $capped || array() !== $of ) {
				$totals[ $plan ] = self::total( min( count( $of ), self::MAX_COUNTED ), $capped );
			}
		}
		return array( array_slice( $ids, 0, self::MAX_COUNTED ), $totals );
	}

	/**
	 * Caches a result until a writer changes the catalogue. Only in the object cache, so that a read writes nothing to the database.
	 * @param callable(): mixed[] $find
	 * @return mixed[]
	 */
	public function cached( string $key, callable $find ): array {
		$key  = $key . ':' . wp_cache_get_last_changed( self::CACHE );
		$kept = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $kept ) ) {
			$kept = $find();
			wp_cache_set( $key, $kept, self::CACHE, 10 * MINUTE_IN_SECONDS );
		}
		return $kept;
	}

	/** Invalidates all cached lists. Called by every writer. */
	public function flush_cache(): void {
		wp_cache_set( 'last_changed', microtime(), self::CACHE );
	}

	/**
	 * @param list<int> $levels
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return array{ids: list<int>, levels: list<int>} First items of a combination, one more than the counting limit.
	 */
	private function first( Item_Query $query, array $levels, array $counts ): array {
		$found = $this->cached(
			$query->key( $levels ),
			function () use ( $query, $levels, $counts ): array {
				list( $id, $where ) = $this->condition( $query, $levels, $counts );

				$rows = $this->database->get_results( "SELECT i.$id AS id, i.level FROM $where ORDER BY i.popularity DESC, i.$id DESC LIMIT " . ( self::MAX_COUNTED + 1 ) );
				return array(
					'ids'    => array_map( 'intval', array_column( $rows, 'id' ) ),
					'levels' => array_map( 'intval', array_column( $rows, 'level' ) ),
				);
			}
		);
		return array(
			'ids'    => $found['ids'],
			'levels' => $found['levels'],
		);
	}

	/**
	 * @param list<int> $levels
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return list<int> Ids of a page. Reads keys only, because rows are long, and walks the second half of the list from its end.
	 */
	private function page( Item_Query $query, array $levels, array $counts, int $total ): array {
		$offset = ( $query->page - 1 ) * $query->per_page;
		$limit  = min( $query->per_page, $total - $offset );
		$behind = $total - $offset - $limit;

		list( $id, $where ) = $this->condition( $query, $levels, $counts );

		$order = $behind < $offset ? "i.popularity, i.$id LIMIT $behind, $limit" : "i.popularity DESC, i.$id DESC LIMIT $offset, $limit";
		$ids   = array_map( 'intval', array_column( $this->database->get_results( "SELECT i.$id AS id FROM $where ORDER BY $order" ), 'id' ) );
		return $behind < $offset ? array_reverse( $ids ) : $ids;
	}

	/**
	 * @param list<int> $levels
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return array{string, string} Column of `i` with the item's id, and the SQL between FROM and ORDER BY.
	 */
	private function condition( Item_Query $query, array $levels, array $counts ): array {
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
		if ( count( $levels ) < 3 ) {
			$where[] = 1 === count( $levels ) ? "i.level = {$levels[0]}" : 'i.level IN (' . implode( ',', $levels ) . ')';
		}
		return array( $id, "$from WHERE " . implode( ' AND ', $where ) );
	}

	/** Joins one whole primary key. A LEFT JOIN with COALESCE keeps both databases from starting at the other table and sorting. */
	private static function look_up( string $table, string $alias, int $key, string $id ): string {
		return " LEFT JOIN {{$table}} $alias ON $alias.term = $key AND $alias.shelf = i.shelf AND $alias.popularity = i.popularity AND $alias.item_id = i.$id";
	}

	/**
	 * @param array<int, array<int, int>> $counts Totals by term and level.
	 * @return list<array{string, int}> Criteria, rarest first. Words are not counted, but are rarer than most terms; longer words come first. Table and key.
	 */
	private function required( Item_Query $query, array $counts ): array {
		$terms = $query->terms;
		usort(
			$terms,
			static function ( int $one, int $other ) use ( $counts ): int {
				return array_sum( $counts[ $one ] ) <=> array_sum( $counts[ $other ] );
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
