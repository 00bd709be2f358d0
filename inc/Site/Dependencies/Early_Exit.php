<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Error;

/** Thrown when a plugin calls wp_die() or redirects. It is an Error, so that a plugin that catches exceptions does not catch it. */
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
