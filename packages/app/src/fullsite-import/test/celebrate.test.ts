import { celebrate, CONFETTI_LASTS } from '../confetti';

describe( 'Confetti', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	test( 'lasts 3.5 seconds, and is gone then (IMP-055)', () => {
		const shoot = jest.fn();
		const clear = jest.fn();
		celebrate( { shoot, clear } );
		expect( CONFETTI_LASTS ).toBe( 3500 );
		expect( shoot ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 3400 );
		const bursts = shoot.mock.calls.length;
		expect( bursts ).toBeGreaterThan( 8 );
		expect( clear ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 100 );
		expect( clear ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 10_000 );
		expect( shoot.mock.calls.length ).toBeLessThanOrEqual( bursts + 1 );
	} );

	test( 'ends at once where somebody goes on', () => {
		const shoot = jest.fn();
		const clear = jest.fn();
		celebrate( { shoot, clear } )();
		jest.advanceTimersByTime( 10_000 );
		expect( shoot ).toHaveBeenCalledTimes( 1 );
		expect( clear ).toHaveBeenCalledTimes( 1 );
	} );
} );
