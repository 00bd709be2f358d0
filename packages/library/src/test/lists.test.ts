import { getQueryArgs } from '@wordpress/url';
import type { ItemsQuery } from '@templately/rest';
import { mockApi } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

describe( 'lists', () => {
	it( 'is undefined before it is loaded, and empty when there is nothing', async () => {
		mockApi( () => page( [] ) );
		const { select, resolve } = newStore();
		expect( select.getItems( QUERY ) ).toBeUndefined();
		expect( await resolve.getItems( QUERY ) ).toEqual( [] );
	} );

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

	it( 'asks once for a list and all that belongs to it', async () => {
		const asked = mockApi( () => page( [ 1 ], { total: 1 } ) );
		const { resolve } = newStore();
		await Promise.all( [
			resolve.getItems( QUERY ),
			resolve.getPage( QUERY ),
			resolve.getTotalPages( QUERY ),
		] );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'keeps the failure with the resolution, and not in the state', async () => {
		const failure = Object.assign( new Error( 'No answer.' ), {
			code: 'hub_unreachable',
		} );
		mockApi( () => failure );
		const { select, resolve } = newStore();
		await expect( resolve.getItems( QUERY ) ).rejects.toBe( failure );
		expect( select.getItems( QUERY ) ).toBeUndefined();
		expect( select.hasResolutionFailed( 'getItems', [ QUERY ] ) ).toBe(
			true
		);
	} );
} );

it( 'changed items are shown in every list', async () => {
	mockApi( () => page( [ 1, 2 ] ) );
	const { select, resolve, dispatch } = newStore();
	await resolve.getItems( QUERY );
	await resolve.getItems( { ...QUERY, page: 2 } );
	dispatch.changeItem( 1, { rating: 3.5 } );
	dispatch.changeItem( 1, { starred: true, favourite_count: 4 } );
	const changed = {
		...item( 1 ),
		rating: 3.5,
		starred: true,
		favourite_count: 4,
	};
	for ( const query of [ QUERY, { ...QUERY, page: 2 } ] ) {
		expect( select.getItems( query ) ).toEqual( [ changed, item( 2 ) ] );
	}
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
	expect( select.getPlanTotals( QUERY ) ).toBeUndefined();
	expect( select.getItems( QUERY ) ).toBeUndefined();
	expect( select.getPlatform() ).toBe( 'gutenberg' );
	await new Promise( ( done ) => setTimeout( done, 5 ) );
} );
