import type {
	Condition,
	ConditionConfig,
	ConditionRow,
} from '@templately/rest';
import {
	CONDITION_TYPES,
	conditionToString,
	getControl,
	matchesNothing,
	DEFAULT_CONDITION,
	hasSubName,
	createCondition,
	parseCondition,
	toRows,
	setName,
	setSubId,
	setSubName,
	setType,
} from '..';

/** A row in which everything is said, and nothing as it is at first. */
const FULL: Condition = {
	id: 7,
	type: 'exclude',
	name: 'archive',
	sub_name: 'category',
	sub_id: 5,
	sub_label: 'News',
	fault: 'This category was deleted.',
};

const CONFIG: ConditionConfig = {
	general: {
		label: 'General',
		plural_label: 'Entire site',
		sub_conditions: {},
		controls: [],
	},
	archive: {
		label: 'Archive',
		plural_label: 'All archives',
		sub_conditions: {
			// All of it is no sub name, whatever is said of it.
			'': { label: 'All archives', controls: [ 'term' ] },
			category: { label: 'Categories', controls: [ 'term' ] },
			author: { label: 'Authors', controls: [ 'author' ] },
			search: { label: 'Search results', controls: [] },
		},
		controls: [],
	},
};

describe( 'A row', () => {
	test( 'CND-007 CND-008 CND-012 CND-019 is include/general to begin with, and has its five parts', () => {
		expect( DEFAULT_CONDITION ).toEqual( {
			type: 'include',
			name: 'general',
			sub_name: '',
			sub_id: 0,
		} );
		expect( createCondition( -3 ) ).toEqual( {
			id: -3,
			type: 'include',
			name: 'general',
			sub_name: '',
			sub_id: 0,
			sub_label: '',
			fault: '',
		} );
		expect( conditionToString( createCondition( -1 ) ) ).toBe(
			'include/general'
		);
		expect( CONDITION_TYPES ).toEqual( [ 'include', 'exclude' ] );
	} );

	test( 'CND-016 begins anew with another type', () => {
		expect( setType( FULL, 'include' ) ).toEqual( {
			id: 7,
			type: 'include',
			name: 'general',
			sub_name: '',
			sub_id: 0,
			sub_label: '',
			fault: '',
		} );
	} );

	test( 'CND-017 loses both sub parts with another name, and keeps its type', () => {
		expect( setName( FULL, 'singular' ) ).toEqual( {
			...FULL,
			name: 'singular',
			sub_name: '',
			sub_id: 0,
			sub_label: '',
			fault: '',
		} );
	} );

	test( 'CND-018 loses its id with another sub name, and keeps the rest', () => {
		expect( setSubName( FULL, 'author' ) ).toEqual( {
			...FULL,
			sub_name: 'author',
			sub_id: 0,
			sub_label: '',
			fault: '',
		} );
	} );

	test( 'takes an id with its title, and loses both', () => {
		const chosen = setSubId( FULL, 9, 'Essays' );
		expect( chosen ).toEqual( {
			...FULL,
			sub_id: 9,
			sub_label: 'Essays',
			fault: '',
		} );
		expect( setSubId( chosen, 0, 'Essays' ) ).toMatchObject( {
			sub_id: 0,
			sub_label: '',
		} );
	} );

	test( 'CND-009 has a sub name, but for the whole site', () => {
		expect( hasSubName( { ...FULL, name: 'general' } ) ).toBe( false );
		expect( hasSubName( { ...FULL, name: 'archive' } ) ).toBe( true );
		expect( hasSubName( { ...FULL, name: 'singular' } ) ).toBe( true );
	} );

	test( 'CND-011 takes an id only with a sub name that has some', () => {
		const of = ( subName: string ) =>
			getControl( CONFIG, { ...FULL, sub_name: subName } );
		expect( of( 'category' ) ).toBe( 'term' );
		expect( of( 'author' ) ).toBe( 'author' );
		expect( of( 'search' ) ).toBeUndefined();
		expect( of( '' ) ).toBeUndefined();
		// Of a plugin that is off.
		expect( of( 'product' ) ).toBeUndefined();
		expect(
			getControl( {}, { ...FULL, sub_name: 'category' } )
		).toBeUndefined();
	} );

	test( 'is sent without what the site says of it, and without an id of nothing', () => {
		expect(
			toRows( [ FULL, { ...FULL, sub_name: '', sub_id: 5 } ] )
		).toEqual( [
			{
				type: 'exclude',
				name: 'archive',
				sub_name: 'category',
				sub_id: 5,
			},
			{ type: 'exclude', name: 'archive', sub_name: '', sub_id: 0 },
		] );
	} );
} );

describe( 'A row as a string', () => {
	const row = (
		type: ConditionRow[ 'type' ],
		name: ConditionRow[ 'name' ],
		subName = '',
		subId = 0
	): ConditionRow => ( { type, name, sub_name: subName, sub_id: subId } );

	test.each( [
		[ 'include/general', row( 'include', 'general' ) ],
		[ 'exclude/archive', row( 'exclude', 'archive' ) ],
		[ 'include/singular/post', row( 'include', 'singular', 'post' ) ],
		[
			'exclude/archive/category/5',
			row( 'exclude', 'archive', 'category', 5 ),
		],
		[
			'include/singular/in_post_tag_children/1204',
			row( 'include', 'singular', 'in_post_tag_children', 1204 ),
		],
	] )( 'CND-015 C35 is %s, and back', ( text, parsed ) => {
		expect( conditionToString( parsed ) ).toBe( text );
		expect( parseCondition( text ) ).toEqual( parsed );
	} );

	test( 'CND-015 C35 has no id of nothing', () => {
		expect( conditionToString( row( 'include', 'general', '', 5 ) ) ).toBe(
			'include/general'
		);
		expect(
			conditionToString( row( 'include', 'singular', 'page', 0 ) )
		).toBe( 'include/singular/page' );
	} );

	test( 'C35 comes back the same, whatever the row', () => {
		for ( const type of CONDITION_TYPES ) {
			for ( const name of [
				'general',
				'archive',
				'singular',
			] as const ) {
				for ( const subName of name === 'general'
					? [ '' ]
					: [ '', 'post', 'child_of_category', 'not_found404' ] ) {
					for ( const subId of subName ? [ 0, 1, 98765 ] : [ 0 ] ) {
						const one = row( type, name, subName, subId );
						expect(
							parseCondition( conditionToString( one ) )
						).toEqual( one );
					}
				}
			}
		}
	} );

	test.each( [
		'',
		'include',
		'include/',
		'allow/general',
		'include/everything',
		'include/general//5',
		'include/general/post',
		'include/archive/category/five',
		'include/archive/category/-5',
		'include/archive/category/5/6',
		'include/archive/category/',
	] )( 'C35 is none: “%s”', ( text ) => {
		expect( parseCondition( text ) ).toBeUndefined();
	} );
} );

it.each( [
	[ [], false ],
	[ [ 'include/general' ], false ],
	[ [ 'exclude/singular/page' ], true ],
	[ [ 'include/singular/page', 'exclude/singular/page/5' ], false ],
	[ [ 'include/singular/page/5', 'exclude/singular/page' ], true ],
	[ [ 'include/singular/page/5', 'exclude/singular/page/6' ], false ],
	[ [ 'include/singular', 'exclude/archive' ], false ],
	[ [ 'include/singular/post', 'exclude/general' ], true ],
	[
		[ 'include/singular/page', 'include/archive', 'exclude/singular' ],
		false,
	],
] )( 'a set of conditions can match nothing: %j %s', ( texts, isNothing ) => {
	const rows = texts.flatMap( ( text ) => parseCondition( text ) ?? [] );
	expect( rows ).toHaveLength( texts.length );
	expect( matchesNothing( rows ) ).toBe( isNothing );
} );
