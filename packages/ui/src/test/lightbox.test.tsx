// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	createKeyThrottle,
	createWheelTracker,
	getNextIndex,
	getScale,
	getSwipeDirection,
	getZoomLevel,
	Lightbox,
	LIGHTBOX,
} from '../lightbox';
import { mount } from '../testing';

const PICTURES = [ 'Lit', 'Dark', 'Round' ].map( ( alt ) => ( {
	url: `https://hub.example/${ alt }.webp`,
	width: 800,
	height: 600,
	alt,
} ) );

let leave: () => Promise< void >;

/** Opens it; says which picture is shown, how large, and what turns it. */
async function open( canZoom = false, pictures = PICTURES ) {
	( { leave } = await mount(
		<Lightbox
			label="Screenshots"
			pictures={ pictures }
			first={ 0 }
			onClose={ () => undefined }
			canZoom={ canZoom }
		/>
	) );
	const find = < T extends HTMLElement = HTMLElement >( selector: string ) =>
		document.querySelector< T >( selector );
	return {
		shown: () => [
			find< HTMLImageElement >( '.templately-lightbox__image' )?.alt,
			find( '.templately-lightbox__count' )?.textContent,
		],
		scale: () =>
			Number(
				/scale\( ([\d.e+-]+) \)/.exec(
					find( '.templately-lightbox__picture' )?.style.transform ??
						''
				)?.[ 1 ] ?? 1
			),
		turn: ( name: string ) =>
			act( async () => find( `[aria-label="${ name }"]` )?.click() ),
		/** Presses a key, `at` a time: one that is held counts for one. */
		key: ( key: string, at = 0 ) =>
			act( async () => {
				const event = new KeyboardEvent( 'keydown', {
					key,
					bubbles: true,
				} );
				Object.defineProperty( event, 'timeStamp', { value: at } );
				find( '.templately-lightbox__view' )?.dispatchEvent( event );
			} ),
	};
}

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );
afterEach( () => leave() );

it( 'ITM-031 the last picture is followed by the first, and the other way', async () => {
	const { shown, turn } = await open();
	const seen = [ shown() ];
	for ( const name of [
		'Next image',
		'Next image',
		'Next image',
		'Previous image',
	] ) {
		await turn( name );
		seen.push( shown() );
	}
	expect( seen ).toEqual( [
		[ 'Lit', '1 of 3' ],
		[ 'Dark', '2 of 3' ],
		[ 'Round', '3 of 3' ],
		[ 'Lit', '1 of 3' ],
		[ 'Round', '3 of 3' ],
	] );
} );

it( 'ITM-031 two pictures follow each other, and one stands alone', async () => {
	const two = await open( false, PICTURES.slice( 0, 2 ) );
	for ( const next of [ 'Dark', 'Lit' ] ) {
		await two.turn( 'Next image' );
		expect( two.shown()[ 0 ] ).toBe( next );
	}
	await leave();
	const one = await open( false, PICTURES.slice( 0, 1 ) );
	expect( document.querySelector( '[aria-label="Next image"]' ) ).toBeNull();
	await one.key( 'ArrowRight' );
	expect( one.shown() ).toEqual( [ 'Lit', '1 of 1' ] );
} );

it( 'ITM-031 ITM-035 an arrow turns too, and one that is held once in 180 ms', async () => {
	const { shown, key } = await open();
	const seen: unknown[] = [];
	for ( const [ name, at ] of [
		[ 'ArrowLeft', 1000 ],
		[ 'ArrowLeft', 1179 ],
		[ 'ArrowLeft', 1180 ],
		[ 'ArrowRight', 2000 ],
	] as const ) {
		await key( name, at );
		seen.push( shown()[ 0 ] );
	}
	expect( seen ).toEqual( [ 'Round', 'Round', 'Dark', 'Round' ] );
} );

it( 'ITM-036 ITM-037 ITM-038 a press makes it larger by 100 levels of 1.007, up to 300, where it can be zoomed', async () => {
	const { scale, key, turn } = await open( true );
	const scales = [ scale() ];
	for ( const name of [ '+', '+', '+', '+', '-' ] ) {
		await key( name );
		scales.push( scale() );
	}
	[ 0, 100, 200, 300, 300, 200 ].forEach( ( level, at ) =>
		expect( scales[ at ] ).toBeCloseTo( 1.007 ** level, 10 )
	);
	// Another picture is as large as it is.
	await turn( 'Next image' );
	expect( scale() ).toBe( 1 );
} );

it( 'ITM-032 ITM-037 nothing makes it larger where it cannot be zoomed', async () => {
	const { scale, key } = await open();
	await key( '+' );
	expect( scale() ).toBe( 1 );
} );

describe( 'Moves', () => {
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
			[ 1000, 1030, 1179, 1180, 1359, 1360 ].map( ( now ) =>
				mayTurn( now )
			)
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
		expect( [ -199, 199, 0 ].map( getSwipeDirection ) ).toEqual( [
			0, 0, 0,
		] );
		expect( [ -200, -500, 200, 500 ].map( getSwipeDirection ) ).toEqual( [
			1, 1, -1, -1,
		] );
	} );

	it( 'ITM-040 lets the wheel rest for 500 ms after a picture', () => {
		const wheel = createWheelTracker();
		// A gesture: many events, of which the sum counts.
		expect( [ 0, 16, 32, 48 ].map( ( now ) => wheel( 60, now ) ) ).toEqual(
			[ 0, 0, 0, 1 ]
		);
		// What rolls on afterwards turns nothing, until 500 ms have passed.
		expect( wheel( 400, 60 ) ).toBe( 0 );
		expect( wheel( 400, 547 ) ).toBe( 0 );
		expect( wheel( 200, 548 ) ).toBe( 1 );
		// A pause ends a gesture.
		const other = createWheelTracker();
		expect( [ other( 150, 0 ), other( 150, 500 ) ] ).toEqual( [ 0, 0 ] );
		expect( other( -350, 510 ) ).toBe( -1 );
	} );
} );

describe( 'The carousel', () => {
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
} );
