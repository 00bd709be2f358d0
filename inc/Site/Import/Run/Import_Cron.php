<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * Lets WordPress's cron go on with a run whose tab was closed: one event, while a run is active.
 */
final class Import_Cron {

	/** Hook of the event. */
	public const HOOK = 'templately_import_tick';

	/** Seconds until it looks. */
	private const PAUSE = 60;

	/** Says whether it is going to look, as it does while a run is active; without a question to the database. */
	public static function is_scheduled(): bool {
		return false !== wp_next_scheduled( self::HOOK );
	}

	/** Makes sure that it looks again; where it is going to, WordPress leaves it at that. */
	public static function schedule(): void {
		wp_schedule_single_event( time() + self::PAUSE, self::HOOK );
	}

	/** Lets it rest: no run is active. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}
}
