<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Plan\Import_Plan;

/**
 * A kind of work of an import.
 * @phpstan-import-type Item from Run_Items
 */
interface Step {

	/**
	 * @param string $name A class may serve several steps.
	 * @return list<array{kind: string, number: int, title: string}> Its items, in order.
	 */
	public function items( string $name, Import_Plan $plan ): array;

	/**
	 * Works on an item. If the process ends, its changes are undone and the item is repeated.
	 * @param Item $item The step sets object_id, note, and a state other than 'done'.
	 * @return bool False to be called again with the note, after this part is stored.
	 * @throws Failure The item is left out with this message; status 507 ends the import.
	 * @throws Lease_Lost
	 */
	public function run( Step_Context $context, array &$item ): bool;
}
