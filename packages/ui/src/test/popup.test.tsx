// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { PopupOutlet } from '../popup';
import { createPopupQueue, SUCCESS_LASTS, type Popup } from '../popups';

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

test( 'a success that says what the one before it said is said anew, at the end of the page (SHL-053)', async () => {
	const saved: Popup = {
		status: 'success',
		title: 'Saved',
		message: 'It is yours.',
	};
	const queue = createPopupQueue();
	const root = createRoot(
		document.body.appendChild( document.createElement( 'div' ) )
	);
	const toast = () => document.querySelector( 'body > .templately-toast' );
	await act( async () => root.render( <PopupOutlet queue={ queue } /> ) );
	expect( toast() ).toBeNull();
	await act( async () => {
		queue.push( saved );
		queue.push( { ...saved } );
	} );
	const first = toast();
	expect( first?.textContent ).toBe( 'Saved It is yours.' );
	await act( async () => jest.advanceTimersByTime( SUCCESS_LASTS ) );
	expect( toast()?.textContent ).toBe( 'Saved It is yours.' );
	expect( toast() ).not.toBe( first );
	await act( async () => jest.advanceTimersByTime( SUCCESS_LASTS ) );
	expect( toast() ).toBeNull();
	await act( async () => root.unmount() );
} );
