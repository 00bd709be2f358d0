<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Database\Import_Database;

/**
 * Looks at every statement that anybody sends through wpdb while a run works, and has the journal keep the rows and tables that it
 * is going to change. The last of the listeners of the filter query; one in a process.
 *
 * What a transaction has noted is stored with it. A write outside of any gets one of its own, which ends before the next statement
 * that only reads, before a request goes out, and with the process.
 */
final class Query_Recorder {

	private Import_Database $database;

	private Outer_Transaction $surrounding;

	private Change_Store $journal;

	private Row_Recorder $rows;

	private Table_Backup $definitions;

	/** The one that looks: two would keep everything twice. */
	private static ?self $current = null;

	/** Whether statements are looked at. */
	private bool $is_on = false;

	/** Whether the process is at its very end, where nothing can be committed any more. */
	private bool $is_late = false;

	/** The statement that was let through last. */
	private string $sent = '';

	/** @var array{string, list<string>|int} A table, and the keys of the rows that the next INSERT into it adds, or how many they are. */
	private array $expected = array( '', array() );

	/**
	 * @param Import_Database                $database    The import's statements.
	 * @param Outer_Transaction $surrounding Knows in which transaction statements are.
	 * @param Change_Store                 $journal     Keeps what is touched.
	 * @param Row_Recorder             $rows        Finds the rows that a statement touches.
	 * @param Table_Backup             $definitions Keeps tables.
	 */
	public function __construct( Import_Database $database, Outer_Transaction $surrounding, Change_Store $journal, Row_Recorder $rows, Table_Backup $definitions ) {
		$this->database    = $database;
		$this->surrounding = $surrounding;
		$this->journal     = $journal;
		$this->rows        = $rows;
		$this->definitions = $definitions;
	}

	/**
	 * Begins to look.
	 *
	 * @param int $run_id For which run.
	 */
	public function begin( int $run_id ): void {
		if ( $this->is_on ) {
			return;
		}
		if ( null !== self::$current ) {
			self::$current->end();
		}
		self::$current = $this;
		$this->journal->open( $run_id );
		$this->is_on = true;
		$this->database->call_before( array( $this, 'look' ) );
		add_filter( 'query', array( $this, 'filter' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( $this, 'flush_before' ), PHP_INT_MIN );
	}

	/** Looks until the process ends, and writes what can be written then. */
	public function stay(): void {
		add_action(
			'shutdown',
			function (): void {
				$this->flush();
				register_shutdown_function(
					function (): void {
						$this->flush();
						$this->is_late = true;
					}
				);
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Ends to look.
	 *
	 * @return list<string> What was not understood.
	 */
	public function end(): array {
		if ( ! $this->is_on ) {
			return array();
		}
		$this->flush();
		remove_filter( 'query', array( $this, 'filter' ), PHP_INT_MAX );
		remove_filter( 'pre_http_request', array( $this, 'flush_before' ), PHP_INT_MIN );
		$this->database->call_before( null );
		$this->is_on   = false;
		self::$current = null;
		$unreadable    = $this->journal->take_unreadable();
		$this->journal->open( 0 );
		return $unreadable;
	}

	/**
	 * Looks at what is noted of a run and was not seen again. When it ends, after end().
	 *
	 * @param int $run_id Id of the run.
	 */
	public function complete( int $run_id ): void {
		$this->journal->complete( $run_id );
		$this->definitions->forget_unmade( $run_id );
	}

	/**
	 * Says which rows the next INSERT into a table adds: it need not be read then, nor looked up what it added.
	 *
	 * @param string           $table The table; '' for none.
	 * @param list<string>|int $keys  Keys of rows that are not there and that nobody else adds; how many there are, where the database counts them itself.
	 */
	public function expect_new( string $table, $keys ): void {
		$this->expected = array( $table, $keys );
	}

	/**
	 * Notes rows that a statement added which nobody looked at.
	 *
	 * @param string   $table Their table.
	 * @param string[] $keys  Their keys: none of them was there before.
	 */
	public function note_new( string $table, array $keys ): void {
		foreach ( $this->is_on ? $keys : array() as $key ) {
			$this->journal->row( $table, $key, null );
		}
	}

	/** Says whether statements are looked at. */
	public function is_on(): bool {
		return $this->is_on;
	}

	/**
	 * Enters a chunk, whose transaction has just begun.
	 *
	 * @param int              $last Number of the journal's last entry.
	 * @param callable(): void $cut  Stores the first part of the chunk, without ending the transaction: a table is about to change.
	 */
	public function enter( int $last, callable $cut ): void {
		$this->abandon();
		$this->journal->expect_halves( $last );
		$this->surrounding->enter( $cut );
	}

	/**
	 * Begins work in which each write is stored by itself, and which may be taken back alone.
	 *
	 * @param int $last Number of the journal's last entry, after a flush().
	 */
	public function begin_open( int $last ): void {
		$this->journal->expect_halves( $last );
	}

	/** Ends it: stores what is left. */
	public function end_open(): void {
		$this->flush();
		$this->journal->expect_halves( null );
	}

	/** Leaves a chunk: writes what is left to be written, before its last statement. */
	public function leave(): void {
		$this->settle();
		// What is whole is not taken back alone.
		$this->journal->expect_halves( null );
		$this->journal->close();
	}

	/** Forgets what a transaction has noted that was taken back, or is stored. */
	public function abandon(): void {
		$this->journal->forget();
		$this->journal->expect_halves( null );
		$this->surrounding->forget();
	}

	/** Writes and stores what is noted and belongs to no transaction of others. */
	public function flush(): void {
		if ( $this->is_on ) {
			$this->settle();
			$this->surrounding->store();
		}
	}

	/**
	 * Stores what is noted before a request goes out: whoever answers it may need the rows. For the filter pre_http_request.
	 *
	 * @param mixed $answer Passed on.
	 * @return mixed
	 */
	public function flush_before( $answer ) {
		$this->flush();
		return $answer;
	}

	/** Looks at what the connection says of the last statement, before one of ours makes it say something else. */
	public function look(): void {
		$this->rows->look();
		$this->surrounding->begin_again();
	}

	/**
	 * Looks at a statement. For the filter query.
	 *
	 * @param string $sql A statement on its way to the database.
	 * @return string The statement that is sent.
	 *
	 * @throws Database_Error When the database refused one of ours in a way that ends the transaction.
	 */
	public function filter( string $sql ): string {
		if ( Transaction::is_aside() ) {
			return $sql;
		}
		// Before wpdb sends a statement, it may ask for the character sets of its columns.
		if ( '' !== $this->sent && null === $this->database->outcome( $this->sent ) && 1 === preg_match( '/^\s*SHOW\b/i', $sql ) ) {
			return $sql;
		}
		$this->sent = $this->take( $sql );
		if ( $this->is_late ) {
			$this->journal->write_late();
		}
		return $this->sent;
	}

	/**
	 * @param string $sql A statement.
	 * @return string The statement that is sent.
	 */
	private function take( string $sql ): string {
		$this->settle();
		$verb = Write_Statement::verb( $sql );
		switch ( $verb ) {
			case '':
				$this->surrounding->end_own();
				return $sql;
			case 'START':
			case 'BEGIN':
			case Transaction::END:
			case 'ROLLBACK':
			case 'SAVEPOINT':
			case 'RELEASE':
				return $this->surrounding->take( $sql, $verb );
			case 'LOCK':
				// The journal could not be written while others' tables are locked.
				$this->journal->misread( $sql );
				return Write_Statement::NOTHING;
			case 'SET':
				if ( 1 === preg_match( '/\bautocommit\s*=\s*0|\bSET\s+STATEMENT\b/i', $sql ) ) {
					$this->journal->misread( $sql );
				}
				return $sql;
			case 'UNLOCK':
			case 'ANALYZE':
			case 'OPTIMIZE':
			case 'REPAIR':
				return $sql;
			case 'CREATE':
			case 'DROP':
			case 'ALTER':
			case 'TRUNCATE':
			case 'RENAME':
				return $this->of_table( $sql );
			case 'LOAD':
			case 'CALL':
			case 'EXECUTE':
			case 'WITH':
				$this->journal->misread( $sql );
				return $sql;
		}
		$this->of_rows( $sql, $verb );
		return $sql;
	}

	/**
	 * @param string $sql  A statement that changes rows.
	 * @param string $verb Its first word.
	 *
	 * @throws Database_Error When the database refused one of ours in a way that ends the transaction.
	 */
	private function of_rows( string $sql, string $verb ): void {
		$this->is_late || $this->surrounding->require_one();
		list( $table, $keys ) = $this->expected;
		if ( '' !== $table && 0 === strpos( $sql, "INSERT INTO `$table` " ) ) {
			$this->expected = array( '', array() );
			if ( is_int( $keys ) ) {
				$this->rows->count( $sql, $table, $keys );
				return;
			}
			foreach ( $keys as $key ) {
				$this->journal->row( $table, $key, null );
			}
			return;
		}
		try {
			if ( $this->rows->expect( $sql, $verb, ! $this->is_late ) && ! $this->is_late ) {
				$this->surrounding->secure() || $this->journal->misread( "no transaction takes it back: $sql" );
				$this->rows->forget_answer();
			}
		} catch ( Unsupported_Statement $unreadable ) {
			$this->journal->misread( $unreadable->getMessage() . ': ' . $sql );
		} catch ( Database_Error $failure ) {
			if ( $failure->undoes() ) {
				throw $failure;
			}
			$this->journal->misread( $failure->getMessage() . ': ' . $sql );
		}
	}

	/**
	 * @param string $sql A statement that changes tables.
	 * @return string The statement that is sent.
	 */
	private function of_table( string $sql ): string {
		try {
			$statement = new Schema_Statement( $sql, $this->database->name() );
		} catch ( Unsupported_Statement $unreadable ) {
			$this->journal->misread( $unreadable->getMessage() . ': ' . $sql );
			return $sql;
		}
		$this->surrounding->end_own();
		if ( $this->definitions->is_idle( $statement ) ) {
			return Write_Statement::NOTHING;
		}
		if ( array() !== $statement->emptied ) {
			// A copy is made of them, which ends a transaction too.
			$this->surrounding->end_before_definition();
		}
		$this->definitions->keep( $statement );
		if ( ! $statement->is_temporary ) {
			$this->surrounding->end_before_definition();
		}
		$this->definitions->forget( $statement );
		return $sql;
	}

	/** Notes what the statement before has added, now that it is known; begins a chunk's transaction again that was cut. */
	private function settle(): void {
		$this->look();
		if ( $this->rows->settle() && ! $this->is_late ) {
			$this->surrounding->secure();
		}
	}
}
