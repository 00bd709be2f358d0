import {
	createReduxStore,
	createRegistry,
	dispatch,
	select,
} from '@wordpress/data';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { AppServices, Registry } from '../app-context';
import { createMemoryHistory } from '../history';
import type { Host } from '../host';
import { all, getTexts, press, renderInApp, wait } from '../../test/show';
import { App, ErrorBoundary, RequireAccount } from '../app';
import { firstPlatform } from '../platform';
import { ADA, design, openApp, toListResponse } from '../../test/open-app';
import { lazyScreen } from '../lazy-screen';
import { toItemsPage } from '../../test/fixtures';
import { domains } from '../../domains';
import { collection } from '../../collection';
import { clearStore } from '../domain';
import { PlatformMenu } from '../../library/platform-menu';

describe( 'The app', () => {
	const SITE = {
		can: { browse: true, read: true },
		links: {},
		hub: { id: '' },
		locale: 'en_US',
		hasElementor: false,
		themeBuilder: { can: false, platforms: [] },
		fullsiteImport: null,
	} as unknown as Host[ 'site' ];

	const NO_ITEMS = {
		items: [],
		current_page: 1,
		total_page: 1,
		total: 0,
		total_is_capped: false,
		plan_totals: {},
		stale: false,
	};

	it.each( [
		[ '/elementor/packs', SITE ],
		// An unknown path leads to the start too (SHL-019).
		[ '/nowhere', SITE ],
		[ '/gutenberg/packs', { ...SITE, hasElementor: true } ],
	] )(
		'opening %s shows that builder, which nobody has chosen by that',
		async ( to, site ) => {
			window.localStorage.clear();
			const history = createMemoryHistory( 'https://site.example/' );
			history.navigate( to );
			const host = { history, site } as Host;
			await renderInApp(
				<App host={ host } layout="page" />,
				{ host } as AppServices,
				( address ) => ( address.includes( '/items?' ) ? NO_ITEMS : [] )
			);
			await wait( 500 );
			expect( select( libraryStore ).getPlatform() ).toBe(
				history.getLocation().path.split( '/' )[ 1 ]
			);
			expect( select( libraryStore ).getPlatform() ).not.toBe(
				firstPlatform( site )
			);
		}
	);

	/** What a screen throws, until it is let. */
	let thrown: unknown;

	function Screen() {
		if ( thrown !== undefined ) {
			throw thrown;
		}
		return <p className="screen">The screen</p>;
	}

	it.each( [
		[
			new TypeError( 'No such member.' ),
			'unknown_error: No such member.',
		],
		[
			{
				code: 'hub_unreachable',
				message: 'Not now.',
				data: { status: 503 },
			},
			'hub_unreachable: Not now.',
		],
	] )(
		'ERR-005 says so whatever a screen throws, and shows it again',
		async ( error, small ) => {
			// React tells of what it caught.
			const told = jest.spyOn( console, 'error' ).mockReturnValue();
			thrown = error;
			await renderInApp(
				<ErrorBoundary>
					<Screen />
				</ErrorBoundary>,
				{} as AppServices
			);
			expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
				'Unexpected Application Error!',
			] );
			expect( getTexts( '.templately-face__code' ) ).toEqual( [ small ] );
			thrown = undefined;
			await press( 'Try again' );
			expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
			expect( getTexts( '.screen' ) ).toEqual( [ 'The screen' ] );
			expect( told ).toHaveBeenCalled();
			told.mockRestore();
		}
	);

	it( 'names the screen in the title of its page, and has a place where notices are announced', async () => {
		document.title = 'Templately ‹ Fonda';
		const { goTo } = await openApp( '/gutenberg/packs' );
		expect( document.title ).toBe( 'All Packs ‹ Templately ‹ Fonda' );
		await goTo( '/gutenberg/blocks' );
		expect( document.title ).toBe( 'All Blocks ‹ Templately ‹ Fonda' );
		expect( all( '.templately-banners[role="status"]' ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ '/gutenberg/packs?paged=1&plan=all&q=', '/gutenberg/packs' ],
		[ '/gutenberg/packs?category=none&q=menu', '/gutenberg/packs?q=menu' ],
		[ '/gutenberg/packs?plan=pro&paged=1', '/gutenberg/packs?plan=pro' ],
	] )(
		'LIB-050 an address that was opened loses what is empty, redundant or unknown: %s',
		async ( at, to ) => {
			const { here } = await openApp( at );
			expect( here() ).toBe( to );
		}
	);

	it( 'ERR-005 leaves the header where a screen of the app broke, and every other screen', async () => {
		const told = jest.spyOn( console, 'error' ).mockReturnValue();
		const { goTo } = await openApp( '/gutenberg/pages', {
			answers: {
				'/items': ( { type }: Record< string, string > ) =>
					toListResponse(
						type === 'pages'
							? [ design( { dependencies: undefined } ) ]
							: []
					),
			},
		} );
		expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
			'Unexpected Application Error!',
		] );
		expect( getTexts( '.templately-tabs a' ).slice( 0, 3 ) ).toEqual( [
			'Packs',
			'Blocks',
			'Pages',
		] );
		await goTo( '/gutenberg/blocks' );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
		expect( getTexts( 'h1' ) ).toEqual( [ 'All Blocks' ] );
		expect( told ).toHaveBeenCalled();
		told.mockRestore();
	} );

	it( 'A part of the app that does not arrive says so, is fetched again when asked for, and once it is here no more', async () => {
		let isCut = true;
		const load = jest.fn( async () => {
			if ( isCut ) {
				throw new Error( 'ChunkLoadError' );
			}
			return () => <p className="screen">The screen</p>;
		} );
		const LazyScreen = lazyScreen( load );
		expect( load ).not.toHaveBeenCalled();
		await renderInApp( <LazyScreen />, {} as AppServices );
		await wait( 100 );
		expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
			'This part of the library could not be loaded.',
		] );
		isCut = false;
		await press( 'Try again' );
		await wait( 100 );
		expect( getTexts( '.screen' ) ).toEqual( [ 'The screen' ] );
		expect( all( '[role="alert"]' ) ).toEqual( [] );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'A screen for accounts', () => {
	/** Opens a screen that needs an account, with the given response to "is signed". */
	async function open( isSigned: () => unknown ) {
		window.history.replaceState( null, '', '/downloads' );
		(
			dispatch( profileStore ) as unknown as {
				invalidateResolutionForStoreSelector: ( name: string ) => void;
			}
		 ).invalidateResolutionForStoreSelector( 'getUser' );
		const before = window.history.length;
		await renderInApp(
			<RequireAccount>
				<h1>Downloads</h1>
			</RequireAccount>,
			{
				host: {
					history: {
						getLocation: () => ( {
							path: '/downloads',
							search: 'paged=2',
						} ),
					},
				},
				fail: ( thrown: unknown ) => {
					throw thrown;
				},
			} as unknown as AppServices,
			isSigned
		);
		await wait( 1000 );
		expect( window.history.length ).toBe( before );
		return window.location.pathname + window.location.search;
	}

	it( 'ACC-089 waits while it is not known who it is', async () => {
		// The screen waits until the user is known.
		expect( await open( () => new Promise( () => undefined ) ) ).toBe(
			'/downloads'
		);
		expect( getTexts( 'h1' ) ).toEqual( [ 'Downloads' ] );
	} );

	// In this order: the user is known until another one is.
	it( 'ACC-089 leads nobody away who is signed in', async () => {
		expect(
			await open( () => ( {
				is_signed: true,
				user: { id: 1, email: 'ada@example.org' },
			} ) )
		).toBe( '/downloads' );
		expect( getTexts( 'h1' ) ).toEqual( [ 'Downloads' ] );
	} );

	it( 'ACC-089 leads a visitor to sign-in, and from there back', async () => {
		expect( await open( () => ( { is_signed: false, user: null } ) ) ).toBe(
			'/sign-in?redirect-to=downloads%3Fpaged%3D2'
		);
		expect( getTexts( 'h1' ) ).toEqual( [] );
	} );
} );

describe( 'A hidden library', () => {
	const ANSWERS = {
		'/clouds': { files: toItemsPage( [] ), redirect: false },
		'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
	};

	const open = (
		at: string,
		browse: boolean,
		user: typeof ADA | null = ADA
	) =>
		openApp( at, {
			user,
			answers: ANSWERS,
			site: {
				can: { browse, read: true, insertPages: true, manage: false },
				// Where the library is hidden the server names nothing that is for sale.
				links: browse ? { checkout: 'https://shop.example' } : {},
			},
		} );

	const tabs = () => getTexts( 'nav[aria-label="Library"] a' );

	const LIBRARY_TABS = [ 'Packs', 'Blocks', 'Pages' ];

	it.each( [
		[ true, [ ...LIBRARY_TABS, 'My Cloud' ] ],
		[ false, [ 'My Cloud', 'Templates' ] ],
	] )(
		'Where the library can be browsed: %s, %j are among the tabs',
		async ( browse, names ) => {
			await open( '/clouds', browse );
			expect( tabs() ).toEqual( expect.arrayContaining( names ) );
			expect(
				tabs().some( ( name ) => LIBRARY_TABS.includes( name ?? '' ) )
			).toBe( browse );
		}
	);

	it.each( [
		[
			true,
			[
				'My Clouds',
				'My WorkSpace',
				'Shared with Me',
				'Save your template',
				'Trash',
				'Saved templates',
				'Purchased Items',
				'My Favourites',
				'My Downloads',
				'Profile',
			],
		],
		[
			false,
			[
				'My Clouds',
				'My WorkSpace',
				'Shared with Me',
				'Save your template',
				'Trash',
				'Saved templates',
				'Profile',
			],
		],
	] )(
		'Where the library can be browsed: %s, these stand beside one’s files',
		async ( browse, names ) => {
			await open( '/clouds', browse );
			expect( getTexts( 'nav[aria-label="My Cloud"] a' ) ).toEqual(
				names
			);
		}
	);

	it.each( [
		[
			true,
			[ 'My Favourites', 'My Downloads', 'Purchased Items', 'Upgrade' ],
		],
		[ false, [] ],
	] )(
		'Where the library can be browsed: %s, the menu of the account leads to %j',
		async ( browse, names ) => {
			await open( '/clouds', browse );
			await press( all( 'button[aria-label^="Account: "]' )[ 0 ] );
			await wait( 500 );
			expect(
				getTexts( '[role="menuitem"]' ).filter(
					( name ) =>
						! /^(Manage Account|Profile|Logout)/.test( name ?? '' )
				)
			).toEqual( names );
		}
	);

	describe.each( [
		'/gutenberg/packs',
		'/gutenberg/blocks/vesper-quince-hero',
		'/favourites',
		'/downloads',
		'/purchased-items',
	] )( 'From whom the library is hidden is led from %s', ( at ) => {
		it.each( [
			[ 'to My Clouds', ADA, '/clouds' ],
			[ 'to sign-in where they are not signed in', null, '/sign-in' ],
		] )(
			'%s, and nothing is asked of the library',
			async ( _, user, to ) => {
				const { asked, here } = await open( at, false, user );
				expect( here().split( '?' )[ 0 ] ).toBe( to );
				expect(
					asked.filter( ( { path } ) =>
						/^\/(items|tags|categories|templateTypes|dependencies|featured-items|profile\/(my-|download|purchased))/.test(
							path
						)
					)
				).toEqual( [] );
			}
		);
	} );
} );

describe( 'The header', () => {
	const close = () => all( '.templately-header [aria-label="Close"]' );

	it( 'SHL-042 SHL-043 has a Close button where it can be closed, and nowhere else', async () => {
		const left = jest.fn();
		await openApp( '/gutenberg/packs', { host: { close: left } } );
		expect( close() ).toHaveLength( 1 );
		expect( left ).not.toHaveBeenCalled();
		await press( close()[ 0 ] );
		expect( left ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'SHL-042 has none on a page of its own', async () => {
		await openApp( '/gutenberg/packs' );
		expect( close() ).toEqual( [] );
	} );

	it( 'ERR-001 ERR-004 says what failed with its code, under a title of its own', async () => {
		await openApp( '/gutenberg/pages/supper', {
			user: ADA,
			answers: {
				'/items': toListResponse( [ design() ] ),
				'/items/supper': design(),
				'/items/favourite': () => {
					throw {
						code: 'busy',
						message: 'Not now.',
						data: { status: 503 },
					};
				},
			},
		} );
		await press(
			all( '.templately-details__head button[aria-pressed]' )[ 0 ]
		);
		await wait( 1000 );
		expect( getTexts( 'dialog h1' ) ).toEqual( [ 'Opps...!' ] );
		expect( getTexts( 'dialog [role="alert"]' ) ).toEqual( [
			'busy: Not now.',
		] );
	} );

	it( 'SHL-038 comes along once more than 250 px were scrolled, and no further up', async () => {
		await openApp( '/gutenberg/packs' );
		const seen: unknown[] = [];
		for ( const top of [ 250, 251, 5000, 250, 0 ] ) {
			document.body.scrollTop = top;
			await act( async () => {
				document.dispatchEvent( new Event( 'scroll' ) );
			} );
			seen.push( [ top, all( '.templately-header.is-sticky' ).length ] );
		}
		expect( seen ).toEqual( [
			[ 250, 0 ],
			[ 251, 1 ],
			[ 5000, 1 ],
			[ 250, 0 ],
			[ 0, 0 ],
		] );
	} );

	it.each( [
		[ '/clouds', { user: ADA }, 1 ],
		[ '/favourites', { user: ADA }, 1 ],
		[ '/gutenberg/packs', { user: ADA }, 0 ],
		// The user is unknown yet.
		[
			'/clouds',
			{ answers: { '/is-signed': () => new Promise( () => {} ) } },
			0,
		],
	] )(
		'SHL-035 at %s, %# has the button that synchronises the cloud for who is signed in',
		async ( at, given, count ) => {
			await openApp( at, given );
			await wait( 1000 );
			expect( getTexts( '.templately-header' ) ).toHaveLength( 1 );
			expect(
				all( '.templately-header [aria-label="Sync my cloud"]' )
			).toHaveLength( count );
		}
	);

	it( 'shows a tab’s number beside its label, and none for zero', async () => {
		const tabs = [ 3, 0 ].map( ( count ) => ( {
			label: () => `Notes ${ count } `,
			path: () => `/notes-${ count }`,
			useBadge: () => count,
		} ) );
		domains.push( { tabs } );
		await openApp( '/gutenberg/packs' );
		domains.pop();
		expect( getTexts( '.templately-tabs a[href*="notes"]' ) ).toEqual( [
			'Notes 3 3',
			'Notes 0 ',
		] );
	} );
} );

describe( 'Domains', () => {
	it( 'lets people choose a builder for what is their own, also where the library is hidden from them', () => {
		const ends = ( isOfLibrary: boolean ) =>
			domains
				.filter(
					( domain ) =>
						Boolean( domain.requiresLibraryAccess ) === isOfLibrary
				)
				.flatMap( ( { headerEnd = [] } ) => headerEnd );
		expect( ends( false ) ).toContain( PlatformMenu );
		expect( ends( true ) ).not.toContain( PlatformMenu );
	} );

	it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
		'ACC-089 the screen /%s is one for accounts',
		( name ) => {
			const routes = ( collection.routes ?? [] ).filter( ( { path } ) =>
				path.test( `/${ name }` )
			);
			expect(
				routes.map( ( { needsAccount } ) => needsAccount )
			).toEqual( [ true ] );
		}
	);

	it( 'clears the store of a lazy screen once that has registered it', () => {
		const registry = createRegistry();
		const clear = clearStore( 'templately/lazy' );
		expect( () => clear( registry ) ).not.toThrow();
		const lazy = createReduxStore( 'templately/lazy', {
			reducer: ( state = 'kept', { type } ) =>
				type === 'CLEAR' ? 'empty' : state,
			actions: { clear: () => ( { type: 'CLEAR' } ) },
			selectors: { get: ( state: string ) => state },
		} );
		registry.register( lazy );
		expect( registry.select( lazy ).get() ).toBe( 'kept' );
		clear( registry );
		expect( registry.select( lazy ).get() ).toBe( 'empty' );
	} );

	it.each( [
		'templately/cloud',
		'templately/library',
		'templately/templates',
		'templately/workspaces',
	] )( 'clears %s when the account changes', ( name ) => {
		const clear = jest.fn();
		const dispatchTo = ( store: string | { name: string } ) =>
			( typeof store === 'string' ? store : store.name ) === name
				? { clear }
				: { clear: () => {}, clearCollection: () => {} };
		domains.forEach( ( { resetStore } ) =>
			resetStore?.( { dispatch: dispatchTo } as unknown as Registry )
		);
		expect( clear ).toHaveBeenCalledTimes( 1 );
	} );
} );
