<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Fullsite_Import\Revert\Attachment_Files;
use Templately\Fullsite_Import\Revert\File_Revert;
use Templately\Fullsite_Import\Revert\Leftovers;
use Templately\Fullsite_Import\Revert\Plugin_Names;
use Templately\Fullsite_Import\Revert\Revert;
use Templately\Fullsite_Import\Revert\Row_Revert;
use Templately\Fullsite_Import\Revert\Shared_Parts;
use Templately\Storage\Clock;
use Templately\Storage\Import\Capture;
use Templately\Storage\Import\Chunk;
use Templately\Storage\Import\Database;
use Templately\Storage\Import\Definitions;
use Templately\Storage\Import\Half_Chunk;
use Templately\Storage\Import\Journal;
use Templately\Storage\Import\Lease;
use Templately\Storage\Import\New_Rows;
use Templately\Storage\Import\Own_Requests;
use Templately\Storage\Import\Reserved_Ids;
use Templately\Storage\Import\Row_Capture;
use Templately\Storage\Import\Row_Image;
use Templately\Storage\Import\Row_Writer;
use Templately\Storage\Import\Surrounding_Transaction;
use Templately\Storage\Import\Table_Shapes;
use Templately\Storage\Transaction;

/**
 * What runs imports and takes them back, put together. It knows no step by name and no bundle.
 */
final class Engine {

	/** @var Database */
	private $database;

	/** @var Runs */
	private $runs;

	/** @var Lease */
	private $lease;

	/** @var Capture */
	private $capture;

	/** @var Runner */
	private $runner;

	/** @var Revert */
	private $revert;

	/** @var Verification */
	private $verification;

	/**
	 * @param Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 * @param Steps       $steps       All steps.
	 */
	public function __construct( Database $database, Transaction $transaction, Steps $steps ) {
		$this->database = $database;
		$this->runs     = new Runs( $database );
		$this->lease    = new Lease( $this->database );
		$shapes         = new Table_Shapes( $this->database );
		$images         = new Row_Image( $this->database );
		$writer         = new Row_Writer( $this->database, $shapes );
		$journal        = new Journal( $this->database, $shapes, $images );
		$definitions    = new Definitions( $this->database, $shapes, $journal );
		$this->capture  = self::make_capture( $database, $transaction );
		$half           = new Half_Chunk( $this->database, $writer );
		$chunk          = new Chunk( $transaction, $this->lease, $this->capture, $half );
		$new_rows       = new New_Rows( $this->database, $this->capture );
		$progress       = new Progress( $this->runs, $steps );
		$visits         = new Site_Visits( $this->lease, new Clock() );

		$this->verification = new Verification( $database, $shapes, $images );

		$this->revert = new Revert(
			$this->runs,
			$this->database,
			$transaction,
			$this->lease,
			$shapes,
			$images,
			$writer,
			$definitions,
			$half,
			new Row_Revert( $this->database, $writer, $images ),
			new File_Revert( $this->database, $this->lease ),
			new Attachment_Files( $this->database ),
			new Plugin_Names( $this->database ),
			new Leftovers( $this->database, $writer ),
			new Shared_Parts( $this->database, $this->runs )
		);

		$this->runner = new Runner(
			$this->runs,
			$steps,
			$this->lease,
			$chunk,
			$this->capture,
			new Own_Requests( $database ),
			array( $this->revert, 'advance' ),
			$progress,
			function ( Run $run, callable $must_stop ) use ( $transaction, $chunk, $new_rows, $progress, $visits ): Work {
				$map   = new Map( $this->database, $run->id );
				$files = new Files( $this->database, $this->lease, $run->id );
				return new Work(
					$run,
					$this->runs,
					$chunk,
					$map,
					$files,
					new Effects(
						$map,
						$this->lease,
						$this->capture,
						new Found_Files( $run, $this->runs, $this->lease, $files ),
						new Journal_Parts(
							$this->database,
							$run,
							function ( array $memory ): void {
								$this->lease->keep( $this->runs->change( array( 'memory' => $memory ) ) );
							}
						),
						static function () use ( $visits, $run ): void {
							$visits->settle( $run->user_id );
						}
					),
					new Reserved_Ids( $this->database, $transaction ),
					$new_rows,
					$progress,
					$must_stop
				);
			}
		);
	}

	/** Returns the table of runs. */
	public function runs(): Runs {
		return $this->runs;
	}

	/** Returns what goes on with a run. */
	public function runner(): Runner {
		return $this->runner;
	}

	/** Returns what compares the site with what an import left. */
	public function verification(): Verification {
		return $this->verification;
	}

	/** Returns what takes imports back. */
	public function revert(): Revert {
		return $this->revert;
	}

	/**
	 * Records what this request changes, where an import has made it.
	 *
	 * @param Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 */
	public static function record_own_request( Database $database, Transaction $transaction ): void {
		$run_id = ( new Own_Requests( $database ) )->receive();
		if ( $run_id > 0 ) {
			$capture = self::make_capture( $database, $transaction );
			$capture->begin( $run_id );
			$capture->stay();
		}
	}

	/** Goes on with the run that is active, if there is one. For cron. */
	public function tick_active(): void {
		$run = $this->runs->active();
		if ( null !== $run && $run->is_active() ) {
			// Cron has taken the event away, and who holds the lease may end before the next look.
			Cron::expect();
			$this->runner->tick( $run, time() + Runner::LONGEST );
		}
	}

	/**
	 * @param Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 */
	private static function make_capture( Database $database, Transaction $transaction ): Capture {
		$shapes      = new Table_Shapes( $database );
		$journal     = new Journal( $database, $shapes, new Row_Image( $database ) );
		$definitions = new Definitions( $database, $shapes, $journal );
		return new Capture( $database, new Surrounding_Transaction( $transaction, $journal ), $journal, new Row_Capture( $database, $shapes, $definitions, $journal ), $definitions );
	}
}
