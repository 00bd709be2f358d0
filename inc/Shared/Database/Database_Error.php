<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use RuntimeException;
use mysqli;
use wpdb;

/**
 * A statement that the database refused, with what kind of refusal it was: wpdb tells a sentence, and forgets it with the next
 * statement.
 */
final class Database_Error extends RuntimeException {

	/** A row with this unique key is there already. */
	public const DUPLICATE = 'duplicate';

	/** Two transactions waited for each other; the database took this one back. */
	public const DEADLOCK = 'deadlock';

	/** Somebody held a lock for too long. */
	public const TIMEOUT = 'timeout';

	/** SQLite has one writer, and it was somebody else for too long. */
	public const LOCKED = 'locked';

	/** The connection was lost, and what was not committed with it. */
	public const GONE = 'gone';

	/** Anything else, such as SQL that is wrong. */
	public const OTHER = 'other';

	/** What error numbers mean. 1020 is MariaDB's word, from 11.6 on, for a row that changed under a snapshot; 1927 follows a KILL. */
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

	/**
	 * @param string $kind    One of this class's.
	 * @param string $message What happened, for the owner of the site.
	 */
	public function __construct( string $kind, string $message ) {
		parent::__construct( $message );
		$this->kind = $kind;
	}

	/**
	 * Returns what wpdb's last statement failed with. To be asked before the next one is sent.
	 *
	 * @param string $what What was refused; no values of people.
	 */
	public static function from_wpdb( wpdb $wpdb, string $what ): self {
		$handle = $wpdb->__get( 'dbh' );
		return $handle instanceof mysqli ? self::from_mysql( $handle->errno, $what ) : self::from_sqlite( $wpdb->last_error, $what );
	}

	/**
	 * Returns what MariaDB or MySQL refused.
	 *
	 * @param int    $number Its error number.
	 * @param string $what   What was refused; no values of people.
	 */
	public static function from_mysql( int $number, string $what ): self {
		$kind = self::KINDS[ $number ] ?? self::OTHER;
		return new self( $kind, "$what ($kind)" );
	}

	/**
	 * Returns what SQLite refused.
	 *
	 * @param string $what What was refused; no values of people.
	 */
	public static function from_sqlite( string $said, string $what ): self {
		if ( 1 === preg_match( '/database (table )?is locked/', $said ) ) {
			$kind = self::LOCKED;
		} else {
			$kind = 1 === preg_match( '/UNIQUE constraint failed/', $said ) ? self::DUPLICATE : self::OTHER;
		}
		return new self( $kind, "$what ($kind)" );
	}

	/** Returns which kind of refusal it was: one of this class's. */
	public function kind(): string {
		return $this->kind;
	}

	/** Says whether the same work may succeed when it is done again. After a lost connection nobody knows what was stored. */
	public function is_retryable(): bool {
		return in_array( $this->kind, array( self::DEADLOCK, self::TIMEOUT, self::LOCKED ), true );
	}

	/** Says whether the whole transaction is at an end with it, whoever sent the statement. */
	public function ends_transaction(): bool {
		return $this->is_retryable() || self::GONE === $this->kind;
	}
}
