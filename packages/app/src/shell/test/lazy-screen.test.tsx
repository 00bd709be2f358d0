import type { AppServices } from '../app-context';
import { lazyScreen } from '../lazy-screen';
import { all, press, renderInApp, getTexts, wait } from '../../test/show';

it( 'A part of the app that does not arrive says so, is fetched again when asked for, and once it is here no more', async () => {
	let isCut = true;
	const load = jest.fn( async () => {
		if ( isCut ) {
			throw new Error( 'ChunkLoadError' );
		}
		return () => <p className="screen">The screen</p>;
	} );
	const Screen = lazyScreen( load );
	expect( load ).not.toHaveBeenCalled();
	await renderInApp( <Screen />, {} as AppServices );
	await wait( 100 );
	expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
		'This part of the library could not be loaded.',
	] );
	isCut = false;
	await press( 'Try again' );
	await wait( 100 );
	expect( getTexts( '.screen' ) ).toEqual( [ 'The screen' ] );
	expect( all( '[role="alert"]' ) ).toEqual( [] );
	expect( load ).toHaveBeenCalledTimes( 2 );
} );
