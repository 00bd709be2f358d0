import type { Page, Response } from '@playwright/test';
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

test( 'A German user works in the editor, the app and the forms; translations load once, and in English not at all', async ( {
	blockEditor,
	library,
	page,
	site,
} ) => {
	const texts = watchTexts( page );
	await library.visit( 'gutenberg/packs' );
	await expect( library.title ).toHaveText( 'All Packs' );
	expect( texts ).toEqual( [] );

	await site.evaluate( `update_user_meta( 1, 'locale', 'de_DE' );` );
	await blockEditor.open( 'post-editor' );
	expect( texts ).toEqual( [] );
	await page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
	await page
		.getByRole( 'menuitem', { name: 'Templately-Bibliothek öffnen' } )
		.click();
	await expect( library.title ).toHaveText( 'Alle Pakete' );
	await library.app.getByRole( 'link', { name: 'Blöcke' } ).click();
	await expect( library.title ).toHaveText( 'Alle Blöcke' );
	expect( texts ).toHaveLength( 1 );
	const address = new URL( texts[ 0 ]?.url() ?? '' );
	expect( address.searchParams.get( 'locale' ) ).toBe( 'de_DE' );
	expect( address.searchParams.get( 'ver' ) ).toMatch( /^\d+\.\d+/ );

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
