<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Lease_Lost;

/**
 * One step of an import. It is made anew in every process: what it has to remember is the cursor, the map and the plan.
 */
interface Step {

	/** Returns its name: one of Steps. */
	public function name(): string;

	/** Returns what people read of it, such as 'Installing plugins'. */
	public function title(): string;

	/**
	 * Says whether it has anything to do.
	 *
	 * @param Import_Plan $plan What the import is to do.
	 */
	public function is_needed( Import_Plan $plan ): bool;

	/**
	 * Does the next bounded piece of work: one chunk, one file or one effect. It may be done again when the process was ended
	 * meanwhile: what the map knows is there already.
	 *
	 * @param Step_Context $work   What it has to work with.
	 * @param int  $cursor Where to go on from; 0 at its beginning.
	 * @return int|null Where to go on from next; null at the end of the step.
	 *
	 * @throws Failure Which ends the import, with its message as the step's error.
	 * @throws Lease_Lost When another process goes on with it: to be let through.
	 */
	public function run_batch( Step_Context $work, int $cursor ): ?int;

	/**
	 * Says how much of it is done.
	 *
	 * @param Import_Plan $plan   What the import is to do.
	 * @param int  $cursor Where it is.
	 * @return int Percent.
	 */
	public function progress( Import_Plan $plan, int $cursor ): int;
}
