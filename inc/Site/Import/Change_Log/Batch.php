<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Lease_Lost;
use Throwable;

/**
 * A piece of work whose writes are all stored or none: one transaction, which carries the journal of what it touches and whose
 * last statement asks whether this process still holds the lease.
 *
 * Where a listener changes a table in the middle, or writes into one without transactions, what came before it is stored. That part
 * is marked as half: it is made whole with the rest, or taken back to where the chunk began before that is done again.
 */
final class Batch {

	private Transaction $transaction;

	private Lease $lease;

	private Query_Recorder $capture;

	private Partial_Batch $half;

	/** The cache of the chunk that is open. */
	private ?Batch_Object_Cache $cache = null;

	/** Whether the chunk that is open was cut in two. */
	private bool $is_cut = false;

	/** Whether this process knows that nothing half is left. */
	private bool $is_whole = false;

	/**
	 * @param Transaction $transaction Runs several writes as one.
	 * @param Lease       $lease       The right to write.
	 * @param Query_Recorder     $capture     Looks at all statements.
	 * @param Partial_Batch  $half        Takes back what is half.
	 */
	public function __construct( Transaction $transaction, Lease $lease, Query_Recorder $capture, Partial_Batch $half ) {
		$this->transaction = $transaction;
		$this->lease       = $lease;
		$this->capture     = $capture;
		$this->half        = $half;
	}

	/** Returns the right to write. */
	public function lease(): Lease {
		return $this->lease;
	}

	/**
	 * Runs some work.
	 *
	 * @template T
	 * @param callable(): T $write What writes. It is called again after a deadlock.
	 * @param string        $set   What else to change in the run's row, as SQL that ends with a comma.
	 * @return T What it returns.
	 *
	 * @throws Lease_Lost When another process holds the lease; nothing was stored then.
	 * @throws Throwable What the work throws, after everything was taken back.
	 */
	public function run( callable $write, string $set = '' ) {
		$this->undo_partial();
		$this->cache = Batch_Object_Cache::begin();
		$is_stored   = false;
		try {
			$answer    = $this->transaction->run(
				function () use ( $write, $set ) {
					return $this->once( $write, $set );
				}
			);
			$is_stored = true;
			return $answer;
		} finally {
			$this->close( $is_stored );
		}
	}

	/**
	 * Returns where the journal is: the mark for take_back_since().
	 *
	 * @return array{int, int}
	 */
	public function position(): array {
		$this->capture->flush();
		return $this->half->positions();
	}

	/**
	 * Runs some work without a transaction, each of its writes stored with its journal: for what waits for itself in one, such as a
	 * plugin with a connection of its own. What it leaves half done, take_back_since() takes back.
	 *
	 * @template T
	 * @param callable(): T     $write What writes.
	 * @param callable(): string $set   What else to change in the run's row, as SQL that ends with a comma; asked afterwards.
	 * @return T What it returns.
	 *
	 * @throws Lease_Lost When another process holds the lease.
	 */
	public function run_unbuffered( callable $write, callable $set ) {
		$this->undo_partial();
		$this->capture->flush();
		$this->capture->begin_unbuffered( $this->half->positions()[0] );
		try {
			$answer = $write();
		} finally {
			$this->capture->end_unbuffered();
		}
		$this->transaction->run(
			function () use ( $set ): void {
				$this->half->complete( $this->lease->run_id() );
				$this->lease->renew( $set() );
			}
		);
		return $answer;
	}

	/**
	 * Takes back what was written since a mark.
	 *
	 * @param array{int, int} $mark What mark() returned.
	 *
	 * @throws Lease_Lost When another process holds the lease.
	 */
	public function undo_since( array $mark ): void {
		$this->capture->flush();
		$this->lease->renew();
		$this->half->mark_partial( $this->lease->run_id(), $mark );
		$this->is_whole = false;
		$this->undo_partial();
		wp_cache_flush();
	}

	/** Takes an open chunk back: the process ends in the middle of it. */
	public function roll_back(): void {
		if ( null !== $this->cache ) {
			$this->transaction->roll_back();
			$this->close( false );
		}
	}

	/** Takes back what the first part of a chunk left whose second part was never stored. */
	public function undo_partial(): void {
		if ( ! $this->is_whole ) {
			$this->half->undo( $this->lease->run_id() );
			$this->is_whole = true;
		}
	}

	/**
	 * @template T
	 * @param callable(): T $write What writes.
	 * @param string        $set   SQL.
	 * @return T What it returns.
	 */
	private function once( callable $write, string $set ) {
		if ( $this->is_cut ) {
			// Its first part is stored: it is taken back, and the whole is done again.
			$this->half->undo( $this->lease->run_id() );
		}
		null === $this->cache || $this->cache->clear();
		$last = $this->half->positions();
		$this->capture->begin_batch(
			$last[0],
			function () use ( $last ): void {
				$this->half->mark_partial( $this->lease->run_id(), $last );
				$this->lease->renew();
				$this->is_cut   = true;
				$this->is_whole = false;
			}
		);
		$answer = $write();
		$this->capture->end_batch();
		if ( $this->is_cut ) {
			$this->half->complete( $this->lease->run_id() );
		}
		$this->lease->renew( $set );
		return $answer;
	}

	/**
	 * @param bool $is_stored Whether it was stored.
	 */
	private function close( bool $is_stored ): void {
		$this->capture->discard();
		if ( $is_stored ) {
			$this->is_whole = true;
		}
		$this->is_cut = false;
		if ( null !== $this->cache ) {
			$this->cache->end( $is_stored );
			$this->cache = null;
		}
	}
}
