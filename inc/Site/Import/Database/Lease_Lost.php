<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

use RuntimeException;

/**
 * Another process has taken the run over: this one may write nothing more.
 */
final class Lease_Lost extends RuntimeException {

	/** Says so. */
	public function __construct() {
		parent::__construct( 'Another process goes on with this import.' );
	}
}
