<?php

declare( strict_types=1 );

namespace Templately\Bundle;

/**
 * What is wrong with a bundle, said to the person who publishes it.
 */
final class Refusal extends \RuntimeException {
}
