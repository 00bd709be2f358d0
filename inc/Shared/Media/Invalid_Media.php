<?php

declare( strict_types=1 );

namespace Templately\Shared\Media;

use RuntimeException;

/**
 * Why some bytes are no medium that may be kept: the rest of a sentence that begins with the file's name, such as
 * 'is no whole image.'
 */
final class Invalid_Media extends RuntimeException {
}
