import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { type Item, setCurrentAccount, type Profile } from '@templately/rest';
import type { Host } from '../../shell/host';
import { applyPendingFavourite, toggleFavourite } from '../favourite-button';

const QUERY = { platform: 'gutenberg', type: 'packs' } as const;

const PACK = {
	id: 7,
	type: 'packs',
	slug: 'a-pack',
	starred: false,
	favourite_count: 3,
} as Item;

const LIST = {
	items: [ PACK ],
	current_page: 1,
	total_page: 1,
	total: 1,
	total_is_capped: false,
	plan_totals: {},
	stale: false,
};

/** The list that the server sends. */
let list = LIST;

const sent: unknown[] = [];

/** App services around an item, with a server that answers a change, signed in or out. */
async function around(
	answer: () => unknown,
	user: Partial< Profile > | null = { id: 1, starred: [], favourites: 0 }
) {
	sent.length = 0;
	list = LIST;
	apiFetch.setFetchHandler( async ( { path = '', data } ) => {
		if ( path.includes( '/is-signed' ) ) {
			return { user };
		}
		if ( path.includes( '/items?' ) ) {
			return list;
		}
		if ( ! path.includes( '/items/favourite' ) ) {
			return new Promise( () => {} );
		}
		sent.push( data );
		return answer();
	} );
	const registry = createRegistry();
	registry.register( libraryStore );
	registry.register( profileStore );
	setCurrentAccount( () => registry.select( profileStore ).getUser()?.id );
	await registry.resolveSelect( libraryStore ).getItems( QUERY );
	const fail = jest.fn();
	const navigate = jest.fn();
	const host = {
		history: {
			getLocation: () => ( {
				path: '/gutenberg/packs',
				search: 'q=warm',
			} ),
			navigate,
		},
	} as unknown as Host;
	const now = () => {
		const item = registry.select( libraryStore ).getItems( QUERY )?.[ 0 ];
		return [ item?.starred, item?.favourite_count ];
	};
	return { app: { registry, host, fail }, now, fail, navigate };
}

const settled = () => new Promise( ( done ) => setTimeout( done ) );
const data = ( starred: boolean, count: number ) => ( {
	status: 'success',
	data: { id: 7, starred, favourite_count: count },
} );

beforeEach( () => window.sessionStorage.clear() );

it( 'LIB-055 flips the mark and changes the count by one at once, then says what the hub counts', async () => {
	let answer: ( said: unknown ) => void = () => {};
	const { app, now } = await around(
		() => new Promise( ( done ) => ( answer = done ) )
	);
	const toggling = toggleFavourite( app, PACK );
	await settled();
	expect( now() ).toEqual( [ true, 4 ] );
	answer( data( true, 9 ) );
	await toggling;
	expect( now() ).toEqual( [ true, 9 ] );
	const back = toggleFavourite( app, {
		...PACK,
		starred: true,
		favourite_count: 9,
	} );
	await settled();
	expect( now() ).toEqual( [ false, 8 ] );
	answer( data( false, 8 ) );
	await back;
} );

it( 'LIB-057 says do to mark and undo to take the mark away', async () => {
	const { app } = await around( () => data( true, 4 ) );
	await toggleFavourite( app, PACK );
	await toggleFavourite( app, { ...PACK, starred: true } );
	expect( sent ).toEqual( [
		{ action: 'do', id: 7, itemType: 'packs' },
		{ action: 'undo', id: 7, itemType: 'packs' },
	] );
} );

it.each( [ 403, 404, 409, 422, 429, 500, 0 ] )(
	'flips back and says why where it is refused with %d',
	async ( status ) => {
		const refusal = { code: 'no', message: 'No.', data: { status } };
		const { app, now, fail } = await around( () => {
			throw refusal;
		} );
		await toggleFavourite( app, PACK );
		expect( now() ).toEqual( [ false, 3 ] );
		expect( fail.mock.calls ).toEqual( [ [ refusal ] ] );
	}
);

it( 'a second click while the first is on its way says nothing new', async () => {
	const { app, now } = await around( () => data( true, 4 ) );
	await Promise.all( [
		toggleFavourite( app, PACK ),
		toggleFavourite( app, PACK ),
	] );
	expect( sent ).toHaveLength( 1 );
	expect( now() ).toEqual( [ true, 4 ] );
} );

describe( 'what is wanted last counts', () => {
	const refusal = { code: 'no', message: 'No.', data: { status: 500 } };
	const MARKED = { ...PACK, starred: true, favourite_count: 4 };

	/** Marks the item and takes the mark away again, before the hub has answered: its answers, in their order. */
	async function changeMind( ...answers: unknown[] ) {
		const waiting: ( () => void )[] = [];
		const own = await around(
			() =>
				new Promise( ( done, refuse ) => {
					const answer = answers[ waiting.length ];
					waiting.push( () =>
						( answer === refusal ? refuse : done )( answer )
					);
				} )
		);
		const first = toggleFavourite( own.app, PACK );
		await settled();
		expect( own.now() ).toEqual( [ true, 4 ] );
		await toggleFavourite( own.app, MARKED );
		expect( own.now() ).toEqual( [ false, 3 ] );
		// One after the other, so that the hub has the last one last.
		expect( sent ).toHaveLength( 1 );
		return {
			...own,
			answer: async () => {
				waiting.at( -1 )?.();
				await settled();
			},
			first,
		};
	}

	const ASKED = [
		{ action: 'do', id: 7, itemType: 'packs' },
		{ action: 'undo', id: 7, itemType: 'packs' },
	];

	it( 'and is not undone by the answer to what was wanted before', async () => {
		const { now, answer, first, app } = await changeMind(
			data( true, 9 ),
			data( false, 8 )
		);
		await answer();
		expect( now()[ 0 ] ).toBe( false );
		expect( sent ).toEqual( ASKED );
		await answer();
		await first;
		expect( now() ).toEqual( [ false, 8 ] );
		expect(
			app.registry.select( profileStore ).getUser()?.favourites
		).toBe( 0 );
	} );

	it( 'also where what was wanted before fails, of which nothing is said', async () => {
		const { now, answer, first, fail } = await changeMind(
			refusal,
			data( false, 3 )
		);
		await answer();
		await answer();
		await first;
		expect( sent ).toEqual( ASKED );
		expect( now() ).toEqual( [ false, 3 ] );
		expect( fail ).not.toHaveBeenCalled();
	} );

	it( 'and where it fails, it is again what the hub said before', async () => {
		const { now, answer, first, fail, app } = await changeMind(
			data( true, 9 ),
			refusal
		);
		await answer();
		await answer();
		await first;
		expect( now() ).toEqual( [ true, 9 ] );
		expect( fail.mock.calls ).toEqual( [ [ refusal ] ] );
		expect(
			app.registry.select( profileStore ).getUser()?.starred
		).toEqual( [ 7 ] );
	} );

	it( 'a third time too, which says what is on its way already', async () => {
		const { now, answer, first, app } = await changeMind( data( true, 9 ) );
		await toggleFavourite( app, PACK );
		await answer();
		await first;
		expect( sent ).toEqual( ASKED.slice( 0, 1 ) );
		expect( now() ).toEqual( [ true, 9 ] );
	} );
} );

it( 'what somebody takes away meanwhile stays so when the mark that they wanted as a visitor arrives', async () => {
	const visitor = await around( () => undefined, null );
	await toggleFavourite( visitor.app, PACK );
	let arrive: ( said: unknown ) => void = () => {};
	const { app, now } = await around( () =>
		sent.length === 1
			? new Promise( ( done ) => ( arrive = done ) )
			: data( false, 3 )
	);
	const promised = applyPendingFavourite( app );
	await settled();
	await toggleFavourite( app, { ...PACK, starred: true } );
	const clear = jest.spyOn( app.registry.dispatch( libraryStore ), 'clear' );
	clear.mockImplementation( () => undefined as never );
	arrive( data( true, 4 ) );
	await promised;
	expect( now() ).toEqual( [ false, 3 ] );
} );

describe( 'for who came meanwhile', () => {
	const BEFORE = { ...PACK, favourite_count: 8 };

	/** The user marks the item and signs out; another user is signed in when the response comes. */
	async function marked( said: () => unknown ) {
		let arrive: () => void = () => {};
		const own = await around( async () => {
			if ( sent.length > 1 ) {
				return data( true, 9 );
			}
			await new Promise< void >( ( done ) => ( arrive = done ) );
			return said();
		} );
		const { registry } = own.app;
		const marking = toggleFavourite( own.app, PACK );
		await settled();
		expect( own.now() ).toEqual( [ true, 4 ] );
		return {
			...own,
			starred: () => registry.select( profileStore ).getUser()?.starred,
			change: async () => {
				registry.dispatch( profileStore ).clear();
				registry.dispatch( libraryStore ).clear();
				registry.dispatch( profileStore ).receiveUser( {
					id: 2,
					starred: [ 5 ],
					favourites: 1,
				} as Profile );
				list = { ...LIST, items: [ BEFORE ] };
				await registry.resolveSelect( libraryStore ).getItems( QUERY );
			},
			answer: async () => {
				arrive();
				await marking;
			},
		};
	}

	const refuse = ( code: string, status: number ) => () => {
		throw { code, message: 'No.', data: { status } };
	};

	it.each( [
		[ 'said', () => data( true, 4 ) ],
		[ 'refused', refuse( 'no', 500 ) ],
		[ 'nobody’s any more', refuse( 'not_signed_in', 401 ) ],
	] )(
		'nothing is marked: what the other one wanted is %s',
		async ( _, said ) => {
			const { now, starred, change, answer, navigate } =
				await marked( said );
			await change();
			await answer();
			expect( now() ).toEqual( [ false, 8 ] );
			expect( starred() ).toEqual( [ 5 ] );
			expect( navigate ).not.toHaveBeenCalled();
		}
	);

	it( 'nothing is asked for that the other one wanted last', async () => {
		const { app, now, starred, change, answer } = await marked( () =>
			data( true, 4 )
		);
		await toggleFavourite( app, { ...PACK, starred: true } );
		await change();
		await answer();
		expect( sent ).toHaveLength( 1 );
		expect( now() ).toEqual( [ false, 8 ] );
		expect( starred() ).toEqual( [ 5 ] );
	} );

	it( 'what they mark is theirs, at once', async () => {
		const { app, now, starred, change, answer } = await marked( () =>
			data( true, 4 )
		);
		await change();
		await toggleFavourite( app, BEFORE );
		expect( now() ).toEqual( [ true, 9 ] );
		await answer();
		expect( sent ).toHaveLength( 2 );
		expect( now() ).toEqual( [ true, 9 ] );
		expect( starred() ).toEqual( [ 7, 5 ] );
	} );
} );

it( 'LIB-056 leads a visitor to sign-in, and back to where they are', async () => {
	const { app, now, navigate } = await around( () => undefined, null );
	await toggleFavourite( app, PACK );
	expect( navigate.mock.calls ).toEqual( [
		[ '/sign-in?redirect-to=gutenberg%2Fpacks%3Fq%3Dwarm' ],
	] );
	expect( sent ).toEqual( [] );
	expect( now() ).toEqual( [ false, 3 ] );
} );

it( 'marks what a visitor wanted once they are signed in, and once only', async () => {
	const visitor = await around( () => undefined, null );
	await toggleFavourite( visitor.app, PACK );
	const { app } = await around( () => data( true, 4 ) );
	await applyPendingFavourite( app );
	await applyPendingFavourite( app );
	expect( sent ).toEqual( [ { action: 'do', id: 7, itemType: 'packs' } ] );
} );

it( 'forgets what was wanted when too much time has gone by', async () => {
	const visitor = await around( () => undefined, null );
	await toggleFavourite( visitor.app, PACK );
	const later = Date.now() + 16 * 60 * 1000;
	const clock = jest.spyOn( Date, 'now' ).mockReturnValue( later );
	const { app } = await around( () => data( true, 4 ) );
	await applyPendingFavourite( app );
	clock.mockRestore();
	expect( sent ).toEqual( [] );
} );

it( 'leads to sign-in who was signed out in another tab', async () => {
	const { app, now, navigate, fail } = await around( () => {
		throw {
			code: 'not_signed_in',
			message: 'Please sign in first.',
			data: { status: 401 },
		};
	} );
	await toggleFavourite( app, PACK );
	expect( navigate ).toHaveBeenCalledTimes( 1 );
	expect( fail ).not.toHaveBeenCalled();
	expect( now() ).toEqual( [ false, 3 ] );
	expect( app.registry.select( profileStore ).getUser() ).toBeNull();
} );
