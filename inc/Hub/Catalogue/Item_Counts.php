<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;
use Templately\Shared\Contract\Item_Schema as Item_Contract;
use Templately\Shared\Database\Database;

/**
 * How many items there are of each shelf, plan and term, kept beside the items so that no request counts a table.
 *
 * Term 0 stands for all items of a shelf.
 */
final class Item_Counts {

	public const ALL = 0;

	/** No term has this id. */
	private const LOCK = -1;

	private Database $database;

	/**
	 * @param Database $database The hub's tables.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * Returns the counts of all shelves by platform, type and plan.
	 *
	 * @return array<string, array<string, array<string, int>>>
	 */
	public function by_section(): array {
		$none   = array(
			'total'   => 0,
			'starter' => 0,
			'pro'     => 0,
		);
		$counts = array_fill_keys( Item_Contract::PLATFORMS, array_fill_keys( Item_Contract::TYPES, $none ) );
		foreach ( $this->database->get_results( 'SELECT shelf, level, total FROM {counts} WHERE term = %d', self::ALL ) as $row ) {
			$shelf = (int) $row['shelf'];
			$count = &$counts[ Catalogue_Section::platform( $shelf ) ][ Catalogue_Section::type( $shelf ) ];
			$plan  = Plans::name( (int) $row['level'] );

			$count['total'] += (int) $row['total'];
			if ( isset( $count[ $plan ] ) ) {
				$count[ $plan ] += (int) $row['total'];
			}
			unset( $count );
		}
		return $counts;
	}

	/**
	 * Returns how many items of a shelf have each of some terms.
	 *
	 * @param list<int> $terms Terms; ALL for all items.
	 * @return array<int, array<int, int>> Term to level to total.
	 */
	public function by_term( int $shelf, array $terms ): array {
		$totals = array_fill_keys( $terms, array() );
		foreach ( $this->database->get_results( 'SELECT term, level, total FROM {counts} WHERE term IN (' . Database::ids_list( $terms ) . ') AND shelf = %d', $shelf ) as $row ) {
			$totals[ (int) $row['term'] ][ (int) $row['level'] ] = (int) $row['total'];
		}
		return $totals;
	}

	/**
	 * Lets one writer of items in at a time, until its transaction ends: a row that all of them change first. It must be the
	 * first statement, so that what is read afterwards has all that others wrote before.
	 */
	public function lock(): void {
		$this->database->insert_many( 'counts', array( 'term', 'shelf', 'level', 'total' ), array( array( self::LOCK, 0, 0, 1 ) ), 'total = total + 1' );
	}

	/** Returns the version of the catalogue, which is another after each transaction that wrote items: what lock() counts up. */
	public function version(): string {
		return (string) ( $this->database->get_row( 'SELECT total FROM {counts} WHERE term = %d', self::LOCK )['total'] ?? 0 );
	}

	/**
	 * Adds to the counts, within the transaction that changes the items.
	 *
	 * @param array<string, int> $changes 'term shelf level' to what is added or, below 0, taken away.
	 */
	public function increment( array $changes ): void {
		$rows = array();
		foreach ( array_filter( $changes ) as $key => $change ) {
			$rows[] = array_merge( array_map( 'intval', explode( ' ', $key ) ), array( $change ) );
		}
		$this->database->insert_many( 'counts', array( 'term', 'shelf', 'level', 'total' ), $rows, 'total = total + VALUES(total)' );
	}
}
