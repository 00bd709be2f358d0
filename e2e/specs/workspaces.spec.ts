import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Site } from '@templately/sandbox';
import type { Page } from '@playwright/test';
import { hold } from '../pages/account';
import { expect, test } from '../test';

const EDITOR = 'editor@example.com';

interface Workspace {
	id: number;
	slug: string;
	title: string;
}

/** Makes a workspace of whoever the request is of. */
const make = async (
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

/** Puts a template into My Clouds, or into a workspace. */
const push = async (
	requestUtils: RequestUtils,
	name: string,
	{ id = 0, slug = '' } = {}
): Promise< { id: number } > =>
	(
		await requestUtils.rest< { data: { id: number } } >( {
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
		} )
	).data;

/** Lets every account have shown that its address is its owner's, as a mailed link does. */
const prove = ( site: Site ) =>
	site.evaluate(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET email = told_email, verified_at = 1 WHERE email IS NULL" );`
	);

/** Puts people into a workspace, whose names begin with the letters. */
const fill = ( site: Site, workspaceId: number, letters: string ) =>
	site.evaluate(
		`global $wpdb; foreach ( str_split( '${ letters }' ) as $letter ) { $wpdb->insert( "{$wpdb->prefix}templately_accounts", array( 'email' => "$letter@people.example", 'told_email' => '', 'password' => '', 'subject' => '', 'user_id' => 0, 'is_local' => 0, 'first_name' => $letter, 'last_name' => 'Person', 'plan' => 'free', 'show_notice' => 0, 'joined_at' => 1, 'verified_at' => 1, 'consented_at' => 1 ) ); $wpdb->insert( "{$wpdb->prefix}templately_members", array( 'workspace_id' => ${ workspaceId }, 'account_id' => $wpdb->insert_id, 'role' => 2 ) ); }`
	);

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name, exact: true } );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test(
	'Somebody makes a workspace, invites a person by mail who works in it, and changes who has it',
	{
		tag: [
			'@SHL-014',
			'@SHL-015',
			'@SHL-016',
			'@SHL-017',
			'@WSP-001',
			'@WSP-002',
			'@WSP-005',
			'@WSP-006',
			'@WSP-007',
			'@WSP-008',
			'@WSP-030',
			'@WSP-031',
			'@WSP-032',
			'@WSP-033',
			'@WSP-036',
			'@WSP-038',
			'@WSP-039',
			'@WSP-040',
			'@WSP-041',
			'@WSP-042',
			'@WSP-043',
			'@WSP-044',
			'@WSP-045',
			'@WSP-048',
			'@WSP-049',
			'@WSP-050',
			'@WSP-061',
			'@CLD-042',
			'@ERR-041',
			'@ERR-043',
		],
	},
	async ( {
		cloud,
		expectAccessible,
		library,
		mails,
		page,
		photograph,
		signInAs,
		site,
	} ) => {
		const card = ( title: string ) =>
			library.app.getByRole( 'article' ).filter( {
				has: page.getByRole( 'link', { name: title, exact: true } ),
			} );
		await test.step( 'it is made', async () => {
			await library.signIn();
			await library.visit( 'clouds/workspace' );
			await expect( library.title ).toHaveText( 'My WorkSpace' );
			await expect( library.app ).toContainText(
				'You do not have any workspaces.'
			);
			await photograph( 'workspaces-empty' );
			await button( page, 'Add New WorkSpace' ).click();
			const create = dialog( page, 'Create workspace' );
			const done = create.getByRole( 'button', {
				name: 'Create Workspace',
				exact: true,
			} );
			await create.getByLabel( 'Title' ).fill( '   ' );
			await expect( done ).toBeDisabled();
			await create.getByLabel( 'Title' ).fill( 'Client drafts' );
			await expect( done ).toBeEnabled();
			const email = create.getByPlaceholder( 'Type email to add' );
			const add = create.getByRole( 'button', {
				name: 'Add',
				exact: true,
			} );
			await email.fill( 'jun@park' );
			await expect( add ).toBeDisabled();
			await email.fill( 'Jun@Park.example' );
			await add.click();
			await expect( email ).toHaveValue( '' );
			await email.fill( EDITOR );
			await email.press( 'Enter' );
			await expect( email ).toHaveValue( '' );
			const invited = create.getByRole( 'list', {
				name: 'To be invited',
			} );
			await expect( invited.getByRole( 'listitem' ) ).toHaveCount( 2 );
			await photograph( 'workspace-create' );
			await expectAccessible( '[role=dialog]' );
			await create
				.getByRole( 'button', { name: 'Remove jun@park.example' } )
				.click();
			await expect( invited.getByRole( 'listitem' ) ).toHaveCount( 1 );
			await done.click();
			await library.said(
				/You have created a WorkSpace called Client drafts/
			);
			await expect( card( 'Client drafts' ) ).toBeVisible();
		} );

		await test.step( 'another stands before it', async () => {
			await button( page, 'Add New WorkSpace' ).click();
			const create = dialog( page, 'Create workspace' );
			await create.getByLabel( 'Title' ).fill( 'Autumn' );
			await create
				.getByRole( 'button', { name: 'Create Workspace' } )
				.click();
			await expect(
				library.app.getByRole( 'article' ).first()
			).toContainText( 'Autumn' );
			await expect( library.app.getByRole( 'article' ) ).toHaveCount( 2 );
		} );

		await test.step( 'who is invited comes by the mail', async () => {
			const { links } = await mails.to( EDITOR );
			const link = links.find( ( url ) => /token/.test( url ) ) ?? '';
			await signInAs( 'editor' );
			await library.signIn();
			await prove( site );
			await library.visit( 'clouds/shared-workspace' );
			await expect( library.title ).toHaveText( 'Shared with Me' );
			await expect( library.app ).toContainText(
				'No shared workspaces yet.'
			);
			const waiting = page.getByRole( 'list', { name: 'Invitations' } );
			await expect( waiting ).toContainText( '“Client drafts”' );
			await photograph( 'workspaces-invited' );
			await page.goto( link );
			await button( page, 'Accept the invitation' ).click();
			await library.visit( 'clouds/shared-workspace' );
			await expect( waiting ).toHaveCount( 0 );
			const shared = card( 'Client drafts' );
			await expect( shared ).toBeVisible();
			await expect( shared.getByRole( 'button' ) ).toHaveCount( 0 );
			await expectAccessible( '.templately-app' );
			await shared.getByRole( 'link' ).click();
			await expect( library.title ).toHaveText( 'Client drafts' );
			await expect( button( page, 'Share Client drafts' ) ).toHaveCount(
				0
			);
			await expect( button( page, 'Add file' ) ).toBeVisible();
			// Of their own they have none.
			await cloud.push( 'Lunch' );
			await library.visit( 'clouds' );
			await cloud.choose( 'Lunch', 'Copy to WorkSpace' );
			const options = ( group: string ) =>
				cloud.dialog.locator( `optgroup[label="${ group }"] option` );
			await expect( options( 'Shared WorkSpace' ) ).toHaveText(
				'Client drafts',
				{ useInnerText: false }
			);
			await expect( options( 'My WorkSpace' ) ).toHaveText(
				'No WorkSpace Found'
			);
		} );

		await test.step( 'its owner changes who has it', async () => {
			await signInAs( 'administrator' );
			await library.visit( 'clouds/workspace' );
			const own = card( 'Client drafts' );
			await expect( own.locator( '.templately-avatar' ) ).toHaveCount(
				1
			);
			await photograph( 'workspaces' );
			await page
				.getByRole( 'radio', { name: 'List', exact: true } )
				.click();
			await expect(
				page
					.getByRole( 'table', { name: 'My WorkSpace' } )
					.getByRole( 'row' )
			).toHaveCount( 3 );
			await photograph( 'workspaces-list' );
			await page
				.getByRole( 'radio', { name: 'Grid', exact: true } )
				.click();
			await button( page, 'Share Client drafts' ).click();
			const edit = dialog( page, 'Edit Workspace' );
			const save = edit.getByRole( 'button', {
				name: 'Save Changes',
				exact: true,
			} );
			await expect( save ).toBeDisabled();
			const people = edit.getByRole( 'list', { name: 'Shared with' } );
			await expect( people.getByRole( 'listitem' ) ).toHaveCount( 1 );
			await expect( people ).toContainText( EDITOR );
			const email = edit.getByLabel( 'Add People', { exact: true } );
			await expect( email ).toHaveAttribute(
				'placeholder',
				'Type email to add'
			);
			await email.fill( 'lea@novak.example' );
			await edit
				.getByRole( 'button', { name: 'Add', exact: true } )
				.click();
			await expect( email ).toHaveValue( '' );
			await expect( save ).toBeEnabled();
			await edit.getByLabel( 'Name' ).fill( ' ' );
			await expect( save ).toBeDisabled();
			await edit.getByLabel( 'Name' ).fill( 'Client drafts' );
			await save.click();
			await library.said(
				'Successfully Saved You have succesfully saved your WorkSpace changes.'
			);
			await button( page, 'Share Client drafts' ).click();
			await expect( people.getByRole( 'listitem' ) ).toHaveCount( 2 );
			await expect(
				people
					.getByRole( 'listitem' )
					.filter( { hasText: 'lea@novak.example' } )
			).toContainText( 'Invited' );
			const remove = people.getByRole( 'button', { name: /^Remove / } );
			await remove.first().click();
			await expect( people ).toContainText( 'Will be removed' );
			await expect(
				people.getByRole( 'button', { name: /^Undo/ } )
			).toBeFocused();
			await expect( save ).toBeEnabled();
			await photograph( 'workspace-edit' );
			await expectAccessible( '[role=dialog]' );
			await people.getByRole( 'button', { name: /^Undo/ } ).click();
			await expect( people ).not.toContainText( 'Will be removed' );
			await expect( save ).toBeDisabled();
			// The focus stays in the dialog, so that a key closes it.
			await expect( remove.first() ).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await expect( edit ).toHaveCount( 0 );
		} );
	}
);

test(
	'Templates are added to a workspace, searched in it, moved and deleted, and its people are to be seen',
	{
		tag: [
			'@WSP-003',
			'@WSP-004',
			'@WSP-016',
			'@WSP-017',
			'@WSP-018',
			'@WSP-019',
			'@WSP-021',
			'@WSP-023',
			'@WSP-024',
			'@WSP-025',
			'@WSP-026',
			'@WSP-027',
			'@WSP-028',
			'@WSP-059',
			'@WSP-060',
			'@ERR-047',
			'@CLD-027',
			'@CLD-043',
			'@CLD-044',
			'@CLD-046',
		],
	},
	async ( {
		cloud,
		expectAccessible,
		library,
		page,
		photograph,
		requestUtils,
		site,
	} ) => {
		await library.signIn();
		const drafts = await make( requestUtils, 'Client drafts' );

		// Nothing to add yet, from anywhere.
		const add = dialog( page, 'Add Template to WorkSpace' );
		const source = add.getByLabel( 'Select Source' );
		const files = /v1(\/|%2F)clouds[?&]/;
		const answer = await hold( page, files );
		await library.visit( `clouds/workspace/${ drafts.slug }` );
		await button( page, 'Add file' ).click();
		await expect( add ).toContainText( 'Loading templates...' );
		await expect( source.getByRole( 'option' ) ).toHaveText( [
			'My Clouds',
			'My Workspaces',
			'Shared Workspaces',
		] );
		answer();
		await expect( add ).toContainText( 'No Templates Found' );
		await expect( add ).not.toContainText( 'Loading templates...' );
		await expect( source.getByRole( 'option' ) ).toHaveText( [
			'No Sources Found',
		] );
		await page.unroute( files );

		const autumn = await make( requestUtils, 'Autumn' );
		await push( requestUtils, 'Hero with a picture' );
		await push( requestUtils, 'Price list' );
		await push( requestUtils, 'Footer of autumn', autumn );
		await fill( site, drafts.id, 'abcdef' );
		await library.visit( 'clouds/workspace' );
		const card = library.app
			.getByRole( 'article' )
			.filter( { hasText: 'Client drafts' } );
		await expect( card.locator( '.templately-avatar' ) ).toHaveCount( 4 );
		await expect( card ).toContainText( '+2' );
		const usage = page.waitForRequest( /clouds(\/|%2F)usage/ );
		await card.getByRole( 'link' ).click();
		await usage;

		await button( page, 'Add file' ).click();
		const done = add.getByRole( 'button', { name: 'Add to WorkSpace' } );
		await expect( source.getByRole( 'option' ) ).toHaveText( [
			'My Clouds',
			'My Workspaces',
			'Shared Workspaces',
		] );
		await expect( add.getByLabel( 'Select Workspace' ) ).toHaveCount( 0 );
		await expect( add ).toContainText(
			'Fewer items show after the initial load.'
		);
		await expect( done ).toBeDisabled();
		const rows = add.getByRole( 'checkbox' );
		await expect( rows ).toHaveCount( 2 );
		const search = add.getByRole( 'searchbox' );
		await search.fill( 'pr' );
		await expect( rows ).toHaveCount( 2 );
		await search.fill( 'pri' );
		await expect( rows ).toHaveCount( 1 );
		await add.getByLabel( /Price list/ ).check();
		await search.fill( '' );
		await expect( rows ).toHaveCount( 2 );
		await add.getByLabel( /Hero with a picture/ ).check();
		await expect( add ).toContainText( '2 templates selected' );
		await photograph( 'workspace-add' );
		await expectAccessible( '[role=dialog]' );
		const workspace = add.getByLabel( 'Select Workspace' );
		await source.selectOption( 'Shared Workspaces' );
		await expect( workspace ).toContainText( 'No WorkSpace Found' );
		await source.selectOption( 'My Workspaces' );
		await expect(
			workspace.getByRole( 'option', { name: 'Client drafts' } )
		).toHaveCount( 0 );
		await workspace.selectOption( 'Autumn' );
		// Beside the two that are chosen.
		await expect( rows ).toHaveCount( 3 );
		await search.fill( 'zeppelin' );
		await expect( rows ).toHaveCount( 2 );
		await search.fill( 'footer' );
		await expect( rows ).toHaveCount( 3 );
		await add.getByLabel( /Footer of autumn/ ).check();
		// It is no longer in the list then, which is another source's.
		await add.getByLabel( /Hero with a picture/ ).click();
		await done.click();
		await library.said(
			'Successfully Added! Your file has been added to this workspace.'
		);
		const table = page.getByRole( 'table', { name: 'Client drafts' } );
		await expect( table.getByRole( 'row' ) ).toHaveCount( 3 );
		await photograph( 'workspace' );
		await expectAccessible( '.templately-app' );

		await library.searchBox.fill( 'price' );
		await library.searchBox.press( 'Enter' );
		await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
		expect( library.place.searchParams.get( 'q' ) ).toBe( 'price' );
		await library.searchBox.fill( '' );
		await expect( table.getByRole( 'row' ) ).toHaveCount( 3 );

		// Its list is loaded anew after that, and once.
		const andLoads = ( send: () => Promise< void > ) =>
			Promise.all( [
				page.waitForResponse(
					( response ) =>
						response.request().method() === 'GET' &&
						response.url().includes( drafts.slug )
				),
				send(),
			] );
		await andLoads( () => cloud.move( 'Footer of autumn', 'Autumn' ) );
		await library.said(
			'Successfully Moved Your file has been moved to a WorkSpace called: Autumn'
		);
		await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );

		await andLoads( () => cloud.copy( 'Price list', 'My Clouds' ) );
		await library.said(
			'Successfully Copied Your file has been copied to My Clouds.'
		);
		await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );

		// What came meanwhile is there after one was deleted.
		await push( requestUtils, 'Menu of today', drafts );
		const hours = await push( requestUtils, 'Opening hours', drafts );
		await expect( table ).not.toContainText( 'Menu of today' );
		await button( page, 'Actions for Price list' ).click();
		await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
		await dialog( page, 'Are You Sure?' )
			.getByRole( 'button', { name: 'Delete' } )
			.click();
		await expect( table ).toContainText( 'Menu of today' );
		await expect( table ).not.toContainText( 'Price list' );

		await button( page, 'Switch workspace' ).click();
		await expect( page.getByRole( 'menuitemradio' ) ).toHaveText( [
			'Autumn',
			'Client drafts',
		] );
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
			'brought Footer of autumn here'
		);
		await photograph( 'workspace-activity' );
		await page.keyboard.press( 'Escape' );

		await library.visit( 'clouds' );
		await expect(
			library.app.getByRole( 'row' ).filter( { hasText: 'Price list' } )
		).toHaveCount( 2 );

		// Of somebody else's, five people are to be seen, its owner among them.
		await site.evaluate(
			`global $wpdb; $p = "{$wpdb->prefix}templately_"; $me = (int) $wpdb->get_var( "SELECT owner_id FROM {$p}workspaces WHERE id = ${ drafts.id }" ); $other = (int) $wpdb->get_var( "SELECT account_id FROM {$p}members WHERE workspace_id = ${ drafts.id } LIMIT 1" ); $wpdb->query( "UPDATE {$p}workspaces SET owner_id = $other WHERE id = ${ drafts.id }" ); $wpdb->query( "UPDATE {$p}members SET account_id = $me WHERE workspace_id = ${ drafts.id } AND account_id = $other" ); $wpdb->query( "UPDATE {$p}cloud_files SET owner_id = $other WHERE id = ${ hours.id }" );`
		);
		await library.visit( 'clouds/shared-workspace' );
		await expect( card.locator( '.templately-avatar' ) ).toHaveCount( 5 );
		await expect( card ).toContainText( '+2' );
		await photograph( 'workspaces-shared' );
		await card.getByRole( 'link' ).click();
		for ( const [ name, entries ] of [
			[ 'Opening hours', [ 'Insert', 'Download', 'Copy to WorkSpace' ] ],
			[
				'Menu of today',
				[
					'Insert',
					'Download',
					'Copy to WorkSpace',
					'Move to WorkSpace',
					'Rename',
					'Versions',
					'Delete',
				],
			],
		] as const ) {
			await button( page, `Actions for ${ name }` ).click();
			await expect(
				page
					.getByRole( 'menu', { name: `Actions for ${ name }` } )
					.getByRole( 'menuitem' )
			).toHaveText( entries );
			await page.keyboard.press( 'Escape' );
		}

		await button( page, 'Actions for Client drafts' ).click();
		await page.getByRole( 'menuitem', { name: 'Leave' } ).click();
		const leave = dialog( page, 'Are You Sure?' );
		await expect( leave ).toContainText(
			'Your files in it go home to My Clouds.'
		);
		await expect( leave.getByRole( 'checkbox' ) ).toHaveCount( 0 );
		await leave.getByRole( 'button', { name: 'Leave' } ).click();
		await expect( library.title ).toHaveText( 'Shared with Me' );
		await expect( library.app ).toContainText(
			'No shared workspaces yet.'
		);
	}
);

test(
	'A workspace is deleted with its files or without, and one is back where one came from',
	{
		tag: [
			'@WSP-054',
			'@WSP-055',
			'@WSP-056',
			'@WSP-057',
			'@WSP-058',
			'@ERR-045',
		],
	},
	async ( { cloud, library, page, photograph, requestUtils } ) => {
		await library.signIn();
		const drafts = await make( requestUtils, 'Client drafts' );
		const autumn = await make( requestUtils, 'Autumn' );
		await make( requestUtils, 'Winter' );
		await push( requestUtils, 'Price list', drafts );
		await push( requestUtils, 'Footer of autumn', autumn );
		const path = () => library.place.searchParams.get( 'path' );
		const sure = dialog( page, 'Are You Sure?' );
		const andFiles = sure.getByLabel( 'Want To Delete Files Too?' );
		const done = sure.getByRole( 'button', {
			name: 'Delete',
			exact: true,
		} );
		const ask = async ( title: string ) => {
			await button( page, `Actions for ${ title }` ).click();
			await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
			await expect( sure ).toContainText( title );
		};
		const expectDeleted = () =>
			library.said(
				'Successfully Deleted You have deleted a WorkSpace from your account.'
			);

		// From My Clouds and back; what was in it is there.
		await library.visit( 'clouds' );
		await expect(
			page.getByRole( 'heading', {
				name: 'No templates for Gutenberg here',
			} )
		).toBeVisible();
		await cloud.navigation
			.getByRole( 'link', { name: 'Client drafts' } )
			.click();
		await expect( library.title ).toHaveText( 'Client drafts' );
		await ask( 'Client drafts' );
		await expect( andFiles ).not.toBeChecked();
		await photograph( 'workspace-delete' );
		await sure.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( sure ).toHaveCount( 0 );
		await expect( library.title ).toHaveText( 'Client drafts' );
		await ask( 'Client drafts' );
		await done.click();
		await expectDeleted();
		await expect( library.title ).toHaveText( 'My Clouds' );
		expect( path() ).toBe( 'clouds' );
		await expect( cloud.row( 'Price list' ) ).toBeVisible();
		await expect(
			cloud.navigation.getByRole( 'link', { name: 'Client drafts' } )
		).toHaveCount( 0 );

		// From nowhere in the app, to the workspaces; its files are in the trash.
		await library.visit( `clouds/workspace/${ autumn.slug }` );
		await ask( 'Autumn' );
		await andFiles.check();
		await done.click();
		await expectDeleted();
		await expect( library.title ).toHaveText( 'My WorkSpace' );
		expect( path() ).toBe( 'clouds/workspace' );
		const titles = library.app
			.getByRole( 'article' )
			.getByRole( 'heading' );
		await expect( titles ).toHaveText( [ 'Winter' ] );

		// From the list itself, which one stays on.
		await ask( 'Winter' );
		await done.click();
		await expectDeleted();
		await expect( titles ).toHaveCount( 0 );
		await expect( library.app ).toContainText(
			'You do not have any workspaces.'
		);
		expect( path() ).toBe( 'clouds/workspace' );

		await library.visit( 'clouds/trash' );
		const trash = page.getByRole( 'table', { name: 'Trash' } );
		await expect( trash ).toContainText( 'Footer of autumn' );
		await expect( trash ).not.toContainText( 'Price list' );
	}
);

test.describe( 'What fails', () => {
	// Chromium tells of every answer that is no success.
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test(
		'What could not be done says so in its dialog, and what was typed stays',
		{ tag: [ '@ERR-040', '@ERR-042', '@ERR-044', '@ERR-046' ] },
		async ( { library, page, requestUtils } ) => {
			await library.signIn();
			const { slug } = await make( requestUtils, 'Client drafts' );
			await push( requestUtils, 'Price list' );
			const refuse = ( path: RegExp ) =>
				page.route( path, ( route ) =>
					route.request().method() === 'POST'
						? route.fulfill( {
								status: 503,
								json: {
									code: 'hub_unreachable',
									message: 'The hub sleeps.',
									data: { status: 503 },
								},
							} )
						: route.continue()
				);
			await refuse( /workspaces(\/|%2F)/ );

			await library.visit( 'clouds/workspace' );
			await button( page, 'Add New WorkSpace' ).click();
			const create = dialog( page, 'Create workspace' );
			await create.getByLabel( 'Title' ).fill( 'Autumn' );
			await create
				.getByRole( 'button', { name: 'Create Workspace' } )
				.click();
			await expect( create.getByRole( 'alert' ) ).toContainText(
				'Something went wrong while creating workspace for you. Try Later or Contact support.'
			);
			await expect( create.getByRole( 'alert' ) ).toContainText(
				'The hub sleeps.'
			);
			await expect( create.getByLabel( 'Title' ) ).toHaveValue(
				'Autumn'
			);
			await page.keyboard.press( 'Escape' );

			await button( page, 'Share Client drafts' ).click();
			const edit = dialog( page, 'Edit Workspace' );
			await edit.getByLabel( 'Name' ).fill( 'Drafts' );
			await edit
				.getByRole( 'button', {
					name: 'Save Changes',
					exact: true,
				} )
				.click();
			await expect( edit.getByRole( 'alert' ) ).toContainText(
				/Something went wrong\.\s*Something went wrong regarding changes in your WorkSpace\. Try Later or Contact support\./
			);
			await page.keyboard.press( 'Escape' );

			await button( page, 'Actions for Client drafts' ).click();
			await page.getByRole( 'menuitem', { name: 'Delete' } ).click();
			const sure = dialog( page, 'Are You Sure?' );
			await sure.getByRole( 'button', { name: 'Delete' } ).click();
			await expect( sure.getByRole( 'alert' ) ).toContainText(
				'Something went wrong regarding deleting your WorkSpace. Try Later or Contact Support.'
			);
			await page.keyboard.press( 'Escape' );

			await library.visit( `clouds/workspace/${ slug }` );
			await button( page, 'Add file' ).click();
			const add = dialog( page, 'Add Template to WorkSpace' );
			await add.getByLabel( /Price list/ ).check();
			await add
				.getByRole( 'button', { name: 'Add to WorkSpace' } )
				.click();
			await expect( add.getByRole( 'alert' ) ).toContainText(
				'Something went wrong.'
			);
			await expect( add.getByLabel( /Price list/ ) ).toBeChecked();
		}
	);
} );
