<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Change_Log\Outer_Transaction;
use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Change_Log\Row_Image;
use Templately\Site\Import\Change_Log\Row_Recorder;
use Templately\Site\Import\Change_Log\Table_Backup;
use Templately\Site\Import\Change_Log\Table_Keys;
use Templately\Site\Import\Database\Import_Database;

/**
 * Makes what looks at statements, without an engine.
 */
trait Makes_Capture {

	/** Returns it; it does not look yet. */
	private static function make_capture(): Query_Recorder {
		global $wpdb;
		$database    = new Import_Database( $wpdb );
		$shapes      = new Table_Keys( $database );
		$journal     = new Change_Store( $database, $shapes, new Row_Image( $database ) );
		$definitions = new Table_Backup( $database, $shapes, $journal );
		return new Query_Recorder( $database, new Outer_Transaction( new Transaction( $wpdb ), $journal ), $journal, new Row_Recorder( $database, $shapes, $definitions, $journal ), $definitions );
	}
}
