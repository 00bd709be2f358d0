<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;

/** Creates and upgrades the plugin's tables. */
final class Schema_Migrator {

	public const VERSION = 1;

	private const OPTION = 'templately_tables';

	private Table_Builder $changes;

	/** @var array<int, callable(): void> */
	private array $steps;

	/** @param array<int, callable(): void>|null $steps Replaces the steps in tests. */
	public function __construct( Table_Builder $changes, ?array $steps = null ) {
		$this->changes = $changes;
		$this->steps   = $steps ?? $this->steps();
	}

	/** Compares versions without a query. */
	public static function are_current(): bool {
		return self::VERSION === (int) get_option( self::OPTION );
	}

	/**
	 * Creates or upgrades the tables. Only one process may do so at a time.
	 * @param callable(): void $after_each Runs after each recorded step.
	 * @throws RuntimeException On a database error. The next call resumes after the last recorded step.
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

	public function drop(): void {
		foreach ( self::names() as $name ) {
			$this->changes->alter( 'DROP TABLE IF EXISTS ' . $this->changes->table( $name ) );
		}
		delete_option( self::OPTION );
	}

	/** @return list<string> Table names without prefixes. */
	public static function names(): array {
		return array_keys( Table_Definitions::ALL );
	}

	private function version(): int {
		// Another process may have changed it.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return (int) get_option( self::OPTION );
	}

	/** @return array<int, callable(): void> Steps that upgrade tables of earlier versions, in order, by the version that each leads to. A killed step runs again, so it checks what it has already done. */
	private function steps(): array {
		return array();
	}

	/** @throws RuntimeException On a database error. */
	private function note( int $version ): void {
		if ( ! update_option( self::OPTION, (string) $version, true ) ) {
			throw new RuntimeException( "The version $version of the tables could not be noted." );
		}
	}
}
