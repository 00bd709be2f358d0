<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use RuntimeException;

/**
 * A statement whose changes the log cannot record. The message says why.
 */
final class Unreadable_Statement extends RuntimeException {
}
