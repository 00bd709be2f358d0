<?php

declare( strict_types=1 );

namespace Templately\Tests;

use wpdb;

/**
 * This database's wpdb, which counts how often somebody sends reads to the primary.
 */
abstract class Replicated_Wpdb extends wpdb {

	/** @var int How often. */
	public $calls = 0;

	/** Connects to nothing: the other one does. */
	public function __construct() {}

	/**
	 * @param string $query A statement.
	 * @return int|bool
	 */
	public function query( $query ) {
		return $GLOBALS['wpdb']->query( $query );
	}

	/**
	 * @param string $query   A statement with placeholders.
	 * @param mixed  ...$args Values.
	 * @return string|void
	 */
	public function prepare( $query, ...$args ) {
		return $GLOBALS['wpdb']->prepare( $query, ...$args ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}
}
