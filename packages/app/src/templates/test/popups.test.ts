import { DELETED_LASTS, PUSHED_LASTS } from '@templately/templates';
import { createPopupQueue } from '@templately/ui';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it.each( [
	[ 'SHL-054 that a saved template was deleted', DELETED_LASTS ],
	[ 'SHL-055 that something was pushed', PUSHED_LASTS ],
] )( '%s is said for 1500 ms', ( _, lasts ) => {
	const queue = createPopupQueue();
	queue.push( { status: 'success', title: 'Done', message: '', lasts } );
	jest.advanceTimersByTime( 1499 );
	expect( queue.getCurrent()?.title ).toBe( 'Done' );
	jest.advanceTimersByTime( 1 );
	expect( queue.getCurrent() ).toBeUndefined();
} );
