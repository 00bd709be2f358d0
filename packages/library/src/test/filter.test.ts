import {
	areEqual,
	getFilter,
	getPluginFilterState,
	getSharedPluginFilterState,
	NO_FILTER,
	togglePlugin,
	toggleAllPlugins,
	togglePrice,
} from '../filter';

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
	expect( areEqual( filter, { ...filter, tags: [ 2, 1 ] } ) ).toBe( true );
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
		expect( getSharedPluginFilterState( included, ids ) ).toBe( 'include' );
		const excluded = toggleAllPlugins( included, ids );
		expect( [ excluded.include, excluded.exclude ] ).toEqual( [ [], ids ] );
		expect( getSharedPluginFilterState( excluded, ids ) ).toBe( 'exclude' );
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
		expect( getSharedPluginFilterState( NO_FILTER, [] ) ).toBe( 'none' );
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
