<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Locks items while favourites or ratings and their totals change in one transaction. */
final class Items_For_Update {

	private Database $database;

	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * @template Result
	 * @param callable(): Result $change
	 * @return Result
	 * @throws Failure 404 if no item of that type exists.
	 */
	public function with_item( int $id, string $type, callable $change ) {
		return $this->database->transaction(
			function () use ( $id, $type, $change ) {
				$item = $this->database->get_row( 'SELECT shelf FROM {items} WHERE id = %d FOR UPDATE', $id );
				if ( null === $item || Catalogue_Section::type( (int) $item['shelf'] ) !== $type ) {
					throw Failure::not_found();
				}
				return $change();
			}
		);
	}

	/**
	 * Locks several items. Ids that do not exist are ignored.
	 * @param list<int> $ids
	 * @param callable(): void $change
	 */
	public function with_items( array $ids, callable $change ): void {
		$this->database->transaction(
			function () use ( $ids, $change ): void {
				$this->database->get_results( 'SELECT id FROM {items} WHERE id IN (' . Database::ids_list( $ids ) . ') ORDER BY id FOR UPDATE' );
				$change();
			}
		);
	}
}
