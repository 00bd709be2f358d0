<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Change_Log\Batch;

/**
 * What a step has to work with; made by the Runner for the holder of the lease.
 */
final class Step_Context {

	/** What the run remembers while it writes without a transaction: where the journal was before. */
	public const OPEN = 'open';

	/** Name of the pack's file in the working folder. */
	public const BUNDLE = 'bundle.zip';

	private ?Bundle $bundle = null;

	private Run $run;

	private Run_Store $runs;

	private Batch $chunk;

	private Object_Map $map;

	private File_Log $files;

	private Non_Transactional_Actions $effects;

	private Progress_Log $progress;

	/**
	 * @param Run              $run          The run.
	 * @param Run_Store             $runs         The table of runs.
	 * @param Batch            $chunk        Writes in transactions.
	 * @param Object_Map              $map          What became what.
	 * @param File_Log            $files        Writes files.
	 * @param Non_Transactional_Actions          $effects      Does what no transaction covers.
	 * @param Progress_Log         $progress     Tells people.
	 */
	public function __construct( Run $run, Run_Store $runs, Batch $chunk, Object_Map $map, File_Log $files, Non_Transactional_Actions $effects, Progress_Log $progress ) {
		$this->run      = $run;
		$this->runs     = $runs;
		$this->chunk    = $chunk;
		$this->map      = $map;
		$this->files    = $files;
		$this->effects  = $effects;
		$this->progress = $progress;
	}

	/** Returns the run. */
	public function run(): Run {
		return $this->run;
	}

	/** Returns what is to be done. */
	public function plan(): Import_Plan {
		return $this->run->plan;
	}

	/**
	 * Returns what was chosen in the wizard.
	 *
	 * @return array<string, mixed>
	 */
	public function form(): array {
		return $this->run->form;
	}

	/**
	 * Returns the pack, which the download step has put into the working folder and looked at.
	 *
	 * @throws Invalid_Bundle When it is gone, or another one than it was.
	 */
	public function bundle(): Bundle {
		if ( null === $this->bundle ) {
			$this->bundle = Bundle::from_zip( $this->folder() . '/' . self::BUNDLE );
		}
		return $this->bundle;
	}

	/** Returns the run's own working folder, which is made where it is missing. It is removed when the run is done. */
	public function folder(): string {
		return Working_Folder::ensure( $this->run );
	}

	/**
	 * Writes objects: one transaction with capture and journal, whose last statement stores the cursor and asks whether this
	 * process may still write. What failed once by itself is written without a transaction, before it is left out.
	 *
	 * @template T
	 * @param int           $next_cursor Where the step goes on from when this is stored.
	 * @param callable(): T $write       What writes. It may be called again, after a deadlock: it reads what is there each time.
	 * @return T What it returns.
	 */
	public function run_batch( int $next_cursor, callable $write ) {
		$done = array(
			'cursor_pos' => $next_cursor,
			'attempts'   => 0,
		);
		if ( $this->is_single_object_mode() && Runner::TRIES === $this->run->attempts ) {
			$this->set_memory( self::OPEN, $this->chunk->position() );
			$answer = $this->chunk->run_unbuffered(
				$write,
				function () use ( $done ): string {
					unset( $this->run->memory[ self::OPEN ] );
					return $this->runs->column_update_sql( $done + array( 'memory' => $this->run->memory ) );
				}
			);
		} else {
			$answer = $this->chunk->run( $write, $this->runs->column_update_sql( $done ) );
		}

		$this->run->cursor   = $next_cursor;
		$this->run->attempts = 0;
		return $answer;
	}

	/**
	 * Does something that no transaction covers, such as installing a plugin or switching the theme, with capture on and time for
	 * what comes after it.
	 *
	 * @param string            $source What it is, such as 'plugin:slug'.
	 * @param callable(): mixed $effect Does it, or what is left of it where the process was ended in the middle.
	 * @param bool              $settle Whether the site is visited afterwards, so that a plugin can finish what it begins.
	 * @return mixed What it returns; null where it was done before.
	 */
	public function run_once( string $source, callable $effect, bool $settle = true ) {
		return $this->effects->run_once( $source, $effect, $settle );
	}

	/**
	 * Has others make files that were announced by files(), with capture on; what they make beside is noted too.
	 *
	 * @template T
	 * @param callable(): T $make Makes them. After the end of a process in the middle it is called again.
	 * @return T What it returns.
	 */
	public function run_file_action( callable $make ) {
		return $this->effects->run_file_action( $make );
	}

	/**
	 * Writes one file of the site, whole or not at all.
	 *
	 * @param string                 $source What it is, such as 'object:2000000007'.
	 * @param string                 $folder Folder, which is made where it is missing. Get it without making it: wp_upload_dir( $time, false ).
	 * @param string                 $name   Name that it should have; where that is taken, a number is added.
	 * @param string                 $sha256 What its bytes must be.
	 * @param callable(string): void $fill   Writes the bytes into a file whose path it is given.
	 * @return string Its path.
	 *
	 * @throws Failure When its bytes are not what they must be.
	 */
	public function write_file( string $source, string $folder, string $name, string $sha256, callable $fill ): string {
		return $this->files->write_file( $source, $folder, $name, $sha256, $fill );
	}

	/** Returns the run's files: for folders, and for what others make (a plugin's folder, sizes of a picture). */
	public function files(): File_Log {
		return $this->files;
	}

	/** Returns what became what. */
	public function map(): Object_Map {
		return $this->map;
	}

	/**
	 * Remembers something for the steps that follow, and for other processes. Inside a chunk it is stored with it.
	 *
	 * @param string $name  Its name.
	 * @param mixed  $value What JSON can write.
	 */
	public function set_memory( string $name, $value ): void {
		$this->run->memory[ $name ] = $value;
		$this->chunk->lease()->renew( $this->runs->column_update_sql( array( 'memory' => $this->run->memory ) ) );
	}

	/**
	 * Returns what was remembered.
	 *
	 * @param string $name Its name.
	 * @return mixed Null where there is nothing.
	 */
	public function get_memory( string $name ) {
		return $this->run->memory[ $name ] ?? null;
	}

	/**
	 * Tells people what is being done.
	 *
	 * @param string   $message A sentence.
	 * @param int|null $percent How much of the step is done; null where that stays as it was.
	 */
	public function log( string $message, ?int $percent = null ): void {
		$this->progress->update( $this->run, $message, $percent );
	}

	/**
	 * Adds to the results.
	 *
	 * @param string               $kind  'left_out', 'media', or a path such as 'dependency_data.plugins.failed'.
	 * @param array<string, mixed> $entry What became of something.
	 */
	public function add_result( string $kind, array $entry ): void {
		$results = $this->run->results;
		$place   = &$results;
		foreach ( explode( '.', $kind ) as $name ) {
			if ( ! isset( $place[ $name ] ) || ! is_array( $place[ $name ] ) ) {
				$place[ $name ] = array();
			}
			$place = &$place[ $name ];
		}
		if ( ! in_array( $entry, $place, true ) ) {
			$place[] = $entry;
		}
		$this->set_results( $results );
	}

	/**
	 * Replaces the results.
	 *
	 * @param array<string, mixed> $results All of them.
	 */
	public function set_results( array $results ): void {
		$this->chunk->lease()->renew( $this->runs->column_update_sql( array( 'results' => $results ) ) );
		$this->run->results = $results;
	}

	/**
	 * Says whether to write one object a chunk, and one only: a chunk of many has failed twice here. Cursors have to count
	 * objects for that.
	 */
	public function is_single_object_mode(): bool {
		return $this->run->cursor < (int) ( $this->run->memory['careful_until'] ?? 0 );
	}

	/** Says whether to leave out the object that comes next and to name it in the results: it has failed twice by itself. */
	public function should_skip_next(): bool {
		return $this->is_single_object_mode() && $this->run->attempts > Runner::TRIES;
	}
}
