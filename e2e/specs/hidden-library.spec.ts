/**
 * What editors can use when the library is hidden from them.
 */
import { expect, test } from '../test';

test( 'Sign in without access to the library, see one’s own files and templates, and insert one into a post', async ( {
	blockEditor,
	expectAccessible,
	library,
	page,
	photograph,
	signInAs,
	site,
} ) => {
	await site.evaluate(
		`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'hidden_from' => array( 'editor' ) ) ); wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Opening hours', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:paragraph --><p>From six</p><!-- /wp:paragraph -->', 'meta_input' => array( 'wp_pattern_sync_status' => 'unsynced' ) ) );`
	);
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			/templately\/v1\/(items|tags|categories|templateTypes|dependencies|featured-items|fit|profile\/(my-|download|purchased))/.test(
				request.url()
			)
		) {
			asked.push( request.url() );
		}
	} );
	await signInAs( 'editor' );
	await library.visit();
	await expect( library.title ).toHaveText( 'Sign in to your cloud' );
	await expectAccessible( '.templately-app' );
	await photograph( 'hidden-sign-in' );
	await library.button( 'Continue as editor' ).click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	await photograph( 'hidden-clouds' );
	await expect(
		page.locator( '#toplevel_page_templately .wp-submenu a' )
	).toHaveCount( 0 );
	await library.tab( 'Templates' ).click();
	await expect(
		page.getByRole( 'row', { name: /Opening hours/ } )
	).toBeVisible();
	await library.visit( 'gutenberg/packs' );
	await expect( library.title ).toHaveText( 'My Clouds' );

	await blockEditor.open( 'post-editor' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/commands' ).open()
	);
	const words = page.getByRole( 'combobox' ).last();
	await words.fill( 'Headline in' );
	await expect(
		page.getByRole( 'option', { name: /^Insert design/ } )
	).toHaveCount( 0 );
	await words.fill( 'Open Templately' );
	await page.getByRole( 'option', { name: /^Open Templately/ } ).click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	await photograph( 'hidden-modal' );
	await library.close.click();

	await blockEditor.openSidebar();
	const panel = page.locator( '.templately-panel' );
	await expect( panel.getByRole( 'button' ) ).toHaveText( [
		'Open Templately',
	] );
	await expectAccessible( '.templately-panel' );
	await photograph( 'hidden-panel' );
	await panel.getByRole( 'link', { name: 'Saved templates' } ).click();
	await library.button( 'Insert Opening hours' ).click();
	await expect
		.poll( () => blockEditor.content() )
		.toContain( '<p>From six</p>' );
	// The app sends no request for what is hidden.
	expect( asked ).toEqual( [] );
} );
