<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

/** Validates the sign-up form on the server. */
final class Sign_Up_Validator {

	private const MAX_EMAIL_LENGTH = 190;

	/**
	 * @param array<string, mixed> $form first_name, last_name, email, password, privacy_consent, terms_consent.
	 * @return array<string, string> Field to message.
	 */
	public static function errors( array $form ): array {
		$errors = self::name_errors( $form ) + array(
			'email'           => self::is_email( $form['email'] ) ? '' : self::invalid_email_message(),
			'password'        => self::password_error( $form['password'] ),
			'privacy_consent' => $form['privacy_consent'] ? '' : __( 'Please accept the privacy policy.', 'templately' ),
			'terms_consent'   => $form['terms_consent'] ? '' : __( 'Please accept the terms.', 'templately' ),
		);
		return array_filter( $errors );
	}

	/**
	 * @param array<string, mixed> $form first_name, last_name.
	 * @return array{first_name: string, last_name: string} Field to message, or ''.
	 */
	public static function name_errors( array $form ): array {
		$first = self::name_error( $form['first_name'], __( 'First name cannot be empty.', 'templately' ), __( 'The First Name may only contain letters, dashes and spaces.', 'templately' ) );
		$last  = self::name_error( $form['last_name'], __( 'Last name cannot be empty.', 'templately' ), __( 'The Last Name may only contain letters, dashes and spaces.', 'templately' ) );
		return array(
			'first_name' => '' !== $first && '' !== $last ? __( 'First name and Last name cannot be empty.', 'templately' ) : $first,
			'last_name'  => '' !== $first && '' !== $last ? '' : $last,
		);
	}

	/** Returns a message, or '' for a valid password. */
	public static function password_error( string $password ): string {
		if ( '' === $password ) {
			return self::password_empty_message();
		}
		$is_strong = mb_strlen( $password ) >= 8
			&& 1 === preg_match( '/\p{Lu}/u', $password )
			&& 1 === preg_match( '/\p{Ll}/u', $password )
			&& 1 === preg_match( '/[0-9]/', $password )
			&& false === strpbrk( $password, '"\\' );
		return $is_strong ? '' : __( 'Password must contain at least 8 characters, uppercase, lowercase and numbers.', 'templately' );
	}

	public static function is_email( string $email ): bool {
		return strlen( $email ) <= self::MAX_EMAIL_LENGTH && false !== is_email( trim( $email ) );
	}

	/** Accepts letters of any script with their combining marks, dashes and spaces. */
	private static function name_error( string $name, string $empty, string $letters ): string {
		if ( '' === trim( $name ) ) {
			return $empty;
		}
		return 1 === preg_match( '/^[\p{L}\p{M}\- ]+$/uD', $name ) ? '' : $letters;
	}

	public static function invalid_email_message(): string {
		return __( 'Please enter a valid email address.', 'templately' );
	}

	public static function password_empty_message(): string {
		return __( 'Password cannot be empty.', 'templately' );
	}
}
