import type { Page, Response } from '@playwright/test';
import { OwnFiles } from '../own-files';
import { expect, test } from '../test';

/** Collects the responses with the app's translations. */
function watchTexts( page: Page ): Response[] {
	const answers: Response[] = [];
	page.on( 'response', ( response ) => {
		if ( response.url().includes( 'action=templately-translations' ) ) {
			answers.push( response );
		}
	} );
	return answers;
}

test( 'In English and in German, signed out and in, the block editor loads less than 7 kB of the plugin, and nothing from other sites; translations load once, with the German library, and in English not at all', async ( {
	blockEditor,
	library,
	page,
	requestUtils,
	site,
} ) => {
	const texts = watchTexts( page );
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
	await library.visit( 'gutenberg/packs' );
	await expect( library.title ).toHaveText( 'All Packs' );
	const files = new OwnFiles( page );
	// German texts and an account make the editor's part larger, each by itself.
	for ( const locale of [ 'en_US', 'de_DE' ] ) {
		await test.step( locale, async () => {
			await site.evaluate(
				`update_user_meta( 1, 'locale', '${ locale }' );`
			);
			if ( locale === 'de_DE' ) {
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
		} );
	}
	expect( texts ).toEqual( [] );

	// The first screen is the app and its styles. Another test counts their bytes without a browser.
	files.clear();
	await page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
	await page
		.getByRole( 'menuitem', { name: 'Templately-Bibliothek öffnen' } )
		.click();
	await expect( library.title ).toHaveText( 'Alle Pakete' );
	await expect( library.cards.first() ).toBeVisible();
	expect(
		( await files.getNames() )
			.filter( ( name ) => /\.(js|css)$/.test( name ) )
			.map( ( name ) => name.replace( /\.\w+(?=\.\w+$)/, '' ) )
			.sort()
	).toEqual( [ 'app.css', 'app.js', 'editor.js' ] );
	await library.app.getByRole( 'link', { name: 'Blöcke' } ).click();
	await expect( library.title ).toHaveText( 'Alle Blöcke' );
	expect( texts ).toHaveLength( 1 );
	const address = new URL( texts[ 0 ]?.url() ?? '' );
	expect( address.searchParams.get( 'locale' ) ).toBe( 'de_DE' );
	expect( address.searchParams.get( 'ver' ) ).toMatch( /^\d+\.\d+/ );

	await requestUtils.rest( {
		path: '/templately/v1/logout',
		method: 'POST',
		data: {},
	} );
	await library.visit( 'sign-in' );
	const form = page.getByRole( 'form', { name: 'Anmelden' } );
	await form.getByLabel( 'E-Mail-Adresse' ).fill( 'nobody@example.org' );
	await form
		.getByLabel( 'Passwort', { exact: true } )
		.fill( 'Quince-and-fire-7' );
	await form.getByRole( 'button', { name: 'Anmelden' } ).click();
	await expect( form ).toContainText(
		'Die E-Mail-Adresse oder das Passwort ist nicht richtig.'
	);
	// They come from the browser's cache.
	expect(
		await page.evaluate( () =>
			performance
				.getEntriesByType( 'resource' )
				.filter( ( { name } ) =>
					name.includes( 'templately-translations' )
				)
				.map(
					( entry ) =>
						( entry as PerformanceResourceTiming ).transferSize
				)
		)
	).toEqual( [ 0 ] );
} );
