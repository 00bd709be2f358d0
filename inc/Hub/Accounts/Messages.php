<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Messages as Shared_Messages;

/**
 * What accounts say to people: the specification's texts to the letter, and those of the same kind that it leaves open.
 */
final class Messages extends Shared_Messages {

	/** Says that e-mail and password do not go together; alike for known and unknown addresses. */
	public static function wrong_password(): string {
		return __( 'The e-mail or the password is not right.', 'templately' );
	}

	/** Says that an API key is not known. */
	public static function wrong_api_key(): string {
		return __( 'This API key is not valid.', 'templately' );
	}

	/**
	 * Says that there were too many tries.
	 *
	 * @param int $minutes Minutes to wait.
	 */
	public static function too_many_tries( int $minutes ): string {
		/* translators: %d: number of minutes. */
		return sprintf( __( 'Too many tries. Please wait %d minutes.', 'templately' ), $minutes );
	}

	/** Says that an account with that e-mail exists. */
	public static function taken_address(): string {
		return __( 'An account with this e-mail exists already.', 'templately' );
	}

	/**
	 * Says that an address has to be shown to be one's own first.
	 *
	 * @param string $email The address.
	 */
	public static function unproven_address( string $email ): string {
		/* translators: %s: an e-mail address. */
		return sprintf( __( 'Please confirm first that the address %s is yours: we have sent you a link.', 'templately' ), $email );
	}

	/** Says that a mailed link was used or has expired. */
	public static function link_not_valid(): string {
		return __( 'This link is no longer valid. Ask for a new one.', 'templately' );
	}

	/** Says that a link works in a session of its WordPress user only. */
	public static function log_in_first(): string {
		return __( 'Log in to this site as the WordPress user whom the mail names, then open the link again.', 'templately' );
	}

	/** Says what an e-mail must be. */
	public static function invalid_email(): string {
		return __( 'Please enter a valid email address.', 'templately' );
	}

	/** Says that an API key is missing. */
	public static function invalid_api_key(): string {
		return __( 'Please provide a valid API Key.', 'templately' );
	}

	/** Says that the first name is empty. */
	public static function first_name_empty(): string {
		return __( 'First name cannot be empty.', 'templately' );
	}

	/** Says what a first name may contain. */
	public static function first_name_letters(): string {
		return __( 'The First Name may only contain letters, dashes and spaces.', 'templately' );
	}

	/** Says that the last name is empty. */
	public static function last_name_empty(): string {
		return __( 'Last name cannot be empty.', 'templately' );
	}

	/** Says what a last name may contain. */
	public static function last_name_letters(): string {
		return __( 'The Last Name may only contain letters, dashes and spaces.', 'templately' );
	}

	/** Says that both names have signs that no name has. */
	public static function both_names_letters(): string {
		return __( 'The First Name and the Last Name may only contain letters, dashes and spaces.', 'templately' );
	}

	/** Says that both names are not right, and at least one is missing. */
	public static function both_names(): string {
		return __( 'First name and Last name cannot be empty.', 'templately' );
	}

	/** Says that the password is empty. */
	public static function password_empty(): string {
		return __( 'Password cannot be empty.', 'templately' );
	}

	/** Says what a password must contain. */
	public static function password_weak(): string {
		return __( 'Password must contain at least 8 characters, uppercase, lowercase and numbers.', 'templately' );
	}
}
