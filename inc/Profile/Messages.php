<?php

declare( strict_types=1 );

namespace Templately\Profile;

use Templately\Messages as Shared_Messages;

/**
 * What the profile says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that a link was mailed to the user's own address. */
	public static function link_sent(): string {
		return __( 'We have sent you a link. Open it, then come back and continue.', 'templately' );
	}

	/** Says that a profile was read anew. */
	public static function synced(): string {
		return __( 'Successfully Synced', 'templately' );
	}
}
