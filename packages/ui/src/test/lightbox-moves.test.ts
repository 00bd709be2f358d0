import {
	createKeyThrottle,
	createWheelTracker,
	LIGHTBOX,
	getScale,
	getSwipeDirection,
	getNextIndex,
	getZoomLevel,
} from '../lightbox';

it( 'ITM-031 follows the last picture with the first, and the other way', () => {
	expect(
		[ 0, 1, 2 ].map( ( index ) => getNextIndex( index, 1, 3 ) )
	).toEqual( [ 1, 2, 0 ] );
	expect(
		[ 0, 1, 2 ].map( ( index ) => getNextIndex( index, -1, 3 ) )
	).toEqual( [ 2, 0, 1 ] );
} );

it( 'ITM-033 ITM-034 takes 300 ms for a change, and leaves 10 px around pictures', () => {
	expect( LIGHTBOX.animation ).toBe( 300 );
	expect( LIGHTBOX.padding ).toBe( 10 );
} );

it( 'ITM-035 turns again for a held key after 180 ms, not sooner', () => {
	const mayTurn = createKeyThrottle();
	expect(
		[ 1000, 1030, 1179, 1180, 1359, 1360 ].map( ( now ) => mayTurn( now ) )
	).toEqual( [ true, false, false, true, false, true ] );
} );

it( 'ITM-036 makes a picture larger by 1.007 for each level', () => {
	expect( getScale( 0 ) ).toBe( 1 );
	expect( getScale( 1 ) ).toBeCloseTo( 1.007, 10 );
	expect( getScale( 100 ) ).toBeCloseTo( 1.007 ** 100, 10 );
} );

it( 'ITM-037 ITM-038 zooms by 100 levels up to 300, and back to none', () => {
	expect( getZoomLevel( 0, 1 ) ).toBe( 100 );
	expect( getZoomLevel( 200, 1 ) ).toBe( 300 );
	expect( getZoomLevel( 250, 1 ) ).toBe( 300 );
	expect( getZoomLevel( 150, -1 ) ).toBe( 50 );
	expect( getZoomLevel( 50, -1 ) ).toBe( 0 );
} );

it( 'ITM-039 takes 200 px sideways for a swipe: to the left for the next', () => {
	expect( [ -199, 199, 0 ].map( getSwipeDirection ) ).toEqual( [ 0, 0, 0 ] );
	expect( [ -200, -500, 200, 500 ].map( getSwipeDirection ) ).toEqual( [
		1, 1, -1, -1,
	] );
} );

it( 'ITM-040 lets the wheel rest for 500 ms after a picture', () => {
	const wheel = createWheelTracker();
	// A gesture: many events, of which the sum counts.
	expect( [ 0, 16, 32, 48 ].map( ( now ) => wheel( 60, now ) ) ).toEqual( [
		0, 0, 0, 1,
	] );
	// What rolls on afterwards turns nothing, until 500 ms have passed.
	expect( wheel( 400, 60 ) ).toBe( 0 );
	expect( wheel( 400, 547 ) ).toBe( 0 );
	expect( wheel( 200, 548 ) ).toBe( 1 );
	// A pause ends a gesture.
	const other = createWheelTracker();
	expect( [ other( 150, 0 ), other( 150, 500 ) ] ).toEqual( [ 0, 0 ] );
	expect( other( -350, 510 ) ).toBe( -1 );
} );
