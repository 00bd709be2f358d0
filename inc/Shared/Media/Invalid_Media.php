<?php

declare( strict_types=1 );

namespace Templately\Shared\Media;

use RuntimeException;

/** A file that is no acceptable media. The message ends a sentence that starts with the file's name. */
final class Invalid_Media extends RuntimeException {
}
