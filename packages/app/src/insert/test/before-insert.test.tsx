import type { NeededPlugin } from '@templately/rest';
import type { Editor } from '../../host';
import { ADA, design, listOf, openApp } from '../../test/open-app';
import { all, press, textsOf, wait } from '../../test/show';

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

const plugin = ( slug: string, more: Partial< NeededPlugin > = {} ) =>
	( {
		slug,
		name: `The ${ slug }`,
		icon: '',
		link: '',
		is_pro: false,
		is_builder: false,
		is_active: false,
		is_installed: false,
		...more,
	} ) as NeededPlugin;

it( 'INS-024 then lists the plugins that the design needs, each with a checkbox, before anything is made', async () => {
	const dependencies = [ 'menu', 'form' ].map( ( slug, at ) => ( {
		id: at + 1,
		slug,
		name: slug,
		link: '',
		icon: '',
		is_pro: false,
		is_active: false,
	} ) );
	const { asked } = await openApp( '/gutenberg/blocks', {
		user: ADA,
		answers: {
			'/items': listOf( [ { ...MENU, dependencies } ] ),
			'/dependencies/check': {
				plugins: [ plugin( 'menu' ), plugin( 'form' ) ],
				obstacle: '',
			},
			'/fit': {
				look: 'design',
				page: '',
				looks: null,
				fonts: [],
				page_with_fonts: '',
			},
		},
	} );
	await press( 'Insert' );
	await wait( 1000 );
	await press( 'Create a Page' );
	await wait( 1000 );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
		'Plugins that this design needs',
	] );
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
	).toEqual( { dependencies: [ 'menu', 'form' ], platform: 'gutenberg' } );
	expect( asked.map( ( { path } ) => path ) ).not.toContain( '/import/page' );
} );

it( 'INS-017 shows that it imports, as long as it does', async () => {
	let finish: ( page: object ) => void = () => undefined;
	await openApp( '/gutenberg/blocks', {
		user: ADA,
		answers: {
			'/items': listOf( [ MENU ] ),
			'/fit': {
				look: 'design',
				page: '',
				looks: null,
				fonts: [],
				page_with_fonts: '',
			},
			'/import/page': () =>
				new Promise( ( resolve ) => {
					finish = resolve;
				} ),
		},
	} );
	await press( 'Insert' );
	await wait( 1000 );
	await press( 'Create a Page' );
	await wait( 1000 );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [ 'Importing' ] );
	finish( {
		id: 70,
		edit_link: 'https://site.example/edit',
		elementor_edit_link: '',
		visit: 'https://site.example/visit',
		attachments: [],
		left_out: [],
	} );
	await wait( 1000 );
	expect( textsOf( '[role="dialog"] h1' ) ).toEqual( [
		'Your page is ready',
	] );
} );
