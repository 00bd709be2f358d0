import type { Profile } from '@templately/rest';
import { newStore, SIGN_UP, user } from './own-store';

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

	it( 'and that of the site, whose place theirs had taken', async () => {
		const site = user( 1, { link_account: true } );
		const { select, dispatch } = newStore( {
			'/login': { status: 'success', user: user( 7 ), message: '' },
			'/logout': { status: 'success', global_user: null },
		} );
		dispatch.receiveUser( site );
		await dispatch.logIn( {} );
		expect( select.getPreviousUser() ).toEqual( site );
		await dispatch.logOut();
		expect( select.getUser() ).toBeNull();
		expect( select.getPreviousUser() ).toBeNull();
	} );

	it( 'and the failure, if the logout itself failed', async () => {
		const { select, dispatch } = newStore( {} );
		dispatch.receiveUser( user( 3 ) );
		await dispatch.logOut().catch( () => {} );
		expect( select.getUser()?.id ).toBe( 3 );
		expect( select.getError() ).toBe( 'logout_failed' );
		dispatch.clear();
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
		expect( [ ...seen ].map( ( one ) => one as Profile | null ) ).toEqual( [
			user( 3, { email: 'mine@site.example' } ),
			null,
			user( 9 ),
		] );
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

describe( 'ACC-082 keeps the site’s account while one of their own takes its place', () => {
	const shared = user( 1, { link_account: true, signed_as_global: true } );
	const own = { status: 'success', user: user( 7 ), message: '' };

	it.each( [
		[ 'logIn', '/login' ],
		[ 'logInLocal', '/login/local' ],
		[ 'signUp', '/signup' ],
	] as const )( '%s', async ( action, path ) => {
		const { select, dispatch } = newStore( {
			[ path ]: own,
			'/logout': { status: 'success', global_user: shared },
		} );
		dispatch.receiveUser( shared );
		expect( select.getPreviousUser() ).toBeNull();
		await dispatch[ action ]( SIGN_UP );
		expect( select.getUser()?.id ).toBe( 7 );
		expect( select.getPreviousUser() ).toEqual( shared );
		await dispatch.logOut();
		expect( select.getUser() ).toEqual( shared );
		expect( select.getPreviousUser() ).toBeNull();
	} );

	it( 'whatever is read anew of their own meanwhile', async () => {
		const mine = user( 7, { is_verified: false } );
		const { select, dispatch } = newStore( {
			'/login': { ...own, user: mine },
			'/profile/sync': { user: user( 7, { name: 'New' } ), message: '' },
			'/profile/verified': true,
			'/profile/hide-notice': { user: user( 7 ) },
		} );
		dispatch.receiveUser( shared );
		await dispatch.logIn( {} );
		for ( const action of [
			'sync',
			'checkVerified',
			'hideNotice',
		] as const ) {
			await dispatch[ action ]();
			expect( [
				action,
				select.getUser()?.id,
				select.getPreviousUser()?.id,
			] ).toEqual( [ action, 7, 1 ] );
		}
	} );

	it( 'and not after a refusal, without a site account, or after a global sign-in', async () => {
		const answers: Record< string, unknown > = {
			'/login': { status: 'error', code: 'login_error', message: '' },
		};
		const { select, dispatch } = newStore( answers );
		dispatch.receiveUser( shared );
		await dispatch.logIn( {} );
		expect( select.getUser() ).toEqual( shared );
		expect( select.getPreviousUser() ).toBeNull();
		answers[ '/login' ] = own;
		await dispatch.logIn( { global_signin: true } );
		expect( select.getPreviousUser() ).toBeNull();
		dispatch.receiveUser( user( 3 ) );
		await dispatch.logIn( {} );
		expect( select.getPreviousUser() ).toBeNull();
	} );
} );
