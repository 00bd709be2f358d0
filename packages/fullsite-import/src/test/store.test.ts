import { createRegistry } from '@wordpress/data';
import { mockApi } from '@templately/rest/testing';
import {
	IMPORT_STEPS,
	type ImportResults,
	type PlannedObject,
	type PlannedPlugin,
} from '@templately/rest';
import { store } from '..';
import type { Pack } from '../types';
import { entry } from './entry';
import {
	LOGO_WIDTH,
	logoWidth,
	packColors,
	packLogo,
	previewMessage,
	startForm,
} from '../form';
import {
	canTogglePlugin,
	getDependents,
	getExcludedIds,
	getIncludedObjects,
	isPluginTicked,
	pluginsToBring,
} from '../selection';
import {
	addEntry,
	endsImport,
	endsPolling,
	getSteps,
	type Progress,
	startProgress,
	totalPercent,
} from '../progress';

const PACK = { id: 12, name: 'Bakery' } as Pack;

const make = () => {
	const registry = createRegistry();
	registry.register( store );
	return registry;
};

describe( 'The store', () => {
	test( 'begins at step 1, with nothing known (IMP-060)', () => {
		expect( make().select( store ).getFullSiteImport() ).toEqual( {
			currentStep: 1,
			fsiClosed: true,
			results: null,
			formData: null,
			dependencies: null,
		} );
	} );

	test( 'opens a pack at step 1 with a form of its own, and closes (IMP-060)', async () => {
		const registry = make();
		const { open, showStep, close } = registry.dispatch( store );
		await open( PACK );
		await showStep( 2 );
		await open( { ...PACK, id: 13 } as Pack );
		const state = registry.select( store ).getFullSiteImport();
		expect( state.currentStep ).toBe( 1 );
		expect( state.fsiClosed ).toBe( false );
		expect( state.formData?.id ).toBe( 13 );
		await close();
		expect( registry.select( store ).getFullSiteImport().fsiClosed ).toBe(
			true
		);
	} );

	test( 'has the plugins of the plan (IMP-060)', async () => {
		const plugins = [
			{ slug: 'forms', suggested: false },
			{ slug: 'shop', suggested: true },
		];
		mockApi( () => ( { theme: null, plugins, objects: [] } ) );
		const registry = make();
		await registry.dispatch( store ).open( PACK );
		await registry.dispatch( store ).makePlan();
		expect( registry.select( store ).getFullSiteImport() ).toMatchObject( {
			dependencies: plugins,
			formData: { plugins: [ 'forms' ] },
		} );
	} );

	test( 'keeps what was chosen when the plan is made anew, and proposes anew for another pack', async () => {
		const plugin = ( slug: string ) => ( { slug, suggested: false } );
		mockApi( () => ( {
			theme: { slug: 'bakery', suggested: false },
			plugins: [ plugin( 'forms' ), plugin( 'shop' ) ],
			objects: [],
		} ) );
		const registry = make();
		const { open, makePlan, changeForm } = registry.dispatch( store );
		const form = () =>
			registry.select( store ).getFullSiteImport().formData;
		const chosen = { theme: '', plugins: [ 'shop' ], objects: [ 4, 5 ] };
		await open( PACK );
		await makePlan();
		expect( form() ).toMatchObject( {
			theme: 'bakery',
			plugins: [ 'forms', 'shop' ],
			objects: [],
		} );
		await changeForm( chosen );
		// Back, another title, and on.
		await changeForm( { title: 'Ada’s' } );
		await makePlan();
		expect( form() ).toMatchObject( { ...chosen, title: 'Ada’s' } );
		expect( registry.select( store ).getWizard().plan ).not.toBeNull();
		await open( { ...PACK, id: 13 } as Pack );
		await makePlan();
		expect( form() ).toMatchObject( {
			theme: 'bakery',
			plugins: [ 'forms', 'shop' ],
			objects: [],
		} );
	} );

	test( 'goes to the results when the import is complete (IMP-041, IMP-060)', async () => {
		const registry = make();
		await registry.dispatch( store ).open( PACK );
		await registry.dispatch( store ).showStep( 2 );
		await registry
			.dispatch( store )
			.receiveEntry( entry( 1, { action: 'updateLog', progress: 100 } ) );
		expect( registry.select( store ).getFullSiteImport().currentStep ).toBe(
			2
		);
		const results = {
			dependency_data: {
				plugins: { total: 1, succeed: 1, failed: [] },
				theme: { success: true },
			},
			post_types: {},
			template_types: {},
			left_out: [],
			pages: [],
		};
		await registry
			.dispatch( store )
			.receiveEntry( entry( 2, { action: 'complete', results } ) );
		expect( registry.select( store ).getFullSiteImport() ).toMatchObject( {
			currentStep: 3,
			results,
		} );
	} );
} );

describe( 'The form', () => {
	describe( 'The form', () => {
		test( 'begins with the site as it is, demo content and a logo of 211 px (IMP-014, IMP-025, IMP-059)', () => {
			expect(
				startForm( 7, {
					site: {
						title: 'Bakery',
						tagline: 'Bread',
						logo: { id: 3, url: 'https://site.example/logo.png' },
					},
				} )
			).toEqual( {
				id: 7,
				title: 'Bakery',
				slogan: 'Bread',
				logo: { id: 3, url: 'https://site.example/logo.png' },
				logo_size: 211,
				color: {},
				import_demo_content: true,
				theme: '',
				plugins: [],
				objects: [],
			} );
			expect( startForm( 8 ).logo ).toBeNull();
		} );

		test.each( [
			[ 19, 20 ],
			[ 20, 20 ],
			[ 800, 800 ],
			[ 801, 800 ],
			[ '333.4', 333 ],
			[ '', 211 ],
			[ undefined, 211 ],
			[ 'wide', 211 ],
			[ Infinity, 211 ],
		] )(
			'takes a width of %p as %p (IMP-013, IMP-014)',
			( width, pixels ) => {
				expect( logoWidth( width ) ).toBe( pixels );
				expect( LOGO_WIDTH ).toEqual( {
					least: 20,
					most: 800,
					usual: 211,
				} );
			}
		);

		test( 'has the colours and the logo of either builder (RST-037)', () => {
			const color = ( id: string ) => ( {
				id,
				title: id,
				color: '#123456',
			} );
			const ids = ( settings: Parameters< typeof packColors >[ 0 ] ) =>
				packColors( settings ).map( ( { id } ) => id );
			expect(
				ids( {
					system_colors: [ color( 'primary' ) ],
					custom_colors: [ color( 'mine' ) ],
				} )
			).toEqual( [ 'primary', 'mine' ] );
			expect( ids( { global_colors: [ color( 'base' ) ] } ) ).toEqual( [
				'base',
			] );
			expect( ids( {} ) ).toEqual( [] );
			expect(
				packLogo( { site_logo: { url: 'a' }, logo: { url: 'b' } } )
			).toBe( 'a' );
			expect( packLogo( { logo: { url: 'b' } } ) ).toBe( 'b' );
			expect( packLogo( {} ) ).toBe( '' );
		} );

		test( 'tells the preview its logo, width and colours (IMP-015)', () => {
			const form = {
				...startForm( 1 ),
				logo: { id: 5, url: 'https://site.example/l.svg' },
				color: { base: '#ffffff' },
				logo_size: 120,
			};
			expect( previewMessage( 'elementor', form ) ).toEqual( {
				type: 'css_variable',
				platform: 'elementor',
				logo: { id: 5, url: 'https://site.example/l.svg' },
				color: { base: '#ffffff' },
				logoSize: 120,
			} );
		} );
	} );
} );

describe( 'The selection', () => {
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
				getExcludedIds(
					OBJECTS,
					getIncludedObjects( OBJECTS, new Set() )
				)
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
			expect(
				ids( getIncludedObjects( round, new Set( [ 1 ] ) ) )
			).toEqual( [ 1, 2 ] );
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
			expect(
				slugsWhere( ( one ) => isPluginTicked( one, [] ) )
			).toEqual( [ 'builder', 'shop' ] );
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
} );

describe( 'The progress', () => {
	const ALL = getSteps( { theme: true, plugins: 2 } );

	const after = (
		...entries: Parameters< typeof addEntry >[ 1 ][]
	): Progress => entries.reduce( addEntry, startProgress( ALL ) );

	const step = ( { steps }: Progress, type: string ) =>
		steps.find( ( one ) => one.type === type );

	const RESULTS: ImportResults = {
		dependency_data: {
			plugins: { total: 0, succeed: 0, failed: [] },
			theme: { success: true },
		},
		post_types: {},
		template_types: {},
		left_out: [],
		pages: [],
	};

	describe( 'The steps of an import', () => {
		test( 'come in their order (IMP-032)', () => {
			expect( IMPORT_STEPS ).toEqual( [
				'writing_permission_check',
				'download',
				'theme',
				'plugin',
				'templates',
				'wp-content',
				'finalize',
			] );
			expect( ALL ).toEqual( IMPORT_STEPS );
			// An unexpected step is added at its place.
			const late = addEntry(
				startProgress( [ 'download', 'finalize' ] ),
				entry( 1, { type: 'theme' } )
			);
			expect( late.steps.map( ( { type } ) => type ) ).toEqual( [
				'download',
				'theme',
				'finalize',
			] );
		} );

		test( 'have no plugins where none is needed (IMP-033)', () => {
			expect( getSteps( { theme: true, plugins: 0 } ) ).toEqual( [
				'writing_permission_check',
				'download',
				'theme',
				'templates',
				'wp-content',
				'finalize',
			] );
		} );

		test( 'have no theme where it is active (IMP-034)', () => {
			expect( getSteps( { theme: false, plugins: 1 } ) ).toEqual( [
				'writing_permission_check',
				'download',
				'plugin',
				'templates',
				'wp-content',
				'finalize',
			] );
		} );

		test( 'come in their order also where the log names them first', () => {
			const progress = [
				entry( 1, { type: 'templates' } ),
				entry( 2, { type: 'download' } ),
				entry( 3, { type: 'wp-content' } ),
			].reduce( addEntry, startProgress() );
			expect( progress.steps.map( ( { type } ) => type ) ).toEqual( [
				'download',
				'templates',
				'wp-content',
			] );
		} );
	} );

	describe( 'The progress list', () => {
		test( 'has type, message, progress, status, title and position of a step (IMP-031, IMP-038)', () => {
			const progress = after(
				entry( 1, {
					type: 'theme',
					title: 'Theme',
					message: 'Fetching the theme',
					progress: '1 of 3',
					position: 'third',
				} )
			);
			expect( step( progress, 'theme' ) ).toEqual( {
				type: 'theme',
				title: 'Theme',
				message: 'Fetching the theme',
				progress: '1 of 3',
				status: 'processing',
				position: 'third',
			} );
			expect( step( progress, 'plugin' )?.status ).toBe( 'waiting' );
			expect( progress.steps ).toHaveLength( 7 );
			const statusAt = ( percent: number | string ) =>
				step(
					after( entry( 1, { type: 'theme', progress: percent } ) ),
					'theme'
				)?.status;
			expect( [ 99, 100, '100%' ].map( statusAt ) ).toEqual( [
				'processing',
				'complete',
				'complete',
			] );
		} );

		test( 'takes the newest of a step, and keeps every line (IMP-038)', () => {
			const progress = after(
				entry( 1, { progress: 10 } ),
				entry( 2, { progress: 55, message: 'Half of it' } )
			);
			expect( step( progress, 'download' ) ).toMatchObject( {
				progress: 55,
				message: 'Half of it',
			} );
			expect( progress.lines.map( ( { message } ) => message ) ).toEqual(
				[ 'Line 1', 'Half of it' ]
			);
			expect( progress.last ).toBe( 2 );
		} );

		test.each( [
			[ 99, 'processing' ],
			[ 100, 'complete' ],
			[ '99%', 'processing' ],
			[ '100%', 'complete' ],
			[ '100 of 900', 'processing' ],
		] )( 'has a step at %p as %s (IMP-035)', ( progress, status ) => {
			expect(
				step( after( entry( 1, { progress } ) ), 'download' )?.status
			).toBe( status );
		} );

		test( 'has a step as failed when it fails (IMP-036)', () => {
			const progress = after(
				entry( 1, { type: 'theme', status: 'error', progress: 100 } )
			);
			expect( step( progress, 'theme' )?.status ).toBe( 'error' );
			expect( progress.failure ).toBeNull();
		} );

		test( 'ends with an error, whatever status that has (IMP-036, IMP-037)', () => {
			const progress = after(
				entry( 1, {
					action: 'error',
					type: 'plugin',
					title: 'No space',
					message: 'The disk is full.',
				} )
			);
			expect( step( progress, 'plugin' )?.status ).toBe( 'error' );
			expect( progress.failure ).toEqual( {
				title: 'No space',
				message: 'The disk is full.',
				step: 'plugin',
			} );
			expect( progress.isComplete ).toBe( false );
		} );

		test( 'has no failed step any more once it was tried again', () => {
			const failed = after(
				entry( 1, { action: 'error', type: 'plugin' } ),
				entry( 2, { type: 'templates', progress: 10 } )
			);
			expect( step( failed, 'plugin' ) ).toMatchObject( {
				status: 'complete',
				message: '',
			} );
		} );

		test( 'loses a step that is removed, and no other (IMP-039)', () => {
			const progress = after(
				entry( 1, { type: 'theme' } ),
				// It stands third in the list, and the log has it first.
				entry( 2, { action: 'removeLog', type: 'theme', position: 0 } )
			);
			expect( progress.steps.map( ( { type } ) => type ) ).toEqual( [
				'writing_permission_check',
				'download',
				'plugin',
				'templates',
				'wp-content',
				'finalize',
			] );
			expect( progress.last ).toBe( 2 );
			// What was said of it was said.
			expect( progress.lines ).toEqual(
				after( entry( 1, { type: 'theme' } ) ).lines
			);
			expect( progress.lines ).not.toEqual( [] );
		} );

		test( 'has the download done once it is (IMP-042)', () => {
			const progress = after(
				entry( 1, { progress: 40 } ),
				entry( 2, {
					action: 'downloadComplete',
					type: '',
					progress: 0,
				} )
			);
			expect( progress.isDownloaded ).toBe( true );
			expect( progress.isComplete ).toBe( false );
			expect( step( progress, 'download' ) ).toMatchObject( {
				status: 'complete',
				progress: 100,
			} );
		} );

		test( 'has all done and the results in the end (IMP-041)', () => {
			const progress = after(
				entry( 1, {
					action: 'complete',
					type: 'finalize',
					results: RESULTS,
				} )
			);
			expect( progress.isComplete ).toBe( true );
			expect( progress.results ).toBe( RESULTS );
			expect(
				new Set( progress.steps.map( ( s ) => s.status ) )
			).toEqual( new Set( [ 'complete' ] ) );
		} );

		test( 'adds an entry once, from the stream or from polling (IMP-044)', () => {
			const once = after( entry( 1 ), entry( 2 ) );
			expect( addEntry( once, entry( 2, { message: 'again' } ) ) ).toBe(
				once
			);
			expect( addEntry( once, entry( 1 ) ) ).toBe( once );
			expect( addEntry( once, entry( 0, { action: 'continue' } ) ) ).toBe(
				once
			);
		} );
	} );

	describe( 'The whole in percent', () => {
		test( 'grows with each step, and is 100 at the end alone', () => {
			const seen = [
				after(),
				after( entry( 1, { progress: 50 } ) ),
				after( entry( 1, { progress: 100 } ) ),
				ALL.reduce(
					( progress, type, at ) =>
						addEntry(
							progress,
							entry( at + 1, { type, progress: 100 } )
						),
					startProgress( ALL )
				),
				after( entry( 1, { action: 'complete' } ) ),
			].map( totalPercent );
			expect( seen ).toEqual( [ ...seen ].sort( ( a, b ) => a - b ) );
			expect( new Set( seen ).size ).toBe( 5 );
			expect( seen[ 0 ] ).toBe( 0 );
			expect( seen[ 3 ] ).toBe( 99 );
			expect( seen[ 4 ] ).toBe( 100 );
		} );
	} );

	describe( 'The end of asking', () => {
		test.each( [
			[ 'complete', true, true ],
			[ 'error', true, true ],
			[ 'downloadComplete', true, false ],
			[ 'updateLog', false, false ],
			[ 'removeLog', false, false ],
		] as const )(
			'%s ends it: %p, and the import: %p (IMP-045)',
			( action, polling, whole ) => {
				const entries = [
					entry( 1 ),
					entry( 2, { action } ),
					entry( 3 ),
				];
				expect( endsPolling( entries ) ).toBe( polling );
				expect( endsImport( entries ) ).toBe( whole );
			}
		);
	} );
} );
