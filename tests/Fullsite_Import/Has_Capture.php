<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Change_Log\Batch;
use Templately\Site\Import\Change_Log\Partial_Batch;
use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * Looks at statements for a run that this process holds, without the runner. For tests that commit; Imports begins the run.
 */
trait Has_Capture {

	use Makes_Capture;

	/** @var Query_Recorder */
	private $capture;

	/** @var Batch */
	private $chunk;

	/** @var int Id of the run. */
	private $run_id = 0;

	/** Begins a run, and to look. */
	private function begin_capture(): void {
		$this->run_id = self::begin()->id;
		$this->begin_capture_again();
	}

	/** Begins to look, as another part of the process may. */
	private function begin_capture_again(): void {
		global $wpdb;
		$database      = new Import_Database( $wpdb );
		$lease         = new Lease( $database );
		$this->capture = self::make_capture();
		$this->chunk   = new Batch( new Transaction( $wpdb ), $lease, $this->capture, new Partial_Batch( $database, new Row_Writer( $database, new Table_Keys( $database ) ) ) );
		$lease->acquire( $this->run_id );
		$this->capture->start( $this->run_id );
	}

	/**
	 * Returns the rows that are noted for the run and stored, as another process would find them.
	 *
	 * @return list<string> Their keys.
	 */
	private function noted(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT pk FROM {$wpdb->prefix}templately_rows WHERE run_id = $this->run_id ORDER BY seq" );
	}
}
