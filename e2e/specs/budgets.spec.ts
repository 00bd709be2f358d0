import { OwnFiles } from '../own-files';
import { expect, test } from '../test';

for ( const locale of [ 'en_US', 'de_DE' ] ) {
	test( `Somebody writes in ${ locale }, signed out and in: the block editor gets less than 7 kB of ours, and nothing from elsewhere`, async ( {
		blockEditor,
		library,
		page,
		site,
	} ) => {
		await site.evaluate(
			`update_user_meta( 1, 'locale', '${ locale }' );`
		);
		const foreign: string[] = [];
		page.on( 'request', ( request ) => {
			const { protocol, origin } = new URL( request.url() );
			// WordPress loads avatars from another server.
			if (
				protocol.startsWith( 'http' ) &&
				origin !== site.url &&
				! /gravatar/.test( origin )
			) {
				foreign.push( request.url() );
			}
		} );
		const files = new OwnFiles( page );
		for ( const isSignedIn of [ false, true ] ) {
			if ( isSignedIn ) {
				await library.signIn();
			}
			files.clear();
			await blockEditor.open( 'post-editor' );
			expect(
				( await files.getInlineScripts() ).includes( 'Bibliothek' )
			).toBe( locale === 'de_DE' );
			expect( await files.getNames() ).toEqual( [ 'gutenberg.js' ] );
			expect( await files.getBytes() ).toBeLessThan( 7_000 );
			expect( foreign ).toEqual( [] );
		}
		// The first screen is the app and its styles. Another test counts their bytes without a browser.
		files.clear();
		await page
			.locator( '.editor-header' )
			.getByRole( 'button', { name: 'Templately', exact: true } )
			.first()
			.click();
		await expect( library.cards.first() ).toBeVisible();
		expect(
			( await files.getNames() )
				.filter( ( name ) => /\.(js|css)$/.test( name ) )
				.map( ( name ) => name.replace( /\.\w+(?=\.\w+$)/, '' ) )
				.sort()
		).toEqual( [ 'app.css', 'app.js', 'editor.js' ] );
	} );
}
