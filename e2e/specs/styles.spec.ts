/**
 * What the stylesheets come to in a browser: which of two rules wins, and whether tokens reach what WordPress puts at the end of the page.
 */
import type { Locator } from '@playwright/test';
import { stretch } from '../support/timers';
import { expect, test } from '../test';

/** Chromium's own words for the tokens ink and wall. */
const INK = 'rgb(30, 30, 30)';
const WALL = 'rgb(255, 255, 255)';

const styleOf = ( element: Locator, ...names: string[] ) =>
	element.evaluate( ( node, wanted ) => {
		const style = window.getComputedStyle( node );
		return Object.fromEntries(
			wanted.map( ( name ) => [ name, style.getPropertyValue( name ) ] )
		);
	}, names );

test( 'On a phone the layout has the last word: Insert is simply there', async ( {
	library,
	page,
} ) => {
	await library.signIn();
	await library.visit( 'gutenberg/blocks' );
	const card = library.cards.first();
	const face = card.locator( '.templately-card__face' );
	await expect( card ).toBeVisible();
	expect( await styleOf( face, 'opacity' ) ).toEqual( { opacity: '0' } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect
		.poll( () =>
			styleOf(
				face,
				'opacity',
				'transform',
				'margin-top',
				'grid-row-start',
				'backdrop-filter'
			)
		)
		.toEqual( {
			opacity: '1',
			transform: 'none',
			'margin-top': '0px',
			'grid-row-start': 'face',
			'backdrop-filter': 'none',
		} );
} );

test( 'What says that a key was copied is white on ink', async ( {
	context,
	library,
	page,
	site,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await library.signIn();
	// Whose address is proven may have a key.
	await site.evaluate(
		`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_accounts SET verified_at = 1" );`
	);
	await library.visit( 'profile' );
	await page
		.getByRole( 'button', { name: /(Make|Renew).* API key/i } )
		.click();
	// It leaves after a second and a half.
	await page.evaluate( stretch, 1500 );
	await library.button( 'Copy' ).click();
	const toast = page.getByText( 'Copied.' ).locator( '..' );
	const found = await styleOf(
		toast,
		'color',
		'background-color',
		'position',
		'padding-top'
	);
	expect( found ).toEqual( {
		color: WALL,
		'background-color': INK,
		position: 'fixed',
		'padding-top': '12px',
	} );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		await page.getByLabel( 'Your new API key' ).inputValue()
	);
} );

test( 'Menus and dialogs have the tokens, wherever WordPress puts them', async ( {
	library,
	page,
} ) => {
	await library.signIn();
	await library.visit( 'gutenberg/pages' );
	const hasTokens = async ( element: Locator ) => {
		await expect( element ).toBeVisible();
		expect( await styleOf( element, '--templately-ink', 'color' ) ).toEqual(
			{
				'--templately-ink': '#1e1e1e',
				color: INK,
			}
		);
	};
	for ( const name of [ /^Platform: /, /^Account: / ] ) {
		await page.getByRole( 'button', { name } ).click();
		await hasTokens( page.getByRole( 'menu', { name } ) );
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'menu', { name } ) ).toHaveCount( 0 );
	}
	await library.press( 'Dinner by one fire', 'Insert' );
	await hasTokens( library.dialog );
} );
