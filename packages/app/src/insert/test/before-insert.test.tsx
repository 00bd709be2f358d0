import type { Editor } from '../../host';
import { ADA, design, listOf, openApp } from '../../test/open-app';
import { all, field, press, textsOf, type, wait } from '../../test/show';
import { plugin } from './needed';

const MENU = design( { id: 11, name: 'Menu', type: 'sections' } );

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

/** What was looked at and asked for, in its order. */
let order: string[];

/** An open document that this person may change, or may not, and a site that has blocks, or lacks them. */
function editorThat( may: boolean, lacks: string[] = [] ) {
	const insert = jest.fn( async () => true );
	const editor = {
		platform: 'gutenberg',
		getPostId: () => 5,
		getDocument: () => 'post 5',
		canEdit: async () => {
			order.push( 'permission' );
			return may;
		},
		missing: async () => {
			order.push( 'blocks' );
			return lacks;
		},
		insert,
	} as unknown as Editor;
	return { editor, insert };
}

async function insertMenu( editor: Editor ) {
	order = [];
	const app = await openApp( '/gutenberg/blocks', {
		user: ADA,
		site: { look: 'site' },
		host: { editor },
		answers: {
			'/items': listOf( [ MENU ] ),
			'/insert': () => {
				order.push( 'content' );
				return CONTENT;
			},
		},
	} );
	await press( 'Insert' );
	await wait( 1000 );
	return app;
}

it( 'INS-003 INS-009 looks whether somebody may change the document before anything is asked for', async () => {
	const { editor, insert } = editorThat( true );
	const { asked } = await insertMenu( editor );
	expect( order[ 0 ] ).toBe( 'permission' );
	expect( order.at( -1 ) ).toBe( 'content' );
	expect(
		asked
			.filter( ( { path } ) => path === '/insert' )
			.map( ( { sent } ) => sent )
	).toEqual( [
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
} );

it( 'INS-003 says so to who may not, and asks for nothing', async () => {
	const { editor, insert } = editorThat( false );
	const { asked } = await insertMenu( editor );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
		'Your role does not allow this',
	] );
	expect( order ).toEqual( [ 'permission' ] );
	expect( asked.map( ( { path } ) => path ) ).not.toContain( '/insert' );
	expect( insert ).not.toHaveBeenCalled();
} );

it( 'INS-003 says which blocks this site lacks, and asks for nothing', async () => {
	const { editor, insert } = editorThat( true, [ 'core/none-such' ] );
	const { asked } = await insertMenu( editor );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
		'Some blocks are missing',
	] );
	expect( document.body.textContent ).toContain( 'core/none-such' );
	expect( asked.map( ( { path } ) => path ) ).not.toContain( '/insert' );
	expect( insert ).not.toHaveBeenCalled();
} );

it.each( [ true, false ] )(
	'INS-003 offers Insert to who may make pages, and to nobody else: %p',
	async ( insertPages ) => {
		await openApp( '/gutenberg/blocks', {
			user: ADA,
			site: { can: { browse: true, read: true, insertPages } },
			answers: { '/items': listOf( [ MENU ] ) },
		} );
		expect( textsOf( '.templately-card button' ) ).toHaveLength(
			insertPages ? 2 : 1
		);
		expect(
			textsOf( '.templately-card button' ).includes( 'Insert' )
		).toBe( insertPages );
	}
);

it( 'goes on once for who presses Insert twice while it is not known yet who they are', async () => {
	order = [];
	const { editor, insert } = editorThat( true );
	let answer: ( said: object ) => void = () => undefined;
	await openApp( '/gutenberg/blocks', {
		site: { look: 'site' },
		host: { editor },
		answers: {
			'/is-signed': () => new Promise( ( done ) => ( answer = done ) ),
			'/items': listOf( [ MENU ] ),
			'/insert': CONTENT,
		},
	} );
	await press( 'Insert' );
	await press( 'Insert' );
	answer( { user: ADA } );
	await wait( 1000 );
	expect( insert ).toHaveBeenCalledTimes( 1 );
} );

it( 'INS-003 takes the place of the page’s content all the same where blocks were missing at first', async () => {
	order = [];
	const lacks = [ 'core/none-such' ];
	const { editor, insert } = editorThat( true, lacks );
	const page = design( { id: 12, type: 'pages', slug: 'supper' } );
	await openApp( '/gutenberg/pages/supper', {
		user: ADA,
		site: { look: 'site' },
		host: { editor },
		answers: { '/items/supper': page, '/insert': CONTENT },
	} );
	await press( all( '[aria-label="More ways to insert"]' )[ 0 ] );
	await wait( 500 );
	await press(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === 'Replace page content'
		)
	);
	await wait( 1000 );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
		'Some blocks are missing',
	] );
	lacks.pop();
	await press( 'Try again' );
	await wait( 1000 );
	expect( insert.mock.calls ).toEqual( [
		[ expect.objectContaining( { mode: 'replace' } ) ],
	] );
} );

const title = () => textsOf( '[role="dialog"] h1' );
const foot = () => textsOf( '[role="dialog"] .templately-dialog__foot > *' );
const go = async ( name: string ) => {
	await press( name );
	await wait( 1000 );
};

/** Begins to make a page of the design, which asks for a name first. */
async function beginPage( item = MENU, answers: object = {} ) {
	const app = await openApp( '/gutenberg/blocks', {
		user: ADA,
		answers: {
			'/items': listOf( [ item ] ),
			'/fit': {
				look: 'design',
				page: '',
				looks: null,
				fonts: [],
				page_with_fonts: '',
			},
			...answers,
		},
	} );
	await go( 'Insert' );
	expect( title() ).toEqual( [ 'Create page' ] );
	return {
		...app,
		isMade: () => app.asked.some( ( { path } ) => path === '/import/page' ),
	};
}

const MADE = {
	id: 70,
	edit_link: 'https://site.example/edit',
	elementor_edit_link: '',
	visit: 'https://site.example/visit',
	attachments: [],
	left_out: [],
};

describe( 'What a design needs', () => {
	const needing = ( ...slugs: string[] ) => ( {
		...MENU,
		dependencies: slugs.map( ( slug, at ) => ( {
			id: at + 1,
			slug,
			name: slug,
			link: '',
			icon: '',
			is_pro: false,
			is_active: false,
		} ) ),
	} );
	const begin = ( check: unknown ) =>
		beginPage( needing( 'menu', 'form' ), {
			'/dependencies/check': check,
		} );
	const plugins = [ plugin( 'menu' ), plugin( 'form' ) ];

	it( 'INS-024 is listed, each plugin with a checkbox, before anything is made', async () => {
		const { asked, isMade } = await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		expect( title() ).toEqual( [ 'Plugins that this design needs' ] );
		expect(
			all< HTMLInputElement >(
				'[role="dialog"] li input[type="checkbox"]'
			).map( ( { id, checked } ) => [
				textsOf( `label[for="${ id }"]` ),
				checked,
			] )
		).toEqual( [
			[ [ 'The menu' ], true ],
			[ [ 'The form' ], true ],
		] );
		expect(
			asked.find( ( { path } ) => path === '/dependencies/check' )?.sent
		).toEqual( {
			dependencies: [ 'menu', 'form' ],
			platform: 'gutenberg',
		} );
		expect( isMade() ).toBe( false );
	} );

	it( 'INS-025 INS-022 is installed, or the flow closed by Cancel', async () => {
		const { isMade } = await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		expect( foot() ).toEqual( [ 'Cancel', 'Install & Proceed to Import' ] );
		await go( 'Cancel' );
		expect( title() ).toEqual( [] );
		expect( isMade() ).toBe( false );
	} );

	it( 'INS-025 is left out where nothing is ticked', async () => {
		await begin( { plugins, obstacle: '' } );
		await go( 'Create a Page' );
		for ( const box of all( '[role="dialog"] li input' ) ) {
			await press( box );
		}
		expect( foot() ).toEqual( [ 'Cancel', 'Proceed to Import' ] );
	} );

	it( 'INS-025 INS-026 is installed one by one, each of which shows how that goes, and goes on where it failed', async () => {
		let settle: ( failure?: object ) => void = () => undefined;
		const { asked, isMade } = await beginPage( needing( 'menu', 'form' ), {
			'/dependencies/check': { plugins, obstacle: '' },
			'/dependencies/install': () =>
				new Promise( ( done, refuse ) => {
					settle = ( failure ) =>
						failure ? refuse( failure ) : done( {} );
				} ),
			'/import/page': MADE,
		} );
		const said = () =>
			all( '.templately-plugins li' ).map(
				( row ) => row.lastElementChild?.textContent
			);
		const end = async ( failure?: object ) => {
			settle( failure );
			await wait( 1000 );
		};
		await go( 'Create a Page' );
		expect( said() ).toEqual( [ '', '' ] );
		await go( 'Install & Proceed to Import' );
		expect( said() ).toEqual( [ 'Installing', '' ] );
		await end();
		expect( said() ).toEqual( [ 'Success', 'Installing' ] );
		await end( {
			code: 'plugin_install_failed',
			message: 'No room.',
			data: { status: 500 },
		} );
		expect( said() ).toEqual( [
			'Success',
			'No room.Retry & Proceed to Import',
		] );
		expect( isMade() ).toBe( false );
		await go( 'Retry & Proceed to Import' );
		expect( said() ).toEqual( [ 'Success', 'Installing' ] );
		await end();
		expect( title() ).toEqual( [ 'Your page is ready' ] );
		expect(
			asked
				.filter( ( { path } ) => path === '/dependencies/install' )
				.map( ( { sent } ) => sent.requirement )
		).toEqual( [ 'menu', 'form', 'form' ] );
	} );

	it.each( [ 'answered', 'refused' ] )(
		'INS-022 is looked for until somebody cancels, and nothing comes of it then: %s',
		async ( how ) => {
			let answer: () => void = () => undefined;
			const { isMade } = await begin(
				() =>
					new Promise( ( done, refuse ) => {
						answer = () =>
							how === 'refused'
								? refuse( {
										code: 'busy',
										message: 'Not now.',
										data: { status: 503 },
									} )
								: done( { plugins, obstacle: '' } );
					} )
			);
			await go( 'Create a Page' );
			expect( title() ).toEqual( [ 'Checking' ] );
			await go( 'Cancel' );
			expect( title() ).toEqual( [] );
			answer();
			await wait( 1000 );
			expect( title() ).toEqual( [] );
			expect( isMade() ).toBe( false );
		}
	);
} );

it( 'keeps the title that somebody wrote where the page could not be made', async () => {
	await beginPage( MENU, {
		'/import/page': () => {
			throw { code: 'busy', message: 'Not now.', data: { status: 503 } };
		},
	} );
	expect( field( 'Page title' ).value ).toBe( 'Menu' );
	await type( field( 'Page title' ), 'Tonight' );
	await go( 'Create a Page' );
	await go( 'Try again' );
	expect( title() ).toEqual( [ 'Create page' ] );
	expect( field( 'Page title' ).value ).toBe( 'Tonight' );
} );

it( 'INS-017 shows that it imports, as long as it does', async () => {
	let finish: ( page: object ) => void = () => undefined;
	await beginPage( MENU, {
		'/import/page': () =>
			new Promise( ( resolve ) => {
				finish = resolve;
			} ),
	} );
	await go( 'Create a Page' );
	expect( title() ).toEqual( [ 'Importing' ] );
	finish( MADE );
	await wait( 1000 );
	expect( title() ).toEqual( [ 'Your page is ready' ] );
} );

it( 'INS-017 also while the fonts are brought that a page is to have', async () => {
	const looks = Object.fromEntries(
		[ 'design', 'fonts', 'site' ].map( ( look ) => [
			look,
			{ page: '', kept: 0 },
		] )
	);
	const { asked, isMade } = await beginPage( MENU, {
		'/fit': {
			look: 'design',
			page: '',
			looks,
			fonts: [ { name: 'Cormorant', licence: 'OFL-1.1', size: 1000 } ],
			page_with_fonts: '',
		},
		'/fonts': () => new Promise( () => undefined ),
	} );
	await go( 'Create a Page' );
	expect( title() ).toEqual( [ 'How should it look here?' ] );
	await press( all( '[role="dialog"] input[type="checkbox"]' )[ 0 ] );
	await go( 'Create a Page' );
	expect( asked.map( ( { path } ) => path ) ).toContain( '/fonts' );
	expect( isMade() ).toBe( false );
	expect( title() ).toEqual( [ 'Importing' ] );
} );
