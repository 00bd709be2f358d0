import apiFetch from '@wordpress/api-fetch';
import { getQueryArgs } from '@wordpress/url';
import type { ItemsQuery } from '@templately/rest';
import { serve } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

describe( 'lists', () => {
	it( 'is undefined before it is loaded, and empty when there is nothing', async () => {
		serve( () => page( [] ) );
		const { select, resolve } = newStore();
		expect( select.getItems( QUERY ) ).toBeUndefined();
		expect( await resolve.getItems( QUERY ) ).toEqual( [] );
	} );

	it( 'LIB-059 reuses a page that it holds, unless a refresh is asked for', async () => {
		const asked = serve( ( { path } ) =>
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
		serve( ( { path } ) => {
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
		const asked = serve( () => page( [] ) );
		const { select, resolve } = newStore();
		expect( select.getCurrentPage( QUERY ) ).toBe( 1 );
		await resolve.getItems( QUERY );
		expect( getQueryArgs( asked[ 0 ]?.path ?? '' ).page ).toBe( '1' );
	} );

	it( 'LIB-075 has 0 pages before it knows better', () => {
		serve( () => page( [] ) );
		expect( newStore().select.getTotalPages( QUERY ) ).toBe( 0 );
	} );

	it( 'asks once for a list and all that belongs to it', async () => {
		const asked = serve( () => page( [ 1 ], { total: 1 } ) );
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
		serve( () => failure );
		const { select, resolve } = newStore();
		await expect( resolve.getItems( QUERY ) ).rejects.toBe( failure );
		expect( select.getItems( QUERY ) ).toBeUndefined();
		expect( select.hasResolutionFailed( 'getItems', [ QUERY ] ) ).toBe(
			true
		);
	} );
} );

describe( 'answers that come late', () => {
	/** The site's API, whose answers wait to be let go, each by its number. */
	function serveLater() {
		const letGo: ( ( body: unknown ) => void )[] = [];
		apiFetch.setFetchHandler(
			() => new Promise( ( resolve ) => letGo.push( resolve ) )
		);
		return letGo;
	}
	const asked = async ( letGo: unknown[], count: number ) => {
		while ( letGo.length < count ) {
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
	};
	const invalidate = ( dispatch: unknown, name: string, args: unknown[] ) =>
		(
			dispatch as Record< string, ( ...given: unknown[] ) => void >
		 ).invalidateResolution?.( name, args );

	it( 'never take the place of the answer to a later question', async () => {
		const letGo = serveLater();
		const { select, resolve, dispatch } = newStore();
		const first = resolve.getItems( QUERY );
		await asked( letGo, 1 );
		invalidate( dispatch, 'getItems', [ QUERY ] );
		const second = resolve.getItems( QUERY );
		await asked( letGo, 2 );
		letGo[ 1 ]?.( {
			...page( [] ),
			items: [ { ...item( 1 ), downloads: 2 } ],
			total: 2,
		} );
		await second;
		letGo[ 0 ]?.( {
			...page( [] ),
			items: [ { ...item( 1 ), downloads: 1 }, item( 3 ) ],
			total: 1,
		} );
		await first;
		expect( select.getItems( QUERY ) ).toEqual( [
			{ ...item( 1 ), downloads: 2 },
		] );
		expect( select.getPage( QUERY )?.total ).toBe( 2 );
	} );

	it( 'know nothing of what has become of an item since they were asked for, held or not', async () => {
		const letGo = serveLater();
		const { select, resolve, dispatch } = newStore();
		const marked = { starred: true, favourite_count: 4 };
		const asking = resolve.getItems( QUERY );
		await asked( letGo, 1 );
		dispatch.receiveChange( 1, { rating: 3.5 } );
		dispatch.receiveChange( 1, marked );
		const unmarked = { starred: false, favourite_count: 3 };
		letGo[ 0 ]?.( {
			...page( [] ),
			items: [
				{ ...item( 1 ), ...unmarked, rating: 5 },
				{ ...item( 2 ), ...unmarked },
			],
		} );
		await asking;
		expect( select.getItems( QUERY ) ).toEqual( [
			{ ...item( 1 ), ...marked, rating: 3.5 },
			{ ...item( 2 ), ...unmarked },
		] );

		// What is asked for later knows better.
		invalidate( dispatch, 'getItems', [ QUERY ] );
		const anew = resolve.getItems( QUERY );
		await asked( letGo, 2 );
		letGo[ 1 ]?.( {
			...page( [] ),
			items: [ { ...item( 1 ), ...unmarked } ],
		} );
		await anew;
		expect( select.getItems( QUERY ) ).toEqual( [
			{ ...item( 1 ), ...unmarked },
		] );
	} );

	it( 'bring nothing back of an account that was left', async () => {
		const letGo = serveLater();
		const { select, resolve, dispatch } = newStore();
		const early = resolve.getItems( QUERY );
		await asked( letGo, 1 );
		letGo[ 0 ]?.( page( [ 1 ] ) );
		await early;
		const other: ItemsQuery = { ...QUERY, page: 2 };
		const late = resolve.getItems( other );
		await asked( letGo, 2 );
		dispatch.setPlatform( 'gutenberg' );

		dispatch.clear();
		expect( select.getItems( QUERY ) ).toBeUndefined();
		expect( select.getPlatform() ).toBe( 'gutenberg' );
		letGo[ 1 ]?.( page( [ 2 ] ) );
		await late;
		expect( select.getItems( other ) ).toBeUndefined();

		const anew = resolve.getItems( QUERY );
		await asked( letGo, 3 );
		letGo[ 2 ]?.( page( [ 4 ] ) );
		await anew;
		expect( select.getItems( QUERY )?.map( ( { id } ) => id ) ).toEqual( [
			4,
		] );
	} );
} );
