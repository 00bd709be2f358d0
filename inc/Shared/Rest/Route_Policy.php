<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;

/**
 * Who may call a route. There are two: Site_Policy and Hub_Policy.
 *
 * A route says who may call it, and which of the controller's methods says whether they may touch what they name; `false`
 * where a call names nothing that belongs to somebody. `also` are further methods that do the same. A write of the hub that
 * `keeps_answer` is done once for each Idempotency-Key.
 *
 * @phpstan-type Route array{method: string, also?: list<string>, path: string, summary: string, object: string|false, args?: array<string, array<string, mixed>>, response: array<string, mixed>, status?: int, capability?: string, open?: bool, scope?: string, signed?: bool, in_process_only?: bool, keeps_answer?: bool}
 */
interface Route_Policy {

	/**
	 * Says whether a route names what this policy needs; a route that does not is never registered.
	 *
	 * @param array<string, mixed> $route Definition of a route.
	 */
	public function supports( array $route ): bool;

	/**
	 * Decides whether the caller may call a route at all, before anything is said about arguments.
	 *
	 * @param array<string, mixed>                  $route   Definition of a route.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 *
	 * @throws Failure 401 or 403.
	 */
	public function authorize( array $route, WP_REST_Request $request ): void;

	/**
	 * Calls the controller, after the object check where there is one.
	 *
	 * @param array<string, mixed>                  $route      Definition of the route.
	 * @param array<string, mixed>                  $arguments  Checked arguments.
	 * @param WP_REST_Request<array<string, mixed>> $request    The request.
	 * @return mixed What the controller answers.
	 *
	 * @throws Failure What the controller throws, or 403 or 404 from the object check.
	 */
	public function call( object $controller, string $operation, array $route, array $arguments, WP_REST_Request $request );
}
