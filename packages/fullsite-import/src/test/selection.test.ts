import type { PlannedObject, PlannedPlugin } from '@templately/rest';
import {
	canTogglePlugin,
	getIncludedObjects,
	isPluginTicked,
	getExcludedIds,
	getDependents,
	pluginsToBring,
} from '../selection';

const object = (
	number: number,
	kind: PlannedObject[ 'kind' ],
	needs: number[] = [],
	more: Partial< PlannedObject > = {}
): PlannedObject => ( {
	number,
	kind,
	title: `${ kind } ${ number }`,
	slug: `${ kind }-${ number }`,
	action: 'create',
	note: '',
	needs,
	sample: false,
	...more,
} );

/** Two pages that share a picture, a template with its part, a page that needs a page, and a font that no object needs. */
const OBJECTS = [
	object( 1, 'page', [ 10, 11 ] ),
	object( 2, 'page', [ 11 ] ),
	object( 3, 'wp_template', [ 4 ] ),
	object( 4, 'wp_template_part', [ 12 ] ),
	object( 5, 'page', [ 2 ] ),
	object( 6, 'post', [ 13 ], { sample: true } ),
	object( 10, 'media' ),
	object( 11, 'media' ),
	object( 12, 'wp_navigation', [ 1 ] ),
	object( 13, 'term' ),
	object( 20, 'font' ),
];

const ids = ( numbers: Iterable< number > ) =>
	[ ...numbers ].sort( ( a, b ) => a - b );

describe( 'What comes', () => {
	test( 'is everything to begin with (IMP-025)', () => {
		expect( ids( getIncludedObjects( OBJECTS, new Set() ) ) ).toEqual(
			ids( OBJECTS.map( ( { number } ) => number ) )
		);
		expect(
			getExcludedIds( OBJECTS, getIncludedObjects( OBJECTS, new Set() ) )
		).toEqual( [] );
	} );

	test( 'leaves behind what only an unticked page needs', () => {
		const comes = getIncludedObjects( OBJECTS, new Set( [ 1, 3, 4 ] ) );
		expect( ids( comes ) ).toEqual( [ 2, 5, 6, 11, 13, 20 ] );
		expect( getExcludedIds( OBJECTS, comes ) ).toEqual( [
			1, 3, 4, 10, 12,
		] );
	} );

	test( 'brings an unticked page that something ticked needs, however far', () => {
		// The template's part has a menu that leads to page 1.
		const comes = getIncludedObjects( OBJECTS, new Set( [ 1, 2 ] ) );
		expect( comes.has( 1 ) ).toBe( true );
		expect( comes.has( 10 ) ).toBe( true );
		expect( comes.has( 2 ) ).toBe( true );
		expect(
			getDependents( OBJECTS, new Set( [ 1, 2 ] ), 1 ).map(
				( { number } ) => number
			)
		).toEqual( [ 3, 4 ] );
		expect(
			getDependents( OBJECTS, new Set( [ 1, 2 ] ), 2 ).map(
				( { number } ) => number
			)
		).toEqual( [ 5 ] );
	} );

	test( 'leaves sample content out if it is not chosen (IMP-025)', () => {
		const comes = getIncludedObjects( OBJECTS, new Set(), false );
		expect( comes.has( 6 ) ).toBe( false );
		expect( comes.has( 13 ) ).toBe( false );
		expect( comes.has( 1 ) ).toBe( true );
	} );

	test( 'does not go round in circles', () => {
		const round = [
			object( 1, 'page', [ 2 ] ),
			object( 2, 'page', [ 1 ] ),
		];
		expect( ids( getIncludedObjects( round, new Set( [ 1 ] ) ) ) ).toEqual(
			[ 1, 2 ]
		);
	} );
} );

const plugin = (
	slug: string,
	more: Partial< PlannedPlugin > = {}
): PlannedPlugin => ( {
	name: slug,
	slug,
	plugin_file: `${ slug }/${ slug }.php`,
	plugin_original_slug: slug,
	icon: '',
	link: '',
	is_pro: false,
	installed: false,
	active: false,
	mustHave: false,
	suggested: false,
	...more,
} );

const PLUGINS = [
	plugin( 'builder', { mustHave: true } ),
	plugin( 'forms' ),
	plugin( 'shop', { installed: true, active: true } ),
	plugin( 'asleep', { installed: true } ),
	plugin( 'pro', { is_pro: true } ),
	plugin( 'pro-here', { is_pro: true, installed: true } ),
];

const NEEDED = [ 'builder', 'forms', 'shop', 'asleep', 'pro', 'pro-here' ];

const slugsWhere = ( test: ( one: PlannedPlugin ) => boolean ) =>
	PLUGINS.filter( test ).map( ( { slug } ) => slug );

describe( 'The plugins of a pack', () => {
	test( 'cannot be unticked where they must be, are here, or are sold elsewhere (IMP-021, IMP-023, IMP-024)', () => {
		expect( slugsWhere( canTogglePlugin ) ).toEqual( [ 'forms' ] );
	} );

	test( 'show a tick where they will be active (IMP-021, IMP-024)', () => {
		expect(
			slugsWhere( ( one ) => isPluginTicked( one, NEEDED ) )
		).toEqual( [ 'builder', 'forms', 'shop', 'asleep', 'pro-here' ] );
		expect( slugsWhere( ( one ) => isPluginTicked( one, [] ) ) ).toEqual( [
			'builder',
			'shop',
		] );
	} );

	test( 'are brought where they are ticked, or must be, and are not active (IMP-021, IMP-023)', () => {
		expect( pluginsToBring( PLUGINS, NEEDED ) ).toEqual( [
			'builder',
			'forms',
			'asleep',
			'pro',
			'pro-here',
		] );
		expect( pluginsToBring( PLUGINS, [] ) ).toEqual( [ 'builder' ] );
	} );
} );
