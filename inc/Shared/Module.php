<?php

declare( strict_types=1 );

namespace Templately\Shared;

/** Creates the services of a domain and handles the hooks that inc/Hooks.php passes to it. Plugin creates it on first use. */
interface Module {

	/** @return array<class-string<Rest\Controller>, callable> Factories of the domain's controllers of templately/v1. Each receives the module. Needs no WordPress. */
	public static function controllers(): array;
}
