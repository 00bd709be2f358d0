import { publish } from '../designs';
import { ada } from '../pages/account';
import { expect, test } from '../test';

/** Every screen and face of the app: looked at by axe, and photographed at three widths. */
const screens: Array< {
	name: string;
	place: string;
	isSignedIn?: boolean;
	ready: string;
} > = [
	{ name: 'packs', place: 'gutenberg/packs', ready: 'All Packs' },
	{ name: 'pages', place: 'gutenberg/pages', ready: 'All Pages' },
	{
		name: 'blocks',
		place: 'gutenberg/blocks',
		isSignedIn: true,
		ready: 'All Blocks',
	},
	{ name: 'empty', place: 'elementor/packs', ready: 'No packs here yet' },
	{
		name: 'nothing-found',
		place: 'gutenberg/blocks?q=zeppelin',
		ready: 'No blocks match this search',
	},
	{
		name: 'pack',
		place: 'gutenberg/packs/vesper-quince',
		isSignedIn: true,
		ready: 'Layouts in this pack',
	},
	{
		name: 'page',
		place: 'gutenberg/pages/vesper-quince-home',
		isSignedIn: true,
		ready: 'Dinner by one fire',
	},
	{
		name: 'not-found',
		place: 'gutenberg/pages/no-such-page',
		ready: 'This design is not here.',
	},
	{ name: 'sign-in', place: 'sign-in', ready: 'Forgot password?' },
	{
		name: 'profile',
		place: 'profile',
		isSignedIn: true,
		ready: 'Profile',
	},
];

test.use( { expectedMessages: [ /Failed to load resource/ ] } );

for ( const { name, place, isSignedIn, ready } of screens ) {
	test( `${ name } is accessible at every width`, async ( {
		expectAccessible,
		library,
		page,
		photograph,
	} ) => {
		if ( isSignedIn ) {
			await library.signIn();
		}
		await library.visit( place );
		await expect(
			library.app.getByText( ready, { exact: true } ).first()
		).toBeVisible();
		await page.waitForLoadState( 'load' );
		await expectAccessible( '.templately-app' );
		await photograph( name );
		await page.setViewportSize( { width: 390, height: 844 } );
		await expectAccessible( '.templately-app' );
		await expect
			.poll( () =>
				page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			)
			.toBeLessThanOrEqual( 0 );
	} );
}

test( 'sign-up with errors is accessible', async ( {
	expectAccessible,
	forms,
	library,
	photograph,
} ) => {
	await library.visit( 'sign-in' );
	await forms.fillSignUp( ada );
	await forms.signUp.getByLabel( 'First name' ).fill( '1' );
	await forms.signUp.getByLabel( 'Password', { exact: true } ).fill( 'x' );
	await forms.signUp.getByLabel( 'E-mail' ).fill( 'x' );
	await forms.signUp.getByLabel( 'E-mail' ).blur();
	for ( const field of [ 'First name', 'Password', 'E-mail' ] ) {
		await expect(
			forms.signUp.getByLabel( field, { exact: true } )
		).toHaveAttribute( 'aria-invalid', 'true' );
	}
	await expectAccessible( '.templately-app' );
	await photograph( 'sign-up-errors' );
} );

test( 'the dialogs of an insert are accessible', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [ { slug: 'top', name: 'Top', downloads: 99999 } ] );
	await library.signIn();
	await library.visit( 'gutenberg/blocks' );
	await library.press( 'Top', 'Insert' );
	await library.dialog.getByLabel( 'Page title' ).fill( 'Supper' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'insert-title' );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await library.button( 'Create a Page' ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Your page is ready' } )
	).toBeVisible();
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'insert-success' );
} );

test( 'the notice for accounts that are not verified is accessible', async ( {
	expectAccessible,
	forms,
	library,
	page,
	photograph,
} ) => {
	await library.visit( 'sign-in' );
	await forms.fillSignUp( ada );
	await forms.submit.click();
	await expect(
		page.getByText( 'Please verify your e-mail.' )
	).toBeVisible();
	await expectAccessible( '.templately-app' );
	await photograph( 'not-verified' );
} );

for ( const screen of [ 'post-editor', 'site-editor' ] as const ) {
	test( `the library in the ${ screen } is accessible`, async ( {
		blockEditor,
		expectAccessible,
		library,
		page,
		photograph,
	} ) => {
		await blockEditor.open( screen );
		await blockEditor.openLibrary();
		await expect( library.cards.first() ).toBeVisible();
		await expectAccessible( '.templately-modal' );
		await photograph( `modal-${ screen }` );
		await page.setViewportSize( { width: 1440, height: 900 } );
		await library.close.click();
		await blockEditor.openSidebar();
		await expect(
			page.getByRole( 'button', { name: 'Open library' } )
		).toBeVisible();
		await expectAccessible( '.templately-panel' );
		await photograph( `sidebar-${ screen }` );
	} );
}

test( 'right to left, nothing sticks out', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	// A language that is written from right to left needs its files; the direction alone is the point here.
	await site.evaluate(
		`file_put_contents( WPMU_PLUGIN_DIR . '/right-to-left.php', '<?php add_action( "init", static function () { $GLOBALS["wp_locale"]->text_direction = "rtl"; } );' );`
	);
	try {
		await library.visit( 'gutenberg/packs' );
		await expect( library.cards.first() ).toBeVisible();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expectAccessible( '.templately-app' );
		await photograph( 'packs-rtl' );
		await library.visit( 'gutenberg/packs/vesper-quince' );
		await page
			.getByRole( 'button', { name: 'Set 2 of 2' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Set 2 of 2' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await expectAccessible( '.templately-app' );
		await photograph( 'details-rtl' );
		// A language from right to left says so to the scripts too.
		await page.evaluate( () =>
			window.wp.i18n.setLocaleData( {
				'text direction\u0004ltr': [ 'rtl' ],
			} )
		);
		await library.button( 'View full size' ).click();
		// What comes next lies to the left.
		await page.keyboard.press( 'ArrowLeft' );
		await expect( page.getByText( '2 of 6' ) ).toBeVisible();
		await photograph( 'lightbox-rtl' );
	} finally {
		await site.evaluate(
			`unlink( WPMU_PLUGIN_DIR . '/right-to-left.php' );`
		);
	}
} );
