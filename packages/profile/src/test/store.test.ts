import type { Profile } from '@templately/rest';
import { newStore, SIGN_UP, user } from './own-store';

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
		'/signup': {
			status: 'success',
			user: user( 4, { plan: 'starter_yearly', is_verified: false } ),
			message: '',
		},
	} );
	await dispatch.signUp( SIGN_UP );
	expect( select.getUser() ).toEqual(
		user( 4, { plan: 'starter_yearly', is_verified: false } )
	);
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

it.each( [
	[ 'hub_unreachable', 'hub_unreachable' ],
	[ undefined, 'signup_failed' ],
] )(
	'ERR-014 names what was thrown with the code %s %s',
	async ( code, is ) => {
		const { select, dispatch } = newStore( {
			'/signup': () => {
				throw { code, message: 'No.', data: { status: 503 } };
			},
		} );
		await dispatch.signUp( SIGN_UP ).catch( () => {} );
		expect( select.getError() ).toBe( is );
	}
);

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

/** What a server throws. */
const refusal = ( code: string, message: string ) => () => {
	throw { code, message, data: { status: 500 } };
};

describe( 'ACC-079 says what it is at', () => {
	it.each( [
		[ 'logIn', '/login', 'isLoading' ],
		[ 'signUp', '/signup', 'isLoading' ],
		[ 'logInLocal', '/login/local', 'isLoading' ],
		[ 'logOut', '/logout', 'isLoading' ],
		[ 'sync', '/profile/sync', 'isSyncing' ],
		[ 'checkVerified', '/profile/verified', 'isVerifying' ],
	] as const )( '%s asks %s: %s', async ( action, path, selector ) => {
		for ( const answer of [
			{ status: 'success', user: null, global_user: null, message: '' },
			refusal( 'hub_unreachable', 'Away.' ),
		] ) {
			let release = () => {};
			const held = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			const { select, dispatch } = newStore( {
				[ path ]: async () => {
					await held;
					return typeof answer === 'function' ? answer() : answer;
				},
			} );
			const all = () =>
				( [ 'isLoading', 'isSyncing', 'isVerifying' ] as const ).filter(
					( name ) => select[ name ]()
				);
			expect( all() ).toEqual( [] );
			const done = ( dispatch[ action ] as ( given?: never ) => unknown )(
				( action === 'logOut' ? undefined : {} ) as never
			);
			expect( all() ).toEqual( [ selector ] );
			release();
			await Promise.resolve( done ).catch( () => undefined );
			expect( all() ).toEqual( [] );
		}
	} );

	it( 'getUser asks who is signed in', async () => {
		const { select, resolve, subscribe } = newStore( {
			'/is-signed': { user: null },
		} );
		const seen: boolean[] = [];
		subscribe( () => seen.push( select.isLoading() ) );
		await resolve.getUser();
		expect( seen ).toContain( true );
		expect( select.isLoading() ).toBe( false );
	} );
} );

describe( 'ERR-013 stores the code of a failed call', () => {
	it.each( [
		[ 'sync', '/profile/sync', 'sync_failed' ],
		[ 'logOut', '/logout', 'logout_failed' ],
		[ 'checkVerified', '/profile/verified', 'sync_failed' ],
	] as const )( '%s: %s is %s', async ( action, path, code ) => {
		const { select, dispatch } = newStore( {
			[ path ]: refusal( 'hub_unreachable', 'Away.' ),
		} );
		dispatch.receiveUser( user( 3 ) );
		await expect( dispatch[ action ]() ).rejects.toMatchObject( {
			code: 'hub_unreachable',
		} );
		expect( select.getError() ).toBe( code );
		// An unreachable hub does not sign users out.
		expect( select.getUser()?.id ).toBe( 3 );
	} );

	it( 'of who is signed in: is_signed_failed', async () => {
		const { select, resolve } = newStore( {
			'/is-signed': refusal( 'hub_unreachable', 'Away.' ),
		} );
		await expect( resolve.getUser() ).rejects.toBeDefined();
		expect( select.getError() ).toBe( 'is_signed_failed' );
		expect( select.isLoading() ).toBe( false );
	} );

	it.each( [
		[ 'logIn', '/login', 'login_failed' ],
		[ 'signUp', '/signup', 'signup_failed' ],
	] as const )(
		'%s that is thrown: the server’s code, else %s is %s',
		async ( action, path, code ) => {
			const answers: Record< string, unknown > = {
				[ path ]: refusal( 'too_many_tries', 'Wait.' ),
			};
			const { select, dispatch } = newStore( answers );
			await expect( dispatch[ action ]( SIGN_UP ) ).rejects.toBeDefined();
			expect( select.getError() ).toBe( 'too_many_tries' );
			answers[ path ] = () => {
				throw new Error( 'No network.' );
			};
			await expect( dispatch[ action ]( SIGN_UP ) ).rejects.toBeDefined();
			expect( select.getError() ).toBe( code );
		}
	);

	it( 'of the prices: pricing_fetch_failed', async () => {
		const { select, resolve } = newStore( {
			'/pricing': refusal( 'hub_unreachable', 'Away.' ),
		} );
		await expect( resolve.getPricing() ).rejects.toBeDefined();
		expect( select.getPricingState() ).toEqual( {
			isLoading: false,
			error: { code: 'pricing_fetch_failed', message: 'Away.' },
			data: null,
		} );
		expect( select.getPricing() ).toBeUndefined();
	} );

	it( 'until it is tried again', async () => {
		const answers: Record< string, unknown > = {
			'/profile/sync': refusal( 'hub_unreachable', 'Away.' ),
		};
		const { select, dispatch } = newStore( answers );
		await expect( dispatch.sync() ).rejects.toBeDefined();
		answers[ '/profile/sync' ] = { user: user( 4 ), message: 'Yes.' };
		expect( await dispatch.sync() ).toBe( 'Yes.' );
		expect( select.getError() ).toBeUndefined();
		expect( select.getUser()?.id ).toBe( 4 );
	} );
} );

describe( 'ACC-098 LIB-058 the prices', () => {
	const prices = [
		{ plan: 'pro', type: 'year', price: 120, discounted_price: 99 },
	];

	it( 'are unknown, then asked for, then there', async () => {
		const { select, resolve, subscribe } = newStore( {
			'/pricing': prices,
		} );
		expect( select.getPricingState() ).toEqual( {
			isLoading: false,
			error: null,
			data: null,
		} );
		const seen = new Set< unknown >();
		subscribe( () => seen.add( select.getPricingState() ) );
		expect( await resolve.getPricing() ).toEqual( prices );
		expect( [ ...seen ] ).toEqual( [
			{ isLoading: false, error: null, data: null },
			{ isLoading: true, error: null, data: null },
			{ isLoading: false, error: null, data: prices },
		] );
	} );

	it( 'stay when they cannot be had anew, which is said until they are asked for again', async () => {
		const { select, dispatch } = newStore( {} );
		const error = { code: 'pricing_fetch_failed', message: 'Not now.' };
		dispatch.receivePricing( prices as never );
		dispatch.startLoadingPricing();
		dispatch.receivePricingError( error );
		expect( select.getPricingState() ).toEqual( {
			isLoading: false,
			error,
			data: prices,
		} );
		dispatch.startLoadingPricing();
		expect( select.getPricingState() ).toEqual( {
			isLoading: true,
			error: null,
			data: prices,
		} );
	} );
} );

it( 'hides the notice', async () => {
	const { select, dispatch } = newStore( {
		'/profile/hide-notice': { user: user( 3, { show_notice: false } ) },
	} );
	dispatch.receiveUser( user( 3, { show_notice: true } ) );
	await dispatch.hideNotice();
	expect( select.getUser()?.show_notice ).toBe( false );
} );

describe( 'Sign-out', () => {
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
			expect(
				[ ...seen ].map( ( one ) => one as Profile | null )
			).toEqual( [
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
		const shared = user( 1, {
			link_account: true,
			signed_as_global: true,
		} );
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
				'/profile/sync': {
					user: user( 7, { name: 'New' } ),
					message: '',
				},
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
} );
