import { loadAssets } from '../load-assets';

const TAGS = `
	<link rel="stylesheet" id="wp-components-css" href="/components.css">
	<script id="react-js" src="/react.js"></script>
	<script id="wp-i18n-js" src="/i18n.js"></script>
	<script id="wp-i18n-js-after">window.order.push( 'i18n twice' );</script>
	<script id="wp-data-js-before">window.order.push( 'before data' );</script>
	<script id="wp-data-js" src="/data.js"></script>
	<script id="wp-data-js-after">window.order.push( 'after data' );</script>
	<script id="wp-components-js" src="/components.js"></script>`;

const page = window as unknown as {
	React?: object;
	wp: Record< string, unknown >;
	order: string[];
};

/** Scripts that fail to load. */
let failing: string[] = [];

new MutationObserver( ( changes ) => {
	for ( const node of changes.flatMap( ( { addedNodes } ) => [
		...addedNodes,
	] ) ) {
		if ( node instanceof HTMLScriptElement && node.src ) {
			const { pathname } = new URL( node.src );
			page.order.push( pathname );
			node.dispatchEvent(
				new Event( failing.includes( pathname ) ? 'error' : 'load' )
			);
		}
	}
} ).observe( document.head, { childList: true } );

const answer = ( status = 200 ) => {
	window.fetch = jest.fn( async () => ( {
		ok: status === 200,
		status,
		text: async () => TAGS,
	} ) ) as unknown as typeof fetch;
};

beforeEach( () => {
	document.head.innerHTML = '';
	page.order = [];
	page.React = {};
	page.wp = { i18n: {} };
	answer();
} );

it( 'runs in order what the page lacks, told by its globals, with its inline code', async () => {
	await loadAssets( '/assets' );
	expect( page.order ).toEqual( [
		'before data',
		'/data.js',
		'after data',
		'/components.js',
	] );
	expect( document.getElementById( 'wp-components-css' ) ).not.toBeNull();
} );

it( 'runs nothing twice', async () => {
	await loadAssets( '/assets' );
	page.order = [];
	await loadAssets( '/assets' );
	expect( page.order ).toEqual( [] );
	expect( document.querySelectorAll( '#wp-components-css' ) ).toHaveLength(
		1
	);
} );

it( 'fails where the call is refused', async () => {
	answer( 403 );
	await expect( loadAssets( '/assets' ) ).rejects.toThrow( '403' );
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 0 );
} );

it( 'loads a script that failed again the next time', async () => {
	failing = [ '/components.js' ];
	await expect( loadAssets( '/assets' ) ).rejects.toThrow(
		'wp-components-js'
	);
	failing = [];
	page.order = [];
	await loadAssets( '/assets' );
	expect( page.order ).toEqual( [ '/components.js' ] );
} );
