import { publish } from '../designs';
import { hold } from '../pages/account';
import { startPluginDirectory } from '../support/plugin-directory';
import { expect, test } from '../test';

// Chromium tells of every answer that is no success.
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

test(
	'A block whose plugin is not here is in the open editor after the install, without a reload',
	{
		tag: [
			'@INS-012',
			'@INS-022',
			'@INS-023',
			'@INS-024',
			'@INS-025',
			'@INS-026',
			'@INS-031',
			'@INS-043',
			'@RST-081',
			'@ERR-050',
		],
	},
	async ( {
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

		const check = await hold( page, /dependencies(%2F|\/)check/ );
		await library.press( 'Callout', 'Insert' );
		await expect(
			dialog.getByRole( 'heading', { name: 'Checking' } )
		).toBeVisible();
		await photograph( 'dependencies-checking' );
		check();
		const callouts = dialog.getByRole( 'checkbox', {
			name: 'Callouts',
			exact: true,
		} );
		const pro = dialog.getByRole( 'checkbox', { name: 'Callouts Pro' } );
		await expect( callouts ).toBeChecked();
		await expect( callouts ).toBeEnabled();
		await expect( pro ).not.toBeChecked();
		await expect( pro ).toBeDisabled();
		await expect(
			dialog.getByRole( 'link', { name: 'Get Callouts Pro' } )
		).toHaveAttribute( 'href', 'https://shop.example/tly-pro' );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'dependencies-list' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( callouts ).toHaveCount( 0 );

		const fetched: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() === 'GET' &&
				/\/wp-admin\/post(-new)?\.php/.test( request.url() )
			) {
				fetched.push( request.url() );
			}
		} );
		await page.route( /tly-callout\/lib\.js/, ( route ) => route.abort() );
		await library.press( 'Callout', 'Insert' );
		const install = await hold( page, /dependencies(%2F|\/)install/ );
		await dialog.getByRole( 'button', { name: INSTALL } ).click();
		await expect(
			dialog.getByText( 'Installing', { exact: true } )
		).toBeVisible();
		await photograph( 'dependencies-installing' );
		install();
		await expect( dialog ).toContainText( 'Error loading asset.' );
		// The plugin shows its own page once, and the first answer is that.
		expect( fetched.length ).toBe( 2 );
		expect( new Set( fetched ).size ).toBe( 1 );
		// The post that is open, and not another new one.
		const post = await page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).getCurrentPostId()
		);
		expect( fetched[ 0 ] ).toContain(
			`/wp-admin/post.php?post=${ post }&action=edit`
		);
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
	}
);

test(
	'Plugins are installed one by one before a page is made, and one that failed is tried again',
	{
		tag: [
			'@INS-020',
			'@INS-021',
			'@INS-026',
			'@INS-027',
			'@INS-028',
			'@INS-040',
			'@ERR-048',
			'@ERR-049',
		],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
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
			{
				slug: 'future',
				name: 'Future page',
				type: 'pages',
				plan: 'pro',
				price: 9,
				downloads: 99998,
				dependencies: [
					plugin( 'tly-future', 'Future' ),
					plugin( 'tly-one', 'One' ),
				],
			},
		] );
		await site.evaluate(
			`( new Templately\\Storage\\Settings() )->set_link( 'checkout', 'https://shop.example/buy' );`
		);
		const { dialog } = library;
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			const [ , call ] =
				/templately\/v1\/(dependencies\/\w+|import\/page)/.exec(
					decodeURIComponent( request.url() )
				) ?? [];
			if ( call ) {
				const { requirement } = request.postDataJSON() ?? {};
				asked.push( requirement ? `${ call } ${ requirement }` : call );
			}
		} );
		const heading = ( name: string ) =>
			dialog.getByRole( 'heading', { name } );

		await library.signIn();
		await library.visit( 'gutenberg/pages' );
		await library.press( 'Moody page', 'Insert' );
		await expect( dialog.getByLabel( 'Page title' ) ).toHaveValue(
			'Moody page'
		);
		await photograph( 'dependencies-title' );
		await library.button( 'Create a Page' ).click();
		await library.button( INSTALL ).click();
		await expect( dialog ).toContainText(
			'The plugin could not be activated: Not today'
		);
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'dependencies-failed' );
		expect( asked ).toEqual( [
			'dependencies/check',
			'dependencies/install tly-moody',
		] );
		const second = await hold( page, /v1(%2F|\/)import/ );
		let goOn = () => {};
		const isHeld = new Promise< void >( ( resolve ) => {
			goOn = resolve;
		} );
		await page.route( /dependencies(%2F|\/)install/, async ( route ) => {
			if ( route.request().postDataJSON().requirement === 'tly-one' ) {
				await isHeld;
			}
			await route.continue();
		} );
		await library.button( 'Retry & Proceed to Import' ).click();
		const rows = dialog.getByRole( 'listitem' );
		await expect( rows.getByRole( 'status' ) ).toHaveText( [
			'Success',
			'Installing',
		] );
		goOn();
		await expect( heading( 'Importing' ) ).toBeVisible();
		second();
		await expect( heading( 'Your page is ready' ) ).toBeVisible();
		expect( asked.slice( 2 ) ).toEqual( [
			'dependencies/install tly-moody',
			'dependencies/install tly-one',
			'import/page',
		] );
		await dialog.getByRole( 'button', { name: 'Close' } ).click();

		// All is here: no list.
		asked.length = 0;
		await library.press( 'Moody page', 'Insert' );
		await library.button( 'Create a Page' ).click();
		await expect( heading( 'Your page is ready' ) ).toBeVisible();
		expect( asked ).toEqual( [ 'dependencies/check', 'import/page' ] );
		await dialog.getByRole( 'button', { name: 'Close' } ).click();

		// One that does not fit says so, and can be left out.
		await library.press( 'Future page', 'Insert' );
		await library.button( 'Create a Page' ).click();
		const one = dialog.getByRole( 'checkbox', { name: 'One' } );
		await expect( one ).toBeChecked();
		await expect( one ).toBeDisabled();
		await library.button( INSTALL ).click();
		await expect( dialog ).toContainText(
			'The plugin needs WordPress 99.0.'
		);
		asked.length = 0;
		await library.button( 'Retry' ).click();
		await expect.poll( () => asked.length ).toBe( 1 );
		expect( asked ).toEqual( [ 'dependencies/install tly-future' ] );
		await expect( library.button( 'Retry' ) ).toBeEnabled();
		await photograph( 'dependencies-requirements' );
		await dialog.getByRole( 'checkbox', { name: 'Future' } ).uncheck();
		await page.route( /import(%2F|\/)page/, ( route ) =>
			route.fulfill( {
				status: 403,
				json: {
					code: 'required_pro_templately',
					message: 'This design is for the Pro plan.',
					data: { status: 403 },
				},
			} )
		);
		await library.button( 'Proceed to Import' ).click();
		await expect( heading( 'Importing Failed' ) ).toBeVisible();
		const upgrade = dialog.getByRole( 'link', { name: 'Upgrade to Pro' } );
		await expect( upgrade ).toHaveAttribute(
			'href',
			'https://shop.example/buy?utm_source=plugin&utm_medium=upgradePlan'
		);
		await expect(
			dialog.getByRole( 'link', { name: 'Purchase This Item' } )
		).toHaveAttribute(
			'href',
			'https://shop.example/buy?item=future&utm_source=plugin&utm_medium=itemDetailsHeader'
		);
		await photograph( 'dependencies-pro' );
	}
);
