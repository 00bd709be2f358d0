<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Generator;
use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Plan\Import_Plan;

/**
 * Reads and writes the imports of this site and their logs. One import is active at a time.
 * @phpstan-type Entry array{index: int, action: string, type: string, title: string, message: string, progress: int|string, status: string, position: int, results?: array<string, mixed>}
 * @phpstan-import-type Item from Run_Items
 */
final class Runs {

	/** All but the picture. */
	private const COLUMNS = 'id, uuid, status, user_id, started_at, beat, form, plan, results';

	private Connection $database;

	public function __construct( Connection $database ) {
		$this->database = $database;
	}

	/**
	 * Stores an import. Later requests do the work.
	 * @param array<string, mixed>                                                $form
	 * @param list<array{step: string, kind: string, number: int, title: string}> $items
	 * @throws Failure 409 run_active, with the name of the person who imports.
	 */
	public function create( array $form, Import_Plan $plan, array $items, int $user_id ): Run {
		$uuid = wp_generate_uuid4();
		$form = array( 'manifest' => $plan->manifest ) + $form;
		try {
			$this->database->transaction(
				function () use ( $uuid, $form, $plan, $items, $user_id ): void {
					$this->database->write(
						"INSERT INTO {$this->table()} (uuid, active, status, fence, conn_id, secret, trial, trial_state, lease_until, beat, user_id, started_at, form, plan, results)
						VALUES ({$this->database->list( array( $uuid, 1, Run::RUNNING, 0, 0, '', '', 0, 0, 0, $user_id ) )}, UNIX_TIMESTAMP(), {$this->json( $form )}, {$this->json( $plan->to_array() )}, '{}')"
					);
					( new Run_Items( $this->database, (int) $this->database->value( "SELECT id FROM {$this->table()} WHERE active = 1" ) ) )->add( $items );
				}
			);
		} catch ( Database_Error $failure ) {
			throw $this->refusal( $failure );
		}
		Import_Cron::schedule();
		return $this->get( $uuid );
	}

	/** @throws Failure 404 not_found. */
	public function get( string $uuid ): Run {
		$run = $this->where( "uuid = {$this->database->quote( $uuid )}" );
		if ( null === $run ) {
			throw Failure::not_found();
		}
		return $run;
	}

	public function active(): ?Run {
		return $this->where( 'active = 1' );
	}

	/** @return Generator<int, Run> Newest first. */
	public function all(): Generator {
		foreach ( $this->database->rows( "SELECT id FROM {$this->table()} ORDER BY id DESC" ) as $row ) {
			$run = $this->where( 'id = ' . (int) $row['id'] );
			if ( null !== $run ) {
				yield $run;
			}
		}
	}

	/** Returns the Unix time of a pack's last import; 0 for none or a reverted one. */
	public function imported_at( string $slug, string $platform ): int {
		foreach ( $this->all() as $run ) {
			if ( Run::DONE === $run->status && $slug === $run->plan->pack()['slug'] && $platform === $run->plan->platform() ) {
				return $run->started_at;
			}
		}
		return 0;
	}

	public function items( Run $run ): Run_Items {
		return new Run_Items( $this->database, $run->id );
	}

	/**
	 * @param list<string> $from Allowed earlier statuses.
	 * @return bool Whether the run had one of them.
	 * @throws Failure 409 run_active
	 */
	public function set_status( Run $run, string $status, array $from ): bool {
		$active = in_array( $status, array( Run::RUNNING, Run::PAUSED, Run::REVERTING ), true ) ? '1' : 'NULL';
		try {
			return 1 === $this->database->write( "UPDATE {$this->table()} SET status = {$this->database->quote( $status )}, active = $active, beat = beat + 1 WHERE id = $run->id AND status IN ({$this->database->list( $from )})" );
		} catch ( Database_Error $failure ) {
			throw $this->refusal( $failure );
		}
	}

	/** @throws Failure 409 run_active or not_resumable. */
	public function resume( Run $run ): Run {
		$to = Run::REVERT_FAILED === $run->status ? Run::REVERTING : Run::RUNNING;
		if ( ! $run->is_active() && ! $this->set_status( $run, $to, array( Run::FAILED, Run::PAUSED, Run::REVERT_FAILED ) ) ) {
			throw new Failure( 'not_resumable', __( 'This import has ended and cannot go on.', 'templately' ), 409 );
		}
		$this->items( $run )->retry();
		return $this->get( $run->uuid );
	}

	/** @param array<string, mixed> $results */
	public function store_results( Run $run, array $results ): void {
		$this->database->write( "UPDATE {$this->table()} SET results = {$this->json( $results )} WHERE id = $run->id" );
		$run->results = $results;
	}

	/**
	 * @param int $since Index of the last known entry.
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

	/** @param array<string, mixed> $entry Without the index. */
	public function add_log_entry( int $run_id, array $entry ): void {
		$this->database->write( "INSERT INTO {$this->database->table( 'log' )} (run_id, entry) VALUES ($run_id, {$this->json( $entry )})" );
	}

	private function where( string $condition ): ?Run {
		$row = $this->database->rows( 'SELECT ' . self::COLUMNS . " FROM {$this->table()} WHERE $condition" )[0] ?? null;
		return null === $row ? null : Run::from_row( $row );
	}

	private function refusal( Database_Error $failure ): \RuntimeException {
		if ( Database_Error::DUPLICATE !== $failure->kind() ) {
			return $failure;
		}
		$active  = $this->active();
		$user    = null === $active ? false : get_userdata( $active->user_id );
		$message = false === $user
			? __( 'Another import is running on this site. Wait until it is done.', 'templately' )
			/* translators: %s: name of a person. */
			: sprintf( __( '%s is running an import on this site. Wait until it is done.', 'templately' ), $user->display_name );
		return new Failure( 'run_active', $message, 409, array(), null === $active ? array() : array( 'uuid' => $active->uuid ) );
	}

	/** @param array<string, mixed> $value */
	private function json( array $value ): string {
		return $this->database->quote( (string) wp_json_encode( (object) $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	private function table(): string {
		return $this->database->table( 'runs' );
	}
}
