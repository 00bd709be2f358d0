<?php

declare( strict_types=1 );

namespace Templately\Storage\Import;

use RuntimeException;

/**
 * A statement that capture does not understand: what it changes is not put back, and it is named.
 */
final class Unreadable extends RuntimeException {
}
