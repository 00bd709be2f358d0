<?php

declare( strict_types=1 );

namespace Templately\Storage\Import;

use Templately\Storage\Transaction;

/**
 * A piece of work whose writes are all stored or none: one transaction, whose last statement asks whether this process still
 * holds the lease.
 */
final class Chunk {

	/** @var Transaction */
	private $transaction;

	/** @var Lease */
	private $lease;

	/**
	 * @param Transaction $transaction Runs several writes as one.
	 * @param Lease       $lease       The right to write.
	 */
	public function __construct( Transaction $transaction, Lease $lease ) {
		$this->transaction = $transaction;
		$this->lease       = $lease;
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
	 */
	public function run( callable $write, string $set = '' ) {
		return $this->transaction->run(
			function () use ( $write, $set ) {
				$answer = $write();
				$this->lease->keep( $set );
				return $answer;
			}
		);
	}

	/** Returns the right to write. */
	public function lease(): Lease {
		return $this->lease;
	}
}
