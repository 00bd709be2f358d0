import type { Site } from '@templately/sandbox';
import { publish } from '../designs';
import { expect, test } from '../test';

const LONG =
	'A page about everything that a small restaurant by the sea might want to say';

/** Adds favourites, downloads and purchases to every account of the site. The first of a list is the newest. */
const collect = (
	site: Site,
	table: 'favourites' | 'downloads' | 'purchases',
	ids: number[]
) =>
	site.evaluate(
		`global $wpdb;
		$when = array( 'favourites' => 'favoured_at', 'downloads' => 'downloaded_at', 'purchases' => 'purchased_at' )[ '${ table }' ];
		foreach ( $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}templately_accounts" ) as $account ) {
			foreach ( array( ${ ids.join( ',' ) } ) as $at => $id ) {
				$wpdb->insert( $wpdb->prefix . 'templately_${ table }', array( 'account_id' => $account, 'item_id' => $id, $when => strtotime( '2026-10-12 09:30:00' ) - 86400 * $at ) );
			}
		}`
	);

test( 'ITM-028 A visitor marks a favourite, signs in, and finds it marked and listed; another rates the pack with the keyboard, and again with the mouse', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	signInAs,
	site,
} ) => {
	const ids = await publish( site, [
		{ slug: 'zeta-pack', name: 'Zeta pack', type: 'packs' },
		{ slug: 'zeta-page', name: LONG, type: 'pages' },
		{ slug: 'zeta-block', name: 'Zeta block' },
	] );
	await library.visit( 'gutenberg/packs?q=zeta' );
	const heart = library
		.card( 'Zeta pack' )
		.getByRole( 'button', { name: /^Favourite Zeta pack/ } );
	await expect( heart ).toHaveText( '0' );
	await heart.click();
	await page.getByRole( 'button', { name: /^Continue as / } ).click();
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( heart ).toHaveAccessibleName( 'Favourite Zeta pack, 1' );
	expect( library.place.searchParams.get( 'q' ) ).toBe( 'zeta' );

	await collect( site, 'favourites', ids.slice( 1 ) );
	await library.account.click();
	await page.getByRole( 'menuitem', { name: 'My Favourites' } ).click();
	await expect( library.cards ).toHaveCount( 3 );
	await page.getByLabel( 'Type' ).selectOption( 'Pack' );
	await expect( library.cards ).toHaveCount( 1 );
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'radio', { name: 'List', exact: true } ).click();
	const table = page.getByRole( 'table', { name: 'My Favourites' } );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
	await page.reload();
	await expect( table ).toBeVisible();

	await signInAs( 'editor' );
	await library.visit( 'gutenberg/packs/zeta-pack' );
	await expect( page.getByText( 'Not rated yet' ) ).toBeVisible();
	const mine = page.getByRole( 'group', { name: 'Your rating' } );
	await expect( mine ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'Login' } ).click();
	await page.getByRole( 'button', { name: /^Continue as / } ).click();
	await mine.getByRole( 'radio', { name: '1 star' } ).focus();
	await page.keyboard.press( 'Space' );
	for ( let press = 0; press < 3; press++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect( page.getByText( 'Not rated yet' ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( '4.0 of 5' ) ).toBeVisible();
	await expect( page.getByText( 'Your rating was saved.' ) ).toBeVisible();
	await mine.locator( 'label' ).nth( 1 ).click();
	await expect( page.getByText( '2.0 of 5' ) ).toBeVisible();
	await expectAccessible( '.templately-app' );
	await photograph( 'rating' );
	await page.reload();
	await expect(
		mine.getByRole( 'radio', { name: '2 stars' } )
	).toBeChecked();
} );

test(
	'An editor looks at downloads and purchases, and inserts a purchased design on any plan',
	{ tag: [ '@LIB-005', '@ACC-103' ] },
	async ( {
		expectAccessible,
		library,
		page,
		photograph,
		signInAs,
		site,
	} ) => {
		const ids = await publish( site, [
			{ slug: 'zeta-pack', name: 'Zeta pack', type: 'packs', price: 49 },
			{
				slug: 'zeta-page',
				name: LONG,
				type: 'pages',
				plan: 'pro',
				price: 9,
			},
			{ slug: 'zeta-block', name: 'Zeta block' },
		] );
		// An editor's plan is the free one.
		await signInAs( 'editor' );
		await library.visit( 'purchased-items' );
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Nothing purchased yet' } )
		).toBeVisible();
		await collect( site, 'downloads', ids.slice( 1 ) );
		await collect( site, 'purchases', ids.slice( 0, 2 ) );
		await library.visit( 'downloads' );
		const downloads = page.getByRole( 'table', { name: 'My Downloads' } );
		await expect( downloads.getByRole( 'row' ) ).toHaveCount( 3 );
		await expect( downloads.getByRole( 'row' ).nth( 1 ) ).toContainText(
			/Page.*Oct 12, 2026/
		);
		await expectAccessible( '.templately-app' );
		await photograph( 'downloads' );
		await page
			.getByRole( 'navigation', { name: 'My Cloud' } )
			.getByRole( 'link', { name: 'Purchased Items' } )
			.click();
		const purchases = page.getByRole( 'table', {
			name: 'Purchased Items',
		} );
		await expect( purchases.getByRole( 'row' ) ).toHaveCount( 3 );
		await expectAccessible( '.templately-app' );
		await photograph( 'purchased' );
		await purchases
			.getByRole( 'button', { name: `Insert ${ LONG }` } )
			.click();
		await library.dialog.getByLabel( 'Page title' ).fill( 'Bought' );
		await library.button( 'Create a Page' ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Your page is ready' } )
		).toBeVisible();
		expect(
			await site.evaluate(
				`echo get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'Bought' ) )[0]->post_content;`
			)
		).toContain( 'zeta-page' );
	}
);
