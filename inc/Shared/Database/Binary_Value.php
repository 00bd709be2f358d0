<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

/**
 * A value for a column of bytes. A text in SQL would have to be text.
 */
final class Binary_Value {

	private string $bytes;

	/**
	 * @param string $bytes Any bytes.
	 */
	public function __construct( string $bytes ) {
		$this->bytes = $bytes;
	}

	/** Returns them as SQL writes them. */
	public function to_sql(): string {
		return "x'" . bin2hex( $this->bytes ) . "'";
	}
}
