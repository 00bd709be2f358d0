import { ProgressView } from '../progress-view';
import { all, ENDPOINT, follow, show } from './site';

describe( 'An import that was under way when the page was printed', () => {
	const asked: string[] = [];

	const open = ( isRunning: boolean ) => {
		asked.length = 0;
		ENDPOINT.isRunning = isRunning;
		return show( null, ( address ) => {
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
		await show(
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
		await show(
			<ProgressView
				pack={ undefined }
				endpoint={ ENDPOINT }
				isBlocked={ false }
				onUnblock={ () => undefined }
			/>
		);
		expect( all( '.templately-fault' ) ).toEqual( [] );
		expect( all( '[role="progressbar"]' ) ).toHaveLength( 1 );
	} );
} );
