import type { Page, Response } from '@playwright/test';
import { expect, test } from '../test';

/** Collects the answers with the app's texts. */
function watchTexts( page: Page ): Response[] {
	const answers: Response[] = [];
	page.on( 'response', ( response ) => {
		if ( response.url().includes( 'action=templately-translations' ) ) {
			answers.push( response );
		}
	} );
	return answers;
}

test.describe( 'In German', () => {
	test.beforeEach( async ( { site } ) => {
		await site.evaluate( `update_user_meta( 1, 'locale', 'de_DE' );` );
	} );

	test( 'The editor, the app and the server speak it', async ( {
		blockEditor,
		library,
		page,
	} ) => {
		const texts = watchTexts( page );
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
	} );

	test( 'The browser keeps the texts of a locale and a version', async ( {
		library,
		page,
	} ) => {
		const texts = watchTexts( page );
		await library.visit( 'gutenberg/packs' );
		await expect( library.title ).toHaveText( 'Alle Pakete' );
		expect( texts ).toHaveLength( 1 );
		const address = new URL( texts[ 0 ]?.url() ?? '' );
		expect( address.searchParams.get( 'locale' ) ).toBe( 'de_DE' );
		expect( address.searchParams.get( 'ver' ) ).toMatch( /^\d+\.\d+/ );
		expect( await texts[ 0 ]?.headerValue( 'cache-control' ) ).toBe(
			'private, max-age=604800'
		);

		await library.visit( 'gutenberg/blocks' );
		await expect( library.title ).toHaveText( 'Alle Blöcke' );
		const sent = await page.evaluate( () =>
			performance
				.getEntriesByType( 'resource' )
				.filter( ( { name } ) =>
					name.includes( 'templately-translations' )
				)
				.map(
					( entry ) =>
						( entry as PerformanceResourceTiming ).transferSize
				)
		);
		expect( sent ).toEqual( [ 0 ] );
	} );
} );

test( 'In English no texts are fetched', async ( { library, page } ) => {
	const texts = watchTexts( page );
	await library.visit( 'gutenberg/packs' );
	await expect( library.title ).toHaveText( 'All Packs' );
	expect( texts ).toEqual( [] );
} );
