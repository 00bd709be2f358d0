import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Site } from '@templately/sandbox';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const EDITOR = 'editor@example.com';

interface Workspace {
	id: number;
	slug: string;
	title: string;
}

/** Creates a workspace of the administrator. */
const createWorkspace = async (
	requestUtils: RequestUtils,
	title: string
): Promise< Workspace > =>
	(
		await requestUtils.rest< { workspace: Workspace } >( {
			path: '/templately/v1/workspaces/create',
			method: 'POST',
			data: { title, share_with: [] },
		} )
	).workspace;

/** Pushes a template to My Clouds, or to a workspace. */
const push = async (
	requestUtils: RequestUtils,
	name: string,
	{ id = 0, slug = '' } = {}
) =>
	requestUtils.rest( {
		path: '/templately/v1/clouds/upload',
		method: 'POST',
		data: {
			platform: 'gutenberg',
			workspace: slug,
			workspace_id: id,
			saveTemplate: 0,
			name,
			file_content: {
				__file: 'wp_block',
				id: 0,
				type: 'section',
				title: name,
				content: `<!-- wp:paragraph --><p>${ name }</p><!-- /wp:paragraph -->`,
			},
		},
	} );

/** Confirms the addresses of all accounts, as the link in the mail does. */
const confirmAddresses = ( site: Site ) =>
	site.evaluate(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET email = told_email, verified_at = 1 WHERE email IS NULL" );`
	);

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name, exact: true } );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test( 'Create a workspace, invite a person by mail who accepts and adds a file, and make them a viewer', async ( {
	cloud,
	expectAccessible,
	library,
	mails,
	page,
	photograph,
	signInAs,
	site,
} ) => {
	const card = library.app.getByRole( 'article' ).filter( {
		has: page.getByRole( 'link', { name: 'Client drafts', exact: true } ),
	} );
	await library.signIn();
	await library.visit( 'clouds/workspace' );
	await photograph( 'workspaces-empty' );
	await button( page, 'Add New WorkSpace' ).click();
	const create = dialog( page, 'Create workspace' );
	await create.getByLabel( 'Title' ).fill( 'Client drafts' );
	const email = create.getByPlaceholder( 'Type email to add' );
	await email.fill( EDITOR );
	await email.press( 'Enter' );
	await expectAccessible( '[role=dialog]' );
	await photograph( 'workspace-create' );
	await create.getByRole( 'button', { name: 'Create Workspace' } ).click();
	await library.said( /You have created a WorkSpace called Client drafts/ );
	await expect( card ).toBeVisible();
	await expectAccessible( '.templately-app' );
	await photograph( 'workspaces' );

	const { links } = await mails.to( EDITOR );
	await signInAs( 'editor' );
	await library.signIn();
	await confirmAddresses( site );
	await library.visit( 'clouds/shared-workspace' );
	await expect(
		page.getByRole( 'list', { name: 'Invitations' } )
	).toContainText( '“Client drafts”' );
	await photograph( 'workspaces-invited' );
	await page.goto( links.find( ( url ) => /token/.test( url ) ) ?? '' );
	await button( page, 'Accept the invitation' ).click();
	await library.visit( 'clouds' );
	await cloud.push( 'Lunch' );
	await cloud.navigation
		.getByRole( 'link', { name: 'Shared with Me' } )
		.click();
	await card.getByRole( 'link' ).click();
	await button( page, 'Add file' ).click();
	const add = dialog( page, 'Add Template to WorkSpace' );
	await add.getByLabel( /Lunch/ ).check();
	await add.getByRole( 'button', { name: 'Add to WorkSpace' } ).click();
	const table = page.getByRole( 'table', { name: 'Client drafts' } );
	await expect( table ).toContainText( 'Lunch' );

	await signInAs( 'administrator' );
	await library.visit( 'clouds/workspace' );
	await button( page, 'Share Client drafts' ).click();
	const edit = dialog( page, 'Edit Workspace' );
	const people = edit.getByRole( 'list', { name: 'Shared with' } );
	const remove = people.getByRole( 'button', { name: /^Remove / } );
	// The button is replaced by another one, which gets the focus.
	await remove.click();
	await expect( people ).toContainText( 'Will be removed' );
	await expect(
		people.getByRole( 'button', { name: /^Undo/ } )
	).toBeFocused();
	await expectAccessible( '[role=dialog]' );
	await photograph( 'workspace-edit' );
	await page.keyboard.press( 'Enter' );
	await expect( remove ).toBeFocused();
	await people.getByRole( 'combobox' ).selectOption( 'Can view' );
	await edit.getByRole( 'button', { name: 'Save Changes' } ).click();
	await library.said( /^Successfully Saved/ );

	await signInAs( 'editor' );
	await library.visit( 'clouds/shared-workspace' );
	await card.getByRole( 'link' ).click();
	await expect( table ).toContainText( 'Lunch' );
	await expect( button( page, 'Add file' ) ).toHaveCount( 0 );
} );

test( 'Add files to a workspace from two places, search one, move one and delete one', async ( {
	cloud,
	expectAccessible,
	library,
	page,
	photograph,
	requestUtils,
} ) => {
	await library.signIn();
	const drafts = await createWorkspace( requestUtils, 'Client drafts' );
	const autumn = await createWorkspace( requestUtils, 'Autumn' );
	await push( requestUtils, 'Hero with a picture' );
	await push( requestUtils, 'Price list' );
	await push( requestUtils, 'Footer of autumn', autumn );
	await library.visit( `clouds/workspace/${ drafts.slug }` );
	await button( page, 'Add file' ).click();
	const add = dialog( page, 'Add Template to WorkSpace' );
	await add.getByRole( 'searchbox' ).fill( 'price' );
	await expect( add.getByRole( 'checkbox' ) ).toHaveCount( 1 );
	await add.getByLabel( /Price list/ ).check();
	await expectAccessible( '[role=dialog]' );
	await photograph( 'workspace-add' );
	await add.getByLabel( 'Select Source' ).selectOption( 'My Workspaces' );
	await add.getByLabel( 'Select Workspace' ).selectOption( 'Autumn' );
	await add.getByLabel( /Footer of autumn/ ).check();
	await add.getByRole( 'button', { name: 'Add to WorkSpace' } ).click();
	const table = page.getByRole( 'table', { name: 'Client drafts' } );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 3 );
	await expectAccessible( '.templately-app' );
	await photograph( 'workspace' );

	await library.searchBox.fill( 'price' );
	await library.searchBox.press( 'Enter' );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
	await library.searchBox.fill( '' );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 3 );
	await cloud.move( 'Footer of autumn', 'Autumn' );
	await library.said( /^Successfully Moved/ );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
	await cloud.choose( 'Price list', 'Delete' );
	await library.button( 'Delete' ).click();
	await library.said( /^Successfully Deleted!/ );
	await expect( table ).toHaveCount( 0 );

	await button( page, 'Switch workspace' ).click();
	await page.getByRole( 'menuitemradio', { name: 'Autumn' } ).click();
	await expect( library.title ).toHaveText( 'Autumn' );
	await expect(
		page
			.getByRole( 'table', { name: 'Autumn' } )
			.getByRole( 'row' )
			.filter( { hasText: 'Footer of autumn' } )
	).toHaveCount( 2 );
	await button( page, 'Actions for Autumn' ).click();
	await page.getByRole( 'menuitem', { name: 'Activity' } ).click();
	await expect( dialog( page, 'Activity in Autumn' ) ).toContainText(
		'moved Footer of autumn here'
	);
	await photograph( 'workspace-activity' );
	await page.keyboard.press( 'Escape' );
	// Adding copies: My Clouds still has its two files.
	await cloud.navigation.getByRole( 'link', { name: 'My Clouds' } ).click();
	await expect( cloud.rows ).toHaveCount( 2 );
} );

test( 'Delete a workspace and keep its files, delete one with its files, transfer one and leave it', async ( {
	cloud,
	library,
	page,
	photograph,
	requestUtils,
	signInAs,
	site,
} ) => {
	await signInAs( 'editor' );
	await library.signIn();
	await confirmAddresses( site );
	await signInAs( 'administrator' );
	await library.signIn();
	const drafts = await createWorkspace( requestUtils, 'Client drafts' );
	const autumn = await createWorkspace( requestUtils, 'Autumn' );
	const winter = await createWorkspace( requestUtils, 'Winter' );
	await push( requestUtils, 'Price list', drafts );
	await push( requestUtils, 'Footer of autumn', autumn );
	// The editor can edit it, without an invitation.
	await site.evaluate(
		`global $wpdb; $p = "{$wpdb->prefix}templately_"; $wpdb->query( "INSERT INTO {$p}members (workspace_id, account_id, role) SELECT ${ winter.id }, id, 2 FROM {$p}accounts WHERE told_email = '${ EDITOR }'" );`
	);
	const sure = dialog( page, 'Are You Sure?' );
	const ask = async ( title: string, entry: string ) => {
		await button( page, `Actions for ${ title }` ).click();
		await page.getByRole( 'menuitem', { name: entry } ).click();
	};

	// Opened from My Clouds: deleting leads back there, and the file is there.
	await library.visit( 'clouds' );
	await cloud.navigation
		.getByRole( 'link', { name: 'Client drafts' } )
		.click();
	await expect( library.title ).toHaveText( 'Client drafts' );
	await ask( 'Client drafts', 'Delete' );
	await photograph( 'workspace-delete' );
	await sure.getByRole( 'button', { name: 'Delete', exact: true } ).click();
	await library.said( /^Successfully Deleted/ );
	await expect( library.title ).toHaveText( 'My Clouds' );
	await expect( cloud.row( 'Price list' ) ).toBeVisible();
	await expect(
		cloud.navigation.getByRole( 'link', { name: 'Client drafts' } )
	).toHaveCount( 0 );

	// Opened by its address: deleting leads to the list of workspaces. Its file is in the trash.
	await library.visit( `clouds/workspace/${ autumn.slug }` );
	await ask( 'Autumn', 'Delete' );
	await sure.getByLabel( 'Want To Delete Files Too?' ).check();
	await sure.getByRole( 'button', { name: 'Delete', exact: true } ).click();
	await library.said( /^Successfully Deleted/ );
	await expect( library.title ).toHaveText( 'My WorkSpace' );
	await expect(
		library.app.getByRole( 'article' ).getByRole( 'heading' )
	).toHaveText( [ 'Winter' ] );
	await cloud.navigation.getByRole( 'link', { name: 'Trash' } ).click();
	const trash = page.getByRole( 'table', { name: 'Trash' } );
	await expect( trash ).toContainText( 'Footer of autumn' );
	await expect( trash ).not.toContainText( 'Price list' );

	// The former owner is an editor, and can leave.
	await cloud.navigation
		.getByRole( 'link', { name: 'My WorkSpace', exact: true } )
		.click();
	await ask( 'Winter', 'Transfer' );
	const transfer = dialog( page, 'Transfer Workspace' );
	await transfer.getByLabel( 'New owner' ).selectOption( { index: 1 } );
	await transfer.getByRole( 'button', { name: 'Transfer' } ).click();
	await library.said( / now owns “Winter”\.$/ );
	await expect( library.app ).toContainText(
		'You do not have any workspaces.'
	);
	await cloud.navigation
		.getByRole( 'link', { name: 'Shared with Me' } )
		.click();
	await photograph( 'workspaces-shared' );
	await library.app
		.getByRole( 'article' )
		.getByRole( 'link', { name: 'Winter' } )
		.click();
	await ask( 'Winter', 'Leave' );
	await sure.getByRole( 'button', { name: 'Leave', exact: true } ).click();
	await expect( library.title ).toHaveText( 'Shared with Me' );
	await expect( library.app ).toContainText( 'No shared workspaces yet.' );
} );
