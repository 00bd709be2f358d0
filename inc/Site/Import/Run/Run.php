<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Site\Import\Plan\Import_Plan;

/** An import of this site: a row of the table of runs. */
final class Run {

	public const RUNNING       = 'running';
	public const PAUSED        = 'paused';
	public const DONE          = 'done';
	public const FAILED        = 'failed';
	public const REVERTING     = 'reverting';
	public const REVERTED      = 'reverted';
	public const REVERT_FAILED = 'revert_failed';

	public int $id;

	/** Name in addresses and answers. */
	public string $uuid;

	public string $status;

	public int $user_id;

	/** Unix time of the database. */
	public int $started_at;

	/** Grows with each statement that the worker stores. */
	public int $beat;

	/** @var array<string, mixed> Choices in the wizard. */
	public array $form;

	public Import_Plan $plan;

	/** @var array<string, mixed> Members that begin with '_' are internal. */
	public array $results;

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		$run             = new self();
		$run->id         = (int) $row['id'];
		$run->uuid       = (string) $row['uuid'];
		$run->status     = (string) $row['status'];
		$run->user_id    = (int) $row['user_id'];
		$run->started_at = (int) $row['started_at'];
		$run->beat       = (int) $row['beat'];
		$run->form       = (array) json_decode( (string) $row['form'], true );
		$run->plan       = Import_Plan::from_array( (array) json_decode( (string) $row['plan'], true ) );
		$run->results    = (array) json_decode( (string) $row['results'], true );
		return $run;
	}

	public function is_active(): bool {
		return in_array( $this->status, array( self::RUNNING, self::REVERTING ), true );
	}
}
