<?php

declare( strict_types=1 );

namespace Templately\Elements;

use RuntimeException;

/**
 * Why a text is no tree of elements that may be kept: a sentence for a person.
 */
final class Unfit_Tree extends RuntimeException {
}
