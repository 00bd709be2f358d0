import { marketplace } from '@templately/sandbox';
import { ada } from '../pages/account';
import { followLink } from '../pages/mailbox';
import { expect, test } from '../test';

/** Creates an account without a browser, not signed in. */
const makeAccount = ( email: string ) =>
	`$_SERVER['REMOTE_ADDR'] = '127.0.0.1'; $hub = ${ marketplace }; $server = new WP_REST_Server(); ( new Templately\\Shared\\Rest\\Route_Registrar( 'templately-hub/v1', $hub->policy() ) )->register( $server, $hub->controllers(), true ); $request = new WP_REST_Request( 'POST', '/templately-hub/v1/accounts' ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( wp_json_encode( array( 'first_name' => 'Ada', 'last_name' => 'Moss', 'email' => '${ email }', 'password' => '${ ada.password }', 'privacy_consent' => true, 'terms_consent' => true ) ) ); $server->dispatch( $request );`;

// Chromium logs every response that is not successful.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test(
	'Ada signs up, verifies by the mail, logs out and signs in again',
	{
		tag: [
			'@smoke',
			'@journey',
			'@ACC-001',
			'@ACC-005',
			'@ACC-084',
			'@ACC-085',
		],
	},
	async ( { expectAccessible, forms, library, mails, page, photograph } ) => {
		const email = 'ada.moss+new@example.org';
		await library.visit( 'sign-in?redirect-to=/gutenberg/blocks' );
		await forms.fillSignUp( { ...ada, first_name: '1', email: 'x' } );
		await forms.signUp.getByLabel( 'Email' ).blur();
		await expect( forms.signUp.getByLabel( 'Email' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expectAccessible( '.templately-app' );
		await photograph( 'sign-up-errors' );
		await forms.fillSignUp( { ...ada, email } );
		await forms.submit.click();
		await expect( library.title ).toHaveText( 'All Packs' );
		const banner = page.getByText( 'Please verify your email.' );
		await expect( banner ).toBeVisible();
		await expectAccessible( '.templately-app' );
		await photograph( 'not-verified' );
		// Opens in a new tab with exactly this URL.
		const resend = page.waitForEvent( 'popup' );
		await page.getByRole( 'link', { name: 'Resend verification' } ).click();
		const again = await resend;
		await expect( again.getByRole( 'textbox' ) ).toHaveValue( email );
		await again.close();
		await library.button( "I've verified & Close" ).click();
		await expect( page.getByText( 'Not verified yet' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		const { links } = await mails.to( email );
		await followLink(
			page,
			links[ 0 ],
			'Confirm my address',
			'Your address is confirmed',
			ada.password
		);
		await library.button( "I've verified & Close" ).click();
		await expect( banner ).toHaveCount( 0 );

		await library.tab( 'Blocks' ).click();
		await library.account.click();
		await page.getByRole( 'menuitem', { name: 'Logout' } ).click();
		await expect( library.account ).toHaveCount( 0 );
		await forms.fillSignIn( email, ada.password );
		await forms.submit.click();
		await expect( library.account ).toHaveAccessibleName(
			'Account: Ada Moss'
		);
		await expect( library.title ).toHaveText( 'All Packs' );
	}
);

test(
	'A user mistypes the password, sees the error at its field, signs in with the API key that the profile has shown once, and signs in again when the session has ended, for the packs of the same builder',
	{ tag: [ '@ACC-006', '@ERR-002', '@ERR-003', '@ERR-006' ] },
	async ( { context, library, forms, mails, page, signInAs, site } ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		await site.evaluate( makeAccount( ada.email ) );
		await library.continueAs();
		await library.visit( 'profile' );
		const make = library.button( 'Generate API key' );
		await make.click();
		await expect(
			page.getByText(
				'Please confirm your address admin@example.com first. We have sent you a link.'
			)
		).toBeVisible();
		const { links } = await mails.to( 'admin@example.com' );
		await followLink(
			page,
			links[ 0 ],
			'Confirm my address',
			'Your address is confirmed'
		);
		await page.keyboard.press( 'Escape' );
		await make.click();
		const field = page.getByLabel( 'Your new API key' );
		await expect( field ).not.toHaveValue( '' );
		const key = await field.inputValue();
		await library.button( 'Copy' ).click();
		await library.said( /Copied\./ );
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( key );
		await page.reload();
		await expect( make ).toBeVisible();
		await expect( field ).toHaveCount( 0 );

		await signInAs( 'author' );
		await library.visit( 'sign-in' );
		await forms.fillSignIn( ada.email, 'Wrong-1-password' );
		await forms.submit.click();
		await expect(
			forms.signIn.getByText(
				'The email address or password is incorrect.'
			)
		).toBeVisible();
		await expect( forms.signIn.getByLabel( 'Email' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await library.button( 'Connect via API key' ).click();
		const given = forms.signIn.getByLabel( 'API Key' );
		await given.fill( 'not-a-key' );
		await forms.submit.click();
		await expect( given ).toHaveAccessibleDescription(
			'This API key is not valid.'
		);
		await given.fill( key );
		await forms.submit.click();
		await expect( library.account ).toHaveAccessibleName(
			/^Account: .*admin/i
		);

		await signInAs( 'administrator' );
		await page.goto( 'wp-admin/' );
		await library.visit( 'elementor/blocks' );
		await expect( library.account ).toBeVisible();
		await site.evaluate(
			'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}templately_tokens" );'
		);
		await page.reload();
		await expect(
			page.getByText( 'Your session has ended. Please sign in again.' )
		).toBeVisible();
		await expect( library.account ).toHaveCount( 0 );
		// Logged out on the site too.
		await expect
			.poll( () =>
				site.evaluate(
					`echo (int) ( '' === ( new Templately\\Site\\Hub_Client\\Access_Tokens() )->get_own( 1 ) );`
				)
			)
			.toBe( '1' );
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect( library.account ).toBeVisible();
		await expect( library.title ).toHaveText( 'All Packs' );
		expect( library.place.searchParams.get( 'path' ) ).toBe(
			'elementor/packs'
		);
		// The two entries replaced each other in the history.
		await page.goBack();
		await expect( page ).toHaveURL( /wp-admin\/$/ );
	}
);

test(
	'A user continues as their WordPress user, on a site with plain permalinks, and links the account with their address by mail',
	{ tag: [ '@ACC-001', '@RST-001' ] },
	async ( { library, mails, page, site } ) => {
		await site.evaluate(
			`update_option( 'permalink_structure', '' ); ${ makeAccount(
				'admin@example.com'
			) }`
		);
		const calls: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /templately(%2F|\/)v1/.test( request.url() ) ) {
				calls.push( new URL( request.url() ).pathname );
			}
		} );
		await library.visit( 'sign-in' );
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
		await expect(
			page.getByText(
				'An account with your email address already exists.'
			)
		).toBeVisible();
		await library.button( 'Email me a link instead' ).click();
		await expect(
			page.getByText( 'We have sent you a link.' )
		).toBeVisible();
		const isLink = ( link: string ) => /templately-hub=link/.test( link );
		await expect
			.poll( async () =>
				( await site.mails() ).some( ( { links } ) =>
					links.some( isLink )
				)
			)
			.toBe( true );
		const { links } = await mails.to( 'admin@example.com' );
		await followLink(
			page,
			links.find( isLink ),
			'Link my account',
			'Your account is linked'
		);
		await library.continueAs();
		await expect( library.title ).toHaveText( 'All Packs' );
		await expect( library.account ).toHaveAccessibleName(
			'Account: Ada Moss'
		);
		expect( [ ...new Set( calls ) ] ).toEqual( [ '/index.php' ] );
	}
);
