<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Batch;
use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Lease_Lost;
use Templately\Site\Import\Database\Own_Requests;
use Throwable;

/**
 * Goes on with a run for a while. Event stream, poll, cron and the command line all call its tick(); the lease lets one of them
 * work. A process may be ended anywhere: the next tick goes on from what is stored.
 */
final class Runner {

	/** How often a piece of work is begun before it is done more carefully. */
	public const TRIES = 2;

	/** Objects that are written one by one after that. */
	private const CAREFUL = 100;

	/** Seconds for which nobody asks more of one tick. */
	public const LONGEST = 20;

	/** Part of the memory limit that may be in use. */
	private const MEMORY = 0.8;

	private Run_Store $runs;

	private Step_List $steps;

	private Lease $lease;

	private Batch $chunk;

	private Query_Recorder $capture;

	private Own_Requests $own_requests;

	/** @var callable( Run ): bool */
	private $revert;

	private Progress_Log $progress;

	/** @var callable( Run ): Step_Context */
	private $work;

	/** Whether PHP calls leave() at its end. */
	private bool $is_registered = false;

	/**
	 * @param Run_Store                                    $runs     The table of runs.
	 * @param Step_List                                   $steps    All steps.
	 * @param Lease                                   $lease    The right to write.
	 * @param Batch                                   $chunk    Writes in transactions.
	 * @param Query_Recorder                                 $capture  Looks at all statements.
	 * @param Own_Requests                            $own_requests Signs the requests that this process makes of the site.
	 * @param callable( Run ): bool                   $revert   Continues a revert for a bounded time; returns whether more is left.
	 * @param Progress_Log                                $progress Tells people.
	 * @param callable( Run ): Step_Context                   $work     Makes what steps work with.
	 */
	public function __construct( Run_Store $runs, Step_List $steps, Lease $lease, Batch $chunk, Query_Recorder $capture, Own_Requests $own_requests, callable $revert, Progress_Log $progress, callable $work ) {
		$this->runs         = $runs;
		$this->steps        = $steps;
		$this->lease        = $lease;
		$this->chunk        = $chunk;
		$this->capture      = $capture;
		$this->own_requests = $own_requests;
		$this->revert       = $revert;
		$this->progress     = $progress;
		$this->work         = $work;
	}

	/**
	 * Goes on with a run. A step's failure is in the log and in the status of what is returned; nothing is thrown for it.
	 *
	 * @param Run $run      The run.
	 * @param int $deadline When to stop, in seconds since 1970. It stops earlier where PHP's own limits need that.
	 * @return Run As it is then. Where somebody else works on it, just as it is.
	 */
	public function run_batch( Run $run, int $deadline ): Run {
		if ( ! $run->is_active() || ! $this->lease->acquire( $run->id ) ) {
			return $this->runs->get( $run->uuid );
		}
		// A tab that is closed is noticed at the second word after it; the piece of work that is under way ends first.
		ignore_user_abort( true );
		// Core's own importer says so too: nothing pings anybody, and plugins hold back what they do for each new post.
		defined( 'WP_IMPORTING' ) || define( 'WP_IMPORTING', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- core's.
		$user_id = get_current_user_id();
		wp_set_current_user( $run->user_id );
		Import_Cron::schedule();
		if ( ! $this->is_registered ) {
			register_shutdown_function( array( $this, 'shut_down' ) );
			$this->is_registered = true;
		}
		try {
			if ( $this->lease->is_taken_over() ) {
				// Who held it may have ended between storing something and telling the cache.
				wp_cache_flush();
			}
			$run = $this->runs->get( $run->uuid );
			Run::REVERTING === $run->status ? $this->take_back( $run, $this->limit( $deadline ) ) : $this->import( $run, $this->limit( $deadline ) );
		} catch ( Lease_Lost $lost ) {
			// Who holds it now goes on.
			unset( $lost );
		} finally {
			$this->shut_down();
			wp_set_current_user( $user_id );
		}
		$run = $this->runs->get( $run->uuid );
		if ( null === $this->runs->active() ) {
			Import_Cron::unschedule();
		}
		return $run;
	}

	/** Leaves what is open, whichever way this process ends: nothing half is stored, and the next one need not wait. */
	public function shut_down(): void {
		if ( 0 !== $this->lease->run_id() ) {
			$this->chunk->roll_back();
			$this->capture->stop();
			$this->own_requests->end();
			$this->lease->release();
		}
	}

	/**
	 * @param Run              $run       The run.
	 * @param callable(): bool $must_stop Says whether time or memory is used up.
	 */
	private function import( Run $run, callable $must_stop ): void {
		$this->chunk->undo_partial();
		$this->capture->start( $run->id );
		$this->own_requests->begin( $run->id, $this->lease->secret() );
		$this->advance( $run, $must_stop );
		$this->end_capture( $this->runs->get( $run->uuid ) );
	}

	/**
	 * Ends to look at statements, and notes in the results which were not understood. Before the run ends: its results are told then.
	 *
	 * @param Run $run The run.
	 */
	private function end_capture( Run $run ): void {
		$unread = $this->capture->stop();
		if ( array() !== $unread && Run::RUNNING === $run->status ) {
			$run->results['uncaptured'] = array_values( array_unique( array_merge( $run->results['uncaptured'] ?? array(), $unread ) ) );
			$this->lease->renew( $this->runs->column_update_sql( array( 'results' => $run->results ) ) );
		}
	}

	/**
	 * Completes what is known of a run, before it ends in whatever way. Who was taken over says nothing, and ends nothing: the run may
	 * have failed for what another process does.
	 *
	 * @param Run $run The run.
	 */
	private function end( Run $run ): void {
		$this->end_capture( $run );
		$this->lease->renew();
		$this->capture->finish_run( $run->id );
	}

	/**
	 * @param Run              $run       The run.
	 * @param callable(): bool $must_stop Says whether time or memory is used up.
	 */
	private function take_back( Run $run, callable $must_stop ): void {
		try {
			do {
				$may_go_on = ( $this->revert )( $run );
			} while ( $may_go_on && Run::REVERTING === $run->status && ! $must_stop() );
		} catch ( Lease_Lost $lost ) {
			throw $lost;
		} catch ( Throwable $thrown ) {
			error_log( 'Templately: a revert failed: ' . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
			$this->lease->renew();
			$this->runs->set_status( $run, Run::REVERT_FAILED, array( Run::REVERTING ) );
		}
	}

	/**
	 * @param Run              $run       The run.
	 * @param callable(): bool $must_stop Says whether time or memory is used up.
	 */
	private function advance( Run $run, callable $must_stop ): void {
		$work = null;
		while ( Run::RUNNING === $run->status ) {
			$step = '' === $run->step ? null : $this->steps->get( $run->step );
			if ( null === $step && ! $this->begin_next( $run ) ) {
				return;
			}
			if ( null !== $step ) {
				if ( null === $work || $work->run() !== $run ) {
					$work = ( $this->work )( $run );
				}
				$run = $this->piece( $run, $step, $work );
			}
			if ( $must_stop() ) {
				if ( Run::RUNNING === $run->status ) {
					$this->store( $run );
				}
				return;
			}
		}
	}

	/**
	 * Does one piece of work. Where the run is then, the next piece stores as it begins.
	 *
	 * @param Run  $run  The run.
	 * @param Step $step Its step.
	 * @param Step_Context $work What it works with.
	 * @return Run As it is then.
	 */
	private function piece( Run $run, Step $step, Step_Context $work ): Run {
		++$run->attempts;
		if ( $run->attempts > self::TRIES && ! $work->is_single_object_mode() ) {
			$run->attempts                = 1;
			$run->memory['careful_until'] = $run->cursor + self::CAREFUL;
		}
		if ( isset( $run->memory[ Step_Context::OPEN ] ) ) {
			$this->chunk->undo_since( $run->memory[ Step_Context::OPEN ] );
			unset( $run->memory[ Step_Context::OPEN ] );
		}
		$this->store( $run );
		try {
			$next = $step->run_batch( $work, $run->cursor );
		} catch ( Lease_Lost $lost ) {
			throw $lost;
		} catch ( Throwable $thrown ) {
			return $this->failed( $run, $thrown );
		}
		if ( null === $next ) {
			$this->progress->update( $run, '', 100 );
			$this->begin_next( $run );
		} else {
			$run->cursor   = $next;
			$run->attempts = 0;
		}
		return $run;
	}

	/**
	 * Enters the step that comes next.
	 *
	 * @param Run $run The run.
	 * @return bool Whether there was one; else the run is done.
	 */
	private function begin_next( Run $run ): bool {
		$next          = $this->steps->after( $run->plan, $run->step );
		$run->attempts = 0;
		if ( null === $next ) {
			$this->end( $run );
			$this->progress->complete( $run );
			// Who read something before it was stored, and kept it after that, has it no longer.
			wp_cache_flush();
			$this->runs->set_status( $run, Run::DONE, array( Run::RUNNING ) );
			$run->status = Run::DONE;
			Working_Folder::remove( $run );
			return false;
		}
		$run->step   = $next->name();
		$run->cursor = 0;
		unset( $run->memory['careful_until'] );
		$this->store( $run );
		$this->progress->update( $run, '', 0 );
		return true;
	}

	/**
	 * Ends the run, or lets the same piece of work be tried again, or with more care.
	 *
	 * @param Run       $run    The run.
	 * @param Throwable $thrown Why it failed.
	 */
	private function failed( Run $run, Throwable $thrown ): Run {
		$stored = $this->runs->get( $run->uuid );
		if ( ! $thrown instanceof Failure ) {
			error_log( "Templately: the step $run->step of an import failed at $run->cursor: " . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
			$is_last = $stored->attempts > self::TRIES;
			if ( ! $is_last ) {
				return $stored;
			}
		}
		$this->end( $stored );
		$this->progress->fail( $stored, $thrown instanceof Failure ? $thrown->getMessage() : Failure::unknown_error() );
		$this->runs->set_status( $stored, Run::FAILED, array( Run::RUNNING ) );
		return $this->runs->get( $run->uuid );
	}

	/**
	 * Stores where a run is.
	 *
	 * @param Run $run The run.
	 */
	private function store( Run $run ): void {
		$this->lease->renew(
			$this->runs->column_update_sql(
				array(
					'step'       => $run->step,
					'cursor_pos' => $run->cursor,
					'attempts'   => $run->attempts,
					'memory'     => $run->memory,
				)
			)
		);
	}

	/**
	 * Returns what says that time or memory is used up.
	 *
	 * @param int $deadline When to stop, in seconds since 1970.
	 * @return callable(): bool
	 */
	private function limit( int $deadline ): callable {
		$most     = (int) ini_get( 'max_execution_time' );
		$deadline = min( $deadline, 0 < $most ? (int) ( time() + 0.6 * $most ) : PHP_INT_MAX );
		$memory   = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return static function () use ( $deadline, $memory ): bool {
			return time() >= $deadline || ( $memory > 0 && memory_get_usage() > self::MEMORY * $memory );
		};
	}
}
