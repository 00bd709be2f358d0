<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/** Writes a run's log, from which the screen shows the progress. */
final class Progress {

	private Runs $runs;

	private Run $run;

	/** @var list<string> In order. */
	private array $steps;

	private string $step = '';

	private int $percent = 0;

	public function __construct( Runs $runs, Run $run ) {
		$this->runs  = $runs;
		$this->run   = $run;
		$this->steps = array_keys( $runs->items( $run )->count_by_step() );
	}

	/** Logs that a step begins or continues in this process, and that the step before it is complete. */
	public function enter( string $step, int $percent ): void {
		if ( $step === $this->step ) {
			return;
		}
		$place = (int) array_search( $step, $this->steps, true );
		if ( $place > 0 ) {
			$this->step = $this->steps[ $place - 1 ];
			$this->update( '', 100 );
		}
		$this->step = $step;
		$this->update( '', $percent );
	}

	/** @param int|null $percent Of the step; null for no change. */
	public function update( string $message, ?int $percent = null ): void {
		$this->percent = max( 0, min( 100, $percent ?? $this->percent ) );
		$this->add( 'updateLog', $message, 100 === $this->percent ? 'complete' : 'processing' );
	}

	public function fail( string $message ): void {
		$this->add( 'error', $message, 'error' );
	}

	/** @param array<string, mixed> $results */
	public function complete( array $results ): void {
		$this->percent = 100;
		$this->add( 'complete', '', 'complete', array( 'results' => (object) $results ) );
	}

	/** @return array<string, string> By step. */
	public static function titles(): array {
		return array(
			'writing_permission_check' => __( 'Checking permissions', 'templately' ),
			'download'                 => __( 'Downloading', 'templately' ),
			'theme'                    => __( 'Theme', 'templately' ),
			'plugin'                   => __( 'Plugins', 'templately' ),
			'templates'                => __( 'Templates', 'templately' ),
			'wp-content'               => __( 'Content', 'templately' ),
			'finalize'                 => __( 'Finishing', 'templately' ),
		);
	}

	/** @param array<string, mixed> $more */
	private function add( string $action, string $message, string $status, array $more = array() ): void {
		$this->runs->add_log_entry(
			$this->run->id,
			array(
				'action'   => $action,
				'type'     => $this->step,
				'title'    => self::titles()[ $this->step ] ?? '',
				'message'  => $message,
				'progress' => $this->percent,
				'status'   => $status,
				'position' => 1 + (int) array_search( $this->step, $this->steps, true ),
			) + $more
		);
	}
}
