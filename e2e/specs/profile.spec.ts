import type { Site } from '@templately/sandbox';
import { publish } from '../designs';
import { expect, test } from '../test';

/** Sets the targets of links, like the owner of a site. */
const setLinks = ( site: Site, links: Record< string, string > ) =>
	site.evaluate(
		Object.entries( links )
			.map(
				( [ name, address ] ) =>
					`( new Templately\\Shared\\Settings\\Settings() )->set_link( '${ name }', '${ address }' );`
			)
			.join( ' ' )
	);

/** Prices of the plans, as the owner of a hub sets them. */
const PRICES = `$pricing = new Templately\\Hub\\Sales\\Price_List(); $pricing->set( 'starter', 'year', 79, 48 ); $pricing->set( 'starter', 'one_time', 149, 99 ); $pricing->set( 'pro', 'year', 150, 99 ); $pricing->set( 'pro', 'one_time', 299, 199 );`;

/** Gives every account a plan; administrators have no better one. */
const setPlan = ( site: Site, plan: string ) =>
	site.evaluate(
		`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'administrators_plan' => 'free' ) ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = '${ plan }'" );`
	);

// Chromium logs pictures that fail to load.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test(
	'An author links an account of their own beside the site’s, and unlinks it; the administrator signs everyone out',
	{ tag: [ '@ACC-069', '@ACC-073' ] },
	async ( { forms, library, page, requestUtils, signInAs, site } ) => {
		const rest = ( path: string ) =>
			requestUtils.rest< Record< string, string > >( {
				path: `/templately/v1/${ path }`,
				method: 'POST',
				data: {},
			} );
		await rest( 'login/local' );
		// An account with a verified address may have an API key.
		await site.evaluate(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET verified_at = 1, first_name = 'The', last_name = 'Studio'" );`
		);
		const { api_key: key = '' } = await rest( 'profile/api-key' );
		await rest( 'logout' );

		await library.visit( 'sign-in?redirect-to=profile' );
		await library.button( 'Connect via API key' ).click();
		await forms.signIn.getByLabel( 'API Key' ).fill( key );
		await forms.signIn.getByLabel( 'Global Sign In' ).check();
		await forms.submit.click();
		const profile = page.locator( '.templately-profile' );
		await expect(
			profile.getByText( 'Used by everyone on this site' )
		).toBeVisible();

		await signInAs( 'author' );
		await library.visit( 'profile' );
		await expect( profile.getByText( 'The Studio' ) ).toBeVisible();
		await library.account.click();
		await page.getByRole( 'menuitem', { name: 'Link My Account' } ).click();
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect(
			profile.getByText(
				'Only you use this account on this site, instead of The Studio'
			)
		).toBeVisible();
		await library.account.click();
		await page
			.getByRole( 'menuitem', { name: 'Unlink My Account' } )
			.click();
		await expect( library.account ).toHaveAccessibleName(
			'Account: The Studio'
		);

		await signInAs( 'administrator' );
		await library.visit( 'gutenberg/blocks' );
		await library.account.click();
		await page.getByRole( 'menuitem', { name: /^Logout/ } ).click();
		const enter = page.getByRole( 'button', { name: /^Continue as / } );
		await expect( enter ).toBeVisible();
		await signInAs( 'author' );
		await library.visit( 'profile' );
		await expect( enter ).toBeVisible();
	}
);

test(
	'A user on the free plan compares plans, buys one in another tab, and may insert a design that it covers; after Sync the profile shows the new data of the marketplace',
	{
		tag: [ '@ITM-014', '@ITM-015', '@ACC-011', '@ACC-014', '@ACC-099' ],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
		await publish( site, [
			{ slug: 'paid', name: 'Paid block', plan: 'pro', price: 49 },
		] );
		await site.evaluate( PRICES );
		await setPlan( site, 'free' );
		await library.signIn();
		await library.visit( 'gutenberg/blocks/paid' );
		const purchase = page
			.locator( '.templately-details__head' )
			.getByText( 'Purchase', { exact: true } );
		await expect( page.getByText( '$49' ).first() ).toBeVisible();
		// Without a shop there is no link to it.
		await expect( purchase ).toHaveCount( 0 );
		await setLinks( site, { checkout: `${ site.url }/` } );
		await library.visit( 'gutenberg/packs' );
		await expect(
			page.getByText(
				'You can use Templately on unlimited local sites and 2 live sites for free.'
			)
		).toBeVisible();
		await library.button( 'Upgrade' ).click();
		const offers = page.getByRole( 'dialog', { name: 'Upgrade' } );
		const pro = offers.getByRole( 'listitem' ).filter( { hasText: 'Pro' } );
		await expect( pro ).toContainText( '$199 once' );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'upgrade' );
		await offers.getByRole( 'radio', { name: 'Yearly' } ).click();
		await expect( pro ).toContainText( '$8.25 a month' );
		const checkout = page.waitForEvent( 'popup' );
		await pro.getByRole( 'link', { name: 'Upgrade to Pro' } ).click();
		// Once it is there: a tab that is closed on its way may never close.
		const shop = await checkout;
		await shop.waitForLoadState();
		expect( shop.url() ).toContain( 'plan=pro&utm_source=plugin' );
		await shop.close();
		await setPlan( site, 'pro_yearly' );
		// A page that a test drives is never hidden: this is what a browser says when its tab is shown again.
		await page.evaluate( () =>
			document.dispatchEvent( new Event( 'visibilitychange' ) )
		);
		await library.button( 'Close' ).click();
		await library.tab( 'Blocks' ).click();
		await library
			.card( 'Paid block' )
			.getByRole( 'link', { name: 'Paid block', exact: true } )
			.click();
		await expect( library.button( 'Insert' ) ).toBeVisible();
		await expect( purchase ).toHaveCount( 0 );

		await library.visit( 'profile' );
		const profile = page.locator( '.templately-profile' );
		await expect( profile.getByText( 'admin@example.com' ) ).toBeVisible();
		const warning = profile.getByText(
			'Your email address is not verified.'
		);
		await expect( warning ).toHaveCount( 0 );
		await site.evaluate(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = 'starter_yearly', first_name = 'Ada', last_name = 'Byron', is_local = 0, verified_at = 0" );`
		);
		await library.button( 'Sync' ).click();
		await library.said( /Successfully Synced/ );
		await expect( profile.getByText( 'Ada Byron' ) ).toBeVisible();
		await expect( profile.getByText( 'Starter, yearly' ) ).toBeVisible();
		await expect( warning ).toBeVisible();
		await profile.getByRole( 'button', { name: 'Logout' } ).click();
		await expect(
			page.getByRole( 'button', { name: /^Continue as / } )
		).toBeVisible();
	}
);
