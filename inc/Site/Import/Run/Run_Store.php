<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Generator;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Database\Import_Database;

/**
 * The imports of this site, with their logs. One at a time is active.
 *
 * @phpstan-type Entry array{index: int, action: string, type: string, title: string, message: string, progress: int|string, status: string, position: int, results?: array<string, mixed>}
 */
final class Run_Store {

	private Import_Database $database;

	/** @var array{string, Import_Plan}|null The plan that was read last, and a hash of it: decoding it takes time. */
	private ?array $plan = null;

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Begins an import. Nothing is done until the first tick.
	 *
	 * @param array<string, mixed> $form    What was chosen.
	 * @param Import_Plan                 $plan    What is to be done.
	 * @param int                  $user_id Who wants it.
	 *
	 * @throws Failure 409 run_active when another import or revert runs; names who started it.
	 */
	public function create( array $form, Import_Plan $plan, int $user_id ): Run {
		$uuid   = wp_generate_uuid4();
		$values = array( $uuid, 1, Run::RUNNING, '', 0, 0, '', 0, 0, 0, 0, $user_id );
		try {
			$this->database->write(
				"INSERT INTO {$this->table()} (uuid, active, status, step, cursor_pos, fence, owner, conn_id, lease_until, beat, attempts, user_id, started_at, form, plan, results, memory)
				VALUES ({$this->database->list( $values )}, UNIX_TIMESTAMP(), {$this->json( array( 'manifest' => $plan->manifest ) + $form )}, {$this->json( $plan->to_array() )}, '{}', '{}')"
			);
		} catch ( Database_Error $failure ) {
			throw $this->refusal( $failure );
		}
		Import_Cron::schedule();
		return $this->get( $uuid );
	}

	/**
	 * Returns a run.
	 *
	 * @param string $uuid Its name.
	 *
	 * @throws Failure 404 not_found.
	 */
	public function get( string $uuid ): Run {
		$run = $this->where( "uuid = {$this->database->quote( $uuid )}" );
		if ( null === $run ) {
			throw Failure::not_found();
		}
		return $run;
	}

	/**
	 * Returns a run.
	 *
	 * @param int $id Its number.
	 */
	public function find( int $id ): ?Run {
		return $this->where( "id = $id" );
	}

	/** Returns the newest run that is not reverted, if there is one. */
	public function newest(): ?Run {
		return $this->where( "status <> 'reverted' ORDER BY id DESC LIMIT 1" );
	}

	/** Returns the run that is active, if there is one. */
	public function active(): ?Run {
		return $this->where( 'active = 1' );
	}

	/**
	 * Reads all runs whose journal is kept, the newest first, one after the other: each may have a plan of ten thousand objects.
	 *
	 * @return Generator<int, Run>
	 */
	public function all(): Generator {
		foreach ( $this->database->rows( "SELECT id FROM {$this->table()} ORDER BY id DESC" ) as $row ) {
			$run = $this->find( (int) $row['id'] );
			if ( null !== $run ) {
				yield $run;
			}
		}
	}

	/**
	 * Gives a run another status, where it has one of those that are expected.
	 *
	 * @param Run      $run    The run.
	 * @param string   $status The new one.
	 * @param string[] $from   The expected ones.
	 * @return bool Whether it was so.
	 *
	 * @throws Failure 409 run_active when another run is active already.
	 */
	public function set_status( Run $run, string $status, array $from ): bool {
		$active = in_array( $status, array( Run::RUNNING, Run::PAUSED, Run::REVERTING ), true ) ? '1' : 'NULL';
		try {
			return 1 === $this->database->write( "UPDATE {$this->table()} SET status = {$this->database->quote( $status )}, active = $active, attempts = 0, beat = beat + 1 WHERE id = $run->id AND status IN ({$this->database->list( $from )})" );
		} catch ( Database_Error $failure ) {
			throw $this->refusal( $failure );
		}
	}

	/**
	 * Lets a run go on that failed or was paused.
	 *
	 * @param Run $run The run.
	 *
	 * @throws Failure 409 run_active, or not_resumable where it is neither.
	 */
	public function resume( Run $run ): Run {
		$to = Run::REVERT_FAILED === $run->status ? Run::REVERTING : Run::RUNNING;
		if ( ! $run->is_active() && ! $this->set_status( $run, $to, array( Run::FAILED, Run::PAUSED, Run::REVERT_FAILED ) ) ) {
			throw new Failure( 'not_resumable', __( 'This import has ended and cannot go on.', 'templately' ), 409 );
		}
		return $this->get( $run->uuid );
	}

	/**
	 * Returns what was logged of a run.
	 *
	 * @param Run $run   The run.
	 * @param int $since Index of the last entry that is known; 0 for none.
	 * @return list<Entry>
	 */
	public function log( Run $run, int $since ): array {
		$entries = array();
		foreach ( $this->database->rows( "SELECT id, entry FROM {$this->database->table( 'log' )} WHERE run_id = $run->id AND id > $since ORDER BY id" ) as $row ) {
			/** @var Entry $entry */
			$entry     = array( 'index' => (int) $row['id'] ) + (array) json_decode( (string) $row['entry'], true );
			$entries[] = $entry;
		}
		return $entries;
	}

	/**
	 * Adds to the log of a run.
	 *
	 * @param Run                  $run   The run.
	 * @param array<string, mixed> $entry All but the index.
	 */
	public function add_log_entry( Run $run, array $entry ): void {
		$this->database->write( "INSERT INTO {$this->database->table( 'log' )} (run_id, entry) VALUES ($run->id, {$this->json( $entry )})" );
	}

	/**
	 * Returns a column's change, for Lease::keep().
	 *
	 * @param array<string, array<string, mixed>|string|int> $columns Column to value; lists and maps are stored as JSON.
	 * @return string SQL that ends with a comma.
	 */
	public function column_update_sql( array $columns ): string {
		$sql = '';
		foreach ( $columns as $name => $value ) {
			$sql .= $name . ' = ' . ( is_array( $value ) ? $this->json( $value ) : $this->database->quote( $value ) ) . ', ';
		}
		return $sql;
	}

	/**
	 * @param string $condition SQL.
	 */
	private function where( string $condition ): ?Run {
		$row = $this->database->rows( "SELECT * FROM {$this->table()} WHERE $condition" )[0] ?? null;
		if ( null === $row ) {
			return null;
		}
		$hash = md5( (string) $row['plan'] );
		$run  = Run::from_row( $row, null !== $this->plan && $this->plan[0] === $hash ? $this->plan[1] : null );

		$this->plan = array( $hash, $run->plan );
		return $run;
	}

	/**
	 * @param Database_Error $failure Why a run could not become active.
	 */
	private function refusal( Database_Error $failure ): \RuntimeException {
		if ( Database_Error::DUPLICATE !== $failure->kind() ) {
			return $failure;
		}
		$active = $this->active();
		$user   = null === $active ? false : get_userdata( $active->user_id );
		return new Failure( 'run_active', self::run_active( false === $user ? '' : $user->display_name ), 409, array(), null === $active ? array() : array( 'uuid' => $active->uuid ) );
	}

	/**
	 * @param array<string, mixed> $value A value.
	 * @return string Its JSON, as SQL.
	 */
	private function json( array $value ): string {
		return $this->database->quote( (string) wp_json_encode( (object) $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/** Returns the table's name. */
	private function table(): string {
		return $this->database->table( 'runs' );
	}

	/**
	 * Says that another import or revert runs.
	 *
	 * @param string $name Who started it; '' where nobody knows.
	 */
	private static function run_active( string $name ): string {
		return '' === $name
			? __( 'Another import is running on this site. Wait until it is done.', 'templately' )
			/* translators: %s: name of a person. */
			: sprintf( __( '%s is running an import on this site. Wait until it is done.', 'templately' ), $name );
	}
}
