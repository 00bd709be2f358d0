<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

final class Binary_Value {

	private string $bytes;

	public function __construct( string $bytes ) {
		$this->bytes = $bytes;
	}

	public function to_sql(): string {
		return "x'" . bin2hex( $this->bytes ) . "'";
	}
}
