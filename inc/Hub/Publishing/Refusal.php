<?php

declare( strict_types=1 );

namespace Templately\Hub\Publishing;

/**
 * What is wrong with a bundle, said to the person who publishes it.
 */
final class Refusal extends \RuntimeException {
}
