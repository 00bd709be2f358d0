<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

use RuntimeException;

/** Invalid Elementor JSON, with a message for users. */
final class Invalid_Elements extends RuntimeException {

	private string $place;

	/** @param string $place Such as 'element 3 (widget:heading)'; '' if unknown. */
	public function __construct( string $message, string $place = '' ) {
		parent::__construct( $message );
		$this->place = $place;
	}

	/** Returns the element with the error, such as 'element 3 (widget:heading)', or ''. */
	public function location(): string {
		return $this->place;
	}
}
