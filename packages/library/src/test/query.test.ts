import type { ItemsQuery } from '@templately/rest';
import { argsOfQuery, queryKey, queryOfPlace, requestOf } from '../query';

const PACKS = { platform: 'gutenberg', type: 'packs' } as const;

describe( 'a query', () => {
	it( 'has one key, however it is written', () => {
		expect( queryKey( { ...PACKS, tags: [ 21, 4 ], search: '' } ) ).toBe(
			queryKey( { tags: [ 4, 21 ], plan: 'all', page: 1, ...PACKS } )
		);
	} );

	it.each( [
		[ 'platform', { platform: 'elementor' } ],
		[ 'type', { type: 'pages' } ],
		[ 'plan', { plan: 'pro' } ],
		[ 'page', { page: 2 } ],
		[ 'search', { search: 'a' } ],
		[ 'category', { category_id: 3 } ],
		[ 'template type', { template_type_id: 3 } ],
		[ 'tags', { tags: [ 3 ] } ],
		[ 'included dependencies', { include: [ 3 ] } ],
		[ 'excluded dependencies', { exclude: [ 3 ] } ],
		[ 'free or pro', { activeFilter: 'free' } ],
		[ 'search within a filter', { include_search: true } ],
	] satisfies [ string, Partial< ItemsQuery > ][] )(
		'of another %s is another one',
		( _, change ) => {
			expect( queryKey( { ...PACKS, ...change } ) ).not.toBe(
				queryKey( PACKS )
			);
		}
	);

	it( 'asks for what is said, and always for plan and page', () => {
		expect( requestOf( PACKS ) ).toEqual( {
			...PACKS,
			plan: 'all',
			page: 1,
		} );
		expect(
			requestOf( { ...PACKS, page: 3, search: 'a', tags: [ 4 ] } )
		).toEqual( {
			...PACKS,
			plan: 'all',
			page: 3,
			search: 'a',
			tags: [ 4 ],
		} );
	} );

	it( 'comes back whole from its address', () => {
		const query = {
			...PACKS,
			plan: 'pro',
			page: 3,
			search: 'a & b',
			category_id: 5,
			template_type_id: 6,
			tags: [ 4, 21 ],
			include: [ 7 ],
			exclude: [ 8 ],
			activeFilter: 'free',
		} as const;
		const change = {
			...query,
			tags: [ ...query.tags ],
			include: [ ...query.include ],
			exclude: [ ...query.exclude ],
		};
		expect(
			queryOfPlace( 'gutenberg', 'packs', argsOfQuery( change ) )
		).toEqual( { ...change, include_search: false, filtering: false } );
	} );

	it( 'empties the arguments of what it takes back, and leaves those alone that it does not name', () => {
		expect( argsOfQuery( { search: '', page: 1 } ) ).toEqual( {
			q: '',
			paged: '',
		} );
	} );

	it.each( [
		{ paged: '0' },
		{ paged: '-2' },
		{ paged: '2.5' },
		{ plan: 'free' },
		{ category: 'x' },
		{ tags: '1,,2' },
		{ tags: [ '1' ] as unknown as string },
		{ activeFilter: 'all' },
	] )( 'takes what an address says wrongly as not said: %p', ( args ) => {
		expect( queryOfPlace( 'elementor', 'blocks', args ) ).toEqual(
			queryOfPlace( 'elementor', 'sections', {} )
		);
	} );
} );
