<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;

/**
 * Decides who may call a route; implemented by Site_Policy and Hub_Policy.
 * A route's `object` names the controller method that checks access to the requested object, or is false if there is none. `also` lists more
 * HTTP methods of the same operation. A hub route with `keeps_answer` honours Idempotency-Key.
 * @phpstan-type Route array{method: string, also?: list<string>, path: string, summary: string, object: string|false, args?: array<string, array<string, mixed>>, response: array<string, mixed>, status?: int, capability?: string, open?: bool, scope?: string, signed?: bool, in_process_only?: bool, keeps_answer?: bool}
 */
interface Route_Policy {

	/** @param array<string, mixed> $route Cannot be registered unless it declares the permissions that this policy needs. */
	public function supports( array $route ): bool;

	/**
	 * Checks whether the user may call a route. Runs before arguments are validated.
	 * @param array<string, mixed> $route
	 * @throws Failure 401 or 403.
	 */
	public function authorize( array $route, WP_REST_Request $request ): void;

	/**
	 * Checks access to the object, then calls the controller.
	 * @param array<string, mixed> $route
	 * @param array<string, mixed> $arguments Validated arguments.
	 * @return mixed What the controller returns.
	 * @throws Failure Of the controller, or 403 or 404 from the object check.
	 */
	public function call( object $controller, string $operation, array $route, array $arguments, WP_REST_Request $request );
}
