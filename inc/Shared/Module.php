<?php

declare( strict_types=1 );

namespace Templately\Shared;

/** Creates the services of a domain and handles the hooks that inc/Hooks.php passes to it. Plugin creates it on first use. */
interface Module {

	/**
	 * Returns factories of the domain's controllers of templately/v1. Each receives the module. Needs no WordPress.
	 * @return array<class-string<Rest\Controller>, callable>
	 */
	public static function controllers(): array;
}
