import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const zipped = ( text: string | Buffer ) =>
	gzipSync( text, { level: 9 } ).length;

/** Collects what a page loads of the plugin: name and bytes after gzip. */
function watch( page: Page ): Array< Promise< [ string, number ] > > {
	const loaded: Array< Promise< [ string, number ] > > = [];
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		if ( pathname.includes( '/plugins/templately/' ) ) {
			loaded.push(
				response
					.body()
					.then( ( body ) => [
						pathname.split( '/' ).at( -1 ) ?? '',
						zipped( body ),
					] )
			);
		}
	} );
	return loaded;
}

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
			// Pictures of people come from elsewhere; that is WordPress's own.
			if (
				protocol.startsWith( 'http' ) &&
				origin !== site.url &&
				! /gravatar/.test( origin )
			) {
				foreign.push( request.url() );
			}
		} );
		const loaded = watch( page );
		const names = async () => [
			...new Map( await Promise.all( loaded ) ).keys(),
		];
		for ( const isSignedIn of [ false, true ] ) {
			if ( isSignedIn ) {
				await library.signIn();
			}
			loaded.length = 0;
			await blockEditor.open( 'post-editor' );
			const html = await page.evaluate( () =>
				[ ...document.scripts ]
					.filter( ( { id } ) => id.startsWith( 'templately-' ) )
					.map( ( { textContent } ) => textContent )
					.join( '\n' )
			);
			expect( html.includes( 'Bibliothek' ) ).toBe( locale === 'de_DE' );
			expect( await names() ).toEqual( [ 'gutenberg.js' ] );
			const [ [ , bytes ] = [ '', 0 ] ] = await Promise.all( loaded );
			expect( bytes ).toBeGreaterThan( 0 );
			expect( bytes + zipped( html ) ).toBeLessThan( 7_000 );
			expect( foreign ).toEqual( [] );
		}
		// The first screen is the app and its styles: whose bytes are counted without a browser.
		loaded.length = 0;
		await page
			.locator( '.editor-header' )
			.getByRole( 'button', { name: 'Templately', exact: true } )
			.first()
			.click();
		await expect( library.cards.first() ).toBeVisible();
		expect(
			( await names() )
				.filter( ( name ) => /\.(js|css)$/.test( name ) )
				.sort()
		).toEqual( [
			expect.stringMatching( /^app\.\w+\.css$/ ),
			expect.stringMatching( /^app\.\w+\.js$/ ),
			expect.stringMatching( /^editor\.\w+\.js$/ ),
		] );
	} );
}
