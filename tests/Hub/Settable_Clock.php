<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Clock;

/**
 * A clock that stands where a test puts it.
 */
final class Settable_Clock extends Clock {

	/** @var int */
	public $now;

	/**
	 * @param int $now Seconds since 1970.
	 */
	public function __construct( int $now ) {
		$this->now = $now;
	}

	/** {@inheritDoc} */
	public function now(): int {
		return $this->now;
	}

	/** {@inheritDoc} */
	public function microtime(): float {
		return (float) $this->now;
	}
}
