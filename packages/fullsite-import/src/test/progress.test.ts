import { IMPORT_STEPS, type ImportResults } from '@templately/rest';
import {
	endsImport,
	endsPolling,
	startProgress,
	getSteps,
	totalPercent,
	addEntry,
	type Progress,
} from '../progress';
import { entry } from './entry';

const ALL = getSteps( { theme: true, plugins: 2 } );

const after = ( ...entries: Parameters< typeof addEntry >[ 1 ][] ): Progress =>
	entries.reduce( addEntry, startProgress( ALL ) );

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
		expect( progress.lines.map( ( { message } ) => message ) ).toEqual( [
			'Line 1',
			'Half of it',
		] );
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
			entry( 2, { action: 'downloadComplete', type: '', progress: 0 } )
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
		expect( new Set( progress.steps.map( ( s ) => s.status ) ) ).toEqual(
			new Set( [ 'complete' ] )
		);
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
			const entries = [ entry( 1 ), entry( 2, { action } ), entry( 3 ) ];
			expect( endsPolling( entries ) ).toBe( polling );
			expect( endsImport( entries ) ).toBe( whole );
		}
	);
} );
