import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync( join( __dirname, '../carousel.css' ), 'utf8' );

/**
 * How many cards the styles have in sight.
 *
 * @param width Of the window, in pixels.
 */
const shownAt = ( width: number ): number => {
	const rules = [
		...css.matchAll(
			/(?:@media \((min|max)-width: ([\d.]+)px\) \{\s*)?\.templately-carousel__list \{\s*--templately-shown: (\d+);/g
		),
	];
	const holding = rules.filter( ( [ , bound, limit ] ) =>
		bound === 'max'
			? width <= Number( limit )
			: width >= Number( limit ?? 0 )
	);
	return Number( holding.at( -1 )?.[ 3 ] );
};

it.each( [
	[ 'ITM-041', 1170, 3 ],
	[ 'ITM-041', 1440, 3 ],
	[ 'ITM-041', 3000, 3 ],
	[ 'ITM-042', 464, 2 ],
	[ 'ITM-042', 1169, 2 ],
	[ 'ITM-043', 320, 1 ],
	[ 'ITM-043', 463, 1 ],
] )( '%s a window of %d px has %d in sight', ( _, width, shown ) => {
	expect( shownAt( width ) ).toBe( shown );
} );

it( 'ITM-041 no other rule says how many', () => {
	expect( css.match( /--templately-shown:/g )?.length ).toBe( 3 );
} );
