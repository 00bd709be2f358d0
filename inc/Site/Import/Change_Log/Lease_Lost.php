<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use RuntimeException;

/** Another process has taken the run over: this one must write nothing more. */
final class Lease_Lost extends RuntimeException {

	public function __construct() {
		parent::__construct( 'Another process goes on with this import.' );
	}
}
