import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import type { Profile, SignupPayload } from '@templately/rest';
import { store } from '..';

const user = ( id: number, more: Partial< Profile > = {} ) =>
	( { id, is_verified: true, plan: 'free', ...more } ) as Profile;

/** A store of its own, and a server that answers by path. */
function newStore( answers: Record< string, unknown > ) {
	apiFetch.setFetchHandler( async ( { path = '' } ) => {
		const [ , name = '' ] = path.split( /\/templately\/v1|\?/ );
		if ( ! ( name in answers ) ) {
			throw new Error( `Nothing answers ${ path }.` );
		}
		return answers[ name ];
	} );
	const registry = createRegistry();
	registry.register( store );
	return {
		subscribe: registry.subscribe,
		select: registry.select( store ),
		resolve: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}

const SIGN_UP = {} as SignupPayload;

it( 'does not know who is signed in until the server has said it', async () => {
	const { select, resolve } = newStore( { '/is-signed': { user: null } } );
	expect( select.getUser() ).toBeUndefined();
	expect( await resolve.getUser() ).toBeNull();
} );

it( 'ACC-100 stores the user whom a sign-in returns', async () => {
	const { select, dispatch } = newStore( {
		'/login': { status: 'success', user: user( 3 ), message: '' },
	} );
	await dispatch.logIn( { email: 'a@b.example', password: 'x' } );
	expect( select.getUser()?.id ).toBe( 3 );
	expect( select.isSignedIn() ).toBe( true );
} );

it( 'ACC-100 stores the user whom a sign-in returns in place of the one before', async () => {
	const { select, dispatch } = newStore( {
		'/login': { status: 'success', user: user( 3 ), message: '' },
	} );
	dispatch.receiveUser( user( 2 ) );
	await dispatch.logIn( { email: 'a@b.example', password: 'x' } );
	expect( select.getUser()?.id ).toBe( 3 );
} );

it( 'ACC-036 stores the user whom a sign-up returns', async () => {
	const { select, dispatch } = newStore( {
		'/signup': { status: 'success', user: user( 4 ), message: '' },
	} );
	await dispatch.signUp( SIGN_UP );
	expect( select.getUser()?.id ).toBe( 4 );
} );

describe( 'ACC-081 clears the profile data', () => {
	it( 'on logout', async () => {
		const { select, dispatch } = newStore( {
			'/login': { status: 'error', code: 'login_error', message: '' },
			'/logout': { status: 'success', global_user: null },
		} );
		dispatch.receiveUser( user( 3 ) );
		await dispatch.logIn( {} );
		await dispatch.logOut();
		expect( select.getUser() ).toBeNull();
		expect( select.getError() ).toBeUndefined();
	} );

	it( 'on a global sign-in, whose profile then takes its place', async () => {
		const { select, dispatch, subscribe } = newStore( {
			'/login': { status: 'success', user: user( 9 ), message: '' },
		} );
		dispatch.receiveUser( user( 3, { email: 'mine@site.example' } ) );
		const seen = new Set< unknown >();
		subscribe( () => seen.add( select.getUser() ) );
		await dispatch.logIn( { global_signin: true } );
		expect( [ ...seen ] ).toEqual( [ null, user( 9 ) ] );
	} );

	it( 'neither on a global sign-in that is refused nor on one of their own', async () => {
		const { select, dispatch, subscribe } = newStore( {
			'/login': { status: 'error', code: 'login_error', message: '' },
		} );
		dispatch.receiveUser( user( 3 ) );
		const seen: unknown[] = [];
		subscribe( () => seen.push( select.getUser()?.id ) );
		await dispatch.logIn( { global_signin: true } );
		await dispatch.logIn( {} );
		expect( new Set( seen ) ).toEqual( new Set( [ 3 ] ) );
	} );

	it( 'to the account that the whole site uses, where there is one', async () => {
		const { select, dispatch } = newStore( {
			'/logout': { status: 'success', global_user: user( 1 ) },
		} );
		dispatch.receiveUser( user( 3 ) );
		await dispatch.logOut();
		expect( select.getUser()?.id ).toBe( 1 );
	} );
} );

it( 'ACC-101 tells an unverified account by its flag', () => {
	const { select, dispatch } = newStore( {} );
	expect( select.isUnverified() ).toBe( false );
	dispatch.receiveUser( user( 3, { is_verified: false } ) );
	expect( select.isUnverified() ).toBe( true );
	dispatch.receiveUser( user( 3, { is_verified: true } ) );
	expect( select.isUnverified() ).toBe( false );
} );

it( 'stores that the e-mail has been verified meanwhile', async () => {
	const { select, dispatch } = newStore( { '/profile/verified': true } );
	dispatch.receiveUser( user( 3, { is_verified: false } ) );
	expect( await dispatch.checkVerified() ).toBe( true );
	expect( select.isUnverified() ).toBe( false );
} );

describe( 'ERR-012 names a refusal', () => {
	it( 'of a sign-in login_failed', async () => {
		const { select, dispatch } = newStore( {
			'/login': { status: 'error', message: 'No.' },
		} );
		await dispatch.logIn( {} );
		expect( select.getError() ).toBe( 'login_failed' );
	} );

	it( 'of a sign-up signup_failed', async () => {
		const { select, dispatch } = newStore( {
			'/signup': { status: 'error', message: 'No.' },
		} );
		await dispatch.signUp( SIGN_UP );
		expect( select.getError() ).toBe( 'signup_failed' );
	} );
} );

it( "ERR-014 names a refusal by the server's code when there is one", async () => {
	const { select, dispatch } = newStore( {
		'/signup': { status: 'error', code: 'too_many_tries', message: 'No.' },
		'/login': { status: 'error', code: 'login_error', message: {} },
	} );
	await dispatch.signUp( SIGN_UP );
	expect( select.getError() ).toBe( 'too_many_tries' );
	await dispatch.logIn( {} );
	expect( select.getError() ).toBe( 'login_error' );
} );

describe( 'plans', () => {
	it.each( [
		[ 'free', [ 'free' ] ],
		[ 'starter_yearly', [ 'starter', 'yearly' ] ],
		[ 'starter_lifetime', [ 'starter', 'lifetime' ] ],
		[ 'pro_yearly', [ 'pro', 'yearly' ] ],
		[ 'pro_lifetime', [ 'pro', 'lifetime' ] ],
		[ 'agencyprolifetime', [ 'pro', 'lifetime' ] ],
	] )( 'ACC-002 ACC-003 %s contains %p and nothing else', ( plan, kinds ) => {
		const { select, dispatch } = newStore( {} );
		dispatch.receiveUser( user( 3, { plan } ) );
		const all = [ 'free', 'starter', 'pro', 'yearly', 'lifetime' ] as const;
		expect( all.filter( ( kind ) => select.hasPlan( kind ) ) ).toEqual(
			kinds
		);
	} );
} );
