<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Error;

/**
 * Thrown instead of letting a plugin end the request by wp_die() or a redirect. It is an Error, so that a plugin's catch of exceptions does
 * not swallow it.
 */
final class Early_Exit extends Error {

	private bool $is_redirect;

	/** @param string $said Message of wp_die(), or URL of the redirect. */
	public function __construct( string $said, bool $is_redirect ) {
		parent::__construct( $said );
		$this->is_redirect = $is_redirect;
	}

	public function is_redirect(): bool {
		return $this->is_redirect;
	}
}
