import { readFile } from 'node:fs/promises';
import type { Site } from '@templately/sandbox';
import type { Page } from '@playwright/test';
import { expect, NOTHING_RUNS, test } from '../test';

/** Saves templates, one minute after the other. */
const saveTemplates = async (
	site: Site,
	templates: {
		title: string;
		type?: 'wp_block' | 'elementor_library';
		meta?: Record< string, string >;
	}[]
): Promise< number[] > =>
	JSON.parse(
		await site.evaluate(
			`$ids = array(); foreach ( json_decode( base64_decode( '${ Buffer.from( JSON.stringify( templates ) ).toString( 'base64' ) }' ), true ) as $at => $template ) { $when = gmdate( 'Y-m-d H:i:s', 1790000000 + 60 * $at ); $type = $template['type'] ?? 'wp_block'; $ids[] = wp_insert_post( array( 'post_type' => $type, 'post_title' => $template['title'], 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:paragraph --><p>' . $template['title'] . '</p><!-- /wp:paragraph -->', 'post_date_gmt' => $when, 'post_date' => $when, 'meta_input' => ( $template['meta'] ?? array() ) + ( 'wp_block' === $type ? array( 'wp_pattern_sync_status' => 'unsynced' ) : array() ) ) ); } echo wp_json_encode( $ids );`
		)
	);

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name, exact: true } );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

/** Chooses from a template's menu. */
async function choose( page: Page, title: string, entry: string ) {
	await button( page, `Actions for ${ title }` ).click();
	await page.getByRole( 'menuitem', { name: entry, exact: true } ).click();
}

test.use( {
	// One expression: Playwright takes an array of two for a value and its options.
	expectedMessages: [
		new RegExp( `Failed to load resource|${ NOTHING_RUNS.source }` ),
	],
} );

test( 'List the saved templates, export one and import it again, rename one, drop a file, delete one, and delete a kit', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await saveTemplates( site, [
		...Array.from( { length: 12 }, ( _, number ) => ( {
			title: `Old ${ number }`,
		} ) ),
		{ title: 'Price list' },
		// Elementor itself is not installed.
		{
			title: 'Site kit',
			type: 'elementor_library',
			meta: {
				_elementor_data: '[]',
				_elementor_template_type: 'kit',
			},
		},
	] );
	await library.visit( 'gutenberg/templates' );
	const table = page.getByRole( 'table', { name: 'Saved templates' } );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 13 );
	await expectAccessible( '.templately-app' );
	await photograph( 'templates' );
	await library.pager.getByRole( 'button', { name: 'Page 2' } ).click();
	await expect( table ).toContainText( 'Old 0' );
	await library.pager.getByRole( 'button', { name: 'Page 1' } ).click();
	const preview = page.getByRole( 'link', { name: 'Preview Price list' } );
	const looked = await page.request.get(
		( await preview.getAttribute( 'href' ) ) ?? ''
	);
	expect( await looked.text() ).toContain( 'Price list' );

	const downloading = page.waitForEvent( 'download' );
	await choose( page, 'Price list', 'Export' );
	const file = await downloading;
	await choose( page, 'Price list', 'Delete' );
	await photograph( 'template-delete' );
	const sure = dialog( page, 'Are You Sure?' ).getByRole( 'button', {
		name: 'Delete',
	} );
	await sure.click();
	await library.said( '“Price list” was deleted.' );
	await expect( table ).not.toContainText( 'Price list' );
	await page.locator( 'input[type=file]' ).setInputFiles( [
		{
			name: file.suggestedFilename(),
			mimeType: 'application/json',
			buffer: await readFile( await file.path() ),
		},
		{
			name: 'broken.json',
			mimeType: 'application/json',
			buffer: Buffer.from( '{' ),
		},
	] );
	const refused = dialog( page, '1 file could not be imported.' );
	await expect( refused ).toContainText( 'broken.json' );
	// On a phone there is a margin at both sides.
	const wide = page.viewportSize();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect
		.poll( () =>
			refused.evaluate( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return [ left, right ];
			} )
		)
		.toEqual( [ 16, 374 ] );
	await page.setViewportSize( wide ?? { width: 1440, height: 900 } );
	await refused.getByRole( 'button', { name: 'Close' } ).last().click();
	await expect( table ).toContainText( 'Price list' );

	await choose( page, 'Price list', 'Rename' );
	const rename = dialog( page, 'Rename' );
	await rename.getByRole( 'textbox' ).fill( 'Prices of May' );
	await rename.getByRole( 'button', { name: 'Rename' } ).click();
	await expect( table ).toContainText( 'Prices of May' );
	await expect( table ).not.toContainText( 'Price list' );
	// A file from the desktop.
	const dropped = await page.evaluateHandle(
		( text ) => {
			const transfer = new DataTransfer();
			transfer.items.add(
				new File( [ text ], 'dropped.json', {
					type: 'application/json',
				} )
			);
			return transfer;
		},
		await readFile( await file.path(), 'utf8' )
	);
	await page
		.locator( '.components-drop-zone' )
		.dispatchEvent( 'drop', { dataTransfer: dropped } );
	await expect( table ).toContainText( 'Price list' );
	await expect( table ).toContainText( 'Prices of May' );

	await library.visit( 'elementor/templates' );
	await choose( page, 'Site kit', 'Delete' );
	await sure.click();
	const kit = dialog( page, 'This template is your Site Settings kit' );
	await photograph( 'template-kit' );
	await kit.getByRole( 'button', { name: 'Force Delete' } ).click();
	await library.said( '“Site kit” was deleted.' );
	await expect( library.app ).toContainText( 'No templates yet' );
} );

test( 'Push a template, push it again under the same name as a newer version, and be refused when the cloud is full', async ( {
	cloud,
	expectAccessible,
	library,
	page,
	photograph,
	requestUtils,
	site,
} ) => {
	await saveTemplates( site, [ { title: 'Price list' } ] );
	await library.signIn();
	const { workspace } = await requestUtils.rest< {
		workspace: { id: number; slug: string };
	} >( {
		path: '/templately/v1/workspaces/create',
		method: 'POST',
		data: { title: 'Client drafts', share_with: [] },
	} );
	const push = dialog( page, 'Push To Cloud' );
	const send = push.getByRole( 'button', { name: 'Push To Cloud' } );
	const newer = push.getByLabel( 'Save as a new version of “Price list”' );
	const begin = async () => {
		await library.visit( 'gutenberg/templates' );
		await choose( page, 'Price list', 'Push To Cloud' );
		await expect( push ).toContainText( 'Everything is included' );
	};
	await begin();
	const drawn = push.frameLocator( 'iframe' );
	await expect( drawn.getByText( 'Price list' ) ).toBeVisible();
	await expect( drawn.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	await expect( newer ).toHaveCount( 0 );
	await expectAccessible( '[role=dialog]' );
	await photograph( 'template-push' );
	await send.click();
	await library.said( /^Successfully Pushed/ );
	await expect( library.title ).toHaveText( 'My Clouds' );
	await expect( cloud.row( 'Price list' ) ).toHaveCount( 1 );

	await begin();
	await expect( page.getByText( 'In the cloud' ) ).toBeVisible();
	await newer.check();
	await send.click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	await expect( cloud.row( 'Price list' ) ).toHaveCount( 1 );
	await cloud.choose( 'Price list', 'Versions' );
	await expect(
		cloud.dialog.getByRole( 'button', { name: /^Version/ } )
	).toHaveCount( 2 );

	await site.evaluate(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_cloud_usage SET bytes = 2000000000" );`
	);
	await begin();
	await push.getByLabel( 'Destination' ).selectOption( 'Client drafts' );
	await send.click();
	await expect( push.getByRole( 'alert' ) ).toContainText(
		'Something went wrong.'
	);
	expect( await cloud.namesIn( workspace.slug ) ).toEqual( [] );
} );

test( 'Save the selection in the editor as a template, and the whole document to the cloud with a picture', async ( {
	blockEditor,
	cloud,
	library,
	page,
	photograph,
	requestUtils,
	site,
} ) => {
	await site.evaluate( `update_option( 'templately_support_asks', true );` );
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	await page.evaluate( () => {
		const { dispatch } = window.wp.data;
		const { createBlock } = window.wp.blocks;
		const blocks = [ 'Rye and caraway', 'Country loaf' ].map( ( content ) =>
			createBlock( 'core/heading', { content } )
		);
		dispatch( 'core/block-editor' ).resetBlocks( blocks );
		dispatch( 'core/block-editor' ).selectBlock( blocks[ 0 ].clientId );
	} );
	const options = page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options' } );
	await options.click();
	await page.getByRole( 'menuitem', { name: 'Save as template' } ).click();
	const keep = dialog( page, 'Save as template' );
	await keep.getByLabel( 'Name' ).fill( 'Only the rye' );
	await keep.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await library.said( 'Saved as a template.' );
	const { items } = await requestUtils.rest< {
		items: { id: number; title: string }[];
	} >( { path: '/templately/v1/saved-templates?platform=gutenberg' } );
	expect( items.map( ( { title } ) => title ) ).toEqual( [ 'Only the rye' ] );
	const { content } = await requestUtils.rest< { content: string[] } >( {
		path: `/templately/v1/saved-templates/content/${ items[ 0 ]?.id }`,
	} );
	expect( content.join() ).toContain( 'Rye and caraway' );
	expect( content.join() ).not.toContain( 'Country loaf' );

	await blockEditor.chooseOption( 'Save to cloud' );
	const form = page.getByRole( 'form', { name: 'Save your template' } );
	await form.getByLabel( 'Name' ).fill( 'Both breads' );
	await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
	await photograph( 'editor-save-to-cloud' );
	await form.getByRole( 'button', { name: 'Save & Push' } ).click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	const row = library.app.getByRole( 'row' ).filter( {
		hasText: 'Both breads',
	} );
	const picture = row.locator( 'img' );
	await expect( picture ).toBeVisible();
	expect(
		await picture.evaluate( async ( image: HTMLImageElement ) => {
			await image.decode();
			return image.naturalWidth;
		} )
	).toBeGreaterThan( 100 );

	// A template of this site already has its style: the insert does not ask for one.
	await cloud.choose( 'Both breads', 'Insert' );
	await expect(
		page.getByText( '“Both breads” was inserted.' ).first()
	).toBeVisible();
	expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	expect(
		( await blockEditor.content() ).match( /Country loaf/g )
	).toHaveLength( 2 );
} );
