<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * An answer that is no JSON, and is written as it comes about.
 */
interface Streamed_Response {

	/**
	 * Writes what comes after the headers.
	 *
	 * @param resource $out Where to.
	 */
	public function write( $out ): void;
}
