// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import type { Profile } from '@templately/rest';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { all, getTexts, press, renderInApp, wait } from '../../test/show';
import { ADA, openApp } from '../../test/open-app';
import { account } from '..';
import type { AppServices } from '../../shell/app-context';
import { DomainsContext } from '../../shell/domain';
import { createMemoryHistory } from '../../shell/history';
import { AccountButton, isUnlink } from '../account-menu';
import type { Host } from '../../shell/host';
import { endSession, followRedirect } from '../account-provider';

/** The ways out of an account, of all that its menu has. */
const ways = () =>
	getTexts( '[role="menuitem"]' ).filter( ( text ) =>
		/Link|Unlink|Logout/.test( text ?? '' )
	);

const of = ( more: Partial< Profile > ): Profile => ( { ...ADA, ...more } );
const OWN = of( { link_account: false, unlink_account: false } );
const SHARED = of( {
	link_account: true,
	unlink_account: false,
	is_globally_signed: true,
	signed_as_global: true,
} );
const OWN_BESIDE = of( {
	link_account: false,
	unlink_account: true,
	is_globally_signed: true,
	signed_as_global: false,
} );

async function open( user: Profile, manage = false ) {
	const app = await openApp( '/gutenberg/packs', {
		user,
		site: { can: { browse: true, read: true, manage } },
		answers: {
			'/logout': { status: 'success', global_user: null },
		},
	} );
	await press( all( '.templately-header__account' )[ 0 ] );
	await wait( 500 );
	return app;
}

it.each( [
	[ 'one’s own', OWN, false, [ 'Logout' ] ],
	[ 'the site’s', SHARED, false, [ 'Link My Account' ] ],
	[
		'the site’s, for an administrator',
		SHARED,
		true,
		[ 'Link My Account', 'LogoutSigns out everyone on this site.' ],
	],
	[
		'one’s own in the place of the site’s',
		OWN_BESIDE,
		false,
		[ 'Unlink My Account' ],
	],
] )(
	'SHL-040 ACC-074 the menu of an account (%s)',
	async ( _, user, manage, has ) => {
		await open( user, manage );
		expect( ways() ).toEqual( has );
	}
);

it.each( [
	[ OWN, false, false ],
	[ OWN_BESIDE, false, false ],
	[ SHARED, true, true ],
] )(
	'SHL-040 leaves the account that is used, and no other',
	async ( user, manage, isShared ) => {
		const { asked, here } = await open( user, manage );
		await press( all( '[role="menuitem"]' ).at( -1 ) );
		await wait( 1000 );
		expect(
			asked
				.filter( ( { path } ) => path === '/logout' )
				.map( ( { sent } ) => sent )
		).toEqual( [ { isGloballySigned: isShared } ] );
		expect( here() ).toBe( '/sign-in' );
	}
);

it( 'SHL-040 links an account of one’s own at sign-in, and comes back', async () => {
	const { here } = await open( SHARED );
	await press(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === 'Link My Account'
		)
	);
	await wait( 1000 );
	expect( here() ).toBe(
		'/sign-in?redirect-to=gutenberg%2Fpacks&add-account=1'
	);
} );

it( 'SHL-012 shows the profile at its own place, to who is signed in', async () => {
	const { goTo, here } = await openApp( '/profile', { user: ADA } );
	expect( getTexts( 'h1' ) ).toEqual( [ 'Profile' ] );
	expect( document.body.textContent ).toContain( ADA.email );
	await goTo( '/profile/else' );
	expect( here() ).toBe( '/elementor/packs' );
} );

it( 'SHL-012 ACC-089 leads a visitor from the profile to sign-in', async () => {
	const { here } = await openApp( '/profile' );
	expect( here() ).toBe( '/sign-in?redirect-to=profile' );
	expect( getTexts( 'h1' ) ).not.toContain( 'Profile' );
} );

it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
	'ACC-089 leads a visitor from /%s to sign-in, and whoever is signed in nowhere',
	async ( name ) => {
		const { here } = await openApp( `/${ name }` );
		expect( here() ).toBe( `/sign-in?redirect-to=${ name }` );
	}
);

it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
	'ACC-089 leads nobody away from /%s who is signed in',
	async ( name ) => {
		const { here } = await openApp( `/${ name }`, { user: ADA } );
		expect( here() ).toBe( `/${ name }` );
	}
);

it( 'SHL-041 stays for 100 ms after somebody has turned to something else', async () => {
	await open( OWN );
	const isOpen = () => ways().length > 0;
	const seen = [ isOpen() ];
	await act( async () => all( '[role="menuitem"]' )[ 0 ]?.focus() );
	await act( async () => all( '.templately-tabs a' )[ 1 ]?.focus() );
	for ( const time of [ 99, 1 ] ) {
		await wait( time );
		seen.push( isOpen() );
	}
	expect( seen ).toEqual( [ true, true, false ] );
} );

describe( 'The button', () => {
	const history = createMemoryHistory( 'https://site.example/wp-admin/' );

	const user = {
		id: 1,
		name: 'Ada Moss',
		email: 'ada@example.org',
		plan: 'free',
		profile_photo: '',
		is_verified: true,
	} as Profile;

	it( 'SHL-037 has a menu of the account, named after the person, whose entries lead there', async () => {
		history.navigate( '/gutenberg/packs' );
		await renderInApp(
			<DomainsContext.Provider value={ [ account ] }>
				<AccountButton />
			</DomainsContext.Provider>,
			{
				host: {
					history,
					site: { can: { manage: false }, links: {} },
				},
			} as unknown as AppServices,
			() => ( { user } )
		);
		await wait( 100 );
		const menu = all( '.templately-header__account' )[ 0 ];
		expect( menu?.getAttribute( 'aria-label' ) ).toBe(
			'Account: Ada Moss'
		);
		expect( menu?.getAttribute( 'aria-haspopup' ) ).toBe( 'true' );
		expect( getTexts( '[role="menuitem"]' ) ).toEqual( [] );
		await press( menu );
		await wait( 100 );
		expect( getTexts( '[role="menuitem"]' ) ).toEqual( [
			'Profile',
			'Logout',
		] );
		await press( all( '[role="menuitem"]' )[ 0 ] );
		await wait( 100 );
		expect( history.getLocation().path ).toBe( '/profile' );
		expect( getTexts( '[role="menuitem"]' ) ).toEqual( [] );
	} );
} );

describe( 'The session', () => {
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
		] )(
			'to %p signs out, and then leads to %s',
			async ( redirect, to ) => {
				const { calls, registry, navigate, host } = newApp( signedOut );
				expect( endSession( ended( redirect ), registry, host ) ).toBe(
					true
				);
				expect( registry.select( libraryStore ).getRedirect() ).toBe(
					to
				);
				const done = followRedirect( registry, host );
				expect( navigate ).not.toHaveBeenCalled();
				await done;
				expect( calls ).toEqual( [ 'POST /templately/v1/logout' ] );
				expect( registry.select( profileStore ).getUser() ).toBeNull();
				expect( navigate ).toHaveBeenCalledWith( to, {
					replace: true,
					state: { hasFailed: true },
				} );
				expect(
					registry.select( libraryStore ).getRedirect()
				).toBeNull();
			}
		);

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
				expect(
					registry.select( libraryStore ).getRedirect()
				).toBeNull();
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
} );
