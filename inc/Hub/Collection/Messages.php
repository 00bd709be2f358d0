<?php

declare( strict_types=1 );

namespace Templately\Hub\Collection;

use Templately\Contract\Collection as Contract;
use Templately\Messages as Shared_Messages;

/**
 * What is said to people about what they collect.
 */
final class Messages extends Shared_Messages {

	/** Says that an account has as many favourites as it can have. */
	public static function too_many_favourites(): string {
		/* translators: %s: number of favourites. */
		return sprintf( __( 'You have %s favourites, which is as many as there can be. Take one away first.', 'templately' ), number_format_i18n( Contract::MOST_FAVOURITES ) );
	}

	/** Says that only packs are rated. */
	public static function packs_only(): string {
		return __( 'Only packs can be rated.', 'templately' );
	}
}
