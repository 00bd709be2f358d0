<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Storage\Import\Database;

/**
 * What imports leave besides their tables: copies of tables that they changed, working folders, an event of cron. For uninstalling.
 */
final class Traces {

	/** @var Database */
	private $database;

	/**
	 * @param Database $database The import's statements.
	 */
	public function __construct( Database $database ) {
		$this->database = $database;
	}

	/** Removes them. */
	public function remove(): void {
		foreach ( $this->database->rows( 'SHOW TABLES LIKE ' . $this->database->quote( addcslashes( $this->database->table( 'copy_' ), '_%\\' ) . '%' ) ) as $row ) {
			$this->database->write( 'DROP TABLE `' . reset( $row ) . '`' );
		}
		Working_Folder::remove_all();
		Cron::rest();
	}
}
