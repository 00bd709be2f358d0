import { readFile } from 'node:fs/promises';
import type { Site } from '@templately/sandbox';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** Saves templates, the last of them changed last; what they are besides a title stands in their fields and meta. */
const save = async (
	site: Site,
	templates: {
		title: string;
		content?: string;
		type?: 'wp_block' | 'elementor_library';
		author?: string;
		meta?: Record< string, string >;
	}[]
): Promise< number[] > =>
	JSON.parse(
		await site.evaluate(
			`$ids = array(); foreach ( json_decode( base64_decode( '${ Buffer.from( JSON.stringify( templates ) ).toString( 'base64' ) }' ), true ) as $at => $template ) { $when = gmdate( 'Y-m-d H:i:s', 1790000000 + 60 * $at ); $type = $template['type'] ?? 'wp_block'; $ids[] = wp_insert_post( array( 'post_type' => $type, 'post_title' => $template['title'], 'post_status' => 'publish', 'post_author' => 1, 'post_content' => $template['content'] ?? '<!-- wp:paragraph --><p>' . $template['title'] . '</p><!-- /wp:paragraph -->', 'post_date_gmt' => $when, 'post_date' => $when, 'meta_input' => ( $template['meta'] ?? array() ) + ( 'wp_block' === $type ? array( 'wp_pattern_sync_status' => 'unsynced' ) : array() ) ) ); } echo wp_json_encode( $ids );`
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

test.describe( 'On this site', () => {
	// Chromium tells of every answer that is no success.
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test(
		'What is saved on this site is listed, looked at, exported, imported and deleted',
		{
			tag: [
				'@SHL-008',
				'@SHL-028',
				'@SAV-001',
				'@SAV-006',
				'@SAV-007',
				'@SAV-008',
				'@SAV-009',
				'@SAV-010',
				'@SAV-012',
				'@SAV-013',
				'@SAV-014',
				'@ERR-036',
			],
		},
		async ( { expectAccessible, library, page, photograph, site } ) => {
			await library.visit( 'elementor/packs' );
			await expect( library.tab( 'Templates' ) ).toBeVisible();
			await library.visit( 'gutenberg/packs' );
			await expect( library.tab( 'Packs' ) ).toBeVisible();
			await expect( library.tab( 'Templates' ) ).toHaveCount( 0 );
			await library.visit( 'gutenberg/templates' );
			await expect( library.title ).toHaveText( 'Templates' );
			await expect( library.app ).toContainText( 'No templates yet' );
			await photograph( 'templates-empty' );

			await save( site, [
				...Array.from( { length: 11 }, ( _, number ) => ( {
					title: `Old ${ number }`,
				} ) ),
				{ title: 'From the library', meta: { _templately_item: '7' } },
				{ title: 'Price list' },
			] );
			await page.reload();
			const table = page.getByRole( 'table', { name: 'Templates' } );
			await expect( table.getByRole( 'row' ) ).toHaveCount( 13 );
			await expect( button( page, 'Insert Price list' ) ).toBeVisible();
			await photograph( 'templates' );
			await expectAccessible( '.templately-app' );
			await library.pager
				.getByRole( 'button', { name: 'Page 2' } )
				.click();
			await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
			await expect( table ).toContainText( 'Old 0' );
			await library.pager
				.getByRole( 'button', { name: 'Page 1' } )
				.click();

			const preview = page.getByRole( 'link', {
				name: 'Preview Price list',
			} );
			const looked = await page.request.get(
				( await preview.getAttribute( 'href' ) ) ?? ''
			);
			expect( await looked.text() ).toContain( 'Price list' );
			await expect(
				page.getByRole( 'link', { name: 'Preview From the library' } )
			).toHaveCount( 0 );
			await button( page, 'Actions for From the library' ).click();
			const entries = page
				.getByRole( 'menu', { name: /^Actions for / } )
				.getByRole( 'menuitem' );
			await expect( entries ).toHaveText( [ 'Export', 'Delete' ] );
			await page.keyboard.press( 'Escape' );
			await button( page, 'Actions for Price list' ).click();
			await expect( entries ).toHaveText( [
				'Push To Cloud',
				'Export',
				'Delete',
			] );
			const downloading = page.waitForEvent( 'download' );
			await page.getByRole( 'menuitem', { name: 'Export' } ).click();
			const file = await downloading;
			expect( file.suggestedFilename() ).toMatch( /\.json$/ );

			await choose( page, 'Price list', 'Delete' );
			await photograph( 'template-delete' );
			await dialog( page, 'Are You Sure?' )
				.getByRole( 'button', { name: 'Delete' } )
				.click();
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
			const said = page.getByRole( 'dialog' );
			await expect( said ).toContainText(
				'1 file could not be imported.'
			);
			await expect( said ).toContainText( 'broken.json' );
			await said.getByRole( 'button', { name: 'Close' } ).last().click();
			await expect( table ).toContainText( 'Price list' );
		}
	);

	test(
		'A kit is asked about, a refusal says why, and Elementor is missed',
		{
			tag: [
				'@SAV-017',
				'@SAV-033',
				'@ERR-036',
				'@ERR-037',
				'@ERR-038',
				'@ERR-039',
				'@ERR-051',
			],
		},
		async ( { library, page, photograph, site } ) => {
			await library.signIn();
			// Elementor's own rows, without Elementor: nothing else of it is here.
			const tree = '[{"id":"a1","elType":"container","elements":[]}]';
			await save( site, [
				{
					title: 'Site kit',
					type: 'elementor_library',
					meta: {
						_elementor_data: '[]',
						_elementor_template_type: 'kit',
					},
				},
				{
					title: 'Landing',
					type: 'elementor_library',
					meta: {
						_elementor_data: tree,
						_elementor_template_type: 'page',
					},
				},
			] );
			await library.visit( 'elementor/templates' );
			for ( const entry of [ 'Push To Cloud', 'Export' ] ) {
				await choose( page, 'Landing', entry );
				const missing = dialog( page, 'Elementor not installed.' );
				await expect( missing ).toContainText(
					'The required dependency ‘Elementor’ is missing. Please install it before proceeding.'
				);
				await missing
					.getByRole( 'button', { name: 'Close' } )
					.last()
					.click();
			}

			const kit = dialog(
				page,
				'This template is your Site Settings kit'
			);
			const remove = async ( title: string ) => {
				await choose( page, title, 'Delete' );
				await dialog( page, 'Are You Sure?' )
					.getByRole( 'button', { name: 'Delete' } )
					.click();
			};
			// It is about the kit that the answer names, and what was done is said as the server says it.
			const deletes = /saved-templates(\/|%2F)delete/;
			await page.route( deletes, ( route ) =>
				route.request().postDataJSON().id === 424242
					? route.fulfill( {
							json: { status: 'success', message: 'It went.' },
						} )
					: route.fulfill( {
							status: 409,
							json: {
								code: 'cant_delete_kit',
								message: 'It is the kit.',
								data: { status: 409, id: 424242 },
							},
						} )
			);
			await remove( 'Landing' );
			await kit.getByRole( 'button', { name: 'Force Delete' } ).click();
			await library.said( 'It went.' );
			await page.unroute( deletes );
			await remove( 'Site kit' );
			await expect( kit ).toBeVisible();
			await photograph( 'template-kit' );
			await kit
				.getByRole( 'button', { name: 'Keep my settings' } )
				.click();
			await expect( kit ).toHaveCount( 0 );
			const table = page.getByRole( 'table', { name: 'Templates' } );
			await expect( table ).toContainText( 'Site kit' );
			await remove( 'Site kit' );
			await kit.getByRole( 'button', { name: 'Force Delete' } ).click();
			await library.said( '“Site kit” was deleted.' );
			await expect( table ).not.toContainText( 'Site kit' );

			// Somebody else's, for who may not delete it.
			await page.route( /saved-templates(\/|%2F)delete/, ( route ) =>
				route.fulfill( {
					status: 403,
					json: {
						code: 'invalid_permission',
						message: 'You are not allowed to delete this template.',
						data: { status: 403 },
					},
				} )
			);
			await remove( 'Landing' );
			const said = dialog( page, 'Something went wrong.' );
			await expect( said.getByRole( 'alert' ) ).toHaveText(
				'You are not allowed to delete this template.'
			);
			await said.getByRole( 'button', { name: 'Close' } ).last().click();
			await expect( table ).toContainText( 'Landing' );

			await page.route( /saved-templates/, ( route ) =>
				route.fulfill( {
					status: 500,
					json: {
						code: 'broken',
						message: 'Broken.',
						data: { status: 500 },
					},
				} )
			);
			await library.visit( 'gutenberg/templates' );
			await expect( library.app.getByRole( 'alert' ) ).toContainText(
				'Something went wrong.'
			);
		}
	);

	test(
		'A template is pushed to each place, and a refusal says why',
		{
			tag: [
				'@SAV-015',
				'@SAV-016',
				'@SAV-023',
				'@SAV-024',
				'@SAV-025',
				'@SAV-026',
				'@SAV-027',
				'@ERR-032',
				'@ERR-033',
				'@SHL-018',
				'@SAV-028',
				'@SAV-029',
				'@SAV-030',
				'@SAV-031',
				'@SAV-032',
				'@ERR-034',
				'@ERR-035',
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
			const [ id ] = await save( site, [ { title: 'Price list' } ] );
			await library.visit( 'gutenberg/templates' );
			await choose( page, 'Price list', 'Push To Cloud' );
			await expect
				.poll( () => library.place.searchParams.get( 'path' ) )
				.toBe( 'sign-in' );
			await library.signIn();
			const make = ( title: string ) =>
				requestUtils.rest< {
					workspace: { id: number; slug: string };
				} >( {
					path: '/templately/v1/workspaces/create',
					method: 'POST',
					data: { title, share_with: [] },
				} );
			const { workspace: own } = await make( 'Client drafts' );
			const { workspace: shared } = await make( 'Open Water' );
			// Somebody else's, in which this person may work.
			await site.evaluate(
				`global $wpdb; $p = "{$wpdb->prefix}templately_"; $me = (int) $wpdb->get_var( "SELECT owner_id FROM {$p}workspaces WHERE id = ${ shared.id }" ); $wpdb->insert( "{$p}accounts", array( 'email' => 'ines@fonda.example', 'told_email' => '', 'password' => '', 'subject' => '', 'user_id' => 0, 'is_local' => 0, 'first_name' => 'Ines', 'last_name' => 'Prado', 'plan' => 'free', 'show_notice' => 0, 'joined_at' => 1, 'verified_at' => 1, 'consented_at' => 1 ) ); $wpdb->update( "{$p}workspaces", array( 'owner_id' => $wpdb->insert_id ), array( 'id' => ${ shared.id } ) ); $wpdb->insert( "{$p}members", array( 'workspace_id' => ${ shared.id }, 'account_id' => $me, 'role' => 2 ) );`
			);
			const path = () => library.place.searchParams.get( 'path' );
			const push = dialog( page, 'Push To Cloud' );
			for ( const [ destination, place, nothing ] of [
				[ 'My Clouds', 'clouds', 'Your cloud is empty' ],
				[
					'Client drafts',
					`clouds/workspace/${ own.slug }`,
					'No files',
				],
				[
					'Open Water',
					`clouds/shared-workspace/${ shared.slug }`,
					'No files',
				],
			] as const ) {
				// A list that was looked at before is asked for anew.
				await library.visit( place );
				await expect(
					page.getByRole( 'heading', { name: nothing } )
				).toBeVisible();
				await cloud.navigation
					.getByRole( 'link', { name: 'Saved templates' } )
					.click();
				const row = page
					.getByRole( 'row' )
					.filter( { hasText: 'Price list' } );
				await expect( row ).toBeVisible();
				await expect( row.getByText( 'In the cloud' ) ).toHaveCount(
					destination === 'My Clouds' ? 0 : 1
				);
				await choose( page, 'Price list', 'Push To Cloud' );
				await push
					.getByLabel( 'Destination' )
					.selectOption( destination );
				await expect( push ).toContainText( 'All of it comes along' );
				if ( destination === 'My Clouds' ) {
					const drawn = push.frameLocator( 'iframe' );
					await expect(
						drawn.getByText( 'Price list' )
					).toBeVisible();
					await expect( drawn.locator( '#wpadminbar' ) ).toHaveCount(
						0
					);
					await photograph( 'template-push' );
					await expectAccessible( '[role=dialog]' );
				}
				await push
					.getByRole( 'button', { name: 'Push To Cloud' } )
					.click();
				await library.said(
					'Successfully Pushed Your file has been pushed successfully to your cloud store.'
				);
				await expect.poll( path ).toBe( place );
				await expect( library.app.getByRole( 'table' ) ).toContainText(
					'Price list'
				);
			}

			await library.visit( `clouds/save-template?template=${ id }` );
			await expect( library.title ).toHaveText( 'Save your template' );
			const form = page.getByRole( 'form', {
				name: 'Save your template',
			} );
			const done = form.getByRole( 'button', { name: 'Save & Push' } );
			const name = form.getByLabel( 'Name' );
			await expect( name ).toHaveValue( 'Price list' );
			await expect( done ).toBeDisabled();
			await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
			await expect( done ).toBeEnabled();
			await name.fill( ' ' );
			await expect( done ).toBeDisabled();
			await name.fill( 'Price list, spring' );
			await photograph( 'save-template' );
			await expectAccessible( '.templately-app' );

			const upload = /clouds(\/|%2F)upload(?!(\/|%2F)check)/;
			let release = () => {};
			const released = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			await page.route( upload, async ( route ) => {
				await released;
				await route.fulfill( {
					status: 422,
					json: {
						code: 'quota_exceeded',
						message: 'Your cloud is full.',
						data: { status: 422 },
					},
				} );
			} );
			await done.click();
			await expect( form ).toContainText( 'Uploading' );
			release();
			await expect( form.getByRole( 'alert' ) ).toContainText(
				'Something must went wrong!'
			);
			await expect( form.getByRole( 'alert' ) ).toContainText(
				'Your cloud is full.'
			);
			await expect( name ).toHaveValue( 'Price list, spring' );

			await library.visit( 'gutenberg/templates' );
			await choose( page, 'Price list', 'Push To Cloud' );
			await push.getByRole( 'button', { name: 'Push To Cloud' } ).click();
			await expect( push.getByRole( 'alert' ) ).toContainText(
				'Something went wrong.'
			);
			await expect( push.getByRole( 'alert' ) ).toContainText(
				'Your cloud is full.'
			);
			await page.unroute( upload );

			await library.visit( `clouds/save-template?template=${ id }` );
			await form.getByLabel( 'Name' ).fill( 'Price list, spring' );
			await form
				.getByLabel( 'Destination' )
				.selectOption( 'Client drafts' );
			await done.click();
			await library.said( 'Successfully Pushed!' );
			await expect.poll( path ).toBe( `clouds/workspace/${ own.slug }` );
			await expect( library.app.getByRole( 'table' ) ).toContainText(
				'Price list, spring'
			);
			await expect( page.locator( '.templately-toast' ) ).toHaveCount(
				0
			);
		}
	);
} );

test( 'What is selected in the editor is saved as a template and to the cloud, with a picture', async ( {
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

	await page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Options' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Save to cloud' } ).click();
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

	// What came from this site is in its look already: nobody is asked for one.
	await cloud.choose( 'Both breads', 'Insert' );
	await expect(
		page.getByText( '“Both breads” was inserted.' ).first()
	).toBeVisible();
	expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	expect(
		( await blockEditor.content() ).match( /Country loaf/g )
	).toHaveLength( 2 );
} );
