import type { Profile, SignupPayload } from '@templately/rest';
import {
	all,
	button,
	field,
	getTexts,
	press,
	type,
	wait,
} from '../../test/show';
import { ADA, openApp } from '../../test/open-app';
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

const TEXTS = {
	'First name': 'Ada',
	'Last name': 'Moss',
	Email: 'ada@example.org',
	Password: 'Quince-and-fire-7',
	'Confirm password': 'Quince-and-fire-7',
};

const CONSENTS = {
	privacy: 'https://hub.example/privacy',
	terms: 'https://hub.example/terms',
};

const box = ( name: string ) =>
	all< HTMLInputElement >( `input[type="checkbox"][name="${ name }"]` )[ 0 ];

const submit = () => all< HTMLButtonElement >( 'form [type="submit"]' )[ 0 ];

const isReady = () => submit()?.getAttribute( 'aria-disabled' ) !== 'true';

/** Opens the sign-up form, filled in or empty. */
async function open( {
	isFilled = true,
	at = '/sign-in',
	...given
}: Parameters< typeof openApp >[ 1 ] & {
	isFilled?: boolean;
	at?: string;
} = {} ) {
	const app = await openApp( at, {
		site: { links: CONSENTS },
		...given,
		state: { form: 'sign-up' },
	} );
	if ( isFilled ) {
		for ( const [ label, text ] of Object.entries( TEXTS ) ) {
			await type( field( label ), text );
		}
		await press( box( 'privacy_consent' ) );
		await press( box( 'terms_consent' ) );
	}
	return app;
}

async function send() {
	await press( submit() );
	await wait( 1000 );
}

const refusing = ( answer: object ) => ( {
	'/signup': { status: 'error', code: 'signup_failed', ...answer },
} );

it( 'ACC-031 asks for two consents: to what is done with data, and to the terms, each with where it can be read', async () => {
	await open( { isFilled: false } );
	expect(
		all< HTMLInputElement >( 'form input[type="checkbox"]' ).map(
			( { name, checked, id } ) => [
				name,
				checked,
				all( `label[for="${ id }"]` ).map(
					( { textContent } ) => textContent
				),
				all< HTMLAnchorElement >( `label[for="${ id }"] a` ).map(
					( { href } ) => href
				),
			]
		)
	).toEqual( [
		[
			'privacy_consent',
			false,
			[ expect.stringContaining( 'privacy policy' ) ],
			[ 'https://hub.example/privacy' ],
		],
		[
			'terms_consent',
			false,
			[ expect.stringContaining( 'terms of service' ) ],
			[ 'https://hub.example/terms' ],
		],
	] );
} );

it( 'asks for no consent to a text that is linked nowhere', async () => {
	await open( { isFilled: false, site: { links: {} } } );
	expect( all( 'form input[type="checkbox"]' ) ).toEqual( [] );
	for ( const [ label, text ] of Object.entries( TEXTS ) ) {
		await type( field( label ), text );
	}
	expect( isReady() ).toBe( true );
} );

it( 'ACC-033 can be sent when all seven are given, and not while one of them is missing', async () => {
	await open();
	expect( isReady() ).toBe( true );
	for ( const consent of [ 'privacy_consent', 'terms_consent' ] ) {
		await press( box( consent ) );
		expect( [ consent, isReady() ] ).toEqual( [ consent, false ] );
		await press( box( consent ) );
		expect( isReady() ).toBe( true );
	}
	for ( const [ label, text ] of Object.entries( TEXTS ) ) {
		await type( field( label ), '' );
		expect( [ label, isReady() ] ).toEqual( [ label, false ] );
		await type( field( label ), text );
		expect( isReady() ).toBe( true );
	}
} );

it( 'ACC-033 sends nothing that is not complete, and all seven of what is', async () => {
	const { asked } = await open( { answers: refusing( { message: 'No.' } ) } );
	const sent = () =>
		asked
			.filter( ( { path } ) => path === '/signup' )
			.map( ( { sent: body } ) => body );
	await press( box( 'terms_consent' ) );
	await send();
	expect( sent() ).toEqual( [] );
	await press( box( 'terms_consent' ) );
	await send();
	expect( sent() ).toEqual( [
		{
			first_name: 'Ada',
			last_name: 'Moss',
			email: 'ada@example.org',
			password: 'Quince-and-fire-7',
			confirm_password: 'Quince-and-fire-7',
			privacy_consent: true,
			terms_consent: true,
		},
	] );
} );

it( 'ERR-011 says what belongs to no field above the button, once', async () => {
	await open( { answers: refusing( { message: 'No sign-ups today.' } ) } );
	expect( getTexts( 'form [role="alert"]' ) ).toEqual( [] );
	await send();
	const said = all( 'form [role="alert"]' );
	expect( said.map( ( { textContent } ) => textContent ) ).toEqual( [
		'No sign-ups today.',
	] );
	expect(
		said[ 0 ]?.compareDocumentPosition( submit() as Node ) ===
			Node.DOCUMENT_POSITION_FOLLOWING
	).toBe( true );
	const last = all( 'form input' ).at( -1 );
	expect( last?.compareDocumentPosition( said[ 0 ] as Node ) ).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING
	);
	expect( all( 'form [aria-invalid="true"]' ) ).toEqual( [] );
} );

it( 'ERR-008 ERR-009 ERR-010 says what belongs to a field under it, wherever the answer has it', async () => {
	await open( {
		answers: refusing( {
			message: {
				first_name_error: 'First.',
				last_name_error: 'Last.',
				email_error: 'Taken.',
				signup_errors: { password: 'Weak.' },
			},
			additional_errors: { confirm_password: 'Other.' },
		} ),
	} );
	await send();
	expect(
		Object.keys( TEXTS ).map( ( label ) => {
			const { ariaInvalid, attributes } = field( label );
			const help = attributes.getNamedItem( 'aria-describedby' )?.value;
			return [
				label,
				ariaInvalid ?? attributes.getNamedItem( 'aria-invalid' )?.value,
				document.getElementById( help ?? '' )?.textContent,
			];
		} )
	).toEqual( [
		[ 'First name', 'true', 'First.' ],
		[ 'Last name', 'true', 'Last.' ],
		[ 'Email', 'true', 'Taken.' ],
		[ 'Password', 'true', 'Weak.' ],
		[ 'Confirm password', 'true', 'Other.' ],
	] );
	expect( getTexts( 'form [role="alert"]' ) ).toEqual( [] );
} );

it.each( [
	[ '/sign-in', 'gutenberg', '/gutenberg/packs' ],
	[ '/sign-in', 'elementor', '/elementor/packs' ],
	[ '/sign-in?platform=elementor', 'gutenberg', '/elementor/packs' ],
	[
		'/sign-in?redirect-to=gutenberg%2Fblocks',
		'gutenberg',
		'/gutenberg/packs',
	],
] as const )(
	'ACC-032 who signs up at %s, with the designs of %s, begins at %s',
	async ( at, chosen, to ) => {
		const { here, history } = await open( {
			at,
			chosen,
			answers: {
				'/signup': { status: 'success', user: ADA, message: '' },
			},
		} );
		const places: string[] = [];
		history.subscribe( () => places.push( here() ) );
		await send();
		expect( here() ).toBe( to );
		// Nor were they anywhere else on the way.
		expect( [ ...new Set( places ) ] ).toEqual( [ to ] );
	}
);

it( 'ACC-085 leads who is not verified to where a mail is sent again, with the very address', async () => {
	const email = 'ada.moss+new&more@example.org';
	const site = { links: { resend: 'https://hub.example/?page=resend' } };
	const resend = () =>
		all< HTMLAnchorElement >( 'a' ).filter(
			( { textContent } ) => textContent === 'Resend verification'
		);
	const user = { ...ADA, email, is_verified: false } as Profile;
	await openApp( '/gutenberg/packs', { user, site } );
	const [ link ] = resend();
	expect( link?.getAttribute( 'href' ) ).toBe(
		'https://hub.example/?page=resend&email=ada.moss%2Bnew%26more%40example.org'
	);
	expect( [ link?.target, link?.rel ] ).toEqual( [
		'_blank',
		'noopener noreferrer',
	] );
	expect( button( "I've verified & Close" ) ).toBeDefined();
} );

it( 'ACC-085 leads nobody there who is verified', async () => {
	await openApp( '/gutenberg/packs', {
		user: ADA,
		site: { links: { resend: 'https://hub.example/?page=resend' } },
	} );
	expect( getTexts( 'a' ) ).not.toContain( 'Resend verification' );
} );

describe( 'Validation', () => {
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
		expect( emailError( email ) ).toBe(
			'Please enter a valid email address.'
		);
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
			expect( firstNameError( name ) ).toBe(
				'First name cannot be empty.'
			);
			expect(
				signupErrors( { ...VALID, first_name: name }, ALL )
			).toEqual( {
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
			expect( lastNameError( name ) ).toBe(
				'Last name cannot be empty.'
			);
			expect(
				signupErrors( { ...VALID, last_name: name }, ALL )
			).toEqual( {
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
		[ 'R2', 'D2', 'First name and Last name cannot be empty.' ],
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
		for ( const name of FIELDS ) {
			const value = typeof VALID[ name ] === 'boolean' ? false : '';
			expect( canSignUp( { ...VALID, [ name ]: value } ) ).toBe( false );
		}
		expect( canSignUp( { ...VALID, email: 'mara@lindqvist' } ) ).toBe(
			false
		);
	} );

	it( 'wants an e-mail and some password for a sign-in', () => {
		expect( canSignIn( { email: 'a@b.example', password: 'x' } ) ).toBe(
			true
		);
		expect( canSignIn( { email: 'a@b.example', password: '' } ) ).toBe(
			false
		);
		expect( canSignIn( { email: 'a@b', password: 'x' } ) ).toBe( false );
	} );
} );
