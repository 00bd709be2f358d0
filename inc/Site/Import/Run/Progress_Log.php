<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * Tells people what an import does: writes the entries of its log.
 */
final class Progress_Log {

	private Run_Store $runs;

	private Step_List $steps;

	/** @var array{string, int} Step and percent that were told last. */
	private array $last = array( '', 0 );

	/**
	 * @param Run_Store  $runs  The table of runs.
	 * @param Step_List $steps All steps.
	 */
	public function __construct( Run_Store $runs, Step_List $steps ) {
		$this->runs  = $runs;
		$this->steps = $steps;
	}

	/**
	 * Says what the present step does.
	 *
	 * @param Run      $run     The run.
	 * @param string   $message A sentence.
	 * @param int|null $percent How much of the step is done; null where that stays as it was.
	 */
	public function update( Run $run, string $message, ?int $percent = null ): void {
		$percent    = max( 0, min( 100, $percent ?? ( $this->last[0] === $run->step ? $this->last[1] : 0 ) ) );
		$this->last = array( $run->step, $percent );
		$this->note( $run, 'updateLog', $message, $percent, 100 === $percent ? 'complete' : 'processing' );
	}

	/**
	 * Says that the present step has failed, and with it the run.
	 *
	 * @param Run    $run     The run.
	 * @param string $message Why.
	 */
	public function fail( Run $run, string $message ): void {
		$this->note( $run, 'error', $message, $this->last[0] === $run->step ? $this->last[1] : 0, 'error' );
	}

	/**
	 * Says that the run has ended well.
	 *
	 * @param Run $run The run, with its results.
	 */
	public function complete( Run $run ): void {
		$this->note( $run, 'complete', '', 100, 'complete', array( 'results' => (object) $run->results ) );
	}

	/**
	 * @param Run                  $run      The run.
	 * @param string               $action   What the screen does with it.
	 * @param string               $message  A sentence.
	 * @param int                  $progress Percent.
	 * @param string               $status   Of the step.
	 * @param array<string, mixed> $more     More members.
	 */
	private function note( Run $run, string $action, string $message, int $progress, string $status, array $more = array() ): void {
		$step     = $this->steps->get( $run->step );
		$position = 0;
		foreach ( $this->steps->for_plan( $run->plan ) as $place => $one ) {
			$position = $one === $step ? $place + 1 : $position;
		}
		$this->runs->add_log_entry(
			$run,
			array(
				'action'   => $action,
				'type'     => $run->step,
				'title'    => null === $step ? '' : $step->title(),
				'message'  => $message,
				'progress' => $progress,
				'status'   => $status,
				'position' => $position,
			) + $more
		);
	}
}
