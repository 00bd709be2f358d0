<?php

declare( strict_types=1 );

namespace Templately\Shared\Elements;

use RuntimeException;

/**
 * Why a text is no tree of elements that may be kept: a sentence for a person.
 */
final class Invalid_Elements extends RuntimeException {

	private string $place;

	/** @param string $place   In which element, for who publishes: 'element 3 (widget:heading)'; '' where it is in none. */
	public function __construct( string $message, string $place = '' ) {
		parent::__construct( $message );
		$this->place = $place;
	}

	/** Returns in which element it is, such as 'element 3 (widget:heading)'; '' where it is in none. */
	public function location(): string {
		return $this->place;
	}
}
