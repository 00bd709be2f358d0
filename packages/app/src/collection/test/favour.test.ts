import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Item, Profile } from '@templately/rest';
import type { Host } from '../../host';
import { keepPromise, toggleFavourite } from '../favour';

const QUERY = { platform: 'gutenberg', type: 'packs' } as const;

const PACK = {
	id: 7,
	type: 'packs',
	slug: 'a-pack',
	starred: false,
	favourite_count: 3,
} as Item;

const sent: unknown[] = [];

/** The app around an item, with a server that answers a change, and somebody or nobody signed in. */
function around(
	answer: () => unknown,
	user: Partial< Profile > | null = { id: 1, starred: [], favourites: 0 }
) {
	sent.length = 0;
	apiFetch.setFetchHandler( async ( { path = '', data } ) => {
		if ( path.includes( '/is-signed' ) ) {
			return { user };
		}
		if ( ! path.includes( '/items/favourite' ) ) {
			// A list that is asked for meanwhile is not what this is about.
			return new Promise( () => {} );
		}
		sent.push( data );
		return answer();
	} );
	const registry = createRegistry();
	registry.register( libraryStore );
	registry.register( profileStore );
	registry.dispatch( libraryStore ).receivePage( QUERY, {
		items: [ PACK ],
		current_page: 1,
		total_page: 1,
		total: 1,
		total_is_capped: false,
		plan_totals: {},
		stale: false,
	} );
	const fail = jest.fn();
	const navigate = jest.fn();
	const host = {
		history: {
			getPlace: () => ( { path: '/gutenberg/packs', search: 'q=warm' } ),
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
	const { app, now } = around(
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
	const { app } = around( () => data( true, 4 ) );
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
		const { app, now, fail } = around( () => {
			throw refusal;
		} );
		await toggleFavourite( app, PACK );
		expect( now() ).toEqual( [ false, 3 ] );
		expect( fail.mock.calls ).toEqual( [ [ refusal ] ] );
	}
);

it( 'a second click while the first is on its way says nothing new', async () => {
	const { app, now } = around( () => data( true, 4 ) );
	await Promise.all( [
		toggleFavourite( app, PACK ),
		toggleFavourite( app, PACK ),
	] );
	expect( sent ).toHaveLength( 1 );
	expect( now() ).toEqual( [ true, 4 ] );
} );

it( 'LIB-056 leads a visitor to sign-in, and back to where they are', async () => {
	const { app, now, navigate } = around( () => undefined, null );
	await toggleFavourite( app, PACK );
	expect( navigate.mock.calls ).toEqual( [
		[ '/sign-in?redirect-to=gutenberg%2Fpacks%3Fq%3Dwarm' ],
	] );
	expect( sent ).toEqual( [] );
	expect( now() ).toEqual( [ false, 3 ] );
} );

it( 'marks what a visitor wanted once they are signed in, and once only', async () => {
	const visitor = around( () => undefined, null );
	await toggleFavourite( visitor.app, PACK );
	const { app } = around( () => data( true, 4 ) );
	await keepPromise( app );
	await keepPromise( app );
	expect( sent ).toEqual( [ { action: 'do', id: 7, itemType: 'packs' } ] );
} );

it( 'forgets what was wanted when too much time has gone by', async () => {
	const visitor = around( () => undefined, null );
	await toggleFavourite( visitor.app, PACK );
	const later = Date.now() + 16 * 60 * 1000;
	const clock = jest.spyOn( Date, 'now' ).mockReturnValue( later );
	const { app } = around( () => data( true, 4 ) );
	await keepPromise( app );
	clock.mockRestore();
	expect( sent ).toEqual( [] );
} );

it( 'leads to sign-in who was signed out in another tab', async () => {
	const { app, now, navigate, fail } = around( () => {
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
