// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { Item, Profile } from '@templately/rest';
import type { Editor } from '../../shell/host';
import {
	ADA,
	control,
	design,
	openApp,
	toListResponse,
} from '../../test/open-app';
import {
	all,
	field,
	getFocused,
	getTexts,
	press,
	type,
	wait,
} from '../../test/show';
import {
	BUSY,
	delayed,
	foot,
	go,
	MENU,
	needing,
	ONE_LOOK,
	PAGE,
	plugin,
	refuse,
	sentTo,
	THREE_LOOKS,
	title,
} from './insert';
import { addRecentItem, getRecent } from '../recent';
import { canImportFullSite } from '../item-action';

const CONTENT = {
	content: [ '<!-- wp:paragraph -->', '<!-- wp:image -->' ],
	look: null,
	kept: 0,
	page_settings: { template: '' },
	page_template: '',
	cleaned: false,
	attachments: [],
	left_out: [],
};

async function signIn() {
	await type( field( 'Email' ), ADA.email );
	await type( field( 'Password' ), 'Quince-7-and' );
	await go( all( '.templately-form form [type="submit"]' )[ 0 ] );
}

async function replacePage() {
	await go( all( '[aria-label="More ways to insert"]' )[ 0 ] );
	await go(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === 'Replace page content'
		)
	);
}

/**
 * Opens the app over a document that lacks blocks.
 *
 * @param given
 * @param given.canEdit Whether the user may change the document.
 * @param given.lacks   The missing blocks. Loading blocks brings those that `brings` names.
 * @param given.brings  The blocks that loading brings.
 * @param given.item    The design.
 * @param given.at      The screen.
 * @param given.user    The user.
 * @param given.answers What the site answers.
 */
async function openEditor( {
	canEdit = true,
	lacks = [] as string[],
	brings = [] as string[],
	item = MENU,
	at = '/gutenberg/blocks',
	user = ADA as Profile | null,
	answers = {},
} = {} ) {
	/** What the flow did, in its order. */
	const order: string[] = [];
	const insert = jest.fn( async () => true );
	const editor = {
		platform: 'gutenberg',
		getPostId: () => 5,
		getDocument: () => 'post 5',
		canEdit: async () => {
			order.push( 'permission' );
			return canEdit;
		},
		missing: async () => {
			order.push( 'blocks' );
			return [ ...lacks ];
		},
		loadBlocks: async () => {
			order.push( 'load' );
			brings.forEach( ( name ) =>
				lacks.splice( lacks.indexOf( name ), 1 )
			);
		},
		insert,
	} as unknown as Editor;
	const close = jest.fn();
	const app = await openApp( at, {
		user,
		site: { look: 'site' },
		host: { editor, close },
		answers: {
			'/items': toListResponse( [ item ] ),
			[ `/items/${ item.slug }` ]: item,
			'/dependencies/check': { plugins: [], obstacle: '' },
			'/insert': () => {
				order.push( 'content' );
				return CONTENT;
			},
			...answers,
		},
	} );
	return {
		...app,
		order,
		insert,
		close,
		sent: ( path: string ) => sentTo( app, path ),
	};
}

describe( 'An insert into the open document', () => {
	it( 'INS-003 INS-009 checks the permission and the blocks before it asks for the content', async () => {
		const { close, insert, order, sent } = await openEditor();
		await go( 'Insert' );
		expect( order ).toEqual( [
			'permission',
			...[ 'blocks', 'blocks' ],
			'content',
		] );
		expect( sent( '/insert' ) ).toEqual( [
			{ id: 11, postId: 5, platform: 'gutenberg', origin: 'remote' },
		] );
		expect( insert.mock.calls ).toEqual( [
			[
				expect.objectContaining( {
					mode: 'add',
					document: 'post 5',
					content: {
						platform: 'gutenberg',
						blocks: CONTENT.content,
					},
				} ),
			],
		] );
		expect( close ).toHaveBeenCalledTimes( 1 );
		expect( title() ).toEqual( [] );
	} );

	it( 'INS-003 is refused to a user who may not change the document', async () => {
		const { insert, order } = await openEditor( { canEdit: false } );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Your role can’t do this' ] );
		expect( order ).toEqual( [ 'permission' ] );
		expect( insert ).not.toHaveBeenCalled();
	} );

	it( 'INS-003 names the missing blocks, checks the plugins that they are named after, and asks for no content', async () => {
		const { insert, order, sent } = await openEditor( {
			item: needing( 'shop', 'acme' ),
			lacks: [
				...[ 'acme/menu', 'other/one', 'core/new' ],
				...[ 'Odd/one', 'other/two' ],
			],
		} );
		await go( 'Insert' );
		expect( sent( '/dependencies/check' ) ).toEqual( [
			{
				dependencies: [ 'shop', 'acme', 'other' ],
				platform: 'gutenberg',
			},
		] );
		expect( title() ).toEqual( [ 'Some blocks are missing' ] );
		expect( getTexts( '[role="dialog"] code' ) ).toEqual( [
			...[ 'acme/menu', 'other/one', 'core/new' ],
			...[ 'Odd/one', 'other/two' ],
		] );
		expect( order ).not.toContain( 'content' );
		expect( insert ).not.toHaveBeenCalled();
	} );

	it( 'loads the blocks of a plugin that is active, and tries again where they do not load', async () => {
		const active = plugin( 'acme', {
			is_active: true,
			is_installed: true,
		} );
		const { insert, order } = await openEditor( {
			lacks: [ 'acme/menu', 'acme/list' ],
			brings: [ 'acme/menu' ],
			answers: {
				'/dependencies/check': { plugins: [ active ], obstacle: '' },
			},
		} );
		await go( 'Insert' );
		expect( getTexts( '[role="dialog"] code' ) ).toEqual( [ 'acme/list' ] );
		expect( document.body.textContent ).toContain(
			'Their plugins are active: The acme.'
		);
		expect( order.filter( ( step ) => step === 'load' ) ).toHaveLength( 1 );
		expect( insert ).not.toHaveBeenCalled();
	} );

	it( 'INS-003 replaces the content of the page, also after blocks were missing at first', async () => {
		const lacks = [ 'core/none-such' ];
		const { insert } = await openEditor( {
			lacks,
			item: design( { id: 12, type: 'pages', slug: 'supper' } ),
			at: '/gutenberg/pages/supper',
		} );
		await replacePage();
		expect( title() ).toEqual( [ 'Some blocks are missing' ] );
		lacks.pop();
		await go( 'Try again' );
		expect( insert.mock.calls ).toEqual( [
			[ expect.objectContaining( { mode: 'replace' } ) ],
		] );
	} );

	it( 'shows what was left out, and closes the library once that was read', async () => {
		const part = { what: 'A form', why: 'It sends data elsewhere.' };
		const { close, insert } = await openEditor( {
			answers: {
				'/insert': { ...CONTENT, left_out: [ part, part ] },
			},
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Inserted with parts left out' ] );
		expect( getTexts( '[role="dialog"] li' ) ).toEqual( [
			'A formIt sends data elsewhere.',
		] );
		expect( insert ).toHaveBeenCalledTimes( 1 );
		expect( close ).not.toHaveBeenCalled();
		await go( all( '[role="dialog"] [aria-label="Close"]' )[ 0 ] );
		expect( title() ).toEqual( [] );
		expect( close ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes the library where the editor refuses a design of which parts were left out', async () => {
		const { close, insert } = await openEditor( {
			answers: {
				'/insert': {
					...CONTENT,
					left_out: [ { what: 'A form', why: 'No.' } ],
				},
			},
		} );
		insert.mockResolvedValue( false );
		await go( 'Insert' );
		expect( title() ).toEqual( [] );
		expect( close ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives way to another action that the user begins', async () => {
		const account = delayed( { user: ADA } );
		const { insert } = await openEditor( {
			item: design( { id: 12, type: 'pages', slug: 'supper' } ),
			at: '/gutenberg/pages/supper',
			answers: { '/is-signed': account.answer },
		} );
		await press( 'Insert' );
		await replacePage();
		await account.arrive();
		expect( insert.mock.calls ).toEqual( [
			[ expect.objectContaining( { mode: 'replace' } ) ],
		] );
	} );

	it( 'happens once for a user who presses Insert twice', async () => {
		const account = delayed( { user: ADA } );
		const { insert } = await openEditor( {
			answers: { '/is-signed': account.answer },
		} );
		await press( 'Insert' );
		await press( 'Insert' );
		await account.arrive();
		expect( insert ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'happens once the user has signed in', false ],
		[ 'is dropped where the user left the sign-in screen before', true ],
	] )( 'INS-001 INS-002 %s', async ( _, leaves ) => {
		const { goTo, here, insert } = await openEditor( {
			user: null,
			answers: {
				'/login': { status: 'success', user: ADA, message: '' },
			},
		} );
		const signInPath = '/sign-in?redirect-to=gutenberg%2Fblocks';
		await go( 'Insert' );
		expect( here() ).toBe( signInPath );
		if ( leaves ) {
			await goTo( '/gutenberg/blocks' );
			await goTo( signInPath );
		}
		await signIn();
		expect( here() ).toBe( '/gutenberg/blocks' );
		expect( insert ).toHaveBeenCalledTimes( leaves ? 0 : 1 );
		expect( getTexts( '.templately-card [aria-disabled="true"]' ) ).toEqual(
			[]
		);
	} );

	it( 'tries again to find out who the user is', async () => {
		let isCut = true;
		const { insert } = await openEditor( {
			answers: {
				'/is-signed': () => ( isCut ? refuse() : { user: ADA } ),
			},
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Importing Failed' ] );
		isCut = false;
		await go( 'Try again' );
		expect( insert ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ends with the session, which leads to sign-in', async () => {
		const { here, insert } = await openEditor( {
			answers: {
				'/insert': () => {
					throw {
						code: 'invalid_api_key',
						message: 'Signed out.',
						data: { status: 401 },
					};
				},
			},
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [] );
		expect( here() ).toBe( '/sign-in?platform=gutenberg' );
		expect( insert ).not.toHaveBeenCalled();
	} );

	it( 'INS-005 INS-007 explains where the hub says that the account is not verified', async () => {
		await openEditor( {
			answers: {
				'/insert': () => {
					throw {
						code: 'invalid_data',
						message: 'No.',
						data: { status: 403 },
					};
				},
			},
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Please verify your email' ] );
	} );
} );

it.each( [ true, false ] )(
	'INS-003 offers Insert to users who may create pages, and to no others: %p',
	async ( insertPages ) => {
		await openApp( '/gutenberg/blocks', {
			user: ADA,
			site: { can: { browse: true, read: true, insertPages } },
			answers: { '/items': toListResponse( [ MENU ] ) },
		} );
		expect( getTexts( '.templately-card button' ) ).toHaveLength(
			insertPages ? 2 : 1
		);
		expect(
			getTexts( '.templately-card button' ).includes( 'Insert' )
		).toBe( insertPages );
	}
);

describe( 'A new page', () => {
	async function begin(
		answers: object = {},
		user: Profile = ADA,
		links: object = {}
	) {
		const app = await openApp( '/gutenberg/blocks', {
			user,
			site: { links },
			answers: {
				'/items': toListResponse( [ MENU ] ),
				'/fit': ONE_LOOK,
				'/import/page': PAGE,
				...answers,
			},
		} );
		await go( 'Insert' );
		return {
			sent: ( path: string ) => sentTo( app, path ),
			created: () => sentTo( app, '/import/page' ),
		};
	}

	it( 'INS-014 INS-015 INS-019 INS-034 INS-036 gets a title, and is linked to', async () => {
		const { created } = await begin();
		expect( title() ).toEqual( [ 'Create page' ] );
		expect( field( 'Page title' ).value ).toBe( 'Menu' );
		expect( getFocused() ).toBe( field( 'Page title' ) );
		const isReady = () =>
			control( 'Create a Page' )?.getAttribute( 'aria-disabled' ) !==
			'true';
		for ( const [ text, ready ] of [
			[ '', false ],
			[ '   ', false ],
			[ ' Supper', true ],
		] as const ) {
			await type( field( 'Page title' ), text );
			expect( [ text, isReady() ] ).toEqual( [ text, ready ] );
		}
		expect( created() ).toEqual( [] );
		await go( 'Create a Page' );
		expect( created() ).toEqual( [
			{ id: 11, title: 'Supper', platform: 'gutenberg' },
		] );
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect( document.body.textContent ).toContain(
			'“Supper” was created as a draft.'
		);
		for ( const [ name, address ] of [
			[ 'Edit Template', PAGE.edit_link ],
			[ 'View Template', PAGE.visit ],
		] as const ) {
			expect( control( name )?.getAttribute( 'href' ) ).toBe( address );
		}
	} );

	it.each( [
		[ 'invalid_content', 502 ],
		[ 'hub_unreachable', 503 ],
		[ 'invalid_permission', 403 ],
		[ 'unknown_error', 0 ],
	] )(
		'INS-018 INS-038 that could not be created says why, and is tried again under its title: %s',
		async ( code, status ) => {
			let isAway = true;
			const { created } = await begin( {
				'/import/page': () => {
					if ( isAway ) {
						throw {
							code,
							message: 'The reason.',
							data: { status },
						};
					}
					return PAGE;
				},
			} );
			await type( field( 'Page title' ), 'Tonight' );
			await go( 'Create a Page' );
			expect( title() ).toEqual( [ 'Importing Failed' ] );
			expect( getTexts( '[role="dialog"] [role="alert"]' ) ).toEqual( [
				'The reason.',
			] );
			expect( foot() ).toEqual( [ 'Close', 'Try again' ] );
			isAway = false;
			await go( 'Try again' );
			expect( title() ).toEqual( [ 'Your page is ready' ] );
			expect( created().map( ( page ) => page.title ) ).toEqual( [
				'Tonight',
				'Tonight',
			] );
		}
	);

	it.each( [
		[
			'a shop',
			'https://hub.example/checkout',
			9,
			[ 'Purchase This Item', 'Upgrade to Pro' ],
		],
		[
			'a shop that does not sell it alone',
			'https://hub.example/checkout',
			0,
			[ 'Upgrade to Pro' ],
		],
		[ 'no shop', '', 9, [] ],
	] )(
		'INS-038 INS-040 that needs another plan leads to the shop in place of trying again, where there is %s',
		async ( _, checkout, price, offers ) => {
			await begin(
				{
					'/items': toListResponse( [
						{ ...MENU, price, isSubscribed: true },
					] ),
					'/import/page': () => {
						throw {
							code: 'required_pro_templately',
							message: 'The reason.',
							data: { status: 403 },
						};
					},
				},
				ADA,
				{ checkout }
			);
			await go( 'Create a Page' );
			expect( title() ).toEqual( [ 'Importing Failed' ] );
			expect( getTexts( '[role="alert"]' ) ).toEqual( [ 'The reason.' ] );
			expect( foot() ).toEqual( [ 'Close', ...offers ] );
			for ( const offer of offers ) {
				expect( control( offer )?.getAttribute( 'href' ) ).toContain(
					checkout
				);
			}
		}
	);

	it( 'INS-005 INS-007 is refused to accounts that are not verified', async () => {
		const { created } = await begin( {}, {
			...ADA,
			is_verified: false,
		} as Profile );
		expect( title() ).toEqual( [ 'Please verify your email' ] );
		expect( all( '[role="dialog"]' )[ 0 ]?.textContent ).toContain(
			'Sorry your account is not verified. Please verify your account to start inserting items.'
		);
		expect( created() ).toEqual( [] );
	} );

	it( 'continues by itself once the address is confirmed in another tab', async () => {
		await begin( { '/profile/verified': true }, {
			...ADA,
			is_verified: false,
		} as Profile );
		expect( all( '[role="dialog"] [role="alert"]' ) ).toEqual( [] );
		await act( async () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await wait( 500 );
		expect( title() ).toEqual( [ 'Create page' ] );
	} );

	it( 'INS-017 shows that it is imported, and cannot be closed meanwhile', async () => {
		const page = delayed( PAGE );
		await begin( { '/import/page': page.answer } );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Importing' ] );
		expect(
			all( 'progress' ).map( ( bar ) => bar.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Importing' ] );
		expect( getTexts( '[role="dialog"] [role="status"]' ) ).toEqual( [
			'Copying the design and its images to this site.',
		] );
		expect( all( '[role="dialog"] [aria-label="Close"]' ) ).toEqual( [] );
		await page.arrive();
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect( all( '[role="dialog"] [aria-label="Close"]' ) ).toHaveLength(
			1
		);
	} );

	it( 'INS-017 shows the same while its fonts are installed, which are tried again alone', async () => {
		const refused = delayed( BUSY );
		let attempts = 0;
		const { created, sent } = await begin( {
			'/fit': {
				...THREE_LOOKS,
				fonts: [
					{ name: 'Cormorant', licence: 'OFL-1.1', size: 1000 },
				],
			},
			'/fonts': () => ( attempts++ === 0 ? refused.answer() : [] ),
		} );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Choose a style' ] );
		await go( 'Create a Page' );
		expect( [ sent( '/fonts' ).length, created().length ] ).toEqual( [
			1, 0,
		] );
		expect( title() ).toEqual( [ 'Importing' ] );
		await refused.arrive();
		expect( title() ).toEqual( [ 'Importing Failed' ] );
		await go( 'Try again' );
		expect( [ sent( '/fonts' ).length, created().length ] ).toEqual( [
			2, 1,
		] );
		expect( title() ).toEqual( [ 'Your page is ready' ] );
	} );
} );

describe( 'Recent designs', () => {
	const item = ( id: number, name: string ) =>
		( {
			id,
			name,
			slug: `item-${ id }`,
			type: 'pages',
			platform: 'gutenberg',
			thumbnail: `${ id }.png`,
			downloads: 7,
		} ) as Item;

	const names = ( hub: string ) =>
		getRecent( hub ).map( ( { name } ) => name );

	beforeEach( () => window.localStorage.clear() );

	test( 'the last three are kept, the newest first, and each once', () => {
		for ( const id of [ 1, 2, 3, 4, 2 ] ) {
			addRecentItem( 'a', item( id, `Design ${ id }` ) );
		}
		expect( names( 'a' ) ).toEqual( [
			'Design 2',
			'Design 4',
			'Design 3',
		] );
		expect( getRecent( 'a' )[ 0 ] ).toEqual( {
			id: 2,
			name: 'Design 2',
			slug: 'item-2',
			type: 'pages',
			platform: 'gutenberg',
			thumbnail: '2.png',
		} );
	} );

	test( 'what is of one hub is not shown for another, whose items have the same numbers', () => {
		addRecentItem( 'a', item( 1, 'Supper' ) );
		addRecentItem( 'b', item( 1, 'Harbour' ) );
		expect( [ names( 'a' ), names( 'b' ), names( '' ) ] ).toEqual( [
			[ 'Supper' ],
			[ 'Harbour' ],
			[],
		] );
	} );

	test( 'what is no list is no list of designs', () => {
		window.localStorage.setItem( 'templately-recent-a', '{"a":1}' );
		expect( names( 'a' ) ).toEqual( [] );
		window.localStorage.setItem( 'templately-recent-a', 'x' );
		expect( names( 'a' ) ).toEqual( [] );
	} );
} );

describe( 'The action of an item', () => {
	const pack = {
		type: 'packs' as const,
		fullsite_import: true,
		price: 49,
		isPurchased: false,
		isSubscribed: false,
	};

	describe( 'A pack as a whole site', () => {
		test.each( [
			[ 'free', { price: 0 }, true ],
			[ 'purchased', { isPurchased: true }, true ],
			[ 'subscribed', { isSubscribed: true }, true ],
			[ 'to be bought', {}, false ],
			[ 'not made for it', { price: 0, fullsite_import: false }, false ],
			[ 'a page', { price: 0, type: 'pages' as const }, false ],
		] )( 'that is %s (IMP-003)', ( _, change, isOffered ) =>
			expect( canImportFullSite( { ...pack, ...change } ) ).toBe(
				isOffered
			)
		);
	} );
} );
