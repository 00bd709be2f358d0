<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Import\Run\Working_Folder;

/**
 * What imports leave besides their tables: copies of tables that they changed, working folders, an event of cron. For uninstalling.
 */
final class Traces {

	private Import_Database $database;

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/** Removes them. */
	public function remove(): void {
		foreach ( $this->database->rows( 'SHOW TABLES LIKE ' . $this->database->quote( addcslashes( $this->database->table( 'copy_' ), '_%\\' ) . '%' ) ) as $row ) {
			$this->database->write( 'DROP TABLE `' . reset( $row ) . '`' );
		}
		Working_Folder::remove_all();
		Import_Cron::unschedule();
		wp_unschedule_hook( Media::MAKE_SIZES );
	}
}
