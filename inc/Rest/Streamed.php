<?php

declare( strict_types=1 );

namespace Templately\Rest;

/**
 * An answer that is no JSON, and is written as it comes about.
 */
interface Streamed {

	/**
	 * Writes what comes after the headers.
	 *
	 * @param resource $out Where to.
	 */
	public function write( $out ): void;
}
