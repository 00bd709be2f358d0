<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use RuntimeException;

/** A statement that the log cannot record, with the reason. */
final class Unreadable_Statement extends RuntimeException {
}
