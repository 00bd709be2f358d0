<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;

/**
 * The tables of both halves: whether they are there as Table_Definitions has them, and how they get there.
 */
final class Schema_Migrator {

	/** The version that this version of the plugin needs. */
	public const VERSION = 1;

	private const NOTED = 'templately_tables';

	private Table_Builder $changes;

	/** @var array<int, callable(): void> */
	private array $steps;

	/** @param array<int, callable(): void>|null $steps   Steps instead of those of this version of the plugin. */
	public function __construct( Table_Builder $changes, ?array $steps = null ) {
		$this->changes = $changes;
		$this->steps   = $steps ?? $this->steps();
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
		$last    = array_key_last( $this->steps ) ?? self::VERSION;
		if ( 0 === $version ) {
			$this->changes->define( ...self::names() );
			$this->note( $last );
			$after_each();
			return;
		}
		foreach ( $this->steps as $number => $step ) {
			if ( $number > $version ) {
				$step();
				$this->note( $number );
				$after_each();
			}
		}
		if ( $version > $last ) {
			// A newer version of the plugin was active. Its steps run again when it returns.
			$this->note( $last );
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
		return (int) get_option( self::NOTED );
	}

	/**
	 * Returns the steps that change tables of earlier versions, in order. A process can be killed in the middle of a step, which then
	 * runs again: a step checks what is already done.
	 *
	 * @return array<int, callable(): void> By the version that a step leads to.
	 */
	private function steps(): array {
		return array();
	}

	/** @throws RuntimeException When the database refuses. */
	private function note( int $version ): void {
		if ( ! update_option( self::NOTED, (string) $version, true ) ) {
			throw new RuntimeException( "The version $version of the tables could not be noted." );
		}
	}
}
