<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/**
 * The event of cron that goes on with an import after its tab was closed.
 */
final class Import_Cron {

	public const HOOK = 'templately_import_tick';

	/** Seconds between two events. */
	private const PAUSE = 60;

	/** Says whether an event is due, as it is while a run is active; without a query. */
	public static function is_scheduled(): bool {
		return false !== wp_next_scheduled( self::HOOK );
	}

	/** Schedules the next event, where none is. */
	public static function schedule(): void {
		wp_schedule_single_event( time() + self::PAUSE, self::HOOK );
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}
}
