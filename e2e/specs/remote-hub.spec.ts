/**
 * Two sites: one is the hub, the other uses it over HTTP.
 */
import type { Mail } from '@templately/sandbox';
import { ada } from '../pages/account';
import { followLink } from '../pages/mailbox';
import { expect, test } from '../sites';

// Chromium logs every response that is not successful.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

/** Names of what a site caches of its hub. */
const ofHub = ( name: string ) =>
	`'templately_hub_${ name }_' . substr( md5( ( new Templately\\Shared\\Settings\\Settings() )->hub_address() ), 0, 16 )`;

/** Ages the site's cached responses of the hub by ten minutes. */
const tenMinutes = `
	$kept = get_transient( ${ ofHub( 'answers' ) } );
	foreach ( array_keys( $kept ) as $key ) {
		$kept[ $key ]['at'] -= 600;
	}
	set_transient( ${ ofHub( 'answers' ) }, $kept, WEEK_IN_SECONDS );
`;

/** Ages the hub's last failure by half a minute: after three failures the site sends no request for that time. */
const halfAMinute = `
	$breaker = get_transient( ${ ofHub( 'breaker' ) } );
	$breaker['at'] -= 30;
	set_transient( ${ ofHub( 'breaker' ) }, $breaker, HOUR_IN_SECONDS );
`;

test( 'Sign up at a hub on another site, insert a block with its images, browse while the hub is away, and try again when it is back', async ( {
	blockEditor,
	forms,
	hub,
	library,
	page,
	site,
} ) => {
	await library.visit( 'sign-in' );
	await expect( forms.submit ).toBeVisible();
	// A remote hub does not know the site's WordPress users.
	await expect(
		page.getByRole( 'button', { name: /^Continue as / } )
	).toHaveCount( 0 );
	await forms.fillSignUp( ada );
	await forms.submit.click();
	await expect( library.account ).toHaveAccessibleName( 'Account: Ada Moss' );
	expect( await site.mails() ).toEqual( [] );

	let mail: Mail | undefined;
	await expect
		.poll( async () => ( mail = ( await hub.mails() ).at( -1 ) )?.to )
		.toBe( ada.email );
	const link = mail?.links[ 0 ] ?? '';
	expect( new URL( link ).origin ).toBe( hub.url );
	await followLink(
		page,
		link,
		'Confirm my address',
		'Your address is confirmed',
		ada.password
	);
	await library.button( "I've verified & Close" ).click();
	await expect( page.getByText( 'Please verify your email.' ) ).toHaveCount(
		0
	);

	await blockEditor.open( 'post-editor' );
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	const name = 'Tall picture, low words';
	await library.press( name, 'Insert' );
	await expect(
		page.getByText( `“${ name }” was inserted.` ).first()
	).toBeVisible();
	expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	expect( await blockEditor.content() ).not.toContain( hub.url );
	await page.goto( await blockEditor.publishPost( 'From afar' ) );
	const sources = await page.evaluate( async () => {
		const images = [
			...document.querySelectorAll< HTMLImageElement >(
				'.wp-block-post-content img'
			),
		];
		await Promise.all( images.map( ( image ) => image.decode() ) );
		return images.map( ( { currentSrc } ) => currentSrc );
	} );
	expect( sources.length ).toBeGreaterThan( 0 );
	for ( const source of sources ) {
		expect( new URL( source ).origin ).toBe( site.url );
	}
	expect( await page.content() ).not.toContain( hub.url );

	await library.visit( 'gutenberg/packs' );
	await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
	const banner = library.app.getByText(
		'The library is not available right now. This is the last saved copy.'
	);
	await expect( banner ).toHaveCount( 0 );
	// A screen asks several things at once; the hub goes away when all have been answered.
	await expect(
		library.app.getByText( 'Full Site Import' ).first()
	).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	await library.visit( 'gutenberg/packs' );
	await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();

	await hub.stop();
	await site.evaluate( tenMinutes );
	await library.visit( 'gutenberg/packs' );
	await expect( banner ).toBeVisible();
	await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();

	// A list that was not requested before.
	await library.visit( 'gutenberg/blocks?q=menu' );
	await expect(
		page.getByRole( 'alert' ).filter( {
			hasText: 'The library did not respond.',
		} )
	).toContainText( 'Your site and your templates are not affected.' );
	const again = library.app.getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	await expect( library.cards ).toHaveCount( 0 );

	// Nothing else waits for the hub: the administration asks it nothing.
	for ( const place of [ 'index.php', 'edit.php', 'post-new.php' ] ) {
		const answer = await page.goto( `wp-admin/${ place }` );
		expect( answer?.status() ).toBe( 200 );
		expect( await page.content() ).not.toMatch( /hub_unreachable/ );
	}

	await library.visit( 'gutenberg/blocks?q=menu' );
	await expect( again ).toBeVisible();
	await hub.start();
	await site.evaluate( halfAMinute );
	await again.click();
	await expect( library.card( 'Printed menu card' ) ).toBeVisible();
	await library.visit( 'gutenberg/packs' );
	await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
	await expect( banner ).toHaveCount( 0 );
} );
