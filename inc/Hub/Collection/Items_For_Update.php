<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Hub\Catalogue\Catalogue_Section;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Items whose counts are changed: whoever changes them has the items' rows until the end, in one transaction with what is counted.
 */
final class Items_For_Update {

	private Database $database;

	/**
	 * @param Database $database The hub's tables.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/**
	 * Changes what is counted of an item.
	 *
	 * @template Result
	 * @param callable(): Result  $change What is done.
	 * @return Result What that returns.
	 *
	 * @throws Failure 404 where there is no such item of that type.
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
	 * Changes what is counted of several items; those that are gone have nothing to change.
	 *
	 * @param list<int>        $ids    The items.
	 * @param callable(): void $change What is done.
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
