<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Messages as Shared_Messages;

/**
 * What the catalogue says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that the account is not verified (specification of the cloud, section 5). */
	public static function not_verified(): string {
		return __( 'Sorry your account is not verified. Please verify your account to start inserting items.', 'templately' );
	}

	/** Says that a design needs a paid plan. */
	public static function pro_required(): string {
		return __( 'This template needs a plan that covers it.', 'templately' );
	}

	/** Says that a listing is asked for with more filters than can be looked for at once. */
	public static function too_many_filters(): string {
		return __( 'These are too many filters at once. Take some away.', 'templately' );
	}
}
