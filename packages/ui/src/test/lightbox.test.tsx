// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Lightbox } from '../lightbox';
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
	expect(
		document.querySelector( '[aria-label="Next image"]' )
	).toBeNull();
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
