<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/** Tells the publisher what is wrong with a bundle. */
final class Invalid_Bundle extends \RuntimeException {
}
