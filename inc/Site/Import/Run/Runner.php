<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Rest\Failure;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Site\Import\Plan\Import_Plan;
use Throwable;

/**
 * Works on a run for a while: on the items of an import, or on its revert. Event stream, poll, cron and the command line call it; the lease
 * lets one process work at a time. After an interruption the next process undoes the item that was under way and repeats it.
 * @phpstan-import-type Item from Run_Items
 */
final class Runner {

	/** Seconds of a slice. */
	public const LONGEST = 20;

	private const TRIES = 2;

	/** Part of the memory limit that may be in use. */
	private const MEMORY = 0.8;

	/** The import fails with these steps. */
	private const REQUIRED = array( 'writing_permission_check', 'download', 'finalize' );

	/** Bytes by which items can fill the cache of a process. */
	private const MOST_CACHED = 1000000;

	private Runs $runs;

	/** @var callable(): array<string, Step> */
	private $make_steps;

	/** @var array<string, Step>|null Null until the first use: a revert needs none. */
	private ?array $steps = null;

	private Lease $lease;

	private Change_Log $log;

	private Own_Request $own_request;

	/** @var callable( Run ): bool */
	private $revert;

	/** @var callable( Run, Progress ): Step_Context */
	private $make_context;

	private bool $is_registered = false;

	/**
	 * @param callable(): array<string, Step>           $make_steps   Makes the steps, by the names under which they are shown, in order.
	 * @param callable( Run ): bool                     $revert       Continues a revert; returns whether this process may go on with it.
	 * @param callable( Run, Progress ): Step_Context   $make_context Makes what steps are given.
	 */
	public function __construct( Runs $runs, callable $make_steps, Lease $lease, Change_Log $log, Own_Request $own_request, callable $revert, callable $make_context ) {
		$this->runs         = $runs;
		$this->make_steps   = $make_steps;
		$this->lease        = $lease;
		$this->log          = $log;
		$this->own_request  = $own_request;
		$this->revert       = $revert;
		$this->make_context = $make_context;
	}

	/** @return list<array{step: string, kind: string, number: int, title: string}> Items of a plan, for Runs::create(). */
	public function items( Import_Plan $plan ): array {
		$items = array();
		foreach ( $this->steps() as $name => $step ) {
			foreach ( $step->items( $name, $plan ) as $item ) {
				$items[] = array( 'step' => $name ) + $item;
			}
		}
		return $items;
	}

	/**
	 * Works on a run. Failures are in its log and status, none is thrown.
	 * @param int $deadline Unix time. PHP's own limits can end the work earlier.
	 * @return Run Its present state.
	 */
	public function run_batch( Run $run, int $deadline ): Run {
		if ( ! $run->is_active() || ! $this->lease->acquire( $run->id ) ) {
			return $this->runs->get( $run->uuid );
		}
		// PHP would end the process at the next output after the tab was closed.
		ignore_user_abort( true );
		// As core's importer: no pings, and plugins skip slow work for each new post.
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
				// The earlier process may have ended between a write and the deletion from the cache.
				wp_cache_flush();
			}
			$run = $this->runs->get( $run->uuid );
			$this->own_request->begin( $run->id, $this->lease->secret() );
			Run::REVERTING === $run->status ? $this->revert( $run, $this->limit( $deadline ) ) : $this->import( $run, $this->limit( $deadline ) );
		} catch ( Lease_Lost $lost ) {
			// Another process continues.
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

	/** Stores the open write and releases the lease at any end of the process. */
	public function shut_down(): void {
		if ( 0 === $this->lease->run_id() ) {
			return;
		}
		$this->own_request->end();
		try {
			$this->log->end();
		} catch ( Lease_Lost $lost ) {
			unset( $lost );
		}
		$this->lease->release();
	}

	/** @param callable(): bool $must_stop */
	private function import( Run $run, callable $must_stop ): void {
		$items    = $this->runs->items( $run );
		$progress = new Progress( $this->runs, $run );
		$context  = ( $this->make_context )( $run, $progress );
		$used     = memory_get_usage();
		do {
			if ( memory_get_usage() - $used > self::MOST_CACHED ) {
				// WordPress keeps each post that it writes in its cache.
				wp_cache_flush_runtime();
				$used = memory_get_usage();
			}
			$item = $items->next();
			if ( null === $item ) {
				$this->complete( $run, $progress );
				return;
			}
			if ( 'plugin' !== $item['kind'] && Elementor_Plugin::starts_in_next_process() ) {
				return;
			}
			$progress->enter( $item['step'], $items->percent( $item['step'] ) );
			$message = $this->work_on( $run, $items, $item, $context );
			if ( null !== $message ) {
				$this->lease->renew();
				$progress->fail( $message );
				$this->runs->set_status( $run, Run::FAILED, array( Run::RUNNING ) );
				return;
			}
		} while ( ! $must_stop() );
	}

	/**
	 * @param Item $item
	 * @return string|null Reason why the import fails; null where it continues.
	 */
	private function work_on( Run $run, Run_Items $items, array $item, Step_Context $context ): ?string {
		if ( Run_Items::STARTED === $item['state'] ) {
			$context->trial->abort( $run->user_id );
			$this->undo( $run, $item['mark'] );
			if ( $item['attempts'] >= self::TRIES ) {
				return self::give_up( $items, $item, 'plugin' === $item['kind'] ? __( 'It stopped WordPress twice while it was activated.', 'templately' ) : __( 'It could not be written twice, and was left out.', 'templately' ), Failure::unknown_error() );
			}
		}
		$this->log->begin( $run->id, $this->lease->fence() );
		$item['mark'] = $this->log->mark();
		$items->start( $item, $item['mark'] );
		$item['state'] = Run_Items::DONE;
		try {
			$is_finished = $this->steps()[ $item['step'] ]->run( $context, $item );
			$this->log->settle();
			$this->wait_for_visits( $run );
			$this->log->end();
			$is_finished ? $items->finish( $item ) : $items->pause( $item );
		} catch ( Lease_Lost $lost ) {
			throw $lost;
		} catch ( Failure $failure ) {
			$this->undo( $run, $item['mark'] );
			return 507 === $failure->status() ? $failure->getMessage() : self::give_up( $items, $item, $failure->getMessage(), $failure->getMessage() );
		} catch ( Throwable $thrown ) {
			// The next round undoes the item and repeats it or gives up.
			error_log( "Templately: the item {$item['kind']} {$item['number']} of an import failed: " . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
		}
		return null;
	}

	/** @return array<string, Step> */
	private function steps(): array {
		$this->steps = $this->steps ?? ( $this->make_steps )();
		return $this->steps;
	}

	/**
	 * @param Item   $item
	 * @param string $failure Logged where the step is required.
	 * @return string|null Reason why the import fails; null where it continues.
	 */
	private static function give_up( Run_Items $items, array $item, string $why, string $failure ): ?string {
		if ( in_array( $item['step'], self::REQUIRED, true ) ) {
			return $failure;
		}
		$items->finish(
			array(
				'state'     => Run_Items::LEFT_OUT,
				'object_id' => 0,
				'note'      => $why,
			) + $item
		);
		return null;
	}

	private function undo( Run $run, int $mark ): void {
		$this->log->end();
		$this->wait_for_visits( $run );
		$this->log->hold( $run->id, $this->lease->fence() );
		$this->log->undo( $run->id, $mark );
		wp_cache_flush();
	}

	private function wait_for_visits( Run $run ): void {
		if ( ! $this->lease->wait_for_visits() ) {
			$this->own_request->begin( $run->id, $this->lease->secret() );
		}
	}

	private function complete( Run $run, Progress $progress ): void {
		$this->lease->renew();
		$progress->complete( $run->results );
		// A reader may have cached the state before.
		wp_cache_flush();
		$this->runs->set_status( $run, Run::DONE, array( Run::RUNNING ) );
		Working_Folder::remove( $run );
	}

	/** @param callable(): bool $must_stop */
	private function revert( Run $run, callable $must_stop ): void {
		$this->log->hold( $run->id, $this->lease->fence() );
		try {
			do {
				$may_go_on = ( $this->revert )( $run );
			} while ( $may_go_on && Run::REVERTING === $run->status && ! $must_stop() );
			// A reader may have cached the state before.
			wp_cache_flush();
		} catch ( Lease_Lost $lost ) {
			throw $lost;
		} catch ( Throwable $thrown ) {
			error_log( 'Templately: a revert failed: ' . $thrown->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
			$this->lease->renew();
			$this->runs->set_status( $run, Run::REVERT_FAILED, array( Run::REVERTING ) );
		}
	}

	/** @return callable(): bool Says whether time or memory is used up. */
	private function limit( int $deadline ): callable {
		$most     = (int) ini_get( 'max_execution_time' );
		$deadline = min( $deadline, 0 < $most ? (int) ( time() + 0.6 * $most ) : PHP_INT_MAX );
		$memory   = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return static function () use ( $deadline, $memory ): bool {
			return time() >= $deadline || ( $memory > 0 && memory_get_usage() > self::MEMORY * $memory );
		};
	}
}
