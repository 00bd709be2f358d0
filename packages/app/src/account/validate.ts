import { __ } from '@wordpress/i18n';
import type { SignupPayload } from '@templately/rest';

export type SignupField = keyof SignupPayload;

/** Errors by field; `name` stands for both names. */
type SignupErrors = Partial< Record< SignupField | 'names', string > >;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const NAME = /^[\p{L}\p{M} -]+$/u;
const PASSWORD = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)[^"\\]{8,}$/u;

export const emailError = ( email: string ): string =>
	EMAIL.test( email )
		? ''
		: __( 'Please enter a valid email address.', 'templately' );

export const apiKeyError = ( key: string ): string =>
	key.trim() ? '' : __( 'Please provide a valid API Key.', 'templately' );

export function firstNameError( name: string ): string {
	if ( ! name.trim() ) {
		return __( 'First name cannot be empty.', 'templately' );
	}
	return NAME.test( name )
		? ''
		: __(
				'The First Name may only contain letters, dashes and spaces.',
				'templately'
			);
}

export function lastNameError( name: string ): string {
	if ( ! name.trim() ) {
		return __( 'Last name cannot be empty.', 'templately' );
	}
	return NAME.test( name )
		? ''
		: __(
				'The Last Name may only contain letters, dashes and spaces.',
				'templately'
			);
}

export function passwordError( password: string ): string {
	if ( ! password ) {
		return __( 'Password cannot be empty.', 'templately' );
	}
	return PASSWORD.test( password )
		? ''
		: __(
				'Password must contain at least 8 characters, uppercase, lowercase and numbers.',
				'templately'
			);
}

/** Errors of a sign-up. Untouched fields are valid, except the e-mail. */
export function signupErrors(
	values: SignupPayload,
	touched: ReadonlySet< SignupField >
): SignupErrors {
	const check = ( field: SignupField, error: string ) =>
		touched.has( field ) ? error : '';
	const firstName = check(
		'first_name',
		firstNameError( values.first_name )
	);
	const lastName = check( 'last_name', lastNameError( values.last_name ) );
	const isPasswordRepeated = values.confirm_password === values.password;
	const found: SignupErrors = {
		...( firstName && lastName
			? {
					names: __(
						'First name and Last name cannot be empty.',
						'templately'
					),
				}
			: { first_name: firstName, last_name: lastName } ),
		email: emailError( values.email ),
		password: check( 'password', passwordError( values.password ) ),
		confirm_password: check(
			'confirm_password',
			isPasswordRepeated
				? ''
				: __( 'Password not matched!', 'templately' )
		),
	};
	return Object.fromEntries(
		Object.entries( found ).filter( ( [ , error ] ) => error )
	);
}

const ALL_FIELDS: SignupField[] = [
	'first_name',
	'last_name',
	'email',
	'password',
	'confirm_password',
	'privacy_consent',
	'terms_consent',
];

/**
 * Whether a sign-up may be sent: all seven fields are filled and none is in error.
 *
 * @param values What the form holds.
 */
export const canSignUp = ( values: SignupPayload ): boolean =>
	ALL_FIELDS.every( ( field ) => values[ field ] ) &&
	Object.keys( signupErrors( values, new Set( ALL_FIELDS ) ) ).length === 0;

/**
 * Whether a sign-in may be sent. Of a password only that there is one: old ones may be shorter than new ones must be.
 *
 * @param values          What the form holds.
 * @param values.email    The e-mail.
 * @param values.password The password.
 */
export const canSignIn = ( {
	email,
	password,
}: {
	email: string;
	password: string;
} ): boolean => ! emailError( email ) && password !== '';
