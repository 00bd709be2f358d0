import type { ItemDetails, Looks } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../app-context';
import { all, press, show } from '../../test/show';
import { Stage } from '../../library/details/stage';
import { LookChoice } from '../look-choice';
import { OnThisSite } from '../on-this-site';
import type { LookView } from '../views';

const page = ( name: string ) => `https://site.example/?page=${ name }`;
const FONT = { name: 'Cormorant', licence: 'OFL-1.1', size: 34_500 };

const VESPER = {
	name: 'Vesper',
	type: 'pages',
	platform: 'gutenberg',
	live_url: 'https://live.example/vesper/',
	screenshots: [],
} as unknown as ItemDetails;

let chosen: unknown[];

/** What a browser does: a frame has room. */
function haveRoom() {
	window.ResizeObserver = class {
		tell: ResizeObserverCallback;
		constructor( tell: ResizeObserverCallback ) {
			this.tell = tell;
		}
		observe() {
			this.tell(
				[
					{ contentRect: { width: 640, height: 480 } },
				] as unknown as ResizeObserverEntry[],
				this
			);
		}
		unobserve() {}
		disconnect() {}
	};
}

const choice = ( fonts: LookView[ 'fonts' ] ) => {
	chosen = [];
	haveRoom();
	const view = {
		name: 'look',
		shown: { name: 'Vesper' },
		look: 'design',
		looks: Object.fromEntries(
			[ 'design', 'fonts', 'site' ].map( ( look ) => [
				look,
				{ page: page( look ), kept: 0 },
			] )
		) as Looks,
		fonts,
		pageWithFonts: fonts.length > 0 ? page( 'installed' ) : '',
		action: 'insert',
		choose: ( ...what: unknown[] ) => chosen.push( what ),
	} as unknown as LookView;
	return show(
		<LookChoice view={ view } onCancel={ () => undefined } />,
		{} as AppServices
	);
};

const shown = () => all< HTMLIFrameElement >( 'iframe' )[ 0 ]?.src;
const box = () => all< HTMLInputElement >( 'input[type="checkbox"]' )[ 0 ];
const look = ( value: string ) =>
	all< HTMLInputElement >( 'input[type="radio"]' ).find(
		( input ) => input.value === value
	);

test( 'The preview is set in the design’s fonts only while they are to be installed', async () => {
	await choice( [ FONT ] );
	expect( shown() ).toBe( page( 'design' ) );
	await press( box() );
	expect( shown() ).toBe( page( 'installed' ) );
	await press( look( 'site' ) );
	expect( [ shown(), box() ] ).toEqual( [ page( 'site' ), undefined ] );
	await press( 'Insert' );
	// What was ticked is kept for when it counts again.
	await press( look( 'design' ) );
	expect( shown() ).toBe( page( 'installed' ) );
	await press( 'Insert' );
	await press( box() );
	expect( shown() ).toBe( page( 'design' ) );
	await press( 'Insert' );
	expect( chosen ).toEqual( [
		[ 'site', false ],
		[ 'design', true ],
		[ 'design', false ],
	] );
} );

test( 'Who may install none, or lacks none, sees the page as an insert makes it', async () => {
	await choice( [] );
	expect( [ shown(), box() ] ).toEqual( [ page( 'design' ), undefined ] );
} );

/** Whether what a frame shows is inert once it is there, in which nothing runs that could do so. */
async function isInert() {
	const [ frame ] = all< HTMLIFrameElement >( 'iframe' );
	// The page itself, which jsdom does not fetch.
	const own = document.implementation.createHTMLDocument();
	Object.defineProperty( frame, 'contentDocument', { value: own } );
	await act( async () => frame?.dispatchEvent( new Event( 'load' ) ) );
	return own.body.hasAttribute( 'inert' );
}

describe( 'What is previewed takes no focus but to be scrolled, and is read by its name alone', () => {
	const titles = () =>
		all< HTMLIFrameElement >( 'iframe' ).map( ( { title, tabIndex } ) => [
			title,
			tabIndex,
		] );

	test( 'before an insert', async () => {
		await choice( [] );
		expect( titles() ).toEqual( [ [ 'Preview of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( true );
	} );

	test( 'beside a design', async () => {
		haveRoom();
		await show(
			<OnThisSite item={ VESPER } choice={ null } />,
			{} as AppServices,
			() => ( { page: page( 'design' ) } )
		);
		expect( titles() ).toEqual( [ [ 'Preview of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( true );
	} );

	test( 'and a demo lives', async () => {
		haveRoom();
		await show( <Stage item={ VESPER } />, {
			host: { site: {} },
		} as AppServices );
		await press( 'Live Demo' );
		expect( titles() ).toEqual( [ [ 'Live demo of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( false );
	} );
} );
