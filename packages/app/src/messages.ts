/**
 * What the specification has us say, letter by letter, in one table. Functions: the translations arrive with the app.
 */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __ } from '@wordpress/i18n';

export const messages = {
	emailInvalid: () =>
		__( 'Please enter a valid email address.', 'templately' ),
	apiKeyInvalid: () => __( 'Please provide a valid API Key.', 'templately' ),
	firstNameEmpty: () => __( 'First name cannot be empty.', 'templately' ),
	firstNameInvalid: () =>
		__(
			'The First Name may only contain letters, dashes and spaces.',
			'templately'
		),
	lastNameEmpty: () => __( 'Last name cannot be empty.', 'templately' ),
	lastNameInvalid: () =>
		__(
			'The Last Name may only contain letters, dashes and spaces.',
			'templately'
		),
	namesInvalid: () =>
		__( 'First name and Last name cannot be empty.', 'templately' ),
	namesOfLetters: () =>
		__(
			'The First Name and the Last Name may only contain letters, dashes and spaces.',
			'templately'
		),
	passwordEmpty: () => __( 'Password cannot be empty.', 'templately' ),
	passwordWeak: () =>
		__(
			'Password must contain at least 8 characters, uppercase, lowercase and numbers.',
			'templately'
		),
	passwordsDiffer: () => __( 'Password not matched!', 'templately' ),
	notVerified: () =>
		__(
			'Sorry your account is not verified. Please verify your account to start inserting items.',
			'templately'
		),
	signingIn: () => __( 'Signing In...', 'templately' ),
	signingUp: () => __( 'Signing Up...', 'templately' ),
	searchPlaceholder: () => __( 'Type and hit enter...', 'templately' ),
	popupTitle: () => __( 'Opps...!', 'templately' ),
	unexpected: () => __( 'Unexpected Application Error!', 'templately' ),
	importingFailed: () => __( 'Importing Failed', 'templately' ),
} as const;
