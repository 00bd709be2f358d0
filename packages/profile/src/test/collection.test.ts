import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import type { Item, Profile } from '@templately/rest';
import { store } from '..';

type Answer = ( path: string ) => unknown;

const asked: string[] = [];

/** A store of its own, and a server that answers by path. */
function newStore( answer: Answer ) {
	asked.length = 0;
	apiFetch.setFetchHandler( async ( { path = '', parse = true } ) => {
		asked.push(
			( path.split( '/templately/v1' )[ 1 ] ?? '' ).replace(
				'&_locale=user',
				''
			)
		);
		const body = await answer( path );
		return parse
			? body
			: {
					json: async () => body,
					headers: new Headers( {
						'X-WP-Total': '13',
						'X-WP-TotalPages': '2',
					} ),
				};
	} );
	const registry = createRegistry();
	registry.register( store );
	return {
		select: registry.select( store ),
		resolve: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}

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

describe( 'ACC-056 favourites are held per plan, platform, type and page', () => {
	const FILTERS = [
		GUTENBERG,
		{ platform: 'elementor' },
		{ ...GUTENBERG, plan: 'pro' },
		{ ...GUTENBERG, itemType: 'packs' },
		{ ...GUTENBERG, page: 2 },
	] as const;

	it( 'each with its own page and its own number of pages', async () => {
		let asking = -1;
		const { resolve, select } = newStore( () => {
			asking++;
			return page( [ 10 + asking ], {
				current_page: asking + 1,
				total_page: asking + 5,
			} );
		} );
		for ( const filter of FILTERS ) {
			await resolve.getFavourites( filter );
		}
		expect(
			FILTERS.map( ( filter ) => {
				const held = select.getFavourites( filter );
				return [
					held?.items.map( ( { id } ) => id ),
					held?.currentPage,
					held?.totalPage,
				];
			} )
		).toEqual(
			[ 0, 1, 2, 3, 4 ].map( ( at ) => [ [ 10 + at ], at + 1, at + 5 ] )
		);
	} );

	it( 'ACC-055 and what is not said is all of them', async () => {
		const { resolve, select } = newStore( () => page( [ 1 ] ) );
		await resolve.getFavourites( GUTENBERG );
		expect( asked ).toEqual( [
			'/profile/my-favourites?platform=gutenberg&itemType=all&plan=all&page=1',
		] );
		expect(
			select.getFavourites( {
				...GUTENBERG,
				itemType: 'all',
				plan: 'all',
				page: 1,
			} )?.totalPage
		).toBe( 2 );
		// Looking at it asks too: not in the middle of the next test.
		await new Promise( ( done ) => setTimeout( done ) );
	} );

	it( 'and a held page is not asked for again', async () => {
		const { resolve, dispatch } = newStore( () => page( [ 1 ] ) );
		await resolve.getFavourites( GUTENBERG );
		await resolve.getFavourites( GUTENBERG );
		expect( asked ).toHaveLength( 1 );
		dispatch.forgetCollection( [ 'favourites' ] );
		await resolve.getFavourites( GUTENBERG );
		expect( asked ).toHaveLength( 2 );
	} );
} );

it( 'RST-016 takes downloads from a bare list, and their number of pages from its headers', async () => {
	const { resolve } = newStore( () => [ { item_id: 4 } ] );
	expect( await resolve.getDownloads( 2 ) ).toEqual( {
		items: [ { item_id: 4 } ],
		currentPage: 2,
		totalPage: 2,
		total: 13,
	} );
	expect( asked ).toEqual( [ '/profile/download-history?page=2' ] );
} );

it( 'RST-017 RST-018 ACC-063 holds all that was bought for a builder beside the pages of it', async () => {
	const { resolve, select } = newStore( ( path ) =>
		path.includes( 'all=true' )
			? page( [ 1, 2, 3 ] )
			: page( [ 3 ], { total_page: 3 } )
	);
	await resolve.getPurchases( { ...GUTENBERG, page: 3 } );
	await resolve.getAllPurchased( 'gutenberg' );
	expect( asked ).toEqual( [
		'/profile/purchased-items?platform=gutenberg&itemType=all&plan=all&page=3',
		'/profile/purchased-items?platform=gutenberg&all=true',
	] );
	expect( select.getAllPurchased( 'gutenberg' ) ).toHaveLength( 3 );
	expect( select.getAllPurchased( 'elementor' ) ).toBeUndefined();
	expect(
		select.getPurchases( { ...GUTENBERG, page: 3 } )?.items
	).toHaveLength( 1 );
} );

describe( 'LIB-058 a list that could not be had is a failure, and never an empty list', () => {
	const LISTS = {
		favourites: ( { resolve }: ReturnType< typeof newStore > ) =>
			resolve.getFavourites( GUTENBERG ),
		downloads: ( { resolve }: ReturnType< typeof newStore > ) =>
			resolve.getDownloads( 1 ),
		purchases: ( { resolve }: ReturnType< typeof newStore > ) =>
			resolve.getPurchases( GUTENBERG ),
		'all purchases': ( { resolve }: ReturnType< typeof newStore > ) =>
			resolve.getAllPurchased( 'gutenberg' ),
	};
	const refusal = ( status: number, code = `code_${ status }` ) => ( {
		code,
		message: 'No.',
		data: { status },
	} );
	const FAULTS: [ string, unknown, string ][] = [
		...[ 403, 404, 409, 422, 429, 500 ].map(
			( status ): [ string, unknown, string ] => [
				String( status ),
				refusal( status ),
				`code_${ status }`,
			]
		),
		[
			'401 not_signed_in',
			refusal( 401, 'not_signed_in' ),
			'is_signed_failed',
		],
		[
			'401 is_signed_failed',
			refusal( 401, 'is_signed_failed' ),
			'is_signed_failed',
		],
		[
			'HTML',
			{ code: 'invalid_json', message: 'No JSON.' },
			'invalid_json',
		],
		[
			'nothing',
			{ code: 'fetch_error', message: 'Nothing came.' },
			'fetch_error',
		],
	];

	for ( const [ name, ask ] of Object.entries( LISTS ) ) {
		it.each( FAULTS )( `${ name }: %s`, async ( _, thrown, code ) => {
			const own = newStore( () => {
				throw thrown;
			} );
			await expect( ask( own ) ).rejects.toMatchObject( { code } );
			expect( own.select.getFavourites( GUTENBERG ) ).toBeUndefined();
			expect( own.select.getDownloads( 1 ) ).toBeUndefined();
			expect( own.select.getPurchases( GUTENBERG ) ).toBeUndefined();
			expect( own.select.getAllPurchased( 'gutenberg' ) ).toBeUndefined();
		} );
	}

	it( 'RST-015 RST-019 the flag means that the session has ended', async () => {
		const own = newStore( () =>
			page( [], { redirect: true, total_page: 0, total: 0 } )
		);
		for ( const name of [ 'favourites', 'purchases' ] as const ) {
			await expect( LISTS[ name ]( own ) ).rejects.toMatchObject( {
				code: 'is_signed_failed',
			} );
		}
		expect( own.select.getFavourites( GUTENBERG ) ).toBeUndefined();
	} );

	it( 'a refusal of what is read with its headers is told as it came', async () => {
		const own = newStore( () => undefined );
		apiFetch.setFetchHandler( async () => {
			throw { json: async () => refusal( 429, 'too_many_tries' ) };
		} );
		await expect( LISTS.downloads( own ) ).rejects.toMatchObject( {
			code: 'too_many_tries',
		} );
		apiFetch.setFetchHandler( async () => {
			throw {
				json: async () => {
					throw new SyntaxError( '<html>' );
				},
			};
		} );
		own.dispatch.forgetCollection();
		await expect( LISTS.downloads( own ) ).rejects.toMatchObject( {
			code: 'invalid_json',
		} );
	} );
} );

it( 'changes a favourite wherever it stands, in lists and in the profile', async () => {
	const { resolve, select, dispatch } = newStore( () => page( [ 1, 2 ] ) );
	dispatch.receiveUser( {
		id: 9,
		starred: [ 2, 1 ],
		favourites: 2,
	} as Profile );
	await resolve.getFavourites( GUTENBERG );
	await resolve.getFavourites( { platform: 'elementor' } );
	expect( select.areFavouritesStale() ).toBe( false );
	dispatch.receiveStar( { id: 1, starred: false, favourite_count: 2 } );
	for ( const platform of [ 'gutenberg', 'elementor' ] as const ) {
		expect(
			select
				.getFavourites( { platform } )
				?.items.map( ( one ) => [ one.starred, one.favourite_count ] )
		).toEqual( [
			[ false, 2 ],
			[ true, 3 ],
		] );
	}
	expect( [
		select.getUser()?.starred,
		select.getUser()?.favourites,
	] ).toEqual( [ [ 2 ], 1 ] );
	expect( select.areFavouritesStale() ).toBe( true );
	dispatch.receiveStar( { id: 1, starred: true, favourite_count: 3 } );
	expect( select.getUser()?.starred ).toEqual( [ 1, 2 ] );
} );

describe( 'what was changed of a favourite since something was asked stays', () => {
	const CHANGED = { id: 1, starred: false, favourite_count: 2 };

	/** What was asked is answered after a favourite was changed, and another before. */
	async function answerAfterChange(
		ask: ( own: ReturnType< typeof newStore > ) => Promise< unknown >,
		answer: unknown
	) {
		let beAsked = () => {};
		const isAsked = new Promise< void >( ( done ) => ( beAsked = done ) );
		let answerLate = () => {};
		const late = new Promise( ( done ) => {
			answerLate = () => done( answer );
		} );
		const own = newStore( ( path ) => {
			// A test before looked at its user, which is asked for in the middle of this one.
			if ( path.includes( '/is-signed' ) ) {
				return { user: null };
			}
			beAsked();
			return late;
		} );
		own.dispatch.receiveUser( {
			id: 9,
			starred: [ 2, 1 ],
			favourites: 2,
		} as Profile );
		own.dispatch.receiveStar( {
			id: 2,
			starred: false,
			favourite_count: 7,
		} );
		const asking = ask( own );
		await isAsked;
		own.dispatch.receiveStar( CHANGED );
		answerLate();
		await asking;
		return own.select;
	}

	it( 'in a list, which is the newer one about others', async () => {
		const select = await answerAfterChange(
			( { resolve } ) => resolve.getFavourites( GUTENBERG ),
			page( [ 1, 2 ] )
		);
		expect( select.getFavourites( GUTENBERG )?.items ).toEqual( [
			CHANGED,
			item( 2 ),
		] );
	} );

	it.each< [ string, ( own: ReturnType< typeof newStore > ) => unknown ] >( [
		[ 'synchronised', ( { dispatch } ) => dispatch.sync() ],
		[ 'rid of its notice', ( { dispatch } ) => dispatch.hideNotice() ],
	] )( 'in a profile that is %s', async ( _, ask ) => {
		const select = await answerAfterChange( async ( own ) => ask( own ), {
			user: { id: 9, starred: [ 3, 2, 1 ], favourites: 3 },
			message: '',
		} );
		expect( select.getUser() ).toMatchObject( {
			starred: [ 3, 2 ],
			favourites: 2,
		} );
	} );
} );

it( 'an answer to another account is dropped, of the list that was forgotten alone', async () => {
	let answerLate = () => {};
	const { resolve, select, dispatch } = newStore( ( path ) =>
		path.includes( 'favourites' )
			? new Promise( ( done ) => {
					answerLate = () => done( page( [ 1 ] ) );
				} )
			: page( [ 2 ] )
	);
	const asking = resolve.getFavourites( GUTENBERG );
	await new Promise( ( done ) => setTimeout( done ) );
	await resolve.getPurchases( GUTENBERG );
	dispatch.forgetCollection( [ 'favourites' ] );
	answerLate();
	await asking;
	expect( select.getFavourites( GUTENBERG ) ).toBeUndefined();
	expect( select.getPurchases( GUTENBERG )?.total ).toBe( 30 );
	dispatch.forgetCollection();
	expect( select.getPurchases( GUTENBERG ) ).toBeUndefined();
} );

it( 'ACC-076 holds my rating of each pack, and reads a bare one too', () => {
	const { select, dispatch } = newStore( () => undefined );
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
