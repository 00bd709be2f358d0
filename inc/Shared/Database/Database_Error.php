<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use mysqli;
use wpdb;

/** A failed database statement. Classifies the error, which wpdb only keeps as text until the next statement. */
final class Database_Error extends RuntimeException {

	public const DUPLICATE = 'duplicate';

	/** The database rolled back this transaction to resolve a deadlock. */
	public const DEADLOCK = 'deadlock';

	public const TIMEOUT = 'timeout';

	/** SQLite: another process is writing. */
	public const LOCKED = 'locked';

	/** Connection lost, with uncommitted work. */
	public const GONE = 'gone';

	public const OTHER = 'other';

	/** MariaDB and MySQL error numbers. 1020 (MariaDB 11.6+): row changed since the snapshot. 1927: connection killed. */
	private const KINDS = array(
		1020 => self::DEADLOCK,
		1062 => self::DUPLICATE,
		1205 => self::TIMEOUT,
		1213 => self::DEADLOCK,
		1927 => self::GONE,
		2006 => self::GONE,
		2013 => self::GONE,
		4031 => self::GONE,
	);

	private string $kind;

	/** @param string $kind One of the constants. */
	public function __construct( string $kind, string $message ) {
		parent::__construct( $message );
		$this->kind = $kind;
	}

	/** @param string $what The failed statement without user data. Call this before wpdb sends the next one. */
	public static function from_wpdb( wpdb $wpdb, string $what ): self {
		$handle = $wpdb->__get( 'dbh' );
		return $handle instanceof mysqli ? self::from_mysql( $handle->errno, $what ) : self::from_sqlite( $wpdb->last_error, $what );
	}

	public static function from_mysql( int $number, string $what ): self {
		$kind = self::KINDS[ $number ] ?? self::OTHER;
		return new self( $kind, "$what ($kind)" );
	}

	public static function from_sqlite( string $said, string $what ): self {
		if ( 1 === preg_match( '/database (table )?is locked/', $said ) ) {
			$kind = self::LOCKED;
		} else {
			$kind = 1 === preg_match( '/UNIQUE constraint failed/', $said ) ? self::DUPLICATE : self::OTHER;
		}
		return new self( $kind, "$what ($kind)" );
	}

	public function kind(): string {
		return $this->kind;
	}

	/** Tells whether repeating the work may help. Not after a lost connection, which may have committed. */
	public function is_retryable(): bool {
		return in_array( $this->kind, array( self::DEADLOCK, self::TIMEOUT, self::LOCKED ), true );
	}

	public function ends_transaction(): bool {
		return $this->is_retryable() || self::GONE === $this->kind;
	}
}
