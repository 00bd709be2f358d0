import type { Site } from '@templately/sandbox';
import { publish } from '../designs';
import { expect, test } from '../test';

const LONG =
	'A page about everything that a small restaurant by the sea might want to say';

/** Has every account of the site have marked, taken and bought things, the first of a list last. */
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

test(
	'A visitor marks a favourite, signs in, and finds it marked and listed',
	{
		tag: [
			'@LIB-023',
			'@LIB-055',
			'@LIB-056',
			'@ACC-052',
			'@ACC-053',
			'@ACC-054',
			'@ACC-055',
			'@SHL-011',
			'@LIB-072',
			'@SHL-051',
		],
	},
	async ( { cloud, expectAccessible, library, page, photograph, site } ) => {
		const ids = await publish( site, [
			...Array.from( { length: 24 }, ( _, number ) => ( {
				slug: `zeta-${ number }`,
				name: `Zeta ${ number }`,
				plan: number % 2 ? ( 'pro' as const ) : ( 'starter' as const ),
			} ) ),
			{ slug: 'zeta-page', name: LONG, type: 'pages' },
			{
				slug: 'zeta-pack',
				name: 'Zeta pack',
				type: 'packs',
				downloads: 100_000,
			},
		] );
		await library.visit( 'gutenberg/packs?q=zeta' );
		const heart = library
			.card( 'Zeta pack' )
			.getByRole( 'button', { name: /^Favourite Zeta pack/ } );
		await expect( heart ).toHaveText( '0' );
		await heart.click();
		await expect
			.poll( () => library.place.searchParams.get( 'redirect-to' ) )
			.toBe( 'gutenberg/packs?q=zeta' );
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( heart ).toHaveText( '1' );
		await expect( heart ).toHaveAccessibleName( 'Favourite Zeta pack, 1' );
		expect( library.place.searchParams.get( 'q' ) ).toBe( 'zeta' );

		await collect( site, 'favourites', ids.slice( 0, 25 ) );
		await page.getByRole( 'button', { name: /^Account: / } ).click();
		await page.getByRole( 'menuitem', { name: 'My Favourites' } ).click();
		await expect( library.title ).toHaveText( 'My Favourites' );
		await expect( library.cards ).toHaveCount( 24 );
		await expect(
			cloud.navigation.getByRole( 'link', { name: 'My Favourites' } )
		).toHaveAttribute( 'aria-current', 'page' );
		await expect( cloud.usage ).toBeVisible();
		// Every card has its heart, whatever it is a card of.
		const hearts = library.cards.getByRole( 'button', {
			name: /^Favourite .*, \d+$/,
		} );
		await expect( hearts ).toHaveCount( 24 );
		await expect( page.getByLabel( 'Type' ) ).toHaveValue( 'all' );
		await expect( page.getByLabel( 'Plan' ) ).toHaveValue( 'all' );
		await expectAccessible( '.templately-app' );
		await photograph( 'favourites' );
		await library.pager.getByRole( 'button', { name: 'Page 2' } ).click();
		await expect( library.cards ).toHaveCount( 2 );
		await page.getByLabel( 'Type' ).selectOption( 'Page' );
		await expect( library.cards ).toHaveCount( 1 );
		await expect( library.card( LONG ) ).toBeVisible();
		await expect( hearts ).toHaveCount( 1 );
		await page.getByLabel( 'Type' ).selectOption( 'Block' );
		await page.getByLabel( 'Plan' ).selectOption( 'Pro' );
		await expect( library.cards ).toHaveCount( 12 );
		await expect( library.card( 'Zeta 1' ) ).toBeVisible();

		await page.getByRole( 'radio', { name: 'List', exact: true } ).click();
		const table = page.getByRole( 'table', { name: 'My Favourites' } );
		await expect( table.getByRole( 'row' ) ).toHaveCount( 13 );
		await photograph( 'favourites-list' );
		await page.reload();
		await expect( table ).toBeVisible();
	}
);

test(
	'What somebody took and bought is listed, and what was bought is inserted whatever the plan',
	{
		tag: [
			'@ACC-057',
			'@ACC-059',
			'@ACC-060',
			'@ACC-061',
			'@ACC-089',
			'@ACC-102',
			'@ACC-103',
			'@LIB-005',
			'@SHL-011',
		],
	},
	async ( {
		cloud,
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
			...Array.from( { length: 12 }, ( _, number ) => ( {
				slug: `zeta-${ number }`,
				name: `Zeta ${ number }`,
			} ) ),
		] );
		// An editor's plan is the free one.
		await signInAs( 'editor' );
		for ( const path of [ 'favourites', 'downloads', 'purchased-items' ] ) {
			await library.visit( path );
			await expect
				.poll( () => library.place.searchParams.get( 'redirect-to' ) )
				.toBe( path );
		}
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect( library.title ).toHaveText( 'Purchased Items' );
		await expect(
			page.getByRole( 'heading', { name: 'Nothing purchased yet' } )
		).toBeVisible();
		await photograph( 'purchased-empty' );

		const isHere = ( name: string ) =>
			expect(
				cloud.navigation.locator( '[aria-current=page]' )
			).toHaveText( name );
		await expect(
			page.getByRole( 'img', { name: 'No items' } )
		).toBeVisible();
		await isHere( 'Purchased Items' );
		await expect( cloud.usage ).toBeVisible();

		await collect( site, 'downloads', ids.slice( 1 ) );
		await collect( site, 'purchases', ids.slice( 0, 3 ) );
		await library.visit( 'downloads' );
		const downloads = page.getByRole( 'table', { name: 'My Downloads' } );
		await expect( downloads.getByRole( 'columnheader' ) ).toHaveText( [
			'Name',
			'Type',
			'Downloaded At',
		] );
		await expect( downloads.getByRole( 'row' ) ).toHaveCount( 13 );
		await isHere( 'My Downloads' );
		await expect( cloud.usage ).toBeVisible();
		await expect( downloads.getByRole( 'row' ).nth( 1 ) ).toContainText(
			/Page.*Oct 12, 2026/
		);
		await expectAccessible( '.templately-app' );
		await photograph( 'downloads' );
		await library.pager.getByRole( 'button', { name: 'Page 2' } ).click();
		await expect( downloads.getByRole( 'row' ) ).toHaveCount( 2 );

		await cloud.navigation
			.getByRole( 'link', { name: 'Purchased Items' } )
			.click();
		const purchases = page.getByRole( 'table', {
			name: 'Purchased Items',
		} );
		await expect( purchases.getByRole( 'columnheader' ) ).toHaveText( [
			'Name',
			'Type',
			'Actions',
			'Purchase date',
		] );
		await expectAccessible( '.templately-app' );
		await photograph( 'purchased' );
		const row = ( name: string ) => purchases.getByRole( 'row', { name } );
		await expect(
			row( 'Zeta pack' ).getByRole( 'link', { name: 'View Zeta pack' } )
		).toHaveText( 'View' );
		await expect(
			row( 'Zeta pack' ).getByRole( 'button', { name: /^Insert/ } )
		).toHaveCount( 0 );
		await expect( row( LONG ).getByRole( 'cell' ) ).toHaveText( [
			'Page',
			'Insert',
			'Oct 11, 2026',
		] );
		// A page and a block.
		for ( const name of [ 'Zeta 0', LONG ] ) {
			await expect(
				row( name ).getByRole( 'button', { name: `Insert ${ name }` } )
			).toHaveText( 'Insert' );
			await expect(
				row( name ).getByRole( 'link', { name: /^View/ } )
			).toHaveCount( 0 );
		}
		await row( LONG )
			.getByRole( 'button', { name: `Insert ${ LONG }` } )
			.click();
		await expect( page.getByRole( 'dialog' ) ).toContainText( LONG );
		await page.keyboard.press( 'Escape' );
		await row( 'Zeta pack' )
			.getByRole( 'link', { name: 'View Zeta pack' } )
			.click();
		await expect( library.title ).toHaveText( 'Zeta pack' );
	}
);

test(
	'Who is signed in rates a pack, with the keyboard as with the mouse',
	{ tag: [ '@ITM-028' ] },
	async ( { expectAccessible, library, page, photograph, site } ) => {
		await publish( site, [
			{ slug: 'zeta-pack', name: 'Zeta pack', type: 'packs' },
			{ slug: 'zeta-block', name: 'Zeta block', pack: 'zeta-pack' },
		] );
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
		await expect(
			page.getByText( 'Your rating was saved.' )
		).toBeVisible();
		await mine.locator( 'label' ).nth( 1 ).click();
		await expect( page.getByText( '2.0 of 5' ) ).toBeVisible();
		await expectAccessible( '.templately-app' );
		await photograph( 'rating' );
		await page.reload();
		await expect(
			mine.getByRole( 'radio', { name: '2 stars' } )
		).toBeChecked();
		await library.visit( 'gutenberg/blocks/zeta-block' );
		await expect( library.title ).toHaveText( 'Zeta block' );
		await expect( mine ).toHaveCount( 0 );
	}
);
