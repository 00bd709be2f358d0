<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Failure;

/** Sends requests from the site half to the hub half. */
interface Hub_Transport {

	/**
	 * @return Hub_Response Including errors of the hub. After a download to a file its body is null.
	 * @throws Failure 503 hub_unreachable when no hub has answered.
	 */
	public function send( Hub_Request $request ): Hub_Response;

	/** Returns a string that changes when the response to a public read may change, without a request; '' if unknown. */
	public function etag( Hub_Request $request ): string;
}
