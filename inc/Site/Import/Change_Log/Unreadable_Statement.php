<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use RuntimeException;

/** A statement that the log cannot record, with the reason. */
final class Unreadable_Statement extends RuntimeException {

	/** The older tables that it changes, such as 'wp_orders, wp_items'; '' for another reason. */
	private string $tables;

	public function __construct( string $reason, string $tables = '' ) {
		parent::__construct( $reason );
		$this->tables = $tables;
	}

	public function tables(): string {
		return $this->tables;
	}
}
