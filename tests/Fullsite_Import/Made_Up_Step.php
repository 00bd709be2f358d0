<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Work;

/**
 * A step made of functions, one a piece of work.
 */
final class Made_Up_Step implements Step {

	/** @var string */
	private $name;

	/** @var list<callable( Work, int ): mixed> */
	private $pieces;

	/**
	 * @param string                             $name   One of Steps.
	 * @param list<callable( Work, int ): mixed> $pieces Each is given the cursor to go on from.
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
	public function is_needed( Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function advance( Work $work, int $cursor ): ?int {
		if ( $cursor < count( $this->pieces ) ) {
			$this->pieces[ $cursor ]( $work, $cursor + 1 );
		}
		return $cursor + 1 < count( $this->pieces ) ? $cursor + 1 : null;
	}

	/** {@inheritDoc} */
	public function progress( Plan $plan, int $cursor ): int {
		return (int) ( 100 * $cursor / count( $this->pieces ) );
	}
}
