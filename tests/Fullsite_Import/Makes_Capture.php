<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Storage\Import\Capture;
use Templately\Storage\Import\Database;
use Templately\Storage\Import\Definitions;
use Templately\Storage\Import\Journal;
use Templately\Storage\Import\Row_Capture;
use Templately\Storage\Import\Row_Image;
use Templately\Storage\Import\Surrounding_Transaction;
use Templately\Storage\Import\Table_Shapes;
use Templately\Storage\Transaction;

/**
 * Makes what looks at statements, without an engine.
 */
trait Makes_Capture {

	/** Returns it; it does not look yet. */
	private static function make_capture(): Capture {
		global $wpdb;
		$database    = new Database( $wpdb );
		$shapes      = new Table_Shapes( $database );
		$journal     = new Journal( $database, $shapes, new Row_Image( $database ) );
		$definitions = new Definitions( $database, $shapes, $journal );
		return new Capture( $database, new Surrounding_Transaction( new Transaction( $wpdb ), $journal ), $journal, new Row_Capture( $database, $shapes, $definitions, $journal ), $definitions );
	}
}
