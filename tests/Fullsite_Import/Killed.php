<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Error;

/**
 * Stands for the end of a process.
 */
final class Killed extends Error {
}
