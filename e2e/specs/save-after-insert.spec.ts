import { expect, test } from '../test';

const HOME = 'Dinner by one fire';

const DOCUMENTS = [
	{
		name: 'a new post',
		address: 'post-new.php?post_type=post',
		kinds: [ 'sections', 'pages', 'replace' ],
	},
	{
		name: 'a new page',
		address: 'post-new.php?post_type=page',
		kinds: [ 'pages', 'sections', 'replace' ],
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

for ( const { name, address, kinds } of DOCUMENTS ) {
	test(
		`Each kind of insert into ${ name } is saved by the button and by Ctrl+S`,
		{ tag: name === 'a new page' ? '@smoke' : [] },
		async ( { blockEditor, library, page } ) => {
			const isPost = address.startsWith( 'post-new' );
			await page.goto( `wp-admin/${ address }` );
			await blockEditor.ready();
			await blockEditor.withoutAutosave();
			await page.evaluate( () =>
				window.wp.data
					.dispatch( 'core/preferences' )
					.set( 'core', 'enableChoosePatternModal', false )
			);
			const button = page
				.locator( '.editor-header' )
				.getByRole( 'button', {
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
						document: await blockEditor.host(
							'getDocument',
							undefined
						),
					} )
				).toBe( true );
				await library.close.click();
				await expect( button ).toBeEnabled();
				if ( isPost && index === 0 ) {
					await button.click();
				} else {
					await page.keyboard.press( 'ControlOrMeta+s' );
				}
				await expect
					.poll( () => blockEditor.stored() )
					.toContain( text );
			}
			expect( await blockEditor.stored() ).not.toContain( 'Supper 0' );
		}
	);
}

test(
	'A user inserts a page into a new page without a title and saves it, and one undo removes it and its template',
	{ tag: '@smoke' },
	async ( { blockEditor, library, page, photograph } ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		await blockEditor.withoutAutosave();
		const template = () =>
			page.evaluate(
				() =>
					window.wp.data
						.select( 'core/editor' )
						.getEditedPostAttribute( 'template' ) as string
			);
		const before = [ await blockEditor.content(), await template() ];
		const insert = async () => {
			await blockEditor.openLibrary();
			await library.tab( 'Pages' ).click();
			await library.press( HOME, 'Insert' );
			await expect
				.poll( () => blockEditor.content() )
				.not.toBe( before[ 0 ] );
		};
		await insert();
		await photograph( 'page-inserted' );
		expect( await template() ).not.toBe( before[ 1 ] );
		await blockEditor.undo();
		await expect
			.poll( async () => [
				await blockEditor.content(),
				await template(),
			] )
			.toEqual( before );
		await insert();
		const content = await blockEditor.content();
		await page.getByRole( 'button', { name: 'Save draft' } ).click();
		await expect.poll( () => blockEditor.stored() ).toBe( content );
	}
);
