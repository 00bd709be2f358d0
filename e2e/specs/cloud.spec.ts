import { readFile } from 'node:fs/promises';
import { hold } from '../pages/account';
import { expect, NOTHING_RUNS, test } from '../test';

/** Lists whose loading asks for the usage anew. */
const COUNTED = [
	'clouds/workspace',
	'clouds/shared-workspace',
	'purchased-items',
	'favourites',
];

const TITLES = {
	clouds: 'My Clouds',
	'clouds/workspace': 'My WorkSpace',
	'clouds/shared-workspace': 'Shared with Me',
	'clouds/save-template': 'Save your template',
	'clouds/trash': 'Trash',
	'purchased-items': 'Purchased Items',
	favourites: 'My Favourites',
	downloads: 'My Downloads',
	profile: 'Profile',
};

// What refuses is meant to. One alone: Playwright takes two for a value and its options.
const FAILURES = [
	new RegExp( `Failed to load resource|${ NOTHING_RUNS.source }` ),
];

test(
	'People find their files in the cloud, and what belongs to it beside them',
	{
		tag: [
			'@CLD-001',
			'@CLD-002',
			'@CLD-003',
			'@CLD-004',
			'@CLD-005',
			'@CLD-006',
			'@CLD-007',
			'@CLD-008',
			'@CLD-009',
			'@CLD-017',
			'@CLD-020',
			'@CLD-021',
			'@CLD-022',
			'@SHL-013',
			'@SHL-029',
			'@SHL-035',
		],
	},
	async ( { cloud, expectAccessible, library, page, photograph, site } ) => {
		const sync = library.button( 'Sync my cloud' );
		for ( const path of [ 'clouds', 'clouds/trash' ] ) {
			await library.visit( path );
			await expect
				.poll( () => library.place.searchParams.get( 'redirect-to' ) )
				.toBe( path );
		}
		await library.signIn();
		await library.visit( 'clouds' );
		await expect(
			page.getByRole( 'heading', { name: 'Your cloud is empty' } )
		).toBeVisible();
		await expect( cloud.usage ).toContainText( '0 of ' );
		await photograph( 'cloud-empty' );
		await page.setViewportSize( { width: 1280, height: 900 } );

		await cloud.push( 'Lunch' );
		await Promise.all(
			[
				'Dinner',
				...[ ...'abcdefghijk' ].map( ( letter ) => `File ${ letter }` ),
			].map( ( name ) => cloud.push( name ) )
		);
		await sync.click();
		await library.said( /Successfully Synced/ );
		await expect( cloud.rows ).toHaveCount( 12 );
		await expect( cloud.usage ).toContainText( '13 of ' );
		await expect( cloud.table.getByRole( 'columnheader' ) ).toHaveText( [
			'Name',
			'Last Modified',
			'Action',
		] );
		await expectAccessible( '.templately-app' );
		await photograph( 'cloud-list' );
		await page.setViewportSize( { width: 1280, height: 900 } );

		await library.pager.getByRole( 'button', { name: 'Page 2' } ).click();
		await expect( cloud.rows ).toHaveCount( 1 );
		expect( library.place.searchParams.get( 'paged' ) ).toBe( '2' );

		// Insert is offered in the list, for what is not the product's own.
		await cloud.menuButton( 'Lunch' ).click();
		await expect( cloud.menuItems ).toHaveText( [
			'Insert',
			'Download',
			'Copy to WorkSpace',
			'Move to WorkSpace',
			'Rename',
			'Versions',
			'Delete',
		] );
		await page.keyboard.press( 'Escape' );
		await expect( cloud.menuButton( 'Lunch' ) ).toBeFocused();
		await site.evaluate(
			`global $wpdb; $wpdb->update( $wpdb->prefix . 'templately_cloud_files', array( 'origin' => 'templately' ), array( 'name' => 'Dinner' ) );`
		);

		const asked = page.waitForRequest( /clouds\?.*search=Dinner/ );
		await library.searchBox.fill( 'Dinner' );
		await library.searchBox.press( 'Enter' );
		await asked;
		await expect( cloud.rows ).toHaveCount( 1 );
		expect( library.place.searchParams.get( 'q' ) ).toBe( 'Dinner' );
		await cloud.menuButton( 'Dinner' ).click();
		await expect( cloud.menuItems.first() ).toHaveText( 'Download' );
		await page.keyboard.press( 'Escape' );
		await library.visit( 'clouds?q=zeppelin' );
		await expect(
			page.getByRole( 'heading', {
				name: 'No templates match this search',
			} )
		).toBeVisible();

		await library.visit( 'clouds' );
		await expect( cloud.rows ).toHaveCount( 12 );
		await page.getByRole( 'radio', { name: 'Grid', exact: true } ).click();
		await expect( library.cards ).toHaveCount( 12 );
		await cloud.menuButton( 'File a' ).click();
		await expect( cloud.menuItems.first() ).toHaveText( 'Download' );
		await page.keyboard.press( 'Escape' );
		// Where a name is half under the header that sticks, no target is as large as it is.
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await expectAccessible( '.templately-app' );
		await photograph( 'cloud-grid' );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.reload();
		await expect( library.cards ).toHaveCount( 12 );
		await page.getByRole( 'radio', { name: 'List', exact: true } ).click();

		// Another builder has other files; the way back is there.
		const ofElementor = page.waitForRequest(
			/clouds\?.*platform=elementor/
		);
		await page.getByRole( 'button', { name: /^Platform: / } ).click();
		await page.getByRole( 'menuitemradio', { name: 'Elementor' } ).click();
		await ofElementor;
		await expect(
			page.getByRole( 'heading', {
				name: 'No templates for Elementor here',
			} )
		).toBeVisible();
		const again = page.waitForRequest( /clouds\?.*platform=gutenberg/ );
		await library.button( 'Show those for Gutenberg' ).click();
		await again;
		await expect( cloud.rows ).toHaveCount( 12 );

		// The lists beside it show how full it is, each time anew.
		for ( const [ path, title ] of Object.entries( TITLES ) ) {
			const usage = page.waitForRequest( /clouds\/usage/ );
			await cloud.navigation
				.getByRole( 'link', { name: title, exact: true } )
				.click();
			await expect( library.title ).toHaveText( title );
			await expect
				.poll( () => library.place.searchParams.get( 'path' ) )
				.toBe( path );
			if ( path === 'profile' ) {
				usage.catch( () => {} );
				continue;
			}
			await expect( cloud.usage ).toContainText( '13 of ' );
			if ( COUNTED.includes( path ) ) {
				await usage;
			} else {
				usage.catch( () => {} );
			}
		}
		await library.tab( 'Packs' ).click();
		await expect( library.title ).toHaveText( 'All Packs' );
		await expect( sync ).toHaveCount( 0 );
		await library.tab( 'My Cloud' ).click();
		await expect( library.title ).toHaveText( 'My Clouds' );
		await expect( sync ).toBeVisible();
	}
);

test.describe( 'what is done with files', () => {
	test.use( { expectedMessages: FAILURES } );

	test(
		'A file is copied and moved to a workspace, by its menu and by dragging it there',
		{
			tag: [
				'@CLD-024',
				'@CLD-025',
				'@CLD-028',
				'@CLD-029',
				'@CLD-030',
				'@CLD-031',
				'@CLD-033',
				'@CLD-034',
				'@CLD-042',
				'@CLD-045',
				'@ERR-027',
				'@ERR-028',
				'@ERR-029',
				'@SHL-056',
			],
		},
		async ( { cloud, expectAccessible, library, page, photograph } ) => {
			await library.continueAs();
			for ( const name of [ 'Lunch', 'Dinner', 'Supper', 'Brunch' ] ) {
				await cloud.push( name );
			}
			await library.visit( 'clouds' );
			await cloud.choose( 'Lunch', 'Copy to WorkSpace' );
			const choice = cloud.dialog.getByLabel( 'WorkSpace' );
			await expect( choice ).toHaveText(
				'No Workspaces or Shared Workspace Found'
			);
			await page.keyboard.press( 'Escape' );
			await expect( cloud.menuButton( 'Lunch' ) ).toBeFocused();

			const drafts = await cloud.workspace( 'Client drafts' );
			const autumn = await cloud.workspace( 'Autumn' );
			await library.visit( 'clouds' );
			await cloud.choose( 'Lunch', 'Copy to WorkSpace' );
			await expect( cloud.dialog ).toContainText( 'Lunch' );
			await expect( choice.locator( 'optgroup' ) ).toHaveCount( 2 );
			await expect(
				choice.locator( 'optgroup[label="My WorkSpace"] option' )
			).toHaveText( [ 'Autumn', 'Client drafts' ], {
				useInnerText: false,
			} );
			await expect(
				choice.locator( 'optgroup[label="Shared WorkSpace"] option' )
			).toHaveText( 'No WorkSpace Found' );
			const copy = cloud.dialog.getByRole( 'button', {
				name: 'Copy to WorkSpace',
				exact: true,
			} );
			await expect( copy ).toBeDisabled();
			await choice.selectOption( 'Client drafts' );
			await expect( copy ).toBeEnabled();
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'cloud-copy' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			const goOn = await hold( page, /copy-move/ );
			await copy.click();
			await expect(
				cloud.dialog.locator( '.components-spinner' )
			).toBeVisible();
			goOn();
			await library.said(
				'Successfully Copied Your file has been copied to a WorkSpace called: Client drafts'
			);
			await page.unroute( /copy-move/ );
			await expect( cloud.row( 'Lunch' ) ).toBeVisible();
			expect( await cloud.namesIn( drafts.slug ) ).toEqual( [ 'Lunch' ] );

			await cloud.choose( 'Dinner', 'Move to WorkSpace' );
			const move = cloud.dialog.getByRole( 'button', {
				name: 'Move to WorkSpace',
				exact: true,
			} );
			await expect( cloud.dialog ).toContainText( 'Dinner' );
			await expect( choice ).toBeEnabled();
			await expect( move ).toBeDisabled();
			await choice.selectOption( 'Autumn' );
			await move.click();
			await library.said(
				'Successfully Moved Your file has been moved to a WorkSpace called: Autumn'
			);
			await expect( cloud.row( 'Dinner' ) ).toHaveCount( 0 );
			expect( await cloud.namesIn( autumn.slug ) ).toEqual( [
				'Dinner',
			] );
			// What was copied is here all the same.
			await page.reload();
			await expect( cloud.rows ).toHaveCount( 3 );
			await expect( cloud.row( 'Lunch' ) ).toBeVisible();

			await cloud.row( 'Supper' ).dragTo(
				cloud.navigation.getByRole( 'link', {
					name: 'Client drafts',
				} )
			);
			await expect( cloud.row( 'Supper' ) ).toHaveCount( 0 );
			await library.said(
				/Your file has been moved to a WorkSpace called: Client drafts$/
			);
			expect( await cloud.namesIn( drafts.slug ) ).toEqual( [
				'Lunch',
				'Supper',
			] );

			// A workspace that went meanwhile: it is said until somebody has read it, and nothing is lost.
			await cloud.choose( 'Brunch', 'Move to WorkSpace' );
			await choice.selectOption( 'Autumn' );
			await cloud.call( `/workspaces/delete/${ autumn.id }`, {
				slug: autumn.slug,
				delete_files: false,
				page: 1,
			} );
			await page.clock.install();
			await move.click();
			const popup = cloud.popup( 'Something went wrong.' );
			await expect( popup.getByRole( 'alert' ) ).not.toBeEmpty();
			await page.clock.fastForward( 60_000 );
			await expect( popup ).toBeVisible();
			await popup.getByRole( 'button', { name: 'Close' } ).last().click();
			await expect( cloud.row( 'Brunch' ) ).toBeVisible();
			// What lay in it is at home again.
			await expect( cloud.row( 'Dinner' ) ).toBeVisible();
		}
	);

	test(
		'A file is downloaded, renamed, taken back, deleted and restored',
		{
			tag: [
				'@CLD-023',
				'@CLD-026',
				'@CLD-036',
				'@CLD-037',
				'@CLD-038',
				'@CLD-040',
				'@CLD-048',
				'@CLD-049',
				'@ERR-025',
				'@ERR-026',
				'@ERR-030',
				'@ERR-031',
			],
		},
		async ( { cloud, expectAccessible, library, page, photograph } ) => {
			await library.continueAs();
			const lunch = await cloud.push( 'Lunch', {
				text: 'Soup of beans',
			} );
			await cloud.push( 'Lunch', {
				text: 'Soup of leeks',
				file: { id: lunch.id, base: 1 },
			} );
			await cloud.push( 'Dinner' );
			const supper = await cloud.push( 'Supper' );
			await library.visit( 'clouds' );

			const saving = page.waitForEvent( 'download' );
			await cloud.choose( 'Lunch', 'Download' );
			const saved = await saving;
			const { file_name: name } = await cloud.call< {
				file_name: string;
			} >( `/clouds/download/${ lunch.id }` );
			expect( saved.suggestedFilename() ).toBe( name );
			expect( await readFile( await saved.path(), 'utf8' ) ).toContain(
				'Soup of leeks'
			);
			await library.said( /Successfully Downloaded!/ );

			await cloud.choose( 'Lunch', 'Rename' );
			await cloud.dialog.getByLabel( 'Name' ).fill( 'Déjeuner' );
			await page.keyboard.press( 'Enter' );
			await expect( cloud.row( 'Déjeuner' ) ).toBeVisible();
			await expect( cloud.row( 'Lunch' ) ).toHaveCount( 0 );

			await cloud.choose( 'Déjeuner', 'Versions' );
			await expect(
				cloud.dialog.getByRole( 'button', { name: /^Version/ } )
			).toHaveCount( 2 );
			await cloud.dialog
				.getByRole( 'button', { name: /^Version 1/ } )
				.click();
			await expect(
				page
					.frameLocator( 'iframe[title="Version 1"]' )
					.getByText( 'Soup of beans' )
			).toBeVisible();
			await expect(
				page
					.frameLocator( 'iframe[title="Version 2"]' )
					.getByText( 'Soup of leeks' )
			).toBeVisible();
			await photograph( 'cloud-versions' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await library.button( 'Take back version 1' ).click();
			await expect(
				page
					.frameLocator( 'iframe[title="Version 3"]' )
					.getByText( 'Soup of beans' )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );

			await cloud.choose( 'Dinner', 'Delete' );
			await expect( cloud.popup( 'Are You Sure?' ) ).toContainText(
				'You want to delete the file from your cloud'
			);
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'cloud-delete' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await library.button( 'Cancel' ).click();
			await expect( cloud.row( 'Dinner' ) ).toBeVisible();
			await cloud.choose( 'Dinner', 'Delete' );
			const anew = page.waitForResponse( /clouds\?.*page=1/ );
			await library.button( 'Delete' ).click();
			await library.said(
				'Successfully Deleted! You have deleted a file from your cloud.'
			);
			await anew;
			await expect( cloud.row( 'Dinner' ) ).toHaveCount( 0 );
			await expect( cloud.rows ).toHaveCount( 2 );
			// The file after it, or the one before, is where somebody is then.
			await expect( cloud.menuButton( 'Supper' ) ).toBeFocused();

			// Deleted elsewhere meanwhile: that is said, and the lists are what they are.
			await cloud.choose( 'Supper', 'Delete' );
			await cloud.call( '/clouds/delete', { ids: [ supper.id ] } );
			await library.button( 'Delete' ).click();
			const failed = cloud.popup( 'Something went wrong!' );
			await expect( failed.getByRole( 'alert' ) ).toHaveText(
				'Something went wrong regarding deleting your file. Try Later or Contact for Support.'
			);
			await failed
				.getByRole( 'button', { name: 'Close' } )
				.last()
				.click();
			await expect( cloud.rows ).toHaveCount( 1 );

			await cloud.navigation
				.getByRole( 'link', { name: 'Trash' } )
				.click();
			await expect(
				page.getByRole( 'table', { name: 'Trash' } ).getByRole( 'row' )
			).toHaveCount( 3 );
			await expectAccessible( '.templately-app' );
			await photograph( 'cloud-trash' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await library.button( 'Restore Dinner' ).click();
			await library.button( 'Delete Supper for good' ).click();
			await library.button( 'Delete' ).click();
			await expect(
				page.getByRole( 'heading', { name: 'The trash is empty' } )
			).toBeVisible();

			await cloud.navigation
				.getByRole( 'link', { name: 'My Clouds' } )
				.click();
			await expect( cloud.rows ).toHaveCount( 2 );
			// Both together; one of them goes away before.
			await page.getByLabel( 'Select all files on this page' ).check();
			await expect( cloud.bulk ).toContainText( '2 files selected' );
			await photograph( 'cloud-chosen' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await cloud.call( '/clouds/delete', { ids: [ lunch.id ] } );
			await cloud.call( '/clouds/purge', { ids: [ lunch.id ] } );
			await cloud.choose( 'Déjeuner', 'Download' );
			const refused = cloud.popup( 'Download Failed!!!' );
			await expect( refused.getByRole( 'alert' ) ).not.toBeEmpty();
			await refused
				.getByRole( 'button', { name: 'Close' } )
				.last()
				.click();
			await expect( cloud.rows ).toHaveCount( 1 );
			await expect( cloud.bulk ).toContainText( '1 file selected' );
			await cloud.bulk.getByRole( 'button', { name: 'Delete' } ).click();
			await cloud.dialog
				.getByRole( 'button', { name: 'Delete' } )
				.click();
			await expect( cloud.rows ).toHaveCount( 0 );
		}
	);
} );
