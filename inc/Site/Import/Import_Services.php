<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Change_Log\Batch;
use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Outer_Transaction;
use Templately\Site\Import\Change_Log\Partial_Batch;
use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Row_Recorder;
use Templately\Site\Import\Change_Log\Row_Undo;
use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Table_Backup;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Database\Own_Requests;
use Templately\Site\Import\Revert\Attachment_Files;
use Templately\Site\Import\Revert\Dependent_Rows;
use Templately\Site\Import\Revert\File_Undo;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Revert\Verification;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Loopback_Requests;
use Templately\Site\Import\Run\New_File_Scanner;
use Templately\Site\Import\Run\Non_Transactional_Actions;
use Templately\Site\Import\Run\Object_Map;
use Templately\Site\Import\Run\Progress_Log;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Run_Store;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * What runs imports and takes them back, put together. It knows no step by name and no bundle.
 */
final class Import_Services {

	private Import_Database $database;

	private Run_Store $runs;

	private Lease $lease;

	private Query_Recorder $capture;

	private Runner $runner;

	private Revert $revert;

	private Verification $verification;

	/**
	 * @param Import_Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 * @param Step_List       $steps       All steps.
	 */
	public function __construct( Import_Database $database, Transaction $transaction, Step_List $steps ) {
		$this->database = $database;
		$this->runs     = new Run_Store( $database );
		$this->lease    = new Lease( $this->database );
		$shapes         = new Table_Keys( $this->database );
		$images         = new Row_Image( $this->database );
		$writer         = new Row_Writer( $this->database, $shapes );
		$journal        = new Change_Store( $this->database, $shapes, $images );
		$definitions    = new Table_Backup( $this->database, $shapes, $journal );
		$this->capture  = self::make_capture( $database, $transaction );
		$half           = new Partial_Batch( $this->database, $writer );
		$chunk          = new Batch( $transaction, $this->lease, $this->capture, $half );
		$progress       = new Progress_Log( $this->runs, $steps );
		$visits         = new Loopback_Requests( $this->lease, new Clock() );

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
			new Row_Undo( $this->database, $writer, $images ),
			new File_Undo( $this->database, $this->lease ),
			new Attachment_Files( $this->database ),
			new Dependent_Rows( $this->database, $writer )
		);

		$this->runner = new Runner(
			$this->runs,
			$steps,
			$this->lease,
			$chunk,
			$this->capture,
			new Own_Requests( $database ),
			array( $this->revert, 'run_batch' ),
			$progress,
			function ( Run $run ) use ( $chunk, $progress, $visits ): Step_Context {
				$map   = new Object_Map( $this->database, $run->id );
				$files = new File_Log( $this->database, $this->lease, $run->id );
				return new Step_Context(
					$run,
					$this->runs,
					$chunk,
					$map,
					$files,
					new Non_Transactional_Actions(
						$map,
						$this->lease,
						$this->capture,
						new New_File_Scanner( $run, $this->runs, $this->lease, $files ),
						static function () use ( $visits, $run ): void {
							$visits->send( $run->user_id );
						}
					),
					$progress
				);
			}
		);
	}

	/** Returns the table of runs. */
	public function runs(): Run_Store {
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
	 * @param Import_Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 */
	public static function record_own_request( Import_Database $database, Transaction $transaction ): void {
		$run_id = ( new Own_Requests( $database ) )->receive();
		if ( $run_id > 0 ) {
			$capture = self::make_capture( $database, $transaction );
			$capture->start( $run_id );
			$capture->record_until_shutdown();
		}
	}

	/** Goes on with the run that is active, if there is one. For cron. */
	public function tick_active(): void {
		$run = $this->runs->active();
		if ( null !== $run && $run->is_active() ) {
			// Cron has taken the event away, and who holds the lease may end before the next look.
			Import_Cron::schedule();
			$this->runner->run_batch( $run, time() + Runner::LONGEST );
		}
	}

	/**
	 * @param Import_Database    $database    The import's statements.
	 * @param Transaction $transaction Runs several writes as one.
	 */
	private static function make_capture( Import_Database $database, Transaction $transaction ): Query_Recorder {
		$shapes      = new Table_Keys( $database );
		$journal     = new Change_Store( $database, $shapes, new Row_Image( $database ) );
		$definitions = new Table_Backup( $database, $shapes, $journal );
		return new Query_Recorder( $database, new Outer_Transaction( $transaction, $journal ), $journal, new Row_Recorder( $database, $shapes, $definitions, $journal ), $definitions );
	}
}
