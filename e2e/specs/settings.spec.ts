/**
 * The settings screen.
 */
import { expect, test } from '../test';

test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test( 'Change the settings, correct an address, come back to them, and be refused as an editor', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	signInAs,
	site,
} ) => {
	await library.visit();
	await expect( library.title ).toHaveText( 'All Packs' );
	const menu = page.getByRole( 'navigation', { name: 'Main menu' } );
	const entry = menu.getByRole( 'link', { name: 'Settings', exact: true } );
	await menu
		.locator( '#toplevel_page_templately' )
		.getByText( 'Settings' )
		.click();
	await expect( library.title ).toHaveText( 'Settings' );
	await expect( entry.and( page.locator( '[aria-current]' ) ) ).toHaveCount(
		1
	);
	const save = library.button( 'Save Changes' );
	await expect( save ).toBeDisabled();

	// If one of two changes is invalid, neither is saved, and both stay in the form.
	const patterns = page.getByLabel( 'Show designs as patterns' );
	await expect( patterns ).toBeChecked();
	await patterns.uncheck();
	await page.getByLabel( 'Another site’s library' ).check();
	const address = page.getByLabel( 'Address of the other site' );
	await address.fill( 'designs.example.org' );
	await save.click();
	await expect( address ).toHaveAccessibleDescription(
		/“designs\.example\.org” is not a valid site address\./
	);
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'Nothing was changed.'
	);
	await expect( patterns ).not.toBeChecked();
	await page.getByLabel( 'Share this library with other sites' ).check();
	await expectAccessible( '.templately-app' );
	await photograph( 'settings' );

	await page.getByLabel( 'This site’s library' ).check();
	await page.getByLabel( 'Plan', { exact: true } ).selectOption( 'Starter' );
	await expect( page.getByLabel( 'As designed' ) ).toBeChecked();
	await page.getByLabel( 'My site’s style' ).check();
	await save.click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( save ).toBeDisabled();
	expect(
		await site.evaluate(
			`$s = new Templately\\Shared\\Settings\\Settings(); echo wp_json_encode( array( $s->hub_address(), $s->serves_other_sites(), $s->shows_patterns(), $s->administrators_plan(), $s->default_style() ) );`
		)
	).toBe( '["",true,false,"starter","site"]' );

	await library.tab( 'Blocks' ).click();
	await expect( library.title ).toHaveText( 'All Blocks' );
	await expect( entry.and( page.locator( '[aria-current]' ) ) ).toHaveCount(
		0
	);
	await page.goBack();
	await expect(
		page.getByLabel( 'Share this library with other sites' )
	).toBeChecked();
	await expect( patterns ).not.toBeChecked();

	await signInAs( 'editor' );
	await library.visit( 'settings' );
	await expect(
		page.getByRole( 'heading', { name: 'Your role can’t do this' } )
	).toBeVisible();
	await expect(
		page
			.locator( '#toplevel_page_templately' )
			.getByRole( 'link', { name: 'Settings' } )
	).toHaveCount( 0 );
} );
