<?php

declare( strict_types=1 );

namespace Templately\Tests;

use wpdb;

/** A wpdb that counts how often reads are sent to the primary database. */
abstract class Replicated_Wpdb extends wpdb {

	public $calls = 0;

	/** Does not connect; uses the global wpdb. */
	public function __construct() {}

	/**
	 * @param string $query
	 * @return int|bool
	 */
	public function query( $query ) {
		return $GLOBALS['wpdb']->query( $query );
	}

	/**
	 * @param string $query
	 * @param mixed  ...$args
	 * @return string|void
	 */
	public function prepare( $query, ...$args ) {
		return $GLOBALS['wpdb']->prepare( $query, ...$args ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}
}
