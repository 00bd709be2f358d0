import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Profile } from '@templately/rest';
import type { Host } from '../../shell/host';
import { endSession, followRedirect } from '../account-provider';
import { isUnlink } from '../account-menu';

const MINE = { id: 3, email: 'mine@site.example' } as Profile;

/** The stores, a place to be, and a server that answers a log-out, or does not. */
function newApp( logOut: () => unknown ) {
	const calls: string[] = [];
	apiFetch.setFetchHandler( async ( { path = '', method } ) => {
		calls.push( `${ method } ${ path.split( '?' )[ 0 ] }` );
		return logOut();
	} );
	const registry = createRegistry();
	registry.register( profileStore );
	registry.register( libraryStore );
	void registry.dispatch( libraryStore ).setPlatform( 'gutenberg' );
	void registry.dispatch( profileStore ).receiveUser( MINE );
	const navigate = jest.fn();
	const host = {
		site: { hub: { url: 'https://hub.example' } },
		history: { navigate },
	} as unknown as Host;
	return { calls, registry, navigate, host };
}

const ended = ( redirect?: unknown, code = 'is_signed_failed' ) => ( {
	code,
	message: 'Over.',
	data: { status: 401, ...( { redirect } as { redirect?: string } ) },
} );

const signedOut = () => ( { status: 'success', global_user: null } );

it( 'ACC-073 unlinks where that is allowed, and never the account that all use', () => {
	for ( const isAllowed of [ true, false ] ) {
		for ( const isShared of [ true, false ] ) {
			expect(
				isUnlink( {
					unlink_account: isAllowed,
					signed_as_global: isShared,
				} )
			).toBe( isAllowed && ! isShared );
		}
	}
} );

describe( 'ACC-083 an instruction to go elsewhere', () => {
	it.each( [
		[ undefined, '/sign-in?platform=gutenberg' ],
		[ 'https://evil.example/', '/sign-in?platform=gutenberg' ],
		[ '/sign-in?platform=elementor', '/sign-in?platform=elementor' ],
		[ 'profile', '/profile' ],
	] )( 'to %p signs out, and then leads to %s', async ( redirect, to ) => {
		const { calls, registry, navigate, host } = newApp( signedOut );
		expect( endSession( ended( redirect ), registry, host ) ).toBe( true );
		expect( registry.select( libraryStore ).getRedirect() ).toBe( to );
		const done = followRedirect( registry, host );
		expect( navigate ).not.toHaveBeenCalled();
		await done;
		expect( calls ).toEqual( [ 'POST /templately/v1/logout' ] );
		expect( registry.select( profileStore ).getUser() ).toBeNull();
		expect( navigate ).toHaveBeenCalledWith( to, {
			replace: true,
			state: { hasFailed: true },
		} );
		expect( registry.select( libraryStore ).getRedirect() ).toBeNull();
	} );

	it( 'leads out of the app to an address of this site', async () => {
		const { calls, registry, navigate, host } = newApp( signedOut );
		const to = new URL( '#elsewhere', window.location.href ).href;
		endSession( ended( to ), registry, host );
		expect( registry.select( libraryStore ).getRedirect() ).toBe( to );
		await followRedirect( registry, host );
		expect( calls ).toEqual( [ 'POST /templately/v1/logout' ] );
		expect( window.location.href ).toBe( to );
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'leads there too when the server cannot be told', async () => {
		const { registry, navigate, host } = newApp( () => {
			throw { code: 'hub_unreachable', message: 'Away.' };
		} );
		endSession( ended(), registry, host );
		await followRedirect( registry, host );
		expect( registry.select( profileStore ).getUser() ).toBeNull();
		expect( navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is followed once, whoever looks', async () => {
		const { calls, registry, navigate, host } = newApp( signedOut );
		endSession( ended(), registry, host );
		await Promise.all( [
			followRedirect( registry, host ),
			followRedirect( registry, host ),
		] );
		await followRedirect( registry, host );
		expect( calls ).toHaveLength( 1 );
		expect( navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'comes with the end of a session alone', () => {
		const { registry, host } = newApp( signedOut );
		for ( const code of [ 'hub_unreachable', 'invalid_token', '' ] ) {
			expect(
				endSession( ended( '/profile', code ), registry, host )
			).toBe( false );
			expect( registry.select( libraryStore ).getRedirect() ).toBeNull();
		}
	} );

	it.each( [
		[ 'invalid_api_key', 'gutenberg' ],
		[ 'is_signed_failed', 'elementor' ],
	] as const )(
		'ERR-002 ERR-003 comes with %s, on %s, and takes the place of where somebody was',
		async ( code, platform ) => {
			const { calls, registry, navigate, host } = newApp( signedOut );
			void registry.dispatch( libraryStore ).setPlatform( platform );
			expect(
				endSession( ended( undefined, code ), registry, host )
			).toBe( true );
			await followRedirect( registry, host );
			expect( calls ).toHaveLength( 1 );
			expect( registry.select( profileStore ).getUser() ).toBeNull();
			expect( navigate ).toHaveBeenCalledWith(
				`/sign-in?platform=${ platform }`,
				{ replace: true, state: { hasFailed: true } }
			);
		}
	);
} );
