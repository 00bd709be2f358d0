import type { Looks } from '@templately/rest';
import type { AppServices } from '../../app-context';
import { all, press, show } from '../../test/show';
import { LookChoice } from '../look-choice';
import type { LookView } from '../views';

const page = ( name: string ) => `https://site.example/?page=${ name }`;
const FONT = { name: 'Cormorant', licence: 'OFL-1.1', size: 34_500 };

let chosen: unknown[];

const choice = ( fonts: LookView[ 'fonts' ] ) => {
	chosen = [];
	// What a browser does: a frame has room.
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
