<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use RuntimeException;

/**
 * A statement that capture does not understand: what it changes is not put back, and it is named.
 */
final class Unsupported_Statement extends RuntimeException {
}
