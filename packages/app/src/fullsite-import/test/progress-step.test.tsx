// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { ImportResults, MissingPlugin } from '@templately/rest';
import { ProgressView } from '../progress-step';
import {
	all,
	type Answer,
	ENDPOINT,
	follow,
	getText,
	getTexts,
	renderImport,
} from './site';
import { Results } from '../results-step';

describe( 'An import that was under way when the page was printed', () => {
	const asked: string[] = [];

	const open = ( isRunning: boolean ) => {
		asked.length = 0;
		ENDPOINT.isRunning = isRunning;
		return renderImport( null, ( address ) => {
			asked.push( address );
			return [];
		} );
	};
	afterEach( () => {
		ENDPOINT.isRunning = false;
	} );

	test( 'is looked for', async () => {
		await open( true );
		expect( asked ).toEqual( [
			expect.stringContaining( '/fullsite-import/runs' ),
		] );
	} );

	test( 'is not asked for where there was none', async () => {
		await open( false );
		expect( asked ).toEqual( [] );
	} );
} );

describe( 'A step that fails', () => {
	const fault = async ( title: string ) => {
		await follow( {
			action: 'error',
			title,
			message: 'The disk is full.',
			status: 'error',
		} );
		await renderImport(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>
		);
		return document.querySelector( '.templately-fault' );
	};

	test( 'is shown by its title and its message (ERR-017, ERR-018)', async () => {
		const shown = await fault( 'Plugins of the pack' );
		expect( shown?.getAttribute( 'role' ) ).toBe( 'alert' );
		expect( shown?.querySelector( 'h2' )?.textContent ).toBe(
			'Something went wrong: Plugins of the pack'
		);
		expect( shown?.querySelector( 'p' )?.textContent ).toBe(
			'The disk is full.'
		);
	} );

	test( 'that has no title went wrong (ERR-017)', async () => {
		const shown = await fault( '' );
		expect( shown?.querySelector( 'h2' )?.textContent ).toBe(
			'Something went wrong'
		);
	} );

	test( 'is none as long as none has failed (ERR-017)', async () => {
		await follow( { title: 'Plugins of the pack' } );
		await renderImport(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>
		);
		expect( all( '.templately-fault' ) ).toEqual( [] );
		expect( all( 'progress' ) ).toHaveLength( 1 );
	} );
} );

describe( 'An import that cannot be followed', () => {
	const watch = async ( answer: Answer, seconds: number ) => {
		await renderImport(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>,
			answer
		);
		await act( () => follow( { title: 'Plugins of the pack' } ) );
		await act( () => jest.advanceTimersByTimeAsync( 1000 * seconds ) );
		return [
			getTexts( '.templately-wizard__wide h2' ),
			getTexts( '.templately-wizard__wide p' ),
		];
	};

	const QUIET = {
		success: true,
		data: { uuid: 'run', status: 'running', beat: '', entries: [] },
	};

	test( 'since the site refuses says so, with its code (ERR-020)', async () => {
		const [ titles, sentences ] = await watch( () => {
			throw {
				code: 'can_fsi',
				message: 'No.',
				data: { status: 403 },
			};
		}, 10 );
		expect( titles ).toEqual( [ 'Oops!' ] );
		expect( sentences ).toEqual( [
			"It seems we're experiencing technical difficulties. Please try again or contact support.",
			'can_fsi',
		] );
	} );

	test( 'since nothing comes says so after five minutes, and no sooner (ERR-019)', async () => {
		const before = await watch( () => QUIET, 290 );
		expect( before ).toEqual( [ [], [] ] );
		await act( () => jest.advanceTimersByTimeAsync( 20_000 ) );
		expect( getTexts( '.templately-wizard__wide h2' ) ).toEqual( [
			'Sorry for the delay!',
		] );
		expect( getTexts( '.templately-wizard__wide p' ) ).toEqual( [
			"If it's taking longer than expected, please try again or contact support.",
		] );
	} );
} );

describe( 'The results', () => {
	const missing = (
		name: string,
		more: Partial< MissingPlugin > = {}
	): MissingPlugin => ( {
		name,
		slug: name.toLowerCase().replace( ' ', '-' ),
		link: '',
		is_pro: false,
		why: '',
		...more,
	} );

	const results = async ( {
		plugins = [],
		theme = { success: true, name: 'Twenty' },
	}: {
		plugins?: MissingPlugin[];
		theme?: ImportResults[ 'dependency_data' ][ 'theme' ];
	} ) => {
		await follow( {
			action: 'complete',
			results: {
				dependency_data: {
					plugins: {
						total: plugins.length + 1,
						succeed: 1,
						failed: plugins,
					},
					theme,
				},
				post_types: {},
				template_types: {},
				left_out: [],
			},
		} );
		await renderImport(
			<Results
				name="Vesper"
				pack={ undefined }
				onClose={ () => undefined }
			/>
		);
	};

	test( 'list each plugin that is missing, and why (ERR-022)', async () => {
		await results( {
			plugins: [
				missing( 'Pear Forms', { why: 'It was out of tea.' } ),
				missing( 'Pear Shop' ),
			],
		} );
		expect( getTexts( '.components-notice strong' ) ).toEqual( [
			'Pear Forms not found.',
			'Pear Shop not found.',
		] );
		expect( getTexts( '.components-notice p' ) ).toEqual( [
			'It was out of tea.',
		] );
	} );

	test( 'lead to where a pro plugin is sold, and only there (ERR-023)', async () => {
		await results( {
			plugins: [
				missing( 'Sold', {
					is_pro: true,
					link: 'https://shop.example/pro',
				} ),
				missing( 'Free', { link: 'https://shop.example/free' } ),
				missing( 'Not to be had', { is_pro: true } ),

				missing( 'Bad', { is_pro: true, link: 'javascript:alert(1)' } ),
			],
		} );
		expect(
			all< HTMLAnchorElement >( '.components-notice' ).map(
				( notice ) => [
					notice.querySelector( 'strong' )?.textContent,
					notice.querySelector( 'a' )?.getAttribute( 'href' ),
					all( 'a', notice ).map( getText )[ 0 ],
				]
			)
		).toEqual( [
			[ 'Sold not found.', 'https://shop.example/pro', 'Purchase' ],
			[ 'Free not found.', undefined, undefined ],
			[ 'Not to be had not found.', undefined, undefined ],
			[ 'Bad not found.', undefined, undefined ],
		] );
	} );

	test( 'say that the theme failed, and why (ERR-024)', async () => {
		await results( {
			theme: { success: false, name: 'Twenty', why: 'Theme not found' },
		} );
		expect( getTexts( '.components-notice.is-error' ) ).toHaveLength( 1 );
		expect( getTexts( '.components-notice.is-error strong' ) ).toEqual( [
			'Theme Installation Failed',
		] );
		expect( getTexts( '.components-notice.is-error p' ) ).toEqual( [
			'Theme not found',
		] );
	} );

	test( 'say that the theme failed where nobody says why (ERR-024)', async () => {
		await results( { theme: { success: false, name: 'Twenty', why: '' } } );
		expect( getTexts( '.components-notice.is-error strong' ) ).toEqual( [
			'Theme Installation Failed',
		] );
		expect( getTexts( '.components-notice.is-error p' ) ).toEqual( [] );
	} );

	test( 'say nothing is missing where nothing is (ERR-022, ERR-024)', async () => {
		await results( {} );
		expect( all( '.components-notice' ) ).toEqual( [] );
		expect( document.body.textContent ).toContain(
			'Vesper is on your site'
		);
	} );
} );
