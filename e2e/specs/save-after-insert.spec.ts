import type { BlockEditor } from '../pages/block-editor';
import type { Library } from '../pages/library';
import { expect, test } from '../test';

const [ PAGE, ...OTHERS ] = [
	{
		name: 'a new page',
		address: 'post-new.php?post_type=page',
		kinds: [ 'pages', 'sections', 'replace' ],
	},
	{
		name: 'a new post',
		address: 'post-new.php?post_type=post',
		kinds: [ 'sections', 'pages', 'replace' ],
	},
	{
		name: 'a template',
		address:
			'site-editor.php?p=/wp_template/twentytwentyfive//page&canvas=edit',
		kinds: [ 'pages', 'sections', 'replace' ],
	},
	{
		name: 'a template part',
		address:
			'site-editor.php?p=/wp_template_part/twentytwentyfive//footer&canvas=edit',
		kinds: [ 'sections', 'pages', 'replace' ],
	},
] as const;

/** Inserts each kind into a document, and saves it. */
async function insertAndSave(
	{ address, kinds }: typeof PAGE | ( typeof OTHERS )[ number ],
	blockEditor: BlockEditor,
	library: Library
): Promise< void > {
	const { page } = blockEditor;
	const isPost = address.startsWith( 'post-new' );
	await page.goto( `wp-admin/${ address }` );
	await blockEditor.ready();
	await blockEditor.withoutAutosave();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/preferences' )
			.set( 'core', 'enableChoosePatternModal', false )
	);
	const button = page.locator( '.editor-header' ).getByRole( 'button', {
		name: isPost ? 'Save draft' : 'Save',
		exact: true,
	} );
	for ( const [ index, kind ] of kinds.entries() ) {
		const text = `Supper ${ index }`;
		await blockEditor.openLibrary();
		expect(
			await blockEditor.host( 'insert', {
				item: {
					name: text,
					type: kind === 'sections' ? 'sections' : 'pages',
				},
				content: {
					platform: 'gutenberg',
					blocks: [
						`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`,
					],
				},
				mode: kind === 'replace' ? 'replace' : 'add',
				template: 'page-no-title',
				pictures: 0,
				isCleaned: false,
				document: await blockEditor.host( 'getDocument', undefined ),
			} )
		).toBe( true );
		await library.close.click();
		await expect( button ).toBeEnabled();
		if ( isPost && index === 0 ) {
			await button.click();
		} else {
			await page.keyboard.press( 'ControlOrMeta+s' );
		}
		await expect.poll( () => blockEditor.stored() ).toContain( text );
	}
	expect( await blockEditor.stored() ).not.toContain( 'Supper 0' );
}

test(
	`Each kind of insert into ${ PAGE.name } is saved by the button and by Ctrl+S`,
	{ tag: '@smoke' },
	( { blockEditor, library } ) => insertAndSave( PAGE, blockEditor, library )
);

test( 'Each kind of insert into a post, a template and a template part is saved by the button and by Ctrl+S', async ( {
	blockEditor,
	library,
} ) => {
	for ( const document of OTHERS ) {
		await test.step( document.name, () =>
			insertAndSave( document, blockEditor, library )
		);
	}
} );
