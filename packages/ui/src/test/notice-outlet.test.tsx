// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Modal } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { NoticeOutlet } from '../notice-outlet';
import {
	createNoticeQueue,
	type QueuedNotice,
	SUCCESS_LASTS,
} from '../notice-queue';

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

test( 'a success that says what the one before it said is said anew, at the end of the page (SHL-053)', async () => {
	const saved: QueuedNotice = {
		status: 'success',
		title: 'Saved',
		message: 'It is yours.',
	};
	const queue = createNoticeQueue();
	const root = createRoot(
		document.body.appendChild( document.createElement( 'div' ) )
	);
	const toast = () => document.querySelector( 'body > .templately-toast' );
	await act( async () => root.render( <NoticeOutlet queue={ queue } /> ) );
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

test( 'an error leaves the dialogs open that it comes above, with what was typed there, and goes by itself alone', async () => {
	const opened: Element[] = [];
	const over: Element[] = [];
	// What a browser has and jsdom does not.
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			opened.push( this );
		},
		close( this: HTMLDialogElement ) {
			// While it is there, so that it can give the focus back.
			expect( this.isConnected ).toBe( true );
			over.push( this );
		},
	} );
	const queue = createNoticeQueue();
	const close = jest.fn();
	const root = createRoot(
		document.body.appendChild( document.createElement( 'div' ) )
	);
	await act( async () =>
		root.render(
			<Modal title="Library" onRequestClose={ () => close( 'library' ) }>
				<Modal title="Name" onRequestClose={ () => close( 'form' ) }>
					<input />
				</Modal>
				<NoticeOutlet queue={ queue } />
			</Modal>
		)
	);
	const field = document.querySelector( 'input' ) as HTMLInputElement;
	field.value = 'Supper';
	const notice = () => document.querySelector( 'dialog' );
	const fail = ( title: string ) =>
		act( async () =>
			queue.push( {
				status: 'error',
				title,
				message: 'It <b>broke</b>.',
			} )
		);
	await fail( 'Opps...!' );
	await fail( 'Once more' );
	expect( opened ).toEqual( [ notice() ] );
	expect( notice()?.parentElement ).toBe( document.body );
	expect(
		document.getElementById(
			notice()?.getAttribute( 'aria-labelledby' ) ?? ''
		)?.textContent
	).toBe( 'Opps...!' );
	expect( notice()?.querySelector( '[role="alert"]' )?.innerHTML ).toBe(
		'It <b>broke</b>.'
	);
	// The browser sends cancel to the dialog if no handler took Escape.
	await act( async () => {
		const escape = new KeyboardEvent( 'keydown', {
			key: 'Escape',
			code: 'Escape',
			bubbles: true,
			cancelable: true,
		} );
		const cancel = new Event( 'cancel', { cancelable: true } );
		notice()?.querySelector( 'button' )?.dispatchEvent( escape );
		expect( escape.defaultPrevented ).toBe( false );
		notice()?.dispatchEvent( cancel );
		expect( cancel.defaultPrevented ).toBe( true );
	} );
	expect( notice()?.textContent ).toContain( 'Once more' );
	expect( opened ).toHaveLength( 2 );
	await act( async () => notice()?.querySelector( 'button' )?.click() );
	expect( notice() ).toBeNull();
	expect( over ).toEqual( opened );
	expect( close ).not.toHaveBeenCalled();
	expect( field.isConnected && field.value ).toBe( 'Supper' );
	await act( async () => root.unmount() );
} );

describe( 'The queue', () => {
	const success: QueuedNotice = {
		status: 'success',
		title: 'Saved',
		message: '',
	};
	const error: QueuedNotice = {
		status: 'error',
		title: 'Opps...!',
		message: 'a: b',
	};

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'SHL-053 closes a success by itself after 1500 ms', () => {
		const queue = createNoticeQueue();
		queue.push( success );
		jest.advanceTimersByTime( 1499 );
		expect( queue.getCurrent() ).toBe( success );
		jest.advanceTimersByTime( 1 );
		expect( queue.getCurrent() ).toBeUndefined();
	} );

	it( 'SHL-053 gives a success no more time because another waits', () => {
		const queue = createNoticeQueue();
		const next = { ...success, title: 'Renamed' };
		queue.push( success );
		jest.advanceTimersByTime( 1000 );
		queue.push( next );
		jest.advanceTimersByTime( 499 );
		expect( queue.getCurrent() ).toBe( success );
		jest.advanceTimersByTime( 1 );
		expect( queue.getCurrent() ).toBe( next );
		jest.advanceTimersByTime( 1500 );
		expect( queue.getCurrent() ).toBeUndefined();
	} );

	it( 'SHL-053 keeps an error until it is closed', () => {
		const queue = createNoticeQueue();
		queue.push( error );
		jest.advanceTimersByTime( 60_000 );
		expect( queue.getCurrent() ).toBe( error );
		queue.close();
		expect( queue.getCurrent() ).toBeUndefined();
	} );

	it( 'SHL-053 shows one after the other, each success for its whole time', () => {
		const queue = createNoticeQueue();
		const listener = jest.fn();
		queue.subscribe( listener );
		queue.push( error );
		queue.push( success );
		jest.advanceTimersByTime( 5000 );
		queue.close();
		expect( queue.getCurrent() ).toBe( success );
		jest.advanceTimersByTime( 1499 );
		expect( queue.getCurrent() ).toBe( success );
		jest.advanceTimersByTime( 1 );
		expect( queue.getCurrent() ).toBeUndefined();
		expect( listener ).toHaveBeenCalledTimes( 4 );
	} );

	it( 'ACC-099 keeps a success as long as it asks for', () => {
		const queue = createNoticeQueue();
		queue.push( { ...success, lasts: 2000 } );
		jest.advanceTimersByTime( 1999 );
		expect( queue.getCurrent() ).toBeDefined();
		jest.advanceTimersByTime( 1 );
		expect( queue.getCurrent() ).toBeUndefined();
	} );

	it( 'SHL-053 says the same words twice as two', () => {
		const queue = createNoticeQueue();
		queue.push( success );
		queue.push( success );
		const first = queue.getTurn();
		jest.advanceTimersByTime( 1500 );
		expect( queue.getCurrent() ).toBe( success );
		expect( queue.getTurn() ).toBe( first + 1 );
		jest.advanceTimersByTime( 1500 );
		expect( queue.getCurrent() ).toBeUndefined();
	} );
} );
