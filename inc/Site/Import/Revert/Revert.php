<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Created_Objects;
use Templately\Site\Import\Change_Log\Partial_Batch;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Row_Undo;
use Templately\Site\Import\Change_Log\Row_Writer;
use Templately\Site\Import\Change_Log\Serialized_Options;
use Templately\Site\Import\Change_Log\Table_Backup;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Database\Lease;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Run_Store;
use Templately\Site\Import\Run\Working_Folder;

/**
 * Takes a site back to before an import, from its journal: plugins off, decide what stays, rows, tables, files, caches. Each
 * phase can be stopped anywhere and goes on where it was.
 */
final class Revert {

	private const PLUGINS = 'plugins';
	private const DECIDE  = 'decide';
	private const ROWS    = 'rows';
	private const SWEEP   = 'sweep';
	private const TABLES  = 'tables';
	private const FILES   = 'files';
	private const CACHES  = 'caches';

	private const ORDER = array( self::PLUGINS, self::DECIDE, self::ROWS, self::SWEEP, self::TABLES, self::FILES, self::CACHES );

	/** What the run remembers of it. */
	private const PHASE = 'revert';

	private Run_Store $runs;

	private Import_Database $database;

	private Transaction $transaction;

	private Lease $lease;

	private Table_Keys $shapes;

	private Row_Image $images;

	private Row_Writer $writer;

	private Table_Backup $definitions;

	private Partial_Batch $half;

	private Row_Undo $rows;

	private File_Undo $files;

	private Attachment_Files $attachments;

	private Dependent_Rows $leftovers;

	/**
	 * @param Run_Store         $runs        The table of runs.
	 * @param Import_Database     $database    The import's statements.
	 * @param Transaction  $transaction Runs several writes as one.
	 * @param Lease        $lease       The right to write.
	 * @param Table_Keys $shapes      What rows are told apart by.
	 * @param Row_Image    $images      How rows are kept.
	 * @param Row_Writer   $writer      Puts rows back.
	 * @param Table_Backup  $definitions Puts tables back.
	 * @param Partial_Batch   $half        Takes back what is half.
	 * @param Row_Undo   $rows        Decides what becomes of each row.
	 * @param File_Undo  $files       Removes files.
	 * @param Attachment_Files $attachments Names the files of attachments.
	 * @param Dependent_Rows    $leftovers   Removes what hung on what is gone.
	 */
	public function __construct( Run_Store $runs, Import_Database $database, Transaction $transaction, Lease $lease, Table_Keys $shapes, Row_Image $images, Row_Writer $writer, Table_Backup $definitions, Partial_Batch $half, Row_Undo $rows, File_Undo $files, Attachment_Files $attachments, Dependent_Rows $leftovers ) {
		$this->runs        = $runs;
		$this->database    = $database;
		$this->transaction = $transaction;
		$this->lease       = $lease;
		$this->shapes      = $shapes;
		$this->images      = $images;
		$this->writer      = $writer;
		$this->definitions = $definitions;
		$this->half        = $half;
		$this->rows        = $rows;
		$this->files       = $files;
		$this->attachments = $attachments;
		$this->leftovers   = $leftovers;
	}

	/**
	 * Begins to revert an import, finished or not. The ticks that follow do it.
	 *
	 * @param Run $run The run.
	 *
	 * @throws Failure 409 not_revertible where it is reverted already; 409 newer_import with the uuid of a later import that is not reverted; 409 run_active while another one runs.
	 */
	public function start( Run $run ): Run {
		$newest = $this->runs->newest();
		if ( null !== $newest && $newest->id > $run->id && Run::REVERTED !== $run->status ) {
			$message = sprintf(
				/* translators: 1: name of a pack, 2: date. */
				__( 'Take back “%1$s” (%2$s) first: it was imported after this one.', 'templately' ),
				$newest->plan->pack()['name'],
				/* translators: a date as PHP's date() writes it. */
				(string) wp_date( __( 'F j, Y', 'templately' ), $newest->started_at )
			);
			throw new Failure( 'newer_import', $message, 409, array(), array( 'uuid' => $newest->uuid ) );
		}
		if ( Run::REVERTING !== $run->status && ! $this->runs->set_status( $run, Run::REVERTING, array( Run::RUNNING, Run::PAUSED, Run::DONE, Run::FAILED, Run::REVERT_FAILED ) ) ) {
			throw new Failure( 'not_revertible', __( 'This import cannot be reverted now.', 'templately' ), 409 );
		}
		Import_Cron::schedule();
		return $this->runs->get( $run->uuid );
	}

	/**
	 * Returns how far a revert is: rows are most of it, and files the rest.
	 *
	 * @param Run $run The run.
	 * @return int Percent.
	 */
	public function percent( Run $run ): int {
		$phase = (int) array_search( (string) ( $run->memory[ self::PHASE ] ?? self::PLUGINS ), self::ORDER, true );
		$share = static function ( array $counts ): float {
			return (int) $counts['due'] > 0 ? 1 - (int) $counts['due'] / (int) $counts['of_all'] : 1;
		};
		if ( Run::REVERTED === $run->status ) {
			return 100;
		}
		if ( $phase < (int) array_search( self::ROWS, self::ORDER, true ) ) {
			return 0;
		}
		$rows  = $this->database->rows( "SELECT COUNT(*) AS of_all, SUM(CASE WHEN state = 1 THEN 1 ELSE 0 END) AS due FROM {$this->database->table( 'rows' )} WHERE run_id = $run->id AND kind = 'row'" )[0];
		$files = $this->database->rows( "SELECT COUNT(*) AS of_all, SUM(CASE WHEN state IN ('gone', 'kept') THEN 0 ELSE 1 END) AS due FROM {$this->database->table( 'files' )} WHERE run_id = $run->id" )[0];
		return (int) floor( 5 + 70 * $share( $rows ) + ( $phase < (int) array_search( self::FILES, self::ORDER, true ) ? 0 : 5 + 18 * $share( $files ) ) );
	}

	/**
	 * Goes on for a bounded while. By the holder of the lease.
	 *
	 * @param Run $run The run.
	 * @return bool Whether this process may go on; else another one has to, without the plugins that were turned off.
	 */
	public function run_batch( Run $run ): bool {
		$phase = (string) ( $run->memory[ self::PHASE ] ?? self::PLUGINS );
		$next  = self::ORDER[ (int) array_search( $phase, self::ORDER, true ) + 1 ] ?? '';
		switch ( $phase ) {
			case self::PLUGINS:
				$has_ended = $this->turn_plugins_off( $run );
				$this->enter( $run, $next );
				return ! $has_ended;
			case self::DECIDE:
				$this->decide( $run, $next );
				return true;
			case self::ROWS:
				$this->put_rows_back( $run, $next );
				return true;
			case self::SWEEP:
				$this->transaction->run(
					function () use ( $run, $next ): void {
						$this->leftovers->remove( $run->id );
						$this->enter( $run, $next );
					}
				);
				return true;
			case self::TABLES:
				$this->put_tables_back( $run );
				break;
			case self::FILES:
				if ( $this->files->undo_batch( $run->id ) ) {
					return true;
				}
				break;
			case self::CACHES:
				$this->finish( $run );
				return true;
		}
		$this->enter( $run, $next );
		return true;
	}

	/**
	 * Turns off the plugins that the import turned on, without asking them: what they would write now, nobody would take back.
	 *
	 * @param Run $run The run.
	 * @return bool Whether there were any.
	 */
	private function turn_plugins_off( Run $run ): bool {
		$this->half->undo( $run->id );
		$options = $this->database->core_table( 'options' );
		$entry   = $this->database->rows( "SELECT before_image, after_image FROM {$this->database->table( 'rows' )} WHERE run_id = $run->id AND tbl = {$this->database->quote( $options )} AND pk = 'active_plugins'" )[0] ?? null;
		$now     = $this->writer->current( $options, 'active_plugins' );
		if ( null === $entry || null === $now ) {
			return false;
		}
		$on    = static function ( ?string $image ): array {
			return (array) Serialized_Options::read( (string) ( Row_Image::decode( $image )['option_value'] ?? 'a:0:{}' ) );
		};
		$added = array_diff( $on( $entry['after_image'] ), $on( $entry['before_image'] ) );
		$left  = array_values( array_diff( (array) Serialized_Options::read( (string) $now['option_value'] ), $added ) );
		if ( Serialized_Options::write( $left ) === $now['option_value'] ) {
			return false;
		}
		$this->writer->restore( $options, 'active_plugins', array( 'option_value' => Serialized_Options::write( $left ) ) + $now );
		wp_cache_flush();
		return true;
	}

	/**
	 * @param Run    $run  The run.
	 * @param string $next The phase that comes next.
	 */
	private function decide( Run $run, string $next ): void {
		$this->transaction->run(
			function () use ( $run, $next ): void {
				$keeping = new Conflict_Detection( new Created_Objects( $this->database, $this->shapes, $this->images, $run->id ) );
				$decided = $keeping->decide( $run->started_at );
				foreach ( array_chunk( $decided['entries'], Row_Undo::ROWS ) as $some ) {
					$this->database->write( "UPDATE {$this->database->table( 'rows' )} SET state = 3 WHERE run_id = $run->id AND seq IN ({$this->database->list( $some )})" );
				}
				$this->attachments->record( $run );
				$run->results['kept'] = $decided['kept'];
				$this->enter( $run, $next );
			}
		);
	}

	/**
	 * @param Run    $run  The run.
	 * @param string $next The phase that comes next.
	 */
	private function put_rows_back( Run $run, string $next ): void {
		// It may be done again, after a deadlock.
		$before = $run->results['kept'] ?? array();
		$this->transaction->run(
			function () use ( $run, $next, $before ): void {
				$kept                 = $this->rows->undo_batch( $run->id );
				$run->results['kept'] = array_merge( $before, $kept ?? array() );
				$this->enter( $run, null === $kept ? $next : self::ROWS );
			}
		);
	}

	/**
	 * @param Run $run The run.
	 */
	private function put_tables_back( Run $run ): void {
		$journal = $this->database->table( 'rows' );
		foreach ( $this->database->rows( "SELECT * FROM $journal WHERE run_id = $run->id AND kind <> 'row' AND state = 1 ORDER BY seq DESC" ) as $entry ) {
			$this->lease->renew();
			$table = (string) $entry['tbl'];
			$kept  = (array) Row_Image::decode( $entry['before_image'] );
			if ( 'table' === $entry['kind'] ) {
				$this->definitions->drop( $table );
			} elseif ( 'schema' === $entry['kind'] ) {
				$this->definitions->restore_structure( $table, $kept );
			} else {
				$this->definitions->restore( $table, $kept );
			}
			$this->database->write( "UPDATE $journal SET state = 2 WHERE seq = {$entry['seq']}" );
		}
	}

	/**
	 * @param Run $run The run.
	 */
	private function finish( Run $run ): void {
		$this->leftovers->recount_terms( $run );
		Working_Folder::remove( $run );
		$this->database->write( "DELETE FROM {$this->database->core_table( 'options' )} WHERE option_name = 'rewrite_rules'" );
		wp_cache_flush();
		$this->lease->renew( $this->runs->column_update_sql( array( 'results' => $run->results ) ) );
		$this->runs->set_status( $run, Run::REVERTED, array( Run::REVERTING ) );
		$run->status = Run::REVERTED;
	}

	/**
	 * @param Run    $run   The run.
	 * @param string $phase The phase that it is in then.
	 */
	private function enter( Run $run, string $phase ): void {
		$run->memory[ self::PHASE ] = $phase;
		$this->lease->renew(
			$this->runs->column_update_sql(
				array(
					'memory'  => $run->memory,
					'results' => $run->results,
				)
			)
		);
	}
}
