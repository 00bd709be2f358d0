import { pageWindow } from '../pagination';

const shown = ( current: number, total: number ) =>
	pageWindow( current, total )
		.map( ( page ) => page ?? '…' )
		.join( ' ' );

it( 'SHL-047 shows all of up to ten pages', () => {
	expect( shown( 1, 0 ) ).toBe( '' );
	expect( shown( 1, 1 ) ).toBe( '1' );
	expect( shown( 5, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
} );

it( 'SHL-047 shows three pages on each side of the current one of more than ten', () => {
	expect( shown( 10, 21 ) ).toBe( '1 … 7 8 9 10 11 12 13 … 21' );
	expect( shown( 6, 11 ) ).toBe( '1 … 3 4 5 6 7 8 9 … 11' );
} );

it.each( [ 1, 2, 3, 4 ] )(
	'SHL-048 shows seven pages at the start, on page %i',
	( current ) => {
		expect( shown( current, 21 ) ).toBe( '1 2 3 4 5 6 7 … 21' );
	}
);

it.each( [ 18, 19, 20, 21 ] )(
	'SHL-048 shows seven pages at the end, on page %i',
	( current ) => {
		expect( shown( current, 21 ) ).toBe( '1 … 15 16 17 18 19 20 21' );
	}
);

it( 'SHL-048 shows seven pages at the ends of eleven, and all of ten', () => {
	expect( shown( 1, 11 ) ).toBe( '1 2 3 4 5 6 7 … 11' );
	expect( shown( 11, 11 ) ).toBe( '1 … 5 6 7 8 9 10 11' );
	expect( shown( 1, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
	expect( shown( 10, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
} );

it( 'SHL-049 marks pages that are left out, and only those', () => {
	expect( shown( 5, 21 ) ).toBe( '1 2 3 4 5 6 7 8 … 21' );
	expect( shown( 6, 21 ) ).toBe( '1 … 3 4 5 6 7 8 9 … 21' );
	expect( shown( 16, 21 ) ).toBe( '1 … 13 14 15 16 17 18 19 … 21' );
	expect( shown( 17, 21 ) ).toBe( '1 … 14 15 16 17 18 19 20 21' );
} );
