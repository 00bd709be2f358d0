import { AXE_WIDTHS, expect, test } from '../test';

/** A screen of the app: its name, its path, and a text that it shows once it has loaded. */
type Screen = [ name: string, place: string, ready: string ];

/** Every screen, by role. */
const SCREENS: Record< string, Screen[] > = {
	'a visitor': [
		[ 'packs', 'gutenberg/packs', 'All Packs' ],
		[ 'pages', 'gutenberg/pages', 'All Pages' ],
		[ 'other-builder', 'elementor/packs', 'All Packs' ],
		[
			'nothing-found',
			'gutenberg/blocks?q=zeppelin',
			'No blocks match this search',
		],
		[
			'not-found',
			'gutenberg/pages/no-such-page',
			'This design was not found.',
		],
		[ 'sign-in', 'sign-in', 'Forgot password?' ],
	],
	'who is signed in': [
		[ 'blocks', 'gutenberg/blocks', 'All Blocks' ],
		[ 'pack', 'gutenberg/packs/vesper-quince', 'Layouts in this pack' ],
		[ 'page', 'gutenberg/pages/vesper-quince-home', 'Dinner by one fire' ],
		[ 'profile', 'profile', 'API key' ],
		[ 'favourites', 'favourites', 'My Favourites' ],
		[ 'downloads', 'downloads', 'My Downloads' ],
		[ 'purchased', 'purchased-items', 'Purchased Items' ],
	],
};

const WIDTHS = [ 1440, 782, 390 ];

const tag = '@faults';

test.use( { expectedMessages: [ /Failed to load resource/ ] } );

/** Number of pixels by which an element overflows. */
const overflow = ( { scrollWidth, clientWidth }: Element ) =>
	scrollWidth - clientWidth;

for ( const [ who, screens ] of Object.entries( SCREENS ) ) {
	test(
		`The screens of ${ who } are accessible, and fit at three widths`,
		{ tag },
		async ( { expectAccessible, library, page, photograph } ) => {
			if ( who !== 'a visitor' ) {
				await library.signIn();
			}
			for ( const [ name, place, ready ] of screens ) {
				await test.step( name, async () => {
					await library.visit( place );
					await expect(
						library.app.getByText( ready, { exact: true } ).first()
					).toBeVisible();
					await page.waitForLoadState( 'load' );
					await photograph( name );
					for ( const width of WIDTHS ) {
						await page.setViewportSize( { width, height: 900 } );
						if ( AXE_WIDTHS.includes( width ) ) {
							await expectAccessible( '.templately-app' );
						}
						await expect
							.poll(
								() =>
									page.locator( 'html' ).evaluate( overflow ),
								{
									message: `${ name } at ${ width } px`,
								}
							)
							.toBeLessThanOrEqual( 0 );
					}
					if ( name === 'blocks' ) {
						// On a phone Insert is visible without hovering.
						const face = library.cards
							.first()
							.locator( '.templately-card__face' );
						await expect( face ).toHaveCSS( 'opacity', '1' );
						await expect( face ).toHaveCSS( 'transform', 'none' );
					}
				} );
			}
		}
	);
}

test( 'In a right-to-left language nothing overflows, and the next item is on the left', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	// A language that is written from right to left needs its files; the direction alone is the point here.
	const plugin = "WPMU_PLUGIN_DIR . '/right-to-left.php'";
	await site.evaluate(
		`file_put_contents( ${ plugin }, '<?php add_action( "init", static function () { $GLOBALS["wp_locale"]->text_direction = "rtl"; } );' );`
	);
	try {
		for ( const [ name, place ] of [
			[ 'packs-rtl', 'gutenberg/packs' ],
			[ 'details-rtl', 'gutenberg/packs/vesper-quince' ],
		] as const ) {
			await library.visit( place );
			await expect(
				library.app.getByRole( 'article' ).first()
			).toBeVisible();
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				'rtl'
			);
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				// Only the app is measured: WordPress's admin bar overflows by a pixel.
				await expect
					.poll( () => library.app.evaluate( overflow ), {
						message: `${ name } at ${ width } px`,
					} )
					.toBeLessThanOrEqual( 0 );
			}
			await expectAccessible( '.templately-app' );
			await photograph( name );
		}
		const last = page.getByRole( 'button', { name: /^Set (\d) of \1$/ } );
		await last.press( 'Enter' );
		await expect( last ).toHaveAttribute( 'aria-current', 'true' );
		// A language from right to left says so to the scripts too.
		await page.evaluate( () =>
			window.wp.i18n.setLocaleData( {
				'text direction\u0004ltr': [ 'rtl' ],
			} )
		);
		await library.button( 'View full size' ).click();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( page.getByText( '2 of 6' ) ).toBeVisible();
	} finally {
		await site.evaluate( `unlink( ${ plugin } );` );
	}
} );
