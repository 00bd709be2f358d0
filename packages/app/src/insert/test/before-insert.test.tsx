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
