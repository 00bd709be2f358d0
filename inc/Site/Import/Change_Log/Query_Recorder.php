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
	public function start( int $run_id ): void {
		if ( $this->is_on ) {
			return;
		}
		if ( null !== self::$current ) {
			self::$current->stop();
		}
		self::$current = $this;
		$this->journal->open( $run_id );
		$this->is_on = true;
		$this->database->on_before_query( array( $this, 'read_connection_result' ) );
		add_filter( 'query', array( $this, 'on_query' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( $this, 'flush_before' ), PHP_INT_MIN );
	}

	/** Looks until the process ends, and writes what can be written then. */
	public function record_until_shutdown(): void {
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
	public function stop(): array {
		if ( ! $this->is_on ) {
			return array();
		}
		$this->flush();
		remove_filter( 'query', array( $this, 'on_query' ), PHP_INT_MAX );
		remove_filter( 'pre_http_request', array( $this, 'flush_before' ), PHP_INT_MIN );
		$this->database->on_before_query( null );
		$this->is_on   = false;
		self::$current = null;
		$unreadable    = $this->journal->take_unsupported();
		$this->journal->open( 0 );
		return $unreadable;
	}

	/**
	 * Looks at what is noted of a run and was not seen again. When it ends, after end().
	 *
	 * @param int $run_id Id of the run.
	 */
	public function finish_run( int $run_id ): void {
		$this->journal->complete( $run_id );
		$this->definitions->forget_missing_tables( $run_id );
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
	public function begin_batch( int $last, callable $cut ): void {
		$this->discard();
		$this->journal->allow_partial( $last );
		$this->surrounding->begin_batch( $cut );
	}

	/**
	 * Begins work in which each write is stored by itself, and which may be taken back alone.
	 *
	 * @param int $last Number of the journal's last entry, after a flush().
	 */
	public function begin_unbuffered( int $last ): void {
		$this->journal->allow_partial( $last );
	}

	/** Ends it: stores what is left. */
	public function end_unbuffered(): void {
		$this->flush();
		$this->journal->allow_partial( null );
	}

	/** Leaves a chunk: writes what is left to be written, before its last statement. */
	public function end_batch(): void {
		$this->settle();
		// What is whole is not taken back alone.
		$this->journal->allow_partial( null );
		$this->journal->save_with_hashes();
	}

	/** Forgets what a transaction has noted that was taken back, or is stored. */
	public function discard(): void {
		$this->journal->forget();
		$this->journal->allow_partial( null );
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
	public function read_connection_result(): void {
		$this->rows->read_insert_ids();
		$this->surrounding->restart();
	}

	/**
	 * Looks at a statement. For the filter query.
	 *
	 * @param string $sql A statement on its way to the database.
	 * @return string The statement that is sent.
	 *
	 * @throws Database_Error When the database refused one of ours in a way that ends the transaction.
	 */
	public function on_query( string $sql ): string {
		if ( Transaction::is_wrapper_statement() ) {
			return $sql;
		}
		// Before wpdb sends a statement, it may ask for the character sets of its columns.
		if ( '' !== $this->sent && null === $this->database->last_statement_succeeded( $this->sent ) && 1 === preg_match( '/^\s*SHOW\b/i', $sql ) ) {
			return $sql;
		}
		$this->sent = $this->take( $sql );
		if ( $this->is_late ) {
			$this->journal->write_after_commit();
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
				$this->surrounding->commit_own();
				return $sql;
			case 'START':
			case 'BEGIN':
			case Transaction::END:
			case 'ROLLBACK':
			case 'SAVEPOINT':
			case 'RELEASE':
				return $this->surrounding->handle( $sql, $verb );
			case 'LOCK':
				// The journal could not be written while others' tables are locked.
				$this->journal->record_unsupported( $sql );
				return Write_Statement::NOTHING;
			case 'SET':
				if ( 1 === preg_match( '/\bautocommit\s*=\s*0|\bSET\s+STATEMENT\b/i', $sql ) ) {
					$this->journal->record_unsupported( $sql );
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
				$this->journal->record_unsupported( $sql );
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
		$this->is_late || $this->surrounding->ensure();
		try {
			if ( $this->rows->record_affected( $sql, $verb, ! $this->is_late ) && ! $this->is_late ) {
				$this->surrounding->commit_before_untransacted_write() || $this->journal->record_unsupported( "no transaction takes it back: $sql" );
				$this->rows->discard_result();
			}
		} catch ( Unsupported_Statement $unreadable ) {
			$this->journal->record_unsupported( $unreadable->getMessage() . ': ' . $sql );
		} catch ( Database_Error $failure ) {
			if ( $failure->ends_transaction() ) {
				throw $failure;
			}
			$this->journal->record_unsupported( $failure->getMessage() . ': ' . $sql );
		}
	}

	/**
	 * @param string $sql A statement that changes tables.
	 * @return string The statement that is sent.
	 */
	private function of_table( string $sql ): string {
		try {
			$statement = new Schema_Statement( $sql, $this->database->database_name() );
		} catch ( Unsupported_Statement $unreadable ) {
			$this->journal->record_unsupported( $unreadable->getMessage() . ': ' . $sql );
			return $sql;
		}
		$this->surrounding->commit_own();
		if ( $this->definitions->is_idle( $statement ) ) {
			return Write_Statement::NOTHING;
		}
		if ( array() !== $statement->emptied ) {
			// A copy is made of them, which ends a transaction too.
			$this->surrounding->commit_before_ddl();
		}
		$this->definitions->back_up( $statement );
		if ( ! $statement->is_temporary ) {
			$this->surrounding->commit_before_ddl();
		}
		$this->definitions->forget_table( $statement );
		return $sql;
	}

	/** Notes what the statement before has added, now that it is known; begins a chunk's transaction again that was cut. */
	private function settle(): void {
		$this->read_connection_result();
		if ( $this->rows->record_inserted() && ! $this->is_late ) {
			$this->surrounding->commit_before_untransacted_write();
		}
	}
}
