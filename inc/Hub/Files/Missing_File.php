<?php

declare( strict_types=1 );

namespace Templately\Hub\Files;

/** A stored file was deleted before it got an owner. The caller stores it again. */
final class Missing_File extends \RuntimeException {}
