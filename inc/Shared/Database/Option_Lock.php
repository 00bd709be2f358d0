<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use Templately\Shared\Clock;
use wpdb;

/**
 * A lock that one process at a time holds, as a row of the options table: one unique INSERT or one conditional UPDATE takes it, on
 * every database. It ends by itself when its holder died.
 */
final class Option_Lock {

	/** Seconds that it is held without being renewed, where nothing else is said. */
	private const LEASE = 60;

	private wpdb $wpdb;

	private Clock $clock;

	private string $name;

	private int $lease;

	/** What stands in the row while this process holds the lock; '' otherwise. */
	private string $held = '';

	/** @param int    $lease Seconds that it is held without being renewed. */
	public function __construct( wpdb $wpdb, Clock $clock, string $name, int $lease = self::LEASE ) {
		$this->wpdb  = $wpdb;
		$this->clock = $clock;
		$this->name  = $name;
		$this->lease = $lease;
	}

	/**
	 * Takes the lock.
	 *
	 * @return bool Whether this process holds it now; never twice.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	public function acquire(): bool {
		$mine = $this->value();
		if ( 1 === $this->write( 'INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, \'off\')', $this->name, $mine ) ) {
			$this->held = $mine;
			return true;
		}
		$other = (string) $this->wpdb->get_var( $this->statement( 'SELECT option_value FROM {options} WHERE option_name = %s', $this->name ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- statement() prepares.
		if ( $this->is_over( $other ) && 1 === $this->write( 'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s', $mine, $this->name, $other ) ) {
			$this->held = $mine;
			return true;
		}
		return false;
	}

	/**
	 * Takes the lock, waiting for it.
	 *
	 * @return bool Whether this process holds it now.
	 */
	public function wait( int $seconds ): bool {
		for ( $tries = $seconds * 10; ! $this->acquire(); $tries-- ) {
			if ( $tries <= 0 ) {
				return false;
			}
			usleep( 100000 );
		}
		return true;
	}

	/**
	 * Holds it for longer.
	 *
	 * @throws RuntimeException When another process has taken it: this one was too slow.
	 */
	public function renew(): void {
		$mine = $this->value();
		if ( $this->held !== $mine && 1 !== $this->write( 'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s', $mine, $this->name, $this->held ) ) {
			$this->held = '';
			throw new RuntimeException( "Another process has taken the lock $this->name." );
		}
		$this->held = $mine;
	}

	/** Gives it back, where this process holds it. */
	public function release(): void {
		if ( '' !== $this->held ) {
			$this->write( 'DELETE FROM {options} WHERE option_name = %s AND option_value = %s', $this->name, $this->held );
			$this->held = '';
		}
	}

	/** Removes it, whoever holds it. */
	public function remove(): void {
		$this->write( 'DELETE FROM {options} WHERE option_name = %s', $this->name );
	}

	/** Returns what stands in the row: until when, and which process of which machine. */
	private function value(): string {
		return ( $this->clock->now() + $this->lease ) . ' ' . getmypid() . ' ' . gethostname();
	}

	/**
	 * Says whether a lock ended: its time is over, or its process is no more, where that can be seen.
	 *
	 * @param string $value What stands in its row; '' where it is gone.
	 */
	private function is_over( string $value ): bool {
		list( $until, $process, $machine ) = explode( ' ', $value, 3 ) + array( '0', '0', '' );
		if ( (int) $until <= $this->clock->now() ) {
			return true;
		}
		return gethostname() === $machine && getmypid() !== (int) $process && @is_dir( '/proc/self' ) && ! @is_dir( '/proc/' . (int) $process ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- open_basedir may forbid to look.
	}

	/**
	 * @param string ...$values For its placeholders.
	 *
	 * @throws RuntimeException When the database refuses.
	 */
	private function write( string $sql, string ...$values ): int {
		$changed = $this->wpdb->query( $this->statement( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- statement() prepares.
		if ( false === $changed ) {
			throw new RuntimeException( "The lock $this->name could not be written: " . $this->wpdb->last_error );
		}
		return (int) $changed;
	}

	/**
	 * @param string $sql       A statement on {options}.
	 * @param string ...$values For its placeholders.
	 */
	private function statement( string $sql, string ...$values ): string {
		/** @var literal-string $sql The table's name is no input. */
		$sql = str_replace( '{options}', $this->wpdb->options, $sql );
		return (string) $this->wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}
}
