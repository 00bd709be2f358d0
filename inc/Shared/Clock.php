<?php

declare( strict_types=1 );

namespace Templately\Shared;

/**
 * The time, injected wherever it is asked for, so that a test can stand at another one.
 */
class Clock {

	/** Returns the present moment in seconds since 1970. */
	public function now(): int {
		return time();
	}

	/** Returns it with what has gone by of the second: to measure how long something takes. */
	public function microtime(): float {
		return microtime( true );
	}
}
