import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Confetti } from '../confetti';

describe( 'Paper over the results', () => {
	let falling: Array< { onfinish?: () => void } >;
	let screen: HTMLElement;
	let leave: () => void;

	/** Shows it to somebody who likes things to move, or does not. */
	async function show( isCalm: boolean ) {
		window.matchMedia = ( () => ( {
			matches: isCalm,
		} ) ) as unknown as typeof window.matchMedia;
		screen = document.createElement( 'div' );
		const root = createRoot( screen );
		leave = () => act( () => root.unmount() );
		await act( async () => root.render( <Confetti /> ) );
	}
	const pieces = () => [ ...screen.querySelectorAll( 'i' ) ];

	beforeEach( () => {
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			true;
		jest.useFakeTimers();
		falling = [];
		Element.prototype.animate = () => {
			const fall = {};
			falling.push( fall );
			return fall as Animation;
		};
	} );
	afterEach( () => {
		leave();
		jest.useRealTimers();
	} );

	test( 'comes from both lower corners, each piece goes when it has fallen, and after 3.5 seconds none is left (IMP-055)', async () => {
		await show( false );
		expect(
			pieces()
				.map( ( { style } ) => style.left )
				.sort()
		).toEqual( [
			...Array( 24 ).fill( '0%' ),
			...Array( 24 ).fill( '100%' ),
		] );
		falling[ 0 ]?.onfinish?.();
		expect( pieces() ).toHaveLength( 47 );
		act( () => {
			jest.advanceTimersByTime( 3400 );
		} );
		expect( pieces().length ).toBeGreaterThan( 300 );
		act( () => {
			jest.advanceTimersByTime( 100 );
		} );
		expect( screen.innerHTML ).toBe( '' );
	} );

	test( 'is not thrown where somebody wants nothing to move', async () => {
		await show( true );
		act( () => {
			jest.advanceTimersByTime( 1000 );
		} );
		expect( screen.innerHTML ).toBe( '' );
		expect( falling ).toEqual( [] );
	} );
} );
