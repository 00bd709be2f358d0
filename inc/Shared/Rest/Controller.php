<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Declares routes, and has a public method for each operation named in them.
 *
 * A method of the site half takes the checked arguments; one of the hub half takes them and the Actor. A site controller may
 * have can_{operation}( array $arguments ): bool besides, which checks the very object that is asked for. What goes wrong is
 * thrown as a Failure.
 */
interface Controller {

	/**
	 * Returns the routes, as plain arrays that need no WordPress to be read. For their members see Policy.
	 *
	 * @return array<string, array<string, mixed>> Operation to route.
	 */
	public static function routes(): array;
}
