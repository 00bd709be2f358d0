<?php

declare( strict_types=1 );

namespace Templately\Storage;

use RuntimeException;

/**
 * The tables of both halves: whether they are there as Table_Definitions has them, and how they get there.
 */
final class Tables {

	/** The version that this version of the plugin needs. */
	public const VERSION = 18;

	private const NOTED = 'templately_tables';

	/** @var Table_Changes */
	private $changes;

	/** @var Table_Steps */
	private $steps;

	/**
	 * @param Table_Changes $changes Makes tables.
	 * @param Table_Steps   $steps   Brings older ones up to date.
	 */
	public function __construct( Table_Changes $changes, Table_Steps $steps ) {
		$this->changes = $changes;
		$this->steps   = $steps;
	}

	/** Says whether the tables are those of this version of the plugin. One comparison, without a query. */
	public static function are_current(): bool {
		return self::VERSION === (int) get_option( self::NOTED );
	}

	/**
	 * Makes the tables, or brings them up to date. Only one process at a time may do so.
	 *
	 * @param callable(): void $after_each Called when a step is done and noted.
	 *
	 * @throws RuntimeException When the database refuses. What was done is noted; the next call goes on from there.
	 */
	public function migrate( callable $after_each ): void {
		$version = $this->version();
		if ( 0 === $version ) {
			$this->changes->define( ...self::names() );
			$this->note( self::VERSION );
			$after_each();
			return;
		}
		foreach ( $this->steps->all() as $number => $step ) {
			if ( $number > $version ) {
				$step();
				$this->note( $number );
				$after_each();
			}
		}
	}

	/** Removes the tables with all that is in them. */
	public function drop(): void {
		foreach ( self::names() as $name ) {
			$this->changes->alter( 'DROP TABLE IF EXISTS ' . $this->changes->table( $name ) );
		}
		delete_option( self::NOTED );
	}

	/**
	 * Returns the names of all tables, without prefixes.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( Table_Definitions::ALL );
	}

	/** Returns the version of the tables that are there; 0 for none. */
	private function version(): int {
		// Another process may have been here since this one began.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$noted = get_option( self::NOTED );
		if ( false === $noted ) {
			// The first version stood beside what else the hub remembers.
			$hub   = get_option( 'templately_hub' );
			$noted = is_array( $hub ) ? $hub['schema'] ?? 0 : 0;
		}
		return (int) $noted;
	}

	/**
	 * @param int $version Version to note.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	private function note( int $version ): void {
		if ( ! update_option( self::NOTED, (string) $version, true ) ) {
			throw new RuntimeException( "The version $version of the tables could not be noted." );
		}
	}
}
