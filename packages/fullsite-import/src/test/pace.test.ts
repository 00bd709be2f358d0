import { FIRST_PACE, inactivityLimit, nextPace, type Pace } from '../pace';

const after = ( arrivals: number[] ): Pace =>
	arrivals.reduce( nextPace, FIRST_PACE );

const empty = ( times: number ) => Array< number >( times ).fill( 0 );

describe( 'The pace of asking for the log', () => {
	test( 'starts at 1000 ms (IMP-046)', () => {
		expect( FIRST_PACE.interval ).toBe( 1000 );
		expect( after( empty( 4 ) ).interval ).toBe( 1000 );
	} );

	test( 'becomes 300 ms when entries arrive (IMP-047)', () => {
		expect( after( [ 1 ] ).interval ).toBe( 300 );
		expect( after( [ ...empty( 17 ), 3 ] ).interval ).toBe( 300 );
		expect( after( [ 2, 0, 0, 0, 0 ] ).interval ).toBe( 300 );
	} );

	test( 'grows by 500 ms after every five empty answers (IMP-048)', () => {
		expect( after( empty( 5 ) ).interval ).toBe( 1500 );
		expect( after( empty( 9 ) ).interval ).toBe( 1500 );
		expect( after( empty( 10 ) ).interval ).toBe( 2000 );
		expect( after( [ 1, ...empty( 5 ) ] ).interval ).toBe( 800 );
		// Those before an entry count no more.
		expect( after( [ ...empty( 4 ), 1, 0 ] ).interval ).toBe( 300 );
	} );

	test( 'is never slower than 5000 ms (IMP-049)', () => {
		expect( after( empty( 40 ) ).interval ).toBe( 5000 );
		expect( after( empty( 400 ) ).interval ).toBe( 5000 );
		expect( after( [ 1, ...empty( 50 ) ] ).interval ).toBe( 5000 );
	} );
} );

describe( 'Patience without a sign of life', () => {
	test( 'is 5 minutes (IMP-050)', () =>
		expect( inactivityLimit( false ) ).toBe( 300_000 ) );

	test( 'is 15 minutes on a LiteSpeed server (IMP-051)', () =>
		expect( inactivityLimit( true ) ).toBe( 900_000 ) );
} );
