import apiFetch from '@wordpress/api-fetch';
import { nextRequestId } from '@templately/queried-data';
import type { Item, Profile } from '@templately/rest';
import {
	createTestStore,
	getRequestedPaths,
	createApiError,
	mockApi,
} from '@templately/rest/testing';
import { store } from '..';

const item = ( id: number, more: Partial< Item > = {} ) =>
	( { id, starred: true, favourite_count: 3, ...more } ) as Item;

const page = ( ids: number[], more = {} ) => ( {
	data: ids.map( ( id ) => item( id ) ),
	current_page: 1,
	total_page: 2,
	total: 30,
	redirect: false,
	...more,
} );

const GUTENBERG = { platform: 'gutenberg' } as const;

it( 'ACC-056 keeps favourites by plan, platform, type and page, each with its number of pages', async () => {
	const filters = [
		GUTENBERG,
		{ platform: 'elementor' },
		{ ...GUTENBERG, plan: 'pro' },
		{ ...GUTENBERG, itemType: 'packs' },
		{ ...GUTENBERG, page: 2 },
	] as const;
	let index = 0;
	mockApi( () =>
		page( [ 10 + index ], {
			current_page: ++index,
			total_page: index + 4,
		} )
	);
	const { resolve, select } = createTestStore( store );
	for ( const filter of filters ) {
		await resolve.getFavourites( filter );
	}
	expect(
		filters.map( ( filter ) => {
			const list = select.getFavourites( filter );
			return [ list?.items[ 0 ]?.id, list?.currentPage, list?.totalPage ];
		} )
	).toEqual( [
		[ 10, 1, 5 ],
		[ 11, 2, 6 ],
		[ 12, 3, 7 ],
		[ 13, 4, 8 ],
		[ 14, 5, 9 ],
	] );
} );

it( 'ACC-055 asks for all types and plans by default', async () => {
	const asked = mockApi( () => page( [ 1 ] ) );
	await createTestStore( store ).resolve.getFavourites( GUTENBERG );
	expect( getRequestedPaths( asked ) ).toEqual( [
		'/profile/my-favourites?platform=gutenberg&itemType=all&plan=all&page=1',
	] );
} );

it( 'RST-016 takes downloads from a bare list, and their number of pages from its headers', async () => {
	const asked = mockApi( () => ( {
		json: async () => [ { item_id: 4 } ],
		headers: new Headers( {
			'X-WP-Total': '13',
			'X-WP-TotalPages': '2',
		} ),
	} ) );
	expect( await createTestStore( store ).resolve.getDownloads( 2 ) ).toEqual(
		{
			items: [ { item_id: 4 } ],
			currentPage: 2,
			totalPage: 2,
			total: 13,
		}
	);
	expect( getRequestedPaths( asked ) ).toEqual( [
		'/profile/download-history?page=2',
	] );
} );

it( 'RST-017 RST-018 ACC-063 has a list of all purchases of a builder besides the paged one', async () => {
	const asked = mockApi( ( { path } ) =>
		path.includes( 'all=true' )
			? page( [ 1, 2, 3 ] )
			: page( [ 3 ], { total_page: 3 } )
	);
	const { resolve, select } = createTestStore( store );
	await resolve.getPurchases( { ...GUTENBERG, page: 3 } );
	await resolve.getAllPurchased( 'gutenberg' );
	expect( getRequestedPaths( asked ) ).toEqual( [
		'/profile/purchased-items?platform=gutenberg&itemType=all&plan=all&page=3',
		'/profile/purchased-items?platform=gutenberg&all=true',
	] );
	expect( select.getAllPurchased( 'gutenberg' ) ).toHaveLength( 3 );
	expect(
		select.getPurchases( { ...GUTENBERG, page: 3 } )?.items
	).toHaveLength( 1 );
} );

describe( 'LIB-058 a list that cannot be loaded is a failure, and never an empty list', () => {
	const LISTS = {
		getFavourites: GUTENBERG,
		getDownloads: 1,
		getPurchases: GUTENBERG,
		getAllPurchased: 'gutenberg',
	} as const;
	type Name = keyof typeof LISTS;
	const names = Object.keys( LISTS ) as Name[];

	const load = ( { resolve }: ReturnType< typeof openStore >, name: Name ) =>
		( resolve[ name ] as ( arg: unknown ) => Promise< unknown > )(
			LISTS[ name ]
		);
	const getValue = (
		{ select }: ReturnType< typeof openStore >,
		name: Name
	) => ( select[ name ] as ( arg: unknown ) => unknown )( LISTS[ name ] );
	const openStore = () => createTestStore( store );

	const FAULTS: [ unknown, string ][] = [
		[ createApiError( 429, 'too_many_requests' ), 'too_many_requests' ],
		[ createApiError( 500, 'broken' ), 'broken' ],
		[ createApiError( 401, 'not_signed_in' ), 'is_signed_failed' ],
		[ createApiError( 401, 'is_signed_failed' ), 'is_signed_failed' ],
		[ { code: 'invalid_json', message: 'No JSON.' }, 'invalid_json' ],
		[ { code: 'fetch_error', message: 'Nothing came.' }, 'fetch_error' ],
	];

	it.each(
		names.flatMap( ( name ) =>
			FAULTS.map( ( [ error, code ] ): [ Name, string, unknown ] => [
				name,
				code,
				error,
			] )
		)
	)( '%s(): %s', async ( name, code, error ) => {
		mockApi( () => {
			throw error;
		} );
		const own = openStore();
		await expect( load( own, name ) ).rejects.toMatchObject( { code } );
		expect( getValue( own, name ) ).toBeUndefined();
	} );

	it.each( [ 'getFavourites', 'getPurchases' ] as const )(
		'RST-015 RST-019 %s(): the flag means that the session has ended',
		async ( name ) => {
			mockApi( () =>
				page( [], { redirect: true, total_page: 0, total: 0 } )
			);
			const own = openStore();
			await expect( load( own, name ) ).rejects.toMatchObject( {
				code: 'is_signed_failed',
			} );
			expect( getValue( own, name ) ).toBeUndefined();
		}
	);

	it.each( [
		[
			'the code of the server',
			async () => ( { code: 'too_many_tries', message: 'No.' } ),
			'too_many_tries',
		],
		[
			'invalid_json without JSON',
			async () => {
				throw new SyntaxError( '<html>' );
			},
			'invalid_json',
		],
	] )( 'getDownloads() with headers: %s', async ( _, json, code ) => {
		apiFetch.setFetchHandler( async () => {
			throw { json };
		} );
		await expect(
			load( openStore(), 'getDownloads' )
		).rejects.toMatchObject( { code } );
	} );
} );

describe( 'a favourite', () => {
	const ADA = { id: 9, starred: [ 2, 1 ], favourites: 2 } as Profile;
	const UNMARKED = { id: 1, starred: false, favourite_count: 2 };

	it( 'changes in the profile and in every list, which is stale then', async () => {
		mockApi( () => page( [ 1, 2 ] ) );
		const { resolve, select, dispatch } = createTestStore( store );
		dispatch.receiveUser( ADA );
		await resolve.getFavourites( GUTENBERG );
		expect( select.areFavouritesStale() ).toBe( false );
		dispatch.setFavourite( UNMARKED );
		expect( select.getFavourites( GUTENBERG )?.items ).toEqual( [
			{ ...item( 1 ), ...UNMARKED },
			item( 2 ),
		] );
		expect( select.getUser() ).toMatchObject( {
			starred: [ 2 ],
			favourites: 1,
		} );
		expect( select.areFavouritesStale() ).toBe( true );
		dispatch.setFavourite( { ...UNMARKED, starred: true } );
		expect( select.getUser()?.starred ).toEqual( [ 1, 2 ] );
		dispatch.clearCollection( [ 'favourites' ] );
		expect( select.areFavouritesStale() ).toBe( false );
		expect( select.getUser()?.starred ).toEqual( [ 1, 2 ] );
	} );

	it.each( [ 'sync', 'hideNotice' ] as const )(
		'that changes during %s() stays changed, and no other one',
		async ( action ) => {
			let respond = () => {};
			const response = new Promise( ( done ) => {
				respond = () =>
					done( {
						user: { ...ADA, starred: [ 3, 2, 1 ], favourites: 3 },
						message: '',
					} );
			} );
			mockApi( () => response );
			const { select, dispatch } = createTestStore( store );
			dispatch.receiveUser( ADA );
			dispatch.setFavourite( {
				id: 2,
				starred: false,
				favourite_count: 7,
			} );
			const ended = dispatch[ action ]();
			dispatch.setFavourite( UNMARKED );
			respond();
			await ended;
			expect( select.getUser() ).toMatchObject( {
				starred: [ 3, 2 ],
				favourites: 2,
			} );
		}
	);

	it( 'keeps a later change when the response to an earlier one arrives', () => {
		const { select, dispatch } = createTestStore( store );
		dispatch.receiveUser( ADA );
		const requestId = nextRequestId();
		dispatch.setFavourite( UNMARKED );
		dispatch.setFavourite( { ...UNMARKED, starred: true }, requestId );
		expect( select.getUser()?.starred ).toEqual( [ 2 ] );
	} );

	it( 'of another account does not change the profile', () => {
		const { select, dispatch } = createTestStore( store );
		dispatch.receiveUser( ADA );
		dispatch.setFavourite( UNMARKED );
		dispatch.clear();
		expect( select.getUser() ).toBeNull();
		dispatch.receiveUser( { ...ADA, id: 8 } );
		expect( select.getUser()?.starred ).toEqual( [ 2, 1 ] );
	} );
} );

it( 'clears the given lists, or all', async () => {
	mockApi( () => page( [ 1 ] ) );
	const { resolve, select, dispatch } = createTestStore( store );
	await resolve.getFavourites( GUTENBERG );
	await resolve.getPurchases( GUTENBERG );
	await resolve.getAllPurchased( 'gutenberg' );
	mockApi( () => new Promise( () => undefined ) );
	dispatch.clearCollection( [ 'favourites' ] );
	expect( select.getFavourites( GUTENBERG ) ).toBeUndefined();
	expect( select.getPurchases( GUTENBERG )?.total ).toBe( 30 );
	dispatch.clearCollection();
	expect( select.getPurchases( GUTENBERG ) ).toBeUndefined();
	expect( select.getAllPurchased( 'gutenberg' ) ).toBeUndefined();
} );

it( 'ACC-076 has the rating of each pack, also where the hub sends it alone', () => {
	const { select, dispatch } = createTestStore( store );
	expect( select.getMyRating( 7 ) ).toBe( 0 );
	dispatch.receiveUser( {
		id: 9,
		reviews: { pack: { 7: { mine: 2, average: 4.5 }, 8: 3 } },
	} as unknown as Profile );
	expect( [ 7, 8, 9 ].map( ( id ) => select.getMyRating( id ) ) ).toEqual( [
		2, 3, 0,
	] );
	dispatch.receiveReviews( { pack: { 7: { mine: 5, average: 4.7 } } } );
	expect( [ 7, 8 ].map( ( id ) => select.getMyRating( id ) ) ).toEqual( [
		5, 3,
	] );
} );
