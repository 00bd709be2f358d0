/**
 * A library that is hidden from editors: what they have on its place, and what administrators still see.
 */
import { expect, test } from '../test';

const HERO = 'Headline in the dark half';

test( 'From whom the library is hidden has their own cloud, workspaces and templates, and no way that leads to it', async ( {
	blockEditor,
	expectAccessible,
	library,
	page,
	photograph,
	signInAs,
	site,
} ) => {
	await site.evaluate(
		`$settings = new Templately\\Storage\\Settings(); $settings->change( array( 'hidden_from' => array( 'editor' ), 'administrators_plan' => 'free' ) ); $settings->set_link( 'checkout', 'https://shop.example.org/' ); wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Opening hours', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:paragraph --><p>From six</p><!-- /wp:paragraph -->', 'meta_input' => array( 'wp_pattern_sync_status' => 'unsynced' ) ) );`
	);
	const asked: string[] = [];
	const listen = () =>
		page.on( 'request', ( request ) => {
			if (
				/templately\/v1\/(items|tags|categories|templateTypes|dependencies|featured-items|fit|profile\/(my-|download|purchased))/.test(
					request.url()
				)
			) {
				asked.push( request.url() );
			}
		} );
	const tabs = page
		.getByRole( 'navigation', { name: 'Library' } )
		.getByRole( 'link' );
	const files = page
		.getByRole( 'navigation', { name: 'My Cloud' } )
		.locator( ':scope > ul > li > a' );
	const menu = page
		.locator( '.templately.components-popover' )
		.getByRole( 'menuitem' );
	const places = [
		'gutenberg/packs',
		'gutenberg/blocks/vesper-quince-hero',
		'favourites',
		'downloads',
		'purchased-items',
	];
	const search = async ( words: string ) => {
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/commands' ).open()
		);
		await page.getByRole( 'combobox' ).last().fill( words );
	};
	const design = page.getByRole( 'option', {
		name: `Insert design: ${ HERO }`,
	} );

	await test.step( 'an administrator sees all of it', async () => {
		await library.signIn();
		await library.visit();
		await expect( library.title ).toHaveText( 'All Packs' );
		await expect( tabs ).toHaveText( [
			'Packs',
			'Blocks',
			'Pages',
			'Theme Builder',
			'My Cloud',
		] );
		await library.account.click();
		await expect( menu ).toHaveText( [
			/^Manage Account/,
			'Profile',
			'My Favourites',
			'My Downloads',
			'Purchased Items',
			'Upgrade',
			/^Logout/,
		] );
		await blockEditor.open( 'post-editor' );
		await search( 'Headline in' );
		await expect( design ).toBeVisible();
	} );

	await signInAs( 'editor' );
	listen();
	await test.step( 'an editor who is not signed in is asked for what the account is for', async () => {
		await library.visit();
		await expect( library.title ).toHaveText( 'Sign in to your cloud' );
		await expect( tabs ).toHaveText( [ 'My Cloud', 'Templates' ] );
		await expect(
			page.getByText( 'Begin with a site that is already good' )
		).toHaveCount( 0 );
		await expectAccessible( '.templately-app' );
		await photograph( 'hidden-sign-in' );
		await library.tab( 'Templates' ).click();
		await expect( library.title ).toHaveText( 'Templates' );
		await expect(
			page.getByRole( 'row', { name: /Opening hours/ } )
		).toBeVisible();
		await photograph( 'hidden-templates' );
		for ( const place of places ) {
			await library.visit( place );
			await expect( library.title ).toHaveText( 'Sign in to your cloud' );
		}
	} );

	await test.step( 'and has what is their own, and nothing that is for sale', async () => {
		await library.button( 'Continue as editor' ).click();
		await expect( library.title ).toHaveText( 'My Clouds' );
		for ( const place of places ) {
			await library.visit( place );
			await expect( library.title ).toHaveText( 'My Clouds' );
		}
		await expect( files ).toHaveText( [
			'My Clouds',
			'My WorkSpace',
			'Shared with Me',
			'Save your template',
			'Trash',
			'Saved templates',
			'Profile',
		] );
		await expectAccessible( '.templately-app' );
		await photograph( 'hidden-clouds' );
		await library.account.click();
		await expect( menu ).toHaveText( [
			/^Manage Account/,
			'Profile',
			/^Logout/,
		] );
		await menu.getByText( 'Profile' ).click();
		await expect( library.title ).toHaveText( 'Profile' );
		await expect( library.app.getByText( 'Upgrade' ) ).toHaveCount( 0 );
		await photograph( 'hidden-profile' );
		await expect(
			page.locator( '#toplevel_page_templately .wp-submenu a' )
		).toHaveCount( 0 );
	} );

	await test.step( 'also over the editor, where their templates are inserted', async () => {
		await blockEditor.open( 'post-editor' );
		await search( 'Open Templately' );
		const open = page.getByRole( 'option', { name: /^Open Templately/ } );
		await expect( open ).toHaveText( /^Open Templately(?! library)/ );
		await page.getByRole( 'combobox' ).last().fill( 'Headline in' );
		await expect( open ).toHaveCount( 0 );
		await expect( design ).toHaveCount( 0 );
		await page.getByRole( 'combobox' ).last().fill( 'Open Templately' );
		await open.click();
		await expect( library.title ).toHaveText( 'My Clouds' );
		await expect( tabs ).toHaveText( [ 'My Cloud', 'Templates' ] );
		await photograph( 'hidden-modal' );
		await library.close.click();

		await blockEditor.openSidebar();
		const panel = page.locator( '.templately-panel' );
		await expect( panel.getByRole( 'button' ) ).toHaveText( [
			'Open Templately',
		] );
		await expect( panel.getByRole( 'link' ) ).toHaveText( [
			'Saved templates',
			'My Clouds',
			'My WorkSpace',
			'Shared with Me',
		] );
		await expectAccessible( '.templately-panel' );
		await photograph( 'hidden-panel' );
		await panel.getByRole( 'link', { name: 'Saved templates' } ).click();
		await expect( library.title ).toHaveText( 'Templates' );
		await library.button( 'Insert Opening hours' ).click();
		await expect
			.poll( () => blockEditor.content() )
			.toContain( '<p>From six</p>' );
	} );

	// What is hidden is not even asked for.
	expect( asked ).toEqual( [] );
} );
