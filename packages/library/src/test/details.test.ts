import { getQueryArgs } from '@wordpress/url';
import type { ItemDetails } from '@templately/rest';
import { serve } from '@templately/rest/testing';
import { item, newStore, page, QUERY } from './own-store';

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
		const asked = serve( ( { path } ) => details( path ? 'home' : '' ) );
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
		expect( select.getItem( 'elementor', 'pages', 'home' ) ).toBeDefined();
		expect( asked ).toHaveLength( 2 );
	} );

	it( 'ITM-011 of blocks are read from the sections', async () => {
		const asked = serve( () => details( 'hero' ) );
		const { select, resolve } = newStore();
		await resolve.getItem( 'gutenberg', 'blocks', 'hero' );
		expect( getQueryArgs( asked.at( -1 )?.path ?? '' ).type ).toBe(
			'sections'
		);
		expect( select.getItem( 'gutenberg', 'sections', 'hero' ) ).toEqual(
			details( 'hero' )
		);
	} );

	it( 'share their records with the lists: each item is there once', async () => {
		const pack = {
			...item( 9 ),
			slug: 'vesper',
			favourite_count: 1,
			items: [ item( 1 ) ],
		} as unknown as NonNullable< ItemDetails[ 'pack' ] >;
		serve( ( { path } ) =>
			path.includes( '/items/' )
				? details( 'home', {
						name: 'Home',
						description: 'Told',
						items: [ item( 1 ), item( 2 ) ],
						pack,
					} )
				: page( [ 1, 2, 5, 9 ] )
		);
		const { select, resolve, dispatch } = newStore();
		await resolve.getItem( 'gutenberg', 'pages', 'home' );
		const before = select.getItem( 'gutenberg', 'pages', 'home' );
		expect( before?.pack?.items ).toEqual( [ item( 1 ) ] );
		expect( select.getItem( 'gutenberg', 'pages', 'home' ) ).toBe( before );

		const newer = page( [] );
		newer.items = [
			{ ...item( 2 ), favourite_count: 7 },
			{ ...item( 5 ), name: 'Home, renamed' },
			{ ...item( 9 ), favourite_count: 3 },
		];
		dispatch.receivePage( QUERY, newer );
		const after = select.getItem( 'gutenberg', 'pages', 'home' );
		expect( after?.name ).toBe( 'Home, renamed' );
		expect( after?.description ).toBe( 'Told' );
		expect(
			after?.items.map( ( child ) => child.favourite_count )
		).toEqual( [ undefined, 7 ] );
		expect( after?.pack?.favourite_count ).toBe( 3 );
		expect( after?.pack?.items ).toEqual( [ item( 1 ) ] );
	} );
} );
