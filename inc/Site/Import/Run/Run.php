<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * One import, as it stands in the table runs.
 */
final class Run {

	public const RUNNING       = 'running';
	public const PAUSED        = 'paused';
	public const DONE          = 'done';
	public const FAILED        = 'failed';
	public const REVERTING     = 'reverting';
	public const REVERTED      = 'reverted';
	public const REVERT_FAILED = 'revert_failed';

	public int $id;

	/** Names it towards the browser. */
	public string $uuid;

	/** One of this class's. */
	public string $status;

	/** The step that it is at, of Steps. */
	public string $step;

	/** Where the step goes on from. */
	public int $cursor;

	/** Who started it. */
	public int $user_id;

	/** Seconds since 1970, by the database's clock. */
	public int $started_at;

	/** How often the piece of work that is due was begun and not ended. */
	public int $attempts;

	/** @var array<string, mixed> What was chosen in the wizard. */
	public array $form;

	public Import_Plan $plan;

	/** @var array<string, mixed> What became of it. */
	public array $results;

	/** @var array<string, mixed> What it has to remember besides, such as the ids that are reserved. */
	public array $memory;

	/**
	 * Reads a row of the table.
	 *
	 * @param array<string, string|null> $row  The row.
	 * @param Import_Plan|null                  $plan Its plan, where that was read already.
	 */
	public static function from_row( array $row, ?Import_Plan $plan = null ): self {
		$run             = new self();
		$run->id         = (int) $row['id'];
		$run->uuid       = (string) $row['uuid'];
		$run->status     = (string) $row['status'];
		$run->step       = (string) $row['step'];
		$run->cursor     = (int) $row['cursor_pos'];
		$run->user_id    = (int) $row['user_id'];
		$run->started_at = (int) $row['started_at'];
		$run->attempts   = (int) $row['attempts'];
		$run->form       = (array) json_decode( (string) $row['form'], true );
		$run->plan       = $plan ?? Import_Plan::from_array( (array) json_decode( (string) $row['plan'], true ) );
		$run->results    = (array) json_decode( (string) $row['results'], true );
		$run->memory     = (array) json_decode( (string) $row['memory'], true );
		return $run;
	}

	/** Says whether a tick has something to do for it. */
	public function is_active(): bool {
		return in_array( $this->status, array( self::RUNNING, self::REVERTING ), true );
	}
}
