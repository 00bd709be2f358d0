<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Lease_Lost;

/**
 * One kind of work of an import.
 *
 * @phpstan-import-type Item from Run_Items
 */
interface Step {

	/**
	 * Returns what it has to do.
	 *
	 * @param string $name Name under which the step is shown; a class may serve several.
	 * @return list<array{kind: string, number: int, title: string}> In order.
	 */
	public function items( string $name, Import_Plan $plan ): array;

	/**
	 * Works on an item. When the process is ended meanwhile, all that it changed is undone, and it is called again.
	 *
	 * @param Item $item The item; the step sets its object_id, its state where it is not 'done', and its note.
	 * @return bool Whether the item is finished; false to be called again with the note, after what was done is stored.
	 *
	 * @throws Failure The item is left out, with this message; with status 507 the import fails.
	 * @throws Lease_Lost Let it pass.
	 */
	public function run( Step_Context $context, array &$item ): bool;
}
