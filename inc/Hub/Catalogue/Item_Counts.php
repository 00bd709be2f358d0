<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Plans;
use Templately\Shared\Contract\Item_Schema as Item_Contract;
use Templately\Shared\Database\Database;

/** Numbers of items by section, plan and term, stored so that no request counts rows. Term 0 stands for all items of a section. */
final class Item_Counts {

	public const ALL = 0;

	/** Not the id of any term. */
	private const LOCK = -1;

	private Database $database;

	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/** @return array<string, array<string, array<string, int>>> Counts by platform, type and plan. */
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
	 * @param list<int> $terms Term ids; ALL for all items.
	 * @return array<int, array<int, int>> Number of items in a section for each term. Term to level to total.
	 */
	public function by_term( int $shelf, array $terms ): array {
		$totals = array_fill_keys( $terms, array() );
		foreach ( $this->database->get_results( 'SELECT term, level, total FROM {counts} WHERE term IN (' . Database::ids_list( $terms ) . ') AND shelf = %d', $shelf ) as $row ) {
			$totals[ (int) $row['term'] ][ (int) $row['level'] ] = (int) $row['total'];
		}
		return $totals;
	}

	/** Admits one writer of items at a time. Must be the transaction's first statement, so that later reads see what other writers have committed. */
	public function lock(): void {
		$this->database->insert_many( 'counts', array( 'term', 'shelf', 'level', 'total' ), array( array( self::LOCK, 0, 0, 1 ) ), 'total = total + 1' );
	}

	/** Returns a version that every transaction of a writer changes: lock() increments it. */
	public function version(): string {
		return (string) ( $this->database->get_row( 'SELECT total FROM {counts} WHERE term = %d', self::LOCK )['total'] ?? 0 );
	}

	/**
	 * Changes counts, in the transaction that changes the items.
	 * @param array<string, int> $changes 'term shelf level' to difference.
	 */
	public function increment( array $changes ): void {
		$rows = array();
		foreach ( array_filter( $changes ) as $key => $change ) {
			$rows[] = array_merge( array_map( 'intval', explode( ' ', $key ) ), array( $change ) );
		}
		$this->database->insert_many( 'counts', array( 'term', 'shelf', 'level', 'total' ), $rows, 'total = total + VALUES(total)' );
	}
}
