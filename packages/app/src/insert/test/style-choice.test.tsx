import type { ItemDetails, StylePreviews } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { ItemPreview } from '../../library/details/item-preview';
import { ADA, design, toListResponse, openApp } from '../../test/open-app';
import { all, button, press, renderInApp } from '../../test/show';
import type { ViewOf } from '../insert-flow';
import { SitePreview } from '../site-preview';
import { StyleChoice } from '../style-choice';
import {
	BUSY,
	delayed,
	go,
	ONE_LOOK,
	PAGE,
	refuse,
	sentTo,
	THREE_LOOKS,
	title,
} from './insert';

const option = ( value: string ) =>
	all< HTMLInputElement >( 'input[type="radio"]' ).find(
		( input ) => input.value === value
	);

describe( 'The choice of a look', () => {
	const page = ( name: string ) => `https://site.example/?look=${ name }`;
	const FONT = { name: 'Cormorant', licence: 'OFL-1.1', size: 34_500 };
	const VESPER = {
		name: 'Vesper',
		type: 'pages',
		platform: 'gutenberg',
		live_url: 'https://live.example/vesper/',
		screenshots: [],
	} as unknown as ItemDetails;

	let chosen: unknown[];

	/** Gives frames a size, as a browser does. */
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

	const choose = ( fonts: ViewOf< 'look' >[ 'fonts' ] ) => {
		chosen = [];
		haveRoom();
		return renderInApp(
			<StyleChoice
				view={ {
					name: 'look',
					shown: VESPER,
					look: 'design',
					looks: THREE_LOOKS.looks as StylePreviews,
					fonts,
					pageWithFonts: fonts.length > 0 ? page( 'installed' ) : '',
					action: 'insert',
					onAnswer: ( answer ) => chosen.push( answer ),
				} }
				onCancel={ () => undefined }
			/>,
			{} as AppServices
		);
	};

	const shown = () => all< HTMLIFrameElement >( 'iframe' )[ 0 ]?.src;
	const box = () => all< HTMLInputElement >( 'input[type="checkbox"]' )[ 0 ];

	it( 'previews the fonts of the design only while they are to be installed', async () => {
		await choose( [ FONT ] );
		expect( shown() ).toBe( page( 'installed' ) );
		await press( option( 'site' ) );
		expect( [ shown(), box() ] ).toEqual( [ page( 'site' ), undefined ] );
		await press( 'Insert' );
		// The checkbox keeps its state while it is hidden.
		await press( option( 'design' ) );
		expect( shown() ).toBe( page( 'installed' ) );
		await press( 'Insert' );
		await press( box() );
		expect( shown() ).toBe( page( 'design' ) );
		await press( 'Insert' );
		expect( chosen ).toEqual( [
			{ look: 'site', installsFonts: false },
			{ look: 'design', installsFonts: true },
			{ look: 'design', installsFonts: false },
		] );
	} );

	it( 'offers no fonts where none are missing, or the user may not install them', async () => {
		await choose( [] );
		expect( [ shown(), box() ] ).toEqual( [ page( 'design' ), undefined ] );
	} );

	/** Whether the previewed page becomes inert when it loads. */
	async function isInert() {
		const [ frame ] = all< HTMLIFrameElement >( 'iframe' );
		// jsdom does not load the page itself.
		const own = document.implementation.createHTMLDocument();
		Object.defineProperty( frame, 'contentDocument', { value: own } );
		await act( async () => frame?.dispatchEvent( new Event( 'load' ) ) );
		return own.body.hasAttribute( 'inert' );
	}

	const titles = () =>
		all< HTMLIFrameElement >( 'iframe' ).map( ( frame ) => [
			frame.title,
			frame.tabIndex,
		] );

	it( 'shows previews that scroll, take no other focus and are read by their title alone', async () => {
		await choose( [] );
		expect( titles() ).toEqual( [ [ 'Preview of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( true );
	} );

	it( 'is previewed in the same way beside a design', async () => {
		haveRoom();
		await renderInApp(
			<SitePreview item={ VESPER } choice={ null } />,
			{ host: { site: { hub: {} } } } as AppServices,
			() => ( { page: page( 'design' ) } )
		);
		expect( titles() ).toEqual( [ [ 'Preview of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( true );
	} );

	it( 'leaves live demos interactive', async () => {
		haveRoom();
		await renderInApp( <ItemPreview item={ VESPER } />, {
			host: { site: {} },
		} as AppServices );
		await press( 'Live Demo' );
		expect( titles() ).toEqual( [ [ 'Live demo of Vesper', 0 ] ] );
		expect( await isInert() ).toBe( false );
	} );
} );

const HOME = design( { id: 11, name: 'Home', slug: 'home' } );
const PACK = design( {
	id: 10,
	slug: 'vesper',
	type: 'packs',
	items: [ HOME, design( { id: 12, name: 'Menus', slug: 'menus' } ) ],
} );
const SUGGESTED = { ...THREE_LOOKS, look: 'fonts' };

/** Begins to create a page of a design, or pages of a pack. */
async function begin(
	what: 'page' | 'pages',
	look: string,
	answers: object = {}
) {
	const site = { looks: () => SUGGESTED as unknown };
	const app = await openApp(
		what === 'page' ? '/gutenberg/pages' : '/gutenberg/packs/vesper',
		{
			user: ADA,
			site: { look },
			answers: {
				'/items': toListResponse( [ HOME ] ),
				'/items/vesper': PACK,
				'/fit': () => site.looks(),
				'/import/page': PAGE,
				...answers,
			},
		}
	);
	const open = () => go( what === 'page' ? 'Insert' : 'Insert pages…' );
	await open();
	return {
		site,
		open,
		/** The designs of which looks were requested since the last call. */
		takeRequests: () =>
			app.asked
				.splice( 0 )
				.filter( ( { path } ) => path === '/fit' )
				.map( ( { query } ) => query.id ),
		created: () =>
			sentTo( app, '/import/page' ).map( ( sent ) => [
				sent.id,
				sent.title,
				sent.look,
				sent.keep_links,
			] ),
		linked: () => sentTo( app, '/import/links' ).length,
	};
}

const boxes = () =>
	all< HTMLInputElement >( '[role="dialog"] input[type="checkbox"]' );
const prompt = () =>
	boxes().find(
		( { id } ) =>
			document.querySelector( `label[for="${ id }"]` )?.textContent ===
			'Choose another style'
	);
const help = () =>
	document.getElementById(
		prompt()?.getAttribute( 'aria-describedby' ) ?? ''
	)?.textContent;
const close = () => press( all( '[role="dialog"] [aria-label="Close"]' )[ 0 ] );

// In this order: the app remembers the chosen look.
describe( 'The look of new pages', () => {
	it( 'is asked for the first time', async () => {
		let refusals = 1;
		const { created, takeRequests } = await begin( 'page', '', {
			'/import/page': () => ( refusals-- > 0 ? refuse() : PAGE ),
		} );
		expect( title() ).toEqual( [ 'Create page' ] );
		expect( prompt() ).toBeUndefined();
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Choose a style' ] );
		expect( created() ).toEqual( [] );
		// The suggestion of the site.
		expect( option( 'fonts' )?.checked ).toBe( true );
		expect( document.body.textContent ).toContain(
			'We’ll use this style until you choose another.'
		);
		await press( option( 'site' ) );
		await go( 'Create a Page' );
		expect( document.body.textContent ).toContain( 'Not now.' );
		await go( 'Try again' );
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect( created() ).toEqual( [
			[ 11, 'Home', 'site', undefined ],
			[ 11, 'Home', 'site', undefined ],
		] );
		expect( takeRequests() ).toEqual( [ '11' ] );
	} );

	it( 'is the last one afterwards, unless the user wants another', async () => {
		const { created, open, takeRequests } = await begin( 'page', '' );
		expect( prompt()?.checked ).toBe( false );
		expect( help() ).toBe( 'Last used: My site’s style.' );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect( created() ).toEqual( [ [ 11, 'Home', undefined, undefined ] ] );
		// To find out whether there is another look.
		expect( takeRequests() ).toEqual( [ '11' ] );

		await close();
		await open();
		await press( prompt() );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Choose a style' ] );
		await press( option( 'design' ) );
		await go( 'Create a Page' );
		expect( created() ).toEqual( [ [ 11, 'Home', 'design', undefined ] ] );
		await close();
		await open();
		expect( help() ).toBe( 'Last used: As designed.' );
	} );

	it.each( [
		[ 'page', 'Create a Page', 1 ],
		[ 'pages', 'Create 2 pages', 2 ],
	] as const )(
		'is no choice where the design has one look: %s',
		async ( what, create, count ) => {
			const { created, open, site } = await begin( what, 'fonts' );
			await close();
			site.looks = () => ONE_LOOK;
			await open();
			expect( button( create ) ).toBeDefined();
			expect( prompt() ).toBeUndefined();
			await go( create );
			expect( created() ).toHaveLength( count );

			// A failure leaves open whether there is a choice.
			await close();
			site.looks = refuse;
			await open();
			expect( prompt()?.checked ).toBe( false );
		}
	);

	it( 'is asked for once for all pages of a pack', async () => {
		const { created, open, takeRequests } = await begin( 'pages', 'fonts' );
		await press( prompt() );
		takeRequests();
		await go( 'Create 2 pages' );
		expect( title() ).toEqual( [ 'Choose a style' ] );
		expect( takeRequests() ).toEqual( [ '11' ] );
		await press( option( 'site' ) );
		await go( 'Create pages' );
		expect( title() ).toEqual( [ 'Insert pages' ] );
		expect( created() ).toEqual( [
			[ 11, 'Home', 'site', true ],
			[ 12, 'Menus', 'site', true ],
		] );
		await press( 'Close' );

		await open();
		takeRequests();
		await go( 'Create 2 pages' );
		expect( created() ).toEqual( [
			[ 11, 'Home', undefined, true ],
			[ 12, 'Menus', undefined, true ],
		] );
		expect( takeRequests() ).toEqual( [] );
	} );

	it( 'that fails to load leads back to the list, from which a page can be left out', async () => {
		const refused = delayed( BUSY );
		const { created, site, takeRequests } = await begin( 'pages', 'fonts' );
		site.looks = refused.answer;
		await press( prompt() );
		takeRequests();
		await go( 'Create 2 pages' );
		// Nothing can be started twice meanwhile.
		expect( boxes().map( ( { disabled } ) => disabled ) ).toEqual( [
			true,
			true,
		] );
		expect(
			button( 'Create 2 pages' )?.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		await refused.arrive();
		expect( document.body.textContent ).toContain( 'Not now.' );
		await go( 'Try again' );
		expect( title() ).toEqual( [ 'Insert pages' ] );
		expect( takeRequests() ).toContain( '11' );
		site.looks = () => SUGGESTED;
		await press( boxes()[ 0 ] );
		await press( prompt() );
		takeRequests();
		await go( 'Create 1 page' );
		expect( takeRequests() ).toEqual( [ '12' ] );
		expect( created() ).toEqual( [] );
	} );

	it( 'that fails to load after the user cancelled shows nothing', async () => {
		const refused = delayed( BUSY );
		const { site, takeRequests } = await begin( 'page', 'fonts' );
		site.looks = refused.answer;
		await press( prompt() );
		takeRequests();
		await go( 'Create a Page' );
		expect( takeRequests() ).toEqual( [ '11' ] );
		await press( 'Cancel' );
		expect( title() ).toEqual( [] );
		await refused.arrive();
		expect( title() ).toEqual( [] );
	} );
} );

it( 'Links between new pages are tried again alone: no page is created twice', async () => {
	let refusals = 1;
	const { created, linked } = await begin( 'pages', 'fonts', {
		'/import/links': () => ( refusals-- > 0 ? refuse() : [] ),
	} );
	await go( 'Create 2 pages' );
	expect( document.body.textContent ).toContain( 'Not now.' );
	await go( 'Try again' );
	expect( [ linked(), created().length ] ).toEqual( [ 2, 2 ] );
	expect( title() ).toEqual( [ 'Insert pages' ] );
	expect( button( 'Close' ) ).toBeDefined();
} );
