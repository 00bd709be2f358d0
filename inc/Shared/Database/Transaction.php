<?php

declare( strict_types=1 );

namespace Templately\Shared\Database;

use Throwable;
use mysqli;
use wpdb;

/**
 * Does several writes or none. Nests by SAVEPOINT; the only place that says START TRANSACTION.
 *
 * A connection has one transaction, so what is open is known of the process and not of an object: both halves nest in each
 * other. While one is open, every statement on the connection is looked at, whoever sends it. After a deadlock, a lock that
 * was not got or a lost connection nothing more is sent, because it would be stored at once and alone. On SQLite that is so
 * after any statement that failed: its drop-in takes the whole transaction back then.
 *
 * @phpstan-type Kind Database_Error::*
 */
final class Transaction {

	/** What begins and ends a transaction. */
	public const END = 'COMMIT';

	private const BEGIN = 'START TRANSACTION';

	/** How often work is done again that others were in the way of. */
	private const REPEATS = 5;

	/** Milliseconds of the first pause, at the most; each next one is twice as long. */
	private const PAUSE = 20;

	/** How deep transactions are nested. */
	private static int $depth = 0;

	/** The outermost one that is open. */
	private static ?self $open = null;

	/** @var object|null The connection that has the open transaction. */
	private static $handle = null;

	/** What ended the open transaction before its time. */
	private static ?Database_Error $ended = null;

	/** Whether the statement on its way is this class's own. */
	private static bool $is_speaking = false;

	/** Whether it is one of begin_aside() or end_aside(). */
	private static bool $is_aside = false;

	/** @var list<string> Kinds of failures that the work which runs now answers for. */
	private static array $answered = array();

	private wpdb $wpdb;

	public function __construct( wpdb $wpdb ) {
		$this->wpdb = $wpdb;
	}

	/**
	 * Runs some work inside a transaction. The outermost one does its work again, up to five times, where others were in its
	 * way: work must bear to be run twice.
	 *
	 * A statement that fails in something that throws (Hub\Database) undoes the work unless it catches what is thrown. Those
	 * that others send meanwhile, such as listeners of a hook, may fail: they undo it only where the database took the
	 * transaction back or may have.
	 *
	 * @template T
	 * @param callable(): T $work     What writes.
	 * @param list<string>  $answered Kinds of failed statements, of Database_Error, that the work looks after itself. Only
	 *                                TIMEOUT makes a difference: after a deadlock or a lost connection there is nothing left to look after.
	 * @return T What the work returns.
	 *
	 * @throws Throwable What the work throws, after everything was taken back.
	 * @throws Database_Error When the database took it back. Of kind GONE: the connection was lost. Where that happened in the
	 *                          very moment of the commit, nobody knows whether it was stored.
	 */
	public function run( callable $work, array $answered = array() ) {
		if ( self::$depth > 0 ) {
			return $this->nested( $work, $answered );
		}
		return $this->retry(
			function () use ( $work, $answered ) {
				return $this->outermost( $work, $answered );
			}
		);
	}

	/**
	 * Runs some work, and again where others were in its way. Inside a transaction only the outermost one can do that.
	 *
	 * @template T
	 * @param callable(): T $work One statement, or a whole transaction.
	 * @return T What the work returns.
	 *
	 * @throws Database_Error When others were in the way each time.
	 */
	public function retry( callable $work ) {
		for ( $times = 0; ; $times++ ) {
			try {
				return $work();
			} catch ( Database_Error $failure ) {
				if ( self::$depth > 0 || self::REPEATS === $times || ! $failure->is_retryable() ) {
					throw $failure;
				}
				// Not all at the same moment again.
				usleep( 1000 * random_int( 1, self::PAUSE * 2 ** $times ) );
			}
		}
	}

	/** Says whether the statement that is just sent begins, ends or divides a transaction of this class. For who looks at all statements. */
	public static function is_own_statement(): bool {
		return self::$is_speaking;
	}

	/** Takes an open transaction back, whoever began it: the process is at its end, and what is in the middle will not go on. */
	public function roll_back(): void {
		if ( self::$depth > 0 ) {
			remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
			$this->say( 'ROLLBACK' );
			self::$depth  = 0;
			self::$open   = null;
			self::$handle = null;
			self::$ended  = null;
		}
	}

	/** Says whether the statement that is just sent is one of begin_aside() or end_aside(). */
	public static function is_wrapper_statement(): bool {
		return self::$is_aside;
	}

	/**
	 * Begins a transaction round a statement of others, for who looks at all statements: it is not known as one of this class's,
	 * and nothing is done again.
	 */
	public function begin_wrapper(): void {
		$this->say_aside( self::BEGIN );
	}

	/**
	 * Ends what begin_aside() began, or a transaction of others that the database is about to end by itself.
	 *
	 * @return bool Whether it was stored.
	 */
	public function end_wrapper(): bool {
		return $this->say_aside( self::END );
	}

	/** Says whether a transaction of this class is open. */
	public static function is_begun(): bool {
		return self::$depth > 0;
	}

	/**
	 * Takes note of a failure of a statement that was sent past wpdb, on its connection: where the database took the transaction
	 * back with it, nothing more is sent.
	 */
	public static function record_error( Database_Error $failure ): void {
		if ( self::$depth > 0 && null === self::$ended && $failure->ends_transaction() ) {
			self::$ended = $failure;
		}
	}

	/**
	 * Looks at what became of the statement before, for who is about to send one past wpdb: that would make the connection forget it.
	 *
	 * @throws Database_Error When there was a transaction and it is at an end already.
	 */
	public static function require_intact(): void {
		if ( null !== self::$open && ! self::$is_speaking ) {
			self::$open->require_open();
		}
	}

	/**
	 * @throws Database_Error When the transaction is at an end already.
	 */
	private function require_open(): void {
		$this->look();
		if ( null !== self::$ended ) {
			throw self::$ended;
		}
	}

	/** Makes all reads of this request go to the primary, where wpdb's successor knows of replicas (LudicrousDB, HyperDB). */
	public function read_from_primary(): void {
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			if ( method_exists( $this->wpdb, $method ) ) {
				$this->wpdb->$method();
				return;
			}
		}
	}

	/**
	 * Looks at what became of the statement before, and sends nothing more once the transaction is at an end. For the filter query.
	 *
	 * @return string The same; '' where it must not be sent, which wpdb takes for a failed one.
	 */
	public function filter_query( string $sql ): string {
		$this->look();
		if ( null === self::$ended ) {
			return $sql;
		}
		$this->wpdb->flush();
		$this->wpdb->last_error = self::$ended->getMessage();
		return '';
	}

	/**
	 * Makes the connection read-only with which wpdb replaces a lost one, so that what wpdb sends again there is refused. A transaction
	 * would not hold definitions back, such as ALTER TABLE, which commit by themselves. For the filter incompatible_sql_modes, which wpdb applies on every new connection.
	 *
	 * @param string[] $modes Passed on.
	 * @return string[]
	 */
	public function on_reconnect( array $modes ): array {
		$handle = $this->handle();
		if ( $handle instanceof mysqli && $handle !== self::$handle ) {
			$handle->query( 'SET SESSION TRANSACTION READ ONLY' );
		}
		return $modes;
	}

	/**
	 * @template T
	 * @param callable(): T $work     What writes.
	 * @param list<string>  $answered Kinds of failures.
	 * @return T
	 *
	 * @throws Throwable What undid it.
	 */
	private function outermost( callable $work, array $answered ) {
		$this->read_from_primary();
		$this->send( self::BEGIN );
		self::$depth    = 1;
		self::$open     = $this;
		self::$handle   = $this->handle();
		self::$ended    = null;
		self::$answered = $answered;
		add_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
		add_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
		try {
			$answer = $work();
			$this->require_open();
			$this->send( self::END );
			// Where the connection was lost, wpdb has sent it again on a new one, where it succeeds and nothing is committed.
			$this->require_connection();
			return $answer;
		} catch ( Throwable $thrown ) {
			$this->look();
			$cause = self::$ended ?? $thrown;
			remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
			$this->say( 'ROLLBACK' );
			throw $cause;
		} finally {
			remove_filter( 'query', array( $this, 'filter_query' ), PHP_INT_MIN );
			remove_filter( 'incompatible_sql_modes', array( $this, 'on_reconnect' ) );
			$handle = $this->handle();
			if ( $handle instanceof mysqli && $handle !== self::$handle ) {
				$handle->query( 'SET SESSION TRANSACTION READ WRITE' );
			}
			self::$depth    = 0;
			self::$open     = null;
			self::$handle   = null;
			self::$ended    = null;
			self::$answered = array();
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work     What writes.
	 * @param list<string>  $answered Kinds of failures.
	 * @return T
	 *
	 * @throws Throwable What undid it.
	 */
	private function nested( callable $work, array $answered ) {
		$point = 'templately_' . self::$depth;
		$outer = self::$answered;
		$this->send( "SAVEPOINT $point" );
		++self::$depth;
		self::$answered = $answered;
		try {
			$answer = $work();
			$this->require_open();
			$this->send( "RELEASE SAVEPOINT $point" );
			return $answer;
		} catch ( Throwable $thrown ) {
			$this->say( "ROLLBACK TO SAVEPOINT $point" );
			throw self::$ended ?? $thrown;
		} finally {
			self::$answered = $outer;
			--self::$depth;
		}
	}

	/**
	 * The object is compared and not its number: a server that was started again gives the same numbers again.
	 *
	 * @throws Database_Error When the last statement went through another connection than the transaction's.
	 */
	private function require_connection(): void {
		if ( $this->handle() !== self::$handle ) {
			throw new Database_Error( Database_Error::GONE, 'The connection to the database was lost.' );
		}
	}

	/** Notes whether the last statement, whoever sent it, was the end of the transaction. */
	private function look(): void {
		if ( null !== self::$ended ) {
			return;
		}
		try {
			$this->require_connection();
		} catch ( Database_Error $failure ) {
			self::$ended = $failure;
			return;
		}
		if ( '' !== $this->wpdb->last_error ) {
			$failure = Database_Error::from_wpdb( $this->wpdb, 'The database took a transaction back.' );
			if ( ! $this->is_open() || ( $failure->ends_transaction() && ! in_array( $failure->kind(), self::$answered, true ) ) ) {
				self::$ended = $failure;
			}
		}
	}

	/** Says whether SQLite still has the transaction. MariaDB is not asked: which failures end it is known. */
	private function is_open(): bool {
		return null === self::$handle || ! method_exists( self::$handle, 'inTransaction' ) || self::$handle->inTransaction();
	}

	/**
	 * @param string $sql A statement without values.
	 *
	 * @throws Database_Error When it failed.
	 */
	private function send( string $sql ): void {
		if ( false === $this->say( $sql ) ) {
			throw Database_Error::from_wpdb( $this->wpdb, "The database refused: $sql" );
		}
	}

	/**
	 * @param string $sql A statement without values.
	 * @return int|bool What wpdb answers.
	 */
	private function say( string $sql ) {
		// Who looks at all statements may have one said aside on the way.
		$was_speaking      = self::$is_speaking;
		self::$is_speaking = true;
		try {
			return $this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal of this class.
		} finally {
			self::$is_speaking = $was_speaking;
		}
	}

	/**
	 * @param string $sql A statement without values.
	 * @return bool Whether it succeeded.
	 */
	private function say_aside( string $sql ): bool {
		$shows          = $this->wpdb->hide_errors();
		self::$is_aside = true;
		$is_done        = false !== $this->say( $sql );
		self::$is_aside = false;
		$this->wpdb->show_errors( $shows );
		return $is_done;
	}

	/** Returns what wpdb's last statement went through; inside a transaction that is the connection to the primary. */
	private function handle(): ?object {
		$handle = $this->wpdb->__get( 'dbh' );
		return is_object( $handle ) ? $handle : null;
	}
}
