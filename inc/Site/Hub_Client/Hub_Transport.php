<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Failure;

/**
 * The one way from the site half to the hub half.
 */
interface Hub_Transport {

	/**
	 * Sends a request.
	 *
	 * @return Hub_Response Whatever the hub answered, errors of its own included. Where the call says into which file bytes go,
	 *                      they are in it, and its body is null.
	 *
	 * @throws Failure 503 hub_unreachable when no answer of a hub came.
	 */
	public function send( Hub_Request $request ): Hub_Response;

	/**
	 * Returns what becomes another when the answer to an open read may, without making the answer.
	 *
	 * @return string '' where nobody knows.
	 */
	public function etag( Hub_Request $request ): string;
}
