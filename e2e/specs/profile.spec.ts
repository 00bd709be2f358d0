import type { Site } from '@templately/sandbox';
import { timersOf } from '../support/timers';
import { expect, test } from '../test';

/** Names where links lead, as the owner of a site does. */
const setLinks = ( site: Site, links: Record< string, string > ) =>
	site.evaluate(
		Object.entries( links )
			.map(
				( [ name, address ] ) =>
					`( new Templately\\Storage\\Settings() )->set_link( '${ name }', '${ address }' );`
			)
			.join( ' ' )
	);

const LINKS = {
	support: 'https://provider.example.org/support',
	docs: 'https://provider.example.org/docs',
	manageSites: 'https://provider.example.org/sites',
	manageAccount: 'https://provider.example.org/account',
	checkout: 'https://provider.example.org/checkout',
	privacy: 'https://provider.example.org/privacy',
	terms: 'https://provider.example.org/terms',
};

/** What the plans cost, as the owner of a hub says it. */
const PRICES = `$pricing = new Templately\\Hub\\Pricing\\Pricing(); $pricing->set( 'starter', 'year', 79, 48 ); $pricing->set( 'starter', 'one_time', 149, 99 ); $pricing->set( 'pro', 'year', 150, 99 ); $pricing->set( 'pro', 'one_time', 299, 199 );`;

/** Gives every account a plan; administrators have no better one. */
const setPlan = ( site: Site, plan: string ) =>
	site.evaluate(
		`( new Templately\\Storage\\Settings() )->change( array( 'administrators_plan' => 'free' ) ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = '${ plan }'" );`
	);

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4kWIEAANWAV/oF4RSAAAAAElFTkSuQmCC',
	'base64'
);

// Chromium tells of pictures that do not come.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test(
	'The front page says what this is, and plays its film when somebody asks for it',
	{ tag: [ '@ACC-008', '@ACC-009', '@SHL-034' ] },
	async ( { library, page, site } ) => {
		await library.visit( 'sign-in' );
		await expect(
			page.getByRole( 'heading', {
				name: 'Begin with a site that is already good',
			} )
		).toBeVisible();
		await expect( library.button( 'Play video' ) ).toHaveCount( 0 );
		const support = page.getByRole( 'link', { name: 'Talk to Support' } );
		await expect( support ).toHaveCount( 0 );

		await setLinks( site, {
			...LINKS,
			video: `${ site.url }/film.mp4`,
		} );
		const asked: string[] = [];
		await page.route( /film\.mp4/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'video/mp4', body: '' } );
		} );
		await page.reload();
		await expect( library.button( 'Play video' ) ).toBeVisible();
		await expect( page.locator( 'video' ) ).toHaveCount( 0 );
		expect( asked ).toEqual( [] );
		await library.button( 'Play video' ).click();
		const player = page.getByRole( 'dialog' ).locator( 'video' );
		await expect( player ).toBeVisible();
		await expect( player ).toHaveAttribute( 'src', /film\.mp4$/ );
		await expect.poll( () => asked.length ).toBeGreaterThan( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'video' ) ).toHaveCount( 0 );

		for ( const width of [ 1440, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect( support ).toBeVisible();
			await expect( support ).toHaveAttribute( 'href', LINKS.support );
			await expect( support ).toHaveAttribute( 'target', '_blank' );
		}
	}
);

test(
	'The sign-in form helps to find a key, and signs administrators in for everyone',
	{ tag: [ '@ACC-021', '@ACC-023' ] },
	async ( { forms, library, page, signInAs, site } ) => {
		await library.visit( 'sign-in' );
		const forAll = forms.signIn.getByLabel( 'Global Sign In' );
		await expect( forAll ).not.toBeChecked();
		// Without a password is the first thing to do; the form is the other.
		await expect(
			page.getByRole( 'button', { name: /^Continue as / } )
		).toHaveClass( /is-primary/ );
		await expect( forms.submit ).not.toHaveClass( /is-primary/ );
		const help = [ 'Manage Site', 'Documentation' ].map( ( name ) =>
			forms.signIn.getByRole( 'link', { name } )
		);
		await library.button( 'Connect via API key' ).click();
		await expect( forAll ).toBeVisible();
		await expect( help[ 0 ]! ).toHaveCount( 0 );
		await expect( help[ 1 ]! ).toHaveCount( 0 );

		await setLinks( site, LINKS );
		await page.reload();
		await expect( forms.signIn ).toBeVisible();
		await expect( help[ 0 ]! ).toHaveCount( 0 );
		await library.button( 'Connect via API key' ).click();
		await expect( help[ 0 ]! ).toHaveAttribute( 'href', LINKS.manageSites );
		await expect( help[ 1 ]! ).toHaveAttribute( 'href', LINKS.docs );
		for ( const checked of [ false, true ] ) {
			await forAll.setChecked( checked );
			await forms.signIn.getByLabel( 'API Key' ).fill( 'no-key' );
			const asked = page.waitForRequest( /templately.*login/ );
			await forms.submit.click();
			expect( ( await asked ).postDataJSON().global_signin ).toBe(
				checked
			);
			await expect(
				forms.signIn.getByText( 'This API key is not valid.' )
			).toBeVisible();
		}
		await forms.choose( 'Free Sign Up' );
		for ( const [ name, href ] of [
			[ 'privacy policy', LINKS.privacy ],
			[ 'terms of service', LINKS.terms ],
		] as const ) {
			await expect(
				forms.signUp.getByRole( 'link', { name } )
			).toHaveAttribute( 'href', href );
		}

		await signInAs( 'editor' );
		await library.visit( 'sign-in' );
		await expect( forms.signIn ).toBeVisible();
		await expect( forAll ).toHaveCount( 0 );
	}
);

test(
	'The profile shows who somebody is, and leads on',
	{
		tag: [
			'@ACC-064',
			'@ACC-065',
			'@ACC-066',
			'@ACC-067',
			'@ACC-068',
			'@ACC-070',
			'@ACC-071',
			'@ACC-080',
			'@ACC-099',
			'@SHL-039',
		],
	},
	async ( { library, page, site } ) => {
		await setLinks( site, LINKS );
		await page.route( /gravatar/, ( route ) =>
			route.fulfill( { contentType: 'image/png', body: PIXEL } )
		);
		await library.signIn();
		await site.evaluate(
			`update_option( 'show_avatars', '1' ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET first_name = 'Ada', last_name = 'Moss', joined_at = 1709467200" );`
		);
		await library.visit( 'profile' );
		const profile = page.locator( '.templately-profile' );
		await expect( library.title ).toHaveText( 'Profile' );
		// It leads to the cloud, and says how full that is.
		const cloud = library.app.getByRole( 'navigation', {
			name: 'My Cloud',
		} );
		await expect(
			cloud.getByRole( 'link', { name: 'Profile' } )
		).toHaveAttribute( 'aria-current', 'page' );
		await expect(
			cloud.getByRole( 'link', { name: 'My Clouds' } )
		).toBeVisible();
		await expect(
			library.app.getByRole( 'region', { name: 'Storage used' } )
		).toContainText( 'files' );
		await expect( profile.getByText( 'Ada Moss' ) ).toBeVisible();
		await expect( profile.getByText( 'admin@example.com' ) ).toBeVisible();
		await expect( profile.getByText( 'March 3, 2024' ) ).toBeVisible();
		await expect( profile.locator( 'img' ) ).toHaveAttribute(
			'src',
			/gravatar.*s=144/
		);
		const warning = profile.getByText( 'Your e-mail is not verified.' );
		await expect( warning ).toHaveCount( 0 );
		const manageHere = profile.getByRole( 'link', {
			name: 'Manage Account',
		} );
		await expect( manageHere ).toHaveAttribute(
			'href',
			LINKS.manageAccount
		);
		await expect( manageHere ).toHaveAttribute( 'target', '_blank' );
		for ( const name of [ 'Link My Account', 'Unlink My Account' ] ) {
			await expect( profile.getByText( name ) ).toHaveCount( 0 );
		}
		await library.account.click();
		const manage = page.getByRole( 'menuitem', { name: 'Manage Account' } );
		await expect( manage ).toHaveAttribute( 'href', LINKS.manageAccount );
		await expect( manage ).toHaveAttribute( 'target', '_blank' );
		await page.keyboard.press( 'Escape' );

		// What is new at the hub is there, and is said to be, for two seconds.
		await setPlan( site, 'free' );
		await site.evaluate(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET last_name = 'Byron', is_local = 0, verified_at = 0" );`
		);
		const timers = await timersOf( page );
		await library.button( 'Sync' ).click();
		await library.said( /Successfully Synced/ );
		await expect( profile.getByText( 'Ada Byron' ) ).toBeVisible();
		await expect( page.locator( '.templately-toast' ) ).toHaveCount( 0 );
		expect( await timers() ).toContain( 2000 );
		await expect( warning ).toBeVisible();
		await expect(
			profile.getByRole( 'link', { name: 'Resend verification' } )
		).toHaveAttribute( 'href', /email=admin%40example\.com$/ );

		await page.unroute( /gravatar/ );
		await page.route( /gravatar/, ( route ) => route.abort() );
		await page.reload();
		await expect( profile.getByText( 'Ada Byron' ) ).toBeVisible();
		await expect( profile.locator( 'img' ) ).toHaveCount( 0 );
		await expect(
			profile.locator( '.templately-avatar.is-failed svg' )
		).toBeVisible();

		await profile.getByRole( 'button', { name: 'Logout' } ).click();
		await expect(
			page.getByRole( 'button', { name: /^Continue as / } )
		).toBeVisible();
		expect( library.place.searchParams.get( 'path' ) ).toBe( 'sign-in' );
	}
);

test(
	'One’s own account takes the place of the site’s, and gives it back',
	{
		tag: [
			'@ACC-021',
			'@ACC-069',
			'@ACC-070',
			'@ACC-072',
			'@ACC-073',
			'@ACC-074',
			'@ACC-080',
		],
	},
	async ( { forms, library, page, requestUtils, signInAs, site } ) => {
		const rest = ( path: string, data: object = {} ) =>
			requestUtils.rest< Record< string, string > >( {
				path: `/templately/v1/${ path }`,
				method: 'POST',
				data,
			} );
		await rest( 'login/local' );
		await site.evaluate(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET verified_at = 1, first_name = 'The', last_name = 'Studio'" );`
		);
		const { api_key: key = '' } = await rest( 'profile/api-key' );
		await rest( 'logout' );

		const profile = page.locator( '.templately-profile' );
		const actions = async ( ...names: string[] ) => {
			for ( const name of [
				'Link My Account',
				'Unlink My Account',
				'Logout',
			] ) {
				await expect(
					profile.getByText( name, { exact: true } )
				).toHaveCount( names.includes( name ) ? 1 : 0 );
			}
		};
		await library.visit( 'sign-in?redirect-to=profile' );
		await library.button( 'Connect via API key' ).click();
		await forms.signIn.getByLabel( 'API Key' ).fill( key );
		await forms.signIn.getByLabel( 'Global Sign In' ).check();
		await forms.submit.click();
		await expect(
			profile.getByText( 'Used by everyone on this site' )
		).toBeVisible();
		await expect(
			profile.getByText( 'Signs out everyone on this site.' )
		).toBeVisible();
		await actions( 'Link My Account', 'Logout' );

		await signInAs( 'author' );
		await library.visit( 'profile' );
		await expect( profile.getByText( 'The Studio' ) ).toBeVisible();
		await actions( 'Link My Account', 'Logout' );
		// What all use is not one person's to end.
		await expect(
			profile.getByRole( 'button', { name: 'Logout' } )
		).toBeDisabled();
		await profile.getByText( 'Link My Account', { exact: true } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Link My Account' } )
		).toBeVisible();
		await expect( forms.signIn.getByLabel( 'Global Sign In' ) ).toHaveCount(
			0
		);
		await library.button( 'Cancel' ).click();
		await expect( profile.getByText( 'The Studio' ) ).toBeVisible();
		await profile.getByText( 'Link My Account', { exact: true } ).click();
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect(
			profile.getByText(
				'Used on this site by you alone, in place of The Studio'
			)
		).toBeVisible();
		await actions( 'Unlink My Account' );
		await profile.getByText( 'Unlink My Account', { exact: true } ).click();
		// Who has an account still is led nowhere.
		await expect( profile.getByText( 'The Studio' ) ).toBeVisible();
		expect( library.place.searchParams.get( 'path' ) ).toBe( 'profile' );
		await actions( 'Link My Account', 'Logout' );

		await signInAs( 'administrator' );
		await library.visit( 'gutenberg/blocks' );
		await library.account.click();
		await page.getByRole( 'menuitem', { name: /^Logout/ } ).click();
		await expect
			.poll( () => library.place.searchParams.get( 'path' ) )
			.toBe( 'sign-in' );
		await signInAs( 'author' );
		await library.visit( 'profile' );
		await expect(
			page.getByRole( 'button', { name: /^Continue as / } )
		).toBeVisible();
	}
);

test(
	'Who is offered what: visitors an account, the free plan others, a year its lifetime, a lifetime nothing',
	{
		tag: [
			'@ACC-011',
			'@ACC-012',
			'@ACC-013',
			'@ACC-014',
			'@ACC-015',
			'@ACC-090',
			'@ACC-091',
			'@ACC-092',
			'@ACC-093',
			'@ACC-095',
			'@ACC-096',
			'@ACC-097',
		],
	},
	async ( { expectAccessible, forms, library, page, photograph, site } ) => {
		await setLinks( site, LINKS );
		await site.evaluate( PRICES );
		await setPlan( site, 'free' );
		await library.visit( 'gutenberg/pages/vesper-quince-home' );
		await page
			.locator( '.templately-details__head' )
			.getByRole( 'button', { name: 'Free Sign Up' } )
			.click();
		await expect( forms.signUp ).toBeVisible();
		expect( library.place.searchParams.get( 'redirect-to' ) ).toContain(
			'vesper-quince-home'
		);

		await library.signIn();
		await library.visit( 'gutenberg/pages/vesper-quince-home' );
		await expect( library.button( 'Insert' ).first() ).toBeVisible();
		await expect( library.button( 'Free Sign Up' ) ).toHaveCount( 0 );
		const notice = page.getByText(
			'You can use Templately on unlimited local sites and 2 live sites for free.'
		);
		await expect( notice ).toHaveCount( 0 );
		await library.visit( 'gutenberg/packs' );
		await expect( notice ).toBeVisible();
		await expect(
			notice.getByRole( 'link', { name: 'Manage Site' } )
		).toHaveAttribute( 'href', LINKS.manageSites );
		await expect(
			notice.getByRole( 'link', { name: 'Documentation' } )
		).toHaveAttribute( 'href', LINKS.docs );
		await library.button( 'Upgrade' ).click();
		const offers = page.getByRole( 'dialog', { name: 'Upgrade' } );
		const plan = ( name: string ) =>
			offers.getByRole( 'listitem' ).filter( { hasText: name } );
		const upgradeTo = ( name: string ) =>
			page.getByRole( 'link', { name: `Upgrade to ${ name }` } );
		await expect(
			offers.getByRole( 'radio', { name: 'Lifetime' } )
		).toBeChecked();
		await expect( plan( 'Pro' ) ).toContainText( '$199 once' );
		await expect( plan( 'Pro' ) ).toContainText( '$299Save 33%' );
		await expect( plan( 'Starter' ) ).toContainText( '$99 once' );
		await expect( upgradeTo( 'Pro' ) ).toHaveAttribute(
			'href',
			`${ LINKS.checkout }?plan=pro&type=one_time&utm_source=plugin&utm_medium=upgradePlan`
		);
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'upgrade' );
		await page.setViewportSize( { width: 1280, height: 720 } );
		await offers.getByRole( 'radio', { name: 'Yearly' } ).click();
		await expect( plan( 'Pro' ) ).toContainText( '$8.25 a month' );
		await expect( plan( 'Pro' ) ).toContainText( '$99 a year' );
		await expect( plan( 'Pro' ) ).toContainText( '$150Save 34%' );
		await expect( plan( 'Starter' ) ).toContainText( '$4 a month' );
		await expect( upgradeTo( 'Starter' ) ).toHaveAttribute(
			'href',
			`${ LINKS.checkout }?plan=starter&utm_source=plugin&utm_medium=upgradePlan`
		);
		await offers.getByRole( 'button', { name: 'Close' } ).click();
		await library.button( 'Hide this notice' ).click();
		await expect( notice ).toHaveCount( 0 );
		await page.reload();
		await expect( library.cards.first() ).toBeVisible();
		await expect( library.account ).toBeVisible();
		await expect( notice ).toHaveCount( 0 );

		const headings = {
			free: 'Upgrade',
			pro_yearly: 'Keep your plan for a lifetime',
			pro_lifetime: '',
			pro: '',
		};
		for ( const [ name, heading ] of Object.entries( headings ) ) {
			await setPlan( site, name );
			await library.visit( 'profile' );
			await expect(
				page.getByRole( 'heading', { name: 'API key' } )
			).toBeVisible();
			await expect(
				page.getByRole( 'heading', {
					name: /^(Upgrade|Keep your plan for a lifetime)$/,
				} )
			).toHaveText( heading ? [ heading ] : [] );
			await expect( upgradeTo( 'Pro' ) ).toHaveCount( heading ? 1 : 0 );
			if ( heading ) {
				await expect( upgradeTo( 'Pro' ) ).toHaveAttribute(
					'href',
					/type=one_time/
				);
			}
			await expect( upgradeTo( 'Starter' ) ).toHaveCount(
				name === 'free' ? 1 : 0
			);
			await expect(
				page.getByText( 'Yearly', { exact: true } )
			).toHaveCount( name === 'free' ? 1 : 0 );
		}
	}
);

test.describe( 'In an editor', () => {
	test(
		'The header is never more than two rows, and leads to no other builder',
		{ tag: [ '@SHL-031' ] },
		async ( { blockEditor, library, page, site } ) => {
			await setLinks( site, LINKS );
			await library.signIn();
			await blockEditor.open( 'post-editor' );
			await blockEditor.openLibrary();
			await expect( library.cards.first() ).toBeVisible();
			await expect( library.account ).toBeVisible();
			await expect(
				library.app.getByRole( 'button', { name: /^Platform/ } )
			).toHaveCount( 0 );
			for ( const [ width, rows ] of [
				[ 1440, 1 ],
				[ 782, 2 ],
				[ 390, 2 ],
			] as const ) {
				await page.setViewportSize( { width, height: 844 } );
				const header = library.app.locator( '.templately-header' );
				await expect
					.poll( () =>
						header.evaluate( ( element ) => element.clientHeight )
					)
					.toBeLessThanOrEqual( rows === 1 ? 65 : 104 );
				expect(
					await header.evaluate(
						( element ) => element.scrollWidth - element.clientWidth
					)
				).toBeLessThanOrEqual( 0 );
			}
		}
	);
} );
