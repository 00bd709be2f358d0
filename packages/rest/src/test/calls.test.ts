import apiFetch from '@wordpress/api-fetch';
import * as rest from '..';

/** Where WordPress says in the page that its REST API is, and what proves that a call comes from the page. */
const ROOT = 'https://site.example/somewhere/index.php?rest_route=/';
const NONCE = 'n0nce';

apiFetch.use( apiFetch.createRootURLMiddleware( ROOT ) );
apiFetch.use( apiFetch.createNonceMiddleware( NONCE ) );

const sent: Array< { url: URL; options: RequestInit } > = [];

beforeEach( () => {
	sent.length = 0;
	window.fetch = jest.fn( async ( input, options = {} ) => {
		sent.push( { url: new URL( String( input ) ), options } );
		return {
			status: 200,
			ok: true,
			headers: new Headers(),
			json: async () => ( {} ),
		} as Response;
	} );
} );

const FORM = {
	first_name: 'Ada',
	last_name: 'Moss',
	email: 'ada@example.org',
	password: 'x',
	confirm_password: 'x',
	privacy_consent: true,
	terms_consent: true,
};

const LIST = {
	plan: 'pro',
	platform: 'gutenberg',
	type: 'pages',
	page: 3,
	search: 'a & b',
} as const;

const RUN = '11111111-2222-4333-8444-555555555555';

/** IMP-059: what is chosen for an import. */
const IMPORT = {
	id: 7,
	title: 'Bakery',
	slogan: 'Bread',
	logo: { id: 3, url: 'https://site.example/logo.png' },
	logo_size: 180,
	color: { base: '#ffffff' },
	import_demo_content: false,
	theme: 'twentytwentyfour',
	plugins: [ 'shop' ],
	objects: [ 2000000004 ],
};

/** What is asked of admin-ajax, and what is no call. */
const NO_ROUTES = [
	'setCurrentAccount',
	'setHub',
	'IMPORT_STEPS',
	'getPackImportInfo',
	'importStreamAddress',
	'pollImport',
	'requireSession',
	'toFailure',
];

/** Each read, with its path and its query. */
const READS: Array<
	[ string, () => Promise< unknown >, string, Record< string, string > ]
> = [
	[ 'isSigned', rest.isSigned, '/is-signed', {} ],
	[
		'getItems',
		() => rest.getItems( LIST ),
		'/items',
		{ ...LIST, page: '3' },
	],
	[
		'getItem',
		() => rest.getItem( 'elementor', 'packs', 'home' ),
		'/items/home',
		{ platform: 'elementor', type: 'packs' },
	],
	[
		'getFeaturedItems',
		() => rest.getFeaturedItems( 'gutenberg' ),
		'/featured-items',
		{ platform: 'gutenberg' },
	],
	[ 'getCounts', rest.getCounts, '/items-count', {} ],
	[
		'getLooks',
		() => rest.getLooks( 7, 'gutenberg' ),
		'/fit',
		{ id: '7', platform: 'gutenberg' },
	],
	[
		'getCategories',
		() => rest.getCategories( 'elementor', 'packs' ),
		'/categories',
		{ platform: 'elementor', itemType: 'packs' },
	],
	[
		'getTemplateTypes',
		() => rest.getTemplateTypes( 'gutenberg', 'sections' ),
		'/templateTypes',
		{ platform: 'gutenberg', itemType: 'sections' },
	],
	[ 'getTags', rest.getTags, '/tags', {} ],
	[
		'getDependencies',
		() => rest.getDependencies( 'elementor' ),
		'/dependencies',
		{ platform: 'elementor' },
	],
	[
		'getFavourites',
		() =>
			rest.getFavourites( {
				platform: 'elementor',
				itemType: 'packs',
				plan: 'pro',
				page: 2,
			} ),
		'/profile/my-favourites',
		{ platform: 'elementor', itemType: 'packs', plan: 'pro', page: '2' },
	],
	[
		'getDownloads',
		() => rest.getDownloads( 2 ),
		'/profile/download-history',
		{ page: '2' },
	],
	[
		'getPurchases',
		() => rest.getPurchases( { platform: 'gutenberg', all: true } ),
		'/profile/purchased-items',
		{ platform: 'gutenberg', all: 'true' },
	],
	[ 'getSettings', rest.getSettings, '/settings', {} ],
	[ 'getPricing', rest.getPricing, '/pricing', {} ],
	[ 'getImports', rest.getImports, '/fullsite-import/runs', {} ],
	[
		'getImport',
		() => rest.getImport( RUN ),
		`/fullsite-import/runs/${ RUN }`,
		{},
	],
];

/** Each write, with its path and its body. */
const WRITES: Array<
	[ string, () => Promise< unknown >, string, Record< string, unknown > ]
> = [
	[
		'logIn',
		() => rest.logIn( { email: 'a@b.example', password: 'x' } ),
		'/login',
		{ email: 'a@b.example', password: 'x' },
	],
	[ 'logInLocal', rest.logInLocal, '/login/local', {} ],
	[ 'mailLocalLink', rest.mailLocalLink, '/login/local', { mail: true } ],
	[ 'signUp', () => rest.signUp( FORM ), '/signup', FORM ],
	[
		'logOut',
		() => rest.logOut( true ),
		'/logout',
		{ isGloballySigned: true },
	],
	[ 'syncProfile', rest.syncProfile, '/profile/sync', {} ],
	[ 'isVerified', rest.isVerified, '/profile/verified', {} ],
	[ 'renewApiKey', rest.renewApiKey, '/profile/api-key', {} ],
	[
		'insert',
		() => rest.insert( { id: 7, postId: 8, platform: 'gutenberg' } ),
		'/insert',
		{ id: 7, postId: 8, platform: 'gutenberg', origin: 'remote' },
	],
	[
		'importToLibrary',
		() => rest.importToLibrary( { id: 7, look: 'site' } ),
		'/import',
		{ platform: 'elementor', id: 7, look: 'site' },
	],
	[
		'importPage',
		() =>
			rest.importPage( {
				id: 7,
				title: 'Supper',
				platform: 'gutenberg',
			} ),
		'/import/page',
		{ id: 7, title: 'Supper', platform: 'gutenberg' },
	],
	[
		'importPage',
		() =>
			rest.importPage( {
				id: 8,
				title: 'Lunch',
				platform: 'elementor',
				keep_links: true,
				look: 'site',
			} ),
		'/import/page',
		{
			id: 8,
			title: 'Lunch',
			platform: 'elementor',
			keep_links: true,
			look: 'site',
		},
	],
	[
		'linkPages',
		() => rest.linkPages( [ { id: 4, slug: 'menu' } ] ),
		'/import/links',
		{ pages: [ { id: 4, slug: 'menu' } ] },
	],
	[ 'installFonts', () => rest.installFonts( 7 ), '/fonts', { id: 7 } ],
	[ 'hideNotice', rest.hideNotice, '/profile/hide-notice', {} ],
	[
		'favour',
		() => rest.favour( 7, 'pages', false ),
		'/items/favourite',
		{ action: 'undo', id: 7, itemType: 'pages' },
	],
	[
		'ratePack',
		() => rest.ratePack( 7, 4 ),
		'/items/rating',
		{ type_id: 7, itemType: 'packs', rating: 4 },
	],
	[
		'changeSettings',
		() => rest.changeSettings( { serves: true } ),
		'/settings',
		{ serves: true },
	],
	[
		'checkDependencies',
		() => rest.checkDependencies( [ 'shop' ], 'gutenberg' ),
		'/dependencies/check',
		{ dependencies: [ 'shop' ], platform: 'gutenberg' },
	],
	[
		'installDependency',
		() => rest.installDependency( 'shop' ),
		'/dependencies/install',
		{ requirement: 'shop' },
	],
	[
		'planImport',
		() => rest.planImport( IMPORT ),
		'/fullsite-import/plan',
		{
			id: 7,
			title: 'Bakery',
			slogan: 'Bread',
			logo: { id: 3, url: 'https://site.example/logo.png' },
			logo_size: 180,
			color: { base: '#ffffff' },
			import_demo_content: false,
		},
	],
	[
		'beginImport',
		() => rest.beginImport( IMPORT ),
		'/fullsite-import/runs',
		IMPORT,
	],
	[
		'resumeImport',
		() => rest.resumeImport( RUN ),
		`/fullsite-import/runs/${ RUN }/resume`,
		{},
	],
	[
		'revertImport',
		() => rest.revertImport( RUN ),
		`/fullsite-import/runs/${ RUN }/revert`,
		{},
	],
	[
		'createImageSizes',
		() => rest.createImageSizes( 9 ),
		'/wp/v2/media/9/post-process',
		{ action: 'create-image-subsizes' },
	],
];

const toRoute = ( path: string ) =>
	path.startsWith( '/wp/v2/' ) ? path : `/templately/v1${ path }`;

it( 'RST-001 no call is left out here', () => {
	const calls = Object.keys( rest ).filter(
		( name ) => ! NO_ROUTES.includes( name )
	);
	const held = new Set( [ ...READS, ...WRITES ].map( ( [ name ] ) => name ) );
	expect( [ ...held ].sort() ).toEqual( calls.sort() );
} );

it( 'RST-049 a plugin is installed without the page that it would lead to', async () => {
	await rest.installDependency( 'shop' );
	expect( sent[ 0 ]?.url.searchParams.get( 'disable_redirect' ) ).toBe( '1' );
} );

it.each( READS )(
	'RST-001 RST-003 %s asks by GET at the page’s root, with its nonce',
	async ( _name, call, path, query ) => {
		await call();
		expect( sent ).toHaveLength( 1 );
		const [ { url, options } ] = sent as [ ( typeof sent )[ 0 ] ];
		const {
			rest_route: route,
			_locale,
			...rest_
		} = Object.fromEntries( url.searchParams );
		expect( url.origin + url.pathname ).toBe(
			'https://site.example/somewhere/index.php'
		);
		expect( route ).toBe( toRoute( path ) );
		expect( rest_ ).toEqual( query );
		expect( options.method ?? 'GET' ).toBe( 'GET' );
		expect( options.body ).toBeUndefined();
		expect( new Headers( options.headers ).get( 'X-WP-Nonce' ) ).toBe(
			NONCE
		);
	}
);

it.each( WRITES )(
	'RST-001 RST-004 INS-011 %s writes by POST, with a body of JSON',
	async ( _name, call, path, body ) => {
		await call();
		expect( sent ).toHaveLength( 1 );
		const [ { url, options } ] = sent as [ ( typeof sent )[ 0 ] ];
		expect( url.origin + url.pathname ).toBe(
			'https://site.example/somewhere/index.php'
		);
		expect( url.searchParams.get( 'rest_route' ) ).toBe( toRoute( path ) );
		expect( options.method ).toBe( 'POST' );
		const headers = new Headers( options.headers );
		// WordPress's client sends other methods as a POST too.
		expect( headers.get( 'X-HTTP-Method-Override' ) ).toBeNull();
		expect( headers.get( 'Content-Type' ) ).toBe( 'application/json' );
		expect( headers.get( 'X-WP-Nonce' ) ).toBe( NONCE );
		expect( JSON.parse( String( options.body ) ) ).toEqual( body );
	}
);
