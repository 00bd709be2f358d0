<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Site\Import\Change_Log\Change_Log;

/**
 * What a step needs to work on an item.
 * @phpstan-import-type Item from Run_Items
 */
final class Step_Context {

	public const BUNDLE = 'bundle.zip';

	public Run $run;

	private Runs $runs;

	public Files $files;

	private Change_Log $log;

	private Progress $progress;

	private Loopback_Requests $requests;

	public Plugin_Trial $trial;

	private ?Bundle $bundle = null;

	public function __construct( Run $run, Runs $runs, Files $files, Change_Log $log, Progress $progress, Loopback_Requests $requests, Plugin_Trial $trial ) {
		$this->run      = $run;
		$this->runs     = $runs;
		$this->files    = $files;
		$this->log      = $log;
		$this->progress = $progress;
		$this->requests = $requests;
		$this->trial    = $trial;
	}

	public function items(): Run_Items {
		$this->log->settle();
		return $this->runs->items( $this->run );
	}

	/**
	 * Returns the pack, which the download step has verified.
	 * @throws Invalid_Bundle
	 */
	public function bundle(): Bundle {
		$this->bundle = $this->bundle ?? Bundle::from_zip( $this->folder() . '/' . self::BUNDLE );
		return $this->bundle;
	}

	/** Returns the run's private folder, which goes with the end of the run. */
	public function folder(): string {
		return Working_Folder::ensure( $this->run );
	}

	/** Stores the open write. Call it before slow work, such as HTTP. */
	public function settle(): void {
		$this->log->settle();
	}

	/** Lets plugins and themes finish their set-up. */
	public function visit_site(): void {
		$this->requests->visit( $this->run->user_id );
	}

	/** @param int|null $percent Of the step; null for no change. */
	public function log( string $message, ?int $percent = null ): void {
		$this->log->settle();
		$this->progress->update( $message, $percent );
	}

	/** @param list<array{what: string, why: string}> $parts */
	public function leave_out( array $parts ): void {
		$results  = $this->run->results;
		$left_out = array_merge( $results['left_out'] ?? array(), $parts );
		if ( array() !== $parts ) {
			$this->store_results( array( 'left_out' => array_values( array_unique( $left_out, SORT_REGULAR ) ) ) + $results );
		}
	}

	/** @param array<string, mixed> $results */
	public function store_results( array $results ): void {
		$this->log->settle();
		$this->runs->store_results( $this->run, $results );
	}

	/** @return array<int, array{change: string, tables: string}> See Change_Log::unrecorded(). */
	public function unrecorded(): array {
		return $this->log->unrecorded();
	}
}
