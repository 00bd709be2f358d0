<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/**
 * A step made of functions, one a piece of work.
 */
final class Made_Up_Step implements Step {

	/** @var string */
	private $name;

	/** @var list<callable( Step_Context, int ): mixed> */
	private $pieces;

	/**
	 * @param string                             $name   One of Steps.
	 * @param list<callable( Step_Context, int ): mixed> $pieces Each is given the cursor to go on from.
	 */
	public function __construct( string $name, array $pieces ) {
		$this->name   = $name;
		$this->pieces = $pieces;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return $this->name;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return ucfirst( $this->name );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		if ( $cursor < count( $this->pieces ) ) {
			$this->pieces[ $cursor ]( $work, $cursor + 1 );
		}
		return $cursor + 1 < count( $this->pieces ) ? $cursor + 1 : null;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return (int) ( 100 * $cursor / count( $this->pieces ) );
	}
}
