<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** A response that is streamed, not JSON. */
interface Streamed_Response {

	/** @param resource $out */
	public function write( $out ): void;
}
