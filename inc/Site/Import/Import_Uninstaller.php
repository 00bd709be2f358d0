<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Working_Folder;

/** Removes what imports leave besides tables when the plugin is uninstalled. */
final class Import_Uninstaller {

	public static function remove(): void {
		Working_Folder::remove_all();
		Import_Cron::unschedule();
		wp_unschedule_hook( Media::MAKE_SIZES );
	}
}
