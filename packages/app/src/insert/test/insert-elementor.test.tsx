import type { PageData } from '@templately/rest';
import type { Editor, Insertion } from '../../shell/host';
import { ADA, design, openApp, toListResponse } from '../../test/open-app';
import { all, field, getTexts } from '../../test/show';
import { foot, go, MENU, ONE_LOOK, PAGE, sentTo, title } from './insert';

const HERO = { ...MENU, platform: 'elementor' as const };

const HEADER = {
	...HERO,
	template_type: { id: 3, name: 'Header', slug: 'header' },
};

const ELEMENT = { id: 'a1', elType: 'container', settings: {}, elements: [] };

const CONTENT = {
	content: [ JSON.stringify( ELEMENT ) ],
	look: 'design',
	kept: 0,
	page_settings: { template: '', settings: { hide_title: 'yes' } },
	page_template: 'elementor_canvas',
	cleaned: false,
	attachments: [],
	left_out: [],
};

/**
 * Opens Elementor's blocks, over a document or on the admin page.
 *
 * @param given
 * @param given.item     The design.
 * @param given.lacks    Types that the editor lacks.
 * @param given.isEditor Whether a document is open.
 * @param given.site     What is special about the site.
 * @param given.answers  What the site answers.
 */
async function open( {
	item = HERO,
	lacks = [] as string[],
	isEditor = true,
	site = {} as Partial< PageData >,
	answers = {},
} = {} ) {
	const insert = jest.fn< Promise< boolean >, [ Insertion ] >(
		async () => true
	);
	const changeLook = jest.fn();
	const editor = {
		platform: 'elementor',
		getPostId: () => 5,
		getDocument: () => 'wp-page/5',
		canEdit: async () => true,
		missing: async () => lacks,
		loadBlocks: async () => {},
		insert,
	} as unknown as Editor;
	const app = await openApp( '/elementor/blocks', {
		user: ADA,
		site: { hasElementor: true, hasElementorPro: false, ...site },
		chosen: 'elementor',
		host: isEditor ? { editor, changeLook, close: () => {} } : {},
		answers: {
			'/items': toListResponse( [ item ] ),
			'/dependencies/check': { plugins: [], obstacle: '' },
			'/fit': ONE_LOOK,
			'/insert': CONTENT,
			'/import/page': {
				...PAGE,
				elementor_edit_link:
					'https://site.example/wp-admin/post.php?post=70&action=elementor',
			},
			'/import': {
				id: 71,
				edit_link:
					'https://site.example/wp-admin/post.php?post=71&action=elementor',
				visit: 'https://site.example/?p=71',
				attachments: [],
			},
			...answers,
		},
	} );
	return {
		insert,
		changeLook,
		sent: ( path: string ) => sentTo( app, path ),
	};
}

const getLinks = () =>
	all( '[role="dialog"] .templately-dialog__foot a' ).map(
		( { textContent } ) => textContent
	);

describe( 'An insert into Elementor', () => {
	it( 'INS-009 hands over elements, page settings and the page layout', async () => {
		const { insert, sent } = await open();
		await go( 'Insert' );
		expect( sent( '/insert' ) ).toEqual( [
			{ id: 11, postId: 5, platform: 'elementor', origin: 'remote' },
		] );
		expect( insert.mock.lastCall?.[ 0 ] ).toMatchObject( {
			content: {
				platform: 'elementor',
				elements: [ ELEMENT ],
				settings: { hide_title: 'yes' },
			},
			template: 'elementor_canvas',
			document: 'wp-page/5',
		} );
	} );

	it.each( [
		[ 'design', 'site', 'My site’s style' ],
		[ 'site', 'design', 'As designed' ],
	] )(
		'offers the other look of a design that came in the look %s',
		async ( look, other, label ) => {
			const { insert, changeLook } = await open( {
				answers: { '/insert': { ...CONTENT, look } },
			} );
			await go( 'Insert' );
			const insertion = insert.mock.lastCall?.[ 0 ];
			expect( insertion?.otherLook ).toBe( label );
			insertion?.changeLook?.();
			expect( changeLook ).toHaveBeenCalledWith(
				expect.objectContaining( { id: 11 } ),
				other
			);
		}
	);

	it( 'offers no look of a design that comes the same in both', async () => {
		const { insert } = await open( {
			answers: { '/insert': { ...CONTENT, look: null } },
		} );
		await go( 'Insert' );
		expect( insert.mock.lastCall?.[ 0 ].changeLook ).toBeUndefined();
	} );

	it( 'INS-003 names missing widgets, and what turns atomic elements on, and asks for no content', async () => {
		const { insert, sent } = await open( {
			lacks: [ 'widget:form', 'e-flexbox' ],
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Some widgets are missing' ] );
		expect( getTexts( '[role="dialog"] code' ) ).toEqual( [
			'form',
			'e-flexbox',
		] );
		expect( getTexts( '[role="dialog"] p' ).join( ' ' ) ).toContain(
			'belong to Elementor’s atomic editor, which is off here or too old.'
		);
		expect( sent( '/insert' ) ).toEqual( [] );
		// No plugin is named after an element.
		expect( sent( '/dependencies/check' ) ).toEqual( [] );
		expect( insert ).not.toHaveBeenCalled();
	} );
} );

describe( 'A new page or saved template of Elementor', () => {
	it( 'INS-014 INS-034 INS-035 INS-037 is edited with Elementor', async () => {
		const { sent } = await open( { isEditor: false } );
		await go( 'Insert' );
		await go( 'Create a Page' );
		expect( sent( '/import/page' ) ).toEqual( [
			{ id: 11, title: 'Menu', platform: 'elementor' },
		] );
		expect( getLinks() ).toEqual( [
			'View Template',
			'Edit Template with Elementor',
		] );
		expect(
			all( '[role="dialog"] .templately-dialog__foot a' )[ 1 ]
		).toHaveProperty(
			'href',
			'https://site.example/wp-admin/post.php?post=70&action=elementor'
		);
	} );

	it( 'INS-016 RST-043 RST-044 is imported to the Saved Templates library', async () => {
		const { sent } = await open( { isEditor: false } );
		await go( 'Insert' );
		await go( 'Import to Library' );
		expect( sent( '/import' ) ).toEqual( [
			{ id: 11, platform: 'elementor' },
		] );
		expect( getTexts( '[role="dialog"] [role="status"]' ) ).toEqual( [
			'“Menu” is in the Saved Templates of Elementor.',
		] );
		expect( getLinks() ).toEqual( [
			'View Template',
			'Edit Template with Elementor',
		] );
	} );

	it( 'INS-016 offers no import to a library for Gutenberg', async () => {
		await openApp( '/gutenberg/blocks', {
			user: ADA,
			answers: { '/items': toListResponse( [ MENU ] ), '/fit': ONE_LOOK },
		} );
		await go( 'Insert' );
		expect( field( 'Page title' ) ).toBeDefined();
		expect( foot() ).not.toContain( 'Import to Library' );
	} );

	it( 'INS-032 INS-033 warns that headers and footers need Elementor Pro', async () => {
		const { sent } = await open( { item: HEADER, isEditor: false } );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Elementor Pro is missing' ] );
		expect( getTexts( '[role="dialog"] [role="alert"]' ) ).toEqual( [
			'Header and footer templates need Elementor Pro. You can also insert this one from the editor on a single page.',
		] );
		expect( foot() ).toEqual( [ 'Close' ] );
		expect( sent( '/import/page' ) ).toEqual( [] );
	} );

	it( 'INS-032 imports headers where Elementor Pro is there', async () => {
		await open( {
			item: HEADER,
			isEditor: false,
			site: { hasElementorPro: true },
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Create page' ] );
	} );

	it( 'INS-032 inserts headers from the editor', async () => {
		const { insert } = await open( { item: HEADER } );
		await go( 'Insert' );
		expect( insert ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'Without Elementor', () => {
	const site = {
		hasElementor: false,
		elementorError:
			'The required dependency ‘Elementor’ is missing. Please install it before proceeding.',
	};

	it( 'INS-008 says so on Elementor’s screens, and offers no insert', async () => {
		await open( { isEditor: false, site } );
		expect( getTexts( '.components-notice' ) ).toEqual( [
			`Elementor not installed. ${ site.elementorError }`,
		] );
		expect( getTexts( 'button' ) ).not.toContain( 'Insert' );
	} );

	it( 'INS-008 says nothing on Gutenberg’s screens', async () => {
		await openApp( '/gutenberg/blocks', {
			site,
			answers: { '/items': toListResponse( [ design() ] ) },
		} );
		expect( getTexts( '.components-notice' ) ).toEqual( [] );
	} );

	it( 'INS-008 names it where Elementor was deactivated meanwhile', async () => {
		await open( {
			answers: {
				'/insert': () => {
					throw {
						code: 'elementor_missing',
						message: site.elementorError,
						data: { status: 409 },
					};
				},
			},
		} );
		await go( 'Insert' );
		expect( title() ).toEqual( [ 'Elementor not installed.' ] );
	} );
} );
