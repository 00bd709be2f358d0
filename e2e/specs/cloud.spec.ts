/** The account's own files in the cloud. */
import type { Page } from '@playwright/test';
import type { BlockEditor } from '../pages/block-editor';
import { expect, NOTHING_RUNS, test } from '../test';

test.use( { expectedMessages: [ NOTHING_RUNS ] } );

/** Adds a paragraph to the open document, and saves all of it to the cloud. */
async function saveToCloud(
	page: Page,
	blockEditor: BlockEditor,
	text: string,
	name: string,
	newerThan?: string
) {
	await page.evaluate(
		( content ) =>
			window.wp.data.dispatch( 'core/block-editor' ).insertBlocks(
				window.wp.blocks.createBlock( 'core/paragraph', {
					content,
				} ),
				0
			),
		text
	);
	await blockEditor.chooseOption( 'Save to cloud' );
	const form = page.getByRole( 'form', { name: 'Save your template' } );
	await form.getByLabel( 'Name' ).fill( name );
	await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
	if ( newerThan ) {
		await form
			.getByLabel( `Save as a new version of “${ newerThan }”` )
			.check();
	}
	await form.getByRole( 'button', { name: 'Save & Push' } ).click();
}

test( 'Upload a page from the editor twice, rename it, restore its first version, delete it and restore it', async ( {
	blockEditor,
	cloud,
	expectAccessible,
	library,
	page,
	photograph,
} ) => {
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	await saveToCloud( page, blockEditor, 'Soup of beans', 'Lunch' );
	await expect( cloud.row( 'Lunch' ) ).toBeVisible();
	await expect( cloud.usage ).toContainText( '1 of ' );
	await library.close.click();
	await saveToCloud( page, blockEditor, 'Soup of leeks', 'Lunch', 'Lunch' );
	await expect( cloud.row( 'Lunch' ) ).toHaveCount( 1 );
	await expect( cloud.usage ).toContainText( '1 of ' );

	await library.visit( 'clouds' );
	await cloud.choose( 'Lunch', 'Rename' );
	await cloud.dialog.getByLabel( 'Name' ).fill( 'Déjeuner' );
	await page.keyboard.press( 'Enter' );
	await expect( cloud.row( 'Déjeuner' ) ).toBeVisible();
	await expect( cloud.row( 'Lunch' ) ).toHaveCount( 0 );
	await expectAccessible( '.templately-app' );
	await photograph( 'cloud-list' );
	const size = page.viewportSize();
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect(
		cloud.row( 'Déjeuner' ).getByRole( 'button' ).last()
	).toBeInViewport( { ratio: 1 } );
	await page.setViewportSize( size ?? { width: 1440, height: 900 } );

	await cloud.choose( 'Déjeuner', 'Versions' );
	const version = ( number: number ) =>
		page.frameLocator( `iframe[title="Version ${ number }"]` );
	await cloud.dialog.getByRole( 'button', { name: /^Version 1/ } ).click();
	await expect( version( 2 ).getByText( 'Soup of leeks' ) ).toBeVisible();
	await expect( version( 1 ).getByText( 'Soup of beans' ) ).toBeVisible();
	await expect( version( 1 ).getByText( 'Soup of leeks' ) ).toHaveCount( 0 );
	await photograph( 'cloud-versions' );
	await library.button( 'Restore version 1' ).click();
	await expect( version( 3 ).getByText( 'Soup of beans' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );

	await cloud.choose( 'Déjeuner', 'Delete' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'cloud-delete' );
	await library.button( 'Delete' ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Your cloud is empty' } )
	).toBeVisible();
	await photograph( 'cloud-empty' );
	await cloud.navigation.getByRole( 'link', { name: 'Trash' } ).click();
	await expectAccessible( '.templately-app' );
	await photograph( 'cloud-trash' );
	await library.button( 'Restore Déjeuner' ).click();
	await expect(
		page.getByRole( 'heading', { name: 'The trash is empty' } )
	).toBeVisible();
	await cloud.navigation.getByRole( 'link', { name: 'My Clouds' } ).click();
	await expect( cloud.row( 'Déjeuner' ) ).toBeVisible();
} );

test( 'Copy and move files to a workspace by the menu, and by dragging several of them there', async ( {
	cloud,
	expectAccessible,
	library,
	page,
	photograph,
} ) => {
	await library.continueAs();
	for ( const name of [ 'Lunch', 'Dinner', 'Supper', 'Brunch' ] ) {
		await cloud.push( name );
	}
	const { slug } = await cloud.workspace( 'Client drafts' );
	await library.visit( 'clouds' );
	await cloud.choose( 'Lunch', 'Copy to WorkSpace' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'cloud-copy' );
	await page.keyboard.press( 'Escape' );
	await expect( cloud.menuButton( 'Lunch' ) ).toBeFocused();
	await cloud.copy( 'Lunch', 'Client drafts' );
	await library.said( /^Successfully Copied/ );
	await expect( cloud.row( 'Lunch' ) ).toBeVisible();
	await cloud.move( 'Dinner', 'Client drafts' );
	await library.said( /^Successfully Moved/ );
	await expect( cloud.row( 'Dinner' ) ).toHaveCount( 0 );
	// The focus moves to the next file, or to the previous one.
	await expect( cloud.menuButton( 'Lunch' ) ).toBeFocused();

	// Selected files are dragged together.
	for ( const name of [ 'Supper', 'Brunch' ] ) {
		await cloud.row( name ).getByRole( 'checkbox' ).check();
	}
	await expect( cloud.bulk ).toContainText( '2 files selected' );
	await photograph( 'cloud-chosen' );
	await cloud
		.row( 'Supper' )
		.dragTo(
			cloud.navigation.getByRole( 'link', { name: 'Client drafts' } )
		);
	await library.said(
		/Your files have been moved to a WorkSpace called: Client drafts$/
	);
	await expect( cloud.rows ).toHaveCount( 1 );
	await expect( cloud.row( 'Lunch' ) ).toBeVisible();
	expect( await cloud.namesIn( slug ) ).toEqual( [
		'Brunch',
		'Dinner',
		'Lunch',
		'Supper',
	] );
} );
