import { createPopupQueue, type Popup } from '../popups';

const success: Popup = { status: 'success', title: 'Saved', message: '' };
const error: Popup = { status: 'error', title: 'Opps...!', message: 'a: b' };

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'SHL-053 closes a success by itself after 1500 ms', () => {
	const queue = createPopupQueue();
	queue.push( success );
	jest.advanceTimersByTime( 1499 );
	expect( queue.getCurrent() ).toBe( success );
	jest.advanceTimersByTime( 1 );
	expect( queue.getCurrent() ).toBeUndefined();
} );

it( 'SHL-053 gives a success no more time because another waits', () => {
	const queue = createPopupQueue();
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
	const queue = createPopupQueue();
	queue.push( error );
	jest.advanceTimersByTime( 60_000 );
	expect( queue.getCurrent() ).toBe( error );
	queue.close();
	expect( queue.getCurrent() ).toBeUndefined();
} );

it( 'SHL-053 shows one after the other, each success for its whole time', () => {
	const queue = createPopupQueue();
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
	const queue = createPopupQueue();
	queue.push( { ...success, lasts: 2000 } );
	jest.advanceTimersByTime( 1999 );
	expect( queue.getCurrent() ).toBeDefined();
	jest.advanceTimersByTime( 1 );
	expect( queue.getCurrent() ).toBeUndefined();
} );

it( 'SHL-053 says the same words twice as two', () => {
	const queue = createPopupQueue();
	queue.push( success );
	queue.push( success );
	const first = queue.getTurn();
	jest.advanceTimersByTime( 1500 );
	expect( queue.getCurrent() ).toBe( success );
	expect( queue.getTurn() ).toBe( first + 1 );
	jest.advanceTimersByTime( 1500 );
	expect( queue.getCurrent() ).toBeUndefined();
} );
