import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, root, type Site } from '@templately/sandbox';
import { publish } from '../designs';
import { expect, test } from '../test';

// Chromium logs every response that is not successful.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

const INSTALL = 'Install & Proceed to Import';

const plugin = ( slug: string, name: string ) => ( {
	slug,
	name,
	link: `https://shop.example/${ slug }`,
} );

let stop: () => Promise< void >;

test.beforeEach( async ( { site } ) => {
	stop = await startPluginDirectory( site );
} );

test.afterEach( () => stop() );

test( 'Insert a block whose plugin is missing, install the plugin, and see the block without a reload', async ( {
	blockEditor,
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [
		{
			slug: 'callout',
			name: 'Callout',
			downloads: 99999,
			content: [
				'<!-- wp:tly-callout/callout {"tone":"cold"} -->\n<p class="wp-block-tly-callout-callout tly-callout">Mind this</p>\n<!-- /wp:tly-callout/callout -->',
			],
			dependencies: [
				plugin( 'tly-callout', 'Callouts' ),
				{ ...plugin( 'tly-pro', 'Callouts Pro' ), is_pro: true },
			],
		},
	] );
	const { dialog } = library;
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	const before = await blockEditor.content();
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( 'Callout', 'Insert' );
	await expect(
		dialog.getByRole( 'checkbox', { name: 'Callouts', exact: true } )
	).toBeChecked();
	await expect(
		dialog.getByRole( 'link', { name: 'Get Callouts Pro' } )
	).toHaveAttribute( 'href', 'https://shop.example/tly-pro' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'dependencies-list' );

	// A script of the plugin that fails to load is requested again.
	await page.route( /tly-callout\/lib\.js/, ( route ) => route.abort() );
	await dialog.getByRole( 'button', { name: INSTALL } ).click();
	await expect( dialog ).toContainText( 'Error loading asset.' );
	await page.unroute( /tly-callout\/lib\.js/ );
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();

	const block = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.tly-callout' );
	await expect( block ).toHaveText( 'Mind this, cold, 1' );
	await expect( block ).toHaveCSS( 'border-top-width', '7px' );
	await expect( block ).toHaveCSS( 'outline-width', '3px' );
	await expect( library.title ).toHaveCount( 0 );
	expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	expect(
		await page.evaluate( () => 'tlyInline' in window ),
		'What stands in the page itself is not run.'
	).toBe( false );
	await photograph( 'dependencies-inserted' );
	await blockEditor.undo();
	await expect.poll( () => blockEditor.content() ).toBe( before );
} );

test( 'Create a page, retry a plugin that could not be installed, and get the page', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [
		{
			slug: 'moody',
			name: 'Moody page',
			type: 'pages',
			downloads: 99999,
			dependencies: [
				plugin( 'tly-moody', 'Moody' ),
				plugin( 'tly-one', 'One' ),
			],
		},
	] );
	const { dialog } = library;
	await library.signIn();
	await library.visit( 'gutenberg/pages' );
	await library.press( 'Moody page', 'Insert' );
	await library.button( 'Create a Page' ).click();
	await library.button( INSTALL ).click();
	await expect( dialog ).toContainText(
		'The plugin could not be activated: Not today'
	);
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'dependencies-failed' );
	await library.button( 'Retry & Proceed to Import' ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Your page is ready' } )
	).toBeVisible();
	expect(
		await site.evaluate(
			`echo implode( ' ', get_option( 'active_plugins' ) );`
		)
	).toMatch( /tly-moody.*tly-one/ );
	await page.goto(
		( await dialog
			.getByRole( 'link', { name: 'View Template' } )
			.getAttribute( 'href' ) ) ?? ''
	);
	await expect( page.getByText( 'moody', { exact: true } ) ).toBeVisible();
} );

const folder = join( root, 'tests/wordpress-org' );

/**
 * Starts it.
 *
 * @param site The site that asks it.
 * @return Ends it, and takes away what was installed.
 */
async function startPluginDirectory(
	site: Site
): Promise< () => Promise< void > > {
	const port = await freePort();
	const server = spawn(
		'php',
		[ '-S', `localhost:${ port }`, join( folder, 'server.php' ) ],
		{ stdio: 'ignore' }
	);
	await site.loadAlso( join( folder, 'reroute.php' ) );
	await site.evaluate(
		`update_option( 'templately_wordpress_org', 'http://localhost:${ port }' );`
	);
	const answers = () =>
		fetch( `http://localhost:${ port }/` ).then(
			() => true,
			() => false
		);
	while ( ! ( await answers() ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return async () => {
		server.kill();
		const plugins = join( site.folder, 'wp-content/plugins' );
		for ( const name of await readdir( plugins ) ) {
			if ( name.startsWith( 'tly-' ) ) {
				await rm( join( plugins, name ), { recursive: true } );
			}
		}
	};
}
