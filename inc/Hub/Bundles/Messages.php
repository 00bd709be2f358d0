<?php

declare( strict_types=1 );

namespace Templately\Hub\Bundles;

use Templately\Messages as Shared_Messages;

/**
 * Messages of packs as files.
 */
final class Messages extends Shared_Messages {

	/** Returns the message for a hub that cannot prove who it is. */
	public static function key_lost(): string {
		return __( 'This library has lost its key and can hand out no whole sites. Its owner has to import the key that was exported, or to put the old salts back.', 'templately' );
	}
}
