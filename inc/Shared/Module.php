<?php

declare( strict_types=1 );

namespace Templately\Shared;

/**
 * Makes the services of a domain, and answers the hooks that inc/Hooks.php gives to it. Lies in inc/<Domain>/<Domain>_Module.php;
 * Plugin makes it when it is first needed.
 */
interface Module {

	/**
	 * Returns the domain's controllers of templately/v1, each with what makes it. To be read, this needs no WordPress.
	 *
	 * @return array<class-string<Rest\Controller>, callable> Controller to what takes the module and returns one.
	 */
	public static function controllers(): array;
}
