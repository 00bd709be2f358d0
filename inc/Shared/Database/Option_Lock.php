<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use Templately\Shared\Clock;
use wpdb;

/** A lock between processes, stored as a row of the options table. Expires when its holder dies. */
final class Option_Lock {

	private const LEASE = 60;

	private wpdb $wpdb;

	private Clock $clock;

	private string $name;

	private int $lease;

	/** Value of the row while this process holds the lock, otherwise ''. */
	private string $held = '';

	/** @param int $lease Lifetime in seconds, unless renewed. */
	public function __construct( wpdb $wpdb, Clock $clock, string $name, int $lease = self::LEASE ) {
		$this->wpdb  = $wpdb;
		$this->clock = $clock;
		$this->name  = $name;
		$this->lease = $lease;
	}

	/** Takes the lock if it is free. Returns false if any process holds it, including this one. */
	public function acquire(): bool {
		$mine = $this->value();
		if ( 1 === $this->write( 'INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, \'off\')', $this->name, $mine ) ) {
			$this->held = $mine;
			return true;
		}
		$other = (string) $this->wpdb->get_var( $this->statement( 'SELECT option_value FROM {options} WHERE option_name = %s', $this->name ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared by statement().
		if ( $this->is_over( $other ) && 1 === $this->write( 'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s', $mine, $this->name, $other ) ) {
			$this->held = $mine;
			return true;
		}
		return false;
	}

	public function wait( int $seconds ): bool {
		$tries = $seconds * 10;
		while ( ! $this->acquire() ) {
			if ( $tries <= 0 ) {
				return false;
			}
			--$tries;
			usleep( 100000 );
		}
		return true;
	}

	/** @throws RuntimeException When another process has taken it after it expired. */
	public function renew(): void {
		$mine = $this->value();
		if ( $this->held !== $mine && 1 !== $this->write( 'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s', $mine, $this->name, $this->held ) ) {
			$this->held = '';
			throw new RuntimeException( "Another process has taken the lock $this->name." );
		}
		$this->held = $mine;
	}

	public function release(): void {
		if ( '' !== $this->held ) {
			$this->write( 'DELETE FROM {options} WHERE option_name = %s AND option_value = %s', $this->name, $this->held );
			$this->held = '';
		}
	}

	public function remove(): void {
		$this->write( 'DELETE FROM {options} WHERE option_name = %s', $this->name );
	}

	/** Returns the row's value: expiry time, process id and host name. */
	private function value(): string {
		return ( $this->clock->now() + $this->lease ) . ' ' . getmypid() . ' ' . gethostname();
	}

	/** Tells from the row's value whether the lock has expired or its process is known to be dead. */
	private function is_over( string $value ): bool {
		list( $until, $process, $machine ) = explode( ' ', $value, 3 ) + array( '0', '0', '' );
		if ( (int) $until <= $this->clock->now() ) {
			return true;
		}
		return gethostname() === $machine && getmypid() !== (int) $process && @is_dir( '/proc/self' ) && ! @is_dir( '/proc/' . (int) $process ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- open_basedir can forbid /proc.
	}

	/** @throws RuntimeException On a database error. */
	private function write( string $sql, string ...$values ): int {
		$changed = $this->wpdb->query( $this->statement( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared by statement().
		if ( false === $changed ) {
			throw new RuntimeException( "The lock $this->name could not be written: " . $this->wpdb->last_error );
		}
		return (int) $changed;
	}

	private function statement( string $sql, string ...$values ): string {
		/** @var literal-string $sql The table name is no input. */
		$sql = str_replace( '{options}', $this->wpdb->options, $sql );
		return (string) $this->wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this prepares.
	}
}
