import apiFetch from '@wordpress/api-fetch';
import { getQueryArgs } from '@wordpress/url';
import type { ItemsQuery } from '@templately/rest';
import { mockApi } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

describe( 'application state', () => {
	it( 'LIB-061 holds the platform, elementor by default', () => {
		const { select, dispatch } = newStore();
		expect( select.getPlatform() ).toBe( 'elementor' );
		dispatch.setPlatform( 'gutenberg' );
		expect( select.getPlatform() ).toBe( 'gutenberg' );
	} );

	it( 'LIB-062 knows whether Elementor and Elementor Pro are there', () => {
		const { select, dispatch } = newStore();
		expect( select.hasElementor() ).toBe( false );
		expect( select.hasElementorPro() ).toBe( false );
		for ( const [ hasElementor, hasElementorPro ] of [
			[ true, false ],
			[ false, true ],
			[ true, true ],
		] ) {
			dispatch.receiveApplication( { hasElementor, hasElementorPro } );
			expect( select.hasElementor() ).toBe( hasElementor );
			expect( select.hasElementorPro() ).toBe( hasElementorPro );
		}
	} );

	it( 'LIB-063 knows the current screen', () => {
		const { select, dispatch } = newStore();
		dispatch.receiveApplication( { currentScreen: 'site-editor' } );
		expect( select.getCurrentScreen() ).toBe( 'site-editor' );
	} );

	it( 'LIB-065 reads the plan as all where the route says none', () => {
		const { select } = newStore();
		expect( select.getPlan() ).toBe( 'all' );
		expect( select.getPlan( { plan: 'pro' } ) ).toBe( 'pro' );
	} );
} );

describe( 'the rest of the application', () => {
	it( 'LIB-064 holds the theme, light by default', () => {
		const { select, dispatch } = newStore();
		expect( select.getUiTheme() ).toBe( 'light' );
		dispatch.receiveApplication( { uiTheme: 'dark' } );
		expect( select.getUiTheme() ).toBe( 'dark' );
	} );

	it( 'LIB-066 holds where it is about to lead, and why a list could not be had', async () => {
		mockApi( () =>
			Object.assign( new Error( 'Not now.' ), { code: 'busy' } )
		);
		const { select, resolve, dispatch } = newStore();
		expect( select.getRedirect() ).toBeNull();
		dispatch.receiveApplication( { redirect: '/sign-in' } );
		expect( select.getRedirect() ).toBe( '/sign-in' );
		dispatch.clear();
		expect( select.getRedirect() ).toBe( '/sign-in' );

		expect( select.getError( 'getTags' ) ).toBeNull();
		await resolve.getTags().catch( () => {} );
		expect( select.getError( 'getTags' ) ).toEqual( {
			code: 'busy',
			message: 'Not now.',
		} );
		expect( select.getError( 'getCounts' ) ).toBeNull();
		await resolve.getItems( QUERY ).catch( () => {} );
		expect( select.getError( 'getItems', QUERY )?.code ).toBe( 'busy' );
		expect(
			select.getError( 'getItems', { ...QUERY, page: 2 } )
		).toBeNull();
	} );
} );

describe( 'featured items', () => {
	it( 'LIB-067 are loading, there, or failed, for each builder', async () => {
		const asked = mockApi( ( { path } ) => ( {
			data: /elementor/.test( path )
				? [ item( 8 ) ]
				: [ item( 1 ), item( 2 ) ],
		} ) );
		const { select, resolve } = newStore();
		expect( select.getFeatured( 'gutenberg' ) ).toEqual( {
			isLoading: true,
			items: [],
			error: null,
		} );
		expect( asked ).toEqual( [] );
		await resolve.getFeaturedItems( 'gutenberg' );
		expect( asked ).toHaveLength( 1 );
		expect( select.getFeatured( 'gutenberg' ) ).toEqual( {
			isLoading: false,
			items: [ item( 1 ), item( 2 ) ],
			error: null,
		} );
		expect( select.getFeatured( 'gutenberg' ) ).toBe(
			select.getFeatured( 'gutenberg' )
		);
		expect( select.getFeatured( 'elementor' ).isLoading ).toBe( true );
		await resolve.getFeaturedItems( 'elementor' );
		expect( select.getFeatured( 'elementor' ).items ).toEqual( [
			item( 8 ),
		] );
	} );

	it( 'ERR-015 ERR-016 that failed are called so, whatever the server sends, with its message or one of our own', async () => {
		for ( const [ thrown, message ] of [
			[ { code: 'hub_unreachable', message: 'Not now.' }, 'Not now.' ],
			[ { code: 'internal_error' }, 'Something went wrong.' ],
			[ { message: '' }, 'Something went wrong.' ],
		] as const ) {
			apiFetch.setFetchHandler( () => Promise.reject( thrown ) );
			const { select, resolve } = newStore();
			await resolve.getFeaturedItems( 'gutenberg' ).catch( () => {} );
			expect( select.getFeatured( 'gutenberg' ) ).toEqual( {
				isLoading: false,
				items: [],
				error: { code: 'templately_api_error', message },
			} );
		}
	} );
} );

describe( 'totals by plan', () => {
	const count = ( total: number, isCapped = false ) => ( {
		total,
		total_is_capped: isCapped,
	} );

	it( 'come with the list, for each plan and page of it', async () => {
		const asked = mockApi( ( { path } ) =>
			page( [ 1 ], {
				plan_totals: getQueryArgs( path ).search
					? { all: count( 1000, true ), starter: count( 4, true ) }
					: { all: count( 9 ), starter: count( 3 ), pro: count( 2 ) },
			} )
		);
		const { select, resolve } = newStore();
		const search: ItemsQuery = { ...QUERY, search: 'menu' };
		expect( select.getPlanTotals( QUERY ) ).toBeUndefined();
		await resolve.getItems( { ...QUERY, plan: 'pro', page: 3 } );
		expect( select.getPlanTotals( QUERY ) ).toEqual( {
			all: count( 9 ),
			starter: count( 3 ),
			pro: count( 2 ),
		} );
		expect( select.getPlanTotals( search ) ).toBeUndefined();
		await resolve.getItems( search );
		expect( asked ).toHaveLength( 2 );
		expect( select.getPlanTotals( { ...search, page: 2 } ) ).toEqual( {
			all: count( 1000, true ),
			starter: count( 4, true ),
		} );
		expect( select.getPlanTotals( QUERY )?.all ).toEqual( count( 9 ) );
	} );
} );
