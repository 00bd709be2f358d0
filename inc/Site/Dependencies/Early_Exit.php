<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Error;

/**
 * A plugin was about to end the request: by wp_die(), or by a redirect, which the end follows. An Error, so that a plugin's own
 * catch of exceptions does not swallow it.
 */
final class Early_Exit extends Error {

	private bool $is_redirect;

	/**
	 * @param string $said        What the plugin said, or where it leads.
	 * @param bool   $is_redirect Whether it leads somewhere.
	 */
	public function __construct( string $said, bool $is_redirect ) {
		parent::__construct( $said );
		$this->is_redirect = $is_redirect;
	}

	/** Says whether the plugin leads somewhere else; else it died. */
	public function is_redirect(): bool {
		return $this->is_redirect;
	}
}
