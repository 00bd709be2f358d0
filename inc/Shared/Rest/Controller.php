<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Declares routes and has one public method per operation.
 * Methods of site controllers receive the validated arguments, those of hub controllers also the Actor. A can_…() method checks access to
 * the requested object. Errors are thrown as Failure.
 */
interface Controller {

	/** @return array<string, array<string, mixed>> Routes by operation as plain arrays. Reading them needs no WordPress. Their members are documented in Route_Policy. */
	public static function routes(): array;
}
