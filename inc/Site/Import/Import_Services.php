<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Clock;
use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Lease;
use Templately\Site\Import\Run\Loopback_Requests;
use Templately\Site\Import\Run\Own_Request;
use Templately\Site\Import\Run\Plugin_Trial;
use Templately\Site\Import\Run\Progress;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Runs;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/** Makes the parts of imports and reverts, which share connection, change log and lease. */
final class Import_Services {

	private Runs $runs;

	private Runner $runner;

	private Revert $revert;

	/** @param callable(): array<string, Step> $make_steps Makes the steps, by name, in order. */
	public function __construct( Connection $database, callable $make_steps ) {
		$log          = new Change_Log( $database );
		$lease        = new Lease( $database );
		$own_request  = new Own_Request( $database, $log );
		$this->runs   = new Runs( $database );
		$requests     = static fn(): Loopback_Requests => new Loopback_Requests( $lease, $log, new Clock() );
		$this->revert = new Revert( $this->runs, $database, $log, $lease, $requests );
		$this->runner = new Runner(
			$this->runs,
			$make_steps,
			$lease,
			$log,
			$own_request,
			array( $this->revert, 'run_batch' ),
			function ( Run $run, Progress $progress ) use ( $database, $lease, $log, $requests ): Step_Context {
				return new Step_Context( $run, $this->runs, new Files( $log, $lease, $run ), $log, $progress, $requests(), new Plugin_Trial( $database, $lease, $requests() ) );
			}
		);
	}

	public function runs(): Runs {
		return $this->runs;
	}

	public function runner(): Runner {
		return $this->runner;
	}

	public function revert(): Revert {
		return $this->revert;
	}

	/** Works on the active run. For cron. */
	public function tick_active(): void {
		$run = $this->runs->active();
		if ( null !== $run && $run->is_active() ) {
			// The holder of the lease may end before the next event.
			Import_Cron::schedule();
			$this->runner->run_batch( $run, time() + Runner::LONGEST );
		}
	}
}
