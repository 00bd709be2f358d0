import type { SignupPayload } from '@templately/rest';
import {
	apiKeyError,
	canSignIn,
	canSignUp,
	emailError,
	firstNameError,
	lastNameError,
	passwordError,
	signupErrors,
	type SignupField,
} from '../validate';

const VALID: SignupPayload = {
	first_name: 'Mara',
	last_name: 'Lindqvist',
	email: 'mara@lindqvist.example',
	password: 'Password1',
	confirm_password: 'Password1',
	privacy_consent: true,
	terms_consent: true,
};
const FIELDS = Object.keys( VALID ) as SignupField[];
const ALL = new Set( FIELDS );

it.each( [
	'',
	'mara',
	'mara@lindqvist',
	'mara@',
	'@lindqvist.example',
	'a b@c.de',
	'a@b..c',
] )( 'ACC-037 refuses the e-mail "%s"', ( email ) => {
	expect( emailError( email ) ).toBe( 'Please enter a valid email address.' );
} );

it( 'ACC-037 takes a well-formed e-mail', () => {
	expect( emailError( 'mara.l+site@mail.lindqvist.example' ) ).toBe( '' );
} );

it( 'ACC-038 refuses an empty API key', () => {
	expect( apiKeyError( ' ' ) ).toBe( 'Please provide a valid API Key.' );
	expect( apiKeyError( 'k' ) ).toBe( '' );
} );

it( 'ACC-039 refuses an empty first name', () => {
	for ( const name of [ '', ' ' ] ) {
		expect( firstNameError( name ) ).toBe( 'First name cannot be empty.' );
		expect( signupErrors( { ...VALID, first_name: name }, ALL ) ).toEqual( {
			first_name: 'First name cannot be empty.',
		} );
	}
} );

it( 'ACC-040 takes letters, dashes and spaces in a first name, and nothing else', () => {
	expect( firstNameError( 'Anne-Zoë María' ) ).toBe( '' );
	expect( firstNameError( 'Åsa' ) ).toBe( '' );
	// Letters that are written with marks of their own.
	expect( firstNameError( 'Zoe\u0308' ) ).toBe( '' );
	expect( firstNameError( 'मीरा' ) ).toBe( '' );
	for ( const name of [ 'R2', "D'Arcy", 'a_b', 'a.b' ] ) {
		expect( firstNameError( name ) ).toBe(
			'The First Name may only contain letters, dashes and spaces.'
		);
	}
} );

it( 'ACC-041 refuses an empty last name', () => {
	for ( const name of [ '', ' ' ] ) {
		expect( lastNameError( name ) ).toBe( 'Last name cannot be empty.' );
		expect( signupErrors( { ...VALID, last_name: name }, ALL ) ).toEqual( {
			last_name: 'Last name cannot be empty.',
		} );
	}
} );

it( 'ACC-042 takes letters, dashes and spaces in a last name, and nothing else', () => {
	expect( lastNameError( 'van der Berg-Łuk' ) ).toBe( '' );
	expect( lastNameError( 'Smith3' ) ).toBe(
		'The Last Name may only contain letters, dashes and spaces.'
	);
} );

it.each( [
	[ '', '', 'First name and Last name cannot be empty.' ],
	[ '', 'R2', 'First name and Last name cannot be empty.' ],
	[ 'R2', ' ', 'First name and Last name cannot be empty.' ],
	// Nobody is told of emptiness whose names are there.
	[
		'R2',
		'D2',
		'The First Name and the Last Name may only contain letters, dashes and spaces.',
	],
] )(
	'ACC-043 says one thing when both names are invalid: "%s" "%s"',
	( first, last, message ) => {
		const errors = signupErrors(
			{ ...VALID, first_name: first, last_name: last },
			ALL
		);
		expect( errors ).toEqual( {
			names: message,
		} );
	}
);

it( 'ACC-043 says of one invalid name what is wrong with that one', () => {
	expect( signupErrors( { ...VALID, first_name: 'R2' }, ALL ) ).toEqual( {
		first_name:
			'The First Name may only contain letters, dashes and spaces.',
	} );
	expect( signupErrors( { ...VALID, last_name: ' ' }, ALL ) ).toEqual( {
		last_name: 'Last name cannot be empty.',
	} );
} );

it( 'ACC-044 refuses an empty password', () => {
	expect( passwordError( '' ) ).toBe( 'Password cannot be empty.' );
} );

it.each( [ 'Passwo1', 'Ñandúe1', 'password1', 'PASSWORD1', 'Passwords' ] )(
	'ACC-045 refuses the password %s',
	( password ) => {
		expect( passwordError( password ) ).toBe(
			'Password must contain at least 8 characters, uppercase, lowercase and numbers.'
		);
	}
);

it.each( [ 'Passwor1', 'pASSWOR1', 'Ñandúes1', 'ÑÄÖÜÉÈÊ1ß' ] )(
	'ACC-045 takes %s: eight characters with an uppercase letter, a lowercase letter and a digit',
	( password ) => {
		expect( passwordError( password ) ).toBe( '' );
	}
);

it.each( [
	...[ 'Pass"word1', '"Password1', 'Password1"' ],
	...[ 'Pass\\word1', '\\Password1', 'Password1\\' ],
] )( 'ACC-046 refuses the password %s', ( password ) => {
	expect( passwordError( password ) ).toBe(
		'Password must contain at least 8 characters, uppercase, lowercase and numbers.'
	);
} );

it( 'ACC-047 wants the same password twice', () => {
	for ( const other of [ 'Password2', 'password1', 'Password1 ', '' ] ) {
		expect(
			signupErrors( { ...VALID, confirm_password: other }, ALL )
		).toEqual( {
			confirm_password: 'Password not matched!',
		} );
	}
	expect( signupErrors( VALID, ALL ) ).toEqual( {} );
} );

it( 'ACC-048 counts an untouched field as valid, but for the e-mail', () => {
	const empty: SignupPayload = {
		first_name: '',
		last_name: '',
		email: '',
		password: '',
		confirm_password: 'x',
		privacy_consent: false,
		terms_consent: false,
	};
	expect( Object.keys( signupErrors( empty, new Set() ) ) ).toEqual( [
		'email',
	] );
} );

it( 'wants all seven fields for a sign-up', () => {
	expect( canSignUp( VALID ) ).toBe( true );
	for ( const field of FIELDS ) {
		const value = typeof VALID[ field ] === 'boolean' ? false : '';
		expect( canSignUp( { ...VALID, [ field ]: value } ) ).toBe( false );
	}
	expect( canSignUp( { ...VALID, email: 'mara@lindqvist' } ) ).toBe( false );
} );

it( 'wants an e-mail and some password for a sign-in', () => {
	expect( canSignIn( { email: 'a@b.example', password: 'x' } ) ).toBe( true );
	expect( canSignIn( { email: 'a@b.example', password: '' } ) ).toBe( false );
	expect( canSignIn( { email: 'a@b', password: 'x' } ) ).toBe( false );
} );
