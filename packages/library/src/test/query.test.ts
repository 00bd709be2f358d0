import type { ItemsQuery } from '@templately/rest';
import {
	fromUrlArgs,
	getQueryKey,
	getRequiredTerms,
	toRequest,
	toUrlArgs,
} from '../query';
import {
	areEqual,
	getFilter,
	getPluginFilterState,
	getSharedPluginFilterState,
	NO_FILTER,
	toggleAllPlugins,
	togglePlugin,
	togglePrice,
} from '../filter';

const TERMS = {
	categories: [
		{ id: 4, name: 'Shops', slug: 'shops' },
		{ id: 5, name: 'Food', slug: 'food' },
	],
	templateTypes: [ { id: 6, name: 'Home', slug: 'home' } ],
};

const PACKS = { platform: 'gutenberg', type: 'packs' } as const;

describe( 'a query', () => {
	it( 'has one key, however it is written', () => {
		expect( getQueryKey( { ...PACKS, tags: [ 21, 4 ], search: '' } ) ).toBe(
			getQueryKey( { tags: [ 4, 21 ], plan: 'all', page: 1, ...PACKS } )
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
			expect( getQueryKey( { ...PACKS, ...change } ) ).not.toBe(
				getQueryKey( PACKS )
			);
		}
	);

	it( 'requests the arguments that are not defaults, and always plan and page', () => {
		expect( toRequest( PACKS ) ).toEqual( {
			...PACKS,
			plan: 'all',
			page: 1,
		} );
		expect( toRequest( { ...PACKS, page: 3, search: 'a' } ) ).toEqual( {
			...PACKS,
			plan: 'all',
			page: 3,
			search: 'a',
		} );
	} );

	it( 'RST-026 says that it is filtered, and that the search counts', () => {
		const filtered = { ...PACKS, plan: 'all', page: 1, filtering: true };
		expect( toRequest( { ...PACKS, tags: [ 4 ] } ) ).toEqual( {
			...filtered,
			tags: [ 4 ],
			include_search: false,
		} );
		expect(
			toRequest( { ...PACKS, activeFilter: 'pro', search: 'a' } )
		).toEqual( {
			...filtered,
			activeFilter: 'pro',
			search: 'a',
			include_search: true,
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
			fromUrlArgs(
				'gutenberg',
				'packs',
				toUrlArgs( change, TERMS ),
				TERMS
			)
		).toEqual( { ...change, include_search: false, filtering: false } );
	} );

	it( 'LIB-049 names category and template type by their slugs', () => {
		expect(
			toUrlArgs( { category_id: 5, template_type_id: 6 }, TERMS )
		).toEqual( { category: 'food', templateType: 'home' } );
		expect( toUrlArgs( { category_id: 0 }, TERMS ) ).toEqual( {
			category: '',
		} );
	} );

	it( 'LIB-050 writes all where it finds no slug', () => {
		expect(
			toUrlArgs( { category_id: 77, template_type_id: 5 }, TERMS )
		).toEqual( { category: 'all', templateType: 'all' } );
		expect( toUrlArgs( { category_id: 5 } ) ).toEqual( {
			category: 'all',
		} );
	} );

	it( 'LIB-043 takes a link to one tag for a list of one', () => {
		expect(
			fromUrlArgs( 'gutenberg', 'pages', { tag_id: '21' } ).tags
		).toEqual( [ 21 ] );
	} );

	it( 'waits for the lists that its address speaks of, and for no other', () => {
		expect( getRequiredTerms( { category: 'food' } ) ).toEqual( [
			'categories',
		] );
		expect( getRequiredTerms( { templateType: 'home' } ) ).toEqual( [
			'templateTypes',
		] );
		expect(
			getRequiredTerms( {
				category: 'all',
				templateType: 'all',
				tags: '4',
			} )
		).toEqual( [] );
	} );

	it( 'empties the arguments of what it takes back, and leaves those alone that it does not name', () => {
		expect( toUrlArgs( { search: '', page: 1 } ) ).toEqual( {
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
		{ category: '5' },
		{ tags: '1,,2' },
		{ tags: [ '1' ] as unknown as string },
		{ activeFilter: 'all' },
	] )(
		'takes what an address says wrongly as not getNonDefaultArgs: %p',
		( args ) => {
			expect( fromUrlArgs( 'elementor', 'blocks', args ) ).toEqual(
				fromUrlArgs( 'elementor', 'sections', {} )
			);
		}
	);
} );

describe( 'The filter', () => {
	it( 'LIB-051 holds type, category, tags, dependencies and what they cost', () => {
		expect( NO_FILTER ).toEqual( {
			category_id: 0,
			template_type_id: 0,
			tags: [],
			include: [],
			exclude: [],
			activeFilter: '',
		} );
		expect(
			getFilter( { category_id: 3, tags: [ 4 ], search: 'a', page: 2 } )
		).toEqual( { ...NO_FILTER, category_id: 3, tags: [ 4 ] } );
	} );

	it( 'is the same filter in whatever order it was put together', () => {
		const filter = { ...NO_FILTER, tags: [ 1, 2 ], include: [ 3 ] };
		expect( areEqual( filter, { ...filter, tags: [ 2, 1 ] } ) ).toBe(
			true
		);
		expect( areEqual( filter, { ...filter, tags: [ 1 ] } ) ).toBe( false );
		expect(
			areEqual( filter, { ...filter, include: [], exclude: [ 3 ] } )
		).toBe( false );
		expect( areEqual( NO_FILTER, togglePrice( NO_FILTER ) ) ).toBe( false );
	} );

	describe( 'LIB-040 a dependency', () => {
		it( 'turns from none to include, exclude, and none', () => {
			const before = { ...NO_FILTER, include: [ 8 ], exclude: [ 9 ] };
			const included = togglePlugin( before, 5 );
			expect( included ).toEqual( { ...before, include: [ 8, 5 ] } );
			expect( getPluginFilterState( included, 5 ) ).toBe( 'include' );
			const excluded = togglePlugin( included, 5 );
			expect( excluded ).toEqual( {
				...before,
				include: [ 8 ],
				exclude: [ 9, 5 ],
			} );
			expect( getPluginFilterState( excluded, 5 ) ).toBe( 'exclude' );
			expect( togglePlugin( excluded, 5 ) ).toEqual( before );
			expect( getPluginFilterState( before, 5 ) ).toBe( 'none' );
		} );
	} );

	describe( 'LIB-041 the mark of all dependencies', () => {
		const ids = [ 5, 6 ];

		it( 'turns from none to include, exclude, and none', () => {
			const included = toggleAllPlugins( NO_FILTER, ids );
			expect( included.include ).toEqual( ids );
			expect( getSharedPluginFilterState( included, ids ) ).toBe(
				'include'
			);
			const excluded = toggleAllPlugins( included, ids );
			expect( [ excluded.include, excluded.exclude ] ).toEqual( [
				[],
				ids,
			] );
			expect( getSharedPluginFilterState( excluded, ids ) ).toBe(
				'exclude'
			);
			expect( toggleAllPlugins( excluded, ids ) ).toEqual( NO_FILTER );
		} );

		it.each( [
			[ { include: [ 5 ] } ],
			[ { exclude: [ 6 ] } ],
			[ { include: [ 5 ], exclude: [ 6 ] } ],
		] )( 'turns from mixed to include: %p', ( marks ) => {
			const mixed = { ...NO_FILTER, ...marks };
			expect( getSharedPluginFilterState( mixed, ids ) ).toBe( 'mixed' );
			expect( toggleAllPlugins( mixed, ids ) ).toEqual( {
				...NO_FILTER,
				include: ids,
			} );
		} );

		it( 'is none where there is nothing to mark', () => {
			expect( getSharedPluginFilterState( NO_FILTER, [] ) ).toBe(
				'none'
			);
			expect( toggleAllPlugins( NO_FILTER, [] ) ).toEqual( NO_FILTER );
		} );
	} );

	it( 'LIB-042 the choice by price begins with free and has no way back to none', () => {
		const free = togglePrice( NO_FILTER );
		expect( free ).toEqual( { ...NO_FILTER, activeFilter: 'free' } );
		const pro = togglePrice( free );
		expect( pro.activeFilter ).toBe( 'pro' );
		expect( togglePrice( pro ).activeFilter ).toBe( 'free' );
	} );
} );
