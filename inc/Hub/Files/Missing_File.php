<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

/**
 * A file that was kept is gone before it was given an owner. Whoever still has its bytes keeps it again.
 */
final class Missing_File extends \RuntimeException {}
