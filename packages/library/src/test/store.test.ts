import { getQueryArgs } from '@wordpress/url';
import apiFetch from '@wordpress/api-fetch';
import type { ItemDetails, ItemsQuery } from '@templately/rest';
import { getRequestedPaths, mockApi } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

describe( 'lists', () => {
	it( 'LIB-059 reuses a page that it holds, unless a refresh is asked for', async () => {
		const asked = mockApi( ( { path } ) =>
			page( [ Number( getQueryArgs( path ).page ) ] )
		);
		const { resolve, dispatch, select } = newStore();
		await resolve.getItems( QUERY );
		await resolve.getItems( { type: 'packs', platform: 'gutenberg' } );
		expect( asked ).toHaveLength( 1 );

		await resolve.getItems( { ...QUERY, page: 2 } );
		expect( asked ).toHaveLength( 2 );
		for ( const [ query, id ] of [
			[ QUERY, 1 ],
			[ { ...QUERY, page: 2 }, 2 ],
		] as const ) {
			expect(
				select.getItems( query )?.map( ( one ) => one.id )
			).toEqual( [ id ] );
		}

		(
			dispatch as unknown as Record<
				string,
				( ...args: unknown[] ) => void
			>
		 ).invalidateResolution?.( 'getItems', [ QUERY ] );
		await resolve.getItems( QUERY );
		expect( asked ).toHaveLength( 3 );
	} );

	it( 'LIB-060 keeps pages per plan and platform, with the current page and their number', async () => {
		mockApi( ( { path } ) => {
			const { plan, platform, page: number } = getQueryArgs( path );
			const id = `${ plan }${ platform }` === 'progutenberg' ? 7 : 1;
			return page( [ id * Number( number ) ], {
				// As one that knows of nine pages only.
				current_page: Math.min( Number( number ), 9 ),
				total_page: 9,
			} );
		} );
		const { select, resolve } = newStore();
		const pro: ItemsQuery = { ...QUERY, plan: 'pro', page: 2 };
		await resolve.getItems( { ...QUERY, page: 2 } );
		await resolve.getItems( pro );
		await resolve.getItems( { ...pro, platform: 'elementor' } );
		const ids = ( query: ItemsQuery ) =>
			select.getItems( query )?.map( ( { id } ) => id );
		expect( ids( { ...QUERY, page: 2 } ) ).toEqual( [ 2 ] );
		expect( ids( pro ) ).toEqual( [ 14 ] );
		expect( ids( { ...pro, platform: 'elementor' } ) ).toEqual( [ 2 ] );
		expect( select.getCurrentPage( pro ) ).toBe( 2 );
		expect( select.getTotalPages( pro ) ).toBe( 9 );
		const beyond: ItemsQuery = { ...pro, page: 12 };
		await resolve.getItems( beyond );
		expect( select.getCurrentPage( beyond ) ).toBe( 9 );
		expect( [ ids( beyond ), ids( pro ) ] ).toEqual( [ [ 84 ], [ 14 ] ] );
		expect( select.getCurrentPage( pro ) ).toBe( 2 );
	} );

	it( 'LIB-073 is on page 1 by default', async () => {
		const asked = mockApi( () => page( [] ) );
		const { select, resolve } = newStore();
		expect( select.getCurrentPage( QUERY ) ).toBe( 1 );
		await resolve.getItems( QUERY );
		expect( getQueryArgs( asked[ 0 ]?.path ?? '' ).page ).toBe( '1' );
	} );

	it( 'LIB-075 has 0 pages before it knows better', () => {
		mockApi( () => page( [] ) );
		expect( newStore().select.getTotalPages( QUERY ) ).toBe( 0 );
	} );
} );

it( 'clear() keeps the platform, and deletes the lists and the totals', async () => {
	mockApi( () =>
		page( [ 1 ], {
			plan_totals: { all: { total: 1, total_is_capped: false } },
		} )
	);
	const { select, resolve, dispatch } = newStore();
	await resolve.getItems( QUERY );
	dispatch.setPlatform( 'gutenberg' );
	dispatch.clear();
	expect( select.getItemCountsByPlan( QUERY ) ).toBeUndefined();
	expect( select.getItems( QUERY ) ).toBeUndefined();
	expect( select.getPlatform() ).toBe( 'gutenberg' );
	await new Promise( ( done ) => setTimeout( done, 5 ) );
} );

describe( 'The platform', () => {
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
				dispatch.receiveApplication( {
					hasElementor,
					hasElementorPro,
				} );
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
				[
					{ code: 'hub_unreachable', message: 'Not now.' },
					'Not now.',
				],
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
						? {
								all: count( 1000, true ),
								starter: count( 4, true ),
							}
						: {
								all: count( 9 ),
								starter: count( 3 ),
								pro: count( 2 ),
							},
				} )
			);
			const { select, resolve } = newStore();
			const search: ItemsQuery = { ...QUERY, search: 'menu' };
			expect( select.getItemCountsByPlan( QUERY ) ).toBeUndefined();
			await resolve.getItems( { ...QUERY, plan: 'pro', page: 3 } );
			expect( select.getItemCountsByPlan( QUERY ) ).toEqual( {
				all: count( 9 ),
				starter: count( 3 ),
				pro: count( 2 ),
			} );
			expect( select.getItemCountsByPlan( search ) ).toBeUndefined();
			await resolve.getItems( search );
			expect( asked ).toHaveLength( 2 );
			expect(
				select.getItemCountsByPlan( { ...search, page: 2 } )
			).toEqual( {
				all: count( 1000, true ),
				starter: count( 4, true ),
			} );
			expect( select.getItemCountsByPlan( QUERY )?.all ).toEqual(
				count( 9 )
			);
		} );
	} );
} );

describe( 'Details', () => {
	describe( 'details', () => {
		const details = ( slug: string, more: Partial< ItemDetails > = {} ) =>
			( {
				id: 5,
				slug,
				items: [],
				pack: null,
				...more,
			} ) as Partial< ItemDetails > as ItemDetails;

		it( 'ITM-012 are kept per platform by type and slug', async () => {
			const asked = mockApi( ( { path } ) =>
				details( path ? 'home' : '' )
			);
			const { select, resolve } = newStore();
			await resolve.getItem( 'gutenberg', 'pages', 'home' );
			expect(
				select.getItem( 'elementor', 'pages', 'home' )
			).toBeUndefined();
			expect(
				select.getItem( 'gutenberg', 'packs', 'home' )
			).toBeUndefined();
			expect(
				select.getItem( 'gutenberg', 'pages', 'about' )
			).toBeUndefined();
			await resolve.getItem( 'elementor', 'pages', 'home' );
			expect(
				select.getItem( 'elementor', 'pages', 'home' )
			).toBeDefined();
			expect( asked ).toHaveLength( 2 );
		} );

		it( 'ITM-011 of blocks are read from the sections', async () => {
			const asked = mockApi( () => details( 'hero' ) );
			const { select, resolve } = newStore();
			await resolve.getItem( 'gutenberg', 'blocks', 'hero' );
			expect( getQueryArgs( asked.at( -1 )?.path ?? '' ).type ).toBe(
				'sections'
			);
			expect( select.getItem( 'gutenberg', 'sections', 'hero' ) ).toEqual(
				details( 'hero' )
			);
		} );

		it( 'show changes of the item, of its items and of its pack', async () => {
			const change = ( count: number ) => ( {
				starred: true,
				favourite_count: count,
			} );
			mockApi( () =>
				details( 'home', {
					description: 'Told',
					items: [ item( 1 ), item( 2 ) ],
					pack: {
						...item( 9 ),
						items: [ item( 2 ) ],
					} as unknown as ItemDetails[ 'pack' ],
				} )
			);
			const { select, resolve, dispatch } = newStore();
			await resolve.getItem( 'gutenberg', 'pages', 'home' );
			dispatch.changeItem( 5, change( 6 ) );
			dispatch.changeItem( 2, change( 3 ) );
			dispatch.changeItem( 9, change( 10 ) );
			expect( select.getItem( 'gutenberg', 'pages', 'home' ) ).toEqual( {
				...details( 'home', { description: 'Told' } ),
				...change( 6 ),
				items: [ item( 1 ), { ...item( 2 ), ...change( 3 ) } ],
				pack: {
					...item( 9 ),
					...change( 10 ),
					items: [ { ...item( 2 ), ...change( 3 ) } ],
				},
			} );
			expect( select.getItem( 'gutenberg', 'pages', 'home' ) ).toBe(
				select.getItem( 'gutenberg', 'pages', 'home' )
			);
		} );
	} );
} );

describe( 'Terms', () => {
	describe( 'what items are sorted by', () => {
		it( 'LIB-066 is kept for each platform and type', async () => {
			const asked = mockApi( ( { path } ) => [
				{ id: 1, name: path, slug: 'a', count: 2 },
			] );
			const { select, resolve } = newStore();
			expect(
				select.getCategories( 'gutenberg', 'packs' )
			).toBeUndefined();
			await resolve.getCategories( 'gutenberg', 'packs' );
			await resolve.getTemplateTypes( 'gutenberg', 'pages' );
			await resolve.getTemplateTypes( 'elementor', 'pages' );
			await resolve.getDependencies( 'elementor' );
			expect( getRequestedPaths( asked ) ).toEqual( [
				'/categories?platform=gutenberg&itemType=packs',
				'/templateTypes?platform=gutenberg&itemType=pages',
				'/templateTypes?platform=elementor&itemType=pages',
				'/dependencies?platform=elementor',
			] );
			const getName = ( terms?: { name: string }[] ) =>
				terms?.[ 0 ]?.name;
			expect(
				getName( select.getCategories( 'gutenberg', 'packs' ) )
			).toBe( asked[ 0 ]?.path );
			expect(
				select.getCategories( 'elementor', 'packs' )
			).toBeUndefined();
			expect(
				getName( select.getTemplateTypes( 'gutenberg', 'pages' ) )
			).toBe( asked[ 1 ]?.path );
			expect(
				getName( select.getTemplateTypes( 'elementor', 'pages' ) )
			).toBe( asked[ 2 ]?.path );
			expect( getName( select.getDependencies( 'elementor' ) ) ).toBe(
				asked[ 3 ]?.path
			);
			expect( select.getDependencies( 'gutenberg' ) ).toBeUndefined();
		} );

		it( 'LIB-069 offers a tag with its id as value and its name as label', async () => {
			mockApi( () => [
				{ id: 4, name: 'Editorial', count: 2 },
				{ id: 9, name: 'Shop', count: 1 },
			] );
			const { select, resolve } = newStore();
			expect( select.getTagOptions() ).toBeUndefined();
			await resolve.getTags();
			expect( select.getTagOptions() ).toEqual( [
				{ value: 4, label: 'Editorial' },
				{ value: 9, label: 'Shop' },
			] );
			expect( select.getTagOptions() ).toBe( select.getTagOptions() );
		} );

		it( 'LIB-058 goes from asked to there, or to failed with its error', async () => {
			const failure = Object.assign( new Error( 'No answer.' ), {
				code: 'hub_unreachable',
			} );
			const lists = [
				[ 'getCategories', [ 'gutenberg', 'packs' ] ],
				[ 'getTemplateTypes', [ 'gutenberg', 'pages' ] ],
				[ 'getTags', [] ],
				[ 'getDependencies', [ 'gutenberg' ] ],
				[ 'getCounts', [] ],
				[ 'getFeaturedItems', [ 'gutenberg' ] ],
				[ 'getItems', [ QUERY ] ],
			] as const;
			for ( const [ name, args ] of lists ) {
				for ( const isGood of [ true, false ] ) {
					let letGo = () => {};
					const isHeld = new Promise< void >( ( resolve ) => {
						letGo = resolve;
					} );
					const answer =
						{
							getItems: page( [ 1 ] ),
							getFeaturedItems: { data: [ item( 1 ) ] },
						}[ name as string ] ?? [];
					apiFetch.setFetchHandler( async () => {
						await isHeld;
						if ( ! isGood ) {
							throw failure;
						}
						return answer;
					} );
					const { select, resolve } = newStore();
					const pending = (
						resolve[ name ] as (
							...given: readonly unknown[]
						) => Promise< unknown >
					 )( ...args );
					const settled = pending.then(
						() => 'success',
						( thrown ) => thrown
					);
					const given = [ ...args ];
					await new Promise( ( resolveLater ) =>
						setTimeout( resolveLater )
					);
					expect( select.isResolving( name, given ) ).toBe( true );
					letGo();
					expect( await settled ).toBe(
						isGood ? 'success' : failure
					);
					expect( select.hasFinishedResolution( name, given ) ).toBe(
						true
					);
					expect( select.hasResolutionFailed( name, given ) ).toBe(
						! isGood
					);
					expect(
						( select[ name ] as ( ...a: unknown[] ) => unknown )(
							...given
						) === undefined
					).toBe( ! isGood );
				}
			}
		} );
	} );
} );
