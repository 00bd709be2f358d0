<?php

declare( strict_types=1 );

namespace Templately;

/**
 * What several domains say to people. What one alone says is in its own Messages.
 */
abstract class Messages {

	/** Says that a thing does not exist, or not for this person. */
	public static function not_found(): string {
		return __( 'That was not found.', 'templately' );
	}

	/** Says that an account's session has ended. */
	public static function signed_out(): string {
		return __( 'Your sign-in has ended. Please sign in again.', 'templately' );
	}

	/** Says that the two passwords differ. */
	public static function password_not_matched(): string {
		return __( 'Password not matched!', 'templately' );
	}

	/** Says that the plugin is being brought up to date. */
	public static function not_ready(): string {
		return __( 'The library is being set up. Try again in a moment.', 'templately' );
	}

	/** Says that something went wrong, where nothing else is known that a person could use. */
	public static function went_wrong(): string {
		return __( 'Something went wrong.', 'templately' );
	}
}
