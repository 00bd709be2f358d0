import { previewMessage } from '@templately/fullsite-import';
import { PREVIEW_PAUSE, previewSender, widthFrom } from '../preview';

const message = ( width: number ) =>
	previewMessage( 'gutenberg', { logo: null, color: {}, logo_size: width } );

describe( 'What the preview is told', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	test( 'comes once in 200 ms, and the last always (IMP-016)', () => {
		expect( PREVIEW_PAUSE ).toBe( 200 );
		const told: [ number, number ][] = [];
		const { send } = previewSender( ( { logoSize } ) =>
			told.push( [ Date.now(), logoSize ] )
		);
		const begin = Date.now();
		// The user drags a slider for one second.
		for ( let width = 100; width < 200; width++ ) {
			send( message( width ) );
			jest.advanceTimersByTime( 10 );
		}
		jest.advanceTimersByTime( 1000 );
		expect( told.map( ( [ at ] ) => at - begin ) ).toEqual( [
			0, 200, 400, 600, 800, 1000,
		] );
		expect( told.at( 0 )?.[ 1 ] ).toBe( 100 );
		expect( told.at( -1 )?.[ 1 ] ).toBe( 199 );
	} );

	test( 'stops when it is told to', () => {
		const post = jest.fn();
		const { send, cancel } = previewSender( post );
		send( message( 1 ) );
		send( message( 2 ) );
		cancel();
		jest.advanceTimersByTime( 1000 );
		expect( post ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'What the preview says', () => {
	const frame = {} as Window;
	const said = ( change: object ) =>
		widthFrom(
			{
				source: frame,
				origin: 'https://demo.example',
				data: { logoWidth: 320 },
				...change,
			} as MessageEvent,
			frame,
			'https://demo.example'
		);

	test( 'is the width of the logo, from its own window and origin alone (IMP-017)', () => {
		expect( said( {} ) ).toBe( 320 );
		expect( said( { source: {} } ) ).toBeUndefined();
		expect( said( { source: null } ) ).toBeUndefined();
		expect(
			said( { origin: 'https://demo.example.org' } )
		).toBeUndefined();
		expect( said( { origin: 'http://demo.example' } ) ).toBeUndefined();
		expect( said( { data: { logoWidth: '320' } } ) ).toBeUndefined();
		expect( said( { data: { logoWidth: NaN } } ) ).toBeUndefined();
		expect( said( { data: null } ) ).toBeUndefined();
		expect(
			widthFrom(
				{ source: null, origin: '', data: { logoWidth: 1 } },
				null,
				''
			)
		).toBeUndefined();
	} );
} );
