// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { Profile } from '@templately/rest';
import { all, field, press, getTexts, type, wait } from '../../test/show';
import { ADA, openApp } from '../../test/open-app';

const submit = () => all< HTMLButtonElement >( 'form [type="submit"]' )[ 0 ];

/** What the button says, and whether it can be pressed. */
const state = () => [
	submit()?.textContent,
	submit()?.getAttribute( 'aria-disabled' ) !== 'true',
];

const radio = ( name: string ) =>
	all( '.templately-form [role="radio"]' ).find(
		( { textContent } ) => textContent === name
	);

const names = () =>
	all< HTMLInputElement >( 'form input' ).map( ( input ) => input.name );

/** An answer that waits until it is let go. */
function later( answer: unknown ) {
	let letGo: () => void = () => undefined;
	const wanted = new Promise( ( resolve ) => {
		letGo = () => resolve( answer );
	} );
	return { answer: () => wanted, letGo: () => letGo() };
}

/** Goes on from a field, as with the keyboard. */
const leave = ( label: string ) =>
	act( async () => {
		field( label ).focus();
		field( label ).blur();
	} );

it( 'SHL-004 ACC-010 ACC-030 has two forms, one for who is known and one for who is new', async () => {
	await openApp( '/sign-in' );
	expect( getTexts( '.templately-form [role="radio"]' ) ).toEqual( [
		'Sign In',
		'Free Sign Up',
	] );
	expect( radio( 'Sign In' )?.getAttribute( 'aria-checked' ) ).toBe( 'true' );
	expect( names() ).toEqual( [ 'email', 'password' ] );
	await press( radio( 'Free Sign Up' ) );
	await wait( 500 );
	expect( names() ).toEqual( [
		...[ 'first_name', 'last_name', 'email' ],
		...[ 'password', 'confirm_password' ],
		...[ 'privacy_consent', 'terms_consent' ],
	] );
	await press( radio( 'Sign In' ) );
	await wait( 500 );
	expect( names() ).toEqual( [ 'email', 'password' ] );
} );

it( 'ACC-019 shows the password to who wants to see it', async () => {
	await openApp( '/sign-in' );
	const shown = () => [
		field( 'Password' ).type,
		all( '.templately-reveal button' )[ 0 ]?.getAttribute( 'aria-label' ),
	];
	for ( const now of [
		[ 'password', 'Show password' ],
		[ 'text', 'Hide password' ],
		[ 'password', 'Show password' ],
	] ) {
		expect( shown() ).toEqual( now );
		await press( all( '.templately-reveal button' )[ 0 ] );
	}
} );

it( 'ACC-025 ACC-026 signs nobody in without an e-mail or without a password', async () => {
	await openApp( '/sign-in' );
	for ( const [ email, password, isReady ] of [
		[ '', '', false ],
		[ ADA.email, '', false ],
		[ '', 'secret', false ],
		[ 'no address', 'secret', false ],
		[ ADA.email, 'secret', true ],
	] as const ) {
		await type( field( 'Email' ), email );
		await type( field( 'Password' ), password );
		expect( [ email, password, ...state() ] ).toEqual( [
			...[ email, password ],
			...[ 'Sign In', isReady ],
		] );
	}
} );

it( 'ACC-022 ACC-027 takes an API key in their place, and no empty one', async () => {
	const { asked } = await openApp( '/sign-in', {
		answers: { '/login': { status: 'success', user: ADA, message: '' } },
	} );
	await type( field( 'Email' ), ADA.email );
	await type( field( 'Password' ), 'secret' );
	await press( 'Connect via API key' );
	expect( names() ).toEqual( [ 'api_key' ] );
	for ( const [ key, isReady ] of [
		[ '', false ],
		[ '  ', false ],
		[ 'tly_k_x', true ],
	] as const ) {
		await type( field( 'API Key' ), key );
		expect( [ key, ...state() ] ).toEqual( [ key, 'Sign In', isReady ] );
	}
	await press( 'Use email and password' );
	expect( names() ).toEqual( [ 'email', 'password' ] );
	await press( 'Connect via API key' );
	await press( submit() );
	await wait( 1000 );
	expect( asked.find( ( { path } ) => path === '/login' )?.sent ).toEqual( {
		api_key: 'tly_k_x',
		viaAPI: true,
		global_signin: false,
	} );
} );

it.each( [ 'gutenberg', 'elementor' ] as const )(
	'ACC-024 ACC-029 says that it signs in, once, and leads to the packs of %s',
	async ( chosen ) => {
		const login = later( { status: 'success', user: ADA, message: '' } );
		const { asked, here } = await openApp( '/sign-in', {
			chosen,
			answers: { '/login': login.answer },
		} );
		await type( field( 'Email' ), ADA.email );
		await type( field( 'Password' ), 'secret' );
		await press( submit() );
		expect( state() ).toEqual( [ 'Signing In...', false ] );
		await press( submit() );
		login.letGo();
		await wait( 1000 );
		expect(
			asked.filter( ( { path } ) => path === '/login' )
		).toHaveLength( 1 );
		expect( here() ).toBe( `/${ chosen }/packs` );
	}
);

it( 'ACC-034 ACC-035 ACC-049 ACC-050 says what is wrong when a field is left, and sends once what is right', async () => {
	const signup = later( { status: 'error', code: 'x', message: 'No.' } );
	const { asked } = await openApp( '/sign-in', {
		state: { form: 'sign-up' },
		answers: { '/signup': signup.answer },
	} );
	for ( const [ label, text ] of Object.entries( {
		'First name': 'Ada',
		'Last name': 'Moss',
		'Email': ADA.email,
		Password: 'weak',
		'Confirm password': 'Quince-7-and',
	} ) ) {
		await type( field( label ), text );
	}
	for ( const box of all( 'form input[type="checkbox"]' ) ) {
		await press( box );
	}
	const weak =
		'Password must contain at least 8 characters, uppercase, lowercase and numbers.';
	const said = () => getTexts( '.templately-field__error' );
	expect( [ said(), state()[ 1 ] ] ).toEqual( [ [], false ] );
	await leave( 'Password' );
	expect( said() ).toEqual( [ weak ] );
	await type( field( 'Password' ), 'Quince-7-and' );
	await leave( 'Password' );
	expect( [ said(), state() ] ).toEqual( [ [], [ 'Sign Up', true ] ] );
	await type( field( 'First name' ), 'R2' );
	expect( [ said(), state()[ 1 ] ] ).toEqual( [ [], false ] );
	await leave( 'First name' );
	expect( said() ).toEqual( [
		'The First Name may only contain letters, dashes and spaces.',
	] );
	await type( field( 'First name' ), 'Ada' );
	await leave( 'First name' );
	await press( submit() );
	expect( state() ).toEqual( [ 'Signing Up...', false ] );
	await press( submit() );
	signup.letGo();
	await wait( 1000 );
	expect( asked.filter( ( { path } ) => path === '/signup' ) ).toHaveLength(
		1
	);
	expect( state() ).toEqual( [ 'Sign Up', true ] );
} );

it( 'ACC-086 ACC-087 asks anew whether somebody is verified, and says so meanwhile', async () => {
	const answers = [ later( false ), later( true ) ];
	const waiting = [ ...answers ];
	const { asked } = await openApp( '/gutenberg/packs', {
		user: { ...ADA, is_verified: false } as Profile,
		answers: { '/profile/verified': () => waiting.shift()?.answer() },
	} );
	const label = "I've verified & Close";
	const buttons = () =>
		getTexts( 'button' ).filter( ( text ) => /verif/i.test( text ?? '' ) );
	for ( const { letGo } of answers ) {
		expect( buttons() ).toEqual( [ label ] );
		await press( label );
		expect( buttons() ).toEqual( [ 'Verifying . . .' ] );
		letGo();
		await wait( 1000 );
	}
	expect( buttons() ).toEqual( [] );
	expect(
		asked.filter( ( { path } ) => path === '/profile/verified' )
	).toHaveLength( 2 );
} );
