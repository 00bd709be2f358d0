import { writeFile } from 'node:fs/promises';
import { hold } from '../pages/account';
import { FullsiteImport } from '../pages/fullsite-import';
import { expect, test } from '../test';

// Chromium logs view transitions of WordPress's own screens that the site does not finish.
test.use( { expectedMessages: [ /^error: $/ ] } );

const PACK = 'gutenberg/packs/vesper-quince';

test( 'Choose a whole site while signed out, sign in, set a logo and a colour, import it, edit a page of it, and revert: the edit stays and is listed, the rest is as before', async ( {
	expectAccessible,
	library,
	page,
	requestUtils,
	site,
}, testInfo ) => {
	const imports = new FullsiteImport( page );
	const { wizard } = imports;
	for ( const [ name, bytes ] of [
		[
			'lantern.png',
			Buffer.from(
				'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
				'base64'
			),
		],
		[ 'notes.txt', Buffer.from( 'No picture.' ) ],
	] as const ) {
		const file = testInfo.outputPath( name );
		await writeFile( file, bytes );
		await requestUtils.uploadMedia( file );
	}

	await page.goto( site.url );
	const before = await page.title();

	await library.visit( PACK );
	await library.button( 'Insert Full Site' ).click();
	const enter = page.getByRole( 'button', { name: /^Continue as / } );
	await expect( enter ).toBeVisible();
	expect( library.place.searchParams.get( 'path' ) ).toBe( 'sign-in' );
	expect(
		await page.evaluate( () => window.history.state.templately.state )
	).toEqual( { redirectTo: PACK } );
	await enter.click();
	await expect
		.poll( () => library.place.searchParams.get( 'path' ) )
		.toBe( PACK );
	// The chosen import continues.
	await imports.wizard.getByLabel( 'Site title' ).waitFor();

	await imports.button( 'Choose a logo' ).click();
	const media = page.locator( '.media-modal:visible' );
	await media.getByRole( 'tab', { name: 'Media Library' } ).click();
	const picture = media.getByRole( 'checkbox', { name: 'lantern' } );
	await expect( picture ).toBeVisible();
	await expect(
		media.getByRole( 'checkbox', { name: 'notes' } )
	).toHaveCount( 0 );
	await picture.click();
	await media.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect(
		wizard.getByRole( 'img', { name: 'Your logo' } )
	).toHaveAttribute( 'src', /\/lantern\.png$/ );

	const colour = wizard
		.getByRole( 'button', { name: /: #[0-9A-F]{6}$/ } )
		.first();
	const [ title ] = ( await colour.innerText() ).split( '\n' );
	await expect( colour ).not.toHaveAccessibleName( /: #123456$/ );
	await colour.click();
	await page.getByRole( 'textbox', { name: 'Hex color' } ).fill( '123456' );
	await expect( colour ).toHaveAccessibleName( `${ title }: #123456` );
	await page.keyboard.press( 'Escape' );

	await wizard.getByLabel( 'Site title' ).fill( 'The lantern' );
	await wizard.getByLabel( 'Tagline' ).fill( 'Open late' );
	await expectAccessible( '.templately-fullsite' );
	const sent = page.waitForRequest( /fullsite-import\/plan/ );
	await imports.plan();
	const form = ( await sent ).postDataJSON();
	expect( form.logo.url ).toMatch( /\/lantern\.png$/ );
	expect( Object.values( form.color ) ).toEqual( [ '#123456' ] );
	await expect( wizard ).toContainText( 'The lantern' );
	await expect( wizard ).toContainText( 'Open late' );
	await expectAccessible( '.templately-fullsite' );

	// The browser asks before the user leaves a page with a running import.
	const goOn = await hold( page, /action=templately_pack_import/ );
	await imports.button( 'Install and Proceed' ).click();
	await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
	await page.goBack();
	await expect( wizard.getByRole( 'alert' ) ).toContainText(
		'Please wait until the import process is complete before navigating back.'
	);
	const asked = page.waitForEvent( 'dialog' );
	await page.close( { runBeforeUnload: true } );
	const question = await asked;
	expect( question.type() ).toBe( 'beforeunload' );
	await question.dismiss();
	goOn();
	await expect(
		wizard.getByRole( 'heading', { name: /is on your site$/ } )
	).toBeVisible();
	await expectAccessible( '.templately-fullsite' );
	await page.goto( site.url );
	await expect( page ).toHaveTitle( /The lantern/ );

	// A page and a post of the pack are edited, and stay.
	const kept = await site.evaluate(
		`foreach ( array( 'post', 'page' ) as $type ) { $id = get_posts( array( 'post_type' => $type, 'numberposts' => 1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'DESC' ) )[0]; wp_update_post( array( 'ID' => $id, 'post_title' => "Edited $type" ) ); } echo get_permalink( $id );`
	);
	const getContent = async () => {
		await page.goto( kept );
		// Without what the theme's style.css says about underlines and lines, which no global style is.
		await page.addStyleTag( {
			content:
				'header, footer, #wpadminbar { display: none !important } html, main { margin: 0 !important } html, body, main { background: #000 !important } a { text-decoration-thickness: auto !important; text-underline-offset: auto !important } * { text-wrap: wrap !important }',
		} );
		await page.evaluate( async () => {
			for ( const image of document.images ) {
				image.loading = 'eager';
				await image.decode();
			}
			await document.fonts.ready;
		} );
		return page.locator( '.wp-block-post-content' ).screenshot();
	};
	const asImported = await getContent();
	await library.visit( 'imports' );
	await page.getByRole( 'button', { name: /^Revert Vesper/ } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expectAccessible( '.components-modal__frame' );
	await dialog.getByRole( 'button', { name: 'Yes, Revert' } ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Successfully Reverted' } )
	).toBeVisible();
	await expect( dialog.getByRole( 'listitem' ) ).toContainText( [
		'Edited page',
		'Edited post',
	] );
	await dialog.getByRole( 'link', { name: 'Visit Site' } ).click();
	await expect( page ).toHaveTitle( before );
	expect( ( await getContent() ).equals( asImported ) ).toBe( true );
} );

test( 'Reload the page while an import runs, see a step fail, and try again once the cause is gone', async ( {
	library,
	page,
	site,
} ) => {
	const imports = new FullsiteImport( page );
	const { wizard } = imports;
	await library.signIn();
	await site.evaluate(
		`file_put_contents( WPMU_PLUGIN_DIR . '/no-title.php', '<?php add_filter( "pre_update_option_blogname", function () { throw new Exception( "No." ); } );' );`
	);
	try {
		await library.visit( PACK );
		await imports.open();
		await wizard.getByLabel( 'Site title' ).fill( 'The lantern' );
		await imports.plan();
		const goOn = await hold( page, /action=templately_pack_import/ );
		await imports.button( 'Install and Proceed' ).click();
		await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
		page.once( 'dialog', ( question ) => question.accept() );
		await page.reload();
		await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
		goOn();
		await expect(
			wizard.getByRole( 'heading', { name: 'The import stopped' } )
		).toBeVisible();
		await expect( wizard.getByRole( 'alert' ) ).toContainText(
			'Something went wrong'
		);
	} finally {
		await site.evaluate( `unlink( WPMU_PLUGIN_DIR . '/no-title.php' );` );
	}
	await imports.button( 'Try again' ).click();
	await expect(
		wizard.getByRole( 'heading', { name: /is on your site$/ } )
	).toBeVisible();
	await page.goto( site.url );
	await expect( page ).toHaveTitle( /The lantern/ );
} );
