<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/**
 * What is wrong with a bundle, said to the person who publishes it.
 */
final class Invalid_Bundle extends \RuntimeException {
}
