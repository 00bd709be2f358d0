<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Storage\Import\Database;
use Templately\Storage\Import\Settling;

/**
 * What imports leave besides their tables: copies of tables that they changed, working folders, an event of cron. For uninstalling.
 */
final class Traces {

	/** @var Database */
	private $database;

	/** @var Settling */
	private $settling;

	/**
	 * @param Database $database The import's statements.
	 * @param Settling $settling Says that a plugin is settling.
	 */
	public function __construct( Database $database, Settling $settling ) {
		$this->database = $database;
		$this->settling = $settling;
	}

	/** Removes them. */
	public function remove(): void {
		foreach ( $this->database->rows( 'SHOW TABLES LIKE ' . $this->database->quote( addcslashes( $this->database->table( 'copy_' ), '_%\\' ) . '%' ) ) as $row ) {
			$this->database->write( 'DROP TABLE `' . reset( $row ) . '`' );
		}
		$this->settling->end();
		Working_Folder::remove_all();
		Cron::rest();
	}
}
