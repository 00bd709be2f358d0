<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Shared\Clock;

/** A clock that a test sets. */
final class Settable_Clock extends Clock {

	/** @var int */
	public $now;

	public function __construct( int $now ) {
		$this->now = $now;
	}

	public function now(): int {
		return $this->now;
	}

	public function microtime(): float {
		return (float) $this->now;
	}
}
