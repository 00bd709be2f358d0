<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

/** The cron event that continues an import after its tab was closed. */
final class Import_Cron {

	public const HOOK = 'templately_import_tick';

	private const PAUSE = 60;

	/** Needs no query. */
	public static function is_scheduled(): bool {
		return false !== wp_next_scheduled( self::HOOK );
	}

	public static function schedule(): void {
		wp_schedule_single_event( time() + self::PAUSE, self::HOOK );
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}
}
