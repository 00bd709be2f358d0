<?php

declare( strict_types=1 );

namespace Templately\Shared;

/** The current time. Injected, so that tests can change it. */
class Clock {

	/** Unix time. */
	public function now(): int {
		return time();
	}

	public function microtime(): float {
		return microtime( true );
	}
}
