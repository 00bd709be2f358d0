/** The built entry on a page that has i18n alone of WordPress, as Elementor's editor does. */
/* eslint-disable import/no-extraneous-dependencies -- packages that WordPress brings */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as i18n from '@wordpress/i18n';
import type { PageData } from '@templately/rest';
import { installElementor } from './elementor';

const BUILD = join( __dirname, '../../../../../build' );
const SITE = 'https://site.example';

const page = window as unknown as Record< string, unknown > & {
	wp: Record< string, unknown >;
};

const runFile = ( name: string ) =>
	// eslint-disable-next-line no-eval -- as a script element does.
	( 0, eval )( readFileSync( join( BUILD, name ), 'utf8' ) );

/** Scripts that were added to the page are answered from the build. */
function serveChunks() {
	new MutationObserver( ( changes ) => {
		for ( const node of changes.flatMap( ( { addedNodes } ) => [
			...addedNodes,
		] ) ) {
			if ( node instanceof HTMLScriptElement && node.src ) {
				runFile(
					new URL( node.src ).pathname.split( '/' ).at( -1 ) ?? ''
				);
				node.dispatchEvent( new Event( 'load' ) );
			} else if ( node instanceof HTMLLinkElement ) {
				node.dispatchEvent( new Event( 'load' ) );
			}
		}
	} ).observe( document.head, { childList: true } );
}

/** What the call for assets brings. */
function addGlobals() {
	page.React = require( 'react' );
	page.ReactDOM = require( 'react-dom' );
	page.ReactJSXRuntime = require( 'react/jsx-runtime' );
	Object.assign( page.wp, {
		a11y: { speak: () => {} },
		apiFetch: Object.assign( async () => ( {} ), { use: () => {} } ),
		components: require( '@wordpress/components' ),
		compose: require( '@wordpress/compose' ),
		data: require( '@wordpress/data' ),
		element: require( '@wordpress/element' ),
		hooks: require( '@wordpress/hooks' ),
		htmlEntities: require( '@wordpress/html-entities' ),
		primitives: require( '@wordpress/primitives' ),
		url: require( '@wordpress/url' ),
	} );
}

const wait = async ( isDone: () => unknown ) => {
	for ( let tries = 0; tries < 600 && ! isDone(); tries++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
};

it( 'adds its ways in with i18n alone, and opens the library once the rest has come', async () => {
	const elementor = installElementor();
	page.wp = { i18n };
	window.templately = {
		adminUrl: `${ SITE }/wp-admin/admin.php?page=templately`,
		assets: `${ SITE }/assets`,
		can: { browse: true, read: true },
		cloud: { can: false },
		hasElementor: true,
		hub: { id: '' },
		links: {},
		look: '',
		platform: 'elementor',
		screen: 'elementor',
		themeBuilder: { can: false, platforms: [] },
		translations: null,
		user: { displayName: 'Ada' },
	} as unknown as PageData;
	window.scrollTo = () => {};
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	serveChunks();
	let isRefused = true;
	window.fetch = ( async () => {
		if ( ! isRefused ) {
			addGlobals();
		}
		return { ok: ! isRefused, status: 403, text: async () => '' };
	} ) as unknown as typeof fetch;
	Object.defineProperty( document, 'currentScript', {
		configurable: true,
		value: { tagName: 'SCRIPT', src: `${ SITE }/build/elementor.js` },
	} );
	const actions: {
		useProps: () => { onClick: () => void; title: string };
	}[] = [];
	page.React = { createElement: () => null };
	page.elementorV2 = {
		editorAppBar: {
			utilitiesMenu: {
				registerAction: ( action: ( typeof actions )[ 0 ] ) =>
					actions.push( action ),
			},
		},
	};
	runFile( 'elementor.js' );

	expect( Object.keys( page.wp ) ).toEqual( [ 'i18n' ] );
	expect( Object.keys( elementor.filters ) ).toEqual( [
		'views/add-section/behaviors',
		'elements/context-menu/groups',
	] );
	expect( actions ).toHaveLength( 1 );
	const { title, onClick } = actions[ 0 ]!.useProps();
	expect( title ).toBe( 'Open Templately library' );

	onClick();
	await wait( () => elementor.getToast().message );
	expect( elementor.getToast().message ).toBe(
		'The library could not be loaded. Please try again.'
	);

	isRefused = false;
	onClick();
	await wait( () => document.querySelector( '.templately-app' ) );
	expect( document.querySelector( '.templately-app' ) ).not.toBeNull();

	// Elementor's keys do nothing while the library is open.
	const heard = jest.fn();
	window.addEventListener( 'keydown', heard );
	const press = ( target: Element | null ) =>
		target?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Delete', bubbles: true } )
		);
	press( document.querySelector( '.templately-app' ) );
	expect( heard ).not.toHaveBeenCalled();
	press( document.body );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );
