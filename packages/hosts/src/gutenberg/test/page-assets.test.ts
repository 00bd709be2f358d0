import { loadPageAssets } from '../page-assets';

let mockPostId: number | null;
// WordPress has it in the editor; no package of ours brings it.
jest.mock(
	'@wordpress/editor',
	() => ( {
		store: jest
			.requireActual( '@wordpress/data' )
			.createReduxStore( 'core/editor', {
				reducer: () => ( {} ),
				selectors: {
					getCurrentPostId: () => mockPostId,
					getEditorSettings: () => ( {} ),
				},
			} ),
	} ),
	{ virtual: true }
);

beforeAll( async () => {
	const { register } = await import( '@wordpress/data' );
	const { store } = await import( '@wordpress/editor' );
	register( store );
} );

test.each( [
	[
		'/wp-admin/post.php?post=7&action=edit',
		7,
		'/wp-admin/post.php?post=7&action=edit',
	],
	[
		'/wp-admin/post-new.php?post_type=page',
		42,
		'/wp-admin/post.php?post=42&action=edit',
	],
	[ '/wp-admin/post-new.php', null, '/wp-admin/post-new.php' ],
	[
		'/wp-admin/site-editor.php?p=/page',
		3,
		'/wp-admin/site-editor.php?p=/page',
	],
] )(
	'RST-081 gets the HTML of %s (post %p) from %s, and loads the scripts and styles that it names',
	async ( open, post, address ) => {
		document.head.innerHTML = '';
		window.history.pushState( null, '', open );
		mockPostId = post;
		const fetched = jest.fn( async ( at: string, options: object ) => ( {
			ok: Boolean( at && options ),
			text: async () => `
				<link rel="stylesheet" id="acme-css" href="/acme.css">
				<script id="acme-js-extra">var acmeData = {"at":${ JSON.stringify( open ) }};</script>
				<script id="acme-js" src="/acme.js"></script>`,
		} ) );
		window.fetch = fetched as unknown as typeof window.fetch;
		// What a browser does with each element.
		new MutationObserver( ( changes ) =>
			changes.forEach( ( { addedNodes } ) =>
				addedNodes.forEach( ( node ) =>
					node.dispatchEvent( new Event( 'load' ) )
				)
			)
		).observe( document.head, { childList: true } );

		await loadPageAssets();
		expect( fetched.mock.calls.map( ( [ at ] ) => at ) ).toEqual( [
			new URL( address, window.location.href ).href,
		] );
		expect( fetched.mock.calls[ 0 ]?.[ 1 ] ).not.toHaveProperty( 'method' );
		expect( [ ...document.head.children ].map( ( { id } ) => id ) ).toEqual(
			[ 'acme-css', 'acme-js' ]
		);
		expect( window ).toMatchObject( { acmeData: { at: open } } );
	}
);
