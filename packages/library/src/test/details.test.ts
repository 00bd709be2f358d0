import { getQueryArgs } from '@wordpress/url';
import type { ItemDetails } from '@templately/rest';
import { mockApi } from '@templately/rest/testing';
import { item, newStore } from './own-store';

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
		const asked = mockApi( ( { path } ) => details( path ? 'home' : '' ) );
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
