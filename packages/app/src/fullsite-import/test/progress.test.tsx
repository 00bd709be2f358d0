// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { ProgressView } from '../progress-step';
import {
	all,
	ENDPOINT,
	follow,
	renderImport,
	getTexts,
	type Answer,
} from './site';

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
