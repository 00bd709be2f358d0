<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Transaction;

/**
 * The transaction in which the statements of others are while a run works: a chunk's, one of others, or one that a write got which
 * was in none. The journal is stored with it. Inside a chunk the transactions of others become savepoints.
 */
final class Outer_Transaction {

	private Transaction $transaction;

	private Change_Store $journal;

	/** @var callable(): void|null Stores the first part of a chunk; null outside of chunks. */
	private $cut = null;

	/** Whether a chunk's transaction has to begin again before the next statement. */
	private bool $is_cut = false;

	/** Whether a transaction of this class is open. */
	private bool $has_own = false;

	/** Whether somebody else's transaction is open. */
	private bool $has_foreign = false;

	/** @var list<string> Savepoints that stand for the transactions of others inside a chunk. */
	private array $points = array();

	/**
	 * @param Transaction $transaction Begins and ends transactions.
	 * @param Change_Store     $journal     Keeps what is touched.
	 */
	public function __construct( Transaction $transaction, Change_Store $journal ) {
		$this->transaction = $transaction;
		$this->journal     = $journal;
	}

	/**
	 * Enters a chunk, whose transaction has just begun.
	 *
	 * @param callable(): void $cut Stores the first part of the chunk, without ending the transaction.
	 */
	public function begin_batch( callable $cut ): void {
		$this->cut = $cut;
	}

	/** Forgets it: it was taken back, or is stored. */
	public function forget(): void {
		$this->cut         = null;
		$this->is_cut      = false;
		$this->has_own     = false;
		$this->has_foreign = false;
		$this->points      = array();
	}

	/** Begins one, where a statement that changes rows would be in none. */
	public function ensure(): void {
		if ( ! $this->has_own && ! $this->has_foreign && ! Transaction::is_active() ) {
			$this->transaction->begin_wrapper();
			$this->has_own = true;
		}
	}

	/** Begins a chunk's again that was cut. */
	public function restart(): void {
		if ( $this->is_cut ) {
			$this->is_cut = false;
			$this->transaction->begin_wrapper();
		}
	}

	/** Stores what is noted and belongs to no transaction of others. */
	public function store(): void {
		if ( $this->has_own ) {
			$this->commit_own();
		} elseif ( ! $this->has_foreign && ! Transaction::is_active() ) {
			$this->journal->save_with_hashes();
		}
	}

	/** Ends the one of this class, if it is open. */
	public function commit_own(): void {
		if ( ! $this->has_own ) {
			return;
		}
		$this->has_own = false;
		$this->journal->save_with_hashes();
		if ( ! $this->transaction->end_wrapper() ) {
			// The statement failed, and the database took all back.
			$this->journal->forget();
		}
	}

	/**
	 * Stores what is noted, and what was written so far, beside a write that no transaction takes back; and goes on in a new one.
	 *
	 * @return bool Whether it did; a transaction of others is not ours to end.
	 */
	public function commit_before_untransacted_write(): bool {
		if ( array() !== $this->points || ( null === $this->cut && ! $this->has_own ) ) {
			return false;
		}
		$this->journal->write_ahead();
		null === $this->cut || ( $this->cut )();
		$this->transaction->end_wrapper();
		$this->transaction->begin_wrapper();
		return true;
	}

	/** Stores what is noted, before the database commits by itself what comes before a change of a table. */
	public function commit_before_ddl(): void {
		$this->journal->save_with_hashes();
		if ( null !== $this->cut ) {
			( $this->cut )();
			$this->transaction->end_wrapper();
			$this->points = array();
			$this->is_cut = true;
		} elseif ( $this->has_foreign || Transaction::is_active() ) {
			$this->transaction->end_wrapper();
			$this->has_foreign = false;
		}
	}

	/**
	 * Takes a statement that begins, ends or divides a transaction.
	 *
	 * @param string $sql  The statement.
	 * @param string $verb Its first word.
	 * @return string The statement that is sent.
	 */
	public function handle( string $sql, string $verb ): string {
		$point = 1 === preg_match( '/\b(?:SAVEPOINT|TO|RELEASE)\s+`?(\w+)`?\s*;?\s*$/i', $sql, $found ) ? $found[1] : '';
		if ( 'SAVEPOINT' === $verb ) {
			$this->journal->save( $point );
			return $sql;
		}
		if ( 'ROLLBACK' === $verb && 1 === preg_match( '/\bTO\b/i', $sql ) ) {
			$this->journal->roll_back_to( $point );
			return $sql;
		}
		if ( 'RELEASE' === $verb || ( null !== $this->cut && Transaction::is_own_statement() ) ) {
			return $sql;
		}
		if ( null !== $this->cut ) {
			return $this->as_savepoint( $verb );
		}
		$this->commit_own();
		if ( 'ROLLBACK' === $verb ) {
			$this->journal->forget();
		} else {
			$this->journal->save_with_hashes();
		}
		$this->has_foreign = in_array( $verb, array( 'START', 'BEGIN' ), true );
		return $sql;
	}

	/**
	 * @param string $verb START, BEGIN, COMMIT or ROLLBACK, of somebody else inside a chunk.
	 * @return string The statement that is sent.
	 */
	private function as_savepoint( string $verb ): string {
		if ( 'START' === $verb || 'BEGIN' === $verb ) {
			$point          = 'templately_foreign_' . count( $this->points );
			$this->points[] = $point;
			$this->journal->save( $point );
			return "SAVEPOINT $point";
		}
		$point = array_pop( $this->points );
		if ( null === $point ) {
			return Write_Statement::NOTHING;
		}
		if ( Transaction::END === $verb ) {
			return "RELEASE SAVEPOINT $point";
		}
		$this->journal->roll_back_to( $point );
		return "ROLLBACK TO SAVEPOINT $point";
	}
}
